"""Forced moves: if set, the only legal move plays itself once the player has begun the turn."""

import subprocess
import sys

import pytest

from engine.notation import parse_position
from engine.opponent import Opponent
from engine.position import FOUNDATION, HAND, RESERVE, SHOW
from engine.rules import RULE_SET_NAMES, rule_set
from firmware.app import actions as A
from firmware.app.session import STARTER_BY_RULES, STARTER_YOU, Session
from firmware.app.settings import SETTING_PLAYS_FORCED
from firmware.lessons import LESSONS
from firmware.screens.lesson_menus import begin_lesson
from firmware.table.base_mode import BaseMode
from firmware.table.modes.auto_play import ANNOUNCE_MS, AutoPlayMode
from firmware.table.states import LANDED, PLAY
from tests.support.app_driver import AppDriver
from tests.support.at_the_table import at, logged
from tests.support.menus import from_menu, set_row
from tests.support.positions import line

# The reserve's three cards must go up one after the other, and then a card must be turned up.
ACES = "A.R=3C2CAC A.H=kd5d 1=KS 2=KS 3=KC 4=KC 5=KH 6=KH 7=TD 8=8D"


def forced_at(given):
    """Return a Driver at a position, with the setting that plays forced moves turned on in the menu."""
    d = at(parse_position(line(given)))
    from_menu(d, "Settings")
    set_row(d, "Forced moves", "automatic")
    d.keys("BACK BACK")
    assert d.app.screen is d.table
    return d


def modes(d):
    """Return the names of the modes of a table, the uppermost one first, without that of the first turn."""
    mode = d.table.mode
    found = [type(mode).__name__]
    while not isinstance(mode, BaseMode):
        mode = mode.under
        found.append(type(mode).__name__)
    return [name for name in found if name != "Introduction"]


def test_mode_of_forced_moves_joins_a_table_once_its_setting_is_on():
    d = at(parse_position(line(ACES)))
    assert modes(d) == ["HintMode", "AutoFinishMatch", "BaseMode"]
    d = forced_at(ACES)
    joined = ["HintMode", "AutoFinishMatch", "AutoPlayMode", "BaseMode"]
    assert modes(d) == joined
    d.keys("MENU BACK")
    assert modes(d) == joined
    d.start("onepack", 3)
    assert modes(d) == ["HintMode", "AutoPlayMode", "BaseMode"]


def test_mode_of_forced_moves_is_not_loaded_while_its_setting_is_off():
    script = (
        "import sys\n"
        "from tests.support.app_driver import AppDriver\n"
        "d = AppDriver()\n"
        "d.start('classic', 7)\n"
        "d.keys('OK TURN MENU BACK')\n"
        "assert 'firmware.table.table' in sys.modules\n"
        "print('firmware.table.modes.auto_play' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("False\n", "")


def test_forced_moves_after_the_persons_first_play_themselves():
    d = forced_at(ACES)
    assert d.game.n == 1 and d.game.ply == 0  # The first move of a turn is the player's.
    d.press(A.OK)
    played = [logged(d, ply) for ply in range(6)]
    assert played[:3] == [(RESERVE, FOUNDATION)] * 3 and played[3] == (HAND, SHOW)


def test_forced_move_is_announced_before_it_is_played():
    d = forced_at(ACES)
    d.tick(A.OK)
    while d.table.state != LANDED or d.table.wait < ANNOUNCE_MS:
        d.ms += max(1, d.wait)
        d.tick()
    assert d.app.status == "2\4 \6 foundation" and d.game.ply == 1
    d.ms += ANNOUNCE_MS - 1
    d.tick()
    assert d.game.ply == 1
    d.ms += 1
    d.tick()
    assert d.game.ply == 2


@pytest.mark.parametrize("button, played", [(A.OK, 1), (A.RIGHT, 0), (A.BACK, 0), (A.MENU, 0)])
def test_button_while_a_forced_move_is_announced_leaves_it_to_the_person(button, played):
    d = forced_at(ACES)
    d.tick(A.OK)
    while d.table.wait < ANNOUNCE_MS:
        d.ms += max(1, d.wait)
        d.tick()
    ply = d.game.ply
    d.tick(button)
    assert d.game.ply == ply + played and (d.table.state == PLAY) == (not played)
    if button == A.MENU:
        d.press(A.BACK)
        assert d.game.ply == ply
        d.table.mode.undo()
        d.press(0)
        assert d.game.ply == ply - 1  # It stays undone.


@pytest.mark.parametrize("forced", [0, 1])
def test_card_with_one_place_goes_there_by_one_press_if_that_is_set(forced):
    given = "A.R=9S A.H=kd5d 1=KS 2=KS 3=KC 4=KC 5=KH 6=KH 7=TD 8=8D"
    d = forced_at(given) if forced else at(parse_position(line(given)))
    assert d.places(RESERVE) == 1 and d.game.n > 1
    d.press(A.OK)
    assert d.game.ply == forced and (d.table.cursor.held == RESERVE) == (not forced)
    assert not forced or logged(d, 0) == (RESERVE, 7)


def test_forced_moves_without_the_setting_wait_for_the_person():
    d = at(parse_position(line(ACES)))
    d.press(A.OK)
    assert d.game.ply == 1 and d.game.n == 1


def test_forced_moves_in_stop_play_patience_and_lessons_are_the_persons():
    for rules, stop_play in (("classic", True), ("klondike", False)):
        d = AppDriver()
        d.app.settings.numbers[SETTING_PLAYS_FORCED] = 1
        d.at_once().begin(Session(rules, "greedy", 2, STARTER_YOU, 300, stop_play=stop_play))
        assert "PlaysForced" not in modes(d)
        for _ in range(20):
            ply = d.game.ply
            d.press(A.TURN)
            if not stop_play:  # There the opponent may have moved, too.
                assert d.game.ply <= ply + 1
            if d.app.screen is not d.table:
                break
    d = AppDriver()
    d.app.settings.numbers[SETTING_PLAYS_FORCED] = 1
    d.press(0)
    d.call(begin_lesson, d.app, LESSONS[0])
    assert "PlaysForced" not in modes(d)


@pytest.mark.slow
@pytest.mark.parametrize("rules", [name for name in RULE_SET_NAMES if rule_set(name).players > 1])
def test_game_with_forced_moves_played_ends(rules, monkeypatch):
    announce = AutoPlayMode._announce
    announced = []

    def noted(self, now):
        announced.append(now)
        announce(self, now)

    monkeypatch.setattr(AutoPlayMode, "_announce", noted)
    d = AppDriver()
    d.app.settings.numbers[SETTING_PLAYS_FORCED] = 1
    d.at_once().begin(Session(rules, "greedy", 1, STARTER_BY_RULES, 300))
    d.play_as(Opponent("greedy", 5))
    assert d.dropped == 0
    assert len(announced) > 3
