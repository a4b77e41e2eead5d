"""Between the turns of players who share the device: say whose turn it is, and what happened to them."""

from firmware import text
from firmware.app import actions as A
from firmware.app.settings import SETTING_HAND_OVER
from firmware.table.views.dialog import TableDialog
from firmware.table.views.turn_summary import summarize_turn
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.table.table import Table


def pass_device(table: "Table") -> bool:
    """Hand the device to the player at the bottom of a table; return whether their turn begins at once.

    Otherwise a dialog comes first, after which the table is opened again.
    """
    session = table.session
    game_starts = table.device_holder < 0 and not session.game.ply
    if table.device_holder >= 0:
        table.plies_at_hand_over[table.device_holder] = session.game.ply
    table.device_holder = session.seat
    if not table.app.settings.numbers[SETTING_HAND_OVER]:
        return True
    table.app.open("hand_over", table, game_starts)
    return False


class HandOverDialog(TableDialog):
    """The dialog over the table before a player's turn, where STOP calls an error of the turn before.

    game_starts: whether it is the first turn of the game.
    """

    def __init__(self, app: "App", table: "Table", game_starts: bool) -> None:
        self.table = table
        session = table.session
        pos = session.game.pos
        name = phrases.player_name(pos, session.seat, session.viewer)
        self.heading = text.menus().BEGINS_GAME.format(name) if game_starts else table.mode.turn_heading()
        said = [summarize_turn(table).sentence(), text.menus().HAND_OVER_TO.format(name)]
        if session.stop_play and table.mode.can_call_stop():
            said.append(text.menus().OR_STOP)
        self.text = " ".join([each for each in said if each])
        self.overflow = ""

    @property
    def status(self) -> str:  # type: ignore[override]
        """The words of the moment, as a line."""
        return self.heading + ". " + self.text

    def press(self, action: int, now: int) -> None:
        if action == A.STOP and self.table.session.stop_play:
            self.table.mode.call_stop()
        else:
            TableDialog.press(self, A.OK, now)  # so that no button leads elsewhere
