"""The meaning of a button: an action, a repeated action, or a different one when it is held."""

from firmware.app import actions

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Sequence

REPEAT_AFTER = 350  # ms that a direction is held before it repeats
REPEAT_EVERY = 110
LONG_PRESS = 500  # ms that a button is held before it means something else


class Presses:
    """The buttons of a board, by number. Times are in ms.

    codes: the action of each button
    long: its action when it is held, 0 for none. A button with a long action acts when it is released, or after
        LONG_PRESS. Nothing is allocated after the constructor.
    """

    def __init__(self, codes: "Sequence[int]", long: "Sequence[int]") -> None:
        self.actions = bytes(codes)
        self.long_actions = bytes(long)
        self.states = bytearray(len(codes))  # 1: pressed; 2: pressed, and its long action is done
        self.next_repeat = [0] * len(codes)  # when each button repeats, or has been held for LONG_PRESS

    def update(self, i: int, pressed: "bool | int", now: int) -> int:
        """Note the state of button i; return the action that a change means, or 0."""
        was = self.states[i]
        self.states[i] = 1 if pressed else 0
        if pressed:
            self.next_repeat[i] = now + (LONG_PRESS if self.long_actions[i] else REPEAT_AFTER)
            return 0 if self.long_actions[i] else self.actions[i]
        return self.actions[i] if self.long_actions[i] and was == 1 else 0

    def held_action(self, now: int) -> int:
        """Return the action of a button that is being held, or 0."""
        for i in range(len(self.actions)):
            if self.states[i] == 1 and now >= self.next_repeat[i]:
                if self.long_actions[i]:
                    self.states[i] = 2
                    return self.long_actions[i]
                if 0 < self.actions[i] <= actions.DOWN:
                    self.next_repeat[i] = now + REPEAT_EVERY
                    return self.actions[i] + actions.REPEATED
        return 0
