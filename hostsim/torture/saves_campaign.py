"""Corrupt saves: a store must return a game that can be continued, or one line that says what is wrong.

A case corrupts the two slots of a game and those of the settings: every byte, every length, random bytes, slots of
other versions (the golden files of the tests), and nonsense with a right checksum. It does the same to CircuitPython's
nvm. A game that can be read is continued on a screen, and all its cards must be there.
"""

import random
import sys
from binascii import crc32
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

from engine import notation
from engine.dealing import position_rules_text
from engine.opponent import MAX_STRENGTH, Opponent
from engine.rules import RULE_SET_NAMES
from firmware import text
from firmware.app.glicko import INITIAL_DEVIATION, MAX_RATING, MIN_DEVIATION, MIN_RATING
from firmware.app.learning_progress import ProgressSet
from firmware.app.player_stats import CURVE_POINTS, MAX_DAYS, MAX_STREAKS, PLAYER_STATS, PlayerStats
from firmware.app.records import DEAL_CHECKSUM_BYTES, MAX_KNOWN_DEALS, MAX_SECONDS, RECORDS, Records
from firmware.app.remote_opponent import GAME_ID_LIMIT
from firmware.app.remote_session import RemoteSession
from firmware.app.save_format.packing import pack, pack_rules
from firmware.app.save_format.schemas import (
    HOT_SEAT_LEVEL, KIND_LESSONS, KIND_PLAYER_STATS, KIND_PUZZLES, KIND_RECORDS, KIND_SESSION, KIND_SETTINGS,
    SAVE_VERSION, SESSION, SLOT_NAMES
)
from firmware.app.save_format.writer import concatenate, with_crc
from firmware.app.saves import Saves
from firmware.app.session import MAX_PLIES, STARTER_BY_RULES, Session, deal_checksum
from firmware.app.settings import SETTING_RULE_SET, SETTING_SPEED, Settings, setting_by_id
from firmware.circuitpython.nvm_store import NvmStore
from hostsim import arguments
from hostsim.arguments import CommandError
from hostsim.players import framebuf
from hostsim.players.driver import MemoryStore
from hostsim.players.fake_nvm import FakeNvm
from hostsim.torture.case import Case, CheckFailed, failure_kind, failure_of
from hostsim.torture.robot_player import MATCH_TARGET, QUICK, RobotPlayer, check_session, random_session, saved_bytes

framebuf.install()

# function calls after which reading a store and continuing the game counts as hanging; unlike a clock, this is
# repeatable
MAX_CALLS = 20_000_000
PLIES_PLAYED_ON = 30  # plies to play on
# Offsets in a session's save: four flags, and the checksum by which it is known, after the rules, the seed, the level
# and the target; then the size of this header.
FLAGS_AT, CHECKSUM_AT, HEADER_BYTES = 16, 20, 24
GOLDEN = Path(__file__).parents[2] / "tests" / "golden"  # in the sources and in the wheel

# The kinds of saves other than games and settings.
OTHER_KINDS = (KIND_LESSONS, KIND_RECORDS, KIND_PUZZLES, KIND_PLAYER_STATS)

Files = dict[str, bytes]


