"""Every board's file has only names that boards/__init__.py explains, because others would be ignored."""

import re

import pytest

import boards
from firmware.text.en.page import WORDS
from hostsim import arguments

BOARDS = arguments.board_names() + arguments.console_names()
HEADS = re.findall(r"^([A-Z_]+(?:, [A-Z_]+)*)  ", boards.__doc__, re.MULTILINE)  # of its rows, such as NAME, WIDTH
EXPLAINED = {name for head in HEADS for name in head.split(", ")}


@pytest.mark.parametrize("name", BOARDS)
def test_board_has_no_name_that_is_not_explained(name):
    assert {each for each in vars(arguments.any_board(name)) if each[0] != "_"} - EXPLAINED == set()


@pytest.mark.parametrize("name", [name for name in BOARDS if hasattr(arguments.any_board(name), "DRIVE")])
def test_drive_of_a_board_is_a_sentence_of_the_page_with_its_button(name):
    sentence, button = arguments.any_board(name).DRIVE
    assert sentence.startswith("drive_") and ("{0}" in WORDS[sentence]) == (button != "")
