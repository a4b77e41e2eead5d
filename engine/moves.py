"""Generate and make moves: one path for the two-pack family, driven by the flags and masks in the position.

position.py says what the two bytes of a move mean.
"""

from array import array

from engine import micropython
from engine.const import const
from engine.dealing import deal_first_turn
from engine.families import family_of
from engine.foundation_moves import FIND_ALL, foundation_moves
from engine.group_moves import group_moves
from engine.micropython import ptr8, ptr16
from engine.one_pack import one_pack_moves
from engine.option_duties import apply_duties, required_moves
from engine.placement import CARD_CLASS, WANTED_CLASS, fitting_houses, spaces, write_house_moves
from engine.position import (
    ABANDON, ALL, COUNT, DRAW, DUTIES, DUTIES_HIGH, FACE_DOWN, FAMILY, FLAGS, FOUNDATION, FOUNDATION_COUNTS, GROUP,
    HAND, HOUSES, IDLE, JOKER, KING, LOAD_CODES, MASKS, ORDER, OUT_OF_USE, OVER, PASS, PLAYERS, QUIET, RESERVE,
    RESERVE_LOCKED, RUNS, SHOW, STALEMATE, STYLE, TOP, TURN, UNDEALT, UNDER, WASTE, WHOLE_HOUSE, first_house, pop, push,
    start_turn
)
from engine.rules import (
    ANY_SUIT, FORFEIT, FOSTER, GROUPS, HAND_WINS, JOKER_PACK, KING_TO_SPACE, LAYS_TWO_CARDS, LOAD_LAST, LOAD_RESERVE,
    LOAD_WASTE, MAY_PASS, PATIENCE, RESERVE_DUTY, SPACE_BARS_TURN, STAGGERED, TO_FOUNDATION, TO_HOUSE, TO_SPACE
)
from engine.three_players import has_house_out_of_use, settle_joker
from engine.workspace import CLASS_COUNT, Workspace

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any as object

_QUIET_TURNS = const(200)  # turns without progress after which the game is a stalemate (RULES 7)
_PACK = const(52)  # cards on the foundations of a patience that is solved
_RESERVE_BITS = const(3)  # the bits of LOAD_CODES that stand for reserves
_WASTE_BITS = const(12)

_NO_HOUSES = array("H", bytes(2 * CLASS_COUNT))
_NO_LOADS = bytes(64)


def generate_moves(pos: bytearray, work: Workspace) -> int:
    """Write the legal moves of a position into a Workspace, sorted as in RULES 2; return how many."""
    if pos[OVER]:
        return 0
    if pos[FAMILY]:
        return one_pack_moves(pos, work)
    n = foundation_moves(pos, work.moves, FIND_ALL)
    if pos[DUTIES] or pos[DUTIES_HIGH]:
        first = n or required_moves(pos, work)
        return apply_duties(pos, work, first or free_moves(pos, work), n, not first)
    if not n and pos[ORDER] & RESERVE_DUTY:
        n = _reserve_moves(pos, work.moves)
    return n or free_moves(pos, work)


def _reserve_moves(pos: bytearray, out: bytearray) -> int:
    # The third and fourth group of RULES 6: the reserve into every space, or else onto every house that it fits.
    card = pos[TOP + RESERVE + 3 * pos[TURN]]
    if not card:
        return 0
    return write_house_moves(out, 0, RESERVE, spaces(pos) or fitting_houses(pos, card)) >> 1


def free_moves(pos: bytearray, work: Workspace) -> int:
    """Write the moves of the last group of RULES 4-6, as if nothing came before it; return how many."""
    if pos[FAMILY]:
        return one_pack_moves(pos, work)
    # The moves are written in the byte order of the notation: houses, then W h p r t u w.
    work.fitting_houses[ALL] = _NO_HOUSES
    work.loadable_piles[ALL] = _NO_LOADS
    empty = _survey(pos, work.fitting_houses, work.loadable_piles)
    n = _house_moves(pos, work, empty)
    return _own_moves(pos, work, empty, n) >> 1


@micropython.viper
def _survey(pos: object, fitting: object, loads: object) -> int:
    # Write which houses each kind of card fits and where each card can be loaded; return the spaces as bits.
    p = ptr8(pos)
    f = ptr16(fitting)
    load = ptr8(loads)
    wants = ptr8(WANTED_CLASS)
    found = 0
    house = p[HOUSES]
    while house:
        card = p[TOP + house]
        if card:
            f[wants[card]] |= 1 << house
        else:
            found |= 1 << house
        house -= 1
    f[0] = 0
    step = 16 if p[STYLE] & ANY_SUIT else 64
    end = RESERVE + 3 * p[PLAYERS]
    pile = RESERVE + 3 * p[TURN]
    left = p[PLAYERS] - 1
    bit = 2
    while left:
        pile += 3
        if pile == end:
            pile = RESERVE
        i = 0
        while i < 3:  # i stands for the reserve and the waste in turn
            card = p[TOP + pile + i]
            if card and card < FACE_DOWN:
                at = card & (step - 1)
                while at < 64:
                    load[at - 1] |= bit
                    load[at + 1] |= bit
                    at += step
            bit <<= 2
            i += 2
        bit = 1
        left -= 1
    return found


