"""Drive the keys, the trackball and the light of a T-Deck, under MicroPython.

Its keyboard answers a read with the character of the last key pressed since the previous read, or 0. A line of the ball
changes its level as the ball rolls. The light has sixteen levels: the chip steps down at each short pulse.
"""

from time import sleep_ms, sleep_us

from machine import Pin

from firmware.app import actions
from firmware.micropython.i2c_keyboard import POLL_MS, I2CKeyboard

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Mapping

    from boards import Wiring

EDGES_PER_STEP = 2  # level changes on a line of the trackball that make a step
MAX_EDGES = 8  # changes that are remembered; the rest of a quick roll is lost
LIGHT_LEVELS = 16


class TDeckKeyboard(I2CKeyboard):
    """The keys of a board; `wiring` is its KEYBOARD, `keys` its BUTTONS."""

    def __init__(self, wiring: "Wiring", keys: "Mapping[int, str]") -> None:
        I2CKeyboard.__init__(self, wiring, keys)
        self.answer = bytearray(1)
        self.backlight = Pin(wiring["light"], Pin.OUT, value=0)
        self.click_code, gpio = wiring["press"]
        self.button = Pin(gpio, Pin.IN, Pin.PULL_UP)
        self.was_clicked = 0
        self.ball_codes = bytes(wiring["ball"])
        self.ball_pins = [Pin(wiring["ball"][code], Pin.IN, Pin.PULL_UP) for code in self.ball_codes]
        self.edges = bytearray(len(self.ball_codes))
        for pin in self.ball_pins:
            # An ESP32 has only soft interrupts.
            pin.irq(self.on_edge, Pin.IRQ_FALLING | Pin.IRQ_RISING)

    def on_edge(self, pin: "Pin") -> None:
        """Count a change on a line of the ball."""
        for i in range(len(self.ball_pins)):
            if self.ball_pins[i] is pin and self.edges[i] < MAX_EDGES:
                self.edges[i] += 1

    def next_key(self) -> int:
        """Return the code of the next step of the ball or key, 0 for none."""
        for i in range(len(self.edges)):
            if self.edges[i] >= EDGES_PER_STEP:
                self.edges[i] -= EDGES_PER_STEP
                return self.ball_codes[i]
        before = self.was_clicked
        self.was_clicked = 1 - self.button()
        if self.was_clicked > before:
            return int(self.click_code)
        try:
            self.i2c.readfrom_into(self.address, self.answer)
        except OSError:
            return 0  # the keyboard takes half a second to start
        code = self.answer[0]
        return code + 32 if 65 <= code <= 90 else code  # a letter means the same with shift

    def poll(self, now: int) -> int:
        """Return the action of the next key or step by the time `now` in ms; else 0."""
        if now - self.polled_at < POLL_MS:
            return 0
        self.polled_at = now
        return self.action_of(self.next_key())

    def action_of(self, code: int) -> int:
        """Return the action of a code, 0 for none."""
        for i in range(len(self.codes)):
            if self.codes[i] == code:
                return self.actions[i]
        return 0

    def is_held(self, action: str) -> bool:
        """Return whether a key of an action was just pressed; this keyboard does not report which keys are held."""
        return self.action_of(self.next_key()) == actions.ACTION_NAMES.index(action)

    def light(self, percent: int) -> None:
        """Set the light of the screen from 0 (off) to 100."""
        self.backlight(0)
        sleep_ms(4)  # 3 ms reset the chip
        if percent:
            self.backlight(1)
            sleep_us(30)
            for _ in range(LIGHT_LEVELS - max(1, LIGHT_LEVELS * percent // 100)):
                self.backlight(0)
                self.backlight(1)
