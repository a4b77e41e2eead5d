"""Tests of games by cable under CircuitPython: on a board's heap, against an app on this machine, and by UART."""

import os
import random
import subprocess
import sys
import types

import pytest

from engine.opponent import Opponent
from engine.position import SHOW, TOP, TURN
from firmware.app import actions as A
from firmware.app.save_format.reader import read_session
from firmware.app.save_format.schemas import KIND_SESSION, SESSION
from firmware.app.save_format.writer import Slots
from firmware.circuitpython.nvm_store import NvmStore
from firmware.link.frames import LineParser
from firmware.table.states import PLAY
from hostsim import arguments
from hostsim.device.unix_port import environment
from tests.support import unix_micropython
from tests.support.circuitpython_drive import HEAP_KB, PSRAM_HEAP_KB
from tests.support.linked_pair import CableEndDriver
from tests.support.power_cut_nvm import PowerCutNvm

STEPS = 60_000  # A game ends within so many steps of 10 ms.
END = 255  # The action that makes circuitpython_cable.py report and stop.
# These presses lead from the choice of the language, past a first game's question, to a game by cable, the last row of
# the list of opponents. They answer the offer that the other end has made meanwhile.
OFFER = (
    A.OK, A.UP, A.OK, A.UP, A.OK, A.DOWN, A.DOWN, A.DOWN, A.OK, A.UP, A.OK, A.UP, A.UP, A.UP, A.OK, A.DOWN, A.OK,
)
IDLE = 4  # The board is idle for so many steps before a button is pressed.
GOLDEN = unix_micropython.ROOT / "tests" / "golden"


def flash_with(data):
    """Return an nvm that holds some data."""
    flash = PowerCutNvm()
    flash.set_bytes(data)
    return flash


class Device:
    """A board that runs the build on its drive with a given heap ("400k" is plenty)."""

    def __init__(self, folder, heap):
        command = [*unix_micropython.command(32), "-X", "heapsize=%s" % heap]
        command.append(str(unix_micropython.ROOT / "tests" / "support" / "circuitpython_cable.py"))
        env = {**os.environ, **environment(), "MICROPYPATH": ".:.frozen"}
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, cwd=folder, env=env, stdin=pipe, stdout=pipe, stderr=pipe)

    def tell(self, data):
        """Send bytes to the program; AssertionError with its errors if it has ended."""
        try:
            self.process.stdin.write(data)
            self.process.stdin.flush()
        except BrokenPipeError:
            raise AssertionError(self.process.stderr.read().decode()) from None

    def hear(self, n):
        """Return the next bytes that the board's program prints."""
        data = self.process.stdout.read(n)
        assert len(data) == n, self.process.stderr.read().decode()
        return data

    def step(self, action, came):
        """Run for 10 ms with an action and up to 255 bytes that came by cable.

        Return whether the board rests, and the bytes that it sends.
        """
        self.tell(bytes((action, len(came))) + came)
        rests, n = self.hear(2)
        return rests, self.hear(n)

    def end(self):
        """Stop the program and return its heap figures and its nvm.

        The figures are the stand-ins' heap, and the game's heap at the table and at most.
        """
        self.tell(bytes((END, 0)))
        numbers = [int.from_bytes(self.hear(4), "little") for _ in range(3)]
        return (*numbers, self.hear(4096))

    def kill(self):
        """Cut the board's power."""
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            stream.close()


class Wire:
    """This machine's end of the cable.

    came: the bytes to read; said: the bytes to send; carry: a function that may corrupt them.
    """

    def __init__(self, carry):
        self.carry = carry
        self.received = bytearray()
        self.said = bytearray()

    def read(self, buf):
        n = min(len(buf), len(self.received))
        buf[:n] = self.received[:n]
        del self.received[:n]
        return n

    def write(self, buf, n):
        self.said += self.carry(bytes(buf[:n]))

    def close(self):
        pass


