"""The command flash, to a folder in place of a board; the folder runs the code that boards are sent.

The command refuses an emulated RP2040.
"""

import builtins
import contextlib
import errno
import io
import os
import pathlib
import types

import pytest

from hostsim import arguments
from hostsim.arguments import CommandError
from hostsim.device import flash
from hostsim.device.board_build import build
from tests.support.emulated_device import BOARD_TIMEOUT_S, takes_long, uf2
from tests.support.plugged import PluggedBoard
from tests.support.refusals import refused

pytestmark = pytest.mark.slow

MPY = 6 | 3 << 8 | 7 << 10  # sys.implementation._mpy on an RP2350: mpy 6.3, armv7emsp


class Folder:
    """A device whose flash is a folder.

    left: the number of commands until it is unplugged
    bytes_left: the number of bytes until it is full
    noise: what it prints before each line of an answer
    """

    port = "/dev/ttyFolder"
    noise = ""

    def __init__(self, path, name="micropython", version=(1, 28), mpy=MPY, free=700, heap=480_000):
        self.path = path
        self.left = self.bytes_left = 10**9
        self.commands = []
        implementation = types.SimpleNamespace(name=name, version=version, _mpy=mpy)
        modules = {
            "sys": types.SimpleNamespace(implementation=implementation),
            "os": types.SimpleNamespace(
                statvfs=lambda _: (4096, 4096, 768, free), stat=lambda p: os.stat(self._at(p)),
                listdir=lambda p: os.listdir(self._at(p)), mkdir=lambda p: os.mkdir(self._at(p)),
                remove=lambda p: os.remove(self._at(p)),
                rename=lambda old, new: os.rename(self._at(old), self._at(new))),
            "gc": types.SimpleNamespace(mem_free=lambda: heap - 9000, mem_alloc=lambda: 9000),
            "machine": types.SimpleNamespace(reset=lambda: None),
        }

        def load(name, *_):
            return modules.get(name) or __import__(name)

        self._names = {"__builtins__": dict(vars(builtins), open=self._open, __import__=load)}

    def _at(self, path):
        return os.path.join(self.path, path)

    def _open(self, path, mode):
        f = open(self._at(path), mode)
        write = f.write

        def limited(data):
            self.bytes_left -= len(data)
            if self.bytes_left < 0:
                raise OSError(errno.ENOSPC, "ENOSPC")
            return write(data)

        return types.SimpleNamespace(write=limited, close=f.close) if "w" in mode else f

    def run(self, code):
        return self.noise + self._run(code).replace("\n", "\r\n" + self.noise)

    def _run(self, code):
        self.left -= 1
        if self.left < 0:
            raise flash.serial.SerialException("device disconnected")
        self.commands.append(code)
        said = io.StringIO()
        try:
            with contextlib.redirect_stdout(said):
                exec(code, self._names)
        except OSError as error:
            raise flash.TransportExecError(1, "OSError: %s" % error) from None
        return said.getvalue()

    def start(self):
        self.run(flash.RESET_CODE)

    def close(self):
        pass

    def files(self):
        found = {}
        for base, _, names in os.walk(self.path):
            for name in names:
                path = os.path.join(base, name)
                with open(path, "rb") as f:
                    found[os.path.relpath(path, self.path).replace(os.sep, "/")] = f.read()
        return found


@pytest.fixture(scope="module")
def game(tmp_path_factory):
    """Return the files of the game for a board, {path: bytes}."""
    out = tmp_path_factory.mktemp("build") / "board"
    build(out, ["picosystem"])
    (out / "board.txt").write_text("picosystem\n")
    return Folder(out).files()


@pytest.fixture
def flashed(monkeypatch, capsys, game):
    """Return a function that runs the command on a device and returns its line."""
    def built(args):
        for name, data in game.items():
            path = pathlib.Path(args.out, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)

    def run(device):
        monkeypatch.setattr(flash.board_build, "run", built)
        monkeypatch.setattr(flash, "BoardConsole", lambda port: device)
        args = types.SimpleNamespace(board=arguments.board("picosystem"), port=device.port)
        try:
            flash.run(args)
        except CommandError as error:
            return str(error)
        return capsys.readouterr().out.strip()

    return run


