"""Tests of the table of settings: a new setting needs only a row in it and its words."""

import argparse
import importlib
import random

import pytest

from engine.opponent import LEVEL_IDS
from firmware import text
from firmware.app import settings as settings_module
from firmware.app.save_format.schemas import KIND_SETTINGS
from firmware.app.settings import Settings
from firmware.text.languages import LANGUAGE_CODES
from hostsim import arguments
from hostsim.players.driver import MemoryStore
from hostsim.torture.robot_player import RobotPlayer
from tests.support.app_driver import booted
from tests.support.saved import slot


@pytest.fixture
def contrast(monkeypatch):
    """Add a setting after all others: its row and its words, one with a space."""
    free = max(each.id + each.count * settings_module.byte_width(each) for each in settings_module.all_settings())
    more = (free, "contrast", 1, 3, "settings", 1)
    monkeypatch.setattr(settings_module, "SETTING_ROWS", settings_module.SETTING_ROWS + (more,))
    monkeypatch.setattr(text.settings(), "CONTRAST", "Contrast", raising=False)
    monkeypatch.setattr(text.settings(), "CONTRAST_VALUES", ("low", "usual", "very high"), raising=False)
    monkeypatch.setattr(text.settings(), "CONTRAST_ABOUT", "How bright light is.", raising=False)
    return settings_module.setting_by_id(free)


def test_added_setting_is_in_the_menu(contrast):
    d = booted().open("settings")
    menu = d.app.screen
    menu.cursor = len(menu.rows) - 2  # This is the row above Done.
    assert (d.app.status, menu.about()) == ("Contrast: usual", "How bright light is.")
    assert d.keys("RIGHT") == "Contrast: very high"
    d.keys("RIGHT BACK")
    assert Settings(d.store).get(contrast) == 0


def test_added_setting_has_its_default_in_older_saves(monkeypatch, request):
    settings = Settings(MemoryStore())
    settings.numbers[settings_module.SETTING_NAMES_OF_PILES] = 2
    settings.save()
    contrast = request.getfixturevalue("contrast")
    settings = Settings(settings.slots.store)
    assert (settings.note, settings.numbers[settings_module.SETTING_NAMES_OF_PILES], settings.get(contrast)) == ("", 2,
        1)
    settings.change(contrast.id)
    settings.save()
    settings = Settings(settings.slots.store)
    assert (settings.note, settings.get(contrast)) == ("", 2)
    settings.change(contrast.id)
    assert settings.get(contrast) == 0


def test_added_setting_can_be_given_on_the_command_line(contrast):
    for given in ("contrast=very_high", "contrast=2"):
        setting, number = arguments.setting(given)
        assert (setting.id, number) == (contrast.id, 2)
    with pytest.raises(argparse.ArgumentTypeError):
        arguments.setting("contrast=3")


def test_added_setting_is_varied_by_the_fuzzer(contrast):
    person = RobotPlayer(arguments.board("picosystem"), MemoryStore(), 1)
    rng = random.Random(1)
    seen = set()
    for _ in range(20):
        person.randomize_settings(rng)
        seen.add(person.app.settings.get(contrast))
    assert seen == {0, 1, 2}


def test_settings_share_neither_bytes_nor_names():
    taken = []
    for setting in settings_module.all_settings():
        taken += range(setting.id, setting.id + setting.count * settings_module.byte_width(setting))
        assert getattr(settings_module, "SETTING_" + setting.name.upper()) == setting.id
    assert sorted(taken) == list(range(len(taken)))
    assert len({setting.name for setting in settings_module.all_settings()}) == len(settings_module.SETTING_ROWS)


@pytest.mark.parametrize("code", LANGUAGE_CODES)
def test_settings_on_a_screen_have_words_in_every_language(code):
    words = importlib.import_module("firmware.text.%s.settings" % code)
    for setting in settings_module.all_settings():
        if setting.screen:
            key = setting.name.upper()
            values = getattr(words, key + "_VALUES", ("off", "on"))
            about = getattr(words, key + "_ABOUT", "")
            assert getattr(words, key)
            if key not in ("TARGET", "LEVEL", "LANGUAGE", "CARD_LETTERS"):  # Their values are not words.
                assert len(values) == len(setting.values)
            assert isinstance(about, str) or len(about) == len(values)


@pytest.mark.parametrize("wrong", [
    {0: 4}, {1: 49}, {2: 4}, {3: 2}, {4: 200}, {9: 0}, {9: len(LEVEL_IDS)}, {13: 6}, {13: 254},
    {14: 1 + len(LANGUAGE_CODES)}, {23: 27}, {46: 27}, {47: 5},
])  # fmt: skip
def test_settings_with_an_invalid_number_are_refused(wrong):
    body = settings_module.default_numbers()
    for at, number in wrong.items():
        body[at] = number
    settings = Settings(MemoryStore({"settings": slot(KIND_SETTINGS, 1, body)}))
    assert settings.note and settings.numbers == settings_module.default_numbers()
