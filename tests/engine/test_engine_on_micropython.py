"""The engine plays on MicroPython as on CPython, without garbage.

MicroPython has 32 bit, with an RP2040's heap.
"""

import pytest

from engine.opponent import LEVELS
from tests.support import engine_checks, unix_micropython

pytestmark = pytest.mark.slow

GAMES = 1  # by rule set and level; tests/engine/test_rule_sets_on_micropython.py plays more


def printed(check):
    """Return what a check of engine_checks prints on MicroPython.

    Skip the test if it is not available.
    """
    unix_micropython.require(32)
    call = "from tests.support import engine_checks; engine_checks." + check
    done = unix_micropython.run(["-c", call], bits=32, heap="190k")
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_games_are_the_same_byte_for_byte(capsys):
    engine_checks.games(GAMES)
    here = capsys.readouterr().out
    assert here.count("\n") == 2 * len(LEVELS) * GAMES
    assert printed("games(%d)" % GAMES) == here


@pytest.fixture(scope="module")
def allocated():
    """Return {(rules, level, function): bytes of heap taken in a game}."""
    taken = {}
    for line in printed("allocations()").splitlines():
        rules, level, *pairs = line.split()
        taken.update({(rules, level, pairs[i]): int(pairs[i + 1]) for i in range(0, len(pairs), 2)})
    return taken


@pytest.mark.parametrize("function", ["legal", "apply", "choose", "judge"])
def test_nothing_is_taken_from_the_heap_move_by_move(allocated, function):
    taken = {key: allocated[key] for key in allocated if key[2] == function}
    assert len(taken) == 2 * len(LEVELS)
    assert set(taken.values()) == {0}
