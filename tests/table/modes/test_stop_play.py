"""Stop play by buttons (RULES 9): attempts, stops and what follows; the opponents' errors, and calls."""

import pytest

from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED, LOST_TURN_DESTINATION, LOST_TURN_SOURCE, Game
from engine.moves import PASS
from engine.opponent import Opponent
from engine.position import (
    COUNT, FOUNDATION, FOUNDATION_COUNTS, HAND, HOUSES, OUT_OF_USE, OVER, RESERVE, SHOW, TOP, TURN, UNDEALT, WASTE
)
from engine.review import Review
from engine.rng import Rng
from engine.verdict import VERDICTS, call_stop, judge
from engine.workspace import Workspace
from firmware import text
from firmware.app import actions as A
from firmware.app.game_text import game_text
from firmware.app.session import STARTER_BY_RULES, STARTER_OPPONENT, Session
from firmware.app.settings import SETTING_SPEED
from firmware.screens.stop_call_menu import StopCallMenu
from firmware.table.modes.stop_play import StopPlay
from firmware.table.states import ANNOUNCE
from firmware.table.views.dialog import TableDialog
from firmware.text import menus
from tests.support.app_driver import AppDriver, booted
from tests.support.at_the_table import FULL, PLENTY, STOPS, at_in_stop_play, attempt, logged, position
from tests.support.games import seated
from tests.support.menus import choose, from_menu, rows


@pytest.fixture(autouse=True)
def everything_is_noticed(monkeypatch):
    """Make every level stop every error; test_overlooked.py tests the real shares."""
    monkeypatch.setattr(Opponent, "notices", lambda self: True)


CALLS = dict(zip(("foundation", "reserve", "space", "fit", "other"), text.stop_play().OFFENCES.values()))


def script_opponent(d, *moves):
    """Let the opponent make these moves in turn: (src, dst, whether it is an error)."""
    moves = list(moves)
    opponent = d.session.opponents[0]
    original_begin = opponent.begin
    original_think = opponent.think
    given = []

    def play(pos):
        if moves:
            opponent.src, opponent.dst, wrong = moves.pop(0)
            return wrong
        return False

    def slip(pos):
        if not moves:
            return False
        if moves[0][2]:
            return play(pos)
        return False

    def begin(pos):
        given[:] = moves[:1]
        if given:
            play(pos)
        else:
            original_begin(pos)

    opponent.slip = slip
    opponent.begin = begin
    opponent.think = lambda nodes: bool(given) or original_think(nodes)


# Attempts


@pytest.mark.parametrize("rules", ["classic", "simple", "three", "foster", "cats", "catsfull", "classic+groups+waste"])
def test_cursor_in_stop_play_reaches_every_card_and_place(rules):
    d = AppDriver().begin(Session(rules, "random", 3, STARTER_OPPONENT, 300, False, True))
    tried = 0
    for _ in range(12):
        if d.session.is_over() or d.app.screen is not d.table:
            break
        table = d.table
        pos = d.game.pos
        seen = set()
        for _ in range(table.cursor.source_count):
            code = table.cursor.sources[table.cursor.at]
            at = table.cursor.at
            table.cursor.find_places(d.game, code)
            for i in range(table.cursor.place_count):
                j = 2 * table.cursor.places[i]
                seen.add((table.cursor.moves[j], table.cursor.moves[j + 1]))
            d.press(A.RIGHT)
            assert table.cursor.source_count == 1 or table.cursor.at != at
        # These include all legal moves, and a move from each house to every other house.
        for i in range(d.game.n):
            assert (d.game.moves[2 * i], d.game.moves[2 * i + 1]) in seen
        houses = [h for h in range(1, 1 + pos[HOUSES]) if pos[TOP + h] not in (UNDEALT, OUT_OF_USE)]
        for src in [h for h in houses if pos[TOP + h]]:
            for dst in [FOUNDATION, WASTE] + [h for h in houses if h != src]:
                assert (src, dst) in seen
                tried += 1
        d.keys("TURN")
        if isinstance(d.app.screen, TableDialog):
            d.keys("OK")
    assert tried > 50


