"""Tests of saves: a power-off loses nothing, and no content of a store breaks the game."""

import os

import pytest

from engine.position import TURN
from firmware import text
from firmware.app.file_store import FileStore
from firmware.app.save_format.reader import parse_slot
from firmware.app.save_format.schemas import KIND_SESSION, SAVE_VERSION, SLOT_NAMES
from firmware.app.saves import Saves
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.app.settings import SETTING_SPEED, Settings
from firmware.screens.menu import Menu
from hostsim.players.driver import MemoryStore
from tests.support.app_driver import AppDriver, booted
from tests.support.saved import body, sequence, session_of, slot, state

NAMES = SLOT_NAMES[KIND_SESSION - 1]
STEP_BACK, DAMAGED, OTHER_VERSION, _ = text.errors().NOT_READ[KIND_SESSION - 1]
CANNOT_SAVE = text.errors().GAME_NOT_SAVED


def played(plies=40):
    """Return a driver some moves into a game, with both slots of its store written."""
    d = AppDriver().start("classic", 3).at_once()
    while d.game.ply < plies:
        d.keys("OK")
    return d


def test_repeated_deal_at_another_level_is_saved_with_that_level():
    d = played()
    d.session.level = "easy"
    d.session.replay_deal()
    d.begin(d.session)
    again = booted(d.store)
    assert again.session.level == "easy"
    assert state(again.session) == state(d.session)


def test_save_of_a_long_game_is_small():
    d = played(200)
    assert len(body(d.session)) < 100 + 2 * d.game.ply


def in_order(store):
    """Return the names of the newer and the older slot."""
    return NAMES if sequence(store.data[NAMES[0]]) > sequence(store.data[NAMES[1]]) else NAMES[::-1]


def content(store, name):
    """Return the Session that a slot holds."""
    return session_of(parse_slot(KIND_SESSION, store.data[name])[2])


def test_newest_slot_cut_or_flipped_at_any_byte_falls_back_to_the_older_with_a_note():
    d = played(20)
    new, old = in_order(d.store)
    whole = d.store.data[new]
    older = content(d.store, old)
    cut = [whole[:at] for at in range(len(whole))]
    flipped = [whole[:at] + bytes((whole[at] ^ flip,)) + whole[at + 1 :] for at in range(len(whole))
        for flip in (1, 128, 255)]
    for bad in cut + flipped:
        store = MemoryStore(d.store.data)
        store.data[new] = bad
        loader = Saves(store)
        session = loader.load()
        assert loader.note == STEP_BACK, bad
        assert state(session) == state(older)
        assert store.data["bad_" + new] == bad
        # The damage is noted once, because the next start finds the slot put aside.
        loader = Saves(store)
        assert state(loader.load()) == state(older)
        assert loader.note == ""
        # The next save overwrites the bad slot, not the good one.
        loader.save(session)
        assert store.data[old] == d.store.data[old]
        assert state(content(store, new)) == state(older)


def test_both_slots_damaged_open_the_title_with_a_note():
    d = played(20)
    for name in NAMES:
        d.store.data[name] = d.store.data[name][:50]
    again = booted(d.store)
    assert isinstance(again.app.screen, Menu)
    assert again.app.status == DAMAGED
    assert set(again.store.data) >= {"bad_save0", "bad_save1"}
    again.keys("OK OK OK OK OK")
    assert booted(again.store).app.screen is not None


@pytest.mark.parametrize("version", [0, 1, 2, 4, 5, SAVE_VERSION + 1, 255])
def test_save_of_another_version_is_put_aside(version):
    d = played(20)
    for name in NAMES:
        d.store.data[name] = slot(KIND_SESSION, 5, parse_slot(KIND_SESSION, d.store.data[name])[2], version)
    again = booted(d.store)
    assert again.app.status == OTHER_VERSION
    assert again.app.session is None


def test_save_with_an_illegal_move_is_damaged():
    d = played(20)
    good = body(d.session)
    assert state(session_of(good)) == state(d.session)
    bad = bytearray(good)
    bad[-1] ^= 1
    with pytest.raises(ValueError):
        session_of(bad)
    new, old = in_order(d.store)
    older = content(d.store, old)
    d.store.data[new] = slot(KIND_SESSION, sequence(d.store.data[new]), bad)
    loader = Saves(d.store)
    assert state(loader.load()) == state(older)
    assert loader.note == STEP_BACK


