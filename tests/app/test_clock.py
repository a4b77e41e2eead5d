"""The clock that counts on while the port's counter wraps around."""

import pytest

from firmware.app.clock import Clock


@pytest.mark.parametrize("period", [2**29, 2**30], ids=["CircuitPython", "MicroPython"])
def test_clock_counts_on_where_the_counter_wraps_around(period):
    ms = period - 5
    clock = Clock(lambda: ms % period)
    assert clock.read() == 0
    ms += 12
    assert clock.read() == 12
    ms += 2**28  # three days
    assert clock.read() == 12 + 2**28
    ms += 2 * 2**28 - 1
    assert clock.read() == 12 + 3 * 2**28 - 1
