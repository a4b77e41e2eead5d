# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What a finger or a mouse means at the table, for the page and the window: no board has either."""

from engine.moves import GROUP, PASS
from engine.position import COUNT, FOUNDATION, HAND, HOUSES, PLAYERS, RESERVE, SHOW, TOP, WASTE, pile
from engine.verdict import judge
from firmware import text
from firmware.app import actions as A
from firmware.draw.shown import NOTE, REFUSAL
from firmware.table import calls
from firmware.table.assisted import must_go_up, refuse

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from firmware.draw.looks import View
    from firmware.table.cursor import Piles
    from firmware.table.table import Table


def touch(table: "Table", x: int, y: int) -> int:
    """Bring a table's cursor to the pile at a pixel, while it waits for a button with something to choose from.

    Return the action that is then meant, 0 for none.
    """
    cursor = table.cursor
    at = at_pixel(table.view, cursor, cursor.n if cursor.held < 0 else cursor.m, x, y)
    if at < 0 and cursor.held >= 0:
        # Another card is taken up instead; the same, or the felt, puts it down. Felt may have a page behind it.
        held = cursor.held
        place = cursor.at
        cursor.put_down()
        at = at_pixel(table.view, cursor, cursor.n, x, y)
        if at < 0 or cursor.sources[at] == held:
            flips = at < 0 and table.view.flip()
            cursor.take(cursor.source()[0], place)
            if not flips:
                return A.BACK
            table.app.changed = True
            return 0
    if at < 0:
        return A.OK if table.offer else _touch_other(table, x, y)
    table.offer = False
    cursor.at = at
    return A.OK


def _touch_other(table: "Table", x: int, y: int) -> int:
    # What no move leaves from: the hand and the waste are for TURN, of another card it is said.
    pos = table.session.game.pos
    covers = table.view.covers
    shows = pos[TOP + SHOW]
    if covers(pile(pos, WASTE), x, y) if shows else covers(pile(pos, HAND), x, y):
        return A.TURN
    if shows and covers(pile(pos, HAND), x, y):
        table.cursor.go_to(SHOW)
        table.mode.describe()
        return 0
    for p in bytes(range(1, pos[HOUSES] + 1)) + bytes((pile(pos, RESERVE), pile(pos, WASTE))):
        if pos[COUNT + p] and covers(p, x, y):
            if must_go_up(table.session.game):
                refuse(table)
            else:
                table.say(text.words.NO_MOVE_FROM_THERE, NOTE)
            return 0
    if table.view.flip():
        table.app.changed = True
    return 0


def touch_again(table: "Table", x: int, y: int) -> int:
    """Answer the second touch of a double one; return the action that is then meant, 0 for none.

    The card that the first touch took up goes to a foundation, or to the only place where it can go. If the first one
    played a card at once, nothing happens: the second was not meant for the card that lies there now.
    """
    cursor = table.cursor
    if cursor.held < 0 or not table.view.covers(pile(table.session.game.pos, cursor.held), x, y):
        return 0
    places = [at for at in range(cursor.m) if not _is_back(table, at)]
    for at in places:
        if cursor.pile_at(at) >= FOUNDATION or len(places) == 1:
            cursor.at = at
            return A.OK
    return touch(table, x, y)


def drag(table: "Table", x: int, y: int) -> "tuple[int, int, int, int] | None":
    """Pick up the card at a pixel. Return its left, top, width and height, or None for no card that can be carried."""
    cursor = table.cursor
    cursor.put_down()
    at = at_pixel(table.view, cursor, cursor.n, x, y)
    if at < 0:
        return None
    cursor.at = at
    code, place = cursor.source()
    i = 2 * cursor.places[place]
    if code == HAND or cursor.moves[i] == PASS or cursor.moves[i + 1] == RESERVE:
        return None  # A card that is turned up stays where it is.
    table.forget_hint()
    table.offer = False
    table.mode.pick_up()
    table.app.changed = True
    view = table.view
    p = pile(table.session.game.pos, code)
    top = view.y(p)
    return view.x(p), top, view.width, min(view.height, table.app.height - top)


def drag_over(table: "Table", x: int, y: int) -> None:
    """Move the cursor to the place at a pixel, if the dragged card may go there."""
    cursor = table.cursor
    if cursor.held >= 0:
        at = at_pixel(table.view, cursor, cursor.m, x, y)
        if at >= 0 and at != cursor.at:
            cursor.at = at
            table.mode.describe()
            table.app.changed = True


def drop(table: "Table", x: int, y: int) -> int:
    """Release the dragged card at a pixel; return the action that is then meant, 0 for none.

    The card is played if it may go there. Elsewhere it returns to its pile; if that was a pile, the reason is said.
    """
    cursor = table.cursor
    if cursor.held < 0:
        return 0
    at = at_pixel(table.view, cursor, cursor.m, x, y)
    if at >= 0:
        cursor.at = at
        return A.OK
    game = table.session.game
    src = cursor.held
    dst = _destination(table, x, y)
    cursor.put_down()
    table.mode.describe()
    if dst >= 0 and pile(game.pos, dst) != pile(game.pos, src):
        verdict = judge(game.pos, src, dst, game.work)
        table.say(calls.reason(game.pos, verdict, src, dst, table.session.reader), REFUSAL)
    table.app.changed = True
    return 0


def _destination(table: "Table", x: int, y: int) -> int:
    # Return the code of the pile at a pixel on which a card could be laid at all, -1 for none.
    pos = table.session.game.pos
    covers = table.view.covers
    if covers(FOUNDATION, x, y):
        return FOUNDATION
    for code in bytes(range(1, pos[HOUSES] + 1)) + bytes(range(RESERVE, RESERVE + 3 * pos[PLAYERS])):
        # The hands are left out, and so is the player's own reserve.
        if (code < RESERVE or code != RESERVE and (code - HAND) % 3) and covers(pile(pos, code), x, y):
            return code
    return -1


def _is_back(table: "Table", at: int) -> bool:
    # Return whether a place is the card's own pile, as stop play has it, or leaves cards of its group behind.
    cursor = table.cursor
    i = 2 * cursor.places[at]
    return cursor.moves[i] & GROUP != 0 or cursor.pile_at(at) == pile(table.session.game.pos, cursor.held)


def at_pixel(view: "View", cursor: "Piles", n: int, x: int, y: int) -> int:
    """Return which of a cursor's n piles a look's view has at a pixel, -1 for none."""
    for at in range(n):
        if view.covers(cursor.pile_at(at), x, y):
            return at
    return -1
