"""Where a card may go: what the generator, the playouts and the evaluation write out agrees with placement.py."""

import pytest

from engine import playouts
from engine.evaluation import evaluate
from engine.foundation_moves import FIND_ALL, foundation_moves
from engine.moves import free_moves, generate_moves, make_move
from engine.notation import position_text
from engine.placement import first_space, fits, fits_foundation, fits_load, fitting_houses, may_place, spaces
from engine.position import (
    ALL, FACE_DOWN, FOUNDATION, FOUNDATION_COUNTS, GROUP, HAND, HOUSES, MASKS, OVER, PASS, PLAYERS, POSITION_SIZE,
    RESERVE, SHOW, STYLE, TOP, TURN, WASTE, pile
)
from engine.rules import ANY_SUIT, LOAD_LAST, RULE_SET_NAMES
from engine.verdict import is_available
from engine.weights import (
    W_LOADS_RESERVE, W_LOADS_WASTE, W_OPPONENT_RESERVE_FITS_FOUNDATION, W_OPPONENT_RESERVE_FITS_HOUSE, W_ROW, W_SPACES,
    ZERO
)
from engine.workspace import Workspace
from tests.support.played import move_set, played_positions

TWO_PACK_RULES = [name for name in RULE_SET_NAMES if name != "onepack"]
WITH_OPTIONS = ["classic+groups+waste", "classic+backs+closed", "simple+groups", "three+backs+waste"]


SINGLE = [(source, place) for source in range(FOUNDATION) for place in range(1, FOUNDATION + 1) if place != WASTE]
SIZES = range(2, 14)
GROUPS = [(a | GROUP, size << 4 | b) for a in range(1, 10) for b in range(1, 10) for size in SIZES]


@pytest.mark.parametrize("rules", TWO_PACK_RULES + WITH_OPTIONS)
def test_free_moves_are_those_that_placement_allows(rules):
    work = Workspace()
    for pos in played_positions(rules, 2):
        allowed = set()
        for move in SINGLE + GROUPS:
            source, place = move
            if source == HAND or place == RESERVE or not is_available(pos, *move) or not may_place(pos, *move):
                continue
            if place == FOUNDATION and pos[PLAYERS] > 1:  # compulsory there, and no free move
                continue
            if place == FOUNDATION or source & GROUP or not 0 < source < RESERVE or place < RESERVE:
                allowed.add(move)
            elif not (pos[MASKS + 1] & LOAD_LAST and fitting_houses(pos, pos[TOP + source])):
                allowed.add(move)
        found = {move for move in move_set(work.moves, free_moves(pos, work))
                 if move not in ((HAND, SHOW), (PASS, PASS), (SHOW, WASTE), (RESERVE, RESERVE))}
        assert found == allowed, position_text(pos)


@pytest.mark.parametrize("rules", [name for name in TWO_PACK_RULES if name != "klondike"])
def test_compulsory_moves_are_the_cards_that_fit_a_foundation(rules):
    work = Workspace()
    for pos in played_positions(rules, 2):
        found = move_set(work.moves, foundation_moves(pos, work.moves, FIND_ALL))
        allowed = {(source, FOUNDATION) for source in range(FOUNDATION)
                   if source != HAND and is_available(pos, source, FOUNDATION) and may_place(pos, source, FOUNDATION)}
        assert found == ({(RESERVE, FOUNDATION)} if (RESERVE, FOUNDATION) in found and len(found) == 1 else allowed)
        assert bool(found) == bool(allowed)


@pytest.mark.parametrize("rules", RULE_SET_NAMES)
def test_spaces_and_fitting_houses_agree_house_by_house(rules):
    for pos in played_positions(rules, 1):
        houses = range(1, pos[HOUSES] + 1)
        empty = [house for house in houses if not pos[TOP + house]]
        assert spaces(pos) == sum(1 << house for house in empty)
        assert first_space(pos) == min(empty, default=0)
        for card in (pos[TOP + SHOW], pos[TOP + RESERVE], *(pos[TOP + house] for house in houses)):
            if 0 < card < FACE_DOWN and card & 15 < 14:
                bits = sum(1 << house for house in houses if fits(card, pos[TOP + house]))
                assert fitting_houses(pos, card) == bits


def feature(pos, weight):
    """Return how often the evaluation counts what a weight stands for."""
    weights = bytearray([ZERO] * (2 * W_ROW))
    weights[weight] = weights[W_ROW + weight] = ZERO + 1
    return evaluate(pos, bytes(weights))


@pytest.mark.parametrize("rules", [name for name in TWO_PACK_RULES if name != "klondike"])
def test_evaluation_counts_what_placement_allows(rules):
    seen = 0
    for pos in played_positions(rules, 2):
        houses = [pos[TOP + house] for house in range(1, pos[HOUSES] + 1)]
        cards = [card for card in houses if card and card & 15 < 14]
        other = pos[TOP + pile(pos, RESERVE + 3)]
        own = pos[TOP + pile(pos, RESERVE)] & 127
        waste = pos[TOP + SHOW] or pos[TOP + pile(pos, WASTE)]
        any_suit = pos[STYLE] & ANY_SUIT
        face_up = 0 < other < FACE_DOWN
        expected = {
            W_SPACES: bin(spaces(pos)).count("1"),
            W_OPPONENT_RESERVE_FITS_HOUSE: int(face_up and fitting_houses(pos, other) != 0),
            W_OPPONENT_RESERVE_FITS_FOUNDATION: int(face_up and fits_foundation(pos, other)),
            W_LOADS_WASTE: sum(fits_load(card, waste, any_suit) for card in cards),
            W_LOADS_RESERVE: sum(fits_load(card, own, any_suit) for card in cards),
        }
        assert {weight: feature(pos, weight) for weight in expected} == expected, position_text(pos)
        seen += sum(expected.values())
    assert seen > 100


def piles(pos):
    """Return which cards are where and who is to move, without the counters."""
    return bytes(pos[i] & 127 for i in range(FOUNDATION_COUNTS, POSITION_SIZE)) + bytes((pos[TURN], pos[OVER]))


@pytest.mark.source
def test_every_move_of_a_playout_is_one_that_the_engine_allows(monkeypatch):
    monkeypatch.setattr(playouts, "_MAX_TURN_MOVES", 1)
    work = Workspace()
    after = bytearray(POSITION_SIZE)
    child = bytearray(POSITION_SIZE)
    placed = 0
    for pos in played_positions("classic", 6):
        after[ALL] = pos
        playouts.play_turn(after, 0)
        moves = move_set(work.moves, generate_moves(pos, work))
        made = set()
        for move in moves:
            child[ALL] = pos
            make_move(child, *move)
            if piles(child) == piles(after):
                made.add(move)
        assert made, position_text(pos)
        if made <= {(HAND, SHOW), (SHOW, WASTE), (PASS, PASS)}:
            # The reserve and the showing card have no place then.
            assert not [move for move in moves if move[0] == RESERVE or (move[0] == SHOW and move[1] != WASTE)]
            assert not [move for move in moves if move[1] == FOUNDATION]
        else:
            placed += 1
    assert placed > 300
