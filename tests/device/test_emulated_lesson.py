"""A whole lesson by buttons on the emulated board, from a first start; each picture is the host's."""

import pytest

from firmware import text
from firmware.app import actions as A
from firmware.lessons import LESSONS, load_lesson
from firmware.table.modes.lesson import STEP_PLAY
from hostsim import arguments
from hostsim.device.emulated_game import TwinPlayer
from tests.support.emulated_device import takes_long, uf2
from tests.support.lesson_driver import do

pytestmark = pytest.mark.slow

BOARD = "waveshare_pico_lcd_1_3"


def play_first_lesson(person):
    """Play the lesson that a first start offers, up to its tick in the list.

    One of the tries is wrong.
    """
    person.press(0)
    person.press(A.OK)  # This takes the first language.
    person.press(A.OK)
    while not person.app.activity:
        person.press(A.OK)  # This leaves the page on the aim.
    assert person.app.activity.name == LESSONS[0]
    do(person, "48")
    assert person.app.status.startswith("Allowed, but now")
    for step in load_lesson(LESSONS[0]).LESSON_STEPS:
        do(person, step[STEP_PLAY])
        while not hasattr(person.app.screen, "rows") and person.app.screen is not person.app.activity.table:
            person.press(A.OK)
    assert person.app.screen.heading == text.learn().LESSON_DONE
    person.choose(text.learn().LESSON_LEAVE)
    assert person.app.screen.rows[0].value()


def test_first_lesson_on_the_host_earns_its_tick():
    play_first_lesson(TwinPlayer(arguments.board(BOARD)))


@takes_long
def test_first_lesson_on_the_emulated_board_shows_the_hosts_pictures():
    path = uf2(BOARD)
    from hostsim.device import emulator

    board = arguments.board(BOARD)
    person = TwinPlayer(board, emulator.EmulatedBoard(path, board))
    play_first_lesson(person)
    assert "saves/learned" in emulator.unpack(person.machine.image())
