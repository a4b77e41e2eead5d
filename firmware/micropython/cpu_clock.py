"""The processor's clock under MicroPython, lowered while nothing moves to save the battery.

An RP2040 draws less current at a lower clock, even asleep between two polls of the buttons. Its timer and USB have
clocks of their own; 48 MHz is the least with which USB keeps working. The backlight's PWM drops from 1000 to 384 Hz at
the same brightness.
"""

from machine import freq

# Hz: the firmware's own clock as this is loaded, 150 MHz on an RP2350; but not one left slow by a reset.
FULL_HZ = max(125_000_000, freq())
LOW_HZ = 48_000_000


def set_full_speed() -> None:
    """Run at the full clock."""
    set_speed(FULL_HZ)


def set_low_speed() -> None:
    """Run slowly."""
    set_speed(LOW_HZ)


def set_speed(hz: int) -> None:
    """Run the processor and the clock of the SPI at this many Hz."""
    try:
        freq(hz, hz)
    except TypeError:
        # An ESP32 has one clock for both, and takes some values only. An RP2040 keeps the 48 MHz of its SPI before
        # MicroPython 1.24, where only a line is shown.
        try:
            freq(hz)
        except ValueError:
            pass