def test_legal_attempt_is_played():
    d = at_in_stop_play(position(A_R="3c9S", A_H="2d5c", h8="TH", **PLENTY))
    attempt(d, RESERVE, 8)
    assert logged(d) == (RESERVE, 8)
    assert d.session.is_local_turn()


def test_foundation_is_one_step_from_the_cards_own_pile():
    d = at_in_stop_play(position(A_R="3cAS", A_H="2d5c", **PLENTY))
    d.keys("OK RIGHT OK")
    assert logged(d) == (RESERVE, FOUNDATION)


def test_cursor_in_stop_play_does_not_reveal_legal_places():
    d = at_in_stop_play(position(A_R="3c9S", A_H="2d5c", h8="AS", **PLENTY))
    assert d.app.status == "9\1 from your reserve"
    assert d.table.cursor.source_count == 10


# Stopped attempts


@pytest.mark.parametrize("verdict, piles, move, said, follows", STOPS)
def test_wrong_attempt_is_stopped(verdict, piles, move, said, follows):
    start = position(A_H="2d5c", **dict(PLENTY, **piles))
    assert VERDICTS[judge(start, *move, Workspace())] == verdict
    expected = bytearray(start)
    call_stop(expected, *move, Workspace())
    d = at_in_stop_play(start)
    attempt(d, *move)
    assert isinstance(d.app.screen, TableDialog)
    assert d.app.status == "Opponent: Stop! %s. %s" % (said, follows)
    assert logged(d) == (move[0] | ATTEMPT_STOPPED, move[1])
    assert bytes(d.game.pos) == bytes(expected)
    assert d.game.pos[TURN] == 1
    d.press(A.OK)
    assert d.app.screen is d.table and d.game.ply > 1
    assert d.dropped == 0


def test_turn_in_stop_play_makes_an_attempt():
    d = at_in_stop_play(position(A_R="3c9S", A_H="2d5c", h8="AS", show="4D", **PLENTY))
    d.keys("TURN")
    assert logged(d) == (SHOW | ATTEMPT_STOPPED, WASTE)
    assert "foundation first" in d.app.status


def test_stop_can_end_the_game():
    # The missed foundation play is made for the player, with the last card.
    d = at_in_stop_play(position(A_R="AS", h8="5H", **PLENTY))
    attempt(d, 8, 1)
    assert d.game.pos[OVER] == 1
    d.press(A.OK)
    assert d.app.screen.heading == "You win the game!"


def test_attempt_against_an_options_duty_is_stopped():
    start = position("classic+mustload", A_R="3c9S", A_H="2d5c", B_W="8S", h8="5H", **PLENTY)
    d = at_in_stop_play(start)
    attempt(d, RESERVE, 7)
    assert d.app.status.startswith("Opponent: Stop! Load first: 9\1 \6 opponent's waste.")


def test_foster_stops_only_a_missed_foundation():
    d = at_in_stop_play(position("foster", A_R="3c9s", A_H="2d5c", A_W="7H", h8="5H", **PLENTY))
    before = bytes(d.game.pos)
    attempt(d, WASTE, 8)
    assert d.app.status == "7\2 may not go to house 8: it needs a black 8"
    assert d.app.screen is d.table and bytes(d.game.pos) == before and d.game.ply == 0
    assert d.session.is_local_turn()
    d = at_in_stop_play(position("foster", A_R="3c9s", A_H="2d5c", A_W="7H", h8="AS", **PLENTY))
    attempt(d, RESERVE, RESERVE)
    assert d.app.status == "Opponent: Stop! A\1 from house 8 could go up: foundation first. Your turn is over."
    assert d.game.pos[FOUNDATION_COUNTS] == 0