def run(case: Case) -> None:
    """Corrupt the saves of one game in one of the ways."""
    rng, number = case.rng, case.number
    before: set[str] = set()
    kind = number % 6

    def look(read: Callable[[Files], None], files: Files) -> None:
        case.check()
        case.counts["files"] += 1
        # Only a file with a right checksum is read far enough to hang.
        said = failure_of(lambda: read(files) if kind == 0 else _run_bounded(lambda: read(files)))
        if not said or failure_kind(said) in before:
            return
        before.add(failure_kind(said))
        least = case.shrink(
            list(files), lambda names: _run_bounded(lambda: read({name: files[name] for name in names}))
        )[1]
        case.failures.append(
            "%s; read from: %s" % (said, " ".join("%s=%s" % (name, files[name].hex()) for name in least))
        )

    session = _played(rng)
    pair = {name: b"" for name in SLOT_NAMES[KIND_SESSION - 1]}
    newest = _slots(session, pair)
    settings = {SLOT_NAMES[KIND_SETTINGS - 1][0]: _settings(rng)}
    if kind == 0:
        for files in _damaged({**pair, **settings}, rng):
            look(lambda files: _check_game_files(case, files, rng.random() < 0.02), files)
    elif kind == 1:
        for body in _nonsense(pair[newest][8:-4], rng):
            files = {newest: _sealed(KIND_SESSION, body, rng)}
            if rng.random() < 0.3:
                files[SLOT_NAMES[KIND_SESSION - 1][0]] = pair[SLOT_NAMES[KIND_SESSION - 1][0]]
            look(lambda files: _check_game_files(case, files, True), files)
    elif kind == 2:
        for body in _nonsense(settings[SLOT_NAMES[KIND_SETTINGS - 1][0]][8:-4], rng):
            files = {rng.choice(SLOT_NAMES[KIND_SETTINGS - 1]): _sealed(KIND_SETTINGS, body, rng)}
            look(lambda files: _check_game_files(case, files, True), files)
    elif kind == 3:
        for files in _other_versions(rng):
            look(lambda files: _check_game_files(case, files, True), files)
    elif kind == 4:
        what = number // 6 % len(OTHER_KINDS)
        for files in _others(rng, OTHER_KINDS[what]):
            look(lambda files: _check_other_files(case, files, OTHER_KINDS[what]), files)
    else:
        for nvm in _nvms(session, rng):
            look(lambda files: _check_nvm(case, files["nvm"]), {"nvm": nvm})


# Corrupted saves


def _played(rng: random.Random) -> Session:
    # Play the beginning of a game with quick players.
    session = random_session(rng)
    if rng.random() < 0.15 and session.players == 2 and not session.plays_all_sides:
        id = rng.randrange(GAME_ID_LIMIT)
        session = RemoteSession(
            session.rules, "greedy", session.seed, STARTER_BY_RULES, MATCH_TARGET, session.stop_play, id, 1)
    game = session.game
    player = Opponent(rng.choice(QUICK), rng.randrange(1 << 30))
    for _ in range(rng.choice((0, 3, 20, 20, 40, 120))):
        if session.is_over() or game.ply >= MAX_PLIES:
            break
        mover = player if session.is_local_turn() or session.plays_all_sides else session.opponent
        if mover.search or session.remote:
            mover = player
        mover.choose(game.pos)
        game.play(mover.src, mover.dst)
    session.turn_to_mover()
    return session


def _slots(session: Session, out: Files) -> str:
    # Write both slots, the older one some moves earlier; return the name of the newer.
    store = MemoryStore()
    saves = Saves(store)
    now = session.game.ply
    log = bytes(session.game.log[: 2 * now])
    session.game.rewind(max(0, now - 3))
    session.turn_to_mover()
    saves.save(session)
    for i in range(2 * session.game.ply, 2 * now, 2):
        session.game.play(log[i], log[i + 1])
    session.turn_to_mover()
    saves.slots.write(pack(SESSION, session))
    out.update(store.data)
    return SLOT_NAMES[KIND_SESSION - 1][1]


def _settings(rng: random.Random) -> bytes:
    settings = Settings(MemoryStore())
    for number in SETTING_SPEED, SETTING_RULE_SET:
        settings.put(setting_by_id(number), rng.choice(setting_by_id(number).values))
    return _slot(KIND_SETTINGS, rng.randrange(1 << 32), settings.numbers)


def _slot(kind: int, sequence: int, body: bytes | bytearray, version: int = SAVE_VERSION) -> bytes:
    head = bytes((80, 66, version, kind)) + sequence.to_bytes(4, "little")
    return bytes(with_crc(concatenate(head, (body,), 4)))


def _sealed(kind: int, body: bytes, rng: random.Random) -> bytes:
    # A slot may have any number, even the largest.
    sequence = rng.choice((0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, rng.randrange(1 << 32)))
    version = SAVE_VERSION if rng.random() < 0.95 else rng.randrange(256)
    return _slot(kind, sequence, body, version)


def _damaged(whole: Files, rng: random.Random) -> Iterator[Files]:
    # Change each byte and each length, and insert random bytes, in each file.
    for name, data in whole.items():
        for at in range(len(data)):
            flipped = bytearray(data)
            flipped[at] ^= rng.choice((1, 2, 16, 128, 255, rng.randrange(1, 256)))
            yield {**whole, name: bytes(flipped)}
        for size in range(len(data)):
            yield {**whole, name: data[:size]}
        for _ in range(10):
            yield {**whole, name: data + rng.randbytes(rng.randrange(1, 600))}
            yield {**whole, name: rng.randbytes(rng.randrange(600))}
            yield {**whole, name: data[: rng.randrange(len(data))] + rng.randbytes(rng.randrange(60))}
        yield {each: one for each, one in whole.items() if each != name}
    names = list(whole)
    for _ in range(10):
        yield {name: rng.choice((b"", b"-", b"PB", whole[rng.choice(names)], rng.randbytes(40))) for name in names}
    yield dict(zip(names, [whole[name] for name in names[::-1]]))


