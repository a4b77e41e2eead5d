"""The player's turn: cursor, TURN, refusals, undo, hints, looking into piles, summaries of turns."""

import pytest

from engine.moves import ABANDON, PASS
from engine.opponent import Opponent
from engine.position import COUNT, FOUNDATION, HAND, OVER, SHOW, TOP, TURN as AT_TURN, WASTE
from engine.rng import Rng
from firmware import text
from firmware.app import actions as A
from firmware.app.app import App
from firmware.app.events import CARD_LOADED, CARD_TURNED_UP, CARD_UP, MOVE_EVENTS, TURN_BEGUN
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.app.settings import SETTING_ASKS_TO_DISCARD, SETTING_SPEED
from firmware.browser.url_links import session_of
from firmware.draw.look_factory import look_for_board
from firmware.screens import make
from firmware.table import states
from firmware.table.views.pile_view import PileView
from firmware.table.views.turn_replay import STEP_MS
from firmware.table.views.turn_summary import TurnSummary
from firmware.text import phrases
from firmware.text.languages import LANGUAGE_CODES
from hostsim import arguments
from tests.support.app_driver import AppDriver
from tests.support.at_the_table import FULL, PACK, at, logged, position
from tests.support.entries import content
from tests.support.games import seated
from tests.support.menus import choose, from_menu, rows, to_row
from tests.support.sizes import ONE_BIT_SIZES, check_lines


def picture(d):
    """Return the entries of the scene that is drawn now."""
    return content(d.app.scene)


def test_compulsory_play_takes_one_press_wherever_it_is():
    d = at(position(A_R="9S", A_H="2d", h8="AS", **FULL))
    assert d.app.status == "Play A\1 from house 8 to the foundation"
    d.tick(A.OK)
    assert logged(d) == (8, FOUNDATION)


def test_turning_up_with_a_foundation_play_open_is_refused_until_the_next_button():
    d = at(position(A_R="9S", A_H="2d", h8="AS", **FULL))
    assert d.keys("TURN") == "Foundation first: play A\1 up from house 8"
    assert d.game.ply == 0
    d.keys("OK")
    assert logged(d) == (8, FOUNDATION)


@pytest.mark.parametrize("button", ["LEFT", "RIGHT", "UP", "DOWN"])
@pytest.mark.parametrize("piles, said", [
    (dict(A_R="AC", h8="QC"), "Reserve first: play A\4 from your reserve to the foundation"),
    (dict(A_R="9S", h8="AC"), "Foundation first: play A\4 up from house 8"),
])  # fmt: skip
def test_arrows_with_or_without_a_turned_up_card_say_what_comes_first(button, piles, said):
    for show in ("-", "5H"):
        d = at(position(A_H="2d", show=show, **dict(FULL, **piles)))
        assert d.keys(button) == said


ONE_PACK = {"h1": "KS", "h2": "KH", "h3": "KD", "h4": "KC", "h5": "2S", "h6": "2H", "h7": "2D"}
UP_FIRST = "Reserve first: play A\2 from your reserve to the foundation"


