"""Tests that the last finished game can be reviewed after the next one has been dealt."""

import pytest

from firmware import text
from firmware.app import actions as A
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.text import menus
from tests.support.app_driver import booted
from tests.support.games import finished_game, to_result
from tests.support.menus import choose, from_menu, rows
from tests.support.reviewed import reviewed


def finished(**how):
    """Return a driver at the result of a finished game."""
    d = booted()
    return to_result(d, **how)


@pytest.mark.parametrize("row", [text.results().NEXT_GAME, text.results().DEAL_AGAIN, text.results().OTHER_SEAT])
def test_review_of_the_last_game_is_in_the_pause_menu_of_the_next(row):
    d = finished()
    choose(d, row)
    from_menu(d, menus().REVIEW_LAST)
    graph = d.app.screen
    while graph.review:
        d.tick()
    game = finished_game()
    expected = reviewed(game, (graph.session.seat,), graph.session.home_seat)
    assert (bytes(graph.leads), len(graph.decisions)) == (bytes(expected.leads), len(expected.decisions))
    assert graph.session.game.pos == game.pos and graph.session is not d.app.session
    d.press(A.OK)
    turned = d.app.screen
    d.press(A.MENU)
    assert menus().SCORE not in rows(d)
    choose(d, menus().GO_ON)
    assert d.app.screen is turned
    d.keys("BACK BACK")
    assert menus().REVIEW_LAST in rows(d)
    d.press(A.BACK)
    assert d.app.screen is d.table and d.table.session is d.app.session


def test_decision_of_the_last_game_can_be_tried_again_while_the_match_waits():
    d = finished()
    choose(d, text.results().NEXT_GAME)
    session = d.app.session
    from_menu(d, menus().REVIEW_LAST)
    while d.app.screen.review:
        d.tick()
    d.press(A.OK)
    from_menu(d, text.advice().RETRY_DECISION)
    assert d.app.activity and d.app.session is session and d.app.table.session is not session
    from_menu(d, text.advice().TO_REVIEW)
    assert not d.app.activity and d.app.table.session is session


def test_game_before_a_new_match_can_be_reviewed_too():
    d = finished()
    game = finished_game()
    d.app.begin(Session("classic", "greedy", 1, STARTER_BY_RULES, 300))
    assert bytes(d.app.last_game.log) == bytes(game.log[: 2 * game.ply])


def test_pause_menu_offers_no_review_before_a_game_is_finished():
    d = booted()
    d.app.begin(Session("classic", "greedy", 1, STARTER_BY_RULES, 300))
    d.begin(Session("classic", "greedy", 2, STARTER_BY_RULES, 300))
    d.keys("MENU")
    assert menus().REVIEW_LAST not in rows(d)


def test_finished_solitaire_leaves_nothing_to_review():
    d = finished(plays_all_sides=True)
    choose(d, text.results().NEXT_GAME)
    assert d.app.last_game is None
