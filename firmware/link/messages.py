# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What is said over a cable: the kinds of messages, their sizes, and how numbers stand in them, low byte first.

The first byte of each is VERSION, the second its kind, then the number of the game in four.
"""

from binascii import crc32

from engine.const import const
from firmware.app.by_cable import EPOCHS

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from engine.game import Game

VERSION = const(2)  # of all this, and of the bytes of a position, of which STATUS has a sum

# Kinds of messages.
OFFER = const(1)  # of a game: its number, who sits where, all that the deal follows from, how far it is
ACCEPT = const(2)
DECLINE = const(3)
STATUS = const(4)  # how far the game is here, and what is asked
MOVE = const(5)
SIZES = (0, 31, 10, 7, 18, 17)  # bytes, by kind, without the check

# Why an offer is declined, and what else is to be said: places in text.words.CABLE_SAYS.
SAID_NO = const(0)
UNKNOWN = const(1)  # a game that the other does not have
TOO_LARGE = const(2)  # for the other's screen
OTHER_DEAL = const(3)  # the other deals other cards from the same number
HAS_LEFT = const(4)
OTHER_VERSION = const(5)
NO_CABLE = const(6)
REASONS = const(5)  # those that a DECLINE may name

# Bits of a STATUS.
HAS_NEXT = const(1)  # the next move is there, and waits to be shown
ASKS = const(2)  # to take the last move back
GRANTS = const(4)  # that
DENIES = const(8)
DIFFERS = const(16)
CALLED = const(32)  # what went back last, went back by a call of stop

LOW_30 = const(0x3FFFFFFF)  # of check sums and numbers of games: small ints on every chip


def two(data: bytearray, at: int) -> int:
    """Return the number in two bytes."""
    return data[at] | data[at + 1] << 8


def four(data: bytearray, at: int) -> int:
    """Return the number in four bytes, of which 30 bits count."""
    return data[at] | data[at + 1] << 8 | data[at + 2] << 16 | (data[at + 3] & 63) << 24


def put(data: bytearray, at: int, size: int, value: int) -> None:
    """Write a number into `size` bytes."""
    for i in range(at, at + size):
        data[i] = value & 255
        value >>= 8


def is_newer(epoch: int, than: int) -> bool:
    """Return whether an epoch comes after another; they count round."""
    return 0 < (epoch - than) % EPOCHS < EPOCHS // 2


def log_sum(game: "Game", ply: int, *more: int) -> int:
    """Return the check sum of a game's moves before a ply, and of more bytes."""
    value = crc32(memoryview(game.log)[: 2 * ply])
    return (crc32(bytes(more), value) if more else value) & LOW_30
