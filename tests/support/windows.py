"""Run a command as on Windows, as far as that can be had elsewhere: without what Python lacks there.

    python -m tests.support.windows [--without PACKAGE] [--quit] COMMAND …

--without: a package that is not installed; --quit: close the window as soon as it is open. Files are read as ASCII
where the program does not say how, because there it is no UTF-8 either: see ENVIRONMENT.
"""

import os
import runpy
import select
import shutil
import signal
import socket
import subprocess  # noqa: F401  # These take what they need before it goes.
import sys
import tempfile  # noqa: F401
import threading
import time
from typing import Any

ENVIRONMENT = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0", "PYTHONIOENCODING": "cp1252"}
POSIX_MODULES = ("termios", "fcntl", "tty", "pty", "pwd", "grp", "resource", "readline", "curses", "syslog")
OF_OS = (
    "statvfs", "fork", "forkpty", "openpty", "nice", "setpgid", "setsid", "killpg", "posix_fadvise", "getuid", "uname",
    "sysconf", "fpathconf", "mkfifo", "sched_getaffinity",
)  # fmt: skip
# SIGKILL is missing there, too, but here Python's own multiprocessing needs it.
POSIX_SIGNALS = ("SIGPIPE", "SIGHUP", "SIGQUIT", "SIGTSTP", "SIGWINCH", "SIGTTOU", "SIGTTIN", "SIGALRM", "SIGUSR1")


class Msvcrt:
    """Windows's module msvcrt, as far as the game uses it: a lock that this process always gets."""

    LK_NBLCK = 2

    @staticmethod
    def locking(file: int, mode: int, size: int) -> None:
        """Lock bytes of a file."""
        os.fstat(file)


def take_away() -> None:
    """Take away what Windows lacks, and what it has differently."""
    statvfs = os.statvfs

    def usage(path: Any) -> Any:
        status = statvfs(path)
        return shutil._ntuple_diskusage(status.f_blocks * status.f_frsize, 0, status.f_bavail * status.f_frsize)

    shutil.disk_usage = usage
    original = select.select

    def of_sockets(*given: Any) -> Any:
        if not all(isinstance(each, socket.socket) for some in given[:3] for each in some):
            raise OSError(10038, "An operation was attempted on something that is not a socket")
        return original(*given)

    select.select = of_sockets
    for name in POSIX_MODULES:
        sys.modules[name] = None  # type: ignore[assignment]
    sys.modules["msvcrt"] = Msvcrt  # type: ignore[assignment]
    for module, names in ((os, OF_OS), (signal, POSIX_SIGNALS)):
        for name in names:
            if hasattr(module, name):
                delattr(module, name)


def close_the_window() -> None:
    """Close pygame's window, from another thread."""
    while "hostsim.players.window" not in sys.modules:  # which keeps pygame from naming itself on stdout
        time.sleep(0.01)
    import pygame

    while not pygame.display.get_init() or not pygame.display.get_surface():
        time.sleep(0.01)
    pygame.event.post(pygame.event.Event(pygame.QUIT))


if __name__ == "__main__":
    words = sys.argv[1:]
    take_away()
    while words[:1] in (["--without"], ["--quit"]):
        if words.pop(0) == "--quit":
            threading.Thread(target=close_the_window, daemon=True).start()
        else:
            sys.modules[words.pop(0)] = None  # type: ignore[assignment]
    sys.argv[1:] = words
    runpy.run_module("hostsim", run_name="__main__", alter_sys=True)
