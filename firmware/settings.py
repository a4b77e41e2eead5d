# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What a person can set, kept in the store under "settings"."""

from engine.score import TARGET
from firmware.saves import seal, unseal

VERSION = 1
TARGETS = (50, 100, 200, TARGET, 500, 1000)
NORMAL = 1


class Settings:
    """What is set.

    speed: index into table.SPEEDS; target: index into TARGETS; asks: whether TURN asks before it lays
    down a card that could be played; note: one line for the screen, or "".
    """

    def __init__(self, store):
        self.store = store
        self.note = ""
        self.speed = NORMAL
        self.target = TARGETS.index(TARGET)
        self.asks = True
        data = store.read("settings")
        if data is None:
            return
        try:
            body = unseal(VERSION, data)
            if len(body) != 3 or body[0] > 3 or body[1] >= len(TARGETS) or body[2] > 1:
                raise ValueError("damaged")
            self.speed = body[0]
            self.target = body[1]
            self.asks = body[2] == 1
        except ValueError as error:
            self.note = "The settings were %s and start afresh" % error

    def points(self):
        """Return the points that win a match."""
        return TARGETS[self.target]

    def save(self):
        """Keep the settings; where the store refuses they last until power-off."""
        try:
            body = bytes((self.speed, self.target, 1 if self.asks else 0))
            self.store.write("settings", seal(VERSION, body))
        except OSError:
            self.note = "The settings cannot be saved"
