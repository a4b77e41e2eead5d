"""Run the app on a MicroPython board's own panel and buttons."""

import gc
from time import ticks_ms

from machine import Pin

from firmware.app.app import App
from firmware.app.clock import Clock
from firmware.app.features import Features
from firmware.app.file_store import FileStore
from firmware.app.loop import Loop
from firmware.app.start import random_seed
from firmware.draw.look_factory import look_for_board
from firmware.link import Cables
from firmware.micropython import cpu_clock
from firmware.micropython.drivers import battery_of, keyboard_of, panel_of
from firmware.screens import make, unload

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from boards import Board
    from firmware.link.wire import Cable
    from firmware.micropython.i2c_keyboard import I2CKeyboard


class ScreenHandheld(Loop):
    """The app with its panel, renderer and buttons, for a module of boards/."""

    def __init__(self, board: "Board") -> None:
        look = look_for_board(board)
        keyboard = keyboard_of(board)
        # Only the code of this kind of screen is loaded.
        if look.one_bit:
            from firmware.draw.one_bit.framebuf_renderer import FramebufRenderer
            from firmware.micropython.oled import OLED

            self.panel = OLED(board.WIDTH, board.HEIGHT, board.PANEL)
            self.renderer: "FramebufRenderer | StripRenderer" = FramebufRenderer(self.panel)
        else:
            from firmware.draw.strip_renderer import StripRenderer

            self.panel = panel_of(board, keyboard, False)  # `show` wakes it
            self.renderer = StripRenderer(self.panel, look.banks(), sender=self.panel.dma)
        for gpio in getattr(board, "LED", ()):
            Pin(gpio, Pin.OUT, value=1)
        if keyboard:
            self.buttons: "I2CKeyboard | PinButtons" = keyboard
        else:
            from firmware.micropython.pin_buttons import PinButtons

            self.buttons = PinButtons(board.BUTTONS, getattr(board, "LONG_PRESSES", None))
        cables = Cables(b"\0\1" if hasattr(board, "LINK") else b"\1", self.open_cable)
        self.app = App(look, FileStore("saves"), random_seed, make, Features(cables, asks_language=True, unload=unload))
        self.app.controls.connect(board, self.buttons.assign_actions)
        self.board = board
        if hasattr(board, "SPEAKER"):
            from firmware.micropython.pwm_speaker import PwmSpeaker

            self.beeper = PwmSpeaker(board.SPEAKER, getattr(board, "AMPLIFIER", None))
            self.app.play_on(self.beeper)
        read = battery_of(board, keyboard)
        if read:
            from firmware.app.battery import Battery

            self.battery = Battery(self.app, read)
        self.is_panel_awake = not hasattr(self.panel, "wake")  # whether the panel is awake
        self.clock = Clock(ticks_ms).read
        self.is_clock_low = False  # whether the processor's clock is low

    def open_cable(self, kind: int) -> "Cable":
        """Open a cable of a kind and return it. Raise OSError if the board has none."""
        from firmware.micropython.uart_and_usb import open_cable  # imported here, because few games need it

        return open_cable(self.board, kind)

    def run(self) -> None:
        """Run the game; this ends only with an exception."""
        cpu_clock.set_full_speed()  # a reset may have left it low
        try:
            Loop.run(self)
        finally:
            cpu_clock.set_full_speed()  # other programs get the full clock
            if self.beeper:
                self.beeper.tone(0, 0)

    def sleep(self, ms: int) -> None:
        self.buttons.sleep(ms)

    def poll(self, now: int) -> int:
        action = self.buttons.poll(now)
        self.poll_every = self.buttons.poll_every
        if action:
            self.end_rest()
        return action

    def collect_garbage(self) -> None:
        gc.collect()
        self.is_clock_low = True
        cpu_clock.set_low_speed()

    def end_rest(self) -> None:
        if self.is_clock_low:
            self.is_clock_low = False
            cpu_clock.set_full_speed()

    def show(self) -> None:
        if not self.is_panel_awake:
            self.is_panel_awake = True
            # The panel needs 120 ms before it wakes; they have passed while the first screen was loaded.
            self.panel.wake(self.board.PANEL)
        self.renderer.show(self.app.scene)
