"""The reader of saves: whatever a store holds, it returns a save or one line.

It also reads versions 2 to 4 (samples in tests/golden).

In version 4 a session had no FLAG_PRACTICE, the records had one known deal, 0 for none, without a count, and the career
had another format (player_stats_packing.py).

In versions 2 and 3 the settings had one slot and no sequence number. The body of a session was the seat, its flags,
points that win (2), seed (6), the number of players, each one's points (2), the state of each opponent (in version 2
its first 10 bytes); then, each preceded by its length (2): the rules as text, the level as text, the position at the
start, the log.
"""

from binascii import crc32

from engine.const import const
from engine.game import Game
from engine.moves import Workspace, generate_moves, make_move
from engine.opponent import ADAPTIVE, OPPONENT_STATE_SIZE, strength_of
from engine.position import FOUNDATION_COUNTS, OVER, POSITION_SIZE, TURN, view
from engine.rules import rule_set, rule_set_by_id
from firmware import text
from firmware.app.save_format.packing import (
    DEAL_CHECKSUM_BYTES, HOT_SEAT_NUMBER, LEVEL_NUMBERS, NO_LEVEL, RECORDS_ROW_BYTES, deal_checksum, level_by_number,
    unpack_rules
)
from firmware.app.save_format.writer import (
    ALPHABET_SIZE, FLAG_ALL_SIDES, FLAG_DUPLICATE, FLAG_HOT_SEAT, FLAG_OWN_START, FLAG_PRACTICE, FLAG_REMOTE,
    FLAG_STOP_PLAY, HOT_SEAT_LEVEL, KIND_SETTINGS, NAME_LENGTH, SAVE_VERSION
)
from firmware.app.session import STARTER_BY_RULES, Session

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    from engine.opponent import Opponent
    from firmware.app.save_format.packing import RecordsRow
    from firmware.app.save_format.writer import Slots

    Body = bytes | bytearray | memoryview
    T = TypeVar("T")

# What was wrong: places in text.errors().NOT_READ.
_USED_PREVIOUS = const(0)
_DAMAGED = const(1)
_OTHER_VERSION = const(2)
_POWER_FAILED = const(3)

V4 = const(4)  # the first version whose slots, settings and lessons are those of this one
_CLEARED = b"-"  # the content of a slot whose save was put aside
_MAX_SAVED_PLIES = const(4000)  # more than any game of ours has (session.MAX_PLIES); a board takes seconds for so many
_OLD_STATE = const(10)
_OLD_SIZE = const(199)  # of a position, and where its foundations began; from there on it is what it was
_OLD_FOUNDS = const(27)
# As versions 2 and 3 of the settings count them:
_OLD_TARGETS = (50, 100, 200, 0, 500, 1000)  # 300 was what nobody had set
_OLD_RULE_SETS = (
    "classic", "foster", "foster36", "foster32", "cats", "catsfull", "onepack", "simple", "three", "klondike",
)  # fmt: skip
_OLD_LEVELS = ("random", "novice", "easy", "greedy", "strong", "expert")
_MAX_PROGRESS_BYTES = const(128)  # bytes: 1024 lessons, or puzzles
_VERSION_2_LEVELS = ("novice", "greedy")  # the first one was `random`, which nobody is offered any more


class ByteReader:
    """A reader of numbers and pieces of bytes in order; ValueError at the end of them."""

    def __init__(self, data: "Body") -> None:
        self.data = data
        self.offset = 0

    def take(self, size: int) -> bytes:
        """Return the next bytes."""
        self.offset += size
        if self.offset > len(self.data):
            raise ValueError("damaged: too short")
        return bytes(self.data[self.offset - size : self.offset])

    def number(self, size: int = 1) -> int:
        """Return the next number of so many bytes, low byte first."""
        return int.from_bytes(self.take(size), "little")

    def numbers(self, count: int) -> "list[int]":
        """Return the next numbers, of two bytes each, as a list."""
        return [self.number(2) for _ in range(count)]

    def rest(self) -> "Body":
        """Return the remaining bytes, without a copy if they were given as a memoryview."""
        return self.data[self.offset :]


class UnknownVersion(ValueError):
    """Raised for an undamaged save of a version that is not read here."""


def read_session(slots: "Slots") -> "tuple[Session | None, str]":
    """Return the newest Session or None, and a line on what failed, "" for nothing."""
    return load_newest(slots, _unpack_any_session)


