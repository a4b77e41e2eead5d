# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Where the saves lie: a folder of small files, on a board's flash or on a laptop."""

import os


class FileStore:
    """A folder with one file a name. It is made at the first write."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def read(self, name: str) -> "bytes | None":
        """Return the bytes written under this name, or None where there are none."""
        try:
            path = self.folder + "/" + name
            size = os.stat(path)[6]
            with open(path, "rb") as f:
                return f.read(size)  # of no given size it is read into pieces that grow, and a heap may be full of code
        except OSError:
            return None

    def write(self, name: str, data: "bytes | bytearray") -> None:
        """Keep data under this name. OSError where it cannot be kept (full, read-only)."""
        try:
            self._put(name, data)
        except OSError:
            # Perhaps only the folder is missing; if it is not that, the second try says what it is.
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
                pass  # it is there, or the write that follows tells
