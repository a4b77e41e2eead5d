# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What a person reads stands in firmware/text/ alone, and every word that is asked for is there."""

import ast
import re

import pytest

from hostsim.device.build import ROOT

FIRMWARE = ROOT / "firmware"
SOURCES = [
    path for path in sorted(FIRMWARE.rglob("*.py"))
    # Lessons are positions and moves, made from files in which words are ids.
    if path.parent != FIRMWARE / "text" and (path.parent != FIRMWARE / "lessons" or path.stem == "__init__")
]  # fmt: skip
# Not said in any language: names of programs.
NAMES = {"CircuitPython", "MicroPython", "Python"}


def is_read(value):
    """Return whether a string looks like words for a person: it has letters and a space, or a capitalised word."""
    plain = re.sub(r"%[\d.]*[a-z]|\{\d*\}", "0", value)  # the places for % and str.format
    return " " in plain and re.search("[A-Za-z]", plain) or re.search(r"(^|\W)[A-Z][a-z]", plain)


def silent(tree):
    """Return the nodes of strings that nobody reads: docstrings, messages of exceptions, annotations."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node) is not None:
            found.add(node.body[0].value)
        if isinstance(node, (ast.Raise, ast.arg)):
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


def test_what_is_read_is_found():
    source = (
        '"""A docstring."""\n'
        "def f():\n"
        '    "Another one."\n'
        '    raise ValueError("no such thing")\n'
        'a = ("Sure?", "No, go back", " thinks", "new_game", "%d %s", "< %s >", "{0}/{1}", "<BBhBBH", "classic+r12")\n'
        'b = "%d points", "Title", "MENU"\n'
    )
    assert sorted(read_in(source)) == [" thinks", "%d points", "No, go back", "Sure?", "Title"]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(FIRMWARE).as_posix())
def test_no_words_stand_outside_of_text(path):
    assert not read_in(path.read_text())


def test_every_word_that_is_asked_for_is_there_and_none_is_left_over():
    asked = set()
    for path in sorted(FIRMWARE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute) and node.value.attr == "words":
                asked.add(node.attr)
    english = ast.parse((FIRMWARE / "text" / "en.py").read_text())
    there = {node.targets[0].id for node in english.body if isinstance(node, ast.Assign)}
    there |= {node.name for node in english.body if isinstance(node, ast.FunctionDef)}
    within = {node.id for node in ast.walk(english) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    assert asked <= there
    assert there <= asked | within