@pytest.mark.parametrize("rules, piles, button, said", [
    ("classic", dict(A_R="AH", h8="AS"), "", "Play A\2 from your reserve to the foundation"),
    ("classic", dict(A_R="AH", h8="AS"), "TURN", UP_FIRST), ("classic", dict(A_R="AH", h8="AS"), "UP", UP_FIRST),
    ("classic", dict(A_R="9S", show="AS", h8="QC"), "TURN", "Foundation first: play A\1 up"),
    ("classic", dict(A_R="9S", show="AS", h8="QC"), "RIGHT", "Foundation first: play A\1 up"),
    ("classic", dict(A_R="9S", A_H="-", h8="AC"), "RIGHT", "Foundation first: play A\4 up from house 8"),
    ("classic+mustload", dict(A_R="3C", B_W="8S", h8="9S"), "TURN", "Load first: 9\1 \6 opponent's waste"),
    ("classic+closed", dict(A_R="3c", h8="9S"), "TURN", "Turn up the top of your reserve first"),
    ("classic+mustspace", dict(A_R="3C", h7="TD", h8="9S"), "TURN", "Make a space first: a house can be emptied"),
    ("classic+release", dict(A_R="3C", h7="TD", h8="AS9S"), "TURN",
     "First release the card that can go up: 9\1 \6 house 7"),
    ("cats", dict(A_R="9C", h7="TD", h8="9S"), "TURN", "Your reserve goes first: 9\4 \6 house 7"),
    ("classic", dict(A_R="9S"), "TURN", "Space first: fill space 8 from your reserve"),
    ("onepack", dict(ONE_PACK, A_H="2c5c", A_W="9S"), "TURN", "Space first: fill space 8 from your waste"),
    ("classic", dict(A_R="9S", A_H="2d5c", h8="KC"), "RIGHT", "No other card can be played"),
    ("classic", dict(A_R="9S", A_H="2d5c", A_W="3H", h8="KC"), "RIGHT",
     "No other card can be played, and you can't play from your waste"),
    ("classic", dict(A_R="9S", A_H="-", h8="QS"), "TURN", "There are moves left. To pass: TURN again"),
    ("classic", dict(A_R="9S", h8="QC"), "BACK", "No pile has cards to look through yet"),
    ("classic", dict(A_R="9S", h8="QC"), "STOP", text.words.NOTHING_TO_STOP),
])  # fmt: skip
def test_button_that_plays_nothing_says_why(rules, piles, button, said):
    d = at(position(rules, **{"A_H": "2d", **(FULL if rules != "onepack" else {}), **piles}))
    assert d.keys(button) == said
    assert d.game.ply == 0


def test_turn_turns_up_a_card_and_then_discards_it():
    d = at(position(A_R="9S", A_H="2d5c", h8="QC", **FULL))
    assert d.keys("TURN") == "5\4 fits nowhere. Discard it and end your turn: TURN"
    assert logged(d) == (HAND, SHOW)
    d.tick(A.TURN)
    assert logged(d, 1) == (SHOW, WASTE)


def test_turn_asks_before_it_discards_a_card_that_has_another_use():
    d = at(position(A_R="9S", A_H="2dqs", h8="QC", **FULL))
    assert d.keys("TURN") == "Q\1: 5 places"
    assert d.keys("TURN").startswith("Q\1 can still be played. To lay it")
    assert d.game.ply == 1
    d.tick(A.TURN)
    assert logged(d, 1) == (SHOW, WASTE)


def test_turn_after_another_button_asks_again_if_the_setting_is_on():
    d = at(position(A_R="9S", A_H="2dqs", h8="QC", **FULL))
    d.keys("TURN TURN BACK TURN")
    assert d.game.ply == 1
    d.app.settings.numbers[SETTING_ASKS_TO_DISCARD] = False
    d.keys("BACK")
    d.tick(A.TURN)
    assert logged(d, 1) == (SHOW, WASTE)


def test_turn_passes_when_nothing_else_is_left():
    d = at(position(A_R="9S", h8="8C", **FULL))
    assert d.app.status == "Pass: ends your turn"
    d.tick(A.TURN)
    assert logged(d, 0) == (PASS, PASS)


def test_held_card_steps_through_its_places_and_is_put_back():
    piles = dict(FULL, h7="TD")
    d = at(position(A_R="9S", A_H="2d", B_W="TS", **piles))
    assert d.app.status == "9\1 from your reserve: house 7, space 8 or opponent's waste"
    said = [d.keys("OK")] + [d.keys("RIGHT") for _ in range(3)]
    assert said == [
        "9\1 \6 house 7",
        "9\1 \6 space 8",
        "9\1 \6 opponent's waste",
        "9\1 \6 house 7",
    ]
    assert d.keys("UP") == "9\1 \6 opponent's waste"
    assert d.keys("DOWN") == "9\1 \6 house 7"
    assert d.keys("BACK") == "9\1 from your reserve: house 7, space 8 or opponent's waste"
    assert d.game.ply == 0


