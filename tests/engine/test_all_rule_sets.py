"""Invariants of every position in games of many rule sets.

There are every rule set, every option and many combinations.
"""

import pytest
from hypothesis import given, settings, strategies as st

from engine import notation
from engine.dealing import deal, position_rules
from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED, Game
from engine.moves import ABANDON, generate_moves, make_move
from engine.opponent import LEVELS, Opponent
from engine.position import (
    COUNT, DRAW, FACE_DOWN, FOUNDATION_COUNTS, HAND, IDLE, JOKER, NO_FOUNDATION, OUT_OF_USE, OVER, PILES, PLAYERS,
    POSITION_SIZE, QUIET, RESERVE, SHOW, STALEMATE, TOP, TURN, UNDEALT, UNDER, view
)
from engine.rules import RULE_SET_NAMES, options_of
from engine.score import points
from engine.verdict import VERDICTS, judge
from engine.workspace import Workspace
from tests.cases import klondike
from tests.support import positions

pytestmark = pytest.mark.slow

OPTIONS = [name + "+" + option for name in RULE_SET_NAMES for option in options_of(name)]
COMBINATIONS = """
    classic+backs+closed classic+backs+fewest+groups classic+closed+cut+mustload+peek classic+closed+peek+waste
    classic+fewest+mustspace+r12 classic+groups+strict+waste classic+groups+mustload classic+high+peek+release
    classic+houses+mustspace+waste classic+backs+closed+cut+fewest+groups+peek+r12+waste classic+r11+strict
    simple+backs+closed+waste simple+groups+peek+strict simple+fewest+mustload
    three+backs+closed+peek three+backs+groups+waste three+closed+cut+strict three+fewest+high+peek
    three+groups+houses+mustspace three+mustload+waste
""".split()
RULES = list(RULE_SET_NAMES) + OPTIONS + COMBINATIONS
# Good players reach other positions than random ones.
GAMES = [(rules, "random") for rules in RULES]
GAMES += [(rules, level) for rules in ("classic", "onepack") for level in LEVELS if level != "random"]
LONGEST = 20000  # plies; games end long before

_LETTERS = [source + place for source in "rhwWRQV123456789" for place in "f123456789RWQVw"]
_HOUSES = [source + place for source in "123456789" for place in "123456789"]
_GROUPS = [pair + size for pair in _HOUSES for size in ("*", "x2", "x3", "x13")]
ATTEMPTS = [notation.parse_move(token) for token in _LETTERS + _GROUPS + ["t", "u", "p", "ab"]]
SHARES = 4  # parts of ATTEMPTS, one of which is judged in each position: ten or more games cover all of them


def seed_of(rules):
    """Return a seed of its own for each rule set."""
    return RULES.index(rules) * 7 + 1


def game(rules, seed, level="random"):
    """Yield (position, next move) for each position of a game; last, None."""
    pos = deal(rules, seed)
    players = [Opponent(level, 3 * seed + seat) for seat in range(pos[PLAYERS])]
    for _ in range(LONGEST):
        if pos[OVER]:
            yield pos, None
            return
        player = players[pos[TURN]]
        player.choose(pos)
        yield pos, (player.src, player.dst)
        make_move(pos, player.src, player.dst)
    raise AssertionError("no end: " + notation.position_text(pos))


def faces(pos):
    """Check the counts and links of the piles.

    Return the sorted cards, without their pack and face.
    """
    found = []
    linked = set()
    for p in range(PILES):
        card = pos[TOP + p]
        if card in (UNDEALT, OUT_OF_USE):
            assert pos[COUNT + p] == 0 and 1 <= p <= 9
            continue
        count = 0
        while card:
            assert card & 127 not in linked
            linked.add(card & 127)
            found.append(card & 63)
            count += 1
            card = pos[UNDER + (card & 127)]
        assert count == pos[COUNT + p]
    for card in range(POSITION_SIZE - UNDER):
        assert not pos[UNDER + card] or card in linked
    for i in range(8):
        if pos[FOUNDATION_COUNTS + i] != NO_FOUNDATION:
            found += [(i >> 1) << 4 | rank for rank in range(1, pos[FOUNDATION_COUNTS + i] + 1)]
    return sorted(found)


def pack(rules):
    """Return the sorted cards of a rule set, without the joker."""
    row = position_rules(deal(rules, 0))
    return sorted([suit << 4 | rank for suit in range(4) for rank in range(1, row.ranks + 1)] * row.packs)


def whole(found, cards):
    """Return whether these are the cards of the game, with or without its joker.

    The joker may be set aside.
    """
    return found == cards or (JOKER & 63 in found and sorted(cards + [JOKER & 63]) == found)


