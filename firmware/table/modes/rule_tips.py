"""Tips on rules: each is shown once, when its rule first matters, to a player who has not done its lesson."""

from engine.const import const
from engine.placement import fits_foundation
from engine.position import COUNT, FOUNDATION, GROUP, HAND, HOUSES, ORDER, OUT_OF_USE, RESERVE, SHOW, TOP, UNDEALT, pile
from engine.rules import COMPULSORY, RESERVE_DUTY, RESERVE_PRIORITY
from firmware import text
from firmware.app.learning_progress import RULE_EXPLAINED
from firmware.app.settings import SETTING_TEACHES
from firmware.draw.table_view_state import NOTE
from firmware.lessons import LESSON_NUMBERS, LESSONS
from firmware.table.base_mode import BaseMode, must_play_to_foundation
from firmware.table.mode import Mode
from firmware.table.states import PLAY
from firmware.table.views.dialog import TableDialog

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.game import Game
    from firmware.app.session import Session
    from firmware.table.table import Table

# The names of the lessons whose rules have tips. If several apply at once, the first of them is shown first.
TIP_LESSONS = ("stop_play", "reserve", "foundations", "loading", "spaces", "turned_over", "turning", "houses")
# At least this many moves lie between two tips, so that dialogs do not crowd out the game.
_MOVES_BETWEEN = const(3)


def has_tips(session: "Session") -> bool:
    """Return whether a session has the rules that the lessons teach, and is played against a level."""
    order = session.game.pos[ORDER]
    taught = order & (RESERVE_PRIORITY | COMPULSORY | RESERVE_DUTY) == RESERVE_PRIORITY | COMPULSORY
    return taught and session.players == 2 and len(session.opponents) > 0


def install(table: "Table") -> None:
    """Lay RuleTips under the hints of a table, unless it lies there already or the game has no tips.

    If the player's move is due, a tip that applies is shown at once. In the first games the opponents' turns offer to
    be skipped.
    """
    table.opponents.always_offers_skip = table.app.settings.is_one_of_first_games()
    mode = table.mode
    while not isinstance(mode, RuleTips) and not isinstance(mode.under, BaseMode):
        mode = mode.under
    if not isinstance(mode, RuleTips):
        if table.session.remote or not has_tips(table.session):
            return
        mode = table.mode.under = RuleTips(table.mode.under)
        mode.attach(table)
    if table.state == PLAY:
        mode.show_tip()


class TipDialog(TableDialog):
    """The dialog of a tip. The table keeps its own text meanwhile."""

    def draw(self) -> None:
        shown = self.table.view_state
        said, kind, opening, offer = shown.text, shown.text_kind, shown.turn_summary, self.table.offers_auto_finish
        TableDialog.draw(self)
        shown.text, shown.text_kind, shown.turn_summary, self.table.offers_auto_finish = said, kind, opening, offer


class RuleTips(Mode):
    """A mode that opens a TipDialog where the player's move is due, if a tip applies that was never shown."""

    def __init__(self, under: "Mode") -> None:
        Mode.__init__(self, under)
        self._next_ply = 0  # the first ply at which a tip may be shown

    def attach(self, table: "Table") -> None:
        # The modes under this one are already attached to the table.
        self.table = table
        self.app = table.app
        self.session = table.session

    def await_move(self) -> None:
        self.under.await_move()
        if self.table.view_state.text_kind != NOTE:  # A note is read first; the tip then waits for the next move.
            self.show_tip()

    def show_tip(self) -> None:
        """Open the first TipDialog that applies and is not known, if the setting is on."""
        game = self.session.game
        if game.ply < self._next_ply or not self.app.settings.numbers[SETTING_TEACHES]:
            return
        name = self._next_tip(game)
        if name:
            self._next_ply = game.ply + _MOVES_BETWEEN
            self.app.lesson_progress().add(RULE_EXPLAINED + LESSON_NUMBERS[LESSONS.index(name)])
            title, _, said = text.learn().LESSONS[name]
            self.app.push(TipDialog(self.table, title, said))

    def _next_tip(self, game: "Game") -> str:
        # Return the first tip that applies and is not known, by the name of its lesson, or "".
        known = self.app.lesson_progress()
        for name in TIP_LESSONS:
            number = LESSON_NUMBERS[LESSONS.index(name)]
            if not known.has(number) and not known.has(RULE_EXPLAINED + number) and applies(name, self.table):
                return name
        return ""


def applies(name: str, table: "Table") -> bool:
    """Return whether a tip, by the name of its lesson, applies to the next move at a table."""
    game = table.session.game
    pos = game.pos
    houses = range(1, pos[HOUSES] + 1)
    if name == "stop_play":
        return table.session.stop_play and table.mode.can_call_stop()
    if name == "reserve":
        return (
            must_play_to_foundation(game) and game.moves[0] == RESERVE
            and any([top_fits_foundation(pos, house) for house in houses])
        )
    if name == "foundations" or must_play_to_foundation(game):
        return name == "foundations" and must_play_to_foundation(game)
    moves = game.moves
    if name == "loading":
        return any([is_load(moves[i], moves[i + 1]) for i in range(0, 2 * game.n, 2)])
    if name == "spaces":
        return pos[TOP + pile(pos, RESERVE)] != 0 and any([not pos[TOP + house] for house in houses])
    if name == "turned_over":
        return not pos[COUNT + pile(pos, HAND)]
    if name == "turning":
        return pos[TOP + SHOW] != 0 or not any([moves[i] == RESERVE for i in range(0, 2 * game.n, 2)])
    return True


def top_fits_foundation(pos: bytearray, house: int) -> bool:
    """Return whether the top card of a house fits a foundation."""
    card = pos[TOP + house]
    return card not in (0, UNDEALT, OUT_OF_USE) and fits_foundation(pos, card)


def is_load(src: int, dst: int) -> bool:
    """Return whether a legal move lays a card on a pile of an opponent."""
    return not src & GROUP and RESERVE + 3 <= dst < FOUNDATION