def read_settings(slots: "Slots", check: "Callable[[bytes], None]") -> "tuple[bytes | None, str]":
    """Return the newest Settings.numbers, or None, and a line as read_session does.

    There may be fewer numbers than there are settings now. check(numbers): raises ValueError for invalid ones.
    """

    def made(version: int, body: "Body") -> bytes:
        numbers = bytes(body) if version >= V4 else _old_settings(version, body)
        check(numbers)
        return numbers

    return load_newest(slots, made)


def read_progress(slots: "Slots") -> "tuple[int | None, str]":
    """Return a bit for each thing done, or None, and a line as read_session does."""
    return load_newest(slots, _unpack_progress)


def _unpack_progress(version: int, body: "Body") -> int:
    if version < V4 or not 1 <= len(body) <= _MAX_PROGRESS_BYTES:
        raise ValueError("ticks: another length")
    return int.from_bytes(body, "little")


def read_records(slots: "Slots") -> "tuple[tuple[int, bytearray, list[RecordsRow]] | None, str]":
    """Return the newest records that the slots hold, or None, and a line as above.

    Records: the game counted last, the known deals, the rows as firmware.app.records has them.
    """
    return load_newest(slots, _unpack_records)


def load_newest(slots: "Slots", make: "Callable[[int, Body], T]") -> "tuple[T | None, str]":
    """Return what make(version, body) returns for the newest body that it accepts, or None, and a line."""
    names = slots.names[:1] if slots.is_log else slots.names
    wrong = -1
    found = []  # Each item is (version, sequence number, body, slot, what the slot holds).
    for i in range(len(names)):
        data = slots.store.read(names[i])
        if data is None or data == _CLEARED:
            continue
        try:
            found.append(parse_slot(slots.kind, data, slots.is_log) + (i, data))
        except ValueError as error:
            wrong = _OTHER_VERSION if isinstance(error, UnknownVersion) else _DAMAGED
            _put_aside(slots, i, data)
    if len(found) == 2 and 0 < (found[1][1] - found[0][1] & 0xFFFFFFFF) < 1 << 31:
        found = [found[1], found[0]]
    if found:
        slots.sequence = found[0][1] + 1 & 0xFFFFFFFF
    for version, _, body, i, data in found:
        try:
            made = make(version, body)
        except ValueError:  # Damaged bytes raise no other error. Another one is our mistake, and the save stays.
            wrong = _DAMAGED
            _put_aside(slots, i, data)
            continue
        slots.slot = 1 - i
        if wrong == _DAMAGED:
            wrong = _USED_PREVIOUS
        return made, text.errors().NOT_READ[slots.kind - 1][wrong] if wrong >= 0 else ""
    if slots.is_log and slots.store.torn:  # type: ignore[attr-defined]
        wrong = _POWER_FAILED
    return None, text.errors().NOT_READ[slots.kind - 1][wrong] if wrong >= 0 else ""


def _put_aside(slots: "Slots", i: int, data: "bytes | bytearray") -> None:
    if slots.is_log:
        return  # A log has no room to put it aside; the next save overwrites it.
    try:
        slots.store.write("bad_" + slots.names[i], data)
        slots.store.write(slots.names[i], _CLEARED)
    except OSError:
        pass  # The damage is reported all the same, and the next write overwrites it.


def parse_slot(kind: int, data: "bytes | bytearray", is_log: bool = False) -> "tuple[int, int, Body]":
    """Return version, sequence number and body of what a slot holds.

    OtherVersion, or ValueError for what is damaged.
    """
    if is_log and data[:2] != b"PB":
        if not data or not V4 <= data[0] <= SAVE_VERSION:
            raise UnknownVersion
        return data[0], 0, data[1:]
    if len(data) < 8 or data[:2] != b"PB":
        raise ValueError("damaged")
    if crc32(memoryview(data)[:-4]) & 0xFFFFFFFF != int.from_bytes(data[-4:], "little"):
        raise ValueError("damaged")
    version = data[2]
    at = 4
    if version == 2 or version == 3:
        if kind == KIND_SETTINGS:
            return version, 0, data[3:-4]
        at = 3
    elif not V4 <= version <= SAVE_VERSION:
        raise UnknownVersion
    elif data[3] != kind:
        raise ValueError("damaged")
    if len(data) < at + 8:
        raise ValueError("damaged")
    # The body is not copied, because a long game's is one of the largest pieces of the heap.
    return version, int.from_bytes(data[at : at + 4], "little"), memoryview(data)[at + 4 : -4]


# Sessions


def _unpack_any_session(version: int, body: "Body") -> "Session":
    return unpack_session(body) if version >= V4 else _old_session(version, body)


