# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Between the turns of persons who pass the device round: whose turn it is, and what was done to them."""

from firmware import text
from firmware.app import actions as A
from firmware.text import phrases


class HandOver:
    """Over the table until a button; STOP there calls what was wrong. begins: whether it is the first turn of the game;
    told: what happened, or ""."""

    def __init__(self, app, table, begins, told):
        self.table = table
        session = table.session
        pos = session.game.pos
        name = phrases.name(pos, session.seat, session.reader)
        self.heading = text.words.BEGINS_GAME.format(name) if begins else table.whose()
        said = [told] if told else []
        said.append(text.words.PASS_ON.format(name))
        if session.stop_play and table.can_call():
            said.append(text.words.OR_STOP)
        self.text = " ".join(said)
        self.rest = ""

    @property
    def status(self):
        """The words of the moment, as a line."""
        return self.heading + ". " + self.text

    def open(self, now):
        self.table.app.changed = True

    def tick(self, now):
        return -1

    def draw(self):
        self.table.show_behind()
        self.rest = self.table.view.show_stopped(self.heading, self.text)

    def press(self, action, now):
        table = self.table
        if action == A.STOP and table.session.stop_play:
            table.call()
        elif self.rest:
            self.text = self.rest  # what the first page had no room for
            table.app.changed = True
        else:
            table.app.go(table)
