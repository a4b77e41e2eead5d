"""Jobs for a pool that end their process, hang or raise, in a module that a process can import."""

import os
import signal
import subprocess
import sys
import time
from typing import Any

from hostsim import fast
from hostsim.torture.case import Case

KILLED, HANGS, RAISES = 3, 4, 5  # the numbers of cases that do so


def doubled(item: int) -> int:
    """Return twice the item; kill the process that runs 3."""
    if item == KILLED:
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * item


def hangs(path: str) -> None:
    """Start a program, write its process id into the file, and never end."""
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(999)"])
    with open(path, "w", encoding="utf-8") as f:
        f.write("%d" % child.pid)
    time.sleep(999)


def raises(_item: Any) -> None:
    """Raise an exception that does not survive a pipe."""
    raise UnicodeDecodeError("utf-8", b"", 0, 1, "of the test")


def engine(_item: Any) -> str:
    """Return which engine is used, in one word."""
    return fast.engine_in_use()


def case(given: Case) -> Case:
    """Run a case that is killed, hangs, raises, or does nothing."""
    from hostsim.torture import command

    if given.number == HANGS:
        time.sleep(999)
    doubled(given.number)
    if given.number == RAISES:
        given.campaign = "nothing_of_the_test"
        return command._run(given)
    return given
