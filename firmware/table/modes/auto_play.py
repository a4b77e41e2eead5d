"""The mode that plays forced moves: a legal move that is the only one, in a turn that the player has begun.

A card with only one place to go needs no second press, either.
"""

from engine.const import const
from engine.position import TURN
from firmware.app.clock import CLOCK_MASK
from firmware.app.settings import SETTING_PLAYS_FORCED
from firmware.draw.table_view_state import LABEL
from firmware.table.base_mode import BaseMode
from firmware.table.mode import Mode
from firmware.table.states import LANDED
from firmware.text.move_description import MoveDescription

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.table.table import Table

ANNOUNCE_MS = const(700)  # how long a forced move is announced, so that the card just turned up can be seen


def install(table: "Table") -> None:
    """Lay AutoPlayMode on the base mode of a table, unless it is there already or the game has no assisted play."""
    session = table.session
    if session.stop_play or session.players == 1 or session.remote:
        return
    mode = table.mode
    while not isinstance(mode.under, BaseMode):
        mode = mode.under
    if not isinstance(mode, AutoPlayMode):
        mode.under = AutoPlayMode(mode.under)
        mode.under.attach(table)


class AutoPlayMode(Mode):
    """A mode that plays forced moves, if the setting is on.

    The first move of a turn is always left to the player, so that no turn passes unnoticed. Any button during the
    announcement of a forced move leaves that move to the player, too.
    """

    def __init__(self, under: "Mode") -> None:
        Mode.__init__(self, under)
        self._turn_player = -1  # whose turn it was when the player last moved
        self._announced = False

    def play(self, src: int, dst: int, now: int) -> None:
        self._turn_player = self.session.game.pos[TURN] if self.table.mover_is_person else -1
        self.under.play(src, dst, now)

    def press_ok(self, now: int) -> None:
        cursor = self.table.cursor
        if self.app.settings.numbers[SETTING_PLAYS_FORCED] and cursor.held < 0:
            cursor.find_source_places()
            if cursor.place_count == 1:
                i = 2 * cursor.places[0]
                self.table.mode.play(cursor.moves[i], cursor.moves[i + 1], now)
                return
        self.under.press_ok(now)

    def advance(self, now: int) -> None:
        if self._is_forced():
            self._announced = True
            self._announce(now)
        else:
            self.under.advance(now)

    def tick(self, now: int) -> int:
        table = self.table
        if self._announced:
            ms_left = table.wait - (now - table.since & CLOCK_MASK)
            if ms_left > 0:
                return ms_left
            self._announced = False
            moves = self.session.game.moves
            table.mode.play(moves[0], moves[1], now)
        return self.under.tick(now)

    def press(self, action: int, now: int) -> None:
        if self.table.mover_is_person:
            self.table.skip_slide(now)
        if self._announced:
            self._announced = False
            self._turn_player = -1
            self.under.advance(now)
        self.under.press(action, now)

    def _is_forced(self) -> bool:
        session = self.session
        table = self.table
        if not self.app.settings.numbers[SETTING_PLAYS_FORCED] or table.state != LANDED or not table.mover_is_person:
            return False
        return session.is_local_turn() and session.game.n == 1 and session.game.pos[TURN] == self._turn_player

    def _announce(self, now: int) -> None:
        table = self.table
        game = self.session.game
        table.mark_changed()
        table.enter(LANDED, ANNOUNCE_MS, now)
        table.say(MoveDescription(game.pos, game.moves[0], game.moves[1]).full(self.session.viewer), LABEL)