def test_sequence_in_onepack_can_be_moved_whole_or_by_its_top_alone():
    piles = {"h1": "7S8S", "h2": "4S5S6S", "h3": "6H", "h4": "9S", "h5": "2S", "h6": "2H", "h7": "2D"}
    piles["h8"] = "QD"
    d = at(position("onepack", A_H="2c5c", A_W="KC", **piles))
    assert d.step_to(lambda: d.table.cursor.sources[d.table.cursor.at] == 1)
    said = {d.keys("OK")} | {d.keys("RIGHT") for _ in range(4)}
    assert said == {"8\1 \6 house 4", "whole run 7\1-8\1 \6 house 2"}
    assert d.step_to(lambda: "whole" in d.app.status)
    d.keys("OK")
    assert logged(d) == (1 | 128, 15 << 4 | 2)


def undo(d):
    """Undo by the menu, or as typed in text play where the menu has no such row; return what is said."""
    d.keys("MENU")
    if "Undo" in rows(d):
        choose(d, "Undo")
    else:
        d.keys("BACK")
        d.table.mode.undo()
        assert d.app.status == text.refusals().NOTHING_TO_UNDO
    return d.app.status


def test_undo_stops_at_a_turned_up_card_and_says_why():
    d = at(position(A_R="3c9S", A_H="2d5c", h8="TH", **dict(FULL, h7="8D")))
    assert undo(d) == "There is nothing to undo in this turn"
    d.play(10, 8)  # The 9S of the reserve, moved onto the TH, uncovers the 3C.
    assert undo(d) == "Can't undo: a reserve card was turned up"
    before = bytes(d.game.pos)
    d.play(7, 8)
    assert undo(d) == "Move undone"
    assert bytes(d.game.pos) == before
    assert undo(d) == "Can't undo: a reserve card was turned up"
    d.play(HAND, SHOW)
    assert undo(d) == "Can't undo: a card was turned up"
    assert d.game.ply == 2


@pytest.mark.parametrize("rules", ["classic", "onepack"])
def test_undo_never_goes_below_the_floor(rules):
    d = AppDriver().start(rules, 6).at_once()
    for _ in range(120):
        if d.session.is_over():
            break
        d.keys("OK")
        while d.session.can_undo():
            ply = d.game.ply
            assert undo(d) == "Move undone"
            assert d.game.ply == ply - 1 >= d.game.undo_limit
        ply = d.game.ply
        if d.session.is_local_turn():
            undo(d)
            assert d.game.ply == ply
            # Make the undone move again, so that the game continues.
            d.keys("OK OK")


def test_hint_says_a_legal_move_and_plays_nothing():
    d = AppDriver().start("classic", 3)
    ply = d.game.ply
    said = from_menu(d, "Hint")
    assert said.startswith("Hint: ")
    assert d.game.ply == ply
    assert d.table.view_state.hint_from >= 0
    d.keys("OK OK")
    assert d.game.ply > ply


def test_look_steps_through_piles_and_spreads_one():
    d = at(position(A_R="9S", A_H="2d", A_W="4S5S6S", B_W="JCQC", h8="QH", **dict(FULL, h7="KDQS")))
    d.keys("BACK")
    assert isinstance(d.app.screen, PileView)
    assert d.app.status == "Your waste, 3 cards. OK: spread it. BACK: leave"
    seen = {d.keys("RIGHT").split(",")[0] for _ in range(3)}
    assert seen == {"Your waste", "Opponent's waste", "House 7"}
    assert d.keys("UP").startswith("House 7")
    over_the_table = picture(d)
    assert d.keys("OK") == "House 7: 2 cards, the last is on top"
    d.keys("BACK")
    assert picture(d) == over_the_table
    d.keys("BACK")
    assert d.app.screen is d.table
    d.keys("BACK RIGHT RIGHT")
    over_the_table = picture(d)
    from_menu(d, "Look into a pile")
    d.keys("RIGHT RIGHT")
    assert picture(d) == over_the_table


def test_look_without_a_pile_to_look_into_says_so():
    d = at(position(A_R="9S", A_H="2d", h8="QC", **FULL))
    assert from_menu(d, "Look into a pile") == "No pile has cards to look through yet"


def test_long_waste_is_spread_whole():
    order = "".join([card for card in PACK if card[0] != "K"])
    d = at(position(A_R="9S", A_H="2d", A_W=order, h8="QC", **FULL))
    d.keys("BACK")
    d.step_to(lambda: d.app.status.startswith("Your waste, 48"))
    d.keys("OK")
    assert d.dropped == 0
    assert d.app.scene.dropped == 0


