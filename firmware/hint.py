# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A hint: what a good player would do here, and why in a few words."""

from engine import opponent, reason
from engine.moves import ABANDON
from engine.position import HAND, RESERVE, SIZE, pile, view
from firmware import words
from firmware.choices import source_of

# By the numbers of engine/reason.py; what is bared stands for %s. Short, for they share four lines with the move.
REASONS = (
    "nothing is better",
    "it must be played",
    "up for good",
    "rids you of a reserve card",
    "loads the reserve",
    "loads the waste",
    "frees a space",
    "shows a hidden card",
    "bares %s, which goes up",
    "bares %s for your reserve",
    "bares %s for your card",
    "bares %s, to load it",
    "soon frees a space",
    "blocks the other reserve",
    "a place for your reserve",
    "a place for your card",
    "one card less for you",
    "fills the space first",
    "for a new card",
    "for a new card",
    "it fits nowhere",
    "nothing is left",
)
LEVEL = getattr(opponent, "HINT_LEVEL", "greedy")


class Hint:
    """An adviser at work on the table's position, slice by slice.

    think(nodes): think on for about so many nodes; return whether the hint is on the table.
    """

    def __init__(self, table):
        game = table.session.game
        self.table = table
        self.adviser = opponent.Opponent(LEVEL, game.ply)
        self.adviser.begin(game.pos)

    def think(self, nodes):
        if not self.adviser.think(nodes):
            return False
        self.tell(self.adviser.src, self.adviser.dst)
        return True

    def tell(self, src, dst):
        """Put the cursor on the card of a move, so that OK takes it there, and say the move."""
        table = self.table
        if src == ABANDON:
            if table.choices.n:
                table.tell("Hint: nothing leads on here. Take back, or abandon")
            else:
                table._describe()
            return
        game = table.session.game
        pos = game.pos
        reader = table.session.reader
        code = source_of(src)
        choices = table.choices
        for i in range(choices.n):
            if choices.sources[i] == code:
                table.at = i
        table.hint_from = pile(pos, code)
        if code == HAND or dst == RESERVE:
            text = words.source(pos, code, 1, src, dst, reader)
        else:
            table.hint_to = table._landing(src, dst)
            text = words.held(pos, src, dst, reader)
            choices.pick(game, code)
            for at in range(choices.m):
                i = 2 * choices.places[at]
                if choices.moves[i] == src and choices.moves[i + 1] == dst:
                    table.hint_at = at
        # What it ends, too, is told where the cursor stands.
        table.tell("Hint: %s: %s" % (text.partition(":")[0], why(pos, src, dst)))


def why(pos, src, dst):
    """Return in words why a legal move is good."""
    seen = bytearray(SIZE)
    view(pos, seen)
    text = REASONS[reason.reason(seen, src, dst)]
    if "%" in text:
        text %= words.card(pos, reason.bared(seen, src, dst))
    return text
