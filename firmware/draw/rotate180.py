"""Rotate pictures by 180 degrees, for the player who sits on the other side of the device."""

from engine import micropython
from firmware.pointers import ptr8, ptr16

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any as object


@micropython.viper
def rotate_pixels(strip: object, n: int) -> object:
    """Reverse the order of n pixels of 16 bits, an even number; this turns any rectangle of them upside down."""
    px = ptr16(strip)
    i = 0
    while i < n:
        n -= 1
        pixel = px[i]
        px[i] = px[n]
        px[n] = pixel
        i += 1


@micropython.viper
def rotate_pages(pages: object, n: int) -> object:
    """Reverse a one-bit picture of n bytes, an even number: the order of the bytes, and the bits of each."""
    p = ptr8(pages)
    i = 0
    while i < n:
        n -= 1
        a = p[i]
        b = p[n]
        a = a >> 4 | (a & 15) << 4
        b = b >> 4 | (b & 15) << 4
        a = a >> 2 & 0x33 | (a & 0x33) << 2
        b = b >> 2 & 0x33 | (b & 0x33) << 2
        p[n] = a >> 1 & 0x55 | (a & 0x55) << 1
        p[i] = b >> 1 & 0x55 | (b & 0x55) << 1
        i += 1
