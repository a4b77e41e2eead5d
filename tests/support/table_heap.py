"""Measure the heap in use at the table on MicroPython.

The figures are for after the deal, after moves and all menus, and the most after that.

The figures include tests/support/app_driver.py and this file, but not a board's own panel and buttons.
"""

import gc

from engine import moves  # noqa: F401  first, because the unix port's stack has no room for deeper nested imports
from firmware import text
from firmware.app import actions as A
from hostsim.players.driver import NullPanel
from tests.support.app_driver import AppDriver

# The presses that open the pause menu, its settings, its help, a pile or the last turn, a hint, and the last turn.
MENU_PRESSES = (
    "MENU BACK", "MENU UP UP UP UP UP OK RIGHT BACK BACK BACK", "MENU UP UP UP UP OK RIGHT RIGHT BACK BACK",
    "BACK RIGHT OK OK BACK", "MENU OK", "MENU DOWN DOWN OK",
)  # fmt: skip
MOVES_PLAYED = 8


def main(rules: str, level: str, stop_play: bool) -> None:
    """Play a game of these rules against a level.

    Print the three figures and the plies.
    """
    from firmware.app.session import STARTER_BY_RULES, Session
    from firmware.draw.strip_renderer import StripRenderer
    from firmware.screens import unload

    d = AppDriver()
    d.app.features.unload = unload
    d.show = StripRenderer(NullPanel(), d.app.look.banks()).show

    def used() -> int:
        text.unload_parts()  # what a refusal or a hint says would stay until the next menu closes
        gc.collect()
        return gc.mem_alloc()

    def open_all() -> int:
        most = 0
        for keys in MENU_PRESSES:
            d.keys(keys)
            if d.app.screen is not d.app.table:
                d.call(d.app.show_table)
            most = max(most, used())
        return most

    d.at_once().begin(Session(rules, level, 7, STARTER_BY_RULES, 300, False, stop_play))
    first = used()

    def play() -> int:
        most = 0
        for _ in range(MOVES_PLAYED):
            for action in (A.OK, A.OK, A.TURN):
                d.press(action)
                if d.app.screen is d.app.table:
                    most = max(most, used())
        return most

    play()  # the opponent's search allocates its memory at its first move
    from firmware.table.modes.runs import runs_of

    if not stop_play:
        runs_of(d.table)  # what a game gets when a card is first picked up while there is a space
    loaded = open_all()
    # what a game gets when a win is first looked for, near its end
    from engine.solver import Solver

    for tables in d.session.spare_tables:
        tables.solver = Solver()
    loaded = max(loaded, used())
    print(first, loaded, max(play(), open_all()), d.game.ply)
