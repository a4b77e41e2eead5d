"""Touches and drags at the table, for the page and the window; no board has a pointer."""

from engine.const import const
from engine.moves import GROUP, PASS
from engine.position import (
    COUNT, FOUNDATION, HAND, HOUSES, OUT_OF_USE, PLAYERS, RESERVE, SHOW, TOP, UNDEALT, WASTE, has_foundations,
    has_reserve, pile
)
from engine.verdict import LEGAL, judge
from firmware.app import actions as A
from firmware.app.settings import SETTING_TAP, TAP_PICKS_UP, TAP_PLAYS_BEST_PLACE
from firmware.draw.table_view_state import NOTE, REFUSAL
from firmware.table import refusal_reasons
from firmware.table.base_mode import must_play_to_foundation, refuse_turn
from firmware.table.states import END, PLAY

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.looks import View
    from firmware.table.cursor import PileCursor
    from firmware.table.table import Table

# Kinds of places, the best first.
_PLACE_FOUNDATION = const(0)
_PLACE_OPPONENT = const(1)
_PLACE_HOUSE = const(2)
_PLACE_SPACE = const(3)
_PLACE_WASTE = const(4)


def touch(table: "Table", x: int, y: int) -> int:
    """Move a table's cursor to the pile at a pixel, if there is something to choose from.

    Return the action that the touch means there, 0 for none.
    """
    cursor = table.cursor
    on_words = table.view.hits_text(x, y)
    if table.state != PLAY or not cursor.source_count:
        return touch_words(table) if on_words else A.OK
    at = pile_index_at(table.view, cursor, cursor.source_count if cursor.held < 0 else cursor.place_count, x, y)
    if cursor.held >= 0 and table.view_state.text_kind == REFUSAL:
        if table.view.hits_pile(pile(table.session.game.pos, cursor.held), x, y):
            # A touch would put the held card back; the player means to pick it up again.
            cursor.put_down()
            table.mode.pick_up()
            table.app.changed = True
            return 0
        if (at < 0 or table.refused_pile == cursor.pile_at(at)) and _picks_up_other(table, x, y, True):
            return A.OK  # After a refusal the player means another card.
    if at >= 0:
        table.offers_auto_finish = False
        if cursor.held < 0 and _pick_up_run(table, cursor.sources[at], y):
            return 0
        cursor.at = at
        if cursor.held < 0:
            _pick_up_to_play(table)
        return A.OK
    if cursor.held >= 0:
        return _touch_with_card(table, x, y, on_words)
    if table.offers_auto_finish or on_words and table.view_state.turn_summary:
        return touch_words(table)
    return _touch_unplayable(table, x, y, on_words)


def _pick_up_to_play(table: "Table") -> None:
    # If the settings let a tap play the card under the cursor, pick it up and choose its place, for OK to play it.
    cursor = table.cursor
    at = cursor.at
    plays = table.app.settings.numbers[SETTING_TAP]
    if plays == TAP_PICKS_UP or table.session.stop_play or table.app.activity or cursor.sources[at] == HAND:
        return
    table.mode.pick_up()
    place = _place_to_play(table, plays == TAP_PLAYS_BEST_PLACE)
    if place >= 0:
        cursor.at = place
    else:
        cursor.put_down()
        cursor.at = at


def _place_to_play(table: "Table", best: bool) -> int:
    # Return the index of the held card's best place, or only that of its only one; -1 for none. The player's waste is
    # none: to discard a card ends the turn.
    cursor = table.cursor
    pos = table.session.game.pos
    places = [at for at in range(cursor.place_count) if not _is_group_or_own_pile(table, at)]
    if len(places) > 1 and not best:
        return -1
    found = -1
    least = _PLACE_WASTE
    for at in places:
        dst = cursor.moves[2 * cursor.places[at] + 1]
        rank = _PLACE_WASTE
        if cursor.pile_at(at) >= FOUNDATION:
            rank = _PLACE_FOUNDATION
        elif SHOW < dst < RESERVE:
            rank = _PLACE_HOUSE if pos[COUNT + dst] else _PLACE_SPACE
        elif dst > WASTE:
            rank = _PLACE_OPPONENT
        if rank < least:
            least = rank
            found = at
    return found


def hold(table: "Table", x: int, y: int) -> bool:
    """Spread out the pile at a pixel, on which a finger rests, if it has several visible cards; return whether it has.

    The table comes back when the finger leaves, as BACK brings it back.
    """
    app = table.app
    if table.cursor.held >= 0:
        return False
    look = app.make_screen(app, "pile_view", table)
    at = pile_index_at(table.view, look, look.pile_count, x, y)
    if at < 0:
        return False
    look.at = at
    look.spread = True
    app.push(look)
    return True


