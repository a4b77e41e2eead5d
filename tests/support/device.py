# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What the tests on an emulated board need: the firmware that is at hand, and which of them run.

A stock MicroPython is the one that $PICO_UF2 names or that the emulator once downloaded; our own firmware is what
`make uf2` wrote into dist/. `make test-device` sees to both and runs every test; elsewhere those that take long, and
have a shorter one beside them, are left out.
"""

import functools
import os

import pytest

from hostsim import arguments
from tests.support.paths import ROOT

WHOLE = bool(os.environ.get("TEST_DEVICE"))
PATIENCE = 3600  # s until what hangs is ended: an emulated board takes minutes, and the machine may be busy


def stock():
    """The path of a MicroPython for the Pico, None for none."""
    try:
        from hostsim.device import emulator
    except arguments.Refused:
        return None
    return os.environ.get("PICO_UF2", emulator.cached_firmware())


@functools.cache
def missing(name, chip="rp2040"):
    """Why the firmware of a board cannot be tested, "" where it can."""
    try:
        from hostsim.device import emulator, firmware  # noqa: F401
        from hostsim.device.uf2 import image
    except arguments.Refused as reason:
        return str(reason)
    path = ROOT / "dist" / firmware.file_name(name, chip)
    if not path.exists():
        return "no firmware in dist/: make uf2 builds it, make test-device that and all its tests"
    if not firmware.is_current(image(path)[1], name, chip):
        return "the firmware in dist/ is not from these sources: make uf2"
    return ""


def uf2(name, chip="rp2040"):
    """The path of the firmware of a board; skips the test where there is none."""
    from hostsim.device import firmware

    reason = missing(name, chip)
    if reason:
        pytest.skip(reason)
    return str(ROOT / "dist" / firmware.file_name(name, chip))


FIRMWARE = stock()
needs_firmware = pytest.mark.skipif(
    not FIRMWARE,
    reason="takes minutes: make test-device runs it, or set PICO_UF2 to MicroPython's .uf2 for the Pico",
)
takes_long = pytest.mark.skipif(not WHOLE, reason="takes many minutes: make test-device runs it")

# The boards that run MicroPython, and the buttons that show more than a boot. Those with one bit have at least KEYS.
# The boards that run MicroPython, each with the buttons that its test presses after the boot; those with one bit have
# at least KEYS.
KEYS = "RIGHT OK RIGHT BACK RIGHT OK"
BOARDS = {
    "waveshare_pico_lcd_1_3": "",
    "picosystem": "",
    "pimoroni_display_pack": "",
    "pimoroni_display_pack_2_0": "",
    "thumby": KEYS + " DOWN",
    "pico_ssd1306": KEYS + " TURN",
    "feather_oled_featherwing": KEYS + " TURN",
}

# A boot.py with which the game crashes on a press of button 2.
# A boot.py with which the game crashes when button 2 is pressed.
CRASHES = b"""
from firmware.app.app import App
tick = App.tick
def crash(self, now, action):
    if action == 2:
        raise ValueError('of the test')
    return tick(self, now, action)
App.tick = crash
"""
