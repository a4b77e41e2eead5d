# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What happens on the table is told once, to whoever listens."""

import pytest

from engine.game import STOPPED
from engine.notation import parse_move
from engine.opponent import Opponent
from engine.position import PLAYERS, TURN
from engine.rules import NAMES
from firmware.app import actions as A
from firmware.app import events as E
from firmware.app.app import event_of
from firmware.app.session import YOU, Session
from tests.support.app_driver import Driver

NAMED = "TURNED LAID UP LOADED PASSED STOPPED GIVEN_UP TURN WON LOST DRAWN TAKEN_BACK REFUSED DEALT LEARNED SOLVED"
NAME = {getattr(E, name): name for name in NAMED.split()}


def heard(d):
    """The names of what is told from now on, in a list that grows."""
    told = []
    d.app.listeners.append(lambda event, session: told.append(NAME[event]))
    return told


def ready(rules="classic", level="greedy", seed=4, **how):
    d = Driver()
    d.app.settings.speed = 3
    told = heard(d)
    d.app.begin(Session(rules, level, seed, YOU, 300, **how))
    d.press(0)
    return d, told


def kind(token):
    return NAME[event_of(*parse_move(token))]


def test_each_move_has_its_kind():
    assert [kind(token) for token in ("t", "u", "16", "hw", "r3", "12x3", "12*")] == ["TURNED"] * 2 + ["LAID"] * 5
    assert [kind(token) for token in ("rf", "1f", "Wf")] == ["UP"] * 3
    assert [kind(token) for token in ("rR", "1W", "hQ", "rV")] == ["LOADED"] * 4
    assert (kind("p"), kind("ab")) == ("PASSED", "GIVEN_UP")
    assert NAME[event_of(STOPPED | 1, 2)] == "STOPPED"


@pytest.mark.parametrize("rules", [name for name in NAMES if name != "klondike"])
def test_every_ply_of_a_whole_game_is_told_once_and_every_change_of_turns(rules):
    d, told = ready(rules)
    plies = []
    turns = []

    def listen(event, session):
        if event <= E.LAST_PLY:
            plies.append(session.game.ply)
        elif event == E.TURN:
            turns.append(session.game.pos[TURN])

    d.app.listeners.append(listen)
    d.play_as(Opponent("greedy", 5))
    assert plies == list(range(1, d.game.ply + 1))
    players = d.game.pos[PLAYERS]
    assert all((b - a) % players == 1 for a, b in zip(turns, turns[1:], strict=False))
    assert told[0] == "DEALT" and told.count("DEALT") == 1
    assert [name for name in told if name in ("WON", "LOST", "DRAWN")] == told[-1:]


def test_a_move_taken_back_and_a_game_given_up():
    d, told = ready(seed=10)
    src, dst = parse_move("16")
    d.must(d.game.is_legal(src, dst), "another deal")
    d.play(src, dst)
    del told[:]
    d.table.undo()
    d.app.show_pause()
    d.press(0)
    d.app.screen.abandon()
    assert told == ["TAKEN_BACK", "GIVEN_UP", "LOST"]


def test_what_is_refused_is_told_as_often_as_it_is_said():
    for seed in range(40):
        d, told = ready(seed=seed)
        if d.table.must_go_up():
            break
    del told[:]
    d.press(A.TURN)
    d.press(A.TURN)
    assert told == ["REFUSED", "REFUSED"]
