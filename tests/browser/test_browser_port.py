# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Tests of the browser's port on CPython, with a stand-in for the page and a clock.

No call into the game is long, and screen readers hear of each move what the console tells.
"""

import types

import pytest

from engine import search
from engine.search import Search
from firmware.app import actions
from firmware.app.app import App
from firmware.app.features import Features
from firmware.app.settings import TEACHES
from firmware.console.console import Console
from firmware.draw.text.look import Look
from firmware.screens import make
from hostsim import arguments
from hostsim.players.driver import MemoryStore


class Idle:
    """An app that always wants to be called again at once, and has nothing to show."""

    def __init__(self):
        self.scene = types.SimpleNamespace(mirrored=0)
        self.changed = False
        self.ticks = 0

    def tick(self, now, action):
        self.ticks += 1
        return 0


def test_tick_ends_after_its_ms_of_search(port):
    handheld = port.Handheld(arguments.board("thumby"))
    idle = handheld.app = Idle()
    assert handheld.tick(0, 0) == 0
    # The clock advances by 1 ms whenever it is read: before the first slice, and after each.
    assert 1 < idle.ticks <= port.THOUGHT_MS


@pytest.mark.slow
def test_tick_takes_a_few_slices_of_search_or_draws(port, monkeypatch):
    looked_into = 0

    class CountingSearch(Search):
        def _expand(self, *given):
            nonlocal looked_into
            looked_into += 1
            super()._expand(*given)

    monkeypatch.setattr(search, "Search", CountingSearch)
    handheld = port.Handheld(arguments.board("thumby"))
    assert handheld.wish("rules\tclassic\nlevel\texpert\nseed\t4") == ""
    handheld.begin(False)
    now = most = thought = 0
    keys = [actions.OK, actions.OK, actions.TURN] * 10 + [actions.MENU, actions.OK]  # and then a hint
    for key in [0, *keys]:
        action = key
        for _ in range(100_000):
            before, shown = looked_into, port.page.shown
            wait = handheld.tick(now, action)
            done = looked_into - before
            # A call either searches or draws.
            assert not done or port.page.shown == shown
            most = max(most, done)
            thought += done
            action = 0
            if wait < 0:
                break
            now += wait
        else:
            pytest.fail("it never waits for a button")
    assert thought > 1000
    assert 1 < most <= port.THOUGHT_MS


def rest(handheld, action, now):
    """Press a button, and let the game come to rest; return the time."""
    wait = handheld.tick(now, action)
    while wait >= 0:
        now += max(1, wait)
        wait = handheld.tick(now, 0)
    return now


def test_spoken_tells_the_moves_and_the_table_as_the_console_does(port):
    handheld = port.Handheld(arguments.board("thumby"))
    handheld.speak()
    assert handheld.wish("rules\tclassic\nlevel\tgreedy\nseed\t4") == ""
    handheld.begin(False)
    now = rest(handheld, 0, 0)
    said = []
    console = Console(App(Look(0, 0), MemoryStore(), lambda: 4, make, Features()), said.append)
    console.app.start("classic", "greedy", 4)
    console.begin()
    said.clear()
    told = port.page.told
    for word in ("ok", "ok", "turn") * 12:
        console.type(word)
        now = rest(handheld, actions.NAMES.index(word.upper()), now)
    assert len(told) > 12 and [line for line in said if line in told] == told
    assert [line for line in told if line.startswith("Opponent")]
    assert told[0] == "You: ace of clubs from house 4 to foundation. House 4: a space"
    assert handheld.spoken() == "jack of spades: house 8 or your waste"
    told.clear()
    said.clear()
    handheld.tell_table()
    console.type("table")
    assert told == said


@pytest.mark.parametrize("at_door, teaches", [(True, 1), (False, 0)])
def test_first_game_begun_at_the_front_door_is_taught_and_a_linked_one_is_not(port, at_door, teaches):
    handheld = port.Handheld(arguments.board("picosystem"))
    handheld.tick(0, 0)  # the title, behind the door
    assert handheld.wish("rules\tclassic\nlevel\teasy\nseed\t4") == ""
    handheld.begin(at_door)
    assert handheld.app.settings.numbers[TEACHES] == teaches
