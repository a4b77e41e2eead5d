"""The deal and the starter of each rule set and option (RULES 3; 4, options)."""

import pytest

from engine import dealing, notation
from engine.dealing import deal
from engine.moves import make_move
from engine.position import JOKER
from engine.rules import options_of
from tests.support import positions
from tests.support.positions import pairs


class Stacked:
    """A stand-in for the random generator that chooses cards and the cut.

    The chosen cards come to chosen places of the packs.

    places: a dict for each shuffle, {place in the pack, 0 its top: card}; the card `xx` is the joker.
    """

    places = []
    cut = 0
    low = 0
    packs = []

    def __init__(self, seed):
        Stacked.packs = []

    def shuffle(self, pack):
        done = []
        for at, text in (Stacked.places[len(Stacked.packs)] if Stacked.places else {}).items():
            if text == "xx":
                i = pack.index(JOKER & 127)
            else:
                rank = (positions.RANKS.index(text[0]) - Stacked.low) % 13 + 1
                face = positions.SUITS.index(text[1]) << 4 | rank
                i = next(i for i in range(len(pack)) if pack[i] & 63 == face and i not in done)
            pack[at], pack[i] = pack[i], pack[at]
            done.append(at)
        Stacked.packs.append([notation.card_text(card, Stacked.low) for card in pack])

    def below(self, n):
        assert Stacked.cut < n
        return Stacked.cut


@pytest.fixture
def stacked(monkeypatch):
    monkeypatch.setattr(dealing, "Rng", Stacked)
    yield Stacked
    Stacked.places = []
    Stacked.cut = Stacked.low = 0


def fields(pos):
    return positions.split(notation.position_text(pos))


def own_houses(rules, player):
    players, houses, _, _ = positions.shape(rules)
    each = houses // players
    first = 1 + "ABC".index(player) * each
    return [str(house) for house in range(first, first + each)]


# (rule set, cards of the reserve, whether its top is face up, cards of the hand, cards of a house)
SHAPES = (
    ("classic", 13, True, 35, 1), ("classic+r11", 11, True, 37, 1), ("classic+r12", 12, True, 36, 1),
    ("classic+backs", 13, True, 31, 2), ("classic+backs+r11", 11, True, 33, 2), ("classic+closed", 13, False, 35, 1),
    ("classic+backs+closed+r12", 12, False, 32, 2), ("classic+peek", 13, True, 35, 1),
    ("classic+groups+strict+waste", 13, True, 35, 1),
    ("foster", 12, False, 36, 1), ("foster36", 12, False, 20, 1), ("foster32", 12, False, 16, 1),
    ("catsfull", 13, True, 35, 1),
    ("simple", 6, True, 17, 1), ("simple+backs", 6, True, 14, 2), ("simple+closed", 6, False, 17, 1),
)  # fmt: skip


@pytest.mark.parametrize("rules, reserve, up, hand, house", SHAPES)
@pytest.mark.parametrize("seed", [1, 2**48 - 1])
def test_deal_gives_each_player_a_pack_of_their_own(rules, reserve, up, hand, house, seed):
    found = fields(deal(rules, seed))
    _, _, _, ranks = positions.shape(rules)
    for player in "AB":
        cards = pairs(found[player + ".R"])
        assert [card[1].isupper() for card in cards] == [False] * (reserve - 1) + [up]
        assert len(pairs(found[player + ".H"])) == hand and found[player + ".W"] == "-"
        cards += pairs(found[player + ".H"])
        for name in own_houses(rules, player):
            assert [card[1].isupper() for card in pairs(found[name])] == [False] * (house - 1) + [True]
            cards += pairs(found[name])
        # In `simple`, A has hearts and clubs, B spades and diamonds.
        suits = {"A": "HC", "B": "SD"}[player] if rules.startswith("simple") else "SHDC"
        assert sorted(card.upper() for card in cards) == sorted(rank + suit for rank in ranks for suit in suits)
    assert found["turn"] in "AB" and found["show"] == "-" and not found["F"].strip("SHDC0")
    assert (found["idle"], found["quiet"], found["runs"]) == ("0", "0", "0,0")
    assert found["flags"] == ("o" if "peek" in rules else "-")


