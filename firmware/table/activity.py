"""Activities: lessons, puzzles, retried decisions and watched games.

The match waits meanwhile and is not saved again.
"""

from engine.dealing import position_rules_text
from engine.game import Game
from engine.position import PLAYERS, RULE_SET_ID
from engine.rules import rule_set_by_id
from firmware import text
from firmware.app.session import STARTER_BY_RULES, Session, copy_match
from firmware.text.move_description import MoveDescription

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App, Screen, TableScreen
    from firmware.app.last_game import LastGame
    from firmware.table.table import Table


class PositionSession(Session):
    """A Session that begins at a position (bytes of engine.position.POSITION_SIZE) and is never saved.

    It has no opponents before restart() seats them, because most such sessions need none.

    source: the Session that its game is taken from, or that game's LastGame, if there is one
    """

    def __init__(self, pos: bytearray, source: "Session | LastGame | None" = None) -> None:
        self.pos = pos
        Session.__init__(self, position_rules_text(pos), "easy", 0, STARTER_BY_RULES, 1)
        self.seat = 0
        if source:
            copy_match(source, self)

    def _deal(self, seed: int, starter: int) -> None:
        self.seed = seed
        self.game = Game(self.pos)
        self.players = self.pos[PLAYERS]
        self.low = rule_set_by_id(self.pos[RULE_SET_ID]).lowest_rank
        self.opponents = []


def show_answer(table: "Table", src: int, dst: int) -> None:
    """Show a move on the table, as the answer to "Show me" in a lesson or a puzzle."""
    session = table.session
    move = MoveDescription(session.game.pos, src, dst)
    table.show_move(src, dst, text.learn().LESSON_SHOWS.format(move.full(session.viewer, False)))


class Activity:
    """Something played on the screen while the match waits.

    table: its screen, a Table or an ActivityPlayback
    accepts_moves: whether the player can make moves there
    menu: the name of its menu
    puzzle_number: the number of the puzzle, 0 for anything else
    origin: the screen that it was opened from, if that screen stays under it
    """

    menu = ""
    accepts_moves = True
    puzzle_number = 0
    origin: "Screen | None" = None
    app: "App"
    session: "Session"
    table: "TableScreen"

    def reword(self) -> None:
        """Write all texts again, because the language has changed."""
        self.table.reword()
