"""Read a PicoCalc's keyboard under MicroPython: a controller on I2C that queues its keys and dims the screen.

The protocol is that of the keyboard's firmware (Code/picocalc_keyboard in github.com/clockworkpi/PicoCalc): write the
number of a register, then read two bytes. An entry of the queue is a state and the code of a key. A key that is held is
reported again after 300 ms, and then every 100 ms.
"""

from time import sleep_ms

from machine import I2C, Pin

from firmware.app import actions
from firmware.app.loop import POLL_EVERY
from firmware.micropython import cpu_clock

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Mapping

    from boards import Wiring

LIGHT_REGISTER = 0x85  # writes the register of the screen's light, 5
BATTERY_REGISTER = b"\x0b"
CHARGE_MASK = 0x7F  # bits of the charge; the remaining bit tells whether the battery is being charged
QUEUE_REGISTER = b"\x09"
QUEUE_SIZE = 31  # the most entries in the queue
KEY_PRESSED = 1  # state of a key: pressed
KEY_HELD = 2  # state of a key that is held; keys that do not repeat have it
KEY_RELEASED = 3
POLL_MS = 8  # ms between two reads of the queue: two polls of the loop; the controller scans the keys every 10 ms


class I2CKeyboard:
    """The keys of a board; `wiring` is its KEYBOARD, `keys` its BUTTONS: code of a key -> name of its action.

    poll_every: in how many ms `poll` must be called again

    A failed read counts as no key. Nothing is allocated after the constructor, unless the controller fails.
    """

    poll_every = POLL_EVERY

    def __init__(self, wiring: "Wiring", keys: "Mapping[int, str]") -> None:
        cpu_clock.set_full_speed()  # the bus takes its speed from the current clock; a slower clock later slows it down
        self.i2c = I2C(wiring["i2c"], scl=Pin(wiring["scl"]), sda=Pin(wiring["sda"]), freq=wiring["hz"])
        self.address = wiring["address"]
        self.aliases = wiring["same"]
        self.answer = bytearray(2)
        self.polled_at = 0  # when the queue was last empty, in ms
        self.assign_actions(keys, {})

    def assign_actions(self, keys: "Mapping[int, str]", held: "Mapping[int, str]") -> None:
        """Give the keys other actions. No key has a second action when it is held."""
        self.codes = bytes(keys)
        self.actions = bytes([actions.ACTION_NAMES.index(keys[code]) for code in keys])
        self.down = bytearray(len(self.codes))  # whether each is pressed

    def read_register(self, register: bytes) -> bool:
        """Read a register into `answer`; return whether that was possible."""
        try:
            self.i2c.writeto(self.address, register)
            self.i2c.readfrom_into(self.address, self.answer)
        except OSError:
            return False
        return True

    def next_key(self) -> int:
        """Return the code of the next key in the queue, 0 if it is empty; `answer` then has its state."""
        if not self.read_register(QUEUE_REGISTER) or not self.answer[0]:
            return 0
        code = self.answer[1]
        if 65 <= code <= 90:
            code += 32  # a letter means the same with shift
        return self.aliases.get(code, code)

    def sleep(self, ms: int) -> None:
        """Sleep this long, because no key ends it."""
        sleep_ms(ms)

    def poll(self, now: int) -> int:
        """Return the action of the next key that was pressed, or is held, by the time `now` in ms; else 0."""
        if now - self.polled_at < POLL_MS:
            return 0
        while True:
            code = self.next_key()
            if not code:
                self.polled_at = now
                return 0
            for i in range(len(self.codes)):
                if self.codes[i] == code:
                    action = self.note_key_state(i, self.answer[0])
                    if action:
                        return action

    def note_key_state(self, i: int, state: int) -> int:
        """Note a key's state; return the action that this means, or 0."""
        again = self.down[i]
        self.down[i] = state != KEY_RELEASED
        if state != KEY_PRESSED:
            return 0
        if not again:
            return self.actions[i]
        return self.actions[i] + actions.REPEATED if self.actions[i] <= actions.DOWN else 0

    def is_held(self, action: str) -> bool:
        """Return whether a key of an action is down, by all that is in the queue."""
        held = False
        for _ in range(QUEUE_SIZE):
            code = self.next_key()
            if code in self.codes and self.actions[self.codes.index(code)] == actions.ACTION_NAMES.index(action):
                held = self.answer[0] != KEY_RELEASED
        return held

    def battery_percent(self) -> int:
        """Return the charge of the battery in percent, -1 if there is none or it is not known."""
        if not self.read_register(BATTERY_REGISTER) or self.answer[0] != BATTERY_REGISTER[0]:
            return -1
        percent = self.answer[1] & CHARGE_MASK
        return percent if 0 < percent <= 100 else -1

    def light(self, percent: int) -> None:
        """Set the light of the screen from 0 (off) to 100."""
        try:
            self.i2c.writeto(self.address, bytes((LIGHT_REGISTER, percent * 255 // 100)))
        except OSError:
            pass  # the light stays as it was
