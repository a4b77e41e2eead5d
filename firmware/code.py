# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Starts the game on a CircuitPython board: goes to the drive as /code.py, beside the folders.

Which board it is stands in the file /board.txt, by the name of its file in boards/; without one it is
the default of start.py. The game is kept in the nvm (circuitpython/store.py), the drive left to the computer.
"""

import supervisor

from firmware.app.start import BoardError, board
from firmware.circuitpython.handheld import Handheld

handheld = None
try:
    handheld = Handheld(board())
    handheld.run()
except BoardError as error:
    print(error)
except (MemoryError, RuntimeError):
    if not handheld or not handheld.active:
        raise  # it would not do better a second time
    handheld.app.saves.settle()
    supervisor.reload()  # the heap is in pieces, or the stack full; afresh, the game goes on from its save
