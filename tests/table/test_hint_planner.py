"""Hints: found in slices, as steps of one plan, each with a reason that fits every screen."""

import pytest

from engine import hint_reason
from engine.moves import make_move
from engine.notation import parse_move, parse_position
from engine.opponent import Opponent, is_house_move
from engine.position import PLAYERS, RESERVE, SHOW, TOP, pile
from engine.rng import Rng
from engine.rules import RULE_SET_NAMES
from firmware.app import actions as A
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.screens.menu import Menu
from firmware.table import hint_planner, states
from firmware.table.cursor import source_of
from firmware.text import phrases
from firmware.text.en.advice import REASONS
from firmware.text.en.menus import UNDO
from tests.support import hint_games
from tests.support.app_driver import AppDriver, booted
from tests.support.at_the_table import FULL, at, position
from tests.support.games import seated
from tests.support.positions import line
from tests.support.sizes import ALL_SIZES, SMALL_SIZES, TINY_SIZES, WINDOW_SIZES, check_sentence, tables


@pytest.fixture
def without_search(monkeypatch):
    """Make advisers play without a search, where the advice does not matter."""
    monkeypatch.setattr(hint_planner, "HINT_LEVEL", "greedy")


def asked(d):
    """Ask for a hint as the row of the menu does, and return the status."""
    d.app.show_table()
    d.table.mode.hint()
    d.press(0)
    return d.app.status


@pytest.mark.parametrize("piles, said", [
    (dict(A_R="9S", A_H="2d", h8="AS"), "Hint: A\1 \6 foundation (it must be played)"),
    (dict(A_R="3c9S", A_H="2d5c", h8="TH"), "Hint: 9\1 \6 house 8 (gets rid of a reserve card)"),
    (dict(A_R="2C", A_H="2d5c", h7="TH", h8="9S"), "Hint: 9\1 \6 house 7 (makes a space)"),
    (dict(A_R="9C", A_H="2d5c", h6="5H", h7="TH4C", h8="8C"),
     "Hint: 4\4 \6 house 6 (uncovers 10\2 for your reserve)"),
    (dict(A_R="9S", A_H="2d5c", h8="8C"), "Hint: Turn up a card from your hand (to see a new card)"),
])  # fmt: skip
def test_hint_says_the_move_and_the_reason(piles, said, without_search):
    d = at(position(**dict(FULL, **piles)))
    assert asked(d) == said
    assert d.game.ply == 0


def test_reasons_have_distinct_texts_except_the_two_new_cards():
    assert set(REASONS) == set(hint_reason.REASON_NAMES)
    assert len(set(REASONS.values())) == len(REASONS) - 1
    for name, text in REASONS.items():
        assert ("{0}" in text) == name.startswith("bares"), name


def texts(d):
    """Yield the longest texts that a hint can have at a table."""
    pos = d.game.pos
    seats = [d.session.viewer]
    for why in REASONS.values():
        why = "then " + why.format("10\1")
        for p in range(10, 10 + 3 * pos[PLAYERS]):
            for seat in seats:
                yield "Hint: 10\1 \6 %s: %s" % (phrases.pile_name(pos, p, seat), why)
        yield "Hint: whole run 10\1-10\1 \6 house 8: %s" % why
    yield "Hint: Turn your waste over and turn up a card: to see a new card"
    yield "Hint: Turn up the top of your reserve (to see a new card)"


@pytest.mark.parametrize("size, rules", tables(ALL_SIZES + WINDOW_SIZES, ("classic", "three", "onepack", "klondike")),
                         ids=str)
def test_longest_hints_fit_on_every_screen(size, rules):
    d = AppDriver(size=size).begin(Session(rules, "greedy", 3, STARTER_BY_RULES, 300, rules == "classic"))
    for text in texts(d):
        check_sentence(d.app, d.table.view, text, 1 if size in SMALL_SIZES and size not in TINY_SIZES else 0)


