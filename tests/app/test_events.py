"""Tests of the table's events: each is reported once to every listener."""

import pytest

from engine.game import ATTEMPT_STOPPED
from engine.notation import parse_move
from engine.opponent import Opponent
from engine.position import PLAYERS, TURN
from engine.rules import RULE_SET_NAMES
from firmware.app import actions as A, events as E
from firmware.app.app import event_of_move
from firmware.app.session import STARTER_YOU, Session
from firmware.lessons import LESSONS, load_lesson
from firmware.screens.lesson_menus import begin_lesson
from firmware.table.base_mode import must_play_to_foundation
from tests.support.app_driver import AppDriver
from tests.support.lesson_driver import solution_moves

EVENTS = {name: event for name, event in vars(E).items() if isinstance(event, tuple)
    and isinstance(event[E.EVENT_NAME], str)}


def heard(d):
    """Return a list to which each event is appended from now on."""
    told = []
    d.app.listeners.append(lambda event, session: told.append(event))
    return told


def ready(rules="classic", level="greedy", seed=4, **how):
    """Return a driver at the table of a new game, and the list of its events."""
    d = AppDriver().at_once()
    told = heard(d)
    d.begin(Session(rules, level, seed, STARTER_YOU, 300, **how))
    return d, told


def kind(token):
    """Return the event of a move in the engine's notation."""
    return event_of_move(*parse_move(token))


def test_event_of_each_move_has_its_kind():
    assert [kind(token)
        for token in ("t", "u", "16", "hw", "r3", "12x3", "12*")] == [E.CARD_TURNED_UP] * 2 + [E.CARD_LAID] * 5
    assert [kind(token) for token in ("rf", "1f", "Wf")] == [E.CARD_UP] * 3
    assert [kind(token) for token in ("rR", "1W", "hQ", "rV")] == [E.CARD_LOADED] * 4
    assert (kind("p"), kind("ab")) == (E.TURN_PASSED, E.GAME_RESIGNED)
    assert event_of_move(ATTEMPT_STOPPED | 1, 2) == E.MOVE_STOPPED


@pytest.mark.parametrize("rules", [name for name in RULE_SET_NAMES if name != "klondike"])
def test_listener_of_a_whole_game_hears_each_ply_and_turn_once(rules):
    d, told = ready(rules)
    plies = []
    turns = []

    def listen(event, session):
        if event in E.MOVE_EVENTS:
            plies.append(session.game.ply)
        elif event == E.TURN_BEGUN:
            turns.append(session.game.pos[TURN])

    d.app.listeners.append(listen)
    d.play_as(Opponent("greedy", 5))
    assert plies == list(range(1, d.game.ply + 1))
    players = d.game.pos[PLAYERS]
    assert all((b - a) % players == 1 for a, b in zip(turns, turns[1:], strict=False))
    assert told[0] == E.CARDS_DEALT and told.count(E.CARDS_DEALT) == 1
    assert [event for event in told if event in (E.PLAYER_WON, E.PLAYER_LOST, E.GAME_DRAWN)] == told[-1:]


def test_undo_and_resignation_are_reported_as_events():
    d, told = ready(seed=10)
    src, dst = parse_move("16")
    d.must(d.game.is_legal(src, dst), "another deal")
    d.play(src, dst)
    del told[:]
    d.table.mode.undo()
    d.call(d.app.show_pause)
    d.app.screen.resign()
    assert told == [E.MOVE_UNDONE, E.GAME_RESIGNED, E.PLAYER_LOST]


def test_each_refusal_is_reported_once():
    for seed in range(40):
        d, told = ready(seed=seed)
        if must_play_to_foundation(d.session.game):
            break
    del told[:]
    d.keys("TURN TURN")
    assert told == [E.MOVE_REFUSED, E.MOVE_REFUSED]


def play_to_the_end(d):
    seats = [Opponent("greedy", 4 * d.session.seed + i + 1) for i in range(d.game.pos[PLAYERS])]
    while not d.session.is_over():
        d.move_as(seats[d.game.pos[TURN]])


def play_and_undo(d):
    d.play(*parse_move("16"))
    d.table.mode.undo()


def resign(d):
    d.open("pause")
    d.app.screen.resign()


def pass_where_a_card_must_go_up(d):
    d.must(must_play_to_foundation(d.session.game), "another deal")
    d.keys("TURN TURN OK")


def walk_through_a_lesson(d):
    begin_lesson(d.app, next(name for name in LESSONS if load_lesson(name).LESSON_KIND == "walk"))
    while d.app.activity and d.app.activity.table is d.app.screen or d.app.activity and not d.app.screen:
        d.press(A.OK)


def solve_a_puzzle(d):
    d.call(d.app.open_puzzle, 1)
    for _ in solution_moves(d.app.activity.puzzle):
        d.table.mode.hint()  # A hint puts the cursor on the next move of the solution.
        d.keys("OK OK")


# For each event's name in events.py: a function that makes the app report the event, and the table that it needs.
TOLD_BY = {
    "CARDS_DEALT": (lambda d: None, {}),
    "CARD_TURNED_UP": (play_to_the_end, {}),
    "CARD_LAID": (play_to_the_end, {}),
    "CARD_UP": (play_to_the_end, {}),
    "CARD_LOADED": (play_to_the_end, {}),
    "TURN_PASSED": (play_to_the_end, {"rules": "foster36", "plays_all_sides": True, "seed": 59}),
    "TURN_BEGUN": (play_to_the_end, {}),
    "PLAYER_WON": (play_to_the_end, {"rules": "simple", "plays_all_sides": True, "seed": 1}),
    "GAME_DRAWN": (play_to_the_end, {"rules": "simple", "plays_all_sides": True}),
    "MOVE_STOPPED": (pass_where_a_card_must_go_up, {"seed": 1, "stop_play": True}),
    "MOVE_REFUSED": (pass_where_a_card_must_go_up, {"seed": 1}),
    "MOVE_UNDONE": (play_and_undo, {"seed": 10}),
    "GAME_RESIGNED": (resign, {}),
    "PLAYER_LOST": (resign, {}),
    "LESSON_FINISHED": (walk_through_a_lesson, {}),
    "PUZZLE_FINISHED": (solve_a_puzzle, {}),
}


@pytest.mark.parametrize("name", EVENTS)
def test_every_event_is_reported_by_the_app(name):
    make, table = TOLD_BY[name]
    d, told = ready(**table)
    make(d)
    assert EVENTS[name] in told


def test_every_event_has_its_own_name_and_a_tune_of_whole_notes():
    assert [event[E.EVENT_NAME] for event in EVENTS.values()] == [name.lower() for name in EVENTS]
    for event in EVENTS.values():
        assert len(event[E.EVENT_TUNE]) % 2 == 0 and all(isinstance(number, int) for number in event[E.EVENT_TUNE])
