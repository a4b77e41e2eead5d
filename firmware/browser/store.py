# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Where saves lie in a browser: with the page, as text."""

import page


class PageStore:
    """What the page keeps for this board, `.read(name)` and `.write(name, data)`."""

    def read(self, name: str) -> "bytes | None":
        """Return the bytes written under this name, or None where there are none."""
        text = page.read(name)
        try:
            return bytes.fromhex(text) if text else None
        except ValueError:
            return b"?"  # not ours: damaged, for whoever reads it

    def write(self, name: str, data: "bytes | bytearray") -> None:
        """Keep data under this name, whole or not at all. OSError where it cannot be kept."""
        if not page.write(name, bytes(data).hex()):
            raise OSError(28)


class MemoryStore:
    """A store that ends with the call it is made in."""

    def __init__(self) -> None:
        self.data: "dict[str, bytes]" = {}

    def read(self, name: str) -> "bytes | None":
        """Return the bytes written under this name, or None."""
        return self.data.get(name)

    def write(self, name: str, data: "bytes | bytearray") -> None:
        """Keep data under this name."""
        self.data[name] = bytes(data)

    def only(self) -> bytes:
        """Return what was written, under whatever name."""
        return list(self.data.values())[0]