def _nonsense(body: bytes, rng: random.Random) -> Iterator[bytes]:
    # Yield bodies similar to this one; they get a right checksum afterwards.
    for _ in range(40):
        yield _corrupt_body(body, rng)
    for at in range(min(len(body), HEADER_BYTES + 24)):  # everything before the moves
        yield body[:at] + bytes((rng.randrange(256),)) + body[at + 1 :]
        yield body[:at] + bytes((body[at] ^ 1 << rng.randrange(8),)) + body[at + 1 :]
    if len(body) <= HEADER_BYTES:
        return
    for _ in range(30):
        line = _line(rng)
        own = line.encode("utf-8", "surrogateescape")
        size = len(own) if rng.random() < 0.9 else rng.randrange(1 << 16)
        head = bytearray(body[:HEADER_BYTES])
        if rng.random() < 0.05:
            head[rng.randrange(FLAGS_AT, CHECKSUM_AT)] = rng.randrange(256)
        try:
            base = notation.parse_position(line)
            head[:5] = pack_rules(position_rules_text(base)).to_bytes(5, "little")
            head[CHECKSUM_AT:] = deal_checksum(base).to_bytes(4, "little")
        except ValueError:
            pass
        start_size = int.from_bytes(body[HEADER_BYTES : HEADER_BYTES + 2], "little")
        rest = body[HEADER_BYTES + 2 + start_size :]
        yield bytes(head) + (size & 0xFFFF).to_bytes(2, "little") + own + rest[: rng.randrange(200)]


def _line(rng: random.Random) -> str:
    # Return a position of some game, half of the time corrupted.
    session = _played(random.Random(rng.randrange(1 << 30)))
    line = notation.position_text(session.game.pos)
    if rng.random() < 0.5:
        chars = list(line)
        for _ in range(rng.choice((1, 1, 2, 5))):
            chars[rng.randrange(len(chars))] = rng.choice("0A23TKshdcSHDCx-.#=, \x00é")
        line = "".join(chars)
    return line


def _corrupt_body(body: bytes, rng: random.Random) -> bytes:
    data = bytearray(body)
    for _ in range(rng.choice((1, 1, 2, 3, 8))):
        roll = rng.random()
        at = rng.randrange(len(data) + 1)
        if roll < 0.5 and at < len(data):
            data[at] = rng.choice((0, 1, 31, 32, 64, 127, 128, 255, rng.randrange(256)))
        elif roll < 0.65:
            del data[at : at + rng.choice((1, 2, 8, 40))]
        elif roll < 0.8:
            data[at:at] = rng.randbytes(rng.choice((1, 2, 8, 40)))
        elif roll < 0.9:
            data[at:at] = data[at : at + rng.choice((2, 4, 40))]
        else:
            data += bytes(data[-2:]) * rng.choice((1, 50, 3000)) if len(data) > 1 else b""
    return bytes(data)


@cache
def _golden() -> tuple[bytes, ...]:
    found = tuple(path.read_bytes() for path in sorted(GOLDEN.glob("s*-v3*.bin")))
    if not found:
        raise CommandError("no saves of older versions in %s" % GOLDEN)
    return found


def _other_versions(rng: random.Random) -> Iterator[Files]:
    # Yield files of the released version 0.1.0, unchanged and corrupted with a right checksum.
    for data in rng.sample(_golden(), min(len(_golden()), 8)):
        for body in (data[3:-4], *(_corrupt_body(data[3:-4], rng) for _ in range(4))):
            version = data[2] if rng.random() < 0.9 else rng.randrange(256)
            head = b"PB" + bytes((version,)) + body
            whole = head + (crc32(head) & 0xFFFFFFFF).to_bytes(4, "little")
            yield {rng.choice(SLOT_NAMES[KIND_SESSION - 1]): whole}
            yield {rng.choice(SLOT_NAMES[KIND_SETTINGS - 1]): whole}


