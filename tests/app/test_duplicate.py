"""Tests of the duplicate match, in which each deal is played from both seats, and of the deal of the day."""

import pytest

from engine.dealing import deal
from engine.moves import end_if_won
from engine.opponent import Opponent
from engine.position import COUNT, RESERVE, SHOW, TOP
from engine.rules import RULE_SET_NAMES, rule_set
from firmware import text
from firmware.app.duplicate import DuplicateSession
from firmware.app.remote_opponent import RemoteOpponent
from firmware.app.save_format.schemas import SESSION
from firmware.app.session import STARTER_BY_RULES, STARTER_YOU, Session
from firmware.app.settings import Settings
from firmware.browser import url_links
from firmware.text import menus, words
from hostsim.players.driver import MemoryStore
from tests.support.app_driver import AppDriver, booted
from tests.support.games import play_ply
from tests.support.menus import choose, rows, set_row, to_new_game, to_row
from tests.support.saved import body, packed, session_of

TODAY = 261122


def dealt(rules="classic", target=175, seed=4):
    """Return a driver at the table of a new duplicate match."""
    return AppDriver().at_once().begin(DuplicateSession(rules, "greedy", seed, STARTER_YOU, target))


def finish_game(d, after, left):
    """End the game with a given winner and return the result screen.

    after: the winner's seat, counted from the player's; left: the points that the loser's remaining cards count.
    """
    session = d.session
    pos = d.game.pos
    winner = (session.seat + after) % 2
    for p in [RESERVE + 3 * winner + kind for kind in range(3)] + [RESERVE + 3 * (1 - winner), SHOW]:
        pos[TOP + p] = pos[COUNT + p] = 0
    loser = RESERVE + 3 * (1 - winner)
    pos[COUNT + loser + 1] = left - pos[COUNT + loser + 2]
    end_if_won(pos)
    d.call(d.app.show_result)
    return d.app.screen


def after_power_off(d):
    """Return the session that is loaded after a power-off."""
    other = booted(d.store)
    return other.session


def test_duplicate_match_scores_the_difference_of_both_games():
    d = dealt()
    base, seat = d.game.base, d.session.seat
    screen = finish_game(d, 1, 12)
    assert screen.lines[-5:] == [text.results().FIRST_OF_TWO, "", "Match to 175", "You\t0", "Opponent\t0"]
    assert rows(d) == [text.results().OTHER_SEAT, text.results().LOOK_AT_TABLE, menus().TITLE]
    choose(d, text.results().OTHER_SEAT)
    assert (d.game.base, d.session.seat, d.session.first_game_points) == (base, 1 - seat, [0, 42])
    screen = finish_game(d, 0, 17)
    assert screen.total_line == "Same cards, both seats\t+5"
    assert screen.lines[-7:] == [
        "You score\t47", "Before, from the other seat\t-42", screen.total_line, "", "Match to 175", "You\t5",
        "Opponent\t0",
    ]  # fmt: skip
    assert text.results().OTHER_SEAT not in [row.label for row in screen.rows]
    choose(d, text.results().NEXT_GAME)
    assert (d.session.score, d.session.first_game_points, d.session.seed) == ([5, 0], None, 5)


def test_duplicate_match_is_decided_only_after_a_pair_of_games():
    d = dealt(target=50)
    assert finish_game(d, 0, 40).heading == "You win the game!"  # 70 points decide nothing before the second game
    choose(d, text.results().OTHER_SEAT)
    screen = finish_game(d, 0, 1)
    assert screen.heading == "You win the match!"
    choose(d, text.results().NEW_MATCH)
    assert d.session.score == [0, 0]


def test_equal_games_score_nothing_and_the_deal_can_be_repeated():
    d = dealt()
    finish_game(d, 0, 9)
    choose(d, text.results().OTHER_SEAT)
    screen = finish_game(d, 1, 9)
    assert screen.total_line.endswith("\t+0")
    seed = d.session.seed
    choose(d, text.results().DEAL_AGAIN)
    assert (d.session.score, d.session.first_game_points, d.session.seed) == ([0, 0], None, seed)


def test_second_game_has_the_opponent_of_the_first():
    d = dealt()
    finish_game(d, 0, 9)
    d.app.settings.remember_level("expert")
    choose(d, text.results().OTHER_SEAT)
    assert {opponent.level for opponent in d.session.opponents} == {"greedy"}


def test_second_game_with_known_cards_counts_as_helped():
    d = dealt()
    for game in range(2):
        d.play(d.game.moves[0], d.game.moves[1])
        finish_game(d, 0, 9)
        if not game:
            choose(d, text.results().OTHER_SEAT)
    row = d.app.load_records().rows[0]
    assert row[2] == 2 and row[10] == 1  # Two games are won, and one of them is without help.


