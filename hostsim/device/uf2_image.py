"""Read a firmware: the image in a .uf2 file, and the place of its file system.

The format of .uf2 files is that of github.com/microsoft/uf2. The place of the file system is read from the "binary
info" of the image, the pico-sdk's table of a program's declarations (pico/binary_info/defs.h and structure.h):
MicroPython puts the address and the size of its file system there (ports/rp2/rp2_flash.c), from the same numbers that
it uses. So the answer is right for every firmware, whoever built it.

For an RP2350 the vendor's tool puts a block before the image that goes to the last sector of the flash, because of the
chip's erratum E10: its first revision accepts no .uf2 by drag and drop if the flash has a partition table. Our files
have no such block. A new board has no partition table and does not need it; and since MicroPython's file system ends
with that sector, each new version of the game would destroy the data there.
"""

import struct
from typing import NamedTuple

FLASH_ADDRESS = 0x10000000  # the address of the flash, where an image begins
# the families in .uf2 files: a chip accepts only its own; RP2350: its ARM cores
RP2040, RP2350 = 0xE48BFF56, 0xE48BFF59
UF2_BLOCK = 512  # bytes of a block in a .uf2 file
PAYLOAD = 256  # bytes of a block that go into the flash
_BLOCK_HEADER = struct.Struct("<8I")  # two magic numbers, flags, address, size, number, count, family
_MAGIC = 0x0A324655, 0x9E5D5157
_INFO_BEGINS, _INFO_ENDS = 0x7188EBF2, 0xE71AA390  # the markers around the pointers to the binary info
_INFO_WITHIN = 2048  # bytes from the image's start within which these markers are, on either chip
_BLOCK_DEVICE = 7  # the type of an entry of the binary info
_FILE_SYSTEM_NAME = b"MicroPython\0"  # the name of the file system; a ROMFS has another


class FileSystem(NamedTuple):
    """The place of MicroPython's file system, in bytes from the flash's start."""

    start: int
    size: int


def image(path: str) -> tuple[int, bytes]:
    """Return the family of a .uf2 file and the image that it puts into the flash.

    The image begins at the start of the flash.

    Raise ValueError for a file that is not a complete .uf2 or has another address, OSError for one that cannot be read.
    """
    with open(path, "rb") as f:
        blocks = f.read()
    if not blocks or len(blocks) % UF2_BLOCK:
        raise ValueError("not a whole number of blocks")
    data = bytearray()
    families = set()
    for i in range(len(blocks) // UF2_BLOCK):
        begin, second, _, address, size, _, count, family = _BLOCK_HEADER.unpack_from(blocks, i * UF2_BLOCK)
        if (begin, second) != _MAGIC or size != PAYLOAD or count != len(blocks) // UF2_BLOCK:
            raise ValueError("block %d is not part of a whole .uf2" % i)
        if address != FLASH_ADDRESS + len(data):
            raise ValueError("block %d does not follow the one before" % i)
        start = i * UF2_BLOCK + _BLOCK_HEADER.size
        data += blocks[start : start + PAYLOAD]
        families.add(family)
    if len(families) != 1:
        raise ValueError("blocks for several chips")
    return families.pop(), bytes(data)


def file_system(data: bytes) -> FileSystem:
    """Return where the file system of a firmware lies.

    Raise ValueError if the image, data, does not say.
    """
    for entry in _binary_info(data):
        try:
            kind, _, name, address, size = struct.unpack_from("<HHIII", data, entry - FLASH_ADDRESS)
        except struct.error:  # an entry outside the flash
            continue
        if kind == _BLOCK_DEVICE and data[name - FLASH_ADDRESS :].startswith(_FILE_SYSTEM_NAME):
            return FileSystem(address - FLASH_ADDRESS, size)
    raise ValueError("the image does not say where its file system is")


def _binary_info(data: bytes) -> tuple[int, ...]:
    """Return the addresses of the entries of an image's binary info."""
    for at in range(0, min(_INFO_WITHIN, len(data) - 20), 4):
        begins, start, end, _, ends = struct.unpack_from("<5I", data, at)
        if (begins, ends) == (_INFO_BEGINS, _INFO_ENDS):
            pointers = data[start - FLASH_ADDRESS : end - FLASH_ADDRESS]
            return struct.unpack("<%dI" % (len(pointers) // 4), pointers)
    return ()
