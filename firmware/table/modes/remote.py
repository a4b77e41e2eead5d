"""The modes of a game by cable: the opponent's moves come by cable, and an undo needs the opponent's consent."""

from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED
from engine.position import ABANDON, TURN
from engine.verdict import judge
from firmware import text
from firmware.draw.table_view_state import NOTE
from firmware.link import link_of
from firmware.table.mode import Mode
from firmware.table.opponents import AT_ONCE, MOVE_SPEEDS, THINKING_SHOWN_AFTER_MS
from firmware.table.refusal_reasons import undo_refusal
from firmware.table.states import PLAY, THINK

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.opponent import Opponent
    from firmware.app.remote_session import RemoteSession
    from firmware.table.modes.stop_play import StopPlay
    from firmware.table.table import Table

# The state of the cable: indices into text.cable().CABLE_STATES.
CABLE_FINE, CABLE_LOST, CABLE_LEFT, CABLE_DIFFERS, CABLE_NONE = range(5)


class RemoteMode(Mode):
    """The mode in which the opponent is at the other end of a cable. cable: the state of the cable."""

    session: "RemoteSession"

    def attach(self, table: "Table") -> None:
        Mode.attach(self, table)
        link = link_of(self.app)
        self.wire = link.wire
        self.sync = link.play(self.session)
        self.sync.listener = self
        self.cable = CABLE_FINE
        self._drawn_ply = -1  # the ply drawn last during the opponent's turn

    def tick(self, now: int) -> int:
        self._check_cable()
        table = self.table
        session = self.session
        state = table.state
        if self.sync.undo.asked and (state == PLAY or state == THINK):
            self.app.open("undo_request", self.sync.undo, session.game.ply - self.sync.undo.asked_ply)
            return -1
        if state == THINK and not (session.remote.has_move and session.remote.move_ply == session.game.ply):
            if session.game.ply != self._drawn_ply:
                self._drawn_ply = session.game.ply
                table.mark_changed()  # A move without a slide must be on the screen while the opponent thinks.
            if not table.status and table.opponents.ms_since_asked(now) >= THINKING_SHOWN_AFTER_MS:
                table.say(text.cable().CABLE_STATES[self.cable], NOTE)
            return -1
        return self.under.tick(now)

    def _check_cable(self) -> None:
        sync = self.sync
        if not self.wire.is_open:
            cable = CABLE_NONE
        elif sync.games_differ:
            cable = CABLE_DIFFERS
        elif sync.peer.is_lost:
            cable = CABLE_LEFT if sync.peer.has_left else CABLE_LOST
        else:
            cable = CABLE_FINE
        if cable != self.cable:
            self.cable = cable
            if self.table.state == PLAY or self.table.state == THINK:
                self.table.say(text.cable().CABLE_STATES[cable] if cable else text.cable().CABLE_AGAIN, NOTE)

    def undo(self) -> None:
        """Ask the opponent for an undo of the last move, or say why there is none."""
        if not self.session.can_undo():
            said = undo_refusal(self.session)
        elif self.cable:
            said = text.cable().CABLE_STATES[self.cable]
        else:
            self.sync.undo.ask()
            said = text.cable().UNDO_REQUEST_SENT
        self.table.say(said, NOTE)

    # Calls by the GameSync

    def show_agreed_undo(self, now: int) -> None:
        """Show the game after an undo that the opponent agreed to."""
        self.show_other_ply(now)
        self.table.say(text.words.MOVE_UNDONE, NOTE)

    def show_refused_undo(self) -> None:
        """Say that the opponent did not agree to an undo."""
        self.table.say(text.cable().UNDO_DECLINED, NOTE)

    def show_other_ply(self, now: int) -> None:
        """Show the game at its new ply."""
        self.table.resume_at_other_ply(now)

    def show_stop_by_opponent(self, src: int, dst: int, now: int) -> None:
        """Show a stop called by the opponent; the game is already back at the position before the attempt."""
        table = self.table
        table.since = now
        table.view_state.win_frame = -1
        self.stop_attempt(judge(self.session.game.pos, src, dst, self.session.game.work), src, dst)

    # The opponent's moves

    def continue_opponent_move(self, now: int) -> None:
        # Resigning and stops move no card that could slide, so they take effect at once.
        remote = self.session.remote
        pos = self.session.game.pos
        if remote.src == ABANDON:
            turn = pos[TURN]
            self.session.resign()
            self.app.after_move(self.session, turn)
            self.table.mode.advance(now)
        elif remote.flags & ATTEMPT_STOPPED:
            self.table.since = now
            self.table.mode.stop_attempt(
                judge(pos, remote.src, remote.dst, self.session.game.work), remote.src, remote.dst
            )
        else:
            self.under.continue_opponent_move(now)

    def speed(self) -> "tuple[int, ...]":
        if self.session.remote.more_moves_wait and not self.table.mover_is_person:
            return MOVE_SPEEDS[AT_ONCE]
        return self.under.speed()

    def begin_opponent_move(self, opponent: "Opponent") -> bool:
        self.table.wrong_flag = self.session.remote.flags & ATTEMPT_STANDS
        return True

    def heading(self) -> str:
        return text.cable().CABLE_HEADS[self.cable] if self.cable else self.under.heading()


class RemoteStopPlay(RemoteMode):
    """A game by cable in stop play: each player calls the other's errors.

    A card that does not fit at all goes back by itself.
    """

    under: "StopPlay"

    def show_other_ply(self, now: int) -> None:
        self.under.find_first_callable_ply()
        RemoteMode.show_other_ply(self, now)

    def stop_attempt(self, verdict: int, src: int, dst: int) -> None:
        ply = self.session.game.ply
        if ply < self.sync.seen_ply:
            self.session.remote.note_undo(ply)  # The player at this end called the stop.
        self.under.stop_attempt(verdict, src, dst)

    def is_error_noticed(self) -> bool:
        return False  # Only the player at the other end can call it.
