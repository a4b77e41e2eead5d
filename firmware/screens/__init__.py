# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The screens by their names. What is not needed at the table is loaded when it is first shown: here alone."""

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Any

    from firmware.app.app import App


def make(app: "App", name: str, *given: "Any") -> "Any":
    """Return the screen of this name, for App; given: what it takes beside the app. KeyError for a name there is not.

    "table" takes a session, and is the table it is played at.
    """
    Screen: "Any"
    if name == "table":
        from firmware.table.open import open_table as Screen
    elif name == "look":
        from firmware.table.look import Look as Screen
    elif name == "calls":
        from firmware.screens.calls import Calls as Screen
    elif name == "title":
        from firmware.screens.title import Title as Screen
    elif name == "pause":
        from firmware.screens.pause import Pause as Screen
    elif name == "ask":
        from firmware.screens.ask import Ask as Screen
    elif name == "languages":
        from firmware.screens.languages import Languages as Screen
    elif name == "settings":
        from firmware.screens.settings import SettingsMenu as Screen
    elif name == "eyes":
        from firmware.screens.eyes import EyesMenu as Screen
    elif name == "new_game":
        from firmware.screens.new_game import NewGame as Screen
    elif name == "help":
        from firmware.screens.help import Help as Screen
    elif name == "result":
        from firmware.screens.result import Result as Screen
    elif name == "about":
        from firmware.screens.about import About as Screen
    elif app.roomy and name == "last_turn":
        from firmware.table.last_turn import LastTurn as Screen
    elif app.roomy and name == "hand_over":
        from firmware.table.hand_over import HandOver as Screen
    elif app.roomy and name == "names":
        from firmware.screens.names import Names as Screen
    elif app.roomy and name == "topics":
        from firmware.screens.topics import Topics as Screen
    elif name == "records":
        from firmware.screens.records import RecordsMenu as Screen
    elif app.roomy and name == "turned":
        from firmware.table.turned import Turned as Screen
    elif app.roomy and (name.startswith("review") or name.startswith("again")):
        from firmware.screens.review import screen

        Screen = screen(name)
    elif app.roomy and name.startswith("puzzle"):
        from firmware.screens.puzzles import screen

        Screen = screen(name)
    elif app.roomy:
        from firmware.screens.learn import screen

        Screen = screen(name)
    else:
        raise KeyError(name)
    return Screen(app, *given)
