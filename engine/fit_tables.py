"""Tables of which card fits where (RULES 1), for the hot paths."""

from engine import micropython
from engine.micropython import ptr8
from engine.position import FOUNDATION_COUNTS


def _fit_table() -> tuple[bytes, bytes]:
    # CARD_CLASS is 2 * rank + colour. A card fits a house if its CARD_CLASS is the WANTED_CLASS of the house's top.
    classes = bytearray(128)
    wants = bytearray(256)
    for card in range(128):
        rank = card & 15
        if 1 <= rank <= 13:
            red = 1 if (card >> 4 & 3) in (1, 2) else 0
            classes[card] = 2 * rank + red
            if rank > 1:
                wants[card] = 2 * (rank - 1) + 1 - red
    return bytes(classes), bytes(wants)


CARD_CLASS, WANTED_CLASS = _fit_table()


def fits_foundation(pos: bytearray, card: int) -> bool:
    """Return whether a face-up card fits a foundation (RULES 1)."""
    at = FOUNDATION_COUNTS + (card >> 3 & 6)
    below = (card & 15) - 1
    return pos[at] == below or pos[at + 1] == below


@micropython.viper
def write_house_moves(out: object, n: int, source: int, to: int) -> int:
    """Write a move from source to each house of the bits `to` into out at byte n; return the byte after them."""
    o = ptr8(out)
    house = 0
    while to:
        if to & 1:
            o[n] = source
            o[n + 1] = house
            n += 2
        to >>= 1
        house += 1
    return n