@micropython.viper
def _house_moves(pos: object, work: object, empty: int) -> int:
    p = ptr8(pos)
    f = ptr16(work.fitting_houses)
    load = ptr8(work.loadable_piles)
    kinds = ptr8(CARD_CLASS)
    n = 0
    mask = p[MASKS + 1]
    house = 1
    while house <= p[HOUSES]:
        card = p[TOP + house]
        if card:
            fit = f[kinds[card & 127]]
            to = fit
            under = p[UNDER + (card & 127)]
            if under and (mask & TO_SPACE or (mask & KING_TO_SPACE and card & 15 == KING)):
                to |= empty
            if under and under < FACE_DOWN and p[STYLE] & GROUPS:
                n = int(group_moves(pos, work, n, house, to, empty))
            elif to:
                n = int(write_house_moves(work.moves, n, house, to))
            if load[card & 63] and not (fit and mask & LOAD_LAST):
                n = int(_write_load_moves(work.moves, n, house, load[card & 63], mask))
            if p[ORDER] & PATIENCE:
                n = int(_write_foundation_move(pos, work.moves, n, house, card))
        house += 1
    return n


@micropython.viper
def _own_moves(pos: object, work: object, empty: int, n: int) -> int:
    # Write the moves of the showing card, the reserve and the waste, and those that turn up a card or end the turn.
    p = ptr8(pos)
    o = ptr8(work.moves)
    f = ptr16(work.fitting_houses)
    load = ptr8(work.loadable_piles)
    kinds = ptr8(CARD_CLASS)
    reserve = RESERVE + 3 * p[TURN]
    showing = p[TOP + SHOW]
    top = p[TOP + reserve]
    third_run = 0
    if p[ORDER] & FOSTER:
        third_run = int(_third_run(pos, work.fitting_houses, empty))
        card = p[TOP + (WASTE if reserve != RESERVE else WASTE + 3)]
        if card:
            n = int(write_house_moves(work.moves, n, WASTE + 3, f[kinds[card & 127]]))
    may_turn = 0 if showing or (empty and top and p[ORDER] & SPACE_BARS_TURN) else 1
    if may_turn and (p[COUNT + reserve + 1] or p[COUNT + reserve + 2]):
        may_turn = 2  # 2 if there is also a card to turn up
    pile = SHOW
    while pile <= WASTE:
        mask = p[MASKS]
        card = showing
        if pile == RESERVE:
            mask = p[MASKS + 2]
            card = 0 if top >= FACE_DOWN or p[FLAGS] & RESERVE_LOCKED else top
        elif pile == WASTE:
            mask = p[MASKS + 3]
            card = p[TOP + reserve + 2] if mask else 0
        if card:
            to = f[kinds[card]] if mask & TO_HOUSE else 0
            if mask & TO_SPACE or (mask & KING_TO_SPACE and card & 15 == KING):
                to |= empty
            if to:
                n = int(write_house_moves(work.moves, n, pile, to))
            if load[card & 63]:
                n = int(_write_load_moves(work.moves, n, pile, load[card & 63], mask))
            if mask & TO_FOUNDATION and p[ORDER] & PATIENCE:
                n = int(_write_foundation_move(pos, work.moves, n, pile, card))
        if pile == SHOW:
            # In sorted order, `hw` and `p` follow the other moves of the showing card, `t` and `u` those of the
            # reserve.
            to = 1 if showing and not third_run else 0  # whether `hw` is legal
            if showing and p[ORDER] & LAYS_TWO_CARDS:
                to = 0 if f[kinds[showing]] or (empty and not top) else 1
            if to:
                o[n] = SHOW
                o[n + 1] = WASTE
                n += 2
            if (may_turn == 1 and p[ORDER] & MAY_PASS) or (p[ORDER] & FOSTER and not showing and not third_run):
                o[n] = PASS
                o[n + 1] = PASS
                n += 2
            pile = RESERVE
        elif pile == RESERVE:
            if may_turn == 2:
                o[n] = HAND
                o[n + 1] = SHOW
                n += 2
            if p[ORDER] & FOSTER and top >= FACE_DOWN and not showing:
                o[n] = RESERVE
                o[n + 1] = RESERVE
                n += 2
            pile = WASTE
        else:
            pile += 1
    return n


