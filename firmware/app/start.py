# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What main.py and code.py have in common: which board this is, a number by chance, and what can be spared."""

import os
import sys

from engine.position import DUTIES, FAMILY, PLAYERS, STYLE
from engine.rules import GROUPS, JOKER_PACK

# What a game needs all the time, if an opponent that searches does not rest.
SEARCH = ("engine.search", "engine.weights", "engine.card_memory")
# Needed for a moment: to begin with, as is what is called _setup; to deal, to refuse a move, for a hint and its reason,
# to reckon up; or, as those above and what has the moves of some rule sets alone, in some games.
MOMENTARY = (
    "firmware.app.save_format.numbers", "firmware.app.save_format.reader", "firmware.text.kept",
    "firmware.text.rulebook", "firmware.draw.sprites_common", "firmware.draw.sprites_large",
    "firmware.draw.sprites_small", "firmware.draw.unpack", "engine.dealing", "engine.rules", "engine.verdict",
    "engine.hint_reason", "engine.score",
    "engine.option_duties", "engine.group_moves", "engine.three_players", "engine.onepack",
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
    if not anywhere and app.screen is not app.table:
        return
    session = app.session
    kept = ()
    if session and session.opponents and session.opponents[0].search:
        kept = SEARCH
    if session:
        pos = session.game.pos
        for needed, name in (
            (pos[FAMILY], "engine.onepack"),
            (pos[DUTIES], "engine.option_duties"),
            (pos[STYLE] & GROUPS, "engine.group_moves"),
            (pos[STYLE] & JOKER_PACK, "engine.three_players"),
            (pos[PLAYERS] == 1, "firmware.table.patience"),
            (session.stop_play, "firmware.table.stop_play"),
        ):
            if needed:
                kept += (name,)
    for name in list(sys.modules):
        package, _, module = name.rpartition(".")
        room = name.split(".")[0]
        passing = name in MOMENTARY or package == "boards" or room == "firmware" != name and name not in lasting
        if (passing or name.endswith("_setup")) and name not in kept:
            del sys.modules[name]
            if package in sys.modules:
                delattr(sys.modules[package], module)
