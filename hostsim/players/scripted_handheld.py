"""Run a handheld with saves in memory, driven by buttons on a simulated clock."""

from collections.abc import Iterable
from types import ModuleType

from firmware.draw.look_factory import look_for_board
from firmware.draw.strip_renderer import StripRenderer
from hostsim.players.driver import Driver, MemoryStore
from hostsim.players.host_handheld import HostHandheld, make_renderer
from hostsim.players.virtual_panel import VirtualPanel


class ScriptedHandheld(HostHandheld):
    """The handheld of a board with its picture on a VirtualPanel, its saves in memory, and the same deal every time."""

    def __init__(self, board: ModuleType) -> None:
        self.panel = VirtualPanel(board.WIDTH, board.HEIGHT)
        look = look_for_board(board)
        HostHandheld.__init__(self, look, make_renderer(look, self.panel, StripRenderer), MemoryStore(), lambda: 1)
        self.driver = Driver(self.app, self.renderer.show)

    def press(self, keys: Iterable[int] = ()) -> None:
        """Press these buttons, each when the app waits for nothing else, and wait until nothing moves."""
        for action in (0, *keys):
            self.driver.press(action)
