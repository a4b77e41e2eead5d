"""Press random buttons, on every board, rule set, option, level, language, setting and screen, with restarts.

No picture may drop an entry or extend beyond the edge of the screen. At rest, all cards of the deal must be there, the
position must be read back unchanged, and the save must be the current game. Half the cases press actions, at rest or in
the middle of something; the others make and break bouncing contacts on the pins of firmware/micropython/pin_buttons.py.
"""

import importlib
import random
from collections import Counter
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any, NamedTuple

from firmware.app.actions import ACTION_NAMES, OK, TURN
from hostsim import arguments
from hostsim.players import framebuf
from hostsim.players.driver import MemoryStore
from hostsim.players.fake_machine import FakeMachine
from hostsim.torture.case import Case, CheckFailed
from hostsim.torture.robot_player import RobotPlayer, actions_of, check_session, random_session

framebuf.install()

POWER_OFF = 0  # takes the place of an action: switch off, and on again
POLL_MS = 4  # ms between two polls of the buttons, as in the loop of a port
DRAWING_MS = (12, 45)  # the least and the most ms that drawing a picture takes, while the buttons are not polled
LAST_MS = 4000  # ms to run after the last contact


class Press(NamedTuple):
    """An action, and the ms until the next one: -1 to wait until nothing moves."""

    action: int
    ms: int


class Contact(NamedTuple):
    """A held button: ms after the previous one, its pin, ms until its release, and ms after an edge of each bounce."""

    after: int
    pin: int
    ms: int
    bounces: tuple[int, ...]


def run(case: Case) -> None:
    """Press buttons on a board, at rest or in the middle of something, or make contacts on its pins."""
    rng = case.rng
    board = arguments.board(rng.choice(arguments.board_names()))
    if board.BUTTONS and not hasattr(board, "KEYBOARD") and rng.random() < 0.5:
        said, contacts = case.shrink(list(_contacts(rng, board)), lambda some: _run_contacts(case, board, some))
        keys = " ".join("+%d:%d:%d%s" % (c.after, c.pin, c.ms, "~" * len(c.bounces)) for c in contacts)
    else:
        said, presses = case.shrink(list(_presses(rng, board)), lambda some: _pressed(case, board, some))
        keys = " ".join((ACTION_NAMES[p.action] or "OFF") + ("" if p.ms < 0 else ":%d" % p.ms) for p in presses)
    if said:
        case.failures.append("%s; on %s it takes: %s" % (said, board.__name__.split(".")[1], keys))


def _presses(rng: random.Random, board: ModuleType) -> Iterator[Press]:
    there = actions_of(board)
    likely = [action for action in (OK, OK, OK, TURN, TURN) if action in there]
    restless = rng.random()
    for _ in range(rng.randrange(60, 260)):
        roll = rng.random()
        action = POWER_OFF if roll < 0.015 else rng.choice(likely) if roll < 0.6 else rng.choice(there)
        yield Press(action, rng.randrange(0, 1200) if rng.random() < restless else -1)


def _begin(number: int, board: ModuleType, rewire: Callable[..., None] = lambda *given: None) -> RobotPlayer:
    # Start at the title, at another screen, or at the table of any game that fits the board's screen.
    rng = random.Random("begin %d" % number)
    person = RobotPlayer(board, MemoryStore(), rng.randrange(1 << 30), rewire)
    person.press(0)
    person.randomize_settings(rng)
    roll = rng.random()
    if roll < 0.6:
        person.app.begin(random_session(rng, person.app.look))
    elif roll < 0.9:
        person.open_random_screen(rng)
    return person


def _pressed(case: Case, board: ModuleType, presses: list[Press]) -> None:
    person = _begin(case.number, board)
    counts = case.counts
    most = 0
    for i, press in enumerate(presses):
        case.check()
        if press.action == POWER_OFF:
            person.switch_on()
            counts["restarts"] += 1
        else:
            counts["presses"] += 1
        person.press(press.action, press.ms)
        if person.app.session:
            most = max(most, person.app.session.game.ply)
            check_session(person.app.session)
            if person.at_rest() and i % 16 == 0:
                person.check_save()
        if person.app.activity:
            counts["presses in a lesson, a puzzle or a turn tried again"] += 1
            check_session(person.app.activity.session)
    person.press(0)
    person.check_save()
    counts["pictures"] += person.scenes
    counts["plies"] += most


