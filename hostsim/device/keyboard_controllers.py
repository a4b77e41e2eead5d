"""Model the controller of a PicoCalc's keyboard after its maker's program.

That program is Code/picocalc_keyboard in github.com/clockworkpi/PicoCalc: fifo.ino has the queue, picocalc_keyboard.ino
the registers (`receiveEvent`), and keyboard.ino the reports of a held key (`transition_to`).
"""

from collections.abc import Callable

LIGHT_REGISTER, QUEUE_REGISTER, BATTERY_REGISTER = 0x05, 0x09, 0x0B  # the numbers of the registers
WRITE_BIT = 0x80  # the bit in a register's number that makes the access a write
KEY_PRESSED, KEY_HELD, KEY_RELEASED = 1, 2, 3
BATTERY_PERCENT = 80  # the charge of an emulated battery
QUEUE_SIZE = 31  # the most entries in the queue
HOLD_MS, REPEAT_MS = 300, 100  # ms before a held key is first reported, and between further reports
# keys that are reported again while they are held
REPEATING_KEYS = {*range(32, 128), 0x0A, 0x09, 0xD4, 0x08, 0xB4, 0xB5, 0xB6, 0xB7}


class PicoCalcKeyboard:
    """The controller: take bytes from the bus with `receive`, answer with `answer`.

    clock: returns the time in ms
    battery: percent
    light: the light of the screen, 0 to 255
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._queue: list[tuple[int, int]] = []
        self._down: dict[int, float] = {}  # for each pressed key, by its code, when it is next reported
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
        """Take the bytes written to the controller between a start and a stop."""
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
        """Return byte n of the answer to the last write."""
        return self._answer[n] if n < len(self._answer) else 0xFF
