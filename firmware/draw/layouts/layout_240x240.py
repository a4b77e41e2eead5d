"""The layout of a screen of 240 x 240 pixels: opponents, foundations, houses and the player, from top to bottom."""

from firmware.draw.layouts.table_layout import TableLayout

LOOK = "large"

_EIGHT = bytes(range(1, 240, 30))
_Y = bytes((22,)) * 8
_BATTERY = (172, 13)
_OWN = ((1, 202, 0, 1, 229), (91, 202, 0, 91, 229), (61, 202, 0, 61, 229), (31, 202, 0, -1, -1))
_OTHER = ((1, 0, 21, 31, 6), (123, 0, 21, 153, 6), (77, 0, 21, 107, 6), (47, 0, 21, -1, -1))


def two_packs() -> TableLayout:
    """Make the table of two packs."""
    return TableLayout(
        (_OWN, _OTHER), (_Y, 21, _EIGHT), (46, 138, _EIGHT), 186, (122, 203, 118, 4), ((172, 2),), captions=(194, 0),
        battery=_BATTERY,
    )


def six_houses() -> TableLayout:
    """Make the table of six houses."""
    # Six houses, and the foundations of one pack above the middle ones.
    return TableLayout(
        (_OWN, _OTHER), (_Y, 21, bytes((49, 49, 87, 87, 125, 125, 163, 163))), (46, 138, bytes(range(11, 230, 38))),
        186, (122, 203, 118, 4), ((172, 2),), captions=(194, 0), battery=_BATTERY,
    )


def three() -> TableLayout:
    """Make the table of three players."""
    # Nine houses of narrower cards, three for each player; the opponents' rows stand side by side, counts on the cards.
    return TableLayout(
        (
            ((1, 202, 0, 1, 229), (79, 202, 0, 79, 229), (53, 202, 0, 53, 229), (27, 202, 0, -1, -1)),
            ((12, 0, 21, 12, 12), (90, 0, 21, 90, 12), (64, 0, 21, 64, 12), (38, 0, 21, -1, -1)),
            ((135, 0, 21, 135, 12), (213, 0, 21, 213, 12), (187, 0, 21, 187, 12), (161, 0, 21, -1, -1)),
        ),
        (_Y, 21, bytes(range(2, 240, 30))), (46, 138, bytes((1, 27, 53, 81, 107, 133, 161, 187, 213))), 186,
        (107, 203, 132, 4), ((1, 1), (124, 1)), 25, captions=(194, 0),
    )


def one_pack() -> TableLayout:
    """Make the table of the one-pack game."""
    return TableLayout(
        (
            (None, (61, 202, 0, 61, 229), (31, 202, 0, 31, 229), (1, 202, 0, -1, -1)),
            (None, (77, 0, 21, 107, 6), (31, 0, 21, 61, 6), (1, 0, 21, -1, -1)),
        ),
        None, (25, 159, _EIGHT), 186, (92, 203, 148, 4), ((172, 2),), captions=(194, 0), battery=_BATTERY,
    )


def patience() -> TableLayout:
    """Make the table of one player."""
    # One player: hand, waste and uncovered foundations at the top, the words across the whole width.
    return TableLayout(
        ((None, (3, 1, 0, 3, 28), (37, 1, 0, 37, 28), None),),
        (bytes((1,)) * 8, 37, bytes((105, 105, 139, 139, 173, 173, 207, 207))), (44, 156, bytes(range(3, 235, 34))),
        202, (1, 212, 238, 3), (),
    )


# The functions that make each table, in the order of the kinds of layout_finder.py.
TABLES = (two_packs, six_houses, three, one_pack, patience)
