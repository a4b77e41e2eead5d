"""ClockworkPi PicoCalc with a Pico or Pico 2: a square screen over a whole keyboard.

The sources are in github.com/clockworkpi/PicoCalc. The pins of the panel and MADCTL are from lcdspi.h and lcdspi.c in
Code/picocalc_helloworld/lcdspi. Those assume an ILI9488, with 18 bits per pixel at 25 MHz. The maker's NES emulator
(Code/NES/shapones.patch), whose file is on the card that comes with the device, sends 16 bits at 62.5 MHz with the
set-up of firmware/panels.py, and the data sheet that the maker gives now, ST7365P_SPEC_V1.0.pdf, names the controller.
github.com/zenodante/PicoCalc-micropython-driver sends 16 bits at 40 MHz, and
github.com/BlairLeduc/picocalc-text-starter at 75 MHz.

The keyboard's pins, address and clock are from i2ckbd/i2ckbd.h in Code/picocalc_helloworld, and the same in
Code/MP3Player/i2ckbd.h. The codes of its keys are from keyboard.h in Code/picocalc_keyboard, the program of the
keyboard's own controller, which also dims the screen and measures the battery. The pins of the sound are from
Code/PicoMite/PicoMite.patch (AUDIO_L and AUDIO_R, the Pico's pins 31 and 32); the NES emulator has 26, too, but
Code/MP3Player/config.h has 28 in its place.

The keys are those of the simulator on a computer.
"""

NAME = "ClockworkPi PicoCalc"
WIDTH = 320
HEIGHT = 320
SCREEN = "large"
MICROPYTHON = {"rp2040": "RP2040", "rp2350": "RP2350"}  # on a Pico, or on a Pico 2

PANEL = {
    "controller": "st7365p",
    "spi": 1,
    "sck": 10,
    "mosi": 11,
    "cs": 13,
    "dc": 14,
    "reset": 15,
    "madctl": 0x48,  # columns mirrored, blue first
}

# The controller of the keyboard, on I2C. Backspace has the meaning of Esc.
KEYBOARD = {"i2c": 1, "sda": 6, "scl": 7, "hz": 400_000, "address": 0x1F, "same": {0x08: 0xB1}}

# These are codes of keys, not pins.
BUTTONS = {
    0xB5: "UP",
    0xB6: "DOWN",
    0xB4: "LEFT",
    0xB7: "RIGHT",
    0x0A: "OK",
    0xB1: "BACK",
    0x74: "TURN",
    0x6D: "MENU",
    0x73: "STOP",
}

BATTERY: "dict[str, object]" = {}  # the keyboard's controller measures the charge

SPEAKER = (26, 27)  # left, right

# The labels printed on the keys.
BUTTON_LABELS = {0x0A: "Enter", 0xB1: "Esc", 0x74: "T", 0x6D: "M", 0x73: "S"}
DIRECTIONS = "arrows"

# For the page: the colour of the case, and about where each button is, in mm from the middle of the screen.
BODY = (
    "#2b2d30",
    (
        (0xB5, 28, 46), (0xB4, 21, 53), (0xB7, 35, 53), (0xB6, 28, 60), (0xB1, -28, 46), (0x0A, 21, 67),
        (0x74, -21, 53), (0x6D, -21, 67), (0x73, -28, 60),
    ),
)  # fmt: skip

# For the page, too: how the drive for a `.uf2` appears.
DRIVE = ("drive_pico", "")
