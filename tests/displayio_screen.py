# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""CircuitPython's renderer beside the strip renderer, both shown the same scenes; for a process of its own.

    python -m tests.displayio_screen SCRIPT

Blinka's displayio puts modules of CircuitPython's names in the way of others, so no test module imports this:
test_circuitpython_renderer.py starts it and reads what it prints, a line a picture: NAME <same|DIFFERENT> BYTES.
"""

import os
import random
import sys

os.environ["BLINKA_OS_AGNOSTIC"] = "1"

import busdisplay
import fourwire

from engine.opponent import Opponent
from firmware import actions as A
from firmware import sprites as S
from firmware.displayio_renderer import Renderer
from firmware.scene import Scene
from hostsim.panel import VirtualPanel
from tests.app_driver import HEIGHT, WIDTH, Driver
from tests.test_strip import draw

from firmware.strip import Strip  # isort: skip  hostsim gives it framebuf

COLUMNS = 0x2A
ROWS = 0x2B
WRITE = 0x2C


class Bus(fourwire.FourWire):
    """A display controller's memory at the end of the wire: what was written where."""

    def __init__(self):
        self.panel = VirtualPanel(WIDTH, HEIGHT)
        self.ready = False
        self.command = 0
        self.window = {}
        self.at = 0
        self.pixels = bytearray()
        self.bytes = 0

    def reset(self):
        pass

    def _free(self):
        return True

    def _begin_transaction(self):
        return self.ready

    def _end_transaction(self):
        pass

    def _send(self, data_type, chip_select, data):
        self.bytes += len(data)
        if data_type == fourwire.DISPLAY_COMMAND:
            self.command = data[0]
            self.pixels.clear()
        elif self.command == WRITE:
            self.pixels += data
            left, right = self.window[COLUMNS]
            top, bottom = self.window[ROWS]
            w = right + 1 - left
            h = bottom + 1 - top
            if len(self.pixels) == 2 * w * h:
                self.panel.write(left, top, w, h, self.pixels)
        else:
            data = bytes(data)
            self.window[self.command] = int.from_bytes(data[:2], "big"), int.from_bytes(data[2:4], "big")


class Both:
    """Shows scenes with both renderers and says whether the pictures are the same."""

    def __init__(self):
        self.bus = Bus()
        display = busdisplay.BusDisplay(self.bus, b"", width=WIDTH, height=HEIGHT, auto_refresh=False)
        self.bus.ready = True
        self.renderer = Renderer(display, S.BANKS)
        self.strip = Strip(VirtualPanel(WIDTH, HEIGHT))
        self.differs = 0
        self.shown = 0
        self.most_layers = 0

    def show(self, scene):
        self.renderer.show(scene)
        self.strip.show(scene)
        self.shown += 1
        self.most_layers = max(self.most_layers, len(self.renderer.group))
        if self.bus.panel.wire != self.strip.panel.wire:
            self.differs += 1

    def say(self, name):
        """Print what was shown since the last time."""
        verdict = "DIFFERENT" if self.differs or not self.shown else "same"
        print(name, verdict, self.bus.bytes, self.shown, self.most_layers, flush=True)
        self.differs = self.shown = self.bus.bytes = 0


def screens(both):
    """The title, games, a card held, menus, a result."""
    d = Driver(show=both.show)
    d.press(0)
    both.say("title")
    d.start("classic", 5)
    both.say("classic")
    both.bus.bytes = 0
    d.press(A.RIGHT)
    both.say("cursor")
    both.show(d.app.scene)
    both.say("again")
    d.press(A.OK)
    both.say("held")
    d.press(A.BACK)
    d.keys("MENU")
    both.say("menu")
    for _ in range(6):
        d.keys("DOWN")
        both.say("menu-step")
    d.keys("MENU")
    both.say("back")


def game(both, rules, seed):
    """A whole game, to the result."""
    d = Driver(show=both.show)
    d.app.settings.speed = 3
    d.start(rules, seed)
    adviser = Opponent("greedy", 5)
    while not d.session.is_over():
        d.move_as(adviser)
    d.press(0)
    both.say(rules)


def changes(both):
    """The table with everything on it, and small changes anywhere in the list, as test_strip makes them."""
    scene = Scene()
    for k in range(8):
        draw(scene, S, k)
        both.show(scene)
    both.say("everything")
    rng = random.Random(7)
    scene = Scene(120)
    for step in range(300):
        if step % 20 == 0:
            scene.clear()
            for _ in range(90):
                x, y = rng.randrange(-20, 240), rng.randrange(210)
                scene.card(rng.randrange(64), x, y, rng.choice((0, 6, 10, 13, 21)))
                if rng.randrange(4) == 0:
                    scene.text("Ab c", x, y, rng.randrange(16), rng.choice((S.FONT, S.BOLD)))
        at = 8 * rng.randrange(scene.n)
        if rng.randrange(3) == 0:  # an entry goes
            scene.buf[at : at + 8] = bytes(8)
        rect = scene.buf[at] == 0
        field = rng.choice((1, 2, 4, 5) if rect else (2, 4, 6))
        limit = {1: 16, 2: 240, 4: 240, 5: 40, 6: 16}[field]
        scene.buf[at + field] = rng.randrange(limit)
        both.show(scene)
    both.say("changes")


if __name__ == "__main__":
    both = Both()
    if sys.argv[1] == "screens":
        screens(both)
    elif sys.argv[1] == "changes":
        changes(both)
    else:
        game(both, sys.argv[1], int(sys.argv[2]))
