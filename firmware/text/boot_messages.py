"""Messages for times when no language is known: before the settings are read, or after a crash.

They are English and ASCII, for a console, or for the screen in MicroPython's own letters.
"""

# For the screen of a MicroPython board, without the game. CRASHED fits a Thumby: five lines of nine letters.
CRASHED = "Game stopped, saved. Press a button."
CRASHED_IN_WORDS = "The game stopped, and is saved. Enter starts it again."
NO_GAME = "BACK was held: no game. To play: import main, or reset."
CRASH_NOTE = "pocket-bank {0}, {1}, {2}\n"
TOO_OLD = "Needs MicroPython {0}.{1}, this is {2}.{3}"  # fits the same screen

# For a board's console, if its screen cannot be used.
NO_OLED = "No screen answers at 0x{0:x} on I2C, SDA GP{1}, SCL GP{2} ({3}): check its wires, power and address"
NEEDS_PULL_UPS = "; CircuitPython needs pull-ups on both, 4.7 kOhm to 3.3 V, if the module has none"
NO_PINS = "The pins of the board's screen or buttons cannot be used: {0}"
NO_GPIO = "This MicroPython has no GPIO {0}: the board needs one for an RP2350B"
