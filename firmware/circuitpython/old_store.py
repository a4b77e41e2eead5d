# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What a log of version 1 has, for the one that takes its place (store.py).

It was "PB", 1, then entries: their length (2 bytes, low byte first), the length of the name (1), 0 or 1 for changes,
the length of the data (2), the name, the changes, the CRC-32 of all that (4). Changes, to nothing for 0, else to the
data of the last entry of more than 64 bytes: how many bytes stay (2), how many come in the place of the next ones or
follow (1), those bytes.
"""

from binascii import crc32

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Any

SMALL = 64
LEAST = 10  # bytes of an entry without name and changes


def contents(nvm: "Any", size: int) -> "tuple[bytearray | None, bytearray | None]":
    """Return the save that was written last, and the settings; None for what there is not."""
    save = settings = None
    last: "bytes | bytearray" = b""
    at = 3
    while at + LEAST <= size:
        length = nvm[at] | nvm[at + 1] << 8
        if length < LEAST or at + length > size:
            break
        entry = bytes(nvm[at : at + length])
        if crc32(entry[:-4]) & 0xFFFFFFFF != int.from_bytes(entry[-4:], "little"):
            break
        at += length
        data = _data(entry, last if entry[3] else b"")
        if len(data) > SMALL:
            last = data
        name = entry[6 : 6 + entry[2]]
        if name == b"settings":
            settings = data
        elif name in (b"save0", b"save1") and len(data) > 1:  # "-" was a slot whose damaged content was put aside
            save = data
    return save, settings


def _data(entry: bytes, last: "bytes | bytearray") -> bytearray:
    data = bytearray(last)
    i = 6 + entry[2]
    to = 0
    while i < len(entry) - 4:
        to += entry[i] | entry[i + 1] << 8
        for k in range(i + 3, i + 3 + entry[i + 2]):
            if to < len(data):
                data[to] = entry[k]
            else:
                data.append(entry[k])
            to += 1
        i += 3 + entry[i + 2]
    return data[: entry[4] | entry[5] << 8]
