"""Describe the keys of a computer's keyboard like the buttons of a board, so that the game names the right keys."""

from types import ModuleType, SimpleNamespace

from firmware.app import actions

LABELS = {actions.OK: "Enter", actions.BACK: "Esc", actions.TURN: "T", actions.STOP: "S", actions.MENU: "M"}


def keyboard_of(board: ModuleType) -> SimpleNamespace:
    """Return a board of that name whose buttons are the keys that terminal.py and window.py read.

    Sentences of the game then say "Enter" if the label of the board's own button is "A".
    """
    buttons = {action: actions.ACTION_NAMES[action] for action in range(actions.LEFT, actions.MENU + 1)}
    return SimpleNamespace(NAME=getattr(board, "NAME", ""), BUTTONS=buttons, BUTTON_LABELS=LABELS, DIRECTIONS="arrows")