def _others(rng: random.Random, kind: int) -> Iterator[Files]:
    # Yield slots of another kind: damaged ones, and nonsense with a right checksum.
    if kind == KIND_RECORDS:
        records = Records(MemoryStore())
        records.rows = [[name, level, *_row(rng)] for name in RULE_SET_NAMES[:4]
            for level in ("novice", "easy", HOT_SEAT_LEVEL, "")]
        records.known_deals = rng.randbytes(DEAL_CHECKSUM_BYTES * rng.randrange(MAX_KNOWN_DEALS + 1))
        records.last_counted = rng.randrange(1 << 32)
        body = bytes(pack(RECORDS, records))
    elif kind == KIND_PLAYER_STATS:
        stats = PlayerStats(MemoryStore())
        stats.rows = [
            [name, rng.randrange(MAX_STRENGTH + 1), rng.randrange(256), rng.randrange(MIN_RATING, MAX_RATING),
             rng.randrange(MIN_DEVIATION, INITIAL_DEVIATION), rng.randrange(1 << 16), rng.randbytes(CURVE_POINTS)]
            for name in RULE_SET_NAMES[:4]
        ]  # fmt: skip
        stats.streaks = [[9000 + 200 * i, rng.randrange(1, 100)] for i in range(rng.randrange(MAX_STREAKS + 1))]
        stats.days = [[9000 + i, rng.randrange(256)] for i in range(rng.randrange(MAX_DAYS + 1))]
        stats.tried_puzzles, stats.helped_puzzles = rng.randrange(1 << 90), rng.randrange(1 << 90)
        stats.last_counted, stats.longest_streak = rng.randrange(1 << 32), 100
        body = bytes(pack(PLAYER_STATS, stats))
    else:
        body = rng.randbytes(rng.choice((1, 2, 16)))
    names = SLOT_NAMES[kind - 1]
    whole = {names[0]: _slot(kind, 4, body), names[1]: _slot(kind, 5, body)}
    yield whole
    yield from _damaged(whole, rng)
    for _ in range(300):
        yield {rng.choice(names): _sealed(kind, _corrupt_body(body, rng), rng)}
        yield {names[0]: whole[names[0]], names[1]: _sealed(kind, _corrupt_body(body, rng), rng)}


def _row(rng: random.Random) -> list[int]:
    # Return a row of the records that games may leave.
    won, lost, drawn, abandoned = (rng.randrange(50) for _ in range(4))
    longest = rng.randrange(won + 1)
    unhelped = rng.randrange(won + lost + drawn + abandoned + 1)
    return [won, lost, drawn, abandoned, rng.randrange(200), rng.randrange(1, 300) if won else 0,
            rng.randrange(longest + 1), longest, unhelped, rng.randrange(min(unhelped, won) + 1),
            rng.randrange(MAX_SECONDS + 1)]


def _check_other_files(case: Case, files: Files, kind: int) -> None:
    store = MemoryStore(files)

    def load() -> Any:
        if kind == KIND_PLAYER_STATS:
            return PlayerStats(store)
        return Records(store) if kind == KIND_RECORDS else ProgressSet(store, kind)

    read = load()
    if read.note and read.note not in text.errors().NOT_READ[kind - 1]:
        raise CheckFailed("an unknown message: %s" % read.note)
    case.counts["other kinds read"] += not read.note
    there = [name for name in SLOT_NAMES[kind - 1] if store.data.get(name) not in (None, b"-")]
    # The mark of a discarded save is no loss.
    if not there and set(files.values()) - {b"-"} and not read.note:
        raise CheckFailed("lost without a message")
    if load().note:
        raise CheckFailed("the message comes twice: %s" % read.note)
    if kind in (KIND_LESSONS, KIND_PUZZLES):
        read.add(1)
        if not load().has(1):
            raise CheckFailed("a new tick is not saved")
    if pack(read.slots.schema, load()) != pack(read.slots.schema, read):
        raise CheckFailed("saving what was read changes it")


