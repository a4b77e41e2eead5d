"""Make firmware/puzzles/packed.py, which a board reads, from the lines of firmware/puzzles/puzzles.txt.

    python -m hostsim.tools.puzzles.pack            rewrite it
    python -m hostsim.tools.puzzles.pack --check    exit status 1 if it is stale
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from engine import notation
from engine.dealing import position_rules_text
from engine.position import COUNT, FAMILY, FOUNDATION_COUNTS, HOUSES, RESERVE, SHOW, TOP, UNDER, has_foundations
from firmware.puzzles import (
    AIM_CARD, AIM_LOADS, AIM_PARTS, AIM_RESERVE, AIM_SPACES, AIM_WASTE, AIM_WIN, GRADE_COUNT, PUZZLE_RULE_SETS, Puzzle
)
from hostsim.arguments import parse_whole_number

FOLDER = Path(__file__).parents[3] / "firmware" / "puzzles"
SOURCE_FILE = FOLDER / "puzzles.txt"
MODULE_FILE = FOLDER / "packed.py"
MAX_PUZZLE_BYTES = 120  # the most bytes of a puzzle
_AIM_NAMES = {
    AIM_RESERVE: "reserve", AIM_CARD: "card", AIM_WIN: "win", AIM_SPACES: "spaces", AIM_LOADS: "loads",
    AIM_WASTE: "waste",
}  # fmt: skip
_MODULE_HEAD = '''\
"""Made from puzzles.txt by hostsim.tools.puzzles.pack: change it there. README.md says what the bytes are."""

PUZZLE_GRADES = (
%s)
PACKED_PUZZLES = (
%s)
'''
_BYTES_PER_LINE = 28  # bytes on a line of the module


class PuzzleLine(NamedTuple):
    """A line of puzzles.txt.

    number: it never changes
    aim: as in firmware.puzzles
    source: the game from which it comes
    pos: the position
    solution: as tokens of moves
    """

    number: int
    grade: int
    aim: bytes
    source: str
    pos: bytearray
    solution: list[str]

    def text(self) -> str:
        """Return the line."""
        return "\t".join((str(self.number), "grade=%d" % self.grade, aim_text(self.aim), self.source,
                          " ".join(self.solution), notation.position_text(self.pos)))


def aim_text(aim: bytes) -> str:
    """Return an aim as text, `card loads=2`."""
    return " ".join(_AIM_NAMES[i] + ("=%d" % aim[i] if i >= AIM_SPACES else "") for i in range(AIM_PARTS) if aim[i])


def aim_of(text: str) -> bytes:
    """Return the aim for such a text. Raise ValueError if it is invalid."""
    aim = bytearray(AIM_PARTS)
    for word in text.split(" "):
        name, _, number = word.partition("=")
        found = [i for i in range(AIM_PARTS) if _AIM_NAMES[i] == name]
        if not found or (found[0] >= AIM_SPACES) != bool(number) or number and parse_whole_number(number) is None:
            raise ValueError("aim: '%s' is not an aim" % word)
        aim[found[0]] = int(number or 1)
    return bytes(aim)


def line_of(text: str) -> PuzzleLine:
    """Return the PuzzleLine of a text. Raise ValueError with one line if it is invalid."""
    fields = text.split("\t")
    grades = ["grade=%d" % i for i in range(GRADE_COUNT)]
    if len(fields) != 6 or parse_whole_number(fields[0]) is None or fields[1] not in grades:
        raise ValueError("a puzzle needs number, grade, aim, source, moves and position, separated by tabs")
    for token in fields[4].split(" "):
        notation.parse_move(token)
    position = notation.parse_position(fields[5])
    return PuzzleLine(int(fields[0]), int(fields[1][-1]), aim_of(fields[2]), fields[3], position, fields[4].split(" "))


def read(path: Path = SOURCE_FILE) -> list[PuzzleLine]:
    """Return the lines of a file, numbered 1, 2, 3 … Raise ValueError with one line that names a wrong row."""
    lines = []
    rows = path.read_text("utf-8").splitlines()
    for at in range(len(rows)):
        try:
            lines.append(line_of(rows[at]))
        except ValueError as error:
            raise ValueError("%s:%d: %s" % (path.name, at + 1, error)) from None
        if lines[-1].number != at + 1:
            raise ValueError("%s:%d: the number is %d, not the row's" % (path.name, at + 1, lines[-1].number))
    return lines


def pack_puzzle(line: PuzzleLine) -> bytes:
    """Return a puzzle as the bytes that firmware.puzzles.Puzzle reads. Raise ValueError if there are too many."""
    pos = line.pos
    aim = line.aim
    flags = aim[AIM_RESERVE] << 1 | aim[AIM_CARD] << 2 | aim[AIM_WIN] << 3
    rules = PUZZLE_RULE_SETS.index(position_rules_text(pos))
    out = bytearray((rules | flags | aim[AIM_SPACES] << 4, aim[AIM_LOADS] | aim[AIM_WASTE] << 4))
    if has_foundations(pos):
        out += bytes(pos[FOUNDATION_COUNTS + i] | pos[FOUNDATION_COUNTS + i + 1] << 4 for i in range(0, 8, 2))
    out += pos[COUNT + RESERVE : COUNT + RESERVE + 6]
    out.append(pos[TOP + SHOW] & 63)
    for house in range(1, pos[HOUSES] + 1):
        cards = _cards(pos, house)
        out += bytes((len(cards),)) + cards
    for i in (2, 5) if pos[FAMILY] else (0, 2, 3, 5):
        cards = _cards(pos, RESERVE + i)
        out += cards if pos[FAMILY] else cards[-1:]
    for token in line.solution:
        out += bytes(notation.parse_move(token))
    if len(out) >= MAX_PUZZLE_BYTES:
        raise ValueError("puzzle %d: it takes %d bytes, at most %d fit" % (line.number, len(out) + 1, MAX_PUZZLE_BYTES))
    return bytes((len(out),)) + out


def _cards(pos: bytearray, p: int) -> bytes:
    # Return the cards of a pile from the bottom up, without their pack and side.
    out = []
    card = pos[TOP + p]
    while card:
        out.append(card & 63)
        card = pos[UNDER + (card & 127)]
    return bytes(reversed(out))


def with_hidden_cards(line: PuzzleLine) -> PuzzleLine:
    """Return a puzzle with its hidden cards dealt as firmware.puzzles deals them."""
    return line._replace(pos=Puzzle(line.number, line.grade, pack_puzzle(line), 0).pos)


def module(lines: Sequence[PuzzleLine]) -> str:
    """Return the text of the module."""
    grades = bytes(line.grade for line in lines)
    return _MODULE_HEAD % (_literal(grades), "".join(_literal(pack_puzzle(line)) for line in lines))


def _literal(data: bytes) -> str:
    pieces = [data[i : i + _BYTES_PER_LINE] for i in range(0, len(data), _BYTES_PER_LINE)]
    return "".join('    b"%s"\n' % "".join("\\x%02x" % byte for byte in piece) for piece in pieces)


def main(arguments: Sequence[str]) -> int:
    """Rewrite the module, or report that it is stale; return the exit status."""
    try:
        made = module(read())
    except ValueError as error:
        print("error: %s" % error, file=sys.stderr)
        return 2
    stale = not MODULE_FILE.exists() or MODULE_FILE.read_text("utf-8") != made
    if stale:
        print(MODULE_FILE.name)
        if "--check" not in arguments:
            MODULE_FILE.write_text(made, "utf-8")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
