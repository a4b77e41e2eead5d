"""One thing to learn from each of a newcomer's first three games, with the position to be tried."""

import pytest

from firmware import text
from firmware.app import actions as A
from firmware.app.records import LOST, Records
from firmware.app.settings import SETTING_TEACHES
from firmware.screens.coach import CoachPage
from firmware.text.languages import LANGUAGE_CODES
from tests.support.games import finished_game, to_result
from tests.support.lesson_driver import driver
from tests.support.menus import choose, from_menu, rows
from tests.support.reviewed import reviewed
from tests.support.sizes import ALL_SIZES


def result_of(size=(240, 240), before=0, teaches=1):
    """Return a Driver at the result of finished_game() after so many games that were lost."""
    d = driver(size)
    records = Records(d.store)
    records.rows = [["simple", "easy", 0, before] + [0] * 9]
    assert records.rows[0][LOST] == before
    records._save()
    d.app.settings.numbers[SETTING_TEACHES] = teaches
    return to_result(d)


def test_result_of_a_first_game_tells_the_costliest_decision_and_lets_it_be_tried():
    d = result_of()
    result = d.app.screen
    d.press(A.OK)
    page = d.app.screen
    assert isinstance(page, CoachPage)
    game = finished_game()
    costliest = max(reviewed(game, (d.session.seat,)).decisions, key=lambda decision: decision.cost)
    assert page.coach.decision.ply == costliest.ply and page.coach.decision.plan == costliest.plan
    assert page.lines == ["In turn 4 this was better: 10\2 from house 6 \6 house 5 (uncovers J\1, to load it)."]
    choose(d, text.results().TRY_POSITION)
    at = game.position_at(costliest.ply)
    assert d.app.screen is d.table and d.table.session.game.pos == at and d.table.session.is_local_turn()
    from_menu(d, text.results().COACH_HEADING)
    assert d.app.screen is page and not d.app.activity
    choose(d, text.menus().SCORE)
    assert d.app.screen is result


@pytest.mark.parametrize("before, teaches, offered", [(2, 1, True), (3, 1, False), (0, 0, False)])
def test_only_the_first_three_games_of_a_newcomer_have_a_thing_to_learn(before, teaches, offered):
    assert (text.results().COACH_HEADING in rows(result_of(before=before, teaches=teaches))) == offered


def test_result_is_there_before_the_thing_to_learn_is_found():
    d = result_of()
    d.app.show("result")
    d.tick()
    result = d.app.screen
    assert result.coach.percent_done < 100 and result.total_line
    d.ms += 1000
    d.tick(A.OK)
    page = d.app.screen
    assert rows(d) == [text.menus().SCORE]
    for _ in range(20):
        d.tick()
    assert page.lines == [text.advice().REVIEW_PROGRESS.format(page.coach.percent_done)]
    d.press(0)
    assert rows(d) == [text.results().TRY_POSITION, text.menus().SCORE]


def test_game_without_a_costly_decision_is_praised():
    d = result_of()
    d.app.screen.coach.decision = None
    d.press(A.OK)
    assert d.app.screen.lines == [text.results().COACH_NOTHING] and rows(d) == [text.menus().SCORE]


@pytest.mark.parametrize("size", ALL_SIZES, ids=str)
def test_thing_to_learn_fits_every_screen_in_every_language(size):
    d = result_of(size)
    coach = d.app.screen.coach
    for language in range(len(LANGUAGE_CODES)):
        d.app.set_language(language)
        for decision in (coach.decision, None):
            coach.decision = decision
            page = CoachPage(d.app, coach)
            d.call(d.app.go_to, page)
            d.keys("DOWN DOWN DOWN UP UP UP")
