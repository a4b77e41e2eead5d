"""The screens of the review: a computation that can be interrupted, the graph, and the decisions."""

import functools

import pytest

from engine.moves import make_move
from engine.opponent import Opponent
from engine.position import ABANDON, TURN
from engine.review import EVEN_LEAD
from engine.search import SearchTables
from firmware import text
from firmware.app import actions as A
from firmware.app.file_store import FileStore
from firmware.app.saves import Saves
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.text import menus
from firmware.text.languages import LANGUAGE_CODES
from tests.support import unix_micropython
from tests.support.app_driver import AppDriver
from tests.support.checked_driver import CheckedDriver
from tests.support.console_driver import Typist
from tests.support.games import finish, finished_game, to_result
from tests.support.menus import choose, from_menu, rows
from tests.support.refusals import refused
from tests.support.reviewed import reviewed
from tests.support.sizes import ALL_SIZES


class AtTheTable(AppDriver):
    """A Driver that plays at the open table, whether it is the match's or not."""

    @property
    def session(self):
        return self.app.table.session

    @property
    def game(self):
        return self.session.game


def step_of(turned):
    """Return which decision is shown, and which of its steps: 0 for the move that was played."""
    return turned.part, turned.at - turned.steps.starts[turned.part]


@pytest.mark.slow
@pytest.mark.parametrize("size", ALL_SIZES, ids=str)
def test_review_graph_and_decisions_fit_every_screen(size):
    game = finished_game("classic", 38)
    d = to_result(CheckedDriver(size), "classic", 38)
    choose(d, menus().REVIEW)
    graph = d.app.screen
    assert graph.percent_done == 100 and graph.review is None and graph.decisions
    assert {lead for lead in graph.leads} != {EVEN_LEAD}
    d.press(A.OK)
    turned = d.app.screen
    seen = []
    while d.app.screen is turned:
        decision = graph.decisions[turned.part]
        step = step_of(turned)[1]
        pos = game.position_at(decision.ply)
        for i in range(0, 2 * step - 2, 2):
            make_move(pos, decision.plan[i], decision.plan[i + 1])
        assert pos == turned.snapshot.pos and pos[TURN] == d.session.seat
        assert turned.status
        seen.append((turned.part, step))
        d.press(A.RIGHT)
    assert d.app.screen is graph
    plans = [len(decision.plan) // 2 for decision in graph.decisions]
    assert seen == [(at, step) for at in range(len(plans)) for step in range(plans[at] + 1)]
    d.press(A.BACK)
    assert menus().REVIEW in rows(d)


@pytest.mark.parametrize("language", range(len(LANGUAGE_CODES)), ids=LANGUAGE_CODES)
@pytest.mark.parametrize("size", ALL_SIZES, ids=str)
def test_review_fits_every_screen_in_every_language(size, language):
    d = to_result(CheckedDriver(size), "classic", 38)
    text.set_language(language)
    d.app.show("review")
    d.tick()
    graph = d.app.screen
    graph.review, graph.percent_done = None, 99
    d.app.changed = True
    d.press(0)
    graph.percent_done = 100
    graph.leads, graph.decisions = review_of_game_38()
    d.app.changed = True
    d.press(0)
    graph.decisions = ()
    d.app.changed = True
    d.press(0)
    graph.decisions = review_of_game_38()[1]
    d.keys("OK RIGHT MENU")
    assert text.advice().RETRY_DECISION in rows(d)
    d.keys("DOWN OK MENU")
    for row in rows(d):
        assert len(d.app.scene.wrap(row, size[0] - 2)) <= 2
        d.press(A.DOWN)
    d.app.activity.session.game.play(ABANDON, ABANDON)
    d.open("retry_end", d.app.activity)
    assert text.advice().TO_REVIEW in rows(d)


@functools.cache
def review_of_game_38():
    """Return the leads and the decisions of the game that every screen shows."""
    review = reviewed(finished_game("classic", 38), (0,))
    return bytes(review.leads), review.decisions


@pytest.mark.slow
def test_review_by_arrows_steps_back_and_to_the_next_decision():
    d = to_result(CheckedDriver(), "classic", 38)
    choose(d, menus().REVIEW)
    graph = d.app.screen
    d.press(A.OK)
    turned = d.app.screen
    d.keys("DOWN")
    assert step_of(turned) == (1, 0)
    d.keys("LEFT")
    assert step_of(turned) == (0, len(graph.decisions[0].plan) // 2)
    d.keys("UP")
    assert step_of(turned) == (0, 0)
    d.keys("LEFT UP")
    assert step_of(turned) == (0, 0)
    d.keys("MENU OK")
    assert d.app.screen is turned
    d.keys("BACK")
    assert d.app.screen is graph
    d.keys("OK")
    from_menu(d, text.advice().GRAPH)
    assert d.app.screen is graph


@pytest.mark.parametrize("key", [A.BACK, A.MENU])
def test_review_while_it_is_computed_is_left_by_back_or_menu(key):
    d = to_result(CheckedDriver(), "classic", 38)
    screen = d.app.screen
    while screen.rows[screen.cursor].label != menus().REVIEW:
        d.press(A.DOWN)
    d.tick(A.OK)
    shares = set()
    for _ in range(300):
        d.ms += 20
        d.tick()
        assert d.wait == 0
        shares.add(d.app.screen.percent_done)
    assert len(shares) > 10 and max(shares) < 100
    d.tick(A.RIGHT)  # Every other button does nothing.
    assert d.app.screen.review
    d.tick(key)
    assert d.app.screen is not screen and menus().REVIEW in rows(d)


def test_result_without_anything_to_review_has_no_review_row():
    d = to_result(CheckedDriver())
    assert menus().REVIEW in rows(d)
    assert menus().REVIEW not in rows(to_result(CheckedDriver(), plays_all_sides=True))
    for rules in ("simple", "klondike"):
        d = CheckedDriver()
        d.app.begin(Session(rules, "greedy", 4, STARTER_BY_RULES, 300))
        d.session.resign()
        assert menus().REVIEW not in rows(d.call(d.app.show_result))


def test_review_is_offered_from_the_title_and_after_power_off():
    d = to_result(CheckedDriver())
    d.app.save()
    again = CheckedDriver()
    again.app.saves = type(again.app.saves)(d.store)
    again.press(0)
    assert menus().REVIEW in rows(again)
    choose(again, menus().TITLE, menus().SCORE, menus().REVIEW)
    assert again.app.screen.leads


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["onepack", "three", "foster32"])
def test_review_works_for_other_rule_sets(rules):
    d = to_result(CheckedDriver(), rules, 3)
    choose(d, menus().REVIEW)
    graph = d.app.screen
    assert graph.leads
    for _ in range(60):
        d.press(A.OK)
        if d.app.screen is graph or d.app.screen.__class__.__name__ == "Result":
            break


@pytest.mark.slow
def test_review_of_a_faultless_game_says_so():
    d = to_result(CheckedDriver(), "classic", 38, "expert")
    choose(d, menus().REVIEW)
    assert not d.app.screen.decisions
    d.press(A.OK)
    assert menus().REVIEW in rows(d)


def open_first_decision(d):
    """Open the first decision of finished_game()'s review, and return its screen."""
    to_result(d)
    choose(d, menus().REVIEW)
    d.press(A.OK)
    return d.app.screen


@pytest.mark.slow
@pytest.mark.parametrize("size", ALL_SIZES, ids=str)
def test_ok_after_the_last_move_of_a_decision_asks_what_next(size):
    d = CheckedDriver(size)
    turned = open_first_decision(d)
    while d.app.screen is turned:
        d.press(A.OK)
    assert rows(d)[:2] == [text.advice().NEXT_DECISION, text.advice().RETRY_DECISION]
    for _ in rows(d):
        d.press(A.DOWN)
    d.press(A.OK)
    assert d.app.screen is turned and step_of(turned) == (1, 0)
    d.press(A.MENU)
    assert rows(d)[:2] == [menus().GO_ON, text.advice().RETRY_DECISION]


@pytest.mark.slow
@pytest.mark.parametrize("size", ALL_SIZES, ids=str)
def test_game_tried_again_from_a_decision_is_not_saved(size):
    d = CheckedDriver(size).at_once()
    turned = open_first_decision(d)
    session = d.app.session
    table = d.app.table
    saved = dict(d.store.data)
    log = bytes(session.game.log)
    start = bytes(turned.start)
    from_menu(d, text.advice().RETRY_DECISION)
    again = d.app.table
    assert again is d.app.activity.table and again.session is not session
    assert bytes(again.session.game.pos) == start and again.session.level == session.level
    assert d.app.status == text.advice().PLAY_ON
    from_menu(d, menus().HINT)
    d.press(A.MENU)
    assert menus().UNDO not in rows(d)
    choose(d, menus().GO_ON)
    d.__class__ = AtTheTable
    adviser = Opponent("greedy", 5)
    undone = 0
    while d.app.screen is again:
        if again.session.can_undo() and not undone:
            undone = again.session.game.ply
            from_menu(d, menus().UNDO)
            assert again.session.game.ply == undone - 1
        else:
            d.move_as(adviser)
    assert undone
    assert again.session.is_over() and again.session.game.ply > 3
    assert rows(d) == [menus().LESSON_AGAIN, text.advice().TO_REVIEW, menus().TITLE]
    choose(d, text.advice().TO_REVIEW)
    assert d.app.screen is turned and d.app.table is table and not d.app.activity
    assert dict(d.store.data) == saved and bytes(session.game.log) == log and session.is_over()
    from_menu(d, text.advice().RETRY_DECISION)
    from_menu(d, menus().TITLE)
    assert d.app.table is table
    choose(d, menus().SCORE)
    assert menus().REVIEW in rows(d)


@pytest.mark.slow
def test_review_in_the_text_interface_names_the_decisions():
    t = Typist()
    finish(t.app, "classic", 53)
    t.begin()
    t.type("review")
    assert any(line.startswith("You ahead after turns 0 to") for line in t.said)
    assert t.said[-1] == text.advice().REVIEW_READ
    t.type("")
    assert t.said[-1].startswith("1 of 3, turn 11: You: ")
    assert any(line.startswith("House 8:") for line in t.said)
    t.type("")
    assert len(t.said) == 1 and " better: " in t.said[0]
    t.type("table")
    assert any(line.startswith("House 8:") for line in t.said)
    t.type("menu")
    t.type("try it again")
    assert any(line.startswith("Opponent's waste:") for line in t.said) and t.said[-1] == text.advice().PLAY_ON
    t.type("turn")  # This asks whether to discard a card that could still be played.
    t.type("turn")
    assert any(line.startswith("You:") or line.startswith("You ") for line in t.said)
    t.type("menu")
    t.type("to the review")
    t.type("back")
    t.type("back")
    assert text.console().NUMBERED_ROW.format(4, menus().REVIEW) in t.said


def test_review_command_prints_the_decisions_of_the_screen(cli, tmp_path):
    none = "error: no finished game is saved there: play one to its end\n"
    assert refused(cli("review", "--save", str(tmp_path))) == none
    store = FileStore(str(tmp_path))
    d = to_result(CheckedDriver(), "classic", 53)
    saves = Saves(store)
    saves.save(d.session)
    done = cli("review", "--save", str(tmp_path))
    assert done.returncode == 0, done.stderr
    choose(d, menus().REVIEW)
    decisions = d.app.screen.decisions
    told = [line for line in done.stdout.splitlines() if line.startswith("turn ")]
    assert [int(line.split()[1].rstrip(",")) for line in told] == [decision.turn + 1 for decision in decisions]
    assert "cards ahead, A, at the deal and after every turn: +1 +24" in done.stdout
    assert len([line for line in done.stdout.splitlines() if " better: " in line]) == len(decisions)


@pytest.mark.parametrize("ends", [False, True])
def test_review_borrows_the_memory_of_the_games_searches(ends):
    d = to_result(CheckedDriver(), "classic", 38)
    tables = SearchTables(360)
    d.session.spare_tables.append(tables)
    d.app.show("review")
    d.tick()
    while d.session.spare_tables:
        d.tick()
    while ends and d.wait >= 0:
        d.tick()
    d.press(A.BACK)
    assert d.session.spare_tables == [tables]


@pytest.mark.slow
def test_review_once_left_frees_its_heap():
    unix_micropython.require(32)
    done = unix_micropython.run(["tests/support/review_heap.py"], bits=32, heap="1000k")
    assert done.returncode == 0, done.stderr
    before, most, after = (int(n) for n in done.stdout.split())
    assert after - before < 100, done.stdout
    assert most > before + 6_000  # The review did take memory.
