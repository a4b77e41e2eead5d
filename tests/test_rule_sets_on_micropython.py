# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Every rule set and option on MicroPython, 64 bit and 32 bit with an RP2040's heap: as on CPython."""

import pytest

from tests import micropython, rule_set_checks

RUNTIMES = pytest.mark.parametrize("bits, heap", [(64, None), (32, "190k")])


def same(check, bits, heap, capsys):
    """Run one of tests/rule_set_checks here and there; skips where that MicroPython cannot be had."""
    micropython.require(bits)
    name, argument = check
    getattr(rule_set_checks, name)(*argument)
    here = capsys.readouterr().out
    call = "rule_set_checks.%s(%s)" % (name, repr(argument[0]) if argument else "")
    done = micropython.run(["-c", "from tests import rule_set_checks; " + call], bits=bits, heap=heap)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout == here
    return here


@RUNTIMES
@pytest.mark.parametrize("module", rule_set_checks.MODULES)
def test_positions_written_by_hand_hold(module, bits, heap, capsys):
    same(("cases", (module,)), bits, heap, capsys)


@RUNTIMES
def test_fosters_two_pack_hand(bits, heap, capsys):
    same(("fosters_hand", ()), bits, heap, capsys)


@RUNTIMES
@pytest.mark.parametrize("some, lines", [("rule sets", 20), ("options", 30)])
def test_games_are_the_same_byte_for_byte(some, lines, bits, heap, capsys):
    assert same(("games", (some,)), bits, heap, capsys).count("\n") == lines