def _nvms(session: Session, rng: random.Random) -> Iterator[bytes]:
    nvm = FakeNvm()
    store = NvmStore(nvm)
    settings = Settings(store)
    saves = Saves(store)
    settings.save()
    log = bytes(session.game.log[: 2 * session.game.ply])
    session.game.rewind(0)
    for i in range(0, len(log), 2):
        session.game.play(log[i], log[i + 1])
        if i % 14 == 0:
            session.turn_to_mover()
            saves.save(session)
    session.turn_to_mover()
    used = max(8, len(bytes(nvm).rstrip(b"\xff")))
    for at in [*range(8), *(rng.randrange(used) for _ in range(60))]:
        data = bytearray(nvm)
        data[at] = rng.randrange(256)
        yield bytes(data)
    for _ in range(10):
        at = rng.randrange(used)
        yield bytes(nvm[:at]) + b"\xff" * (len(nvm) - at)
        yield bytes(nvm[:at]) + rng.randbytes(len(nvm) - at)
        yield rng.randbytes(len(nvm))
        yield bytes(nvm[:5]) + rng.randbytes(len(nvm) - 5)
        # Append entries of nonsense with a right checksum.
        data = bytearray(nvm)
        end = used
        for _ in range(3):
            content = rng.randbytes(rng.choice((0, 1, 2, 10, 100)))
            length = len(content) + 6
            entry = bytes((length,)) + bytes((rng.randrange(64),)) + content
            entry += (crc32(entry) & 0xFFFFFFFF).to_bytes(4, "little")
            data[end : end + len(entry)] = entry
            end += len(entry)
        yield bytes(data[: len(nvm)])


# Conditions that must hold


def _run_bounded(run: Callable[[], None]) -> None:
    # Run; raise CheckFailed after MAX_CALLS function calls.
    left = MAX_CALLS

    def count(frame: FrameType, event: str, arg: Any) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            sys.setprofile(None)
            raise CheckFailed("no end after %d calls" % MAX_CALLS)

    sys.setprofile(count)
    try:
        run()
    finally:
        sys.setprofile(None)


def _check_game_files(case: Case, files: Files, shown: bool) -> None:
    store = MemoryStore(files)
    _read(case, store, shown, False)
    if not shown:
        return
    # A message appears once, because an unreadable save is discarded.
    again = Saves(store)
    session = again.load()
    if again.note or Settings(store).note:
        raise CheckFailed("the message comes twice: %s" % again.note)
    if session:
        store.data.clear()
        saves = Saves(store)
        saves.save(session)
        if saved_bytes(Saves(store).load()) != saved_bytes(session):
            raise CheckFailed("saving what was read changes it: %s" % saved_bytes(session).hex())


def _check_nvm(case: Case, image: bytes) -> None:
    nvm = FakeNvm()
    nvm.set_bytes(image)
    _read(case, NvmStore(nvm), True, True)


def _read(case: Case, store: Any, shown: bool, is_nvm: bool) -> None:
    settings = Settings(store)
    saves = Saves(store)
    session = saves.load()
    for note, kind in ((saves.note, KIND_SESSION), (settings.note, KIND_SETTINGS)):
        if note and note not in text.errors().NOT_READ[kind - 1]:
            raise CheckFailed("an unknown message: %s" % note)
    case.counts["settings found"] += not settings.note
    if session is None:
        if not is_nvm and not saves.note and any(store.data.get(name) for name in SLOT_NAMES[KIND_SESSION - 1]):
            if any(store.data[name] not in (b"", b"-") for name in SLOT_NAMES[KIND_SESSION - 1] if name in store.data):
                raise CheckFailed("a game is lost without a message")
    elif shown:
        case.counts["games found"] += 1
        _play_on(case, session)
    if shown:
        board = arguments.board("waveshare_pico_lcd_1_3")
        person = RobotPlayer(board, store)
        for action in (0, 5, 5, 7):
            person.press(action)
        if person.app.session:
            check_session(person.app.session)


def _play_on(case: Case, session: Session) -> None:
    check_session(session)
    before = saved_bytes(session)
    log = bytes(session.game.log[: 2 * session.game.ply])
    adviser = Opponent("greedy", 1)
    for _ in range(PLIES_PLAYED_ON):
        case.check()
        if session.is_over():
            break
        player = adviser if session.is_local_turn() or session.remote else session.opponent
        player.choose(session.game.pos)
        session.game.play(player.src, player.dst)
        session.turn_to_mover()
        check_session(session)
        case.counts["plies"] += 1
    session.game.rewind(len(log) // 2)
    session.turn_to_mover()
    if len(before) == 0 or bytes(session.game.log[: len(log)]) != log:
        raise CheckFailed("undoing leads to another game")