@pytest.mark.parametrize("rules, reserve, low", [
    ("classic", 13, 0), ("classic+r11", 11, 0), ("foster", 12, 0), ("foster36", 12, 5), ("foster32", 12, 6),
    ("catsfull", 13, 0), ("simple", 6, 0), ("three", 8, 0), ("classic+closed", 13, 0),
])  # fmt: skip
def test_deal_takes_reserve_houses_hand_from_the_top_of_the_pack(stacked, rules, reserve, low):
    stacked.low = low
    stacked.places = [{104: "xx"}] if rules == "three" else []
    found = fields(deal(rules, 1))
    packs = stacked.packs
    if rules == "three":
        packs = [packs[0][:35], packs[0][35:70], packs[0][70:]]
    each = len(own_houses(rules, "A"))
    for player, pack in zip("ABC", packs):
        assert [card.upper() for card in pairs(found[player + ".R"])] == [card.upper() for card in pack[:reserve]]
        assert [found[house] for house in own_houses(rules, player)] == pack[reserve : reserve + each]
        hand = [card.lower() for card in pack[: reserve + each - 1 : -1]]
        assert pairs(found[player + ".H"]) == hand


@pytest.mark.parametrize("rules, reserve", [("classic+backs", 13), ("simple+backs", 6), ("classic+backs+r12", 12)])
def test_backs_deals_face_down_from_beside_the_reserve_then_face_up_in_number_order(stacked, rules, reserve):
    found = fields(deal(rules, 1))
    for player, pack in zip("AB", stacked.packs):
        houses = own_houses(rules, player)
        each = len(houses)
        down = pack[reserve : reserve + each]
        up = pack[reserve + each : reserve + 2 * each]
        assert [found[house] for house in houses] == [a.lower() + b for a, b in zip(reversed(down), up)]
        assert pairs(found[player + ".H"])[-1] == pack[reserve + 2 * each].lower()


def test_cats_deals_each_player_as_the_first_turn_begins(stacked):
    stacked.cut = 1
    # Neither B's cards nor the card that B turns up can be played.
    stacked.places = [{}, {11: "4S", 12: "6S", 13: "6C", 14: "8S", 15: "8C", 16: "TS"}]
    pos = deal("cats", 1)
    found = fields(pos)
    a, b = stacked.packs
    assert (found["turn"], found["A.R"], found["A.W"]) == ("B", "-", "-")
    assert pairs(found["A.H"]) == [card.lower() for card in reversed(a)]
    assert [found[house] for house in "1234"] == ["."] * 4
    assert pairs(found["B.R"]) == [card.lower() for card in b[:11]] + ["4S"]
    assert [found[house] for house in "5678"] == ["6S", "6C", "8S", "8C"]
    assert pairs(found["B.H"]) == [card.lower() for card in b[:15:-1]]
    assert positions.moves(pos) == "t"
    make_move(pos, *notation.parse_move("t"))
    make_move(pos, *notation.parse_move("hw"))
    found = fields(pos)
    # B's two cards are on the waste, and A is dealt from the top of A's pack: first the reserve, then the houses.
    assert pairs(found["B.W"]) == b[16:18]
    assert (found["turn"], found["idle"], found["quiet"]) == ("A", "1", "1")
    assert pairs(found["A.R"]) == [card.lower() for card in a[:11]] + [a[11]]
    assert [found[house] for house in "1234"] == a[12:16]
    assert pairs(found["A.H"]) == [card.lower() for card in a[:15:-1]]


def test_catsfull_is_dealt_at_once():
    assert "." not in fields(deal("catsfull", 1)).values()


@pytest.mark.parametrize("seed", range(4))
def test_klondike_lays_out_seven_houses_of_one_to_seven_cards(seed):
    found = fields(deal("klondike", seed))
    cards = pairs(found["A.H"])
    assert (len(cards), found["turn"], found["A.R"], found["A.W"]) == (24, "A", "-", "-")
    for house in range(1, 8):
        pile = pairs(found[str(house)])
        assert [card[1].isupper() for card in pile] == [False] * (house - 1) + [True]
        cards += pile
    assert sorted(card.upper() for card in cards) == sorted(rank + suit for rank in positions.RANKS for suit in "SHDC")
    assert [found[name] for name in ("F", "idle", "quiet", "runs", "flags")] == ["S0H0D0C0", "0", "0", "0", "-"]


