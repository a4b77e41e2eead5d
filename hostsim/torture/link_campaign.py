"""Connect two apps by a cable that loses, corrupts, repeats and delays lines: random buttons, power cuts, hostile
bytes.

The engine must be able to replay each log. As long as no move is undone, the shorter of the two logs of a game must be
the beginning of the longer one. After a while on a good cable both must be the same; or an end reports that they
differ, because its player refused an undo that a hostile line has caused at the other end.
"""

import random

from engine.game import Game
from engine.rules import rule_set
from firmware.app import actions as A
from firmware.app.app import App
from firmware.app.remote_opponent import GAME_ID_LIMIT
from firmware.app.remote_session import RemoteSession
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.app.settings import SETTING_SPEED
from firmware.draw import look_factory
from firmware.link import Cables, link_of
from firmware.link.frames import MAX_LINE, MAX_MESSAGE, encode_line
from firmware.screens import make
from firmware.table.opponents import AT_ONCE
from hostsim.players.driver import MemoryStore
from hostsim.torture.case import Case, CheckFailed

STEP_MS = 10  # ms
STEPS_PER_CASE = 4000  # of a case
AGREE_STEPS = 3000  # steps after which both logs must be the same
LINK_RULES = ("classic", "onepack", "foster", "cats", "simple", "catsfull", "classic+waste+groups", "classic+strict")
LIKELY_PRESSES = (A.OK,) * 8 + (A.TURN,) * 4 + (A.RIGHT,) * 4 + (A.DOWN, A.LEFT, A.STOP, A.BACK, A.BACK, A.MENU)


class CableEnd:
    """One end of a FaultyCable, with the methods that firmware.link uses."""

    def __init__(self, cable: "FaultyCable", end: int) -> None:
        self._cable = cable
        self._end = end
        self.received = bytearray()

    def read(self, buf: bytearray) -> int:
        """Fill buf with the bytes that have arrived; return how many."""
        n = min(len(buf), len(self.received))
        buf[:n] = self.received[:n]
        del self.received[:n]
        return n

    def write(self, buf: bytearray, n: int) -> None:
        """Send the first n bytes of buf, a line, over the cable."""
        self._cable.carry(self._end, bytes(buf[:n]))

    def close(self) -> None:
        """Do nothing, because there is nothing to release."""


class FaultyCable:
    """A cable between two ends.

    faults: of 1000 lines, how many are lost, corrupted, cut short, repeated, delayed, or preceded by noise
    echo: whether each end hears itself; pulled: whether the cable is unplugged; seen: the lines sent, and by which end
    """

    def __init__(self, seed: object = 0, faults: int = 0, echo: bool = False) -> None:
        self._rng = random.Random("cable %s" % seed)
        self.faults = faults
        self.echo = echo
        self.is_unplugged = False
        self.ends = [CableEnd(self, 0), CableEnd(self, 1)]
        self.sent_lines: list[tuple[int, bytes]] = []
        self._delayed: list[tuple[int, bytes]] = []

    def _fault(self) -> bool:
        return self._rng.randrange(1000) < self.faults

    def carry(self, end: int, line: bytes) -> None:
        """Carry a line from one end to the other, with faults."""
        self.sent_lines.append((end, line))
        if self.echo:
            self.ends[end].received.extend(line)
        if self.is_unplugged:
            return
        rng = self._rng
        other = self.ends[1 - end].received
        for _ in range(2 if self._fault() else 1):
            if self._fault():
                continue
            sent = bytearray(line)
            if self._fault():
                sent[rng.randrange(len(sent))] = rng.randrange(256)
            if self._fault():
                del sent[rng.randrange(len(sent)) :]
            if self._fault():
                other.extend(rng.randbytes(rng.randrange(1, 40)))
            if self._fault():
                self._delayed.append((end, bytes(sent)))
            else:
                other.extend(sent)
        if self._delayed and rng.randrange(3) == 0:
            end, late = self._delayed.pop(rng.randrange(len(self._delayed)))
            self.ends[1 - end].received.extend(late)


def line_of(message: bytes) -> bytes:
    """Return the line that carries a message."""
    data = bytearray(MAX_MESSAGE)
    data[: len(message)] = message
    out = bytearray(MAX_LINE)
    return bytes(out[: encode_line(data, len(message), out)])


class _BlindApp(App):
    # its pictures are never drawn
    changed = property(lambda self: False, lambda self, value: None)


class _LinkedDevice:
    def __init__(self, cable: FaultyCable, end: int) -> None:
        self.cable = cable
        self.end = end
        self.store = MemoryStore()
        self.ms = 0
        self.switch_on()

    def switch_on(self) -> None:
        self.app = _BlindApp(look_factory.make_look("large", 240, 240), self.store, lambda: 7 + self.end, make)
        self.cables = self.app.features.cables = Cables(b"\0", lambda kind: self.cable.ends[self.end])
        self.app.settings.numbers[SETTING_SPEED] = AT_ONCE
        self.tick(0)

    def tick(self, action: int) -> None:
        self.ms += STEP_MS
        self.app.tick(self.ms, action)

    @property
    def session(self) -> Session | None:
        session = self.app.session
        return session if session and session.remote else None


def run(case: Case) -> None:
    """Press buttons at both ends of a cable."""
    case.passes(lambda: _play(case))


