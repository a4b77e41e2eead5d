"""TinyCircuits Thumby Color: cross on the left, B and A on the right, two bumpers, a menu button.

The sources are in github.com/TinyCircuits/TinyCircuits-Tiny-Game-Engine: the buttons and the sound from the defines of
src/io/engine_io_rp3.h (the table of pins in that file's comment is for an older version), the panel's pins, the
controller's set-up and the window (columns 2 to 129, rows 1 to 128, MADCTL C8h) from
src/display/engine_display_driver_rp2_gc9107.c. It has an RP2350.

B puts a card down; if no card is held, it looks into a pile. The right bumper turns up a card, the left one calls stop.
Its sound, which needs a pin of its own to be switched on, is not used.
"""

NAME = "TinyCircuits Thumby Color"
WIDTH = 128
HEIGHT = 128
SCREEN = "tiny"
MICROPYTHON = {"rp2350": "RP2350"}

PANEL = {
    "controller": "gc9107",
    "spi": 0,
    "sck": 18,
    "mosi": 19,
    "cs": 17,
    "dc": 16,
    "reset": 4,
    "backlight": 7,
    "madctl": 0xC8,  # rows and columns mirrored, blue first
    "offset": (2, 1),  # the place of the glass in the controller's memory
}

# These are BATTERY_ADC_GPIO_PIN of src/io/engine_io_rp3.h; half of the voltages are POWER_MIN_HALF_VOLTAGE and
# POWER_MAX_HALF_VOLTAGE of src/utility/engine_defines.h.
BATTERY = {"adc": 29, "divider": 2, "levels": (2900, 3700)}

LED = (11, 10, 12)  # red, green, blue: they glow unless they are driven high

BUTTONS = {
    1: "UP",
    3: "DOWN",
    0: "LEFT",
    2: "RIGHT",
    21: "OK",  # A
    25: "BACK",  # B
    6: "STOP",  # left bumper
    22: "TURN",  # right bumper
    26: "MENU",
}

# The labels printed on the buttons.
BUTTON_LABELS = {21: "A", 25: "B", 6: "L", 22: "R", 26: "Menu"}
DIRECTIONS = "cross"

# For the page: the colour of the case, and about where each button is, in mm from the middle of the screen.
BODY = (
    "#3a3d42",
    (
        (1, -16, -3), (0, -19, 0), (2, -13, 0), (3, -16, 3), (25, 13, 2), (21, 18, -2), (6, -16, -11),
        (22, 16, -11), (26, 13, 12),
    ),
)  # fmt: skip

# For the page, too: how the drive for a `.uf2` appears.
DRIVE = ("drive_down", "")
