"""Write the files of a CIRCUITPY drive for MicroPython's 32-bit port.

The port stands in for CircuitPython.
"""

from hostsim.device import circuitpython_drive

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from pathlib import Path

HEAP_KB = 352  # kB: a board with an RP2350 has some 400 (docs/circuitpython.md)
PSRAM_HEAP_KB = 600


def lay(folder: "Path", board: str) -> None:
    """Write the files of the drive into a folder, in a form that MicroPython runs."""
    for name, data in circuitpython_drive.contents(board).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"M" + data[1:] if name.endswith(".mpy") else data)
