"""Score a finished game (RULES 7, 8)."""

from engine.const import const
from engine.position import COUNT, DRAW, DUTIES, OVER, PLAYERS, RESERVE, STALEMATE, STYLE, has_reserve
from engine.rules import FORFEIT, THIRTY

DEFAULT_TARGET = const(300)  # points that win a match, unless set (RULES 7)
GAME_POINTS = const(30)
FORFEIT_POINTS = const(20)


def count_left(pos: bytearray, player: int) -> int:
    """Return a player's count of cards left: 2 for each reserve card, 1 for each hand or waste card (RULES 7)."""
    at = COUNT + RESERVE + 3 * player
    return 2 * pos[at] + pos[at + 1] + pos[at + 2]


def score_lines(pos: bytearray) -> list[tuple[str, int, int]]:
    """Return the winner's score of a finished game as a list of (label, cards, points) (RULES 7, 8).

    Labels: "game" (the 30), "forfeit" (the 20), "reserve", "hand", "waste" (the other players' cards); for a stalemate
    "count" for each player in turn, and "difference"; for a draw and a patience none.
    """
    over = pos[OVER]
    lines = []
    if over == STALEMATE:
        counts = [count_left(pos, i) for i in range(pos[PLAYERS])]
        for i in range(pos[PLAYERS]):
            lines.append(("count", counts[i], counts[i]))
        low = min(counts)
        lines.append(("difference", 0, sum(counts) - low * len(counts)))
    elif over and over != DRAW and pos[PLAYERS] > 1:
        thirty = pos[DUTIES] & THIRTY
        if thirty or has_reserve(pos):
            lines.append(("game", 1, GAME_POINTS))
        if pos[STYLE] & FORFEIT and count_left(pos, over - 1):
            # The winner has cards left, so the other player abandoned the game.
            lines.append(("forfeit", 1, FORFEIT_POINTS))
        for i in range(0 if has_reserve(pos) else 1, 3):
            n = 0
            for player in range(pos[PLAYERS]):
                if player != over - 1:
                    n += pos[COUNT + RESERVE + 3 * player + i]
            lines.append((("reserve", "hand", "waste")[i], n, 2 * n if i == 0 or thirty else n))
    return lines


def points(pos: bytearray) -> tuple[int, ...]:
    """Return a tuple of the points of each player in a finished game (RULES 7, 8)."""
    over = pos[OVER]
    players = pos[PLAYERS]
    if over == STALEMATE:
        counts = [count_left(pos, i) for i in range(players)]
        low = min(counts)
        gain = sum(counts) - low * players
        return tuple([gain if n == low else 0 for n in counts])
    total = sum([line[2] for line in score_lines(pos)])
    return tuple([total if i == over - 1 else 0 for i in range(players)])