# Contacts


def _contacts(rng: random.Random, board: ModuleType) -> Iterator[Contact]:
    pins = list(board.BUTTONS)
    likely = [pin for pin in pins if board.BUTTONS[pin] in (ACTION_NAMES[OK], ACTION_NAMES[TURN])] or pins
    for _ in range(rng.randrange(40, 200)):
        bounces = tuple(sorted(rng.randrange(1, 20) for _ in range(rng.choice((0, 0, 2, 4)))))
        yield Contact(
            rng.choice((0, 3, 30, 80, 200, 900, 3000)) + rng.randrange(8),
            rng.choice(likely if rng.random() < 0.5 else pins),
            rng.choice((1, 15, 40, 80, 200, 700, 2500)) + rng.randrange(8),
            bounces,
        )


class ContactMachine(FakeMachine):
    """A FakeMachine whose buttons have these contacts."""

    def __init__(self, contacts: list[Contact]) -> None:
        super().__init__()
        self.closed: Counter[int] = Counter()  # the number of contacts that hold each pin down
        self.edges: list[tuple[int, int, int]] = []  # ms, pin, 1 for down and -1 for up
        at = 100
        for contact in contacts:
            at += contact.after
            for start, first in ((at, 1), (at + contact.ms, -1)):
                way = first
                self.edges.append((start, contact.pin, way))
                # The number of bounces is even, so that the level is right in the end.
                for after in contact.bounces[: len(contact.bounces) // 2 * 2]:
                    way = -way
                    self.edges.append((start + after, contact.pin, way))
        self.edges.sort(key=lambda edge: edge[0])
        self.next = 0

    def advance(self, ms: int) -> None:
        """Let that many ms pass, and call the interrupt handlers."""
        end = self.ms + ms
        while self.next < len(self.edges) and self.edges[self.next][0] <= end:
            at, number, way = self.edges[self.next]
            self.next += 1
            self.ms = max(self.ms, at)
            self.closed[number] += way
            self.connect(number, self.closed[number] > 0)
        self.ms = end


def _run_contacts(case: Case, board: ModuleType, contacts: list[Contact]) -> None:
    pins = ContactMachine(contacts)
    with pins.installed():
        module = importlib.import_module("firmware.micropython.pin_buttons")
        buttons = module.PinButtons(board.BUTTONS, getattr(board, "LONG_PRESSES", None))
        _run_port_loop(case, _begin(case.number, board, buttons.assign_actions), buttons, pins)


def _run_port_loop(case: Case, person: RobotPlayer, buttons: Any, pins: ContactMachine) -> None:
    # Run the loop of a port.
    rng = random.Random(case.number)
    counts = case.counts
    action = most = pressed = quiet = 0
    end = pins.edges[-1][0] + LAST_MS if pins.edges else 0
    moving = 0
    while pins.ms < end or moving:
        case.check()
        before = person.scenes
        person.ms = pins.ms
        person.tick(action)
        if person.scenes != before:
            pins.advance(rng.randrange(*DRAWING_MS))
        session = person.app.session
        if session:
            most = max(most, session.game.ply)
            if action:
                check_session(session)
                if person.at_rest() and pressed % 16 == 0:
                    person.check_save()
        start = pins.ms
        while True:
            action = buttons.poll(pins.ms)
            if action or 0 <= person.wait <= pins.ms - start or person.wait < 0 and pins.ms >= end:
                break
            pins.advance(POLL_MS if person.wait < 0 else min(POLL_MS, person.wait - (pins.ms - start)))
        if action:
            pressed += 1
        moving = person.wait >= 0
        quiet = quiet + 1 if pins.ms > end else 0
        if quiet > 30_000:
            raise CheckFailed("the app never comes to rest")
    person.tick(0)
    person.check_save()
    counts["presses"] += pressed
    counts["contacts"] += len(pins.edges)
    counts["pictures"] += person.scenes
    counts["plies"] += most
