# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What main.py and code.py have in common: which board this is, a number by chance, and what can be spared."""

import os
import sys

# Needed for a moment: to read what was saved, to deal, to say why, to reckon up.
MOMENTARY = ("firmware.restore", "engine.rules", "engine.reason", "engine.score")
OF_STOP_PLAY = ("firmware.stops", "engine.verdict")  # needed all the time there, else never or to refuse a move
DEFAULT_BOARD = "waveshare_pico_lcd_1_3"


def board():
    """The module of this board; ValueError if board.txt names one there is no file for."""
    name = DEFAULT_BOARD
    try:
        with open("board.txt") as f:
            name = f.read().strip()
    except OSError:
        pass
    try:
        return getattr(__import__("boards." + name), name)
    except ImportError:
        raise ValueError("board.txt names '%s': no such file in boards" % name) from None


def seed():
    """A number that names a deal, left to chance."""
    return int.from_bytes(os.urandom(4), "big") >> 2


def put_away(app, lasting, anywhere=False):
    """While the table is shown, or anywhere, drop the code of all other screens; it is loaded again when needed.

    lasting: names of the modules that stay. What is dropped is free once the heap is collected.
    """
    if not anywhere and app.screen is not app.table or len(sys.modules) == len(lasting):
        return
    for name in list(sys.modules):
        package, _, module = name.partition(".")
        if name in OF_STOP_PLAY:
            goes = not (app.session and app.session.stop_play)
        else:
            goes = name in MOMENTARY or package == "boards" and module or package == "firmware" and name not in lasting
        if goes:
            del sys.modules[name]
            delattr(sys.modules[package], module)
