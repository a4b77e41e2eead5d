# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The sizes (width, height) of all screens that have a layout.

They are taken from the names of the layouts' files.
"""

import re
from pathlib import Path

from engine.rules import rule_set
from firmware.draw import layout

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

FILES = sorted(Path(layout.__file__).parent.glob("layout_*x*.py"))
ALL = sorted((tuple(map(int, re.findall(r"\d+", path.stem))) for path in FILES), key=lambda size: (-size[0], -size[1]))
ONE_BIT = [size for size in ALL if layout.look_name(*size) == "one_bit"]
COLOUR = [size for size in ALL if size not in ONE_BIT]
LARGE = [size for size in COLOUR if layout.look_name(*size) == "large"]
SMALL = [size for size in COLOUR if size not in LARGE]  # with lists that scroll
TINY = [size for size in COLOUR if layout.look_name(*size) == "tiny"]


def tables(sizes: "Iterable[tuple[int, int]]", rules: "Iterable[str]") -> "list[tuple[tuple[int, int], str]]":
    """Return (size, rule set) for each of these screens and each of these games that it can show."""
    rules = tuple(rules)
    return [(size, each) for size in sizes for each in rules
            if (rule_set(each).has_two_sides() if size in ONE_BIT else layout.fits(size[0], size[1], each))]


def most_lines(size: "tuple[int, ...]", view: "Any") -> int:
    """Return the most lines of text that a colour screen's table may show.

    More would hide too much of the table.
    """
    return view.layout.words[3] + (3 if size in TINY else 2)
