"""The sizes (width, height) of all screens that have a layout, and what fits the table there.

They are taken from the names of the layouts' files.
"""

import re
from pathlib import Path

from engine.rules import rule_set
from firmware.draw.layouts import layout_finder

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from firmware.app.app import App

LAYOUT_FILES = sorted(Path(layout_finder.__file__).parent.glob("layout_*x*.py"))
ALL_SIZES = sorted(
    (tuple(map(int, re.findall(r"\d+", path.stem))) for path in LAYOUT_FILES), key=lambda size: (-size[0], -size[1])
)
ONE_BIT_SIZES = [size for size in ALL_SIZES if layout_finder.look_name(*size) == "one_bit"]
COLOUR_SIZES = [size for size in ALL_SIZES if size not in ONE_BIT_SIZES]
LARGE_SIZES = [size for size in COLOUR_SIZES if layout_finder.look_name(*size) == "large"]
SMALL_SIZES = [size for size in COLOUR_SIZES if size not in LARGE_SIZES]  # with lists that scroll
TINY_SIZES = [size for size in COLOUR_SIZES if layout_finder.look_name(*size) == "tiny"]


def tables(sizes: "Iterable[tuple[int, int]]", rules: "Iterable[str]") -> "list[tuple[tuple[int, int], str]]":
    """Return (size, rule set) for each of these screens and each of these games that it can show."""
    rules = tuple(rules)
    return [(size, each) for size in sizes for each in rules
            if (rule_set(each).has_two_sides() if size in ONE_BIT_SIZES else layout_finder.table_fits(*size, each))]


def check_lines(app: "App", view: "Any", lines: "Sequence[str]", more: int = 2) -> None:
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
    assert all(scene.text_width(line) <= width for line in lines), lines


def check_sentence(app: "App", view: "Any", sentence: str, more: int = 2) -> None:
    """Check that a sentence fits a table once it is broken into lines, as check_lines does."""
    check_lines(app, view, app.scene.wrap(sentence, view.layout.text_box[2] - 2), more)
