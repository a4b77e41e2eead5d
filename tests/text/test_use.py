"""The language in use is chosen by its number, is the only one in memory, and is the same on every runtime."""

import ast
import gc
import subprocess
import sys
import weakref

import pytest

from firmware import text
from firmware.screens import unload
from firmware.text import phrases
from firmware.text.languages import LANGUAGE_CODES, LANGUAGES as LANGUAGE_ROWS
from hostsim.web import page_build as web
from tests.support import unix_micropython
from tests.support.app_driver import AppDriver
from tests.support.languages import LANGUAGES, PARTS, words_of

# Prints, for each language, every name in it and what it says.
SAY_ALL = """
import sys
from firmware import text
from firmware.text.languages import LANGUAGE_CODES
for number in list(range(1, %d)) + [0]:
    text.set_language(number)
    for part in %r:
        module = text.words if part == "table" else getattr(text, "help_pages" if part == "help" else part)()
        print(repr({name: getattr(module, name) for name in dir(module) if name[0] != "_"}))
    text.unload_parts()
    print(sorted(text._parts))
"""


@pytest.fixture(autouse=True)
def languages_unloaded():
    """Let go of the words that earlier tests of this process have loaded, which they may hold on to."""
    text.set_language(0)
    text.unload_parts()
    for code in LANGUAGE_CODES:
        for name in [name for name in sys.modules if (name + ".").startswith("firmware.text.%s." % code)]:
            package, _, last = name.rpartition(".")
            if code != LANGUAGE_CODES[0] or last not in (code, "table"):  # The table of the language in use stays.
                del sys.modules[name]
                if sys.modules.get(package):  # It may be gone before its modules.
                    vars(sys.modules[package]).pop(last, None)


def test_each_folder_has_a_row_with_a_name_of_its_own():
    assert sorted(LANGUAGE_CODES) == LANGUAGES
    assert len({name for _, name, _, _ in LANGUAGE_ROWS}) == len(LANGUAGES)


@pytest.mark.parametrize("number", range(1, len(LANGUAGE_CODES)))
def test_use_another_language_drops_the_former_module(number):
    text.set_language(number)
    assert text.language == number and text.learn().LESSONS == shown_in(LANGUAGE_CODES[number], "learn")["LESSONS"]
    former = [weakref.ref(module) for module in (text.words, text.learn())]
    text.set_language(0)
    assert text.language == 0 and text.learn().LESSONS == words_of("en", "learn")["LESSONS"]
    gc.collect()
    assert [module() for module in former] == [None, None]


def test_menus_words_are_dropped_when_the_table_opens():
    d = AppDriver()
    d.press(0)
    d.app.show("settings")
    d.press(0)
    menus = weakref.ref(text.menus())
    d.app.start("classic", "greedy", 7)
    d.press(0)
    assert d.app.screen is d.table
    gc.collect()
    assert menus() is None
    assert text.menus().DONE == words_of("en", "menus")["DONE"]


def test_words_of_a_screen_are_dropped_when_another_opens():
    d = AppDriver()
    d.app.features.unload = unload
    d.press(0)
    d.app.show("new_game")
    d.press(0)
    menus, new_game = text.menus(), weakref.ref(text.new_game())
    d.app.show("about")
    d.press(0)
    gc.collect()
    assert new_game() is None and text.menus() is menus  # what menus share stays


def test_use_a_missing_language_keeps_the_former(monkeypatch):
    monkeypatch.setitem(sys.modules, "firmware.text.de", None)  # whose import then fails
    text.set_language(LANGUAGE_CODES.index("fr"))
    text.set_language(LANGUAGE_CODES.index("de"))
    assert text.language == LANGUAGE_CODES.index("fr") and text.words.MOVE_ENDS == words_of("fr")["MOVE_ENDS"]


@pytest.mark.parametrize("forms, expected", [
    (((1, 1, 0),), {1: "one", 0: "few", 2: "few", 21: "few", 101: "few"}),  # English, German, Spanish
    (((0, 1, 0),), {0: "one", 1: "one", 2: "few", 101: "few"}),  # French, Brazilian Portuguese
    (((1, 1, 10), (2, 4, 10)), {1: "one", 21: "one", 11: "many", 2: "few", 24: "few", 13: "many", 111: "many"}),
    (((1, 1, 0), (2, 4, 0)), {1: "one", 3: "few", 5: "many", 21: "many", 22: "many"}),  # Czech
    (((1, 1, 0), (2, 4, 10)), {  # Polish
        1: "one", 0: "many", 2: "few", 4: "few", 5: "many", 11: "many", 12: "many", 14: "many", 21: "many", 22: "few",
        101: "many", 104: "few", 112: "many",
    }),
])  # fmt: skip
def test_by_number_takes_the_form_of_the_language(monkeypatch, forms, expected):
    monkeypatch.setattr(text.words, "FORMS", forms)
    assert {n: phrases.plural(("one", "few", "many"), n) for n in expected} == expected


def shown_in(code, part):
    """Return the texts in a part of a language, in English what it lacks."""
    if LANGUAGE_ROWS[LANGUAGE_CODES.index(code)][3]:
        return words_of(code, part)
    return {name: said for name, said in vars(text.load(code, part)).items() if name.isupper()}


def check_texts_of_the_sources(folder):
    """Check all texts of every language on the 32-bit MicroPython, and that one language is loaded at a time."""
    done = subprocess.run(
        [*unix_micropython.command(32), "-c", SAY_ALL % (len(LANGUAGE_CODES), PARTS)], capture_output=True, text=True,
            cwd=folder
    )
    assert done.returncode == 0, done.stderr
    lines = [ast.literal_eval(line) for line in done.stdout.splitlines()]
    codes = [*LANGUAGE_CODES[1:], LANGUAGE_CODES[0]]
    for i, part in enumerate(PARTS):
        assert lines[i :: len(PARTS) + 1] == [shown_in(code, part) for code in codes]
    assert lines[len(PARTS) :: len(PARTS) + 1] == [["console", "short"]] * len(LANGUAGE_CODES)


@pytest.mark.slow
def test_build_on_micropython_has_the_texts_of_the_sources(built):
    unix_micropython.require(32)
    check_texts_of_the_sources(built(None))


@pytest.mark.slow
def test_page_on_micropython_has_the_texts_of_the_sources(tmp_path):
    unix_micropython.require(32)
    for files in web.game().values():
        for path, data in files.items():
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / path).write_bytes(data)
    check_texts_of_the_sources(tmp_path)
