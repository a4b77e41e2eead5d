"""Refusals say what is wrong and what would be right, and the card stays held."""

import pytest

from engine.dealing import deal
from engine.game import Game
from engine.notation import parse_move, parse_position
from engine.opponent import Opponent
from engine.position import FOUNDATION, HAND, OVER, RESERVE, SHOW, TOP, TURN, WASTE, pile
from engine.rng import Rng
from engine.rules import RULE_SET_NAMES
from engine.verdict import LEGAL as VERDICT_OK, NO_FIT, SPACE_FIRST, first_compulsory, judge
from engine.workspace import Workspace
from firmware import text
from firmware.app.pointer import Pointer
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.draw.table_view_state import REFUSAL
from firmware.lessons import LESSONS, load_lesson
from firmware.puzzles import load_puzzle, puzzle_count
from firmware.screens.lesson_menus import begin_lesson
from firmware.table import refusal_reasons
from firmware.table.base_mode import refuse_turn
from firmware.table.refusal_reasons import refusal
from firmware.text import phrases
from firmware.text.languages import LANGUAGE_CODES
from tests.support.app_driver import AppDriver
from tests.support.at_the_table import at, at_in_stop_play, attempt, logged
from tests.support.option_sets import OPTIONS
from tests.support.positions import line
from tests.support.refusal_claims import Claims, attempts, refusals_of, untouchable
from tests.support.sizes import ALL_SIZES, SMALL_SIZES, TINY_SIZES, WINDOW_SIZES, check_sentence


@pytest.mark.parametrize("given, move, said", [
    ("A.R=2D A.H=5c 4=5H", "r4", "2\3 may not go to house 4: it needs a black 3"),
    ("A.R=2S A.H=5c 4=5H", "r4", "2\1 may not go to house 4: it needs a red 3"),
    ("A.R=KD A.H=5c 4=5H", "r4", "K\3 may not go to house 4: it needs a space"),
    ("A.R=TC A.H=5c 4=5H", "r4", "10\4 may not go to house 4: it needs a red J"),
    ("foster32 A.R=AD A.H=kc 4=9H", "r4", "A\3 may not go to house 4: it needs a space"),
    ("A.R=9D A.H=5c 4=5H", "rf", "9\3 does not fit a foundation: it needs 8\3"),
    ("A.R=9D A.H=5c B.R=TH 4=5H", "rR", "9\3 may not go to opponent's reserve: it needs 8\3 or 10\3"),
    ("A.R=KD A.H=5c B.W=TH 4=5H", "rW", "K\3 may not go to opponent's waste: it needs Q\3"),
    ("A.R=9D A.H=5c B.W=- 4=5H", "rW", "9\3 may not go to opponent's waste: there is no card there"),
    ("foster A.R=9D A.H=5c B.R=th 4=5H", "rR", "9\3 may not go to opponent's reserve: the card there is face down"),
    ("A.R=9D A.H=5c 4=5H", "4w", "5\2 may not go to your waste: only the turned-up card goes there"),
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
    ("onepack A.H=2c 4=7H 5=9S8S", "54*", "9\1 may not go to house 4: it needs 10\1"),
    ("klondike A.W=5C 1=-", "w1", "5\4 may not go to space 1: only a K fills a space"),
    # The move that is named is one that the rule demands, not the first in the list.
    ("cats A.R=- A.H=5c B.W=5S show=8D 1=3D 2=4S 4=9C", "hw",
     "A card that fits a house goes there first: 8\3 \6 house 4"),
    ("foster A.R=2d A.H=5c A.W=7H runs=2,0 1=3D 2=4S 4=8C", "p",
     "Third time through your hand: play what fits: 7\2 \6 house 4"),
    ("classic+closed+mustload+waste A.R=2d A.H=5c A.W=7H B.W=8H show=3C", "hw", "Load first: 7\2 \6 opponent's waste"),
    ("classic+peek+waste A.R=9D A.H=5c A.W=AH flags=o", "r1", "A\2 from your waste could go up: foundation first"),
    ("onepack A.W=5C 8=-", "t", "Your waste must fill space 8 first"),
    ("foster A.R=9D show=5S 4=TS", "p", "A card is already turned up"),
    ("cats A.R=9D", "p", "These rules know no pass"),
    ("A.R=9D", "t", "There is no card to turn up"),
    ("A.R=9D A.H=5c 4=9S8D", "45x2", "These rules move one card at a time"),
    ("three A.R=9D A.H=5c 4=#", "r4", "9\3 may not go to house 4: that house is not in play"),
    ("klondike 1=KSQD 2=-", "12x2", "K\1 may not go to space 2: that changes nothing"),
    ("cats A.R=- A.H=5c B.W=5S 4=9HKC 5=3D", "45", "K\4 may not go to house 5: these rules do not allow it"),
    ("onepack A.H=kc B.W=2C 5=-", "Wf", "2\4 does not fit a foundation: these rules do not allow it"),
    ("onepack A.H=kc 4=3H2H 5=9S", "45*", "3\2 may not go to house 5: it needs 4\2"),
])  # fmt: skip
def test_reason_says_what_is_needed_and_the_rule_that_asks(given, move, said):
    pos = parse_position(line(given))
    src, dst = parse_move(move)
    verdict = judge(pos, src, dst, Workspace())
    assert verdict != VERDICT_OK and refusal_reasons.refusal_reason(pos, verdict, src, dst, 0) == said


