# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Starts the game on a MicroPython board: goes to the board as /main.py, beside the folders.

Which board it is stands in the file /board.txt, by the name of its file in boards/; without one it
is the default of start.py.
"""

from firmware.app.start import board
from firmware.micropython.boot import start

start(board())
