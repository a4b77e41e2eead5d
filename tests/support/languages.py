# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Read the texts of each language from its modules."""

import ast
import functools
import re

from tests.support.paths import ROOT

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

FOLDER = ROOT / "firmware" / "text"
PARTS = sorted(path.stem for path in FOLDER.glob("en/*.py") if path.stem != "__init__")  # the modules of a language
LANGUAGES = sorted(path.name for path in FOLDER.glob("??"))


# The texts with one form for each plural of the language, which may have more or fewer plurals than English.
BY_NUMBER = re.compile(
    r"(CARDS|GAME_WITH_OPTIONS|PUZZLE_COUNTS\[\d\]|PUZZLE_MOVES|PUZZLE_FEWEST|WAY_MOVES"
    r"|WAY_RESERVE|WAY_RESERVE_EMPTY|WAY_SPACES|WAY_LOADS|WAY_UP|WAY_WASTE"
    r"|TOLD_MOVES|BRIEF_MOVES)\[(\d)\]"
)


@functools.cache
def words_of(language: str, part: str = "table") -> "dict[str, Any]":
    """Return the texts in a part of a language, {name: str, or tuples and dicts of str}, which nobody may change.

    AssertionError if it has anything else.
    """
    tree = ast.parse(FOLDER.joinpath(language, part + ".py").read_text())
    found = {}
    for node in tree.body[1:]:
        assert isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name), node.lineno
        name = node.targets[0].id
        assert name not in found, node.lineno
        found[name] = ast.literal_eval(node.value)
    return found


def leaves(said: "Any", at: str = "") -> "Iterator[tuple[str, str]]":
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


@functools.cache
def all_of(language: str) -> "dict[str, str]":
    """Return every string of a language by its path, such as `CARDS[0]`, in a dict that nobody may change.

    They are in the order of the language's files.
    """
    said: "dict[str, Any]" = {}
    for part in PARTS:
        for name, found in words_of(language, part).items():
            name = "lessons." + name if part == "lessons" else name
            assert name not in said, name
            said[name] = found
    return dict(leaf for name, found in said.items() for leaf in leaves(found, name))
