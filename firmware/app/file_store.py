"""A store of saves in a folder of small files, on a board's flash or a laptop."""

import os


class FileStore:
    """A folder with one file per name. It is created at the first write."""

    is_log = False  # a power cut can leave a file half written

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def read(self, name: str) -> "bytes | None":
        """Return the bytes written under this name, or None if there are none."""
        try:
            path = self.folder + "/" + name
            size = os.stat(path)[6]
            with open(path, "rb") as f:
                # Without a size, read() would allocate growing pieces, for which a full heap has no room.
                return f.read(size)
        except OSError:
            return None

    def write(self, name: str, data: "bytes | bytearray") -> None:
        """Save data under this name. Raise OSError if the file system is full or read-only."""
        try:
            self._put(name, data)
        except OSError:
            # The folder may be missing. If something else is wrong, the second attempt raises that error again.
            self._make_folder()
            self._put(name, data)

    def _put(self, name: str, data: "bytes | bytearray") -> None:
        with open(self.folder + "/" + name, "wb") as f:
            f.write(data)

    def _make_folder(self) -> None:
        at = 0
        while at >= 0:
            at = self.folder.find("/", at + 1)
            try:
                os.mkdir(self.folder if at < 0 else self.folder[:at])
            except OSError:
                pass  # it exists already, or the next write will fail
