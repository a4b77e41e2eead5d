"""The layout of a screen of 320 x 240 pixels: houses on the left, foundations in columns beside them."""

from firmware.draw.layouts.table_layout import TableLayout

LOOK = "large"

_BATTERY = (305, 3)
_OWN = ((1, 202, 0, 1, 229), (97, 202, 0, 97, 229), (65, 202, 0, 65, 229), (33, 202, 0, -1, -1))
_OTHER = ((1, 1, 0, 31, 15), (161, 1, 0, 191, 15), (97, 1, 0, 127, 15), (65, 1, 0, -1, -1))
_SIDE = bytes((45, 45, 84, 84, 123, 123, 162, 162))  # a suit a row
_BOTTOM = (132, 203, 187, 4)


def two_packs() -> TableLayout:
    """Make the table of two packs."""
    return TableLayout(
        (_OWN, _OTHER), (_SIDE, 37, (259, 290) * 4), (44, 138, bytes(range(1, 250, 32))), 184, _BOTTOM, ((234, 15),),
        captions=(193, 0), battery=_BATTERY,
    )


def six_houses() -> TableLayout:
    """Make the table of six houses."""
    return TableLayout(
        (_OWN, _OTHER), (bytes((45, 45, 84, 84, 123, 123, 162, 162)), 37, (274, 274) * 4),
        (44, 138, bytes(range(5, 250, 42))), 184, _BOTTOM, ((234, 15),), captions=(193, 0), battery=_BATTERY,
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
        (_SIDE, 37, (264, 292) * 4), (44, 138, (1, 29, 57, 88, 116, 144, 175, 203, 231)), 184, _BOTTOM,
        ((1, 5), (163, 5)), 27, captions=(193, 0), battery=_BATTERY,
    )


def one_pack() -> TableLayout:
    """Make the table of the one-pack game."""
    return TableLayout(
        (
            (None, (65, 202, 0, 65, 229), (33, 202, 0, 33, 229), (1, 202, 0, -1, -1)),
            (None, (97, 1, 0, 127, 15), (33, 1, 0, 63, 15), (1, 1, 0, -1, -1)),
        ),
        None, (44, 138, tuple(range(7, 300, 40))), 184, (104, 203, 214, 4), ((170, 15),), captions=(193, 0),
        battery=_BATTERY,
    )


def patience() -> TableLayout:
    """Make the table of one player."""
    # One player: hand, waste and foundations in columns at the side, the words under the houses.
    return TableLayout(
        ((None, (252, 4, 0, 252, 31), (287, 4, 0, 287, 31), None),),
        (bytes((50, 50, 50, 50, 89, 89, 89, 89)), 37, (252, 252, 287, 287, 252, 252, 287, 287)),
        (4, 190, bytes(range(3, 240, 35))), 197, (1, 210, 318, 3), (),
    )


# The functions that make each table, in the order of the kinds of layout_finder.py.
TABLES = (two_packs, six_houses, three, one_pack, patience)
