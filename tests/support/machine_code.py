# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Every function that is machine code on a board, called as the game calls it: run on each runtime, to be compared.

main() plays, and prints for each function how often it was called and a check sum of what it was given, what it left
there and what it returned.
"""

import gc
import sys
from binascii import crc32

from engine.opponent import Opponent
from engine.position import SIZE
from firmware.app import actions as A
from firmware.app.app import App
from firmware.app.settings import SPEED
from firmware.draw import scene, turned_round
from firmware.draw.strip import Strip
from firmware.screens import make
from firmware.table.opponents import SPEEDS
from tests.support.app_driver import MemoryStore, look_for

KEYS = (A.RIGHT, A.OK, A.TURN, A.MENU)


class Panel:
    """Takes pixels, and shows none."""

    def __init__(self, width, height):
        self.width = width
        self.height = height

    def write(self, x, y, w, h, buf):
        pass


class Record:
    """A function in whose place this stands, and what came of its calls."""

    def __init__(self, function):
        self.function = function
        self.calls = 0
        self.sum = 0

    def call(self, *values):
        result = self.function(*values)
        self.calls += 1
        for value in values:
            self.add(value)
        self.add(result or 0)  # machine code that returns nothing may say 0
        return result

    def add(self, value):
        if isinstance(value, (int, bool)):  # which MicroPython tells apart
            value = b"%d" % value
        elif isinstance(value, str):
            value = value.encode()
        elif hasattr(value, "buf"):  # a scene
            self.add(value.n)
            self.add(value.dropped)
            value = memoryview(value.buf)[: scene.SIZE * value.n]
        elif hasattr(value, "tops"):
            return  # a Workspace: what a function uses of it is given beside it
        elif isinstance(value, (tuple, list)):
            return  # the tiles, which do not change
        self.sum = crc32(value, self.sum) & 0xFFFFFFFF


def stand_in(functions):
    """Put a Record in place of each function, (module, name), wherever it is called from; return them by name."""
    records = {}
    calls = {}
    for module, name in functions:
        function = getattr(sys.modules[module], name)
        record = records[module + "." + name] = Record(function)
        calls[id(function)] = record.call
    for user in list(sys.modules.values()):
        for known in dir(user):
            call = calls.get(id(getattr(user, known, None)))
            if call:
                setattr(user, known, call)
    return records


def draw(width, height, keys):
    """Show the title, and for keys a table, on which they are pressed."""
    look = look_for(width, height)
    app = App(look, MemoryStore(), lambda: 7, make)
    app.settings.numbers[SPEED] = len(SPEEDS) - 1  # cards do not slide: fewer pictures
    strip = Strip(Panel(width, height), look.banks())
    now = 0
    app.tick(now, 0)
    strip.show(app.scene)
    if keys:
        app.start("classic", "greedy", 7)
    for action in keys:
        wait = app.tick(now, action)
        while wait >= 0:
            now += max(wait, 40)
            wait = app.tick(now, 0)
        strip.show(app.scene)


def turn():
    """Turn some pictures round."""
    picture = bytearray(range(128))
    turned_round.turn_pixels(picture, 64)
    turned_round.turn_pages(picture, 128)


def think(cases):
    """Let an opponent that searches move in each of some positions; return the moves."""
    found = []
    for at in range(0, len(cases), SIZE):
        player = Opponent("strong", 5)
        player.search.compares = at == SIZE  # not of all, as it takes long
        player.choose(bytearray(cases[at : at + SIZE]))
        found.append((player.src, player.dst))
        gc.collect()
    return found


def main(functions, cases):
    """Play, and print the results; functions: (module, name) of each; cases: the bytes of some positions."""
    for module, _ in functions:
        __import__(module)
    records = stand_in(functions)
    draw(240, 240, KEYS)
    gc.collect()
    draw(320, 240, ())
    turn()
    gc.collect()
    print("moves", think(cases))
    for name in records:
        record = records[name]
        print(name, record.calls, "%08x" % record.sum)
    print("done")
