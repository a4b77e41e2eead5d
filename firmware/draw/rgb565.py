"""Expand pixels from 16 to 24 bits, for a panel with three bytes per pixel, or a frame buffer with four."""

from engine import micropython
from firmware.pointers import ptr8

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any as object


@micropython.viper
def expand(out: object, at: int, step: int, pixels: object, first: int, n: int) -> object:
    """Write n pixels (RGB565, big endian), from pixel `first` on, as red, green and blue in the high bits of a byte.

    The first pixel goes to byte `at` of out, each next one `step` bytes further; the bytes in between do not change.
    """
    to = ptr8(out)
    source = ptr8(pixels)
    i = 2 * first
    end = i + 2 * n
    k = at
    while i < end:
        high = source[i]
        low = source[i + 1]
        to[k] = high & 0xF8
        to[k + 1] = (high & 7) << 5 | low >> 3 & 0x1C
        to[k + 2] = (low & 0x1F) << 3
        i += 2
        k += step
