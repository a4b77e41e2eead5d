"""Tests of the format of saves: files of every version, ids that never change, and damage of every kind."""

import json
import random
from types import SimpleNamespace

import pytest
from hypothesis import given, settings as examples, strategies as st

from engine import notation, opponent, rules
from engine.game import Game
from engine.moves import ABANDON
from engine.opponent import LEVELS, Opponent
from firmware import text
from firmware.app import settings as settings_module
from firmware.app.learning_progress import ProgressSet
from firmware.app.player_stats import STRENGTH, PlayerStats
from firmware.app.save_format import reader, schemas
from firmware.app.save_format.packing import pack
from firmware.app.save_format.reader import parse_slot
from firmware.app.save_format.schemas import (
    KIND_LESSONS, KIND_SESSION, KIND_SETTINGS, SAVE_VERSION, SETTINGS, SLOT_NAMES
)
from firmware.app.save_format.unpacking import unpack
from firmware.app.save_format.writer import Slots, with_crc
from firmware.app.saves import Saves
from firmware.app.session import MAX_PLIES, STARTER_YOU, Session
from firmware.app.settings import SETTING_SPEED, Settings
from firmware.circuitpython.nvm_store import NvmStore
from firmware.table.states import PLAY
from hostsim.players.driver import MemoryStore
from hostsim.torture.robot_player import QUICK
from tests.support.app_driver import AppDriver, booted
from tests.support.games import play_ply
from tests.support.longest_game import longest
from tests.support.paths import GOLDEN
from tests.support.power_cut_nvm import PowerCutNvm
from tests.support.saved import body, session_of, slot

OTHER_GAME, OTHER_SETTINGS = (text.errors().NOT_READ[kind - 1][2] for kind in (KIND_SESSION, KIND_SETTINGS))


def golden(pattern):
    """Return a test parameter for each golden file that matches a pattern."""
    return [pytest.param(path, id=path.stem) for path in sorted(GOLDEN.glob(pattern))]


def expected_of(path):
    """Return what the JSON file beside a golden file says that it holds."""
    return json.loads(path.with_suffix(".json").read_text())


def check_session(session, expected):
    """Check a session against the description of its golden file."""
    game = session.game
    assert notation.position_text(game.pos) == expected["position"]
    assert bytes(game.log[: 2 * game.ply]).hex() == expected["log"]
    assert session.plays_all_sides == expected["solitaire"]
    for name in ("rules", "level", "seed", "target", "score", "seat", "stop_play"):
        assert getattr(session, name) == expected[name], name
    assert list(session.hot_seat_names) == expected.get("names", [])
    assert session.home_seat == expected.get("home", 0 if session.plays_all_sides else session.seat)
    assert (session.duplicate, session.first_game_points) == (expected.get("duplicate", False), expected.get("before"))
    assert session.practice == expected.get("practice", False)
    assert session.minutes == expected.get("minutes", 0)
    assert (session.stop_price, session.owes_turn) == (expected.get("price", False), expected.get("owes", False))
    remote = session.remote
    assert expected.get("remote") == (remote and [remote.id, remote.cable, remote.epoch, remote.undo_ply])


def next_moves(session):
    """Play on, with an adviser for the player; return the next 30 moves, or fewer."""
    adviser = Opponent("greedy", 99)
    game = session.game
    before = game.ply
    while game.ply < before + 30 and not session.is_over():
        play_ply(session, adviser)
        session.turn_to_mover()
    return bytes(game.log[2 * before : 2 * game.ply])


# Files of each version


@pytest.mark.parametrize("path", golden("save-v[36]-*.bin"))
def test_game_of_each_version_resumes_and_is_saved_as_this_version(path):
    saves = Saves(MemoryStore({"save1": path.read_bytes()}))
    session = saves.load()
    assert saves.note == ""
    check_session(session, expected_of(path))
    saves.save(session)
    again = Saves(saves.slots.store).load()  # It has been saved in the format of this version.
    check_session(again, expected_of(path))
    assert parse_slot(KIND_SESSION, saves.slots.store.data["save0"])[0] == SAVE_VERSION
    assert next_moves(session).hex() == next_moves(again).hex() == expected_of(path)["next"]


