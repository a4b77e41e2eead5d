"""Raspberry Pi Pico with Waveshare's Pico-LCD-1.3: stick on the left, A B X Y on the right.

All numbers are from Waveshare's own example, Python/Pico-LCD-1.3/Pico-LCD-1.3.py in github.com/waveshare/Pico_code: the
pins from its head and its list of keys, the rest from `init_display`.
"""

NAME = "Waveshare Pico-LCD-1.3"
WIDTH = 240
HEIGHT = 240
SCREEN = "large"
MICROPYTHON = {"rp2040": "RP2040", "rp2350": "RP2350"}  # on a Pico, or on a Pico 2

PANEL = {
    "spi": 1,
    "sck": 10,
    "mosi": 11,
    "cs": 9,
    "dc": 8,
    "reset": 12,
    "backlight": 13,
    "madctl": 0x70,  # the glass is rotated: rows and columns are exchanged, and one is mirrored
    "voltages": (0x35, 0x19),  # gate (B7h) and common (BBh)
}

BUTTONS = {
    2: "UP",
    18: "DOWN",
    16: "LEFT",
    20: "RIGHT",
    3: "STOP",  # pressing the stick
    15: "OK",  # A
    17: "BACK",  # B
    19: "TURN",  # X
    21: "MENU",  # Y
}

# The Pico's default UART (pico-sdk, src/boards/include/boards/pico.h); nothing else here uses these pins.
LINK = {"uart": 0, "tx": 0, "rx": 1, "baud": 115200}

# The labels printed on the buttons.
BUTTON_LABELS = {3: "press", 15: "A", 17: "B", 19: "X", 21: "Y"}
DIRECTIONS = "stick"

# For the page: the colour of the case, and about where each button is, in mm from the middle of the screen.
BODY = (
    "#1d2b4f",
    (
        (2, -20, -7), (16, -27, 0), (3, -20, 0), (20, -13, 0), (18, -20, 7), (15, 18, -10), (17, 18, -3),
        (19, 18, 4), (21, 18, 11),
    ),
)  # fmt: skip
