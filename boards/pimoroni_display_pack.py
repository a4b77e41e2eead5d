"""Raspberry Pi Pico with Pimoroni's Display Pack: A over B on the left, X over Y on the right.

The numbers are from github.com/pimoroni/pimoroni-pico: the buttons from libraries/pico_display/pico_display.hpp, the
pins of SPI0 from common/pimoroni_common.hpp (SPI_DEFAULT_*, SPI_BG_FRONT_*), the rest from drivers/st7789/st7789.cpp,
whose `common_init` and `configure_display` say what is sent to a panel of 240 x 135. The LED is active low according to
drivers/rgbled/rgbled.hpp.
The reset of the panel is not wired to a pin.

X and Y step back and forward, at the table from place to place, in menus from row to row; held, they repeat. A is OK,
or TURN when held; B is BACK, or MENU when held. OK changes the value at the right of a row.
"""

NAME = "Pimoroni Display Pack"
WIDTH = 240
HEIGHT = 135
SCREEN = "small"
MICROPYTHON = {"rp2040": "RP2040", "rp2350": "RP2350"}  # on a Pico, or on a Pico 2

PANEL = {
    "spi": 0,
    "sck": 18,
    "mosi": 19,
    "cs": 17,
    "dc": 16,
    "backlight": 20,
    "madctl": 0x70,  # the glass is rotated: rows and columns are exchanged, and one is mirrored
    "voltages": (0x75, 0x3D),  # gate (B7h) and common (BBh)
    "setup": (  # the differences from firmware/panels.py
        (b"\xc3", b"\x00"),  # VRHS
        (b"\xd6", b"\xa1"),  # not in the data sheet
        (b"\xe0", b"\x70\x04\x08\x09\x09\x05\x2a\x33\x41\x07\x13\x13\x29\x2f"),  # PVGAMCTRL
        (b"\xe1", b"\x70\x03\x09\x0a\x09\x06\x2b\x34\x41\x07\x12\x14\x28\x2e"),  # NVGAMCTRL
    ),
    "offset": (40, 53),  # the place of the glass in the controller's memory
}

LED = (6, 7, 8)  # red, green, blue; each is on unless its pin is driven high

BUTTONS = {
    12: "OK",  # A
    13: "BACK",  # B
    14: "LEFT",  # X
    15: "RIGHT",  # Y
}

# What a button does when it is held.
LONG_PRESSES = {
    12: "TURN",
    13: "MENU",
}

# The Pico's default UART (pico-sdk, src/boards/include/boards/pico.h); nothing else here uses these pins.
LINK = {"uart": 0, "tx": 0, "rx": 1, "baud": 115200}

# The labels printed on the buttons.
BUTTON_LABELS = {12: "A", 13: "B", 14: "X", 15: "Y"}

# For the left hand, X and Y do what A and B do for the right hand, and A and B step.
LEFT_HAND = (
    {14: "OK", 15: "BACK", 12: "LEFT", 13: "RIGHT"},
    {14: "TURN", 15: "MENU"},
    BUTTON_LABELS,
)

# For the page: the colour of the case, and about where each button is, in mm from the middle of the screen.
BODY = ("#17191c", ((12, -21, -6), (13, -21, 6), (14, 21, -6), (15, 21, 6)))
