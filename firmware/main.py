# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Start the game on a MicroPython board. This file goes to the board as /main.py, beside the folders.

The file /board.txt names the board by its file in boards/; without it, the board is the default of start.py. If
MicroPython is too old, boot.py shows one line on screen and console; where not even that can be loaded, the line is
only on the console.
"""

import sys

try:
    from firmware.app.start import BoardError, load_board
    from firmware.micropython.boot import start
except ValueError as error:
    print(error, sys.implementation)  # prints: incompatible .mpy file
else:
    try:
        start(load_board())
    except BoardError as error:
        print(error)
