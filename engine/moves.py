# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Legal moves and applying them: the one way through for the two-pack family, driven by the row in the position.

What the two bytes of a move mean stands in position.py.
"""

from engine.const import const
from engine.dealing import deal_first_turn
from engine.fit_tables import CLASS, WANTS, fits_foundation, to_houses
from engine.group_moves import group_moves
from engine.onepack import legal as one_pack_legal
from engine.option_duties import asked, limited
from engine.position import (
    ABANDON,
    ALL,
    COUNT,
    DRAW,
    DUTIES,
    FACE_DOWN,
    FAMILY,
    FLAGS,
    FOUNDATION,
    FOUNDS,
    GROUP,
    HAND,
    HELD,
    HOUSES,
    IDLE,
    JOKER,
    KING,
    LOAD_CODES,
    MASKS,
    ORDER,
    OUT,
    OVER,
    PASS,
    PLAYERS,
    QUIET,
    RESERVE,
    RUNS,
    SHOW,
    STALEMATE,
    STYLE,
    TOP,
    TURN,
    UNDEALT,
    UNDER,
    WASTE,
    WHOLE,
    first_house,
    pop,
    push,
    start_turn,
)
from engine.rules import (
    ANY_SUIT,
    COMPULSORY,
    FORFEIT,
    FOSTER,
    GROUPS,
    HAND_WINS,
    JOKER_PACK,
    KING_TO_SPACE,
    LOAD_LAST,
    LOAD_RESERVE,
    LOAD_WASTE,
    MAY_PASS,
    PATIENCE,
    RESERVE_DUTY,
    RESERVE_PRIORITY,
    SPACE_BARS_TURN,
    STAGGERED,
    TO_FOUNDATION,
    TO_HOUSE,
    TO_SPACE,
    TWO_WASTE,
)
from engine.three_players import house_out, settle_joker
from engine.workspace import CLASSES, Workspace

_RESERVE_BITS = const(3)  # of LOAD_CODES
_WASTE_BITS = const(12)

_NO_HOUSES = (0,) * CLASSES
_NO_LOADS = bytes(64)


def legal(pos: bytearray, work: Workspace) -> int:
    """Write the legal moves of a position, sorted as in RULES 2, into a Workspace; return how many."""
    if pos[OVER]:
        return 0
    if pos[FAMILY]:
        return one_pack_legal(pos, work)
    n = _foundation_moves(pos, work.moves) if pos[ORDER] & COMPULSORY else 0
    if pos[DUTIES]:
        first = n or asked(pos, work)
        return limited(pos, work, first or free_moves(pos, work), n, not first)
    if not n and pos[ORDER] & RESERVE_DUTY:
        n = _reserve_moves(pos, work.moves)
    return n or free_moves(pos, work)


def _foundation_moves(pos: bytearray, out: bytearray) -> int:
    # What is compulsory before all else: the first two groups of RULES 4 and 6, the first of RULES 5.
    n = 0
    reserve = RESERVE + 3 * pos[TURN]
    order = pos[ORDER]
    card = pos[TOP + reserve]
    reserve_fits = 0 < card < FACE_DOWN and fits_foundation(pos, card)
    if reserve_fits and order & RESERVE_PRIORITY:
        out[0] = RESERVE
        out[1] = FOUNDATION
        return 1
    for house in range(1, pos[HOUSES] + 1):
        card = pos[TOP + house]
        if card:
            at = FOUNDS + (card >> 3 & 6)
            below = (card & 15) - 1
            if pos[at] == below or pos[at + 1] == below:
                out[n] = house
                out[n + 1] = FOUNDATION
                n += 2
    if order & FOSTER:
        n = _to_foundation(pos, out, n, RESERVE + 3, 13 if reserve == RESERVE else RESERVE)
        n = _to_foundation(pos, out, n, WASTE + 3, 15 if reserve == RESERVE else WASTE)
    n = _to_foundation(pos, out, n, SHOW, SHOW)
    if reserve_fits:
        out[n] = RESERVE
        out[n + 1] = FOUNDATION
        n += 2
    if pos[MASKS + 3] & TO_FOUNDATION:
        n = _to_foundation(pos, out, n, WASTE, reserve + 2)
    return n >> 1


def _to_foundation(pos: bytearray, out: bytearray, n: int, source: int, p: int) -> int:
    card = pos[TOP + p]
    if 0 < card < FACE_DOWN and fits_foundation(pos, card):
        out[n] = source
        out[n + 1] = FOUNDATION
        n += 2
    return n


def _reserve_moves(pos: bytearray, out: bytearray) -> int:
    # The third and fourth group of RULES 6: the reserve into every space, else onto every house that it fits.
    card = pos[TOP + RESERVE + 3 * pos[TURN]]
    if not card:
        return 0
    spaces = 0
    fit = 0
    for house in range(1, pos[HOUSES] + 1):
        top = pos[TOP + house]
        if not top:
            spaces |= 1 << house
        elif WANTS[top] == CLASS[card]:
            fit |= 1 << house
    return to_houses(out, 0, RESERVE, spaces or fit) >> 1


def free_moves(pos: bytearray, work: Workspace) -> int:
    """Write what would be legal if nothing came before it (the last group of RULES 4-6); return how many moves."""
    # In the order of the notation's bytes: houses, then W h p r t u w.
    reserve = RESERVE + 3 * pos[TURN]
    houses = pos[HOUSES]
    order = pos[ORDER]
    out = work.moves
    fitting = work.houses
    loads = work.loads
    fitting[ALL] = _NO_HOUSES
    loads[ALL] = _NO_LOADS
    spaces = 0
    for house in range(1, houses + 1):
        card = pos[TOP + house]
        if card == 0:
            spaces |= 1 << house
        else:
            fitting[WANTS[card]] |= 1 << house
    fitting[0] = 0
    _mark_loads(pos, loads, reserve)

    n = 0
    mask = pos[MASKS + 1]
    add_groups = None
    if pos[STYLE] & GROUPS:
        add_groups = group_moves
    for house in range(1, houses + 1):
        card = pos[TOP + house]
        if card:
            fit = fitting[CLASS[card]]
            to = fit
            if spaces and pos[UNDER + card] and (mask & TO_SPACE or (mask & KING_TO_SPACE and card & 15 == KING)):
                to |= spaces
            if add_groups and pos[UNDER + card] and pos[UNDER + card] < FACE_DOWN:
                n = add_groups(pos, work, n, house, to, spaces)
            elif to:
                n = to_houses(out, n, house, to)
            if loads[card & 63] and not (mask & LOAD_LAST and fit):
                n = _to_loads(out, n, house, loads[card & 63], mask)
            if order & PATIENCE:
                n = _to_foundation(pos, out, n, house, house)

    showing = pos[TOP + SHOW]
    reserve_top = pos[TOP + reserve]
    if reserve_top >= FACE_DOWN or pos[FLAGS] & HELD:
        reserve_card = 0
    else:
        reserve_card = reserve_top
    waste_mask = pos[MASKS + 3]
    waste_card = pos[TOP + reserve + 2] if waste_mask else 0
    third_run = order & FOSTER and _third_run(pos, fitting, spaces, showing, reserve_card, waste_card)
    if order & FOSTER:
        card = pos[TOP + (WASTE if reserve != RESERVE else WASTE + 3)]
        if card:
            n = to_houses(out, n, WASTE + 3, fitting[CLASS[card]])
    if showing:
        n = _from_pile(pos, work, n, SHOW, showing, pos[MASKS], spaces)
        if order & TWO_WASTE:
            may_lay = not fitting[CLASS[showing]] and (reserve_top or not spaces)
        else:
            may_lay = not third_run
        if may_lay:
            out[n] = SHOW
            out[n + 1] = WASTE
            n += 2
    has_cards = pos[COUNT + reserve + 1] or pos[COUNT + reserve + 2]
    may_turn = not showing and not (spaces and reserve_top and order & SPACE_BARS_TURN)
    if (may_turn and not has_cards and order & MAY_PASS) or (order & FOSTER and not showing and not third_run):
        out[n] = PASS
        out[n + 1] = PASS
        n += 2
    if reserve_card:
        n = _from_pile(pos, work, n, RESERVE, reserve_card, pos[MASKS + 2], spaces)
    if may_turn and has_cards:
        out[n] = HAND
        out[n + 1] = SHOW
        n += 2
    if order & FOSTER and reserve_top >= FACE_DOWN and not showing:
        out[n] = RESERVE
        out[n + 1] = RESERVE
        n += 2
    if waste_card:
        n = _from_pile(pos, work, n, WASTE, waste_card, waste_mask, spaces)
    return n >> 1


def _mark_loads(pos: bytearray, loads: bytearray, other: int) -> None:
    # What neighbours the top card of another player's pile can be loaded on it; other: at first the mover's reserve.
    any_suit = pos[STYLE] & ANY_SUIT
    end = RESERVE + 3 * pos[PLAYERS]
    for step in range(pos[PLAYERS] - 1):
        other += 3
        if other == end:
            other = RESERVE
        bit = 1 if step else 2
        _mark_load(loads, pos[TOP + other], any_suit, bit)
        _mark_load(loads, pos[TOP + other + 2], any_suit, bit << 2)


def _mark_load(loads: bytearray, card: int, any_suit: int, bit: int) -> None:
    if 0 < card < FACE_DOWN:
        at = card & (15 if any_suit else 63)
        while at < 64:
            loads[at - 1] |= bit
            loads[at + 1] |= bit
            at += 16 if any_suit else 64


def _third_run(
    pos: bytearray, fitting: list[int], spaces: int, showing: int, reserve_card: int, waste_card: int
) -> bool:
    # RULES 5: a player who has made two new hands may not end the turn with a card that still has a place.
    at = RUNS + 2 * pos[TURN]
    if pos[at] < 2 and not pos[at + 1]:
        return False
    if spaces and (showing or reserve_card):
        return True
    return bool(
        (showing and fitting[CLASS[showing]])
        or (reserve_card and fitting[CLASS[reserve_card]])
        or (waste_card and fitting[CLASS[waste_card]])
    )


def _to_loads(out: bytearray, n: int, source: int, to: int, mask: int) -> int:
    if not mask & LOAD_RESERVE:
        to &= _WASTE_BITS
    if not mask & LOAD_WASTE:
        to &= _RESERVE_BITS
    i = 0
    while to:
        if to & 1:
            out[n] = source
            out[n + 1] = LOAD_CODES[i]
            n += 2
        to >>= 1
        i += 1
    return n


def _from_pile(pos: bytearray, work: Workspace, n: int, source: int, card: int, mask: int, spaces: int) -> int:
    out = work.moves
    to = work.houses[CLASS[card]] if mask & TO_HOUSE else 0
    if spaces and (mask & TO_SPACE or (mask & KING_TO_SPACE and card & 15 == KING)):
        to |= spaces
    if to:
        n = to_houses(out, n, source, to)
    if work.loads[card & 63]:
        n = _to_loads(out, n, source, work.loads[card & 63], mask)
    if mask & TO_FOUNDATION and pos[ORDER] & PATIENCE and fits_foundation(pos, card):
        out[n] = source
        out[n + 1] = FOUNDATION
        n += 2
    return n


# viper
def turns_up_or_ends(source: int, destination: int) -> bool:
    """Return whether a move turns up a card or ends the turn."""
    if source == HAND or source == PASS or destination == RESERVE:
        return True
    return source == SHOW and destination == WASTE


def undermost(pos: bytearray, house: int, size: int) -> int:
    """Return the undermost of the top size cards of a house, 0 if they are not all there and face up."""
    card = pos[TOP + house]
    while size > 1 and card:
        card = pos[UNDER + card]
        if card >= FACE_DOWN:
            return 0
        size -= 1
    return card


def apply(pos: bytearray, source: int, destination: int) -> None:
    """Play a legal move in place, with all that follows from it: what is bared, the turn's end, the game's end.

    It does not check that the move is legal: `legal` or `verdict.judge` do. ABANDON is taken at any time.
    """
    if source == ABANDON:
        finish(pos, DRAW if pos[PLAYERS] == 1 else 1 + (pos[TURN] + 1) % pos[PLAYERS])
        return
    pos[FLAGS] &= HELD
    reserve = RESERVE + 3 * pos[TURN]
    if source == HAND:
        turn_up(pos, reserve)
        return
    if source == PASS:
        end_turn(pos)
        return
    if source & GROUP:
        _move_group(pos, source & 15, destination & 15, destination >> 4)
        return
    if destination == RESERVE:
        turn_face_up(pos, reserve)
        return

    # From pile to pile: the codes of the players' piles become piles.
    p = source
    if p >= RESERVE:
        p += reserve - RESERVE
        if p >= RESERVE + 3 * pos[PLAYERS]:
            p -= 3 * pos[PLAYERS]
    card = pos[TOP + p]
    under = pos[UNDER + card]
    pos[TOP + p] = under
    pos[COUNT + p] -= 1
    if destination == FOUNDATION:
        pos[UNDER + card] = 0
        at = FOUNDS + (card >> 3 & 6)
        if pos[at] != (card & 15) - 1:
            at += 1
        pos[at] += 1
        pos[QUIET] = pos[QUIET + 1] = 0
        pos[IDLE] = pos[IDLE + 1] = 0
        if source == RESERVE:
            pos[FLAGS] = 0
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
            if pos[ORDER] & TWO_WASTE:
                card = pop(pos, reserve + 1)
                if card:
                    push(pos, q, card & 127)
            end_turn(pos)
            return
        if not 0 < source < RESERVE or destination > RESERVE:
            pos[IDLE] = pos[IDLE + 1] = 0
            if destination < RESERVE and pos[FAMILY]:
                pos[QUIET] = pos[QUIET + 1] = 0
    if source == SHOW:
        pos[FLAGS] = 0
    elif under >= FACE_DOWN or not under:
        _bared(pos, p)
    if not 0 < source < RESERVE or pos[PLAYERS] == 1:
        find_winner(pos)


def _bared(pos: bytearray, p: int) -> None:
    # What follows when a pile's face-down card is bared, or its last card gone (RULES 3-6).
    if pos[TOP + p]:
        if p < RESERVE or not pos[ORDER] & FOSTER:
            turn_face_up(pos, p)
    if p < RESERVE and not pos[TOP + p] and pos[STYLE] & JOKER_PACK and not house_out(pos):
        pos[TOP + p] = OUT


def turn_face_up(pos: bytearray, p: int) -> None:
    """Turn up the top card of pile p; a joker is set aside and the next card takes its place (RULES 3, three)."""
    pos[TOP + p] &= 127
    if pos[TOP + p] == JOKER & 127:
        settle_joker(pos, p)
        find_winner(pos)


def _move_group(pos: bytearray, source: int, destination: int, size: int) -> None:
    if size == WHOLE:
        size = pos[COUNT + source]
    first = undermost(pos, source, size)
    under = pos[UNDER + first]
    pos[UNDER + first] = pos[TOP + destination]
    pos[TOP + destination] = pos[TOP + source]
    pos[COUNT + destination] += size
    pos[TOP + source] = under
    pos[COUNT + source] -= size
    if under >= FACE_DOWN or not under:
        _bared(pos, source)


def turn_up(pos: bytearray, reserve: int) -> None:
    """Turn up the top card of the hand of the player whose reserve this is, making a new hand first (RULES 2, 4, 8)."""
    hand = reserve + 1
    if not pos[TOP + hand]:
        new_hand(pos, reserve)
        if pos[ORDER] & PATIENCE:
            return
    card = pop(pos, hand)
    if pos[ORDER] & PATIENCE:
        push(pos, hand + 1, card & 127)
        return
    if card == JOKER:
        pos[IDLE] = pos[IDLE + 1] = 0
        card = pop(pos, hand)
        if not card:
            find_winner(pos)
            return
    pos[TOP + SHOW] = card & 127
    pos[COUNT + SHOW] = 1
    if pos[ORDER] & FOSTER and 0 < pos[TOP + reserve] < FACE_DOWN:
        pos[FLAGS] = HELD


def new_hand(pos: bytearray, reserve: int) -> None:
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
    _add_one(pos, RUNS + 2 * pos[TURN])


def _add_one(pos: bytearray, at: int) -> None:
    if pos[at] < 255:
        pos[at] += 1
    elif pos[at + 1] < 255:  # a counter that is full stays so
        pos[at] = 0
        pos[at + 1] += 1


def end_turn(pos: bytearray) -> None:
    """End the turn: count it, see whether the game has run dry (RULES 7), pass on, deal where it is staggered."""
    _add_one(pos, IDLE)
    _add_one(pos, QUIET)
    players = pos[PLAYERS]
    turn = pos[TURN] + 1
    pos[TURN] = 0 if turn == players else turn
    most = 0
    for hand in range(HAND, HAND + 3 * players, 3):
        n = pos[COUNT + hand] + pos[COUNT + hand + 1]
        if n > most:
            most = n
    idle = pos[IDLE] | pos[IDLE + 1] << 8
    if pos[QUIET] >= 200 or pos[QUIET + 1] or (idle > players * (1 + most) and not pos[FAMILY]):
        finish(pos, DRAW if pos[STYLE] & FORFEIT else STALEMATE)
        return
    start_turn(pos)
    if pos[STYLE] & STAGGERED and pos[TOP + first_house(pos, pos[TURN])] == UNDEALT:
        deal_first_turn(pos)


def find_winner(pos: bytearray) -> None:
    """End the game if a player has nothing left (RULES 6-8)."""
    players = pos[PLAYERS]
    if players == 1:
        if pos[FOUNDS] + pos[FOUNDS + 2] + pos[FOUNDS + 4] + pos[FOUNDS + 6] == 52:
            finish(pos, 1)
        return
    turn = pos[TURN]
    hand_wins = pos[STYLE] & HAND_WINS
    for player in range(players):
        at = COUNT + RESERVE + 3 * player
        if not (pos[at + 1] or pos[at + 2] or (pos[at] and not hand_wins)) and not (player == turn and pos[TOP + SHOW]):
            finish(pos, 1 + player)
            return


def put_back(pos: bytearray) -> None:
    """Lay a showing card face down onto the hand again (RULES 2, 9)."""
    card = pos[TOP + SHOW]
    if card:
        pos[TOP + SHOW] = 0
        pos[COUNT + SHOW] = 0
        push(pos, HAND + 3 * pos[TURN], card | FACE_DOWN)


def finish(pos: bytearray, over: int) -> None:
    """End the game with that OVER; a showing card goes back (RULES 2)."""
    put_back(pos)
    pos[FLAGS] = 0
    pos[OVER] = over
