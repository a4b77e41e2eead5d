"""Tests of the console: the same game as by presses, everything told in words, and no typed line that does harm."""

import datetime
import json
import re
import subprocess
import sys

import pytest
from hypothesis import given, settings, strategies as st

from engine.dealing import deal
from engine.moves import PASS, make_move
from engine.notation import move_text, parse_move
from engine.opponent import Opponent
from engine.position import HAND, HOUSES, SHOW, TOP, TURN, WASTE, pile
from engine.rules import RULE_SET_NAMES
from firmware import text
from firmware.app import actions as A
from firmware.app.session import STARTER_OPPONENT, STARTER_YOU, Session
from firmware.app.settings import SETTING_SPEED
from firmware.console import line_parser
from firmware.draw.text.text_scene import DIALOG_SCREEN, spell_out_signs
from firmware.lessons import LESSONS, load_lesson
from firmware.screens.help_pages import Help
from firmware.text import phrases
from firmware.text.en.console import CONSOLE_HELP, TYPED
from firmware.text.languages import LANGUAGE_CODES
from tests.support.app_driver import AppDriver
from tests.support.console_driver import Typist
from tests.support.menus import rows
from tests.support.paths import ROOT
from tests.support.refusals import refused


def typist(rules="classic", seed=5, **more):
    t = Typist()
    t.start(rules, seed, **more)
    return t


# The same game


@pytest.mark.parametrize("rules, seed", [
    ("classic", 6), ("onepack", 4), ("three", 4), ("klondike", 8), ("foster36", 4), ("cats", 3), ("classic+groups", 9),
    ("simple+closed", 2), ("classic+backs", 3),
])
def test_console_game_is_the_game_by_presses(rules, seed):
    d = AppDriver().at_once().start(rules, seed)
    d.play_as(Opponent("greedy", 5))
    t = typist(rules, seed)
    t.play_as(Opponent("greedy", 5))
    assert bytes(t.game.log[: 2 * t.game.ply]) == bytes(d.game.log[: 2 * d.game.ply])
    assert t.app.session.points_won() == d.session.points_won()
    heading = t.app.screen.heading
    assert heading in t.said and "%d. %s" % (len(t.app.screen.rows), text.menus().TITLE) in t.said


def test_console_tells_a_game_for_both_sides_from_the_side_to_move():
    d = AppDriver().at_once().begin(Session("simple", "greedy", 4, 0, 300, True))
    d.play_as(Opponent("greedy", 5))
    t = typist("simple", 4, plays_all_sides=True)
    t.play_as(Opponent("greedy", 5))
    assert bytes(t.game.log[: 2 * t.game.ply]) == bytes(d.game.log[: 2 * d.game.ply])
    assert any(line.startswith("Side A") for line in t.all) and any(line.startswith("Side B") for line in t.all)


def test_console_tells_each_move_once_as_it_was_played():
    """Each line names the card, its pile and its place, move for move in the order of RULES 2."""
    t = typist("classic", 6)
    t.play_as(Opponent("greedy", 5))
    told = [line for line in t.all[: t.all.index(t.app.screen.heading)] if line.startswith(("You", "Opponent"))
            and not line.startswith(("Your ", "Opponent's "))]
    assert len(told) == t.game.ply > 100
    pos = bytearray(t.game.base)
    for i in range(t.game.ply):
        src, dst = t.game.log[2 * i], t.game.log[2 * i + 1]
        assert told[i].startswith("Opponent" if pos[TURN] else "You"), told[i]
        top = pos[TOP + pile(pos, src)] if src < PASS else 0
        before = bytearray(pos)
        make_move(pos, src, dst)
        if src == HAND:
            top = pos[TOP + SHOW]
            assert " up" in told[i]
        elif src:
            place = phrases.pile_name(before, pile(before, src), 0, before[TURN])
            assert " from %s to " % place in told[i], told[i]
        assert spell_out_signs(phrases.card(pos, top), False) in told[i], told[i]


