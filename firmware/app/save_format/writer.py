"""Write records into slots."""

from binascii import crc32

from firmware.app.save_format.packing import pack
from firmware.app.save_format.schemas import SAVE_VERSION, SLOT_NAMES

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Protocol

    from firmware.app.save_format.schemas import Schema

    class Store(Protocol):
        """A store of saves: it keeps bytes by name.

        is_log: whether each write is atomic: a power cut leaves the new data or the old
        read: returns None for a name that was never written, b"" for one whose data a power cut took; write raises
        OSError if it fails.
        """

        is_log: bool

        def read(self, name: str) -> bytes | bytearray | None: ...
        def write(self, name: str, data: bytes | bytearray) -> None: ...


class Slots:
    """The slots of one kind of save in a store.

    names: the names of its slots
    sequence: the sequence number of the next save
    slot: the index of the slot that the next save goes to
    """

    def __init__(self, store: "Store", kind: int, schema: "Schema") -> None:
        self.store = store
        self.kind = kind
        self.schema = schema
        names = SLOT_NAMES[kind - 1]
        self.names = names[:1] if store.is_log else names
        self.sequence = 0
        self.slot = 0

    def is_empty(self) -> bool:
        """Return whether no save of this kind was ever written."""
        return all([self.store.read(name) is None for name in self.names])

    def save(self, record: object) -> bool:
        """Write a record; return whether the store accepted it."""
        try:
            self.write(pack(self.schema, record))
            return True
        except (OSError, MemoryError):
            return False

    def write(self, *parts: "bytes | bytearray | memoryview") -> None:
        """Write these bytes as one save.

        Raise OSError where the store refuses, or MemoryError; the last save then remains.
        """
        if self.store.is_log:
            self.store.write(self.names[0], concatenate(bytes((SAVE_VERSION,)), parts, 0))
            return
        head = bytes((80, 66, SAVE_VERSION, self.kind)) + self.sequence.to_bytes(4, "little")
        self.store.write(self.names[self.slot], with_crc(concatenate(head, parts, 4)))
        self.sequence = self.sequence + 1 & 0xFFFFFFFF
        self.slot = 1 - self.slot


def concatenate(head: bytes, parts: "tuple[bytes | bytearray | memoryview, ...]", more: int) -> bytearray:
    """Return head and parts as one bytearray, with extra bytes at the end."""
    size = len(head) + more
    for part in parts:
        size += len(part)
    out = bytearray(size)  # allocated at once, because a long game's save is one of the largest pieces of the heap
    at = len(head)
    out[:at] = head
    for part in parts:
        out[at : at + len(part)] = part
        at += len(part)
    return out


def with_crc(out: bytearray) -> bytearray:
    """Return a bytearray after putting its checksum into its last 4 bytes."""
    out[-4:] = (crc32(memoryview(out)[:-4]) & 0xFFFFFFFF).to_bytes(4, "little")
    return out
