# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A touch on the table of a colour screen: the cursor goes to the pile that was touched, and OK is pressed there."""

from engine.position import FOUNDATION, RESERVE, SHOW
from firmware.app import actions as A
from firmware.table.table import PLAY

SLACK = 2  # pixels beside a card that still count for it


def touched(app, x, y):
    """Bring the cursor to what lies at a pixel of the screen; return the action that is then meant, 0 for none."""
    table = app.table
    if not table or app.look.one_bit:
        return 0
    if app.screen is not table:
        # Looking into a pile: its cursor steps over piles as the table's does.
        return _look(app.screen, table.view, x, y) if hasattr(app.screen, "spread") else 0
    if table.state != PLAY:
        return A.OK  # which hurries
    cursor = table.cursor
    at = _found(table.view, cursor, cursor.n if cursor.held < 0 else cursor.m, x, y)
    if at < 0 and cursor.held >= 0:
        # Another card is taken up instead; the same, or the felt, puts it down.
        held = cursor.held
        cursor.put_down()
        at = _found(table.view, cursor, cursor.n, x, y)
        if at < 0 or cursor.sources[at] == held:
            cursor.take(*cursor.source())
            return A.BACK
    if at < 0:
        return 0
    cursor.at = at
    return A.OK


def _look(look, view, x, y):
    if look.spread:
        return A.BACK
    at = _found(view, look, look.n, x, y)
    if at < 0:
        return A.BACK
    look.at = at
    return A.OK


def _found(view, cursor, n, x, y):
    # Which of a cursor's n piles lies there, -1 for none.
    for at in range(n):
        p = cursor.pile_at(at)
        if not 0 <= x - view.x(p) + SLACK < view.width + 2 * SLACK:
            continue
        top = view.y(p)
        rows = view.rows(p)
        if SHOW < p < RESERVE:
            top, rows = view.layout.houses[:2]  # all of its column
        elif p >= FOUNDATION:
            rows += SLACK
        if 0 <= y - top + SLACK < rows + 2 * SLACK:
            return at
    return -1
