# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What main.py and code.py share: the board, its errors, and a random seed."""

import os

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from boards import Board

DEFAULT_BOARD = "waveshare_pico_lcd_1_3"
# The largest screen that the entries of a scene can describe (firmware/draw/scene.py).
MOST_WIDTH = 1023
MOST_HEIGHT = 511


class BoardError(Exception):
    """One line on what is wrong with a board or its wires, for its console."""


def board() -> "Board":
    """Return the board's module. BoardError for an unknown one, or too large a screen."""
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
    if board.WIDTH > MOST_WIDTH or board.HEIGHT > MOST_HEIGHT:
        size = (board.NAME, board.WIDTH, board.HEIGHT, MOST_WIDTH, MOST_HEIGHT)
        raise BoardError("%s has %d x %d pixels; a screen has at most %d x %d" % size)


def seed() -> int:
    """Return a random number for a deal."""
    return int.from_bytes(os.urandom(4), "big") >> 2
