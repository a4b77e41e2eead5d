# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Every rule set and option on MicroPython, 64 bit and 32 bit with an RP2040's heap: as on CPython."""

import pytest

from engine.rules import NAMES
from tests.support import micropython, rule_set_checks
from tests.support.rule_set_checks import PLAYED

pytestmark = pytest.mark.slow

# The heap is collected before it is full, as on a board: what is compiled finds too small pieces in a full one.
START = "import gc; gc.threshold(16_000); from tests.support import rule_set_checks; "
RUNTIMES = pytest.mark.parametrize("bits, heap", [(64, None), (32, "190k")])


def same(check, bits, heap, capsys):
    """Run one of tests/support/rule_set_checks here and there; skips where that MicroPython cannot be had."""
    micropython.require(bits)
    name, argument = check
    getattr(rule_set_checks, name)(*argument)
    here = capsys.readouterr().out
    call = "%srule_set_checks.%s(%s)" % (START, name, ", ".join(map(repr, argument)))
    done = micropython.run(["-c", call], bits=bits, heap=heap)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout == here
    return here


@RUNTIMES
@pytest.mark.parametrize("module", rule_set_checks.MODULES)
def test_cases_hold_on_micropython(module, bits, heap, capsys):
    same(("cases", (module,)), bits, heap, capsys)


@RUNTIMES
def test_fosters_two_pack_hand(bits, heap, capsys):
    same(("fosters_hand", ()), bits, heap, capsys)


# What the expert reckons could only go wrong in the 31 bits of a small number of 32; with 64 test_engine_on_micropython
# has games of all levels.
@pytest.mark.parametrize("some, rules, levels, bits, heap", [
    ("rule sets", NAMES, ("random", "greedy"), 64, None), ("rule sets", NAMES, PLAYED, 32, "190k"),
    ("options", rule_set_checks.OPTIONS, PLAYED, 32, "190k"),  # as on a board, which has 32
])  # fmt: skip
def test_games_are_the_same_byte_for_byte(some, rules, levels, bits, heap, capsys):
    assert same(("games", (some, levels)), bits, heap, capsys).count("\n") == len(rules) * len(levels)


def test_nothing_is_taken_from_the_heap_move_by_move():
    micropython.require(32)
    call = "from tests.support import rule_set_checks; rule_set_checks.allocations()"
    done = micropython.run(["-c", call], bits=32, heap="190k")
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == len(NAMES) + len(rule_set_checks.QUIET)
    for line in lines:
        assert line.split(" ", 1)[1] == "legal 0 choose 0 judge 0 apply 0", line
