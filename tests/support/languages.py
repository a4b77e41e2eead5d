"""Read the texts of each language from its modules."""

import ast
import functools
import re
from collections.abc import Iterator
from typing import Any

from tests.support.paths import ROOT

TEXT_FOLDER = ROOT / "firmware" / "text"
PAGE_PART = "page"  # the module of a language that is the browser page's and not the game's
TOUCH_PART = "touch"  # the module of the texts for a finger, which take the place of others
TYPED_PART = "typed"  # the same for a player who types
# the others
PARTS = sorted(
    path.stem for path in TEXT_FOLDER.glob("en/*.py")
    if path.stem not in ("__init__", PAGE_PART, TOUCH_PART, TYPED_PART)
)  # fmt: skip
LANGUAGES = sorted(path.name for path in TEXT_FOLDER.glob("??"))


# The texts with one form for each plural of the language, which may have more or fewer plurals than English.
PLURAL_TEXTS = re.compile(
    r"(CARDS|GAME_WITH_OPTIONS|PUZZLE_COUNTS\[\d\]|PUZZLE_MOVES|PUZZLE_FEWEST|TURN_MOVES"
    r"|TURN_RESERVE|TURN_RESERVE_EMPTY|TURN_SPACES|TURN_LOADS|TURN_CARDS_UP|TURN_WASTE"
    r"|OPPONENT_IS|SUMMARY_MOVES|SUMMARY_BRIEF_MOVES)\[(\d)\]"
)


@functools.cache
def words_of(language: str, part: str = "table") -> dict[str, Any]:
    """Return the texts in a part of a language, {name: str, or tuples and dicts of str}, which nobody may change.

    There are none if the part is missing. AssertionError if it has anything else.
    """
    path = TEXT_FOLDER.joinpath(language, part + ".py")
    tree = ast.parse(path.read_text() if path.exists() else '""')
    found = {}
    for node in tree.body[1:]:
        assert isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name), node.lineno
        name = node.targets[0].id
        assert name not in found, node.lineno
        found[name] = ast.literal_eval(node.value)
    return found


def leaves(said: Any, at: str = "") -> Iterator[tuple[str, str]]:
    """Yield (path, string) for each string in a value, such as ("[0][key]", "text").

    Numbers are left out.
    """
    if isinstance(said, str):
        yield at, said
    elif isinstance(said, int):
        return
    elif isinstance(said, dict):
        for key in said:
            yield from leaves(said[key], "%s[%s]" % (at, key))
    else:
        for i in range(len(said)):
            yield from leaves(said[i], "%s[%d]" % (at, i))


def one_form_each(said: dict[str, str], forms: int) -> dict[str, str]:
    """Return the texts of a language with only the last form of each that has one for each form of a number."""
    found = {}
    for at in said:
        by_number = PLURAL_TEXTS.fullmatch(at)
        if not by_number:
            found[at] = said[at]
        elif int(by_number[2]) == forms - 1:
            found[by_number[1]] = said[at]
            assert "%s[%d]" % (by_number[1], forms) not in said, at
    return found


def comparable(language: str) -> dict[str, str]:
    """Return every string of a language by its path, where those with forms of a number have their last form."""
    forms = words_of(language).get("FORMS", words_of("en")["FORMS"])
    return one_form_each(all_of(language), 1 + len(forms))


def lacking(language: str) -> list[str]:
    """Return the paths of the texts that English has and a language lacks.

    Those of the page have `page.` before them, those for a finger `touch.`, those for a player who types `typed.`.
    """
    said = comparable(language)
    page = words_of(language, PAGE_PART).get("WORDS", {})
    return [at for at, text in comparable("en").items() if text and not said.get(at)] + [
        "page." + at for at in words_of("en", PAGE_PART)["WORDS"] if not page.get(at)
    ] + ["touch." + at for at in by_touch("en") if not by_touch(language).get(at)] + [
        "typed." + at for at in by_typing("en") if not by_typing(language).get(at)
    ]


@functools.cache
def all_of(language: str) -> dict[str, str]:
    """Return every string of a language by its path, such as `CARDS[0]`, in a dict that nobody may change.

    They are in the order of the language's files.
    """
    said: dict[str, Any] = {}
    for part in PARTS:
        for name, found in words_of(language, part).items():
            name = "lessons." + name if part == "lessons" else name
            assert name not in said, name
            said[name] = found
    return dict(leaf for name, found in said.items() for leaf in leaves(found, name))


@functools.cache
def by_touch(language: str) -> dict[str, str]:
    """Return what a finger reads in place of strings of all_of, by the same paths, in a dict that nobody may change."""
    return _in_place(language, TOUCH_PART)


@functools.cache
def by_typing(language: str) -> dict[str, str]:
    """Return what a player who types reads in place of strings of all_of, as by_touch does."""
    return _in_place(language, TYPED_PART)


def _in_place(language: str, module: str) -> dict[str, str]:
    said: dict[str, Any] = {}
    for part, found in words_of(language, module).items():
        for name in found:
            said[("lessons." if part == "LESSONS" else "") + name] = found[name]
            assert name in words_of("en", part.lower()), (part, name)
    return dict(leaf for name, found in said.items() for leaf in leaves(found, name))