def test_opponents_turn_can_be_hurried_and_paused():
    d = AppDriver().start("classic", 5)
    d.app.settings.numbers[SETTING_SPEED] = 0
    while True:
        d.tick(A.OK)
        while d.wait >= 0 and d.session.is_local_turn():
            d.ms += max(1, d.wait)
            d.tick()
        if not d.session.is_local_turn():
            break
    for _ in range(40):
        d.ms += 50
        d.tick()
    assert not d.session.is_local_turn()
    d.tick(A.MENU)
    assert d.app.status == "Continue"
    assert d.wait == -1
    d.tick(A.OK)
    d.tick(A.OK)
    before = d.ms
    ply = d.game.ply
    d.press(0)
    assert (d.ms - before) / max(1, d.game.ply - ply) < 500


def test_button_pressed_while_a_card_slides_does_not_lose_the_move():
    d = AppDriver().start("classic", 5)
    d.tick(A.TURN)
    assert d.wait > 0
    d.tick(A.TURN)
    assert d.game.ply >= 1


def test_resigning_ends_the_game_at_once():
    d = AppDriver().start("classic", 5)
    d.session.resign()
    assert d.session.was_resigned()
    assert logged(d) == (ABANDON, ABANDON)
    assert d.game.pos[TOP + SHOW] == 0


@pytest.mark.parametrize("rules, size", [
    *((rules, (240, 240)) for rules in ("classic", "foster", "cats", "onepack")),
    *(("classic", size) for size in ONE_BIT_SIZES),
], ids=str)  # fmt: skip
def test_solitaire_never_mentions_an_opponent(rules, size):
    rng = Rng(3)
    d = AppDriver(size=size).begin(Session(rules, "easy", 4, STARTER_BY_RULES, 300, True))
    said = set()
    for _ in range(600):
        if d.session.is_over():
            break
        d.press((A.OK, A.OK, A.TURN, A.UP, A.RIGHT, A.BACK)[rng.below(6)])
        said |= {d.app.status, " ".join(d.table.view.lines)}
    assert {"A's waste", "B's waste"} <= {each for each in ("A's waste", "B's waste") for line in said if each in line}
    assert not [line for line in said if "pponent" in line or "Opp" in line]


def test_turn_in_a_patience_slides_every_card_of_the_hand_to_the_waste():
    d = AppDriver().start("klondike", 1)
    hand = COUNT + HAND
    seen = 0
    while d.game.pos[hand]:
        left = d.game.pos[hand]
        d.tick(A.TURN)
        assert d.game.pos[hand] == left - 1
        assert d.table.state == states.SLIDE and d.table.slide.to_pile == WASTE
        d.press(0)
        seen += 1
    assert seen > 20


def after_loads():
    """Return a Driver whose opponent has just loaded cards, and the ply before that."""
    for seed in range(1, 40):
        d = AppDriver().start("classic", seed)
        d.app.settings.numbers[SETTING_SPEED] = 1
        for _ in range(30):
            before = d.game.ply
            d.keys("TURN TURN")
            if "loaded" in d.app.status:
                return d, before
    raise AssertionError("nobody was loaded")


def test_turn_after_loads_opens_with_them_until_the_next_button():
    d, _ = after_loads()
    opening, shows, rest = d.app.status.split(". ", 2)
    assert opening.startswith("Your opponent loaded ") and " on you" in opening
    assert rest and shows == "BACK: see it"
    assert d.table.view.lines[0].startswith("Your opponent loaded")
    d.keys("RIGHT")
    assert "loaded" not in d.app.status


def test_back_after_loads_replays_the_opponents_turn_once():
    d, before = after_loads()
    table = bytes(d.game.pos)
    d.tick(A.BACK)
    last = d.app.screen
    assert last.view_state.heading == "1 of %d" % len(last.steps.plies) and last.steps.plies[0] > before
    d.keys("BACK")
    assert d.app.screen is d.table and bytes(d.game.pos) == table
    assert "loaded" not in d.app.status
    d.keys("BACK")
    assert type(d.app.screen).__name__ == "PileView"


