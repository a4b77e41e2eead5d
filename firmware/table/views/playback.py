"""Playback: step through moves, forwards and back, with a sentence for each."""

from engine.game import ATTEMPT_STANDS
from engine.moves import PASS, make_move
from engine.position import ALL
from firmware import text
from firmware.app import actions as A
from firmware.app.base_screen import BaseScreen
from firmware.app.controls import is_on_heading
from firmware.app.settings import SETTING_NAMES_OF_PILES
from firmware.draw.table_view_state import LABEL, LABEL_REPLAY_STEP, TableViewState
from firmware.table.animation import destination_pile
from firmware.text.move_description import MoveDescription

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from firmware.app.app import App
    from firmware.app.session import Session
    from firmware.draw.looks import Seating


class Step:
    """A step of a playback.

    pos: a position
    move: the MoveDescription of a move in it, None for a step without one
    sentence, heading: its texts
    short_text: a short form of the heading
    """

    def __init__(
        self, pos: bytearray, move: "MoveDescription | None", sentence: str, heading: str, short_text: str = ""
    ) -> None:
        self.pos = pos
        self.move = move
        self.sentence = sentence
        self.heading = heading
        self.short_text = short_text


class Steps:
    """The steps of a playback, in parts. A step is made when it is needed, so that hundreds take no memory.

    count: the number of steps
    starts: the index of the first step of each part
    step(at): returns the Step at an index, with texts in the current language
    """

    step: "Callable[[int], Step]"

    def __init__(self, count: int, starts: "Sequence[int]") -> None:
        self.count = count
        self.starts = starts

    def part_at(self, at: int) -> int:
        """Return the number of the part that a step belongs to."""
        part = len(self.starts) - 1
        while self.starts[part] > at:
            part -= 1
        return part

    def index_after(self, at: int) -> int:
        """Return the index that DOWN leads to: the start of the next part, or `count`."""
        part = self.part_at(at) + 1
        return self.starts[part] if part < len(self.starts) else self.count

    def index_before(self, at: int) -> int:
        """Return the index that UP leads to: the start of this part or, from there, of the previous one."""
        return self.starts[self.part_at(max(0, at - 1))]


class GameSteps(Steps):
    """Moves of a session's game, each in the position before it. plies: the plies of these moves"""

    def __init__(self, session: "Session", plies: "Sequence[int]") -> None:
        Steps.__init__(self, len(plies), range(len(plies)))
        self.session = session
        self.plies = plies
        self._positions = session.game.positions()
        self._ply = -1  # the ply of the position made last

    def move_at(self, at: int) -> "tuple[bytearray, int, int]":
        """Return the position of a step, and its move as in the game's log."""
        ply = self.plies[at]
        if ply <= self._ply:  # A step forwards continues from the last position; a step back replays the game.
            self._positions = self.session.game.positions(ply)
            self._ply = -1
        while self._ply < ply:
            self._ply, current, src, dst = next(self._positions)
        return bytearray(current), src, dst

    def step(self, at: int) -> Step:
        pos, src, dst = self.move_at(at)
        move = MoveDescription(pos, src & ~ATTEMPT_STANDS, dst)
        words = text.words
        numbers = at + 1, self.count
        return Step(pos, move, move.spoken(self.session.viewer), words.STEP_OF.format(*numbers),
            words.SHORT_STEP.format(*numbers))


class SessionSnapshot:
    """A session at another position, with as much as a look's view of the table needs."""

    def __init__(self, session: "Session", pos: bytearray) -> None:
        self.game = self
        self.pos = pos
        self.seat = session.seat
        self.viewer = session.viewer
        self.players = session.players
        self.plays_all_sides = session.plays_all_sides
        self.low = session.low
        self.back_swap = session.back_swap


class Playback(BaseScreen):
    """A screen that shows the table before each move, with marks at its source and its destination.

    OK and RIGHT step forwards, LEFT steps back; DOWN and UP go to the next and the previous part. A subclass defines
    show_end(), which shows what comes after the last step, show_menu(), and close(), which leaves the screen early.

    seating: the players and their seats; its game has the position of the step
    steps: the Steps
    at: the index of the current step
    step: the current step
    """

    opens_menu = True
    top_action = A.BACK  # the action for a touch at the top of the screen
    show_end: "Callable[[], None]"
    show_menu: "Callable[[], None]"
    close: "Callable[[], None]"

    def __init__(self, app: "App", seating: "Seating", steps: Steps) -> None:
        self.app = app
        self.seating = seating
        self.steps = steps
        self.view = app.look.make_table_view(seating)
        self.view_state = TableViewState()
        self.view_state.shows_pile_names = app.settings.numbers[SETTING_NAMES_OF_PILES] > 0
        if steps.count:
            self.go_to(0)

    @property
    def status(self) -> str:
        """The current texts as one line."""
        return self.view_state.text

    def resize(self) -> None:
        self.view = self.app.look.make_table_view(self.seating)
        self.view_state.stale = True

    def open(self, now: int) -> None:
        self.reword()

    def press(self, action: int, now: int) -> None:
        if action == A.LEFT:
            self.go_to(max(0, self.at - 1))
        elif action == A.UP:
            self.go_to(self.steps.index_before(self.at))
        elif action == A.DOWN:
            self.advance(self.steps.index_after(self.at))
        elif action == A.OK or action == A.RIGHT:
            self.advance(self.at + 1)
        elif action == A.MENU or action == A.BACK and self.app.controls.menu_by_back:
            self.show_menu()
        else:
            self.close()

    def advance(self, at: int) -> None:
        """Go forwards to the step at an index, or to the end."""
        if at < self.steps.count:
            self.go_to(at)
        else:
            self.show_end()

    def go_to(self, at: int) -> None:
        """Show the step at an index."""
        self.at = at
        self.reword()
        self.mark()

    def reword(self) -> None:
        """Show the texts of the step in the current language."""
        self.step = step = self.steps.step(self.at)
        shown = self.view_state
        shown.text = step.sentence
        shown.heading = step.heading
        shown.short_text = step.short_text
        shown.stale = True
        self.app.changed = True

    def mark(self) -> None:
        """Show the position of the step, and mark the source and the destination of its move."""
        step = self.step
        self.seating.game.pos[ALL] = step.pos
        move = step.move
        if move:
            shown = self.view_state
            shown.move = move
            shown.last_from = shown.picked_up = -1 if move.src == PASS else move.from_pile
            shown.focus = destination_pile(step.pos, move.src, move.dst)
            shown.target_count = 0
            shown.add_target(shown.focus)
            shown.text_kind = LABEL
            shown.label_kind = LABEL_REPLAY_STEP

    def touch(self, x: int, y: int) -> int:
        """Return the action for a touch: `top_action` at the top, LEFT in the left quarter, OK elsewhere."""
        if is_on_heading(y, self.app.look.height):
            return self.top_action
        return A.LEFT if x < self.app.look.width // 4 else A.OK

    def draw(self) -> None:
        """Draw the table at this step."""
        self.view.show(self.view_state)


def position_after(start: "bytes | bytearray", moves: "bytes | bytearray", n: int) -> bytearray:
    """Return the position after the first n of some moves, 2 bytes each, from a position."""
    pos = bytearray(start)
    for i in range(0, 2 * n, 2):
        make_move(pos, moves[i], moves[i + 1])
    return pos