def _play(case: Case) -> None:
    rng = case.rng
    cable = FaultyCable(case.number, rng.choice((0, 30, 100, 200)), rng.random() < 0.3)
    ends = [_LinkedDevice(cable, 0), _LinkedDevice(cable, 1)]
    _begin(rng, ends)
    for step in range(STEPS_PER_CASE):
        if step % 50 == 0:
            case.check()
            _compare(ends)
        for end in ends:
            _press(case, end)
        _disturb(case, cable, ends)
    cable.is_unplugged = False
    cable.faults = 0
    _settle(ends)
    _compare(ends)
    a, b = ends[0].session, ends[1].session
    case.counts["plies"] += sum([end.session.game.ply for end in ends if end.session])
    if a and b and a.remote.id == b.remote.id:
        if any(_says_games_differ(end) for end in ends):
            case.counts["games said to differ"] += 1
            return
        if a.game.pos != b.game.pos or a.remote.epoch != b.remote.epoch:
            raise CheckFailed("the ends differ after a good cable: plies %d, %d, epochs %d, %d" % (
                a.game.ply, b.game.ply, a.remote.epoch, b.remote.epoch))
        case.counts["games the same"] += 1


def _says_games_differ(end: _LinkedDevice) -> bool:
    # Return whether a hostile line made one end undo, the player at this end refused that, and this end says so.
    link = end.cables.link
    return link is not None and link.game is not None and link.game.undo.denied and link.game.games_differ


def _begin(rng: random.Random, ends: list[_LinkedDevice]) -> None:
    # Both ends offer a game, and they agree on one over a good cable.
    cable = ends[0].cable
    rules = rng.choice(LINK_RULES)
    stop = rng.random() < 0.5 and rule_set(rules).has_stop_play()
    id = rng.randrange(GAME_ID_LIMIT)
    ends[0].app.show("cable", RemoteSession(rules, "greedy", rng.randrange(1000), STARTER_BY_RULES, 300, stop, id, 0))
    ends[1].app.show("cable", None)
    link_of(ends[1].app).agreement.offer(RemoteSession("classic", "greedy", 1, STARTER_BY_RULES, 300, False,
        GAME_ID_LIMIT - 1, 0))
    faults, cable.faults = cable.faults, 0
    for _ in range(AGREE_STEPS):
        for end in ends:
            end.tick(0)
            agreement = link_of(end.app).agreement
            if agreement.peer_offer and not agreement.accepted:
                agreement.accept()
        if all(end.session for end in ends):
            break
    else:
        raise CheckFailed("the game never began")
    cable.faults = faults


def _press(case: Case, end: _LinkedDevice) -> None:
    # Answer the other end now and then, and press a button at random.
    rng = case.rng
    link = end.cables.link
    if link and link.agreement.peer_offer and not link.agreement.accepted and rng.random() < 0.2:
        link.agreement.accept()
    if link and link.game and link.game.undo.asked and rng.random() < 0.2:
        link.game.undo.answer(rng.random() < 0.7)
    action = rng.choice(LIKELY_PRESSES) if end.session and rng.random() < 0.3 else 0
    if action and type(end.app.screen).__name__ in ("NewCableGame", "SettingsMenu", "Title"):
        action = A.BACK  # leads back to the game, which is what is tested
        if end.app.table and end.session:
            end.app.show_table()
            action = 0
    case.counts["presses"] += 1 if action else 0
    end.tick(action)


def _disturb(case: Case, cable: FaultyCable, ends: list[_LinkedDevice]) -> None:
    # Seldom cut the power of an end, pull or plug in the cable, or send a hostile line.
    rng = case.rng
    roll = rng.random()
    if roll < 0.003:
        rng.choice(ends).switch_on()
        case.counts["power cuts"] += 1
    elif roll < 0.006:
        cable.is_unplugged = not cable.is_unplugged
        case.counts["cables pulled"] += 1
    elif roll < 0.03 and cable.sent_lines:
        said = bytearray(rng.choice(cable.sent_lines)[1])
        if rng.random() < 0.5:  # the right checksum of a wrong message
            message = bytearray.fromhex(said[1:-7].decode())
            message[rng.randrange(len(message))] = rng.randrange(256)
            said[:] = line_of(bytes(message))
        cable.ends[rng.randrange(2)].received.extend(said)
        case.counts["hostile lines"] += 1


def _settle(ends: list[_LinkedDevice]) -> None:
    # Press nothing until both ends have had the time to agree.
    for _ in range(AGREE_STEPS):
        for end in ends:
            link = end.cables.link
            if link and link.game and link.game.undo.asked:
                link.game.undo.answer(True)
            end.tick(0)
            if end.session and end.app.table and end.app.screen is not end.app.table:
                end.app.go_to(end.app.table)


def _compare(ends: list[_LinkedDevice]) -> None:
    for end in ends:
        if not end.session:
            continue
        game = end.session.game
        again = Game(game.base)
        for i in range(0, 2 * game.ply, 2):
            again.play(game.log[i], game.log[i + 1])
        if again.pos != game.pos:
            raise CheckFailed("replaying a log leads to another position")
    a, b = ends[0].session, ends[1].session
    if a and b and a.remote.id == b.remote.id and a.remote.epoch == b.remote.epoch:
        n = 2 * min(a.game.ply, b.game.ply)
        if a.game.log[:n] != b.game.log[:n]:
            raise CheckFailed("the ends differ within one epoch")
