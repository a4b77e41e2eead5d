"""A finger alone leaves every screen, on every size of screen: each is opened, and touches lead back to the title."""

import pytest

from engine.position import TURN, pile
from firmware.app import actions as A
from firmware.app.pointer import Pointer
from firmware.app.session import STARTER_OPPONENT, STARTER_YOU, Session
from firmware.app.settings import SETTING_SPEED
from firmware.lessons import LESSONS, load_lesson
from firmware.screens import CABLE_GAME_SCREENS, CABLE_SCREENS, SCREENS
from firmware.screens.coach import Coach, CoachPage
from firmware.screens.lesson_menus import begin_lesson
from firmware.screens.menu import Menu
from firmware.screens.stop_call_menu import StopCallMenu
from firmware.screens.title import Title
from firmware.table import states
from firmware.table.modes.puzzle import PuzzleSolution
from firmware.table.modes.retry import RetryDecision
from firmware.table.modes.rule_tips import TipDialog
from firmware.table.modes.watch import Watch, WatchedSession
from firmware.table.table import Table
from firmware.table.views.dialog import TableDialog
from firmware.table.views.pile_view import PileView
from firmware.text import menus
from tests.support.finger import Finger
from tests.support.games import finish
from tests.support.linked_pair import LinkedPair
from tests.support.menus import rows
from tests.support.sizes import ALL_SIZES, WINDOW_SIZES

MOST = 60  # touches that a way out may take


class LeavingFinger(Finger):
    """A player who only touches a screen of this size."""

    def __init__(self, size):
        Finger.__init__(self, size=size)
        self.app.features.today = lambda: 261122
        self.press(0)
        self.at_once()

    def leave(self):
        """Touch what leaves the screen, or leads on to what does."""
        screen = self.app.screen
        if isinstance(screen, Menu):
            if menus().TITLE in rows(self):
                self.touch_row(menus().TITLE)
            elif screen.parent:
                self.touch_top()
            else:
                self.touch_row(rows(self)[0])
        elif isinstance(screen, Table) and screen.cursor.held >= 0 and screen.view.is_first_page:
            view, p = screen.view, pile(screen.session.game.pos, screen.cursor.held)
            self.touch(view.x(p) + 1, view.y(p) + 1)  # A touch of the words shows the other page.
        elif isinstance(screen, (Table, PileView)):
            self.touch_words()
        else:
            self.touch_top()

    def reach_title(self):
        """Leave one screen after the other until the title is open; return the names of the screens on the way."""
        way = []
        while not isinstance(self.app.screen, Title):
            way.append(type(self.app.screen).__name__)
            assert len(way) < MOST, way
            self.leave()
        return way


def show(name, *given):
    """Return a function that opens a screen by its name."""
    return lambda d: d.app.show(name, *[each(d) if callable(each) else each for each in given])


def then(*opens):
    """Return a function that calls these one after the other."""

    def opens_all(d):
        for each in opens:
            each(d)

    return opens_all


def finished(d):
    finish(d.app)
    d.press(0)


def game(d, rules="classic", starter=STARTER_YOU, **how):
    d.begin(Session(rules, "easy", 4, starter, 300, **how))


def held(d):
    game(d)
    for _ in range(MOST):
        if d.table.cursor.held >= 0:
            return
        d.press(A.OK)
    raise AssertionError("no card is held")


def opponents_turn(d):
    game(d)
    d.app.settings.numbers[SETTING_SPEED] = 0
    d.game.pos[TURN] = 1
    d.table.resume_at_other_ply(0)
    d.app.go_to(d.table)
    d.tick()


def ended(state):
    def opens(d):
        finished(d)
        d.call(d.app.show_final_table)
        d.table.state = state

    return opens


def stuck(d):
    game(d, "klondike")
    d.table.cursor.source_count = 0


def stop_play(d):
    game(d, starter=STARTER_OPPONENT, stop_play=True)


def calls(d):
    stop_play(d)
    d.press(A.STOP)
    assert isinstance(d.app.screen, StopCallMenu)


def look(spread):
    def opens(d):
        finished(d)
        d.app.show("pile_view", d.app.table)
        d.app.screen.spread = spread

    return opens