def test_flash_of_an_empty_board_copies_and_starts_the_game(tmp_path, game, flashed):
    device = Folder(tmp_path)
    assert "%d of %d files copied, 0 old" % (len(game), len(game)) in flashed(device)
    assert device.files() == game
    assert device.commands[-1] == flash.RESET_CODE


def test_flash_again_copies_only_what_differs_and_leaves_saves(tmp_path, game, flashed):
    device = Folder(tmp_path)
    flashed(device)
    for name in ("saves/save0", "saves/settings", "boot.py", "lib/other.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("mine")
    (tmp_path / "firmware" / "app" / "app.py").write_text("an old one, which would be loaded first")
    (tmp_path / "firmware" / "table" / "table.mpy").write_text("half of it")
    assert "1 of %d files copied, 1 old" % len(game) in flashed(device)
    mine = {"saves/save0", "saves/settings", "boot.py", "lib/other.py"}
    files = device.files()
    assert set(files) == set(game) | mine
    assert all(files[name] == b"mine" for name in mine)
    assert {name: files[name] for name in game} == game
    assert "0 of" in flashed(device)


@pytest.mark.parametrize("after", [0, 1, 2, 3, 10, 100])
def test_flash_after_the_board_was_unplugged_completes_the_copy(tmp_path, game, flashed, after):
    device = Folder(tmp_path)
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "save0").write_text("mine")
    device.left = after
    line = flashed(device)
    assert "run this again" in line and "saves and settings are kept" in line and "\n" not in line
    device.left = 10**9
    assert "verified" in flashed(device)
    assert device.files() == dict(game, **{"saves/save0": b"mine"})


@pytest.mark.parametrize("options, words", [
    ({"name": "circuitpython", "version": (9, 2)}, ["CircuitPython 9.2", "MicroPython 1.25"]),
    ({"version": (1, 24)}, ["MicroPython 1.24", "1.25"]),
    ({"heap": 240_496}, ["240 kB of heap", "RP2040", "make uf2"]),
    ({"heap": 380_256}, ["380 kB of heap", "needs 460"]),
    ({"mpy": 6 | 3 << 8 | 10 << 10}, ["cannot load"]),  # This is for another processor.
    ({"mpy": 5 | 4 << 10}, ["cannot load"]),  # This is another format.
    ({"mpy": 0}, ["cannot load"]),  # This loads no .mpy files at all.
    ({"free": 20}, ["is full", "80 kB are free"]),
])
def test_flash_of_an_unsuitable_board_leaves_it_alone(tmp_path, flashed, options, words):
    device = Folder(tmp_path, **options)
    line = flashed(device)
    assert "\n" not in line and all(word in line for word in words), line
    assert device.files() == {}


def test_flash_needs_room_only_for_what_differs(tmp_path, game, flashed):
    flashed(Folder(tmp_path))
    device = Folder(tmp_path, free=0)
    assert "0 of" in flashed(device)
    (tmp_path / "firmware" / "table" / "table.mpy").write_text("half of it")
    assert "is full" in flashed(device)


def test_flash_of_a_board_that_fills_up_says_so(tmp_path, flashed):
    device = Folder(tmp_path)
    device.bytes_left = 30_000
    assert "cannot store" in flashed(device)


def test_flash_of_a_file_that_reads_back_differently_fails(tmp_path, game, flashed):
    device = Folder(tmp_path)
    flashed(device)
    (tmp_path / "board.txt").write_text("another")
    close = flash.CLOSE_CODE
    flash.CLOSE_CODE = close + "; w = open('engine/moves.mpy', 'wb'); w.write(b'x'); w.close()"
    try:
        line = flashed(device)
    finally:
        flash.CLOSE_CODE = close
    assert "engine/moves.mpy" in line and "run this again" in line


def test_flash_of_a_board_that_prints_lines_of_its_own_goes_on(tmp_path, game, flashed):
    device = Folder(tmp_path)
    device.noise = "I (312) wifi: connected\r\n\ufffd\r\n7\r\n"
    assert "%d of %d files copied" % (len(game), len(game)) in flashed(device)
    assert device.files() == game
    assert "0 of" in flashed(device)


