# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The mode of a patience: a dead end is said, and once no card is hidden all can run up by themselves."""

from engine.moves import HAND
from engine.position import COUNT, FACE_DOWN, HOUSES, OVER, TOP, UNDER, WASTE
from firmware import text
from firmware.app import actions as A
from firmware.draw.shown import LABEL, NOTE, STUCK
from firmware.table.run_up import RunUp
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.game import Game


class Patience(RunUp):
    """A patience, which one person plays without an opponent."""

    def can_finish(self) -> bool:
        """Return whether no house has a hidden card left, so that all cards can run up."""
        pos = self.session.game.pos
        if pos[OVER]:
            return False
        for house in range(1, pos[HOUSES] + 1):
            card = pos[TOP + house]
            for _ in range(pos[COUNT + house]):
                if card & FACE_DOWN:
                    return False
                card = pos[UNDER + card]
        return True

    def ready(self) -> None:
        self.under.ready()
        if _goes_round(self.session.game) and self.table.shown.kind != NOTE:
            self.table.say(phrases.by_keys(text.words.GOES_ROUND), NOTE)
        self.offer(phrases.by_keys(text.words.ALL_RUN_UP))

    def press_in_turn(self, action: int, now: int) -> None:
        table = self.table
        if table.cursor.n or action == A.BACK or table.offer and action == A.OK:
            RunUp.press_in_turn(self, action, now)
        elif action == A.OK:
            self._give_up(now)
        else:
            table.mode.describe()

    def _give_up(self, now: int) -> None:
        table = self.table
        if table.warned:
            self.session.abandon()
            self.app.moved(self.session, 0)
            table.mode.next(now)
        else:
            said = text.words.NO_MOVE_GIVE_UP if self.session.has_undo() else text.words.NO_MOVE
            table.say(phrases.by_keys(said), NOTE)
            table.warned = True

    def describe(self) -> None:
        if self.table.cursor.n:
            self.under.describe()
        else:
            self.table.shown.what = STUCK
            self.table.say(phrases.by_keys(text.words.NO_MOVE), LABEL)

    def next_up(self) -> int:
        # The card that a foundation needs next is visible or in the hand, so turning up cards finds it.
        return -1 if _goes_round(self.session.game) else RunUp.next_up(self)


def _goes_round(game: "Game") -> bool:
    # Return whether the hand was just gone through a whole second time, with no other move in between.
    n = game.pos[COUNT + HAND]
    if game.pos[COUNT + WASTE] or not n or game.ply < 2 * n + 2:
        return False
    for i in range(game.ply - 2 * n - 2, game.ply):
        if game.log[2 * i] != HAND:
            return False
    return True
