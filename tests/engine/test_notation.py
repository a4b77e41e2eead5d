"""Positions and moves to text and back, and the refusals (RULES 2).

The cases are in tests/cases/lines.py.
"""

import random
import re

import pytest
from hypothesis import given, strategies as st

from engine import notation
from engine.dealing import deal
from engine.moves import make_move
from engine.opponent import Opponent
from engine.position import OVER, POSITION_SIZE, TOP, view
from engine.rules import RULE_SET_NAMES, Rules
from tests.cases import foster, lines
from tests.support import positions
from tests.support.rows import check_each

LINES = [positions.line(row[1]) for row in lines.READ]
SOURCES = "rhwWRQV123456789"
DESTINATIONS = "f123456789RWQVw"


# Positions


@given(rules=st.sampled_from(RULE_SET_NAMES), seed=st.integers(0, 2**48 - 1), plies=st.integers(0, 200),
       at=st.integers(0, 400), gone=st.integers(0, 3),
       put=st.text(" -=,.:+#0123456789ABCDEFHJKQRSTWacdhjkqst\u017f", max_size=3))
def test_parse_mutated_line_is_read_exactly_or_refused_by_field(rules, seed, plies, at, gone, put):
    pos = deal(rules, seed)
    player = Opponent("random", seed)
    for _ in range(plies):
        if pos[OVER]:
            break
        player.choose(pos)
        make_move(pos, player.src, player.dst)
    line = notation.position_text(pos)
    assert notation.position_text(notation.parse_position(line)) == line
    spoilt = line[:at] + put + line[at + gone :]
    try:
        again = notation.parse_position(spoilt)
    except ValueError as error:
        assert re.fullmatch("[^ :]+( to F)?: [^\n]+", str(error))
    else:
        assert notation.position_text(again) == spoilt


TWO_PACKS = [rules for rules in RULE_SET_NAMES if Rules(rules).players == Rules(rules).packs == 2]


@pytest.mark.parametrize("rules", [*TWO_PACKS, "classic+r12", "classic+backs", "classic+closed", "classic+cut",
                                   "classic+backs+groups+high+r11+waste"])
def test_parse_of_a_deal_recovers_every_pack(rules):
    for seed in range(20):
        pos = deal(rules, seed)
        assert notation.parse_position(notation.position_text(pos)) == pos


def with_hidden_cards_shuffled(line, seed):
    """Return the line with both players' face-down cards shuffled.

    Each card comes to a place of another, in the piles of either player.
    """
    rules, _, rest = line.partition(" A.R=")
    piles, _, in_sight = rest.partition(" show=")
    hidden = re.findall("[a2-9tjqk][shdc]", piles)
    random.Random(seed).shuffle(hidden)
    return rules + " A.R=" + re.sub("[a2-9tjqk][shdc]", lambda _: hidden.pop(), piles) + " show=" + in_sight


@pytest.mark.parametrize("rules", ["classic", "classic+closed", "foster", "cats", "catsfull"])
def test_parse_packs_of_visible_cards_do_not_depend_on_hidden_cards(rules):
    other = 0
    for seed in range(3):
        pos = deal(rules, seed)
        player = Opponent("greedy", seed)
        for ply in range(240):
            player.choose(pos)
            make_move(pos, player.src, player.dst)
            if pos[OVER]:
                break
            if ply % 20 == 0:
                line = notation.position_text(pos)
                changed = with_hidden_cards_shuffled(line, ply)
                other += changed != line
                seen, again = bytearray(POSITION_SIZE), bytearray(POSITION_SIZE)
                view(notation.parse_position(line), seen)
                view(notation.parse_position(changed), again)
                assert again == seen
    assert other > 20


def test_parse_refuses_fields_that_are_missing_exchanged_or_repeated_by_name():
    whole = LINES[0].split(" ")
    for at, (name, after) in enumerate(zip(positions.FIELDS, positions.FIELDS[1:] + ["flags"])):
        before, word, rest = whole[:at], whole[at : at + 1], whole[at + 1 :]
        assert positions.refusal(" ".join(before + rest)).startswith(name + ": "), name
        assert positions.refusal(" ".join(before + 2 * word + rest)).startswith(after + ": "), name
        if rest:
            assert positions.refusal(" ".join(before + rest[:1] + word + rest[1:])).startswith(name + ": "), name


@pytest.mark.parametrize("line, field", [
    *((LINES[0] + tail, "flags") for tail in (" x=1", " ", "  ", "\n", "\t")),
    *((head + LINES[0], "rules") for head in (" ", "\t", "x ")),
    (LINES[0].replace(" turn", "  turn"), "turn"),
    ("", "rules"),
])  # fmt: skip
def test_parse_names_the_field_at_which_a_line_goes_wrong(line, field):
    assert positions.refusal(line).startswith(field + ": ")


# A card that is there twice is named with a field; one that lacks could belong to any pile or foundation.
REPEATED = "(%s): " % "|".join(map(re.escape, positions.FIELDS))
MISSING = "A.R to F: "


@pytest.mark.parametrize("given, spoilt, card, field", [
    ("A.R=9D A.H=5c", "A.W=9D", "9D", REPEATED), ("A.R=9D A.H=5c", "show=9D", "9D", REPEATED),
    ("A.R=9D A.H=5c", "1=9D", "9D", REPEATED), ("A.R=9D A.H=5c", "F=S10H00D00C00", "AS", REPEATED),
    ("A.R=9D A.H=5c", "A.H=9d", "9D", REPEATED), ("rules=onepack A.H=kc", "A.W=KC", "KC", REPEATED),
    ("A.R=9D A.H=5c", "A.R=-", "9D", MISSING), ("A.R=9D A.H=5c", "A.H=-", "5C", MISSING),
    ("A.R=9D A.H=5c 1=QD", "1=-", "QD", MISSING), ("F=S10H00D00C00 A.R=9D", "F=S00H00D00C00", "AS", MISSING),
    ("rules=onepack A.H=kc", "A.H=-", "KC", MISSING),
])  # fmt: skip
def test_parse_repeated_or_missing_card_is_named(given, spoilt, card, field):
    message = positions.refusal(positions.changed(positions.line(given), spoilt))
    assert card in message and re.match(field, message)