class Game:
    """A game between the build and an End on this machine, which accepts any offer."""

    def __init__(self, folder, heap, carry=bytes):
        self.folder = folder
        self.heap = heap
        self.wire = Wire(carry)
        self.end = CableEndDriver(types.SimpleNamespace(ends=[self.wire]), 0)
        self.adviser = Opponent("greedy", 1)
        self.device = Device(folder, heap)
        self.idle = self.pressed = self.offering = 0
        self.heard = False
        self.end.app.show("cable", None)
        self.end.press(0)
        self.end.offer("onepack")  # The board's offer has the lower number and wins.

    def play(self, until):
        """Play with the buttons of both ends until a condition holds."""
        for _ in range(STEPS):
            if until(self):
                return
            action = self._presses()
            said = bytes(self.wire.said[:200])
            del self.wire.said[:200]
            rests, data = self.device.step(action, said)
            self.heard = self.heard or len(data) > 0
            self.wire.received += self.wire.carry(data)
            self.end.ms += 10
            self.end.tick()
            self.idle = self.idle + 1 if rests and not action else 0
        raise AssertionError("it never came to that")

    def _presses(self):
        # Play for this machine's end, and return the press for the board.
        end = self.end
        link = end.link
        if link.agreement.peer_offer and not link.agreement.accepted:
            link.agreement.accept()
        session = end.app.session
        if not session or session.is_over():
            # The board walks through its menus until it offers a game.
            if session or self.heard or self.idle <= 150 or self.offering == len(OFFER):
                return 0
            self.offering += 1
            return OFFER[self.offering - 1]
        if session.game.pos[TURN] == session.seat:
            if end.app.screen is end.table and end.table.state == PLAY:
                end.move_as(self.adviser)
            return 0
        if self.idle < IDLE or session.remote.has_move:
            return 0
        self.pressed += 1
        if self.pressed % 50 == 20:
            return A.MENU
        if self.pressed % 50 == 21:
            return A.BACK
        return A.TURN if self.pressed % 7 == 0 and not session.game.pos[TOP + SHOW] else A.OK

    def cut(self):
        """Switch the board off and on again, with its nvm."""
        nvm = self.device.end()[3]
        self.device.kill()
        (self.folder / "nvm").write_bytes(nvm)
        self.device = Device(self.folder, self.heap)

    def rest(self, ms=3000):
        """Let time pass without a press."""
        until = self.end.ms + ms
        self.play(lambda game: game.end.ms >= until)

    def compare_ends(self):
        """Switch the board off and check that the games of both ends agree.

        Return its heap figures, as Device.end does.
        """
        *numbers, nvm = self.device.end()
        self.device.kill()
        session, note = read_session(Slots(NvmStore(flash_with(nvm)), KIND_SESSION, SESSION))
        ours = self.end.session
        assert not note and session.remote.id == ours.remote.id and session.seat == 1 - ours.seat
        assert session.game.pos == ours.game.pos and session.game.ply == ours.game.ply
        assert session.game.log[: 2 * session.game.ply] == ours.game.log[: 2 * ours.game.ply]
        assert not self.end.link.game.games_differ
        return numbers


def is_over(game):
    session = game.end.app.session
    return session is not None and session.is_over()


@pytest.mark.slow
@pytest.mark.parametrize("board, heap_kb", [("pico_ssd1306", HEAP_KB), ("waveshare_pico_lcd_1_3", PSRAM_HEAP_KB)])
def test_game_by_cable_on_a_boards_heap_is_played_to_its_end(drive_of, board, heap_kb):
    """Play from the choice of the language, through the menus, to the end of the game."""
    folder = drive_of(board)
    device = Device(folder, "600k")
    stands_in = device.end()[0]
    device.kill()
    game = Game(folder, stands_in + 1024 * heap_kb)
    game.play(is_over)
    game.rest()
    print(board, game.end.session.game.ply, "plies; heap:", *game.compare_ends())


@pytest.mark.slow
def test_game_by_cable_survives_noise_lost_bytes_and_resets(drive_of):
    rng = random.Random(7)

    def carry(data):
        out = bytearray()
        for byte in data:
            roll = rng.randrange(1000)
            if roll < 3:
                continue
            out.append(rng.randrange(256) if roll < 6 else byte)
        return bytes(out)

    game = Game(drive_of("pico_ssd1306"), "400k", carry)
    for ply in (30, 60):
        game.play(lambda game, ply=ply: game.end.app.session and game.end.session.game.ply > ply)
        game.cut()
    game.play(is_over)
    game.rest(10_000)
    game.compare_ends()


