# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The layer of a Link that undoes moves at both ends, by request or by a call of stop; each begins a new epoch."""

from engine.game import ATTEMPT_STOPPED
from engine.position import OVER, TURN
from firmware.link.end import End
from firmware.link.messages import ASKS, DENIES, GRANTS


class Back(End):
    """Undoing at both ends.

    asking: whether this end asks to undo its last move; asked: whether the other end asks, back to the ply `back_to`;
    ply: the game's ply when this end last looked.
    """

    def _forget(self) -> None:
        self.asking = False
        self.asked = False
        self.back_to = -1
        self._granted = -1  # the ply back to which the other end may undo; -1 for none
        self._denied = False
        self.ply = 0
        self._epoch = 0
        self._due = True  # whether a STATUS is due

    def ask(self) -> None:
        """Ask the other end for leave to undo the last move."""
        self.asking = True
        self._due = True

    def answer(self, yes: bool) -> None:
        """Answer the other end's request for an undo."""
        if self.asked:
            self.asked = False
            self._granted = self.back_to if yes else -1
            self._denied = not yes
            self._due = True

    def _was_called(self) -> bool:
        session = self.session
        at = session.remote.mark
        return session.game.ply > at and session.game.log[2 * at] & ATTEMPT_STOPPED != 0

    def _take_question(self, flags: int) -> None:
        # Have the person asked whether the opponent may undo, unless that is answered already.
        session = self.session
        game = session.game
        if not flags & ASKS:
            self.asked = self._denied = False
            self._granted = -1
        elif self._granted < 0 and not self._denied:
            if game.pos[TURN] != session.seat and game.ply > game.undo_limit and not game.pos[OVER]:
                self._ask_person(game.ply - 1)

    def _ask_person(self, ply: int) -> None:
        if not self.asked or self.back_to != ply:
            self.asked = True
            self.back_to = ply
            self.app.changed = True

    def _take_answer(self, flags: int, now: int) -> None:
        session = self.session
        if not self.asking:
            return
        if flags & DENIES:
            self.asking = False
            self._due = True
            mode = self._mode()
            if mode:
                mode.refuse_undo()
        elif flags & GRANTS:
            self.asking = False
            if session.can_undo():
                session.game.undo()
                session.remote.rewound(session.game.ply)
                self._after_change()
                mode = self._mode()
                if mode:
                    mode.take_back(now)

    def _go_back(self, ply: int, epoch: int, mark: int, now: int) -> None:
        # Undo as the other end has done; the caller knows that this was allowed.
        self._rewind(ply, epoch, mark)
        self._after_change()
        mode = self._mode()
        if mode:
            mode.set_back(now)

    def _take_call(self, number: int, epoch: int, src: int, dst: int, now: int) -> None:
        self._rewind(number, epoch, number)
        self.ply = number
        if self._waits:
            self.withdraw()
        mode = self._mode()
        if mode:
            mode.stopped_by_other(src & ~ATTEMPT_STOPPED, dst, now)
        else:
            self.session.game.play(src, dst)
        self._after_change()

    def _rewind(self, ply: int, epoch: int, mark: int) -> None:
        session = self.session
        if ply < session.game.ply:
            session.game.rewind(ply)
        remote = session.remote
        remote.epoch = epoch
        remote.mark = mark
        remote.ready = False

    def _after_change(self) -> None:
        # Note the new ply and epoch, lest the change be taken for a move of the person's, and save the game.
        self._settle()
        self.app.saves.write(self.session)

    def _settle(self) -> None:
        # Note ply and epoch as they are now. They settle any request for an undo.
        session = self.session
        self.ply = session.game.ply
        self._epoch = session.remote.epoch
        self.asking = self.asked = self._denied = False
        self._granted = -1
        self._due = True
