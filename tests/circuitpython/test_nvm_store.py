"""Tests of saves in CircuitPython's nvm: whole games, power cuts, a full nvm, and content of other programs."""

import random

import pytest

from engine.opponent import Opponent
from firmware import text
from firmware.app.saves import Saves
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.app.settings import SETTING_FELT, SETTING_LEFT_HANDED, SETTING_SOUND, SETTING_SUIT_COLOURS, Settings
from firmware.circuitpython.nvm_store import SAVE_NAMES, NvmStore, count_zero_bits
from tests.support.games import play_ply
from tests.support.power_cut_nvm import PowerCutNvm
from tests.support.saved import body


def plies(rules, level="greedy", most=2000):
    """Play a game for at most `most` plies; yield the session after every ply."""
    session = Session(rules, level, 5, STARTER_BY_RULES, 300)
    adviser = Opponent(level, 3)
    while not session.is_over() and session.game.ply < most:
        adviser.choose(session.game.pos)
        session.game.play(adviser.src, adviser.dst)
        yield session


@pytest.mark.parametrize("rules", ["classic", "foster", "three", "onepack", "klondike"])
def test_store_reads_back_a_game_saved_after_every_move(rules):
    flash = PowerCutNvm()
    saves = Saves(NvmStore(flash))
    saved = 0
    for session in plies(rules):
        saves.save(session)
        saved += 1
        assert saves.note == ""
        if saved % 7 == 0 and session.is_local_turn() or session.is_over():
            again = Saves(NvmStore(flash))
            assert body(again.load()) == body(session)
            assert again.note == ""
    assert flash.erasures == 0


def test_store_through_a_game_of_750_moves_needs_no_erasure():
    """Save the player's moves one by one, then an opponent's turn with its state.

    The opponent's turn follows six moves of the player.
    """
    flash = PowerCutNvm()
    store = NvmStore(flash)
    rng = random.Random(2)
    data = bytearray(rng.randrange(256) for _ in range(24 + 42))
    plies = 0
    while plies < 750:
        moves = 1
        if plies % 11 == 6:
            moves = 5
            for at in (*range(24, 32), *range(40, 44)):
                data[at] = rng.randrange(256)
        for _ in range(moves):
            data.extend((rng.randrange(12), rng.randrange(20)))
        plies += moves
        store.write("save0", bytearray(data))
    assert flash.erasures == 0 and bytes(NvmStore(flash).read("save0")) == data


def test_store_never_takes_a_half_written_move_for_another():
    """Leave any combination of a move's bits unwritten, as a power cut may."""
    for move in (b"\x05\x13", b"\x0b\x00", b"\x01\xf8", b"\x88\x82"):
        whole = bytes((count_zero_bits(move),)) + move
        goal = int.from_bytes(whole, "big")
        missing = [1 << i for i in range(24) if not goal >> i & 1]
        rng = random.Random(1)
        for _ in range(1000):
            bits = goal
            for bit in missing:
                if rng.randrange(2):
                    bits |= bit
            torn = bits.to_bytes(3, "big")
            flash = PowerCutNvm(64)
            store = NvmStore(flash)
            store.write("save0", bytearray(b"0123456789"))
            end = store.end
            flash.set_bytes(torn, end)
            assert bytes(NvmStore(flash).read("save0")) == b"0123456789" + (move if torn == whole else b"")


@pytest.mark.slow
def test_store_through_most_games_is_erased_once():
    """Count erasures: each deal erases the nvm, and few games need another."""
    flash = PowerCutNvm()
    saves = Saves(NvmStore(flash))
    games = 24
    for seed in range(games):
        session = Session("classic", "easy", seed, STARTER_BY_RULES, 300)
        adviser = Opponent("greedy", seed)
        while not session.is_over():
            play_ply(session, adviser)
            saves.save(session)
    assert saves.note == "" and flash.erasures < 1.1 * games


