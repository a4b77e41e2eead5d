# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Refusals say what is wrong and what would be right, and the card stays held."""

import pytest

from engine.dealing import deal
from engine.game import Game
from engine.moves import free_moves
from engine.notation import parse, parse_move
from engine.notation import text as text_of
from engine.opponent import Opponent
from engine.position import (
    FAMILY,
    FOUNDATION,
    HAND,
    HOUSES,
    OUT,
    OVER,
    RESERVE,
    SHOW,
    TOP,
    UNDEALT,
    WASTE,
    pile,
)
from engine.rules import NAMES
from engine.verdict import NO_FIT, judge
from engine.verdict import OK as VERDICT_OK
from engine.workspace import Workspace
from firmware import text
from firmware.app.pointer import Pointer
from firmware.app.session import BY_THE_RULES, Session
from firmware.draw.shown import REFUSAL
from firmware.table import refused
from firmware.table.cursor import source_of
from firmware.text import phrases
from firmware.text.languages import CODES
from tests.support.app_driver import Driver
from tests.support.at_the_table import at, at_in_stop_play, attempt, logged
from tests.support.positions import line
from tests.support.sizes import ALL, ONE_BIT, SMALL, TINY, most_lines

game_work = Workspace()


@pytest.mark.parametrize("given, move, said", [
    ("A.R=2D A.H=5c 4=5H", "r4", "2\3 may not go to house 4: it needs a black 3"),
    ("A.R=2S A.H=5c 4=5H", "r4", "2\1 may not go to house 4: it needs a red 3"),
    ("A.R=KD A.H=5c 4=5H", "r4", "K\3 may not go to house 4: it needs a space"),
    ("A.R=TC A.H=5c 4=5H", "r4", "10\4 may not go to house 4: it needs a red J"),
    ("foster32 A.R=AD A.H=kc 4=9H", "r4", "A\3 may not go to house 4: it needs a space"),
    ("A.R=9D A.H=5c 4=5H", "rf", "9\3 does not fit a foundation: it needs 8\3"),
    ("A.R=9D A.H=5c B.R=TH 4=5H", "rR", "9\3 may not go to opponent's reserve: it needs 8\3 or 10\3"),
    ("A.R=KD A.H=5c B.W=TH 4=5H", "rW", "K\3 may not go to opponent's waste: it needs Q\3"),
    ("A.R=9D A.H=5c B.W=- 4=5H", "rW", "9\3 may not go to opponent's waste: no card lies there"),
    ("foster A.R=9D A.H=5c B.R=th 4=5H", "rR", "9\3 may not go to opponent's reserve: the card there is face down"),
    ("A.R=9D A.H=5c 4=5H", "4w", "5\2 may not go to your waste: only a turned-up card may"),
    ("A.R=9D A.H=5c 4=5H 5=-", "45", "5\2 may not go to space 5: that changes nothing"),
    ("cats A.R=- A.H=5c B.W=5S 4=9H8C 5=-", "45", "8\4 may not go to space 5: these rules do not allow it"),
    ("cats A.R=9D A.H=5c B.W=5S", "rW", "9\3 may not go to opponent's waste: it needs 8 or 10"),
    ("onepack A.H=kc A.W=TC 4=5H", "w4", "10\4 may not go to house 4: it needs 9\4 or J\4"),
    ("onepack A.H=2c A.W=KC 4=5H", "w4", "K\4 may not go to house 4: it needs Q\4 or A\4"),
    ("onepack A.H=2c A.W=9H 4=7S8S 5=7H8H", "45", "8\1 may not go to house 5: it needs 7\1 or 9\1"),
    ("onepack A.H=2c 4=7H 5=9H8H 6=QH", "65", "Q\2 may not go to house 5: it needs J\2 or K\2"),
    ("onepack A.H=2c A.W=5C 1=2D 2=5D 3=8D 4=JD 5=AHKHQHJHTH9H8H7H6H5H4H3H2H 6=8C 7=JC 8=2S", "w5",
     "5\4 may not go to house 5: that house is complete"),
    ("onepack A.H=2c B.W=9H 4=8H", "4W", "8\2 may not go to opponent's waste: these rules do not allow it"),
    ("cats A.R=9D A.H=5c 4=9H8C 5=TD", "45x2", "9\2 may not go to house 5: it needs a black 10"),
    ("onepack A.H=2c 4=7H 5=9S8S", "54*", "9\1 may not go to house 4: it needs 8\1 or 10\1"),
    ("klondike A.W=5C 1=-", "w1", "5\4 may not go to space 1: only a K fills a space"),
])  # fmt: skip
def test_reason_of_an_illegal_place_says_what_is_needed(given, move, said):
    pos = parse(line(given))
    src, dst = parse_move(move)
    assert judge(pos, src, dst, Workspace()) == NO_FIT
    assert refused.reason(pos, NO_FIT, src, dst, 0) == said


