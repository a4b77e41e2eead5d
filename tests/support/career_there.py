"""Lead a career through many results and print its save (`main()`), to compare the runtimes."""

# This import is first because the unix port compiles a source nested within its importers, on 40 kB of C stack.
from engine.opponent import adaptive_level
from engine.rng import Rng
from firmware.app.days import day_number
from firmware.app.glicko import level_rating
from firmware.app.player_stats import DEAL_HELPED, DEAL_WON, PlayerStats, next_strength, update_rating
from firmware.app.records import DRAWN, LOST, WON
from hostsim.players.driver import MemoryStore


def main() -> None:
    rng = Rng(5)
    store = MemoryStore()
    career = PlayerStats(store)
    for name in ("classic", "onepack", "three"):
        row = career._find_or_add_row(name)
        for games in range(60):
            won = rng.below(3) > 0
            row[1] = next_strength(row[1], games, won, games % 5 == 0, 1)
            update_rating(row, level_rating(adaptive_level(row[1]), 0), WON if won else DRAWN if games % 7 == 0
                else LOST, 1)
    for day in range(261101, 261129, 2):
        career._count_day(day_number(day), DEAL_WON if day % 3 else DEAL_HELPED)
    career.note_puzzle_help(100)
    again = PlayerStats(store)
    print(store.data["career"])
    print(again.note, again.rows, again.streaks, again.longest_streak, again.tried_puzzles, again.days)
