"""The keys of a computer's keyboard, described like the buttons of a board, so that the game names the right ones."""

from types import ModuleType, SimpleNamespace

from firmware.app import actions

LABELS = {actions.OK: "Enter", actions.BACK: "Esc", actions.TURN: "T", actions.STOP: "S", actions.MENU: "M"}


def keyboard_of(board: ModuleType) -> SimpleNamespace:
    """Return a board of that name whose buttons are the keys that terminal.py and window.py read.

    Sentences of the game then say "Enter" where the board's own button is printed "A".
    """
    buttons = {action: actions.ACTION_NAMES[action] for action in range(actions.LEFT, actions.MENU + 1)}
    return SimpleNamespace(NAME=getattr(board, "NAME", ""), BUTTONS=buttons, BUTTON_LABELS=LABELS, DIRECTIONS="arrows")
