"""Make the table of a session, with the modes that its game needs."""

from engine.position import FAMILY
from firmware.table.base_mode import BaseMode
from firmware.table.modes.hints import HintMode
from firmware.table.table import Table

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.app.session import Session
    from firmware.table.mode import Mode


def make_table(app: "App", session: "Session") -> "Table":
    """Return the table of a session of the match. Each mode is loaded when a game first needs it.

    The table itself adds the modes that play forced moves (modes/auto_play.py) and give tips on rules
    (modes/rule_tips.py), because their settings may change during a game.
    """
    mode: "Mode | BaseMode" = BaseMode()
    if session.stop_play:
        from firmware.table.modes.stop_play import StopPlay

        mode = StopPlay(mode)
    elif session.players == 1:
        from firmware.table.modes.patience import Patience

        mode = Patience(mode)
    elif not session.remote and not session.game.pos[FAMILY]:
        from firmware.table.modes.auto_finish import AutoFinishMatch

        mode = AutoFinishMatch(mode)
    if session.remote:
        from firmware.table.modes.remote import RemoteMode, RemoteStopPlay

        mode = RemoteStopPlay(mode) if session.stop_play else RemoteMode(mode)
    else:
        mode = HintMode(mode)
    return Table(app, session, mode)
