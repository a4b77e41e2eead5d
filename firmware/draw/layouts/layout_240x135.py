"""The layout of a screen of 240 x 135 pixels: small cards.

The houses stand on the left and use the whole height, everything else stands in columns beside them, and the words run
along the bottom.
"""

from firmware.draw.layouts.table_layout import TableLayout

LOOK = "small"

_WORDS = (0, 117, 240, 2)
_FAN = (9, 7, 2, 4, 2, 13)
_CARD = (18, 24, _FAN)
_HOUSES = (1, 115)

# The counts stand under the cards.
_OTHER = ((163, 10, 0, 167, 35), (221, 10, 0, 225, 35), (202, 10, 0, 206, 35), (182, 10, 0, -1, -1))
_OWN = ((163, 81, 0, 170, 106), (221, 81, 0, 228, 106), (202, 81, 0, 209, 106), (182, 81, 0, -1, -1))
_CAPTIONS = (106, 1)
_SIDE = (163, 163, 182, 182, 202, 202, 221, 221)
_SUITS = (bytes((47, 62)) * 4, 14, bytes(_SIDE))


def two_packs() -> TableLayout:
    """Make the table of two packs."""
    return TableLayout(
        (_OWN, _OTHER), _SUITS, _HOUSES + (bytes(range(1, 160, 20)),), 108, _WORDS, ((163, 1),), *_CARD,
        captions=_CAPTIONS,
    )


def six_houses() -> TableLayout:
    """Make the table of six houses."""
    return TableLayout(
        (_OWN, _OTHER), (bytes((47,)) * 8, 24, bytes(_SIDE)), _HOUSES + (bytes(range(6, 160, 26)),), 108, _WORDS,
        ((163, 1),), *_CARD, captions=_CAPTIONS,
    )


def three() -> TableLayout:
    """Make the table of three players."""
    # Nine houses; the opponents' rows stand one above the other, and all counts are on the cards.
    return TableLayout(
        (
            ((168, 92, 0, 168, 107), (222, 92, 0, 222, 107), (204, 92, 0, 204, 107), (186, 92, 0, -1, -1)),
            ((178, 1, 0, 178, 16), (214, 1, 0, 214, 16), (196, 1, 0, 196, 16), (160, 70, 0, -1, -1)),
            ((178, 28, 0, 178, 43), (214, 28, 0, 214, 43), (196, 28, 0, 196, 43), (160, 70, 0, -1, -1)),
        ),
        (bytes((57, 73)) * 4, 14, bytes((168, 168, 186, 186, 204, 204, 222, 222))),
        _HOUSES + (bytes((0, 18, 36, 55, 73, 91, 110, 128, 146)),), 108, _WORDS, ((166, 4), (166, 31)),
        *((17,) + _CARD[1:]),
    )


def one_pack() -> TableLayout:
    """Make the table of the one-pack game."""
    return TableLayout(
        (
            (None, (221, 81, 0, 228, 106), (202, 81, 0, 209, 106), (182, 81, 0, -1, -1)),
            (None, (221, 10, 0, 225, 35), (202, 10, 0, 206, 35), (182, 10, 0, -1, -1)),
        ),
        None, _HOUSES + (bytes(range(1, 170, 22)),), 108, _WORDS, ((178, 1),), *_CARD, captions=_CAPTIONS,
    )


def patience() -> TableLayout:
    """Make the table of one player."""
    return TableLayout(
        ((None, (169, 1, 0, 169, 16), (194, 1, 0, 194, 16), None),),
        (bytes((42, 42, 42, 42, 72, 72, 72, 72)), 24, bytes((169, 169, 194, 194, 169, 169, 194, 194))),
        _HOUSES + (bytes(range(2, 160, 22)),), 108, _WORDS, (), *_CARD,
    )


# The functions that make each table, in the order of the kinds of layout_finder.py.
TABLES = (two_packs, six_houses, three, one_pack, patience)
