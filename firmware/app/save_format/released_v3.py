"""Read the saves of release 0.1.0, which have version 3: a session, and settings.

Their slots lack the kind, and settings have one slot without a sequence number. The opponents' states stand between the
two parts of a session, and a position lacks three bytes before its foundations.
"""

from engine.const import const
from engine.dealing import deal
from engine.opponent import LEVEL_IDS, OPPONENT_STATE_SIZE, strength_of
from engine.position import FOUNDATION_COUNTS
from engine.rules import rule_set
from firmware.app.save_format.schemas import BYTES, KIND_SESSION, KIND_SETTINGS, REST, TEXT
from firmware.app.save_format.unpacking import unpack
from firmware.app.session import deal_checksum

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import TypeVar

    from firmware.app.save_format.unpacking import Body, Fields

    T = TypeVar("T")

_SESSION = (("home_seat", 1), ("flags", 1), ("target", 2), ("seed", 6), ("score", (2,)), ("rest", REST))
_SESSION_REST = (("rules", TEXT), ("level", TEXT), ("start", BYTES), ("log", BYTES))
_ALL_SIDES = const(1)  # the flags of a session
_STOP_PLAY = const(2)
_POSITION_SIZE = const(199)
_FOUNDATION_COUNTS = const(27)  # from this byte on, a position is the same as now

_SETTINGS_SIZE = const(11)
_TARGETS = (50, 100, 200, 0, 500, 1000)  # 300 stood for a target that nobody had set
_RULE_SETS = (
    "classic", "foster", "foster36", "foster32", "cats", "catsfull", "onepack", "simple", "three", "klondike",
)  # fmt: skip
_LEVELS = ("random", "novice", "easy", "greedy", "strong", "expert")


def unpack_v3(kind: int, body: "Body") -> "Fields":
    """Return the fields of a 0.1.0 save, named as in the current schema. Raise ValueError if they are invalid."""
    if kind == KIND_SESSION:
        return _session(body)
    if kind == KIND_SETTINGS:
        return {"numbers": _settings(body)}
    raise ValueError("0.1.0 did not save this")


def _session(body: "Body") -> "Fields":
    fields = unpack(_SESSION, body)
    flags = fields["flags"]
    rest = fields["rest"]
    size = 0 if flags & _ALL_SIDES else OPPONENT_STATE_SIZE * (len(fields["score"]) - 1)
    fields.update(unpack(_SESSION_REST, rest[size:]))
    strength_of(fields["level"])
    base = deal(fields["rules"], fields["seed"])
    start = fields["start"]
    if flags & ~(_ALL_SIDES | _STOP_PLAY) or len(start) != _POSITION_SIZE:
        raise ValueError("session: flags")
    if start[_FOUNDATION_COUNTS:] != base[FOUNDATION_COUNTS:]:
        raise ValueError("start: not this deal")
    fields.update({
        "plays_all_sides": flags & _ALL_SIDES != 0, "stop_play": flags & _STOP_PLAY != 0, "duplicate": False,
        "practice": False, "start_checksum": deal_checksum(base), "start_text": "", "hot_seat_names": (), "remote": [],
        "first_game_points": None, "minutes": 0,
        "stop_price": False, "owes_turn": False, "opponents": rest[:size],
    })  # fmt: skip
    return fields


def _settings(body: "Body") -> bytes:
    if len(body) != _SETTINGS_SIZE:
        raise ValueError("settings: wrong length")
    return (
        bytes((body[0],))
        + _value_at(_TARGETS, body[1]).to_bytes(2, "little")
        + bytes((body[2], rule_set(_value_at(_RULE_SETS, body[3])).id))
        + bytes(body[8:]) + b"\0"  # the bits of the options already are those of the current ids
        + bytes((LEVEL_IDS[_value_at(_LEVELS, body[4])],))
        + bytes(body[5:8])
    )  # fmt: skip


def _value_at(values: "tuple[T, ...]", index: int) -> "T":
    # Return the value at an index. Raise ValueError if there is none.
    if index >= len(values):
        raise ValueError("settings: value out of range")
    return values[index]
