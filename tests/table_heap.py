# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The heap in use at the table, on MicroPython: after the deal, and at most after menus, a hint and some moves.

What tests/app_driver.py and this file take is in it; what a board's own panel and buttons take is not.
"""

import gc
import sys

from firmware.app import actions as A
from tests.app_driver import Driver

# Pause; its settings; its help; looking into a pile; a hint.
MENUS = (
    "MENU BACK", "MENU UP UP UP UP UP OK RIGHT BACK BACK BACK", "MENU UP UP UP UP OK RIGHT RIGHT BACK BACK",
    "BACK RIGHT OK OK BACK", "MENU DOWN OK",
)  # fmt: skip
MOVES = 8


class Panel:
    """Shows nothing."""

    width = 240
    height = 240

    def write(self, x, y, w, h, buf):
        pass


def main(rules, level, stop_play):
    """Print both, of a game of these rules against a level."""
    from firmware.app.session import BY_THE_RULES, Session
    from firmware.app.start import put_away
    from firmware.draw.strip import Strip

    d = Driver()
    d.show = Strip(Panel(), d.app.look.banks()).show
    lasting = list(sys.modules)
    most = 0

    def used():
        for opponent in d.session.opponents:
            opponent.rest()
        put_away(d.app, lasting)
        gc.collect()
        return gc.mem_alloc()

    d.app.settings.speed = 3
    d.app.begin(Session(rules, level, 7, BY_THE_RULES, 300, False, stop_play))
    d.press(0)
    first = used()
    for keys in MENUS:
        d.keys(keys)
        if d.app.screen is not d.app.table:
            d.app.show_table()
            d.press(0)
        most = max(most, used())
    for _ in range(MOVES):
        for action in (A.OK, A.OK, A.TURN):
            d.press(action)
            if d.app.screen is d.app.table:
                most = max(most, used())
    print(first, most, d.game.ply)