def test_reason_in_every_rule_set_names_the_card_and_the_place():
    """Check that no attempt raises, and that no refusal lacks its card or place."""
    for rules in NAMES:
        session = Session(rules, "random", 5, BY_THE_RULES, 300)
        game = session.game
        for _ in range(25):
            if game.pos[OVER]:
                break
            for src in range(WASTE + 4):
                for dst in [*range(1, WASTE + 5), FOUNDATION]:
                    verdict = judge(game.pos, src, dst, game.work)
                    if verdict != VERDICT_OK and src != HAND:
                        said = refused.reason(game.pos, verdict, src, dst, session.reader)
                        assert said and "{" not in said, (rules, src, dst, said)
                        if verdict == NO_FIT:
                            assert ": " in said, (rules, src, dst, said)
            adviser = Opponent("random", game.ply)
            adviser.choose(game.pos)
            game.play(adviser.src, adviser.dst)


@pytest.mark.parametrize("given, pile_code, said", [
    ("A.R=9D A.H=5c A.W=7H", WASTE, "Your waste: not to be played from"),
    ("A.R=9D A.H=5c 4=5H", 4, "5\2 has no place now: it needs a black 6"),
    ("A.R=9D A.H=5c", RESERVE, "9\3 has no place now: it needs a black 10"),
    ("A.R=9D A.H=5c", 1, "K\1 has no place now: it needs a space"),
    ("foster A.R=9d A.H=5c show=5S", RESERVE, "Your reserve cannot be turned up now"),
    ("foster A.R=9D A.H=kc show=5S 4=TS flags=h", RESERVE, "Your reserve is held while a card is turned up"),
    ("cats A.R=9D A.H=5c 4=TS 5=8S 6=9H", 5, "Your reserve goes first: 9\3 \6 house 4"),
    ("classic+mustload A.R=9D A.H=5c B.W=8D 4=TS 5=9S 6=TD", 5, "Load first: 9\3 \6 opponent's waste"),
    ("onepack A.H=2c A.W=5C", 1, "2\2 has no place now: it needs A\2 or 3\2"),
    # Spaces are open, and no place for these.
    ("A.R=- A.H=5c 4=2H 5=- 6=-", 4, "2\2 has no place now: it needs a black 3, not a space"),
    ("A.R=- A.H=5c 4=KH 5=- 6=-", 4, "K\2 has no place now: that changes nothing"),
    ("cats A.R=- A.H=5c B.W=5S 4=9H8C 5=-", 4, "8\4 has no place now: it needs a red 9, not a space"),
    ("cats A.R=- A.H=5c B.W=5S 4=9HKC 5=-", 4, "K\4 has no place now: these rules do not allow it"),
    ("foster A.R=3c A.H=5c A.W=7H 4=KH 5=-", WASTE, "7\2 has no place now: it needs a black 8, not a space"),
])  # fmt: skip
def test_touch_of_a_card_without_a_move_says_why(given, pile_code, said):
    d = at(parse(line(given)))
    assert pile_code not in [d.table.cursor.sources[i] for i in range(d.table.cursor.n)]
    touch_pile(d, pile(d.game.pos, pile_code))
    assert d.app.status == said and d.table.shown.kind == REFUSAL


@pytest.mark.slow
@pytest.mark.parametrize("rules", [*NAMES, "classic+strict", "classic+backs", "classic+waste", "simple+closed"])
def test_card_said_to_have_no_place_has_none_and_the_place_it_needs_is_not_there(rules):
    """Play games, and compare what is said of every card without a move with the moves of the engine."""
    words = text.refused()
    checked = 0
    for seed in range(6):
        game = Game(deal(rules, seed))
        player = Opponent("random", seed)
        while not game.pos[OVER] and game.ply < 300:
            pos = game.pos
            sources = {source_of(game.moves[i]) for i in range(0, 2 * game.n, 2)}
            spaces = [house for house in range(1, pos[HOUSES] + 1) if not pos[TOP + house]]
            tops = [phrases.rank(pos, pos[TOP + house]) for house in range(1, pos[HOUSES] + 1) if pos[TOP + house]]
            due = game.n and game.moves[1] == FOUNDATION
            for code in [] if due else [*range(1, pos[HOUSES] + 1), RESERVE, WASTE]:
                card = pos[TOP + pile(pos, code)]
                if code in sources or not card or card in (OUT, UNDEALT):
                    continue
                said = refused.no_move(pos, code, 0)
                if not said.startswith(words.HAS_NO_PLACE.format(phrases.card(pos, card), "")):
                    continue
                checked += 1
                n = 0 if pos[FAMILY] else free_moves(pos, game_work)
                assert code not in [source_of(game_work.moves[i]) for i in range(0, 2 * n, 2)], (said, text_of(pos))
                assert not spaces or not said.endswith(words.NEEDS_SPACE), (said, text_of(pos))
                assert not spaces or words.NOT_A_SPACE.format("") in said or pos[FAMILY] or said.endswith(
                    (words.CHANGES_NOTHING, words.NOT_IN_THESE_RULES, words.KINGS_TO_SPACES.format("K"))), text_of(pos)
                for need, suits in ((words.NEEDS_BLACK, (0, 3)), (words.NEEDS_RED, (1, 2))):
                    wanted = [phrases.rank(pos, top) for top in pos[TOP + 1 : TOP + pos[HOUSES] + 1]
                              if top and top not in (OUT, UNDEALT) and top >> 4 & 3 in suits]
                    for rank in wanted:
                        assert not (need.format(rank) + "\0" in said + "\0"
                                    or need.format(rank) + "," in said), (said, tops, text_of(pos))
            player.choose(pos)
            game.play(player.src, player.dst)
    assert checked > (20 if rules != "klondike" else 0), checked


