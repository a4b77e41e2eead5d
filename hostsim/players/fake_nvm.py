"""CircuitPython's microcontroller.nvm for CPython."""

from typing import Any


class FakeNvm(bytearray):
    """microcontroller.nvm as on an RP2350.

    A byte of 0xFF can be written; to change any other byte, all of the nvm is erased first.
    """

    def __init__(self, image: bytes = b"\xff" * 4096) -> None:
        super().__init__(image)
        self.erasures = 0

    def set_bytes(self, data: bytes | bytearray, at: int = 0) -> None:
        """Set the bytes from `at` on, without erasing anything first."""
        super().__setitem__(slice(at, at + len(data)), data)

    def __setitem__(self, at: Any, value: Any) -> None:
        first, last, _ = at.indices(len(self))
        assert last - first == len(value), "another length"
        image = bytearray(self)
        image[first:last] = value
        if self[first:last].strip(b"\xff"):
            self.erase()
            first, last = 0, len(self)
        self.write(first, image[first:last])

    def erase(self) -> None:
        """Set all bytes to 0xFF."""
        self.erasures += 1
        self.set_bytes(b"\xff" * len(self))

    def write(self, first: int, data: bytearray) -> None:
        """Write bytes where all are 0xFF."""
        self.set_bytes(data, first)