def test_reason_in_every_rule_set_names_the_card_and_the_place():
    """Check that no attempt raises, and that no refusal lacks its card or place."""
    for rules in RULE_SET_NAMES:
        session = Session(rules, "random", 5, STARTER_BY_RULES, 300)
        game = session.game
        for _ in range(25):
            if game.pos[OVER]:
                break
            for src in range(WASTE + 4):
                for dst in [*range(1, WASTE + 5), FOUNDATION]:
                    verdict = judge(game.pos, src, dst, game.work)
                    if verdict != VERDICT_OK and src != HAND:
                        said = refusal_reasons.refusal_reason(game.pos, verdict, src, dst, session.viewer)
                        assert said and "{" not in said, (rules, src, dst, said)
                        if verdict == NO_FIT:
                            assert ": " in said, (rules, src, dst, said)
            adviser = Opponent("random", game.ply)
            adviser.choose(game.pos)
            game.play(adviser.src, adviser.dst)


@pytest.mark.parametrize("given, pile_code, said", [
    ("A.R=9D A.H=5c A.W=7H", WASTE, "Your waste: you can't play from it"),
    ("A.R=9D A.H=5c 4=5H", 4, "5\2 fits nowhere now: it needs a black 6"),
    ("A.R=9D A.H=5c", RESERVE, "9\3 fits nowhere now: it needs a black 10 or a space"),
    ("A.R=9D A.H=5c", 1, "K\1 fits nowhere now: a space changes nothing"),
    ("A.R=9D A.H=5c 4=9SKC", 4, "K\4 fits nowhere now: it needs a space"),
    ("foster A.R=9d A.H=5c show=5S", RESERVE, "Your reserve cannot be turned up now"),
    ("foster A.R=9D A.H=kc show=5S 4=TS flags=h", RESERVE, "Your reserve is locked until you play the turned-up card"),
    ("cats A.R=9D A.H=5c 4=TS 5=8S 6=9H", 5, "Your reserve goes first: 9\3 \6 house 4"),
    ("classic+mustload A.R=9D A.H=5c B.W=8D 4=TS 5=9S 6=TD", 5, "Load first: 9\3 \6 opponent's waste"),
    ("onepack A.H=2c A.W=5C", 1, "2\2 fits nowhere now: it needs A\2 or 3\2"),
    # Spaces are open, and no place for these.
    ("A.R=- A.H=5c 4=2H 5=- 6=-", 4, "2\2 fits nowhere now: it needs a black 3, not a space"),
    ("A.R=- A.H=5c 4=KH 5=- 6=-", 4, "K\2 fits nowhere now: a space changes nothing"),
    ("cats A.R=- A.H=5c B.W=5S 4=9H8C 5=-", 4, "8\4 fits nowhere now: it needs a red 9, not a space"),
    ("cats A.R=- A.H=5c B.W=5S 4=9HKC 5=-", 4, "K\4 fits nowhere now: these rules do not allow it"),
    ("foster A.R=3c A.H=5c A.W=7H 4=KH 5=-", WASTE, "7\2 fits nowhere now: it needs a black 8, not a space"),
])  # fmt: skip
def test_touch_of_a_card_without_a_move_says_why(given, pile_code, said):
    d = at(parse_position(line(given)))
    assert pile_code not in [d.table.cursor.sources[i] for i in range(d.table.cursor.source_count)]
    touch_pile(d, pile(d.game.pos, pile_code))
    assert d.app.status == said and d.table.view_state.text_kind == REFUSAL


