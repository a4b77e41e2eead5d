"""Lower the processor's clock under MicroPython while nothing moves, to save the battery.

An RP2040 draws less current at a lower clock, even asleep between two polls of the buttons. Its timer and USB have
clocks of their own; 48 MHz is the lowest clock with which USB keeps working. The backlight's PWM drops from 1000 to 384
Hz at the same brightness.
"""

from machine import freq

# The clock in Hz with which the firmware starts, 150 MHz on an RP2350, but not one that was still low at a reset.
FULL_HZ = max(125_000_000, freq())
LOW_HZ = 48_000_000


def set_full_speed() -> None:
    """Run at the full speed."""
    set_speed(FULL_HZ)


def set_low_speed() -> None:
    """Run at the low speed."""
    set_speed(LOW_HZ)


def set_speed(hz: int) -> None:
    """Run the processor and the clock of the SPI at this many Hz."""
    try:
        freq(hz, hz)
    except TypeError:
        # An ESP32 has one clock for both, and accepts only some values. Before MicroPython 1.24, which can show only a
        # line, an RP2040 keeps the 48 MHz of its SPI.
        try:
            freq(hz)
        except ValueError:
            pass
