"""What a sentence says that a control does, it does: by the buttons of each board, by a keyboard and by a finger.

Each case brings its sentence on the screen anew for each thing that the sentence names, does that thing with the hand
that the sentence is for, and looks for the effect.
"""

import re
import types

import pytest

from engine.dealing import position_rules_text
from engine.game import Game
from engine.moves import PASS
from engine.notation import move_text, parse_move, parse_position
from engine.position import FOUNDATION, HAND, OVER, RESERVE, SHOW, TOP, TURN, WASTE, pile
from firmware import text
from firmware.app import actions as A
from firmware.app.app import App
from firmware.app.pointer import Pointer
from firmware.app.session import STARTER_BY_RULES, STARTER_OPPONENT, STARTER_YOU, Session
from firmware.app.settings import SETTING_SPEED
from firmware.draw.look_factory import look_for_board
from firmware.draw.table_view_state import NOTE, REFUSAL
from firmware.lessons import load_lesson
from firmware.screens import make
from firmware.screens.calendar_page import CalendarPage
from firmware.screens.lesson_menus import begin_lesson
from firmware.screens.menu import Menu
from firmware.screens.rating_page import RatingPage
from firmware.screens.review_screens import ReviewGraph
from firmware.screens.stop_call_menu import StopCallMenu
from firmware.table import base_mode, states
from firmware.table.modes import patience
from firmware.table.modes.lesson import STEP_AIM, STEP_PLAY as RIGHT, can_take_runs
from firmware.table.modes.lesson_run import RunLesson
from firmware.table.modes.watch import Watch, WatchedSession
from firmware.table.opponents import HURRIED_SPEED
from firmware.table.views.dialog import TableDialog
from firmware.text import menus, phrases
from hostsim import arguments
from hostsim.players.host_keyboard import keyboard_of
from tests.support.at_the_table import FULL, position
from tests.support.finger import Finger
from tests.support.games import finish
from tests.support.languages import all_of, by_touch
from tests.support.lesson_driver import do
from tests.support.menus import choose, rows
from tests.support.rows import check_each

BOARDS = [name for name in arguments.board_names() if arguments.board(name).SCREEN != "text"]
KEYBOARD = "keyboard"
PLACES = {"OK": A.OK, "BACK": A.BACK, "SEE": A.BACK, "TURN": A.TURN, "MENU": A.MENU, "STOP": A.STOP}
STUCK = (
    "rules=klondike turn=A A.R=- A.H=- A.W=- show=- %s 5=- 6=- 7=- F=S0H0D0C0 idle=0 quiet=0 runs=2 flags=-"
) % " ".join(
    "%d=%sQ%s" % (at, "".join(rank + suit for rank in "A23456789TJK").lower(), suit)
    for at, suit in enumerate("HSDC", 1)
)
RUNS_UP = (
    "rules=klondike turn=A A.R=- A.H=- A.W=- show=- 1=KS 2=KH 3=KD 4=KC 5=- 6=- 7=- "
    "F=ScHcDcCc idle=0 quiet=0 runs=0 flags=-"
)


