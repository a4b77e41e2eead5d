# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Tests of the browser's port on CPython, with a stand-in for the page and a clock: no call into the game is long."""

import types

import pytest

from engine import search
from engine.search import Search
from firmware.app import actions
from hostsim import arguments


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
    handheld.begin()
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
