"""Makes the table of a session, with the modes that its game needs."""

from engine.position import has_foundations
from firmware.app.settings import SETTING_PLAYS_FORCED, SETTING_TEACHES
from firmware.table.base_mode import BaseMode
from firmware.table.modes.hints import HintMode
from firmware.table.table import Table

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.app.session import Session
    from firmware.table.mode import Mode


class MatchTable(Table):
    """The table of the match. The modes for forced moves and tips join it when it opens with those settings on."""

    def open(self, now: int) -> None:
        if self.app.settings.numbers[SETTING_PLAYS_FORCED]:
            from firmware.table.modes import auto_play

            auto_play.install(self)
        if self.app.settings.numbers[SETTING_TEACHES]:
            from firmware.table.modes import rule_tips

            rule_tips.install(self)
        Table.open(self, now)


def make_table(app: "App", session: "Session") -> "Table":
    """Return the table of a session. Each mode is imported when a game first needs it."""
    mode: "Mode" = BaseMode()
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
