"""The replay of the opponents' last turn, which runs by itself until the player steps through it."""

from engine.const import const
from engine.game import ATTEMPT_STOPPED
from engine.position import TURN
from firmware.app.clock import CLOCK_MASK
from firmware.table.views.playback import GameSteps, Playback, SessionSnapshot

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.app.session import Session


STEP_MS = const(1500)  # how long each move is shown


def last_turn_plies(session: "Session") -> "list[int]":
    """Return the plies of the opponents' turns since the player's last one, without attempts that were stopped."""
    plies: "list[int]" = []
    end = 0
    for ply, pos, src, _ in session.game.positions():
        if pos[TURN] != session.seat:
            if end != ply:
                plies.clear()
            end = ply + 1
            if not src & ATTEMPT_STOPPED:
                plies.append(ply)
    return plies


class TurnReplay(Playback):
    """The screen of the replay over the table, which closes after the last move or on BACK.

    auto_advances: whether the next move follows by itself
    since: when this move was shown, in ms
    """

    def __init__(self, app: "App", session: "Session") -> None:
        self.snapshot = SessionSnapshot(session, bytearray(session.game.base))
        Playback.__init__(self, app, self.snapshot, GameSteps(session, last_turn_plies(session)))
        self.show_menu = app.show_pause
        self.show_end = self.close = app.show_table
        self.since = 0
        self.auto_advances = self.view.animates

    def open(self, now: int) -> None:
        self.since = now
        Playback.open(self, now)

    def tick(self, now: int) -> int:
        if not self.auto_advances:
            return -1
        ms_left = STEP_MS - (now - self.since & CLOCK_MASK)
        if ms_left > 0:
            return ms_left
        self.since = now
        self.advance(self.at + 1)
        return STEP_MS

    def press(self, action: int, now: int) -> None:
        """Step as a Playback does; from then on the replay no longer advances by itself."""
        self.auto_advances = False
        Playback.press(self, action, now)