def options_of(settings):
    """The names of the options that are set, sorted."""
    return sorted(option.name for option in rules.options() if settings.has_option(option))


@pytest.mark.parametrize("path", golden("settings-v[36].bin"))
def test_settings_of_each_version_are_read_and_saved_as_this_version(path):
    settings = Settings(MemoryStore({"settings": path.read_bytes()}))
    assert settings.note == ""
    for _ in range(2):
        now = {setting.name: settings.get(setting) for setting in settings_module.all_settings()}
        found = {
            "speed": now["speed"], "points": now["target"], "asks": now["asks_to_discard"] == 1,
            "begins": now["starter"], "rules": settings.rule_set().name, "level": settings.level(),
            "alone": now["opponent"], "stop": now["style"], "options": options_of(settings),
        }  # fmt: skip
        assert found == expected_of(path)
        settings.save()
        assert settings.slots.store.data["settings1"][2] == SAVE_VERSION
        settings = Settings(settings.slots.store)


def test_saves_of_another_version_are_put_aside_with_one_line_each():
    store = MemoryStore({
        "save0": slot(KIND_SESSION, 1, body(SESSIONS[0]), 2),
        "settings": slot(KIND_SETTINGS, 1, settings_module.default_numbers(), 5),
    })  # fmt: skip
    before = dict(store.data)
    d = booted(store)
    assert d.app.session is None and d.app.status == OTHER_GAME
    assert d.app.pop_note() == OTHER_SETTINGS
    assert store.data["bad_save0"] == before["save0"] and store.data["bad_settings"] == before["settings"]


def test_nvm_of_the_first_version_is_read_and_continued():
    path = GOLDEN / "nvm-v1.bin"
    flash = PowerCutNvm()
    flash.set_bytes(path.read_bytes())
    for _ in range(2):
        store = NvmStore(flash)
        settings, saves = Settings(store), Saves(store)
        session = saves.load()
        assert (settings.note, saves.note, flash.erasures) == ("", "", 1)
        check_session(session, expected_of(path))
        assert settings.numbers[SETTING_SPEED] == expected_of(path)["speed"]
        assert settings.get(settings_module.setting_by_id(settings_module.SETTING_TARGET)) == expected_of(path)[
            "points"]
        assert settings.rule_set().name == expected_of(path)["chosen"]
    saves.save(session)
    assert body(Saves(NvmStore(flash)).load()) == body(session)


def test_golden_files_include_this_version():
    """Check that a change of the format comes with files for later versions to read.

    The package save_format says what such a change takes.
    """
    for name in ("save-v%d-*.bin", *[names[0] + "-v%d.bin" for names in SLOT_NAMES[1:]]):
        assert list(GOLDEN.glob(name % SAVE_VERSION)), name


# Numbers that never change


def test_ids_of_rule_sets_options_and_levels_never_change():
    rule_sets = {each.name: each.id for each in rules.rule_sets()}
    assert len(set(rule_sets.values())) == len(rules.RULE_SETS) and 0 <= min(rule_sets.values())
    assert max(rule_sets.values()) < 256 and rule_sets.items() >= {
        "classic": 0, "foster": 1, "foster36": 2, "foster32": 3, "cats": 4, "catsfull": 5, "simple": 6, "three": 7,
        "onepack": 8, "klondike": 9,
    }.items()  # fmt: skip
    options = {each.name: each.id for each in rules.options()}
    assert len(set(options.values())) == len(rules.OPTIONS) and 0 <= min(options.values())
    assert max(options.values()) < 24 and options.items() >= {
        "backs": 0, "cards": 1, "closed": 2, "cut": 3, "fewest": 4, "groups": 5, "high": 6, "houses": 7, "mustload": 8,
        "mustspace": 9, "peek": 10, "r11": 11, "r12": 12, "release": 13, "strict": 14, "thirty": 15, "uncover": 16,
        "waste": 17,
    }.items()  # fmt: skip
    levels = opponent.LEVEL_IDS
    assert len(set(levels.values())) == len(levels) == len(LEVELS) + 1 and 0 <= min(levels.values())
    assert max(levels.values()) < schemas.HOT_SEAT_ID and levels.items() >= {
        "random": 0, "novice": 1, "easy": 2, "greedy": 3, "strong": 4, "expert": 5, "adaptive": 6,
    }.items()  # fmt: skip


