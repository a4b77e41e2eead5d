# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""One file a board: data, no logic. Each says where its numbers come from.

NAME, WIDTH, HEIGHT   what it is called; its screen in pixels, at most 1023 x 511 (firmware/app/start.py)
SCREEN                the kind of screen, which names its look (firmware/draw/looks.py): large, small, tiny, one_bit; or
                      text: it has none, and is played by lines on its console
PANEL                 how the screen is wired and set up (firmware/micropython/st7789.py, oled.py); grounded: pins
                      of which one at least is at ground, otherwise: what is other where none is; hz: of an ST7789's
                      SPI, where wires of one's own ask for less than 62.5 MHz, as 24_000_000 does
BUTTONS               GPIO number of a button to ground -> name of its action (firmware/app/actions.py)
HELD                  where it is there: what some of them do when they are held
LEFT_HAND             where it is there: BUTTONS, HELD and KEYS for the left hand; signs 5 to 8 of the font are arrows
LED                   where it is there: pins of an LED that is off while they are high
SPEAKER               where it is there: the pin of a buzzer or a speaker
LINK                  where it is there: the UART to another board: its number, pins tx and rx, baud, and high: a pin
                      that is to be high for it
MICROPYTHON           where it is there: a definition in boards/micropython for each chip that the board comes with;
                      the others have an RP2040 and start as a Pico does
BODY                  how the page draws it: the colour of its case, and of each button, by its key in BUTTONS or by the
                      name of a stick's way, what is on it (up, down, left, right, press: a sign of that) and where it
                      is: x, y in mm from the middle of the screen. No board gets it: the builds leave it out
KEYS                  what is printed on the buttons, by the same numbers; `press` for a stick pressed
DIRECTIONS            where it is there: what gives the directions: stick, cross, or arrows for buttons without letters
"""

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Any, Protocol

    class Board(Protocol):
        """A module of this folder, as far as every board has it."""

        NAME: str
        WIDTH: int
        HEIGHT: int
        SCREEN: str
        PANEL: dict[str, Any]
        BUTTONS: dict[int, str]
