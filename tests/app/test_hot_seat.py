"""Tests of pass and play: persons share a device, by buttons, on a large, a small and a one-bit screen."""

import pytest

from engine import notation
from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED, Game
from engine.opponent import Opponent
from engine.position import HAND, OVER, PLAYERS, RESERVE, SHOW, TURN, pile
from engine.rng import Rng
from firmware import text
from firmware.app import actions as A
from firmware.app.hot_seat import saved_names
from firmware.app.pointer import Pointer
from firmware.app.records import BEST_POINTS, COLUMN_COUNT, LOST, SHORTEST_WIN, STREAK, WON, Records
from firmware.app.save_format.schemas import ALPHABET_SIZE, HOT_SEAT_LEVEL, NAME_LENGTH, SESSION
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.app.settings import (
    SETTING_HAND_OVER, SETTING_NAME_LETTERS, SETTING_OPPONENT, SETTING_TURNED_ROUND, Settings, setting_by_id
)
from firmware.screens.review_screens import RetryEnd
from firmware.screens.stop_call_menu import StopCallMenu
from firmware.table.modes.stop_play import StopPlay
from firmware.table.states import PLAY
from firmware.table.views.dialog import TableDialog
from firmware.table.views.hand_over import HandOverDialog
from firmware.text import menus, refusals
from hostsim.players.driver import MemoryStore
from tests.support.app_driver import AppDriver
from tests.support.at_the_table import PLENTY, attempt, logged, position
from tests.support.menus import choose, choose_rules, from_menu, give_up, rows, set_row, to_new_game, to_row
from tests.support.saved import body, packed, session_of

SIZES = ((240, 240), (240, 135), (72, 40))
sizes = pytest.mark.parametrize("width, height", SIZES)
NAMES = ("Anna", "Bert", "Clementi")


class Persons(AppDriver):
    """Persons who take over the device at each hand-over.

    handed: the status at each hand-over.
    """

    def __init__(self, store=None, width=240, height=240):
        AppDriver.__init__(self, store, size=(width, height))
        self.handed = []

    def press(self, action):
        AppDriver.press(self, action)
        while isinstance(self.app.screen, HandOverDialog):
            self.handed.append(self.app.status)
            AppDriver.press(self, A.OK)


def set_names(settings, *names):
    """Set the players' names."""
    for i, name in enumerate(names):
        for k in range(NAME_LENGTH):
            settings.numbers[SETTING_NAME_LETTERS + NAME_LENGTH * i
                + k] = ord(name[k].lower()) - 96 if k < len(name) else 0


def begun(rules="classic", seed=7, width=240, height=240, stop=False):
    """Return persons named NAMES at a new game, of stop play if `stop` is set."""
    d = Persons(None, width, height)
    set_names(d.app.settings, *NAMES)
    points = d.app.settings.match_points(rules)
    d.begin(Session(rules, "greedy", seed, STARTER_BY_RULES, points, False, stop,
        saved_names(d.app.settings, rules)))
    return d


def turn(d):
    """Press OK and TURN until the turn has passed to another person."""
    player = d.game.pos[TURN]
    for n in range(200):
        if d.game.pos[TURN] != player:
            return
        d.press(A.OK if n % 3 else A.TURN)
    raise AssertionError("the turn never ended")


# A new game


@sizes
def test_game_of_two_persons_can_be_set_up_by_buttons(width, height):
    d = Persons(None, width, height).boot()
    d.press(A.UP)
    to_new_game(d)
    set_row(d, "Opponent", "a person")
    assert to_row(d, "Names") == "Names: Player 1, Player 2"
    d.keys("OK OK")
    assert d.keys("UP OK " + "UP " * 2 + "OK " + "DOWN " * 26 + "OK OK") == "Player 1: Aba"
    assert d.keys("OK RIGHT RIGHT RIGHT UP BACK") == "Player 1: Aba"  # BACK discards the change.
    assert d.keys("OK DOWN OK") == "Player 1: no name"
    assert d.keys("OK UP OK UP OK OK") == "Player 1: Aa"
    assert choose(d, "Done") == "Names: Aa, Player 2"
    set_row(d, "First turn", "Player 2")
    choose(d, "Deal")
    assert d.session.hot_seat_names == ("Aa", "") and d.session.opponents == [] and d.dropped == 0
    assert d.handed == ["Player 2 plays first. Hand the device to Player 2."]
    assert d.session.seat == d.game.pos[TURN] != d.session.home_seat
    # The screen of the next game keeps these choices, with the names, through a power-off.
    d = Persons(d.store, width, height).boot()
    assert d.session.hot_seat_names == ("Aa", "")
    d.call(d.app.show_title)
    choose(d, "New game")
    assert to_row(d, "Names") == "Names: Aa, Player 2"
    assert to_row(d, "First turn") == "First turn: Player 2"


