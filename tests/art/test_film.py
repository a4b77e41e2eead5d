"""The command film writes a GIF of the panel's pictures.

Each picture is shown as long as on the panel.
"""

import io

import pytest
from PIL import Image, ImageSequence

from hostsim.arguments import board
from hostsim.art.film import FRAME_MS, LAST_MS, Film
from hostsim.players.virtual_panel import VirtualPanel
from tests.support.refusals import refused


@pytest.fixture(scope="module")
def film():
    """Record eight seconds of a game."""
    film = Film(board("pimoroni_display_pack"))
    film.record("classic", "greedy", 20, 8000)
    return film


@pytest.mark.parametrize("scale", [1, 2])
def test_gif_has_every_picture_of_the_panel(film, scale):
    shown = Image.open(io.BytesIO(film.gif(scale)))
    assert shown.size == (240 * scale, 135 * scale) and shown.info["loop"] == 0
    frames = [frame.convert("RGB").resize((240, 135), Image.Resampling.NEAREST).tobytes()
              for frame in ImageSequence.Iterator(shown)]
    pictures = []
    for _, wire in film.frames:
        panel = VirtualPanel(240, 135)
        panel.write(0, 0, 240, 135, wire)
        pictures.append(panel.rgb())
    assert len(frames) > 20 and frames == pictures


def test_gif_shows_each_picture_as_long_as_the_panel_did(film):
    shown = Image.open(io.BytesIO(film.gif()))
    times = [frame.info["duration"] for frame in ImageSequence.Iterator(shown)]
    told = [later - time for (time, _), (later, _) in zip(film.frames, film.frames[1:])] + [LAST_MS]
    assert min(told) >= FRAME_MS and 7000 < sum(told) - LAST_MS <= 8000
    assert all(abs(time - wanted) < 10 for time, wanted in zip(times, told, strict=True))


@pytest.mark.slow
def test_film_of_a_whole_game_ends_when_the_game_is_over():
    film = Film(board("thumby"))
    film.record("onepack", "random", 1, 60 * 60 * 1000)
    assert film.session.is_over() and film.frames[-1][0] < 60 * 60 * 1000


def test_film_is_the_same_every_time_and_says_what_it_wrote(cli, tmp_path):
    path = tmp_path / "game.gif"
    args = ("film", "--seed", "20", "--seconds", "3", str(path))
    done = cli(*args)
    assert (done.returncode, done.stderr) == (0, "") and done.stdout.startswith("%s: " % path)
    first = path.read_bytes()
    cli(*args)
    assert path.read_bytes() == first


@pytest.mark.parametrize("args, words", [
    (["no/such/folder/x.gif"], "cannot write no/such/folder/x.gif: "),
    (["--rules", "three", "--board", "thumby", "x.gif"], "Three players"),
    ([], "OUT.gif"),
])
def test_film_refuses_in_one_line(cli, args, words):
    refused(cli("film", "--seconds", "1", *args), words)
