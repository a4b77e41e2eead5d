"""The review of a game: who was ahead at each turn, and the costliest decisions."""

import random

import pytest

from engine.dealing import deal
from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED, Game
from engine.moves import generate_moves, make_move
from engine.opponent import Opponent
from engine.position import ABANDON, FACE_DOWN, HAND, OVER, PASS, PLAYERS, RESERVE, SHOW, TOP, TURN, UNDER, WASTE
from engine.review import EVEN_LEAD, MAX_DECISIONS, WIN_MISSED, Review
from engine.workspace import Workspace
from tests.support import unix_micropython
from tests.support.reviewed import played, reviewed, told

pytestmark = pytest.mark.slow  # each plays whole games and judges every turn

EXPERTS = ("expert", "expert", "expert")
MISSED = (2, 8)  # games of strong against itself in which a turn could be won and was not


def moves_of(pos):
    work = Workspace()
    return [bytes(work.moves[2 * i : 2 * i + 2]) for i in range(generate_moves(pos, work))]


def with_blunder(rules, seed):
    """Play experts, but let A once end the turn with a playable card.

    Return the game and that ply.
    """
    game = Game(deal(rules, seed))
    seats = [Opponent(level, seed * 4 + i + 1) for i, level in enumerate(EXPERTS)]
    planted = -1
    turns = 0
    while not game.pos[OVER]:
        player = seats[game.pos[TURN]]
        player.choose(game.pos)
        src, dst = player.src, player.dst
        turns += src == SHOW and dst == WASTE
        could = src == SHOW and 0 < dst < RESERVE and game.is_legal(SHOW, WASTE) and game.pos[TURN] == 0
        if planted < 0 and turns > 3 and could:
            planted = game.ply
            dst = WASTE
        game.play(src, dst)
    return game, planted


@pytest.mark.parametrize("rules, seed", [("classic", 3), ("classic", 9), ("simple", 4), ("foster", 2), ("three", 5)])
def test_review_of_experts_names_a_planted_blunder(rules, seed):
    game, planted = with_blunder(rules, seed)
    assert planted >= 0
    review = reviewed(game, (0,))
    assert planted in [decision.ply for decision in review.decisions]
    decision = next(decision for decision in review.decisions if decision.ply == planted)
    assert decision.turn_continues and decision.player == 0
    pos = game.position_at(planted)
    for i in range(0, len(decision.plan), 2):  # the better moves must be legal
        assert decision.plan[i : i + 2] in moves_of(pos)
        make_move(pos, decision.plan[i], decision.plan[i + 1])


def test_review_finds_that_experts_lose_less_than_novices():
    cost = {}
    for level in ("novice", "expert"):
        games = [played("simple", seed, (level, "greedy")) for seed in range(4)]
        cost[level] = sum(decision.cost for game in games for decision in reviewed(game, (0,)).decisions)
    assert cost["expert"] < cost["novice"] // 10


@pytest.mark.parametrize(
    "rules", ["classic", "foster", "foster32", "cats", "catsfull", "onepack", "simple", "three", "classic+strict",
              "classic+backs", "classic+closed", "classic+peek", "classic+groups", "classic+waste"]
)  # fmt: skip
def test_review_works_for_every_rule_set_and_its_plans_are_legal(rules):
    game = played(rules, 3, ("novice",) * (3 if rules == "three" else 2))
    game.rewind(min(game.ply, 100))
    players = tuple(range(game.pos[PLAYERS]))
    review = reviewed(game, players)
    starts = [bytes(pos) for _, pos, _, _ in game.positions()]
    turns = sum(before[TURN] != after[TURN] for before, after in zip(starts, [*starts[1:], game.pos], strict=True))
    assert len(review.leads) == turns + (starts[-1][TURN] == game.pos[TURN]) + 1
    assert review.decisions and len(review.decisions) <= MAX_DECISIONS
    assert [d.ply for d in review.decisions] == sorted(d.ply for d in review.decisions)
    for decision in review.decisions:
        pos = bytearray(starts[decision.ply])
        assert pos[TURN] == decision.player
        plan = [decision.plan[i : i + 2] for i in range(0, len(decision.plan), 2)]
        assert plan[0] != bytes(game.log[2 * decision.ply : 2 * decision.ply + 2])
        for move in plan:
            assert move in moves_of(pos)
            make_move(pos, *move)


def test_review_does_not_depend_on_hidden_cards():
    """Shuffle the cards of a hand that nobody has seen.

    The review of the earlier moves must not change.
    """
    game = played("classic", 6, ("novice", "novice"))
    game.rewind(100)
    decision = reviewed(game, (0, 1)).decisions[-1]
    base = bytearray(game.base)
    # Shuffle the cards of A's hand that are turned up after the decision: they lie deeper than any seen by then.
    pos = game.position_at(decision.ply)
    hand = []
    card = pos[TOP + RESERVE + 1]
    while card:
        hand.append(card)
        card = pos[UNDER + (card & 127)]
    assert len(hand) > 5 and all(card & FACE_DOWN for card in hand)
    shuffled = list(hand)
    random.Random(1).shuffle(shuffled)
    # In the starting position the same cards are the deepest of the hand.
    chain = []
    card = base[TOP + RESERVE + 1]
    while card:
        chain.append(card)
        card = base[UNDER + (card & 127)]
    assert chain[-len(hand) :] == hand
    chain[-len(hand) :] = shuffled
    base[TOP + RESERVE + 1] = chain[0]
    for i, card in enumerate(chain):
        base[UNDER + (card & 127)] = chain[i + 1] if i + 1 < len(chain) else 0
    game.rewind(decision.end)
    other = Game(base)
    for _, _, source, destination in game.positions():
        other.play(source, destination)
    first = Review(game, (0, 1), 0)
    second = Review(other, (0, 1), 0)
    assert told(first) == told(second) and first.decisions