def test_name_holds_eight_letters():
    d = Persons()
    d.open("names", 2)
    d.keys("OK " + "UP OK " * NAME_LENGTH)
    assert d.app.status == "Player 1: Aaaaaaaa" and not d.app.screen.editor
    assert d.keys("OK OK OK DOWN MENU") == "Player 1: Aa"
    assert Settings(d.store).numbers[SETTING_NAME_LETTERS : SETTING_NAME_LETTERS
        + NAME_LENGTH] == bytes((1, 1, 0, 0, 0, 0, 0, 0))


def test_name_can_be_set_where_buttons_only_step_sideways():
    d = Persons()
    d.app.controls.steps_sideways = True
    d.open("names", 2)
    assert d.keys("OK RIGHT RIGHT OK LEFT OK OK") == "Player 1: Bz"


def test_touch_changes_the_letter_of_a_name():
    d = Persons()
    d.open("names", 2)
    d.app.screen.draw()
    geometry = d.app.screen.row_geometry
    top, pitch, right = geometry.top, geometry.pitch, geometry.right
    d.press(Pointer(d.app).touch(right - 60, top + 2))
    assert d.app.screen.editor.index == 0 and d.app.status == "Player 1: [_]_"
    d.press(Pointer(d.app).touch(right - 2, top + 2))  # Without a first letter there is no second one.
    for _ in range(3):
        d.press(Pointer(d.app).touch(right - 12, top + 2))
    d.press(Pointer(d.app).touch(right - 12, top + pitch - 3))
    assert d.app.status == "Player 1: [B]_"
    d.press(Pointer(d.app).touch(right - 2, top + 2))
    d.press(Pointer(d.app).touch(right - 12, top + 2))
    assert d.app.status == "Player 1: B[a]_"
    d.press(Pointer(d.app).touch(right - 5, top + 4 * pitch))
    assert d.app.status == "Player 1: Ba"


@pytest.mark.parametrize("rules", ["three", "klondike", "onepack"])
def test_persons_are_offered_unless_the_game_is_for_one_player(rules):
    d = Persons().boot()
    d.app.settings.numbers[SETTING_OPPONENT] = 2
    d.open("new_game")
    choose_rules(d, rules)
    assert ("Names" in rows(d)) == (rules != "klondike")
    if rules == "three":
        to_row(d, "Opponent")
        assert d.app.status == "Opponent: two people" and "Three people" in d.app.screen.about()
    choose(d, "Deal")
    assert len(d.session.hot_seat_names) == {"three": 3, "klondike": 0, "onepack": 2}[rules]


# Whole games


@pytest.mark.slow
@pytest.mark.parametrize("rules, seed, width, height", [
    ("classic", 1, 240, 240), ("classic", 2, 240, 135), ("classic", 3, 72, 40), ("onepack", 3, 240, 135),
    ("onepack", 4, 128, 64), ("foster32", 2, 320, 240), ("cats", 5, 240, 240), ("three", 4, 240, 240),
    ("three", 5, 320, 240),
])  # fmt: skip
def test_whole_game_of_persons_hands_over_each_turn_and_names_the_winner(rules, seed, width, height):
    d = begun(rules, seed, width, height)
    players = d.game.pos[PLAYERS]
    advisers = [Opponent("greedy", i) for i in range(players)]
    passed = 1
    while not d.session.is_over():
        player = d.game.pos[TURN]
        assert d.table.state == PLAY and d.session.seat == player
        name = NAMES[player]
        assert d.table.view_state.heading == name + "'s turn"
        d.move_as(advisers[player])
        passed += not d.session.is_over() and d.game.pos[TURN] != player
    assert d.dropped == 0 and len(d.handed) == passed
    assert d.handed[0].endswith("Hand the device to %s." % NAMES[(d.game.base[TURN])])
    assert all(" made " in said or " loaded " in said for said in d.handed[players:])
    d.press(0)
    result = d.app.screen
    over = d.game.pos[OVER]
    if over <= players:
        assert result.heading == "%s wins!" % NAMES[over - 1]
        assert any(line.startswith(NAMES[over - 1] + " scores\t") for line in result.lines)
    assert [line.split("\t")[0] for line in result.lines[-players:]] == list(NAMES[:players])
    assert not any("You" in line or "Opponent" in line for line in result.lines)


