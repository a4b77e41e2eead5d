"""Tests of the career: the adaptive level follows the player's results."""

import pytest

from engine.opponent import LEVELS, MAX_STRENGTH, STRENGTH_STEP, Opponent, adaptive_level, id_of_strength, strength_of
from firmware import text
from firmware.app.days import day_number
from firmware.app.glicko import INITIAL_DEVIATION, MIN_RATING
from firmware.app.player_stats import (
    CURVE_POINTS, FIRST_STRENGTH, MAX_DAYS, MAX_STREAKS, PLAYER_STATS, PlayerStats, next_strength
)
from firmware.app.save_format.schemas import KIND_PLAYER_STATS, KIND_SESSION, SAVE_VERSION
from firmware.app.session import STARTER_YOU, Session
from firmware.app.settings import LEVEL_IDS, SETTING_LEVEL
from firmware.text import menus
from hostsim.players.driver import MemoryStore
from tests.support.app_driver import AppDriver, booted
from tests.support.games import let_win, play_ply, seated
from tests.support.menus import choose, from_menu, set_row, to_new_game
from tests.support.paths import GOLDEN
from tests.support.saved import packed, session_of, slot

STEP_BACK, DAMAGED, _, _ = text.errors().NOT_READ[KIND_PLAYER_STATS - 1]


def strength(store, rules="classic"):
    """Return the strength of the next game by some rules, from what a store holds."""
    return PlayerStats(store).strength(rules)


def row_of(rule_set, strength, rating=1500, deviation=90):
    """Return a row of a career."""
    return [rule_set, strength, 9, rating, deviation, 3, bytearray(CURVE_POINTS)]


def adaptive(rules="classic", **how):
    """Return a driver at the table of a newcomer's first game against the adaptive level."""
    d = seated(rules, level=adaptive_level(FIRST_STRENGTH), **how)
    d.app.settings.numbers[SETTING_LEVEL] = LEVEL_IDS["adaptive"]
    return d


def above(level):
    """Return the English name of the level above a level."""
    return menus().LEVELS[LEVELS[LEVELS.index(level) + 1]]


def test_win_makes_the_adaptive_level_stronger_and_a_loss_weaker():
    d = adaptive()
    let_win(d, 0, after_move=True)
    after_win = strength(d.store)
    assert after_win > FIRST_STRENGTH
    assert d.app.screen.status == "Adaptive: now between Easy and %s" % above("easy")
    choose(d, "Next game")
    assert d.session.level == adaptive_level(after_win)
    let_win(d, 1, after_move=True)
    assert strength(d.store) == next_strength(after_win, 1, False, False, 1) < after_win
    # A rule set that was not played yet begins where a newcomer does.
    assert strength(d.store, "foster+strict") == FIRST_STRENGTH


def test_game_of_another_level_leaves_the_strength():
    d = seated()
    let_win(d, 0, after_move=True)
    assert strength(d.store) == FIRST_STRENGTH


def test_game_with_help_moves_the_strength_half_as_far():
    d = adaptive()
    from_menu(d, "Hint")
    let_win(d, 0, after_move=True)
    full = next_strength(FIRST_STRENGTH, 0, True, False, 1) - FIRST_STRENGTH
    assert strength(d.store) - FIRST_STRENGTH == full // 2


def test_win_against_two_opponents_counts_for_two_losses():
    won = next_strength(FIRST_STRENGTH, 20, True, False, 2) - FIRST_STRENGTH
    assert won == 2 * (FIRST_STRENGTH - next_strength(FIRST_STRENGTH, 20, False, False, 2))


def test_strength_stays_on_the_ladder():
    assert next_strength(MAX_STRENGTH - 1, 0, True, False, 1) == MAX_STRENGTH
    assert next_strength(1, 0, False, False, 1) == 0


def test_power_off_at_the_result_counts_a_game_once():
    d = adaptive()
    let_win(d, 0, after_move=True)
    after = strength(d.store)
    del d.store.data["records"]  # as when the power went between both writes
    again = booted(d.store)
    again.call(again.app.show_table)
    assert strength(d.store) == after


def test_new_game_says_between_which_levels_the_adaptive_one_is():
    strength = strength_of("greedy") + STRENGTH_STEP - 100
    body = packed(PLAYER_STATS, PlayerStats(MemoryStore()), rows=[row_of("classic", strength)])
    store = MemoryStore({"career": slot(KIND_PLAYER_STATS, 0, body)})
    d = booted(store)
    to_new_game(d)
    set_row(d, "Opponent", menus().LEVELS["adaptive"])
    assert d.app.screen.about().endswith("Now between Medium and %s." % above("greedy"))
    d.store.read = None  # The strength is looked up once, and not at each redraw.
    assert d.app.screen.about().endswith("Now between Medium and %s." % above("greedy"))
    del d.store.read
    choose(d, "Deal")
    assert d.session.level == adaptive_level(strength)
    d.keys("MENU")
    assert "Adaptive" in d.app.screen.foot[1]


