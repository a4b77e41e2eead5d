# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The mode in which forced moves play themselves: the only legal move of a turn that the person has begun.

A card with only one place to go needs no second press either.
"""

from engine.const import const
from engine.position import TURN
from firmware.app.settings import PLAYS_FORCED
from firmware.draw.shown import LABEL
from firmware.table.mode import Mode
from firmware.table.opponents import WRAP_MS
from firmware.table.states import REST
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.table.assisted import Assisted
    from firmware.table.table import Table

WAIT_MS = const(700)  # for which a forced move is announced, so that the card turned up before it is seen


def join(table: "Table") -> None:
    """Lay PlaysForced on the assisted play of a table, unless it lies there already or the game is played otherwise."""
    session = table.session
    if session.stop_play or session.players == 1 or session.remote:
        return
    mode = table.mode
    while hasattr(mode.under, "under"):
        mode = mode.under
    if not isinstance(mode, PlaysForced):
        mode.under = PlaysForced(mode.under)
        mode.under.attach(table)


class PlaysForced(Mode):
    """A mode that plays forced moves, if the setting is on.

    A turn's first move is always the person's own, so that no turn passes unnoticed. Any button while a forced move is
    announced leaves it to the person.
    """

    def __init__(self, under: "Mode | Assisted") -> None:
        Mode.__init__(self, under)
        self._turn = -1  # the player whose turn it was at the person's last move
        self._announced = False

    def play(self, src: int, dst: int, now: int) -> None:
        self._turn = self.session.game.pos[TURN] if self.table.mover_is_person else -1
        self.under.play(src, dst, now)

    def ok(self, now: int) -> None:
        cursor = self.table.cursor
        if self.app.settings.numbers[PLAYS_FORCED] and cursor.held < 0:
            cursor.source()
            if cursor.m == 1:
                i = 2 * cursor.places[0]
                self.table.mode.play(cursor.moves[i], cursor.moves[i + 1], now)
                return
        self.under.ok(now)

    def next(self, now: int) -> None:
        if self._is_forced():
            self._announced = True
            self._announce(now)
        else:
            self.under.next(now)

    def tick(self, now: int) -> int:
        table = self.table
        if self._announced:
            left = table.wait - (now - table.since & WRAP_MS)
            if left > 0:
                return left
            self._announced = False
            moves = self.session.game.moves
            table.mode.play(moves[0], moves[1], now)
        return self.under.tick(now)

    def press(self, action: int, now: int) -> None:
        if self.table.mover_is_person:
            self.table.hurry(now)
        if self._announced:
            self._announced = False
            self._turn = -1
            self.under.next(now)
        self.under.press(action, now)

    def _is_forced(self) -> bool:
        session = self.session
        table = self.table
        if not self.app.settings.numbers[PLAYS_FORCED] or table.state != REST or not table.mover_is_person:
            return False
        return session.persons_turn() and session.game.n == 1 and session.game.pos[TURN] == self._turn

    def _announce(self, now: int) -> None:
        table = self.table
        game = self.session.game
        table.change()
        table.enter(REST, WAIT_MS, now)
        table.say(phrases.held(game.pos, game.moves[0], game.moves[1], self.session.reader), LABEL)
