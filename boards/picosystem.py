"""Pimoroni PicoSystem: cross on the left, A B X Y on the right.

The pins are from Raspberry Pi's pico-sdk, src/boards/include/boards/pimoroni_picosystem.h, and the same as in
Pimoroni's libraries/hardware.cpp (github.com/pimoroni/picosystem), whose `_init_hardware` has the rest. The pico-sdk
sets up crystal and flash as for a Pico, so a Pico's MicroPython starts it.
"""

NAME = "Pimoroni PicoSystem"
WIDTH = 240
HEIGHT = 240
SCREEN = "large"

PANEL = {
    "spi": 0,
    "sck": 6,
    "mosi": 7,
    "cs": 5,
    "dc": 9,
    "reset": 4,
    "backlight": 12,
    "madctl": 0x04,  # upright
    "voltages": (0x14, 0x25),  # gate (B7h) and common (BBh)
}

BUTTONS = {
    23: "UP",
    20: "DOWN",
    22: "LEFT",
    21: "RIGHT",
    18: "OK",  # A
    19: "BACK",  # B
    17: "TURN",  # X
    16: "MENU",  # Y
}

SPEAKER = 11

# BATTERY_LEVEL, `_battery_voltage` and `battery` of libraries/hardware.cpp.
BATTERY = {"adc": 26, "divider": 3, "levels": (2800, 4100)}

# The labels printed on the buttons.
BUTTON_LABELS = {18: "A", 19: "B", 17: "X", 16: "Y"}
DIRECTIONS = "cross"

# For the left hand, the cross does what the four buttons do, mirrored, and the four buttons are the directions.
LEFT_HAND: "tuple[dict[int, str], dict[int, str], dict[int, str]]" = (
    {
        17: "UP",  # X
        19: "DOWN",  # B
        16: "LEFT",  # Y
        18: "RIGHT",  # A
        22: "OK",
        20: "BACK",
        23: "TURN",
        21: "MENU",
    },
    {},
    {17: "X", 19: "B", 16: "Y", 18: "A", 22: "\5", 20: "\10", 23: "\7", 21: "\6"},
)

# For the page: the colour of the case, and about where each button is, in mm from the middle of the screen.
BODY = (
    "#23272e",
    (
        (23, -29, -7), (22, -36, 0), (21, -22, 0), (20, -29, 7), (17, 29, -7), (16, 22, 0), (18, 36, 0),
        (19, 29, 7),
    ),
)  # fmt: skip

# For the page, too: how the drive for a `.uf2` appears.
DRIVE = ("drive_x", "")
