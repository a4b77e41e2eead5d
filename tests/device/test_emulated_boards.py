# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Every board that runs MicroPython, emulated: what its panel shows is what the host shows. All but one need a
MicroPython for the Pico."""

import pytest

from firmware.app import actions as A
from hostsim import arguments
from hostsim.device.emulated_game import Album, Person
from tests.support.device import BOARDS, FIRMWARE, PATIENCE, needs_firmware, takes_long

pytestmark = pytest.mark.slow


def test_no_board_is_forgotten():
    assert set(BOARDS) == set(arguments.board_names())


@needs_firmware
@takes_long
@pytest.mark.parametrize("board", BOARDS)
def test_it_boots_to_the_languages(cli, tmp_path, board):
    person = Person(arguments.board(board))
    person.press(0)
    person.panel.png(str(tmp_path / "host.png"))
    done = cli("emulate", "--board", board, "--png", str(tmp_path / "emulated.png"), timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "host.png").read_bytes() == (tmp_path / "emulated.png").read_bytes()


@needs_firmware
@takes_long
@pytest.mark.parametrize("name", [name for name, keys in BOARDS.items() if keys])
def test_its_table_is_the_hosts_after_each_button(tmp_path, name):
    from hostsim.device import emulator

    board = arguments.board(name)
    before = Person(board)
    before.start("classic", 5)
    files = {"saves/" + slot: data for slot, data in before.store.data.items()}
    assert files
    emulator.built(board, str(tmp_path / "files"))
    machine = emulator.Machine(FIRMWARE, board, emulator.files_in(tmp_path / "files") | files)
    album = Album(str(tmp_path))
    album.person = person = Person(board, machine, album.told, before.store.data)
    person.press(0)
    assert person.session  # no title
    for key in BOARDS[name].split():
        person.press(A.NAMES.index(key))
    person.told("end")
    with open(tmp_path / "00-end-host.png", "rb") as host, open(tmp_path / "00-end-board.png", "rb") as there:
        assert host.read() == there.read()
