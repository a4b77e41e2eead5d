"""Puzzles at the table, and the playback of a solution."""

from engine.dealing import position_rules_text
from engine.position import OVER, RESERVE, SHOW, TOP
from firmware import text
from firmware.app import events
from firmware.app.days import day_number
from firmware.draw.table_view_state import LABEL, NOTE
from firmware.puzzles import AIM_CARD, AIM_PARTS, AIM_RESERVE, AIM_SPACES, aim_progress, load_puzzle, puzzle_for_day
from firmware.table.activity import Activity, PositionSession, show_answer
from firmware.table.base_mode import BaseMode
from firmware.table.mode import Mode
from firmware.table.refusal_reasons import undo_refusal
from firmware.table.states import BEGIN, PLAY
from firmware.table.table import Table
from firmware.table.views.activity_playback import ActivityPlayback
from firmware.table.views.solution_text import SolutionSteps
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.puzzles import Puzzle


def puzzle_of_the_day(app: "App") -> int:
    """Return the number of the puzzle of the day, 0 on a board without a calendar."""
    today = app.features.today()
    return puzzle_for_day(day_number(today)) if today >= 0 else 0


def note_puzzle_help(app: "App", the_puzzle: "Puzzle") -> None:
    """Note that the player had help with a Puzzle, so that it no longer counts for the rating."""
    career = app.load_player_stats()
    career.note_puzzle_help(the_puzzle.number)
    app.note = career.note or app.note


def describe_aim(the_puzzle: "Puzzle") -> str:
    """Return the aim of a Puzzle as a sentence without its full stop."""
    parts = []
    for i in range(AIM_PARTS):
        n = the_puzzle.aim[i]
        if n and i < AIM_SPACES:
            parts.append(text.puzzles().PUZZLE_AIMS[i].format(aim_card(the_puzzle, i)))
        elif n:
            parts.append(phrases.plural(text.puzzles().PUZZLE_COUNTS[i - AIM_SPACES], n).format(n))
    said = ", ".join(parts[:-1])
    return phrases.capitalize(text.puzzles().PUZZLE_AND.format(said, parts[-1]) if said else parts[-1])


def aim_card(the_puzzle: "Puzzle", i: int) -> str:
    """Return the card that the i-th part of a Puzzle's aim names, or ""."""
    if i > AIM_CARD:
        return ""
    return phrases.card(the_puzzle.pos, the_puzzle.pos[TOP + (RESERVE if i == AIM_RESERVE else SHOW)])


def describe_shortfall(the_puzzle: "Puzzle", pos: bytearray) -> "list[str]":
    """Return a sentence for each part of a Puzzle's aim that a position does not reach."""
    reached_amounts = aim_progress(the_puzzle.pos, pos)
    out = []
    for i in range(AIM_PARTS):
        if reached_amounts[i] < the_puzzle.aim[i]:
            words = text.puzzles().PUZZLE_MISSING[i]
            out.append(
                words.format(reached_amounts[i], the_puzzle.aim[i]) if i >= AIM_SPACES
                else words.format(aim_card(the_puzzle, i))
            )
    return out


class PuzzleAttempt(Activity, Mode):
    """An attempt at a puzzle: one turn of A's from its position, which the player can play as often as they like.

    It is over when a hidden card is turned up, when the turn or the game ends, or when the aim is reached. Raise
    ValueError with a one-line message if no puzzle has the number.

    puzzle: the Puzzle
    task: its aim as a sentence, which is shown first
    title: its number, as a heading
    helped: whether the player asked for a hint or undid a move
    """

    menu = "puzzle_menu"
    table: "Table"

    def __init__(self, app: "App", number: int) -> None:
        Mode.__init__(self, BaseMode())
        self.puzzle = load_puzzle(number)
        self.puzzle_number = number
        self.helped = False
        self._set_task()
        Table(app, PositionSession(self.puzzle.pos), self)

    def _set_task(self) -> None:
        self.task = describe_aim(self.puzzle)
        self.title = text.puzzles().PUZZLE.format(self.puzzle.number)

    def reword(self) -> None:
        self._set_task()
        Activity.reword(self)
        if self.table.state == PLAY:
            self._say_task()

    def await_move(self) -> None:
        self.under.await_move()
        self._say_task()

    def _say_task(self) -> None:
        if not self.session.game.ply:
            self.table.say(self.task, NOTE)

    def turn_heading(self) -> str:
        return self.title

    def reached(self) -> bool:
        """Return whether the aim is reached."""
        return self.puzzle.is_solved(self.session.game.pos)

    def is_over(self) -> bool:
        """Return whether this attempt is over."""
        game = self.session.game
        return game.ply > 0 and (game.undo_limit > 0 or game.pos[OVER] != 0 or self.reached())

    def advance(self, now: int) -> None:
        if not self.is_over():
            self.under.advance(now)
            return
        table = self.table
        table.state = BEGIN
        table.say("", LABEL)
        table.mark_changed()
        self._finish(self.reached())

    def _finish(self, reached: bool) -> None:
        app = self.app
        number = self.puzzle.number
        career = app.load_player_stats()
        if not app.puzzle_progress().has(number):
            career.count_attempt(number, self.puzzle.grade, position_rules_text(self.puzzle.pos), reached)
        if reached:
            app.puzzle_progress().add(number)
            if number == puzzle_of_the_day(app):
                career.note_puzzle_of_the_day(app.features.today(), number)
        app.note = career.note or app.note
        if reached:
            app.emit(events.PUZZLE_FINISHED, self.session)
        app.show("puzzle_end", self, reached)

    def _note_help(self) -> None:
        if not self.helped:
            self.helped = True
            note_puzzle_help(self.app, self.puzzle)

    def can_undo(self) -> bool:
        return self.session.game.ply > 0

    def undo(self) -> None:
        """Undo the last move, even if it ended the attempt."""
        self._note_help()
        table = self.table
        game = self.session.game
        if not game.ply:
            table.show_note(undo_refusal(self.session))
            self.app.go_to(table)
            return
        game.rewind(game.ply - 1)
        table.cursor.put_down()
        table.last_source_house = 0
        table.view_state.last_from = table.view_state.last_to = -1
        table.mode.await_move()
        table.say(text.words.MOVE_UNDONE, NOTE)
        self.app.go_to(table)
        self.app.emit(events.MOVE_UNDONE, self.session)

    def hint(self) -> None:
        """Show the next move of the known solution, if all moves so far belong to it."""
        self._note_help()
        game = self.session.game
        table = self.table
        table.cursor.put_down()
        table.mode.await_move()
        solution = self.puzzle.solution
        if bytes(game.log[: 2 * game.ply]) != solution[: 2 * game.ply]:
            table.say(text.puzzles().PUZZLE_OFF_SOLUTION, NOTE)
            return
        i = 2 * game.ply
        show_answer(table, solution[i], solution[i + 1])


class PuzzleSolution(ActivityPlayback):
    """The playback of the solution of a Puzzle."""

    menu = "puzzle_menu"

    def __init__(self, app: "App", the_puzzle: "Puzzle") -> None:
        self.puzzle = the_puzzle
        self.puzzle_number = the_puzzle.number
        note_puzzle_help(app, the_puzzle)
        ActivityPlayback.__init__(self, app, SolutionSteps(the_puzzle))

    @property
    def title(self) -> str:
        """The heading of the puzzle's menu, with its number."""
        return self.step.heading

    def show_end(self) -> None:
        self.app.show("puzzle_end", self, False)
