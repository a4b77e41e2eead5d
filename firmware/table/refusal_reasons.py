"""Why a move is refused, and what would be right, as text (RULES 9)."""

from engine import one_pack, option_duties
from engine.families import family_of
from engine.moves import free_moves, generate_moves
from engine.placement import fills_space, first_space, fitting_houses, lowest_card
from engine.position import (
    COUNT, DUTIES, FACE_DOWN, FAMILY, FLAGS, FOUNDATION, GROUP, HAND, HOUSES, KING, MASKS, ORDER, OUT_OF_USE, PASS,
    PLAYERS, RESERVE, RESERVE_LOCKED, RULE_SET_ID, SHOW, STYLE, TOP, UNDEALT, UNDER, WASTE, pile
)
from engine.rules import (
    ANY_SUIT, CLOSED, FOSTER, GROUPS, KING_TO_SPACE, LOAD_RESERVE, LOAD_WASTE, MUST_LOAD, MUST_SPACE, RELEASE,
    RESERVE_DUTY, TO_FOUNDATION, TO_HOUSE, UNCOVER, rule_set_by_id
)
from engine.verdict import (
    DUTY, FOUNDATION_FIRST, LEGAL, NO_FIT, NOT_AVAILABLE, RESERVE_FIRST, SPACE_FIRST, first_compulsory, judge
)
from engine.workspace import Workspace
from firmware import text
from firmware.text import phrases
from firmware.text.move_description import MoveDescription

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.session import Session

THIRD_RUN_SOURCES = bytes((RESERVE, WASTE, SHOW))  # the piles whose cards must be played in the third pass (RULES 5)
workspace = Workspace()  # Its content is only used within one call.


def refusal(pos: bytearray, verdict: int, src: int, dst: int, viewer: int) -> str:
    """Return as text which move must come before the one tried, or before a card is turned up (RULES 9)."""
    words = text.refusals()
    if verdict == RESERVE_FIRST or verdict == FOUNDATION_FIRST:
        due = _due_source(pos)
        if verdict == RESERVE_FIRST:
            first = words.RESERVE_FIRST_FROM if due else words.RESERVE_FIRST
        else:
            first = words.FOUNDATION_FIRST_FROM if due else words.FOUNDATION_FIRST
        p = pile(pos, due)
        return first.format(phrases.card(pos, pos[TOP + p]), phrases.pile_name(pos, p, viewer))
    if verdict == SPACE_FIRST:
        space = first_space(pos)
        if pos[FAMILY]:
            return words.SPACE_FIRST_WASTE.format(space)
        if LEGAL in (judge(pos, RESERVE, space, workspace), judge(pos, RESERVE, RESERVE, workspace)):
            return words.SPACE_FIRST_RESERVE.format(space)
    if verdict == NOT_AVAILABLE:
        return words.NO_CARD_TO_TURN_UP
    return required_move(pos, src, dst, viewer)


def _due_source(pos: bytearray) -> int:
    # Return the source of the compulsory move to a foundation.
    return workspace.moves[first_compulsory(pos, workspace.moves, generate_moves(pos, workspace))]


def refusal_reason(pos: bytearray, verdict: int, src: int, dst: int, seat: int) -> str:
    """Return why an attempt is wrong, as told to the player in `seat` (phrases.py), whoever made it."""
    if verdict == RESERVE_FIRST or verdict == FOUNDATION_FIRST:
        reserve = verdict == RESERVE_FIRST
        could = text.refusals().COULD_GO_UP_RESERVE if reserve else text.refusals().COULD_GO_UP_FOUNDATION
        return could.format(phrases.card_and_pile(pos, _due_source(pos), seat))
    if verdict == SPACE_FIRST:
        space = first_space(pos)
        return text.refusals().MUST_FILL_SPACE.format(_place_name(pos, family_of(pos).space_filler(), seat), space)
    if verdict == NO_FIT:
        card = _attempted_card(pos, src, dst)
        if dst == FOUNDATION and not src & GROUP:
            return text.refusals().NO_FIT_FOUNDATION.format(phrases.card(pos, card), requirement(pos, src, dst))
        to = phrases.pile_name(pos, pile(pos, dst & 15 if src & GROUP else dst), seat)
        return text.refusals().MAY_NOT_GO.format(phrases.card(pos, card), to, requirement(pos, src, dst))
    if verdict == DUTY:
        return required_move(pos, src, dst, seat)
    return _not_available(pos, src, dst, seat)


