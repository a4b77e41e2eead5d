# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Tests of the table's events: each is reported once to every listener."""

import pytest

from engine.game import ATTEMPT_STOPPED
from engine.notation import parse_move
from engine.opponent import Opponent
from engine.position import PLAYERS, TURN
from engine.rules import RULE_SET_NAMES
from firmware.app import actions as A
from firmware.app import events as E
from firmware.app.app import event_of
from firmware.app.session import YOU, Session
from firmware.app.settings import SPEED
from firmware.lessons import LESSONS, load_lesson
from firmware.screens.learn import begin as begin_lesson
from firmware.table.base_mode import must_play_to_foundation
from firmware.table.modes.puzzle import solution_moves
from tests.support.app_driver import Driver

EVENTS = {name: event for name, event in vars(E).items() if isinstance(event, tuple) and isinstance(event[E.NAME], str)}


def heard(d):
    """Return a list to which each event is appended from now on."""
    told = []
    d.app.listeners.append(lambda event, session: told.append(event))
    return told


def ready(rules="classic", level="greedy", seed=4, **how):
    """Return a driver at the table of a new game, and the list of its events."""
    d = Driver()
    d.app.settings.numbers[SPEED] = 3
    told = heard(d)
    d.app.begin(Session(rules, level, seed, YOU, 300, **how))
    d.press(0)
    return d, told


def kind(token):
    """Return the event of a move in the engine's notation."""
    return event_of(*parse_move(token))


def test_event_of_each_move_has_its_kind():
    assert [kind(token) for token in ("t", "u", "16", "hw", "r3", "12x3", "12*")] == [E.TURNED] * 2 + [E.LAID] * 5
    assert [kind(token) for token in ("rf", "1f", "Wf")] == [E.UP] * 3
    assert [kind(token) for token in ("rR", "1W", "hQ", "rV")] == [E.LOADED] * 4
    assert (kind("p"), kind("ab")) == (E.PASSED, E.RESIGNED)
    assert event_of(ATTEMPT_STOPPED | 1, 2) == E.STOPPED


@pytest.mark.parametrize("rules", [name for name in RULE_SET_NAMES if name != "klondike"])
def test_listener_of_a_whole_game_hears_each_ply_and_turn_once(rules):
    d, told = ready(rules)
    plies = []
    turns = []

    def listen(event, session):
        if event in E.MOVES:
            plies.append(session.game.ply)
        elif event == E.TURN:
            turns.append(session.game.pos[TURN])

    d.app.listeners.append(listen)
    d.play_as(Opponent("greedy", 5))
    assert plies == list(range(1, d.game.ply + 1))
    players = d.game.pos[PLAYERS]
    assert all((b - a) % players == 1 for a, b in zip(turns, turns[1:], strict=False))
    assert told[0] == E.DEALT and told.count(E.DEALT) == 1
    assert [event for event in told if event in (E.WON, E.LOST, E.DRAWN)] == told[-1:]


def test_undo_and_resignation_are_reported_as_events():
    d, told = ready(seed=10)
    src, dst = parse_move("16")
    d.must(d.game.is_legal(src, dst), "another deal")
    d.play(src, dst)
    del told[:]
    d.table.mode.undo()
    d.app.show_pause()
    d.press(0)
    d.app.screen.abandon()
    assert told == [E.UNDONE, E.RESIGNED, E.LOST]


def test_each_refusal_is_reported_once():
    for seed in range(40):
        d, told = ready(seed=seed)
        if must_play_to_foundation(d.session.game):
            break
    del told[:]
    d.press(A.TURN)
    d.press(A.TURN)
    assert told == [E.REFUSED, E.REFUSED]


def play_to_the_end(d):
    seats = [Opponent("greedy", 4 * d.session.seed + i + 1) for i in range(d.game.pos[PLAYERS])]
    while not d.session.is_over():
        d.move_as(seats[d.game.pos[TURN]])


def play_and_undo(d):
    d.play(*parse_move("16"))
    d.table.mode.undo()


def resign(d):
    d.app.show("pause")
    d.press(0)
    d.app.screen.abandon()


def pass_where_a_card_must_go_up(d):
    d.must(must_play_to_foundation(d.session.game), "another deal")
    d.keys("TURN TURN OK")


def walk_through_a_lesson(d):
    begin_lesson(d.app, next(name for name in LESSONS if load_lesson(name).LESSON_KIND == "walk"))
    while d.app.apart and d.app.apart.table is d.app.screen or d.app.apart and not d.app.screen:
        d.press(A.OK)


def solve_a_puzzle(d):
    d.app.open_puzzle(1)
    d.press(0)
    for _ in solution_moves(d.app.apart.puzzle):
        d.table.mode.hint()  # A hint puts the cursor on the next move of the solution.
        d.keys("OK OK")


# For each event's name in events.py: a function that makes the app report the event, and the table that it needs.
TOLD_BY = {
    "DEALT": (lambda d: None, {}),
    "TURNED": (play_to_the_end, {}),
    "LAID": (play_to_the_end, {}),
    "UP": (play_to_the_end, {}),
    "LOADED": (play_to_the_end, {}),
    "PASSED": (play_to_the_end, {"rules": "foster36", "solitaire": True, "seed": 59}),
    "TURN": (play_to_the_end, {}),
    "WON": (play_to_the_end, {"rules": "simple", "solitaire": True, "seed": 1}),
    "DRAWN": (play_to_the_end, {"rules": "simple", "solitaire": True}),
    "STOPPED": (pass_where_a_card_must_go_up, {"seed": 1, "stop_play": True}),
    "REFUSED": (pass_where_a_card_must_go_up, {"seed": 1}),
    "UNDONE": (play_and_undo, {"seed": 10}),
    "RESIGNED": (resign, {}),
    "LOST": (resign, {}),
    "LEARNED": (walk_through_a_lesson, {}),
    "SOLVED": (solve_a_puzzle, {}),
}


@pytest.mark.parametrize("name", EVENTS)
def test_every_event_is_reported_by_the_app(name):
    make, table = TOLD_BY[name]
    d, told = ready(**table)
    make(d)
    assert EVENTS[name] in told


def test_every_event_has_its_own_name_and_a_tune_of_whole_notes():
    assert [event[E.NAME] for event in EVENTS.values()] == [name.lower() for name in EVENTS]
    for event in EVENTS.values():
        assert len(event[E.TUNE]) % 2 == 0 and all(isinstance(number, int) for number in event[E.TUNE])
