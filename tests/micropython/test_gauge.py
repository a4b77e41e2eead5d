# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The battery of a board that has its voltage on a pin."""

import importlib
import sys
import types

import pytest

from hostsim import arguments

BOARDS = [name for name in arguments.board_names() if "adc" in getattr(arguments.board(name), "BATTERY", ())]


@pytest.mark.parametrize("name", BOARDS)
def test_charge_goes_from_empty_to_full_with_the_voltage(monkeypatch, name):
    wiring = arguments.board(name).BATTERY
    volts = [0]

    class ADC:
        def __init__(self, pin):
            assert pin == wiring["adc"]

        def read_u16(self):
            return round(volts[0] / wiring["divider"] / 3.3 * 65535)

    driven = {}

    class Pin(int):
        OUT = 1

        def __new__(cls, gpio, mode=None, value=None):
            driven[gpio] = value
            return int(gpio)

    monkeypatch.setitem(sys.modules, "machine", types.SimpleNamespace(ADC=ADC, Pin=Pin))
    monkeypatch.delitem(sys.modules, "firmware.micropython.gauge", raising=False)
    gauge = importlib.import_module("firmware.micropython.gauge").Gauge(wiring)
    sys.modules.pop("firmware.micropython.gauge")
    levels = [level / 1000 for level in wiring["levels"]]
    middles = [(low + high) / 2 for low, high in zip(levels, levels[1:])]
    found = []
    for volts[0] in sorted([levels[0] - 0.3, *levels, *middles, 5]):
        found.append(gauge.read())
    assert "high" not in wiring or driven[wiring["high"]] == 1
    expected = [0, *(100 * i / (2 * len(middles)) for i in range(2 * len(middles) + 1)), 100]
    assert found == pytest.approx(expected, abs=1.5)


def test_levels_of_a_tufty_are_what_its_own_menu_shows():
    levels = arguments.board("tufty_2350").BATTERY["levels"]
    for i, level in enumerate(levels):
        assert round(123 - 123 / (1 + (level / 3200) ** 80) ** 0.165) == 100 * i // (len(levels) - 1)
