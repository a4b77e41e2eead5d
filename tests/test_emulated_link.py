# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Two emulated RP2040s with their UARTs crossed play whole games, and one plays with this machine over its console."""

import random

import pytest

from engine.dealing import deal
from engine.game import Game
from engine.notation import move_text, parse_move
from engine.opponent import Opponent
from engine.position import OVER, TURN
from hostsim import arguments
from hostsim.device import build
from tests.app_driver import MemoryStore
from tests.device import FIRMWARE, needs_firmware, takes_long
from tests.link_on_board import Robot

pytestmark = pytest.mark.slow

BOARD = "pico_ssd1306"
RULES = "onepack"
SECONDS = 400  # of emulated time that a game may take


def robots_game(rules, seed, numbers):
    """The log of the game that two Robots play, as they would at one table."""
    game = Game(deal(rules, seed))
    players = [Opponent("greedy", number) for number in numbers]
    log = []
    while not game.pos[OVER]:
        player = players[game.pos[TURN]]
        player.choose(game.pos)
        game.play(player.src, player.dst)
        log.append(move_text(player.src, player.dst))
    return log


def shortest(rules, seeds):
    """The seed of the shortest of these games."""
    return min(seeds, key=lambda seed: len(robots_game(rules, seed, (7, 8))))


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    """The files of a board, with the robot, {path: bytes}."""
    folder = tmp_path_factory.mktemp("link") / "board"
    build.build(folder, [BOARD], more=["tests.__init__", "tests.link_on_board"])
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def machine(files, number, kind, offers, told, image=None):
    """A board that is switched on, whose main.py is the robot; told: what it says, a line each."""
    from hostsim.device import emulator

    main = "from boards import %s as board\nfrom tests.link_on_board import main\nmain(board, %d, %d, %r)\n" % (
        BOARD, number, kind, offers)
    if image is None:
        image = emulator.image_of({**files, "main.py": main.encode()})
    made = emulator.Machine(FIRMWARE, arguments.board(BOARD), image)
    rest = bytearray()

    def print_(data):
        rest.extend(data)
        while b"\n" in rest:
            line, _, more = rest.partition(b"\n")
            told.append(line.decode().strip())
            rest[:] = more

    made.on_print = print_
    return made


def plies(told):
    """The moves that an end has told, in their order, each once: after a reset it tells them all again."""
    found = {}
    for line in told:
        number, _, move = line.partition(" ")
        if number.isdigit():
            assert found.setdefault(int(number), move) == move
    return [found[n] for n in sorted(found)]


@needs_firmware
@takes_long
@pytest.mark.parametrize("bad", [False, True], ids=["a good cable", "noise, drops and a reset"])
def test_two_boards_play_a_whole_game(files, bad):
    from hostsim.device import emulator

    seed = shortest(RULES, range(200))
    told = [[], []]
    offers = (RULES, seed)
    crossed = emulator.Crossed(machine(files, 7, 0, offers, told[0]), machine(files, 8, 0, None, told[1]))
    rng = random.Random(5)
    if bad:
        def carry(end, byte):
            roll = rng.randrange(1000)
            if roll < 2:
                return b""
            if roll < 4:
                return bytes((rng.randrange(256),))
            return rng.randbytes(5) + bytes((byte,)) if roll < 5 else bytes((byte,))

        crossed.carry = carry
        crossed.run(1000 * SECONDS, lambda: len(plies(told[1])) >= 12)
        image = crossed.machines[1].image()  # what a power cut leaves
        crossed.join(1, machine(files, 8, 0, None, told[1], image))
    done = crossed.run(1000 * SECONDS, lambda: all(any(line.startswith("over") for line in end) for end in told))
    assert done, (told[0][-3:], told[1][-3:])
    assert plies(told[0]) == plies(told[1])
    game = Game(deal(RULES, seed))
    for move in plies(told[0]):
        game.play(*parse_move(move))
    assert game.pos[OVER]
    if not bad:
        assert plies(told[0]) == robots_game(RULES, seed, (7, 8))
    print("%d plies, %.1f s of the boards' time, %d bytes lost in FIFOs" % (
        game.ply, crossed.machines[0].ms / 1000, crossed.lost))


class ConsoleWire:
    """The laptop's end of a board's USB console, in emulated time."""

    def __init__(self, machine):
        self.machine = machine
        self.came = bytearray()
        told = machine.on_print

        def print_(data):
            self.came.extend(data)
            told(data)

        machine.on_print = print_
        self.unsent = bytearray()

    def read(self, buf):
        room = self.machine.room()
        self.machine.type(bytes(self.unsent[:room]))
        del self.unsent[:room]
        n = min(len(buf), len(self.came))
        buf[:n] = self.came[:n]
        del self.came[:n]
        return n

    def write(self, buf, n):
        self.unsent.extend(buf[:n])

    def close(self):
        pass


@needs_firmware
@takes_long
def test_a_board_and_a_laptop_play_a_whole_game_over_the_console(files):
    seed = shortest(RULES, range(200))
    told = []
    board = machine(files, 8, 1, None, told)
    board.run(3000)
    wire = ConsoleWire(board)
    robot = Robot(MemoryStore(), lambda kind: wire, 7, (RULES, seed))
    robot.begin(0)
    ours = []
    for _ in range(SECONDS * 100):
        line = robot.step(int(board.ms))
        if line:
            ours.append(line)
        board.run(10)
        if any(line.startswith("over") for line in told):
            break
    assert robot.is_over()
    assert plies(told) == plies(ours) == robots_game(RULES, seed, (7, 8))


@pytest.mark.parametrize("rules", ["classic", "onepack"])
def test_two_robots_play_as_they_would_at_one_table(rules):
    from tests.cable import Cable

    cable = Cable()
    seed = shortest(rules, range(20))
    robots = [Robot(MemoryStore(), lambda kind, end=end: cable.ends[end], 7 + end, ((rules, seed), None)[end])
              for end in (0, 1)]
    told = [[], []]
    for robot in robots:
        robot.begin(0)
    for now in range(0, 10_000_000, 10):
        for robot, lines in zip(robots, told):
            line = robot.step(now)
            if line:
                lines.append(line)
        if all(robot.is_over() for robot in robots):
            break
    assert plies(told[0]) == plies(told[1]) == robots_game(rules, seed, (7, 8))