def test_turn_played_at_once_is_summed_up():
    d = AppDriver().start("classic", 4).at_once()
    turns = [[]]

    def hear(event, session):
        if event in MOVE_EVENTS:
            turns[-1].append(event)
        elif event == TURN_BEGUN:
            turns.append([])

    d.app.listeners.append(hear)
    adviser = Opponent("greedy", 5)
    while not (d.app.status.startswith("Your opponent ") and CARD_UP in turns[-2]):
        d.move_as(adviser)
    assert " %d up" % turns[-2].count(CARD_UP) in d.app.status
    assert d.table.view.lines[0].startswith("Your opponent ")


def summary_of(rules, moves, reserve, waste, up, discarded):
    """Return the TurnSummary of so many moves, loads and plays; discarded: the last card that was discarded, or 0."""
    summary = TurnSummary(Session(rules, "greedy", 3, STARTER_BY_RULES, 300))
    summary.move_count = summary.played_count = moves
    summary.reserve_loads = reserve
    summary.waste_loads = waste
    summary.foundation_plays = up
    summary.discarded_card = discarded
    return summary


@pytest.mark.parametrize("moves, reserve, waste, up, discarded, said", [
    (0, 0, 0, 0, 0, ""),
    (1, 0, 0, 0, 0, "Your opponent made 1 move."),
    (3, 0, 0, 0, 0x35, "Your opponent made 3 moves and discarded 5\4."),
    (0, 0, 0, 0, 0x35, "Your opponent discarded 5\4."),
    (16, 1, 3, 4, 0x35, "Your opponent loaded 4 on you, played 4 up and discarded 5\4."),
    (9, 0, 3, 4, 0, "Your opponent loaded 3 on your waste and played 4 up."),
])  # fmt: skip
def test_sentence_on_the_last_turn_says_what_the_opponent_did(moves, reserve, waste, up, discarded, said):
    assert summary_of("classic", moves, reserve, waste, up, discarded).sentence() == said


@pytest.mark.parametrize("language", range(len(LANGUAGE_CODES)))
@pytest.mark.parametrize("board", ["picosystem", "pimoroni_display_pack"])
def test_sentence_on_the_last_turn_fits_below_the_table(board, language):
    d = AppDriver()
    d.app = App(look_for_board(arguments.board(board)), d.store, lambda: 7, make)
    d.app.controls.connect(arguments.board(board))
    d.start("classic", 3)
    d.app.set_language(language)
    replay = " " + phrases.with_buttons(text.words.REPLAY)
    for rules in ("classic", "three"):
        for reserve, waste in ((12, 0), (0, 9), (5, 5)):
            said = summary_of(rules, 30, reserve, waste, 10, 0x0A).sentence() + replay
            d.table.view_state.text, d.table.view_state.turn_summary = "", said
            d.table.view.show(d.table.view_state)
            check_lines(d.app, d.table.view, d.table.view.lines, 0)


@pytest.mark.parametrize("rules", ["classic", "three", "onepack"])
def test_last_turn_is_told_from_the_log_as_it_was_heard(rules):
    d = AppDriver().start(rules, 5)
    heard = []
    d.app.listeners.append(lambda event, session: heard.append(event))
    adviser = Opponent("greedy", 5)
    for _ in range(40):
        seat, ply = d.game.pos[AT_TURN], d.game.ply
        heard.clear()
        d.move_as(adviser)
        if d.session.is_over():
            break
        if TURN_BEGUN in heard[:-1]:
            theirs = heard[heard.index(TURN_BEGUN) + 1 :]
            done = TurnSummary(d.session)
            assert done.move_count == sum(event in MOVE_EVENTS for event in theirs)
            discards = theirs.count(TURN_BEGUN) if done.discarded_card else 0  # one ends each turn
            assert done.played_count == done.move_count - theirs.count(CARD_TURNED_UP) - discards
            assert done.foundation_plays == theirs.count(CARD_UP) and bool(done.move_count) == bool(done.sentence())
            assert done.reserve_loads + done.waste_loads <= theirs.count(CARD_LOADED)
    assert seat == d.session.seat and ply > 5


