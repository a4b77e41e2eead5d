"""All moves of a game, one at a time: as rows of a list, and on the table."""

from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED
from engine.position import ABANDON, PLAYERS, SHOW, TURN
from firmware import text
from firmware.table.views.playback import GameSteps, Playback, SessionSnapshot, Step
from firmware.text import phrases
from firmware.text.move_description import MoveDescription

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Protocol

    from firmware.app.app import App, Screen
    from firmware.app.session import Session

    class ListedGame(Screen, Protocol):
        """A screen with the list of a game's moves, from which the moves can be shown on the table."""

        session: Session
        steps: "WholeGame"
        cursor: int


class WholeGame(GameSteps):
    """The moves of a session's game, without the one that gives it up; its parts are the turns."""

    def __init__(self, session: "Session") -> None:
        turns = []
        player = -1
        count = 0
        for ply, pos, src, _ in session.game.positions():
            if src == ABANDON:
                break
            if pos[TURN] != player:
                player = pos[TURN]
                turns.append(ply)
            count = ply + 1
        GameSteps.__init__(self, session, range(count))
        self.starts = turns

    def move(self, at: int) -> "tuple[MoveDescription, bool]":
        """Return the move of a step, and whether it was stopped."""
        pos, src, dst = self.move_at(at)
        return MoveDescription(pos, src & ~(ATTEMPT_STOPPED | ATTEMPT_STANDS), dst), src & ATTEMPT_STOPPED != 0

    def step(self, at: int) -> Step:
        move, stopped = self.move(at)
        heading = text.words.STEP_OF.format(at + 1, self.count)
        if move.pos[PLAYERS] > 1:
            heading = text.advice().TURN_NUMBER.format(heading, self.part_at(at) + 1)
        return Step(move.pos, move, self.sentence(move, stopped), heading, "%d." % (at + 1))

    def sentence(self, move: "MoveDescription", stopped: bool) -> str:
        """Return who makes a move, unless there is one player, and what it does."""
        viewer = self.session.viewer
        pos = move.pos
        if stopped and move.src == SHOW and not move.card:
            name = phrases.player_name(pos, move.mover, viewer)
            return text.words.THEY_MOVE.format(name, text.stop_play().LOST_TURN)
        if pos[PLAYERS] == 1:
            said = move.full(viewer, False, names_source=True)
        elif move.mover == viewer:
            name = phrases.player_name(pos, move.mover, viewer)
            said = text.words.THEY_MOVE.format(name, move.full(viewer, False, move.mover, True))
        else:
            said = move.spoken(viewer)
        return text.advice().MOVE_STOPPED.format(said) if stopped else said

    def row(self, at: int) -> "tuple[str, str]":
        """Return the row of a step in the list, and the same in fewer letters.

        It begins with the number of the turn or, with one player, of the move.
        """
        from firmware.draw.one_bit.short_labels import short_move

        move, stopped = self.move(at)
        pos = move.pos
        viewer = self.session.viewer
        brief = short_move(move, viewer, 1, False) + ("!" if stopped else "")
        if stopped and move.src == SHOW and not move.card:
            brief = text.stop_play().LOST_TURN
        number = at + 1
        if pos[PLAYERS] > 1:
            number = self.part_at(at) + 1
            sides = phrases.relation(pos, move.mover, viewer) == "side"
            who = "ABC"[move.mover] if sides else phrases.player_initial(pos, move.mover, viewer)
            brief = text.words.THEY_MOVE.format(who, brief)
        row = text.advice().MOVE_ROW
        return row.format(number, self.sentence(move, stopped)), row.format(number, brief)


class GameReplay(Playback):
    """The screen that shows the moves from one on, over the list, to which it goes back."""

    opens_menu = False

    def __init__(self, app: "App", listed: "ListedGame", at: int) -> None:
        self.listed = listed
        self.snapshot = SessionSnapshot(listed.session, bytearray(listed.session.game.base))
        self._is_next = False  # whether the step follows the one that was shown before
        self.at = at
        Playback.__init__(self, app, self.snapshot, listed.steps)
        self.go_to(at)

    @property
    def table_changed(self) -> bool:
        """Whether the table is to be told anew: this step does not follow from the one before."""
        return not self._is_next

    def go_to(self, at: int) -> None:
        self._is_next = at == self.at + 1
        Playback.go_to(self, at)

    def close(self) -> None:
        """Go back to the list, with the cursor on this move."""
        self.listed.cursor = self.at
        self.app.pop()

    show_end = show_menu = close