def test_review_turning_up_and_compulsory_moves_cost_nothing():
    game = played("classic", 4, ("random", "random"))
    for decision in reviewed(game, (0, 1)).decisions:
        assert (game.log[2 * decision.ply], game.log[2 * decision.ply + 1]) != (HAND, SHOW)
        pos = game.position_at(decision.ply)
        assert len(moves_of(pos)) > 1


def test_review_leads_of_two_players_are_opposite():
    game = played("foster", 3, ("greedy", "greedy"))
    mine = Review(game, (), 0)
    others = Review(game, (), 1)
    told(mine), told(others)
    for a, b in zip(mine.leads, others.leads, strict=True):
        assert abs(a - EVEN_LEAD + b - EVEN_LEAD) <= 1  # rounded
    assert max(mine.leads) > EVEN_LEAD + 5 or min(mine.leads) < EVEN_LEAD - 5
    assert not mine.decisions


def test_review_judges_stopped_attempts():
    game = Game(deal("classic", 5))
    seats = [Opponent("expert", 1), Opponent("expert", 2)]
    planted = -1
    while not game.pos[OVER]:
        player = seats[game.pos[TURN]]
        player.choose(game.pos)
        if planted < 0 and game.pos[TURN] == 0 and game.ply > 30 and not game.is_legal(1, 2) and game.n > 1:
            planted = game.ply
            game.play(1 | ATTEMPT_STOPPED, 2)  # does not fit
            continue
        game.play(player.src, player.dst)
    review = reviewed(game, (0,))
    assert planted in [decision.ply for decision in review.decisions]
    assert bytes((1, 2)) not in [decision.plan[:2] for decision in review.decisions]


def test_review_standing_errors_and_resigning_are_not_judged():
    game = Game(deal("classic", 5))
    player = Opponent("expert", 1)
    while game.ply < 60:
        player.choose(game.pos)
        game.play(player.src, player.dst)
    while game.pos[TURN]:
        player.choose(game.pos)
        game.play(player.src, player.dst)
    game.play(ABANDON, ABANDON)
    review = reviewed(game, (0, 1))
    assert game.ply - 1 not in [decision.ply for decision in review.decisions]
    firsts = [decision.plan[0] for decision in review.decisions]
    assert ATTEMPT_STANDS not in [first & ATTEMPT_STANDS for first in firsts if first != PASS]


def test_review_in_classic_accepts_a_move_that_is_better_on_average(monkeypatch):
    game = played("classic", 33, ("expert", "greedy"))
    assert not reviewed(game, (0,)).decisions
    monkeypatch.setattr("engine.review.supports_playouts", lambda view: False)
    assert len(reviewed(game, (0,)).decisions) == MAX_DECISIONS


@pytest.mark.parametrize("seed", MISSED)
def test_review_shows_a_win_that_was_given_up(seed):
    game = played("classic", seed, ("strong", "strong"))
    missed = [decision for decision in reviewed(game, (0, 1)).decisions if decision.cards == WIN_MISSED]
    for decision in missed:
        pos = game.position_at(decision.ply)
        player = pos[TURN]
        plan = decision.plan
        assert player == decision.player
        assert plan[:2] != game.log[2 * decision.ply : 2 * decision.ply + 2]
        for i in range(0, len(plan), 2):
            assert plan[i : i + 2] in moves_of(pos)
            make_move(pos, plan[i], plan[i + 1])
        assert pos[OVER] == player + 1
    assert missed


@pytest.mark.source  # its search is replaced
def test_review_works_in_short_slices_and_is_bounded():
    game = played("classic", 9, ("random", "random"))
    review = Review(game, (0,), 0)
    search = review._search
    nodes = []
    go = search.go

    def counted(n, work):
        before = search.nodes
        done = go(n, work)
        nodes.append(search.nodes - before)
        return done

    search.go = counted
    shares = []
    while not review.go():
        shares.append(review.percent_done())
    assert shares == sorted(shares) and shares[0] < 5 and shares[-1] > 90 and len(set(shares)) > 40
    assert sum(nodes) < 60_000
    assert max(nodes) < 120 and sorted(nodes)[len(nodes) * 95 // 100] < 30


def test_review_on_micropython_is_the_same():
    unix_micropython.require(32)  # as on a board
    for rules, seed, level in (
        ("simple", 3, "novice"), ("onepack", 2, "easy"), ("foster32", 1, "novice"), ("classic", 3, "easy"),
    ):  # fmt: skip
        done = unix_micropython.run(["tests/support/reviewed.py", rules, str(seed), level], bits=32, heap="400k")
        assert done.returncode == 0, done.stderr
        game = played(rules, seed, (level, level))
        assert done.stdout.strip() == told(Review(game, (0, 1), 0))