def test_console_stop_play_is_stop_play_by_presses():
    """A wrong move can be tried; it is stopped, and the console says so."""
    d = AppDriver()
    t = Typist()
    for app in (d.app, t.app):
        app.settings.numbers[SETTING_SPEED] = 3
        app.begin(Session("classic", "expert", 5, STARTER_YOU, 300, stop_play=True))
    d.press(0)
    t.begin()
    assert t.type("moves") == ["In stop play you may try anything; type a move such as 3 to 7"]
    said = t.type("3 to 7")
    assert said[-3] == "Opponent: Stop!" and said[-1] == "Enter: continue"
    code = d.table.cursor.sources
    d.step_to(lambda: code[d.table.cursor.at] == 3)
    d.keys("OK")
    d.step_to(lambda: d.table.cursor.moves[2 * d.table.cursor.places[d.table.cursor.at] + 1] == 7)
    d.press(A.OK)
    assert bytes(t.game.log[:2]) == bytes(d.game.log[:2])
    said = t.type("")
    assert "House 3: " in "\n".join(said)  # the table, as the stop left it
    d.keys("OK")
    assert bytes(t.game.log[: 2 * t.game.ply]) == bytes(d.game.log[: 2 * d.game.ply])
    assert said[-1] == "Your turn, or Stop!"
    said = t.type("stop")
    assert said[0] == "Stop! What was wrong?"
    assert t.type("about nothing") == [text.console().NOTHING_ABOUT]
    assert t.type("about 99")[0].startswith("Not understood")
    assert any(line.startswith("Opponent: ") for line in said)


# Every screen


def screens():
    """Open every row of every menu that a title with a saved game leads to, three deep.

    Return the kinds of the screens, with what is told first of each.
    """
    seen = set()
    left = [()]
    while left:
        path = left.pop()
        t = Typist()
        t.start("foster", 3, stop_play=True)
        t.type("menu")
        for step in (str(len(t.app.screen.rows)), *path):
            t.type(step)
        screen = t.app.screen
        name = type(screen).__name__, t.said[0]
        if name in seen:
            continue
        seen.add(name)
        if len(path) < 3:
            left += [(*path, str(i + 1)) for i in range(len(getattr(screen, "rows", ())))]
        if isinstance(screen, Help) and len(path) < 12:
            left.append((*path, ""))
    return seen


def test_console_says_something_on_every_screen():
    """Typist itself refuses an empty line, one with the fonts' glyphs, and one that is not ASCII."""
    seen = screens()
    assert {name for name, _ in seen} >= {
        "Title", "NewGame", "RuleSetMenu", "OptionsMenu", "SettingsMenu", "Help", "About", "Confirmation", "Table"}
    assert len([name for name, _ in seen if name == "Help"]) > 3


@pytest.mark.parametrize("rules", RULE_SET_NAMES)
def test_console_tells_every_pile_of_a_table(rules):
    t = typist(rules, 4)
    table = t.type("table")
    pos = t.game.pos
    houses = [line for line in table if line.startswith("House ")]
    assert [int(line.split()[1].rstrip(":")) for line in houses] == list(range(1, pos[HOUSES] + 1))
    assert any(line.startswith("Your hand: ") for line in table)
    assert t.type("letters") == ["Cards now read like 7H"]
    assert "".join(t.type("table")[1:]).count(" of ") == 0


def test_console_reaches_the_pause_menu_calls_and_piles():
    t = typist("classic", 6)
    adviser = Opponent("greedy", 5)
    for _ in range(30):
        t.move_as(adviser)
    assert t.type("menu")[0] == "Pause"
    row = rows(t).index(text.menus().LOOK_INTO_PILE) + 1
    assert ", " in t.type(str(row))[0]
    spread = t.type("ok")[0]
    assert " cards, the last is on top: " in spread and spread.count(",") >= 2
    t.type("back")
    assert t.type("back")[0].startswith("Your turn")


def test_enter_steps_through_the_opponents_last_turn():
    t = typist("classic", 6)
    adviser = Opponent("greedy", 5)
    while not any(line.startswith("Opponent: ") for line in t.said):
        t.move_as(adviser)
    moves = [line for line in t.said if line.startswith("Opponent") and line[8] != "'"]
    t.type("menu")
    assert t.type(text.menus().LAST_TURN)[0].startswith(text.words.STEP_OF.format(1, len(moves)))
    for i in range(1, len(moves)):
        assert t.type("")[0].startswith(text.words.STEP_OF.format(i + 1, len(moves)))
    assert t.type("")[0].startswith("Your turn")


def test_turn_starts_with_what_the_opponent_did_and_back_replays_it():
    t = typist("classic", 2, starter=STARTER_OPPONENT)
    at = next(i for i, line in enumerate(t.said) if line.startswith("Your opponent "))
    assert t.said[at].endswith(" type back.") and t.said[at + 1].startswith("Your turn")
    assert t.type("back")[0].startswith(text.words.STEP_OF.format(1, len(t.app.screen.steps.plies)))


