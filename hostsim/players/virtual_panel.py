"""A panel in memory that stores what the strip renderer sends to the display."""

import struct
import zlib


class VirtualPanel:
    """A panel of width × height pixels, stored as they were sent: RGB565, big endian."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.rgb565 = bytearray(2 * width * height)

    def write(self, x: int, y: int, w: int, h: int, buf: bytes | bytearray | memoryview) -> None:
        """Store a window of w × h pixels, the first 2·w·h bytes of buf. Raise ValueError if it is not inside."""
        if x < 0 or y < 0 or x + w > self.width or y + h > self.height:
            raise ValueError("window %d,%d %dx%d is not inside %dx%d" % (x, y, w, h, self.width, self.height))
        row = 2 * w
        for k in range(h):
            at = 2 * ((y + k) * self.width + x)
            self.rgb565[at : at + row] = buf[k * row : (k + 1) * row]

    def rgb(self) -> bytes:
        """Return the picture as RGB, three bytes per pixel, row by row."""
        return rgb_of(self.rgb565)

    def png(self, path: str) -> None:
        """Save the picture as a PNG file."""
        with open(path, "wb") as f:
            f.write(png(self.width, self.height, self.rgb()))


def rgb_of(rgb565: bytes | bytearray) -> bytes:
    """Return pixels of RGB565, big endian, as RGB, three bytes per pixel."""
    out = bytearray(len(rgb565) // 2 * 3)
    out[0::3] = rgb565[0::2].translate(RED_TABLE)
    # Green is split over the two bytes: three bits in the first, three in the second.
    high = rgb565[0::2].translate(GREEN_HIGH_TABLE)
    low = rgb565[1::2].translate(GREEN_LOW_TABLE)
    green = int.from_bytes(high, "big") | int.from_bytes(low, "big")
    out[1::3] = green.to_bytes(len(high), "big")
    out[2::3] = rgb565[1::2].translate(BLUE_TABLE)
    return bytes(out)


def png(width: int, height: int, rgb: bytes) -> bytes:
    """Return the bytes of a PNG file of an RGB picture, three bytes per pixel."""
    row = 3 * width
    lines = b"".join(b"\0" + rgb[y * row : (y + 1) * row] for y in range(height))
    out = b"\x89PNG\r\n\x1a\n"
    for kind, data in (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)),
        (b"IDAT", zlib.compress(lines, 9)),
        (b"IEND", b""),
    ):
        out += struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    return out


# Five and six bits are widened to eight as displays do: the top bits are repeated at the bottom.
RED_TABLE = bytes((b & 0xF8) | b >> 5 for b in range(256))
BLUE_TABLE = bytes((b & 0x1F) << 3 | (b & 0x1F) >> 2 for b in range(256))
GREEN_HIGH_TABLE = bytes((b & 7) << 5 | (b & 6) >> 1 for b in range(256))
GREEN_LOW_TABLE = bytes((b >> 5) << 2 for b in range(256))
