"""Deals (RULES 3), and the view that a player has of a position."""

import pytest

from engine import dealing, notation, position
from engine.dealing import deal
from engine.position import (
    COUNT, FACE_DOWN, HAND, MAX_PILE_CARDS, PILES, POSITION_SIZE, RESERVE, SHOW, TOP, TURN, UNDER, UNKNOWN_CARD, WASTE,
    view
)
from tests.support import positions

PACK = sorted(rank + suit for rank in positions.RANKS for suit in positions.SUITS)


def fields(pos):
    return positions.split(notation.position_text(pos))


def pile(pos, p):
    room = bytearray(MAX_PILE_CARDS)
    return list(room[: position.read_pile(pos, p, room)])


class Rigged:
    """A stand-in for the random generator that leaves packs in order.

    Only chosen cards are moved.
    """

    packs = []
    chosen = []
    cut = 0

    def __init__(self, seed):
        Rigged.packs = []

    def shuffle(self, pack):
        done = []
        for at, rank in Rigged.chosen[len(Rigged.packs)] if Rigged.chosen else []:
            i = next(i for i in range(52) if pack[i] & 15 == rank and i not in done)
            pack[at], pack[i] = pack[i], pack[at]
            done.append(at)
        Rigged.packs.append(list(pack))

    def below(self, n):
        return Rigged.cut


@pytest.fixture
def rigged(monkeypatch):
    monkeypatch.setattr(dealing, "Rng", Rigged)
    yield Rigged
    Rigged.chosen = []
    Rigged.cut = 0


# `classic`


def test_classic_is_dealt_from_the_top_of_each_pack(rigged):
    pos = deal("classic", 1)
    for player, pack in enumerate(rigged.packs):
        reserve = RESERVE + 3 * player
        assert [card & 127 for card in pile(pos, reserve)] == pack[:13]
        assert [pile(pos, 1 + 4 * player + house) for house in range(4)] == [[card] for card in pack[13:17]]
        assert [card & 127 for card in pile(pos, reserve + 1)] == pack[:16:-1]


@pytest.mark.parametrize("seed", [0, 1, 2**48 - 1])
def test_classic_gives_each_player_a_pack_with_one_reserve_card_face_up(seed):
    found = fields(deal("classic", seed))
    for player, houses in (("A", "1234"), ("B", "5678")):
        reserve = positions.pairs(found[player + ".R"])
        hand = positions.pairs(found[player + ".H"])
        tops = [found[house] for house in houses]
        assert [card[1].isupper() for card in reserve] == [False] * 12 + [True]
        assert (len(hand), found[player + ".W"], [len(top) for top in tops]) == (35, "-", [2] * 4)
        assert sorted(card.upper() for card in reserve + hand + tops) == PACK
    assert (found["show"], found["F"], found["idle"], found["quiet"]) == ("-", "S00H00D00C00", "0", "0")
    assert (found["runs"], found["flags"]) == ("0,0", "-")


def test_classic_tells_the_two_packs_apart():
    pos = deal("classic", 1)
    for player in (0, 1):
        for p in [RESERVE + 3 * player, HAND + 3 * player] + list(range(1 + 4 * player, 5 + 4 * player)):
            assert {card >> 6 & 1 for card in pile(pos, p)} == {player}


@pytest.mark.parametrize("tops_a, tops_b, starter", [
    ([5, 1, 1, 1, 1], [6, 1, 1, 1, 1], 0),
    ([6, 1, 1, 1, 1], [5, 13, 13, 13, 13], 1),
    ([5, 9, 1, 1, 1], [5, 8, 13, 13, 13], 1),
    ([5, 8, 13, 13, 13], [5, 9, 1, 1, 1], 0),
    ([5, 8, 4, 1, 1], [5, 8, 3, 13, 13], 1),
    ([5, 8, 4, 2, 13], [5, 8, 4, 3, 1], 0),
    ([5, 8, 4, 2, 12], [5, 8, 4, 2, 11], 1),
    ([5, 8, 4, 2, 11], [5, 8, 4, 2, 12], 0),
    ([5, 8, 4, 2, 11], [5, 8, 4, 2, 11], 0),
])  # fmt: skip
def test_classic_starter_has_the_lower_reserve_top_then_lower_houses(rigged, tops_a, tops_b, starter):
    places = [12, 16, 15, 14, 13]  # in the pack: the reserve's top, then houses 4, 3, 2, 1
    rigged.chosen = [list(zip(places, tops_a)), list(zip(places, tops_b))]
    pos = deal("classic", 1)
    assert [pos[TOP + p] & 15 for p in (RESERVE, 4, 3, 2, 1)] == tops_a
    assert [pos[TOP + p] & 15 for p in (RESERVE + 3, 8, 7, 6, 5)] == tops_b
    assert pos[TURN] == starter


# `onepack`


@pytest.mark.parametrize("starter", [0, 1])
def test_onepack_deals_two_each_then_three_in_turn(rigged, starter):
    rigged.cut = starter
    pos = deal("onepack", 1)
    (pack,) = rigged.packs
    dealt = [pack[0:2], pack[2:4]]
    for at in range(4, 52, 6):
        dealt[0] += pack[at : at + 3]
        dealt[1] += pack[at + 3 : at + 6]
    for player in (0, 1):
        hand = [card & 127 for card in pile(pos, HAND + 3 * player)]
        if player == starter:
            assert [pile(pos, 1 + 4 * player + i) for i in range(4)] == [[card] for card in dealt[player][:4]]
            assert hand == dealt[player][:3:-1]
        else:
            assert hand == dealt[player][::-1]
    assert pos[TURN] == starter


def test_onepack_shows_only_the_starters_houses():
    starters = set()
    for seed in range(20):
        found = fields(deal("onepack", seed))
        starters.add(found["turn"])
        own, others = ("1234", "5678") if found["turn"] == "A" else ("5678", "1234")
        other = "B" if found["turn"] == "A" else "A"
        assert [len(found[house]) for house in own] == [2] * 4
        assert [found[house] for house in others] == ["."] * 4
        assert (len(found[found["turn"] + ".H"]), len(found[other + ".H"])) == (2 * 22, 2 * 26)
        assert [found[name] for name in ("A.R", "B.R", "A.W", "B.W", "show", "F")] == ["-"] * 6
    assert starters == {"A", "B"}


def test_onepack_starts_each_player_equally_often():
    begun = sum(deal("onepack", seed)[TURN] for seed in range(1000))
    assert 450 < begun < 550


# Both


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
