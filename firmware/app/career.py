# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The career: how well a person plays each rule set, and the strength of the level that follows it.

It is read when it is needed and then dropped, as the records are.
"""

from engine.const import const
from engine.opponent import ADAPTIVE, STRONGEST, level_name
from firmware import text
from firmware.app.records import ABANDONED, LOST, WON, game_number, result_of
from firmware.app.save_format.career import career_body, read_career
from firmware.app.save_format.writer import CAREER, Slots

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Any

    from firmware.app.save_format.writer import Store
    from firmware.app.session import Session

# The columns of a row, after its rule set.
STRENGTH = const(1)  # of the adaptive level's next game
GAMES = const(2)  # that the strength has followed, up to _MANY
COLUMNS = const(3)

FIRST_STRENGTH = const(512)  # that of easy (engine.opponent.STEP), with which a newcomer begins
_MANY = const(255)
# A game moves the strength by _FAR / (_SOON + games before) steps, at least by _LEAST: two thirds of a level after the
# first game, a sixth from the tenth on. As a loss moves it as far down as a win moves it up, a person comes to win
# every other game.
_FAR = const(512)
_SOON = const(3)
_LEAST = const(40)


def next_strength(strength: int, games: int, won: bool, helped: bool, opponents: int) -> int:
    """Return the strength of the adaptive level after one more game.

    games: that it has followed before. A game with help moves it half as far. Against two opponents a person is to win
    every third game, so a win counts for two losses.
    """
    step = max(_LEAST, _FAR // (_SOON + games)) // (2 if helped else 1)
    return min(max(0, strength + (opponents * step if won else -step)), STRONGEST)


class Career:
    """The career in a store, which has read(name) and write(name, data).

    rows: a list [rule set, STRENGTH, …] for each rule set, in the order of their first games; note: one line on what
    could not be read or saved, or "". No method raises, whatever the store holds or refuses.
    """

    def __init__(self, store: "Store") -> None:
        self.slots = Slots(store, CAREER)
        self.rows: "list[list[Any]]" = []
        self.last = 0  # the game that was counted last, by its number from records.game_number
        kept, self.note = read_career(self.slots)
        if kept:
            self.last, self.rows = kept

    def strength(self, rules: str) -> int:
        """Return the strength at which the adaptive level plays its next game by these rules."""
        rule_set = rules.split("+")[0]
        for row in self.rows:
            if row[0] == rule_set:
                return row[STRENGTH]
        return FIRST_STRENGTH

    def count(self, session: "Session", helped: bool) -> None:
        """Count the game of a Session once, as Records.count does; helped: whether the person had help in it."""
        this = game_number(session)
        if not session.opponents or this == self.last or not session.game.ply:
            return
        self.last = this
        row = self._row(session.rules.split("+")[0])
        what = result_of(session)
        won = what == WON
        if level_name(session.level) == ADAPTIVE and (won or what == LOST or what == ABANDONED):
            row[STRENGTH] = next_strength(row[STRENGTH], row[GAMES], won, helped, session.players - 1)
            row[GAMES] = min(row[GAMES] + 1, _MANY)
        self._keep()

    def reset(self) -> None:
        """Delete the career except for which game was counted last."""
        self.rows = []
        self._keep()

    def _row(self, rule_set: str) -> "list[Any]":
        for row in self.rows:
            if row[0] == rule_set:
                return row
        row = [rule_set, FIRST_STRENGTH, 0]
        self.rows.append(row)
        return row

    def _keep(self) -> None:
        try:
            self.slots.write(career_body(self.last, self.rows))
        except (OSError, MemoryError):
            self.note = text.words.RECORDS_NOT_KEPT
