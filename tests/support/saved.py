"""Make saves as bytes."""

from firmware.app.save_format.packing import pack
from firmware.app.save_format.reader import restore_session
from firmware.app.save_format.schemas import SAVE_VERSION, SESSION
from firmware.app.save_format.unpacking import unpack
from firmware.app.save_format.writer import concatenate, with_crc

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any

    from firmware.app.save_format.schemas import Schema
    from firmware.app.session import Session


def body(session: "Session") -> bytes:
    """Return the body of a Session's save."""
    return bytes(pack(SESSION, session))


def session_of(data: "bytes | bytearray | memoryview") -> "Session":
    """Return the Session of such a body. ValueError for what is none."""
    return restore_session(unpack(SESSION, data))


class _Changed:
    pass


def packed(schema: "Schema", record: object, **changes: "Any") -> bytes:
    """Return a record as bytes, with some of its attributes changed."""
    changed = _Changed()
    for name, _ in schema:
        setattr(changed, name, changes[name] if name in changes else getattr(record, name))
    return bytes(pack(schema, changed))


def slot(kind: int, sequence: int, body: "bytes | bytearray", version: int = SAVE_VERSION) -> bytes:
    """Return a slot with this body and a correct checksum."""
    head = bytes((80, 66, version, kind)) + sequence.to_bytes(4, "little")
    return bytes(with_crc(concatenate(head, (body,), 4)))


def sequence(data: "Any") -> int:
    """Return the sequence number of a slot."""
    return int.from_bytes(data[4:8], "little")


def state(session: "Session") -> "tuple[Any, ...]":
    """Return all of a Session that a save must keep."""
    return (
        bytes(session.game.pos),
        bytes(session.game.log[: 2 * session.game.ply]),
        session.game.base,
        session.seat,
        session.level,
        [bytes(opponent.state()) for opponent in session.opponents],
        session.plays_all_sides,
        session.stop_play,
        session.score,
        session.target,
        session.seed,
        session.rules,
        session.game.undo_limit,
    )
