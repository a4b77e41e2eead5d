# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What main.py and code.py have in common: which board this is, what is wrong with it, and a number by chance."""

import os

DEFAULT_BOARD = "waveshare_pico_lcd_1_3"


class BoardError(Exception):
    """One line on what is wrong with a board or its wires, for its console."""


def board():
    """The module of this board; BoardError if board.txt names one there is no file for."""
    name = DEFAULT_BOARD
    try:
        with open("board.txt") as f:
            name = f.read().strip()
    except OSError:
        pass
    try:
        return getattr(__import__("boards." + name), name)
    except ImportError:
        raise BoardError("board.txt names '%s': no such file in boards" % name) from None


def seed():
    """A number that names a deal, left to chance."""
    return int.from_bytes(os.urandom(4), "big") >> 2
