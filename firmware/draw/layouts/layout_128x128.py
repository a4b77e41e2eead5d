"""The layout of a screen of 128 x 128 pixels: tiny cards.

Of the piles around the houses the upper halves show, with the counts beside them, and a long house is folded in its
middle. Nine houses have no room: a game of three needs a larger screen.
"""

from firmware.draw.layouts.table_layout import TableLayout

LOOK = "tiny"

_WORDS = (0, 110, 128, 2)
_CARD = (15, 23, (9, 6, 2, 4, 2, 9))
_HOUSES = (24, 73)
_COLUMNS = bytes(range(1, 128, 16))
_NAMES = ((117, 0),)
_CAPTIONS = (89, 1)

_OTHER = ((1, 0, 9, 17, 1), (79, 0, 9, 95, 1), (48, 0, 9, 64, 1), (32, 0, 9, -1, -1))
_BATTERY = (113, 100)
_OWN = ((1, 98, 10, 17, 99), (79, 98, 10, 95, 99), (48, 98, 10, 64, 99), (32, 98, 10, -1, -1))


def two_packs() -> TableLayout:
    """Make the table of two packs."""
    return TableLayout(
        (_OWN, _OTHER), (bytes((13,)) * 8, 10, _COLUMNS), _HOUSES + (_COLUMNS,), 89, _WORDS, _NAMES, *_CARD,
        captions=_CAPTIONS, battery=_BATTERY,
    )


def six_houses() -> TableLayout:
    """Make the table of six houses."""
    return TableLayout(
        (_OWN, _OTHER), (bytes((13,)) * 8, 10, bytes((33, 33, 49, 49, 65, 65, 81, 81))),
        _HOUSES + (bytes(range(3, 124, 21)),), 89, _WORDS, _NAMES, *_CARD, captions=_CAPTIONS, battery=_BATTERY,
    )


def one_pack() -> TableLayout:
    """Make the table of the one-pack game."""
    return TableLayout(
        (
            (None, (48, 98, 10, 64, 99), (17, 98, 10, 33, 99), (1, 98, 10, -1, -1)),
            (None, (48, 0, 9, 64, 1), (17, 0, 9, 33, 1), (1, 0, 9, -1, -1)),
        ),
        None, (14, 83, _COLUMNS), 89, _WORDS, _NAMES, *_CARD, captions=_CAPTIONS, battery=_BATTERY,
    )


def patience() -> TableLayout:
    """Make the table of a patience: hand, waste and uncovered foundations at the top."""
    return TableLayout(
        ((None, (1, 1, 0, 17, 8), (31, 1, 0, 47, 8), None),),
        (bytes((1,)) * 8, 23, bytes((62, 62, 79, 79, 96, 96, 113, 113))), (27, 82, bytes(range(2, 126, 18))), 101,
        _WORDS, (), *_CARD,
    )


# The functions that make each table, in the order of the kinds of layout_finder.py.
TABLES = (two_packs, six_houses, None, one_pack, patience)