@micropython.viper
def _third_run(pos: object, fitting: object, empty: int) -> int:
    # RULES 5: a player who has made two new hands may not end the turn with a card that still has a place.
    p = ptr8(pos)
    f = ptr16(fitting)
    kinds = ptr8(CARD_CLASS)
    at = RUNS + 2 * p[TURN]
    if p[at] < 2 and not p[at + 1]:
        return 0
    at = TOP + RESERVE + 3 * p[TURN]
    showing = p[TOP + SHOW]
    own = p[at] if p[at] < FACE_DOWN and not p[FLAGS] & RESERVE_LOCKED else 0
    waste = p[at + 2] if p[MASKS + 3] else 0
    if empty and (showing or own):
        return 1
    return 1 if f[kinds[showing]] or f[kinds[own]] or f[kinds[waste]] else 0


@micropython.viper
def _write_load_moves(out: object, n: int, source: int, to: int, mask: int) -> int:
    o = ptr8(out)
    codes = ptr8(LOAD_CODES)
    if not mask & LOAD_RESERVE:
        to &= _WASTE_BITS
    if not mask & LOAD_WASTE:
        to &= _RESERVE_BITS
    i = 0
    while to:
        if to & 1:
            o[n] = source
            o[n + 1] = codes[i]
            n += 2
        to >>= 1
        i += 1
    return n


@micropython.viper
def _write_foundation_move(pos: object, out: object, n: int, source: int, card: int) -> int:
    # In a patience, foundation plays are among the free moves.
    p = ptr8(pos)
    o = ptr8(out)
    f = FOUNDATION_COUNTS + (card >> 3 & 6)
    below = (card & 15) - 1
    if card < FACE_DOWN and (p[f] == below or p[f + 1] == below):
        o[n] = source
        o[n + 1] = FOUNDATION
        n += 2
    return n


def has_move(moves: bytearray, n: int, source: int, destination: int) -> bool:
    """Return whether a move is among the first n of a list."""
    for i in range(0, 2 * n, 2):
        if moves[i] == source and moves[i + 1] == destination:
            return True
    return False


@micropython.viper
def turns_up_or_ends(source: int, destination: int) -> bool:
    """Return whether a move turns up a card or ends the turn."""
    if source == HAND or source == PASS or destination == RESERVE:
        return True
    return source == SHOW and destination == WASTE


@micropython.viper
def make_move(pos: object, source: int, destination: int) -> object:
    """Make a legal move in place, with all that follows: bared cards, the end of the turn or the game.

    The move is not checked: `generate_moves` and `verdict.judge` do that. ABANDON is always possible.
    """
    if source == HAND or source >= ABANDON or destination == RESERVE:
        _apply_other(pos, source, destination)
        return
    p = ptr8(pos)
    p[FLAGS] &= RESERVE_LOCKED
    # The codes of the players' piles become the numbers of piles.
    reserve = RESERVE + 3 * p[TURN]
    all_players = 3 * p[PLAYERS]
    pile = source
    if pile >= RESERVE:
        pile += reserve - RESERVE
        if pile >= RESERVE + all_players:
            pile -= all_players
    card = p[TOP + pile]
    under = p[UNDER + card]
    p[TOP + pile] = under
    p[COUNT + pile] -= 1
    if destination == FOUNDATION:
        p[UNDER + card] = 0
        f = FOUNDATION_COUNTS + (card >> 3 & 6)
        if p[f] != (card & 15) - 1:
            f += 1
        p[f] += 1
        p[QUIET] = 0
        p[QUIET + 1] = 0
        p[IDLE] = 0
        p[IDLE + 1] = 0
        if source == RESERVE:
            p[FLAGS] = 0
    else:
        to = destination
        if to >= RESERVE:
            to += reserve - RESERVE
            if to >= RESERVE + all_players:
                to -= all_players
        p[UNDER + card] = p[TOP + to]
        p[TOP + to] = card
        p[COUNT + to] += 1
        if destination == WASTE:
            if p[ORDER] & LAYS_TWO_CARDS:
                _lay_second(pos, reserve)
            end_turn(pos)
            return
        if source == SHOW or source >= RESERVE or destination > RESERVE:
            p[IDLE] = 0
            p[IDLE + 1] = 0
            if destination < RESERVE and p[FAMILY]:
                p[QUIET] = 0
                p[QUIET + 1] = 0
    if source == SHOW:
        p[FLAGS] = 0
    elif under >= FACE_DOWN or not under:
        _settle_uncovered_pile(pos, pile)
    if source == SHOW or source >= RESERVE or p[PLAYERS] == 1:
        end_if_won(pos)