def test_hand_over_when_switched_off_shows_no_screen():
    d = begun()
    d.app.settings.numbers[SETTING_HAND_OVER] = 0
    d.handed = []
    turn(d)
    assert d.handed == [] and d.app.screen is d.table
    assert d.table.view_state.heading == "Bert's turn" and d.table.view_state.turn_summary.startswith("Anna made ")
    assert d.table.view_state.short_text == "Bert's turn"
    assert d.session.seat == d.game.pos[TURN] == 1
    assert d.table.view.y(pile(d.game.pos, RESERVE)) > 120  # The player to move is at the bottom.


def test_hand_over_does_not_report_undone_moves():
    d = begun("foster", 3)
    player = d.game.pos[TURN]
    adviser = Opponent("greedy", 1)
    taken_back = 0
    while d.game.pos[TURN] == player:
        if taken_back < 5 and d.session.can_undo():
            d.table.mode.undo()
            d.press(0)
            taken_back += 1
        d.move_as(adviser)
    assert taken_back == 5
    assert d.handed[-1].split(". ")[1] == "%s made %d moves" % (NAMES[player], d.game.ply)


def test_saved_game_of_persons_resumes_in_the_middle_of_a_turn():
    d = begun()
    for _ in range(6):
        turn(d)
        d.keys("OK OK")
        other = Persons(d.store).boot()
        assert notation.position_text(other.game.pos) == notation.position_text(d.game.pos)
        assert other.session.hot_seat_names == NAMES[:2] and other.session.seat == d.session.seat
        assert len(other.handed) == 1 and other.handed[0].startswith(NAMES[d.game.pos[TURN]] + "'s turn")
        d = other


def test_hand_over_after_power_off_reports_no_moves_of_before():
    d = begun("simple", 3)
    adviser = Opponent("greedy", 1)
    while not any("loaded" in said for said in d.handed):
        d.move_as(adviser)
    other = Persons(d.store).boot()
    name = NAMES[d.game.pos[TURN]]
    assert other.handed == ["%s's turn. Hand the device to %s." % (name, name)]


def test_undo_stops_at_the_start_of_the_turn():
    d = begun()
    turn(d)
    ply = d.game.ply
    d.table.mode.undo()
    assert d.game.ply == ply and d.app.status == refusals().NOTHING_TO_UNDO
    d.keys("MENU")
    assert "Undo" not in rows(d)


def test_last_turn_is_that_of_the_previous_person():
    d = begun()
    turn(d)
    d.keys("MENU")
    to_row(d, "Replay turn")
    assert d.app.screen.about().startswith("Anna ")
    d.tick(A.OK)
    assert d.app.status.startswith("Anna")
    assert len(d.app.screen.steps.plies) == d.game.ply


def test_restart_hands_over_again():
    d = begun()
    turn(d)
    from_menu(d, "Restart this deal")
    d.handed = []
    choose(d, "Restart")
    assert d.game.ply == 0 and d.handed == ["Anna plays first. Hand the device to Anna."]


# The end of a game, the match, records


def test_scores_stay_with_their_persons_after_a_change_of_seats():
    d = begun("simple", 11)
    first = d.game.pos[TURN]
    turn(d)
    give_up(d)
    loser = NAMES[1 - first]
    winner = NAMES[first]
    assert d.app.screen.heading == winner + " wins!" and loser + " gives up." in d.app.screen.lines
    gained = d.session.points_won()
    assert gained[first] > 0 == gained[1 - first]
    choose(d, text.results().OTHER_SEAT)
    assert d.session.home_seat == 1 and d.session.score == gained
    assert d.handed[-1] == "%s plays first. Hand the device to %s." % (loser, loser)  # They have swapped seats.
    d.keys("MENU")
    assert "%s %d, %s %d" % (NAMES[0], gained[0], NAMES[1], gained[1]) in d.app.screen.foot[2]
    d.keys("BACK")
    d = Persons(d.store).boot()
    assert d.session.home_seat == 1 and d.session.score == gained and d.session.hot_seat_names == NAMES[:2]
    give_up(d)
    choose(d, "Next game")
    assert d.session.seed == 12 and sum(d.session.score) > sum(gained)


