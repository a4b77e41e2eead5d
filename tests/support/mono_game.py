"""Play a whole game on a one-bit screen, to compare the runtimes.

The buttons are step, OK and back.

    python tests/support/mono_game.py WIDTH HEIGHT RULES SEED

prints the plies, the result, a checksum of all pages sent to the panel, and their number.
"""

import gc
import sys
from binascii import crc32

sys.path.insert(0, ".")
try:
    import framebuf
except ImportError:
    from hostsim.players import framebuf

    framebuf.install()

# What lies deepest comes first: the unix port keeps a path of 4 kB on its stack for each import within an import.
import engine.placement  # noqa: F401
from firmware.app import actions as A
from tests.support.app_driver import AppDriver

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from firmware.draw.scene import Scene


class ThreeButtons:
    """The data of a board that the app reads."""

    BUTTONS = {1: "RIGHT", 2: "OK", 3: "BACK"}
    BUTTON_LABELS = {1: "A", 2: "B", 3: "C"}


class RecordingPanel:
    """A panel that records what is sent."""

    def __init__(self, width: int, height: int, sideways: bool = False) -> None:
        self.width = width
        self.height = height
        self.sideways = sideways
        self.pages = b""
        self.crc = 0
        self.sent = 0

    def invert(self, inverted: bool) -> None:
        pass

    def show(self, pages: "bytes | bytearray") -> None:
        self.pages = bytes(pages)
        self.crc = crc32(pages, self.crc) & 0xFFFFFFFF
        self.sent += 1


class ThreeButtonDriver(AppDriver):
    """A driver on a one-bit screen that fails if it presses a fourth button."""

    def __init__(self, width: int, height: int, show: "Callable[[Scene], Any]", board: "Any" = ThreeButtons) -> None:
        AppDriver.__init__(self, show=show, size=(width, height), kind="one_bit")
        self.app.controls.connect(board)

    def press(self, action: int) -> None:
        self.must(action in (0, A.RIGHT, A.OK, A.BACK), "no such button")
        AppDriver.press(self, action)


def main(width: int, height: int, rules: str, seed: int) -> None:
    from engine.opponent import Opponent
    from firmware.draw.one_bit.framebuf_renderer import FramebufRenderer

    panel = RecordingPanel(width, height)
    d = ThreeButtonDriver(width, height, FramebufRenderer(panel).show).at_once().start(rules, seed)
    adviser = Opponent("greedy", 5)
    most = 0
    while not d.session.is_over():
        d.move_as(adviser)
        if hasattr(gc, "mem_alloc"):
            gc.collect()
            most = max(most, gc.mem_alloc())
    d.press(0)
    print(d.game.ply, d.session.points_won(), "%08x" % panel.crc, panel.sent, d.dropped)
    if most:
        print("heap", most)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], int(sys.argv[4]))
