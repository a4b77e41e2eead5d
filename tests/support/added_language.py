"""Start the app in a language, look at its title, and play a move that a hint names.

    python -P -m tests.support.added_language CODE     in a copy of the tree
"""

import json
import sys
from typing import Any

from firmware import text
from firmware.app.session import STARTER_YOU, Session
from firmware.app.settings import SETTING_LANGUAGE, Settings
from firmware.text.languages import LANGUAGE_CODES
from hostsim.players.driver import MemoryStore
from tests.support.app_driver import booted


def main() -> None:
    store = MemoryStore()
    settings = Settings(store)
    settings.numbers[SETTING_LANGUAGE] = 1 + LANGUAGE_CODES.index(sys.argv[1])
    settings.save()
    d = booted(store)
    screen: Any = d.app.screen  # a Menu
    title = [row.label for row in screen.rows]
    expert = text.menus().LEVELS["expert"]
    d.begin(Session("classic", "greedy", 5, STARTER_YOU, 300))
    d.table.mode.hint()
    d.press(0)
    while not d.app.status.startswith("Hint"):
        d.press(0)
    hint = d.app.status
    d.keys("OK OK")
    print(json.dumps({"text": text.__path__[0], "title": title, "expert": expert, "hint": hint, "ply": d.game.ply}))


if __name__ == "__main__":
    main()
