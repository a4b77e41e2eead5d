# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The looks: how a kind of screen shows what the app and the table say. Only the board's own look is loaded.

A Look has width, height, scene (which it draws into) and

    banks()            returns the tiles of its scenes
    too_large(rules)   returns one line if the table of a rule set does not fit, else ""
    view(session)      returns the View that draws the table of a session
    menus              is its module menus.py, loaded at the first use
    page(name, shown)  draws a Calendar, a Rating or a Graph of firmware/screens by the module of that name
    listed             is how many lines of a menu's log are shown at once
    brief              says whether these lines use few letters
    lacks              are the names of the settings (firmware.app.settings) that mean nothing with this look

The module menus.py, in which a menu is a firmware.screens.menu.Menu and a page is (heading, paragraph, …), has

    open_menu(look, menu)       prepares a menu
    show_menu(look, menu)       draws it, and may add a row of its own
    cut(look, pages)            returns the pages as the look shows them, perhaps more; each begins with its heading
    show_page(look, pages, at, back)  draws one of these; back: the label of the button that leaves them

All of them draw into the look's scene. The words come from the menu, or from text.menus().
"""

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any, Protocol

    from boards import Board
    from firmware.app.session import Session
    from firmware.draw.shown import Shown
    from firmware.screens.menu import Page
    from firmware.table.views.turn_replay import SessionSnapshot

    Cut = tuple[Any, ...]  # its heading, and what a look makes of its paragraphs: each look something else

    class View(Protocol):
        """Draws a table, and knows where its piles are: see firmware/draw/large/table.py. Text has none to touch."""

        says_task: bool
        marks_places: bool
        animates: bool

        @property
        def is_first_page(self) -> bool: ...

        width: int  # of a card in pixels
        height: int

        def line(self, p: int) -> int: ...
        def x(self, p: int) -> int: ...
        def y(self, p: int, below: int = 0, more: int = 0) -> int: ...
        def pitch(self, p: int, more: int) -> int: ...
        def covers(self, p: int, x: int, y: int) -> bool: ...
        def covers_words(self, x: int, y: int) -> bool: ...
        def flip(self) -> bool: ...
        def show(self, shown: Shown) -> None: ...
        def show_look(self, p: int, n: int, said: str) -> None: ...
        def show_spread(self, p: int, cards: bytearray, n: int, said: str) -> None: ...
        def show_stopped(self, heading: str, said: str) -> str: ...

    class Look(Protocol):
        """A kind of screen, as described above; the one in words has no banks."""

        width: int
        height: int
        one_bit: bool
        listed: int
        brief: bool
        lacks: tuple[str, ...]

        @property
        def scene(self) -> Any: ...  # a Scene or a TextScene, as its renderer takes it
        @property
        def menus(self) -> ModuleType: ...
        def banks(self) -> tuple[Any, ...]: ...
        def page(self, name: str, shown: Page) -> None: ...
        def too_large(self, rules: str) -> str: ...
        def view(self, session: Session | SessionSnapshot) -> View: ...


def look_of(board: "Board") -> "Look":
    """Return the Look of a module of boards/, by its SCREEN. ValueError if there is none of that kind or size."""
    return look(board.SCREEN, board.WIDTH, board.HEIGHT)


def look(kind: str, width: int, height: int) -> "Look":
    """Return the Look of a kind of screen: large, small, tiny, one_bit or text. ValueError as above."""
    Look: "Any"  # one of several classes
    if kind == "large":
        from firmware.draw.large.look import Look
    elif kind == "small":
        from firmware.draw.small.look import Look
    elif kind == "tiny":
        from firmware.draw.tiny.look import Look
    elif kind == "one_bit":
        from firmware.draw.one_bit.look import Look
    elif kind == "text":
        from firmware.draw.text.look import Look
    else:
        raise ValueError("no look for a screen that is '%s'" % kind)
    return Look(width, height)
