"""Adafruit Feather RP2040 with the 128x64 OLED FeatherWing: three buttons, A over B over C.

The pins of I2C are from Raspberry Pi's pico-sdk, src/boards/include/boards/adafruit_feather_rp2040.h. The set-up of the
panel is from Adafruit_SH1107.cpp in github.com/adafruit/Adafruit_SH110x; its address and offset are also in
adafruit_displayio_sh1107.py in github.com/adafruit/Adafruit_CircuitPython_DisplayIO_SH1107. The buttons pull D9, D6 and
D5 down, which are GPIO 9, 8 and 7 of this Feather. The pico-sdk file also sets what a Pico's firmware lacks,
PICO_XOSC_STARTUP_DELAY_MULTIPLIER 64 and PICO_FLASH_SPI_CLKDIV 4. The wing has its own pull-ups.

A steps to the next card, the next place, or the next row of a menu; held, it repeats. B is OK: it picks up a card and
lays it down. C puts the card back, or opens the menu if no card is held; when held, it turns up a card or lays it on
the waste.
"""

NAME = "Feather RP2040 with OLED FeatherWing"
WIDTH = 128
HEIGHT = 64
MICROPYTHON = {"rp2040": "FEATHER_RP2040"}  # its crystal starts more slowly than a Pico's, and its flash is larger
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
    8: "OK",  # B
    7: "BACK",  # C
}

# What a button does when it is held.
LONG_PRESSES = {
    7: "TURN",
}

# The pins named TX and RX in that pico-sdk file.
LINK = {"uart": 0, "tx": 0, "rx": 1, "baud": 115200}

# The labels printed on the buttons.
BUTTON_LABELS = {9: "A", 8: "B", 7: "C"}

# For the page: the colour of the case, and about where each button is, in mm from the middle of the screen.
BODY = ("#14161a", ((9, -20, -8), (8, -20, 0), (7, -20, 8)))
