# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The look of a board: how screens say what they say on its kind of screen. Only the one asked for is loaded.

A Look has width, height, scene (what is to be shown) and

    banks()            the tiles that its scenes are made of
    too_large(rules)   one line if the table of a rule set has no room, else ""
    view(session)      what draws the table of a session
    menus              its module menus.py, loaded when it is first asked for
    graph(shown)       draws a firmware.screens.review.Graph
    listed             how many lines of a menu's log are shown at once
    brief              whether these are to be in few letters
    dresses            whether it can be shown in other colours
    large_marks        whether cards can have large ranks and suits
    turns              whether its scenes can be shown turned round

and a module menus.py, where a menu is a firmware.screens.menu.Menu and a page (heading, paragraph, …), has

    open_menu(look, menu)       makes a menu ready
    show_menu(look, menu)       draws it, and may add a row of its own
    cut(look, pages)            pages as the look shows them, maybe more; each has its heading first
    show_page(look, pages, at, back)  draws one of these; back: the label of the button that leaves them

They draw into the look's scene. What is said comes from the menu, or from text.words.
"""

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Any, Protocol

    from boards import Board
    from firmware.draw.shown import Shown

    Page = tuple[Any, ...]  # its heading, and what a look makes of its paragraphs

    class View(Protocol):
        """What draws a table, and knows where its piles are: see firmware/draw/large/table.py."""

        marks_places: bool
        leaps: bool

        def line(self, p: int) -> int: ...
        def x(self, p: int) -> int: ...
        def y(self, p: int, below: int = 0, more: int = 0) -> int: ...
        def pitch(self, p: int, more: int) -> int: ...
        def covers(self, p: int, x: int, y: int) -> bool: ...
        def flip(self) -> bool: ...
        def show(self, shown: Shown) -> None: ...
        def show_look(self, p: int, n: int, said: str) -> None: ...
        def show_spread(self, p: int, cards: bytearray, n: int, said: str) -> None: ...
        def show_stopped(self, heading: str, said: str) -> str: ...



def look_of(board: "Board") -> "Any":
    """Return the Look of a module of boards/, by its SCREEN. ValueError for a kind or size there is no look for."""
    return look(board.SCREEN, board.WIDTH, board.HEIGHT)


def look(kind: str, width: int, height: int) -> "Any":
    """Return the Look of a kind of screen (one of the four) of width x height pixels. ValueError as above."""
    Look: "Any"
    if kind == "large":
        from firmware.draw.large.look import Look
    elif kind == "small":
        from firmware.draw.small.look import Look
    elif kind == "one_bit":
        from firmware.draw.one_bit.look import Look
    elif kind == "text":
        from firmware.draw.text.look import Look
    else:
        raise ValueError("no look for a screen that is '%s'" % kind)
    return Look(width, height)