def test_klondike_is_dealt_house_by_house(stacked):
    found = fields(deal("klondike", 1))
    pack = [card.upper() for card in stacked.packs[0]]
    for house in range(1, 8):
        first = house * (house - 1) // 2
        assert [card.upper() for card in pairs(found[str(house)])] == pack[first : first + house]
    assert [card.upper() for card in pairs(found["A.H"])] == pack[:27:-1]


@pytest.mark.parametrize("starter", [0, 1])
def test_onepack_deals_two_each_then_three_in_turn(stacked, starter):
    stacked.cut = starter
    found = fields(deal("onepack", 1))
    (pack,) = stacked.packs
    dealt = {"A": pack[0:2], "B": pack[2:4]}
    for at in range(4, 52, 6):
        dealt["A"] += pack[at : at + 3]
        dealt["B"] += pack[at + 3 : at + 6]
    for player, cards in dealt.items():
        laid = 4 if player == "AB"[starter] else 0  # The other player's houses are not dealt yet.
        assert [found[house] for house in own_houses("onepack", player)] == (cards[:laid] or ["."] * 4)
        assert pairs(found[player + ".H"]) == [card.lower() for card in reversed(cards[laid:])]
    assert found["turn"] == "AB"[starter]
    assert [found[name] for name in ("A.R", "B.R", "A.W", "B.W", "show", "F")] == ["-"] * 6


# three: the joker (RULES 3)


@pytest.mark.parametrize("seed", range(6))
def test_three_deals_two_packs_and_the_joker_to_three(seed):
    found = fields(deal("three", seed))
    cards = sum([pairs(found[name]) for name in positions.piles_of("three")], [])
    aside = "xx" not in cards
    pack = [rank + suit for rank in positions.RANKS for suit in positions.SUITS] * 2
    assert sorted(card.upper() for card in cards) == sorted(pack + ([] if aside else ["XX"]))
    sizes = sorted((len(pairs(found[player + ".R"])), len(pairs(found[player + ".H"]))) for player in "ABC")
    assert sizes in ([(8, 24)] * 3, [(7, 24)] + [(8, 24)] * 2, [(8, 23)] + [(8, 24)] * 2)
    assert [len(found[str(house)]) for house in range(1, 10)] == [2] * 9


# (case, rules, place of the joker in the whole pack, where it was set aside); each player gets 35 cards: 8, 3, 24.
JOKERS = (
    ("a reserve, not its top", "three", 6, None),
    ("a reserve's top", "three", 7, ("A.R", 7, 24)),
    ("... B's", "three", 35 + 7, ("B.R", 7, 24)),
    ("... C's", "three", 70 + 7, ("C.R", 7, 24)),
    ("a house", "three", 8, ("1", 8, 23)),
    ("... the last one of B", "three", 35 + 10, ("6", 8, 23)),
    ("... the first of C", "three", 70 + 8, ("7", 8, 23)),
    ("the top of a hand: seen only when it is turned up", "three", 11, None),
    ("the bottom of a hand", "three", 104, None),
    ("a reserve's top that lies face down", "three+closed", 7, None),
    ("a face-down house card", "three+backs", 8, None),
    ("a face-up house card upon another", "three+backs", 11, ("1", 8, 20)),
)


