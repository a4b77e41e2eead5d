# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Puzzles at the table, and walks through their solutions."""

from engine.dealing import rules_name
from engine.position import RESERVE, SHOW, TOP
from firmware import text
from firmware.app import events
from firmware.app.days import day_number
from firmware.app.learned import solved
from firmware.draw.shown import NOTE
from firmware.puzzles import AIMS, CARD_OUT, RESERVE_OUT, SPACES, had, of_the_day, puzzle
from firmware.table.apart import Attempt, show_me
from firmware.table.way import WayWalk
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.puzzles import Puzzle
    from firmware.table.walk import Step


def puzzle_of_the_day(app: "App") -> int:
    """Return the number of the puzzle of the day, 0 on a board without a calendar."""
    today = app.features.today()
    return of_the_day(day_number(today)) if today >= 0 else 0


def know(app: "App", of: "Puzzle") -> None:
    """Note that the person had help in a Puzzle: it no longer counts for the rating."""
    career = app.career()
    career.know_puzzle(of.number)
    if of.number == puzzle_of_the_day(app):
        career.help_puzzle(app.features.today())
    app.note = career.note or app.note


def aim_of(of: "Puzzle") -> str:
    """Return the aim of a Puzzle as a sentence without its full stop."""
    parts = []
    for i in range(AIMS):
        n = of.aim[i]
        if n and i < SPACES:
            parts.append(text.puzzles().PUZZLE_AIMS[i].format(card(of, i)))
        elif n:
            parts.append(phrases.by_number(text.puzzles().PUZZLE_COUNTS[i - SPACES], n).format(n))
    said = ", ".join(parts[:-1])
    return phrases.head(text.puzzles().PUZZLE_AND.format(said, parts[-1]) if said else parts[-1])


def card(of: "Puzzle", i: int) -> str:
    """Return the card of the i-th part of a Puzzle's aim, "" if the part has none."""
    if i > CARD_OUT:
        return ""
    return phrases.card(of.pos, of.pos[TOP + (RESERVE if i == RESERVE_OUT else SHOW)])


def short_of(of: "Puzzle", pos: bytearray) -> "list[str]":
    """Return a sentence for each part of a Puzzle's aim that a position does not reach."""
    there = had(of.pos, pos)
    out = []
    for i in range(AIMS):
        if there[i] < of.aim[i]:
            words = text.puzzles().PUZZLE_SHORT[i]
            out.append(words.format(there[i], of.aim[i]) if i >= SPACES else words.format(card(of, i)))
    return out


def moves_of(of: "Puzzle") -> "list[tuple[int, int]]":
    """Return the solution of a Puzzle as a list of (source, destination)."""
    return [(of.way[i], of.way[i + 1]) for i in range(0, len(of.way), 2)]


class PuzzleAttempt(Attempt):
    """An attempt at the puzzle of a number; ValueError, one line, if there is none. puzzle: the Puzzle."""

    menu = "puzzle_menu"

    def __init__(self, app: "App", number: int) -> None:
        self.puzzle = puzzle(number)
        self.helped = False  # whether the person asked for a hint or took a move back
        self._name_aim()
        Attempt.__init__(self, app, self.puzzle.pos)

    def _name_aim(self) -> None:
        self.aim = aim_of(self.puzzle)
        self.brief = text.puzzles().PUZZLE.format(self.puzzle.number)

    def reword(self) -> None:
        self._name_aim()
        Attempt.reword(self)

    def reached(self) -> bool:
        return self.puzzle.reached(self.session.game.pos)

    def over(self, reached: bool) -> None:
        app = self.app
        number = self.puzzle.number
        career = app.career()
        if not solved(app).has(number):
            career.try_puzzle(number, self.puzzle.grade, rules_name(self.puzzle.pos), reached)
        if reached:
            solved(app).add(number)
            if number == puzzle_of_the_day(app):
                career.solve(app.features.today())
        app.note = career.note or app.note
        if reached:
            self.app.tell(events.SOLVED, self.session)
        self.app.show("puzzle_end", self, reached)

    def _note_help(self) -> None:
        if not self.helped:
            self.helped = True
            know(self.app, self.puzzle)

    def undo(self) -> None:
        self._note_help()
        Attempt.undo(self)

    def hint(self) -> None:
        """Show the next move of the known solution, if all moves so far belong to it."""
        self._note_help()
        game = self.session.game
        table = self.table
        table.cursor.put_down()
        table.mode.ready()
        way = self.puzzle.way
        if bytes(game.log[: 2 * game.ply]) != way[: 2 * game.ply]:
            table.say(text.puzzles().PUZZLE_OFF_THE_WAY, NOTE)
            return
        i = 2 * game.ply
        show_me(table, way[i], way[i + 1])


class PuzzleWay(WayWalk):
    """The walk through the solution of a Puzzle."""

    menu = "puzzle_menu"

    def __init__(self, app: "App", of: "Puzzle") -> None:
        self.puzzle = of
        know(app, of)
        WayWalk.__init__(self, app, of.pos, moves_of(of))

    def worded(self) -> "list[Step]":
        self.brief = text.puzzles().PUZZLE.format(self.puzzle.number)
        return WayWalk.worded(self)

    def end(self) -> None:
        self.app.show("puzzle_end", self, False)
