# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What of the game's code is in the heap when, under CircuitPython, where there is room for two thirds of it.

What the app is made of stays, and so does what a game needs all the time. The rest is dropped when nobody looks, and
loaded again when it is imported again. hostsim/device/lean/late_imports.py does its part before: what is MOMENTARY is
imported there where it is used.
"""

import sys

from engine.position import DUTIES, DUTIES_HIGH, FAMILY, PLAYERS, STYLE
from engine.rules import GROUPS, JOKER_PACK

PICTURES = (
    "firmware.draw.sprites_common", "firmware.draw.sprites_large", "firmware.draw.sprites_one_bit",
    "firmware.draw.sprites_small",
)  # fmt: skip
# What a game needs all the time, if its opponent searches.
SEARCH = ("engine.search", "engine.weights", "engine.card_memory")
# Needed for a moment: to begin with; to deal, to refuse a move, for a hint and its reason, to reckon up; or, as those
# above and what has the moves of some rule sets alone, in some games.
MOMENTARY = PICTURES + SEARCH + (
    "firmware.app.save_format.numbers", "firmware.app.save_format.reader", "firmware.draw.layout",
    "firmware.draw.looks", "firmware.draw.unpack", "firmware.panels", "firmware.table.calls",
    "firmware.text.before", "firmware.text.refusals", "engine.dealing", "engine.group_moves", "engine.hint_reason",
    "engine.onepack", "engine.option_duties", "engine.rules", "engine.score", "engine.three_players", "engine.verdict",
)  # fmt: skip


def drop(names):
    """Forget modules; what they took is free once the heap is collected."""
    for name in names:
        if name in sys.modules:
            package, _, module = name.rpartition(".")
            del sys.modules[name]
            if package in sys.modules:
                delattr(sys.modules[package], module)


def put_away(app, lasting, anywhere=False):
    """While the table is shown, or anywhere, drop the code of all other screens, and what the game does not need.

    lasting: names of the modules of firmware/ that stay, unless they are MOMENTARY.
    """
    if not anywhere and app.screen is not app.table:
        return
    kept = needed(app.session)
    for name in list(sys.modules):
        package, _, _ = name.partition(".")
        passing = name in MOMENTARY or package == "boards" or package == "firmware" and name not in lasting
        if passing and name not in kept:
            drop((name,))


def needed(session):
    """Return the names of modules that a game needs all the time, and others do not."""
    if not session:
        return ()
    kept = ()
    if session.opponents and session.opponents[0].search:
        kept = SEARCH
    pos = session.game.pos
    for asked, name in (
        (pos[FAMILY], "engine.onepack"),
        (pos[DUTIES] or pos[DUTIES_HIGH], "engine.option_duties"),
        (pos[STYLE] & GROUPS, "engine.group_moves"),
        (pos[STYLE] & JOKER_PACK, "engine.three_players"),
        (pos[PLAYERS] == 1, "firmware.table.patience"),
        (session.stop_play, "firmware.table.stop_play"),
    ):
        if asked:
            kept += (name,)
    return kept
