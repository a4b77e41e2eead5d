"""Touches and drags on every size of screen choose and play what buttons would."""


import pytest

from engine.opponent import Opponent
from engine.position import COUNT, FOUNDATION, HAND, RESERVE, SHOW, TOP, WASTE, pile
from engine.rules import rule_set
from firmware import text
from firmware.app import actions as A
from firmware.app.app import App
from firmware.app.pointer import Pointer
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.app.settings import (
    NORMAL_SPEED, OFFERED_LEVELS, SETTING_SPEED, SETTING_TAP, TAP_PLAYS_BEST_PLACE, TAP_PLAYS_ONLY_PLACE
)
from firmware.draw.one_bit.one_bit_scene import LIGHT
from firmware.draw.scene import RECT
from firmware.draw.sprites import sprite_index as S
from firmware.draw.table_view_state import REFUSAL
from firmware.screens import make
from firmware.screens.lesson_menus import begin_lesson
from firmware.screens.menu import SCROLL_BAR_DIVISOR, Menu
from firmware.table import states
from firmware.table.views.pile_view import PileView
from hostsim.players.driver import MemoryStore
from tests.support import app_driver
from tests.support.entries import content, entries
from tests.support.finger import Finger
from tests.support.sizes import ALL_SIZES, ONE_BIT_SIZES, TINY_SIZES

sizes = pytest.mark.parametrize("width, height", ALL_SIZES)


class SizedFinger(Finger):
    """A player who touches a screen of this size, or presses the board's buttons."""

    def __init__(self, width, height, store=None):
        Finger.__init__(self, store, size=(width, height))
        self.press(0)
        if not self.app.session:
            self.press(A.UP)  # A first start is at the row of the lessons; this is the first row.

    def state(self):
        """Return what is shown: the scene's bytes, and the words."""
        self.app.screen.draw()
        scene = self.app.scene
        return content(scene), self.app.status

    def marked(self):
        """Return the rows of pixels that the bar of the menu's cursor covers."""
        self.state()
        bar = S.SHADE if self.app.look.height > 64 and not self.app.look.one_bit else LIGHT
        for kind, colour, _, y, high, wide in entries(self.app.scene):
            if kind == RECT and colour == bar and wide > self.app.look.width * 0.7 and 6 < high < 20 and y >= 7:
                return range(y, y + high)
        raise AssertionError("no row is marked")

    def seen(self, p):
        """Return whether a pile is on the page that is shown, if the table has two."""
        view = self.table.view
        if not self.app.look.one_bit or view.layout.page_count == 1:
            return True
        return (1 <= view.table_row(p) <= 2) == (view.page == 0)

    def flip(self):
        """Touch what shows the other page of the table: the words, or on the second page felt."""
        width, height = self.app.look.width, self.app.look.height
        view = self.table.view
        spot = width // 2, height - 1
        if not view.is_first_page:
            piles = range(1, FOUNDATION + 1)
            spot = next(
                (x, y) for y in range(height) for x in range(width)
                if not view.hits_text(x, y) and not any(view.hits_pile(p, x, y) for p in piles)
            )
        self.touch(*spot)


def start_game(width, height, rules="classic", seed=4, stop_play=False, level="greedy"):
    finger = SizedFinger(width, height)
    finger.at_once().begin(Session(rules, level, seed, STARTER_BY_RULES, 500, False, stop_play))
    return finger


@sizes
def test_touch_of_a_menu_row_chooses_it_as_buttons_do(width, height):
    for index in range(4):
        finger = SizedFinger(width, height)
        label = finger.app.screen.rows[index].label
        finger.touch_row(label)
        other = SizedFinger(width, height)
        for _ in range(index - other.app.screen.cursor):
            other.press(A.DOWN)
        assert other.app.status == label
        other.press(A.OK)
        assert type(finger.app.screen) is type(other.app.screen)
        assert finger.state() == other.state(), label


