# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What a person can set, kept in the store under "settings"."""

from engine.opponent import LEVELS
from engine.rules import NAMES
from engine.score import TARGET
from firmware.saves import seal, unseal

VERSION = 3
OLD = 2  # when the levels were these:
OLD_LEVELS = ("novice", "greedy")  # the first one was `random`, which nobody is offered any more
TARGETS = (50, 100, 200, TARGET, 500, 1000)
NORMAL = 1
CHOICE = 8  # bytes
LOWEST = 1  # of engine.opponent.LEVELS a person can choose; below it is `random`
NEWCOMER = "easy"  # errs enough to be beaten by who has just read the rules, and still plays to win


class Choice:
    """What was chosen for the last new game: indices into rulebook.OFFERED, engine.opponent.LEVELS and the names of
    who begins; options: bits by engine.rules.OPTIONS; alone, stop: 1 for both sides, for stop play."""

    def __init__(self):
        self.rules = 0
        self.options = 0
        self.level = LEVELS.index(NEWCOMER)
        self.begins = 0
        self.alone = 0
        self.stop = 0

    def change_level(self, step):
        """Go to the next level (1), or to the one before (-1)."""
        self.level = LOWEST + (self.level - LOWEST + step) % (len(LEVELS) - LOWEST)

    def record(self):
        """Return it as bytes of CHOICE."""
        return bytes((self.rules, self.level, self.begins, self.alone, self.stop)) + self.options.to_bytes(3, "little")

    def restore(self, data):
        """Set it from a record. ValueError for what there is not."""
        bounds = (len(NAMES), len(LEVELS), 3, 2, 2)
        for i in range(5):
            if data[i] >= bounds[i] or (i == 1 and data[i] < LOWEST):
                raise ValueError("damaged")
        self.rules, self.level, self.begins, self.alone, self.stop = data[:5]
        self.options = int.from_bytes(data[5:], "little")


class Settings:
    """What is set.

    speed: index into table.SPEEDS; target: index into TARGETS; asks: whether TURN asks before it lays
    down a card that could be played; game: the Choice of the last new game; note: one line for the screen, or "".
    """

    def __init__(self, store):
        self.store = store
        self.note = ""
        self.speed = NORMAL
        self.target = TARGETS.index(TARGET)
        self.asks = True
        self.game = Choice()
        data = store.read("settings")
        if data is None:
            return
        try:
            old = data[2:3] == bytes((OLD,))
            body = bytearray(unseal(OLD if old else VERSION, data))
            if len(body) != 3 + CHOICE or body[0] > 3 or body[1] >= len(TARGETS) or body[2] > 1:
                raise ValueError("damaged")
            if old:
                body[4] = LEVELS.index(OLD_LEVELS[min(body[4], 1)])
            self.game.restore(body[3:])
            self.speed = body[0]
            self.target = body[1]
            self.asks = body[2] == 1
        except ValueError as error:
            self.note = "The settings were %s and start afresh" % error

    def level(self):
        """Return the level of the next game's opponent."""
        return LEVELS[self.game.level]

    def meet(self, level):
        """Take it for the next game's, too, if it is one that is offered."""
        if LEVELS.index(level) >= LOWEST:
            self.game.level = LEVELS.index(level)

    def points(self):
        """Return the points that win a match."""
        return TARGETS[self.target]

    def save(self):
        """Keep the settings; where the store refuses they last until power-off."""
        try:
            body = bytes((self.speed, self.target, 1 if self.asks else 0)) + self.game.record()
            self.store.write("settings", seal(VERSION, body))
        except OSError:
            self.note = "The settings cannot be saved"
