"""Run the app on a CircuitPython board's own display and buttons."""

import time

import microcontroller
import supervisor

from firmware.app.app import App
from firmware.app.clock import Clock
from firmware.app.features import Features
from firmware.app.loop import Loop
from firmware.app.start import random_seed
from firmware.circuitpython.displayio_panel import DisplayioPanel
from firmware.circuitpython.displayio_renderer import DisplayioRenderer, banks_and_colours
from firmware.circuitpython.keypad_buttons import KeypadButtons
from firmware.circuitpython.nvm_store import NvmStore
from firmware.circuitpython.pins import set_high
from firmware.circuitpython.uart_cable import open_cable
from firmware.draw.look_factory import look_for_board
from firmware.link import Cables
from firmware.screens import make, unload

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from boards import Board


class DisplayioHandheld(Loop):
    """The app with its panel, renderer and buttons, for a module of boards/."""

    def __init__(self, board: "Board") -> None:
        self.panel = DisplayioPanel(board.WIDTH, board.HEIGHT, board.PANEL)
        look = look_for_board(board)
        self.renderer = DisplayioRenderer(self.panel.display, *banks_and_colours(look))
        self.led = [set_high(gpio) for gpio in getattr(board, "LED", ())]
        self.buttons = KeypadButtons(board)
        cables = Cables(b"\0" if hasattr(board, "LINK") else b"", lambda kind: open_cable(board, kind))
        self.app = App(look, NvmStore(microcontroller.nvm), random_seed, make,
            Features(cables, asks_language=True, unload=unload))
        self.app.controls.connect(board, self.buttons.assign_actions)
        self.clock = Clock(supervisor.ticks_ms).read

    def sleep(self, ms: int) -> None:
        time.sleep(ms / 1000)

    def poll(self, now: int) -> int:
        return self.buttons.poll(now)

    def show(self) -> None:
        self.renderer.show(self.app.scene)
