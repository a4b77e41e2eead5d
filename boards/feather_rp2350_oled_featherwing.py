"""Adafruit Feather RP2350 with the 128x64 OLED FeatherWing: three buttons, A over B over C.

The pins are from CircuitPython's ports/raspberrypi/boards/adafruit_feather_rp2350/pins.c: the buttons pull D9, D6 and
D5 down, which are GPIO 9, 6 and 5 of this Feather. Those of I2C and UART are the same in Raspberry Pi's pico-sdk,
src/boards/include/boards/adafruit_feather_rp2350.h, which also waits longer for the crystal than a Pico 2's. For the
panel, and for what the buttons do, see the Feather RP2040's file.
"""

NAME = "Feather RP2350 with OLED FeatherWing"
WIDTH = 128
HEIGHT = 64
MICROPYTHON = {"rp2350": "FEATHER_RP2350"}
SCREEN = "one_bit"

PANEL = {
    "kind": "sh1107",
    "i2c": 1,
    "sda": 2,
    "scl": 3,
    "address": 0x3C,
    "offset": 0x60,
    "contrast": 0x4F,
}

BUTTONS = {
    9: "RIGHT",  # A
    6: "OK",  # B
    5: "BACK",  # C
}

# What a button does when it is held.
LONG_PRESSES = {
    5: "TURN",
}

# The pins named TX and RX in those files.
LINK = {"uart": 0, "tx": 0, "rx": 1, "baud": 115200}

# The labels printed on the buttons.
BUTTON_LABELS = {9: "A", 6: "B", 5: "C"}

# For the page: the colour of the case, and about where each button is, in mm from the middle of the screen.
BODY = ("#14161a", ((9, -20, -8), (6, -20, 0), (5, -20, 8)))

# For the page, too: how the drive for a `.uf2` appears.
DRIVE = ("drive_reset", "Boot")
