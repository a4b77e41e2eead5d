# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The game by plain lines, in and out: for screen readers, scripts, and whoever has no picture."""

import queue
import sys
import threading
import time
from collections.abc import Callable
from types import ModuleType
from typing import Any

from firmware import text
from firmware.console.console import Console
from firmware.draw.looks import look
from hostsim.players.handheld import Handheld

LOOK = 0.01  # seconds from one look at the cable to the next


def play(board: ModuleType, begin: Callable[[Any, Any], Handheld]) -> None:
    """Play till `quit` or the end of stdin, whatever the board's screen; begin(look, None) returns the Handheld."""
    app = begin(look("text", 0, 0), None).app
    app.controls.board = ""  # whose screen would it be
    console = Console(app, print)
    if app.features.cables:
        _play_by_cable(console)
        return
    prompt = text.console().PROMPT if sys.stdin.isatty() and sys.stdout.isatty() else ""
    console.begin()
    while True:
        try:
            line = input(prompt)
        except EOFError:
            console.leave()
            return
        if not console.type(line):
            return


def _play_by_cable(console: Console) -> None:
    # Lines come from a thread of their own, so that in between the other end is heard; a console cannot be waited for
    # together with a cable on every system.
    lines: queue.Queue[str | None] = queue.Queue()

    def read() -> None:
        for line in sys.stdin:
            lines.put(line.rstrip("\n"))
        lines.put(None)

    threading.Thread(target=read, daemon=True).start()
    console.begin()
    now = time.monotonic()
    while True:
        sys.stdout.flush()
        try:
            line = lines.get(timeout=LOOK)
        except queue.Empty:
            before, now = now, time.monotonic()
            console.idle(round((now - before) * 1000))
            continue
        if line is None:
            console.leave()
            return
        if not console.type(line):
            return