def test_starter_by_cut_alternates_between_persons():
    session = Session("simple+cut", "greedy", 5, STARTER_BY_RULES, 300, False, False, ("", ""))
    began = []
    for _ in range(4):
        began.append((session.game.pos[TURN] - session.home_seat) % 2)
        session.resign()
        session.next_game()
    assert began in ([0, 1, 0, 1], [1, 0, 1, 0])


def test_give_up_screen_names_who_scores_or_wins():
    d = begun()
    from_menu(d, "Give up")
    assert d.app.screen.lines == ["Anna gives up, and Bert scores."]
    d = begun("three")
    turn(d)
    from_menu(d, "Give up")
    at = d.game.pos[TURN]
    assert d.app.screen.lines == ["%s gives up, and %s, who is next, wins." % (NAMES[at], NAMES[(at + 1) % 3])]
    choose(d, "Give up the game")
    assert d.app.screen.lines[0] == text.results().NEXT_WINS.format(NAMES[(at + 1) % 3])


def test_games_of_persons_have_records_of_their_own():
    d = begun("onepack", 3)
    d.play_as(Opponent("greedy", 1))
    d.press(0)
    choose(d, "This deal again")
    give_up(d)
    records = Records(d.store)
    row = records.rows[0]
    assert len(records.rows) == 1 and row[:2] == ["onepack", HOT_SEAT_LEVEL] and len(row) == COLUMN_COUNT
    assert row[WON] == 1 and row[LOST] == row[STREAK] == 0 and row[SHORTEST_WIN] > 10 and row[BEST_POINTS] > 0
    choose(d, "Main menu", "Records")
    assert d.app.screen.heading == "One pack, people"
    assert "Drawn, given up\t0, 1" in d.app.screen.lines and "Games\t2" in d.app.screen.lines


def test_review_covers_the_decisions_of_all_persons():
    d = begun("simple", 3)
    advisers = [Opponent(level, 1) for level in ("novice", "greedy")]
    while not d.session.is_over():
        d.move_as(advisers[d.game.pos[TURN]])
    d.press(0)
    choose(d, menus().REVIEW)
    graph = d.app.screen
    assert graph.side_names == ("Anna ahead", "Bert ahead") and graph.decisions
    d.press(A.OK)
    turned = d.app.screen
    for _ in graph.decisions:
        player = turned.decisions[turned.part].player
        assert turned.snapshot.seat == player and d.app.status.startswith(NAMES[player] + ": ")
        d.press(A.DOWN)


def test_game_of_persons_is_tried_again_by_both():
    d = begun("simple", 3)
    adviser = Opponent("novice", 1)
    while not d.session.is_over():
        d.move_as(adviser)
    d.press(0)
    choose(d, menus().REVIEW)
    d.press(A.OK)
    turned = d.app.screen
    kept = dict(d.store.data)
    from_menu(d, text.advice().RETRY_DECISION)
    again = d.app.activity
    assert again.session.hot_seat_names == d.session.hot_seat_names and not again.session.opponents
    seats = set()
    for pressed in range(300):
        if isinstance(d.app.screen, RetryEnd) or len(seats) == 2:
            break
        seats.add(again.session.seat)
        d.press(A.TURN if pressed % 3 == 0 else A.OK)
    assert seats == {0, 1}
    assert dict(d.store.data) == kept and d.app.session is turned.session


# Saves


def test_saved_names_and_seats_are_read_back():
    for given in (("", ""), ("Anna", ""), ("Bo", "Maximili"), ("A", "B", "")):
        for seat in range(len(given)):
            session = Session("three" if len(given) > 2 else "cats", "easy", 9, STARTER_BY_RULES, 300, False, False,
                given)
            session.take_seat(seat)
            session.turn_to_mover()
            session.score = [3, 1, 2][: len(given)]
            again = session_of(body(session))
            assert again.hot_seat_names == given and again.home_seat == seat and again.score == session.score
            assert again.seat == again.game.pos[TURN] and body(again) == body(session)


@pytest.mark.parametrize(
    "wrong", [b"\6\0Anna,,", b"\4\0Anna", b"\5\0anna,", b"\5\0AnNa,", b"\5\0An1a,", b"\x0a\0Maximilia,",
        b"\5\0Ann\xff,"]
)
def test_save_with_an_invalid_name_is_damaged(wrong):
    session = Session("cats", "easy", 9, STARTER_BY_RULES, 300, False, False, ("Anna", ""))
    good = body(session)
    assert good.count(b"\5\0Anna,") == 1
    with pytest.raises(ValueError):
        session_of(good.replace(b"\5\0Anna,", wrong))