@pytest.mark.parametrize("rules, plays_all_sides", [
    *((rules, False) for rules in RULE_SET_NAMES),
    *((rules, True) for rules in RULE_SET_NAMES if rules not in ("three", "klondike")),
])  # fmt: skip
@pytest.mark.slow
def test_hint_at_each_move_of_a_game_has_a_reason_and_fits(rules, plays_all_sides, without_search):
    d = AppDriver()
    adviser = Opponent("greedy", 5)
    reasons = set()
    for seed in range(2):
        d.at_once().begin(Session(rules, "greedy", seed, STARTER_BY_RULES, 300, plays_all_sides))
        reasons.update(advised(d, adviser))
    assert len(reasons) >= 5, reasons
    assert d.dropped == 0


@pytest.mark.parametrize("rules, stop_play", [("classic", False), ("cats", False), ("onepack", False),
                                              ("foster", True), ("classic+groups", True)])
def test_ok_pressed_twice_plays_the_hint(rules, stop_play, without_search):
    played = 0
    for seed in range(6):
        d = seated(rules, "greedy", seed, stop_play=stop_play)
        for _ in range(12):
            if d.session.is_over():
                break
            ply = d.game.ply
            asked(d)
            advice = d.table.mode.planner
            d.tick(A.OK)
            if d.game.ply == ply:
                d.tick(A.OK)
            assert (d.game.log[2 * ply], d.game.log[2 * ply + 1]) == (advice.src, advice.dst)
            played += 1
            d.press(0)
    assert played > 30


def advised(d, adviser):
    """Yield the first word of the reason of a hint at each of 30 moves."""
    for _ in range(30):
        if d.session.is_over():
            break
        before = bytes(d.game.pos)
        said = asked(d)
        assert said.startswith("Hint: ") and bytes(d.game.pos) == before
        assert d.table.view_state.hint_from >= 0 or "this leads nowhere" in said
        assert not d.session.plays_all_sides or "pponent" not in said
        assert len(d.table.view.lines) <= 4
        yield said.split(": ")[-1].split(" ")[0]
        d.move_as(adviser)


@pytest.mark.parametrize("given, plan, said", [
    ("A.R=9D A.H=5c 1=JS4S 2=5H", "12", "nothing is better"),
    ("A.R=9D A.H=5c 1=JS4S 2=5H", "12 t", "nothing is better"),
    ("A.R=2D A.H=5c 1=JS4S3D 2=5H 3=4C", "13 12 t", "nothing is better"),
    ("A.R=TD A.H=5c 1=JS4S3D 2=5H 3=4C", "13 12 r1", "a later move uncovers J for your reserve"),
    ("A.R=2D A.H=5c 1=TS4S3D 2=5H 3=4C 4=JH", "13 12 14", "a later move prepares a space"),
    ("A.R=2D A.H=5c 1=AS4S3D 2=5H 3=4C", "13 12 1f", "a later move uncovers A, which goes up"),
    ("A.R=2D A.H=5c show=4S 1=JS6S 2=5H", "hw", "nothing is better"),
    ("A.R=2D A.H=5c 1=JS4S 2=- 3=9C", "12", "your reserve can wait"),
    ("A.R=2D A.H=5c 1=JS4S 2=- 3=9C", "12 t", "your reserve can wait"),
    ("A.R=TD A.H=5c 1=JS4S3D 2=- 3=4C", "13 12 r1", "a later move uncovers J\1 for your reserve"),
    ("A.R=2D A.H=5c 1=JS3H 2=4C 3=- 4=KC9S", "12 43", "nothing is better"),
    ("A.R=9D 1=TS", "p", "nothing is better"),
])  # fmt: skip
def test_why_of_a_step_says_what_the_plan_is_for(given, plan, said):
    pos = parse_position(line(given))
    before = bytes(pos)
    moves = b"".join(bytes(parse_move(token)) for token in plan.split(" "))
    assert hint_planner.explain_move(pos, moves) == said
    assert bytes(pos) == before