def _apply_other(pos: bytearray, source: int, destination: int) -> None:
    # The moves that do not take one card from pile to pile.
    if source == ABANDON:
        end_game(pos, DRAW if pos[PLAYERS] == 1 else 1 + (pos[TURN] + 1) % pos[PLAYERS])
        return
    pos[FLAGS] &= RESERVE_LOCKED
    reserve = RESERVE + 3 * pos[TURN]
    if source == HAND:
        turn_up_hand_card(pos, reserve)
    elif source == PASS:
        end_turn(pos)
    elif source & GROUP:
        _move_group(pos, source & 15, destination & 15, destination >> 4)
    else:
        turn_face_up(pos, reserve)


def _lay_second(pos: bytearray, reserve: int) -> None:
    card = pop(pos, reserve + 1)
    if card:
        push(pos, reserve + 2, card & 127)


def _settle_uncovered_pile(pos: bytearray, p: int) -> None:
    # Carry out what follows when a pile's face-down card is bared or its last card is gone (RULES 3-6).
    if pos[TOP + p]:
        if p < RESERVE or not pos[ORDER] & FOSTER:
            turn_face_up(pos, p)
    if p < RESERVE and not pos[TOP + p] and pos[STYLE] & JOKER_PACK and not has_house_out_of_use(pos):
        pos[TOP + p] = OUT_OF_USE


def turn_face_up(pos: bytearray, p: int) -> None:
    """Turn up the top card of pile p; the next card replaces a joker (RULES 3, three)."""
    pos[TOP + p] &= 127
    if pos[TOP + p] == JOKER & 127:
        settle_joker(pos, p)
        end_if_won(pos)


def _move_group(pos: bytearray, source: int, destination: int, size: int) -> None:
    first = family_of(pos).group_bottom(pos, source, size)
    if size == WHOLE_HOUSE:
        size = pos[COUNT + source]
    under = pos[UNDER + first]
    pos[UNDER + first] = pos[TOP + destination]
    pos[TOP + destination] = pos[TOP + source]
    pos[COUNT + destination] += size
    pos[TOP + source] = under
    pos[COUNT + source] -= size
    if under >= FACE_DOWN or not under:
        _settle_uncovered_pile(pos, source)


def turn_up_hand_card(pos: bytearray, reserve: int) -> None:
    """Turn up the top card of a player's hand, after making a new hand if it is empty (RULES 2, 4, 8).

    reserve: the number of the player's reserve pile.
    """
    hand = reserve + 1
    if not pos[TOP + hand]:
        turn_waste_over(pos, reserve)
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
            end_if_won(pos)
            return
    pos[TOP + SHOW] = card & 127
    pos[COUNT + SHOW] = 1
    if pos[ORDER] & FOSTER and 0 < pos[TOP + reserve] < FACE_DOWN:
        pos[FLAGS] = RESERVE_LOCKED


def turn_waste_over(pos: bytearray, reserve: int) -> None:
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
    elif pos[at + 1] < 255:  # a full counter stays full
        pos[at] = 0
        pos[at + 1] += 1


def end_turn(pos: bytearray) -> None:
    """End the turn: count it, end the game at a stalemate (RULES 7), or start the next turn."""
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
    if pos[QUIET] >= _QUIET_TURNS or pos[QUIET + 1] or (idle > players * (1 + most) and not pos[FAMILY]):
        end_game(pos, DRAW if pos[STYLE] & FORFEIT else STALEMATE)
        return
    start_turn(pos)
    if pos[STYLE] & STAGGERED and pos[TOP + first_house(pos, pos[TURN])] == UNDEALT:
        deal_first_turn(pos)


@micropython.viper
def end_if_won(pos: object) -> object:
    """End the game if a player has nothing left (RULES 6-8)."""
    p = ptr8(pos)
    players = p[PLAYERS]
    if players == 1:
        f = FOUNDATION_COUNTS
        if p[f] + p[f + 2] + p[f + 4] + p[f + 6] == _PACK:
            end_game(pos, 1)
        return
    hand_wins = p[STYLE] & HAND_WINS
    at = COUNT + RESERVE
    player = 0
    while player < players:
        if not (p[at + 1] or p[at + 2] or (p[at] and not hand_wins)) and not (player == p[TURN] and p[TOP + SHOW]):
            end_game(pos, 1 + player)
            return
        at += 3
        player += 1


def return_showing_card(pos: bytearray) -> None:
    """Lay a showing card face down onto the hand again (RULES 2, 9)."""
    card = pos[TOP + SHOW]
    if card:
        pos[TOP + SHOW] = 0
        pos[COUNT + SHOW] = 0
        push(pos, HAND + 3 * pos[TURN], card | FACE_DOWN)


def end_game(pos: bytearray, over: int) -> None:
    """End the game with a value of OVER; a showing card goes back (RULES 2)."""
    return_showing_card(pos)
    pos[FLAGS] = 0
    pos[OVER] = over