def run_refusal(pos: bytearray, house: int, size: int, dst: int, seat: int) -> str:
    """Return why the top `size` cards of a house cannot move together to a pile, by way of spaces."""
    if not SHOW < dst < RESERVE:
        return text.refusals().ONE_AT_A_TIME
    card = lowest_card(pos, house, size)
    is_space = not pos[TOP + dst]
    if is_space and size < pos[COUNT + house] or fitting_houses(pos, card) >> dst & 1:
        return text.refusals().RUN_NEEDS_SPACES.format(size)
    needs = text.refusals().CHANGES_NOTHING if is_space else _house_requirement(pos, house, card)
    return text.refusals().MAY_NOT_GO.format(phrases.card(pos, card), phrases.pile_name(pos, dst, seat), needs)


def _not_available(pos: bytearray, src: int, dst: int, seat: int) -> str:
    words = text.refusals()
    if src == HAND:
        return words.ALREADY_TURNED_UP if pos[TOP + SHOW] else words.NO_CARD_TO_TURN_UP
    if src == PASS:
        if pos[TOP + SHOW]:
            return words.ALREADY_TURNED_UP
        hand = COUNT + pile(pos, HAND)
        return words.CARDS_LEFT_IN_HAND if pos[hand] + pos[hand + 1] else words.NO_PASS
    if src == RESERVE:
        if dst == RESERVE:
            return words.RESERVE_STAYS_DOWN
        if pos[FLAGS] & RESERVE_LOCKED:
            return words.RESERVE_LOCKED
        if pos[TOP + pile(pos, RESERVE)] >= FACE_DOWN:
            may = judge(pos, RESERVE, RESERVE, workspace) == LEGAL
            return words.TURN_UP_RESERVE_FIRST if may else words.RESERVE_STAYS_DOWN
    elif src & GROUP:
        return words.CANNOT_MOVE if pos[FAMILY] or pos[STYLE] & GROUPS else words.ONE_AT_A_TIME
    elif 0 < src < RESERVE and family_of(pos).is_closed(pos, src):
        return words.HAS_NO_PLACE.format(phrases.card(pos, pos[TOP + src]), words.HOUSE_IS_COMPLETE)
    elif src >= WASTE and 0 < pos[TOP + pile(pos, src)] < FACE_DOWN:
        return words.NOT_PLAYED_FROM.format(_place_name(pos, src, seat))
    return words.CANNOT_MOVE


def only_card_reason(pos: bytearray) -> str:
    """Return the text that only the card under the cursor can move, and why the waste's card, if any, cannot."""
    if pos[COUNT + pile(pos, WASTE)] and not pos[MASKS + 3]:
        return text.refusals().NOTHING_ELSE_NO_WASTE
    return text.refusals().NOTHING_ELSE


def no_move_reason(pos: bytearray, code: int, seat: int) -> str:
    """Return why the card on one of the player's piles (by its code) has no legal move, if no other move is due."""
    card = pos[TOP + pile(pos, code)]
    if code == RESERVE and card >= FACE_DOWN:
        return text.refusals().RESERVE_STAYS_DOWN
    if (code == RESERVE and pos[FLAGS] & RESERVE_LOCKED) or (code == WASTE and not pos[MASKS + 3]):
        return _not_available(pos, code, SHOW, seat)
    if 0 < code < RESERVE and family_of(pos).is_closed(pos, code):
        return _not_available(pos, code, SHOW, seat)
    n = free_moves(pos, workspace)
    for i in range(0, 2 * n, 2):
        if workspace.moves[i] & ~GROUP == code:
            return required_move(pos, workspace.moves[i], workspace.moves[i + 1], seat)
    return text.refusals().HAS_NO_PLACE.format(phrases.card(pos, card), _missing_place(pos, code, card))


def _missing_place(pos: bytearray, code: int, card: int) -> str:
    # Return what a card without a move needs: a house, or a space if none is open. If a space is open, the card may
    # not go there, and the text says so.
    words = text.refusals()
    mask = family_of(pos).mask_of(pos, code)
    fills = _may_fill_space(pos, code, card, mask)
    if _fits_no_house(pos, card):
        if fills:
            return words.NEEDS_SPACE
        return words.SPACE_CHANGES_NOTHING if _is_only_card(pos, code, card) else words.NOT_IN_THESE_RULES
    need = _house_requirement(pos, code, card)
    if fills:
        return words.OR_SPACE.format(need)
    return words.NOT_A_SPACE.format(need) if first_space(pos) else need


