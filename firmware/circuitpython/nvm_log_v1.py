"""A reader of saves in version 1 of the log, which nvm_store.py converts to its own.

That log was "PB", 1, then entries: their length (2 bytes, low byte first), the length of the name (1), a flag (1), the
length of the data (2), the name, the changes, the CRC-32 of all that (4). The changes are to empty data if the flag is
0, else to the data of the last entry of more than 64 bytes. Each says how many bytes stay (2) and how many replace the
next ones or are appended (1), followed by those bytes.
"""

from binascii import crc32

SMALL = 64  # bytes of an entry's data to which no changes refer
MIN_ENTRY_SIZE = 10  # bytes of an entry without name and changes


def read_log(nvm: "bytes | bytearray", size: int) -> "tuple[bytearray | None, bytearray | None]":
    """Return the latest save and the settings, None for either that is missing."""
    save = settings = None
    last: "bytes | bytearray" = b""
    at = 3
    while at + MIN_ENTRY_SIZE <= size:
        length = nvm[at] | nvm[at + 1] << 8
        if length < MIN_ENTRY_SIZE or at + length > size:
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
        elif name in (b"save0", b"save1") and len(data) > 1:  # "-" marked a slot whose damaged content was put aside.
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
