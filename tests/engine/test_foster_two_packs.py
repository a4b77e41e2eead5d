"""Foster's illustrative hand of the two-pack game, move by move.

The moves are in tests/cases/foster_two_packs.py.
"""

from engine import notation
from engine.game import Game
from engine.verdict import VERDICTS, judge
from tests.cases import foster_two_packs as hand
from tests.support import positions
from tests.support.played import play_part as play


def verdict(game, token):
    return VERDICTS[judge(game.pos, *notation.parse_move(token), game.work)]


def spaces(game):
    """Return the number of empty houses."""
    fields = positions.split(notation.position_text(game.pos))
    return [fields[house] for house in "12345678"].count("-")


def test_fosters_hand_reaches_each_diagram_to_the_sixth():
    game = Game(notation.parse_position(hand.DIAGRAM_1))
    # "The first of these four is compulsory, and must be made before even touching another card."
    assert positions.moves(game.pos) == "4f"
    assert verdict(game, "61") == verdict(game, "u") == "foundation-first"
    play(game, hand.TO_DIAGRAM_2)
    assert notation.position_text(game.pos) == hand.DIAGRAM_2
    play(game, hand.TO_DIAGRAM_3)
    assert notation.position_text(game.pos) == hand.DIAGRAM_3
    play(game, hand.TO_DIAGRAM_4)
    assert notation.position_text(game.pos) == hand.DIAGRAM_4
    play(game, hand.RED_STOCK)
    assert spaces(game) == 3  # "leaving him three spaces"
    play(game, hand.RED_DIGS_OUT_THE_NINE)
    play(game, hand.RED_HAND)
    assert notation.position_text(game.pos) == hand.DIAGRAM_5
    play(game, hand.TO_DIAGRAM_6)
    assert notation.position_text(game.pos) == hand.DIAGRAM_6


def test_fosters_lists_are_each_part_of_a_pack():
    assert len(set(hand.RED)) == 32 and len(hand.RED_LEFT) == 20  # "the remaining twenty cards of this pack"
    assert len(set(hand.BLUE)) == 24 and len(hand.BLUE_LEFT) == 28  # "the twenty-eight remaining in that pack"


def test_moves_that_foster_forbids_are_illegal():
    game = Game(notation.parse_position(hand.DIAGRAM_1))
    play(game, hand.TO_DIAGRAM_2)
    # "he is not allowed to turn up any cards from his hand while he can still play into a space from his stock"
    assert verdict(game, "t") == "space-first"
    play(game, hand.TO_DIAGRAM_3[:-1])
    # The jack on top of his reserve may not be played while a card turned up from his hand shows.
    assert " flags=h" in notation.position_text(game.pos)
    assert verdict(game, "r1") == "not-available"
    play(game, hand.TO_DIAGRAM_3[-1:])
    play(game, hand.TO_DIAGRAM_4 + hand.RED_STOCK[:5])
    # "a player is not allowed to fill spaces from the discard piles"
    assert verdict(game, "w1") == verdict(game, "W1") == "no-fit"


def test_fosters_hand_can_be_undone_and_replayed():
    game = Game(notation.parse_position(hand.DIAGRAM_1))
    parts = (
        hand.TO_DIAGRAM_2, hand.TO_DIAGRAM_3, hand.TO_DIAGRAM_4, hand.RED_STOCK, hand.RED_DIGS_OUT_THE_NINE,
        hand.RED_HAND, hand.TO_DIAGRAM_6,
    )  # fmt: skip
    for part in parts:
        play(game, part)
    log = bytes(game.log[: 2 * game.ply])
    game.rewind(0)
    assert notation.position_text(game.pos) == hand.DIAGRAM_1
    for i in range(0, len(log), 2):
        game.play(log[i], log[i + 1])
    assert notation.position_text(game.pos) == hand.DIAGRAM_6
