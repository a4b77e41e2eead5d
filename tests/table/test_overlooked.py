"""Errors that lower levels overlook in stop play: moves that merely come too early."""

import pytest

from engine import opponent
from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED
from engine.opponent import LADDER, Opponent
from engine.position import RESERVE
from firmware.app.session import Session
from firmware.screens import make
from tests.support.app_driver import AppDriver, booted
from tests.support.at_the_table import FULL, PLENTY, STOPS, at_in_stop_play, attempt, logged, position
from tests.support.menus import from_menu

# By level: errors in 100 that it stops.
NOTICES = {name: plays[opponent._NOTICES] for name, _, plays in LADDER}
OFFERED = [name for name in NOTICES if name != "random"]


def is_stopped(level, seed, start, move):
    """Return whether a level stops an attempt.

    If it does not, the log must have the attempt as an error that stands.
    """
    d = at_in_stop_play(start)
    d.session.opponents[0] = Opponent(level, seed)
    d.session.opponents[0].slip = lambda pos: False
    ply = d.game.ply
    attempt(d, *move)
    assert logged(d, ply)[1] == move[1]
    assert logged(d, ply)[0] in (move[0] | ATTEMPT_STOPPED, move[0] | ATTEMPT_STANDS)
    return logged(d, ply)[0] & ATTEMPT_STOPPED != 0


TOO_EARLY = [row for row in STOPS if row[0] in ("reserve-first", "foundation-first", "space-first")]
NEVER = [row for row in STOPS if row[0] in ("no-fit", "not-available")]


@pytest.mark.parametrize("verdict, piles, move, said, follows", TOO_EARLY)
def test_levels_overlook_their_share_of_early_attempts(verdict, piles, move, said, follows):
    start = position(A_H="2d5c", **dict(PLENTY, **piles))
    shares = []
    for level in OFFERED:
        seen = sum(is_stopped(level, seed, start, move) for seed in range(60))
        assert abs(100 * seen / 60 - NOTICES[level]) < 20, level
        shares.append(seen)
    assert shares == sorted(shares)
    assert NOTICES["novice"] <= 25 and NOTICES["expert"] == 100


@pytest.mark.parametrize("verdict, piles, move, said, follows", NEVER)
def test_attempt_that_cannot_stand_is_never_overlooked(verdict, piles, move, said, follows, monkeypatch):
    monkeypatch.setattr(Opponent, "notices", lambda self: False)
    assert is_stopped("novice", 1, position(A_H="2d5c", **dict(PLENTY, **piles)), move)


def test_card_that_does_not_fit_is_noticed_while_a_foundation_play_is_due(monkeypatch):
    monkeypatch.setattr(Opponent, "notices", lambda self: False)
    assert is_stopped("novice", 1, position(A_R="3c9S", A_H="2d5c", h8="AS", **PLENTY), (RESERVE, 1))


def test_overlooked_error_stands_is_saved_and_can_be_undone(monkeypatch):
    monkeypatch.setattr(Opponent, "notices", lambda self: False)
    houses = dict(FULL, h6="QC", h7="JD", h8="AS")
    d = at_in_stop_play(position(A_R="3c9S", A_H="2d5c", **houses))
    before = bytes(d.game.pos)
    attempt(d, 7, 6)
    assert logged(d) == (7 | ATTEMPT_STANDS, 6) and d.session.is_local_turn()
    after = bytes(d.game.pos)
    again = booted(d.store)
    assert bytes(again.game.pos) == after
    assert d.keys("STOP").startswith("Nothing to stop")  # The player cannot call their own error.
    assert from_menu(d, "Undo") == "Move undone"
    assert bytes(d.game.pos) == before


def test_error_against_two_opponents_may_be_noticed_by_each():
    assert NOTICES["easy"] == 50
    seen = 0
    for seed in range(60):
        d = AppDriver()
        d.app.begin(Session("three", "easy", seed, 1, 300, False, True))
        seen += make(d.app, "table", d.session).mode.is_error_noticed()
    assert 35 <= seen <= 55  # 45 on average
