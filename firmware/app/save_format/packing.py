"""The numbers in saves: ids of rule sets, options (engine.rules) and levels.

A number never changes and is never given to anything else. What is new takes the next number, wherever it stands in the
lists of the engine.
"""

from binascii import crc32

from engine.const import const
from engine.opponent import ADAPTIVE, LEVEL_IDS, id_of_strength, level_name, strength_of
from engine.position import FOUNDATION_COUNTS
from engine.rules import Rules, rule_set, rules_text
from firmware.app.save_format.writer import (
    FLAG_ALL_SIDES, FLAG_DUPLICATE, FLAG_HOT_SEAT, FLAG_OWN_START, FLAG_PRACTICE, FLAG_REMOTE, FLAG_STOP_PLAY,
    HOT_SEAT_LEVEL
)

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any

    from firmware.app.session import Session

    RecordsRow = list[Any]  # the columns of firmware.app.records, of two types

LEVEL_NUMBERS = LEVEL_IDS
NO_LEVEL = const(255)
HOT_SEAT_NUMBER = const(254)  # instead of a level, in the records
DEAL_CHECKSUM_BYTES = const(4)  # bytes of a deal's number in the records
RECORDS_ROW_BYTES = const(22)  # bytes of a row of them


def level_by_number(number: int) -> str:
    """Return the level that has a number. ValueError if none has."""
    for name in LEVEL_NUMBERS:
        if LEVEL_NUMBERS[name] == number:
            return name
    raise ValueError("level: no level has the number %d" % number)


def pack_rules(rules: str) -> bytes:
    """Return rules as 5 bytes: the id of the rule set, and the bits of its options."""
    row = Rules(rules)
    return bytes((row.rule_set.id,)) + row.option_bits.to_bytes(4, "little")


def unpack_rules(data: "bytes | bytearray") -> str:
    """Return rules as text, given by pack_rules. ValueError for unknown numbers."""
    return rules_text(data[0], int.from_bytes(data[1:5], "little"))


def pack_header(session: "Session") -> bytes:
    """Return the part of a Session's save that stays the same during a game.

    It is HEADER_BYTES, then the strength of an adaptive level, the position at the start if it was not dealt, and
    names.
    """
    base = session.game.base
    name = level_name(session.level)
    strength = id_of_strength(strength_of(session.level)).to_bytes(2, "little") if name == ADAPTIVE else b""
    flags = (FLAG_STOP_PLAY if session.stop_play else 0) | (FLAG_DUPLICATE if session.duplicate else 0)
    if session.practice:
        flags |= FLAG_PRACTICE
    own = b""
    names = b""
    if session.hot_seat_names:
        flags |= FLAG_HOT_SEAT
        names = b"".join([bytes((len(name),)) + name.encode() for name in session.hot_seat_names])
    elif session.plays_all_sides:
        flags |= FLAG_ALL_SIDES
    if not session.was_dealt():
        from engine.notation import position_text

        flags |= FLAG_OWN_START
        own = position_text(base).encode()
        own = len(own).to_bytes(2, "little") + own
    if session.remote:
        flags |= FLAG_REMOTE
        own += session.remote.pack_start()
    return (
        pack_rules(session.rules)
        + session.seed.to_bytes(6, "little")
        + bytes((LEVEL_NUMBERS[name],))
        + session.target.to_bytes(2, "little")
        + bytes((flags,))
        + deal_checksum(base).to_bytes(4, "little")
        + strength
        + own
        + names
    )


HEADER_BYTES = 19


def deal_checksum(pos: bytearray) -> int:
    """Return the CRC-32 of the cards of a position and where they lie."""
    return crc32(bytes(pos[FOUNDATION_COUNTS:])) & 0xFFFFFFFF


def pack_records(last: int, known: bytearray, rows: "list[RecordsRow]") -> bytearray:
    """Return records (firmware.app.records) as bytes.

    They are the game counted last (4 bytes), how many deals are known, DEAL_CHECKSUM_BYTES for each of these, and
    RECORDS_ROW_BYTES
    for each row: the rule set; the level, HOT_SEAT_NUMBER or NO_LEVEL; its numbers (2 each).
    """
    at = 5 + len(known)
    out = bytearray(at + RECORDS_ROW_BYTES * len(rows))
    out[:4] = last.to_bytes(4, "little")
    out[4] = len(known) // DEAL_CHECKSUM_BYTES
    out[5:at] = known
    for row in rows:
        out[at] = rule_set(row[0]).id
        out[at + 1] = HOT_SEAT_NUMBER if row[1] == HOT_SEAT_LEVEL else LEVEL_NUMBERS[row[1]] if row[1] else NO_LEVEL
        for i in range(2, len(row)):
            out[at + 2 * i - 2 : at + 2 * i] = row[i].to_bytes(2, "little")
        at += RECORDS_ROW_BYTES
    return out
