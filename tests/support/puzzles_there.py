"""Read, print and play through every puzzle (`main()`), to compare the runtimes."""

from binascii import crc32

# This import is first because the unix port compiles a source nested within its importers, on 40 kB of C stack.
import engine.opponent  # noqa: F401
from engine.game import Game
from engine.notation import position_text as notation
from firmware.puzzles import load_puzzle, puzzle_count
from firmware.table.modes import puzzle as table
from firmware.table.views.solution_text import SolutionSteps


def main() -> None:
    for number in range(1, puzzle_count() + 1):
        of = load_puzzle(number)
        steps = SolutionSteps(of)
        said = " ".join([table.describe_aim(of)] + [steps.step(at).sentence for at in range(steps.count)])
        game = Game(of.pos)
        for i in range(0, len(of.solution), 2):
            game.play(of.solution[i], of.solution[i + 1])
        print(number, of.grade, of.is_solved(game.pos), crc32(notation(of.pos).encode()), crc32(said.encode()))