def unpack_session(body: "Body") -> "Session":
    """Return the Session of a body of this version. ValueError for what is none."""
    pieces = ByteReader(body)
    rules = unpack_rules(pieces.take(5))
    seed = pieces.number(6)
    level = level_by_number(pieces.number())
    target = pieces.number(2)
    flags = pieces.number()
    cards = pieces.number(4)
    if level == ADAPTIVE:
        level += ":%d" % pieces.number(2)
    own = None
    if flags & FLAG_OWN_START:
        own = Game(_position(str(pieces.take(pieces.number(2)), "utf-8"), rules))
    names = _names(pieces, rules) if flags & FLAG_HOT_SEAT else ()
    size = OPPONENT_STATE_SIZE
    if flags & FLAG_REMOTE:
        if flags & ~(FLAG_REMOTE | FLAG_OWN_START | FLAG_STOP_PLAY | FLAG_PRACTICE) or not target:
            raise ValueError("session: flags")
        try:
            from firmware.app import remote_session
        except ImportError:
            raise ValueError("session: by cable, which there is not here") from None
        size = remote_session.REMOTE_STATE_BYTES
        start = pieces.take(remote_session.REMOTE_START_BYTES)
        session: "Session" = remote_session.unpack_remote_session(start, rules, level, seed, target,
            flags & FLAG_STOP_PLAY != 0)
    else:
        session = _new_session(rules, level, seed, target, flags & ~(FLAG_OWN_START | FLAG_HOT_SEAT | FLAG_PRACTICE),
            names)
    if own:
        session.game = own
    session.practice = flags & (FLAG_OWN_START | FLAG_PRACTICE) != 0
    if deal_checksum(session.game.base) != cards:
        raise ValueError("start: another deal")
    seat = pieces.number()
    score = pieces.numbers(session.players)
    if session.duplicate:
        is_second = pieces.number()
        if is_second > 1:
            raise ValueError("duplicate: no such game")
        if is_second:
            session.first_game_points = pieces.numbers(session.players)
    states = []
    if session.opponents:
        if pieces.number() != size:
            raise ValueError("state: another length")
        states = [pieces.take(size) for _ in session.opponents]
    return _replay_log(session, seat, score, states, pieces.rest())


def _names(pieces: "ByteReader", rules: str) -> "tuple[str, ...]":
    # Return the players' names. ValueError for invalid ones.
    names = []
    for _ in range(rule_set(rules).players):
        name = str(pieces.take(pieces.number()), "utf-8")
        for i in range(len(name)):
            if i >= NAME_LENGTH or not 0 < ord(name[i]) - (96 if i else 64) <= ALPHABET_SIZE:
                raise ValueError("session: a name")
        names.append(name)
    if len(names) < 2:
        raise ValueError("session: flags")
    return tuple(names)


def _position(line: str, rules: str) -> bytearray:
    # Return a start that was not dealt, from its text. ValueError for an invalid one.
    from engine.notation import parse_position  # It is imported here because such a start is rare.

    if not line.startswith("rules=" + rules + " "):
        raise ValueError("start: other rules")
    pos = parse_position(line)
    if not pos[OVER] and not generate_moves(pos, Workspace()):
        raise ValueError("start: no move")
    return pos


def _old_session(version: int, body: "Body") -> "Session":
    size = _OLD_STATE if version == 2 else OPPONENT_STATE_SIZE
    pieces = ByteReader(body)
    seat = pieces.number()
    flags = pieces.number()
    target = pieces.number(2)
    seed = pieces.number(6)
    players = pieces.number()
    score = pieces.numbers(players)
    rest = bytes(OPPONENT_STATE_SIZE - size)
    states = [pieces.take(size) + rest for _ in range(0 if flags & FLAG_ALL_SIDES else players - 1)]
    rules, level, start, log = [pieces.take(pieces.number(2)) for _ in range(4)]
    if len(pieces.rest()):
        raise ValueError("session: another length")
    session = _new_session(str(rules, "utf-8"), str(level, "utf-8"), seed, target, flags)
    counts = session.game.base[FOUNDATION_COUNTS:]
    if players != session.players or len(start) != _OLD_SIZE or start[_OLD_FOUNDS:] != counts:
        raise ValueError("start: another deal")
    return _replay_log(session, seat, score, states, log)


