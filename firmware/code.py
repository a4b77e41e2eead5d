# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Start the game on a CircuitPython board. This file goes to the drive as /code.py, beside the folders.

The file /board.txt names the board by its file in boards/; without it, the board is the default of start.py. The game
is saved in the nvm (circuitpython/nvm_store.py), because the drive belongs to the computer. A crash is written to
crash.txt if the drive is writable, and then shown by CircuitPython.
"""

import traceback

from firmware.app.crash_report import write_crash_report
from firmware.app.start import BoardError, load_board
from firmware.circuitpython.displayio_handheld import DisplayioHandheld

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from boards import Board


def play(here: "Board") -> None:
    """Play on a board, a module of boards/. A BoardError passes; any other error is written to crash.txt."""
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
