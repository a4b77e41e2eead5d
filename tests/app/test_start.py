"""Tests of the largest screen: a scene can hold it, and a board with a larger one is refused in one line."""

import sys
import types

import pytest

import boards
from firmware.app import start
from firmware.draw.scene import Scene
from hostsim import arguments


@pytest.fixture
def large(monkeypatch):
    """Return a function that adds a board of a given size, named large_board."""

    def add(width, height):
        board = types.SimpleNamespace(NAME="Large", SCREEN="large", WIDTH=width, HEIGHT=height)
        monkeypatch.setitem(sys.modules, "boards.large_board", board)
        monkeypatch.setattr(boards, "large_board", board, raising=False)
        return board

    return add


def test_scene_at_the_largest_size_holds_what_a_larger_one_drops():
    scene = Scene()
    scene.rect(1, 0, 0, start.MAX_WIDTH, start.MAX_HEIGHT)
    scene.rect(1, start.MAX_WIDTH, start.MAX_HEIGHT, 1, 1)
    scene.text("a", 0, start.MAX_HEIGHT, 1)
    assert (scene.n, scene.dropped) == (3, 0)
    scene.rect(1, 0, start.MAX_HEIGHT + 1, 1, 1)
    scene.rect(1, 0, 0, 1, start.MAX_HEIGHT + 1)
    scene.text("a", 0, start.MAX_HEIGHT + 1, 1)
    assert (scene.n, scene.dropped) == (3, 3)


@pytest.mark.parametrize("width, height", [(320, 960), (1024, 135)])
def test_board_with_too_large_a_screen_is_refused_in_one_line(large, monkeypatch, tmp_path, width, height):
    large(width, height)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "board.txt").write_text("large_board\n")
    with pytest.raises(start.BoardError) as error:
        start.load_board()
    assert str(error.value) == "Large has %d x %d pixels; a screen has at most 1023 x 959" % (width, height)


def test_board_with_the_largest_screen_is_taken(large, monkeypatch, tmp_path):
    board = large(1023, 959)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "board.txt").write_text("large_board\n")
    assert start.load_board() is board


def test_command_for_a_board_with_too_large_a_screen_is_refused(large, monkeypatch):
    board = large(1024, 320)
    others = {key: value for key, value in vars(arguments.board("picosystem")).items() if key[0] != "_"}
    vars(board).update({**others, **vars(board)}, __name__="boards.large_board")
    monkeypatch.setattr(arguments, "board_names", lambda: ["large_board"])
    with pytest.raises(arguments.argparse.ArgumentTypeError, match="Large has 1024 x 320 pixels"):
        arguments.board("large_board")
