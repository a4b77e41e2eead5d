"""The records of the options of RULES 4."""

from engine.rules import options, rule_sets


def test_options_that_exclude_each_other_both_say_so():
    excluded = {(option.name, other) for option in options() for other in option.excludes}
    assert excluded and excluded == {(other, name) for name, other in excluded}
    assert {name for pair in excluded for name in pair} <= {option.name for option in options()}


def test_rows_have_their_numbers_in_the_columns_of_the_records():
    for each in rule_sets():
        # Two packs or the joker's, a reserve and a house's first card for each player, and houses for all.
        assert each.family in (0, 1) and each.players in (1, 2, 3) and each.packs in (1, 2)
        assert 7 <= each.houses + each.family <= 9 or each.name == "simple"
        assert each.lowest_rank + each.ranks in (13, 14) and each.starter < 4 and len(each.masks) == 4
        assert each.match_points % 25 == 0 and each.match_points >= 25
