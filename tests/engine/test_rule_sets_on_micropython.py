# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Every rule set and option plays on MicroPython as on CPython.

MicroPython has 64 bit, or 32 bit with an RP2040's heap.
"""

import pytest

from engine.rules import NAMES
from tests.support import micropython, rule_set_checks
from tests.support.rule_set_checks import PLAYED

pytestmark = pytest.mark.slow

# Memory is collected before the heap is full, as on a board, because a full heap is too fragmented to compile modules.
START = "import gc; gc.threshold(16_000); from tests.support import rule_set_checks; "
RUNTIMES = pytest.mark.parametrize("bits, heap", [(64, None), (32, "190k")])


def same(check, bits, heap, capsys):
    """Run a check on CPython and MicroPython, compare, and return the output.

    check: the name and the arguments of a function of rule_set_checks.
    """
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
def test_fosters_two_pack_hand_is_the_same_on_micropython(bits, heap, capsys):
    same(("fosters_hand", ()), bits, heap, capsys)


# The expert's arithmetic could only overflow the 31 bits of a small integer on 32 bits, so experts play there only; on
# 64 bits test_engine_on_micropython plays all levels.
@pytest.mark.parametrize("some, rules, levels, bits, heap", [
    ("rule sets", NAMES, ("random", "greedy"), 64, None), ("rule sets", NAMES, PLAYED, 32, "190k"),
    ("options", rule_set_checks.OPTIONS, PLAYED, 32, "190k"),  # as on a board, which has 32 bits
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
