"""The two families: the same functions in both modules, and what the one-pack game's says of its houses."""

import inspect

import pytest

from engine import one_pack, placement
from engine.dealing import deal
from engine.families import FAMILIES, family_of
from engine.moves import generate_moves
from engine.position import GROUP, RESERVE, TOP, WHOLE_HOUSE, has_foundations, has_reserve, pile
from engine.rules import RULE_SET_NAMES, rule_set
from engine.workspace import Workspace
from tests.support.played import move_set, played_positions

FUNCTIONS = (
    "fits", "fits_foundation", "may_place", "mask_of", "group_bottom", "is_closed", "has_direction", "leads_to_space",
    "space_filler",
)  # fmt: skip


@pytest.mark.source
def test_functions_of_a_family_have_the_same_arguments_in_both_modules():
    assert FAMILIES == (placement, one_pack)
    for name in FUNCTIONS:
        one, other = (inspect.signature(getattr(family, name)) for family in FAMILIES)
        assert one == other, name


@pytest.mark.parametrize("rules", RULE_SET_NAMES)
def test_position_says_its_family_and_which_piles_its_rule_set_has(rules):
    pos = deal(rules, 1)
    assert family_of(pos) is (one_pack if rules == "onepack" else placement)
    assert has_foundations(pos) == (rules != "onepack")
    assert has_reserve(pos) == (rule_set(rules).reserve > 0)


def test_one_pack_moves_go_where_the_family_allows():
    work = Workspace()
    whole = single = 0
    for pos in played_positions("onepack", 4):
        for source, place in move_set(work.moves, generate_moves(pos, work)):
            if source & GROUP:
                assert one_pack.group_bottom(pos, source & 15, place >> 4)
                assert place >> 4 == WHOLE_HOUSE and not one_pack.is_closed(pos, place & 15)
                whole += 1
            elif 0 < place < RESERVE and pos[TOP + place]:
                card = pos[TOP + pile(pos, source)]
                assert one_pack.fits(card, pos[TOP + place]) and not one_pack.is_closed(pos, place)
                single += 1
    assert whole > 20 and single > 200