class Hand(Finger):
    """A player with a board, whose hand is on its buttons, on a keyboard, or on the screen."""

    def __init__(self, name, monkeypatch, finger=False):
        board = arguments.board("picosystem" if name == KEYBOARD else name)
        Finger.__init__(self)
        self.monkeypatch = monkeypatch
        self.finger = finger
        self.app = App(look_for_board(board), self.store, lambda: 7, make)
        self.app.features.today = lambda: 261122
        self.app.controls.connect(keyboard_of(board) if name == KEYBOARD else board)
        self.has_directions = [A.ACTION_NAMES.index(each)
            for each in self.app.controls._connected_board.BUTTONS.values()]
        self.heard = []
        self.began = 0
        self.seen = set()  # the names of the screens that were open, some of which close by themselves
        self.press(0)
        self.app.name_controls(finger)
        self.at_once()

    def tick(self, action=0):
        """Tick; what is pressed to bring about a text counts as touched if a finger is to read it."""
        if self.finger:
            self.app.controls.action_is_touch = action != 0
        Finger.tick(self, action)
        self.seen.add(type(self.app.screen).__name__)

    @property
    def has(self):
        """The actions that the hand can do by themselves."""
        labels = self.app.controls.labels
        return {i for i in range(1, len(labels)) if labels[i]}

    @property
    def directions(self):
        """The directions that the board's buttons have."""
        return set(self.has_directions)

    @property
    def ended_hurried(self):
        """Whether the opponent's slow turn came to its end within seconds of what was done last."""
        return self.table.state == states.PLAY and self.ms - self.began < 4000

    # What a sentence names

    def control(self, place):
        """Do what a placeholder of a sentence names, by the board's own buttons."""
        if place in ("STEPS", "LR"):
            self.press(A.RIGHT)
        elif place == "TURN" and A.TURN not in self.has:
            self.select_and_ok()
        elif place == "MENU" and A.MENU not in self.has:
            if self.table.cursor.held >= 0:
                self.press(A.BACK)
            self.press(A.BACK)
        elif place == "STOP" and A.STOP not in self.has:
            self.control("MENU")
            choose(self, text.menus().CALL_STOP)
        else:
            assert PLACES[place] in self.has, place
            self.press(PLACES[place])

    def select_and_ok(self):
        """Turn up or discard without a button for it: by the hand, or by the card turned up and the waste."""
        cursor = self.table.cursor
        code = SHOW if self.table.session.game.pos[TOP + SHOW] else HAND
        if cursor.held >= 0 and cursor.held != SHOW:
            self.press(A.BACK)
        if cursor.held < 0:
            assert self.step_to(lambda: cursor.sources[cursor.at] == code)
            self.press(A.OK)
        if cursor.held >= 0:
            assert self.step_to(lambda: self.at_place(SHOW, WASTE))
            self.press(A.OK)

    # What a finger does

    def tap(self, code):
        """Touch the top card of a pile, by its code; a second page of the table is shown first if it lies there."""
        table = self.app.table
        p = pile(table.session.game.pos, code)
        if not table.view.hits_pile(p, *self.pile(p)):
            self.touch_words()
        self.touch(*self.pile(p))

    def touch_menu(self):
        """Touch the words until the menu opens."""
        if self.touch_words() and not isinstance(self.app.screen, Menu):
            self.touch_words()

    # Positions

    def put(self, pos, stop=False):
        """Have the player move in a position."""
        self.app.begin(Session(position_rules_text(pos), "greedy", 1, STARTER_YOU, 300, False, stop))
        self.session.game = Game(pos)
        self.session.seat = 0
        for opponent in self.session.opponents:
            opponent.slip = lambda pos: False
        self.press(0)

    def words(self):
        """Return all that is said on the screen."""
        screen = self.app.screen
        said = [self.app.status, getattr(screen, "note", ""), *self.heard]
        shown = getattr(screen, "view_state", None)
        if shown:
            said += [shown.text, shown.turn_summary, shown.task, shown.heading]
        if isinstance(screen, Menu):
            said += [*screen.lines, *screen.foot, screen.about(), *(row.label for row in screen.rows)]
        if isinstance(screen, (CalendarPage, RatingPage, ReviewGraph)):
            page = screen.page() if isinstance(screen, ReviewGraph) else screen.page
            said.append(page.foot)
        for heading, lines in getattr(screen, "pages", ()):
            said += [heading, " ".join(line for _, line in lines)]
        return " | ".join(said)


# How a sentence comes on the screen

def at(keys="", **piles):
    """Return a function that puts the player into a position with seven houses full, and presses these buttons."""
    def opens(d):
        d.put(position(**FULL, **piles))
        d.keys(keys)

    return opens


def at_patience(line):
    return lambda d: d.put(parse_position(line))


def opened(name, *more):
    """Return a function that opens a screen by its name."""
    return lambda d: d.open(name, *more)


def to_give_up(d):
    at_patience(STUCK.replace("1=ah", "1=").replace("5=-", "5=AH"))(d)
    d.press(A.OK)
    assert d.game.ply == 1
    d.press(A.OK)


def to_rounds(d):
    d.app.begin(Session("klondike", "greedy", 5, STARTER_BY_RULES, 300))
    d.monkeypatch.setattr(patience, "_went_through_hand_twice", lambda game: True)
    d.press(0)


