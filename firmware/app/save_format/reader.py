"""Read saves: whatever a store holds, return a save or a one-line message.

It also reads saves of the released version 0.1.0 (released_v3.py).
"""

from binascii import crc32

from engine.const import const
from engine.game import Game
from engine.moves import Workspace, generate_moves, make_move
from engine.position import OVER, POSITION_SIZE, TURN, view
from engine.rules import rule_set
from firmware import text
from firmware.app.save_format.schemas import ALPHABET_SIZE, KIND_SETTINGS, NAME_LENGTH, REST, SAVE_VERSION
from firmware.app.save_format.unpacking import ByteReader, unpack
from firmware.app.session import MINUTE_MS, STARTER_BY_RULES, Session

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    from engine.opponent import Opponent
    from firmware.app.save_format.unpacking import Body, Fields
    from firmware.app.save_format.writer import Slots

    T = TypeVar("T")

# What was wrong, as indices into text.errors().NOT_READ.
_USED_PREVIOUS = const(0)
_DAMAGED = const(1)
_OTHER_VERSION = const(2)
_POWER_FAILED = const(3)

V3 = const(3)  # the version of the saves of 0.1.0
_CLEARED = b"-"  # the content of a slot whose save was discarded
_MAX_SAVED_PLIES = const(4000)  # more than any game has (session.MAX_PLIES); replaying that many takes a board seconds


def read_session(slots: "Slots") -> "tuple[Session | None, str]":
    """Return the newest Session or None, and a one-line message about failures, "" for none."""
    return load_newest(slots, lambda version, body: restore_session(_fields_of(slots, version, body)))


def read_record(slots: "Slots", record: object, check: "Callable[[Fields], None] | None" = None) -> str:
    """Read the newest save into the attributes of a record; return a line on what failed, or "".

    check(fields): raises ValueError for impossible fields, and may add missing ones
    """

    def made(version: int, body: "Body") -> "Fields":
        fields = _fields_of(slots, version, body)
        if check:
            check(fields)
        return fields

    fields, line = load_newest(slots, made)
    for name in fields or ():
        setattr(record, name, fields[name])  # type: ignore[index]
    return line


def _fields_of(slots: "Slots", version: int, body: "Body") -> "Fields":
    if version == SAVE_VERSION:
        return unpack(slots.schema, body)
    from firmware.app.save_format.released_v3 import unpack_v3

    return unpack_v3(slots.kind, body)


def load_newest(slots: "Slots", make: "Callable[[int, Body], T]") -> "tuple[T | None, str]":
    """Return the result of make(version, body) for the newest body that it accepts, or None, and a line."""
    wrong = -1
    found = []  # items: (version, sequence number, body, slot, content of the slot)
    for i in range(len(slots.names)):
        data = slots.store.read(slots.names[i])
        if data is None or data == _CLEARED:
            continue
        try:
            found.append(parse_slot(slots.kind, data, slots.store.is_log) + (i, data))
        except ValueError as error:
            wrong = error.args[0]
            _put_aside(slots, i, data)
    if len(found) == 2 and 0 < (found[1][1] - found[0][1] & 0xFFFFFFFF) < 1 << 31:
        found = [found[1], found[0]]
    if found:
        slots.sequence = found[0][1] + 1 & 0xFFFFFFFF
    made = None
    for version, _, body, i, data in found:
        try:
            made = make(version, body)
        # Damaged bytes raise no other error. Any other error is a bug of ours, and then the save stays.
        except ValueError:
            wrong = _DAMAGED
            _put_aside(slots, i, data)
            continue
        slots.slot = 1 - i
        if wrong == _DAMAGED:
            wrong = _USED_PREVIOUS
        break
    return made, text.errors().NOT_READ[slots.kind - 1][wrong] if wrong >= 0 else ""


def _put_aside(slots: "Slots", i: int, data: "bytes | bytearray") -> None:
    if slots.store.is_log:
        return  # a log has no room to put it aside; the next save overwrites it
    try:
        slots.store.write("bad_" + slots.names[i], data)
        slots.store.write(slots.names[i], _CLEARED)
    except OSError:
        pass  # the damage is reported all the same, and the next write overwrites it


def parse_slot(kind: int, data: "bytes | bytearray", is_log: bool = False) -> "tuple[int, int, Body]":
    """Return the version, the sequence number and the body of a slot.

    Raise ValueError with an index into text.errors().NOT_READ for any other content.
    """
    if is_log and data[:2] != b"PB":
        if not data:
            raise ValueError(_POWER_FAILED)
        if data[0] != SAVE_VERSION:
            raise ValueError(_OTHER_VERSION)
        return data[0], 0, data[1:]
    if len(data) < 8 or data[:2] != b"PB":
        raise ValueError(_DAMAGED)
    checked = memoryview(data)[:-4]
    if crc32(checked) & 0xFFFFFFFF != int.from_bytes(data[-4:], "little"):
        raise ValueError(_DAMAGED)
    version = data[2]
    at = 8
    if version == V3:
        at = 3 if kind == KIND_SETTINGS else 7  # the old slot has no kind, and for settings no sequence number
    elif version != SAVE_VERSION:
        raise ValueError(_OTHER_VERSION)
    elif data[3] != kind:
        raise ValueError(_DAMAGED)
    if len(checked) < at:
        raise ValueError(_DAMAGED)
    # The body is not copied, because that of a long game is one of the largest pieces of the heap.
    return version, int.from_bytes(checked[at - 4 : at], "little") if at > 4 else 0, checked[at:]


