# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Saves: nothing is lost by switching off, nothing breaks the game that a store may hold or refuse."""

import os

import pytest

from engine.opponent import STATE
from firmware.app import saves
from firmware.app.file_store import FileStore
from firmware.app.restore import restore, unseal
from firmware.app.saves import CLEARED, Saves, seal
from firmware.app.session import BY_THE_RULES, Session
from firmware.screens.menu import Menu
from tests.app_driver import Driver, MemoryStore


def played(plies=40, rules="classic"):
    """A driver some moves into a game, its store with both slots written."""
    d = Driver()
    d.start(rules, 3)
    d.app.settings.speed = 3
    while d.game.ply < plies:
        d.keys("OK")
    return d


def state(session):
    """All that must survive."""
    return (
        bytes(session.game.pos),
        bytes(session.game.log[: 2 * session.game.ply]),
        session.game.base,
        session.seat,
        session.level,
        [bytes(opponent.state()) for opponent in session.opponents],
        session.solitaire,
        session.stop_play,
        session.score,
        session.target,
        session.seed,
        session.rules,
        session.game.floor,
    )


def as_before(data):
    """A save as the version before wrote it: of each opponent's state the first 10 bytes."""
    body = unseal(saves.VERSION, data)
    record = bytearray(body[4:])
    states = 11 + 2 * record[10]
    for i in range(record[10] - 1):
        del record[states + 10 * (i + 1) : states + 10 * i + STATE]
    return seal(2, body[:4], record)


@pytest.mark.parametrize("rules, level", [("classic", "greedy"), ("three", "random"), ("onepack", "greedy")])
def test_games_of_the_version_before_go_on(rules, level):
    d = Driver()
    d.start(rules, 3, level)
    d.app.settings.speed = 3
    for _ in range(30):
        d.keys("OK TURN")
    store = MemoryStore({name: as_before(d.store.data[name]) for name in saves.SLOTS})
    again = booted(store)
    assert again.app.saves.note == "" and state(again.session) == state(d.session)
    d = booted(d.store)
    for both in (d, again):
        both.app.settings.speed = 3
        both.play_out()
        both.press(0)
    assert bytes(again.game.log) == bytes(d.game.log)
    assert unseal(saves.VERSION, store.data["save0"])


def booted(store):
    d = Driver(store)
    d.press(0)
    return d


@pytest.mark.parametrize("rules", ["classic", "onepack"])
def test_switching_off_loses_nothing(rules):
    d = played(rules=rules)
    d.session.score = [40, 112]
    d.app.save()
    again = booted(d.store)
    assert again.app.screen is again.table
    assert state(again.session) == state(d.session)


def test_a_record_is_small():
    d = played(200)
    assert len(d.session.record()) < 300 + 2 * d.game.ply


def newest(store):
    """Names of the newer and the older slot."""
    numbers = [int.from_bytes(unseal(saves.VERSION, store.data[name])[:4], "little") for name in saves.SLOTS]
    return saves.SLOTS if numbers[0] > numbers[1] else saves.SLOTS[::-1]


def test_a_newest_slot_cut_at_every_byte_gives_the_older_one_and_a_line():
    d = played(20)
    new, old = newest(d.store)
    whole = d.store.data[new]
    older = restore(unseal(saves.VERSION, d.store.data[old])[4:])
    for cut in range(len(whole)):
        store = MemoryStore(d.store.data)
        store.data[new] = whole[:cut]
        loader = Saves(store)
        session = loader.load()
        assert loader.note == "A save was damaged and is put aside", cut
        assert state(session) == state(older)
        assert store.data["bad" + new[-1]] == whole[:cut]
        # Said once: the next start finds it put aside.
        loader = Saves(store)
        assert state(loader.load()) == state(older)
        assert loader.note == ""
        # The next save overwrites the bad slot, not the good one.
        loader.save(session)
        assert store.data[old] == d.store.data[old]


def test_every_flipped_byte_is_found():
    d = played(20)
    new, old = newest(d.store)
    older = restore(unseal(saves.VERSION, d.store.data[old])[4:])
    for at in range(len(d.store.data[new])):
        for flip in (1, 128, 255):
            data = bytearray(d.store.data[new])
            data[at] ^= flip
            store = MemoryStore(d.store.data)
            store.data[new] = bytes(data)
            loader = Saves(store)
            assert state(loader.load()) == state(older)
            assert loader.note