def test_pass_under_foster_is_played():
    d = at_in_stop_play(position("foster", A_R="3c9s", A_H="2d5c", h8="5H", **PLENTY))
    script_opponent(d, (PASS, PASS, False))
    attempt(d, PASS, PASS)
    assert logged(d, 0) == (PASS, PASS)


# The opponent's errors

WRONG_TURN = position(turn="B", A_R="3c9S", A_H="2d", B_R="4hJC", B_W="TC", h8="AS", **PLENTY)


# B turns up a card before it plays the ace of spades from house 8 to the foundation.
ERROR = (HAND, SHOW, True), (8, FOUNDATION, False), (SHOW, WASTE, False)


def before_moves(start, *moves, speed=3):
    """Return a Driver in a position of stop play in which the opponent is about to make these moves."""
    d = AppDriver()
    d.app.begin(Session("classic", "greedy", 1, STARTER_BY_RULES, 300, False, True))
    d.app.settings.numbers[SETTING_SPEED] = speed
    d.session.game = Game(start)
    d.session.seat = 0
    script_opponent(d, *moves)
    return d


def after_an_error():
    """Return a Driver after an error of B that can still be called."""
    d = before_moves(WRONG_TURN, *ERROR)
    d.press(0)
    return d


def test_error_can_be_called_until_a_card_is_touched():
    d = after_an_error()
    assert d.session.is_local_turn()
    assert logged(d, 0) == (HAND | ATTEMPT_STANDS, SHOW)
    assert d.game.ply == 3
    expected = bytearray(WRONG_TURN)
    call_stop(expected, HAND, SHOW, Workspace())
    d.keys("RIGHT LEFT STOP")  # Moving the cursor touches no card.
    assert isinstance(d.app.screen, StopCallMenu)
    assert len(d.app.screen.lines) == 3
    said = choose(d, CALLS["foundation"])
    assert said == "You: Stop! A\1 from house 8 could go up: foundation first. It goes up now, and the turn is yours."
    assert d.game.ply == 1 and logged(d) == (HAND | ATTEMPT_STOPPED, SHOW)
    assert bytes(d.game.pos) == bytes(expected)
    d.press(A.OK)
    assert d.session.is_local_turn() and d.app.screen is d.table
    assert d.keys("STOP").startswith("Nothing to stop")


@pytest.mark.parametrize("wrongly", ["reserve", "space", "fit", "other"])
def test_call_of_the_wrong_offence_is_refused_at_no_cost(wrongly):
    d = after_an_error()
    before = bytes(d.game.pos)
    d.keys("STOP")
    assert choose(d, CALLS[wrongly]) == "Wrong call, but it costs nothing"
    assert bytes(d.game.pos) == before and d.game.ply == 3
    assert d.session.is_local_turn() and d.app.screen is d.table
    d.keys("STOP")
    assert "You: Stop!" in choose(d, CALLS["foundation"])


def test_call_without_an_error_is_refused():
    d = at_in_stop_play(position(A_R="3c9S", A_H="2d5c", h8="5H", **PLENTY))
    d.keys("TURN TURN")
    assert d.session.is_local_turn() and d.game.ply > 2
    before = bytes(d.game.pos)
    for label in CALLS.values():
        d.keys("STOP")
        assert choose(d, label) == "Wrong call, but it costs nothing"
    assert bytes(d.game.pos) == before
    d.keys("STOP")
    assert choose(d, "Nothing: continue") == d.table.status
    assert d.app.screen is d.table


@pytest.mark.parametrize("touch", ["OK", "TURN", "OK BACK"])
def test_error_that_is_not_called_stands_once_a_card_is_touched(touch):
    d = after_an_error()
    d.keys(touch)
    assert logged(d, 0) == (HAND | ATTEMPT_STANDS, SHOW)
    if d.session.is_local_turn():
        assert d.keys("STOP").startswith("Nothing to stop")
        assert not isinstance(d.app.screen, StopCallMenu)