def test_move_before_a_due_one_is_answered_with_the_due_move():
    t = typist("classic", 7)
    for line in ("4 up", "reserve to 3"):
        t.type(line)
    assert t.type("reserve to 4") == ["Reserve first: play 2 of clubs from your reserve to the foundation"]


def test_restarted_deal_is_told_before_its_first_move():
    t = typist("classic", 5, starter=STARTER_OPPONENT)
    first = t.said[1:]
    t.type("menu")
    t.type("restart")
    told = [line for line in first if line != text.console().WELCOME_AT_TABLE]
    assert t.type(text.menus().RESTART)[-len(told) :] == told


def learner(name):
    """Return a Typist in a lesson, and what is told there first."""
    t = Typist()
    t.begin()
    t.type("about")
    t.type("back")  # After the first press no lesson is offered any more.
    t.type("learn")
    said = t.type(str(LESSONS.index(name) + 1))
    while isinstance(t.app.screen, Help):  # the page on the aim, before the first one
        said = t.type("")
    return t, said


@pytest.mark.parametrize("name", ["houses", "foundations"])
@pytest.mark.parametrize("language", range(len(LANGUAGE_CODES)))
def test_move_that_a_lesson_says_to_type_is_right(language, name):
    t = Typist()
    t.app.set_language(language)
    try:
        t.begin()
        t.type("2")
        said = t.type(str(LESSONS.index(name) + 1))
        while isinstance(t.app.screen, Help):
            said = t.type("")
        verb = text.console().TYPE_WORD.split()[0]
        assert t.type(re.split(r"\b%s " % verb, said[-1], flags=re.IGNORECASE)[1])[1] == text.learn().LESSON_RIGHT
    finally:
        text.set_language(0)


@pytest.mark.parametrize("name", [name for name in LESSONS if load_lesson(name).LESSON_KIND != "walk"])
def test_lesson_can_be_done_on_the_console(name):
    """The right moves in notation lead to the lesson's end, and each of its tables is told."""
    t, said = learner(name)
    assert any(line.startswith("House 1: ") for line in said) and not any(", deal " in line for line in said)
    lesson = t.app.activity
    assert len(lesson.steps) == len(load_lesson(name).LESSON_STEPS) - (name == "spaces")  # No text takes a run.
    for step in lesson.steps:
        assert any(spell_out_signs(lesson.sentence(step[2]), False) == line for line in t.said), step
        token = lesson._expected_move()
        if token.startswith("call:"):
            offence = text.stop_play().OFFENCES[token[5:]]
            t.type("stop")
            t.type(offence)
        else:
            t.type(token.lstrip("!"))
        while t.app.scene.screen_kind == DIALOG_SCREEN:
            t.type("")
    assert t.app.screen.heading == text.learn().LESSON_DONE == t.said[0]


@pytest.mark.parametrize("name", [name for name in LESSONS if load_lesson(name).LESSON_KIND == "walk"])
def test_enter_steps_through_a_walk(name):
    t, _ = learner(name)
    moves = sum(len(step[2].split()) for step in load_lesson(name).LESSON_STEPS)
    for _ in range(4 * moves):
        if t.said[0] == text.learn().LESSON_DONE:
            break
        assert t.type("") and len(set(t.said)) == len(t.said)
    told = [line for line in t.all if line.startswith("Side ") and line[6] != "'"]
    assert len(told) == moves


def test_glyphs_become_words():
    assert spell_out_signs("Play A\1 up \6 house 3", False) == "Play ace of spades up to house 3"
    assert spell_out_signs("10\3 and K\4", False) == "10 of diamonds and king of clubs"
    assert spell_out_signs("10\3 and K\4", True) == "10D and KC"
    assert spell_out_signs("\2 alone", False) == "hearts alone"


# What is typed


@pytest.mark.parametrize("line, moves", [
    ("3 to 7", ["37"]), ("house 3 to house 7", ["37"]), ("3 7", ["37"]), ("move the 3 onto 7", ["37"]),
    ("reserve to house 4", ["r4"]), ("r to 4", ["r4"]), ("r 4", ["r4"]), ("reserve 4", ["r4"]),
    ("reserve up", ["rf"]), ("3 up", ["3f"]), ("house 3 to foundation", ["3f"]), ("w to f", ["wf"]),
    ("hand to waste", ["hw", "hW"]), ("card to my waste", ["hw"]), ("hand to their waste", ["hW"]),
    ("3 to waste", ["3W"]), ("3 to reserve", ["3R"]), ("3 to opponent's reserve", ["3R"]),
    ("2 cards from 3 to 7", ["37x2"]), ("whole 3 to 7", ["37*"]),
    ("9s to 10d", ["12"]), ("nine of spades to ten of diamonds", ["12"]), ("9s up", ["1f"]),
    ("opponent's waste to 3", ["W3"]), ("king clubs to 7", ["R7"]), ("qh to 3", ["53", "r3"]),
])
def test_plain_words_mean_moves(line, moves):
    pos = deal("classic", 1)
    pos[TURN] = 0
    sample = {1: 0x09, 2: 0x2A, 3: 0x3B, 5: 0x1C}
    for p, card in sample.items():
        pos[TOP + p] = card
    pos[TOP + 10] = 0x5C
    pos[TOP + 13] = 0x3D
    pos[TOP + SHOW] = 0x05
    found = line_parser.MoveParser(pos).moves(line_parser.words_of(line))
    assert [move_text(*move) for move in found] == moves


