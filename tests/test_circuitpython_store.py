# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Saves in CircuitPython's nvm: whole games, power cuts, no room, what is not ours."""

import random

import pytest

from engine.opponent import Opponent
from firmware.app.saves import Saves
from firmware.app.session import BY_THE_RULES, Session
from firmware.app.settings import Settings
from firmware.circuitpython.store import HEAD, NAMES, NvmStore
from firmware.text.kept import CANNOT_SAVE, TORN
from tests.saved import body


class PowerCut(BaseException):
    pass


class Flash:
    """microcontroller.nvm as CircuitPython has it on an RP2040: what is 0xFF is written, all else erased first.

    left: bytes that it still writes, and erasures, before the power goes; -1: it does not. erases_always: as on a
    SAMD51, whatever was there.
    """

    erases_always = False

    def __init__(self, size=4096):
        self.data = bytearray(b"\xff" * size)
        self.erasures = 0
        self.left = -1

    def __len__(self):
        return len(self.data)

    def __getitem__(self, at):
        return bytes(self.data[at]) if isinstance(at, slice) else self.data[at]

    def __setitem__(self, at, value):
        first, last, _ = at.indices(len(self.data))
        assert last - first == len(value)
        image = self.data[:]
        image[first:last] = value
        if self.erases_always or self.data[first:last].strip(b"\xff"):
            self.step()
            self.erasures += 1
            self.data[:] = b"\xff" * len(self.data)
        for i in range(len(image)):
            if self.data[i] != image[i]:
                self.step()
                self.data[i] &= image[i]

    def step(self):
        if self.left == 0:
            raise PowerCut
        self.left -= 1


def plies(rules, level="greedy", most=2000):
    """Plays a game; the session after every ply."""
    session = Session(rules, level, 5, BY_THE_RULES, 300)
    adviser = Opponent(level, 3)
    while not session.is_over() and session.game.ply < most:
        adviser.choose(session.game.pos)
        session.game.play(adviser.src, adviser.dst)
        yield session


@pytest.mark.parametrize("rules", ["classic", "foster", "three", "onepack", "klondike"])
def test_a_game_saved_after_every_move_is_read_back_after_every_move(rules):
    flash = Flash()
    saves = Saves(NvmStore(flash))
    saved = 0
    for session in plies(rules):
        saves.save(session)
        saved += 1
        assert saves.note == ""
        if saved % 7 == 0 or session.is_over():
            again = Saves(NvmStore(flash))
            assert body(again.load()) == body(session)
            assert again.note == ""
    assert flash.erasures <= 1 + saved / 40


def test_names_are_kept_apart_and_take_any_data():
    flash = Flash()
    store = NvmStore(flash)
    rng = random.Random(4)
    kept = {}
    for _ in range(400):
        name = rng.choice(("settings", "save0", "save1", "bad0"))
        old = bytearray(kept.get(rng.choice(("save0", "save1")), b""))
        size = rng.choice((0, 1, 20, 65, 300, 900))
        data = (old + bytes(rng.randrange(256) for _ in range(size)))[:900]
        for _ in range(rng.randrange(5)):
            if data:
                data[rng.randrange(len(data))] = rng.randrange(256)
        store.write(name, bytes(data))
        kept[name] = bytes(data)
        if rng.randrange(9) == 0:
            store = NvmStore(flash)
        assert {each: store.read(each) for each in kept} == kept
    assert store.read("save9") is None


def test_a_power_cut_leaves_the_game_or_a_word():
    """Cut at every 23rd byte of 120 saves, the log begun anew among them."""
    flash = Flash()
    lost = cuts = 0
    for session in plies("classic", most=120):
        before = flash.data[:]
        erasures = flash.erasures
        left = 0
        while True:
            flash.data[:] = before
            saves = Saves(NvmStore(flash))
            saves.load()
            flash.left = left
            try:
                saves.save(session)
            except PowerCut:
                pass
            else:
                flash.left = -1
                break
            flash.left = -1
            cuts += 1
            flash.erasures = erasures
            torn = Saves(NvmStore(flash))
            found = torn.load()
            if found is None:
                lost += 1
                blank = not flash.data.strip(b"\xff")
                assert torn.note or blank
            else:
                assert session.game.ply - found.game.ply in (0, 1)
            # What is there, the game goes on with and is saved.
            torn.save(session)
            assert body(Saves(NvmStore(flash)).load()) == body(session)
            left += 23
    assert 0 < lost < cuts / 5


def test_no_room_is_said_once_and_the_last_save_stays():
    flash = Flash(1024)
    saves = Saves(NvmStore(flash))
    kept = None
    for session in plies("classic", "random"):
        saves.save(session)
        if not saves.note and kept is not False:
            kept = body(session)
        elif kept:
            note, saves.note, last, kept = saves.note, "", kept, False
    assert note == "The game cannot be saved: no room, or read-only"
    assert saves.note == ""
    assert body(Saves(NvmStore(flash)).load()) == last


def test_what_was_put_aside_gives_way_to_a_game():
    flash = Flash(1024)
    store = NvmStore(flash)
    rng = random.Random(1)
    store.write("bad0", bytes(rng.randrange(256) for _ in range(500)))
    store.write("save0", bytes(rng.randrange(256) for _ in range(400)))
    store.write("save1", bytes(rng.randrange(256) for _ in range(500)))
    assert len(store.read("save1")) == 500 and len(store.read("save0")) == 400
    assert store.read("bad0") is None


def test_an_nvm_that_others_wrote_is_said_and_used():
    flash = Flash()
    flash.data[:40] = bytes(range(40))
    saves = Saves(NvmStore(flash))
    assert saves.load() is None
    assert "damaged" in saves.note
    saves.note = ""
    session = Session("onepack", "greedy", 5, BY_THE_RULES, 300)
    saves.save(session)
    assert saves.note == ""
    assert body(Saves(NvmStore(flash)).load()) == body(session)


def test_a_new_nvm_is_empty_without_a_word():
    saves = Saves(NvmStore(Flash()))
    assert saves.load() is None and saves.note == ""


def test_an_nvm_that_does_not_write_is_an_error():
    class Stuck(Flash):
        def __setitem__(self, at, value):
            raise RuntimeError("Unable to write to nvm.")

    with pytest.raises(OSError):
        NvmStore(Stuck()).write("save0", CLEARED)