def test_pause_menu_calls_a_stop():
    d = after_an_error()
    from_menu(d, "Call stop")
    assert isinstance(d.app.screen, StopCallMenu)
    choose(d, CALLS["foundation"])
    assert d.game.ply == 1
    d.keys("OK MENU")
    assert "Call stop" not in rows(d)


def test_assisted_play_has_no_stop():
    d = AppDriver().start("classic", 3)
    d.keys("MENU")
    assert "Call stop" not in rows(d)


@pytest.mark.parametrize("wait", [100, 700, 1200, 2000])
@pytest.mark.parametrize("by_menu", [False, True])
def test_stop_works_while_the_opponent_plays(wait, by_menu):
    d = before_moves(WRONG_TURN, *ERROR, speed=0)
    d.app.introduces = False
    d.tick()
    end = d.ms + wait
    while d.ms < end:
        d.ms += 10
        d.tick()
    assert not d.session.is_local_turn()
    if by_menu:
        d.tick(A.MENU)
        choose(d, "Call stop")
    else:
        d.tick(A.STOP)
    assert isinstance(d.app.screen, StopCallMenu)
    assert logged(d, 0) == (HAND | ATTEMPT_STANDS, SHOW)
    assert "could go up" in choose(d, CALLS["foundation"])
    d.press(A.OK)
    assert d.game.ply == 1 and d.session.is_local_turn()


def test_opponent_continues_after_a_wrong_call():
    d = before_moves(WRONG_TURN, *ERROR, speed=0)
    d.app.introduces = False
    d.tick()
    d.ms += 100
    d.tick(A.STOP)
    choose(d, CALLS["space"])
    d.press(0)
    assert d.session.is_local_turn() and d.game.ply == 3


# The price of a wrong call


def priced(d):
    """Let a wrong call cost the player of a driver a turn; return the driver."""
    d.session.stop_price = True
    return d


def test_wrong_call_with_a_price_ends_the_turn_of_the_player():
    d = priced(after_an_error())
    pos = bytearray(d.game.pos)
    d.keys("STOP")
    assert d.app.screen.foot[0] == text.stop_play().CALL_COSTS_TURN
    said = choose(d, CALLS["space"])
    assert said == "%s %s" % (text.stop_play().WRONG_CALL_HEADING, text.stop_play().TURN_LOST)
    assert d.game.ply == 4 and logged(d) == (LOST_TURN_SOURCE, LOST_TURN_DESTINATION) and d.game.pos[TURN] == 1
    call_stop(pos, SHOW, WASTE, Workspace())
    assert bytes(d.game.pos) == bytes(pos) and not d.session.owes_turn and not d.session.can_undo()
    played = d.game.ply
    d.press(A.OK)
    assert d.app.screen is d.table and d.game.ply > played and not d.app.activity


def test_right_call_with_a_price_costs_nothing():
    d = priced(after_an_error())
    d.keys("STOP")
    assert "You: Stop!" in choose(d, CALLS["foundation"])
    d.press(A.OK)
    assert d.session.is_local_turn() and not d.session.owes_turn


def test_call_that_is_withdrawn_costs_nothing():
    d = priced(after_an_error())
    d.keys("STOP")
    choose(d, text.stop_play().CALL_NOTHING)
    assert d.session.is_local_turn() and d.game.ply == 3 and not d.session.owes_turn


def called_early():
    """Return a driver whose player has called wrongly, at a price, during the opponent's turn."""
    d = priced(before_moves(WRONG_TURN, *ERROR, speed=0))
    d.tick()
    while d.table.state != ANNOUNCE:
        d.ms += 100
        d.tick()
    d.tick(A.STOP)
    choose_row(d, CALLS["space"])
    return d


def choose_row(d, label):
    """Choose a row without waiting for what moves then."""
    menu = d.app.screen
    menu.cursor = [row.label for row in menu.rows].index(label)
    d.tick(A.OK)


