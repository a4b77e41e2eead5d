"""Handle the joker and the lost house of the game for three (RULES 3)."""

from engine.position import HAND, HOUSES, IDLE, JOKER, OUT_OF_USE, PLAYERS, RESERVE, TOP, pop, push


def settle_joker(pos: bytearray, p: int) -> None:
    """Set the joker aside if it is face up on pile p, and put the next card in its place (RULES 3)."""
    if pos[TOP + p] != JOKER & 127:
        return
    pop(pos, p)
    pos[IDLE] = pos[IDLE + 1] = 0
    if p < RESERVE:
        card = pop(pos, HAND + 3 * ((p - 1) // (pos[HOUSES] // pos[PLAYERS])))
        if card:
            push(pos, p, card & 127)
    elif pos[TOP + p]:
        pos[TOP + p] &= 127


def has_house_out_of_use(pos: bytearray) -> bool:
    """Return whether a house is out of use."""
    for house in range(1, pos[HOUSES] + 1):
        if pos[TOP + house] == OUT_OF_USE:
            return True
    return False