def touch_pile(d, p):
    view = d.table.view
    d.press(Pointer(d.app).touch(view.x(p) + view.width // 2, view.y(p) + 3))


def held_at(given, code):
    """Return a Driver that holds the card of a pile in assisted play."""
    d = at(parse(line(given)))
    touch_pile(d, pile(d.game.pos, code))
    assert d.table.cursor.held == code
    return d


def test_touch_of_an_illegal_house_is_refused_with_the_card_still_held():
    d = held_at("A.R=9D A.H=5c 4=TS 5=TC 6=8S", RESERVE)
    touch_pile(d, 6)
    assert d.app.status == "9\3 may not go to house 6: it needs a black 10"
    assert d.table.cursor.held == RESERVE and d.table.shown.kind == REFUSAL and d.game.ply == 0
    touch_pile(d, 5)
    assert logged(d) == (RESERVE, 5)


def test_touch_of_the_held_card_after_a_refusal_picks_it_up_again():
    d = held_at("A.R=9D A.H=5c 4=TS 5=TC 6=8S", RESERVE)
    touch_pile(d, 6)
    assert d.table.shown.kind == REFUSAL
    touch_pile(d, pile(d.game.pos, RESERVE))
    assert d.table.cursor.held == RESERVE and d.table.shown.kind != REFUSAL
    touch_pile(d, 5)
    assert logged(d) == (RESERVE, 5)


def test_touch_of_the_held_cards_pile_puts_it_back_without_a_refusal():
    d = held_at("A.R=9D A.H=5c 4=TS 5=TC", RESERVE)
    touch_pile(d, pile(d.game.pos, RESERVE))
    assert d.table.cursor.held == -1 and d.table.shown.kind != REFUSAL


def test_touch_of_another_own_card_picks_it_up_instead():
    d = held_at("A.R=9D A.H=5c show=7D 4=TS 5=TC 6=8S", RESERVE)
    touch_pile(d, SHOW)
    assert d.table.cursor.held == SHOW


def test_attempt_put_back_in_stop_play_leaves_the_card_held():
    d = at_in_stop_play(parse(line("foster A.R=9D A.H=5c 4=TS 5=5H")))
    attempt(d, RESERVE, 5)
    assert d.app.status == "9\3 may not go to house 5: it needs a black 10"
    assert d.table.cursor.held == RESERVE
    d.keys("BACK")
    assert d.table.cursor.held == -1


@pytest.mark.parametrize("size", ALL, ids="%dx%d".__mod__)
@pytest.mark.parametrize("code", CODES)
def test_longest_reasons_fit_on_every_screen_in_every_language(code, size):
    d = Driver(size=size)
    d.app.speak(CODES.index(code))
    d.app.begin(Session("classic", "greedy", 3, BY_THE_RULES, 300))
    d.press(0)
    view = d.table.view
    width, room = view.layout.words[2:]
    most = (size[1] - 3) // d.app.scene.line if size in ONE_BIT else room + (1 if size in SMALL else 0)
    if size in TINY:
        most = most_lines(size, view)
    words = text.refused()
    needs = [words.NEEDS_EITHER.format("9\1", "J\1"), words.NEEDS_RED.format("10"), words.NOT_IN_THESE_RULES,
             words.FACE_DOWN_THERE, words.NO_CARD_THERE]
    own_waste = phrases.place(d.game.pos, WASTE, 0, 0)
    places = [phrases.place(d.game.pos, p, 0, 0) for p in (1, *range(RESERVE, RESERVE + 6))]
    for need in needs:
        said = [words.MAY_NOT_GO.format("10\1", place, need) for place in places]
        said += [words.NO_FIT_FOUNDATION.format("10\1", need), words.HAS_NO_PLACE.format("10\1", need)]
        said.append(words.MAY_NOT_GO.format("10\1", own_waste, words.ONLY_TURNED_UP))
        for sentence in said:
            lines = d.app.scene.wrap(sentence, width - 2)
            assert len(lines) <= most, lines
            assert all(d.app.scene.text_width(each) <= width for each in lines), lines
