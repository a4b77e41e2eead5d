"""The engine as a library: games and opponents that use the tokens of the notation (RULES 2).

A handheld does not load it. There game.Game and opponent.Opponent use bytes and allocate nothing. docs/engine.md shows
a session.
"""

from engine import game, notation, opponent, score, verdict
from engine.dealing import deal
from engine.position import DRAW, OVER, STALEMATE, TURN

_PLAYER_LETTERS = "ABC"


class Game:
    """A game from its deal or, by from_text, from any position.

    rules: text such as `classic+waste`
    seed: that of the deal, an int from 0 to 2**48 - 1; ValueError with a one-line message if either is wrong
    game: the engine.game.Game beneath, for everything that this class leaves out
    """

    def __init__(self, rules: str = "classic", seed: int = 0):
        self.game = game.Game(deal(rules, seed))

    @classmethod
    def from_text(cls, line: str) -> "Game":
        """Return a game from a position as text. Raise ValueError with one line that names the wrong field."""
        self = cls.__new__(cls)
        self.game = game.Game(notation.parse_position(line))
        return self

    def text(self) -> str:
        """Return the position as one line of text."""
        return notation.position_text(self.game.pos)

    @property
    def turn(self) -> str:
        """Return the player to move: A, B or C."""
        return _PLAYER_LETTERS[self.game.pos[TURN]]

    def legal_moves(self) -> list[str]:
        """Return the tokens of the legal moves, sorted, without `ab`, which is always possible."""
        moves = self.game.moves
        return [notation.move_text(moves[i], moves[i + 1]) for i in range(0, 2 * self.game.n, 2)]

    def push(self, token: str) -> None:
        """Play a move. Raise ValueError with a one-line message if it is not legal; the game is then unchanged."""
        source, destination = notation.parse_move(token)
        if not self.game.is_legal(source, destination):
            raise ValueError("'%s' is not legal here" % token)
        self.game.play(source, destination)

    def pop(self) -> str:
        """Undo the last move and return it. Raise ValueError if none has been played."""
        token = self.played()[-1:]
        self.game.undo()
        return token[0]

    def played(self) -> list[str]:
        """Return the tokens of the moves played so far."""
        log = self.game.log
        return [notation.move_text(log[i], log[i + 1]) for i in range(0, 2 * self.game.ply, 2)]

    def verdict(self, token: str) -> str:
        """Return what is wrong with an attempt, or `ok` (RULES 9). Raise ValueError if it is not a move."""
        source, destination = notation.parse_move(token)
        return verdict.VERDICTS[verdict.judge(self.game.pos, source, destination, self.game.work)]

    def is_over(self) -> bool:
        """Return whether the game is over: won, drawn or a stalemate (RULES 7)."""
        return self.game.pos[OVER] != 0

    def winner(self) -> str | None:
        """Return the winner, A, B or C; None before the end, and for a draw or a stalemate."""
        over = self.game.pos[OVER]
        return None if over in (0, DRAW, STALEMATE) else _PLAYER_LETTERS[over - 1]

    def points(self) -> tuple[int, ...]:
        """Return each player's points of a finished game (RULES 7, 8)."""
        return score.points(self.game.pos)


class Opponent:
    """A player of one of opponent.LEVELS who sees no more than a player may; deterministic from its seed.

    Each seat of a game needs one of its own, because it remembers cards. Raise ValueError with a one-line message for
    an unknown level.
    """

    def __init__(self, level: str = "expert", seed: int = 0):
        self.opponent = opponent.Opponent(level, seed)

    def choose(self, game: Game) -> str:
        """Return the token of the move that this opponent plays now. Raise ValueError if the game is over."""
        if game.is_over():
            raise ValueError("the game is over")
        self.opponent.choose(game.game.pos)
        return notation.move_text(self.opponent.src, self.opponent.dst)
