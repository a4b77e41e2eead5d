# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What goes on a CIRCUITPY drive, for MicroPython's 32-bit port in CircuitPython's place."""

from hostsim.device import circuitpython_drive

HEAP = 352  # kB


def lay(folder, board):
    """Put what goes on the drive into a folder, as MicroPython takes it."""
    for name, data in circuitpython_drive.contents(board).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"M" + data[1:] if name.endswith(".mpy") else data)