def positions_of(rules, games):
    """Yield the positions of the first moves of some games, each with a Rng for a test's own choices."""
    for seed in range(games):
        game = Game(deal(rules, seed))
        player = Opponent("greedy" if seed % 2 else "random", seed)
        rng = Rng(seed)
        while not game.pos[OVER] and game.ply < 260:
            yield bytearray(game.pos), rng
            player.choose(game.pos)
            game.play(player.src, player.dst)


def check_claims(pos, tried):
    """Check all that is said of these attempts, and of the cards without a move; return the names of the texts."""
    told = {Claims(pos, src, dst).check(said) for src, dst in tried for said in refusals_of(pos, src, dst)}
    claims = Claims(pos, 0, 0)
    if first_compulsory(pos, claims.work.moves, len(claims.legal)) < 0:
        for code in untouchable(pos, claims.legal):
            told.add(Claims(pos, code, -1).check(refusal_reasons.no_move_reason(pos, code, pos[TURN])))
    return told


@pytest.mark.slow
@pytest.mark.parametrize("rules", [
    *RULE_SET_NAMES, *OPTIONS, "classic+strict", "classic+peek+waste", "simple+closed+mustload+waste",
])  # fmt: skip
def test_refusal_in_whole_games_claims_nothing_that_the_engine_denies(rules):
    """Play games, and compare each refusal of random attempts, and of cards without a move, with the engine."""
    told = set()
    for i, (pos, rng) in enumerate(positions_of(rules, 2)):
        if i % 12:
            continue
        tried = attempts(pos)
        told |= check_claims(pos, tried[:3] + [tried[rng.below(len(tried))] for _ in range(20)])
    assert len(told) > (5 if rules == "klondike" else 7), told


@pytest.mark.parametrize("rules", RULE_SET_NAMES)
def test_refusal_of_every_attempt_in_a_few_positions_claims_what_is_so(rules):
    for i, (pos, _) in enumerate(positions_of(rules, 1)):
        if i % 60 == 20:
            check_claims(pos, attempts(pos))


def test_refusal_in_lessons_and_puzzles_claims_what_is_so():
    steps = [step for name in LESSONS for step in load_lesson(name).LESSON_STEPS]
    places = [parse_position(step[0]) for step in steps if step[0]]
    places += [load_puzzle(number).pos for number in range(1, puzzle_count() + 1, 4)]
    assert len(places) > 40
    for pos in places:
        check_claims(pos, attempts(pos)[::7])


def test_space_that_the_options_keep_open_is_not_asked_to_be_filled():
    pos = parse_position(line("classic+mustload A.R=9D A.H=5c B.W=8C 4=9C 5=-"))
    assert judge(pos, HAND, SHOW, Workspace()) == SPACE_FIRST
    assert refusal(pos, SPACE_FIRST, HAND, SHOW, 0) == "Load first: 9\4 \6 opponent's waste"