@pytest.mark.parametrize("level", ["adaptive:700", "adaptive:1100"])
def test_saved_adaptive_game_goes_on_with_the_same_moves(level):
    session = Session("onepack", level, 5, STARTER_YOU, 300)
    adviser = Opponent("greedy", 1)

    def play(game, plies):
        while game.game.ply < plies and not game.is_over():
            play_ply(game, adviser)

    play(session, 30)
    while not session.is_local_turn():
        play(session, session.game.ply + 1)
    store = MemoryStore()
    AppDriver(store).app.saves.save(session)
    again = session_of(store.data["save0"][8:-4])
    assert again.level == level
    state = adviser.state()
    play(session, 90)
    adviser.restore(state)
    play(again, 90)
    assert again.game.log[: 2 * again.game.ply] == session.game.log[: 2 * session.game.ply]


def test_saved_adaptive_game_of_no_strength_is_refused():
    session = Session("onepack", "adaptive:700", 5, STARTER_YOU, 300)
    store = MemoryStore()
    AppDriver(store).app.saves.save(session)
    body = store.data["save0"][8:-4]
    bad = body.replace((700).to_bytes(2, "little"), (id_of_strength(MAX_STRENGTH) + 1).to_bytes(2, "little"))
    assert bad != body
    d = booted(MemoryStore({"save0": slot(KIND_SESSION, 0, bad)}))
    assert d.app.session is None and d.app.status == text.errors().NOT_READ[KIND_SESSION - 1][1]


def test_damaged_career_falls_back_to_the_one_before():
    store = MemoryStore()
    career = PlayerStats(store)
    for value in (600, 700):
        career.rows = [row_of("classic", value)]
        career._save()
    newest = store.data["career1"]
    for at in range(len(newest)):
        store.data["career1"] = newest[:at] + bytes((newest[at] ^ 4,)) + newest[at + 1 :]
        damaged = PlayerStats(MemoryStore(store.data))
        assert damaged.strength("classic") == 600 and damaged.note.startswith("Rating and calendar")
    assert PlayerStats(MemoryStore({"career": newest[:-1]})).note == DAMAGED


@pytest.mark.parametrize("wrong", [
    {"rows": [row_of("classic", MAX_STRENGTH + 1)]}, {"rows": [row_of("classic", 1), row_of("classic", 2)]},
    {"rows": [row_of("classic", 1, MIN_RATING - 1)]}, {"rows": [row_of("classic", 1, 1500, INITIAL_DEVIATION + 1)]},
    {"longest_streak": 1, "streaks": [[9, 2]]}, {"longest_streak": 9, "streaks": [[3, 5]]},
    {"longest_streak": 9, "streaks": [[3, 0]]}, {"longest_streak": 9, "streaks": [[3, 1]] * (MAX_STREAKS + 1)},
    {"days": [[day, 1] for day in range(MAX_DAYS + 1)]}, {"days": [[4, 1], [4, 1]]},
], ids=str)  # fmt: skip
def test_career_that_cannot_be_is_refused(wrong):
    body = packed(PLAYER_STATS, PlayerStats(MemoryStore()), **wrong)
    career = PlayerStats(MemoryStore({"career": slot(KIND_PLAYER_STATS, 0, body)}))
    assert career.rows == [] and career.note == DAMAGED


def test_level_of_a_whole_strength_plays_as_the_level_itself():
    for level in ("random", "novice", "easy", "greedy"):
        session = Session("classic", level, 3, STARTER_YOU, 300)
        whole = Opponent(adaptive_level(strength_of(level)), 7)
        itself = Opponent(level, 7)
        for _ in range(60):
            for player in (whole, itself):
                player.choose(session.game.pos)
            assert (whole.src, whole.dst, whole.state()) == (itself.src, itself.dst, itself.state())
            session.game.play(itself.src, itself.dst)


def test_decisions_between_two_levels_are_shared_by_the_strength():
    easy = LEVELS.index("easy")
    player = Opponent(adaptive_level(strength_of("easy") + STRENGTH_STEP // 4), 1)
    made = [player.choose_level() for _ in range(2000)]
    assert set(made) == {easy, easy + 1} and 0.2 < made.count(easy + 1) / 2000 < 0.3


@pytest.mark.parametrize("level", [
    "adaptive", "adaptive:", "adaptive:-1", "adaptive:%d" % (id_of_strength(MAX_STRENGTH) + 1), "easy:3", "adaptive:9x",
    "adaptive:²", "adaptive:１２",
])  # fmt: skip
def test_level_of_no_strength_is_refused_in_one_line(level):
    ends = adaptive_level(0), adaptive_level(MAX_STRENGTH)
    with pytest.raises(ValueError, match="^level: no level .* %s to %s$" % ends):
        Opponent(level, 1)


def test_career_of_this_version_is_read():
    data = (GOLDEN / ("career-v%d.bin" % SAVE_VERSION)).read_bytes()
    career = PlayerStats(MemoryStore({"career": data}))
    assert career.note == "" and [row[:3] for row in career.rows] == [
        ["classic", strength_of("expert"), 0], ["onepack", strength_of("adaptive:1240"), 0],
        ["three", strength_of("expert"), 0],
    ]  # fmt: skip
    assert (career.rows[0][3:6], career.longest_streak) == ([1816, 50, 60], 1)
    assert (career.tried_puzzles, career.helped_puzzles) == (1 << 100, 1 << 100)
    days = [day_number(261127 - 2 * i) for i in range(14)]
    assert [each[0] for each in career.days] == days
    assert career.streaks == [[day, 1] for day in days[:MAX_STREAKS]]
    assert packed(PLAYER_STATS, career) == data[8:-4]
