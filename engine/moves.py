# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Legal moves and applying them: the one way through for the two-pack family, driven by the row in the position.

A move is two bytes (source, destination), each a code of position.py seen by the player to move: `rf` is
(RESERVE, FOUNDATION), `h3` (SHOW, 3), `5W` (5, WASTE + 3). Turning up is (HAND, SHOW), `hw` (SHOW, WASTE), `u`
(RESERVE, RESERVE); `p` and `ab` are (PASS, PASS) and (ABANDON, ABANDON). A group has GROUP set in its source, and
its size in the high half of its destination: 2-14, or WHOLE for `12*`.
"""

from engine import onepack
from engine.const import const
from engine.position import (
    COUNT,
    DRAW,
    FACE_DOWN,
    FAMILY,
    FLAGS,
    FOUNDATION,
    FOUNDS,
    HAND,
    HOUSES,
    IDLE,
    MASKS,
    ORDER,
    OVER,
    PLAYERS,
    QUIET,
    RESERVE,
    RUNS,
    SHOW,
    STALEMATE,
    STYLE,
    TOP,
    TURN,
    UNDER,
    WASTE,
    deal_first_turn,
)
from engine.rules import (
    COMPULSORY,
    FIT,
    FORFEIT,
    FOUND,
    LOAD_RESERVE,
    LOAD_WASTE,
    PASS as PASS_RULE,
    RESERVE_FIRST,
    SPACE,
    SPACE_FIRST,
    STAGGERED,
)

PASS = const(31)
ABANDON = const(30)
GROUP = const(128)
WHOLE = const(15)
ROOM = const(512)  # bytes that the moves of any position fit in

NEVER = const(99)  # a load on nothing: no card is its neighbour


def _fit_table():
    # CLASS: 1 + 2 * rank + colour. A card fits a house whose top's WANTS is the card's CLASS.
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


CLASS, WANTS = _fit_table()

_accept = [0] * 32  # by CLASS: the houses that a card of it fits, bit i for house i; all 0 between calls


def fits_foundation(pos, card):
    """Return whether a face-up card fits a foundation (RULES 1)."""
    at = FOUNDS + (card >> 3 & 6)
    below = (card & 15) - 1
    return pos[at] == below or pos[at + 1] == below


def legal(pos, out):
    """Write the legal moves, sorted as in RULES 2, into out (bytearray of ROOM bytes); return how many (RULES 4, 8)."""
    if pos[OVER]:
        return 0
    if pos[FAMILY]:
        return onepack.legal(pos, out)
    n = _foundation_moves(pos, out)
    if n:
        return n
    return _free_moves(pos, out)


def _foundation_moves(pos, out):
    # The first two groups of RULES 4: what is compulsory.
    n = 0
    reserve = RESERVE + 3 * pos[TURN]
    order = pos[ORDER]
    if not order & COMPULSORY:
        return 0
    card = pos[TOP + reserve]
    reserve_fits = False
    if card and card < FACE_DOWN and fits_foundation(pos, card):
        if order & RESERVE_FIRST:
            out[0] = RESERVE
            out[1] = FOUNDATION
            return 1
        reserve_fits = True
    for house in range(1, pos[HOUSES] + 1):
        card = pos[TOP + house]
        if card:
            at = FOUNDS + (card >> 3 & 6)
            below = (card & 15) - 1
            if pos[at] == below or pos[at + 1] == below:
                out[n] = house
                out[n + 1] = FOUNDATION
                n += 2
    card = pos[TOP + SHOW]
    if card and fits_foundation(pos, card):
        out[n] = SHOW
        out[n + 1] = FOUNDATION
        n += 2
    if reserve_fits:
        out[n] = RESERVE
        out[n + 1] = FOUNDATION
        n += 2
    if pos[MASKS + 3] & FOUND:
        card = pos[TOP + reserve + 2]
        if card and fits_foundation(pos, card):
            out[n] = WASTE
            out[n + 1] = FOUNDATION
            n += 2
    return n >> 1


def _free_moves(pos, out):
    # The third group of RULES 4, in the order of the notation's bytes: houses, then h p r t w.
    reserve = RESERVE + 3 * pos[TURN]
    next_reserve = reserve + 3
    if next_reserve >= RESERVE + 3 * pos[PLAYERS]:
        next_reserve = RESERVE
    houses = pos[HOUSES]
    spaces = 0
    for house in range(1, houses + 1):
        card = pos[TOP + house]
        if card == 0:
            spaces |= 1 << house
        else:
            _accept[WANTS[card]] |= 1 << house
    _accept[0] = 0

    card = pos[TOP + next_reserve]
    load_reserve = card & 63 if card and card < FACE_DOWN else NEVER
    card = pos[TOP + next_reserve + 2]
    load_waste = card & 63 if card else NEVER

    n = 0
    mask = pos[MASKS + 1]
    for house in range(1, houses + 1):
        card = pos[TOP + house]
        if card:
            to = _accept[CLASS[card]] if mask & FIT else 0
            if spaces and mask & SPACE and pos[UNDER + card]:
                to |= spaces
            if to:
                n = _to_houses(out, n, house, to)
            face = card & 63
            if -1 <= face - load_reserve <= 1 and face != load_reserve and mask & LOAD_RESERVE:
                out[n] = house
                out[n + 1] = RESERVE + 3
                n += 2
            if -1 <= face - load_waste <= 1 and face != load_waste and mask & LOAD_WASTE:
                out[n] = house
                out[n + 1] = WASTE + 3
                n += 2

    card = pos[TOP + SHOW]
    if card:
        n = _from_pile(pos, out, n, SHOW, card, pos[MASKS], spaces, load_reserve, load_waste)
        out[n] = SHOW
        out[n + 1] = WASTE
        n += 2
    has_cards = pos[COUNT + reserve + 1] or pos[COUNT + reserve + 2]
    may_turn = not card and not (spaces and pos[TOP + reserve] and pos[ORDER] & SPACE_FIRST)
    if may_turn and not has_cards and pos[ORDER] & PASS_RULE:
        out[n] = PASS
        out[n + 1] = PASS
        n += 2
    card = pos[TOP + reserve]
    if card and card < FACE_DOWN:
        n = _from_pile(pos, out, n, RESERVE, card, pos[MASKS + 2], spaces, load_reserve, load_waste)
    if may_turn and has_cards:
        out[n] = HAND
        out[n + 1] = SHOW
        n += 2
    mask = pos[MASKS + 3]
    if mask:
        card = pos[TOP + reserve + 2]
        if card:
            n = _from_pile(pos, out, n, WASTE, card, mask, spaces, load_reserve, load_waste)

    for house in range(1, houses + 1):
        _accept[WANTS[pos[TOP + house]]] = 0
    return n >> 1


def _to_houses(out, n, source, to):
    house = 0
    while to:
        if to & 1:
            out[n] = source
            out[n + 1] = house
            n += 2
        to >>= 1
        house += 1
    return n


def _from_pile(pos, out, n, source, card, mask, spaces, load_reserve, load_waste):
    to = _accept[CLASS[card]] if mask & FIT else 0
    if mask & SPACE:
        to |= spaces
    if to:
        n = _to_houses(out, n, source, to)
    face = card & 63
    if -1 <= face - load_reserve <= 1 and face != load_reserve and mask & LOAD_RESERVE:
        out[n] = source
        out[n + 1] = RESERVE + 3
        n += 2
    if -1 <= face - load_waste <= 1 and face != load_waste and mask & LOAD_WASTE:
        out[n] = source
        out[n + 1] = WASTE + 3
        n += 2
    return n


def apply(pos, source, destination):
    """Play a legal move in place, with all that follows from it: what is bared, the turn's end, the game's end.

    It does not check that the move is legal: `legal` or `verdict.judge` do. ABANDON is taken at any time.
    """
    if source == ABANDON:
        finish(pos, 1 + (pos[TURN] + 1) % pos[PLAYERS])
        return
    reserve = RESERVE + 3 * pos[TURN]
    if source == HAND:
        turn_up(pos, reserve)
        return
    if source == PASS:
        end_turn(pos)
        return
    if source & GROUP:
        onepack.move_group(pos, source & 15, destination & 15)
        return

    # From pile to pile: the codes of the mover's and the next player's piles become piles.
    p = source
    if p >= RESERVE:
        p += reserve - RESERVE
        if p >= RESERVE + 3 * pos[PLAYERS]:
            p -= 3 * pos[PLAYERS]
    card = pos[TOP + p]
    under = pos[UNDER + card]
    pos[TOP + p] = under
    pos[COUNT + p] -= 1
    if under >= FACE_DOWN:
        # Only a reserve has a face-down card under its top: it is turned up the moment it is bared (RULES 4).
        pos[TOP + p] = under & 127

    if destination == FOUNDATION:
        pos[UNDER + card] = 0
        at = FOUNDS + (card >> 3 & 6)
        if pos[at] != (card & 15) - 1:
            at += 1
        pos[at] += 1
        pos[QUIET] = pos[QUIET + 1] = 0
        pos[IDLE] = pos[IDLE + 1] = 0
    else:
        q = destination
        if q >= RESERVE:
            q += reserve - RESERVE
            if q >= RESERVE + 3 * pos[PLAYERS]:
                q -= 3 * pos[PLAYERS]
        pos[UNDER + card] = pos[TOP + q]
        pos[TOP + q] = card
        pos[COUNT + q] += 1
        if destination == WASTE:
            end_turn(pos)
            return
        if not 0 < source < RESERVE or destination > RESERVE:
            pos[IDLE] = pos[IDLE + 1] = 0
            if destination < RESERVE and pos[FAMILY] and source != RESERVE:
                pos[QUIET] = pos[QUIET + 1] = 0
    if not 0 < source < RESERVE:
        find_winner(pos)


def turn_up(pos, reserve):
    """Turn up the top card of the hand of the player whose reserve this is, making a new hand first (RULES 2, 4)."""
    hand = reserve + 1
    if not pos[TOP + hand]:
        new_hand(pos, reserve)
    card = pos[TOP + hand]
    pos[TOP + hand] = pos[UNDER + (card & 127)]
    pos[COUNT + hand] -= 1
    card &= 127
    pos[UNDER + card] = 0
    pos[TOP + SHOW] = card
    pos[COUNT + SHOW] = 1


def new_hand(pos, reserve):
    """Turn the waste over as it lies: its bottom card becomes the top of the hand (RULES 4)."""
    hand = reserve + 1
    waste = reserve + 2
    card = pos[TOP + waste]
    above = 0
    while card:
        under = pos[UNDER + card]
        pos[UNDER + card] = above
        card |= FACE_DOWN
        above = card
        card = under
    pos[TOP + hand] = above
    pos[COUNT + hand] = pos[COUNT + waste]
    pos[TOP + waste] = 0
    pos[COUNT + waste] = 0
    at = RUNS + 2 * pos[TURN]
    add_one(pos, at)


def add_one(pos, at):
    """Add 1 to the 16-bit counter at a byte of pos."""
    if pos[at] == 255:
        pos[at] = 0
        pos[at + 1] = (pos[at + 1] + 1) & 255
    else:
        pos[at] += 1


def end_turn(pos):
    """End the turn: count it (RULES 7), pass on, deal where it is staggered, and see whether the game has run dry."""
    add_one(pos, IDLE)
    add_one(pos, QUIET)
    pos[FLAGS] = 0
    players = pos[PLAYERS]
    turn = pos[TURN] + 1
    pos[TURN] = 0 if turn == players else turn
    if pos[STYLE] & STAGGERED:
        deal_first_turn(pos)
    most = 0
    for hand in range(HAND, HAND + 3 * players, 3):
        n = pos[COUNT + hand] + pos[COUNT + hand + 1]
        if n > most:
            most = n
    idle = pos[IDLE] | pos[IDLE + 1] << 8
    if pos[QUIET] >= 200 or pos[QUIET + 1] or (idle > players * (1 + most) and not pos[FAMILY]):
        finish(pos, DRAW if pos[STYLE] & FORFEIT else STALEMATE)


def find_winner(pos):
    """End the game if a player has nothing left (RULES 7, 8)."""
    turn = pos[TURN]
    for player in range(pos[PLAYERS]):
        at = COUNT + RESERVE + 3 * player
        if not (pos[at + 1] or pos[at + 2] or pos[at]) and not (player == turn and pos[TOP + SHOW]):
            finish(pos, 1 + player)
            return


def finish(pos, over):
    """End the game with that OVER; a showing card goes back face down onto the hand (RULES 2)."""
    card = pos[TOP + SHOW]
    if card:
        hand = HAND + 3 * pos[TURN]
        pos[TOP + SHOW] = 0
        pos[COUNT + SHOW] = 0
        pos[UNDER + card] = pos[TOP + hand]
        pos[TOP + hand] = card | FACE_DOWN
        pos[COUNT + hand] += 1
    pos[FLAGS] = 0
    pos[OVER] = over