@pytest.mark.parametrize("why, rules, place, aside", JOKERS, ids=[row[0] for row in JOKERS])
def test_deal_of_a_visible_joker_sets_it_aside(stacked, why, rules, place, aside):
    stacked.places = [{place: "xx"}]
    found = fields(deal(rules, 1))
    pack = stacked.packs[0]
    there = [name for name in positions.piles_of("three") if "xx" in found[name]]
    if aside is None:
        assert len(there) == 1
        return
    assert there == []
    name, reserve, hand = aside
    player = "ABC"[place // 35]
    assert (len(pairs(found[player + ".R"])), len(pairs(found[player + ".H"]))) == (reserve, hand)
    if name[1:] == ".R":
        # The next card of the reserve is now its top, face up.
        assert pairs(found[name])[-1] == pack[place - 1]
    else:
        # The top of the hand after the whole deal replaces the joker.
        first_of_hand = place // 35 * 35 + (14 if "backs" in rules else 11)
        assert pairs(found[name])[-1] == pack[first_of_hand]
        assert pairs(found[player + ".H"])[-1] == pack[first_of_hand + 1].lower()
        assert len(pairs(found[name])) == (2 if "backs" in rules else 1)


# The starter


def starter_of(rules, *tops):
    """Deal these reserve tops and houses; return the starter.

    tops: the cards of each player, the reserve first, then the houses from the reserve outwards.
    """
    reserve = {"simple": 6, "three": 8}.get(rules.split("+")[0], 13)
    each = positions.shape(rules)[1] // positions.shape(rules)[0]
    backs = each if "backs" in rules else 0
    places = []
    for player, cards in enumerate(tops):
        cards = cards.split(" ")
        start = 35 * player if rules.startswith("three") else 0
        at = {start + reserve - 1: cards[0]}
        for step, card in enumerate(cards[1:]):
            at[start + reserve + backs + each - 1 - step] = card
        places.append(at)
    if rules.startswith("three"):
        places = [{at: card for part in places for at, card in part.items()} | {104: "xx"}]
    Stacked.places = places
    found = fields(deal(rules, 1))
    for player, cards in zip("ABC", tops):
        # Check that the cards are where this helper put them.
        assert pairs(found[player + ".R"])[-1].upper() == cards[:2]
        laid = [pairs(found[house])[-1] for house in reversed(own_houses(rules, player))]
        assert laid[: cards.count(" ")] == cards.split(" ")[1:]
    return found["turn"]


STARTERS = (
    ("classic: the lower reserve", "classic", ("5H AS", "6H AS"), "A"),
    ("... whatever the houses", "classic", ("6H AS", "5H KS"), "B"),
    ("... then the house beside it", "classic", ("5H 9S AC", "5S 8S KC"), "B"),
    ("... of either player", "classic", ("5H 8S KC", "5S 9S AC"), "A"),
    ("... then the next", "classic", ("5H 8S 4C AD", "5S 8C 3D KH"), "B"),
    ("... and the next", "classic", ("5H 8S 4C 2D KS", "5S 8C 4D 3H AH"), "A"),
    ("... and the last", "classic", ("5H 8S 4C 2D QS", "5S 8C 4D 2H JH"), "B"),
    ("... of either player", "classic", ("5H 8S 4C 2D JH", "5S 8C 4D 2H QS"), "A"),
    ("... equal to the end", "classic", ("5H 8S 4C 2D JH", "5S 8C 4D 2H JC"), "A"),
    ("catsfull: the lower reserve", "catsfull", ("5H 2S", "4H KS"), "B"),
    ("... an ace is low", "catsfull", ("AH KS", "2H 2S"), "A"),
    ("... then the house beside it", "catsfull", ("5H 4S KC", "5S 3S 2C"), "B"),
    ("... then the next", "catsfull", ("5H 4S 6C", "5S 4H 7C"), "A"),
    ("simple: the lower reserve", "simple", ("5H 2C", "4S KD"), "B"),
    ("... then the house beside it", "simple", ("5H 3C", "5S 4D"), "A"),
    ("... then the next, and the next", "simple", ("5H 3C 8H 9C", "5S 3D 8S 7D"), "B"),
    ("... equal to the end", "simple", ("5H 3C 8H 9C", "5S 3D 8S 9D"), "A"),
    ("high: the higher reserve", "classic+high", ("5H 2S", "4H KS"), "A"),
    ("... ace is the highest", "classic+high", ("KH 2S", "AH KS"), "B"),
    ("... deuce the lowest", "classic+high", ("2H", "3C"), "B"),
    ("... equal: by suit S H D C", "classic+high", ("5H", "5S"), "B"),
    ("... hearts before diamonds", "classic+high", ("5D", "5H"), "B"),
    ("... diamonds before clubs", "classic+high", ("5D", "5C"), "A"),
    ("... the same card: the first of A, B", "classic+high", ("5D KS", "5D 2S"), "A"),
    ("... three: C has the highest", "three+high", ("5D", "5H", "6C"), "C"),
    ("... three: by suit", "three+high", ("5D", "5H", "5C"), "B"),
    ("houses: not the reserve", "classic+houses", ("2H 9S", "KH 8S"), "B"),
    ("... then the next house", "classic+houses", ("KH 8S 3C", "2H 8C 4S"), "A"),
    ("... equal to the end", "classic+houses", ("KH 8S 3C 9H 2C", "2H 8C 3S 9D 2S"), "A"),
    ("... the last one decides", "classic+houses", ("KH 8S 3C 9H 5C", "2H 8C 3S 9D 2S"), "B"),
    ("... three: all three are compared", "three+houses", ("2H 9S", "2S 8S", "2D 7S"), "C"),
    ("... three: those who are equal go on", "three+houses", ("2H 8S 2C", "2S 7C 6C", "2D 7S 5C"), "C"),
    ("... three: equal to the end", "three+houses", ("2H 8S 2C 2C", "3S 7C 5C 6D", "3D 7S 5S 6H"), "B"),
    ("closed: by houses", "classic+closed", ("2H 9S", "KH 8S"), "B"),
    ("... three too", "three+closed", ("2H 9S", "2S 8S", "2D 7S"), "C"),
    ("... with `houses` beside it", "classic+closed+houses", ("2H 9S", "KH 8S"), "B"),
    ("backs: by the reserve, then by what lies face up", "classic+backs", ("5H 4S", "5S 3S"), "B"),
    ("... with `houses`", "classic+backs+houses", ("2H 9S", "KH 8S"), "B"),
)


@pytest.mark.parametrize("why, rules, tops, first", STARTERS, ids=[row[0] for row in STARTERS])
def test_deal_starter_follows_from_the_cards(stacked, why, rules, tops, first):
    # A cut would choose the other player.
    stacked.cut = 1 if first == "A" else 0
    assert starter_of(rules, *tops) == first


@pytest.mark.parametrize("rules", [
    "foster", "foster36", "foster32", "cats", "onepack", "three", "classic+cut", "simple+cut", "classic+closed+cut",
    "three+cut", "onepack+thirty", "three+waste",
])  # fmt: skip
def test_deal_by_cut_starts_each_player_equally_often(rules):
    turns = [fields(deal(rules, seed))["turn"] for seed in range(300)]
    players = positions.shape(rules)[0]
    for player in "ABC"[:players]:
        assert abs(turns.count(player) - 300 / players) < 50


@pytest.mark.parametrize("player", [0, 1, 2])
def test_deal_by_cut_uses_the_random_source(stacked, player):
    stacked.cut = player
    stacked.places = [{104: "xx"}]
    assert fields(deal("three", 1))["turn"] == "ABC"[player]


@pytest.mark.parametrize("rules, named", [
    ("classic+closed+high", "closed"), ("classic+high+closed", "closed"), ("simple+closed+high", "high"),
    ("classic+cut+high", "cut"), ("classic+high+houses", "high"), ("classic+cut+houses", "houses"),
    ("classic+r11+r12", "r11"), ("onepack+cards+thirty", "cards"), ("classic+waste+waste", "waste"),
    ("simple+r11", "r11"), ("three+r12", "r12"), ("foster+waste", "waste"), ("cats+groups", "groups"),
    ("catsfull+strict", "strict"), ("klondike+groups", "groups"), ("onepack+backs", "backs"),
    ("classic+cards", "cards"), ("classic+thirty", "thirty"), ("foster36+cut", "cut"), ("classic+", "''"),
    ("bridge", "bridge"), ("", "''"),
    ("classic waste", "classic waste"),
])  # fmt: skip
def test_rules_unknown_or_contradictory_are_refused_by_name(rules, named):
    with pytest.raises(ValueError, match="^rules: ") as error:
        deal(rules, 1)
    assert named in str(error.value) and "\n" not in str(error.value)


def test_options_are_sorted_in_the_position():
    assert fields(deal("classic+waste+backs+r12", 1))["rules"] == "classic+backs+r12+waste"


@pytest.mark.parametrize("name", ["classic", "simple", "three"])
def test_rule_sets_like_classic_take_its_options_except_reserve_sizes(name):
    own = {"r11", "r12"} if name == "classic" else set()
    assert set(options_of(name)) == own | {
        "waste", "cut", "high", "houses", "release", "fewest", "mustload", "mustspace", "strict", "backs", "uncover",
        "closed", "peek", "groups",
    }  # fmt: skip
