"""Tests of two processes of `play` as text, joined by TCP on this machine, one of which is killed during the game."""

import os
import signal
import socket
import subprocess
import sys
import threading

import pytest

from engine.dealing import deal
from engine.game import Game
from engine.notation import move_text
from engine.opponent import Opponent
from engine.position import TURN
from firmware import text
from firmware.app.file_store import FileStore
from firmware.app.save_format.reader import read_session
from firmware.app.save_format.schemas import KIND_SESSION, SESSION
from firmware.app.save_format.writer import Slots
from firmware.text import menus, words
from hostsim.arguments import CommandError
from hostsim.players import host_cables
from tests.support.paths import ROOT
from tests.support.refusals import refused
from tests.support.timeouts import until

pytestmark = pytest.mark.slow

SEED = 5


class Player:
    """A process of `play`, with somebody who types and reads."""

    def __init__(self, folder, *args):
        self.folder = str(folder)
        self.told = []
        self.process = subprocess.Popen(
            [sys.executable, "-m", "hostsim", "play", "--ui", "text", "--save", self.folder, *args], cwd=ROOT,
            text=True, bufsize=1, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            self.told.append(line.rstrip("\n"))

    def type(self, line):
        """Type a line, and forget what was printed before."""
        self.told.clear()
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def hears(self, *wanted):
        """Wait until a line is printed that contains one of these."""
        def heard():
            ended = self.process.poll() is not None
            found = any(said in line for line in list(self.told) for said in wanted)
            assert found or not ended, self.told
            return found

        until(heard, lambda: self.told)

    def kill(self):
        """Kill the process."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def kept(self):
        """Return the session that it has saved."""
        return read_session(Slots(FileStore(self.folder), KIND_SESSION, SESSION))[0]


@pytest.fixture
def free_port():
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


def test_two_processes_finish_their_game_after_one_was_killed(tmp_path, free_port):
    listens = ("--listen", str(free_port))
    links = ("--link", "127.0.0.1:%d" % free_port)
    a = Player(tmp_path / "a", *listens, "--rules", "classic", "--seed", str(SEED))
    b = None
    try:
        a.hears(text.cable().CABLE_WAITS)
        b = Player(tmp_path / "b", *links)
        b.hears(menus().NEW_GAME)
        b.type("1")
        b.hears(text.cable().CABLE_OFFERS)
        b.type(text.cable().CABLE_YES)
        players = [a, b]  # the end that offers is A
        for player in players:
            player.hears("deal %d" % SEED)
        game = Game(deal("classic", SEED))
        adviser = Opponent("greedy", 3)
        for n in range(24):
            mover, other = players[game.pos[TURN]], players[1 - game.pos[TURN]]
            if n == 10:
                other.kill()
                players[1 - game.pos[TURN]] = other = Player(other.folder, *(listens if other is a else links))
                a, b = players
                # On a busy machine the other end may answer so late that it counted as lost.
                other.hears(text.cable().CABLE_STATES[0], text.cable().CABLE_AGAIN)
            adviser.choose(game.pos)
            before = game.pos[TURN]
            game.play(adviser.src, adviser.dst)
            if game.pos[TURN] != before:
                other.told.clear()
            mover.type(move_text(adviser.src, adviser.dst))
            if game.pos[TURN] != before:
                other.hears(words.TURN_OF["you"])
        mover = players[game.pos[TURN]]
        mover.type("ab")
        mover.hears(menus().RESIGN)
        mover.type(menus().RESIGN)
        mover.hears(menus().RESIGN_GAME)
        mover.type(menus().RESIGN_GAME)
        players[1 - game.pos[TURN]].hears(text.results().OPPONENT_RESIGNS)
        # Each process saves when it has the time for it, the one that prints a line perhaps after that line.
        until(lambda: all(player.kept().game.ply > game.ply for player in players))
        logs = [bytes(player.kept().game.log[: 2 * player.kept().game.ply]) for player in players]
        assert logs[0] == logs[1] and logs[0][:-2] == bytes(game.log[: 2 * game.ply])
        assert [player.kept().seat for player in players] == [0, 1]
    finally:
        for player in (a, b):
            if player and player.process.poll() is None:
                player.kill()


def test_caller_and_listener_reconnect_after_a_cut(free_port):
    listener = host_cables.cable_listening_at(str(free_port))
    caller = host_cables.cable_to("127.0.0.1:%d" % free_port)
    buf = bytearray(8)

    def carried(end, other, data):
        end.write(bytearray(data), len(data))
        end.read(bytearray(8))
        return buf[: other.read(buf)] == data

    try:
        until(lambda: carried(caller, listener, b"abc"))
        until(lambda: carried(listener, caller, b"xyz"))
        second = socket.create_connection(("127.0.0.1", free_port))
        listener.read(buf)
        assert second.recv(1) == b""  # one at a time
        second.close()
        caller.close()
        until(lambda: carried(caller, listener, b"def"))
    finally:
        caller.close()
        listener.close()
        listener._server.close()


def test_listener_without_an_address_binds_to_this_machine(free_port):
    listener = host_cables.cable_listening_at(str(free_port))
    try:
        assert listener._server.getsockname()[0] == "127.0.0.1"
        with pytest.raises(CommandError, match="cannot listen on 127.0.0.1"):
            host_cables.cable_listening_at(str(free_port))
    finally:
        listener._server.close()


@pytest.mark.parametrize("args, said", [
    (("--link", "/dev/no-such-port"), "cannot open /dev/no-such-port"),
    (("--link", "127.0.0.1:99999"), "port 99999 is not between 1 and 65535"),
    (("--listen", "here"), "--listen takes PORT"),
    (("--listen", "²"), "--listen takes PORT, or ADDRESS:PORT, not '²'"),
    (("--listen", "７０００"), "--listen takes PORT, or ADDRESS:PORT, not '７０００'"),
    (("--listen", "9" * 5000), "--listen takes PORT"),
    (("--link", "localhost:²"), "--link takes HOST:PORT, or a serial port, not 'localhost:²'"),
    (("--link", "a..b:7000"), "no host has the name 'a..b'"),
    (("--listen", "1", "--link", "a:1"), "not allowed with"),
    (("--link", "127.0.0.1:9", "--rules", "three"), "three is not for two players"),
    (("--link", "127.0.0.1:9", "--level", "easy"), "--level chooses a computer opponent"),
])  # fmt: skip
def test_impossible_options_are_refused_in_one_line(cli, tmp_path, args, said):
    refused(cli("play", "--ui", "text", "--save", str(tmp_path / "s"), *args), said)


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="needs a pseudo-terminal")
def test_serial_port_carries_bytes_both_ways():
    ours, theirs = os.openpty()
    wire = host_cables.cable_to(os.ttyname(theirs))
    try:
        wire.write(bytearray(b"hello\n?"), 6)
        assert os.read(ours, 16) == b"hello\n"
        os.write(ours, b"\x7e01\n")
        buf = bytearray(16)
        n = 0
        while not n:
            n = wire.read(buf)
        assert buf[:n] == b"\x7e01\n" and wire.read(buf) == 0
    finally:
        wire.close()
        os.close(ours)