def test_notation_in_lower_case_means_the_only_move_that_matches():
    moves = bytes(parse_move("rW") + parse_move("wf") + parse_move("Wf"))
    assert line_parser.parse_in_notation("rw", moves, 3) == parse_move("rW")
    assert line_parser.parse_in_notation("wf", moves, 3) == parse_move("wf")
    assert line_parser.parse_in_notation("Wf", moves, 3) == parse_move("Wf")
    assert line_parser.parse_in_notation("nonsense", moves, 3) is None


def test_illegal_move_is_refused_with_the_reason_in_one_line():
    t = typist("classic", 5, starter=STARTER_YOU)
    before = bytes(t.game.pos)
    for line in ("r8", "reserve to house 8", "1 to 2", "hw", "p", "u", "w to 3", "5W", "12x3", "1 to 1", "7 to 9"):
        said = t.type(line)
        assert len(said) == 1, (line, said)
    assert bytes(t.game.pos) == before and not t.game.ply
    assert t.type("xyzzy") == [text.console().TYPE_A_MOVE]
    assert t.type("3c to 8") == ["That card is not on top of a pile"]


def test_undo_hint_and_a_confirmed_turn_work_on_the_console():
    t = typist("classic", 6)
    assert t.type("hint")[0].startswith("Hint: ")
    assert t.type("undo") == ["There is nothing to undo in this turn"]
    adviser = Opponent("greedy", 5)
    while not (t.game.is_legal(SHOW, WASTE) and t.game.n > 1):
        t.move_as(adviser)
    ply, showing = t.game.ply, t.game.pos[TOP + SHOW]
    assert t.type("turn")[0].endswith("which ends your turn, type turn again")
    assert t.game.ply == ply and len(t.type("moves")) == t.game.n
    card = spell_out_signs(phrases.card(t.game.pos, showing), False)
    assert t.type("hand")[0] == "Turned up: " + card
    place = next(t.game.moves[2 * i + 1] for i in range(t.game.n) if not t.game.moves[2 * i])
    assert t.type(move_text(SHOW, place))[0].startswith("You: %s to " % card)
    assert t.type("undo") == ["Undone: %s to house %d" % (card, place), "Move undone"] and t.game.ply == ply
    t.type("turn")
    assert t.type("turn")[0] == "You: %s to your waste" % card


def test_deal_number_is_typed_as_a_number():
    t = Typist()
    t.begin()
    t.type("1")
    t.type("3")  # Before a first game, two come first, and then all that can be chosen.
    row = len(t.app.screen.rows)
    assert t.type(str(row))[-1] == text.console().DIGITS_READ
    assert t.type("1234567890123")[-1] == text.console().TYPE_DIGITS.format(6)
    assert t.type("4711")[-1].endswith(": 004711")
    t.type("1")
    assert t.app.session.seed == 4711


def test_typed_buttons_are_in_the_order_of_the_actions():
    assert [forms.split()[0] for forms in TYPED[: A.MENU]] == [name.lower() for name in A.ACTION_NAMES[1:]]
    assert [forms.split()[0] for forms in TYPED[A.MENU :]] == [
        "help", "table", "moves", "hint", "undo", "about", "letters", "words", "quit"]
    assert (line_parser.CMD_HELP, line_parser.CMD_QUIT) == (A.MENU + 1, len(TYPED))


def test_opponent_that_starts_is_told_after_the_deal():
    t = Typist()
    told = t.start("classic", 5, starter=STARTER_OPPONENT)
    deal = told.index("Russian Bank / Crapette, deal 5")
    first = min(i for i, line in enumerate(told) if line.startswith("Opponent: ") or line.startswith("Opponent turns"))
    assert deal < told.index("Your hand: 35 cards") < first
    assert told.count("Russian Bank / Crapette, deal 5") == 1


