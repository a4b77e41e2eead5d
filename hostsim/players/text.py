"""Play the game as plain lines of text, for screen readers, scripts and slow connections."""

import os
import queue
import sys
import textwrap
import threading
import time
from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING, Any

from firmware import text
from firmware.console.text_console import TextConsole
from firmware.draw.look_factory import make_look
from hostsim.players.host_handheld import HostHandheld

if TYPE_CHECKING:
    from firmware.draw.looks import Look

POLL_S = 0.01  # seconds between two polls of the cable


def play(board: ModuleType, begin: "Callable[[Look, Any], HostHandheld]") -> None:
    """Play until `quit` or the end of stdin; begin(look, None, …) returns the HostHandheld."""
    app = begin(make_look("text", 0, 0), None).app
    app.controls.board = ""  # no board is shown
    console = TextConsole(app, print, lambda: int(time.monotonic() * 1000))
    if app.features.cables:
        _play_by_cable(console)
        return
    _wrap(console)
    prompt = text.console().PROMPT if sys.stdin.isatty() and sys.stdout.isatty() else ""
    console.play(lambda: input(prompt))


def _wrap(console: TextConsole) -> None:
    if sys.stdout.isatty():
        console.print_by(print_wrapped)


def print_wrapped(line: str) -> None:
    """Print a line, broken between words to the width of the terminal; a row of a menu goes on below its text."""
    columns = os.get_terminal_size(sys.stdout.fileno()).columns or 80
    number, dot, _ = line.partition(". ")
    indent = " " * len(number + dot) if dot and number.isdecimal() else ""
    wrapped = textwrap.wrap(
        line, columns - 1, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
    print("\n".join(wrapped))


def _play_by_cable(console: TextConsole) -> None:
    _wrap(console)
    # A thread reads the lines, so that the cable can be polled meanwhile: not every system can wait for a console and a
    # cable together.
    lines: queue.Queue[str | None] = queue.Queue()

    def read() -> None:
        for line in sys.stdin:
            lines.put(line.rstrip("\n"))
        lines.put(None)

    threading.Thread(target=read, daemon=True).start()
    now = time.monotonic()

    def line() -> str:
        nonlocal now
        while True:
            sys.stdout.flush()
            try:
                found = lines.get(timeout=POLL_S)
            except queue.Empty:
                before, now = now, time.monotonic()
                console.idle(round((now - before) * 1000))
                continue
            if found is None:
                raise EOFError
            return found

    console.play(line)
