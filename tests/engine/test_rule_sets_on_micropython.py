"""Every rule set and option plays on MicroPython as on CPython.

MicroPython has 32 bit, with an RP2040's heap.
"""

import pytest

from engine.opponent import LEVELS
from engine.rules import RULE_SET_NAMES
from tests.support import rule_set_checks, unix_micropython
from tests.support.rule_set_checks import PLAYED_LEVELS, WHOLE_GAMES

pytestmark = pytest.mark.slow

# Memory is collected before the heap is full, as on a board, because a full heap is too fragmented to compile modules.
START = "import gc; gc.threshold(16_000); from tests.support import rule_set_checks; "
HEAP = "215k"


def same(check, capsys):
    """Run a check on CPython and MicroPython, compare, and return the output.

    check: the name and the arguments of a function of rule_set_checks.
    """
    unix_micropython.require(32)
    name, argument = check
    getattr(rule_set_checks, name)(*argument)
    here = capsys.readouterr().out
    call = "%srule_set_checks.%s(%s)" % (START, name, ", ".join(map(repr, argument)))
    assert unix_micropython.printed(call, heap=HEAP) == here
    return here


@pytest.mark.parametrize("module", rule_set_checks.CASE_MODULES)
def test_cases_hold_on_micropython(module, capsys):
    same(("cases", (module,)), capsys)


def test_fosters_two_pack_hand_is_the_same_on_micropython(capsys):
    same(("fosters_hand", ()), capsys)


@pytest.mark.parametrize("some, rules", [("rule sets", RULE_SET_NAMES), ("options", rule_set_checks.OPTION_RULES)])
def test_games_are_the_same_byte_for_byte(some, rules, capsys):
    more = len(WHOLE_GAMES) * (len(LEVELS) - len(PLAYED_LEVELS)) if some == "rule sets" else 0
    assert same(("games", (some,)), capsys).count("\n") == len(rules) * len(PLAYED_LEVELS) + more


def test_nothing_is_taken_from_the_heap_move_by_move():
    lines = unix_micropython.printed(START + "rule_set_checks.allocations()", heap=HEAP).splitlines()
    assert len(lines) == len(RULE_SET_NAMES) + len(rule_set_checks.QUIET) + len(WHOLE_GAMES) * (len(LEVELS) - 1)
    for line in lines:
        assert line.split(" ", 2)[2] == "legal 0 choose 0 judge 0 apply 0", line