def replaying():
    """Return a driver whose player has asked for the last turn by BACK, and has seen its first move."""
    d, before = after_loads()
    d.tick(A.BACK)
    return d, before


def test_back_replays_the_opponents_turn_on_boards_where_it_opens_the_menu_too():
    board = arguments.board("thumby")
    d = AppDriver()
    d.app = App(look_for_board(board), d.store, lambda: 7, make)
    d.app.controls.connect(board)
    d.start("classic", 2)  # The opponent begins.
    assert " ".join(d.table.view.lines) == "Opponent: 11 moves. B: see"
    d.tick(A.BACK)
    last = d.app.screen
    assert last.view_state.heading == "1 of %d" % len(last.steps.plies)
    d.keys("BACK")
    assert type(d.app.screen).__name__ == "Pause"
    d.keys("BACK")
    assert d.app.screen is d.table and not d.table.view_state.turn_summary


def test_last_turn_replays_itself_and_ends_where_the_game_was():
    d, before = replaying()
    table = bytes(d.game.pos)
    last = d.app.screen
    headings = []
    while d.app.screen is last:
        assert d.wait == STEP_MS
        headings.append(last.view_state.heading)
        d.ms += STEP_MS
        d.tick()
    n = len(last.steps.plies)
    assert n > 2 and last.steps.plies[-1] == d.game.ply - 1 and last.steps.plies[0] > before
    assert headings == ["%d of %d" % (i + 1, n) for i in range(n)]
    assert d.app.screen is d.table and bytes(d.game.pos) == table


def test_last_turn_is_stepped_through_forwards_and_back():
    d, before = replaying()
    table = bytes(d.game.pos)
    last = d.app.screen
    n = len(last.steps.plies)
    said = [d.app.status]
    assert said[0].startswith("Opponent")
    for _ in range(n - 1):
        said.append(d.keys("RIGHT"))
    assert last.view_state.heading == "%d of %d" % (n, n) and d.wait < 0
    assert any("\6 your waste" in line or "\6 your reserve" in line for line in said)
    assert d.keys("LEFT") == said[-2]
    assert [d.keys("LEFT") for _ in range(n)][-1] == said[0]
    for _ in range(n):
        d.keys("OK")
    assert d.app.screen is d.table
    assert bytes(d.game.pos) == table


def test_last_turn_of_what_is_played_apart_is_not_that_of_the_match():
    d, _ = after_loads()
    d.call(d.app.open_puzzle, 1)
    d.table.replay_last_turn()
    assert d.app.screen is d.table and d.app.status == text.words.NO_LAST_TURN


def test_pause_menu_says_what_the_opponent_did_at_its_row():
    d, _ = after_loads()
    said = d.app.status.split(" BACK")[0]
    d.keys("MENU")
    to_row(d, "Replay turn")
    assert d.app.screen.about() == said


def test_last_turn_before_any_opponent_has_moved_says_so():
    d = at(position(A_R="9S", A_H="2d", h8="QC", **FULL))
    assert from_menu(d, "Replay turn") == "Nobody else has moved yet"


def test_cursor_stays_at_a_house_if_its_next_card_can_be_played():
    houses = {"h1": "JH9S", "h2": "TH", "h3": "QS", "h4": "KC", "h5": "KS", "h6": "KH", "h7": "KD", "h8": "8C"}
    d = at(position(A_R="7D", A_H="2d", **houses))
    assert d.table.cursor.sources[d.table.cursor.at] == 10
    d.play(1, 2)
    assert d.table.cursor.sources[d.table.cursor.at] == 1
    assert d.app.status == "J\2 from house 1 \6 house 3"


def test_hint_takes_two_presses_and_undo_three():
    d = at(position(A_R="9S", A_H="2d", h8="TH", **dict(FULL, h7="TD")))
    assert d.keys("MENU OK").startswith("Hint: ")
    d.play(10, 8)
    assert d.keys("MENU DOWN OK") == "Move undone"


