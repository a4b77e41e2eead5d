"""Solutions: the moves of a turn as text, what they bring, and the steps of a playback with a reason for each move."""

from engine.moves import make_move
from engine.position import COUNT, OVER, RESERVE, SHOW, TOP, TURN, WASTE
from firmware import text
from firmware.table.hint_planner import move_and_reason
from firmware.text import phrases
from firmware.text.move_description import LOAD, TO_FOUNDATION, MoveDescription

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.table.views.playback import Step


def describe_moves(start: "bytes | bytearray", moves: "list[tuple[int, int]]", seat: int) -> "list[str]":
    """Return a sentence for each move from a position: what it does, and what for."""
    pos = bytearray(start)
    out = []
    for at in range(len(moves)):
        out.append(text.words.NAME_AND_TEXT.format(*move_and_reason(pos, moves, at, seat)))
        make_move(pos, *moves[at])
    return out


def describe_gains(start: "bytes | bytearray", moves: "list[tuple[int, int]]") -> str:
    """Return as text what moves from a position bring: `makes a space, loads 3 cards, empties your reserve`."""
    pos = bytearray(start)
    mine = RESERVE + 3 * pos[TURN]
    spaces = loads = up = waste = reserve = 0
    card = ""
    for src, dst in moves:
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


def solution_steps(start: bytearray, moves: "list[tuple[int, int]]") -> "list[Step]":
    """Return the steps of a Playback of moves of A's, each (source, destination): what they bring, then each move."""
    n = len(moves)
    count = phrases.plural(text.puzzles().TURN_MOVES, n).format(n)
    out: "list[Step]" = [(start, text.puzzles().TURN_BRINGS.format(count, describe_gains(start, moves)), [])]
    sentences = describe_moves(start, moves, 0)
    for i in range(n):
        out.append((None, sentences[i], [moves[i]]))
    return out
