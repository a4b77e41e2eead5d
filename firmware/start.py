# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What main.py and code.py have in common: which board this is, a number by chance, and what can be spared."""

import os
import sys

# What a game needs all the time, if it is one of stop play, or against one of the levels that search.
STOP_PLAY = ("firmware.stops", "engine.verdict")
SEARCH = ("engine.search", "engine.weights")
SEARCHING = ("strong", "expert")
# Needed for a moment: to begin with, to deal, to refuse a move, for a hint and its reason, to reckon up.
MOMENTARY = (
    "firmware.st7789_setup", "firmware.restore", "engine.rules", "engine.verdict", "engine.reason", "engine.score",
) + SEARCH  # fmt: skip
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
    session = app.session
    kept = STOP_PLAY if session and session.stop_play else ()
    if session and session.level in SEARCHING:
        kept += SEARCH
    for name in list(sys.modules):
        package, _, module = name.partition(".")
        passing = name in MOMENTARY or package == "boards" and module or package == "firmware" and name not in lasting
        if passing and name not in kept:
            del sys.modules[name]
            delattr(sys.modules[package], module)
