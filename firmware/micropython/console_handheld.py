"""Run the app on a board without screen and buttons, as text on MicroPython's own console."""

from time import ticks_ms

from firmware import text
from firmware.app.app import App
from firmware.app.clock import Clock
from firmware.app.file_store import FileStore
from firmware.app.start import random_seed
from firmware.console.text_console import TextConsole
from firmware.draw.look_factory import look_for_board
from firmware.screens import make

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from boards import Board


class ConsoleHandheld:
    """The app and its console, for a module of boards/."""

    def __init__(self, board: "Board") -> None:
        app = App(look_for_board(board), FileStore("saves"), random_seed, make)
        app.controls.connect(board)
        self.console = TextConsole(app, print, Clock(ticks_ms).read)

    def run(self) -> None:
        """Play until the player types the word to leave or Ctrl-D, which leads to MicroPython's prompt."""
        self.console.play(lambda: input(text.console().PROMPT))
        print(text.console().TO_PLAY_AGAIN)
