"""The layout of a screen of 320 x 320 pixels: a row of whole foundations above long houses as wide as the screen."""

from firmware.draw.layouts.table_layout import TableLayout

LOOK = "large"

_BATTERY = (305, 3)
_OWN = ((1, 282, 0, 1, 309), (97, 282, 0, 97, 309), (65, 282, 0, 65, 309), (33, 282, 0, -1, -1))
_OTHER = ((1, 1, 0, 31, 15), (161, 1, 0, 191, 15), (97, 1, 0, 127, 15), (65, 1, 0, -1, -1))
_EIGHT = tuple(range(7, 320, 40))
_Y = bytes((43,)) * 8
_WORDS = (132, 283, 187, 4)
_NAMES = ((234, 15),)
_CAPTIONS = (273, 0)
_FAN = (19, 9, 0, 9, 4, 27)  # more open than on lower screens


def two_packs() -> TableLayout:
    """Make the table of two packs."""
    return TableLayout(
        (_OWN, _OTHER), (_Y, 37, _EIGHT), (86, 185, _EIGHT), 263, _WORDS, _NAMES, fan=_FAN, captions=_CAPTIONS,
        battery=_BATTERY,
    )


def six_houses() -> TableLayout:
    """Make the table of six houses, the foundations of one pack above the middle ones."""
    return TableLayout(
        (_OWN, _OTHER), (_Y, 37, (68, 68, 120, 120, 172, 172, 224, 224)), (86, 185, tuple(range(16, 320, 52))), 263,
        _WORDS, _NAMES, fan=_FAN, captions=_CAPTIONS, battery=_BATTERY,
    )


def three() -> TableLayout:
    """Make the table of three players."""
    # Nine houses, three for each player; the opponents' rows stand side by side, counts on the cards.
    return TableLayout(
        (
            _OWN,
            ((14, 1, 0, 14, 28), (104, 1, 0, 104, 28), (74, 1, 0, 74, 28), (44, 1, 0, -1, -1)),
            ((176, 1, 0, 176, 28), (266, 1, 0, 266, 28), (236, 1, 0, 236, 28), (206, 1, 0, -1, -1)),
        ),
        (_Y, 37, _EIGHT), (86, 185, (3, 36, 69, 111, 144, 177, 219, 252, 285)), 263, _WORDS, ((1, 5), (163, 5)),
        fan=_FAN, captions=_CAPTIONS, battery=_BATTERY,
    )


def one_pack() -> TableLayout:
    """Make the table of the one-pack game."""
    return TableLayout(
        (
            (None, (65, 282, 0, 65, 309), (33, 282, 0, 33, 309), (1, 282, 0, -1, -1)),
            (None, (97, 1, 0, 127, 15), (33, 1, 0, 63, 15), (1, 1, 0, -1, -1)),
        ),
        None, (44, 227, _EIGHT), 263, (104, 283, 214, 4), ((170, 15),), fan=_FAN, captions=_CAPTIONS, battery=_BATTERY,
    )


def patience() -> TableLayout:
    """Make the table of a patience: hand, waste and foundations above the houses, the words below them."""
    return TableLayout(
        ((None, (13, 4, 0, 13, 31), (57, 4, 0, 57, 31), None),),
        (bytes((4,)) * 8, 37, (145, 145, 189, 189, 233, 233, 277, 277)), (48, 240, tuple(range(13, 300, 44))), 278,
        (1, 290, 318, 3), (), fan=_FAN,
    )


# The functions that make each table, in the order of the kinds of layout_finder.py.
TABLES = (two_packs, six_houses, three, one_pack, patience)
