"""Playback: its steps are made one at a time, from any game, and its buttons go to and fro by moves and by parts."""

import tracemalloc

import pytest

from engine.moves import make_move
from engine.position import TURN
from firmware import text
from firmware.app import actions as A
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.lessons import LESSONS, load_lesson
from firmware.puzzles import load_puzzle
from firmware.table.views.lesson_playback import LessonSteps
from firmware.table.views.playback import GameSteps, Playback, SessionSnapshot, Steps, position_after
from firmware.table.views.solution_text import SolutionSteps
from firmware.text import phrases
from firmware.text.languages import LANGUAGE_CODES
from tests.support.app_driver import AppDriver, booted
from tests.support.games import finished_game

WALKS = [name for name in LESSONS if load_lesson(name).LESSON_KIND == "walk"]


def session_of(rules="classic", seed=38):
    """Return a Session at the end of a game of some hundred moves."""
    session = Session(rules, "greedy", seed, STARTER_BY_RULES, 300)
    for _, _, src, dst in finished_game(rules, seed).positions():
        session.game.play(src, dst)
    return session


class WholeGame(Playback):
    """The playback of a whole game; closed: whether it was left."""

    closed = False

    def close(self):
        self.closed = True

    show_end = show_menu = close


@pytest.mark.parametrize("language", range(len(LANGUAGE_CODES)), ids=LANGUAGE_CODES)
def test_whole_game_is_stepped_through_to_its_end_and_back(language):
    d = booted()
    d.app.set_language(language)
    session = session_of()
    steps = GameSteps(session, range(session.game.ply))
    screen = WholeGame(d.app, SessionSnapshot(session, bytearray(session.game.base)), steps)
    d.app.go_to(screen)
    assert steps.count > 200
    said = []
    for ply, pos, _, _ in session.game.positions():
        assert screen.at == ply and screen.seating.game.pos == pos
        assert screen.view_state.heading == text.words.STEP_OF.format(ply + 1, steps.count)
        name = phrases.player_name(pos, pos[TURN], session.viewer)
        assert name and name in screen.status
        said.append(screen.status)
        d.press(A.RIGHT if ply % 2 else A.DOWN)
    assert screen.closed and screen.at == steps.count - 1
    for ply in range(steps.count - 1, -1, -1):
        assert screen.status == said[ply]
        d.press(A.LEFT if ply % 2 else A.UP)
    assert screen.at == 0


def test_steps_of_a_whole_game_hold_no_positions():
    session = session_of()
    others = GameSteps(session, range(session.game.ply))
    for at in range(others.count):  # which loads the texts that are loaded when they are needed first
        others.step(at)
    tracemalloc.start()
    steps = GameSteps(session, range(session.game.ply))
    first = [steps.step(at).sentence for at in (0, 1)]
    before = tracemalloc.get_traced_memory()[0]
    for at in range(steps.count):
        steps.step(at)
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < 2000 and [steps.step(at).sentence for at in (0, 1)] == first


def test_parts_are_gone_through_by_their_starts():
    steps = Steps(9, [0, 3, 4])
    assert [steps.part_at(at) for at in range(9)] == [0, 0, 0, 1, 2, 2, 2, 2, 2]
    assert [steps.index_after(at) for at in range(9)] == [3, 3, 3, 4, 9, 9, 9, 9, 9]
    assert [steps.index_before(at) for at in range(9)] == [0, 0, 0, 0, 3, 4, 4, 4, 4]


@pytest.mark.parametrize("name", WALKS)
def test_steps_of_a_lesson_follow_from_one_another(name):
    AppDriver()  # names the controls of the sentences
    steps = LessonSteps(load_lesson(name))
    ends = [*(start - 1 for start in steps.starts[1:]), steps.count - 1]
    after = None
    for at in range(steps.count):
        step = steps.step(at)
        part = steps.part_at(at)
        if not step.move:
            assert at == steps.starts[part]
        else:
            assert step.pos == after
        after = bytearray(step.pos)
        if step.move:
            make_move(after, step.move.src, step.move.dst)
        assert steps.index_after(at) == (ends[part] if at < ends[part] else [*ends, steps.count][part + 1])
        assert steps.index_before(at) == steps.starts[max(0, part - 1)]


def test_steps_of_a_solution_play_it_with_what_it_brings_first():
    the_puzzle = load_puzzle(3)
    steps = SolutionSteps(the_puzzle)
    first, *others = [steps.step(at) for at in range(steps.count)]
    assert first.move is None and first.pos == the_puzzle.pos
    assert b"".join(bytes((step.move.src, step.move.dst)) for step in others) == the_puzzle.solution
    for n, step in enumerate(others):
        assert step.pos == position_after(the_puzzle.pos, the_puzzle.solution, n)
        assert step.sentence.startswith(step.move.full(0, False))
