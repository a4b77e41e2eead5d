"""The display controllers of the emulated boards, written from their data sheets.

These are the ST7789 (Sitronix, version 1.3), the SSD1306 (Solomon Systech, 1.1) and the SH1107 (Sino Wealth, 2.1). The
GC9107 and the ST7365P, whose data sheets were not at hand, are modelled on the drivers of their boards' makers. The
models are independent of our drivers: they take the bytes of the bus and store them in a memory. Which part of the
memory is visible depends on how a board's glass is mounted.
"""

import abc
import array
import sys
from typing import Any

SWRESET, SLPIN, SLPOUT, INVOFF, INVON, DISPOFF, DISPON = 0x01, 0x10, 0x11, 0x20, 0x21, 0x28, 0x29
CASET, RASET, RAMWR, MADCTL, COLMOD = 0x2A, 0x2B, 0x2C, 0x36, 0x3A
MY, MX, MV, BGR = 0x80, 0x40, 0x20, 0x08

LIT, UNLIT = b"\xff\xff", b"\0\0"  # a pixel of a one-bit panel in the picture
SEGMENTS = 128  # columns that both one-bit controllers drive


class ST7789:
    """The controller, and the glass of width x height pixels on it.

    mounted: the MADCTL with which the glass is upright
    offset: its first column and row in that orientation
    changed: set when the picture may have changed; the reader of the picture clears it
    COLUMNS, ROWS: the size of its memory
    ORDER: the bit of MADCTL for the colour order with which the glass shows red as red
    """

    COLUMNS = 240
    ROWS = 320
    ORDER = 0
    SIZES = {5: 2, 6: 3}  # bytes per pixel by COLMOD; pixels of 12 bits are not modelled

    def __init__(self, width: int, height: int, mounted: int, offset: tuple[int, int] = (0, 0)) -> None:
        self.width = width
        self.height = height
        self._mounted = mounted
        self._offset = offset
        self.memory = array.array("H", bytes(2 * self.COLUMNS * self.ROWS))
        self.reset()

    def reset(self) -> None:
        """Do what the reset pin and SWRESET do; the memory does not change."""
        self.asleep = True
        self.on = self.inverted = False
        self.madctl = 0
        self.colmod = 0x66
        self.columns = (0, self.COLUMNS - 1)
        self.rows = (0, self.ROWS - 1)
        self.changed = True
        self._command: int | None = None
        self._values = bytearray()
        self._at = 0  # the number of pixels of the window that are written

    def command(self, code: int) -> None:
        """Take a command byte, which is sent with D/C low."""
        self._command = code
        self._values.clear()
        self._at = 0
        if code == SWRESET:
            self.reset()
        elif code in (SLPIN, SLPOUT):
            self.asleep = code == SLPIN
        elif code in (INVOFF, INVON):
            self.inverted = code == INVON
        elif code in (DISPOFF, DISPON):
            self.on = code == DISPON
        self.changed = True

    def data(self, values: bytes) -> bool:
        """Take parameters or pixels, which are sent with D/C high.

        Return whether they were pixels.
        """
        self._values += values
        if self._command == RAMWR:
            self._pixels()
            return True
        if self._command in (CASET, RASET) and len(self._values) == 4:
            first, last = int.from_bytes(self._values[:2], "big"), int.from_bytes(self._values[2:], "big")
            if self._command == CASET:
                self.columns = first, last
            else:
                self.rows = first, last
        elif self._command == MADCTL:
            self.madctl = self._values[0]
        elif self._command == COLMOD:
            self.colmod = self._values[0]
        return False

    def _pixels(self) -> None:
        pixels = self._take()
        wide, high = self.columns[1] - self.columns[0] + 1, self.rows[1] - self.rows[0] + 1
        if wide < 1 or high < 1:
            return
        self.changed = True
        done = 0
        while done < len(pixels):
            y, x = divmod(self._at % (wide * high), wide)
            run = min(wide - x, len(pixels) - done)
            here = self._row(self.columns[0] + x, self.rows[0] + y, run, self.madctl)
            if here:
                self.memory[here] = pixels[done : done + len(range(*here.indices(len(self.memory))))]
            done += run
            self._at += run

    def _take(self) -> "array.array[int]":
        # Remove the complete pixels from the received bytes; return them with 16 bits each.
        size = self.SIZES.get(self.colmod & 7)
        if not size:
            self._values.clear()
            return array.array("H")
        whole = len(self._values) // size * size
        values, self._values = self._values[:whole], self._values[whole:]
        if size == 3:
            return array.array("H", [
                (r & 0xF8) << 8 | (g & 0xFC) << 3 | b >> 3
                for r, g, b in zip(values[0::3], values[1::3], values[2::3])
            ])
        pixels = array.array("H", bytes(values))
        if sys.byteorder == "little":
            pixels.byteswap()
        return pixels

    def rgb565(self) -> bytes:
        """Return the picture: width * height pixels, row by row, RGB565, big endian.

        It is black while the display is off.
        """
        if not self.on or self.asleep:
            return bytes(2 * self.width * self.height)
        seen = array.array("H")
        left, top = self._offset
        for y in range(self.height):
            here = self._row(left, top + y, self.width, self._mounted)
            assert here, "the glass of this board is larger than the controller's memory"
            seen += self.memory[here]
        if self.madctl & BGR != self.ORDER:
            seen = array.array("H", [v >> 11 | v & 0x7E0 | (v & 31) << 11 for v in seen])
        if not self.inverted:  # in-plane switching glass shows right colours with INVON
            seen = array.array("H", [v ^ 0xFFFF for v in seen])
        if sys.byteorder == "little":
            seen.byteswap()
        return seen.tobytes()

    def _row(self, x: int, y: int, n: int, madctl: int) -> slice | None:
        """Return the slice of the memory for n pixels from (x, y) on, under a MADCTL.

    Return None if they are outside the memory.
    """
        across, down = (self.ROWS, self.COLUMNS) if madctl & MV else (self.COLUMNS, self.ROWS)
        n = min(n, across - x)
        if n <= 0 or y >= down:
            return None
        column, row = (y, x) if madctl & MV else (x, y)
        if madctl & MX:
            column = self.COLUMNS - 1 - column
        if madctl & MY:
            row = self.ROWS - 1 - row
        step = (-self.COLUMNS if madctl & MY else self.COLUMNS) if madctl & MV else (-1 if madctl & MX else 1)
        first = row * self.COLUMNS + column
        end = first + n * step
        return slice(first, end if end >= 0 else None, step)