# Sessions


def restore_session(fields: "Fields") -> "Session":
    """Return the Session for the fields of schemas.SESSION. Raise ValueError if they do not make one."""
    session = _new_session(fields)
    if fields["start_text"]:
        session.begin_at(_position(fields["start_text"], session.rules))
    session.practice = session.practice or fields["practice"]
    if session.start_checksum != fields["start_checksum"]:
        raise ValueError("start: not this deal")
    session.first_game_points = fields["first_game_points"]
    for points in fields["score"], session.first_game_points or fields["score"]:
        if len(points) != session.players:
            raise ValueError("session: points")
    session.score = fields["score"]
    session.stop_price = fields["stop_price"]
    session.owes_turn = fields["owes_turn"]
    session.add_time(fields["minutes"] * MINUTE_MS)
    log = fields["log"]
    if (
        fields["home_seat"] >= session.players or max(session.score) >= session.target or len(log) & 1
        or len(log) > 2 * _MAX_SAVED_PLIES
    ):
        raise ValueError("session: out of bounds")
    session.take_seat(fields["home_seat"])
    game = session.game
    for i in range(0, len(log), 2):
        game.play(log[i], log[i + 1])
    states = ByteReader(fields["opponents"])
    for opponent in session.opponents:
        opponent.restore(states.take(len(opponent.state())))
    if states.value(REST):
        raise ValueError("state: wrong length")
    if not session.is_over() and not session.is_local_turn():
        session.opponent.rejoin(game)
        _check_plan(session.opponent, game)
    session.turn_to_mover()
    return session


def _new_session(fields: "Fields") -> "Session":
    # Return a new session. Raise ValueError for a combination that the game does not offer.
    names = fields["hot_seat_names"]
    duplicate = fields["duplicate"]
    solitaire = fields["plays_all_sides"] and not names
    stop_play = fields["stop_play"]
    offered = fields["target"] and fields["plays_all_sides"] == (solitaire or len(names) > 0)
    offered = offered and (duplicate or not fields["first_game_points"])
    terms = (fields["rules"], fields["level"], fields["seed"], STARTER_BY_RULES, fields["target"])
    if fields["remote"]:
        try:
            from firmware.app.remote_session import RemoteSession
        except ImportError:
            raise ValueError("session: there is no cable here") from None
        offered = offered and not (solitaire or duplicate or names)
        ((id, cable),) = fields["remote"]  # raises ValueError if there are several
        session: "Session" = RemoteSession(*terms, stop_play, id, cable)
    else:
        offered = offered and not (solitaire and (stop_play or duplicate))
        kind = Session
        if duplicate:
            from firmware.app.duplicate import DuplicateSession  # Imported here, because few matches need it.

            kind = DuplicateSession
        session = kind(*terms, solitaire, stop_play, names)
    if not offered or duplicate and session.players != 2 or stop_play and not rule_set(session.rules).has_stop_play():
        raise ValueError("session: flags")
    priced = stop_play and session.opponents and not fields["remote"] and rule_set(session.rules).stop_ends_turn()
    if fields["stop_price"] and not priced or fields["owes_turn"] and not fields["stop_price"]:
        raise ValueError("session: price of a call")
    if names and (session.players == 1 or len(names) != session.players):
        raise ValueError("session: names")
    for name in names:
        for i in range(len(name)):
            if i >= NAME_LENGTH or not 0 < ord(name[i]) - (96 if i else 64) <= ALPHABET_SIZE:
                raise ValueError("session: a name")
    return session


def _position(line: str, rules: str) -> bytearray:
    # Return a start that was not dealt, from its text. Raise ValueError for an invalid one.
    from engine.notation import parse_position  # imported here, because such a start is rare

    if not line.startswith("rules=" + rules + " "):
        raise ValueError("start: not these rules")
    pos = parse_position(line)
    if not pos[OVER] and not generate_moves(pos, Workspace()):
        raise ValueError("start: no move")
    return pos


def _check_plan(opponent: "Opponent", game: "Game") -> None:
    # Check the moves that the mover's search has planned. Raise ValueError for an illegal one.
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
            raise ValueError("plan: a move is not legal")
        make_move(seen, plan[i], plan[i + 1])