@pytest.mark.parametrize("rules, level", GAMES)
def test_game_of_a_level_keeps_the_invariants(rules, level):
    cards = pack(rules)
    work = Workspace()
    out = work.moves
    again_work = Workspace()
    other = again_work.moves
    seen = bytearray(POSITION_SIZE)
    joker = JOKER & 63 in faces(deal(rules, seed_of(rules)))
    line = ""
    for ply, (pos, move) in enumerate(game(rules, seed_of(rules), level)):
        found = faces(pos)
        assert whole(found, cards), notation.position_text(pos)
        assert joker or JOKER & 63 not in found  # a joker set aside never returns
        joker = JOKER & 63 in found
        n = generate_moves(pos, work)
        # The position as the player sees it must have the same legal moves.
        view(pos, seen)
        assert generate_moves(seen, again_work) == n and other[: 2 * n] == out[: 2 * n], notation.position_text(pos)
        if ply % 5 == 0 or move is None:
            line = notation.position_text(pos)
            again = notation.parse_position(line)
            assert notation.position_text(again) == line
            assert generate_moves(again, again_work) == n and other[: 2 * n] == out[: 2 * n], line
            tokens = positions.moves(pos).split()
            assert tokens == sorted(set(tokens)), line
        if move:
            legal = zip(out[: 2 * n : 2], out[1 : 2 * n : 2])
            assert move == (ABANDON, ABANDON) or move in legal, notation.position_text(pos)
    end(rules, pos)


def end(rules, pos):
    """Check what must hold when a game is over."""
    winner = pos[OVER] - 1
    assert pos[TOP + SHOW] == 0 and notation.position_text(pos).endswith(" flags=-")
    if rules.startswith("klondike"):
        assert pos[OVER] == (1 if sum(pos[FOUNDATION_COUNTS : FOUNDATION_COUNTS + 8 : 2]) == 52 else DRAW)
        assert not pos[IDLE] and not pos[QUIET]
    if pos[OVER] in (DRAW, STALEMATE):
        assert rules.startswith(("foster", "klondike")) == (pos[OVER] == DRAW)
    else:
        left = pos[COUNT + HAND + 3 * winner] + pos[COUNT + HAND + 3 * winner + 1]
        assert left == 0
        assert pos[COUNT + HAND - 1 + 3 * winner] == 0 or rules.startswith("cats")
    score = points(pos)
    assert len(score) == pos[PLAYERS] and min(score) == 0 or pos[PLAYERS] == 1
    if 0 <= winner < pos[PLAYERS] and pos[PLAYERS] > 1:
        assert score.index(max(score)) == winner and score.count(0) == pos[PLAYERS] - 1


