"""What the command device-bench copies to a board, and how it presses buttons there."""

from argparse import Namespace

import pytest

from engine.position import POSITION_SIZE
from firmware.app import actions
from hostsim import arguments
from hostsim.device import device_bench


def test_board_that_measures_gets_its_name_and_the_positions():
    args = Namespace(rules="classic", cases=4, levels=["greedy"])
    files = device_bench.measuring_files(args, arguments.any_board("picocalc"))
    assert files["board.txt"] == b"picocalc"
    assert len(files["cases.bin"]) == 4 * POSITION_SIZE


@pytest.mark.parametrize("buttons,pressed", [
    ((actions.UP, actions.DOWN, actions.LEFT, actions.RIGHT), [actions.UP, actions.DOWN, actions.LEFT]),
    ((actions.LEFT, actions.RIGHT), [actions.LEFT, actions.RIGHT, actions.LEFT]),
])
def test_board_without_up_and_down_steps_instead(buttons, pressed):
    seen = []

    class Machine:
        def has_button(self, action):
            return action in buttons

        def press(self, action):
            seen.append(action)

    for action in (actions.UP, actions.DOWN, actions.LEFT):
        device_bench.press(Machine(), action)
    assert seen == pressed
