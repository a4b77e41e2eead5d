"""The solution of a puzzle as text: what its moves gain, and why each is played."""

from engine.moves import make_move
from engine.position import COUNT, OVER, RESERVE, SHOW, TOP, TURN, WASTE
from firmware import text
from firmware.table.hint_planner import move_and_reason
from firmware.table.views.playback import Step, Steps, position_after
from firmware.text import phrases
from firmware.text.move_description import LOAD, TO_FOUNDATION, MoveDescription

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.puzzles import Puzzle


def describe_gains(start: "bytes | bytearray", moves: "bytes | bytearray") -> str:
    """Return as text what moves of 2 bytes each gain: `makes a space, loads 3 cards, empties your reserve`."""
    pos = bytearray(start)
    mine = RESERVE + 3 * pos[TURN]
    spaces = loads = up = waste = reserve = 0
    card = ""
    for i in range(0, len(moves), 2):
        src = moves[i]
        dst = moves[i + 1]
        move = MoveDescription(pos, src, dst)
        up += move.kind == TO_FOUNDATION
        loads += move.kind == LOAD
        waste += src == WASTE
        reserve += src == RESERVE and dst != RESERVE
        if src == SHOW and dst != WASTE:
            card = phrases.card(pos, move.card)
        onto_space = move.to_pile < RESERVE and not pos[TOP + move.to_pile]
        make_move(pos, src, dst)
        spaces += 0 < move.from_pile < RESERVE and not pos[COUNT + move.from_pile] and not onto_space
    parts = []
    for n, forms in (
        (spaces, text.puzzles().TURN_SPACES), (loads, text.puzzles().TURN_LOADS), (up, text.puzzles().TURN_CARDS_UP),
        (waste, text.puzzles().TURN_WASTE),
    ):  # fmt: skip
        if n:
            parts.append(phrases.plural(forms, n).format(n))
    if card:
        parts.append(text.puzzles().TURN_CARD.format(card))
    if reserve:
        forms = text.puzzles().TURN_RESERVE if pos[COUNT + mine] else text.puzzles().TURN_RESERVE_EMPTY
        parts.append(phrases.plural(forms, reserve).format(reserve))
    if pos[OVER]:
        parts.append(text.puzzles().TURN_WINS)
    return ", ".join(parts)


class SolutionSteps(Steps):
    """A step on what the moves of a Puzzle's solution gain, then each of them with its reason."""

    def __init__(self, the_puzzle: "Puzzle") -> None:
        n = len(the_puzzle.solution) // 2 + 1
        Steps.__init__(self, n, range(n))
        self.puzzle = the_puzzle

    def step(self, at: int) -> Step:
        start = self.puzzle.pos
        moves = self.puzzle.solution
        words = text.puzzles()
        heading = words.PUZZLE.format(self.puzzle.number)
        if not at:
            n = self.count - 1
            count = phrases.plural(words.TURN_MOVES, n).format(n)
            return Step(start, None, words.TURN_BRINGS.format(count, describe_gains(start, moves)), heading)
        pos = position_after(start, moves, at - 1)
        sentence = text.words.NAME_AND_TEXT.format(*move_and_reason(pos, moves, at - 1, 0))
        return Step(pos, MoveDescription(pos, moves[2 * at - 2], moves[2 * at - 1]), sentence, heading)
