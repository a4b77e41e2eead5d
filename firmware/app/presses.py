# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The meaning of a button: an action, a repeated one, or another when it is held."""

from firmware.app import actions

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Sequence

REPEAT_AFTER = 350  # ms that a direction is held before it repeats
REPEAT_EVERY = 110
LONG = 500  # ms that a button is held before it means something else


class Presses:
    """The buttons of a board, by number. Times are in ms.

    codes: the action of each button; long: its action when it is held, 0 for none. A button with a long action acts
    when it is released, or after LONG. Nothing is allocated after the constructor.
    """

    def __init__(self, codes: "Sequence[int]", long: "Sequence[int]") -> None:
        self.codes = bytes(codes)
        self.long = bytes(long)
        self.down = bytearray(len(codes))  # 1: pressed; 2: pressed, and its long action is done
        self.again = [0] * len(codes)  # when each button repeats, or has been held for LONG

    def change(self, i: int, pressed: "bool | int", now: int) -> int:
        """Note that button i went down or up; return the action that this means, or 0."""
        was = self.down[i]
        self.down[i] = 1 if pressed else 0
        if pressed:
            self.again[i] = now + (LONG if self.long[i] else REPEAT_AFTER)
            return 0 if self.long[i] else self.codes[i]
        return self.codes[i] if self.long[i] and was == 1 else 0

    def held(self, now: int) -> int:
        """Return the action of a button that is being held, or 0."""
        for i in range(len(self.codes)):
            if self.down[i] == 1 and now >= self.again[i]:
                if self.long[i]:
                    self.down[i] = 2
                    return self.long[i]
                if 0 < self.codes[i] <= actions.DOWN:
                    self.again[i] = now + REPEAT_EVERY
                    return self.codes[i] + actions.REPEATED
        return 0