def test_parse_player_not_dealt_yet_needs_the_whole_hand():
    hand = foster.hand(foster.DEALER)
    for waste, rest in ((hand[-2:], hand[:-2]), (hand, "-")):
        short = positions.changed(foster.START, "A.W=%s B.H=%s" % (waste.upper(), rest))
        assert positions.refusal(short).startswith("B.H: ")


def test_parse_card_replaced_by_another_is_refused():
    whole = positions.line("A.R=9D A.H=5c")
    assert positions.refusal(positions.changed(whole, "A.R=8D"))


@pytest.mark.parametrize("letter", ["\u00df", "\u017f", "\u212a", "\uff33"])
def test_parse_letters_that_look_like_suits_are_refused(letter):
    # The upper or lower case of these letters begins with an S or a K.
    whole = positions.line("A.R=9D A.H=5cas")
    assert positions.refusal(whole.replace("A.H=5cas", "A.H=5ca" + letter)).startswith("A.H: ")
    assert positions.refusal(whole.replace("A.H=5cas", "A.H=5c" + letter + "s")).startswith("A.H: ")


def test_parse_visible_card_is_from_the_pack_of_its_place():
    line = positions.line("turn=B A.R=9D B.R=9D A.W=JH 1=9S 5=9S 2=7C 3=7C show=8C 6=JS B.H=5dad A.H=5d")
    pos = notation.parse_position(line)
    places = (10, 13, 12, 1, 5, 2, 3, 0, 6, 14, 11)
    assert [pos[TOP + p] >> 6 & 1 for p in places] == [0, 1, 0, 0, 1, 0, 1, 1, 1, 1, 0]
    # Hidden cards get the packs that are left.
    pos = notation.parse_position(positions.line("A.H=9d B.W=JH A.W=9D B.H=jh"))
    assert [pos[TOP + p] >> 6 & 1 for p in (12, 11, 15, 14)] == [0, 1, 1, 0]


# Moves


def test_every_source_and_destination_survive_parse_move_and_move_text():
    tokens = ["t", "u", "p", "ab"]
    tokens += [source + destination for source in SOURCES for destination in DESTINATIONS]
    for houses in [source + destination for source in "123456789" for destination in "123456789"]:
        tokens += [houses + size for size in ("*", "x2", "x9", "x13")]
    moves = [notation.parse_move(token) for token in tokens]
    assert [notation.move_text(*move) for move in moves] == tokens
    assert len(set(moves)) == len(tokens)


def test_parse_move_returns_two_bytes():
    for token, move in (
        ("rf", (10, 19)), ("h3", (0, 3)), ("hw", (0, 12)), ("12", (1, 2)), ("rR", (10, 13)), ("rW", (10, 15)),
        ("5W", (5, 15)), ("w2", (12, 2)), ("W2", (15, 2)), ("R3", (13, 3)), ("Qf", (16, 19)), ("1V", (1, 18)),
        ("t", (11, 0)), ("u", (10, 10)), ("p", (31, 31)), ("ab", (30, 30)),
        ("12x3", (1 | 128, 3 << 4 | 2)), ("98*", (9 | 128, 15 << 4 | 8)),
    ):  # fmt: skip
        assert notation.parse_move(token) == move, token


def test_parse_move_accepts_a_group_larger_than_any_house():
    assert notation.parse_move("12x14") == notation.parse_move("12x99") == notation.parse_move("12x1000000")


@pytest.mark.parametrize("refused", [
    lambda: notation.parse_move("\n"), lambda: notation.parse_position("\n"),
    lambda: notation.parse_position("rules=classic\n turn=A"),
    lambda: notation.parse_position("rules=classic turn=A\nB"), lambda: deal("classic\n", 1),
    lambda: deal("classic+\n", 1),
    lambda: Opponent("\n", 1),
])  # fmt: skip
def test_message_about_text_with_a_line_end_is_one_line(refused):
    with pytest.raises(ValueError, match=r"\\n") as error:
        refused()
    assert len(str(error.value).splitlines()) == 1


@given(st.text("rhwWRQV0123456789ftupabx*? \u00b2", max_size=6) | st.text(max_size=4))
def test_parse_move_of_any_text_is_exact_or_refused(token):
    try:
        move = notation.parse_move(token)
    except ValueError as error:
        assert str(error).startswith("move: ") and "\n" not in str(error)
    else:
        # All sizes larger than any house are the same move.
        assert notation.move_text(*move) == token or re.fullmatch("[1-9][1-9]x[0-9]{2,}", token)


def test_parse_move_of_no_token_is_refused():
    def refused(token):
        with pytest.raises(ValueError, match="^move: "):
            notation.parse_move(token)

    check_each((
        "", "r", "f", "1", "T", "tt", "ab ", " t", "a", "abc", "up", "rh", "rr", "rt", "fr", "f1", "1h", "1r",
        "01", "10", "1?", "?1", "zz", "rf ", "RF", "hff", "123", "12x", "12x0", "12x1", "12x02", "12x-2", "12x+2",
        "12x 2", "12x2x", "12X2", "12y2", "12**", "12*2", "r2*", "1w*", "1fx2", "h2x2", "12x\u00b2", "12\n", "-",
        "t\t",
    ), refused)  # fmt: skip