def touch_words(table: "Table") -> int:
    """Return the action that a touch of the text means, 0 for none: what the text offers, or else the menu."""
    session = table.session
    if table.state == END and session.stop_play and table.mode.can_call_stop():
        return A.STOP
    if table.state != PLAY:
        return A.MENU if session.remote and table.state < END else A.OK
    if table.cursor.held >= 0:
        if table.view_state.text_kind != NOTE and table.view_state.text_kind != REFUSAL:
            return 0  # This text only names the place under the cursor.
        table.cursor.put_down()
    if table.view_state.turn_summary:
        return A.BACK  # BACK replays the turn that this text sums up.
    return A.OK if table.offers_auto_finish else A.MENU


def _touch_with_card(table: "Table", x: int, y: int, on_words: bool) -> int:
    # The held card has no place at this pixel. A pile refuses it, and it stays held; another card in the player's row
    # is picked up instead. A note does the same as without a held card. Anything else puts the card back, except that
    # the felt leads to the other page of the table if there is one.
    cursor = table.cursor
    pos = table.session.game.pos
    if table.view.hits_pile(pile(pos, cursor.held), x, y):
        return A.BACK
    if _picks_up_other(table, x, y, False):
        return A.OK
    dst = _pile_code_at(table, x, y)
    if dst >= 0:
        return _play_held_to(table, dst)
    action = touch_words(table) if on_words and not table.view.is_first_page else 0
    if action:
        return action
    if not table.view.next_page():
        return A.BACK
    table.app.changed = True
    return 0


def _pick_up_run(table: "Table", code: int, y: int) -> bool:
    # If a house's card under others is at this height, pick it up with them; return whether that can be done.
    if not SHOW < code < RESERVE:
        return False
    return table.pick_up_run(code, table.view.card_depth(code, y) + 1)


def _picks_up_other(table: "Table", x: int, y: int, anywhere: bool) -> bool:
    # If another card with a move is at a pixel, in the player's own row or anywhere, hold that one instead.
    cursor = table.cursor
    for i in range(cursor.source_count):
        code = cursor.sources[i]
        own = code == SHOW or RESERVE <= code <= WASTE
        if (own or anywhere) and table.view.hits_pile(pile(table.session.game.pos, code), x, y):
            cursor.put_down()
            cursor.at = i
            return True
    return False


def _play_held_to(table: "Table", dst: int) -> int:
    # Play the held card to a pile if that is legal, or else refuse. Any foundation will do for a card that goes up.
    cursor = table.cursor
    if _refuse_if_illegal(table, cursor.held, dst):
        return 0
    for at in range(cursor.place_count):
        if cursor.moves[2 * cursor.places[at] + 1] == dst:
            cursor.at = at
    return A.OK


def _refuse_if_illegal(table: "Table", src: int, dst: int) -> bool:
    # Show why a card may not go to a pile; return whether it may not. The places of several cards were all found.
    game = table.session.game
    run = table.held_run()
    if run:
        table.say(refusal_reasons.run_refusal(game.pos, src, run, dst, table.session.viewer), REFUSAL)
        return True
    verdict = judge(game.pos, src, dst, game.work)
    if verdict == LEGAL:
        return False
    table.say(refusal_reasons.refusal_reason(game.pos, verdict, src, dst, table.session.viewer), REFUSAL)
    return True


def _touch_unplayable(table: "Table", x: int, y: int, on_words: bool) -> int:
    # Answer a touch of something without a move: the hand and the waste mean TURN, and for any other card the table
    # says why it has no move. The text opens the menu, but on the first of two pages it shows the second.
    session = table.session
    pos = session.game.pos
    covers = table.view.hits_pile
    shows = pos[TOP + SHOW]
    if covers(pile(pos, WASTE), x, y) if shows else covers(pile(pos, HAND), x, y):
        return A.TURN
    if shows and covers(pile(pos, HAND), x, y):
        table.cursor.go_to(SHOW)
        table.mode.describe_cursor()
        return 0
    for code in bytes(range(1, pos[HOUSES] + 1)) + bytes((RESERVE, WASTE)):
        p = pile(pos, code)
        if pos[COUNT + p] and covers(p, x, y):
            if must_play_to_foundation(session.game):
                refuse_turn(table)
            else:
                table.say(refusal_reasons.no_move_reason(pos, code, session.viewer), REFUSAL)
            return 0
    on_pile = any([covers(pile(pos, code), x, y) for code in (HAND, WASTE)])
    if on_words and not on_pile and not table.view.is_first_page:
        return touch_words(table)
    if table.view.next_page():
        table.app.changed = True
    return 0


