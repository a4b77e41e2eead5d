"""Raspberry Pi Pico with nothing wired to it: the console on its USB is both screen and buttons.

It uses no pins, so it runs on any board with an RP2040 and 2 MB of flash. The console is MicroPython's own, on USB CDC.
"""

NAME = "Pico on its USB console"
WIDTH = 0
HEIGHT = 0
SCREEN = "text"
MICROPYTHON = {"rp2040": "RP2040", "rp2350": "RP2350"}  # on a Pico, or on a Pico 2
PANEL: "dict[str, object]" = {}
BUTTONS: "dict[int, str]" = {}
