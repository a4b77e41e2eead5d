"""Tests of finding, fetching and starting the unix port (tests/support/unix_micropython.py), and of drivers."""


import pytest

from hostsim.device import debian, unix_port
from tests.support import unix_micropython

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("bits", [32, 64])
def test_unix_port_has_the_word_size_asked_for(bits):
    unix_micropython.require(bits)
    done = unix_micropython.run(["-c", "import sys; print(sys.implementation[0], sys.maxsize)"], bits=bits)
    assert done.stdout.split() == ["micropython", str(2 ** (bits - 1) - 1)]
    assert unix_micropython.run(["-c", "import sys; sys.exit(3)"], bits=bits).returncode == 3


def test_unix_port_caps_the_heap():
    unix_micropython.require(32)
    done = unix_micropython.run(["-c", "bytearray(200000)"], bits=32, heap="190k")
    assert done.returncode == 1
    assert "MemoryError" in done.stderr
    assert unix_micropython.run(["-c", "bytearray(180000)"], bits=32, heap="190k").returncode == 0


def test_named_program_comes_first(tmp_path, monkeypatch):
    own = tmp_path / "mine"
    own.write_text("#!/bin/sh\necho micropython 32 1.27\n")
    own.chmod(0o755)
    monkeypatch.setenv("MICROPYTHON", str(own))
    assert unix_micropython.command(32) == [str(own)]


def test_named_program_that_is_missing_is_refused_plainly(tmp_path, monkeypatch):
    monkeypatch.setenv("MICROPYTHON", str(tmp_path / "absent"))
    with pytest.raises(unix_micropython.MicroPythonUnavailable, match="MICROPYTHON.*absent"):
        unix_micropython.command(32)


def test_sources_of_a_copied_project_are_its_own(tmp_path, monkeypatch):
    monkeypatch.setattr(unix_port, "BUILD_FOLDER", tmp_path)
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "sources").mkdir()
    for name, target in (("boards", tmp_path / "elsewhere"), ("hostsim", tmp_path / "missing")):
        (tmp_path / "sources" / name).symlink_to(target)
    folder = unix_port.sources.__wrapped__()
    assert folder == tmp_path / "sources"
    for name in ("boards", "hostsim", "tests"):
        assert (folder / name).samefile(unix_port.ROOT / name), name
    assert sorted(path.name for path in folder.iterdir()) == ["boards", "engine", "firmware", "hostsim", "tests"]