@pytest.mark.parametrize("given, said", [
    ("A.R=9D 4=-", "Space first: fill space 4 from your reserve"),  # The hand is empty: it is passing that is refused.
    ("foster A.R=9D runs=2,0 4=TC", "Third time through your hand: play what fits: 9\3 \6 house 4"),
    ("A.R=9D A.H=5c 4=AH", "Foundation first: play A\2 up from house 4"),
])
def test_turn_button_refused_says_what_keeps_the_turn_from_ending(given, said):
    d = at(parse_position(line(given)))
    refuse_turn(d.table)
    assert d.app.status == said


def test_touch_of_another_card_where_peek_lets_the_hand_be_turned_up_names_the_card_that_must_go_up():
    d = at(parse_position(line("classic+peek+waste A.R=9D A.H=5c A.W=AH 4=5H flags=o")))
    touch_pile(d, 4)
    assert d.app.status == "Foundation first: play A\2 up from your waste"


def touch_pile(d, p):
    touch_pile_of(d, d.table, p)


def touch_pile_of(d, table, p):
    view = table.view
    d.press(Pointer(d.app).touch(view.x(p) + view.width // 2, view.y(p) + 3))


@pytest.mark.parametrize("touches, held, refuses, played", [
    ((RESERVE, RESERVE), -1, 0, None),
    ((RESERVE, 6), RESERVE, 6, None),
    ((RESERVE, 6, 5), -1, 0, (RESERVE, 5)),
    ((RESERVE, 6, RESERVE), RESERVE, 0, None),
    ((RESERVE, 6, RESERVE, 5), -1, 0, (RESERVE, 5)),
    ((RESERVE, 6, RESERVE, RESERVE), -1, 0, None),
    ((RESERVE, 6, 6), 6, 0, None),  # The house that refused has a card with a move, and so has the next one.
    ((RESERVE, 6, 7), 7, 0, None),
    ((RESERVE, 6, 8), RESERVE, 8, None),  # The card of this house has none.
    ((RESERVE, 6, 8, 8), RESERVE, 8, None),
    ((RESERVE, 6, 8, 8, 4), -1, 0, (RESERVE, 4)),
    ((RESERVE, 6, HAND), -1, 0, (HAND, SHOW)),
], ids=str)  # fmt: skip
def test_touches_hold_refuse_and_play_a_card(touches, held, refuses, played):
    d = at(parse_position(line("A.R=9D A.H=5c 4=TS 5=TC 6=8S 7=9H")))
    for code in touches:
        touch_pile(d, pile(d.game.pos, code))
    if played:
        assert logged(d) == played
        return
    assert (d.table.cursor.held, d.game.ply) == (held, 0)
    assert (d.table.view_state.text_kind == REFUSAL) == (refuses > 0)
    assert not refuses or d.app.status == "9\3 may not go to house %d: it needs a black 10" % refuses


def test_drop_on_a_wrong_pile_leaves_the_card_held_for_a_touch_of_the_right_place():
    d = at(parse_position(line("A.R=9D A.H=5c 4=TS 5=TC 6=8S")))
    view = d.table.view
    pointer = Pointer(d.app)
    spot = {p: (view.x(p) + view.width // 2, view.y(p) + 3) for p in (6, pile(d.game.pos, RESERVE))}
    assert pointer.drag(*spot[pile(d.game.pos, RESERVE)])
    d.press(pointer.drop(*spot[6]))
    assert d.table.view_state.text_kind == REFUSAL and d.table.cursor.held == RESERVE
    touch_pile(d, 4)
    assert logged(d) == (RESERVE, 4)


def test_touches_after_an_attempt_put_back_in_stop_play_mean_the_card_that_is_touched():
    d = at_in_stop_play(parse_position(line("foster A.R=9D A.H=5c 4=TS 5=5H")))
    reserve = pile(d.game.pos, RESERVE)
    touch_pile(d, reserve)
    touch_pile(d, 5)
    assert d.table.view_state.text_kind == REFUSAL
    touch_pile(d, reserve)
    assert d.table.cursor.held == RESERVE and d.app.status.startswith("9\3: where to?")
    touch_pile(d, 5)
    touch_pile(d, 5)
    assert d.table.cursor.held == 5 and d.game.ply == 0
    touch_pile(d, reserve)
    touch_pile(d, 4)
    assert logged(d) == (RESERVE, 4)


def test_touch_of_the_card_after_a_lessons_answer_keeps_it_held():
    d = AppDriver()
    d.app.show("learn")
    d.call(begin_lesson, d.app, "houses")
    table = d.app.activity.table
    src, dst = parse_move(d.app.activity.steps[0][3].split(" ")[0].lstrip("!"))
    p = pile(table.session.game.pos, src)
    touch_pile_of(d, table, p)
    wrong = next(house for house in range(1, 9) if house not in (p, dst) and table.session.game.pos[TOP + house])
    touch_pile_of(d, table, wrong)
    assert table.view_state.text_kind == REFUSAL and table.cursor.held == src
    touch_pile_of(d, table, p)
    assert table.cursor.held == src and table.view_state.text_kind != REFUSAL
    touch_pile_of(d, table, dst)
    assert table.session.game.ply == 1


def test_touch_of_another_own_card_picks_it_up_instead():
    d = at(parse_position(line("A.R=9D A.H=5c show=7D 4=TS 5=TC 6=8S")))
    touch_pile(d, pile(d.game.pos, RESERVE))
    assert d.table.cursor.held == RESERVE
    touch_pile(d, SHOW)
    assert d.table.cursor.held == SHOW


def test_attempt_put_back_in_stop_play_leaves_the_card_held():
    d = at_in_stop_play(parse_position(line("foster A.R=9D A.H=5c 4=TS 5=5H")))
    attempt(d, RESERVE, 5)
    assert d.app.status == "9\3 may not go to house 5: it needs a black 10"
    assert d.table.cursor.held == RESERVE
    d.keys("BACK")
    assert d.table.cursor.held == -1


@pytest.mark.parametrize("size", ALL_SIZES + WINDOW_SIZES, ids="%dx%d".__mod__)
@pytest.mark.parametrize("code", LANGUAGE_CODES)
def test_longest_reasons_fit_on_every_screen_in_every_language(code, size):
    d = AppDriver(size=size)
    d.app.set_language(LANGUAGE_CODES.index(code))
    d.begin(Session("classic", "greedy", 3, STARTER_BY_RULES, 300))
    more = 2 if size in TINY_SIZES else 1 if size in SMALL_SIZES else 0
    words = text.refusals()
    needs = [words.NEEDS_EITHER.format("9\1", "J\1"), words.NEEDS_RED.format("10"), words.NOT_IN_THESE_RULES,
             words.FACE_DOWN_THERE, words.NO_CARD_THERE, words.NOT_IN_PLAY, words.SPACE_CHANGES_NOTHING]
    own_waste = phrases.pile_name(d.game.pos, WASTE, 0)
    places = [phrases.pile_name(d.game.pos, p, 0) for p in (1, *range(RESERVE, RESERVE + 6))]
    for need in needs:
        said = [words.MAY_NOT_GO.format("10\1", place, need) for place in places]
        said += [words.NO_FIT_FOUNDATION.format("10\1", need), words.HAS_NO_PLACE.format("10\1", need)]
        if need in needs[:2]:
            for form in (words.OR_SPACE, words.NOT_A_SPACE):
                said.append(words.HAS_NO_PLACE.format("10\1", form.format(need)))
        said.append(words.MAY_NOT_GO.format("10\1", own_waste, words.ONLY_TURNED_UP))
        for sentence in said:
            check_sentence(d.app, d.table.view, sentence, more)