WORDS = sorted({form for forms in TYPED for form in forms.split()} - {"quit", "q", "exit"}) + [
    "3", "7", "1", "reserve", "waste", "hand", "to", "up", "7h", "queen", "of", "hearts", "cards", "2", "whole", "from",
    "left's", "t", "hw", "99", "-1", "\0", "é", "12x3", "12*", "rW", "ab", "p", "u", "->", "", "0", "000000"]


@settings(max_examples=40)
@given(st.lists(st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join) | st.text(max_size=12), max_size=25),
       st.sampled_from(["classic", "onepack", "three", "klondike", "foster"]), st.booleans())
def test_any_typed_line_is_answered(lines, rules, stop):
    t = Typist()
    t.start(rules, 4, stop_play=stop and rules not in ("onepack", "klondike"))
    for line in lines:
        if t.console.handle_line(line) is False:
            break
        said = t.type("")
        assert said


def test_long_lines_and_other_characters_are_not_understood():
    t = typist()
    for line in ("3 to 7 " * 1000, "\x1b[A", "3\0 to 7", "ü" * 5, "9" * 5000, "%s %d {0}", "3 to 7; quit"):
        assert t.type(line) == [text.console().TYPE_A_MOVE], line[:20]
    assert all(len(line) < 130 for line in CONSOLE_HELP)


# The command


def test_play_as_text_reads_a_script(cli, tmp_path):
    done = cli("play", "--ui", "text", "--seed", "5", stdin="t\nhw\ntable\n")
    assert done.returncode == 0 and done.stderr == "" and done.stdout.isascii()
    lines = done.stdout.splitlines()
    assert lines[-1] == "Saved. Goodbye"
    assert any(line.startswith("You turn up ") for line in lines)
    # The next run resumes the game.
    again = cli("play", "--ui", "text", stdin="table\nquit\nnever read\n")
    told = again.stdout.splitlines()
    table = [line for line in lines if line.startswith(("House ", "Your ", "Foundations"))][-13:]
    assert [line for line in told if line in table][-12:] == [line for line in table if line in told][-12:]
    assert "Russian Bank / Crapette, deal 5" in told and "never" not in again.stdout


def test_deal_of_the_day_is_begun_once(cli):
    day = datetime.date.today().strftime("%y%m%d")
    said = cli("play", "--ui", "text", "--daily", stdin="t\nhw\nt\nquit\n").stdout
    assert "Deal of the day: %s" % day in said
    again = cli("play", "--ui", "text", "--daily", stdin="menu\nquit\n").stdout
    assert "Deal of the day" not in again and "Deal %s" % day in again
    new = cli("play", "--ui", "text", "--daily", "--rules", "cats", stdin="menu\nquit\n").stdout
    assert "Deal of the day: %s" % day in new
    refused(cli("play", "--ui", "text", "--daily", "--seed", "3", stdin=""))


@pytest.mark.parametrize("args", ["--seed 6", "--daily", "--rules simple", "--level easy"])
def test_option_that_replaces_a_game_in_play_gives_it_up(cli, args):
    cli("play", "--ui", "text", "--seed", "5", stdin="t\nquit\n")
    cli("play", "--ui", "text", *args.split(), stdin="quit\n")
    told = json.loads(cli("records", "--json").stdout)
    assert [(each["rules"], each["level"], each["played"], each["abandoned"]) for each in told] == [
        ("classic", "greedy", 1, 1)]
    # The new game is the one that is saved, although nothing was played in it.
    assert not re.search(r"deal 5\b", cli("play", "--ui", "text", stdin="table\nquit\n").stdout)


def test_each_line_is_answered_before_the_next_prompt(tmp_path):
    """A script that reads the answers before it types the next line depends on it."""
    command = [sys.executable, "-m", "hostsim", "play", "--ui", "text", "--seed", "5", "--save", str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT) as game:
        for line, answer in (("letters", text.console().LETTERS_NOW), ("words", text.console().WORDS_NOW)):
            game.stdin.write(line + "\n")
            game.stdin.flush()
            while game.stdout.readline() != answer + "\n":
                assert game.poll() is None
        game.stdin.close()
        assert game.stdout.read() == "Saved. Goodbye\n" and game.wait() == 0


def test_board_without_a_screen_only_plays_as_text(cli):
    for command in (["play", "--board", "pico_console"], ["shot", "--board", "pico_console", "x.png"]):
        refused(cli(*command), "no board 'pico_console'")
