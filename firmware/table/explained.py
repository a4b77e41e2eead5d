# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The mode that explains each rule once, when it first matters, to a person who has not done the lesson on it."""

from engine.const import const
from engine.fit_tables import fits_foundation
from engine.position import COUNT, FOUNDATION, GROUP, HAND, HOUSES, ORDER, OUT_OF_USE, RESERVE, SHOW, TOP, UNDEALT, pile
from engine.rules import COMPULSORY, RESERVE_DUTY, RESERVE_PRIORITY
from firmware import text
from firmware.app.learned import EXPLAINED, learned
from firmware.app.settings import TEACHES
from firmware.draw.shown import NOTE
from firmware.lessons import LESSON_NUMBERS, LESSONS
from firmware.table.assisted import must_go_up
from firmware.table.calls import Stopped
from firmware.table.mode import Mode
from firmware.table.states import PLAY

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.game import Game
    from firmware.app.session import Session
    from firmware.table.assisted import Assisted
    from firmware.table.table import Table

# The lessons whose rules are explained, by name: the first of those that matter at once comes first.
RULES = ("stop_play", "reserve", "foundations", "loading", "spaces", "turned_over", "turning", "houses")
# A rule is explained at the earliest so many moves after the one before, so that there is a game between the dialogs.
_APART = const(3)


def explains(session: "Session") -> bool:
    """Return whether the rules of a session are those that the lessons teach, and a person plays them with a level."""
    order = session.game.pos[ORDER]
    taught = order & (RESERVE_PRIORITY | COMPULSORY | RESERVE_DUTY) == RESERVE_PRIORITY | COMPULSORY
    return taught and session.players == 2 and len(session.opponents) > 0


def join(table: "Table") -> None:
    """Lay Explained under the hints of a table, unless it lies there already or the game has no rules to explain.

    If the person's move is due, a rule that matters is explained at once.
    """
    mode = table.mode
    while not isinstance(mode, Explained) and hasattr(mode.under, "under"):
        mode = mode.under
    if not isinstance(mode, Explained):
        if table.session.remote or not explains(table.session):
            return
        mode = table.mode.under = Explained(table.mode.under)
        mode.attach(table)
    if table.state == PLAY:
        mode.explain()


class Rule(Stopped):
    """The dialog that explains a rule. What the table said before stays said."""

    def draw(self) -> None:
        shown = self.table.shown
        said, kind, opening, offer = shown.text, shown.kind, shown.opening, self.table.offer
        Stopped.draw(self)
        shown.text, shown.kind, shown.opening, self.table.offer = said, kind, opening, offer


class Explained(Mode):
    """A mode that opens a Rule where the person's move is due, if a rule matters that was never explained."""

    def __init__(self, under: "Mode | Assisted") -> None:
        Mode.__init__(self, under)
        self._next = 0  # the first ply at which a rule may be explained

    def attach(self, table: "Table") -> None:
        # What lies under it has joined the table before.
        self.table = table
        self.app = table.app
        self.session = table.session

    def ready(self) -> None:
        self.under.ready()
        if self.table.shown.kind != NOTE:  # A note is read first; the rule then waits for the next move.
            self.explain()

    def explain(self) -> None:
        """Open the Rule that matters first and is not known, if the setting is on."""
        game = self.session.game
        if game.ply < self._next or not self.app.settings.numbers[TEACHES]:
            return
        name = self._rule(game)
        if name:
            self._next = game.ply + _APART
            learned(self.app).add(EXPLAINED + LESSON_NUMBERS[LESSONS.index(name)])
            title, _, said = text.learn().LESSONS[name]
            self.app.go(Rule(self.table, title, said))

    def _rule(self, game: "Game") -> str:
        # Return the first rule that matters and is not known, by the name of its lesson, or "".
        known = learned(self.app)
        for name in RULES:
            number = LESSON_NUMBERS[LESSONS.index(name)]
            if not known.has(number) and not known.has(EXPLAINED + number) and matters(name, self.table):
                return name
        return ""


def matters(name: str, table: "Table") -> bool:
    """Return whether a rule, by the name of its lesson, matters for the next move at a table."""
    game = table.session.game
    pos = game.pos
    houses = range(1, pos[HOUSES] + 1)
    if name == "stop_play":
        return table.session.stop_play and table.mode.can_call()
    if name == "reserve":
        return must_go_up(game) and game.moves[0] == RESERVE and any([goes_up(pos, house) for house in houses])
    if name == "foundations" or must_go_up(game):
        return name == "foundations" and must_go_up(game)
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


def goes_up(pos: bytearray, house: int) -> bool:
    """Return whether the top card of a house fits a foundation."""
    card = pos[TOP + house]
    return card not in (0, UNDEALT, OUT_OF_USE) and fits_foundation(pos, card)


def is_load(src: int, dst: int) -> bool:
    """Return whether a legal move lays a card on a pile of an opponent."""
    return not src & GROUP and RESERVE + 3 <= dst < FOUNDATION