def touch_again(table: "Table", x: int, y: int) -> int:
    """Answer the second touch of a double one; return the action that it means, 0 for none.

    The card picked up by the first touch goes to a foundation, or to the only place where it can go. If the first touch
    played a card at once, nothing happens, because the second was not meant for the card that lies there now.
    """
    cursor = table.cursor
    if cursor.held < 0 or not table.view.hits_pile(pile(table.session.game.pos, cursor.held), x, y):
        return 0
    places = [at for at in range(cursor.place_count) if not _is_group_or_own_pile(table, at)]
    for at in places:
        if cursor.pile_at(at) >= FOUNDATION or len(places) == 1:
            cursor.at = at
            return A.OK
    return touch(table, x, y)


def drag(table: "Table", x: int, y: int) -> "tuple[int, int, int, int] | None":
    """Pick up the card at a pixel. Return its left, top, width and height, or None for no card that can be carried."""
    cursor = table.cursor
    cursor.put_down()
    at = pile_index_at(table.view, cursor, cursor.source_count, x, y)
    if at < 0:
        return None
    cursor.at = at
    code, place = cursor.find_source_places()
    i = 2 * cursor.places[place]
    if code == HAND or cursor.moves[i] == PASS or cursor.moves[i + 1] == RESERVE:
        return None  # A card that can only be turned up is not dragged.
    table.clear_hint()
    table.offers_auto_finish = False
    view = table.view
    p = pile(table.session.game.pos, code)
    if not _pick_up_run(table, code, y):
        table.mode.pick_up()
    depth = max(0, table.held_run() - 1)
    table.app.changed = True
    top = view.y(p, depth) + view.lift_offset(p, depth)
    high = view.y(p) - view.y(p, depth) + view.height
    return view.x(p), top, view.width, min(high, table.app.look.height - top)


def drag_over(table: "Table", x: int, y: int) -> None:
    """Move the cursor to the place at a pixel, if the dragged card may go there."""
    cursor = table.cursor
    if cursor.held >= 0:
        at = pile_index_at(table.view, cursor, cursor.place_count, x, y)
        if at >= 0 and at != cursor.at:
            cursor.at = at
            table.mode.describe_cursor()
            table.app.changed = True


def drop(table: "Table", x: int, y: int) -> int:
    """Release the dragged card at a pixel; return the action that this means, 0 for none.

    The card is played if it may go there, or else returns to its pile. If it was dropped on a pile, the table says why
    it does not fit, and the card stays picked up, so that a touch of the right place plays it.
    """
    cursor = table.cursor
    table.set_carried(False)
    if cursor.held < 0:
        return 0
    at = pile_index_at(table.view, cursor, cursor.place_count, x, y)
    if at >= 0:
        cursor.at = at
        return A.OK
    pos = table.session.game.pos
    src = cursor.held
    dst = _pile_code_at(table, x, y)
    if dst < 0 or pile(pos, dst) == pile(pos, src) or not _refuse_if_illegal(table, src, dst):
        cursor.put_down()
        table.mode.describe_cursor()
    table.app.changed = True
    return 0


def _pile_code_at(table: "Table", x: int, y: int) -> int:
    # Return the code of the pile at a pixel if cards can be laid on piles of its kind, else -1.
    pos = table.session.game.pos
    covers = table.view.hits_pile
    if has_foundations(pos) and covers(FOUNDATION, x, y):
        return FOUNDATION
    for house in range(1, pos[HOUSES] + 1):
        if pos[TOP + house] not in (UNDEALT, OUT_OF_USE) and covers(house, x, y):
            return house
    for code in range(RESERVE + 1, RESERVE + 3 * pos[PLAYERS]):
        # No card can be laid on a hand, or on the player's own reserve.
        kind = (code - RESERVE) % 3
        if (kind == 2 or kind == 0 and has_reserve(pos)) and covers(pile(pos, code), x, y):
            return code
    return -1


def _is_group_or_own_pile(table: "Table", at: int) -> bool:
    # Return whether a place is the card's own pile, which stop play offers, or leaves cards of its group behind.
    cursor = table.cursor
    i = 2 * cursor.places[at]
    return cursor.moves[i] & GROUP != 0 or cursor.pile_at(at) == pile(table.session.game.pos, cursor.held)


def pile_index_at(view: "View", cursor: "PileCursor", n: int, x: int, y: int) -> int:
    """Return the index, among a cursor's n piles, of the one at a pixel of a look's view, -1 for none."""
    for at in range(n):
        if view.hits_pile(cursor.pile_at(at), x, y):
            return at
    return -1