class GC9107(ST7789):
    """GalaxyCore's controller, as TinyCircuits' driver for the Thumby Color uses it.

    That driver (engine_display_driver_rp2_gc9107.c of its game engine) has the glass in columns 2 to 129 and rows 1 to
    128, so the memory is taken to be as wide as a GC9102's, 132 x 162; pixels come out right with blue first and INVON.
    """

    COLUMNS = 132
    ROWS = 162
    ORDER = BGR


class ST7365P(ST7789):
    """Sitronix's controller of 320 x 480 pixels, whose pixels on SPI have 16 or 18 bits.

    The glass of a PicoCalc, by its maker's drivers (lcdspi.c and shapones.patch in github.com/clockworkpi/PicoCalc), is
    at the first rows; pixels come out right with blue first and INVON.
    """

    COLUMNS = 320
    ROWS = 480
    ORDER = BGR


class OLED(abc.ABC):
    """The base of the one-bit controllers, with a glass of width x height pixels.

    Their memory consists of pages of SEGMENTS bytes; a byte is eight pixels, the lowest bit first. Contrast, clock,
    charge, the order in which commons leave the chip (DAh) and scrolling are not modelled.
    """

    COMMONS = 0  # the number of commons, which drive the rows
    PARAMETER_BYTES: dict[int, int] = {}  # the number of bytes after each command

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.memory = bytearray(SEGMENTS * self.COMMONS // 8)
        self.reset()

    def reset(self) -> None:
        """Do what the reset pin does; the memory does not change."""
        self.on = self.inverted = self.all_on = False
        self.contrast = 0x7F
        self.remapped = self.flipped = False  # segments, commons
        self.start = self.offset = 0
        self.multiplex = self.COMMONS
        self.page = self.column = 0
        self.changed = True
        self._waiting: list[int] = []  # an incomplete command

    def command(self, code: int) -> None:
        """Take a byte of a command, which is sent with D/C low."""
        self._waiting.append(code)
        code, values = self._waiting[0], self._waiting[1:]
        if len(values) < self.PARAMETER_BYTES.get(code, 0):
            return
        self._waiting = []
        self.changed = True
        if code == 0x81:
            self.contrast = values[0]
        elif code in (0xA0, 0xA1):
            self.remapped = code == 0xA1
        elif code in (0xA4, 0xA5):
            self.all_on = code == 0xA5
        elif code in (0xA6, 0xA7):
            self.inverted = code == 0xA7
        elif code == 0xA8:
            self.multiplex = values[0] % self.COMMONS + 1
        elif code in (0xAE, 0xAF):
            self.on = code == 0xAF
        elif 0xC0 <= code <= 0xCF:
            self.flipped = code >= 0xC8
        elif code == 0xD3:
            self.offset = values[0] % self.COMMONS
        else:
            self._special_command(code, values)

    def data(self, values: bytes) -> bool:
        """Take bytes of eight pixels each, which are sent with D/C high.

        Return True, because they are pixels.
        """
        for value in values:
            self.memory[self.page * SEGMENTS + self.column] = value
            self._advance()
        self.changed = True
        return True

    def line(self, common: int) -> int | None:
        """Return the line of the memory that a common output shows.

        Return None for one that is not driven.
        """
        row = ((self.multiplex - 1 - common if self.flipped else common) + self.offset) % self.COMMONS
        return (row + self.start) % self.COMMONS if row < self.multiplex else None

    def rgb565(self) -> bytes:
        """Return the picture as ST7789.rgb565 does, light on dark."""
        if not self.powered:
            return UNLIT * (self.width * self.height)
        seen = bytearray()
        for y in range(self.height):
            line = self.line(self._common(y))
            for x in range(self.width):
                lit = line is not None and (self.all_on or self._bit(x, line) != self.inverted)
                seen += LIT if lit else UNLIT
        return bytes(seen)

    # Defined by each controller

    @property
    @abc.abstractmethod
    def powered(self) -> bool:
        """Return whether the panel gives light."""

    @abc.abstractmethod
    def _special_command(self, code: int, values: list[int]) -> None:
        """Carry out a command that only this controller has."""

    @abc.abstractmethod
    def _advance(self) -> None:
        """Advance to the place of the next byte."""

    @abc.abstractmethod
    def _common(self, y: int) -> int:
        """Return the common output that the glass has at y."""

    @abc.abstractmethod
    def _bit(self, x: int, line: int) -> bool:
        """Return the pixel in the memory that the glass shows at x on a line of the memory."""


class SSD1306(OLED):
    """An SSD1306 whose glass is upright when both directions are reversed.

    Nearly all modules are mounted in this way.

    column: the first of the memory's 128 columns that the glass then shows; its commons are the lowest.
    """

    COMMONS = 64
    PARAMETER_BYTES = {
        0x20: 1, 0x21: 2, 0x22: 2, 0x26: 6, 0x27: 6, 0x29: 5, 0x2A: 5, 0x81: 1, 0x8D: 1, 0xA3: 2, 0xA8: 1, 0xAD: 1,
        0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1,
    }

    def __init__(self, width: int, height: int, column: int) -> None:
        self._first = column
        super().__init__(width, height)

    def reset(self) -> None:
        """Do what the reset pin does; the memory does not change."""
        super().reset()
        self.mode = 2  # the addressing mode: 0 fills a window page by page, 1 column by column, 2 stays in one page
        self.columns = (0, SEGMENTS - 1)
        self.pages = (0, self.COMMONS // 8 - 1)
        self.pump = False

    @property
    def powered(self) -> bool:
        """Return whether the panel gives light.

        Every module here needs the controller's charge pump for that.
        """
        return self.on and self.pump

    def _special_command(self, code: int, values: list[int]) -> None:
        if code < 0x10:
            self.column = self.column & 0x70 | code
        elif code < 0x20:
            self.column = self.column & 15 | (code & 7) << 4
        elif code == 0x20:
            self.mode = values[0] & 3
        elif code == 0x21:
            self.columns = values[0] & 0x7F, values[1] & 0x7F
            self.column = self.columns[0]
        elif code == 0x22:
            self.pages = values[0] & 7, values[1] & 7
            self.page = self.pages[0]
        elif 0x40 <= code <= 0x7F:
            self.start = code & 0x3F
        elif code == 0x8D:
            self.pump = bool(values[0] & 4)
        elif 0xB0 <= code <= 0xB7:
            self.page = code & 7

    def _advance(self) -> None:
        if self.mode == 2:
            self.column = (self.column + 1) % SEGMENTS
        elif self.mode == 1:
            self.page, over = _next(self.page, self.pages)
            if over:
                self.column, _ = _next(self.column, self.columns)
        else:
            self.column, over = _next(self.column, self.columns)
            if over:
                self.page, _ = _next(self.page, self.pages)

    def _common(self, y: int) -> int:
        return self.height - 1 - y

    def _bit(self, x: int, line: int) -> bool:
        segment = SEGMENTS - 1 - self._first - x
        column = SEGMENTS - 1 - segment if self.remapped else segment
        return bool(self.memory[line // 8 * SEGMENTS + column] >> (line & 7) & 1)


class SH1107(OLED):
    """An SH1107 whose glass is mounted sideways.

    Its pages run along the segments, and its columns run down the commons.

    offset: the display offset (D3h) with which the glass shows the memory from its first column on.
    """

    COMMONS = 128
    PARAMETER_BYTES = {0x81: 1, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDB: 1, 0xDC: 1}

    def __init__(self, width: int, height: int, offset: int) -> None:
        self._first = -offset % self.COMMONS  # the first common
        super().__init__(width, height)

    def reset(self) -> None:
        """Do what the reset pin does; the memory does not change."""
        super().reset()
        self.vertical = False  # whether the next byte goes to the next page instead of the next column

    @property
    def powered(self) -> bool:
        """Return whether the panel gives light."""
        return self.on

    def _special_command(self, code: int, values: list[int]) -> None:
        if code < 0x10:
            self.column = self.column & 0x70 | code
        elif code < 0x18:
            self.column = self.column & 15 | (code & 7) << 4
        elif code in (0x20, 0x21):
            self.vertical = code == 0x21
        elif 0xB0 <= code <= 0xBF:
            self.page = code & 15
        elif code == 0xDC:
            self.start = values[0] & 0x7F

    def _advance(self) -> None:
        if self.vertical:
            self.page, over = _next(self.page, (0, SEGMENTS // 8 - 1))
            if not over:
                return
        self.column = (self.column + 1) % self.COMMONS

    def _common(self, y: int) -> int:
        return (self._first + self.height - 1 - y) % self.COMMONS

    def _bit(self, x: int, line: int) -> bool:
        segment = SEGMENTS - 1 - x if self.remapped else x
        return bool(self.memory[segment // 8 * SEGMENTS + line] >> (segment & 7) & 1)


def _next(at: int, window: tuple[int, int]) -> tuple[int, bool]:
    """Return the next index in a window (first, last), and whether it is the first."""
    return (window[0], True) if at == window[1] else ((at + 1) % SEGMENTS, False)


def controller_of(panel: dict[str, Any], width: int, height: int) -> "ST7789 | OLED | None":
    """Return the controller of a board's PANEL, with its glass.

    Return None if there is no model of it.
    """
    if "madctl" in panel:
        controller = {"gc9107": GC9107, "st7365p": ST7365P}.get(panel.get("controller", ""), ST7789)
        return controller(width, height, panel["madctl"], panel.get("offset", (0, 0)))
    if panel.get("kind") == "ssd1306":
        return SSD1306(width, height, panel["column"])
    if panel.get("kind") == "sh1107":
        return SH1107(width, height, panel["offset"])
    return None
