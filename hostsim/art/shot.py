# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The command shot: press these buttons and save what the panel shows. The clock is made up."""

import os
import tempfile

from firmware.draw.looks import look_of
from firmware.draw.strip import Strip
from hostsim.arguments import Refused
from hostsim.players.handheld import Handheld, Quit, renderer
from hostsim.players.panel import VirtualPanel

PATIENCE_MS = 20 * 60 * 1000  # longer than any opponent's turn; an app still moving then never stops


class MemoryStore:
    """Saves that end with the program."""

    def __init__(self):
        self.data = {}

    def read(self, name):
        """Return the bytes saved under this name, or None."""
        return self.data.get(name)

    def write(self, name, data):
        """Keep data under this name."""
        self.data[name] = bytes(data)


class Presses:
    """A clock and a list of actions: each is pressed when the app waits for nothing else."""

    def __init__(self, keys):
        self.keys = list(keys)
        self.ms = 0

    def clock(self):
        """Return the made-up time in ms."""
        return self.ms

    def next(self, wait):
        """Let time pass, or press the next button."""
        if wait >= 0:
            self.ms += max(1, wait)
            if self.ms > PATIENCE_MS:
                raise Refused("the app never came to rest")
            return 0
        if not self.keys:
            raise Quit
        return self.keys.pop(0)


def run(args):
    """Draw the picture and write it."""
    panel = VirtualPanel(args.board.WIDTH, args.board.HEIGHT)
    look = look_of(args.board)
    handheld = Handheld(look, renderer(look, panel, Strip), MemoryStore(), lambda: 1)
    handheld.start_as_told(args, 1)
    presses = Presses(args.keys)
    handheld.run(presses.clock, presses.next)
    save(panel, args.out)


def save(panel, path):
    """Write the panel's picture as a PNG, whole or not at all."""
    temporary = None
    try:
        handle, temporary = tempfile.mkstemp(".png", ".shot-", os.path.dirname(path) or ".")
        os.close(handle)
        panel.png(temporary)
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(temporary, 0o666 & ~mask)  # mkstemp's files are the owner's alone
        os.replace(temporary, path)
    except OSError as error:
        if temporary and os.path.exists(temporary):
            os.remove(temporary)
        raise Refused("cannot write %s: %s" % (path, error.strerror)) from None
