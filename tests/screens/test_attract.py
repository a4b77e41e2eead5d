"""The game that plays itself on the title, on every kind of screen, and the loop that begins it."""

import pytest

from firmware.app import actions as A
from firmware.app.app import App
from firmware.app.loop import DIM_AFTER, DIM_PERCENT, IDLE_AFTER, Loop
from firmware.app.pointer import Pointer
from firmware.screens import make
from firmware.screens.attract import MAX_DEMO_MOVES
from firmware.screens.title import Title
from firmware.table.table import Table
from hostsim.players.driver import MemoryStore
from tests.support import sizes
from tests.support.app_driver import AppDriver, look_for


class Watched(AppDriver):
    """A driver at the title of a screen of some size, which records what listeners are told."""

    def __init__(self, size=(240, 240), store=None):
        AppDriver.__init__(self, store, 4, size=size)
        self.told = []
        self.app.listeners.append(lambda *what: self.told.append(what))
        self.press(0)

    def watch(self, plies):
        """Let the game play itself until so many moves are made, or it is over."""
        while isinstance(self.app.screen, Table) and self.app.screen.session.game.ply < plies:
            self.tick()
            self.ms += max(1, self.wait)


@pytest.mark.parametrize("size", sizes.ALL_SIZES)
def test_title_left_alone_shows_a_game_that_fits_and_is_neither_saved_nor_told(size):
    d = Watched(size)
    title = d.app.screen
    assert d.app.show_attract_mode()
    d.watch(25)
    assert d.app.screen.session.game.ply == 25 and d.dropped == 0 and d.ms > 10_000
    assert (d.store.data, d.told, d.app.session, d.app.table) == ({}, [], None, None)
    d.press(A.OK)
    assert d.app.screen is title and (d.store.data, d.told) == ({}, [])


@pytest.mark.parametrize("action", range(A.LEFT, A.MENU + 1))
def test_press_ends_the_game_that_plays_itself_and_does_nothing_else(action):
    d = Watched()
    title = d.app.screen
    before = title.cursor, title.status, len(title.rows)
    d.app.show_attract_mode()
    d.watch(3)
    d.press(action)
    assert d.app.screen is title and (title.cursor, title.status, len(title.rows)) == before
    assert (d.store.data, d.told) == ({}, [])


def test_touch_or_drag_of_the_game_that_plays_itself_only_ends_it():
    d = Watched()
    d.app.show_attract_mode()
    d.watch(3)
    assert Pointer(d.app).drag(15, 60) is None
    d.press(Pointer(d.app).touch(15, 60))
    assert isinstance(d.app.screen, Title)


def test_game_in_play_waits_unchanged_behind_the_one_that_plays_itself():
    d = Watched()
    d.start("classic", 9)
    d.press(A.OK)
    kept, pos, table = dict(d.store.data), bytes(d.game.pos), d.table
    d.call(d.app.show_title)
    d.app.show_attract_mode()
    d.watch(10)
    d.press(A.BACK)
    assert (d.store.data, bytes(d.game.pos), d.app.table is table) == (kept, pos, True)
    d.call(d.app.show_table)
    assert d.app.screen is table


def test_game_that_plays_itself_ends_in_the_title_and_calls_nobody_you():
    d = Watched()
    title = d.app.screen
    d.app.show_attract_mode()
    said = set()
    for plies in range(1, MAX_DEMO_MOVES + 2):
        d.watch(plies)
        said.add(d.app.status)
    assert d.app.screen is title and d.ms < 8 * 60_000
    assert len(said) > 50 and not [each for each in said - {title.status} if "you" in each.lower()]


@pytest.mark.parametrize("screen", ["settings", "new_game", "records"])
def test_screen_that_is_not_the_title_stays_when_it_is_left_alone(screen):
    d = Watched()
    d.open(screen)
    shown = d.app.screen
    assert not d.app.show_attract_mode() and d.app.screen is shown


class Device(Loop):
    """A loop with a made-up clock, at the title; presses: (ms, action) of each press."""

    def __init__(self, presses, until):
        self.app = App(look_for(240, 240), MemoryStore(), lambda: 4, make)
        self.panel = self
        self.presses = presses
        self.until = until
        self.ms = 0
        self.lights = []  # (ms, percent)
        self.screens = []  # (ms, class) of each screen that was shown

    def set_light(self, percent):
        if percent != self.light_percent:
            self.light_percent = percent
            self.lights.append((self.ms, percent))

    def clock(self):
        return self.ms

    def sleep(self, ms):
        self.ms += ms

    def poll(self, now):
        if now >= self.until:
            raise SystemExit
        return self.presses.pop(0)[1] if self.presses and now >= self.presses[0][0] else 0

    def collect_garbage(self):
        pass

    def show(self):
        kind = type(self.app.screen)
        if not self.screens or self.screens[-1][1] is not kind:
            self.screens.append((self.ms, kind))


def test_board_left_alone_plays_one_game_after_each_press_and_dims_as_before():
    back = 90_000
    over = 8 * 60_000
    device = Device([(back, A.DOWN)], over + 2 * DIM_AFTER)
    with pytest.raises(SystemExit):
        device.run()
    kinds = [kind for _, kind in device.screens]
    assert kinds == [Title, Table, Title, Table, Title]  # The second game has ended, and no third one begins.
    assert [ms // 100 for ms, _ in device.screens[:4]] == [
        ms // 100 for ms in (0, IDLE_AFTER, back, back + IDLE_AFTER)]
    assert [ms // 100 for ms, percent in device.lights if percent == DIM_PERCENT] == [DIM_AFTER // 100,
                                                                              (back + DIM_AFTER) // 100]
