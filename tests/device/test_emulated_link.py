"""Games by cable: two emulated RP2040s with crossed UARTs, or one and this machine over its console."""

import random

import pytest

from engine.dealing import deal
from engine.game import Game
from engine.notation import move_text, parse_move
from engine.opponent import Opponent
from engine.position import OVER, TURN
from hostsim import arguments
from hostsim.device import board_build
from hostsim.players.driver import MemoryStore
from hostsim.torture.link_campaign import FaultyCable
from tests.support import emulated_device, unix_micropython
from tests.support.app_driver import look_for
from tests.support.emulated_device import takes_long, uf2
from tests.support.link_on_board import LinkRobot

pytestmark = pytest.mark.slow

BOARD = "pico_ssd1306"
RULES, SEED = "simple", 284  # a deal from which the robots play an unusually short game, of 53 plies
SECONDS = 120  # A game must end within this emulated time.
# The plies after which a board is reset, and those that both must reach then; a whole game through noise takes minutes.
BEFORE_RESET, AFTER_RESET = 5, 12
CONSOLE_PLIES = 10  # the plies that a board plays over its console


def robots_game(rules, seed, numbers):
    """Return the log of the game that two Robots play at one table."""
    game = Game(deal(rules, seed))
    players = [Opponent("greedy", number) for number in numbers]
    log = []
    while not game.pos[OVER]:
        player = players[game.pos[TURN]]
        player.choose(game.pos)
        game.play(player.src, player.dst)
        log.append(move_text(player.src, player.dst))
    return log


@pytest.fixture(scope="module")
def files():
    """Return the robot's files for a board with our firmware, {path: bytes}."""
    uf2(BOARD)
    return board_build.compile_modules(*unix_micropython.helpers("link_on_board"))


# A boot.py that starts the robot in place of the game.
INSTEAD = """
import sys
sys.path[:] = [".frozen", "", "/lib"]
from firmware.micropython import boot
def start(board):
    from tests.support.link_on_board import main
    main(board, %d, %d, %r)
boot.start = start
"""


def machine(files, number, kind, offers, told, image=None):
    """Return a board that is switched on and on which the robot plays.

    The lines that the board prints are added to told.
    """
    from hostsim.device import emulator

    if image is None:
        image = {**files, "boot.py": (INSTEAD % (number, kind, offers)).encode()}
    made = emulator.EmulatedBoard(uf2(BOARD), arguments.board(BOARD), image)
    rest = bytearray()

    def print_(data):
        rest.extend(data)
        while b"\n" in rest:
            line, _, more = rest.partition(b"\n")
            told.append(line.decode().strip())
            rest[:] = more

    made.on_print = print_
    return made


def is_done(told):
    """Return whether a board has printed that the game is over or that it failed."""
    return any(line.startswith("over") or "Error" in line for line in told)


def side_by_side(told):
    """Return the logs of both boards as text, a line per ply."""
    both = zip(plies(told[0]), plies(told[1]), strict=True)
    return "\n".join("%4d  %-6s %s" % (n, a, b) for n, (a, b) in enumerate(both, 1))


def plies(told):
    """Return the moves that a board has printed, in order, each once.

    After a reset it prints them all again.
    """
    found = {}
    for line in told:
        number, _, move = line.partition(" ")
        if number.isdigit():
            assert found.setdefault(int(number), move) == move
    return [found[n] for n in sorted(found)]


# A boot.py that sends back what arrives over the cable, for 0.2 s.
ECHO = """
from time import sleep_ms
from firmware.micropython import boot
from firmware.micropython.uart_and_usb import open_cable
def start(board):
    cable = open_cable(board, 0)
    buf = bytearray(32)
    got = bytearray()
    cable.write(bytearray(b"~hello\\n not this"), 7)
    for i in range(20):
        n = cable.read(buf)
        got += buf[:n]
        if n:
            cable.write(buf, n)
        sleep_ms(10)
    print("got", len(got))
boot.start = start
"""


def echoing_machine(told):
    """Return a board that echoes what its UART receives instead of running the game."""
    from hostsim.device import emulator

    made = emulator.EmulatedBoard(uf2(BOARD), arguments.board(BOARD), {"boot.py": ECHO.encode()})
    made.on_print = told.extend
    return made


