# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Power cuts: at any change of what saves lie on, which is left half done in several ways.

Somebody plays, and what is done to the flash is written down (flash.py). Then, for each of these changes, the app is
started over what a cut there leaves: it must have the game as it was before the last press or after it, and the
settings; it is played on, and kept again. On an emulated RP2040 the same with the firmware itself.
"""

import importlib
import random
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from engine.opponent import LEVELS
from firmware.app.actions import BACK, DOWN, LEFT, MENU, NAMES, OK, RIGHT, TURN, UP
from firmware.app.save_format.numbers import settings_body
from firmware.app.saves import Saves
from firmware.app.settings import OFFERED, TARGETS, Settings
from hostsim import arguments
from hostsim.players import framebuf
from hostsim.players.scripted import MemoryStore
from hostsim.torture.flash import Chip, Little, Torn
from hostsim.torture.person import Person, account, any_session, kept
from hostsim.torture.report import Broken, Clock, Report, what_broke

framebuf.install()

MOST = 160  # cuts of one case
EMULATED = 32  # one case in so many is on the emulated RP2040, which takes a minute or two
BOARD = "waveshare_pico_lcd_1_3"
ROOT = Path(__file__).parents[2]

Key = tuple[bytes, bytes]  # the game and the settings


def case(number: int, clock: Clock, report: Report) -> None:
    """Play one game and cut it off at many moments."""
    rng = random.Random("cuts %d" % number)
    if number % EMULATED == EMULATED - 1:
        _emulated(rng, clock, report)
        return
    kinds: tuple[tuple[str, Callable[[], Any]], ...] = (
        ("files", Torn), ("littlefs", Little), ("nvm", Chip), ("nvm of a SAMD51", lambda: Chip(b"\xff" * 8192, True)))
    name, make = kinds[number % len(kinds)]
    try:
        store = make()
    except ImportError:
        report.left_out = "littlefs: make .venv/emulator"
        return
    counts, found = report.counts, report.found
    keys: list[Key] = []
    done: list[int] = []
    said = what_broke(lambda: _play(store, rng, keys, done, clock))
    if said:
        found.append(said)
        return
    moments = [(op, way) for op in range(len(store.ops)) for way in store.ways(op)]
    for op, way in sorted(rng.sample(moments, min(MOST, len(moments)))):
        clock.check()
        press = next(i for i in range(len(done)) if op < done[i])
        counts["cuts"] += 1
        counts[name] += 1
        lost = what_broke(partial(_cut, store, name, op, way, keys[press - 1 : press + 1], rng, counts, clock))
        if lost:
            found.append("%s, %s: change %d of %d, press %d: %s" % (name, way, op, len(store.ops), press, lost))
            break


def _play(store: Any, rng: random.Random, keys: list[Key], done: list[int], clock: Clock) -> None:
    # After each press: what must be there when it is over, and how many changes there were.
    person = Person(arguments.board(BOARD), store, rng.randrange(1 << 30))
    person.press(0)
    _note(person, store, keys, done)
    person.app.settings.speed = 3
    person.app.settings.save()
    person.app.begin(any_session(rng, levels=LEVELS[:4]))
    person.press(0)
    _note(person, store, keys, done)
    for _ in range(rng.randrange(20, 50)):
        clock.check()
        if person.app.screen is not person.app.table and rng.random() < 0.3:
            person.app.show_table()
        roll = rng.random()
        likely, rare = (OK, OK, TURN), (LEFT, RIGHT, UP, DOWN, BACK, MENU, OK)
        person.press(rng.choice(likely if roll < 0.75 else rare))
        _note(person, store, keys, done)


def _note(person: Person, store: Any, keys: list[Key], done: list[int]) -> None:
    person.app.saves.settle()  # what the loop does when nobody presses for a while
    keys.append((_game(person.app.session), _set(Settings(store))))
    done.append(len(store.ops))


def _game(session: Any) -> bytes:
    return kept(session) if session is None or session.persons_turn() or session.is_over() else b"?"


def _set(settings: Settings) -> bytes:
    return settings_body(settings, TARGETS, OFFERED)


def _cut(
    store: Any, name: str, op: int, way: str, either: list[Key], rng: random.Random,
    counts: Counter[str], clock: Clock,
) -> None:
    after = store.cut(op, way, rng)
    person = Person(arguments.board(BOARD), after)
    settings = _set(person.app.settings)
    person.press(0)
    game = _game(person.app.session)
    lost = []
    if game not in [key[0] for key in either] and b"?" not in [key[0] for key in either] and game != b"?":
        lost.append("the game")
    if settings not in [key[1] for key in either]:
        lost.append("the settings")
    if lost:
        if not store.weakest(op):
            raise Broken("%s lost: %s" % (" and ".join(lost), person.app.status))
        counts[name + " lost while erased"] += 1
    # And on.
    for _ in range(4):
        clock.check()
        person.press(rng.choice((OK, OK, TURN)))
    session = person.app.session
    if session:
        account(session)
        person.app.saves.settle()
        saves = Saves(after.again())
        again = saves.load()
        if saves.note or (session.persons_turn() or session.is_over()) and kept(again) != kept(session):
            raise Broken("played on it is not kept: %s" % saves.note)


# On the RP2040


def _firmware() -> str:
    # The file of dist/ with the board's firmware, "" for none that is of these sources.
    sources = [path for folder in ("engine", "firmware", "boards") for path in (ROOT / folder).rglob("*.py")]
    newest = max(path.stat().st_mtime for path in sources)
    for path in sorted((ROOT / "dist").glob("pocket-bank-%s-*.uf2" % BOARD)):
        if path.stat().st_mtime >= newest:
            return str(path)
    return ""


def _emulated(rng: random.Random, clock: Clock, report: Report) -> None:
    uf2 = _firmware()
    if not uf2:
        report.left_out = "the emulated RP2040: make uf2 BOARD=%s" % BOARD
        return
    try:
        emulator = importlib.import_module("hostsim.device.emulator")
    except arguments.Refused as reason:
        report.left_out = "the emulated RP2040: %s" % reason
        return
    said = what_broke(lambda: _on_the_chip(emulator, uf2, rng, report.counts, clock))
    if said:
        report.found.append(said)


def _on_the_chip(emulator: Any, uf2: str, rng: random.Random, counts: Counter[str], clock: Clock) -> None:
    board = arguments.board(BOARD)
    store = MemoryStore()
    person = Person(board, store)
    person.press(0)
    person.app.settings.speed = 3
    person.app.settings.save()
    person.app.begin(any_session(rng, levels=LEVELS[:4]))
    for _ in range(rng.randrange(4, 30)):
        person.press(rng.choice((OK, OK, TURN)))
    machine = emulator.Machine(uf2, board, emulator.image_of({"saves/" + n: data for n, data in store.data.items()}))
    _settled(machine, clock)
    cuts: list[tuple[bytes, list[bytes]]] = []
    for _ in range(4):
        action = rng.choice((OK, OK, TURN))
        before = machine.image()
        writes: list[tuple[int, int, bytes | None]] = []
        machine.on_flash = partial(_written, writes)
        machine.press(action)
        _settled(machine, clock)
        either = [_loaded(emulator, before), _loaded(emulator, machine.image())]
        image = bytearray(before)
        for address, size, data in writes:
            at = address - emulator.START
            old, new = bytes(image[at : at + size]), data if data is not None else b"\xff" * size
            for half in (old, new[: size // 2] + old[size // 2 :], bytes(a & rng.randrange(256) for a in new)):
                image[at : at + size] = half
                cuts.append((bytes(image), either))
                counts["cuts"] += 1
                counts["on the emulated RP2040"] += 1
                if _loaded(emulator, bytes(image)) not in either:
                    raise Broken("lost on the RP2040 after %s, %d bytes at 0x%x" % (NAMES[action], size, address))
            image[at : at + size] = new
    if cuts:
        # On the chip itself: it starts with one of these, and takes the next press.
        left, either = rng.choice(cuts)
        machine = emulator.Machine(uf2, board, left)
        _settled(machine, clock)
        machine.press(OK)
        _settled(machine, clock)
        counts["starts of the emulated RP2040"] += 1
        if not _loaded(emulator, machine.image()).startswith(min(either, key=len)[:19]):
            raise Broken("another game on the RP2040")


def _written(writes: list[tuple[int, int, bytes | None]], address: int, size: int, data: bytes | None) -> None:
    writes.append((address, size, data))


def _settled(machine: Any, clock: Clock) -> None:
    # As Machine.settle, and no longer than there is time.
    quiet = pixels = 0
    end = machine.ms + 120_000
    while quiet < 1500:
        clock.check()
        machine.run(20)
        if machine.pixels != pixels:
            quiet, pixels = 0, machine.pixels
        elif machine.sleeping:  # an opponent who thinks draws nothing, but never sleeps
            quiet += 20
        if machine.ms > end:
            raise Broken("the emulated board never comes to rest")


def _loaded(emulator: Any, image: bytes) -> bytes:
    # The game on the board's file system, "" for none.
    store = MemoryStore()
    store.data = {path[6:]: data for path, data in emulator.unpack(image).items() if path.startswith("saves/")}
    return kept(Saves(store).load())
