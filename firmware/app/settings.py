# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What a person can set, kept in the store under "settings"."""

from engine.opponent import LEVELS
from engine.score import TARGET
from firmware.app.saves import seal

VERSION = 3
# Rule sets in the order in which they are offered.
OFFERED = (
    "classic", "foster", "foster36", "foster32", "cats", "catsfull", "onepack", "simple", "three", "klondike",
)  # fmt: skip
TARGETS = (50, 100, 200, TARGET, 500, 1000)
NORMAL = 1
CHOICE = 8  # bytes
LOWEST = 1  # of engine.opponent.LEVELS a person can choose; below it is `random`
NEWCOMER = "easy"  # errs enough to be beaten by who has just read the rules, and still plays to win


class Choice:
    """What was chosen for the last new game: indices into OFFERED, engine.opponent.LEVELS and the names of
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
        if data is not None:
            from firmware.app.restore import set_from

            set_from(self, data)

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