def test_crossed_uarts_carry_lines_both_ways():
    emulator = emulated_device.emulator()
    told = [bytearray(), bytearray()]
    crossed = emulator.CrossedBoards(*[echoing_machine(said) for said in told])
    went = [bytearray(), bytearray()]

    def carry(end, byte):
        went[end].append(byte)
        return bytes((byte,))

    crossed.carry = carry
    assert crossed.run(3000, lambda: all(b"got" in said for said in told))
    assert went[0].count(b"~hello\n") > 1 and went[1].count(b"~hello\n") > 1 and not crossed.lost


def crossed_robots(files, told):
    """Return two boards with crossed UARTs, on which robots play a game."""
    from hostsim.device import emulator

    return emulator.CrossedBoards(machine(files, 7, 0, (RULES, SEED), told[0]), machine(files, 8, 0, None, told[1]))


def run_until(crossed, told, n):
    """Let boards play until each has printed n plies; return these plies of both."""
    crossed.run(1000 * SECONDS, lambda: all(len(plies(each)) >= n or is_done(each) for each in told))
    assert all(len(plies(each)) >= n for each in told), (told[0][-9:], told[1][-9:])
    return [plies(each)[:n] for each in told]


@takes_long
def test_two_boards_by_cable_play_a_whole_game(files):
    told = [[], []]
    crossed = crossed_robots(files, told)
    crossed.run(1000 * SECONDS, lambda: all(map(is_done, told)))
    assert all(any(line.startswith("over") for line in end) for end in told), (told[0][-9:], told[1][-9:])
    print(side_by_side(told))
    assert plies(told[0]) == plies(told[1]) == robots_game(RULES, SEED, (7, 8))
    print("%.1f s of the boards' time, %d bytes lost in FIFOs" % (crossed.machines[0].ms / 1000, crossed.lost))


def test_game_by_cable_continues_through_noise_drops_and_a_reset(files):
    told = [[], []]
    crossed = crossed_robots(files, told)
    rng = random.Random(5)

    def carry(end, byte):
        roll = rng.randrange(1000)
        if roll < 2:
            return b""
        if roll < 4:
            return bytes((rng.randrange(256),))
        return rng.randbytes(5) + bytes((byte,)) if roll < 5 else bytes((byte,))

    crossed.carry = carry
    run_until(crossed, told, BEFORE_RESET)
    image = crossed.machines[1].image()  # This is what a power cut leaves.
    crossed.join(1, machine(files, 8, 0, None, told[1], image))
    one, other = run_until(crossed, told, AFTER_RESET)
    assert one == other
    game = Game(deal(RULES, SEED))
    for move in one:
        game.play(*parse_move(move))
    print("%.1f s of the boards' time, %d bytes lost in FIFOs" % (crossed.machines[0].ms / 1000, crossed.lost))


class ConsoleWire:
    """The laptop's end of the cable to a board's USB console, in emulated time."""

    def __init__(self, machine):
        self.machine = machine
        self.received = bytearray()
        told = machine.on_print

        def print_(data):
            self.received.extend(data)
            told(data)

        machine.on_print = print_
        self.unsent = bytearray()

    def read(self, buf):
        room = self.machine.console_room()
        self.machine.type(bytes(self.unsent[:room]))
        del self.unsent[:room]
        n = min(len(buf), len(self.received))
        buf[:n] = self.received[:n]
        del self.received[:n]
        return n

    def write(self, buf, n):
        self.unsent.extend(buf[:n])

    def close(self):
        pass


def test_board_and_laptop_over_the_console_play_alike(files):
    told = []
    board = machine(files, 8, 1, None, told)
    wire = ConsoleWire(board)
    robot = LinkRobot(look_for(128, 64), MemoryStore(), lambda kind: wire, 7, (RULES, SEED))
    robot.begin(0)
    ours = []
    for _ in range(SECONDS * 100):
        line = robot.step(int(board.ms))
        if line:
            ours.append(line)
        board.run(10)
        if is_done(told) or min(len(ours), len(plies(told))) >= CONSOLE_PLIES:
            break
    expected = robots_game(RULES, SEED, (7, 8))[:CONSOLE_PLIES]
    assert plies(told)[:CONSOLE_PLIES] == plies(ours)[:CONSOLE_PLIES] == expected


@pytest.mark.parametrize("rules", ["classic", "onepack"])
def test_two_robots_by_cable_play_the_same_game_as_at_one_table(rules):
    cable = FaultyCable()
    seed = 5
    robots = [LinkRobot(look_for(128, 64), MemoryStore(), lambda kind, end=end: cable.ends[end], 7 + end, offers)
              for end, offers in enumerate(((rules, seed), None))]
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
