"""TinyCircuits Thumby: cross on the left, B and A on the right.

The numbers are from TinyCircuits' own files in ThumbyGames/lib of
github.com/TinyCircuits/TinyCircuits-Thumby-Code-Editor: buttons and SPI from thumbyHardware.py, the other pins of the
panel and its size from the end of thumbyGraphics.py, the set-up and the window (columns 28 to 99, pages 0 to 4) from
ssd1306.py. The first units, with hardware id 0, have the panel on I2C, which is `otherwise` here. CircuitPython's build
for the Thumby has the same pins (ports/raspberrypi/boards/tinycircuits_thumby/pins.c).

B puts a card back, or opens the menu if no card is held. UP and DOWN at the table show its other half.
"""

NAME = "TinyCircuits Thumby"
WIDTH = 72
HEIGHT = 40
SCREEN = "one_bit"

PANEL = {
    "kind": "ssd1306",
    "spi": 0,
    "sck": 18,
    "mosi": 19,
    "cs": 16,
    "dc": 17,
    "reset": 20,
    "column": 28,  # the first of the controller's 128 columns that the glass shows
    "vcomh": 0x20,
    "contrast": 0x7F,
    "grounded": (15, 14, 13, 12),  # if none of these is grounded, the panel is wired as
    "otherwise": {"i2c": 0, "sda": 16, "scl": 17, "address": 0x3C, "reset": 18},  # says, instead of on SPI
}

BUTTONS = {
    4: "UP",
    6: "DOWN",
    3: "LEFT",
    5: "RIGHT",
    27: "OK",  # A
    24: "BACK",  # B
}

SPEAKER = 28

# The Thumby's own cable, on which each end hears itself (ThumbyGames/lib/thumbyLink.py there).
LINK = {"uart": 0, "tx": 0, "rx": 1, "baud": 115200, "high": 2}

# The labels printed on the buttons.
BUTTON_LABELS = {27: "A", 24: "B"}
DIRECTIONS = "cross"

# For the page: the colour of the case, and about where each button is, in mm from the middle of the screen.
BODY = ("#3a3d42", ((4, -11, 5), (3, -14, 8), (5, -8, 8), (6, -11, 11), (24, 8, 10), (27, 13, 7)))

# For the page, too: how the drive for a `.uf2` appears.
DRIVE = ("drive_down", "")
