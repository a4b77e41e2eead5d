"""All texts that a player reads are in firmware/text/, in every language, and each of them is used."""

import ast
import re
import warnings

import pytest

from firmware.app.settings import all_settings
from firmware.text.languages import LANGUAGES as LANGUAGE_ROWS
from hostsim.device.board_build import ROOT
from tests.support.languages import LANGUAGES, PAGE_PART, PARTS, by_touch, by_typing, comparable, lacking, words_of

FIRMWARE = ROOT / "firmware"
SOURCES = [
    path for path in sorted(FIRMWARE.rglob("*.py"))
    # Lessons are positions and moves, made from files in which words are ids.
    if FIRMWARE / "text" not in path.parents and (path.parent != FIRMWARE / "lessons" or path.stem == "__init__")
]  # fmt: skip
# The same in every language: names of programs, and the labels of keys.
NAMES = {"CircuitPython", "MicroPython", "Python", "Enter", "Esc"}


def is_read(value):
    """Return whether a string looks like text for a player: it has letters and a space, or a capitalised word."""
    plain = re.sub(r"%[\d.]*[a-z]|\{\d*\}", "0", value)  # the places for % and str.format
    return " " in plain and re.search("[A-Za-z]", plain) or re.search(r"(^|\W)[A-Z][a-z]", plain)


def silent(tree):
    """Return the nodes of strings that nobody reads: docstrings, messages of exceptions, annotations, namedtuples."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node) is not None:
            found.add(node.body[0].value)
        if isinstance(node, (ast.Raise, ast.arg)):
            found.update(ast.walk(node))
        if isinstance(node, ast.FunctionDef) and node.returns:
            found.update(ast.walk(node.returns))
        if isinstance(node, ast.AnnAssign):
            found.update(ast.walk(node.annotation))
        if isinstance(node, ast.Tuple) and any(ast.unparse(part).startswith("'firmware.") for part in node.elts):
            # a module, and a class in it
            found.update(ast.walk(node))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "namedtuple":
            found.update(ast.walk(node))
    return found


def read_in(source):
    """Return the strings of a source that a person would read."""
    tree = ast.parse(source)
    quiet = silent(tree)
    return [
        node.value for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in quiet
        and is_read(node.value) and node.value not in NAMES
    ]  # fmt: skip


def test_read_in_a_source_returns_its_texts_alone():
    source = (
        '"""A docstring."""\n'
        "def f():\n"
        '    "Another one."\n'
        '    raise ValueError("no such thing")\n'
        'a = ("Sure?", "No, go back", " thinks", "new_game", "%d %s", "< %s >", "{0}/{1}", "<BBhBBH", "classic+r12")\n'
        'b = "%d points", "Title", "MENU"\n'
    )
    assert sorted(read_in(source)) == [" thinks", "%d points", "No, go back", "Sure?", "Title"]


def test_modules_outside_text_have_no_text():
    assert not [(path, found) for path in SOURCES if (found := read_in(path.read_text()))]


def part_of(node, names):
    """Return the part of a language that an expression stands for, or None; names: the parts that names stand for."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        function = node.func.attr
        return "help" if function == "help_pages" else function if function in PARTS else None
    if isinstance(node, ast.Attribute) and node.attr == "words":
        return "table"
    return names.get(node.id) if isinstance(node, ast.Name) else None


def asked_in(path):
    """Return the texts that a source asks for, as pairs (part, name)."""
    nodes = list(ast.walk(ast.parse(path.read_text())))
    names = {"said": "help"} if path.stem in ("help", "topics") else {}
    for node in nodes:
        if isinstance(node, ast.Assign):
            targets, values = ([getattr(each, "elts", [each])] for each in (node.targets[0], node.value))
            for target, value in zip(*targets, *values):
                if isinstance(target, ast.Name) and part_of(value, {}):
                    names[target.id] = part_of(value, {})
    return {
        (part, node.attr) for node in nodes
        if isinstance(node, ast.Attribute) and node.attr.isupper() and (part := part_of(node.value, names))
    }  # fmt: skip


