"""The buttons of a CircuitPython board, watched and debounced by keypad and turned into actions."""

import keypad

from firmware.app import actions
from firmware.app.presses import Presses
from firmware.app.start import BoardError
from firmware.circuitpython.pins import pin
from firmware.text import boot_messages

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Mapping

    from boards import Board


class KeypadButtons:
    """The buttons of a board, a module of boards/: its BUTTONS and LONG_PRESSES."""

    def __init__(self, board: "Board") -> None:
        self.gpios = list(board.BUTTONS)
        try:
            self.keys = keypad.Keys([pin(gpio) for gpio in self.gpios], value_when_pressed=False, pull=True)
        except ValueError as error:  # A pin is in use.
            raise BoardError(boot_messages.NO_PINS.format(error)) from None
        self.event = keypad.Event()
        self.assign_actions(board.BUTTONS, getattr(board, "LONG_PRESSES", {}))

    def assign_actions(self, wiring: "Mapping[int, str]", held: "Mapping[int, str]") -> None:
        """Give the buttons other actions; one that is held down counts when it is pressed again."""
        self.presses = Presses(
            [actions.ACTION_NAMES.index(wiring[gpio]) for gpio in self.gpios],
            [actions.ACTION_NAMES.index(held.get(gpio, "")) for gpio in self.gpios],
        )

    def poll(self, now: int) -> int:
        """Return the action pressed, or repeated by holding a direction, by the time `now` in ms; else 0."""
        events = self.keys.events
        event = self.event
        if events.overflowed:
            events.clear()
            for i in range(len(self.gpios)):
                self.presses.states[i] = 0
        while events.get_into(event):
            code = self.presses.update(event.key_number, event.pressed, now)
            if code:
                return code
        return self.presses.held_action(now)
