"""The puzzles by grade, the menu of a puzzle, and its end."""

from firmware import text
from firmware.puzzles import GRADE_COUNT, load_puzzle, puzzle_grades
from firmware.screens.checklist_menu import ChecklistMenu
from firmware.screens.menu import Menu
from firmware.table.modes.puzzle import PuzzleSolution, describe_aim, describe_shortfall, puzzle_of_the_day
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.table.modes.puzzle import PuzzleAttempt


def next_unsolved(app: "App", after: int = 0) -> int:
    """Return the number of the next puzzle that is not solved, 0 for none.

    The search starts after the given puzzle (0: at the easiest), follows grade and number, and wraps around.
    """
    ticks = app.puzzle_progress()
    order = [number for grade in range(GRADE_COUNT) for number in numbers_of_grade(grade)]
    at = order.index(after) + 1 if after else 0
    for number in order[at:] + order[:at]:
        if not ticks.has(number):
            return number
    return 0


def numbers_of_grade(grade: int) -> "list[int]":
    """Return the numbers of the puzzles of a grade."""
    of = puzzle_grades()
    return [i + 1 for i in range(len(of)) if of[i] == grade]


class PuzzleGrades(Menu):
    """The menu of the grades, with a row for the next puzzle that is not solved."""

    def __init__(self, app: "App") -> None:
        Menu.__init__(self, app, text.menus().PUZZLES)
        app.activity = None
        self.lines = [text.puzzles().PUZZLES_ABOUT]
        today = puzzle_of_the_day(app)
        if today:
            self.add(text.menus().PUZZLE_OF_THE_DAY, lambda: app.open_puzzle(today), lambda: "%d" % today)
        number = next_unsolved(app)
        if number:
            self.add(text.puzzles().PUZZLE_NEXT, lambda: app.open_puzzle(number),
                     lambda: text.puzzles().PUZZLE.format(number))
        for grade in range(GRADE_COUNT):
            self.add_grade(grade)

    def add_grade(self, grade: int) -> None:
        """Add the row of a grade."""
        ticks = self.app.puzzle_progress()
        numbers = numbers_of_grade(grade)
        said = text.puzzles().PUZZLE_SOLVED_OF.format(len([n for n in numbers if ticks.has(n)]), len(numbers))
        self.add(text.puzzles().PUZZLE_GRADES[grade],
                 lambda: self.app.open("puzzle_list", numbers, grade), lambda: said)

    def open(self, now: int) -> None:
        Menu.open(self, now)
        ticks = self.app.puzzle_progress()
        self.note = self.note or ticks.note
        ticks.note = ""


class PuzzleList(ChecklistMenu):
    """The list of the puzzles of a grade, with the cursor on the first that is not solved."""

    parent = "puzzles"

    def __init__(self, app: "App", numbers: "list[int]", grade: int) -> None:
        ChecklistMenu.__init__(self, app, text.puzzles().PUZZLE_GRADES[grade], app.puzzle_progress())
        for number in numbers:
            self.add_puzzle(number)
        self.go_to_first_undone()

    def add_puzzle(self, number: int) -> None:
        """Add the row of a puzzle."""
        self.add_item(text.puzzles().PUZZLE.format(number), number, lambda: self.app.open_puzzle(number),
                        lambda: describe_aim(load_puzzle(number)))


class PuzzleMenu(Menu):
    """The menu of a puzzle, or of its PuzzleSolution, which does not play, with its task."""

    def __init__(self, app: "App", attempt: "PuzzleAttempt") -> None:
        Menu.__init__(self, app, attempt.title)
        self.lines = [describe_aim(attempt.puzzle)]
        of = attempt.puzzle
        plays = attempt.accepts_moves
        self.add(text.menus().UNDO, lambda: attempt.undo(), shown=plays and attempt.can_undo())
        self.add(text.menus().GO_ON, self.back)
        self.add(text.puzzles().PUZZLE_HINT, lambda: self.at_table(attempt.hint), shown=plays)
        self.add(text.puzzles().PUZZLE_AGAIN, lambda: app.open_puzzle(of.number))
        self.add(text.puzzles().PUZZLE_SOLUTION, lambda: app.begin_activity(PuzzleSolution(app, of)), shown=plays)
        self.add(text.menus().LOOK_INTO_PILE, app.show_pile_view)
        self.add(text.puzzles().PUZZLE_LEAVE, lambda: app.show("puzzles"))
        self.add(text.menus().TITLE, app.show_title)


class PuzzleEnd(Menu):
    """The menu at the end of an attempt at a puzzle, or of the playback of its solution.

    attempt: the PuzzleAttempt, or the PuzzleSolution that shows the moves
    reached: whether the aim was reached
    """

    parent = "puzzles"

    def __init__(self, app: "App", attempt: "PuzzleAttempt", reached: bool) -> None:
        of = attempt.puzzle
        shown = not attempt.accepts_moves
        heading = text.puzzles().PUZZLE_SOLVED if reached else attempt.title if shown else text.puzzles().PUZZLE_MISSED
        Menu.__init__(self, app, heading)
        self.lines = [describe_aim(of) + "."]
        number = next_unsolved(app, of.number)
        if reached:
            n = attempt.session.game.ply
            fewest = len(of.solution) // 2
            forms = text.puzzles().PUZZLE_FEWEST if n > fewest else text.puzzles().PUZZLE_MOVES
            self.lines.append(phrases.plural(forms, fewest).format(n, fewest))
        elif not shown:
            self.lines += describe_shortfall(of, attempt.session.game.pos)
            self.add(text.menus().UNDO, attempt.undo)
        if (reached or shown) and number:
            self.add_next(number)
        self.add(text.puzzles().PUZZLE_AGAIN, lambda: app.open_puzzle(of.number))
        self.add(text.puzzles().PUZZLE_SOLUTION, lambda: app.begin_activity(PuzzleSolution(app, of)))
        if not reached and not shown and number:
            self.add_next(number)
        self.add(text.puzzles().PUZZLE_LEAVE, self.back)
        self.add(text.menus().TITLE, app.show_title)

    def add_next(self, number: int) -> None:
        """Add the row of the next puzzle."""
        self.add(text.puzzles().PUZZLE_NEXT, lambda: self.app.open_puzzle(number),
                 lambda: text.puzzles().PUZZLE.format(number))
