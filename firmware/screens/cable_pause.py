"""The pause menu of a game by cable."""

from firmware import text
from firmware.screens.menu import Menu
from firmware.screens.pause import Pause
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.table.table import Table


class CablePause(Pause):
    """The pause menu without a hint, and without what one player alone cannot decide."""

    def __init__(self, app: "App") -> None:
        Menu.__init__(self, app, text.menus().PAUSE)
        table: "Table" = app.table  # type: ignore[assignment]  # A Playback has a menu of its own.
        mode = table.mode
        session = app.session
        deal = [text.menus().DEAL_NUMBER.format(session.seed), text.cable().BY_CABLE[session.remote.cable]]
        if session.stop_play:
            deal.append(text.menus().WITH_STOP_PLAY)
        score = text.cable().CABLE_SCORE.format(session.score[0], session.score[1])
        self.foot = [phrases.game_name(session.rules), ", ".join(deal),
                     text.menus().MATCH_SCORES.format(session.target, score)]
        if session.offers_undo():
            self.add(text.cable().REQUEST_UNDO, lambda: self.at_table(mode.undo))
        self.add(text.menus().GO_ON, app.show_table)
        self.add_last_turn()
        if session.stop_play and mode.can_call_stop():
            self.add(text.menus().CALL_STOP, lambda: self.at_table(mode.call_stop))
        self.add_rest(False)
