# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""No screen is opened so deep within calls that MicroPython's stack on an RP2040 has no room for it."""

import subprocess
import sys

from tests.support.device import ROOT

# At 17 the firmware has used 6,844 bytes of 7,936, its own loop and start-up among them; at 21 a deal ended it.
MOST = 18


def test_calls_and_imports_in_one_another_leave_room():
    command = [sys.executable, "-m", "tests.support.every_screen", "waveshare_pico_lcd_1_3"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    most, deepest = done.stdout.split(" ", 1)
    assert 12 < int(most) <= MOST, deepest