def test_both_slots_damaged_is_a_new_game_with_a_line():
    d = played(20)
    for name in saves.SLOTS:
        d.store.data[name] = d.store.data[name][:50]
    again = booted(d.store)
    assert isinstance(again.app.screen, Menu)
    assert again.app.status == "A save was damaged and is put aside"
    assert set(again.store.data) >= {"bad0", "bad1"}
    again.keys("OK OK")
    again.keys("OK OK OK")
    assert booted(again.store).app.screen is not None


def test_another_version_is_put_aside():
    d = played(20)
    for name in saves.SLOTS:
        body = unseal(saves.VERSION, d.store.data[name])
        d.store.data[name] = seal(saves.VERSION + 1, body)
    again = booted(d.store)
    assert again.app.status == "A save was of another version and is put aside"
    assert again.app.session is None


def test_an_illegal_log_is_damage():
    d = played(20)
    record = d.session.record()
    assert state(restore(record)) == state(d.session)
    bad = bytearray(record)
    bad[-1] ^= 1
    with pytest.raises(ValueError):
        restore(bad)
    new, old = newest(d.store)
    older = restore(unseal(saves.VERSION, d.store.data[old])[4:])
    d.store.data[new] = seal(saves.VERSION, unseal(saves.VERSION, d.store.data[new])[:4] + bad)
    loader = Saves(d.store)
    assert state(loader.load()) == state(older)
    assert loader.note == "A save was damaged and is put aside"


def test_a_record_of_any_content_never_raises_but_valueerror():
    d = played(12)
    record = d.session.record()
    for at in range(len(record)):
        for flip in (1, 16, 128, 255):
            bad = bytearray(record)
            bad[at] ^= flip
            store = MemoryStore({"save0": seal(saves.VERSION, bytes(4) + bad)})
            loader = Saves(store)
            session = loader.load()
            assert session is not None or loader.note


def test_power_off_between_any_two_writes_goes_on_with_the_same_game():
    whole = played(90)
    log = bytes(whole.game.log[: 2 * whole.game.ply])
    for writes in range(1, 60, 3):
        d = Driver()
        d.start("classic", 3)
        d.app.settings.speed = 3
        d.store.writes_left = writes
        while d.store.writes_left > 0 and d.game.ply < 90:
            d.keys("OK")
        again = booted(d.store)
        again.app.settings.speed = 3
        while again.game.ply < 90:
            again.keys("OK")
        assert bytes(again.game.log[:180]) == log[:180]


def test_power_off_in_the_middle_of_the_opponents_turn():
    d = Driver()
    d.start("classic", 3)
    d.tick()
    seen = 0
    while seen < 60:
        d.tick(0 if d.wait >= 0 else 5)
        d.ms += max(0, d.wait)
        if not d.session.persons_turn() and not d.session.is_over():
            seen += 1
            store = MemoryStore(d.store.data)
            other = booted(store)
            mine = MemoryStore(d.store.data)
            d.press(0)
            n = 2 * d.game.ply
            assert other.game.ply == d.game.ply
            assert other.game.log[:n] == d.game.log[:n]
            d = booted(mine) if seen % 7 == 0 else d
            d.press(0)


def test_a_full_store_is_said_once_and_the_game_goes_on():
    d = played(10)
    d.store.writes_left = 0
    said = []
    for _ in range(30):
        said.append(d.keys("OK"))
    assert len([s for s in said if s.startswith("The game cannot be saved")]) == 1
    assert d.game.ply > 12


def test_a_store_that_cannot_put_aside():
    d = played(10)
    for name in saves.SLOTS:
        d.store.data[name] = d.store.data[name][:30]
    d.store.writes_left = 0
    again = booted(d.store)
    assert again.app.status == "A save was damaged and is put aside"


def test_a_finished_game_is_found_again():
    d = Driver()
    d.start("onepack", 3)
    d.play_out()
    again = booted(d.store)
    assert again.session.is_over()
    assert again.app.status == "Next game"


def test_a_seed_may_have_48_bits():
    session = Session("classic", "greedy", (1 << 48) - 1, BY_THE_RULES, 300)
    assert restore(session.record()).seed == (1 << 48) - 1


def test_cleared_is_no_beginning_of_a_record():
    assert not seal(saves.VERSION, b"x").startswith(CLEARED)


def test_file_store(tmp_path):
    folder = str(tmp_path / "a" / "b")
    store = FileStore(folder)
    assert store.read("save0") is None
    store.write("save0", b"one")
    store.write("save0", b"2")
    assert store.read("save0") == b"2"
    assert os.listdir(folder) == ["save0"]
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(OSError):
        FileStore(str(tmp_path / "file")).write("save0", b"x")
