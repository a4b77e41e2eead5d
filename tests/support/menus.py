"""Choose rows of menus by their labels, with the buttons of a player."""

from firmware import text
from firmware.app import actions as A
from firmware.screens.first_game_menu import FirstGame
from firmware.screens.menu import Menu
from firmware.screens.new_game_menu import NewGame
from tests.support.app_driver import AppDriver


def choose(d: AppDriver, *labels: str) -> str:
    """Press OK on the row of the menu that has this label, one menu after the other; return the status."""
    for label in labels:
        to_row(d, label)
        d.press(A.OK)
    return d.app.status


def from_menu(d: AppDriver, *labels: str) -> str:
    """Press MENU, and choose these rows, one menu after the other; return the status."""
    d.press(A.MENU)
    return choose(d, *labels)


def give_up(d: AppDriver) -> None:
    """Give up the game in the pause menu."""
    from_menu(d, "Give up", "Give up the game")


def to_row(d: AppDriver, label: str) -> str:
    """Step to the row of the menu that has this label; return the status."""
    menu = d.app.screen
    assert isinstance(menu, Menu)
    for _ in menu.rows:
        if menu.rows[menu.cursor].label == label:
            return d.app.status
        d.press(A.DOWN)
    raise AssertionError("no row " + label)


def set_row(d: AppDriver, label: str, value: str) -> None:
    """Step through the values of a row of the menu until it has this one."""
    to_row(d, label)
    for _ in range(12):
        d.press(A.RIGHT)
        if d.app.status == label + ": " + value:
            return
    raise AssertionError("no value %s of %s" % (value, label))


def to_new_game(d: AppDriver) -> None:
    """Open the screen of a new game, from the title or from a game."""
    if not isinstance(d.app.screen, Menu):
        d.keys("MENU")
        choose(d, "Main menu")
    choose(d, "New game")
    if isinstance(d.app.screen, FirstGame):  # Before the first game, this offers only two games.
        choose(d, "More choices")
    assert isinstance(d.app.screen, NewGame)


def choose_rules(d: AppDriver, rules: str) -> None:
    """Choose a rule set on the screen of a new game."""
    choose(d, "Game")
    choose(d, text.menus().RULE_SETS[rules])
    assert isinstance(d.app.screen, NewGame)


def rows(d: AppDriver) -> list[str]:
    """Return the labels of the menu that is shown."""
    menu = d.app.screen
    assert isinstance(menu, Menu)
    return [row.label for row in menu.rows]
