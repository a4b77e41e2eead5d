"""The registry of screens: its entries exist, and it has every screen that the game opens."""

import importlib
import re
import sys

import pytest

from firmware import text
from firmware.app.settings import SETTING_SPEED
from firmware.link import Cables
from firmware.screens import CABLE_GAME_SCREENS, CABLE_SCREENS, SCREENS, make, unload
from firmware.screens.new_game_menu import NewGame
from hostsim.web.page_build import NOT_FOR_BROWSER
from tests.support.app_driver import AppDriver
from tests.support.paths import ROOT

TABLES = (SCREENS, CABLE_SCREENS, CABLE_GAME_SCREENS)


def test_entries_of_the_registry_name_callables():
    for _, module, kind in (row for table in TABLES for row in table):
        assert callable(getattr(importlib.import_module(module), kind)), (module, kind)


def test_screen_shown_by_name_is_registered():
    names = set()
    for path in (ROOT / "firmware").rglob("*.py"):
        names |= set(re.findall(r'(?:\.(?:show|open)\(|\.make_screen\([\w.]+, )"(\w+)"', path.read_text()))
    assert len(names) > 20 and {"settings", "records"} < names <= {name for name, _, _ in SCREENS + CABLE_SCREENS}


def test_make_of_an_unknown_name_raises_a_key_error():
    with pytest.raises(KeyError):
        make(AppDriver().app, "nowhere")


@pytest.mark.parametrize("name", ["undo_request", "cable"])
def test_make_of_a_cable_screen_without_cables_raises_a_key_error(name):
    with pytest.raises(KeyError):
        make(AppDriver().app, name, 0)


@pytest.mark.parametrize("cables, offered", [(None, False), (Cables(b"\0", None), True)])
def test_new_game_offers_a_cable_only_where_the_port_has_cables(cables, offered):
    app = AppDriver().app
    app.features.cables = cables
    menu = make(app, "new_game")
    seen = set()
    for _ in range(12):
        seen.add(menu.opponent_text())
        menu.change_opponent(1)
    assert isinstance(menu, NewGame) and len(seen) > 4
    assert (text.cable().BY_CABLE[0] in seen) == offered


def test_web_page_leaves_out_exactly_the_cable_screens():
    left_out = {module for table in TABLES for _, module, _ in table if module.startswith(NOT_FOR_BROWSER)}
    assert left_out == {module for table in TABLES[1:] for _, module, _ in table}


def loaded(*names):
    return [name for name in names if name in sys.modules]


def test_closed_screens_are_dropped_and_open_again():
    d = AppDriver()
    d.app.features.unload = unload
    d.start("classic", 5)
    assert not loaded("firmware.screens.title", "firmware.screens.menu", "firmware.draw.pages.menu_view")
    for _ in range(2):
        d.keys("MENU")
        assert loaded("firmware.screens.pause", "firmware.screens.menu", "firmware.draw.pages.menu_view")
        d.call(d.app.open, "settings")
        # Pause is closed, and what all menus share stays while one is open.
        assert not loaded("firmware.screens.pause") and loaded("firmware.screens.settings_menu",
            "firmware.screens.menu")
        before = d.app.settings.numbers[SETTING_SPEED]
        d.keys("RIGHT BACK BACK")
        assert d.app.settings.numbers[SETTING_SPEED] != before and d.app.screen is d.table
        assert not loaded("firmware.screens.settings_menu", "firmware.screens.menu", "firmware.draw.pages.menu_view")
    d.app.note_help()
    assert loaded("firmware.app.records", "firmware.app.save_format.reader")
    d.keys("MENU BACK")
    assert not loaded("firmware.app.records", "firmware.app.save_format.reader")


def test_puzzle_is_dropped_when_the_match_goes_on():
    d = AppDriver()
    d.app.features.unload = unload
    d.start("classic", 5)
    d.call(d.app.open_puzzle, 3)
    assert loaded("firmware.puzzles", "firmware.table.modes.puzzle") and d.app.screen is d.app.activity.table
    d.keys("MENU BACK")
    assert loaded("firmware.puzzles", "firmware.table.modes.puzzle")
    d.app.activity = None
    d.call(d.app.show_table)
    assert not loaded("firmware.puzzles", "firmware.puzzles.packed", "firmware.table.modes.puzzle")