def test_hint_to_fill_a_space_from_elsewhere_says_why_not_from_the_reserve():
    # The lesson on spaces teaches to fill them from the reserve.
    session = Session("classic", "greedy", 10, STARTER_BY_RULES, 300)
    game = session.game
    planner = hint_planner.HintPlanner(session)
    asked = set()
    for _ in range(60):
        if not session.is_local_turn():
            planner = hint_planner.HintPlanner(session)
            session.opponent.choose(game.pos)
            game.play(session.opponent.src, session.opponent.dst)
            continue
        planner.begin()
        while not planner.think(1000):
            pass
        src, dst = planner.src, planner.dst
        if SHOW < dst < RESERVE and not game.pos[TOP + dst] and src != RESERVE and game.is_legal(RESERVE, dst):
            assert REASONS["nothing-better"] not in planner.describe() and REASONS["card"] not in planner.describe()
            asked.add(game.ply)
        game.play(src, dst)
    assert asked


@pytest.fixture
def slow(monkeypatch, without_search):
    """Make advisers need 20 slices of 30 ms.

    Return the Driver and a list to which each slice adds the nodes it was given.
    """
    think = Opponent.think
    nodes = []
    d = AppDriver().start("classic", 3)
    left = [20]

    def slow_think(self, n):
        nodes.append(n)
        d.ms += 30
        left[0] -= 1
        if left[0] > 0:
            return False
        left[0] = 20
        return think(self, n)

    monkeypatch.setattr(Opponent, "think", slow_think)
    return d, nodes


def test_hint_is_searched_for_in_slices(slow):
    d, nodes = slow
    d.table.mode.hint()
    shown = set()
    for _ in range(20):
        d.tick()
        shown.add(d.app.status)
    assert nodes == [d.app.features.nodes_per_tick] * 20 + [1]  # The next steps of the plan need no search.
    assert d.wait == -1 and d.table.view_state.hint_from >= 0
    assert d.app.status.startswith("Hint: ")
    assert "Looking for a good move" in shown and len(shown) == 3
    d.tick()
    assert len(nodes) == 21


@pytest.mark.parametrize("button", ["RIGHT", "OK", "MENU", "BACK", "TURN"])
def test_button_ends_the_search_for_a_hint(slow, button):
    d, nodes = slow
    d.table.mode.hint()
    for _ in range(15):
        d.tick()
    d.tick(A.ACTION_NAMES.index(button))
    asked = len(nodes)
    if isinstance(d.app.screen, Menu):
        d.tick(A.BACK)
    if d.session.is_local_turn() and d.table.state == states.PLAY:
        for _ in range(5):
            d.tick()
        assert len(nodes) == asked and d.wait == -1
    assert not d.app.status.startswith(("Hint", "Looking"))


@pytest.mark.parametrize("stop_play", [False, True])
def test_button_before_the_cursor_appears_ends_the_search(stop_play):
    # The opponent has begun, and its last card is still sliding when the hint is asked for.
    d = AppDriver()
    d.tick()
    d.app.begin(Session("classic", "easy", 1, STARTER_BY_RULES, 300, stop_play=stop_play))
    d.tick()
    while not d.session.is_local_turn():
        d.ms += max(1, d.wait)
        d.tick()
    assert d.table.state == states.SLIDE
    for action in (A.MENU, A.OK, A.RIGHT):
        d.tick(action)
    d.press(0)
    assert d.app.screen is d.table and d.table.state == states.PLAY


def test_hint_asked_for_again_is_the_same():
    d = AppDriver().start("classic", 3)
    assert len({asked(d) for _ in range(3)}) == 1


