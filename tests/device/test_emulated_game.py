"""A whole game by buttons on the host, from boot to the score; test_uf2_build.py plays it on the emulated board."""

import os
import types

import pytest

from engine.position import OVER
from firmware import text
from firmware.app import actions as A
from hostsim import arguments
from hostsim.device import emulated_game

pytestmark = pytest.mark.slow

BOARD = "waveshare_pico_lcd_1_3"


@pytest.fixture
def played(tmp_path):
    """Return a function that plays the game and returns the TwinPlayer that played it.

    If a machine is given, the function plays on it as well.
    """
    def play(machine=None):
        album = emulated_game.Album(str(tmp_path))
        album.person = person = emulated_game.TwinPlayer(arguments.board(BOARD), machine, album.save_pictures)
        emulated_game.play(person, emulated_game.SEED)
        return person

    return play


def pictures(folder, who):
    """Return the album's pictures of one side, {point: PNG}."""
    found = {}
    for name in sorted(os.listdir(folder)):
        if name.endswith("-%s.png" % who):
            with open(os.path.join(folder, name), "rb") as f:
                found[name[: -len(who) - 5]] = f.read()
    return found


def test_game_by_buttons_goes_from_the_title_to_the_score(played, tmp_path, cli):
    person = played()
    assert person.game.pos[OVER] and "wins" in person.app.screen.heading
    assert sum(person.session.points_won()) >= 30  # Nobody resigned, and the game did not run dry.
    shown = pictures(tmp_path, "host")
    names = [name[3:] for name in shown]
    assert names[:3] == ["title", "new-game", "deal"] and names[-1] == "result"
    assert "turn" in names
    assert len(set(shown.values())) == len(shown)
    # The same presses lead to the same score. The first one chose a language, which shot does not ask for.
    done = cli("shot", "--board", BOARD, "--keys", " ".join(person.pressed_buttons[1:]), str(tmp_path / "shot.png"))
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "shot.png").read_bytes() == shown["%02d-result" % (len(shown) - 1)]


@pytest.mark.parametrize("name", [BOARD, "picosystem"])
def test_game_on_the_host_has_the_sound_setting_of_a_board_with_a_speaker(name):
    person = emulated_game.TwinPlayer(arguments.board(name))
    person.press(0)
    person.press(A.OK)
    person.choose("Settings")
    labels = [row.label for row in person.app.screen.rows]
    assert (text.settings().SOUND in labels) == hasattr(arguments.board(name), "SPEAKER")


def test_board_with_another_picture_raises_unequal(played):
    class Machine(types.SimpleNamespace):
        def run(self, ms):
            self.ms += ms

    dark = Machine(ms=0, pixels=0, comes_to_sleep=lambda: True, pressing=False,
                   display=types.SimpleNamespace(rgb565=lambda: bytes(2 * 240 * 240)))
    with pytest.raises(emulated_game.PicturesDiffer):
        played(dark)


def test_emulate_game_on_the_host_saves_a_picture_of_each_point(cli, tmp_path):
    done = cli("emulate-game", "--host", "--pictures", str(tmp_path / "pictures"))
    assert (done.returncode, done.stderr) == (0, "")
    assert "presses" in done.stdout and done.stdout.count("\n") == 1
    names = sorted(path.name for path in (tmp_path / "pictures").iterdir())
    assert names[0] == "00-title-host.png" and names[-1].endswith("-result-host.png")
