"""Stores of saves in a browser: the page's store, which holds text, and one in memory."""

import page


class PageStore:
    """The page's store for this board, with `.read(name)` and `.write(name, data)`."""

    is_log = False

    def read(self, name: str) -> "bytes | None":
        """Return the bytes saved under a name, or None if there are none."""
        text = page.read(name)
        try:
            return bytes.fromhex(text) if text else None
        except ValueError:
            return b"?"  # Something else wrote it; the reader treats this as a damaged save.

    def write(self, name: str, data: "bytes | bytearray") -> None:
        """Save data under a name, whole or not at all. Raise OSError if that fails."""
        if not page.write(name, bytes(data).hex()):
            raise OSError(28)


class MemoryStore:
    """A store in memory, for a game that is exported or imported as text."""

    is_log = False

    def __init__(self) -> None:
        self.data: "dict[str, bytes]" = {}

    def read(self, name: str) -> "bytes | None":
        """Return the bytes saved under a name, or None if there are none."""
        return self.data.get(name)

    def write(self, name: str, data: "bytes | bytearray") -> None:
        """Save data under a name."""
        self.data[name] = bytes(data)

    def only(self) -> bytes:
        """Return the data that was saved, whatever its name."""
        return list(self.data.values())[0]
