# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What is kept through a power-off, as bytes: here it is written, in reader.py read.

Each kind of what is kept (the session, the settings) has two slots in a store, written in turn, so that a whole one is
always there, wherever the power goes. A slot holds

    "PB", VERSION, the kind, a sequence number (4 bytes), the body, the CRC-32 of all that (4 bytes)

with numbers low byte first everywhere. A store that itself keeps either all of what is written or what was there
before, and says so by `is_log`, has one slot a kind, which holds VERSION and the body.

The body of a session is what stays the same in a game (`start_of`, numbers.py), then what does not (`moves_of`):
    the number of the rule set, its options (4), the seed (6), the number of the level, the points that win the match
    (2), SOLITAIRE and STOP_PLAY, the CRC-32 of the cards as they were dealt (4);
    the person's seat, each player's points before this game (2), the bytes of an opponent's state, the state of each
    opponent, the log of moves to the end.
That of the settings is in numbers.py. A start that is no deal cannot be kept in this version.

To change any of it, or the order of bytes in a Position or an Opponent's state, take a new VERSION, let reader.py read
the one before, and put files of it into tests/golden.
"""

from binascii import crc32

from engine.const import const

VERSION = 4
SESSION = const(1)  # kinds; a number that was given once stays
SETTINGS = const(2)
SLOTS = (("save0", "save1"), ("settings", "settings1"))  # names in the store, by kind

SOLITAIRE = const(1)  # flags of a session
STOP_PLAY = const(2)


class Slots:
    """Where a store (`.read(name)`, `.write(name, data)`) keeps one kind.

    sequence: the number of what is written next; slot: the one it goes to.
    """

    def __init__(self, store, kind):
        self.store = store
        self.kind = kind
        self.names = SLOTS[kind - 1]
        self.sequence = 0
        self.slot = 0
        try:
            self.is_log = store.is_log
        except AttributeError:
            self.is_log = False

    def write(self, *parts):
        """Keep these bytes, one after the other. OSError where the store refuses, MemoryError; the last ones stay then.
        """
        if self.is_log:
            self.store.write(self.names[0], joined(bytes((VERSION,)), parts, 0))
            return
        head = bytes((80, 66, VERSION, self.kind)) + self.sequence.to_bytes(4, "little")
        self.store.write(self.names[self.slot], sealed(joined(head, parts, 4)))
        self.sequence = self.sequence + 1 & 0xFFFFFFFF
        self.slot = 1 - self.slot


def joined(head, parts, more):
    """Return head and parts as one bytearray, with so many bytes more."""
    size = len(head) + more
    for part in parts:
        size += len(part)
    out = bytearray(size)  # taken at once: a long game's save is one of the largest pieces of the heap
    at = len(head)
    out[:at] = head
    for part in parts:
        out[at : at + len(part)] = part
        at += len(part)
    return out


def sealed(out):
    """Return a bytearray with its check sum in its last 4 bytes."""
    out[-4:] = (crc32(memoryview(out)[:-4]) & 0xFFFFFFFF).to_bytes(4, "little")
    return out


def moves_of(session):
    """Return what of a Session changes during a game, as two pieces of bytes: seat, points and states; the log."""
    out = bytearray((session.seat,))
    for points in session.score:
        out.extend(points.to_bytes(2, "little"))
    for opponent in session.opponents:
        state = opponent.state()
        if opponent is session.opponents[0]:
            out.append(len(state))
        out.extend(state)
    return out, memoryview(session.game.log)[: 2 * session.game.ply]
