# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Two apps with a cable between them that loses, spoils, repeats and holds back what goes over it: buttons by chance at
both ends, power cuts at either, bytes from somebody hostile.

Whatever was done, each log is one that the engine plays again, of two ends of one game the shorter log is the beginning
of the longer while nothing goes back, and a good cable for a while makes them the same.
"""

import random
from typing import Any

from engine.game import Game
from engine.rules import rule_set
from firmware.app import actions as A
from firmware.app.by_cable import IDS, ByCable, Remote
from firmware.app.session import BY_THE_RULES
from firmware.draw import looks
from firmware.link import Cables
from firmware.link.app import LinkedApp
from firmware.link.frames import LINE, MOST, put_line
from firmware.screens.cabled import make
from firmware.table.opponents import AT_ONCE
from hostsim.players.scripted import MemoryStore
from hostsim.torture.report import Broken, Clock, Report, what_broke

STEP = 10  # ms
STEPS = 4000  # of a case
AGREE = 3000  # after which both must be the same
RULES = ("classic", "onepack", "foster", "cats", "simple", "catsfull", "classic+waste+groups", "classic+strict")
PRESSES = (A.OK,) * 8 + (A.TURN,) * 4 + (A.RIGHT,) * 4 + (A.DOWN, A.LEFT, A.STOP, A.BACK, A.BACK, A.MENU)


class Wire:
    """One end of a Cable, as firmware.link takes it."""

    def __init__(self, cable: "Cable", end: int) -> None:
        self._cable = cable
        self._end = end
        self.came = bytearray()

    def read(self, buf: bytearray) -> int:
        """Fill buf with what came; return how many bytes that are."""
        n = min(len(buf), len(self.came))
        buf[:n] = self.came[:n]
        del self.came[:n]
        return n

    def write(self, buf: bytearray, n: int) -> None:
        """Give the first n bytes of buf, a line, to the cable."""
        self._cable.carry(self._end, bytes(buf[:n]))

    def close(self) -> None:
        """Nothing is to be let go of."""


class Cable:
    """faults: of 1000 lines, how many are lost, spoilt, cut short, repeated, held back, or have noise before them;
    echo: whether each end hears itself; pulled: whether nothing goes over it; seen: the lines sent, and by which end.
    """

    def __init__(self, seed: object = 0, faults: int = 0, echo: bool = False) -> None:
        self._rng = random.Random("cable %s" % seed)
        self.faults = faults
        self.echo = echo
        self.pulled = False
        self.ends = [Wire(self, 0), Wire(self, 1)]
        self.seen: list[tuple[int, bytes]] = []
        self._held: list[tuple[int, bytes]] = []

    def _fault(self) -> bool:
        return self._rng.randrange(1000) < self.faults

    def carry(self, end: int, line: bytes) -> None:
        """Bring a line from an end to the other, or what becomes of it."""
        self.seen.append((end, line))
        if self.echo:
            self.ends[end].came.extend(line)
        if self.pulled:
            return
        rng = self._rng
        other = self.ends[1 - end].came
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
                self._held.append((end, bytes(sent)))
            else:
                other.extend(sent)
        if self._held and rng.randrange(3) == 0:
            end, late = self._held.pop(rng.randrange(len(self._held)))
            self.ends[1 - end].came.extend(late)


def line_of(message: bytes) -> bytes:
    """Return a message as the line that is sent."""
    data = bytearray(MOST)
    data[: len(message)] = message
    out = bytearray(LINE)
    return bytes(out[: put_line(data, len(message), out)])


class _Blind(LinkedApp):
    # Nobody looks at it.
    changed = property(lambda self: False, lambda self, value: None)


class _End:
    def __init__(self, cable: Cable, end: int) -> None:
        self.cable = cable
        self.end = end
        self.store = MemoryStore()
        self.ms = 0
        self.switch_on()

    def switch_on(self) -> None:
        self.app: Any = _Blind(looks.look("large", 240, 240), self.store, lambda: 7 + self.end, make)
        self.app.cables = Cables(b"\0", lambda kind: self.cable.ends[self.end])
        self.app.settings.speed = AT_ONCE
        self.tick(0)

    def tick(self, action: int) -> None:
        self.ms += STEP
        self.app.tick(self.ms, action)

    @property
    def session(self) -> Any:
        session = self.app.session
        return session if session and session.remote else None


def case(number: int, clock: Clock, report: Report) -> None:
    """Press buttons at both ends of a cable."""
    said = what_broke(lambda: _play(number, clock, report))
    if said:
        report.found.append(said)


def _play(number: int, clock: Clock, report: Report) -> None:
    rng = random.Random("link %d" % number)
    cable = Cable(number, rng.choice((0, 30, 100, 200)), rng.random() < 0.3)
    ends = [_End(cable, 0), _End(cable, 1)]
    rules = rng.choice(RULES)
    stop = rng.random() < 0.5 and rule_set(rules).has_stop_play()
    remote = Remote(rng.randrange(IDS), 0)
    ends[0].app.show("cable", ByCable(rules, "greedy", rng.randrange(1000), BY_THE_RULES, 300, stop, remote))
    ends[1].app.show("cable", None)
    ends[1].app.cables.link.offer(ByCable("classic", "greedy", 1, BY_THE_RULES, 300, False, Remote(IDS - 1, 0)))
    faults, cable.faults = cable.faults, 0
    for _ in range(AGREE):
        for end in ends:
            end.tick(0)
            link = end.app.cables.link
            if link.theirs and not link.agreed:
                link.accept()
        if all(end.session for end in ends):
            break
    else:
        raise Broken("the game never began")
    cable.faults = faults
    for step in range(STEPS):
        if step % 50 == 0:
            clock.check()
            _compare(ends)
        for end in ends:
            link = end.app.cables.link
            if link and link.theirs and not link.agreed and rng.random() < 0.2:
                link.accept()
            if link and link.asked and rng.random() < 0.2:
                link.answer(rng.random() < 0.7)
            action = rng.choice(PRESSES) if end.session and rng.random() < 0.3 else 0
            if action and type(end.app.screen).__name__ in ("NewByCable", "SettingsMenu", "Title"):
                action = A.BACK  # it is the game that is tortured; back to it
                if end.app.table and end.session:
                    end.app.show_table()
                    action = 0
            report.counts["presses"] += 1 if action else 0
            end.tick(action)
        roll = rng.random()
        if roll < 0.003:
            rng.choice(ends).switch_on()
            report.counts["power cuts"] += 1
        elif roll < 0.006:
            cable.pulled = not cable.pulled
            report.counts["cables pulled"] += 1
        elif roll < 0.03 and cable.seen:
            said = bytearray(rng.choice(cable.seen)[1])
            if rng.random() < 0.5:  # right in its check, wrong in what it says
                message = bytearray.fromhex(said[1:-7].decode())
                message[rng.randrange(len(message))] = rng.randrange(256)
                said[:] = line_of(bytes(message))
            cable.ends[rng.randrange(2)].came.extend(said)
            report.counts["hostile lines"] += 1
    cable.pulled = False
    cable.faults = 0
    for _ in range(AGREE):
        for end in ends:
            link = end.app.cables.link
            if link and link.asked:
                link.answer(True)
            end.tick(0)
            if end.session and end.app.table and end.app.screen is not end.app.table:
                end.app.go(end.app.table)
    _compare(ends)
    a, b = ends[0].session, ends[1].session
    report.counts["plies"] += sum(end.session.game.ply for end in ends if end.session)
    if a and b and a.remote.id == b.remote.id:
        if a.game.pos != b.game.pos or a.remote.epoch != b.remote.epoch:
            raise Broken("the ends differ after a good cable: plies %d, %d, epochs %d, %d" % (
                a.game.ply, b.game.ply, a.remote.epoch, b.remote.epoch))
        report.counts["games the same"] += 1


def _compare(ends: list[_End]) -> None:
    for end in ends:
        if not end.session:
            continue
        game = end.session.game
        again = Game(game.base)
        for i in range(0, 2 * game.ply, 2):
            again.play(game.log[i], game.log[i + 1])
        if again.pos != game.pos:
            raise Broken("a log that does not come to its position")
    a, b = ends[0].session, ends[1].session
    if a and b and a.remote.id == b.remote.id and a.remote.epoch == b.remote.epoch:
        n = 2 * min(a.game.ply, b.game.ply)
        if a.game.log[:n] != b.game.log[:n]:
            raise Broken("the ends have other moves in one epoch")
