"""The command play: where it keeps its saves, that two games do not share them, and what it hands to the game."""

import os
import sys
import types

import platformdirs
import pytest

from firmware import text
from firmware.app.settings import SETTING_TEACHES
from hostsim import __main__ as command_line
from hostsim.arguments import CommandError
from hostsim.players import play
from tests.support.app_driver import look_for
from tests.support.windows import Msvcrt


@pytest.fixture
def home(tmp_path, monkeypatch):
    """Return an empty home folder."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_STATE_HOME", raising=False)
    return tmp_path


@pytest.mark.skipif(sys.platform != "linux", reason="is the folder on Linux")
def test_saves_on_linux_stay_where_earlier_versions_kept_them(home, monkeypatch):
    assert play.state_folder() == str(home / ".local" / "state" / "pocket-bank")
    monkeypatch.setenv("XDG_STATE_HOME", str(home / "state"))
    assert play.state_folder() == str(home / "state" / "pocket-bank")


@pytest.mark.parametrize("system, folder", [
    ("macos.MacOS", "Library/Application Support/pocket-bank"), ("windows.Windows", "Local/pocket-bank"),
])  # fmt: skip
def test_saves_elsewhere_are_in_the_systems_folder_unless_there_are_older_ones(home, monkeypatch, system, folder):
    module, name = system.split(".")
    __import__("platformdirs." + module)
    monkeypatch.setattr(platformdirs, "PlatformDirs", getattr(getattr(platformdirs, module), name))
    if module == "windows":
        monkeypatch.setattr(platformdirs.windows, "get_win_folder", lambda _name: str(home / "Local"))
    assert play.state_folder() == str(home / folder)
    older = home / ".local" / "state" / "pocket-bank"
    older.mkdir(parents=True)
    assert play.state_folder() == str(older)
    (home / folder).mkdir(parents=True)
    assert play.state_folder() == str(home / folder)


def test_folder_for_saves_without_platformdirs_names_two_ways_out(monkeypatch):
    monkeypatch.setitem(sys.modules, "platformdirs", None)
    with pytest.raises(CommandError, match="^platformdirs, .* is not installed: make setup, .* --save DIR[^\n]*$"):
        play.state_folder()


def test_second_game_in_a_folder_is_refused(tmp_path):
    with play._locked(str(tmp_path)):
        with pytest.raises(CommandError, match="another game is using "), play._locked(str(tmp_path)):
            pass


def test_second_game_in_a_folder_is_refused_on_windows(tmp_path, monkeypatch):
    locked = []

    def locking(file, mode, size):
        if (mode, size) != (Msvcrt.LK_NBLCK, 1) or os.fstat(file).st_ino in locked:
            raise PermissionError(13, "Permission denied")
        locked.append(os.fstat(file).st_ino)

    monkeypatch.setitem(sys.modules, "fcntl", None)
    monkeypatch.setitem(sys.modules, "msvcrt", types.SimpleNamespace(LK_NBLCK=Msvcrt.LK_NBLCK, locking=locking))
    with play._locked(str(tmp_path)):
        with pytest.raises(CommandError, match="another game is using "), play._locked(str(tmp_path)):
            pass


@pytest.mark.parametrize("ui", ["terminal", "window", "text"])
@pytest.mark.parametrize("options", ["", "--rules classic", "--level easy", "--seed 3", "--daily", "--puzzle 3"])
def test_first_game_is_taught_however_it_is_named_and_shown(options, ui, monkeypatch, tmp_path):
    begun = []
    shows = types.SimpleNamespace(play=lambda board, begin: begun.append(begin(look_for(240, 240), None)))
    monkeypatch.setitem(sys.modules, "hostsim.players." + ui, shows)
    args = command_line.parse(["play", "--ui", ui, "--save", str(tmp_path), *options.split()])
    args.run(args)
    app = begun[0].app
    app.tick(0, 0)
    assert app.features.take_text
    assert app.settings.numbers[SETTING_TEACHES]


def test_moves_as_text_are_a_file_in_the_folder_of_saves(tmp_path):
    assert play._write_moves(str(tmp_path), "rules=classic seed=4") == text.advice().WRITTEN_TO.format("moves.txt")
    assert (tmp_path / "moves.txt").read_text() == "rules=classic seed=4\n"
    assert play._write_moves(str(tmp_path / "none"), "") == text.errors().MOVES_NOT_WRITTEN