def test_names_in_text_are_those_that_code_asks_for_in_their_part():
    sources = [*FIRMWARE.rglob("*.py"), *(ROOT / "hostsim" / "players").rglob("*.py")]
    asked = set().union(*(asked_in(path) for path in sources))
    there = {(part, name) for part in PARTS if part != "lessons" for name in words_of("en", part)}
    keys = [setting.name.upper() for setting in all_settings() if setting.screen] + ["PICTURE"]
    of_settings = {("settings", key + end) for key in keys for end in ("", "_VALUES", "_ABOUT")}
    assert there == {each for each in asked if each[0] != "lessons"} | of_settings & there


def texts_in_both(language):
    """Return the texts of English and of a language by their paths, but those that it lacks."""
    lacks = {*lacking(language), *comparable("en").keys() - comparable(language).keys()}
    return [{at: said for at, said in comparable(code).items() if at not in lacks} for code in ("en", language)]


def test_row_of_a_language_says_whether_it_has_every_text_and_what_it_lacks_is_listed():
    lists = {code: "%s lacks %s" % (code, " ".join(lacking(code)) or "no text") for code, _, _, _ in LANGUAGE_ROWS}
    for code, _, _, is_complete in LANGUAGE_ROWS:
        if not is_complete:
            warnings.warn(lists[code], stacklevel=1)
    wrong = [lists[code] for code, _, _, is_complete in LANGUAGE_ROWS if is_complete == bool(lacking(code))]
    assert not wrong, "; ".join(wrong)


# English says the colour as a word, which needs an article of the right gender in some languages. These may name both
# suits of the colour instead: "il faut 9♠ ou 9♣".
BY_COLOUR = {"NEEDS_BLACK": "\1\4", "NEEDS_RED": "\2\3"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_language_has_the_names_of_english_in_order(language):
    english, said = texts_in_both(language)
    assert list(english) == list(said)  # in the same order, so that two files can be read side by side
    for at in english:
        assert bool(english[at]) == bool(said[at]), at
        places = set(re.findall(r"\{[^}]*\}", said[at]))
        assert places <= set(re.findall(r"\{[^}]*\}", english[at])), (at, said[at])
        suits = sorted(sign for sign in said[at] if "\1" <= sign <= "\4")
        if at in BY_COLOUR and suits:
            assert suits == sorted(BY_COLOUR[at]), (at, said[at])
        else:
            assert suits == sorted(sign for sign in english[at] if "\1" <= sign <= "\4"), (at, said[at])


SAID_WITHOUT = {"MUST"}  # They name the foundation themselves.


@pytest.mark.parametrize("language", LANGUAGES)
def test_language_leaves_no_place_out(language):
    english, said = texts_in_both(language)
    for at in english:
        if at not in SAID_WITHOUT:
            assert set(re.findall(r"\{[^}]*\}", english[at])) == set(re.findall(r"\{[^}]*\}", said[at])), (at, said[at])


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_page_have_the_ids_and_places_of_english(language):
    english, said = (words_of(code, PAGE_PART).get("WORDS", {}) for code in ("en", language))
    assert list(said) == [at for at in english if at in said]
    for at in said:
        assert sorted(re.findall(r"\{\d\}", english[at])) == sorted(re.findall(r"\{\d\}", said[at])), at
    assert len(said.get("actions", english["actions"]).split()) == len(english["actions"].split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("texts", [by_touch, by_typing])
def test_texts_for_a_finger_or_typing_are_those_of_english_with_the_same_cards_and_places(texts, language):
    english = texts("en")
    said = texts(language)
    assert list(said) == [at for at in english if at in said]
    for at in said:
        signs = r"[\1-\4]|\{[^}]*\}"
        assert sorted(re.findall(signs, english[at])) == sorted(re.findall(signs, said[at])), (at, said[at])
