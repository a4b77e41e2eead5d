"""The fixture of tests that run the files of a CIRCUITPY drive."""

import os
import shutil

import pytest

from tests.support import unix_micropython
from tests.support.circuitpython_drive import lay


@pytest.fixture
def drive_of(shared, tmp_path):
    """Return a function that makes the drive of a board, a folder, for MicroPython's 32-bit port."""
    unix_micropython.require(32)

    def made(board):
        built = shared("drive-" + board, lambda folder: lay(folder, board))
        return shutil.copytree(built, tmp_path / "drive", copy_function=os.link)

    return made
