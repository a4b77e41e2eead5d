"""The layer of a Link that undoes moves at both ends, by request or by a call of stop; each begins a new epoch."""

from engine.game import ATTEMPT_STOPPED
from engine.position import OVER, TURN
from firmware.link.messages import ASKS_UNDO, DENIES_UNDO, GRANTS_UNDO
from firmware.link.transport import Transport


class UndoSync(Transport):
    """Undoing at both ends.

    asking_undo: whether this end asks to undo its last move
    undo_asked: whether the other end asks, back to the ply `undo_ply`
    seen_ply: the game's ply when this end last looked
    """

    def _forget(self) -> None:
        self.asking_undo = False
        self.undo_asked = False
        self.undo_ply = -1
        self._granted_ply = -1  # the ply back to which the other end may undo; -1 for none
        self._denied = False
        self.seen_ply = 0
        self._seen_epoch = 0
        self._status_due = True  # whether a STATUS is due

    def ask_undo(self) -> None:
        """Ask the other end for leave to undo the last move."""
        self.asking_undo = True
        self._status_due = True

    def answer_undo(self, yes: bool) -> None:
        """Answer the other end's request for an undo."""
        if self.undo_asked:
            self.undo_asked = False
            self._granted_ply = self.undo_ply if yes else -1
            self._denied = not yes
            self._status_due = True

    def _last_undo_was_stop(self) -> bool:
        session = self.session
        at = session.remote.undo_ply
        return session.game.ply > at and session.game.log[2 * at] & ATTEMPT_STOPPED != 0

    def _handle_undo_request(self, flags: int) -> None:
        # Have the player asked whether the opponent may undo, unless that is answered already.
        session = self.session
        game = session.game
        if not flags & ASKS_UNDO:
            self.undo_asked = self._denied = False
            self._granted_ply = -1
        elif self._granted_ply < 0 and not self._denied:
            if game.pos[TURN] != session.seat and game.ply > game.undo_limit and not game.pos[OVER]:
                self._ask_player(game.ply - 1)

    def _ask_player(self, ply: int) -> None:
        if not self.undo_asked or self.undo_ply != ply:
            self.undo_asked = True
            self.undo_ply = ply
            self.app.changed = True

    def _handle_undo_answer(self, flags: int, now: int) -> None:
        session = self.session
        if not self.asking_undo:
            return
        if flags & DENIES_UNDO:
            self.asking_undo = False
            self._status_due = True
            listener = self._shown_listener()
            if listener:
                listener.show_refused_undo()
        elif flags & GRANTS_UNDO:
            self.asking_undo = False
            if session.can_undo():
                session.game.undo()
                session.remote.note_undo(session.game.ply)
                self._after_change()
                listener = self._shown_listener()
                if listener:
                    listener.show_agreed_undo(now)

    def _follow_undo(self, ply: int, epoch: int, mark: int, now: int) -> None:
        # Undo as the other end has done; the caller knows that this was allowed.
        self._rewind(ply, epoch, mark)
        self._after_change()
        listener = self._shown_listener()
        if listener:
            listener.show_other_ply(now)

    def _handle_stop(self, number: int, epoch: int, src: int, dst: int, now: int) -> None:
        self._rewind(number, epoch, number)
        self.seen_ply = number
        if self._negotiating:
            self.withdraw()
        listener = self._shown_listener()
        if listener:
            listener.show_stop_by_opponent(src & ~ATTEMPT_STOPPED, dst, now)
        else:
            self.session.game.play(src, dst)
        self._after_change()

    def _rewind(self, ply: int, epoch: int, mark: int) -> None:
        session = self.session
        if ply < session.game.ply:
            session.game.rewind(ply)
        remote = session.remote
        remote.epoch = epoch
        remote.undo_ply = mark
        remote.has_move = False

    def _after_change(self) -> None:
        # Note the new ply and epoch, lest the change be taken for a move of the player's, and save the game.
        self._settle()
        self.app.saves.write(self.session)

    def _settle(self) -> None:
        # Note ply and epoch as they are now. They settle any request for an undo.
        session = self.session
        self.seen_ply = session.game.ply
        self._seen_epoch = session.remote.epoch
        self.asking_undo = self.undo_asked = self._denied = False
        self._granted_ply = -1
        self._status_due = True