def test_wrong_call_in_the_opponents_turn_costs_the_next_turn():
    d = called_early()
    assert d.app.status == text.stop_play().NEXT_TURN_LOST and d.session.owes_turn
    d.press(0)
    assert isinstance(d.app.screen, TableDialog) and logged(d) == (LOST_TURN_SOURCE, LOST_TURN_DESTINATION)
    assert not d.session.owes_turn and d.game.ply == 4


def test_turn_that_is_owed_is_lost_after_an_interruption_too():
    d = called_early()
    assert d.session.stop_price
    again = booted(d.store)
    assert (again.session.stop_price, again.session.owes_turn) == (True, False)
    log = bytes(again.session.log)
    assert bytes((LOST_TURN_SOURCE, LOST_TURN_DESTINATION)) in [log[i : i + 2] for i in range(0, len(log), 2)]


def test_turn_lost_is_no_decision_of_the_player_in_the_review():
    d = priced(after_an_error())
    d.keys("STOP")
    choose(d, CALLS["space"])
    d.press(A.OK)
    d.call(d.session.resign)
    review = Review(d.game, (0,), 0)
    while not review.go():
        pass
    assert not review.decisions


def test_lost_turn_is_a_row_of_the_list_of_moves():
    d = priced(after_an_error())
    d.keys("STOP")
    choose(d, CALLS["space"])
    d.press(A.OK)
    from_menu(d, menus().MOVE_LIST)
    row = d.app.screen.rows[3]
    assert row.label == "2 You: " + text.stop_play().LOST_TURN and row.brief == "2 Y: " + text.stop_play().LOST_TURN
    d.app.screen.cursor = 3
    d.keys("OK BACK")
    assert game_text(d.session).split("\n")[2].startswith("2 A: hw!")


def test_wrong_call_after_the_end_has_no_price():
    start = position(turn="B", A_R="3C", A_H="2d", B_R="9S", **dict(FULL, h7="TD", h8="AS"))
    start[TOP + HAND + 3] = start[COUNT + HAND + 3] = 0
    d = priced(before_moves(start, (RESERVE, 7, True)))
    d.press(0)
    d.keys("STOP")
    choose(d, CALLS["fit"])
    assert not d.session.owes_turn


@pytest.mark.parametrize("rules", ["classic", "simple", "three", "cats", "catsfull", "classic+groups+waste"])
def test_lost_turn_ends_the_turn_and_moves_nothing(rules):
    """Check it at the start of each of some turns, in each game that has a price."""
    session = Session(rules, "greedy", 5, STARTER_BY_RULES, 300, False, True)
    game = session.game
    adviser = Opponent("greedy", 9)
    for turns in range(12):
        player = game.pos[TURN]
        before = bytes(game.pos[FOUNDATION_COUNTS:])
        if turns % 3 == 0 and not game.pos[TOP + SHOW]:
            game.play(LOST_TURN_SOURCE, LOST_TURN_DESTINATION)
            assert game.pos[TURN] != player
            # In cats the next player's houses are dealt now.
            assert rules == "cats" or bytes(game.pos[FOUNDATION_COUNTS:]) == before
            continue
        while game.pos[TURN] == player and not game.pos[OVER]:
            adviser.choose(game.pos)
            game.play(adviser.src, adviser.dst)


def test_last_move_of_a_game_can_be_called():
    # B wins with a card that it should not have played yet.
    start = position(turn="B", A_R="3C", A_H="2d", B_R="9S", **dict(FULL, h7="TD", h8="AS"))
    start[TOP + HAND + 3] = start[COUNT + HAND + 3] = 0  # B has only the last card of its reserve.
    d = before_moves(start, (RESERVE, 7, True))
    d.press(0)
    assert d.session.is_over() and d.app.screen is d.table
    d.keys("STOP")
    assert "foundation first" in choose(d, CALLS["foundation"])
    d.press(A.OK)
    assert not d.session.is_over() and d.game.ply == 1