def _new_session(rules: str, level: str, seed: int, target: int, flags: int,
    names: "tuple[str, ...]" = ()) -> "Session":
    # Return a new session. ValueError for a combination that the game does not offer.
    solitaire = flags & FLAG_ALL_SIDES != 0
    stop_play = flags & FLAG_STOP_PLAY != 0
    duplicate = flags & FLAG_DUPLICATE != 0
    strength_of(level)
    if flags & ~(FLAG_ALL_SIDES | FLAG_STOP_PLAY | FLAG_DUPLICATE) or not target or solitaire and (stop_play
        or duplicate or names):
        raise ValueError("session: flags")
    if duplicate:
        from firmware.app.duplicate import DuplicateSession  # imported here, because few matches need it

        kind: "type[Session]" = DuplicateSession
    else:
        kind = Session
    session = kind(rules, level, seed, STARTER_BY_RULES, target, solitaire, stop_play, names)
    if duplicate and session.players != 2:
        raise ValueError("session: flags")
    if stop_play and not rule_set(rules).has_stop_play():
        raise ValueError("session: flags")
    return session


def _replay_log(
    session: "Session", seat: int, score: "list[int]", states: "list[bytes]", log: "Body"
) -> "Session":
    # Replay the moves of a session, and return it. ValueError for what the rules do not allow.
    if seat >= session.players or max(score) >= session.target or len(log) & 1 or len(log) > 2 * _MAX_SAVED_PLIES:
        raise ValueError("session: out of bounds")
    session.take_seat(seat)
    session.score = score
    game = session.game
    for i in range(0, len(log), 2):
        game.play(log[i], log[i + 1])
    for i in range(len(states)):
        session.opponents[i].restore(states[i])
    if not session.is_over() and not session.is_local_turn():
        session.opponent.rejoin(game)
        _check_plan(session.opponent, game)
    session.turn_to_mover()
    return session


def _check_plan(opponent: "Opponent", game: "Game") -> None:
    # Check the moves that the search of the opponent to move has planned. ValueError for an illegal one.
    search = opponent.search
    if not search:
        return
    seen = bytearray(POSITION_SIZE)
    view(game.pos, seen)
    if not search.has_plan(seen):
        return
    work = Workspace()
    moves = work.moves
    plan = search.plan()
    for i in range(0, len(plan), 2):
        n = generate_moves(seen, work)
        if seen[TURN] != game.pos[TURN] or plan[i : i + 2] not in [moves[k : k + 2] for k in range(0, 2 * n, 2)]:
            raise ValueError("plan: not legal")
        make_move(seen, plan[i], plan[i + 1])


# Settings


def _old_settings(version: int, body: "Body") -> bytes:
    if len(body) != 11:
        raise ValueError("settings: another length")
    level = _VERSION_2_LEVELS[min(body[4], 1)] if version == 2 else _value_at(_OLD_LEVELS, body[4])
    return (
        bytes((body[0],))
        + _value_at(_OLD_TARGETS, body[1]).to_bytes(2, "little")
        + bytes((body[2], rule_set(_value_at(_OLD_RULE_SETS, body[3])).id))
        + bytes(body[8:11]) + b"\0"  # The bits of the options already follow the current ids.
        + bytes((LEVEL_NUMBERS[level], body[5], body[6], body[7]))
    )  # fmt: skip


def _value_at(values: "tuple[T, ...]", index: int) -> "T":
    # Return the value at an index. ValueError if there is none.
    if index >= len(values):
        raise ValueError("settings: not to be chosen")
    return values[index]


# Records


def _unpack_records(version: int, body: "Body") -> "tuple[int, bytearray, list[RecordsRow]]":
    number = int.from_bytes
    pieces = ByteReader(body)
    last = pieces.number(4)
    known = bytearray(pieces.take(DEAL_CHECKSUM_BYTES * (1 if version == V4 else pieces.number())))
    if version == V4 and not any(known):
        known = bytearray()  # No deal was known.
    first = pieces.offset
    if version < V4 or (len(body) - first) % RECORDS_ROW_BYTES:
        raise ValueError("records: another length")
    rows = []
    for at in range(first, len(body), RECORDS_ROW_BYTES):
        level = "" if body[at + 1] == NO_LEVEL else HOT_SEAT_LEVEL
        if body[at + 1] < HOT_SEAT_NUMBER:
            level = level_by_number(body[at + 1])
        for other in range(first, at, RECORDS_ROW_BYTES):
            if body[at] == body[other] and body[at + 1] == body[other + 1]:
                raise ValueError("records: a row twice")
        row: "RecordsRow" = [rule_set_by_id(body[at]).name, level]
        row += [number(body[i : i + 2], "little") for i in range(at + 2, at + RECORDS_ROW_BYTES, 2)]
        won, lost, drawn, abandoned, _, shortest, streak, longest, unhelped, unhelped_won = row[2:]
        if not streak <= longest <= won or not unhelped_won <= min(unhelped, won) or (won == 0) != (shortest == 0):
            raise ValueError("records: wins")
        if not unhelped <= won + lost + drawn + abandoned:
            raise ValueError("records: games")
        rows.append(row)
    return last, known, rows
