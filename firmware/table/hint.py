# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A hint: what a good player would do here, and why in a few words."""

from engine import hint_reason
from engine.moves import ABANDON, PASS, make_move
from engine.opponent import HINT_LEVEL, Opponent
from engine.position import FACE_DOWN, HAND, OVER, RESERVE, SHOW, SIZE, TURN, view
from engine.workspace import Workspace
from firmware import text
from firmware.draw.shown import NOTE
from firmware.table.cursor import source_of
from firmware.text import phrases

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from firmware.app.session import Session
    from firmware.table.along import Adviser
    from firmware.table.table import Table

STEPS = 6  # of a plan that are looked at for its aim
# With these a turn goes on, whatever was done before.
NO_AIM = (hint_reason.NEW_CARD, hint_reason.NEW_RESERVE, hint_reason.NO_PLACE, hint_reason.NOTHING_LEFT)


class Hint:
    """An adviser at work on a session's position, slice by slice.

    think(nodes): think on for about so many nodes; return whether src and dst are what it advises.
    """

    def __init__(self, session: "Session") -> None:
        game = session.game
        self.session = session
        self.adviser = Opponent(HINT_LEVEL, game.ply, session.spare_tables)
        self.adviser.begin(game.pos)
        self.src = self.dst = 0

    def think(self, nodes: int) -> bool:
        if not self.adviser.think(nodes):
            return False
        self.src = self.adviser.src
        self.dst = self.adviser.dst
        return True

    def show(self, table: "Table") -> None:
        """Show the move at a table, or that a patience is better given up."""
        if self.src != ABANDON:
            table.show_move(self.src, self.dst, self.text())
        elif table.cursor.n:
            table.say(text.words.HINT_GIVES_UP, NOTE)
        else:
            table.mode.describe()

    def text(self) -> str:
        """Return the move in words, and why."""
        pos = self.session.game.pos
        code = source_of(self.src)
        reader = self.session.reader
        # What it ends, too, is told where the cursor stands.
        if code == HAND or self.dst == RESERVE:
            move = phrases.source(pos, code, 1, self.src, self.dst, reader, False)
        else:
            move = phrases.held(pos, self.src, self.dst, reader, False)
        return text.words.HINT_SAYS.format(move, why(pos, self.adviser))


def why(pos: bytearray, adviser: "Adviser") -> str:
    """Return in words why the move is good that an adviser has decided on; where it is but a step, what it is for."""
    seen = bytearray(SIZE)
    view(pos, seen)
    work = Workspace()
    for step in range(STEPS):
        src = adviser.src
        dst = adviser.dst
        found = hint_reason.reason(seen, src, dst, work)
        if step and found in NO_AIM:
            break
        if found != hint_reason.NOTHING_BETTER:
            said = text.words.REASON_CARD_UP if step and found == hint_reason.MUST else text.words.REASONS[found]
            card = hint_reason.bared(seen, src, dst)
            said = said.format(phrases.card(pos, card) if card else "")
            return text.words.REASON_THEN.format(said) if step else said
        if src == SHOW or src == PASS or hint_reason.bared(seen, src, dst) & FACE_DOWN:
            break
        make_move(seen, src, dst)
        adviser.begin(seen)
        if seen[TURN] != pos[TURN] or seen[OVER] or not adviser.think(1):
            break  # it ends the turn, or has no further plan
    return text.words.REASONS[hint_reason.NOTHING_BETTER]
