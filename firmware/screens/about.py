"""The screen with the version of the game and what it runs on."""

import sys

from firmware import text
from firmware.screens.menu import Menu
from firmware.version import VERSION

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App

RUNTIMES = {"circuitpython": "CircuitPython", "cpython": "Python", "micropython": "MicroPython"}


class About(Menu):
    """The version of the game, the board, the runtime, and the licence."""

    def __init__(self, app: "App") -> None:
        Menu.__init__(self, app, text.menus().ABOUT)
        self.total_line = text.menus().GAME_AND_VERSION.format(text.menus().GAME_NAME, VERSION)
        self.lines = [self.total_line, app.controls.board, runtime(), text.menus().LICENCE]
        self.add(text.menus().DONE, self.back)


def runtime() -> str:
    """Return the name and version of the runtime: `MicroPython 1.26.1`."""
    name = sys.implementation.name
    return RUNTIMES.get(name, name) + " " + ".".join([str(n) for n in sys.implementation.version[:3]])