def add_choices(monkeypatch):
    """Add a rule set, an option and a level, each before or among the current ones."""
    classic = rules.RULE_SETS[0]
    rule_sets = (("newgame", 10, *classic[2:]),) + rules.RULE_SETS
    options = rules.OPTIONS[:9] + (("mustnew", 18, *rules.OPTIONS[0][2:]),) + rules.OPTIONS[9:]
    middling = ("middling", len(opponent.LEVEL_IDS), opponent.LADDER[LEVELS.index("greedy")][2])
    at = LEVELS.index("easy")
    ladder = opponent.LADDER[:at] + (middling,) + opponent.LADDER[at:]
    monkeypatch.setattr(rules, "RULE_SETS", rule_sets)
    monkeypatch.setattr(rules, "OPTIONS", options)
    monkeypatch.setattr(opponent, "LADDER", ladder)
    monkeypatch.setattr(opponent, "LEVELS", tuple(row[0] for row in ladder))
    monkeypatch.setattr(opponent, "MAX_STRENGTH", opponent.STRENGTH_STEP * (len(ladder) - 1))
    monkeypatch.setitem(opponent.LEVEL_IDS, *middling[:2])


@pytest.mark.parametrize("path", golden("save-v[36]-*.bin"))
def test_game_of_fewer_choices_continues_where_there_are_more(monkeypatch, path):
    add_choices(monkeypatch)
    saves = Saves(MemoryStore({"save0": path.read_bytes()}))
    session = saves.load()
    assert saves.note == ""
    check_session(session, expected_of(path))
    assert next_moves(session).hex() == expected_of(path)["next"]


def test_saved_strength_stays_between_its_levels_when_a_level_is_inserted(monkeypatch):
    """Check the career, a game in play and the text that a link has."""
    strong = opponent.strength_of("strong") + 40
    store = MemoryStore()
    career = PlayerStats(store)
    career._find_or_add_row("classic")[STRENGTH] = strong
    career._save()
    level = opponent.adaptive_level(strong)
    Saves(store).save(Session("classic", level, 5, STARTER_YOU, 300))
    add_choices(monkeypatch)
    shifted = strong + opponent.STRENGTH_STEP
    assert PlayerStats(store).strength("classic") == opponent.strength_of(level) == shifted
    session = Saves(store).load()
    assert session.level == level and opponent.strength_of(session.level) == shifted
    assert session.opponents[0]._lower == opponent.LEVELS.index("strong")
    # The inserted level has a strength of its own that can be saved.
    career._find_or_add_row("classic")[STRENGTH] = middling = opponent.strength_of("middling") + 9
    career._save()
    assert PlayerStats(store).strength("classic") == middling
    assert opponent.strength_of(opponent.adaptive_level(middling)) == middling


def test_settings_older_than_the_names_of_piles_are_read_with_defaults():
    settings = Settings(MemoryStore({"settings": (GOLDEN / "settings-v3.bin").read_bytes()}))
    assert settings.note == "" and settings.numbers[13:] == settings_module.default_numbers()[13:]


