# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Code in the heap, where the game lies as files on a board: all of it takes 290 kB, and there are 240.

So where room is short, what other screens have loaded is dropped before a screen is made and once it is shown, and is
loaded again when they are shown again; and with it goes what an opponent that is not thinking searches with. Frozen
code takes no heap, and there is always room.
"""

import gc
import sys

# Bytes of the heap after which rubbish is collected, though there is room yet: what stays then lies close together, and
# the largest pieces, which are taken late in a game, find room between it. It takes 11 ms, so it is seldom:
# in our firmware it comes only while somebody presses on and on, and nobody pauses for 0.3 s.
COLLECT_AFTER = 65536
# The same where code is loaded into the heap, but at the table: each file leaves a piece of 1.2 kB, and between such
# pieces there would soon be no room for the search. At the table little is loaded, and a collection takes 25 ms:
# frames of functions count although they are given back at once, so it would come in every third step of the cursor.
WITH_CODE = 16384
# Bytes below all that is loaded which are free at the table. MicroPython looks for room from the bottom up, and a
# function with a dozen variables takes its frame from the heap at each call: above the game's code that took 0.6 ms a
# call, here it takes less than 0.1.
ROOM = 8192
LOW = 64_000  # bytes that are free: a hint takes 60 at first, with the search and what it works with
# How the names of modules begin that can go while nobody looks at what they are for: they are imported when they are
# needed. None of machine code, which MicroPython never gives back: the search stays.
STOP_PLAY = ("engine.replay", "firmware.table.stop_play", "firmware.table.calls", "firmware.table.past")
PASSING = STOP_PLAY + (
    "engine.hint_reason", "engine.notation", "engine.review", "firmware.app.by_cable", "firmware.app.learned",
    "firmware.app.persons", "firmware.app.records", "firmware.app.save_format.reader", "firmware.draw.graph",
    "firmware.draw.large.graph", "firmware.draw.leap", "firmware.draw.one_bit.graph", "firmware.lessons",
    "firmware.puzzles", "firmware.screens.",
    "firmware.table.again", "firmware.table.along", "firmware.table.apart", "firmware.table.hand_over",
    "firmware.table.hint", "firmware.table.last_turn",
    "firmware.table.lesson", "firmware.table.look", "firmware.table.patience", "firmware.table.puzzle",
    "firmware.table.run_up", "firmware.table.turned", "firmware.table.walk", "firmware.table.way",
)  # fmt: skip
LASTING = ("firmware.screens.cabled", "firmware.screens.menu", "firmware.screens.title")
TABLES = ("firmware.table.patience", "firmware.table.run_up")
# What of it is in use on other screens, by their names and those of their classes; on any other one nothing goes.
IN_USE = {
    "title": (),
    "result": ("firmware.screens.people", "firmware.screens.result"),
    "graph": (
        "engine.review", "firmware.draw.", "firmware.screens.people", "firmware.screens.result",
        "firmware.screens.review",
    ),
    "puzzles": (
        "engine.hint_reason", "firmware.puzzles", "firmware.screens.puzzles", "firmware.table.along",
        "firmware.table.apart", "firmware.table.hint", "firmware.table.puzzle", "firmware.table.walk",
        "firmware.table.way",
    ),
    "learn": ("firmware.lessons", "firmware.screens.learn"),
}  # fmt: skip


def room_for(app, name=""):
    """Make room before the screen of that name is made; without a name, before what else is seldom loaded."""
    if not name or app.screen and app.screen is app.table:
        spare(app)
    elif name != "table":  # which is made under whatever screen comes when it was let go of
        spare(app, name)


def shown(app, collects):
    """Make room when another screen comes; collects: bytes after which rubbish is collected, but at the table."""
    screen = app.screen
    gc.threshold(COLLECT_AFTER if screen is app.table else collects)
    name = "table" if screen is app.table else type(screen).__name__.lower()
    if name == "title" and is_short(app):
        app.table = None  # it is made of the session when another screen comes
    spare(app, name)


def is_short(app):
    """Return whether there is little room, and what has been loaded may go."""
    return gc.mem_free() <= LOW and not app.apart


def spare(app, name="table"):
    """Drop such modules if there is little room, and nothing of theirs is in use on the screen of that name; and with
    them the tables of an opponent's search, if it is not in the middle of one."""
    if not is_short(app):
        return
    session = app.session
    if name == "table":
        kept = LASTING + TABLES
        if session and session.stop_play:
            kept += STOP_PLAY
    else:
        in_use = IN_USE.get(name)
        if in_use is None:
            return
        kept = LASTING + in_use
        if app.table and in_use:
            kept += TABLES
    for opponent in session.opponents if session else ():
        if opponent.search and not (name == "table" and opponent.search.is_looking()):
            opponent.search.rest()
    if session:
        session.spare_tables.clear()  # of a hint
    for path in list(sys.modules):
        if path.startswith(kept) or not path.startswith(PASSING):
            continue
        del sys.modules[path]
        package, _, module = path.rpartition(".")
        if package in sys.modules:
            delattr(sys.modules[package], module)
    gc.collect()
