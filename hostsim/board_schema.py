"""Check the names and keys of a board's file; boards/__init__.py explains each name.

A board would silently ignore a name or key that nothing reads, so it is an error here.
"""

from collections.abc import Collection
from difflib import get_close_matches
from types import ModuleType
from typing import Any

from firmware.app.start import BoardError

# The type of each name.
REQUIRED: dict[str, type] = {
    "NAME": str, "WIDTH": int, "HEIGHT": int, "SCREEN": str, "PANEL": dict, "BUTTONS": dict, "BODY": tuple,
    "BUTTON_LABELS": dict,
}  # fmt: skip
CONSOLE_REQUIRED = ("NAME", "WIDTH", "HEIGHT", "SCREEN", "PANEL", "BUTTONS")  # the names of a board without a screen
OPTIONAL: dict[str, type | tuple[type, ...]] = {
    "LONG_PRESSES": dict, "LEFT_HAND": tuple, "LED": tuple, "KEYBOARD": dict, "BATTERY": dict, "HIGH_PINS": tuple,
    "MARCH": str, "SPEAKER": (int, tuple), "AMPLIFIER": int, "LINK": dict, "MICROPYTHON": dict, "DRIVE": tuple,
    "DIRECTIONS": str,
}  # fmt: skip
# The keys of a name that describes wiring; all controllers together, because each driver uses some of them.
WIRING_KEYS = {
    "PANEL": (
        "spi", "sck", "mosi", "miso", "cs", "dc", "reset", "hz", "i2c", "sda", "scl", "address", "data", "wr", "rd",
        "backlight", "madctl", "offset", "voltages", "setup", "controller", "kind", "column", "contrast", "vcomh",
        "grounded", "otherwise",
    ),
    "KEYBOARD": ("i2c", "sda", "scl", "hz", "address", "same", "ball", "press", "light"),
    "BATTERY": ("adc", "divider", "levels", "high"),
    "LINK": ("uart", "tx", "rx", "baud", "high"),
}  # fmt: skip


def check(board: ModuleType) -> None:
    """Raise BoardError, one line, for a name or key that is unknown, missing or of a wrong type."""
    file = board.__name__.replace(".", "/") + ".py"
    given: dict[str, Any] = {name: value for name, value in vars(board).items() if not name.startswith("_")}
    known = {**REQUIRED, **OPTIONAL}
    for name in CONSOLE_REQUIRED if given.get("SCREEN") == "text" else REQUIRED:
        if name not in given:
            raise BoardError("%s: %s is missing" % (file, name))
    for name, value in given.items():
        _check_known(file, "", name, known)
        if not isinstance(value, known[name]):
            raise BoardError("%s: %s cannot be %r" % (file, name, value))
        for key in given[name] if name in WIRING_KEYS else ():
            _check_known(file, "%s: " % name, key, WIRING_KEYS[name])


def _check_known(file: str, where: str, name: str, known: Collection[str]) -> None:
    if name not in known:
        like = get_close_matches(name, known, 1)
        guess = "; did you mean '%s'?" % like[0] if like else ""
        raise BoardError("%s: %sunknown name '%s'%s" % (file, where, name, guess))