@pytest.mark.parametrize("path", golden("settings-v[36].bin"))
def test_settings_of_fewer_choices_are_read_where_there_are_more(monkeypatch, path):
    add_choices(monkeypatch)
    settings = Settings(MemoryStore({"settings": path.read_bytes()}))
    assert settings.note == "" and settings.level() == expected_of(path)["level"]
    assert settings.rule_set().name == expected_of(path)["rules"]
    assert options_of(settings) == expected_of(path)["options"]


# Fields


@pytest.mark.parametrize("kind, value, written", [
    (3, 0x10203, "030201"), (schemas.BITS, 0, "00"), (schemas.BITS, 0x100, "020001"),
    (schemas.BYTES, b"ab", "02006162"), (schemas.REST, b"ab", "6162"), ((2,), [1, 515], "0201000302"),
    ((1, 2), [[1, 2], [3, 4]], "020102000304" + "00"), (schemas.FLAG, True, "01"),
    (schemas.TEXT, "é", "0200c3a9"), (schemas.RULES, "classic+waste", "0000000200"), (schemas.LEVEL, "easy", "020000"),
    (schemas.LEVEL, "adaptive:700", "06bc02"), (schemas.NAMES, ("A", ""), "0200412c"), (schemas.NAMES, (), "0000"),
    (schemas.POINTS, None, "00"), (schemas.POINTS, [5, 6], "0205000600"), (schemas.RULE_SET, "cats", "04"),
    (schemas.PLAYED_LEVEL, "adaptive", "06"), (schemas.PLAYED_LEVEL, "", "ff"),
    (schemas.PLAYED_LEVEL, schemas.HOT_SEAT_LEVEL, "fe"), (schemas.STRENGTH_ID, opponent.strength_of("expert"), "0005"),
])  # fmt: skip
def test_each_kind_of_field_is_written_as_described_and_read_back(kind, value, written):
    schema = (("it", kind),)
    data = bytes.fromhex(written)
    assert pack(schema, SimpleNamespace(it=value)) == data
    assert unpack(schema, data) == {"it": value}
    if kind != schemas.REST:
        for wrong in (data[:-1], data + b"x"):
            with pytest.raises(ValueError):
                unpack(schema, wrong)


@pytest.mark.parametrize("kind, written", [
    (schemas.FLAG, "02"), (schemas.TEXT, "0100ff"), (schemas.RULES, "c800000000"), (schemas.RULES, "0000000080"),
    (schemas.LEVEL, "090000"), (schemas.LEVEL, "020001"), (schemas.LEVEL, "06ffff"), (schemas.RULE_SET, "c8"),
    (schemas.PLAYED_LEVEL, "64"), (schemas.STRENGTH_ID, "ffff"),
])  # fmt: skip
def test_field_without_a_meaning_is_refused(kind, written):
    with pytest.raises(ValueError):
        unpack((("it", kind),), bytes.fromhex(written))


# Other kinds


def test_added_kind_of_save_is_written_and_read_like_the_others(monkeypatch):
    """Write and read a kind that has the number after the last one."""
    kind = len(SLOT_NAMES) + 1
    monkeypatch.setattr("firmware.app.save_format.writer.SLOT_NAMES", SLOT_NAMES + (("records", "records1"),))
    monkeypatch.setattr(text.errors(), "NOT_READ", text.errors().NOT_READ + text.errors().NOT_READ[:1])
    store = MemoryStore()

    def found():
        slots = Slots(store, kind, SETTINGS)
        return reader.load_newest(slots, lambda version, data: bytes(data)), slots

    for data in (b"one", b"two" * 900, b""):
        (_, line), slots = found()
        slots.write(data[:2], data[2:])
        assert found()[0] == (data, "") and line == ""
    for name in ("records", "records1"):
        assert parse_slot(kind, store.data[name])
        with pytest.raises(ValueError):
            parse_slot(KIND_SESSION, store.data[name])  # A slot of another kind is refused.


# Whatever a store holds, the app shows a game or one line


