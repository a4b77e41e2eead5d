# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Lead a career through many results and print its save (`main()`), to compare the runtimes."""

# This import is first because the unix port compiles a source nested within its importers, on 40 kB of C stack.
from engine.opponent import adaptive_level
from engine.rng import Rng
from firmware.app.career import DEAL_HELPED, DEAL_WON, Career, next_strength, rate
from firmware.app.days import day_number
from firmware.app.rating import rating_of
from firmware.app.records import DRAWN, LOST, WON
from hostsim.players.driver import MemoryStore


def main() -> None:
    rng = Rng(5)
    store = MemoryStore()
    career = Career(store)
    for name in ("classic", "onepack", "three"):
        row = career._row(name)
        for games in range(60):
            won = rng.below(3) > 0
            row[1] = next_strength(row[1], games, won, games % 5 == 0, 1)
            rate(row, rating_of(adaptive_level(row[1]), 0), WON if won else DRAWN if games % 7 == 0 else LOST, 1)
    for day in range(261101, 261129, 2):
        career._play_day(day_number(day), DEAL_WON if day % 3 else DEAL_HELPED)
    career.know_puzzle(100)
    again = Career(store)
    print(store.data["career"])
    print(again.note, again.rows, again.runs, again.longest, again.tried, again.days)
