# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What of the code goes where the game is files on a board and the heap is short (firmware/micropython/memory.py)."""

import gc
import types

import pytest

from firmware.micropython import memory

LOADED = (
    "engine", "engine.review", "engine.search", "firmware", "firmware.lessons", "firmware.lessons.houses",
    "firmware.screens", "firmware.screens.cabled", "firmware.screens.learn", "firmware.screens.menu",
    "firmware.screens.title", "firmware.table", "firmware.table.lesson", "firmware.table.stop_play",
    "firmware.table.table",
)  # fmt: skip
PASSING = {
    "engine.review", "firmware.lessons", "firmware.lessons.houses", "firmware.screens.learn", "firmware.table.lesson",
}  # fmt: skip
STOP_PLAY = {"firmware.table.stop_play"}


class Title:
    """A screen by this name."""


class Graph:
    """Another."""


class Search:
    """Says whether it was told to rest."""

    rested = False

    def rest(self):
        self.rested = True


@pytest.fixture
def spared(monkeypatch):
    """A function that returns which of LOADED are gone, from where they are listed and from their packages."""

    def run(free, screen="table", lesson=None, stop_play=False):
        modules = {name: types.ModuleType(name) for name in LOADED}
        for name, module in modules.items():
            package, _, last = name.rpartition(".")
            if package:
                setattr(modules[package], last, module)
        monkeypatch.setattr(memory, "sys", types.SimpleNamespace(modules=modules))
        monkeypatch.setattr(gc, "mem_free", lambda: free, raising=False)
        run.opponent = types.SimpleNamespace(search=Search())
        session = types.SimpleNamespace(stop_play=stop_play, opponents=[run.opponent])
        run.app = types.SimpleNamespace(screen=screen, table="table", lesson=lesson, session=session)
        memory.spare(run.app)
        for name, module in modules.items():
            for last in vars(module):
                assert last.startswith("__") or "%s.%s" % (name, last) in modules
        return set(LOADED) - set(modules)

    return run


def test_nothing_goes_while_there_is_room(spared):
    assert spared(memory.LOW + 1) == set()


def test_what_no_one_needs_at_the_table_goes_where_room_is_short(spared):
    assert spared(memory.LOW) == spared(0, Title()) == PASSING | STOP_PLAY
    assert spared(0, stop_play=True) == PASSING


def test_nothing_goes_that_is_in_use(spared):
    assert spared(0, "a menu") == spared(0, lesson="a lesson") == set()


def test_what_a_screen_works_with_stays(spared):
    assert spared(0, Graph()) == (PASSING | STOP_PLAY) - {"engine.review"}
    assert spared.app.table == "table" and spared.opponent.search.rested


def test_under_the_title_the_match_lets_go_of_what_can_be_had_again(spared):
    spared(0)
    assert spared.app.table == "table" and not spared.opponent.search.rested
    spared(memory.LOW + 1, Title())
    assert spared.app.table == "table" and not spared.opponent.search.rested
    spared(0, Title())
    assert spared.app.table is None and spared.opponent.search.rested


def test_every_screen_that_is_named_is_there():
    from firmware.screens import learn, puzzles, result, review, title

    modules = learn, puzzles, result, review, title
    for name in memory.IN_USE:
        assert any(isinstance(getattr(module, name.capitalize(), None), type) for module in modules)
