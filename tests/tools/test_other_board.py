"""The command other-board compares our engines with another program's board.

Here a small stand-in takes the place of that program.
"""

import re

import pytest

from hostsim import fast
from tests.support.refusals import refused

# The stand-in has only the names that other-board uses of the real program; it deals and plays cards.
CARDS = """
class Card:
    def __init__(self, rank, suit, player):
        self.rank, self.suit, self.player, self.face_up = rank, suit, player, False
"""
MOVES = """
import collections
Move = collections.namedtuple("Move", "card origin destination")
"""
PILES = """
import collections
from kivy.logger import LOG_LEVELS, Logger
Logger.isEnabledFor(LOG_LEVELS["debug"])
PlayerPiles = collections.namedtuple("PlayerPiles", "stock waste crape")

class Pile:
    def __init__(self, name, kind, cards=()):
        self.name, self.kind, self.cards = name, kind, list(cards)
    def __iter__(self): return iter(self.cards)
    def __len__(self): return len(self.cards)
    def set_cards(self, cards): self.cards = cards
    def copy(self, cards): return Pile(self.name, self.kind, cards)
    is_empty = property(lambda self: not self.cards)
    top_card = property(lambda self: self.cards[-1])
    face_up = property(lambda self: self.cards[-1].face_up)
    def can_add_card(self, card, origin, player):
        top = self.cards[-1] if self.cards else None
        if self.kind in "shdc":
            return card.suit == self.kind and card.rank == len(self.cards) + 1
        if self.kind == "tableau":
            return top is None or top.rank == card.rank + 1 and (top.suit in "hd") != (card.suit in "hd")
        return top is not None and top.suit == card.suit and abs(top.rank - card.rank) == STEP

STEP = 1
"""
BOARD = """
from line_profiler import profile
from .piles import Pile, PlayerPiles

class Board:
    def __init__(self):
        self.players_piles = [PlayerPiles(*(Pile(n + str(p), n) for n in ("stock", "waste", "crape"))) for p in (0, 1)]
        self.foundation_piles = [Pile("f%d%s" % (i, s), s) for i, s in enumerate("dchsshcd")]
        self.tableau_piles = [Pile("t%d" % i, "tableau") for i in range(8)]

class HashBoard:
    @profile
    def __init__(self, board, move=None):
        def new(pile):
            if move and pile.name == move.origin.name:
                return pile.copy(pile.cards[:-1])
            if move and pile.name == move.destination.name:
                return pile.copy(pile.cards + [move.card])
            return pile
        self.players_piles = [PlayerPiles(*map(new, piles)) for piles in board.players_piles]
        self.foundation_piles = [new(pile) for pile in board.foundation_piles]
        self.tableau_piles = [new(pile) for pile in board.tableau_piles]
"""


@pytest.fixture
def clone(tmp_path):
    """Write the stand-in as a clone of the other program; return its folder."""
    core = tmp_path / "clone" / "src" / "crapette" / "core"
    core.mkdir(parents=True)
    (core.parent / "__init__.py").touch()
    for name, text in (("__init__", ""), ("cards", CARDS), ("moves", MOVES), ("piles", PILES), ("board", BOARD)):
        (core / (name + ".py")).write_text(text)
    return tmp_path / "clone"


def test_other_board_measures_both_in_one_process(cli, clone):
    done = cli("other-board", str(clone), "--games", "2", "--rounds", "1")
    assert done.returncode == 0, done.stderr
    said = done.stdout.splitlines()
    assert re.fullmatch(r"classic, 2 random games of \d+ moves replayed, legal moves and the move at every ply",
                        said[0])
    theirs = int(re.fullmatch(r"its HashBoard: (\d+) moves a second", said[1])[1])
    ours, times = re.fullmatch(r"our engine, interpreted: (\d+) moves a second, ([\d.]+) times as many",
                               said[2]).groups()
    assert abs(int(ours) / theirs - float(times)) < 0.06
    assert any(line.startswith("our engine, %s: " % fast.engine_in_use()) for line in said[2:])


def test_other_board_refuses_a_folder_that_is_no_clone(cli, clone, tmp_path):
    def refusal(path):
        return refused(cli("other-board", str(path)))

    assert "no clone of Nodd/kvcrap: src/crapette/core/board.py is not there" in refusal(tmp_path)
    core = clone / "src" / "crapette" / "core"
    (core / "piles.py").write_text(PILES.replace("STEP = 1", "STEP = 2"))
    assert "it does not play the same game" in refusal(clone)
    (core / "moves.py").write_text("raise ImportError('this\\nand that')")
    assert "its board cannot be used: this and that" in refusal(clone)
    (core / "board.py").write_text(BOARD.replace("class HashBoard", "class Other"))
    (core / "moves.py").write_text(MOVES)
    assert "its board cannot be used: module 'crapette.core.board' has no attribute 'HashBoard'" in refusal(clone)
