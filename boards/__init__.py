"""The boards, one file each: data without logic. Each file names the sources of its numbers.

Every board has these:

NAME, WIDTH, HEIGHT   its name; its screen in pixels, at most 1023 x 959 (firmware/app/start.py)
SCREEN                the kind of screen, which names its look (firmware/draw/look_factory.py): large, small, tiny,
                      one_bit; or text for a board without a screen, which is played on its console
PANEL                 how the screen is wired and set up (firmware/micropython/st7789.py, oled.py). grounded: pins of
                      which at least one is grounded; otherwise: what differs if none is; controller: gc9107
                      or st7365p on a colour screen without an ST7789; hz: the clock of its SPI, if the panel or loose
                      wires need less than 62.5 MHz, such as 24_000_000; data, wr, rd: the first of eight
                      data lines in a row, and the lines to write and to read, in place of an SPI
BUTTONS               GPIO number of a button to ground -> name of its action (firmware/app/actions.py); with a
                      KEYBOARD, the code of a key in place of the number
BODY                  how the page draws it: the colour of its case, and where each button is: its key in BUTTONS, and
                      x, y in mm from the middle of the screen. On it is its label, or else a sign for its action
BUTTON_LABELS         what is printed on the buttons, by the same numbers; `press` for a stick that is pressed

Some boards also have these:

LONG_PRESSES          what buttons do when they are held
LEFT_HAND             BUTTONS, LONG_PRESSES and BUTTON_LABELS for the left hand; signs 5 to 8 of the font are arrows
LED                   pins of an LED that is off while they are high
KEYBOARD              the controller of its keys on I2C: pins sda and scl, hz, address; same: keys with the meaning of
another key (firmware/micropython/i2c_keyboard.py)
BATTERY               how its charge is measured: a pin adc, the divider before it, and levels: mV at charges evenly
                      apart, from empty to full; high: a pin that must be high. Nothing of these where the keyboard's
                      controller does it
HIGH_PINS             pins that have to be high before anything else works
MARCH                 mpy-cross's name of a processor that is not an ARM; such a board takes the game only as files
SPEAKER               the pin of a buzzer or a speaker, or a tuple of two
AMPLIFIER             the pin that switches the amplifier of the speaker on
LINK                  the UART to another board: its number, pins tx and rx, baud, and high: a pin that must be high
MICROPYTHON           which definition in boards/micropython is for each chip that the board comes with; a board without
                      it has an RP2040 and starts as a Pico does
DRIVE                 how its drive for a .uf2 appears, where that is not by holding BOOTSEL: the id of the sentence
                      among the page's words (firmware/text/en/page.py), and the button to hold that is its {0}, or ""
DIRECTIONS            what gives the directions: stick, cross, or arrows for buttons without letters, two or four
"""

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any, Protocol

    Wiring = dict[str, Any]  # names of lines to a pin, to several pins, or to other numbers

    class Board(Protocol):
        """A module of this folder: the names that all boards have in the game."""

        NAME: str
        WIDTH: int
        HEIGHT: int
        SCREEN: str
        PANEL: Wiring
        BUTTONS: dict[int, str]
