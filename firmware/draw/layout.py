# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Where things stand on the screen: data for each kind of table, in pixels; that of a screen size is in a file of
its own, which only a screen of that size loads."""

from engine.position import FAMILY, HOUSES, PLAYERS
from engine.rules import rule_set

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from firmware.draw.layout_table import Table

TWO_PACKS = 0
SIX_HOUSES = 1
THREE = 2
ONE_PACK = 3
PATIENCE = 4


def _tables(width: int, height: int) -> "tuple[Table | None, ...]":
    # The tables of a screen by the kinds above, None for one that does not fit it.
    if (width, height) == (240, 240):
        from firmware.draw.layout_240x240 import TABLES
    elif (width, height) == (320, 240):
        from firmware.draw.layout_320x240 import TABLES
    elif (width, height) == (240, 135):
        from firmware.draw.layout_240x135 import TABLES
    else:
        raise ValueError("no layout for a screen of %d x %d" % (width, height))
    return TABLES


def fits(width: int, height: int, rules: str) -> bool:
    """Return whether the table of a rule set fits a screen. rules: its name, with or without options."""
    return rule_set(rules).players != 3 or _tables(width, height)[THREE] is not None


def table(width: int, height: int, pos: bytearray) -> "Table":
    """Return the Table of a screen for a position's rule set. ValueError for a screen that is not laid out, or too
    small for it."""
    if pos[PLAYERS] == 1:
        kind = PATIENCE
    elif pos[FAMILY]:
        kind = ONE_PACK
    elif pos[PLAYERS] == 3:
        kind = THREE
    else:
        kind = SIX_HOUSES if pos[HOUSES] == 6 else TWO_PACKS
    found = _tables(width, height)[kind]
    if found is None:
        raise ValueError("this table needs a larger screen than %d x %d" % (width, height))
    return found
