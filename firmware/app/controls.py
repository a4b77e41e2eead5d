"""The buttons of a board, and their names in help and sentences."""

from engine.const import const
from firmware import text
from firmware.app import actions as A
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    class BoardButtons(Protocol):
        """A module of boards/, or the part of one that Controls needs.

        It may also have LONG_PRESSES, BUTTON_LABELS, DIRECTIONS, LEFT_HAND and NAME.
        """

        BUTTONS: dict[int, str]


LEFT_RIGHT_ARROWS = "\5\6"  # how the fonts encode the two arrows
_HEADING_DIVISOR = const(9)
_MAX_HEADING = const(30)  # pixels


def is_on_heading(y: int, height: int) -> bool:
    """Return whether a touch at y is one of the heading: it leaves a screen of that height that has no row for that."""
    return y < min(height // _HEADING_DIVISOR, _MAX_HEADING)


class Controls:
    """The buttons that a port connects.

    board: the board's name, "" if there is none
    labels: the label printed on the button of each action, "" for an action without a button
    instructions: how to play without buttons, as paragraphs of help
    menu_by_back: whether BACK opens the pause menu while no card is held, because there is no MENU button
    steps_sideways: whether RIGHT and LEFT step through menus, because there is no DOWN button
    own_wording: the texts that take the place of those for buttons, as text.set_wording takes them
    uses_touch: whether the player touches the screen instead of pressing buttons
    action_is_touch: whether the next action comes from a touch
    action_is_repeat: whether the current action comes from a button that is held
    """

    own_wording = ""

    def __init__(self) -> None:
        self.board = ""
        self.labels = list(A.ACTION_NAMES)
        self.instructions: "tuple[str, ...]" = ()
        self.menu_by_back = False
        self.steps_sideways = False
        self.uses_touch = False
        self.action_is_touch = False
        self.action_is_repeat = False
        self._left_handed = False
        self._left_right_label = LEFT_RIGHT_ARROWS
        self._connected_board: "BoardButtons | None" = None
        self._rewire: "Callable[..., None] | None" = None

    def connect(self, board: "BoardButtons", rewire: "Callable[..., None] | None" = None) -> None:
        """Use the buttons of a board, a module of boards/.

        rewire(BUTTONS, LONG_PRESSES): assigns actions to the buttons. If it is given, the buttons of both sides change
        places for a left-handed player.
        """
        self._connected_board = board
        self._rewire = rewire
        actions = list(board.BUTTONS.values()) + list(getattr(board, "LONG_PRESSES", {}).values())
        self.board = getattr(board, "NAME", "")
        self.menu_by_back = "MENU" not in actions
        self.steps_sideways = "DOWN" not in actions
        self.update(self._left_handed)

    def update(self, left_handed: bool) -> None:
        """Apply the settings: the language, the letters of cards, and the player's hand."""
        self._left_handed = left_handed
        board = self._connected_board
        if board and self._rewire:
            if left_handed and hasattr(board, "LEFT_HAND"):
                from firmware.app.left_hand import LeftHand

                board = LeftHand(board.LEFT_HAND)
            self._rewire(board.BUTTONS, getattr(board, "LONG_PRESSES", {}))
        if board:
            self.labels = _labels_of(board)
            self._left_right_label = _left_right_label_of(board)
        self._update_wording()

    def set_touch(self, touched: bool) -> bool:
        """Note whether the screen is touched; return whether that is new, so that sentences change."""
        if touched == self.uses_touch:
            return False
        self.uses_touch = touched
        self._update_wording()
        return True

    def _update_wording(self) -> None:
        # Sentences name a button by its label and a court card by its letter.
        labels = self.labels
        keys = {A.ACTION_NAMES[i]: labels[i] for i in range(A.OK, len(labels))}
        keys["TURN"] = labels[A.TURN] or text.menus().TURN_BY_OK.format(labels[A.OK])
        keys["MENU"] = labels[A.MENU] or labels[A.BACK]
        keys["STOP"] = labels[A.STOP] or text.menus().STOP_BY_MENU
        keys["STEPS"] = labels[A.LEFT]
        keys["SEE"] = labels[A.BACK]
        keys["LR"] = self._left_right_label
        for n in range(10, 13):
            keys[phrases.RANK_LABELS[n]] = phrases.rank_label(n)
        wording = "touch" if self.uses_touch else self.own_wording
        if keys != phrases.button_names or wording != text.wording:
            phrases.wording_version += 1
        phrases.button_names = keys
        text.set_wording(wording)
        phrases.has_turn_button = labels[A.TURN] != ""


def _labels_of(board: "BoardButtons") -> "list[str]":
    # Return the text printed on the button of each action. The label of LEFT names all directions.
    labels = [""] * len(A.ACTION_NAMES)
    printed = getattr(board, "BUTTON_LABELS", {})
    for key in board.BUTTONS:
        labels[A.ACTION_NAMES.index(board.BUTTONS[key])] = printed.get(key, "")
    held = getattr(board, "LONG_PRESSES", {})
    for key in held:
        labels[A.ACTION_NAMES.index(held[key])] = text.menus().KEY_HELD.format(printed.get(key, ""))
    if labels[A.STOP] == "press":
        labels[A.STOP] = text.menus().STICK_PRESSED
    directions = getattr(board, "DIRECTIONS", "")
    if directions == "arrows" and "DOWN" in board.BUTTONS.values():
        directions = "keys"  # LEFT and RIGHT alone would not step through a menu
    if directions:
        labels[A.LEFT] = text.menus().DIRECTIONS[directions]
    elif labels[A.LEFT]:
        labels[A.LEFT] = text.menus().TWO_KEYS.format(labels[A.LEFT], labels[A.RIGHT])
    else:
        labels[A.LEFT] = labels[A.RIGHT]
    return labels


def _left_right_label_of(board: "BoardButtons") -> str:
    # Name LEFT and RIGHT in a few letters: by arrows if the board has them, else by the texts on its two buttons.
    if getattr(board, "DIRECTIONS", ""):
        return LEFT_RIGHT_ARROWS
    named = {}
    for key in board.BUTTONS:
        named[board.BUTTONS[key]] = getattr(board, "BUTTON_LABELS", {}).get(key, "")
    return "/".join([named[action] for action in ("LEFT", "RIGHT") if named.get(action)]) or LEFT_RIGHT_ARROWS
