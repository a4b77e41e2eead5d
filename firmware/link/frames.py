"""Encode messages as lines of printable text, which a console can carry: `~`, hex digits, a line end.

The digits are the bytes of the message, followed by CHECK_SIZE bytes of a CRC-24 (OpenPGP's, RFC 9580, 6.1). Everything
else is skipped: noise, fragments of a line, other output of a console. Nothing is allocated.
"""

from engine.const import const

MAX_MESSAGE = const(48)  # bytes of the longest message with its check
CHECK_SIZE = const(3)
MAX_LINE = const(2 * 48 + 2)  # bytes of the longest line
HEX_DIGITS = b"0123456789abcdef"
_LINE_START = const(126)  # ~
_CRC_START = const(0xB704CE)
# The polynomial 864CFB, applied to each value of the four highest bits.
_CRC_TABLE = (
    0x000000, 0x864CFB, 0x8AD50D, 0x0C99F6, 0x93E6E1, 0x15AA1A, 0x1933EC, 0x9F7F17,
    0xA18139, 0x27CDC2, 0x2B5434, 0xAD18CF, 0x3267D8, 0xB42B23, 0xB8B2D5, 0x3EFE2E,
)  # fmt: skip


def crc24(data: bytearray, n: int) -> int:
    """Return the CRC-24 of the first n bytes."""
    value = _CRC_START
    table = _CRC_TABLE
    for i in range(n):
        byte = data[i]
        value = (value & 0xFFFFF) << 4 ^ table[value >> 20 ^ byte >> 4]
        value = (value & 0xFFFFF) << 4 ^ table[value >> 20 ^ byte & 15]
    return value


def encode_line(data: bytearray, n: int, out: bytearray) -> int:
    """Write the first n bytes of a message as a line, and return the line's length.

    data: the message, with room for CHECK_SIZE more bytes, where the check is written; out: MAX_LINE bytes for the
    line.
    """
    value = crc24(data, n)
    data[n] = value >> 16
    data[n + 1] = value >> 8 & 255
    data[n + 2] = value & 255
    out[0] = _LINE_START
    at = 1
    for i in range(n + CHECK_SIZE):
        byte = data[i]
        out[at] = HEX_DIGITS[byte >> 4]
        out[at + 1] = HEX_DIGITS[byte & 15]
        at += 2
    out[at] = 10
    return at + 1


class LineParser:
    """A parser of incoming lines, fed byte by byte. data: the latest message, in its first n bytes."""

    def __init__(self) -> None:
        self.data = bytearray(MAX_MESSAGE)
        self.n = 0
        self._digits = -1  # the digits of the current line read so far; -1 outside a line

    def feed(self, byte: int) -> bool:
        """Parse a byte; return whether it completes a valid message."""
        if byte == _LINE_START:
            self._digits = 0
            return False
        digits = self._digits
        if digits < 0:
            return False
        if 48 <= byte <= 57:
            digit = byte - 48
        elif 97 <= byte <= 102:
            digit = byte - 87
        else:
            self._digits = -1
            self.n = digits // 2 - CHECK_SIZE
            return (byte == 10 or byte == 13) and not digits & 1 and self.n > 0 and self._has_right_check()
        if digits == 2 * MAX_MESSAGE:
            self._digits = -1
            return False
        i = digits >> 1
        self.data[i] = self.data[i] << 4 & 255 | digit if digits & 1 else digit
        self._digits = digits + 1
        return False

    def _has_right_check(self) -> bool:
        n = self.n
        data = self.data
        return data[n] << 16 | data[n + 1] << 8 | data[n + 2] == crc24(data, n)