def sample_sessions():
    """Yield games of several rule sets under way; the last was not dealt."""
    for rule_set, level, stop_play, plies in (
        ("three", "expert", True, 25), ("classic+backs+waste", "strong", False, 35), ("klondike", "easy", False, 40),
        ("onepack", "novice", False, 30), ("cats", "adaptive:1100", False, 25),
    ):  # fmt: skip
        session = Session(rule_set, level, 11, 0, 300, False, stop_play)
        adviser = Opponent("greedy", 3)
        while session.game.ply < plies or session.is_local_turn() and session.opponents and session.game.ply < 90:
            play_ply(session, adviser)
        yield session
    # Lessons and puzzles have such a start, which was not dealt.
    again = Session("klondike", "easy", 11, 0, 300)
    again.game = Game(parsed_positions(again.game)[-1])
    yield again


def parsed_positions(game):
    """Play 12 moves; return the position after each, parsed from its text."""
    player = Opponent("greedy", 2)
    found = []
    for _ in range(12):
        player.choose(game.pos)
        game.play(player.src, player.dst)
        found.append(notation.parse_position(notation.position_text(game.pos)))
    return found


@pytest.mark.parametrize("rule_set", rules.RULE_SET_NAMES)
def test_start_that_was_not_dealt_is_saved(rule_set):
    session = Session(rule_set, "greedy", 4, 0, 300)
    for start in parsed_positions(session.game):
        session.game = Game(start)
        if session.is_over():
            continue
        session.game.play(session.game.moves[0], session.game.moves[1])
        again = session_of(body(session))
        assert bytes(again.game.pos) == bytes(session.game.pos) and again.game.base == bytes(start)
        with pytest.raises(ValueError):
            session_of(body(session).replace(b" turn=", b" turm="))


def start_and_play(store):
    """Start the app on a store, press some buttons, and return its first status."""
    d = AppDriver(store)
    app = d.app
    app.settings.numbers[SETTING_SPEED] = 3
    d.press(0)
    said = app.status
    assert app.session or said in text.errors().NOT_READ[KIND_SESSION - 1] + text.errors().NOT_READ[
        KIND_SETTINGS - 1]
    for action in (5, 5, 7, 5, 9, 5):
        d.press(action)
    assert app.table is None or app.table.state >= PLAY
    return said


def every_byte(data, rng):
    """Yield a copy of some data for each of its bytes, with that byte changed."""
    for at in range(len(data)):
        bad = bytearray(data)
        bad[at] = rng.choice((0, 1, 255, bad[at] ^ 1 << rng.randrange(8), rng.randrange(256)))
        yield bytes(bad)


SESSIONS = list(sample_sessions())


def start_with_body(body):
    """Start the app on a save with this body and a valid checksum."""
    start_and_play(MemoryStore({"save0": slot(KIND_SESSION, 0xFFFFFFFF, body)}))


@pytest.mark.slow
@pytest.mark.parametrize("which", range(len(SESSIONS)))
def test_save_with_any_byte_changed_is_a_game_or_a_line(which):
    for bad in every_byte(body(SESSIONS[which]), random.Random(which)):
        start_with_body(bad)


@pytest.mark.slow
@examples(max_examples=100)
@given(which=st.sampled_from(range(len(SESSIONS))), wrong=st.lists(
    st.tuples(st.integers(0, 400), st.integers(0, 9), st.binary(max_size=9)), min_size=1, max_size=4))  # fmt: skip
def test_save_with_bytes_removed_or_inserted_is_a_game_or_a_line(which, wrong):
    bad = body(SESSIONS[which])
    for at, gone, put in wrong:
        at %= len(bad) + 1
        bad = bad[:at] + put + bad[at + gone :]
    start_with_body(bad)


