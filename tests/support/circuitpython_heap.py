# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Measure the heap of the files on a CIRCUITPY drive.

MicroPython's 32-bit port stands in for CircuitPython.

    cd DRIVE && micropython -X heapsize=… /path/to/circuitpython_heap.py

The stand-ins for displayio's objects have the sizes of CircuitPython's: a TileGrid 96 bytes, a Rectangle with its
shape 96 (shared-module/displayio and vectorio there). Prints the heap that all stand-ins take, how often the game was
saved, and the game's heap at the table and at most.
"""

import gc
import sys


class Bitmap:
    def __init__(self, w, h, colours):
        bits = 1
        while 1 << bits < colours:
            bits *= 2
        self.width = w
        self.data = bytearray((w * bits + 31) // 32 * 4 * h)

    def __getitem__(self, at):
        return 0

    def __setitem__(self, at, colour):
        pass


class Palette:
    def __init__(self, n):
        self.data = bytearray(16 * n)

    def __setitem__(self, at, colour):
        pass

    def make_transparent(self, at):
        pass


# Names of attributes that only bring an object to the size of CircuitPython's.
PADDING = "abcdef"


class Layer:
    def __init__(self, bitmap, pixel_shader, x=0, y=0, tile_width=0, tile_height=0):
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        self.x = x
        self.y = y
        self.tile = 0
        for name in PADDING[:4]:
            setattr(self, name, 0)

    def __getitem__(self, at):
        return self.tile

    def __setitem__(self, at, index):
        self.tile = index


class Rectangle:
    def __init__(self, pixel_shader, width, height, color_index=0, x=0):
        self.pixel_shader = pixel_shader
        self.width = width
        self.height = height
        self.color_index = color_index
        self.x = x
        self.y = 0
        for name in PADDING[:4]:
            setattr(self, name, 0)

    @property
    def location(self):
        return self.x, self.y

    @location.setter
    def location(self, value):
        self.x, self.y = value


class Group:
    def __init__(self):
        self.layers = []

    def append(self, layer):
        self.layers.append(layer)

    def insert(self, at, layer):
        self.layers.insert(at, layer)

    def remove(self, layer):
        self.layers.remove(layer)

    def pop(self):
        return self.layers.pop()

    def __len__(self):
        return len(self.layers)

    def __getitem__(self, at):
        return self.layers[at]


class Panel:
    rotation = 0

    def __init__(self, width, height, wiring):
        self.display = self
        self.width = width
        self.height = height

    def refresh(self):
        pass

    def light(self, percent):
        pass


class Module:
    def __init__(self, **content):
        for name in content:
            setattr(self, name, content[name])


class Buttons:
    def __init__(self, board):
        pass

    def wire(self, wiring, held):
        pass


class Nvm:
    """microcontroller.nvm with 4 kB of flash.

    On a board it is outside the heap, so it is not counted.
    """

    def __init__(self):
        self.data = bytearray(b"\xff" * 4096)
        self.writes = 0

    def __len__(self):
        return 4096

    def __getitem__(self, at):
        return self.data[at]

    def __setitem__(self, at, value):
        self.data[at] = value
        self.writes += 1


def used():
    gc.collect()
    return gc.mem_alloc()


def stand_in(nvm):
    """Install all stand-ins as the modules that the game imports; nvm: an Nvm."""
    modules = sys.modules
    modules["displayio"] = Module(Bitmap=Bitmap, Palette=Palette, TileGrid=Layer, Group=Group)
    modules["vectorio"] = Module(Rectangle=Rectangle)
    modules["microcontroller"] = Module(nvm=nvm, pin=None)
    modules["supervisor"] = Module(ticks_ms=lambda: 0)
    modules["busio"] = Module(UART=None)
    modules["firmware.circuitpython.buttons"] = Module(Buttons=Buttons)
    modules["firmware.circuitpython.displayio_panel"] = Module(Panel=Panel)


def main():
    nvm = Nvm()
    stand_in(nvm)
    start = used()
    from engine import moves  # noqa: F401  first, because the unix port's stack has no room for deeper imports
    from firmware.app import start as common

    common.seed = lambda: 5
    from firmware.circuitpython.handheld import Handheld

    handheld = Handheld(common.board())
    app = handheld.app
    now = 0
    most = 0

    def press(action):
        nonlocal now, most
        wait = app.tick(now, action)
        while True:
            if app.changed:
                app.changed = False
                handheld.show()
            if wait < 0:
                most = max(most, used() - start)
                handheld.tidy()  # as it does while the person thinks
                return
            now += max(1, wait)
            wait = app.tick(now, 0)

    press(0)
    for action in (5, 3, 5, 5, 5):  # choose the language, start a game
        press(action)
    assert app.screen is app.table
    table = used() - start
    for i in range(24):
        for action in (5, 5, 7):
            press(action)
        press(9)
        for _ in range(i % 4):
            press(4)
        press(6)
    print(start, nvm.writes, table, most)


if __name__ == "__main__":
    main()
