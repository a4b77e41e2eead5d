"""Play against a level by name with the app's buttons.

The game is interrupted by a power-off. After it comes one against the adaptive level, a little above that level.

    python -P -m tests.support.added_level NAME     in a copy of the tree
"""

import json
import random
import sys
from typing import Any

from engine.opponent import LEVELS, STRENGTH_STEP, adaptive_level, strength_of
from firmware import text
from firmware.app.glicko import level_rating
from firmware.app.player_stats import RATED_GAMES, STRENGTH, PlayerStats
from firmware.app.records import Records
from firmware.app.session import STARTER_YOU, Session
from hostsim.players.driver import MemoryStore
from hostsim.torture.robot_player import random_session
from tests.support.app_driver import booted
from tests.support.menus import choose, set_row
from tests.support.power_off import play_over_power_off


def main() -> None:
    name = sys.argv[1]
    d = booted().open("new_game")
    set_row(d, text.new_game().OPPONENT, text.menus().LEVELS[name])
    screen: Any = d.app.screen  # a NewGame
    about = screen.about()
    choose(d, text.new_game().DEAL)
    again, before, after = play_over_power_off(d)
    level = again.session.level
    career = PlayerStats(again.store)
    rated = career.rows[0][RATED_GAMES]
    strength = strength_of(name) + STRENGTH_STEP // 2
    career.rows[0][STRENGTH] = strength
    career._save()
    again.begin(Session("classic", again.app.level_with_strength("classic", "adaptive"), 3, STARTER_YOU, 300))
    again.app.save()
    third = booted(MemoryStore(again.store.data))
    around = name, third.session.level, LEVELS[LEVELS.index(name) + 1]
    rng = random.Random(1)
    print(json.dumps({
        "about": about, "level": level, "before": before, "after": after, "rated": rated,
        "records": [row[:2] for row in Records(again.store).rows],
        "adaptive": [third.session.level, adaptive_level(strength)],
        "ratings": [[level_rating(each, ladder) for each in around] for ladder in (0, 1)],
        "in the torture": name in {random_session(rng).level for _ in range(60)},
    }))  # fmt: skip


if __name__ == "__main__":
    main()
