# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A whole game of the app against `greedy`, drawn by the strip renderer: run on each runtime, to be compared.

    python tests/app_game.py RULES SEED

prints the plies, the result, a check sum of all that the panel got and its bytes; on MicroPython also the
heap in use after the deal, at most and at the end.
"""

import gc
import sys
from binascii import crc32

sys.path.insert(0, ".")
try:
    import framebuf  # noqa: F401
except ImportError:
    import hostsim.framebuf  # noqa: F401  (installs its own as framebuf)


class Panel:
    """Captures what is sent: its check sum."""

    width = 240
    height = 240

    def __init__(self):
        self.crc = 0
        self.bytes = 0

    def write(self, x, y, w, h, buf):
        self.crc = crc32(bytes((x, y, w, h)), self.crc)
        self.crc = crc32(memoryview(buf)[: 2 * w * h], self.crc) & 0xFFFFFFFF
        self.bytes += 2 * w * h


def used():
    gc.collect()
    return gc.mem_alloc() if hasattr(gc, "mem_alloc") else 0


def main(rules, seed):
    from firmware.strip import Strip
    from tests.app_driver import Driver

    panel = Panel()
    strip = Strip(panel)
    d = Driver(show=strip.show)
    d.start(rules, seed)
    first = used()
    most = 0
    while not d.session.is_over():
        d.keys("OK")
        now = used()
        if now > most:
            most = now
    d.press(0)
    print(d.game.ply, d.session.gained(), d.app.status, "%08x" % panel.crc, panel.bytes)
    if first:
        d.app.show_table()
        d.press(0)
        print("heap", first, most, used())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
