# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A finished game played on from one of its decisions, against the same opponent or persons, as often as one likes.
Nothing of it is kept."""

from firmware import text
from firmware.draw.shown import NOTE
from firmware.table.apart import Apart, Begun
from firmware.table.table import BEGIN, Table


class Again(Apart, Table):
    """The table of it. turned: the firmware.table.turned.Turned that it is tried again from. What is not legal is
    refused here, in a game of stop play, too."""

    kind = Table
    menu = "again_menu"

    def __init__(self, app, turned):
        self.turned = turned
        real = turned.session
        session = Begun(turned.start, turned.decisions[turned.at].player)
        session.level = real.level
        session.seed = real.seed
        session.persons = real.persons
        session.solitaire = real.solitaire
        session.first = real.home
        session.restart()
        self._told = False
        Table.__init__(self, app, session)

    def _ready(self):
        Table._ready(self)
        if not self._told:
            self._told = True
            self.say(text.words.PLAY_ON, NOTE)

    def _next(self, now):
        if self.session.is_over():
            self.state = BEGIN
            self.app.show("again_end", self)
        else:
            Table._next(self, now)
