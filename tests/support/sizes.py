"""The sizes (width, height) of the boards' screens, and what fits the table there."""

from collections.abc import Iterable, Sequence
from typing import Any

from firmware.app.app import App
from hostsim import arguments
from hostsim.players.driver import look_for

_BOARDS = [board for board in map(arguments.board, arguments.board_names()) if board.SCREEN != "text"]
_SCREENS = {(board.WIDTH, board.HEIGHT): board.SCREEN for board in _BOARDS}
ALL_SIZES = sorted(_SCREENS, key=lambda size: (-size[0], -size[1]))
ONE_BIT_SIZES = [size for size in ALL_SIZES if _SCREENS[size] == "one_bit"]
COLOUR_SIZES = [size for size in ALL_SIZES if size not in ONE_BIT_SIZES]
LARGE_SIZES = [size for size in COLOUR_SIZES if _SCREENS[size] == "large"]
SMALL_SIZES = [size for size in COLOUR_SIZES if size not in LARGE_SIZES]  # with lists that scroll
# Windows of a page on a phone, upright and sideways; look_for takes them for large screens.
WINDOW_SIZES = [(234, 434), (432, 234), (264, 330)]
TINY_SIZES = [size for size in COLOUR_SIZES if _SCREENS[size] == "tiny"]


def table_fits(size: tuple[int, int], rules: str) -> bool:
    """Return whether the table of a rule set fits a screen of this size."""
    return not look_for(*size).why_too_large(rules)


def tables(sizes: Iterable[tuple[int, int]], rules: Iterable[str]) -> list[tuple[tuple[int, int], str]]:
    """Return (size, rule set) for each of these screens and each of these games that it can show."""
    rules = tuple(rules)
    return [(size, each) for size in sizes for each in rules if table_fits(size, each)]


def check_lines(app: App, view: Any, lines: Sequence[str], more: int = 2) -> None:
    """Check that these lines of text fit below a table, or upon a one-bit one.

    more: the lines beyond the layout's room, one more if it is tiny. More of them would hide too much of the table.
    """
    scene, size = app.scene, (app.look.width, app.look.height)
    _, _, width, room = view.layout.text_box
    if size in ONE_BIT_SIZES:
        most, width = (size[1] - 3) // scene.line_pitch, size[0]
    else:
        most, width = room + more + (size in TINY_SIZES), width - 1
    assert len(lines) <= most, (app.status, lines)
    font = 0 if size in ONE_BIT_SIZES else view.layout.text_font
    assert all(scene.text_width(line, font) <= width for line in lines), lines


def check_sentence(app: App, view: Any, sentence: str, more: int = 2) -> None:
    """Check that a sentence fits a table once it is broken into lines, as check_lines does."""
    font = 0 if (app.look.width, app.look.height) in ONE_BIT_SIZES else view.layout.text_font
    check_lines(app, view, app.scene.wrap(sentence, view.layout.text_box[2] - 2, font), more)
