"""A Machine (hostsim/players/fake_machine.py) of a board: its parts are connected to models of their controllers."""

from types import ModuleType
from typing import Any

from hostsim.device import display_controllers
from hostsim.device.keyboard_controllers import LIGHT_REGISTER, WRITE_BIT, PicoCalcKeyboard
from hostsim.players.fake_machine import FakeMachine
from tests.support.pio import FakePio

RESET_MS = 3  # for which the chip of a T-Deck's light is low until it is reset
LIGHT_STEPS = 16  # levels of that light


def speakers(board: ModuleType) -> tuple[int, ...]:
    """Return the pins of a board's speakers."""
    pins = getattr(board, "SPEAKER", ())
    return pins if isinstance(pins, tuple) else (pins,)


class PanelMachine(FakeMachine):
    """The panel of a board, its light, keyboard, speakers and battery.

    gpios: how many GPIOs MicroPython knows
    grounded: pins at ground, which say the make of a board
    awake: the time in ms from which a panel on I2C answers
    deaf: how often it does not after that

    display, keyboard, pio: the models
    commands: all bytes that the display took as commands
    lights: each level of the light, the last one now, 0 for off
    tones: {pin of a speaker: [(Hz or 0, duty, ms), …]}
    volts: of the battery, as a reading
    typed: what waits in the keyboard of a T-Deck, None if it does not answer
    """

    def __init__(self, board: ModuleType, gpios: int = 48, ms: int = 1000, grounded: tuple[int, ...] = (15,),
                 awake: int = 0) -> None:
        super().__init__(ms)
        self.gpios = gpios
        self.board = board
        self.wiring = board.PANEL
        self.keys = getattr(board, "KEYBOARD", {})
        self.grounded = {gpio for gpio in grounded if gpio in self.wiring.get("grounded", ())}
        self.awake = awake
        self.deaf = 0
        self.came = bytearray()  # bytes by the PIO since the level of another pin was set
        self.pio = FakePio(self.came.append)
        self.rp2 = self.pio.module
        self.display: Any = display_controllers.controller_of(self.wiring, board.WIDTH, board.HEIGHT)
        self.keyboard = PicoCalcKeyboard(lambda: self.ms)
        self.commands = bytearray()
        self.typed: bytes | None = b""
        self.volts = 65535
        self.tones: dict[int, list[tuple[int, int, int]]] = {pin: [] for pin in speakers(board)}
        self.lights = [0]
        self._step = 0  # the level of a T-Deck's light,
        self._low_since = 0  # and since when its pin is low

    def type(self, key: int) -> None:
        """Tap a key of the keyboard, or roll the ball by a step."""
        ball = self.keys.get("ball")
        if ball is None:
            self.keyboard.press(key)
            self.keyboard.release(key)
        elif key in ball:
            self.edge(ball[key], 4)
            self.edge(ball[key], 8)
        else:
            self.typed = (self.typed or b"") + bytes((key,))

    # What is connected

    def read_pin(self, pin: Any) -> int:
        assert pin.mode == 0 and pin.pull == 2, pin.number
        return super().read_pin(pin)

    def on_pin_write(self, pin: Any, level: int) -> None:
        self._receive()
        if "ball" in self.keys and pin.number == self.keys["light"]:
            if level:
                self._step = LIGHT_STEPS if self.ms - self._low_since >= RESET_MS else self._step - 1
            else:
                self._low_since = self.ms
            self._note_light(self._step if level else 0)

    def on_pwm(self, number: int, hz: int, duty: int) -> None:
        if number in self.tones:
            amplifier = self.pins.get(getattr(self.board, "AMPLIFIER", -1))
            assert not duty or amplifier is None or amplifier.level
            self.tones[number].append((hz if duty else 0, duty, self.ms))
        else:
            assert number == self.wiring["backlight"]
            self._note_light(duty)

    def on_bus_made(self, bus: str, how: tuple[Any, ...], more: dict[str, Any]) -> None:
        names = ("sck", "mosi") if bus == "spi" else ("scl", "sda")
        wired = (*how, *(more[name].number for name in names))
        wirings = (self.wiring, self.wiring.get("otherwise", {}), self.keys)
        assert wired in [tuple(each.get(name) for name in (bus, *names)) for each in wirings], wired
        if bus == "spi":
            assert (more["miso"] and more["miso"].number) == self.wiring.get("miso")
        else:
            assert more["freq"] <= 400_000

    def on_spi_write(self, data: bytes) -> None:
        assert self.pins[self.wiring["cs"]].level == 0
        assert "reset" not in self.wiring or self.pins[self.wiring["reset"]].level == 1
        self._take(data, self.pins[self.wiring["dc"]].level)

    def on_i2c_write(self, address: int, data: bytes, register: int | None = None) -> None:
        if register is None:
            self.keyboard.receive(bytes(data))
            if data[0] == LIGHT_REGISTER | WRITE_BIT:
                self._note_light(self.keyboard.light)
            return
        assert address == 0x3C and register in (0, 0x40) and self.ms >= 250
        if self.ms < self.awake or self.deaf:
            self.deaf -= self.deaf > 0
            raise OSError(5, "EIO")
        self._take(data, register)

    def on_i2c_read(self, address: int, buf: bytearray) -> None:
        assert address == self.keys["address"]
        if "ball" not in self.keys:
            buf[:] = bytes(self.keyboard.answer(n) for n in range(len(buf)))
        elif self.typed is None:
            raise OSError(19)
        else:
            buf[0] = self.typed[0] if self.typed else 0
            self.typed = self.typed[1:]

    def read_adc(self, number: int) -> int:
        assert number == self.board.BATTERY["adc"]
        return self.volts

    def _receive(self) -> None:
        # Hand the bytes that came by the PIO to the panel, if it is selected.
        if self.came:
            assert self.pins[self.wiring["cs"]].level == 0 and self.pins[self.wiring["rd"]].level == 1
            self._take(self.came, self.pins[self.wiring["dc"]].level)
            self.came.clear()

    def _take(self, data: bytes | bytearray, is_data: int) -> None:
        if is_data:
            self.display.data(bytes(data))
            return
        self.commands += data
        for code in data:
            self.display.command(code)
        if isinstance(self.display, display_controllers.OLED):
            self._note_light(self.display.contrast if self.display.on else 0)

    def _note_light(self, level: int) -> None:
        if level != self.lights[-1]:
            self.lights.append(level)
