"""Pimoroni Explorer (RP2350B): A over B over C on the left of the screen, X over Y over Z on its right.

The pins are from the board's files for CircuitPython, ports/raspberrypi/boards/pimoroni_explorer2350/pins.c and board.c
in github.com/adafruit/circuitpython. Pimoroni's own docs/reference.md in github.com/pimoroni/explorer has the same
numbers for the buttons and the sound. MADCTL is from board.c, and what Pimoroni sends to a panel of 320 x 240
(drivers/st7789/st7789.cpp in github.com/pimoroni/pimoroni-pico, ROTATE_0), as are the voltages and the gammas; for D6h
see pimoroni_display_pack_2_0.py. The chip and its flash of 16 MB are from mpconfigboard.mk beside board.c.
The reset of the panel is not wired to a pin.

X and Y step back and forward, as on Pimoroni's Display Packs: at the table from place to place, in menus from row to
row. A is OK, B is BACK, C turns a card up, or calls stop when it is held, and Z opens the menu.
"""

NAME = "Pimoroni Explorer"
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
    "madctl": 0x70,  # the glass is rotated: rows and columns are exchanged, and one is mirrored
    "voltages": (0x35, 0x1F),  # gate (B7h) and common (BBh)
    "setup": (  # the differences from firmware/panels.py
        (b"\xe0", b"\xd0\x08\x11\x08\x0c\x15\x39\x33\x50\x36\x13\x14\x29\x2d"),  # PVGAMCTRL
        (b"\xe1", b"\xd0\x08\x10\x08\x06\x06\x39\x44\x51\x0b\x16\x14\x2f\x31"),  # NVGAMCTRL
    ),
}

BUTTONS = {
    16: "OK",  # A
    15: "BACK",  # B
    14: "TURN",  # C
    17: "LEFT",  # X
    18: "RIGHT",  # Y
    19: "MENU",  # Z
}

# What a button does when it is held.
LONG_PRESSES = {
    14: "STOP",
}

SPEAKER = 12
AMPLIFIER = 13

# The pins TX and RX of its header.
LINK = {"uart": 0, "tx": 0, "rx": 1, "baud": 115200}

# The labels printed on the buttons.
BUTTON_LABELS = {16: "A", 15: "B", 14: "C", 17: "X", 18: "Y", 19: "Z"}

# For the left hand, both sides change places.
LEFT_HAND = (
    {17: "OK", 18: "BACK", 19: "TURN", 16: "LEFT", 15: "RIGHT", 14: "MENU"},
    {19: "STOP"},
    BUTTON_LABELS,
)

# For the page: the colour of the case, and about where each button is, in mm from the middle of the screen.
BODY = ("#17191c", ((16, -36, -15), (15, -36, 0), (14, -36, 15), (17, 36, -15), (18, 36, 0), (19, 36, 15)))

# For the page, too: how the drive for a `.uf2` appears.
DRIVE = ("drive_reset", "BOOT")
