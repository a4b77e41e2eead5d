"""Packs records into bytes by the schemas of schemas.py."""

from engine.opponent import ADAPTIVE, LEVEL_IDS, id_of_strength, level_name, strength_of
from engine.rules import Rules, rule_set
from firmware.app.save_format.schemas import (
    BITS, BYTES, FLAG, HOT_SEAT_ID, HOT_SEAT_LEVEL, LEVEL, NAMES, NO_LEVEL_ID, PLAYED_LEVEL, POINTS, REMOTE,
    REMOTE_GAME, REST, RULE_SET, RULES, STATES, STRENGTH_ID, TEXT
)

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any

    from firmware.app.save_format.schemas import Schema


def pack(schema: "Schema", record: object) -> bytearray:
    """Return as bytes the attributes of a record that a schema names."""
    out = bytearray()
    for name, kind in schema:
        _append(out, kind, getattr(record, name))
    return out


def _append(out: bytearray, kind: "Any", value: "Any") -> None:
    if isinstance(kind, tuple):
        out.append(len(value))
        for each in value:
            if len(kind) == 1:
                _append(out, kind[0], each)
            else:
                for i in range(len(kind)):
                    _append(out, kind[i], each[i])
    elif kind == BYTES:
        _append(out, 2, len(value))
        out.extend(value)
    elif kind == REST:
        out.extend(value)
    elif kind == TEXT:
        _append(out, BYTES, value.encode())
    elif kind == NAMES:
        _append(out, TEXT, ",".join(value))
    elif kind == POINTS:
        _append(out, (2,), value or ())
    elif kind == REMOTE:
        _append(out, REMOTE_GAME, ((value.id, value.cable),) if value else ())
    elif kind == STATES:
        _append(out, BYTES, b"".join([each.state() for each in value]))
    else:
        size, number = _number_of(kind, value)
        out.extend(number.to_bytes(size, "little"))


def _number_of(kind: int, value: "Any") -> "tuple[int, int]":
    # Return the size and the number by which a value is written.
    if kind == BITS:
        size = 0
        while value >> 8 * size:
            size += 1
        return 1 + size, size | value << 8
    if kind == FLAG:
        return 1, int(value)
    if kind == RULES:
        return 5, pack_rules(value)
    if kind == LEVEL:
        name = level_name(value)
        return 3, LEVEL_IDS[name] | (id_of_strength(strength_of(value)) << 8 if name == ADAPTIVE else 0)
    if kind == RULE_SET:
        return 1, rule_set(value).id
    if kind == PLAYED_LEVEL:
        return 1, HOT_SEAT_ID if value == HOT_SEAT_LEVEL else LEVEL_IDS[value] if value else NO_LEVEL_ID
    if kind == STRENGTH_ID:
        return 2, id_of_strength(value)
    return kind, value


def pack_rules(rules: str) -> int:
    """Return rules as a number of 5 bytes: the id of the rule set, then the bits of its options."""
    row = Rules(rules)
    return int(row.rule_set.id | row.option_bits << 8)
