# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Play a finished game on from a decision, with its own opponents, unsaved."""

from firmware import text
from firmware.draw.shown import NOTE
from firmware.table.advised import Advised
from firmware.table.apart import Apart, Begun
from firmware.table.assisted import Assisted
from firmware.table.mode import Mode
from firmware.table.states import BEGIN
from firmware.table.table import Table

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.screens.coach import ThingToLearn
    from firmware.table.turned import Turned


class Again(Apart, Mode):
    """The mode of a game that is played on: assisted play, even where the game itself was one of stop play.

    turned: what it was opened from, with the position `start` in the session's game, the `player` to move, and what the
    row is called that leads back to it, `way_back`.
    """

    menu = "again_menu"
    table: "Table"

    def __init__(self, app: "App", turned: "Turned | ThingToLearn") -> None:
        Mode.__init__(self, Advised(Assisted()))
        self.turned = turned
        real = turned.session
        session = Begun(turned.start, turned.player)
        session.level = real.level
        session.seed = real.seed
        session.persons = real.persons
        session.solitaire = real.solitaire
        session.first = real.home
        session.restart()
        self._told = False
        Table(app, session, self)

    def ready(self) -> None:
        self.under.ready()
        if not self._told:
            self._told = True
            self.table.say(text.advice().PLAY_ON, NOTE)

    def next(self, now: int) -> None:
        if self.session.is_over():
            self.table.state = BEGIN
            self.app.show("again_end", self)
        else:
            self.under.next(now)
