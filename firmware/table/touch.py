# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What a finger or a mouse means at the table, for the page and the window: no board has either."""

from engine.position import COUNT, HAND, HOUSES, RESERVE, SHOW, TOP, WASTE, pile
from firmware import text
from firmware.app import actions as A
from firmware.draw.shown import NOTE
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


def at_pixel(view: "View", cursor: "Piles", n: int, x: int, y: int) -> int:
    """Return which of a cursor's n piles a look's view has at a pixel, -1 for none."""
    for at in range(n):
        if view.covers(cursor.pile_at(at), x, y):
            return at
    return -1
