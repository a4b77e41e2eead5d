"""A duplicate match: each deal is played from both seats, and only the difference in points counts."""

from firmware.app.session import Session


class DuplicateSession(Session):
    """A Session of two players whose games come in pairs with the same cards.

    first_game_points: the points of the pair's first game, in the order of `score`; None during that game
    """

    duplicate = True

    def score_added(self) -> "list[int]":
        """Return the points that a finished game adds to `score`.

        The second game of a pair adds the difference in points from both games to the score of the player who is ahead.
        """
        if self.first_game_points is None:
            return [0, 0]
        gained = self.points_won()
        more = gained[0] + self.first_game_points[0] - gained[1] - self.first_game_points[1]
        return [max(0, more), max(0, -more)]

    def replay_deal(self, seats_on: int = 0) -> None:
        """Start a new pair of games with the same cards."""
        Session.replay_deal(self, seats_on)
        self.first_game_points = None

    def next_game(self) -> None:
        """Deal the same cards for the other seat, or the next pair after that.

        The opponents are made anew.
        """
        if self.first_game_points is None:
            self.first_game_points = self.points_won()
            self.take_seat(1 - self.home_seat)
            self.restart()
        else:
            Session.next_game(self)
            self.first_game_points = None
