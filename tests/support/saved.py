"""Make saves as bytes, and start an app with a store of saves."""

from firmware.app.save_format.packing import pack_header
from firmware.app.save_format.writer import SAVE_VERSION, concatenate, pack_progress, with_crc
from tests.support.app_driver import AppDriver

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any

    from firmware.app.session import Session
    from hostsim.players.driver import MemoryStore


def body(session: "Session") -> bytes:
    """Return the body of a Session's save."""
    return bytes(pack_header(session)) + b"".join(bytes(part) for part in pack_progress(session))


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


def booted(store: "MemoryStore") -> "AppDriver":
    """Return a Driver of an app that was started with this store."""
    d = AppDriver(store)
    d.press(0)
    return d
