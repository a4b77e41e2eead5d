"""Every name of a board's file is explained in boards/__init__.py."""

import re

import pytest

import boards
from firmware.text.en.page import WORDS
from hostsim import arguments, board_schema

BOARDS = arguments.board_names() + arguments.console_names()
HEADS = re.findall(r"^([A-Z_]+(?:, [A-Z_]+)*)  ", boards.__doc__, re.MULTILINE)  # of its rows, such as NAME, WIDTH
EXPLAINED = {name for head in HEADS for name in head.split(", ")}


def test_every_name_that_a_board_may_have_is_explained():
    assert {*board_schema.REQUIRED, *board_schema.OPTIONAL} == EXPLAINED


@pytest.mark.parametrize("name", [name for name in BOARDS if hasattr(arguments.any_board(name), "DRIVE")])
def test_drive_of_a_board_is_a_sentence_of_the_page_with_its_button(name):
    sentence, button = arguments.any_board(name).DRIVE
    assert sentence.startswith("drive_") and ("{0}" in WORDS[sentence]) == (button != "")
