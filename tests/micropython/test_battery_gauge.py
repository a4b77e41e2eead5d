"""The battery of a board that has its voltage on a pin."""

import pytest

from hostsim import arguments
from tests.support.panel_machine import PanelMachine

BOARDS = [name for name in arguments.board_names() if "adc" in getattr(arguments.board(name), "BATTERY", ())]


@pytest.mark.parametrize("name", BOARDS)
def test_charge_goes_from_empty_to_full_with_the_voltage(loaded, name):
    board = arguments.board(name)
    wiring = board.BATTERY
    machine = PanelMachine(board)
    gauge = loaded(machine, "battery_gauge").BatteryGauge(wiring)
    levels = [level / 1000 for level in wiring["levels"]]
    middles = [(low + high) / 2 for low, high in zip(levels, levels[1:])]
    found = []
    for volts in sorted([levels[0] - 0.3, *levels, *middles, 5]):
        machine.volts = round(volts / wiring["divider"] / 3.3 * 65535)
        found.append(gauge.read())
    if "high" in wiring:
        assert machine.pins[wiring["high"]].level == 1
    expected = [0, *(100 * i / (2 * len(middles)) for i in range(2 * len(middles) + 1)), 100]
    assert found == pytest.approx(expected, abs=1.5)


def test_levels_of_a_tufty_are_what_its_own_menu_shows():
    levels = arguments.board("tufty_2350").BATTERY["levels"]
    for i, level in enumerate(levels):
        assert round(123 - 123 / (1 + (level / 3200) ** 80) ** 0.165) == 100 * i // (len(levels) - 1)
