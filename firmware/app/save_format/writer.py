"""The writer of saves, in the format that the package describes."""

from binascii import crc32

from engine.const import const

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Protocol

    from firmware.app.session import Session

    class Store(Protocol):
        """The place of saves: it keeps bytes by name.

        read returns None for a name that was never written; write raises OSError where it fails. is_log: whether each
        write is atomic, so that one slot for each kind is enough.
        """

        is_log: bool

        def read(self, name: str) -> bytes | bytearray | None: ...
        def write(self, name: str, data: bytes | bytearray) -> None: ...

SAVE_VERSION = const(5)
KIND_SESSION = const(1)  # kinds; a number that was given once stays
KIND_SETTINGS = const(2)
KIND_LESSONS = const(3)
KIND_RECORDS = const(4)
KIND_PUZZLES = const(5)
KIND_PLAYER_STATS = const(6)
# Names in the store, by kind.
SLOT_NAMES = (
    ("save0", "save1"), ("settings", "settings1"), ("learned", "learned1"), ("records", "records1"),
    ("solved", "solved1"), ("career", "career1"),
)  # fmt: skip

FLAG_ALL_SIDES = const(1)  # flags of a session
FLAG_STOP_PLAY = const(2)
FLAG_OWN_START = const(4)
FLAG_HOT_SEAT = const(8)
FLAG_DUPLICATE = const(16)
FLAG_REMOTE = const(32)
FLAG_PRACTICE = const(64)
NAME_LENGTH = const(8)  # of a player's name: of the first ALPHABET_SIZE of ASCII, a capital first
ALPHABET_SIZE = const(26)
HOT_SEAT_LEVEL = "person"  # in place of a level, where one is named


class Slots:
    """Where a store (`.read(name)`, `.write(name, data)`) keeps one kind.

    sequence: the number of what is written next
    slot: the one it goes to
    """

    def __init__(self, store: "Store", kind: int) -> None:
        self.store = store
        self.kind = kind
        self.names = SLOT_NAMES[kind - 1]
        self.sequence = 0
        self.slot = 0
        self.is_log = store.is_log

    def is_empty(self) -> bool:
        """Return whether nothing was ever written there."""
        store = self.store
        if self.is_log:
            return store.read(self.names[0]) is None and not store.torn  # type: ignore[attr-defined]  # A log has it.
        return store.read(self.names[0]) is None and store.read(self.names[1]) is None

    def write(self, *parts: "bytes | bytearray | memoryview") -> None:
        """Write these bytes, one after the other.

        OSError where the store refuses, or MemoryError; the last save then remains.
        """
        if self.is_log:
            self.store.write(self.names[0], concatenate(bytes((SAVE_VERSION,)), parts, 0))
            return
        head = bytes((80, 66, SAVE_VERSION, self.kind)) + self.sequence.to_bytes(4, "little")
        self.store.write(self.names[self.slot], with_crc(concatenate(head, parts, 4)))
        self.sequence = self.sequence + 1 & 0xFFFFFFFF
        self.slot = 1 - self.slot


def concatenate(head: bytes, parts: "tuple[bytes | bytearray | memoryview, ...]", more: int) -> bytearray:
    """Return head and parts as one bytearray, with so many bytes more."""
    size = len(head) + more
    for part in parts:
        size += len(part)
    out = bytearray(size)  # It is taken at once, as a long game's save is one of the largest pieces of the heap.
    at = len(head)
    out[:at] = head
    for part in parts:
        out[at : at + len(part)] = part
        at += len(part)
    return out


def with_crc(out: bytearray) -> bytearray:
    """Return a bytearray with its check sum in its last 4 bytes."""
    out[-4:] = (crc32(memoryview(out)[:-4]) & 0xFFFFFFFF).to_bytes(4, "little")
    return out


def pack_progress(session: "Session") -> "tuple[bytearray, memoryview]":
    """Return the part of a Session's save that changes during a game, as two pieces.

    The first has the seat, the points, those of a duplicate match's first game, and the opponents' states; the second
    is the log.
    """
    out = bytearray((session.first_seat if session.hot_seat_names else session.seat,))
    for points in session.score:
        out.extend(points.to_bytes(2, "little"))
    if session.duplicate:
        out.append(0 if session.first_game_points is None else 1)
        for points in session.first_game_points or ():
            out.extend(points.to_bytes(2, "little"))
    for opponent in session.opponents:
        state = opponent.state()
        if opponent is session.opponents[0]:
            out.append(len(state))
        out.extend(state)
    return out, memoryview(session.game.log)[: 2 * session.game.ply]
