"""Press thousands of times at every moment of a frame.

The contacts bounce, and the clock is simulated.

A World has the time and the contacts; the stand-ins of a port poll them or are interrupted by them. A Busy replaces
the app in a port's loop: it takes time to draw, and records the actions that arrive.
"""

import random
from random import Random
from typing import Any

from firmware.app.features import Features

MS = 1000  # µs
BOUNCE = 6 * MS  # µs that a contact bounces
# the shortest time that a button is down, or up: people tap at most six or seven times a second
SHORTEST_PRESS = 35 * MS
FRAME_TIMES_MS = (3, 12, 40, 90, 170, 420)  # ms of a tick or a picture: a cursor's step to a menu under CircuitPython


class AllPressed(BaseException):
    """Raised when all presses are done and no action arrives any more."""


class ContactWorld:
    """A clock and the contacts of keys.

    us: the time in µs
    closed: {key: whether its contact is closed}
    on_edge: called with a key that changes
    """

    def __init__(self, keys: list[int], seed: int, n: int, frame_ms: int, held: int = SHORTEST_PRESS) -> None:
        rng = random.Random(seed)
        self.us = 0
        self.closed = dict.fromkeys(keys, False)
        self.on_edge = None
        self.expected = []
        self.edges: list[tuple[int, int, bool]] = []  # (µs, key, whether the contact closes)
        at = 1000 * MS
        step = max(1, 2 * frame_ms * MS // n)
        for i in range(n):
            # Each press is at another moment of the frame, and every fourth follows the last at once.
            at += rng.randrange(0, 2 * frame_ms * MS) + step if i % 4 else 0
            key = rng.choice(keys)
            self.expected.append(key)
            at = self._change(rng, at, key, True) + rng.randrange(held, 3 * held)
            at = self._change(rng, at, key, False) + rng.randrange(SHORTEST_PRESS, 3 * SHORTEST_PRESS)
        self.edges.reverse()
        self.end = at + 3000 * MS

    def _change(self, rng: Random, at: Any, key: int, made: bool) -> int:
        self.edges.append((at, key, made))
        bounces = sorted(rng.randrange(20, BOUNCE) for _ in range(2 * rng.randrange(4)))
        for i, after in enumerate(bounces):
            self.edges.append((at + after, key, made if i % 2 else not made))
        return at

    def go(self, us: int) -> None:
        """Let so many µs pass; raise Over some seconds after the last press."""
        end = self.us + us
        if end > self.end:
            raise AllPressed
        if not self.edges or self.edges[-1][0] > end:
            self.us = end
            return
        while self.edges and self.edges[-1][0] <= end:
            at, key, made = self.edges.pop()
            self.us = max(self.us, at)
            if self.closed[key] != made:
                self.closed[key] = made
                if self.on_edge:
                    self.on_edge(key)
        self.us = max(end, self.us)


class BusyApp:
    """A replacement for the app in a loop: its ticks and pictures take random times."""

    changed = True
    screen = table = session = None

    def __init__(self, world: ContactWorld, seed: int, frame_ms: int) -> None:
        self.world = world
        self.rng = random.Random(seed)
        self.frame_ms = frame_ms
        self.came: list[int] = []
        self.saves = self
        self.features = Features()

    def tick(self, now: int, action: int) -> int:
        """Record the action, compute, and return a wait for a button or for a short time."""
        if action:
            self.came.append(action)
        self.busy()
        self.changed = self.rng.randrange(3) == 0
        return self.rng.choice((-1, -1, 0, 25, 40))

    def busy(self) -> None:
        """Take up to the time of a frame."""
        self.world.go(self.rng.randrange(1, self.frame_ms * MS))

    def settle(self) -> None:
        """Take as long as a save."""
        self.busy()
