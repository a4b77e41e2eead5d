"""Tests of hostsim/board_schema.py: a board's file has nothing that would be ignored."""

import types

import pytest

from firmware.app.start import BoardError
from hostsim import arguments, board_schema


def altered(name, changes, without=()):
    """Return a copy of a board's module with other values, and without some of its names."""
    board = types.ModuleType("boards.made_up")
    given = {key: value for key, value in vars(arguments.any_board(name)).items() if key[0] != "_"}
    vars(board).update(given, **changes)
    for each in without:
        delattr(board, each)
    return board


@pytest.mark.parametrize("name", arguments.board_names() + arguments.console_names())
def test_every_board_follows_the_schema(name):
    board_schema.check(arguments.any_board(name))


@pytest.mark.parametrize("changes, without, line", [
    ({"SPEAKR": 11}, ["SPEAKER"], "unknown name 'SPEAKR'; did you mean 'SPEAKER'?"),
    ({"PANEL": {"bakclight": 8}}, [], "PANEL: unknown name 'bakclight'; did you mean 'backlight'?"),
    ({"BATTERY": {"zzz": 8}}, [], "BATTERY: unknown name 'zzz'"),
    ({"WIDTH": "240"}, [], "WIDTH cannot be '240'"),
    ({}, ["BUTTONS"], "BUTTONS is missing"),
    ({}, ["SCREEN"], "SCREEN is missing"),
])  # fmt: skip
def test_misspelt_missing_or_wrong_name_is_reported_in_one_line(changes, without, line):
    with pytest.raises(BoardError) as error:
        board_schema.check(altered("picosystem", changes, without))
    assert str(error.value) == "boards/made_up.py: " + line