def test_save_of_persons_at_klondike_or_solitaire_is_refused():
    klondike = Session("klondike", "easy", 9, STARTER_BY_RULES, 300)
    with pytest.raises(ValueError, match="session: "):
        session_of(packed(SESSION, klondike, hot_seat_names=("", ""), plays_all_sides=True))
    session = Session("cats", "easy", 9, STARTER_BY_RULES, 300, False, False, ("", ""))
    with pytest.raises(ValueError, match="session: "):
        session_of(packed(SESSION, session, plays_all_sides=False))


def test_names_are_saved_among_the_settings():
    letters = setting_by_id(SETTING_NAME_LETTERS)
    assert (letters.count, list(letters.values)) == (3 * NAME_LENGTH, list(range(ALPHABET_SIZE + 1)))
    settings = Settings(MemoryStore())
    set_names(settings, "Anna", "", "Zoe")
    settings.save()
    assert saved_names(Settings(settings.slots.store), "three") == ("Anna", "", "Zoe")


# Turned round


def test_picture_and_directions_are_turned_round_for_the_second_person():
    d = begun()
    d.app.settings.numbers[SETTING_TURNED_ROUND] = 1
    d.press(0)
    assert not d.app.scene.rotated
    turn(d)
    assert d.app.scene.rotated
    at = d.table.cursor.at
    d.press(A.LEFT)
    n = d.table.cursor.source_count
    assert d.table.cursor.at == (at + 1) % n  # Opposite the first person, left and right are swapped.
    d.press(A.RIGHT)
    assert d.table.cursor.at == at
    x = d.table.view.x(d.table.cursor.pile_at(at)) + 3
    y = d.table.view.y(d.table.cursor.pile_at(at)) + 3
    assert Pointer(d.app).touch(239 - x, 239 - y) and d.table.cursor.at == at
    d.keys("MENU")
    assert d.app.scene.rotated
    d.open("learn", False)
    turned = d.app.scene.rotated
    choose(d, text.learn().LESSONS["houses"][0])
    d.press(A.OK)  # the page on the aim, which comes before the first lesson
    assert turned and not d.app.scene.rotated  # A lesson is always for the device's owner.
    d.call(d.app.show_title)
    choose(d, "Continue")
    turn(d)
    assert not d.app.scene.rotated


def test_picture_for_three_persons_is_never_turned_round():
    d = begun("three")
    d.app.settings.numbers[SETTING_TURNED_ROUND] = 1
    for _ in range(3):
        turn(d)
        assert not d.app.scene.rotated


# Stop play


SLIP = dict(PLENTY, A_R="3c9S", A_H="2d5c", B_W="7H", h8="AS")  # The ace of house 8 must go to the foundation first.


def stopping(start, rules="classic"):
    """Return two players at a game of stop play that starts from a position."""
    d = begun(rules, stop=True)
    d.session.game = Game(start)
    d.app.begin(d.session)
    d.handed = []
    d.press(0)
    assert isinstance(d.table.mode.under, StopPlay)
    return d


def test_attempt_that_fits_nowhere_is_stopped_at_once():
    d = stopping(position(A_R="3c9S", A_H="2d5c", **dict(PLENTY, h8="5H")))
    attempt(d, RESERVE, 8)
    assert isinstance(d.app.screen, TableDialog)
    assert d.app.status == "Bert: Stop! 9\1 may not go to house 8: it needs a red 10. Anna's turn is over."
    d.handed = []
    d.press(A.OK)
    assert len(d.handed) == 1 and d.handed[0].startswith("Bert's turn") and d.session.seat == 1


def test_error_stands_until_an_opponent_calls_it():
    d = stopping(position(**SLIP))
    d.keys("TURN")
    assert logged(d) == (HAND | ATTEMPT_STANDS, SHOW) and d.session.seat == 0
    assert d.table.view_state.heading == "Anna's turn"


