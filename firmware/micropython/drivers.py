"""Make the drivers of a board's parts, under MicroPython; only the drivers that it needs are loaded."""

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable

    from boards import Board
    from firmware.micropython.i2c_keyboard import I2CKeyboard
    from firmware.micropython.st7789 import ST7789


def keyboard_of(board: "Board") -> "I2CKeyboard | None":
    """Return the Keyboard of a board, None if it has buttons on pins."""
    if not hasattr(board, "KEYBOARD"):
        return None
    if "ball" in board.KEYBOARD:
        from firmware.micropython.t_deck import TDeckKeyboard

        return TDeckKeyboard(board.KEYBOARD, board.BUTTONS)
    from firmware.micropython.i2c_keyboard import I2CKeyboard

    return I2CKeyboard(board.KEYBOARD, board.BUTTONS)


def battery_of(board: "Board", keyboard: "I2CKeyboard | None") -> "Callable[[], int] | None":
    """Return the function that reads the charge of a board's battery, None if it cannot be measured."""
    if not hasattr(board, "BATTERY"):
        return None
    if "adc" not in board.BATTERY:
        return keyboard.battery_percent
    from firmware.micropython.battery_gauge import BatteryGauge

    return BatteryGauge(board.BATTERY).read


def panel_of(board: "Board", keyboard: "I2CKeyboard | None" = None, wakes: bool = True) -> "ST7789":
    """Return the colour panel of a board; keyboard: the keyboard that dims it; wakes: as in ST7789."""
    dim = keyboard.light if keyboard else None
    from firmware.micropython.st7789 import ST7789

    return ST7789(board.WIDTH, board.HEIGHT, board.PANEL, wakes, dim)
