"""Foster's illustrative hand of the single-pack game, move by move.

The moves are in tests/cases/foster.py.
"""

from engine import notation, score
from engine.game import Game
from tests.cases import foster
from tests.support import positions
from tests.support.played import play_part as play


def before_the_non_dealers_mistake():
    game = Game(notation.parse_position(foster.START))
    play(game, foster.OPENING + foster.MIDDLE)
    return game


def cards_left(game, player):
    fields = positions.split(notation.position_text(game.pos))
    return sum(len(positions.pairs(fields[player + pile])) for pile in (".H", ".W"))


def test_fosters_two_hands_make_up_the_pack():
    assert len(set(foster.DEALER + foster.NON_DEALER)) == 52


def test_fosters_opening_reaches_diagram_7():
    game = Game(notation.parse_position(foster.START))
    play(game, foster.OPENING)
    assert notation.position_text(game.pos) == foster.DIAGRAM_7


def test_fosters_hand_is_legal_throughout():
    game = before_the_non_dealers_mistake()
    play(game, foster.CLEVER)
    assert cards_left(game, "B") == 16  # "the dealer got rid of sixteen cards"
    play(game, foster.LAST_TURN)
    assert notation.position_text(game.pos) == foster.END
    assert cards_left(game, "A") == 3
    assert score.points(game.pos) == (0, 3)


def test_fosters_correct_line_wins_for_the_non_dealer():
    game = before_the_non_dealers_mistake()
    play(game, foster.CORRECT)
    assert notation.position_text(game.pos).split(" ")[1] == "turn=over:A"
    assert cards_left(game, "B") == 16  # "making the dealer pay for sixteen cards"
    assert score.points(game.pos) == (16, 0)
