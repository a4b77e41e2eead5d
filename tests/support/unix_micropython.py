"""MicroPython's unix port for the tests, which are skipped without it.

See hostsim/device/unix_port.py.

    run(["-c", "print(1)"], bits=32, heap="190k")
"""

import functools
from pathlib import Path
from typing import Any

from hostsim.device.board_build import ROOT
from hostsim.device.unix_port import MicroPythonUnavailable, command, run

__all__ = [
    "BUILT_BOARDS", "ROOT", "MODULES_THERE", "MicroPythonUnavailable", "command", "helpers", "printed", "require",
    "run",
]  # fmt: skip

# The boards, and the modules of tests/support that run there, in the build of the fixture `built`.
BUILT_BOARDS = ["waveshare_pico_lcd_1_3", "pico_console"]
MODULES_THERE = (
    "app_driver", "app_game", "console_driver", "high_flags", "link_heap", "longest_game", "mono_game", "saved",
    "strip_picture",
)  # fmt: skip


def require(bits: int = 32) -> None:
    """Skip the test, with the reason, if MicroPython is not available."""
    import pytest

    reason = _refusal(bits)
    if reason:
        pytest.skip(f"no {bits}-bit MicroPython: {reason}")


def printed(source: str, bits: int = 32, folder: Path | None = None, **more: Any) -> str:
    """Run Python source there, and return what it prints; skip the test as `require` does.

    AssertionError with what it says if it fails, or writes to stderr.

    folder: a build, whose modules alone it finds; more: for `run`
    """
    require(bits)
    if folder:
        more = {"cwd": folder, "env": {"MICROPYPATH": "%s:.frozen" % folder}, **more}
    done = run(["-c", source], bits=bits, **more)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    return done.stdout


@functools.cache
def _refusal(bits: int) -> str:
    """Return why there is no MicroPython of this word size, or "". Fetching it is tried once a process."""
    try:
        command(bits)
    except MicroPythonUnavailable as reason:
        return str(reason)
    return ""


def helpers(*names: str) -> "tuple[str, ...]":
    """Return the modules to add to a build to run these of tests/support."""
    driver = ("hostsim.__init__", "hostsim.players.__init__", "hostsim.players.driver") if "app_driver" in names else ()
    return ("tests.__init__", "tests.support.__init__", *("tests.support." + name for name in names), *driver)
