# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Starts the game on a CircuitPython board: goes to the drive as /code.py, beside the folders.

Which board it is stands in the file /board.txt, by the name of its file in boards/; without one it is
the default of start.py. The game is kept in the nvm (circuitpython/nvm_store.py), the drive left to the computer.
A crash is written down in crash.txt, where the drive is not the computer's, and then CircuitPython shows it.
"""

import traceback

from firmware.app.crash_report import write_crash_report
from firmware.app.start import BoardError, load_board
from firmware.circuitpython.displayio_handheld import DisplayioHandheld

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from boards import Board


def play(here: "Board") -> None:
    """Play on a board, a module of boards/. BoardError; any other error is written down."""
    try:
        DisplayioHandheld(here).run()
    except BoardError:
        raise
    except Exception as error:
        write_crash_report(here, error, lambda error, out: traceback.print_exception(error, file=out))
        raise


try:
    play(load_board())
except BoardError as error:
    print(error)
