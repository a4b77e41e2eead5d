# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The browser's port on CPython, with a stand-in for the page."""

import importlib
import sys
import time
import types

import pytest


@pytest.fixture
def port(monkeypatch):
    """Return a fresh import of firmware.browser.handheld.

    page.shown: how often something was drawn; page.told: the lines for screen readers.
    """
    page = types.ModuleType("page")
    page.shown = 0
    page.told = []
    page.tell = page.told.append

    def draw(*_):
        page.shown += 1

    page.draw = page.light = draw
    page.show = page.invert = page.mirror = page.sound = lambda *_: None
    page.read = lambda name: ""
    page.write = lambda name, digits: True
    page.chance = lambda n: 4
    page.today = lambda: 261122
    clock = iter(range(1 << 30))
    monkeypatch.setitem(sys.modules, "page", page)
    monkeypatch.setitem(sys.modules, "uctypes", types.SimpleNamespace(addressof=id))
    monkeypatch.setattr(time, "ticks_ms", lambda: next(clock), raising=False)
    monkeypatch.setattr(time, "ticks_diff", lambda one, other: one - other, raising=False)
    names = ["firmware.browser." + name for name in ("handheld", "spoken", "store")]
    for name in names:
        monkeypatch.delitem(sys.modules, name, raising=False)
    yield importlib.import_module(names[0])
    for name in names:
        sys.modules.pop(name, None)
