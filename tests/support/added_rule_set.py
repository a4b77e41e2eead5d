"""Play a rule set by name with the app's buttons.

The game is against a computer opponent, and is interrupted by a power-off.

    python -P -m tests.support.added_rule_set NAME     with a copy of the sources first in PYTHONPATH
"""

import json
import sys

import engine
from engine import notation
from engine.position import COUNT, RESERVE
from firmware import text
from firmware.app.records import Records
from tests.support.app_driver import booted
from tests.support.menus import choose
from tests.support.power_off import play_over_power_off


def main() -> None:
    name = sys.argv[1]
    d = booted().open("new_game")
    choose(d, text.new_game().GAME, text.menus().RULE_SETS[name], text.new_game().DEAL)
    reserve = d.game.base[COUNT + RESERVE]
    again, before, after = play_over_power_off(d)
    print(json.dumps({
        "engine": engine.__path__[0], "rules": again.session.rules, "reserve": reserve, "level": again.session.level,
        "before": before, "after": after, "end": notation.position_text(again.game.pos),
        "records": [row[:2] for row in Records(again.store).rows],
    }))  # fmt: skip


if __name__ == "__main__":
    main()