@pytest.mark.parametrize("rules", ["classic", "foster", "onepack"])
def test_hints_of_a_turn_are_what_their_level_would_play(rules):
    d = AppDriver().start(rules, 3).at_once()
    adviser = Opponent(hint_planner.HINT_LEVEL, d.game.ply)
    adviser.begin(d.game.base)
    while d.session.is_local_turn():
        adviser.choose(d.game.pos)
        assert asked(d).startswith("Hint: ")
        assert d.table.view_state.hint_from == pile(d.game.pos, source_of(adviser.src))
        d.game.play(adviser.src, adviser.dst)
        d.table.resume_at_other_ply(d.ms)
        d.tick()


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULE_SET_NAMES)
def test_hints_alone_or_with_other_moves_end_turns_without_repetition(rules):
    """Rely on Follower, which fails at the first hint that repeats a position.

    There is a game against each level; in every other one 30 of 100 moves are something else.
    """
    levels = hint_games.levels_of(rules)
    hints = 0
    for seed in range(max(2, len(levels))):
        hints += hint_games.play(rules, levels[seed % len(levels)], seed, 30 * (seed % 2)).hints
    assert hints > 100 or rules == "klondike" and hints > 30


def stray(d, rng):
    """Play a random card from house to house; return whether there was one to play."""
    moves = [tuple(d.game.moves[2 * i : 2 * i + 2]) for i in range(d.game.n)]
    shuffles = [move for move in moves if is_house_move(*move)]
    if not shuffles:
        return False
    d.table.mode.play(*shuffles[rng.below(len(shuffles))], d.ms)
    d.press(0)
    return True


def advice_of(d):
    """Ask for a hint; return the move."""
    assert asked(d).startswith("Hint: ")
    return d.table.mode.planner.src, d.table.mode.planner.dst


def test_hint_after_a_stray_move_or_a_restart_never_repeats_a_position(without_search, monkeypatch):
    def repeats(d):
        before = [
            hint_games.as_seen(d.game.position_at(ply)) for ply in range(d.game.undo_limit, d.game.ply + 1)
        ]
        pos = bytearray(d.game.pos)
        make_move(pos, *advice_of(d))
        return hint_games.as_seen(pos) in before

    asks = unaware = 0
    for seed in range(80):
        d = seated("classic", "greedy", seed)
        rng = Rng(seed)
        advice_of(d)
        for _ in range(3):
            if not d.session.is_local_turn() or not stray(d, rng):
                break
            asks += 1
            assert not repeats(d)
            again = booted(d.store)
            assert again.game.ply == d.game.ply and not repeats(again)
            with monkeypatch.context() as patch:
                patch.setattr(hint_planner, "visited_hashes", lambda game: [])
                patch.setattr(Opponent, "rejoin", lambda opponent, game: opponent.begin(game.pos))
                forgetful = booted(d.store)
                unaware += repeats(forgetful)
    assert asks > 20 and unaware > 3


def test_hint_after_an_undo_continues_its_plan():
    steps = 0
    for seed in range(8):
        d = seated("classic", "greedy", seed)
        first = advice_of(d)
        d.play(*first)
        if not d.session.can_undo() or d.game.n < 2:
            continue
        second = advice_of(d)
        d.table.mode.undo()
        assert advice_of(d) == first
        d.play(*first)
        assert advice_of(d) == second
        steps += 1
    assert steps > 3


def test_hint_is_forgotten_after_an_undo():
    """Check that OK after an undo no longer uses the hint's place.

    A soak test found that OK picked up another card, and that OK again led to a place which that card does not have.
    """
    played = 0
    for seed in range(12):
        d = seated("classic", "greedy", seed)
        for _ in range(12):
            d.keys("OK OK")
            if d.app.session.can_undo() and d.app.screen is d.table:
                asked(d)
                hinted = d.table.hinted_place
                d.press(A.MENU)
                d.press(A.OK if d.app.screen.rows[0].label == UNDO else A.DOWN)
                if d.app.screen is not d.table:
                    assert d.app.screen.rows[d.app.screen.cursor].label == UNDO
                    d.press(A.OK)
                played += hinted >= 0
                assert d.table.hinted_place == -1 and d.table.view_state.hint_from == d.table.view_state.hint_to == -1
                d.keys("OK OK")
    assert played > 5