def last_turn(d):
    game(d, starter=STARTER_OPPONENT)
    d.table.view.animates = False
    d.table.replay_last_turn()
    d.app.screen.auto_advances = False


def reviewed(d):
    finished(d)
    d.open("review")
    assert d.app.screen.decisions


turned = then(reviewed, show("decision_review", lambda d: d.app.screen))


def again(d):
    turned(d)
    d.call(d.app.begin_activity, RetryDecision(d.app, d.app.screen))


def thing_to_learn(d):
    finished(d)
    d.call(d.app.show_result)
    d.app.push(CoachPage(d.app, Coach(d.app)))


def lesson(name, menu=False):
    def opens(d):
        d.call(begin_lesson, d.app, name)
        if menu:
            d.app.show_pause()

    return opens


def puzzle(shows_way=False, *shown):
    def opens(d):
        d.app.open_puzzle(3)
        if shows_way:
            d.app.begin_activity(PuzzleSolution(d.app, d.app.activity.puzzle))
        d.press(0)
        for name in shown:
            d.app.show(name, d.app.activity, *((False,) if name == "puzzle_end" else ()))

    return opens


def moves(d):
    finished(d)
    d.call(d.app.open, "move_list")


def levels(d):
    d.open("new_game")
    d.app.open("watch", d.app.screen)


def watched(d):
    d.app.begin_activity(Watch(d.app, WatchedSession("simple", ("easy", "novice"), 4)))
    d.tick()


def at_run(d):
    d.app.begin_activity(d.app.make_screen(d.app, "lesson_run", "spaces", len(load_lesson("spaces").LESSON_STEPS) - 1))


def hand_over(d):
    d.app.start("classic", "person", 4)


OPENED = {
    "about": show("about"), "accessibility": show("accessibility"), "aim": show("learn", True),
    "ask": show("ask", "Sure?", "Yes", lambda d: d.app.show_title), "attract": lambda d: d.app.show_attract_mode(),
    "calendar": show("calendar"), "coach": thing_to_learn, "decision_review": turned, "hand_over": hand_over,
    "first_game": show("first_game"), "game_replay": then(moves, lambda d: d.press(A.OK)),
    "help": show("help"), "help in a game": then(game, show("help")), "languages": show("languages"),
    "learn": show("learn"), "lesson_end": show("lesson_end", LESSONS[0]), "lesson_menu": lesson(LESSONS[2], True),
    "lesson_run": at_run, "menu of a walk": lesson("foster_one", True), "move_list": moves, "names": show("names", 2),
    "new_game": show("new_game"),
    "pause": then(game, show("pause")), "pile_view": look(False), "a pile spread": look(True),
    "puzzle": puzzle(), "puzzle_end": puzzle(False, "puzzle_end"), "puzzle_menu": puzzle(False, "puzzle_menu"),
    "puzzle_list": show("puzzle_list", [1, 2, 3], 0), "puzzles": show("puzzles"), "the way": puzzle(True),
    "menu of the way": puzzle(True, "puzzle_menu"), "rating": then(finished, show("rating", "")),
    "records": then(finished, show("records")), "no records": show("records"), "result": finished,
    "retry_end": then(again, show("retry_end", lambda d: d.app.activity)), "retry_menu": again, "review": reviewed,
    "review_menu": then(turned, show("review_menu", lambda d: d.app.screen)), "settings": show("settings"),
    "stop_calls": calls, "title": show("title"), "topics": show("topics"), "turn_replay": last_turn,
    "watch": levels, "watch_end": then(watched, show("watch_end", lambda d: d.app.activity)),
    "watch_pause": then(watched, show("watch_pause", lambda d: d.app.activity)), "a watched game": watched,
    "table": game, "a card held": held, "the opponent's turn": opponents_turn, "the end": ended(states.END),
    "the end, to look at": ended(states.INSPECT), "no move": stuck, "stop play": stop_play,
    "a stop": then(stop_play, lambda d: d.app.push(TableDialog(d.table, "Stop!", "said " * 60))),
    "a rule": then(game, lambda d: d.app.push(TipDialog(d.table, "Rule", "said " * 30))),
    "patience": lambda d: game(d, "klondike"), "one pack": lambda d: game(d, "onepack"),
    **{"lesson " + name: lesson(name) for name in LESSONS},
}  # fmt: skip
MOVING = {"attract", "a watched game", "the opponent's turn", "the end"}  # and to be left before they come to rest
BY_CABLE = {"undo_request", "cable", "new_game", "result"}


