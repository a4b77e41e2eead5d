"""What a player can know of the face-down cards by watching and counting.

A new hand is the waste turned over, whose cards were all visible one by one, so a player who watched knows their order.
And where only one card is hidden, it is the one that is not in sight.
"""

from engine.const import const
from engine.position import (
    COUNT, FACE_DOWN, FOUNDATION_COUNTS, HAND, HOUSES, NO_FOUNDATION, PILES, PLAYERS, POSITION_SIZE, RESERVE, RUNS, TOP,
    UNDER, UNKNOWN_CARD
)

MEMORY_STATE_SIZE = const(4)  # bytes


class CardMemory:
    """The memory of one player, who watches from the first position that is added."""

    def __init__(self) -> None:
        # Whether this player has begun to watch, and how many new hands each player had made by then.
        self._state = bytearray(MEMORY_STATE_SIZE)

    def state(self) -> bytes:
        """Return what a save must hold, as MEMORY_STATE_SIZE bytes."""
        return bytes(self._state)

    def restore(self, state: bytes) -> None:
        """Continue from what state() returned."""
        self._state[:] = state[:MEMORY_STATE_SIZE]

    def add_known(self, pos: bytearray, view: bytearray) -> None:
        """Add what is known about pos to its view (position.view); the cards stay face down."""
        state = self._state
        for player in range(pos[PLAYERS]):
            if not state[0]:
                state[1 + player] = pos[RUNS + 2 * player]
            elif state[1 + player] != pos[RUNS + 2 * player]:
                hand = HAND + 3 * player
                card = pos[TOP + hand]
                view[TOP + hand] = card
                while card:
                    under = pos[UNDER + (card & 127)]
                    view[UNDER + (card & 127)] = under
                    card = under
        state[0] = 1
        if pos[PLAYERS] == 2:
            _add_last(view)


def _add_last(view: bytearray) -> None:
    """Fill in the only hidden card of a game for two, if there is only one."""
    hidden = -1  # the index of its byte in the view
    player = 0
    cards = 0
    codes = 0  # the sum of the visible cards
    for p in range(PILES):
        n = view[COUNT + p]
        cards += n
        at = TOP + p
        while n:
            card = view[at]
            if card == UNKNOWN_CARD:
                if n > 1 or hidden >= 0:
                    return
                hidden = at
                player = (p - RESERVE) // 3 if p >= RESERVE else (p - 1) // (view[HOUSES] // 2)
                break
            codes += card & 63
            at = UNDER + (card & 127)
            n -= 1
    if hidden < 0:
        return
    packs = 2
    for i in range(8):
        n = view[FOUNDATION_COUNTS + i]
        if n == NO_FOUNDATION:
            packs = 1
        else:
            cards += n
            codes += n * (n + 1) // 2 + n * (i >> 1 << 4)
    # A card's code is its rank plus 16 times its suit, so the card is what is missing from the sum of all codes.
    n = cards // (4 * packs)
    card = packs * (2 * n * (n + 1) + n * 96) - codes
    if packs == 2:
        # Face-down cards are from their player's own pack, except in a position that was typed. No card exists twice.
        card |= player << 6
        for i in range(TOP, POSITION_SIZE):
            if (i < COUNT or i >= UNDER) and view[i] & 127 == card:
                card ^= 64
                break
    view[hidden] = card | FACE_DOWN
