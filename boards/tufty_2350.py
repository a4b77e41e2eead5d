"""Pimoroni Tufty 2350, a badge (RP2350B): A, B, C below the screen, UP over DOWN on its right, HOME on the back.

The sources are in github.com/pimoroni/tufty2350: the buttons, the chip and its flash of 16 MB from
board/pimoroni_tufty2350.h, the panel's pins from modules/c/st7789/st7789.hpp, its set-up from st7789.cpp beside it;
boards/tufty_2350/pins.csv there, which is older, has other numbers. Pimoroni's driver rotates the picture itself, with
MADCTL 90h; here the controller does it (B0h), as in a line that was left in st7789.cpp: both put a pixel into the same
place in memory. The reset of the panel is not wired to a pin.

UP and DOWN step back and forward: at the table from place to place, in menus from row to row. B is OK, as in the
badge's own menu. A is BACK, or MENU when held; C turns a card up, or calls stop when it is held. HOME is not used: it
also starts the chip's loader, and within the badge's own menu it ends the game.
"""

NAME = "Pimoroni Tufty 2350"
WIDTH = 320
HEIGHT = 240
SCREEN = "large"
MICROPYTHON = {"rp2350": "RP2350B"}

PANEL = {
    "data": 32,  # the first of GPIO 32 to 39
    "wr": 30,
    "rd": 31,
    "cs": 27,
    "dc": 28,
    "backlight": 26,
    "madctl": 0xB0,  # the glass is rotated: rows and columns are exchanged, and one is mirrored
    "voltages": (0x35, 0x1B),  # gate (B7h) and common (BBh)
    "setup": (  # the differences from firmware/panels.py
        (b"\xc3", b"\x0f"),  # VRHS
        (b"\xe0", b"\xf0\x00\x06\x04\x05\x05\x31\x44\x48\x36\x12\x12\x2b\x34"),  # PVGAMCTRL
        (b"\xe1", b"\xf0\x0b\x0f\x0f\x0d\x26\x31\x43\x47\x38\x14\x14\x2c\x32"),  # NVGAMCTRL
    ),
}

# VBAT_SENSE and POWER_EN of TinyGo's src/machine/board_tufty2350.go (github.com/tinygo-org/tinygo), which is after
# Pimoroni's own board/pins.csv; modules/c/powman/powman.c has the same numbers and sets POWER_EN high. The divider is
# that of battery_voltage in modules/common/badgeware/badge.py; the levels are those of battery_level there, which the
# badge's own menu shows: 123 - 123 / (1 + (volts / 3.2) ** 80) ** 0.165 percent, and none at BAT_MIN.
BATTERY = {
    "adc": 40, "divider": 2, "high": 41,
    "levels": (3000, 3184, 3226, 3260, 3293, 3327, 3366, 3410, 3465, 3535, 3633),
}  # fmt: skip

BUTTONS = {
    11: "LEFT",  # UP
    6: "RIGHT",  # DOWN
    9: "OK",  # B
    7: "BACK",  # A
    10: "TURN",  # C
}

# What a button does when it is held.
LONG_PRESSES = {
    7: "MENU",
    10: "STOP",
}

# The labels printed on the buttons, or the maker's names for them.
BUTTON_LABELS = {7: "A", 9: "B", 10: "C", 11: "Up", 6: "Down"}

# For the page: the colour of the case, and about where each button is, in mm from the middle of the screen.
BODY = ("#17191c", ((7, -24, 27), (9, -6, 27), (10, 24, 27), (11, 38, -9), (6, 38, 9)))

# For the page, too: how the drive for a `.uf2` appears.
DRIVE = ("drive_reset", "HOME")
