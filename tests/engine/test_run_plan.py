"""Several cards of a house move as single legal moves, and come to lie as if they had moved together."""

import random

import pytest

from engine.dealing import deal
from engine.game import Game
from engine.position import COUNT, FACE_DOWN, HOUSES, MAX_PILE_CARDS, OVER, TOP, read_pile
from engine.run_plan import RunPlan, run_length, run_places

RULES = ["classic", "classic+backs", "classic+release", "foster", "catsfull", "simple", "three"]


def pile_of(pos, house):
    """Return the cards of a house, the lowest first."""
    room = bytearray(MAX_PILE_CARDS)
    return bytes(room[: read_pile(pos, house, room)])


def cards_of(pos, house):
    """Return the cards of a house as if all lay face up, the lowest first."""
    return bytes(card & 127 for card in pile_of(pos, house))


def games(rules, seeds, plies):
    """Play random games, and yield each before every move."""
    for seed in seeds:
        game = Game(deal(rules, seed))
        chance = random.Random(seed)
        while not game.pos[OVER] and game.n and game.ply < plies:
            yield game
            i = 2 * chance.randrange(game.n)
            game.play(game.moves[i], game.moves[i + 1])


@pytest.mark.parametrize("rules", RULES)
def test_each_move_of_a_run_is_legal_and_the_run_arrives_whole(rules):
    plan = RunPlan()
    sizes = set()
    for game in games(rules, range(25), 200):
        pos = game.pos
        for house in range(1, pos[HOUSES] + 1):
            for size in range(2, run_length(pos, house) + 1):
                places = run_places(pos, house, size, plan)
                for to in range(1, pos[HOUSES] + 1):
                    if not places >> to & 1:
                        continue
                    assert plan.find(pos, house, size, to)
                    after = Game(pos)
                    for i in range(0, 2 * plan.n, 2):
                        after.play(plan.moves[i], plan.moves[i + 1])  # This raises ValueError for an illegal move.
                    before = {each: cards_of(pos, each) for each in range(1, pos[HOUSES] + 1)}
                    expected = dict(before)
                    expected[to] += before[house][-size:]
                    expected[house] = before[house][:-size]
                    assert {each: cards_of(after.pos, each) for each in expected} == expected
                    sizes.add(size)
    assert sizes >= {2, 3}


def test_plan_takes_as_few_moves_as_its_spaces_allow():
    # 4 cards by way of two spaces: two go aside, one by one, two go over, and the two follow.
    moves_by_size = {}
    for game in games("classic", range(40), 200):
        pos = game.pos
        plan = RunPlan()
        for house in range(1, pos[HOUSES] + 1):
            for size in range(2, run_length(pos, house) + 1):
                places = run_places(pos, house, size, plan)
                for to in range(1, pos[HOUSES] + 1):
                    if pos[TOP + to] and places >> to & 1 and plan.find(pos, house, size, to):
                        free = sum(not pos[TOP + each] for each in range(1, pos[HOUSES] + 1))
                        assert size <= 2**free
                        moves_by_size.setdefault((size, free), set()).add(plan.n)
    assert all(counts == {2 * size - 1} for (size, free), counts in moves_by_size.items() if size <= free + 1)
    assert {size for size, _ in moves_by_size} >= {2, 3}


def test_no_run_without_a_space_or_where_groups_move():
    for rules in ("onepack", "cats", "klondike", "classic+groups"):
        for game in games(rules, range(3), 60):
            assert not any(run_length(game.pos, house) for house in range(1, game.pos[HOUSES] + 1))
    for game in games("classic", range(10), 100):
        pos = game.pos
        has_space = any(not pos[TOP + house] for house in range(1, 9))
        assert has_space == any(run_length(pos, house) for house in range(1, 9))


def test_face_down_cards_are_not_taken_along():
    seen = False
    for game in games("classic+backs", range(20), 150):
        pos = game.pos
        for house in range(1, pos[HOUSES] + 1):
            n = run_length(pos, house)
            down = sum(card >= FACE_DOWN for card in pile_of(pos, house))
            assert n in (0, pos[COUNT + house] - down)
            seen = seen or n > 0 and down > 0
    assert seen


def test_a_plan_leaves_the_position_and_its_moves_as_they_are():
    for game in games("classic", range(10), 120):
        before = bytes(game.pos), bytes(game.moves[: 2 * game.n])
        plan = RunPlan()
        for house in range(1, 9):
            if run_length(game.pos, house) > 1:
                run_places(game.pos, house, 2, plan)
        assert (bytes(game.pos), bytes(game.moves[: 2 * game.n])) == before
