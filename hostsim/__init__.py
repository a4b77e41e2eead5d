# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The laptop's side: command line, players, the virtual panel. CPython only.

The strip renderer of the firmware imports MicroPython's `framebuf`; here it gets our stand-in.
"""

import sys

from hostsim.players import framebuf

sys.modules.setdefault("framebuf", framebuf)
