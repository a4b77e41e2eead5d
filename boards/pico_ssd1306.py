"""Raspberry Pi Pico with a 128x64 SSD1306 module on I2C and five buttons, wired by its owner.

The set-up of the panel is that of MicroPython's own driver, micropython/drivers/display/ssd1306/ssd1306.py in
github.com/micropython/micropython-lib. SDA and SCL are the pins of I2C 0 in the pico-sdk's file of the Pico
(src/boards/include/boards/pico.h). CircuitPython requires pull-ups on both
(ports/raspberrypi/common-hal/busio/I2C.c there); MicroPython switches on those of the chip. Each button connects its
pin to ground. If you wire it differently, change the numbers here.
"""

NAME = "Pico with SSD1306 128x64"
WIDTH = 128
HEIGHT = 64
SCREEN = "one_bit"
MICROPYTHON = {"rp2040": "RP2040", "rp2350": "RP2350"}  # on a Pico, or on a Pico 2

PANEL = {
    "kind": "ssd1306",
    "i2c": 0,
    "sda": 4,
    "scl": 5,
    "address": 0x3C,
    "column": 0,
    "vcomh": 0x30,
    "contrast": 0xFF,
}

BUTTONS = {
    16: "LEFT",
    17: "RIGHT",
    18: "OK",
    19: "BACK",
    20: "TURN",
}

# The Pico's default UART (pico-sdk, src/boards/include/boards/pico.h); nothing else here uses these pins.
LINK = {"uart": 0, "tx": 0, "rx": 1, "baud": 115200}

# The labels printed on the buttons.
BUTTON_LABELS = {18: "OK", 19: "BACK", 20: "TURN"}
DIRECTIONS = "arrows"

# For the page: the colour of the case, and where each button may be, in mm from the middle of the screen.
BODY = ("#dcd8cc", ((16, -30, 0), (17, -20, 0), (20, 25, -9), (19, 20, 2), (18, 30, 2)))