@pytest.mark.parametrize("numbers", [(0xFFFFFFFE, 0xFFFFFFFF), (0xFFFFFFFF, 0), (5, 6)])
def test_newest_slot_across_a_sequence_wraparound_is_loaded(numbers):
    older, newer = Session("onepack", "easy", 1, 0, 100), Session("simple", "easy", 2, 0, 100)
    for turned in (False, True):
        names = NAMES[::-1] if turned else NAMES
        store = MemoryStore({n: slot(KIND_SESSION, i, body(s)) for n, i, s in zip(names, numbers, (older, newer))})
        saves = Saves(store)
        session = saves.load()
        assert (session.rules, saves.note) == ("simple", "")
        for _ in range(3):
            session.game.play(session.game.moves[0], session.game.moves[1])
            session.seat = session.game.pos[TURN]
            saves.save(session)
            assert saves.note == "" and Saves(store).load().game.ply == session.game.ply


def test_power_off_between_two_writes_resumes_the_same_game():
    whole = played(90)
    log = bytes(whole.game.log[: 2 * whole.game.ply])
    for writes in range(1, 60, 3):
        d = AppDriver().start("classic", 3).at_once()
        d.store.writes_left = writes
        while d.store.writes_left > 0 and d.game.ply < 90:
            d.keys("OK")
        again = booted(d.store).at_once()
        while again.game.ply < 90:
            again.keys("OK")
        assert bytes(again.game.log[:180]) == log[:180]


def test_power_off_during_the_opponents_turn_resumes_the_same_moves():
    d = AppDriver().start("classic", 3)
    d.tick()
    seen = 0
    while seen < 60:
        d.tick(0 if d.wait >= 0 else 5)
        d.ms += max(0, d.wait)
        if not d.session.is_local_turn() and not d.session.is_over():
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


def test_full_store_is_noted_once_and_the_game_continues():
    d = played(10)
    d.store.writes_left = 0
    said = []
    for _ in range(30):
        said.append(d.keys("OK"))
    assert len([s for s in said if s == CANNOT_SAVE]) == 1
    assert d.game.ply > 12


def test_damaged_saves_that_cannot_be_put_aside_are_noted():
    d = played(10)
    for name in NAMES:
        d.store.data[name] = d.store.data[name][:30]
    d.store.writes_left = 0
    again = booted(d.store)
    assert again.app.status == DAMAGED


def test_finished_game_after_a_power_off_shows_its_result():
    d = AppDriver().start("onepack", 3)
    d.play_out()
    again = booted(d.store)
    assert again.session.is_over()
    assert again.app.status == "Next game"


def test_seed_of_48_bits_is_saved():
    session = Session("classic", "greedy", (1 << 48) - 1, STARTER_BY_RULES, 300)
    assert session_of(body(session)).seed == (1 << 48) - 1


def test_opponents_turn_is_saved_only_when_it_ends():
    """Check when saves are written: an opponent would make the same moves again."""
    d = AppDriver().start("classic", 3, "expert")
    writes = 0
    while d.game.ply < 150 and not d.session.is_over():
        before = dict(d.store.data)
        mine = d.session.is_local_turn()
        ply = d.game.ply
        d.tick(0 if d.wait >= 0 else 5)
        d.ms += max(0, d.wait)
        written = d.store.data != before
        writes += written
        if d.game.ply > ply:
            assert written == (mine or d.session.is_local_turn() or d.session.is_over())
    assert 20 < writes < 110


def test_settings_with_the_newest_slot_damaged_are_read_from_the_other():
    store = MemoryStore()
    for speed in (0, 2, 3):
        settings = Settings(store)
        settings.numbers[SETTING_SPEED] = speed
        settings.save()
        assert (Settings(store).numbers[SETTING_SPEED], Settings(store).note) == (speed, "")
    newest = max(("settings", "settings1"), key=lambda name: sequence(store.data[name]))
    whole = store.data[newest]
    for cut in range(len(whole)):
        store.data[newest] = whole[:cut]
        settings = Settings(MemoryStore(store.data))
        assert settings.numbers[SETTING_SPEED] == 2
        assert settings.note == "The settings were damaged: using the previous save"


def test_file_store_reads_back_the_last_write(tmp_path):
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


def test_save_without_memory_is_reported_and_the_next_one_is_written(monkeypatch):
    store = MemoryStore()
    saves = Saves(store)
    session = Session("classic", "greedy", 3, STARTER_BY_RULES, 300)
    write = saves.slots.write
    short = [MemoryError]

    def write_or_not(*pieces):
        if short:
            raise short.pop()
        write(*pieces)

    monkeypatch.setattr(saves.slots, "write", write_or_not)
    saves.save(session)
    assert not store.data and saves.note == CANNOT_SAVE
    saves.save(session)
    assert body(Saves(store).load()) == body(session)
