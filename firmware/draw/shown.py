# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What a table shows over its piles: firmware/table fills it in, the table.py of a look draws it."""

from engine.const import const

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Any

    from firmware.table.slide import Slide

# What the words are: what the cursor would do, a note, a refusal.
LABEL = const(0)
NOTE = const(1)
REFUSAL = const(2)
WARNING = const(3)  # a note before what TURN would do

# What a label is about, for a look that has no room for all of it (draw/one_bit/labels.py).
SOURCE = const(0)  # OK would take up, or play, this card: (src, dst) its first move, places: how many it has
HELD = const(1)  # OK would play this move
STUCK = const(2)  # no move is left
COMES = const(3)  # an opponent is about to make this move
MOVES = const(4)  # an opponent's card is on its way, or has arrived
THINKS = const(5)  # an opponent is to move
ENDED = const(6)  # the game is over
NOTHING = const(7)
CHOOSES = const(8)  # this card, for which there is any place (stop play)
STEPS = const(9)  # an opponent made this move: `heading` says which of how many it was

LEAPING = const(6)  # cards leap when a game is won
_PILES = const(27)  # with the foundations one by one


class Shown:
    """The marks and words of a table. Piles by number, the foundations from FOUNDATION on one by one; -1 for none.

    stale: the piles themselves are others than before; choosing: whether it is for the person to choose; cursor:
    where the buttons act; focus: where the eye should be; held: whose card is picked up, or about to move, and below:
    how many cards lie upon the lowest of those held; targets, n: where it may go; hint_from, hint_to: what a hint
    names; came, last: where the last move came from, and went; slide: a firmware.table.slide.Slide on its way, or None;
    thinks: the picture of the mark of thinking; names: whether the person's piles have theirs beside them;
    cheer: the picture of the cards that leap, or -1, and leap: the module that says where they are.

    heading, text, kind: the words; what, src, dst, places: what they are about, as above; opening: what is said before
    a LABEL, "" for nothing, and brief: the same in few letters.
    """

    def __init__(self) -> None:
        self.stale = True
        self.choosing = False
        self.cursor = -1
        self.focus = -1
        self.held = -1
        self.below = 0
        self.targets = bytearray(_PILES)
        self.n = 0
        self.hint_from = -1
        self.hint_to = -1
        self.came = -1
        self.last = -1
        self.slide: "Slide | None" = None
        self.thinks = -1
        self.names = True
        self.cheer = -1
        self.leap: "Any" = None
        self.heading = ""
        self.text = ""
        self.kind = LABEL
        self.opening = ""
        self.brief = ""
        self.what = NOTHING
        self.src = 0
        self.dst = 0
        self.places = 0

    def target(self, p: int) -> None:
        """Add a pile to the targets, once."""
        for i in range(self.n):
            if self.targets[i] == p:
                return
        self.targets[self.n] = p
        self.n += 1