def test_store_reads_back_any_data_by_name():
    flash = PowerCutNvm()
    store = NvmStore(flash)
    rng = random.Random(4)
    kept = {}
    for _ in range(600):
        name = rng.choice(SAVE_NAMES)
        old = bytearray(kept.get(name, b""))
        size = rng.choice((0, 1, 20, 65, 127, 128, 300, 900))
        most = rng.choice((600, 900, 1700)) if name in SAVE_NAMES[:2] else 80
        data = (old + bytes(rng.randrange(256) for _ in range(size)))[:most]
        for _ in range(rng.randrange(5)):
            if data:
                data[rng.randrange(len(data))] = rng.randrange(256)
        if not data:
            continue
        store.write(name, bytearray(data))
        kept[name] = bytes(data)
        if rng.randrange(9) == 0:
            store = NvmStore(flash)
        assert {each: bytes(store.read(each)) for each in kept} == kept
    assert flash.erasures


def cut_at_each(flash, save, step=1):
    """Cut the power at every `step`-th byte of a save; yield with each nvm that this leaves.

    Each of these bytes is half written in its own way. In the end the save is whole.
    """
    flash.cuts = []
    save()
    cuts, flash.cuts = flash.cuts, None
    whole = bytes(flash)
    for saved_state in cuts[::step]:
        flash.set_bytes(saved_state)
        yield
    flash.set_bytes(whole)


@pytest.mark.slow
def test_power_cut_in_a_game_loses_at_most_the_last_press():
    flash = PowerCutNvm()
    Saves(NvmStore(flash)).save(Session("classic", "greedy", 5, STARTER_BY_RULES, 300))
    Settings(NvmStore(flash)).save()
    last = body(Saves(NvmStore(flash)).load())
    cuts = 0
    for session in plies("classic", most=90):
        if not session.is_local_turn():
            continue
        now = body(session)

        def save():
            saves = Saves(NvmStore(flash))
            saves.load()
            saves.save(session)  # noqa: B023

        for _ in cut_at_each(flash, save):
            cuts += 1
            store = NvmStore(flash)
            torn = Saves(store)
            found = torn.load()
            assert torn.note == "" and body(found) in (last, now)
            # The game continues with what was found, and is saved after the torn entry.
            torn.save(session)
            assert body(Saves(NvmStore(flash)).load()) == now
            assert Settings(NvmStore(flash)).note == ""
        last = now
    assert cuts > 100 and flash.erasures == 0


def test_log_is_restarted_only_at_a_deal_or_when_full(monkeypatch):
    """Play a match with changes of settings, and watch each restart of the log.

    Each erasure comes with a deal, or when 4 kB are not enough.
    """
    flash = PowerCutNvm()
    store = NvmStore(flash)
    settings, saves = Settings(store), Saves(store)
    begun = []
    begin = NvmStore._restart
    monkeypatch.setattr(NvmStore, "_restart", lambda self, contents: (begun.append(self.end), begin(self, contents)))
    rng = random.Random(3)
    deals = full = 0
    session = Session("classic", "easy", 1, STARTER_BY_RULES, 300)
    for game in range(8):
        # Level `random` plays long games, which fill the log.
        adviser = Opponent("random" if game in (3, 6) else "greedy", game)
        while not session.is_over():
            before = len(begun)
            saves.save(session)
            assert len(begun) == before or session.game.ply == 0 or begun[-1] > store.size - 300
            deals += len(begun) > before and session.game.ply == 0
            full += len(begun) > before and session.game.ply > 0
            if rng.random() < 0.02:
                before = len(begun)
                settings.change(rng.choice((SETTING_SOUND, SETTING_LEFT_HANDED, SETTING_SUIT_COLOURS, SETTING_FELT)))
                settings.save()
                assert len(begun) == before or begun[-1] > store.size - 300
                full += len(begun) > before
            play_ply(session, adviser)
        saves.save(session)
        session.next_game()
    assert saves.note == settings.note == "" and deals
    assert flash.erasures + 1 == len(begun) == deals + full  # A new chip needs no erasure at first.


