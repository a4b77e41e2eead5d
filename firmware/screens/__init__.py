"""The registry of the screens. A screen's module is loaded when it is shown, and may be unloaded afterwards."""

import gc
import sys

from firmware import text

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any

    from firmware.app.app import App

# Each row has the name of a screen, its module, and the class or function there that is called with the app and the
# screen's arguments. "table" takes a session and returns its table. Constants stay in a board's flash.
SCREENS = (
    ("about", "firmware.screens.about", "About"),
    ("accessibility", "firmware.screens.accessibility_menu", "AccessibilityMenu"),
    ("ask", "firmware.screens.confirmation", "Confirmation"),
    ("attract", "firmware.screens.attract", "make_demo_table"),
    ("calendar", "firmware.screens.calendar_page", "CalendarPage"),
    ("decision_review", "firmware.table.views.decision_review", "DecisionReview"),
    ("first_game", "firmware.screens.first_game_menu", "make_new_game"),
    ("game_replay", "firmware.table.views.game_replay", "GameReplay"),
    ("hand_over", "firmware.table.views.hand_over", "HandOverDialog"),
    ("help", "firmware.screens.help_pages", "Help"),
    ("languages", "firmware.screens.language_menu", "LanguageMenu"),
    ("learn", "firmware.screens.lesson_menus", "LessonList"),
    ("lesson_end", "firmware.screens.lesson_menus", "LessonEnd"),
    ("lesson_menu", "firmware.screens.lesson_menus", "LessonMenu"),
    ("lesson_run", "firmware.table.modes.lesson_run", "RunLesson"),
    ("move_list", "firmware.screens.move_list", "MoveList"),
    ("names", "firmware.screens.names_menu", "NamesMenu"),
    ("new_game", "firmware.screens.new_game_menu", "NewGame"),
    ("pause", "firmware.screens.pause", "Pause"),
    ("pile_view", "firmware.table.views.pile_view", "PileView"),
    ("puzzle", "firmware.table.modes.puzzle", "PuzzleAttempt"),
    ("puzzle_end", "firmware.screens.puzzle_menus", "PuzzleEnd"),
    ("puzzle_list", "firmware.screens.puzzle_menus", "PuzzleList"),
    ("puzzle_menu", "firmware.screens.puzzle_menus", "PuzzleMenu"),
    ("puzzles", "firmware.screens.puzzle_menus", "PuzzleGrades"),
    ("rating", "firmware.screens.rating_page", "RatingPage"),
    ("records", "firmware.screens.records_menu", "RecordsMenu"),
    ("result", "firmware.screens.result", "Result"),
    ("retry_end", "firmware.screens.review_screens", "RetryEnd"),
    ("retry_menu", "firmware.screens.review_screens", "RetryMenu"),
    ("review", "firmware.screens.review_screens", "ReviewGraph"),
    ("review_menu", "firmware.screens.review_screens", "ReviewMenu"),
    ("settings", "firmware.screens.settings_menu", "SettingsMenu"),
    ("stop_calls", "firmware.screens.stop_call_menu", "StopCallMenu"),
    ("table", "firmware.table.table_factory", "make_table"),
    ("title", "firmware.screens.title", "Title"),
    ("topics", "firmware.screens.help_topics", "HelpTopics"),
    ("turn_replay", "firmware.table.views.turn_replay", "TurnReplay"),
    ("watch", "firmware.screens.watch_menus", "WatchMenu"),
    ("watch_end", "firmware.screens.watch_menus", "WatchEnd"),
    ("watch_pause", "firmware.screens.watch_menus", "WatchPause"),
)
# Screens that only a port with cables has; some replace one above.
CABLE_SCREENS = (
    ("cable", "firmware.screens.cable_offer", "CableOffer"),
    ("new_game", "firmware.screens.new_cable_game", "NewCableGame"),
    ("undo_request", "firmware.screens.cable_offer", "UndoRequest"),
)
# Screens that replace one above in a game by cable.
CABLE_GAME_SCREENS = (
    ("result", "firmware.screens.cable_result", "CableResult"),
)


def make(app: "App", name: str, *given: object) -> "Any":
    """Make the screen with this name; given: its arguments besides the app.

    Raise KeyError if the name is not registered, or if the port does not have this screen.
    """
    rows: "tuple[tuple[str, str, str], ...]" = SCREENS
    if app.features.cables:
        rows = CABLE_SCREENS + rows
    if app.session and app.session.remote and not app.activity:
        rows = CABLE_GAME_SCREENS + rows
    for screen, module, kind in rows:
        if screen == name:
            return getattr(__import__(module, None, None, (kind,)), kind)(app, *given)
    raise KeyError(name)


# Modules that menus share; they stay loaded until the table opens.
_SHARED_MODULES = ("firmware.screens.menu", "firmware.screens.setting_rows")
# Modules with which a look draws screens, besides those of this package and those that all looks share.
_DRAWING_MODULES = ("firmware.draw.one_bit.one_bit_style", "firmware.draw.text.text_pages")
# Modules that the table only needs for a moment: to compute the layout, to read saves and records, and to show piles
# and past moves.
_TRANSIENT_MODULES = (
    "firmware.app.player_stats", "firmware.app.days", "firmware.app.glicko", "firmware.app.records",
    "firmware.app.save_format.reader", "firmware.app.save_format.released_v3", "firmware.app.save_format.unpacking",
    "firmware.draw.large.table_dialog", "firmware.draw.layouts.table_packer", "firmware.table.modes.introduction",
    "firmware.table.views.turn_replay", "firmware.table.views.pile_view", "firmware.table.views.decision_review",
    "firmware.table.views.game_replay", "firmware.app.game_text",
)  # fmt: skip
# Modules that only lessons, puzzles, reviews and watched games use.
_ACTIVITY_MODULES = (
    "engine.notation", "engine.review", "firmware.lessons", "firmware.puzzles", "firmware.puzzles.packed",
    "firmware.table.modes.retry", "firmware.table.activity", "firmware.table.modes.lesson",
    "firmware.table.modes.lesson_run", "firmware.table.modes.puzzle", "firmware.table.modes.watch",
    "firmware.table.views.activity_playback",
    "firmware.table.views.lesson_playback", "firmware.table.views.playback", "firmware.table.views.solution_text",
)  # fmt: skip


def unload(plays: bool, has_activity: bool) -> None:
    """Unload the modules and texts that only screens use, when another screen or, if `plays`, the table opens.

    A module's memory is freed once no screen uses it, and the next screen that needs it loads it again.
    """
    if not plays:  # For the table, App.go_to has already dropped all screens.
        text.unload_parts("menus")
    for name in list(sys.modules):
        package, _, last = name.rpartition(".")
        if package == "firmware.screens":
            drops = plays or name not in _SHARED_MODULES
        elif package == "firmware.draw.pages" or name in _DRAWING_MODULES:
            drops = plays
        else:
            drops = plays and name in _TRANSIENT_MODULES or name in _ACTIVITY_MODULES and not has_activity
        if drops:
            del sys.modules[name]
            if package in sys.modules:  # The package itself may be unloaded already.
                delattr(sys.modules[package], last)
    # What is allocated next can then use their memory, and the heap does not break into small holes.
    gc.collect()
