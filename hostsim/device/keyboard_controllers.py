# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The controller of a PicoCalc's keyboard, modelled on its maker's program for it.

That is Code/picocalc_keyboard in github.com/clockworkpi/PicoCalc: the queue is in fifo.ino, its registers are in
picocalc_keyboard.ino (`receiveEvent`), what a held key reports is in keyboard.ino (`transition_to`).
"""

from collections.abc import Callable

LIGHT, QUEUE, BATTERY = 0x05, 0x09, 0x0B  # registers
WRITE = 0x80  # the bit of a register's number with which it is written
PRESSED, HELD, RELEASED = 1, 2, 3
CHARGE = 80  # percent of an emulated battery
ROOM = 31  # entries of the queue
HELD_AFTER, AGAIN_EVERY = 300, 100  # ms
REPEATED = {*range(32, 128), 0x0A, 0x09, 0xD4, 0x08, 0xB4, 0xB5, 0xB6, 0xB7}  # keys that are pressed again when held


class PicoCalcKeyboard:
    """The controller: take bytes from the bus with `receive`, answer with `answer`.

    clock: returns the time in ms; battery: percent; light: of the screen, 0 to 255.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._queue: list[tuple[int, int]] = []
        self._down: dict[int, float] = {}  # code of a key: when it is next reported
        self._answer = b""
        self.battery = CHARGE
        self.light = 32

    def press(self, code: int) -> None:
        """Press a key."""
        self._scan()
        self._down[code] = self._clock() + HELD_AFTER
        self._put(PRESSED, code)

    def release(self, code: int) -> None:
        """Release a key."""
        self._scan()
        self._down.pop(code, None)
        self._put(RELEASED, code)

    def _scan(self) -> None:
        now = self._clock()
        for code, due in self._down.items():
            while due <= now:
                self._put(PRESSED if code in REPEATED else HELD, code)
                due += AGAIN_EVERY
            self._down[code] = due

    def _put(self, state: int, code: int) -> None:
        if len(self._queue) < ROOM:
            self._queue.append((state, code))

    def receive(self, data: bytes) -> None:
        """Take what was written to the controller between a start and a stop."""
        register = data[0] & ~WRITE
        self._answer = bytes(2)
        if register == QUEUE:
            self._scan()
            if self._queue:
                self._answer = bytes(self._queue.pop(0))
        elif register == BATTERY:
            self._answer = bytes((register, self.battery))
        elif register == LIGHT:
            self.light = data[1]
            self._answer = bytes((register, self.light))

    def answer(self, n: int) -> int:
        """Return byte n of the answer to what was last written."""
        return self._answer[n] if n < len(self._answer) else 0xFF
