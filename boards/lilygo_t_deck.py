"""LILYGO T-Deck (ESP32-S3 with 8 MB of PSRAM): a screen over a keyboard, with a trackball. It takes the game as files.

The sources are in github.com/Xinyuan-LilyGO/T-Deck: examples/UnitTest (utilities.h, UnitTest.ino) for the pins, those
that must be high, the panel's set-up (`lcd_st7789v`) and how its light is dimmed (`setBrightness`);
examples/Keyboard_ESP32C3 for the keyboard's address and codes. CircuitPython's
ports/espressif/boards/lilygo_tdeck/pins.c has the same pins and names the trackball's. The clock of the bus is that of
TFT_eSPI's Setup210_LilyGo_T_Deck.h, and so is the order of colours, red first; CircuitPython's board.c has blue first.
MADCTL is what TFT_eSPI sends for its rotation 1.

The ball steps; pressing it is OK. The keys are those of the simulator on a computer; there is no Esc.
"""

NAME = "LILYGO T-Deck"
WIDTH = 320
HEIGHT = 240
SCREEN = "large"
MICROPYTHON: "dict[str, str]" = {}  # we have no firmware for this chip
MARCH = "xtensawin"

HIGH_PINS = (10, 9, 39)  # power of screen and keyboard; chip selects on the screen's bus: the radio, the SD card

PANEL = {
    "spi": 1,
    "sck": 40,
    "mosi": 41,
    "miso": 38,
    "cs": 12,
    "dc": 11,
    "hz": 40_000_000,
    "madctl": 0x60,  # the glass is rotated: rows and columns are exchanged, and one is mirrored
    "voltages": (0x75, 0x1A),  # gate (B7h) and common (BBh)
    "setup": (  # the differences from firmware/panels.py
        (b"\xc3", b"\x13"),  # VRHS
        (b"\xd6", b"\xa1"),
        (b"\xe0", b"\xd0\x0d\x14\x0d\x0d\x09\x38\x44\x4e\x3a\x17\x18\x2f\x30"),  # PVGAMCTRL
        (b"\xe1", b"\xd0\x09\x0f\x08\x07\x14\x37\x44\x4d\x38\x15\x16\x2c\x3e"),  # NVGAMCTRL
    ),
}

# The keyboard on I2C, the pins of the ball by the codes for which they stand, and the chip of the screen's light.
KEYBOARD = {
    "i2c": 0, "sda": 18, "scl": 8, "hz": 100_000, "address": 0x55, "same": {},
    "ball": {0xB5: 3, 0xB6: 15, 0xB4: 1, 0xB7: 2}, "press": (0x0D, 0), "light": 42,
}  # fmt: skip

# These are codes of keys, not pins.
BUTTONS = {
    0xB5: "UP",
    0xB6: "DOWN",
    0xB4: "LEFT",
    0xB7: "RIGHT",
    0x0D: "OK",
    0x08: "BACK",
    0x74: "TURN",
    0x6D: "MENU",
    0x73: "STOP",
}

# The labels printed on the keys.
BUTTON_LABELS = {0x0D: "Enter", 0x08: "Back", 0x74: "T", 0x6D: "M", 0x73: "S"}
DIRECTIONS = "stick"

# For the page: the colour of the case, and about where each button is, in mm from the middle of the screen.
BODY = (
    "#1f2124",
    (
        (0xB5, -21, 30), (0xB4, -28, 37), (0xB7, -14, 37), (0xB6, -21, 44), (0x08, 28, 30), (0x0D, 35, 37),
        (0x74, 21, 37), (0x6D, 28, 44), (0x73, 21, 51),
    ),
)  # fmt: skip
