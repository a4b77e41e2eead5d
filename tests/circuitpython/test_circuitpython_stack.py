# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The calls in one another fit in CircuitPython's stack for Python, which is apart from the heap and small."""

import random
import sys

import pytest

from firmware import pointers
from firmware.app import actions as A
from firmware.app.session import BY_THE_RULES, Session
from tests.support import app_driver
from tests.support.app_driver import Driver
from tests.support.call_stack import CallStack

pytestmark = pytest.mark.slow

ROOM = 1536  # bytes: CIRCUITPY_PYSTACK_SIZE of CircuitPython 9
# What a call takes there, about: of this, and a word for each local variable and each place that its values need. The
# peaks on the board were 16 bytes above what this makes of the same calls, which is for code.py and the loop.
CALL = 44
OUTSIDE = 64
ACTIONS = (A.LEFT, A.RIGHT, A.RIGHT, A.UP, A.DOWN, A.DOWN, A.OK, A.OK, A.OK, A.OK, A.BACK, A.TURN, A.TURN, A.STOP,
           A.STOP, A.MENU)  # fmt: skip


def cost(code):
    """The bytes of a call."""
    return CALL + 4 * (code.co_nlocals + len(code.co_cellvars) + code.co_stacksize)


@pytest.mark.parametrize("size", [(240, 240), (240, 135), (160, 128), (128, 64)])
@pytest.mark.parametrize("rules, level, stop_play", [
    ("classic", "greedy", True), ("foster", "novice", True), ("onepack", "expert", False),
    ("klondike", "greedy", False),
])
def test_pressing_anything_leaves_room(monkeypatch, size, rules, level, stop_play):
    monkeypatch.setattr(pointers, "FAST", False)  # as they are there
    monkeypatch.setattr(app_driver, "WIDTH", size[0])
    monkeypatch.setattr(app_driver, "HEIGHT", size[1])
    d = Driver()
    d.press(0)
    d.app.settings.speed = 3
    stack = CallStack(cost)
    rng = random.Random(1)
    sys.setprofile(stack)
    try:
        d.app.begin(Session(rules, level, 4, BY_THE_RULES, 300, stop_play=stop_play))
        for _ in range(300):
            d.press(rng.choice(ACTIONS))
    finally:
        sys.setprofile(None)
    assert 800 < stack.most < ROOM - OUTSIDE, stack.deepest
