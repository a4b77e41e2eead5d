# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The registry of the screens. A screen is loaded here when it is shown, and may be dropped afterwards."""

import gc
import sys

from firmware import text

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any

    from firmware.app.app import App

# Each row has the name of a screen, a module, and the class or function in it that is called with the app and the given
# arguments. "table" takes a session and returns the table that it is played at. Constants stay in a board's flash.
SCREENS = (
    ("about", "firmware.screens.about", "About"),
    ("again_end", "firmware.screens.review", "AgainEnd"),
    ("again_menu", "firmware.screens.review", "AgainMenu"),
    ("ask", "firmware.screens.ask", "Ask"),
    ("attract", "firmware.screens.attract", "attract"),
    ("calendar", "firmware.screens.calendar", "Calendar"),
    ("calls", "firmware.screens.calls", "Calls"),
    ("decision_review", "firmware.table.views.decision_review", "DecisionReview"),
    ("eyes", "firmware.screens.eyes", "EyesMenu"),
    ("hand_over", "firmware.table.views.hand_over", "HandOverDialog"),
    ("help", "firmware.screens.help", "Help"),
    ("languages", "firmware.screens.languages", "Languages"),
    ("learn", "firmware.screens.learn", "Learn"),
    ("lesson_end", "firmware.screens.learn", "LessonEnd"),
    ("lesson_menu", "firmware.screens.learn", "LessonMenu"),
    ("names", "firmware.screens.names", "Names"),
    ("new_game", "firmware.screens.new_game", "NewGame"),
    ("pause", "firmware.screens.pause", "Pause"),
    ("pile_view", "firmware.table.views.pile_view", "PileView"),
    ("puzzle", "firmware.table.modes.puzzle", "PuzzleAttempt"),
    ("puzzle_end", "firmware.screens.puzzles", "PuzzleEnd"),
    ("puzzle_list", "firmware.screens.puzzles", "List"),
    ("puzzle_menu", "firmware.screens.puzzles", "PuzzleMenu"),
    ("puzzles", "firmware.screens.puzzles", "Puzzles"),
    ("rating", "firmware.screens.rating", "Rating"),
    ("records", "firmware.screens.records", "RecordsMenu"),
    ("result", "firmware.screens.result", "Result"),
    ("review", "firmware.screens.review", "Graph"),
    ("review_menu", "firmware.screens.review", "ReviewMenu"),
    ("settings", "firmware.screens.settings", "SettingsMenu"),
    ("table", "firmware.table.table_factory", "make_table"),
    ("title", "firmware.screens.title", "Title"),
    ("topics", "firmware.screens.topics", "Topics"),
    ("turn_replay", "firmware.table.views.turn_replay", "TurnReplay"),
)
# Screens that only a port with cables has, some of them instead of one above;
WITH_CABLES = (
    ("asks_back", "firmware.screens.by_cable", "AsksBack"),
    ("cable", "firmware.screens.by_cable", "Cable"),
    ("new_game", "firmware.screens.new_by_cable", "NewByCable"),
)
# and screens that replace one above in a game by cable.
IN_A_GAME_BY_CABLE = (
    ("pause", "firmware.screens.cable_pause", "CablePause"),
    ("result", "firmware.screens.cable_result", "CableResult"),
)


def make(app: "App", name: str, *given: object) -> "Any":
    """Make the screen with this name; given: its arguments besides the app.

    KeyError for a name that is not registered, or whose screen the port does not have.
    """
    rows: "tuple[tuple[str, str, str], ...]" = SCREENS
    if app.features.cables:
        rows = WITH_CABLES + rows
    if app.session and app.session.remote and not app.activity:
        rows = IN_A_GAME_BY_CABLE + rows
    for screen, module, kind in rows:
        if screen == name:
            return getattr(__import__(module, None, None, (kind,)), kind)(app, *given)
    raise KeyError(name)


# What menus share, which stays until the table opens.
_SHARED = ("firmware.screens.menu", "firmware.screens.setting_rows")
# What only screens use, besides the modules here: the modules of any look that draw them, by the
# last word of their names.
_DRAWN_BY = ("calendar", "graph", "menus", "page", "rating")
# What the table needs for a moment: to read saves and records, and to look at what lies or was played there.
_AWAY = (
    "firmware.app.player_stats", "firmware.app.days", "firmware.app.glicko", "firmware.app.records",
    "firmware.app.save_format.player_stats_packing", "firmware.app.save_format.reader",
    "firmware.table.views.turn_replay",
    "firmware.table.views.pile_view", "firmware.table.views.decision_review",
)  # fmt: skip
# What only lessons, puzzles and reviews use.
_APART = (
    "engine.notation", "engine.review", "firmware.lessons", "firmware.puzzles", "firmware.puzzles.packed",
    "firmware.table.modes.retry", "firmware.table.activity", "firmware.table.modes.lesson",
    "firmware.table.views.lesson_playback",
    "firmware.table.modes.puzzle", "firmware.table.views.playback", "firmware.table.views.solution_text",
)  # fmt: skip


def drop(app: "App") -> None:
    """Drop the modules and the words that only screens use, because another screen or the table opens.

    A module's memory is free once no screen that needs it is left, and a screen that needs it again loads it again.
    """
    plays = app.screen is app.table
    if not plays:  # else App.go_to has dropped all
        text.drop_late("menus")
    for name in list(sys.modules):
        package, _, last = name.rpartition(".")
        if package == "firmware.screens":
            drops = plays or name not in _SHARED
        elif package.startswith("firmware.draw."):
            drops = plays and last.rpartition("_")[2] in _DRAWN_BY
        else:
            drops = plays and name in _AWAY or name in _APART and not app.activity
        if drops:
            del sys.modules[name]
            if package in sys.modules:  # and not dropped before its module
                delattr(sys.modules[package], last)
    # What comes next then lies where they were, and no small hole is left between what stays.
    gc.collect()
