"""Run the app as one of the apps of a Tufty 2350, under its maker's own firmware, Badgeware.

Badgeware's interface is described in github.com/pimoroni/badgeware-docs (api/badge.md, api/run.md,
guides/filesystem.md): it puts badge, screen and display among the built-in names, starts an app by importing its
folder, and ends it when HOME is pressed, by a reset. Its screen has four bytes per pixel: red, green, blue, and
opacity, which is not sent to the panel (modules/c/st7789/st7789.cpp in github.com/pimoroni/tufty2350).
"""

# Badgeware defines badge, display, screen, HIRES and VSYNC. As attributes of the module builtins they cannot be read:
# MicroPython looks up there only what it has itself.
# ruff: noqa: F821
# mypy: disable-error-code="name-defined"

from time import sleep_ms, ticks_ms

from firmware.app.app import App
from firmware.app.battery import Battery
from firmware.app.clock import Clock
from firmware.app.features import Features
from firmware.app.file_store import FileStore
from firmware.app.loop import Loop
from firmware.app.start import random_seed
from firmware.draw.look_factory import look_for_board
from firmware.draw.rgb565 import expand
from firmware.draw.strip_renderer import StripRenderer
from firmware.micropython.pin_buttons import PinButtons
from firmware.screens import make, unload

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from boards import Board

SAVES_FOLDER = "/pocket_bank"  # an app may write only to the root, which all apps share
PIXEL = 4  # bytes per pixel
GAMMA = 2.8  # of the backlight's brightness, as in display.backlight


class BadgewarePanel:
    """The badge's screen of `width` x `height` pixels, shown by `update`."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        badge.default_clear = None  # the picture stays, because only changes are drawn
        badge.mode(HIRES | VSYNC)
        self.pixels: "bytearray" = screen.raw  # the buffer of the new mode

    def write(self, x: int, y: int, w: int, h: int, buf: "bytes | bytearray | memoryview") -> None:
        """Draw w x h pixels, the top left one at (x, y); buf: RGB565, big endian, row by row."""
        for row in range(h):
            expand(self.pixels, PIXEL * ((y + row) * self.width + x), PIXEL, buf, row * w, w)

    def update(self) -> None:
        """Show what was drawn."""
        badge.update()

    def light(self, percent: int) -> None:
        """Set the backlight from 0 (off) to 100."""
        display.backlight((percent / 100) ** (1 / GAMMA))


class BadgewareHandheld(Loop):
    """The app with the badge's screen and buttons; board: boards.tufty_2350."""

    def __init__(self, board: "Board") -> None:
        look = look_for_board(board)
        self.panel = BadgewarePanel(board.WIDTH, board.HEIGHT)
        self.renderer = StripRenderer(self.panel, look.banks())
        # Interrupts miss no press while a picture is drawn; badge.pressed() would.
        self.buttons = PinButtons(board.BUTTONS, getattr(board, "LONG_PRESSES", None))
        self.app = App(look, FileStore(SAVES_FOLDER), random_seed, make, Features(asks_language=True, unload=unload))
        self.app.controls.connect(board, self.buttons.assign_actions)
        self.battery = Battery(self.app, badge.battery_level)
        self.clock = Clock(ticks_ms).read

    def sleep(self, ms: int) -> None:
        sleep_ms(ms)

    def poll(self, now: int) -> int:
        return self.buttons.poll(now)

    def show(self) -> None:
        self.renderer.show(self.app.scene)
        self.panel.update()
