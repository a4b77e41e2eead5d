"""Deals that never change, and the view that a player has of a position; test_dealing.py tests how cards are dealt."""

import pytest

from engine import notation, position
from engine.dealing import deal
from engine.position import (
    COUNT, FACE_DOWN, HAND, MAX_PILE_CARDS, PILES, POSITION_SIZE, RESERVE, SHOW, TOP, UNDER, UNKNOWN_CARD, WASTE, view
)
from tests.support import positions


def pile(pos, p):
    room = bytearray(MAX_PILE_CARDS)
    return list(room[: position.read_pile(pos, p, room)])


def test_classic_tells_the_two_packs_apart():
    pos = deal("classic", 1)
    for player in (0, 1):
        for p in [RESERVE + 3 * player, HAND + 3 * player] + list(range(1 + 4 * player, 5 + 4 * player)):
            assert {card >> 6 & 1 for card in pile(pos, p)} == {player}


# These deals must never change, or saved games and published seeds would become invalid.
DEALS = [
    (
        "classic",
        "rules=classic turn=B A.R=ks2h9c6cas9sjh7s7cqcjs8dQS "
        "A.H=6s6hts4ckd9d8s9hqh5htd5dad3s3h4dtc7d7h4sjc5sqd2s6djd3dah8h2d8c5ckhthkc A.W=- "
        "B.R=ah2d3h6s4h4c7sjskh6h3cks8H "
        "B.H=2sts9hactdkdqdqs5c7d5h8s4djckc5s4sth2cqc3d8d7h9c9sjh6cjdas5dqh9dtc7c6d B.W=- "
        "show=- 1=2C 2=4H 3=AC 4=3C 5=8C 6=3S 7=2H 8=AD F=S00H00D00C00 idle=0 quiet=0 runs=0,0 flags=-",
    ),
    (
        "onepack",
        "rules=onepack turn=B A.R=- A.H=4ckd9d5htd5d4dtc7d5sqd2sah8h2dthkc3cqs8djsjh9sas2hks A.W=- "
        "B.R=- B.H=6s6hts8s9hqhad3s3h7h4sjc6djd3d8c5ckhac4h2cqc B.W=- "
        "show=- 1=. 2=. 3=. 4=. 5=9C 6=6C 7=7S 8=7C F=- idle=0 quiet=0 runs=0,0 flags=-",
    ),
]


@pytest.mark.parametrize("rules, line", DEALS)
def test_deal_of_a_seed_never_changes(rules, line):
    assert notation.position_text(deal(rules, 1)) == line


@pytest.mark.parametrize("rules", ["classic", "onepack"])
def test_deals_of_different_seeds_differ(rules):
    assert len({bytes(deal(rules, seed)) for seed in range(200)}) == 200


def test_position_fits_in_256_bytes():
    assert len(deal("classic", 1)) == POSITION_SIZE <= 256


@pytest.mark.parametrize("rules, seed, field", [
    ("bridge", 1, "rules"), ("", 1, "rules"), ("classic", -1, "seed"), ("onepack", 2**48, "seed"),
])  # fmt: skip
def test_deal_with_wrong_arguments_is_refused_by_name(rules, seed, field):
    with pytest.raises(ValueError, match="^%s: [^\n]*$" % field):
        deal(rules, seed)


# The view of a player


@pytest.mark.parametrize("turn", ["A", "B"])
def test_view_shows_face_up_cards_and_counts_the_others(turn):
    pos = notation.parse_position(
        positions.line("turn=%s A.R=2c3c9D8D A.H=5c4d A.W=6C7D B.R=tsTD B.H=as B.W=8C9C show=TC 1=QHJS 2=-" % turn)
    )
    before = bytes(pos)
    seen = bytearray(b"\xff" * POSITION_SIZE)
    view(pos, seen)
    assert bytes(pos) == before
    for p in (SHOW, 1, 2, 8, WASTE, WASTE + 3):
        assert pile(seen, p) == pile(pos, p)
    for hand in (HAND, HAND + 3):
        assert seen[TOP + hand] == UNKNOWN_CARD
    assert pile(seen, RESERVE)[2:] == pile(pos, RESERVE)[2:]
    assert pile(seen, RESERVE)[1] == UNKNOWN_CARD
    assert seen[COUNT : COUNT + PILES] == pos[COUNT : COUNT + PILES]
    assert seen[:TOP] == pos[:TOP]
    down = [card for p in range(RESERVE, PILES) for card in pile(pos, p) if card & FACE_DOWN]
    assert not any(seen[UNDER + (card & 127)] for card in down)


def test_view_keeps_houses_that_are_not_dealt():
    pos = deal("onepack", 1)
    seen = bytearray(POSITION_SIZE)
    view(pos, seen)
    assert [seen[TOP + house] for house in range(1, 9)] == [pos[TOP + house] for house in range(1, 9)]
