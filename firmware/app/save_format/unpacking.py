"""Unpacks records from bytes by the schemas of schemas.py."""

from engine.opponent import ADAPTIVE, strength_of, strength_of_id
from engine.rules import rule_set_by_id, rules_text
from firmware.app.save_format.schemas import (
    BITS, BYTES, FLAG, HOT_SEAT_ID, HOT_SEAT_LEVEL, LEVEL, NAMES, NO_LEVEL_ID, PLAYED_LEVEL, POINTS, REMOTE,
    REMOTE_GAME, REST, RULE_SET, RULES, STATES, STRENGTH_ID, TEXT, level_by_id
)

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any

    from firmware.app.save_format.schemas import Schema

    Body = bytes | bytearray | memoryview
    Fields = dict[str, Any]


class ByteReader:
    """Read values in order, by their kinds. Raise ValueError at the end of the bytes."""

    def __init__(self, data: "Body") -> None:
        self.data = data
        self.offset = 0

    def take(self, size: int) -> bytes:
        """Return the next bytes."""
        self.offset += size
        if self.offset > len(self.data):
            raise ValueError("damaged: too short")
        return bytes(self.data[self.offset - size : self.offset])

    def value(self, kind: "Any") -> "Any":
        """Return the next value, whose kind is one that schemas.py describes."""
        if isinstance(kind, tuple):
            count = self.value(1)
            if len(kind) == 1:
                return [self.value(kind[0]) for _ in range(count)]
            return [[self.value(column) for column in kind] for _ in range(count)]
        if kind == BYTES or kind == STATES:
            return self.take(self.value(2))
        if kind == REST:
            # The rest is not copied, because a long game's log is one of the largest pieces of the heap.
            rest = self.data[self.offset :]
            self.offset = len(self.data)
            return rest
        if kind == TEXT:
            return str(self.value(BYTES), "utf-8")
        if kind == NAMES:
            names = self.value(TEXT)
            return tuple(names.split(",")) if names else ()
        if kind == POINTS:
            return self.value((2,)) or None
        if kind == REMOTE:
            return self.value(REMOTE_GAME)
        if kind == RULES:
            return unpack_rules(self.value(5))
        if kind == LEVEL:
            return _unpack_level(self.value(1), self.value(2))
        if kind == FLAG:
            if self.value(1) > 1:
                raise ValueError("flag: not 0 or 1")
            return self.data[self.offset - 1] == 1
        if kind == RULE_SET:
            return rule_set_by_id(self.value(1)).name
        if kind == PLAYED_LEVEL:
            number = self.value(1)
            return "" if number == NO_LEVEL_ID else HOT_SEAT_LEVEL if number == HOT_SEAT_ID else level_by_id(number)
        if kind == STRENGTH_ID:
            strength = strength_of_id(self.value(2))
            if strength < 0:
                raise ValueError("strength: no level has this id")
            return strength
        return int.from_bytes(self.take(self.value(1) if kind == BITS else kind), "little")


def unpack(schema: "Schema", body: "Body") -> "Fields":
    """Return {name: value} from bytes that pack returned. Raise ValueError for other bytes."""
    values = ByteReader(body)
    fields = {name: values.value(kind) for name, kind in schema}
    if values.offset < len(body):
        raise ValueError("damaged: too long")
    return fields


def unpack_rules(number: int) -> str:
    """Return rules as text from the number that pack_rules returned. Raise ValueError for unknown ids."""
    return rules_text(number & 255, number >> 8)


def _unpack_level(id: int, strength: int) -> str:
    level = level_by_id(id)
    if level == ADAPTIVE:
        level += ":%d" % strength
    elif strength:
        raise ValueError("level: a strength")
    strength_of(level)
    return level