def test_opponents_of_a_lower_level_err_more_often():
    wrong = {}
    for level in ("random", "greedy"):
        wrong[level] = 0
        for seed in range(6):
            d = seated("classic", level, seed, starter=STARTER_BY_RULES, stop_play=True)
            for _ in range(150):
                if d.session.is_over():
                    break
                d.press(A.TURN)
            game = d.game
            attempts = [source & (ATTEMPT_STANDS | ATTEMPT_STOPPED) for source in game.log[: 2 * game.ply : 2]]
            wrong[level] += attempts.count(ATTEMPT_STANDS)
    assert wrong["random"] > 5 * wrong["greedy"]


def test_stop_with_three_players_names_the_one_who_erred():
    d = seated("three", "random", 3, starter=STARTER_OPPONENT, stop_play=True)
    for _ in range(40):
        game = d.game
        first = d.table.mode.under.first_callable_ply
        wrong = [i for i in range(first, game.ply) if game.log[2 * i] & ATTEMPT_STANDS and game.log[2 * i] != 128]
        if wrong:
            break
        d.keys("TURN")
        if isinstance(d.app.screen, TableDialog):
            d.keys("OK")
    d.keys("STOP")
    for label in CALLS.values():
        if isinstance(d.app.screen, StopCallMenu):
            choose(d, label)
        if isinstance(d.app.screen, TableDialog):
            break
        d.keys("STOP")
    assert isinstance(d.app.screen, TableDialog)
    assert "'s turn is over" in d.app.status
    d.press(A.OK)
    assert d.session.is_local_turn()


# Saves


def test_game_with_stops_and_errors_survives_a_power_off():
    d = after_an_error()
    ply = d.game.ply
    again = booted(d.store)
    assert isinstance(again.table.mode.under, StopPlay)
    assert again.game.ply == ply and bytes(again.game.log[: 2 * ply]) == bytes(d.game.log[: 2 * ply])


@pytest.mark.parametrize("seed", range(4))
def test_same_moves_can_be_called_after_a_power_off(seed):
    d = seated("classic", "random", seed, starter=STARTER_OPPONENT, stop_play=True)
    for _ in range(12):
        again = booted(d.store)
        assert bytes(again.game.pos) == bytes(d.game.pos)
        if d.app.screen is d.table and not d.session.is_over():
            assert again.table.mode.under.first_callable_ply == d.table.mode.under.first_callable_ply
            assert again.table.mode.can_call_stop() == d.table.mode.can_call_stop()
            again.keys("STOP")
            lines = again.app.screen.lines if again.table.mode.can_call_stop() else ()
            d.keys("STOP")
            assert lines == (d.app.screen.lines if d.table.mode.can_call_stop() else ())
            d.keys("BACK" if isinstance(d.app.screen, StopCallMenu) else "RIGHT")
        d.keys("TURN")
        if isinstance(d.app.screen, TableDialog):
            d.keys("OK")


# Whole games


@pytest.mark.parametrize("rules", ["classic", "simple+strict", "foster36", "cats", "three"])
@pytest.mark.slow
def test_whole_games_by_any_buttons_replay_to_the_same_position(rules):
    d = AppDriver()
    d.app.begin(Session(rules, "random", 1, 0, 300, False, True))
    d.at_once()
    rng = Rng(1)
    d.press(0)
    for _ in range(1500):
        if d.session.is_over() or not d.session.stop_play:
            break
        button = 1 + rng.below(12)
        d.press(A.OK if button > 9 or button == A.MENU else button)
        assert d.app.status
        if d.app.screen is d.table:
            assert len(d.table.view.lines) <= 4, d.app.status
    assert d.dropped == 0
    # Replaying the record gives the same position.
    pos = bytes(d.game.pos)
    d.game.rewind(d.game.ply)
    assert bytes(d.game.pos) == pos
