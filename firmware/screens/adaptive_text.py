"""Texts on the strength of the adaptive level."""

from engine.opponent import ADAPTIVE, LEVELS, STRENGTH_STEP
from firmware import text
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App


def _nearest_levels(app: "App", rules: str) -> str:
    # Return a text that names the level, or the two levels, nearest to the strength of the next game.
    strength = app.load_player_stats().strength(rules)
    lower = strength // STRENGTH_STEP
    share = strength % STRENGTH_STEP
    names = text.menus().LEVELS
    if STRENGTH_STEP // 4 <= share <= STRENGTH_STEP - STRENGTH_STEP // 4:
        return text.new_game().ADAPTIVE_BETWEEN.format(names[LEVELS[lower]], names[LEVELS[lower + 1]])
    return text.new_game().ADAPTIVE_NEAR.format(names[LEVELS[lower + (share > STRENGTH_STEP // 2)]])


def about_adaptive_level(app: "App", rules: str) -> str:
    """Return the text about the adaptive level, with its strength in the next game by these rules."""
    return text.new_game().LEVELS_ABOUT[ADAPTIVE] + " " + phrases.capitalize(_nearest_levels(app, rules)) + "."


def next_strength_line(app: "App", rules: str) -> str:
    """Return one line on the adaptive level's strength in the next game by these rules."""
    return text.menus().ROW_WITH_VALUE.format(text.menus().LEVELS[ADAPTIVE], _nearest_levels(app, rules))
