"""The layouts: where everything stands on a screen, in pixels.

A screen size is one module, layout_WIDTHxHEIGHT.py, which is found by its name and loaded only on such a screen. It
has LOOK, the name of the look that it is made for (looks.py), and for a colour screen TABLES, in the order of the
kinds below (table_layout.py), for a one-bit screen LAYOUT (one_bit_layout.py).
"""

import sys

from engine.position import FAMILY, HOUSES, PLAYERS
from engine.rules import rule_set

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from firmware.draw.layouts.table_layout import TableLayout

# Kinds of table; a layout has None for one that does not fit its screen.
TABLE_TWO_PACKS = 0
TABLE_SIX_HOUSES = 1
TABLE_THREE_PLAYERS = 2
TABLE_ONE_PACK = 3
TABLE_PATIENCE = 4


def layout_of_size(width: int, height: int) -> "ModuleType":
    """Return the layout module of a screen size. ValueError if there is none."""
    name = "firmware.draw.layouts.layout_%dx%d" % (width, height)
    try:
        __import__(name)
    except ImportError:
        raise ValueError("no layout for a screen of %d x %d" % (width, height)) from None
    return sys.modules[name]


def look_name(width: int, height: int) -> str:
    """Return the name of the look that the layout of a screen size is made for."""
    name: str = layout_of_size(width, height).LOOK
    return name


def table_fits(width: int, height: int, rules: str) -> bool:
    """Return whether the table of a rule set fits a colour screen; rules: its name, with or without options."""
    return rule_set(rules).players != 3 or layout_of_size(width, height).TABLES[TABLE_THREE_PLAYERS] is not None


def table_layout_for(width: int, height: int, pos: bytearray) -> "TableLayout":
    """Return the Table of a colour screen for a position's rule set. ValueError if it does not fit the screen."""
    if pos[PLAYERS] == 1:
        kind = TABLE_PATIENCE
    elif pos[FAMILY]:
        kind = TABLE_ONE_PACK
    elif pos[PLAYERS] == 3:
        kind = TABLE_THREE_PLAYERS
    else:
        kind = TABLE_SIX_HOUSES if pos[HOUSES] == 6 else TABLE_TWO_PACKS
    make: "Callable[[], TableLayout] | None" = layout_of_size(width, height).TABLES[kind]
    if make is None:
        raise ValueError("this table needs a larger screen than %d x %d" % (width, height))
    return make()