@pytest.mark.slow
@examples(max_examples=100)
@given(which=st.sampled_from(range(len(SESSIONS))), kept=st.integers(0, 24), rest=st.binary(max_size=4000))
def test_save_with_random_bytes_after_a_valid_start_is_a_game_or_a_line(which, kept, rest):
    start_with_body(body(SESSIONS[which])[:kept] + rest)


@examples(max_examples=60)
@given(rule_set=st.sampled_from(rules.RULE_SET_NAMES), level=st.sampled_from(QUICK), seed=st.integers(0, 2**48 - 1),
       starter=st.sampled_from((0, 1, 2)), score=st.lists(st.integers(0, 299), min_size=3, max_size=3),
       stop_play=st.booleans(), plies=st.integers(0, 150))  # fmt: skip
def test_any_game_is_read_back_unchanged(rule_set, level, seed, starter, score, stop_play, plies):
    stop_play = stop_play and bool(rules.Rules(rule_set).order & rules.COMPULSORY)  # Other games have no error to call.
    session = Session(rule_set, level, seed, starter, 300, False, stop_play)
    session.score = score[: len(session.score)]
    adviser = Opponent("random", seed)
    for _ in range(plies):
        if session.is_over():
            break
        play_ply(session, adviser)
        session.turn_to_mover()
    again = session_of(body(session))
    assert body(again) == body(session)
    assert bytes(again.game.pos) == bytes(session.game.pos) and again.score == session.score
    assert (again.level, again.seed, again.stop_play) == (level, seed, session.stop_play)


@pytest.mark.parametrize("path", golden("save-v3-*.bin"))
def test_damaged_game_of_an_older_version_is_a_game_or_a_line(path):
    """Change each third byte of a save that has its start card by card."""
    rng = random.Random(3)
    data = path.read_bytes()
    good = Saves(MemoryStore({"save0": data})).load()
    for n, bad in enumerate(every_byte(data[7:-4], rng)):
        if n % 3 == 0:
            saves = Saves(MemoryStore({"save0": bytes(with_crc(bytearray(data[:7] + bad + bytes(4))))}))
            session = saves.load()
            if session is None:
                assert saves.note
            else:
                assert saves.note == "" and session.game.ply <= good.game.ply + 128
    assert saves


def test_damaged_settings_are_valid_or_noted():
    rng = random.Random(5)
    fine = bytes(settings_module.default_numbers())
    for _ in range(40):
        for bad in [*every_byte(fine, rng), fine[: rng.randrange(13)], fine + b"x"]:
            settings = Settings(MemoryStore({"settings": slot(KIND_SETTINGS, 3, bad)}))
            assert settings.note in ("", text.errors().NOT_READ[KIND_SETTINGS - 1][1])
            assert settings.level() in LEVELS and settings.match_points("classic")
            assert settings.rule_set().name in rules.RULE_SET_NAMES
            settings.save()
            assert Settings(settings.slots.store).note == ""


def test_settings_with_options_that_exclude_each_other_are_refused():
    for wrong, note in ((("closed", "high"), True), (("cards", "thirty"), True), (("high", "thirty", "waste"), False)):
        settings = Settings(MemoryStore())
        for option in rules.options():
            if option.name in wrong:
                settings.toggle_option(option)
        store = MemoryStore({"settings": slot(KIND_SETTINGS, 1, settings.numbers)})
        assert (Settings(store).note != "") == note


def test_save_with_an_illegal_plan_is_refused():
    """Check the plan, because the opponent plays its moves without another search."""
    session = Session("classic", "expert", 2, 2, 300)
    other = session.opponent
    while True:
        other.choose(session.game.pos)
        session.game.play(other.src, other.dst)
        size = other.state()[13]
        if size >= 4 and other.search.has_plan(other._view) is False:
            break
        assert not session.is_local_turn()
    good = body(session)
    assert session_of(good).game.ply == session.game.ply
    at = good.index(other.state()) + 14
    bad = bytearray(good)
    bad[at : at + 2] = b"\x09\x09"
    with pytest.raises(ValueError):
        session_of(bad)


