# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The game by plain lines, in and out: for screen readers, scripts, and whoever has no picture."""

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

from firmware import text
from firmware.console.console import Console
from firmware.draw.looks import look
from hostsim.players.handheld import Handheld


def play(board: ModuleType, begin: Callable[[Any, Any], Handheld]) -> None:
    """Play till `quit` or the end of stdin, whatever the board's screen; begin(look, None) returns the Handheld."""
    app = begin(look("text", 0, 0), None).app
    app.board = ""  # whose screen would it be
    console = Console(app, print)
    prompt = text.words.PROMPT if sys.stdin.isatty() and sys.stdout.isatty() else ""
    console.begin()
    while True:
        try:
            line = input(prompt)
        except EOFError:
            console.leave()
            return
        if not console.type(line):
            return