def test_missing_apt_is_answered_by_one_line_of_advice(tmp_path, monkeypatch):
    monkeypatch.setattr(unix_port, "BUILD_FOLDER", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("MICROPYTHON", raising=False)
    with pytest.raises(unix_micropython.MicroPythonUnavailable, match=r"name it in \$MICROPYTHON") as raised:
        unix_micropython.command(32)
    assert "\n" not in str(raised.value)


def test_suite_that_cannot_be_fetched_is_replaced_by_the_next(tmp_path, monkeypatch):
    asked = []

    def install_files(part, suite, architecture, name):
        asked.append(suite)
        if suite == "trixie":
            raise debian.PackageUnavailable("File has unexpected size")
        return []

    monkeypatch.setattr(unix_port, "BUILD_FOLDER", tmp_path)
    monkeypatch.setattr(unix_port.shutil, "which", lambda name: None)
    monkeypatch.setattr(unix_port, "_start", lambda folder: [str(folder)])
    monkeypatch.setattr(unix_port, "_probe", lambda start: 32)
    monkeypatch.setattr(debian, "install_files", install_files)
    monkeypatch.delenv("MICROPYTHON", raising=False)
    assert unix_micropython.command(32) == [str(tmp_path / "forky-i386")]
    assert unix_micropython.command(32) == [str(tmp_path / "forky-i386")]
    assert asked == ["trixie", "forky"]


def test_mirrors_come_from_apts_own_sources(tmp_path):
    stanzas = tmp_path / "debian.sources"
    stanzas.write_text(
        "Types: deb\n# a remark\nURIs: http://one.example/debian\nSuites: bookworm bookworm-updates\n"
        "Components: main\nSigned-By: /keys/debian.gpg\n\n"
        "Types: deb\nURIs: http://one.example/security\nSuites: bookworm-security\nComponents: main\n\n"
        "Types: deb\nURIs: http://off.example/debian\nSuites: bookworm\nComponents: main\nEnabled: no\n"
    )
    lines = tmp_path / "sources.list"
    lines.write_text(
        "# deb http://old.example/debian bookworm main\n"
        "deb-src http://src.example/debian bookworm main\n"
        "deb [arch=amd64 signed-by=/keys/two.gpg] http://two.example/debian bookworm main contrib\n"
        "deb http://three.example/tool ./\n"
    )
    assert debian.mirrors([stanzas, lines]) == [
        ("http://one.example/debian", "/keys/debian.gpg"),
        ("http://two.example/debian", "/keys/two.gpg"),
    ]


# The beginning of each script that checks st7789.py or pin_buttons.py on the unix port: a Machine that records, in
# `told`, the level of D/C and the bytes that are sent to the panel, unless it is None.
MACHINE = """
import sys
from boards import {board} as board
from hostsim.players.fake_machine import FakeMachine
class Recording(FakeMachine):
    def __init__(self):
        FakeMachine.__init__(self)
        self.told = []
    def on_spi_write(self, data):
        if self.told is not None:
            self.told.append((self.pins[board.PANEL["dc"]].level, bytes(data)))
machine = Recording()
sys.modules["machine"] = machine.module
"""

PANEL = """
import gc
from firmware.micropython.st7789 import ST7789
panel = ST7789(board.WIDTH, board.HEIGHT, board.PANEL)
codes = [data[0] for dc, data in machine.told if dc == 0]
assert codes[-2:] == [0x11, 0x29] and 0x21 in codes, codes
assert machine.told[codes.index(0x36)] == (0, b"\\x36") and machine.told[1] == (1, bytes((board.PANEL["madctl"],)))
assert machine.pwm[board.PANEL["backlight"]][1] == 0
panel.light(100)
assert machine.pwm[board.PANEL["backlight"]][1] == 65535
machine.told.clear()
panel.write(30, 224, 3, 2, bytes(range(12)) + b"more")
assert machine.told == [(0, b"\\x2a"), (1, b"\\0\\x1e\\0\\x20"), (0, b"\\x2b"), (1, b"\\0\\xe0\\0\\xe1"),
                    (0, b"\\x2c"), (1, bytes(range(12)))], machine.told
assert machine.pins[board.PANEL["cs"]].level == 1
# Columns and rows are sent if they change.
x, y, w, h = 30, 224, 3, 2
for window in ((60, 224, 3, 2), (60, 224, 2, 2), (60, 224, 2, 1), (60, 223, 2, 1), (61, 223, 2, 1), (61, 223, 2, 1)):
    machine.told.clear()
    panel.write(*window, bytes(2 * window[2] * window[3]))
    expected = []
    for code, first, n, before in ((0x2a, window[0], window[2], (x, w)), (0x2b, window[1], window[3], (y, h))):
        if (first, n) != before:
            expected += [(0, bytes((code,))), (1, bytes((0, first, 0, first + n - 1)))]
    assert machine.told[:-2] == expected, (window, machine.told)
    x, y, w, h = window
machine.told = None
buf = bytearray(240 * 16 * 2)
gc.collect()
before = gc.mem_alloc()
for i in range(100):
    panel.write(0, 16, 240, 16, buf)
assert gc.mem_alloc() - before < 100, gc.mem_alloc() - before
print("ok")
"""

# The buttons at a made-up time: at(ms) polls them, and put(pin, level, ms) presses or releases one.
WIRED_BUTTONS = """
import gc
from firmware.app import actions
from firmware.micropython import pin_buttons
ticks = [0]
pin_buttons.ticks_ms = lambda: ticks[0]
b = pin_buttons.PinButtons(board.BUTTONS, getattr(board, "LONG_PRESSES", None))
def at(ms):
    ticks[0] = 100 + ms
    return b.poll(100 + ms)
def put(pin, level, ms):
    ticks[0] = 100 + ms
    machine.connect(pin, not level)
gpio = dict((name, n) for n, name in board.BUTTONS.items())
ok, back, right = gpio["OK"], gpio["BACK"], gpio["RIGHT"]
assert at(0) == 0
"""

BUTTONS = WIRED_BUTTONS + """
put(ok, 0, 10)
assert at(10) == actions.OK  # at the first contact
put(ok, 1, 15)
assert at(15) == 0  # bounces are nothing, nor is holding
put(ok, 0, 20)
assert [at(ms) for ms in range(20, 2000, 10)] == [0] * 198
put(ok, 1, 2000)
assert at(2000) == 0
put(ok, 0, 2010)
assert at(2010) == 0
put(ok, 1, 2015)
assert at(2100) == 0
put(right, 0, 3000)
held = [at(ms) for ms in range(3000, 4000, 10)]
assert held[0] == actions.RIGHT
pressed = [10 * i for i in range(1, 100) if held[i] == actions.RIGHT + actions.REPEATED]
assert pressed == [350, 460, 570, 680, 790, 900], pressed
put(right, 1, 4000)
assert at(4000) == 0
# Pressed and let go while nobody looked, twice, and another one between: all of it counts, in its order.
for ms in (5000, 5200):
    put(ok, 0, ms)
    put(ok, 1, ms + 70)
    if ms == 5000:
        put(right, 0, ms + 100)
        put(right, 1, ms + 170)
assert [at(5300) for _ in range(4)] == [actions.OK, actions.RIGHT, actions.OK, 0]
# A tap that is over before the contact has settled, and one more.
put(ok, 0, 6000)
put(ok, 1, 6010)
put(ok, 0, 6100)
assert [at(6110) for _ in range(3)] == [actions.OK, actions.OK, 0]
put(ok, 1, 6200)
assert at(6230) == 0
gc.collect()
before = gc.mem_alloc()
for i in range(100):
    b.poll(9000)
put(ok, 0, 9100)
b.poll(9100)
assert gc.mem_alloc() - before < 200, gc.mem_alloc() - before
print("ok")
"""


def holds(script, board, tmp_path):
    """Run a script for a board on MicroPython with the stand-in for `machine`; it must print that all is right."""
    unix_micropython.require(32)
    (tmp_path / "script.py").write_text((MACHINE + script).format(board=board))
    done = unix_micropython.run([str(tmp_path / "script.py")], bits=32, heap="190k")
    assert (done.stdout, done.stderr) == ("ok\n", "")


@pytest.mark.parametrize("script", [PANEL, BUTTONS], ids=["panel", "buttons"])
@pytest.mark.parametrize("board", ["waveshare_pico_lcd_1_3", "picosystem"])
def test_drivers_of_each_board_pass_their_checks_on_micropython(board, script, tmp_path):
    holds(script, board, tmp_path)


# This panel has no reset pin and lies in the middle of the controller's memory.
PACK_PANEL = """
from firmware.micropython.st7789 import ST7789
panel = ST7789(board.WIDTH, board.HEIGHT, board.PANEL)
assert machine.told[0] == (0, b"\\x01") and (1, bytes((board.PANEL["madctl"],))) in machine.told
sent = [(machine.told[i][1], machine.told[i + 1][1]) for i in range(len(machine.told) - 1)]
assert [values for code, values in sent if code == b"\\xe0"][-1] == board.PANEL["setup"][-2][1]
assert (b"\\xb0", b"\\0\\xc0") in sent and ((b"\\xd6", b"\\xa1") in sent) == (board.HEIGHT == 135)
machine.told.clear()
panel.write(30, 100, 3, 2, bytes(range(12)))
x, y = board.PANEL.get("offset", (0, 0))
assert machine.told[1] == (1, bytes((0, 30 + x, 0, 32 + x))) and machine.told[3] == (1, bytes((0, 100 + y, 0, 101 + y)))
assert board.WIDTH + x <= 320 and board.HEIGHT + y <= 240
print("ok")
"""

HELD_BUTTONS = WIRED_BUTTONS + """
put(ok, 0, 5)
assert [at(ms) for ms in range(10, 200, 10)] == [0] * 19  # it may become a long one
put(ok, 1, 200)
assert at(200) == actions.OK and at(210) == 0
put(ok, 0, 1000)
held = [at(ms) for ms in range(1000, 3000, 10)]
assert [held.index(actions.TURN), held.count(actions.TURN), sum(held)] == [50, 1, actions.TURN], held
put(ok, 1, 3000)
assert [at(3000), at(3100)] == [0, 0]
put(ok, 0, 4000)
put(back, 0, 4000)
assert at(4000) == 0
put(ok, 1, 4100)
put(back, 1, 4100)
assert [at(4100), at(4110), at(4120)] == [actions.OK, actions.BACK, 0]  # one at a time
put(right, 0, 5000)
assert [at(5000), at(5010), at(5350), at(5360)] == [actions.RIGHT, 0, actions.RIGHT + actions.REPEATED, 0]
put(right, 1, 5400)
assert at(5400) == 0
# A press that came and went between two polls.
put(ok, 0, 6000)
put(ok, 1, 6060)
assert [at(6100), at(6130)] == [actions.OK, 0]
print("ok")
"""


@pytest.mark.parametrize("script", [PACK_PANEL, HELD_BUTTONS], ids=["panel", "buttons"])
@pytest.mark.parametrize("board", ["pimoroni_display_pack", "pimoroni_display_pack_2_0", "pimoroni_display_pack_2_8"])
def test_boards_with_four_buttons_reach_every_action(board, script, tmp_path):
    holds(script, board, tmp_path)