def test_onlooker_can_call_within_the_turn():
    d = stopping(position(**SLIP))
    d.keys("TURN STOP")
    assert isinstance(d.app.screen, StopCallMenu) and d.app.screen.moves == ["Anna turns up a card"]
    choose(d, "Space first")
    assert d.app.status == text.stop_play().WRONG_CALL and d.game.ply == 1
    d.keys("STOP")
    assert choose(d, "Foundation first") == (
        "Bert: Stop! A\1 from house 8 could go up: foundation first. It goes up now, and Anna's turn is over."
    )
    assert logged(d) == (HAND | ATTEMPT_STOPPED, SHOW) and d.game.ply == 1
    d.handed = []
    d.press(A.OK)
    assert d.session.seat == 1 and len(d.handed) == 1
    assert d.keys("STOP") == text.stop_play().NOTHING_TO_CALL  # An error that was stopped cannot be called again.


def test_next_person_can_call_at_the_hand_over():
    d = stopping(position(**SLIP))
    AppDriver.press(d, A.TURN)
    AppDriver.press(d, A.TURN)
    assert isinstance(d.app.screen, HandOverDialog) and menus().OR_STOP in d.app.status
    AppDriver.press(d, A.STOP)
    assert isinstance(d.app.screen, StopCallMenu) and len(d.app.screen.moves) == 2
    choose(d, "Nothing: continue")
    assert d.app.screen is d.table and d.table.view_state.heading == "Bert, or Stop!"
    from_menu(d, "Call stop")  # This menu row serves boards without a stop button.
    assert choose(d, "Foundation first").startswith("Bert: Stop! A\1 from house 8 could go up")
    d.press(A.OK)
    assert d.session.seat == 1 and d.table.state == PLAY


def test_wrong_call_at_the_hand_over_is_reported_and_costs_nothing():
    d = stopping(position(**SLIP))
    AppDriver.press(d, A.TURN)
    AppDriver.press(d, A.TURN)
    AppDriver.press(d, A.STOP)
    choose(d, "Reserve first")
    assert d.app.screen is d.table and d.app.status == text.stop_play().WRONG_CALL and d.game.ply == 2
    assert d.session.seat == 1


def test_error_not_called_at_the_hand_over_stands():
    d = stopping(position(**SLIP))
    d.keys("TURN TURN")
    assert d.session.seat == 1
    d.keys("TURN STOP")
    assert isinstance(d.app.screen, StopCallMenu) and d.app.screen.moves == ["Bert turns up a card"]


def test_error_can_be_called_after_a_power_off():
    for keys, said in (("TURN", "Anna"), ("TURN TURN", "Anna"), ("TURN TURN TURN", "Bert")):
        d = stopping(position(**SLIP))
        d.keys(keys)
        other = Persons(d.store).boot()
        other.keys("STOP")
        assert isinstance(other.app.screen, StopCallMenu)
        assert all(line.startswith(said) for line in other.app.screen.moves)
        assert len(other.app.screen.moves) == (2 if keys == "TURN TURN" else 1)


def test_stop_among_three_persons_names_no_caller():
    d = begun("three", 4, stop=True)
    at = d.game.pos[TURN]
    for _ in range(100):
        if d.game.log[2 * d.game.ply - 2] & ATTEMPT_STANDS or isinstance(d.app.screen, TableDialog):
            break
        d.press(A.TURN)
    if not isinstance(d.app.screen, TableDialog):
        d.keys("STOP")
        for label in text.stop_play().OFFENCES.values():
            choose(d, label)
            if isinstance(d.app.screen, TableDialog):
                break
            d.keys("STOP")
    assert d.app.status.startswith("Stop! ") and "'s turn is over" in d.app.status and at in (0, 1, 2)


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["classic", "three", "foster32"])
def test_stop_game_by_random_buttons_is_played_and_saved(rules):
    d = begun(rules, 5, stop=True)
    rng = Rng(8)
    d.app.settings.numbers[SETTING_TURNED_ROUND] = 1
    for _ in range(1500):
        if d.session.is_over():
            break
        pressed = (A.OK, A.OK, A.OK, A.TURN, A.TURN, A.RIGHT, A.DOWN, A.STOP)[rng.below(8)]
        AppDriver.press(d, pressed)
        if isinstance(d.app.screen, StopCallMenu) and rng.below(3):
            choose(d, [*text.stop_play().OFFENCES.values()][rng.below(len(d.app.screen.rows) - 1)])
        if d.game.ply and rng.below(40) == 0:
            assert notation.position_text(session_of(body(d.session)).game.pos) == notation.position_text(
                d.game.pos)
    assert d.game.ply > 40 and d.dropped == 0
    assert [0 for i in range(d.game.ply) if d.game.log[2 * i] & ATTEMPT_STOPPED]
