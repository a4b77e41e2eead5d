"""Find the firmware in dist/ for tests on an emulated board; mark long tests.

`make uf2` writes the firmware.

`make test-device` builds the firmware and runs every test. Otherwise long tests are skipped if a shorter test covers
the same code.
"""

import functools
import os

import pytest

from hostsim import arguments
from hostsim.device import uf2_build
from tests.support.paths import ROOT

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from types import ModuleType

RUNS_LONG_TESTS = bool(os.environ.get("TEST_DEVICE"))
BOARD_TIMEOUT_S = 3600  # seconds until a hanging board is ended: a test takes minutes, and the machine may be busy


def emulator() -> "ModuleType":
    """Return the module hostsim.device.emulator; skip the test if its package is not installed."""
    try:
        from hostsim.device import emulator as module
    except arguments.CommandError as reason:
        pytest.skip(str(reason))
    return module


@functools.cache
def _found(name: str, chip: str) -> "tuple[str, str]":
    """Return (path, "") for a board's firmware, or ("", reason) if there is none."""
    try:
        return uf2_build.find(name, chip, ROOT / "dist"), ""
    except arguments.CommandError as reason:
        return "", str(reason)


def uf2(name: str, chip: str = "rp2040") -> str:
    """Return the path of a board's firmware; skip the test if there is none, or no emulator for it."""
    emulator()
    path, reason = _found(name, chip)
    if reason:
        pytest.skip(reason)
    return path


takes_long = pytest.mark.skipif(not RUNS_LONG_TESTS, reason="takes many minutes: make test-device runs it")

# The boards that run MicroPython on an RP2040, which is the emulated chip, each with the buttons that its test presses
# after the boot; boards with a one-bit screen press at least KEYS.
KEYS_AFTER_BOOT = "RIGHT OK RIGHT BACK RIGHT OK"
KEYS_OF_BOARDS = {
    "waveshare_pico_lcd_1_3": "",
    "picosystem": "",
    "pimoroni_display_pack": "",
    "pimoroni_display_pack_2_0": "",
    "pimoroni_display_pack_2_8": "",
    "picocalc": KEYS_AFTER_BOOT + " TURN",
    "thumby": KEYS_AFTER_BOOT + " DOWN",
    "pico_ssd1306": KEYS_AFTER_BOOT + " TURN",
    "feather_oled_featherwing": KEYS_AFTER_BOOT + " TURN",
}

# A boot.py that makes the game crash on action 2.
CRASHING_BOOT = b"""
from firmware.app.app import App
tick = App.tick
def crash(self, now, action):
    if action == 2:
        raise ValueError('of the test')
    return tick(self, now, action)
App.tick = crash
"""
