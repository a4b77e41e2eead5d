# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""MicroPython's unix port for the tests, which are skipped without it.

See hostsim/device/unix_port.py.

    run(["-c", "print(1)"], bits=32, heap="190k")
"""

from hostsim.device.unix_port import ROOT, Unavailable, command, run

__all__ = ["BOARDS", "ROOT", "THERE", "Unavailable", "command", "helpers", "require", "run"]

# The boards, and the modules of tests/support that run there, in the build of the fixture `built`.
BOARDS = ["waveshare_pico_lcd_1_3", "pico_console"]
THERE = ("app_driver", "app_game", "console_driver", "high_flags", "link_heap", "longest_game", "mono_game", "saved",
         "strip_picture")


def require(bits: int = 32) -> None:
    """Skip the test, with the reason, if MicroPython is not available."""
    import pytest

    try:
        command(bits)
    except Unavailable as reason:
        pytest.skip(f"no {bits}-bit MicroPython: {reason}")


def helpers(*names: str) -> "tuple[str, ...]":
    """Return the modules to add to a build to run these of tests/support."""
    driver = ("hostsim.__init__", "hostsim.players.__init__", "hostsim.players.driver") if "app_driver" in names else ()
    return ("tests.__init__", "tests.support.__init__", *("tests.support." + name for name in names), *driver)
