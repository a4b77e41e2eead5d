"""Replay the opponents' last turn: the table before each move, and where the card went.

It continues by itself until the player steps through it.
"""

from engine.const import const
from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED
from engine.moves import GROUP, PASS
from engine.position import TURN, pile
from firmware import text
from firmware.app import actions as A
from firmware.app.base_screen import BaseScreen
from firmware.app.clock import CLOCK_MASK
from firmware.app.controls import HEADING_DIVISOR
from firmware.app.settings import SETTING_NAMES_OF_PILES
from firmware.draw.table_view_state import LABEL, LABEL_REPLAY_STEP, TableViewState
from firmware.table.animation import destination_pile
from firmware.text.move_description import MoveDescription

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.app.session import Session


STEP_MS = const(1500)  # for which each move is shown


def last_turn_plies(session: "Session") -> "tuple[int, int]":
    """Return the first ply of the opponents' last turns before the player's, and the ply after the last one."""
    first = end = 0
    for ply, pos, _, _ in session.game.positions():
        if pos[TURN] != session.seat:
            if end != ply:
                first = ply
            end = ply + 1
    return first, end


class SessionSnapshot:
    """A session at an earlier position, as far as a look's view of the table needs one."""

    def __init__(self, session: "Session", pos: bytearray) -> None:
        self.game = self
        self.pos = pos
        self.seat = session.seat
        self.viewer = session.viewer
        self.players = session.players
        self.plays_all_sides = session.plays_all_sides
        self.low = session.low
        self.back_swap = session.back_swap


class SnapshotView(BaseScreen):
    """A screen with the table at an earlier position of a session, that of `snapshot`. start: where it begins."""

    opens_menu = True
    snapshot: "SessionSnapshot"

    def __init__(self, app: "App", session: "Session", start: bytearray) -> None:
        self.app = app
        self.session = session
        self.start = start
        self.snapshot = SessionSnapshot(session, bytearray(start))
        self.view = app.look.make_table_view(self.snapshot)
        self.view_state = TableViewState()
        self.view_state.shows_pile_names = app.settings.numbers[SETTING_NAMES_OF_PILES] > 0

    @property
    def status(self) -> str:
        """The words of the moment, as a line."""
        return self.view_state.text

    def mark_move(self, src: int, dst: int) -> None:
        """Mark where the card of a move lies in the position, and where it goes."""
        shown = self.view_state
        pos = self.snapshot.pos
        shown.move = MoveDescription(pos, src, dst)
        shown.stale = True
        shown.last_from = shown.picked_up = -1 if src == PASS else pile(pos, src & ~GROUP)
        shown.focus = destination_pile(pos, src, dst)
        shown.target_count = 0
        shown.add_target(shown.focus)
        shown.text_kind = LABEL
        shown.label_kind = LABEL_REPLAY_STEP

    def touch(self, x: int, y: int) -> int:
        """Return BACK for a touch of the screen's top, LEFT for one of its left quarter, else OK."""
        if y < self.app.look.height // HEADING_DIVISOR:
            return A.BACK
        return A.LEFT if x < self.app.look.width // 4 else A.OK

    def touch_words(self) -> int:
        """Return OK, which goes on, for a touch of the words."""
        return A.OK

    def draw(self) -> None:
        self.view.show(self.view_state)


class TurnReplay(SnapshotView):
    """The screen over the table, until the last of the moves or BACK.

    plies: those of the moves to step through
    at: the index of the one that is shown
    auto_advances: whether the next one follows by itself
    since: when this one was shown, in ms
    """

    def __init__(self, app: "App") -> None:
        session = app.table.session
        game = session.game
        first, end = last_turn_plies(session)
        SnapshotView.__init__(self, app, session, game.position_at(first))
        self.plies = [ply for ply in range(first, end) if not game.log[2 * ply] & ATTEMPT_STOPPED]
        self.at = 0
        self.since = 0
        self.auto_advances = self.view.animates

    def open(self, now: int) -> None:
        self.since = now
        self._show_move_at(0)

    def tick(self, now: int) -> int:
        if not self.auto_advances:
            return -1
        ms_left = STEP_MS - (now - self.since & CLOCK_MASK)
        if ms_left > 0:
            return ms_left
        self.since = now
        self._show_next()
        return STEP_MS

    def press(self, action: int, now: int) -> None:
        """Step on with OK, RIGHT or DOWN, and back with LEFT or UP; from then on only these do."""
        self.auto_advances = False
        if action == A.OK or action == A.RIGHT or action == A.DOWN:
            self._show_next()
        elif action == A.LEFT or action == A.UP:
            self._show_move_at(max(0, self.at - 1))
        elif action == A.MENU or action == A.BACK and self.app.controls.menu_by_back:
            self.app.show_pause()
        else:
            self.app.show_table()

    def _show_next(self) -> None:
        # Show the next move, or the table after the last one.
        if self.at + 1 < len(self.plies):
            self._show_move_at(self.at + 1)
        else:
            self.app.show_table()

    def _show_move_at(self, at: int) -> None:
        # Show the table as it was before the move at this index.
        self.at = at
        session = self.session
        log = session.game.log
        ply = self.plies[at]
        self.snapshot.pos = session.game.position_at(ply)
        src = log[2 * ply] & ~ATTEMPT_STANDS
        dst = log[2 * ply + 1]
        self.mark_move(src, dst)
        shown = self.view_state
        shown.heading = text.words.STEP_OF.format(at + 1, len(self.plies))
        shown.text = shown.move.spoken(session.viewer)
        shown.short_text = text.words.SHORT_STEP.format(at + 1, len(self.plies))
        self.app.changed = True
