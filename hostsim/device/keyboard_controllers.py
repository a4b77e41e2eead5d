"""The controller of a PicoCalc's keyboard, modelled on its maker's program for it.

That is Code/picocalc_keyboard in github.com/clockworkpi/PicoCalc: the queue is in fifo.ino, its registers are in
picocalc_keyboard.ino (`receiveEvent`), what a held key reports is in keyboard.ino (`transition_to`).
"""

from collections.abc import Callable

LIGHT_REGISTER, QUEUE_REGISTER, BATTERY_REGISTER = 0x05, 0x09, 0x0B  # registers
WRITE_BIT = 0x80  # the bit of a register's number with which it is written
KEY_PRESSED, KEY_HELD, KEY_RELEASED = 1, 2, 3
BATTERY_PERCENT = 80  # percent of an emulated battery
QUEUE_SIZE = 31  # entries of the queue
HOLD_MS, REPEAT_MS = 300, 100  # ms
REPEATING_KEYS = {*range(32, 128), 0x0A, 0x09, 0xD4, 0x08, 0xB4, 0xB5, 0xB6, 0xB7}  # sent again while held


class PicoCalcKeyboard:
    """The controller: take bytes from the bus with `receive`, answer with `answer`.

    clock: returns the time in ms
    battery: percent
    light: of the screen, 0 to 255
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._queue: list[tuple[int, int]] = []
        self._down: dict[int, float] = {}  # code of a key: when it is next reported
        self._answer = b""
        self.battery = BATTERY_PERCENT
        self.light = 32

    def press(self, code: int) -> None:
        """Press a key."""
        self._scan()
        self._down[code] = self._clock() + HOLD_MS
        self._put(KEY_PRESSED, code)

    def release(self, code: int) -> None:
        """Release a key."""
        self._scan()
        self._down.pop(code, None)
        self._put(KEY_RELEASED, code)

    def _scan(self) -> None:
        now = self._clock()
        for code, due in self._down.items():
            while due <= now:
                self._put(KEY_PRESSED if code in REPEATING_KEYS else KEY_HELD, code)
                due += REPEAT_MS
            self._down[code] = due

    def _put(self, state: int, code: int) -> None:
        if len(self._queue) < QUEUE_SIZE:
            self._queue.append((state, code))

    def receive(self, data: bytes) -> None:
        """Take what was written to the controller between a start and a stop."""
        register = data[0] & ~WRITE_BIT
        self._answer = bytes(2)
        if register == QUEUE_REGISTER:
            self._scan()
            if self._queue:
                self._answer = bytes(self._queue.pop(0))
        elif register == BATTERY_REGISTER:
            self._answer = bytes((register, self.battery))
        elif register == LIGHT_REGISTER:
            self.light = data[1]
            self._answer = bytes((register, self.light))

    def answer(self, n: int) -> int:
        """Return byte n of the answer to what was last written."""
        return self._answer[n] if n < len(self._answer) else 0xFF