def _is_only_card(pos: bytearray, code: int, card: int) -> bool:
    # Return whether a card is alone in its house, so that moving it to a space would change nothing.
    return 0 < code < RESERVE and not pos[UNDER + card]


def _may_fill_space(pos: bytearray, code: int, card: int, mask: int) -> bool:
    # Return whether a card may go to a space, if there is one.
    return fills_space(card, mask) and not _is_only_card(pos, code, card)


def requirement(pos: bytearray, src: int, dst: int) -> str:
    """Return what a card that does not fit a place would need to go there or elsewhere: `it needs a black 3`."""
    card = _attempted_card(pos, src, dst)
    mask = family_of(pos).mask_of(pos, src)
    if src & GROUP:
        dst &= 15
    elif dst == FOUNDATION:
        if mask & TO_FOUNDATION and card & 15 > 1:
            return _neighbour_requirement(pos, card, -1, 0)
        return text.refusals().NOT_IN_THESE_RULES
    top = pos[TOP + pile(pos, dst)]
    if dst < RESERVE:
        if dst > pos[HOUSES] or top == UNDEALT or top == OUT_OF_USE:
            return text.refusals().NOT_IN_PLAY
        if not top:
            return _space_refusal(pos, src & ~GROUP, card, mask)
        if not mask & TO_HOUSE:
            return text.refusals().NOT_IN_THESE_RULES
        if family_of(pos).is_closed(pos, dst):
            return text.refusals().HOUSE_IS_COMPLETE
        if src & GROUP and pos[FAMILY]:  # A whole house continues in its own direction.
            return (
                _neighbour_requirement(pos, card, -1, 0) if one_pack.is_ascending(pos, src & ~GROUP)
                else _neighbour_requirement(pos, card, 0, 1)
            )
        return _house_requirement(pos, src & ~GROUP, card)
    if dst == WASTE:
        return text.refusals().ONLY_TURNED_UP
    if dst >= RESERVE + 3 * pos[PLAYERS] or dst == RESERVE:
        return text.refusals().NOT_IN_THESE_RULES
    if not mask & (LOAD_WASTE if (dst - RESERVE) % 3 else LOAD_RESERVE):
        return text.refusals().NOT_IN_THESE_RULES
    if not top:
        return text.refusals().NO_CARD_THERE
    if top >= FACE_DOWN:
        return text.refusals().FACE_DOWN_THERE
    return _neighbour_requirement(pos, card, -1, 1)


def _space_refusal(pos: bytearray, src: int, card: int, mask: int) -> str:
    if _is_only_card(pos, src, card):
        return text.refusals().CHANGES_NOTHING
    if mask & KING_TO_SPACE:
        return text.refusals().KINGS_TO_SPACES.format(phrases.rank_label(KING - 1))
    return text.refusals().NOT_IN_THESE_RULES


def _house_requirement(pos: bytearray, code: int, card: int) -> str:
    # Return what a card needs to go to a house: a card of the next rank and the other colour, or in the one-pack game a
    # neighbour in its suit. A card of the highest rank needs a space.
    if pos[FAMILY]:
        return _neighbour_requirement(pos, card, -1, 1)
    if _fits_no_house(pos, card):
        fills = _may_fill_space(pos, code, card, family_of(pos).mask_of(pos, code))
        return text.refusals().NEEDS_SPACE if fills else text.refusals().NOT_IN_THESE_RULES
    needs = text.refusals().NEEDS_BLACK if card >> 4 & 3 in (1, 2) else text.refusals().NEEDS_RED
    return needs.format(phrases.rank(pos, card + 1))


def _fits_no_house(pos: bytearray, card: int) -> bool:
    # Return whether a card is of the highest rank, which may be laid on another card only in the one-pack game.
    return not pos[FAMILY] and card & 15 == rule_set_by_id(pos[RULE_SET_ID]).ranks