@pytest.mark.parametrize("kind, function",
    [(KIND_SESSION, "restore_session"), (KIND_SETTINGS, "is_valid"), (KIND_LESSONS, "unpack")])
@pytest.mark.parametrize("error", [TypeError, AttributeError, IndexError, KeyError, ZeroDivisionError, ImportError])
def test_programming_error_is_not_reported_as_damage(monkeypatch, kind, function, error):
    d = AppDriver().start("classic", 3)
    d.app.save()
    d.app.settings.save()
    learned = ProgressSet(d.store, KIND_LESSONS)
    learned.add(3)
    before = dict(d.store.data)

    def mistaken(*values):
        raise error("a mistake")

    read = {KIND_SESSION: lambda: Saves(d.store).load(), KIND_SETTINGS: lambda: Settings(d.store),
            KIND_LESSONS: lambda: ProgressSet(d.store, KIND_LESSONS)}[kind]  # fmt: skip
    with monkeypatch.context() as patched:
        patched.setattr(settings_module if kind == KIND_SETTINGS else reader, function, mistaken)
        with pytest.raises(error, match="a mistake"):
            read()
    assert d.store.data == before
    assert getattr(read(), "note", "") == ""


def test_truncated_body_is_refused_and_the_older_slot_read():
    older, newer = Session("onepack", "easy", 1, 0, 100), SESSIONS[0]
    whole = body(newer)
    step_back = text.errors().NOT_READ[KIND_SESSION - 1][0]
    refused = 0
    for size in range(len(whole)):
        store = MemoryStore({"save0": slot(KIND_SESSION, 1, body(older)), "save1": slot(KIND_SESSION, 2, whole[:size])})
        saves = Saves(store)
        session = saves.load()
        if saves.note:
            assert (saves.note, session.rules) == (step_back, "onepack") and "bad_save1" in store.data
            refused += 1
        else:  # Only moves are missing, so what is left is a whole save.
            assert session.rules == newer.rules and session.game.ply < newer.game.ply
    assert refused >= len(whole) - newer.game.ply


def test_settings_with_too_many_numbers_are_refused():
    kept = bytes(settings_module.default_numbers())
    assert Settings(MemoryStore({"settings": slot(KIND_SETTINGS, 1, kept)})).note == ""
    assert Settings(MemoryStore({"settings": slot(KIND_SETTINGS, 1, kept + bytes(1))})).note


# Endless games


@pytest.mark.slow
def test_endless_game_stops_at_the_move_limit_with_a_line():
    d = AppDriver().start("klondike", 5).at_once()
    game = d.game
    said = set()
    while game.ply < MAX_PLIES:
        d.keys("TURN")
        said.add(d.app.status)
    assert "Twice through your hand, and nothing played. MENU: give up" in said
    for keys in ("TURN", "OK", "OK OK"):
        assert d.keys(keys) == "This game ends after 1500 moves. MENU: undo, or give up"
        assert game.ply == MAX_PLIES
    store = MemoryStore(d.store.data)
    again = booted(store)
    assert bytes(again.game.pos) == bytes(game.pos)
    again.keys("TURN")
    assert again.game.ply == MAX_PLIES
    again.session.resign()
    again.app.save()
    assert Saves(store).load().game.log[2 * MAX_PLIES] == ABANDON


@pytest.mark.slow
@pytest.mark.parametrize("rule_set", rules.RULE_SET_NAMES)
def test_longest_game_of_each_rule_set_fits_in_an_nvm(rule_set):
    flash = PowerCutNvm()
    saves = Saves(NvmStore(flash))
    session = Session(rule_set, "expert", 9, 0, 300)
    for _ in longest(session):
        saves.save(session)
        assert saves.note == ""
    again = Saves(NvmStore(flash)).load()
    assert body(again) == body(session)
    assert again.is_over() or again.game.ply >= MAX_PLIES
    assert flash.erasures <= 10
