"""Makes the table of a session, with the modes that its game needs."""

from engine.const import const
from engine.placement import first_space
from engine.position import COUNT, OVER, RESERVE, SHOW, has_foundations
from firmware.app.clock import CLOCK_MASK
from firmware.app.settings import SETTING_PLAYS_FORCED, SETTING_TEACHES
from firmware.table.base_mode import BaseMode
from firmware.table.modes.hints import HintMode
from firmware.table.table import Table

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.app.session import Session
    from firmware.table.mode import Mode
    from firmware.table.modes.runs import Runs

MOST_THINKING_MS = const(120_000)


class MatchTable(Table):
    """The table of the match. The modes for forced moves and tips join it when it opens with those settings on.

    It counts the time that its game is played. A player who presses nothing for MOST_THINKING_MS counts as away.
    """

    def __init__(self, app: "App", session: "Session", mode: "Mode") -> None:
        self._counted_at = 0  # the time up to which the time is counted
        self._countable_ms = 0  # the ms that count before the next press
        Table.__init__(self, app, session, mode)

    def count_time(self, now: int) -> None:
        """Count the time since the last call, but for the part in which the player was away."""
        ms = min(now - self._counted_at & CLOCK_MASK, self._countable_ms)
        self._counted_at = now
        self._countable_ms -= ms
        if not self.session.game.pos[OVER]:
            self.session.add_time(ms)

    def tick(self, now: int) -> int:
        self.count_time(now)
        return Table.tick(self, now)

    def press(self, action: int, now: int) -> None:
        self.count_time(now)
        self._countable_ms = MOST_THINKING_MS
        Table.press(self, action, now)

    def open(self, now: int) -> None:
        if self.app.settings.numbers[SETTING_PLAYS_FORCED]:
            from firmware.table.modes import auto_play

            auto_play.install(self)
        if self.app.settings.numbers[SETTING_TEACHES]:
            from firmware.table.modes import rule_tips

            rule_tips.install(self)
        self._counted_at = now
        self._countable_ms = MOST_THINKING_MS
        Table.open(self, now)

    def pick_up_run(self, house: int, size: int) -> bool:
        runs = self._runs_from(house) if size > 1 else None
        return runs is not None and runs.pick_up_run(house, size)

    def change_run(self, step: int) -> bool:
        runs = self._runs_from(self.cursor.held)
        return runs is not None and runs.change_size(step)

    def held_run(self) -> int:
        cursor = self.cursor
        if cursor.held < 0 or self.session.stop_play or cursor.moves is self.session.game.moves:
            return 0
        return cursor.moves[2 * cursor.places[cursor.at] + 1] >> 4

    def offer_run(self) -> None:
        controls = self.app.controls
        has_up = not controls.steps_sideways and not controls.uses_touch
        runs = self._runs_from(self.cursor.held) if has_up else None
        self.view_state.more_cards = runs.more_cards() if runs else 0

    def _runs_from(self, house: int) -> "Runs | None":
        # Return the mode for several cards of a house, if it may have a run that can move.
        pos = self.session.game.pos
        if self.session.stop_play or not SHOW < house < RESERVE or pos[COUNT + house] < 2 or not first_space(pos):
            return None
        from firmware.table.modes.runs import runs_of

        return runs_of(self)


def make_table(app: "App", session: "Session") -> "Table":
    """Return the table of a session. Each mode is imported when a game first needs it."""
    mode: "Mode" = BaseMode()
    if app.introduces:
        from firmware.table.modes.introduction import introduce

        mode = introduce(app, session, mode)
    if session.stop_play:
        from firmware.table.modes.stop_play import StopPlay

        mode = StopPlay(mode)
    elif session.players == 1:
        from firmware.table.modes.patience import Patience

        mode = Patience(mode)
    elif not session.remote and has_foundations(session.game.pos):
        from firmware.table.modes.auto_finish import AutoFinishMatch

        mode = AutoFinishMatch(mode)
    if session.remote:
        from firmware.table.modes.remote import RemoteMode, RemoteStopPlay

        mode = RemoteStopPlay(mode) if session.stop_play else RemoteMode(mode)
    else:
        mode = HintMode(mode)
    return MatchTable(app, session, mode)