def before_restart(name):
    """Return a flash whose log is about to be restarted, and a function that does it.

    The function takes a store.
    """
    flash = PowerCutNvm()
    store = NvmStore(flash)
    Settings(store).save()
    saves = Saves(store)
    game = plies("classic", most=150 if name == "settings" else 400)
    for session in game:
        saves.save(session)
    new = Session("classic", "greedy", 6, STARTER_BY_RULES, 300)
    if name == "deal":
        return flash, lambda store: Saves(store).save(new)
    if name == "move":
        new = Session("classic", "greedy", 5, STARTER_BY_RULES, 300)
        saves.save(new)

    def set_more(store):
        settings = Settings(store)
        settings.change(SETTING_FELT)
        settings.change(SETTING_SOUND)
        settings.save()

    for _ in range(400):  # Fill the log by switching settings back and forth.
        full = bytes(flash)
        before = flash.erasures
        set_more(store)
        if flash.erasures > before:
            flash.set_bytes(full)
            break
    if name == "settings":
        return flash, set_more
    session = Saves(NvmStore(flash)).load()
    adviser = Opponent("greedy", 3)
    for _ in range(60):  # Fill what is left with moves.
        adviser.choose(session.game.pos)
        session.game.play(adviser.src, adviser.dst)
        full = bytes(flash)
        before = flash.erasures
        Saves(NvmStore(flash)).save(session)
        if flash.erasures > before:
            flash.set_bytes(full)
            break
    return flash, lambda store: Saves(store).save(session)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["deal", "move", "settings"])
def test_power_cut_during_a_restart_of_the_log_reports_every_loss(name):
    """Cut the power at every fifth byte of a restart, with each kind of a half written byte.

    All saves are found as before or after, or reported as lost, unless the chip was left all erased.
    """
    flash, write = before_restart(name)
    start = bytes(flash)

    def saved_state():
        store = NvmStore(flash)
        game = Saves(store).load()
        return game and body(game), bytes(Settings(store).numbers)

    def save():
        write(NvmStore(flash))

    before = saved_state()
    erasures = flash.erasures
    save()
    assert flash.erasures == erasures + 1
    after = saved_state()
    flash.set_bytes(start)
    seen = set()
    for _ in cut_at_each(flash, save, 5):
        store = NvmStore(flash)
        saves, settings = Saves(store), Settings(store)
        game = saves.load()
        numbers = bytes(settings.numbers)
        if not flash.strip(b"\xff"):
            seen.add("empty")
            assert game is None
        elif store.torn:
            seen.add("said")
            # In such a log the settings precede the game, so they may be whole already.
            assert saves.note == text.errors().NOT_READ[0][3] and game is None
            assert settings.note == text.errors().NOT_READ[1][3] or numbers in (before[1], after[1])
        else:
            seen.add("whole")
            assert body(game) in (before[0], after[0]) and numbers in (before[1], after[1])
            assert saves.note == settings.note == ""
        last = Session("classic", "greedy", 9, STARTER_BY_RULES, 300)
        saves.save(last)  # The nvm can be used again.
        assert body(Saves(NvmStore(flash)).load()) == body(last)
    assert {"said", "whole"} <= seen


def test_store_without_room_reports_it_once_and_keeps_the_last_save():
    flash = PowerCutNvm(1024)
    store = NvmStore(flash)
    saves = Saves(store)
    notes = []
    for session in plies("classic", "random"):
        saves.save(session)
        if not notes:
            kept = bytes(store.game_data)
        if saves.note:
            notes.append(saves.note)
            saves.note = ""
    assert notes == [text.errors().GAME_NOT_SAVED]
    assert bytes(NvmStore(flash).read("save0")) == kept


def test_nvm_written_by_another_program_is_reported_and_used():
    flash = PowerCutNvm()
    flash.set_bytes(bytes(range(40)))
    saves = Saves(NvmStore(flash))
    assert saves.load() is None
    assert saves.note == text.errors().NOT_READ[0][3]
    saves.note = ""
    session = Session("onepack", "greedy", 5, STARTER_BY_RULES, 300)
    saves.save(session)
    assert saves.note == ""
    assert body(Saves(NvmStore(flash)).load()) == body(session)


def test_new_nvm_is_empty_without_a_report():
    saves = Saves(NvmStore(PowerCutNvm()))
    assert saves.load() is None and saves.note == ""


def test_nvm_that_cannot_be_written_raises_oserror():
    class Stuck(PowerCutNvm):
        def __setitem__(self, at, value):
            raise RuntimeError("Unable to write to nvm.")

    with pytest.raises(OSError):
        NvmStore(Stuck()).write("save0", bytearray(b"x"))
