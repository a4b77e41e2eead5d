"""Crash reports for developers, in the file crash.txt, the latest first."""

import sys

from firmware.text import boot_messages

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TextIO

    from boards import Board

CRASH_FILE = "crash.txt"
MAX_CRASH_BYTES = 2048  # the size of the file at most


def write_crash_report(board: "Board", error: Exception,
    print_exception: "Callable[[Exception, TextIO], object]") -> None:
    """Write a report of a crash above the earlier ones; board: a module of boards/

    print_exception(error, file): the runtime's own. Nothing is written if the file system is full, or if only the
    computer on USB may write.
    """
    import io

    from firmware.version import VERSION

    out = io.StringIO()
    out.write(boot_messages.CRASH_NOTE.format(VERSION, board.NAME, sys.version))
    print_exception(error, out)
    report = out.getvalue()[:MAX_CRASH_BYTES]
    try:
        with open(CRASH_FILE) as f:
            report = (report + "\n" + f.read(MAX_CRASH_BYTES))[:MAX_CRASH_BYTES]
    except (OSError, ValueError):
        pass  # there is no file, or it is not text
    try:
        with open(CRASH_FILE, "w") as f:
            f.write(report)
    except OSError:
        pass  # the game's own saves are more important