def to_endless(d):
    d.put(position(A_R="9S", A_H="2d", **FULL))
    d.monkeypatch.setattr(base_mode, "MAX_PLIES", 0)
    d.keys("TURN OK OK")


def to_replay(d):
    d.begin(Session("classic", "greedy", 2, STARTER_OPPONENT, 300))
    assert d.table.view_state.turn_summary


def to_opponents_turn(d):
    d.app.begin(Session("classic", "greedy", 12, STARTER_OPPONENT, 300))
    d.app.introduces = False
    d.app.settings.numbers[SETTING_SPEED] = 0
    d.tick()
    d.tick()


def to_opponent_plays(d):
    to_opponents_turn(d)
    d.tick(A.LEFT)


def to_watching(d):
    d.app.settings.numbers[SETTING_SPEED] = 0
    d.app.begin_activity(Watch(d.app, WatchedSession("simple", ("easy", "novice"), 4)))
    d.tick()
    d.tick(A.LEFT)


def is_watched_turn_hurried(d):
    return d.app.activity.table.mode.speed() == HURRIED_SPEED


def touch_table(d):
    """Touch the middle of the screen, and do not wait for the end of what moves."""
    d.tick(Pointer(d.app).touch(d.app.look.width // 2, d.app.look.height // 2))


def to_moves(d):
    finish(d.app)
    d.press(0)
    d.call(d.app.open, "move_list")
    d.app.screen.cursor = 0


def touch_bar(d):
    d.touch(d.app.look.width - 1, d.app.look.height * 2 // 3)


def to_long_turn(d):
    to_opponents_turn(d)
    d.table.opponents._is_long = True
    d.app.changed = True
    d.tick()


def to_end(d):
    finish(d.app)
    d.press(0)
    d.call(d.app.show_final_table)


def to_end_with_call(d):
    d.begin(Session("classic", "novice", 4, STARTER_OPPONENT, 300, False, True))
    assert d.table.mode.can_call_stop()
    d.game.pos[OVER] = 2
    d.table.state = states.END
    d.table.say(phrases.with_buttons(text.stop_play().OVER_BUT_STOP), NOTE)
    d.press(0)


def to_dialog(d):
    d.put(position(A_R="9S", A_H="2d", **FULL))
    d.call(d.app.push, TableDialog(d.table, "Stop!", "That was wrong."))


def to_where(d):
    d.put(position(A_R="9S", A_H="2d", h8="5H", **FULL), True)
    assert d.step_to(lambda: d.table.cursor.sources[d.table.cursor.at] == RESERVE)
    d.press(A.OK)
    assert d.table.cursor.held == RESERVE


def to_try(d):
    to_where(d)
    assert d.step_to(lambda: d.at_place(RESERVE, 8))


def to_calls(d):
    to_where(d)
    d.press(A.BACK)
    moves = ["move %d" % i for i in range(40)]
    d.app.push(StopCallMenu(d.app, types.SimpleNamespace(
        table=d.table, session=d.session, describe_callable_moves=lambda brief: moves, called=lambda verdicts: None)))
    d.press(0)


def to_aim(d):
    d.open("learn", True)
    d.app.screen.page_index = len(d.app.screen.pages) - 1


def to_row(d):
    d.open("records")
    d.press(A.LEFT if A.DOWN in d.has or not d.app.controls.steps_sideways else A.STOP)


def to_look(d):
    d.put(position(A_R="9S", A_W="2S3D", A_H="2d", **FULL))
    d.open("pile_view", d.app.table)


def to_digits(d):
    d.open("new_game")
    choose(d, text.new_game().DEAL_NO)


def to_letters(d):
    d.open("names", 2).press(A.OK)
    d.press(A.RIGHT if d.app.controls.steps_sideways else A.UP)


def to_rating(d):
    finish(d.app)
    d.open("rating", "")


def to_graph(n):
    def opens(d):
        finish(d.app)
        d.open("review")
        assert d.app.screen.decisions
        d.app.screen.decisions = (d.app.screen.decisions * 5)[:n]
        d.app.changed = True
        d.press(0)

    return opens


def to_lesson(name, aim):
    def opens(d):
        d.call(begin_lesson, d.app, name)
        lesson = d.app.activity
        while aim and lesson.steps[lesson.at][STEP_AIM] != aim:
            step = lesson.at
            for_it = lesson.steps[step][RIGHT].split(" ")
            do(d, next(each for each in for_it if can(lesson, each)))
            while d.app.screen is not lesson.table:
                d.press(A.OK)
            assert lesson.at > step

    return opens


def to_run(d):
    steps = load_lesson("spaces").LESSON_STEPS
    if can_take_runs(d.app):
        d.call(d.app.begin_activity, RunLesson(d.app, "spaces", len(steps) - 1))
        d.table.cursor.go_to(6)


def tap_run(d):
    view = d.table.view
    d.touch(view.x(6) + 2, view.y(6, 2) + 1)
    assert d.table.held_run() == 3
    d.tap(3)


def can(lesson, token):
    return token[0] == "!" or lesson.session.game.is_legal(*parse_move(token))


def wrongly(bring, token=""):
    """Return a function that then plays a move, by default the first legal one, which the lesson does not ask for."""

    def opens(d):
        bring(d)
        moves = d.table.session.game.moves
        do(d, token or move_text(moves[0], moves[1]))

    return opens


# What is to happen

def on(name):
    return lambda d: name in d.seen


def played(d):
    game = d.app.table.session.game
    return game.ply > 0


def log_has(src, dst):
    return lambda d: (src, dst) in zip(d.game.log[:2 * d.game.ply:2], d.game.log[1:2 * d.game.ply:2], strict=True)


def attempted(d):
    return d.game.ply > 0 or d.app.screen is not d.table or d.table.view_state.text_kind == REFUSAL


def step_on(d):
    return d.app.activity.at > 0 or d.app.screen is not d.app.activity.table


def has_row(label):
    return lambda d: isinstance(d.app.screen, Menu) and getattr(menus(), label) in rows(d)


def warned(d):
    return d.table.warned


def turn_over(d):
    return d.game.pos[TURN] == 1 or d.game.ply > 1


def cursor_moves(d):
    return d.table.cursor.at != 0


def tap(*codes):
    """Return a function that touches the top cards of piles, one after the other."""
    return lambda d: [d.tap(code) for code in codes]


def select_then_ok(d):
    d.press(A.OK)
    if d.app.table.cursor.held >= 0:
        d.step_to(lambda: d.table.mode.is_place_marked(d.table.cursor.at))
        d.press(A.OK)


def play_lesson(token):
    """Return a function that plays a lesson's move by buttons, to see that OK takes and lays cards."""
    return lambda d: do(d, token)


def row(label, part="menus"):
    return lambda d: d.touch_row(getattr(getattr(text, part)(), label))


def call_by_finger(d):
    d.touch_menu()
    d.touch_row(text.menus().CALL_STOP)


def press_up(d):
    d.press(A.UP if A.UP in d.directions else A.RIGHT)


def touch_digit(d):
    menu = d.app.screen
    geometry = menu.row_geometry
    top, pitch, first, right = geometry.top, geometry.pitch, geometry.first, geometry.right
    d.touch(right - d.app.scene.text_width(menu.seed_text()) + 2, top + pitch * (menu.cursor - first) + pitch // 2)


def touch_letter(upper):
    def touch(d):
        menu = d.app.screen
        geometry = menu.row_geometry
        top, right = geometry.top, geometry.right
        wide = d.app.scene.text_width("_")
        d.touch(right - wide - 6 if upper else right - 1, top + 2)

    return touch


def touch_at(part, *there):
    """Return a function that touches the screen this far to the right, of a hundred."""
    return lambda d: d.touch(d.app.look.width * part // 100, d.app.look.height // 2)


# For each text: how it comes on the screen; and for each thing that it names the control, or what the player does with
# it, what a finger does, and the effect. None: this hand has no word for it.
TABLE = {
    "OK_PLAYS": (at("OK", A_R="9S", A_H="2d"), ("OK", tap(8), played)),
    "GAME_OVER_SCORE": (to_end, ("OK", Hand.touch_middle, on("Result"))),
    "OPPONENT_PLAYS": (to_opponent_plays, ("OK", Hand.touch_middle, lambda d: d.ended_hurried)),
    "WATCHING": (to_watching, (lambda d: d.tick(A.OK), touch_table, is_watched_turn_hurried)),
    "STEP_BY_TURN": (to_moves, ("LR", touch_bar, lambda d: d.app.screen.cursor > 0)),
    "SKIP_TURN": (to_long_turn, ("OK", Hand.touch_middle, lambda d: d.ended_hurried)),
    "COULD_BE_PLAYED": (
        at("TURN TURN", A_R="9S", A_H="2dqs", h8="QC"), ("TURN", tap(WASTE), log_has(SHOW, WASTE)),
    ),
    "FITS_NOWHERE": (
        at("TURN", A_R="9S", A_H="2d5c", h8="QC"), ("TURN", tap(SHOW, WASTE), log_has(SHOW, WASTE)),
    ),
    "MOVES_LEFT": (at("TURN", A_R="9S", h8="QS"), ("TURN", tap(HAND), log_has(PASS, PASS))),
    "ONLY_PLACE": (
        at("OK RIGHT", A_R="9S", A_H="2d"), ("OK", tap(8), played),
        ("BACK", tap(RESERVE), lambda d: d.table.cursor.held < 0 and not d.game.ply),
    ),
    "OFFER_ALL_UP": (at(A_R="3S2SAS"), ("OK", Hand.touch_words, lambda d: d.session.is_over())),
    "OFFER_AUTO_FINISH": (at_patience(RUNS_UP), ("OK", Hand.touch_words, lambda d: d.session.is_over())),
    "NO_MOVE": (at_patience(STUCK), ("OK", tap(1), warned)),
    "NO_MOVE_RESIGN": (
        to_give_up, ("OK", tap(1), lambda d: d.session.is_over()), ("MENU", Hand.touch_menu, has_row("UNDO")),
    ),
    "OK_CONTINUES": (to_dialog, ("OK", Hand.touch_middle, on("MatchTable"))),
    "MOVE_LIMIT": (to_endless, ("MENU", Hand.touch_menu, has_row("RESIGN"))),
    "NO_PROGRESS": (to_rounds, ("MENU", Hand.touch_menu, has_row("RESIGN"))),
    "REPLAY": (to_replay, ("SEE", Hand.touch_words, on("TurnReplay"))),
    "OVER_BUT_STOP": (
        to_end_with_call, ("OK", Hand.touch_top, on("Result")), (None, Hand.touch_words, on("StopCallMenu")),
    ),
    "WHERE_TO": (to_where, ("OK", tap(RESERVE), lambda d: d.table.cursor.held < 0)),
    "STEPS_CHOOSE": (to_where, ("STEPS", tap(8), lambda d: attempted(d) or cursor_moves(d))),
    "OK_TRIES": (to_try, ("OK", tap(8), attempted)),
    "EARLIER_AND_LATER": (to_calls, (lambda d: d.press(A.LEFT), None, lambda d: d.app.screen.last_shown < 40)),
    "OTHER_MOVES": (to_calls, (None, row("OTHER_MOVES", "stop_play"), lambda d: d.app.screen.last_shown < 40)),
    "LEARN_BEGINS": (to_aim, ("OK", Hand.touch_middle, lambda d: d.app.activity is not None)),
    "FIRST_START": (opened("title", True), ("OK", row("LEARN"), on("AimPage"))),
    "HOW_TO_CHOOSE": (
        to_row, ("OK", lambda d: d.touch_row(text.menus().DONE), lambda d: True),
        (lambda d: d.press(A.DOWN if A.DOWN in d.directions else A.RIGHT), None,
         lambda d: d.app.screen.cursor or len(d.app.screen.rows) < 2),
    ),
    "FOOT_LEAVE": (to_rating, ("BACK", Hand.touch_top, on("RecordsMenu"))),
    "PILE_LOOK": (
        to_look, ("OK", tap(WASTE), lambda d: d.app.screen.spread), ("BACK", Hand.touch_words, on("MatchTable")),
    ),
    "PAGE_FOOT": (
        opened("help"),
        ("LR", touch_at(90), lambda d: d.app.screen.page_index == 1), ("BACK", Hand.touch_top, on("Title")),
        (None, touch_at(5), lambda d: d.app.screen.page_index == len(d.app.screen.pages) - 1),
    ),
    "ONE_PAGE_FOOT": (opened("help", (("Heading", "Said."),)), ("BACK", Hand.touch_middle, on("Title"))),
    "HOW_TO_SET_DIGITS": (
        to_digits, (press_up, touch_digit, lambda d: d.app.screen.editor.values[0] != 0),
        ("OK", None, lambda d: d.app.screen.editor.index == 1),
            (None, Hand.touch_top, lambda d: not d.app.screen.editor),
    ),
    "NAME_ABOUT": (
        opened("names", 2), ("OK", lambda d: d.touch_row(text.words.UNNAMED_PLAYER.format(1)),
            lambda d: d.app.screen.editor.index == 0),
    ),
    "HOW_TO_SET_LETTERS": (
        to_letters,
        (press_up, touch_letter(True), lambda d: d.app.screen.name_text(0)[1] == "B"),
        ("OK", touch_letter(False), lambda d: d.app.screen.editor.index == 1),
        (None, Hand.touch_top, lambda d: not d.app.screen.editor),
    ),
    "MONTHS_FOOT": (opened("calendar"), ("LR", Hand.touch_middle, lambda d: d.app.screen.months_ago == 1)),
    "LOOK_AT_ONE": (to_graph(1), ("OK", Hand.touch_middle, on("DecisionReview"))),
    "LOOK_AT_ALL": (to_graph(3), ("OK", Hand.touch_middle, on("DecisionReview"))),
    "LESSON_CALLS": (
        lambda d: (to_lesson("stop_play", "call")(d), d.app.activity.hint()),
            ("STOP", call_by_finger, on("StopCallMenu")),
    ),
    "lessons.HOUSES[lay]": (
        to_lesson("houses", "lay"), ("STEPS", None, cursor_moves), (play_lesson("r8"), tap(RESERVE, 8), step_on),
    ),
    "lessons.FOUNDATIONS[ace]": (
        to_lesson("foundations", "ace"), (play_lesson("1f"), lambda d: (d.tap(1), d.tap(FOUNDATION)), step_on),
    ),
    "lessons.SPACES[run]": (
        to_run, (play_lesson("63x3"), tap_run, on("TableDialog")), ("OK", None, lambda d: d.table.cursor.held == 6),
    ),
    "lessons.TURNING[turn]": (to_lesson("turning", "turn"), ("TURN", tap(HAND), step_on)),
    "lessons.TURNING[nowhere]": (to_lesson("turning", "nowhere"), ("TURN", tap(SHOW, WASTE), on("TableDialog"))),
    "lessons.TURNED_OVER[over]": (to_lesson("turned_over", "over"), ("TURN", tap(HAND), step_on)),
    "lessons.TURNED_OVER[next]": (to_lesson("turned_over", "next"),
        ("TURN", tap(HAND), lambda d: d.app.activity.at > 2)),
    "lessons.ENDGAME[count]": (to_lesson("endgame", "count"), ("TURN", tap(HAND), step_on)),
    "lessons.STOP_PLAY[err]": (to_lesson("stop_play", "err"), ("TURN", tap(HAND), on("TableDialog"))),
    "lessons.STOP_PLAY[rule]": (wrongly(to_lesson("stop_play", "err"), "6f"), ("TURN", tap(HAND), on("TableDialog"))),
    "lessons.STOP_PLAY[call]": (to_lesson("stop_play", "call"), ("STOP", call_by_finger, on("StopCallMenu"))),
    "lessons.STOP_PLAY[look]": (wrongly(to_lesson("stop_play", "call")), ("STOP", call_by_finger, on("StopCallMenu"))),
    **{
        "lessons.%s[start]" % name.upper(): (
            to_lesson(name, None), ("OK", Hand.touch_middle, lambda d: d.app.screen.at > 0),
            ("LR", touch_at(90), lambda d: d.app.screen.at > 0),
            (None, touch_at(5), on("LessonPlayback")), (None, Hand.touch_top, on("LessonMenu")),
        ) for name in ("foster_one", "foster_two")
    },
}  # fmt: skip
SHORT = {  # said instead on some screens
    "COULD_BE_PLAYED": "SHORT_STILL_FITS[0]", "MOVES_LEFT": "SHORT_MOVES_LEFT", "NO_MOVE": "SHORT_NO_MOVE",
    "PAGE_FOOT": "PAGE_FOOT_BRIEF", "REPLAY": "SHORT_REPLAY",
}  # fmt: skip
# Not said by these texts alone: the first in a cell of a narrow screen, the others where the line above has no room.
SAME = {"SHORT_STILL_FITS[1]": "SHORT_STILL_FITS[0]", "REVIEW_READ": "", "TURN_BY_OK": "", "SHORT_TURN_ENDS": ""}
BY_BUTTON_FOR_TURN = ("COULD_BE_PLAYED", "MOVES_LEFT")  # come only after TURN, which some boards have no button for


def unlike(boards, key):
    """Return one board of each key."""
    return list({key(arguments.board(name)): name for name in reversed(boards)}.values())


def wiring(board):
    held = getattr(board, "LONG_PRESSES", {}).values()
    return tuple(sorted(board.BUTTONS.values())), tuple(sorted(held)), getattr(board, "DIRECTIONS", ""), board.SCREEN


WIRED = [*unlike(BOARDS, wiring), KEYBOARD]
SIZED = unlike(BOARDS, lambda board: (board.WIDTH, board.HEIGHT))


def is_said(d, name):
    """Return whether a text is on the screen, for this hand, whatever stands for {0} in it."""
    texts = {**all_of("en"), **(by_touch("en") if d.finger else {})}
    d.app.screen.draw()
    for each in (name, SHORT.get(name)):
        if each:
            pattern = re.escape(texts[each])
            for key, label in phrases.button_names.items():
                pattern = pattern.replace(re.escape("{%s}" % key), re.escape(label))
            if re.search(re.sub(r"\\\{\d*\\\}", ".*", pattern), d.words()):
                return True
    return False


def brought(name, hand, monkeypatch, finger):
    """Return the player with this hand, before whom the text of a case is; None where this screen does not say it."""
    d = Hand(hand, monkeypatch, finger)
    by_keys = phrases.with_buttons

    def heard(said, *more):
        d.heard.append(by_keys(said, *more))
        return d.heard[-1]

    monkeypatch.setattr(phrases, "with_buttons", heard)
    TABLE[name][0](d)
    if d.wait < 0:
        d.press(0)
    return d if is_said(d, name) else None


def check_case(name, hand, finger):
    """Check each thing that a text names; return whether this screen says the text."""
    said = False
    for control, by_finger, happens in TABLE[name][1:]:
        act = by_finger if finger else control
        if not act:
            continue
        with pytest.MonkeyPatch.context() as patch:
            d = brought(name, hand, patch, finger)
            if d:
                said = True
                d.began = d.ms
                d.seen.clear()
                act(d) if callable(act) else d.control(act)
                assert happens(d), (name, hand, act, d.words())
    return said


@pytest.mark.parametrize("name", TABLE)
def test_buttons_do_what_each_text_says_on_every_board(name):
    found = []

    def check(hand):
        controls = Hand(hand, None).has
        if A.TURN in controls or name not in BY_BUTTON_FOR_TURN:
            found.append(check_case(name, hand, False))

    check_each(WIRED, check)
    assert any(found) or not any(act[0] for act in TABLE[name][1:])


@pytest.mark.parametrize("name", TABLE)
def test_finger_does_what_each_text_says_on_every_screen(name):
    found = []
    check_each(SIZED, lambda hand: found.append(check_case(name, hand, True)))
    assert any(found) or not any(act[1] for act in TABLE[name][1:])


def test_each_text_for_a_finger_has_a_case():
    of_help = {at for at in by_touch("en") if at.startswith(("HELP_", "KEY_"))}  # which tells what cases show
    assert by_touch("en").keys() <= TABLE.keys() | set(SHORT.values()) | SAME.keys() | of_help
