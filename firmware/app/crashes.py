# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Reports of crashes, for developers: the file crash.txt, the latest first."""

import sys

from firmware.text import before

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TextIO

    from boards import Board

CRASHES = "crash.txt"
MOST = 2048  # bytes of the file


def note(board: "Board", error: Exception, print_exception: "Callable[[Exception, TextIO], object]") -> None:
    """Write a crash on a board, a module of boards/, above the earlier ones.

    print_exception(error, file): the runtime's own. Nothing is written where the file system is full, or where only the
    computer on USB may write.
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
        pass  # There is no file, or it is not text.
    try:
        with open(CRASHES, "w") as f:
            f.write(told)
    except OSError:
        pass  # The game's own saves matter more.