@sizes
@pytest.mark.parametrize("way", [
    (), ("New game",), ("New game", "More choices", "Game"), ("New game", "More choices", "Options"), ("Settings",),
    ("About",),
])  # fmt: skip
def test_touch_of_a_menu_row_works_where_the_row_is_drawn(width, height, way):
    finger = SizedFinger(width, height)
    for name in way:
        finger.touch_row(name)
    menu = finger.app.screen
    menu.draw()
    for at, y in finger.row_heights().items():
        menu.cursor = at
        assert y in finger.marked() or len(finger.row_heights()) < len(menu.rows)
    # Every row of a long list can be reached by its bar.
    n = len(menu.rows)
    reached = set()
    for part in range(4 * n):
        finger.press(0)
        menu.draw()
        rows = menu.row_geometry
        if rows.count == n:
            reached = None
            break
        y = rows.top + rows.pitch * rows.count * part // (4 * n)
        assert Pointer(finger.app).touch(width - 1, y) == 0 and finger.app.changed
        reached.add(menu.cursor)
    assert not reached or reached >= {0, n - 1} and len(reached) > n * 0.7
    menu.draw()
    rows = menu.row_geometry
    # Above and below the rows, a touch does nothing or scrolls the text; on the heading it goes back.
    assert Pointer(finger.app).touch(width // 2, 0) == (A.BACK if way else 0)
    more = (A.UP, A.DOWN) if menu.view.hidden_above or menu.view.hidden_below or menu.view.offset else (0, 0)
    assert Pointer(finger.app).touch(width // 2, rows.top - 1) in (more[0], A.BACK)
    assert Pointer(finger.app).touch(width // 2, rows.top + rows.pitch * rows.count) in more


def arrow(finger, step):
    """Return an x within the arrow of a row's value that steps on (1) or back (-1)."""
    if step < 0:
        return 3
    menu = finger.app.screen
    bar = finger.app.look.width // SCROLL_BAR_DIVISOR if menu.row_geometry.count < len(menu.rows) else 0
    return finger.app.look.width - bar - 3


def touch_new_game(finger):
    """Open the menu of a new game, past the question before a first game."""
    finger.touch_row(text.menus().NEW_GAME)
    finger.touch_row(text.new_game().FIRST_MORE)


@sizes
def test_arrows_of_a_value_stay_in_place_whatever_its_text(width, height):
    finger = SizedFinger(width, height)
    touch_new_game(finger)
    menu = finger.app.screen
    assert menu.row_geometry.arrow_width >= width // 8
    at = next(i for i, row in enumerate(menu.rows) if row.label == text.new_game().OPPONENT)
    for step in (-1, 1):
        menu.cursor = at
        seen = []
        for _ in range(len(OFFERED_LEVELS) + 2):
            finger.press(0)
            menu.draw()
            finger.touch(arrow(finger, step), finger.row_heights()[at])
            seen.append(menu.opponent_text())
        assert len(set(seen)) == len(seen) and text.new_game().NO_OPPONENT in seen
        for _ in seen:
            menu.change_opponent(-step)


@sizes
def test_touch_of_a_values_arrows_steps_through_it(width, height):
    finger = SizedFinger(width, height)
    finger.touch_row(text.menus().SETTINGS)
    menu = finger.app.screen
    settings = finger.app.settings
    at = next(i for i, row in enumerate(menu.rows) if row.label == text.settings().SPEED)
    for speed, step in ((2, 1), (3, 1), (2, -1), (1, -1), (0, -1)):
        finger.press(0)
        finger.touch(arrow(finger, step), finger.row_heights()[at])
        assert settings.numbers[SETTING_SPEED] == speed
    finger.touch(width // 2, 0)
    assert type(finger.app.screen).__name__ == "Title"


@sizes
def test_touch_of_a_values_text_only_moves_the_cursor(width, height):
    finger = SizedFinger(width, height)
    touch_new_game(finger)
    menu = finger.app.screen
    at = next(i for i, row in enumerate(menu.rows) if row.label == text.settings().STARTER)
    for _ in range(at - 1):
        finger.press(A.DOWN)
    before = bytes(finger.app.settings.numbers)
    while menu.cursor != at or finger.row_heights()[at] is None:
        menu.draw()
        finger.touch(width // 2, finger.row_heights()[at])
    for x in range(menu.row_geometry.arrow_width, arrow(finger, 1) + 3 - menu.row_geometry.arrow_width, 4):
        menu.draw()
        finger.touch(x, finger.row_heights()[at])
        assert finger.app.screen is menu and bytes(finger.app.settings.numbers) == before


@pytest.mark.parametrize("width, height", TINY_SIZES + ONE_BIT_SIZES)
def test_touch_where_no_arrow_is_shown_changes_no_value(width, height):
    finger = SizedFinger(width, height)
    finger.touch_row(text.menus().SETTINGS)
    menu = finger.app.screen
    menu.cursor = 1
    menu.draw()
    before = bytes(finger.app.settings.numbers)
    finger.touch(arrow(finger, -1), finger.row_heights()[0])
    assert menu.cursor == 0 and bytes(finger.app.settings.numbers) == before


@sizes
def test_touch_sets_the_deals_number_digit_by_digit(width, height):
    finger = SizedFinger(width, height)
    touch_new_game(finger)
    menu = finger.app.screen
    finger.touch_row(text.new_game().DEAL_NO)
    assert menu.editor.index == 0

    def touch(digit):
        shown = menu.seed_text()
        index = menu.editor.index
        before = digit + (digit >= index) + (digit > index)  # the brackets around the digit that is being set
        wide, to_left, to_right = (finger.app.scene.text_width(shown[:n]) for n in (None, before, before + 1))
        finger.touch(menu.row_geometry.right - wide + (to_left + to_right) // 2, finger.row_heights()[menu.cursor])

    touch(0)
    for digit in (3, 3, 3, 5, 5):
        touch(digit)
    assert list(menu.editor.values) == [1, 0, 0, 2, 0, 1]
    finger.touch(2, 1)
    assert not menu.editor
    finger.touch_row(text.new_game().DEAL)
    assert finger.session.seed == 100201


@sizes
def test_touch_of_help_turns_pages_and_leaves(width, height):
    finger = SizedFinger(width, height)
    finger.touch_row(text.menus().HOW_TO_PLAY)
    topics = finger.app.screen
    finger.touch_row(text.menus().RULE_SETS["classic"])
    pages = finger.app.screen
    middle = height // 2
    finger.touch(width // 2, middle)
    finger.touch(width - 2, middle)
    assert pages.page_index == 2
    finger.touch(2, middle)
    assert pages.page_index == 1
    for _ in range(len(pages.pages) - 1):
        assert finger.app.screen is pages
        finger.touch(width // 2, middle)
    assert finger.app.screen is topics
    finger.touch_row(text.menus().RULE_SETS["classic"])
    finger.touch(width // 2, 1)
    assert finger.app.screen is topics
    finger.touch(width // 2, 1)
    assert type(finger.app.screen).__name__ == "Title"


@sizes
def test_touch_of_the_words_as_the_turn_starts_replays_the_opponents_turn(width, height):
    finger = start_game(width, height, seed=2)  # The opponent begins.
    assert "Your opponent made 7 moves" in finger.app.status
    finger.tick(Pointer(finger.app).touch(width - 2, height - 2))
    assert type(finger.app.screen).__name__ == "TurnReplay"
    finger.touch(width // 2, 0)
    assert finger.app.screen is finger.table


@sizes
def test_touch_of_the_words_opens_the_menu_and_does_not_hide_a_pile(width, height):
    finger = start_game(width, height)
    if finger.table.view.is_first_page:
        finger.flip()  # On the first of two pages a touch of the words shows the second.
    finger.touch(width - 2, height - 2)
    assert type(finger.app.screen).__name__ == "Pause"


PLAYED = ("classic", "foster", "simple", "onepack", "klondike", "cats")
GAMES = [  # stop play on every other screen
    (*size, rules, rule_set(rules).has_stop_play() and (at + nth) % 2 == 0)
    for at, size in enumerate(ALL_SIZES) for nth, rules in enumerate(PLAYED)
    if not app_driver.look_for(*size).why_too_large(rules)
]


@pytest.mark.parametrize("width, height, rules, stop_play", GAMES)
def test_touch_of_a_pile_plays_it_as_buttons_do(width, height, rules, stop_play):
    finger = start_game(width, height, rules, 4, stop_play)
    other = start_game(width, height, rules, 4, stop_play)
    laid = 0
    for turn in range(45):
        if isinstance(finger.app.screen, Menu):
            break  # The game is over.
        if finger.app.screen is not finger.table:
            finger.touch(width // 2, height - 2)  # A dialog closes wherever it is touched.
            other.press(A.OK)
            continue
        if finger.table.view_state.text_kind == REFUSAL and finger.table.cursor.held >= 0:
            # What touches mean after a refusal is tested in test_refused.py.
            finger.press(A.BACK)
            other.press(A.BACK)
        cursor = other.table.cursor
        if other.session.is_over() or not cursor.source_count:
            break
        n = cursor.source_count if cursor.held < 0 else cursor.place_count
        at = turn * 7 % n
        p = cursor.pile_at(at)
        for _ in range(2):  # The first touch may replay a turn.
            if not finger.seen(p):
                finger.flip()
        assert finger.seen(p)
        at = next(i for i in range(n) if (cursor.pile_at(i) >= FOUNDATION) == (p >= FOUNDATION)
                  and (cursor.pile_at(i) == p or p >= FOUNDATION))
        while cursor.at != at:
            other.press(A.RIGHT)
        laid += cursor.held >= 0
        finger.touch(*finger.pile(p))
        other.press(A.OK)
        assert bytes(finger.game.pos) == bytes(other.game.pos) and finger.state()[1] == other.state()[1]
    assert finger.game.ply > 8 and laid


def sources(finger):
    cursor = finger.table.cursor
    return [cursor.pile_at(i) for i in range(cursor.source_count)]


@sizes
def test_touch_of_the_hand_or_the_waste_acts_as_turn(width, height):
    seen = set()
    finger = start_game(width, height)
    other = start_game(width, height)

    def tap(person, action):
        """Press a button that counts as a touch, so that sentences stay those about touching."""
        person.app.name_controls(True)
        person.press(Pointer(person.app).note_touch(action))

    for _ in range(90):
        if len(seen) == 3:
            break
        pos = finger.game.pos
        for p in (pile(pos, HAND), pile(pos, WASTE)):
            shows = bool(pos[TOP + SHOW])
            if (p, shows) in seen or p in sources(finger) or finger.table.cursor.held >= 0:
                continue
            if not finger.seen(p):
                tap(finger, A.UP)
            finger.touch(*finger.pile(p))
            if shows == (p == pile(pos, WASTE)):
                tap(other, A.TURN)
            elif shows:
                while other.table.cursor.sources[other.table.cursor.at] != SHOW:
                    tap(other, A.RIGHT)
            else:
                continue
            assert finger.state() == other.state()
            seen.add((p, shows))
            break
        else:
            tap(finger, A.OK)
            tap(other, A.OK)
    assert len(seen) == 3


@sizes
def test_touch_of_a_card_without_a_move_says_why(width, height):
    said = set()
    for seed in range(1, 8):
        finger = start_game(width, height, seed=seed)
        cursor = finger.table.cursor
        if not finger.seen(1):
            finger.flip()
        for p in set(range(1, 9)) - set(sources(finger)):
            before = bytes(finger.game.pos)
            finger.touch(*finger.pile(p))
            assert bytes(finger.game.pos) == before and cursor.held < 0
            assert finger.table.view_state.text_kind == REFUSAL
            said.add(finger.app.status)
            if not finger.seen(1):
                finger.flip()
    assert any(" fits nowhere now: it needs " in each for each in said) and any("first" in each for each in said)


@sizes
def test_touch_while_a_card_slides_ends_the_slide(width, height):
    finger = start_game(width, height, seed=4)
    finger.app.settings.numbers[SETTING_SPEED] = 1
    for _ in range(30):
        table = finger.table
        table.draw()
        cursor = table.cursor
        if table.state != states.PLAY or not cursor.source_count:
            break
        finger.tick(Pointer(finger.app).touch(*finger.pile(cursor.pile_at(0))))
        if table.state in (states.SLIDE, states.LANDED) and table.mover_is_person:
            ply = finger.game.ply
            Pointer(finger.app).touch(0, height - 1)  # No pile lies here.
            assert table.state not in (states.SLIDE, states.LANDED) and finger.game.ply == ply
            return
    raise AssertionError("no card slid")


@sizes
def test_touch_in_look_spreads_and_closes_a_pile(width, height):
    finger = start_game(width, height, "classic+waste", 5)
    for _ in range(40):
        finger.press(A.OK)
    finger.press(A.BACK)
    if finger.table.cursor.held < 0 and finger.app.screen is finger.table:
        finger.press(A.BACK)
    look = finger.app.screen
    assert type(look).__name__ == "PileView"
    at = look.pile_count - 1
    while look.at != at:
        finger.press(A.RIGHT)
    look.at = 0
    finger.press(0)
    p = look.pile_at(at)
    if not finger.seen(p):
        look.at = at
        look.draw()
    finger.touch(*finger.pile(p))
    assert look.spread and look.at == at
    finger.touch(width // 2, height // 2)
    assert not look.spread and finger.app.screen is look
    finger.touch(width - 1, height // 2)
    # Where a pile lies at the edge of the screen, the touch spreads that; elsewhere it closes the look.
    assert (finger.app.screen is finger.table) == (not look.spread)


@sizes
def test_touch_closes_the_dialogs_of_stop_play(width, height):
    finger = start_game(width, height, "classic", 4, True, "novice")
    stopped = False
    for turn in range(60):
        screen = finger.app.screen
        if screen is not finger.table:
            stopped = True
            rest = getattr(screen, "overflow", "")
            finger.touch(width // 2, height // 2)
            assert finger.app.screen is not screen or rest
            continue
        cursor = finger.table.cursor
        n = cursor.source_count if cursor.held < 0 else cursor.place_count
        p = cursor.pile_at(turn * 5 % n)
        if not finger.seen(p):
            finger.flip()
        finger.touch(*finger.pile(p))
    assert stopped


def test_touch_before_anything_is_shown_does_nothing():
    app = App(app_driver.look_for(240, 240), MemoryStore(), lambda: 7, make)
    assert Pointer(app).touch(120, 130) == 0
    app.tick(0, 0)
    app.show("settings")
    assert Pointer(app).touch(120, 130) == 0
    app.tick(0, 0)
    assert Pointer(app).touch(app.look.width - 3, 40) == 0 and app.settings.numbers[SETTING_SPEED] == NORMAL_SPEED + 1


@pytest.mark.slow
def test_touch_of_any_pixel_of_any_screen_is_an_action_or_nothing():
    # These steps are smaller than the height of any row and the width of any card.
    for width, height in ALL_SIZES:
        finger = start_game(width, height)
        for name in (None, "title", "new_game", "pause", "about", "pile_view"):
            for y in range(0, height, 6):
                if name:
                    finger.app.show(name, *((finger.table,) if name == "pile_view" else ()))
                else:
                    finger.app.go_to(finger.table)
                finger.press(0)
                for x in range(0, width, 8):
                    assert 0 <= Pointer(finger.app).touch(x, y) < len(A.ACTION_NAMES)


def places_of(finger, p):
    """Return where the top card of pile p may go, by dragging it there and back."""
    assert Pointer(finger.app).drag(*finger.pile(p))
    cursor = finger.table.cursor
    found = [cursor.pile_at(i) for i in range(cursor.place_count)]
    assert Pointer(finger.app).drop(*finger.pile(p)) == 0 and cursor.held < 0
    return found


@pytest.mark.parametrize("width, height", [(240, 240), (320, 240), (240, 135), (128, 64)])
def test_drag_of_a_card_to_a_place_plays_it_there(width, height):
    finger = start_game(width, height, seed=4)
    other = start_game(width, height, seed=4)
    played = 0
    for _ in range(60):
        cursor = finger.table.cursor
        if finger.session.is_over() or not cursor.source_count:
            break
        at = next((i for i in range(cursor.source_count) if cursor.sources[i] != HAND), -1)
        if at < 0:
            finger.press(A.TURN)
            other.press(A.TURN)
            continue
        p = cursor.pile_at(at)
        left, top, wide, high = Pointer(finger.app).drag(*finger.pile(p))
        lifted = finger.table.view.lift_offset(p)
        assert left <= finger.pile(p)[0] < left + wide and top - lifted <= finger.pile(p)[1] < top - lifted + high
        assert cursor.held == cursor.sources[at] and finger.app.changed
        to = cursor.pile_at(cursor.place_count - 1)
        Pointer(finger.app).drag_over(*finger.pile(to))
        assert cursor.pile_at(cursor.at) == to or to >= FOUNDATION
        i = 2 * cursor.places[cursor.at]
        src, dst = cursor.moves[i], cursor.moves[i + 1]
        finger.press(Pointer(finger.app).drop(*finger.pile(to)))
        other.table.mode.play(src, dst, other.ms)
        other.press(0)
        assert bytes(finger.game.pos) == bytes(other.game.pos)
        played += 1
    assert played > 5


@pytest.mark.parametrize("stop_play", [False, True])
def test_drag_released_on_its_own_pile_or_the_felt_plays_nothing(stop_play):
    finger = start_game(240, 240, seed=4, stop_play=stop_play)
    before = bytes(finger.game.pos)
    p = finger.table.cursor.pile_at(0)
    piles = [*range(9), *range(RESERVE, RESERVE + 6), FOUNDATION]
    covers = finger.table.view.hits_pile
    felt = next((x, y) for y in range(240) for x in range(240) if not any(covers(q, x, y) for q in piles))
    for x, y in (finger.pile(p), felt):
        assert Pointer(finger.app).drag(*finger.pile(p))
        finger.press(Pointer(finger.app).drop(x, y))
        assert finger.table.cursor.held < 0 and bytes(finger.game.pos) == before
    assert Pointer(finger.app).drag(*felt) is None
    assert Pointer(finger.app).drag(*finger.pile(pile(finger.game.pos, HAND))) is None


def test_drag_to_a_pile_that_does_not_take_the_card_says_why():
    finger = start_game(240, 240, seed=4)
    cursor = finger.table.cursor
    p = cursor.pile_at(next(i for i in range(cursor.source_count) if cursor.sources[i] != HAND))
    wrong = next(house for house in range(1, 9) if house != p and house not in places_of(finger, p))
    assert Pointer(finger.app).drag(*finger.pile(p))
    assert Pointer(finger.app).drop(*finger.pile(wrong)) == 0
    assert finger.table.view_state.text_kind == REFUSAL and finger.table.cursor.pile_at(0) != wrong
    assert finger.table.cursor.held >= 0  # as after a touch, so that a touch of the right place plays it


def start_with_card_to_drag(width, height):
    """Return a game whose cursor is on a card that can be dragged, and the pile of that card."""
    finger = start_game(width, height)
    cursor = finger.table.cursor
    cursor.at = next(i for i in range(cursor.source_count) if cursor.sources[i] != HAND)
    return finger, cursor.pile_at(cursor.at)


COLOUR_SIZES = [size for size in ALL_SIZES if size not in ONE_BIT_SIZES]


@pytest.mark.parametrize("width, height", COLOUR_SIZES)
def test_picked_up_card_is_lifted_over_a_shadow(width, height):
    finger, p = start_with_card_to_drag(width, height)
    view = finger.table.view
    x, y = view.x(p), view.y(p)
    by = view.lift_offset(p)
    left, top, wide, high = Pointer(finger.app).drag(*finger.pile(p))
    finger.state()
    assert by and (left, top, wide) == (x, y + by, view.width) and high > view.height // 2
    drawn = entries(finger.app.scene)
    paper = drawn.index((RECT, S.PAPER, x, y + by + 1, view.visible_height(p) - 2, wide))
    shadows = [each for each in drawn[:paper] if each[:2] == (RECT, S.INK)]
    assert any(each[2] >= x + wide for each in shadows)  # at its right
    assert any(each[3] >= y + by + view.visible_height(p) for each in shadows)  # and below it


@pytest.mark.parametrize("width, height", COLOUR_SIZES)
def test_carried_card_is_not_on_its_pile_until_it_is_dropped(width, height):
    finger, p = start_with_card_to_drag(width, height)
    Pointer(finger.app).drag(*finger.pile(p))
    finger.state()
    lifted = content(finger.app.scene)
    Pointer(finger.app).carry()
    finger.state()
    n = finger.table.view.pile_entries
    piles = entries(finger.app.scene)[:n]
    finger.table.view.draw(p, 1)
    assert piles == entries(finger.app.scene)[:n]  # as without its top card
    finger.press(Pointer(finger.app).drop(-1, -1))
    Pointer(finger.app).drag(*finger.pile(p))
    finger.state()
    assert content(finger.app.scene) == lifted
    Pointer(finger.app).carry()
    finger.press(A.MENU)
    finger.press(A.MENU)  # A button ends the drag, and no card is missing then.
    finger.state()
    finger.table.view.draw()
    assert entries(finger.app.scene)[: len(piles)] != piles and not finger.table.view_state.is_carried


def test_touch_of_the_players_piles_under_the_text_is_no_touch_of_the_text():
    finger, p = start_with_card_to_drag(216, 469)
    view = finger.table.view
    own = pile(finger.game.pos, RESERVE)
    assert p != own and view.hits_text(5, view.layout.text_box[1] + 5)
    assert not view.hits_text(*finger.pile(own))
    finger.touch(*finger.pile(p))
    finger.touch(*finger.pile(own))  # while the other card is held
    assert finger.app.screen is finger.table


def test_drag_on_a_screen_without_cards_does_nothing():
    finger = SizedFinger(240, 240)
    before = finger.state()
    assert Pointer(finger.app).drag(120, 120) is None and Pointer(finger.app).drop(120, 120) == 0
    Pointer(finger.app).drag_over(10, 10)
    assert finger.state() == before


def test_double_touch_sends_a_card_to_a_foundation_or_its_only_place():
    sent = set()
    for seed in range(1, 30):
        finger = start_game(240, 240, seed=seed)
        cursor = finger.table.cursor
        p = cursor.pile_at(0)
        places = places_of(finger, p) if cursor.sources[0] != HAND else []
        up = any(place >= FOUNDATION for place in places)
        if len(places) == 0 or len(places) > 1 and not up:
            continue
        ply = finger.game.ply
        finger.touch(*finger.pile(p))
        at_once = finger.game.ply > ply
        finger.press(Pointer(finger.app).touch_again(*finger.pile(p)))
        assert finger.game.ply > ply and finger.table.cursor.held < 0
        assert not up or finger.game.log[2 * ply + 1] == FOUNDATION
        sent.add((up, at_once))
    assert len(sent) > 1


def test_double_touch_of_a_card_with_several_places_puts_it_down_again():
    for seed in range(1, 40):
        finger = start_game(240, 240, seed=seed)
        cursor = finger.table.cursor
        p = cursor.pile_at(0)
        places = places_of(finger, p) if cursor.sources[0] != HAND else []
        if len(places) > 1 and max(places) < FOUNDATION:
            ply = finger.game.ply
            finger.touch(*finger.pile(p))
            assert cursor.held >= 0
            finger.press(Pointer(finger.app).touch_again(*finger.pile(p)))
            assert finger.game.ply == ply and cursor.held < 0
            return
    raise AssertionError("no deal begins so")


def test_double_touch_while_its_card_slides_touches_nothing_below_it():
    slid = 0
    for seed in range(1, 40):
        finger = start_game(240, 240, seed=seed)
        p = finger.table.cursor.pile_at(0)
        finger.tick(Pointer(finger.app).touch(*finger.pile(p)))
        if finger.table.state == states.SLIDE:
            ply = finger.game.ply
            finger.tick(Pointer(finger.app).touch_again(*finger.pile(p)))
            assert finger.game.ply == ply and finger.table.cursor.held < 0
            slid += 1
    assert slid


def kind_of_place(finger, dst):
    """Return what a place is, as an index of what a tap prefers: foundation, opponent, house, space, own waste."""
    if dst >= FOUNDATION:
        return 0
    if dst > WASTE:
        return 1
    return 4 if dst == WASTE else 2 if finger.game.pos[COUNT + dst] else 3


@pytest.mark.parametrize("setting", [TAP_PLAYS_ONLY_PLACE, TAP_PLAYS_BEST_PLACE])
def test_tap_plays_the_only_or_the_best_place_where_that_is_chosen(setting):
    played = picked_up = 0
    for seed in range(1, 40):
        finger = start_game(240, 240, seed=seed)
        finger.app.settings.numbers[SETTING_TAP] = setting
        cursor = finger.table.cursor
        for source in range(min(3, cursor.source_count)):
            if cursor.sources[source] == HAND:
                continue
            p = cursor.pile_at(source)
            cursor.at = source
            cursor.find_source_places()
            dsts = [cursor.moves[2 * cursor.places[i] + 1] for i in range(cursor.place_count)]
            places = [dst for dst in dsts if dst != WASTE]
            before = [kind_of_place(finger, place) for place in places]
            ply = finger.game.ply
            finger.touch(*finger.pile(p))
            if places and (setting == TAP_PLAYS_BEST_PLACE or len(places) == 1):
                assert finger.game.ply == ply + 1, seed
                assert before[places.index(finger.game.log[2 * ply + 1])] == min(before)
                played += 1
            else:
                assert finger.game.ply == ply and cursor.held >= 0
                picked_up += 1
            break
    assert played > 9 and (picked_up > 1 or setting == TAP_PLAYS_BEST_PLACE)


def test_tap_plays_nothing_by_itself_in_stop_play_or_a_lesson():
    finger = start_game(240, 240, stop_play=True)
    finger.app.settings.numbers[SETTING_TAP] = TAP_PLAYS_BEST_PLACE
    finger.touch(*finger.pile(finger.table.cursor.pile_at(0)))
    assert finger.game.ply == 0 and finger.table.cursor.held >= 0
    begin_lesson(finger.app, "houses")
    finger.press(0)
    for _ in range(30):
        if finger.table.state == states.PLAY:
            break
        finger.touch_middle()
    ply = finger.table.session.game.ply
    finger.touch(*finger.pile(finger.table.cursor.pile_at(0)))
    assert finger.table.session.game.ply == ply


@pytest.mark.parametrize("width, height", [(240, 240), (128, 128), (234, 434), (432, 234)])
def test_finger_that_rests_on_a_pile_spreads_it_until_it_leaves(width, height):
    finger = start_game(width, height)
    table = finger.table
    while not any(finger.game.pos[COUNT + house] > 1 for house in range(1, 9)):
        finger.move_as(Opponent("greedy", 5))
    pos = finger.game.pos
    house = next(house for house in range(1, 9) if pos[COUNT + house] > 1)
    single = next(house for house in range(1, 9) if pos[COUNT + house] == 1)
    finger.app.name_controls(True)
    before = finger.state()
    pointer = Pointer(finger.app)
    assert not pointer.hold(*finger.pile(single)) and finger.app.screen is table
    assert pointer.hold(*finger.pile(house))
    finger.press(0)
    assert isinstance(finger.app.screen, PileView) and str(pos[COUNT + house]) in finger.app.status
    pointer.release()
    finger.press(0)
    assert finger.app.screen is table and finger.state() == before
    at = next(i for i in range(table.cursor.source_count) if table.cursor.sources[i] not in (HAND,))
    table.cursor.at = at
    finger.press(A.OK)
    if table.cursor.held >= 0:
        assert not pointer.hold(*finger.pile(house))
