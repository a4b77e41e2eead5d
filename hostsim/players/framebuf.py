"""Implement MicroPython's `framebuf` for CPython, as far as the renderers use it, with the same pixels.

It has the formats RGB565, GS4_HMSB, MONO_HLSB, MONO_HMSB and MONO_VLSB, and `fill`, `fill_rect`, and `blit` with key
and palette. The last two formats can be drawn on, but not copied from.

The one-bit renderer imports `framebuf` by that name, so call `install` before you import that renderer.
"""

from __future__ import annotations

import sys
from functools import cache, lru_cache

MONO_VLSB = 0
RGB565 = 1
GS4_HMSB = 2
MONO_HLSB = 3
MONO_HMSB = 4

BITS = {RGB565: 16, GS4_HMSB: 4, MONO_HLSB: 1, MONO_HMSB: 1, MONO_VLSB: 1}


def install() -> None:
    """Make `import framebuf` find this module, unless there is another one."""
    sys.modules.setdefault("framebuf", sys.modules[__name__])


class FrameBuffer:
    """w × h pixels in `buf`; each row starts a new byte. Raise ValueError if the buffer is too small."""

    def __init__(self, buf: bytes | bytearray | memoryview, w: int, h: int, kind: int) -> None:
        self.buf = buf if isinstance(buf, memoryview) and buf.format == "B" else memoryview(buf).cast("B")
        self.w = w
        self.h = h
        self.kind = kind
        self.pitch = (w * BITS[kind] + 7) // 8
        if kind == MONO_VLSB:
            self.pitch = w
            h = (h + 7) // 8
        if len(self.buf) < self.pitch * h:
            raise ValueError("buffer too small")

    def fill(self, colour: int) -> None:
        """Set every pixel to a colour, a number in the buffer's format."""
        self.fill_rect(0, 0, self.w, self.h, colour)

    def fill_rect(self, x: int, y: int, w: int, h: int, colour: int) -> None:
        """Fill the visible part of a rectangle."""
        left = max(x, 0)
        right = min(x + w, self.w)
        if right <= left:
            return
        top = max(y, 0)
        bottom = min(y + h, self.h)
        if self.kind == MONO_VLSB:
            for page in range(top // 8, (bottom + 7) // 8):
                mask = 0xFF << max(0, top - 8 * page) & 0xFF >> max(0, 8 * page + 8 - bottom)
                at = page * self.pitch + left
                end = at + right - left
                self.buf[at:end] = bytes(self.buf[at:end]).translate(_masked(mask, colour & 1))
        elif self.kind == MONO_HMSB:
            bits = (1 << right) - (1 << left)
            for at in range(top * self.pitch, bottom * self.pitch, self.pitch):
                row = int.from_bytes(self.buf[at : at + self.pitch], "little")
                row = row | bits if colour & 1 else row & ~bits
                self.buf[at : at + self.pitch] = row.to_bytes(self.pitch, "little")
        elif self.kind == RGB565:
            line = (colour & 0xFFFF).to_bytes(2, "little") * (right - left)
            for row in range(top, bottom):
                at = row * self.pitch + 2 * left
                self.buf[at : at + len(line)] = line
        else:
            for row in range(top, bottom):
                for column in range(left, right):
                    self.put(column, row, colour)

    def put(self, x: int, y: int, colour: int) -> None:
        """Set one pixel of GS4_HMSB or MONO_HLSB, which must be inside."""
        if self.kind == GS4_HMSB:
            at = y * self.pitch + x // 2
            shift = 0 if x & 1 else 4
            self.buf[at] = self.buf[at] & ~(15 << shift) & 0xFF | (colour & 15) << shift
        else:
            at = y * self.pitch + x // 8
            bit = 0x80 >> (x & 7)
            self.buf[at] = self.buf[at] | bit if colour & 1 else self.buf[at] & ~bit & 0xFF

    def blit(
        self, source: FrameBuffer, x: int, y: int, key: int = -1, palette: FrameBuffer | None = None
    ) -> None:
        """Copy a FrameBuffer to (x, y), except for pixels whose colour is the key.

        palette: a FrameBuffer in which each colour is looked up before it is compared and drawn.
        """
        first = max(0, -y)
        last = min(source.h, self.h - y)
        left = max(0, -x)
        right = min(source.w, self.w - x)
        if left >= right:
            return
        colours = None
        if palette is not None:
            line = bytes(palette.buf[: palette.pitch])
            colours = [colour for start, end, colour in spans(line, palette.w, palette.kind) for _ in range(start, end)]
        for row in range(first, last):
            at = row * source.pitch
            for start, end, colour in spans(bytes(source.buf[at : at + source.pitch]), source.w, source.kind):
                if colours is not None:
                    colour = colours[colour]
                if colour != key and start < right and end > left:
                    start = max(start, left)
                    self.fill_rect(x + start, y + row, min(end, right) - start, 1, colour)


@cache
def _masked(mask: int, on: int) -> bytes:
    """Return the table that sets these bits of a byte, or clears them."""
    return bytes(byte | mask if on else byte & ~mask for byte in range(256))


@lru_cache(maxsize=16384)
def spans(row: bytes, w: int, kind: int) -> tuple[tuple[int, int, int], ...]:
    """Return a row of pixels as runs of one colour: (start, end, colour)."""
    if kind == RGB565:
        pixels = [row[2 * i] | row[2 * i + 1] << 8 for i in range(w)]
    elif kind == GS4_HMSB:
        pixels = [row[i // 2] >> (0 if i & 1 else 4) & 15 for i in range(w)]
    else:
        pixels = [row[i // 8] >> (7 - (i & 7)) & 1 for i in range(w)]
    out = []
    start = 0
    for i in range(1, w + 1):
        if i == w or pixels[i] != pixels[start]:
            out.append((start, i, pixels[start]))
            start = i
    return tuple(out)
