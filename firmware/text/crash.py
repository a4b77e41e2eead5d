# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What stands on the screen when the game has crashed. By itself: little may be left to load it with."""

# 36 letters: on a Thumby's screen, nine across and five down, there is room for no more.
CRASHED = "Game stopped, saved. Press a button."