@pytest.mark.parametrize("rules", RULES)
def test_undo_to_the_start_and_replay_reach_the_same_positions(rules):
    seed = seed_of(rules) + 1
    one = Game(deal(rules, seed))
    kept = [bytes(one.pos)]
    for _, move in game(rules, seed):
        if move:
            one.play(*move)
            kept.append(bytes(one.pos))
    log = bytes(one.log[: 2 * one.ply])
    for _ in range(3):
        one.undo()
        assert one.pos == kept[one.ply]
    for ply in (one.ply // 2, one.ply // 4, 0):
        one.rewind(ply)
        assert one.pos == kept[ply]
    for i in range(0, len(log), 2):
        one.play(log[i], log[i + 1])
    assert one.pos == kept[-1]


STEPS = st.lists(max_size=40, elements=st.one_of(
    st.tuples(st.just("move"), st.integers(0, 255)),
    st.tuples(st.sampled_from((ATTEMPT_STOPPED, ATTEMPT_STANDS)), st.sampled_from(ATTEMPTS)),
    st.tuples(st.just("back"), st.integers(0, 3)),
))  # fmt: skip


@pytest.mark.parametrize("rules", RULES)
@settings(max_examples=10)
@given(seed=st.integers(0, 2**48 - 1), ahead=st.integers(0, 400), steps=STEPS)
def test_game_of_random_moves_and_attempts_continues(rules, seed, ahead, steps):
    """Make moves, attempts and undos in any order, after some random moves.

    Attempts are stopped, or stand.
    """
    one = Game(deal(rules, seed))
    player = Opponent("random", seed)
    for _ in range(ahead):
        if not one.n or one.pos[OVER]:
            break
        player.choose(one.pos)
        one.play(player.src, player.dst)
    start = one.ply
    kept = [bytes(one.pos)]
    cards = pack(rules)
    for kind, what in steps:
        if kind == "move":
            if one.n:
                i = 2 * (what % one.n)
                one.play(one.moves[i], one.moves[i + 1])
        elif kind == "back":
            one.rewind(max(start, one.ply - what))
        else:
            attempt(rules, one, kind, *what)
        del kept[one.ply - start :]
        kept.append(bytes(one.pos))
        assert whole(faces(one.pos), cards)
        line = notation.position_text(one.pos)
        assert notation.position_text(notation.parse_position(line)) == line
    listed = legal_moves(one)
    tried = {*ATTEMPTS[(seed + one.ply) % SHARES :: SHARES], *listed}
    assert {move for move in tried if VERDICTS[judge(one.pos, *move, one.work)] == "ok"} == listed
    assert one.pos == kept[-1]  # judging changes nothing
    while one.ply > start:
        one.undo()
        kept.pop()
        assert one.pos == kept[-1]


def legal_moves(one):
    """Return the legal moves of a game, with resigning."""
    moves = {(one.moves[i], one.moves[i + 1]) for i in range(0, 2 * one.n, 2)}
    if not one.pos[OVER]:
        moves.add((ABANDON, ABANDON))  # always legal, but never listed
    return moves


def attempt(rules, one, kind, source, destination):
    """Make an attempt in a game.

    A legal or impossible one must be refused and change nothing.
    """
    verdict = VERDICTS[judge(one.pos, source, destination, one.work)]
    before = bytes(one.pos)
    assert (verdict == "ok") == ((source, destination) in legal_moves(one))
    refused = verdict == "ok" or one.pos[OVER] or kind == ATTEMPT_STANDS and verdict in ("not-available", "no-fit")
    # If a foundation play comes first, an attempt stands only if the card fits; the checks of the cards show others.
    open_to_either = kind == ATTEMPT_STANDS and verdict.endswith("-first") and verdict != "space-first"
    try:
        one.play(source | kind, destination)
    except ValueError as error:
        assert str(error).startswith("attempt: ") and (refused or open_to_either)
        assert one.pos == before
    else:
        assert not refused
        assert kind == ATTEMPT_STANDS or (one.pos == before) == bool(turn_continues(rules, verdict))


def turn_continues(rules, verdict):
    """Return whether the turn continues after the attempt was undone (RULES 9)."""
    return rules.startswith(("onepack", "klondike")) or (rules.startswith("foster") and verdict != "foundation-first")


def test_games_have_every_kind_of_move_of_the_rule_set():
    """Random games have the listed kinds of moves and no others."""
    kinds = {
        "classic": "rf 1f hf r1 h1 11 rR rW 1R 1W hR hW t hw",
        "onepack": "11 11x2 h1 w1 W1 hW wW t hw",
        "foster": "1f Rf Wf hf rf wf 11 W1 h1 r1 w1 1R 1W hR hW rR rW wR wW u t hw p",
        "cats": "rf 1f hf wf r1 h1 w1 11 11x2 rW 1W t hw",
        "catsfull": "rf 1f hf wf r1 h1 w1 11 rW 1W t hw",
        "three": "rf 1f hf r1 h1 11 rR rW 1R 1W hR hW rQ rV 1Q 1V hQ hV t hw",
        "klondike": "1f wf w1 11 11x2 t ab",
        "classic+waste": "rf 1f hf wf r1 h1 w1 11 rR rW 1R 1W hR hW wR wW t hw",
        "classic+closed": "rf 1f hf r1 h1 11 rR rW 1R 1W hR hW u t hw",
        "classic+groups": "rf 1f hf r1 h1 11 11x2 rR rW 1R 1W hR hW t hw",
    }
    for rules, expected in kinds.items():
        found = set()
        for seed in range(12):
            for _, move in game(rules, seed):
                if move:
                    token = notation.move_text(*move).replace("*", "x").split("x")
                    one = "".join("1" if c in "123456789" else c for c in token[0])
                    found.add(one + ("x2" if token[1:] else ""))
        # Only a player with a reserve and nothing else may pass, which is rare except in `foster`.
        assert found - ({"p"} if "p" not in expected.split() else set()) == set(expected.split()), rules


def test_klondike_without_a_legal_move_is_resigned():
    pos = notation.parse_position(positions.line(klondike.STUCK))
    assert positions.moves(pos) == ""
    for level in ("random", "greedy"):
        player = Opponent(level, 1)
        player.choose(pos)
        assert (player.src, player.dst) == (ABANDON, ABANDON)


@pytest.mark.parametrize("rules", [
    "classic", "onepack", "foster", "classic+closed", "classic+backs", "three+backs+closed", "klondike", "cats",
])  # fmt: skip
def test_face_down_tops_are_only_hands_and_unturned_reserves(rules):
    reserve_may = rules == "foster" or "closed" in rules
    for pos, _ in game(rules, 3):
        for p in range(PILES):
            top = pos[TOP + p]
            if p >= HAND and (p - HAND) % 3 == 0:
                assert top & FACE_DOWN or not top
            elif p < RESERVE or (p - RESERVE) % 3 or not reserve_may:
                assert not top & FACE_DOWN, notation.position_text(pos)
