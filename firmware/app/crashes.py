# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What is written down of a crash, for whoever repairs the game: the file crash.txt, the latest crash first."""

import sys

from firmware.text import before

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Any

    from boards import Board

CRASHES = "crash.txt"
MOST = 2048  # bytes of it


def note(board: "Board", error: Exception, print_exception: "Any") -> None:
    """Write down a crash on a board, a module of boards/, before what is there already.

    print_exception(error, file): the runtime's. Where the file system is full or belongs to the computer on USB nothing
    is written.
    """
    import io

    from firmware.version import VERSION

    out = io.StringIO()
    out.write(before.CRASH_NOTE.format(VERSION, board.NAME, sys.version))
    print_exception(error, out)
    told = out.getvalue()[:MOST]
    try:
        with open(CRASHES) as f:
            told = (told + "\n" + f.read(MOST))[:MOST]
    except (OSError, ValueError):
        pass  # there is none, or it is no text
    try:
        with open(CRASHES, "w") as f:
            f.write(told)
    except OSError:
        pass  # the game's own saves matter more