def test_held_arrow_goes_to_the_end_of_the_row_and_stays_there():
    houses = {"h1": "QH", "h2": "JS", "h3": "TH", "h4": "9S", "h5": "8H", "h6": "KS", "h7": "KH", "h8": "KD"}
    d = at(position(A_R="7S", A_H="2d", **houses))
    cursor = d.table.cursor
    assert d.step_to(lambda: cursor.sources[cursor.at] == 3)
    for _ in range(3):
        d.press(A.RIGHT + A.REPEATED)
        assert cursor.sources[cursor.at] == 5
    for _ in range(3):
        d.press(A.LEFT + A.REPEATED)
        assert cursor.sources[cursor.at] == 1
    d.press(A.RIGHT)
    assert cursor.sources[cursor.at] == 2
    d.press(A.MENU)
    menu = d.app.screen
    d.press(A.DOWN + A.REPEATED)
    assert menu.cursor == 1


def shows_pile_names(d):
    """Return whether the scene shows the names of the player's piles.

    With them it has more entries than without them.
    """
    had = d.table.view._names
    d.table.view.draw()
    n = d.app.scene.n
    d.table.view._names = False
    d.table.view.draw()
    d.table.view._names = had
    return n > d.app.scene.n


def resign(d):
    d.session.resign()
    d.app.after_move(d.session, d.session.seat)


def test_pile_names_show_for_five_games_and_then_by_a_setting():
    d = AppDriver()
    games = 0
    while True:
        d.start("classic", 5)
        if not shows_pile_names(d):
            break
        games += 1
        resign(d)
    assert games == 5
    d.call(d.app.open, "settings")
    choose(d, "Pile names")
    d.press(A.BACK)
    assert shows_pile_names(d)
    resign(d)
    again = AppDriver(d.store).start("classic", 6)
    assert shows_pile_names(again)


OFFERED = []  # the deal in which it was offered, once that is known


def all_but_won():
    """Return a Driver with the offer to play all cards up, and the number of plies."""
    for seed in OFFERED or range(60):
        d = seated("classic", "easy", seed)
        adviser = Opponent("greedy", 5)
        while not d.session.is_over():
            if d.table.offers_auto_finish:
                OFFERED[:] = [seed]
                return d, d.game.ply
            d.move_as(adviser)
    raise AssertionError("nobody was offered it")


def test_ok_plays_all_up_once_that_wins_the_game():
    d, ply = all_but_won()
    assert d.app.status == "All your cards can go up. OK: play them"
    d.keys("OK")
    assert d.session.is_over() and d.game.pos[OVER] == d.session.seat + 1
    assert d.game.ply >= ply + 3
    own = bytes(d.game.log[2 * ply : 2 * d.game.ply])
    assert all(src == HAND or dst == FOUNDATION for src, dst in zip(own[::2], own[1::2], strict=True))


def test_offer_to_play_all_up_can_be_declined_and_taken_from_the_menu():
    d, ply = all_but_won()
    d.keys("RIGHT")
    assert not d.table.offers_auto_finish and d.game.ply == ply
    d.keys("MENU")
    assert "Finish: all cards up" in rows(d)
    choose(d, "Finish: all cards up")
    assert d.session.is_over()


def test_offer_to_play_all_up_comes_a_move_later_where_there_is_a_note():
    line = (
        "rules=classic turn=A A.R=- A.H=qdjd A.W=KD B.R=- B.H=jhth9h2h B.W=TSJS6C7CJHKDQD8S7S8H9H5C3H4H5H6H7H show=- "
        "1=JDTC9D8C 2=KHQS 3=9C 4=KHQC 5=QHJCTH9S 6=KCQH 7=KS 8=TD F=Sd6H81Da8Cd4 idle=0 quiet=0 runs=4,1 flags=-")
    d = AppDriver().at_once().begin(session_of({"position": line, "level": "easy", "seed": "0"}, lambda *_: 300))
    d.press(0)
    assert d.app.status == "Practice: not counted in the records"
    d.keys("OK")
    assert d.app.status == "All your cards can go up. OK: play them"
    d.keys("OK")
    assert d.session.is_over()


def test_any_other_button_ends_playing_all_up():
    d, ply = all_but_won()
    d.tick(A.OK)
    d.tick()
    d.keys("MENU BACK")
    assert ply < d.game.ply and not d.session.is_over()
    assert d.app.screen is d.table and d.session.is_local_turn()
