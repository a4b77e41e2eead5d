# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A duplicate match: each deal is played from both seats, and differences count."""

from firmware.app.session import Session


class Duplicate(Session):
    """A Session of two players whose games come in pairs with the same cards.

    before: the points of the pair's first game, in the order of `score`; None while that game is played.
    """

    duplicate = True

    def game_points(self) -> "list[int]":
        """Return what a finished game adds to `score`.

        The second game of a pair adds the difference in points from both games to the score of the player who is ahead.
        """
        if self.before is None:
            return [0, 0]
        gained = self.gained()
        more = gained[0] + self.before[0] - gained[1] - self.before[1]
        return [max(0, more), max(0, -more)]

    def again(self, further: int = 0) -> None:
        """Start a new pair of games with the same cards."""
        Session.again(self, further)
        self.before = None

    def next_game(self) -> None:
        """Deal the same cards for the other seat, or after that the next pair.

        The opponent starts fresh.
        """
        if self.before is None:
            self.before = self.gained()
            self.sit(1 - self.home)
            self.restart()
        else:
            Session.next_game(self)
            self.before = None
