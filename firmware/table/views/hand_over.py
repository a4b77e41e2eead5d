"""A dialog between the turns of players who share the device: whose turn it is, and what happened to them."""

from firmware import text
from firmware.app import actions as A
from firmware.table.views.dialog import TableDialog
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.table.table import Table


class HandOverDialog(TableDialog):
    """The dialog over the table before a player's turn, where STOP calls an error of the turn before.

    game_starts: whether it is the first turn of the game
    """

    def __init__(self, app: "App", table: "Table", game_starts: bool) -> None:
        self.table = table
        session = table.session
        pos = session.game.pos
        name = phrases.player_name(pos, session.seat, session.viewer)
        self.heading = text.menus().BEGINS_GAME.format(name) if game_starts else table.mode.turn_heading()
        said = [table.summarize_turn().sentence(), text.menus().HAND_OVER_TO.format(name)]
        if session.stop_play and table.mode.can_call_stop():
            said.append(text.menus().OR_STOP)
        self.text = " ".join([each for each in said if each])
        self.overflow = ""

    @property
    def status(self) -> str:  # type: ignore[override]
        """The current texts as one line."""
        return self.heading + ". " + self.text

    def press(self, action: int, now: int) -> None:
        if action == A.STOP and self.table.session.stop_play:
            self.table.mode.call_stop()
        else:
            TableDialog.press(self, A.OK, now)  # Any button does what OK does, so that none leads elsewhere.