@pytest.mark.parametrize("answer", ["", "wifi\n", "micropython 1 25\n", "micropython ² 1 1 1 1 1\n", "\ufffd" * 9])
def test_flash_of_a_board_that_answers_nonsense_is_refused(tmp_path, flashed, answer):
    device = Folder(tmp_path)
    device.run = lambda code: answer
    assert flashed(device) == (
        "the answer of the board on /dev/ttyFolder cannot be understood: reset it")


def test_line_of_the_board_that_noise_runs_into_is_not_taken_for_a_file(tmp_path, game):
    device = Folder(tmp_path)
    digest = "0" * 64
    device.run = lambda code: "7 %s engine/a.mpy\r\nwifi: 7 %s engine/b.mpy\n² %s engine/c.mpy\n7 \n" % (
        digest, digest, digest)
    assert flash.list_files(device) == {"engine/a.mpy": (7, digest)}


def test_error_that_cannot_be_decoded_counts_as_a_board_that_went_away(monkeypatch):
    class Noisy:
        def exec(self, code):
            b"\xff".decode()

    device = flash.BoardConsole.__new__(flash.BoardConsole)
    device._transport = Noisy()
    with pytest.raises(flash.TransportError):
        device.run("1")


def test_flash_keeps_all_other_programs_main_py(tmp_path, game, flashed):
    device = Folder(tmp_path)
    for number, name in enumerate(("main.bak", "main.bak2", "main.bak3")):
        (tmp_path / "main.py").write_text("import mine%d\n" % number)
        assert "all verified; its main.py is now %s; the game starts" % name in flashed(device)
    (tmp_path / "main.py").write_bytes(game["main.py"] + b"# of another version\n")
    assert "main.py is now" not in flashed(device)
    for number, name in enumerate(("main.bak", "main.bak2", "main.bak3")):
        assert (tmp_path / name).read_text() == "import mine%d\n" % number
    assert {name for name in device.files() if "bak" in name} == {"main.bak", "main.bak2", "main.bak3"}


def test_flash_beside_a_folder_of_another_program_is_refused(tmp_path, flashed):
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "mine.py").write_text("mine")
    device = Folder(tmp_path)
    assert flashed(device) == (
        "the board on /dev/ttyFolder has a folder engine of another program: rename it there, or remove it")
    assert device.files() == {"engine/mine.py": b"mine"}


@pytest.mark.parametrize("ports, words", [
    ([], ["no board"]),
    (["/dev/ttyACM1", "/dev/ttyACM0"], ["several", "/dev/ttyACM0 /dev/ttyACM1", "PORT="]),
])
def test_find_port_with_none_or_several_is_refused(monkeypatch, ports, words):
    serial = [types.SimpleNamespace(device="/dev/ttyS0", vid=None)]  # This port is not on USB.
    serial += [types.SimpleNamespace(device=port, vid=0x2E8A) for port in ports]
    monkeypatch.setattr(flash.serial.tools.list_ports, "comports", lambda: serial)
    with pytest.raises(CommandError) as refused:
        flash.find_port()
    assert all(word in str(refused.value) for word in words)


def test_find_port_with_one_on_usb_returns_it(monkeypatch):
    serial = [types.SimpleNamespace(device=port, vid=vid) for port, vid in (("/dev/ttyS0", None), ("COM3", 0x2E8A))]
    monkeypatch.setattr(flash.serial.tools.list_ports, "comports", lambda: serial)
    assert flash.find_port() == "COM3"


def test_flash_to_a_port_that_cannot_be_opened_is_refused(cli):
    assert refused(cli("flash", "--port", "/dev/none")).startswith("error: cannot open /dev/none")


# Onto the emulated board


@takes_long
def test_flash_of_an_emulated_rp2040_names_its_uf2(cli):
    path = uf2("picosystem")
    from hostsim.device import emulator

    machine = emulator.EmulatedBoard(path, arguments.board("picosystem"), {"mine": b"mine"})
    machine.run(500)
    files = emulator.unpack(machine.image())
    with PluggedBoard(machine) as plugged:
        done = cli("flash", "--board", "picosystem", "--port", plugged.port, timeout=BOARD_TIMEOUT_S)
    refused(done, "make uf2")
    assert emulator.unpack(machine.image()) == files and files["mine"] == b"mine"
