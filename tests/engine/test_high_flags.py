"""Flags above bit 7 survive every use of a game.

They are in a rule set's order and style and in an option's duties.
"""

import pytest

from engine import rules
from tests.support import high_flags, unix_micropython


@pytest.fixture
def played(monkeypatch, capsys):
    """Return what high_flags.main prints on CPython.

    Its rule set is removed afterwards.
    """
    monkeypatch.setattr(rules, "RULE_SETS", rules.RULE_SETS)
    monkeypatch.setattr(rules, "OPTIONS", rules.OPTIONS)
    high_flags.main()
    return capsys.readouterr().out


def test_flags_above_bit_7_survive_deal_notation_view_undo_and_save(played):
    assert [line.split()[0] for line in played.splitlines()] == list(high_flags.PLAYED_LEVELS)


@pytest.mark.slow
def test_flags_above_bit_7_survive_machine_code(played, built):
    unix_micropython.require(32)
    call = "from tests.support.high_flags import main; main()"
    assert unix_micropython.printed(call, folder=built("x86")) == played
