# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What of the code goes where the game is files on a board and the heap is short (firmware/micropython/memory.py)."""

import gc
import importlib
import sys
import time
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


class Search:
    """Says whether it was told to rest."""

    def __init__(self, looking):
        self.looking = looking
        self.rested = False

    def is_looking(self):
        return self.looking

    def rest(self):
        self.rested = True


@pytest.fixture
def spared(monkeypatch):
    """A function that returns which of LOADED are gone, from where they are listed and from their packages."""

    def run(free, screen="table", lesson=None, stop_play=False, looking=False):
        modules = {name: types.ModuleType(name) for name in LOADED}
        for name, module in modules.items():
            package, _, last = name.rpartition(".")
            if package:
                setattr(modules[package], last, module)
        monkeypatch.setattr(memory, "sys", types.SimpleNamespace(modules=modules))
        monkeypatch.setattr(gc, "mem_free", lambda: free, raising=False)
        monkeypatch.setattr(gc, "threshold", lambda n: None, raising=False)
        run.opponent = types.SimpleNamespace(search=Search(looking))
        run.spare = [object()]
        session = types.SimpleNamespace(stop_play=stop_play, opponents=[run.opponent], spare_tables=run.spare)
        shown = "table" if screen == "table" else type(screen.capitalize(), (), {})()
        run.app = types.SimpleNamespace(screen=shown, table="table", apart=lesson, session=session)
        memory.shown(run.app, memory.WITH_CODE)
        for name, module in modules.items():
            for last in vars(module):
                assert last.startswith("__") or "%s.%s" % (name, last) in modules
        return set(LOADED) - set(modules)

    return run


def test_nothing_goes_while_there_is_room(spared):
    assert spared(memory.LOW + 1) == set()


def test_what_no_one_needs_at_the_table_goes_where_room_is_short(spared):
    assert spared(memory.LOW) == spared(0, "title") == PASSING | STOP_PLAY
    assert spared(0, stop_play=True) == PASSING


def test_nothing_goes_that_is_in_use(spared):
    assert spared(0, "pause") == spared(0, lesson="a lesson") == set()


def test_what_a_screen_works_with_stays(spared):
    assert spared(0, "graph") == (PASSING | STOP_PLAY) - {"engine.review"}
    assert spared.app.table == "table" and spared.opponent.search.rested


def test_under_the_title_the_match_lets_go_of_what_can_be_had_again(spared):
    spared(0)
    assert spared.app.table == "table" and spared.opponent.search.rested
    spared(memory.LOW + 1, "title")
    assert spared.app.table == "table" and not spared.opponent.search.rested
    spared(0, "title")
    assert spared.app.table is None and spared.opponent.search.rested


def test_at_the_table_an_opponent_in_the_middle_of_a_search_goes_on_with_it(spared):
    spared(0, looking=True)
    assert not spared.opponent.search.rested and not spared.spare  # what a hint searched with goes
    spared(0, "result", looking=True)
    assert spared.opponent.search.rested


def test_every_screen_that_is_named_is_there():
    from firmware.screens import learn, puzzles, result, review, title

    modules = learn, puzzles, result, review, title
    for name in memory.IN_USE:
        assert any(isinstance(getattr(module, name.capitalize(), None), type) for module in modules)


def test_room_is_made_before_a_screen_and_not_under_one(monkeypatch):
    app = types.SimpleNamespace(screen="pause", table="table")
    asked = []
    monkeypatch.setattr(memory, "spare", lambda app, name="table": asked.append(name))
    memory.room_for(app, "result")
    memory.room_for(app, "table")
    assert asked == ["result"]
    memory.room_for(app)
    app.screen = "table"
    memory.room_for(app, "pause")
    assert asked == ["result", "table", "table"]


class Full:
    """A handheld whose heap is full after so many ms."""

    def __init__(self, board):
        self.board = board

    def run(self):
        self.board.ms += self.board.FULL_AFTER
        raise MemoryError("memory allocation failed")


@pytest.mark.parametrize(
    "full_after, in_heap, pressed", [(40_000, True, False), (4, True, True), (40_000, False, True)]
)
def test_a_heap_full_of_code_starts_again_by_itself(monkeypatch, tmp_path, full_after, in_heap, pressed):
    board = types.SimpleNamespace(NAME="a board", SCREEN="colour", BUTTONS={}, FULL_AFTER=full_after, ms=0)
    done = []
    module = types.SimpleNamespace(Pin=None, soft_reset=lambda: done.append("reset"))
    monkeypatch.setitem(sys.modules, "machine", module)
    monkeypatch.setitem(sys.modules, "firmware.micropython.handheld", types.SimpleNamespace(Handheld=Full))
    monkeypatch.setattr(time, "ticks_ms", lambda: board.ms, raising=False)
    monkeypatch.setattr(time, "ticks_diff", lambda one, other: one - other, raising=False)
    monkeypatch.setattr(sys, "print_exception", lambda error, out=None: None, raising=False)
    monkeypatch.setattr(gc, "threshold", lambda n: None, raising=False)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "firmware.micropython.boot", raising=False)
    boot = importlib.import_module("firmware.micropython.boot")
    try:
        monkeypatch.setattr(boot, "show", lambda board, *said: done.append("shown"))
        monkeypatch.setattr(boot, "wait_for_press", lambda board: done.append("pressed"))
        boot.start(board, (1, 26), in_heap)
        assert done == (["shown", "pressed"] if pressed else []) + ["reset"]
        assert (tmp_path / "crash.txt").exists()
    finally:
        del sys.modules["firmware.micropython.boot"]