def _neighbour_requirement(pos: bytearray, card: int, below: int, above: int) -> str:
    # Return the text that a card needs one of its neighbours in rank, of its own suit or of any suit.
    last = rule_set_by_id(pos[RULE_SET_ID]).ranks
    names = []
    for step in (below, above):
        rank = (card & 15) + step
        if pos[FAMILY]:
            rank = (rank - 1) % last + 1
        if step and 1 <= rank <= last:
            near = (card & 0x30) | rank
            any_suit = above and pos[STYLE] & ANY_SUIT
            names.append(phrases.rank(pos, near) if any_suit else phrases.card(pos, near))
    return (text.refusals().NEEDS_EITHER if len(names) > 1 else text.refusals().NEEDS_ONE).format(*names)


def _attempted_card(pos: bytearray, src: int, dst: int) -> int:
    # Return the card of an attempt, for a group its lowest card in the pile.
    if src & GROUP:
        return family_of(pos).group_bottom(pos, src & 15, dst >> 4)
    return pos[TOP + pile(pos, src)]


def _place_name(pos: bytearray, code: int, seat: int) -> str:
    return phrases.capitalize(phrases.pile_name(pos, pile(pos, code), seat))


def required_move(pos: bytearray, src: int, dst: int, viewer: int) -> str:
    """Return which rule demands another move than the one tried (src, dst), and which move that is.

    The move named is legal, and one that the rule demands.
    """
    words = text.refusals()
    moves = workspace.moves
    n = generate_moves(pos, workspace)
    if pos[ORDER] & RESERVE_DUTY:
        if moves[0] == RESERVE and moves[1] < RESERVE:
            first = words.COMES_FIRST if src == RESERVE else words.RESERVE_GOES_FIRST
            return first.format(_described(pos, moves, 0, viewer))
        i = _first_to_house(pos, moves, n, bytes((src,)))
        if i >= 0:
            first = words.HOUSE_GOES_FIRST if pos[TOP + (moves[i + 1] & 15)] else words.COMES_FIRST
            return first.format(_described(pos, moves, i, viewer))
    if pos[ORDER] & FOSTER:
        i = _first_to_house(pos, moves, n, THIRD_RUN_SOURCES)
        if i >= 0:
            return words.THIRD_RUN.format(_described(pos, moves, i, viewer))
    duties = pos[DUTIES]
    if duties & RELEASE and option_duties.release_moves(pos, Workspace()):
        return words.RELEASE_FIRST.format(_described(pos, moves, 0, viewer))
    if duties & UNCOVER and option_duties.uncover_moves(pos, Workspace()):
        return words.UNCOVER_FIRST.format(_described(pos, moves, 0, viewer))
    if duties & MUST_LOAD:
        for i in range(0, 2 * n, 2):
            if WASTE < moves[i + 1] < FOUNDATION and not moves[i] & GROUP:
                return words.LOAD_FIRST.format(_described(pos, moves, i, viewer))
    if duties & CLOSED and pos[TOP + pile(pos, RESERVE)] >= FACE_DOWN:
        return words.TURN_UP_RESERVE_FIRST
    if duties & MUST_SPACE:
        return words.MAKE_SPACE_FIRST
    return words.COMES_FIRST.format(_described(pos, moves, 0, viewer))


def _described(pos: bytearray, moves: bytearray, i: int, viewer: int) -> str:
    return MoveDescription(pos, moves[i], moves[i + 1]).full(viewer, False)


def _first_to_house(pos: bytearray, moves: bytearray, n: int, sources: bytes) -> int:
    # Return the offset of the first of n moves from one of these piles to a house, by preference not to a space; -1 for
# none.
    found = -1
    for i in range(0, 2 * n, 2):
        if moves[i] & ~GROUP in sources and (moves[i] & GROUP or SHOW < moves[i + 1] < RESERVE):
            if pos[TOP + (moves[i + 1] & 15)]:
                return i
            if found < 0:
                found = i
    return found


def undo_refusal(session: "Session") -> str:
    """Return why the last move of a session cannot be undone."""
    source = session.last_source()
    if source == HAND:
        return text.refusals().SEEN_HAND
    if source == RESERVE:
        return text.refusals().SEEN_RESERVE
    if SHOW < source & ~GROUP < RESERVE:
        return text.refusals().SEEN_HOUSE
    return text.refusals().NOTHING_TO_UNDO