def test_duplicate_match_is_saved_during_either_game():
    d = dealt()
    d.keys("TURN")
    assert body(after_power_off(d)) == body(d.session) and after_power_off(d).duplicate
    d.session.score = [3, 0]
    finish_game(d, 1, 12)
    choose(d, text.results().OTHER_SEAT)
    d.keys("TURN")
    kept = after_power_off(d)
    assert body(kept) == body(d.session)
    assert (kept.first_game_points, kept.score) == ([0, 42], [3, 0])
    kept.game.rewind(0)
    assert kept.game.base == bytes(deal("classic", 4))


def test_damaged_duplicate_match_is_refused():
    session = dealt().session
    session.first_game_points = [3, 9]
    assert session_of(body(session)).first_game_points == [3, 9]
    three = Session("three", "greedy", 4, STARTER_YOU, 300)
    for spoilt, changes in (
        (session, {"plays_all_sides": True}), (session, {"target": 0}), (session, {"duplicate": False}),
        (session, {"first_game_points": [3]}), (three, {"duplicate": True}),
        (session, {"remote": RemoteOpponent(1, 1), "opponents": [RemoteOpponent(1, 1)]}),
    ):
        with pytest.raises(ValueError, match="session: "):
            session_of(packed(SESSION, spoilt, **changes))


@pytest.mark.parametrize("rules", RULE_SET_NAMES)
def test_duplicate_match_is_offered_only_for_two_players(rules):
    d = booted()
    to_new_game(d)
    choose(d, "Game", text.menus().RULE_SETS[rules])
    offered = text.settings().MATCH in rows(d)
    assert offered == (rules not in ("three", "klondike"))
    if offered:
        set_row(d, text.settings().MATCH, text.settings().MATCH_VALUES[1])
        to_row(d, "Opponent")
        choose(d, "Deal")
        assert d.session.duplicate and d.session.target == rule_set(rules).match_points // 2
        d.keys("MENU")
        assert menus().GAME_OF_TWO[0] in d.app.screen.foot[1]
        assert Settings(d.store).numbers == d.app.settings.numbers
    else:
        choose(d, "Deal")
        assert not d.session.duplicate


def test_duplicate_match_is_not_offered_without_an_opponent():
    d = booted()
    to_new_game(d)
    set_row(d, text.settings().MATCH, text.settings().MATCH_VALUES[1])
    set_row(d, "Opponent", text.new_game().NO_OPPONENT)
    assert text.settings().MATCH not in rows(d)
    choose(d, "Deal", text.new_game().DEAL_NEW)
    assert d.session.plays_all_sides and not d.session.duplicate


def test_whole_duplicate_match_between_levels_is_scored_in_pairs():
    session = DuplicateSession("simple", "easy", 1, STARTER_BY_RULES, 40)
    adviser = Opponent("strong", 9)
    seeds = []
    while True:
        while not session.is_over():
            play_ply(session, adviser)
        seeds.append((session.seed, session.seat))
        first = (session.first_game_points is None)
        score = [a + b for a, b in zip(session.score, session.score_added())]
        if max(score) >= 40:
            break
        session.next_game()
        assert session.score == score and (session.first_game_points is None) == (not first)
        assert [opponent.state() for opponent in session.opponents] == [Opponent("easy", session.seed).state()]
    assert not first and len(seeds) % 2 == 0
    assert all(a[0] == b[0] and a[1] != b[1] for a, b in zip(seeds[::2], seeds[1::2]))


def test_link_can_request_a_duplicate_match():
    asked = {"rules": "classic", "level": "easy", "seed": 7, "duplicate": "yes"}
    session = url_links.session_of(asked, Settings(MemoryStore()).match_points)
    assert session.duplicate and session.target == rule_set("classic").match_points // 2
    assert ("duplicate", "yes") in url_links.request_for(session, False)
    assert not url_links.is_same_match(session, Session("classic", "easy", 7, STARTER_BY_RULES, 175))
    for more in ({"rules": "three"}, {"rules": "klondike"}, {"alone": "yes"}):
        with pytest.raises(ValueError) as refused:
            url_links.session_of({**asked, **more}, Settings(MemoryStore()).match_points)
        assert str(refused.value) == text.errors().LINK_NOT_DUPLICATE


# The deal of the day


def test_deal_of_the_day_takes_one_press_where_the_date_is_known():
    d = AppDriver()
    d.app.features.today = lambda: TODAY
    d.press(0)
    to_new_game(d)
    to_row(d, "Deal no.")
    assert "deal of the day" in d.app.screen.about()
    assert d.keys("RIGHT") == "Deal no.: today's, 261122"
    assert d.keys("OK DOWN") == "Deal no.: [1]61122"  # Digits are edited from the day's number on.
    assert d.keys("BACK") == "Deal no.: today's, 261122"
    choose(d, "Deal")
    assert d.session.seed == TODAY and d.game.base == bytes(deal("classic", TODAY))
    assert d.app.status == words.DEAL_OF_THE_DAY.format(TODAY)
