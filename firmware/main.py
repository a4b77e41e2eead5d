# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Starts the game on a MicroPython board: goes to the board as /main.py, beside the folders.

Which board it is stands in the file /board.txt, by the name of its file in boards/; without one it
is the default of start.py. On a MicroPython that is too old there is one line instead of the game: on
screen and console by boot.py, on the console alone where not even that can be loaded.
"""

import sys

try:
    from firmware.app.start import BoardError, load_board
    from firmware.micropython.boot import start
except ValueError as error:
    print(error, sys.implementation)  # "incompatible .mpy file"
else:
    try:
        start(load_board())
    except BoardError as error:
        print(error)
