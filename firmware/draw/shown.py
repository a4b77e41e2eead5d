# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What a table shows besides its piles. firmware/table fills it in, and the table.py of a look draws it."""

from engine.const import const

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from types import ModuleType

    from firmware.table.animation import Slide

# What the words are.
LABEL = const(0)  # what OK would do at the cursor
NOTE = const(1)
REFUSAL = const(2)
WARNING = const(3)  # a note before TURN does what it warns of

# What a label is about, for a look without the room for all of its words (draw/one_bit/labels.py).
SOURCE = const(0)  # OK would pick up, or play, the card of the move (src, dst), which has so many `places` to go to
HELD = const(1)  # OK would make the move (src, dst)
STUCK = const(2)  # no move is left
COMES = const(3)  # an opponent is about to make the move (src, dst)
MOVES = const(4)  # an opponent's card is moving, or has arrived
THINKS = const(5)  # an opponent is to move
ENDED = const(6)  # the game is over
NOTHING = const(7)
CHOOSES = const(8)  # the card of src is picked up and may be put anywhere (stop play)
STEPS = const(9)  # an opponent made the move (src, dst); `heading` and `brief` say which of how many

LEAPING = const(6)  # how many cards leap when a game is won
_PILES = const(27)  # counting each foundation


class Shown:
    """The marks and words of a table. Piles are given by number, foundations one by one from FOUNDATION on; -1: none.

    stale: the piles have changed since they were drawn
    choosing: the person is to choose
    cursor: the pile that the buttons act on; focus: the pile to look at
    held: the pile whose card is picked up, or about to move; below: how many cards lie on the lowest one held
    targets, n: the piles that it may go to, and how many they are
    hint_from, hint_to: the piles that a hint names
    point_from, point_to: the card and the place of a move that a lesson points at, -1 for none
    came, last: the piles that the last move came from and went to
    slide: the firmware.table.animation.Slide that is moving, or None
    thinks: the frame of the mark of thinking
    names: the piles have their names beside them
    cheer: the frame of the cards that leap, or -1; leap: the module that knows their paths
    heading, text, kind: the words, and what they are; what, src, dst, places: what they are about, as above
    opening: what is said before a LABEL, "" for nothing; brief: the same in few letters; replay: the same with how
    to see it again, "" for nothing
    task: what a lesson asks for, said before a LABEL, "" for nothing
    skips: OK plays the rest of an opponent's turn at once
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
        self.point_from = -1
        self.point_to = -1
        self.came = -1
        self.last = -1
        self.slide: "Slide | None" = None
        self.thinks = -1
        self.names = True
        self.cheer = -1
        self.leap: "ModuleType" = None  # type: ignore[assignment]  # until cards leap
        self.heading = ""
        self.text = ""
        self.kind = LABEL
        self.opening = ""
        self.task = ""
        self.brief = ""
        self.replay = ""
        self.skips = False
        self.what = NOTHING
        self.src = 0
        self.dst = 0
        self.places = 0

    def target(self, p: int) -> None:
        """Add a pile to the targets unless it is one already."""
        for i in range(self.n):
            if self.targets[i] == p:
                return
        self.targets[self.n] = p
        self.n += 1