def test_all_screens_are_opened_here():
    assert {name for name, _, _ in SCREENS} <= OPENED.keys()
    assert {name for name, _, _ in CABLE_SCREENS + CABLE_GAME_SCREENS} == BY_CABLE


@pytest.mark.parametrize("size", ALL_SIZES + WINDOW_SIZES, ids="%dx%d".__mod__)
@pytest.mark.parametrize("name", OPENED)
def test_screen_is_left_by_touches_alone(name, size):
    d = LeavingFinger(size)
    OPENED[name](d)
    (d.tick if name in MOVING else d.press)(0)
    while not d.app.is_shown():
        d.tick()
    opened = d.app.screen
    assert isinstance(opened, Title) == (name == "title")
    d.app.name_controls(True)
    way = d.reach_title()
    assert not d.app.activity, way


@pytest.mark.parametrize("size", ALL_SIZES + WINDOW_SIZES, ids="%dx%d".__mod__)
@pytest.mark.parametrize("name", ["foster_one", "foster_two"])
def test_walk_is_stepped_through_and_left_by_touches(name, size):
    d = LeavingFinger(size)
    d.call(begin_lesson, d.app, name)
    walk = d.app.screen
    for _ in range(5):
        d.touch_middle()
    there = walk.at
    d.touch(1, size[1] // 2)
    assert walk.at < there
    d.touch_words()
    assert d.app.screen is walk and walk.at == there
    d.touch_top()
    assert isinstance(d.app.screen, Menu) and menus().TITLE in rows(d)


def test_game_by_cable_is_left_by_touches_while_the_other_end_thinks():
    pair = LinkedPair().begin()
    waits = pair.other(pair.mover())
    look = waits.app.look
    waits.tick(Pointer(waits.app).touch(look.width - 2, look.height - 1))
    waits.tick()
    assert menus().TITLE in rows(waits)


def test_offer_by_cable_is_left_by_touches():
    pair = LinkedPair()
    pair.a.offer()
    pair.go(1000)
    a = pair.a
    assert type(a.app.screen).__name__ == "CableOffer"
    a.tick(Pointer(a.app).touch(a.app.look.width // 2, 0))
    a.tick()
    assert type(a.app.screen).__name__ == "NewCableGame"


def test_long_list_follows_the_finger_and_stays_where_a_row_was_touched():
    d = LeavingFinger((432, 234))
    d.app.show("settings")
    d.press(0)
    pointer = Pointer(d.app)
    pitch = pointer.row_pitch()
    assert pitch >= 26
    first, count = d.app.screen.row_geometry.first, d.app.screen.row_geometry.count
    pointer.scroll(3)
    d.press(0)
    assert d.app.screen.row_geometry.first == first + 3
    assert d.app.screen.row_geometry.count == count
    index, y = list(d.row_heights().items())[2]
    d.touch(d.app.look.width // 2, y)
    assert d.app.screen.cursor == index and d.app.screen.row_geometry.first == first + 3
    pointer.scroll(-100)
    d.press(0)
    assert d.app.screen.row_geometry.first == 0
    pointer.scroll(100)
    d.press(0)
    assert d.app.screen.row_geometry.first == len(d.app.screen.rows) - count


def test_list_with_room_for_all_rows_does_not_scroll():
    d = LeavingFinger((234, 434))
    d.app.show("settings")
    d.press(0)
    assert Pointer(d.app).row_pitch() == 0


def test_first_row_beside_the_banner_is_no_heading():
    d = LeavingFinger((432, 234))
    d.app.show_title()
    d.press(0)
    label = rows(d)[0]
    assert d.row_heights()[0] < d.app.look.height // 9
    d.touch_row(label)
    assert not isinstance(d.app.screen, Title)
