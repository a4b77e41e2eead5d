"""Make a .uf2 file from an image of any bytes."""

import struct

from hostsim.device import uf2_image


def blocks(data: bytes, family: int = 0xE48BFF56) -> bytes:
    """Return the bytes of a .uf2 file of an image."""
    out = b""
    count = len(data) // 256
    for i in range(count):
        head = struct.pack(
            "<8I", 0x0A324655, 0x9E5D5157, 0x2000, uf2_image.FLASH_ADDRESS + 256 * i, 256, i, count, family
        )
        out += head + data[256 * i : 256 * i + 256] + bytes(220) + struct.pack("<I", 0x0AB16F30)
    return out
