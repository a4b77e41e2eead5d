"""Load the board for main.py and code.py, report its errors, and give a random seed."""

import os

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from boards import Board

DEFAULT_BOARD = "waveshare_pico_lcd_1_3"
# The largest screen that the entries of a scene (firmware/draw/scene.py) can describe
MAX_WIDTH = 1023
MAX_HEIGHT = 959


class BoardError(Exception):
    """A one-line message about a mistake in a board or its wiring, for its console."""


def load_board() -> "Board":
    """Return the board's module. Raise BoardError if it is unknown or its screen too large."""
    name = DEFAULT_BOARD
    try:
        with open("board.txt") as f:
            name = f.read().strip()
    except OSError:
        pass
    try:
        found = getattr(__import__("boards." + name), name)
    except ImportError:
        raise BoardError("board.txt names '%s': no such file in boards" % name) from None
    check_size(found)
    return found


def check_size(board: "Board") -> None:
    """Raise BoardError if the screen of a module of boards/ is too large for a scene."""
    if board.WIDTH > MAX_WIDTH or board.HEIGHT > MAX_HEIGHT:
        size = (board.NAME, board.WIDTH, board.HEIGHT, MAX_WIDTH, MAX_HEIGHT)
        raise BoardError("%s has %d x %d pixels; a screen has at most %d x %d" % size)


def random_seed() -> int:
    """Return a random number for a deal."""
    return int.from_bytes(os.urandom(4), "big") >> 2