@pytest.mark.slow
def test_saved_game_by_cable_is_resumed(drive_of):
    """Start with a golden save; the board reports at once how far the game is."""
    folder = drive_of("pico_ssd1306")
    (path,) = GOLDEN.glob("save-v6-*cable*.bin")
    data = path.read_bytes()
    flash = PowerCutNvm()
    NvmStore(flash).write("save0", data[2:3] + data[8:-4])  # An nvm has only the version and the body of a file.
    (folder / "nvm").write_bytes(flash)
    session, note = read_session(Slots(NvmStore(flash), KIND_SESSION, SESSION))
    assert session and not note
    device = Device(folder, "400k")
    lines = LineParser()
    said = []
    for _ in range(150):
        _, data = device.step(0, b"")
        said += [bytes(lines.data[: lines.n]) for byte in data if lines.feed(byte)]
    device.kill()
    assert said and {int.from_bytes(message[2:6], "little") for message in said} == {session.remote.id}
    assert {int.from_bytes(message[11:13], "little") for message in said if message[1] == 4} == {session.game.ply}


class UART:
    """A stand-in for busio.UART, which echoes what is written."""

    def __init__(self, tx, rx, *, baudrate, timeout, receiver_buffer_size):
        if tx == "GPIO9":
            raise ValueError("in use")
        self.made = tx, rx, baudrate, timeout
        self.kept = bytearray()

    @property
    def in_waiting(self):
        return len(self.kept)

    def readinto(self, buf):
        n = min(len(buf), len(self.kept))
        buf[:n] = self.kept[:n]
        del self.kept[:n]
        return n or None

    def write(self, data):
        self.kept += data

    def deinit(self):
        self.made = None


class Line:
    """A stand-in for digitalio.DigitalInOut."""

    def __init__(self, pin):
        self.pin = pin

    def switch_to_output(self, value):
        self.value = value

    def deinit(self):
        self.pin = None


@pytest.fixture
def cables(monkeypatch):
    """Return firmware.circuitpython.uart_cable, on stand-ins for its imports."""
    pins = type("Pins", (), {"__getattr__": lambda self, name: name})()
    for name, content in (("busio", {"UART": UART}), ("digitalio", {"DigitalInOut": Line}), ("board", {}),
                          ("microcontroller", {"pin": pins})):
        module = types.ModuleType(name)
        vars(module).update(content)
        monkeypatch.setitem(sys.modules, name, module)
    for name in ("uart_cable", "pins"):
        monkeypatch.delitem(sys.modules, "firmware.circuitpython." + name, raising=False)
    from firmware.circuitpython import uart_cable

    yield uart_cable
    for name in ("uart_cable", "pins"):
        sys.modules.pop("firmware.circuitpython." + name, None)


def test_cable_uses_the_uart_of_the_boards_link_and_never_blocks(cables):
    wire = cables.open_cable(arguments.board("pico_ssd1306"), 0)
    assert wire.uart.made == ("GPIO0", "GPIO1", 115200, 0) and wire.high is None
    buf = bytearray(32)
    assert wire.read(buf) == 0
    wire.write(bytearray(b"~1234\n and more"), 6)
    assert wire.read(buf) == 6 and buf[:6] == b"~1234\n"
    wire.close()
    assert wire.uart.made is None


def test_cable_of_a_thumby_sets_its_third_pin_high(cables):
    wire = cables.open_cable(arguments.board("thumby"), 0)
    assert (wire.high.pin, wire.high.value) == ("GPIO2", True)
    wire.close()
    assert wire.high.pin is None


def test_cable_with_pins_missing_or_in_use_is_refused(cables):
    for board, kind in ((types.SimpleNamespace(), 0), (arguments.board("thumby"), 1),
                        (types.SimpleNamespace(LINK={"tx": 9, "rx": 1, "baud": 9600}), 0)):
        with pytest.raises(OSError):
            cables.open_cable(board, kind)
