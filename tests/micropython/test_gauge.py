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
    low, high = wiring["empty"] / 1000, wiring["full"] / 1000
    found = []
    for volts[0] in (low - 0.3, low, (low + high) / 2, high, 5):
        found.append(gauge.read())
    assert found[0] == 0 and found[-1] == 100 and found == sorted(found)
    assert "high" not in wiring or driven[wiring["high"]] == 1
    assert found[1] <= 1 and 49 <= found[2] <= 51 and found[3] >= 99
