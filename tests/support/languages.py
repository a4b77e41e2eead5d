# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What each language says, read from its modules."""

import ast
import re

from tests.support.paths import ROOT

FOLDER = ROOT / "firmware" / "text"
PARTS = ("help", "console", "lessons")  # what each language says in modules of their own
LANGUAGES = sorted(path.stem for path in FOLDER.glob("??.py"))


# What has one text for each form of a number, of which a language may have more or fewer than English.
BY_NUMBER = re.compile(
    r"(CARDS|GAME_WITH_OPTIONS|LOADED_RESERVE|LOADED_WASTE|MADE_MOVES|PUZZLE_COUNTS\[\d\]|PUZZLE_MOVES|PUZZLE_FEWEST|WAY_MOVES"
    r"|WAY_RESERVE|WAY_RESERVE_EMPTY|WAY_SPACES|WAY_LOADS|WAY_UP|WAY_WASTE|OPENING_RESERVE\[\d\]|OPENING_WASTE\[\d\]"
    r"|SUMMARY_MOVES|BRIEF_MOVES)\[(\d)\]"
)


def words_of(module):
    """Return what a module of a language says, {name: str, or tuples and dicts of these}; it has nothing else."""
    tree = ast.parse(FOLDER.joinpath(module + ".py").read_text())
    found = {}
    for node in tree.body[1:]:
        assert isinstance(node, ast.Assign) and node.targets[0].id not in found, node.lineno
        found[node.targets[0].id] = ast.literal_eval(node.value)
    return found


def leaves(said, at=""):
    """Yield each string of a word, and how it is reached: tuples by number, dicts by key; numbers are left out."""
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


def all_of(language):
    """Return every string of a language by how it is reached, `CARDS[0]`, in the order of its files."""
    said = words_of(language)
    for part in PARTS:
        said |= {("lessons." if part == "lessons" else "") + name: found
                 for name, found in words_of(part + "_" + language).items()}
    return dict(leaf for name, found in said.items() for leaf in leaves(found, name))
