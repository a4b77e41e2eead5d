# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Code in the heap, where the game lies as files on a board: all of it takes 290 kB, and there are 240.

So where room is short, what screens beside the table have loaded is dropped, and loaded again when they are shown
again. Frozen code takes no heap, and there is always room.
"""

import gc
import sys

LOW = 64_000  # bytes that are free: a hint takes 60 at first, with the search and what it works with
# How the names of modules begin that can go while nobody looks at more than the match's table, or the title: which
# import them when they need them. None of machine code, which MicroPython never gives back: the search stays.
STOP_PLAY = ("firmware.table.stop_play", "firmware.table.calls", "firmware.table.past")
PASSING = STOP_PLAY + (
    "engine.hint_reason", "engine.notation", "engine.review", "firmware.app.records",
    "firmware.app.save_format.reader", "firmware.draw.graph", "firmware.lessons", "firmware.puzzles",
    "firmware.screens.", "firmware.table.again", "firmware.table.apart", "firmware.table.hint",
    "firmware.table.lesson", "firmware.table.look", "firmware.table.puzzle", "firmware.table.turned",
    "firmware.table.walk", "firmware.table.way",
)  # fmt: skip
LASTING = ("firmware.screens.cabled", "firmware.screens.menu", "firmware.screens.title")


def spare(app):
    """Drop such modules if there is little room, and nothing of theirs is in use."""
    screen = app.screen
    if gc.mem_free() > LOW or app.lesson or screen is not app.table and not getattr(screen, "banner", False):
        return
    kept = LASTING
    session = app.session
    if session and session.stop_play:
        kept += STOP_PLAY
    for name in list(sys.modules):
        if name in kept or not any(name.startswith(start) for start in PASSING):
            continue
        del sys.modules[name]
        package, _, module = name.rpartition(".")
        if package in sys.modules:
            delattr(sys.modules[package], module)
    gc.collect()
