"""The commands that start each display controller, on any runtime.

Command codes are those of the data sheets: Sitronix ST7789V 1.3, Solomon Systech SSD1306 1.1, Sino Wealth SH1107 2.1.
The settings of an ST7789 that are not the controller's defaults are those that both vendors of our boards send,
Waveshare and Pimoroni; the differences between them are in the board's file. Only Pimoroni sends RAMCTRL (commit
6efe2341 of github.com/pimoroni/pimoroni-pico, for its issue 1040). The settings of OLEDs are those of the drivers that
the board's file names. A GC9107, whose data sheet was not at hand, gets the commands of TinyCircuits' driver for the
Thumby Color, engine_display_driver_rp2_gc9107.c in github.com/TinyCircuits/TinyCircuits-Tiny-Game-Engine. An ST7365P,
whose data sheet was not at hand either, gets the commands of ClockworkPi's NES emulator for the PicoCalc,
samples/v3/picocalc.cpp in Code/NES/shapones.patch of github.com/clockworkpi/PicoCalc. The 5 ms that it needs from
SLPOUT to the next command are from drivers/lcd.c in github.com/BlairLeduc/picocalc-text-starter, and from Josef
Lusticky's Linux driver, st7365p.c.
"""

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from boards import Wiring

# The fastest write of an ST7789: a cycle of 16 ns (data sheet, table 7). ClockworkPi's NES emulator uses the same for
# an ST7365P: a quarter of 250 MHz. A board's PANEL["hz"] overrides it.
SPI_HZ = 62_500_000
PARALLEL_HZ = 15_000_000  # bytes per second of an ST7789 on eight lines: a cycle of 66 ns (section 7.4.1)
OLED_SPI_HZ = 10_000_000  # an SSD1306, by its data sheet: a cycle of 100 ns
I2C_HZ = 400_000  # the maximum in both OLED data sheets
I2C_TRIES = 20  # attempts to reach an OLED on I2C that may not be awake yet

# Repeated: a command, the number of its values, the values.
ST7789 = (
    b"\x3a\x01\x05"  # COLMOD: 16 bits a pixel
    b"\xb0\x02\x00\xc0"  # RAMCTRL: the lowest bits of red and blue are 0, which avoids bands in dark greens
    b"\xb2\x05\x0c\x0c\x00\x33\x33"  # PORCTRL
    b"\xc0\x01\x2c"  # LCMCTRL
    b"\xc2\x01\x01"  # VDVVRHEN
    b"\xc3\x01\x12"  # VRHS
    b"\xc4\x01\x20"  # VDVS
    b"\xc6\x01\x0f"  # FRCTRL2: 60 frames a second
    b"\xd0\x02\xa4\xa1"  # PWCTRL1
    b"\xe0\x0e\xd0\x04\x0d\x11\x13\x2b\x3f\x54\x4c\x18\x0d\x0b\x1f\x23"  # PVGAMCTRL
    b"\xe1\x0e\xd0\x04\x0c\x11\x13\x2c\x3f\x44\x51\x2f\x1f\x1f\x20\x23"  # NVGAMCTRL
    b"\x21\x00"  # INVON: in-plane switching glass shows inverted colours
)
GC9107 = (
    b"\xb0\x01\xc0\xb2\x01\x2f\xb3\x01\x03\xb6\x01\x19\xb7\x01\x01"
    b"\xac\x01\xcb\xab\x01\x0e\xb4\x01\x04\xa8\x01\x19"
    b"\x3a\x01\x05"  # COLMOD: 16 bits a pixel
    b"\xb8\x01\x08\xe8\x01\x24\xe9\x01\x48\xea\x01\x22\xc6\x01\x30\xc7\x01\x18"
    b"\x21\x00"  # INVON
)
ST7365P = (
    b"\xf0\x01\xc3\xf0\x01\x96"  # CSCON: unlocks the commands from B0h on
    b"\x3a\x01\x65"  # COLMOD: 16 bits a pixel on SPI
    b"\xb1\x01\xa0\xb4\x01\x00\xb7\x01\xc6\xb9\x02\x02\xe0"  # frame rate, inversion by columns, entry mode
    b"\xc0\x02\x80\x06\xc1\x01\x15\xc2\x01\xa7\xc5\x01\x04"  # power, common voltage
    b"\xe8\x08\x40\x8a\x00\x00\x29\x19\xaa\x33"  # output
    b"\xe0\x0e\xf0\x06\x0f\x05\x04\x20\x37\x33\x4c\x37\x13\x14\x2b\x31"  # positive gamma
    b"\xe1\x0e\xf0\x11\x1b\x11\x0f\x0a\x37\x43\x4c\x37\x13\x13\x2c\x32"  # negative gamma
    b"\xf0\x01\x3c\xf0\x01\x69"  # CSCON: locks those commands
    b"\x21\x00"  # INVON
)
SSD1306 = (
    b"\xae"  # the panel is off until there is a picture
    b"\x20\x00"  # a picture is sent page by page
    b"\x40\xd3\x00"  # starts at line 0, not shifted
    b"\xa1\xc8"  # both directions are reversed
    b"\xda\x12\xd5\x80\xd9\xf1"  # rows, clock, charge
    b"\xa4\xa6\xad\x30\x8d\x14"  # shows the memory, not inverted; internal current reference and charge pump
)
SH1107 = (
    b"\xae"
    b"\xd5\x51"  # clock
    b"\x20"  # addressing: within a page, column by column
    b"\xad\x8a"  # internal charge pump
    b"\xa0\xc0\xdc\x00"  # directions are not reversed; starts at line 0
    b"\xd9\x22\xdb\x35"  # charge
    b"\xa4\xa6"
)


OTHERS = {"gc9107": GC9107, "st7365p": ST7365P}  # the controllers other than the ST7789, by their names in PANEL


def clock(wiring: "Wiring") -> "dict[str, int]":
    """Return the keywords that set an SPI's clock beside its speed: mode 0, or mode 3 for a GC9107."""
    return {"polarity": 1, "phase": 1} if wiring.get("controller") == "gc9107" else {}


def awake_ms(wiring: "Wiring") -> int:
    """Return the milliseconds from SLPOUT to DISPON."""
    return 120 if wiring.get("controller") == "gc9107" else 5


def st7789(wiring: "Wiring") -> bytes:
    """Return the commands that set up the colour panel of a board's PANEL after its reset, in the form of ST7789."""
    if "controller" in wiring:
        return bytes((0x36, 1, wiring["madctl"])) + OTHERS[wiring["controller"]]
    gate, common = wiring["voltages"]
    out = bytes((0x36, 1, wiring["madctl"], 0xB7, 1, gate, 0xBB, 1, common)) + ST7789
    for code, values in wiring.get("setup", ()):
        out += code + bytes((len(values),)) + values
    return out


def oled(wiring: "Wiring", height: int) -> bytes:
    """Return the commands that set up the OLED of a board's PANEL after its reset; height: its rows."""
    if wiring["kind"] == "sh1107":
        return SH1107 + bytes((0xA8, height - 1, 0xD3, wiring["offset"]))
    return SSD1306 + bytes((0xA8, height - 1, 0xDB, wiring["vcomh"]))
