"""Define the messages of the link: their kinds and sizes, and how numbers are stored in them, low byte first.

The first byte of a message is PROTOCOL_VERSION, the second its kind; the next four are the game's number.
"""

from binascii import crc32

from engine.const import const
from firmware.app.remote_opponent import EPOCH_LIMIT

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.game import Game

PROTOCOL_VERSION = const(2)  # of the protocol and of a position's bytes, whose checksum a STATUS carries

# Kinds of messages.
OFFER = const(1)  # offers a game: its number, the seats, everything that determines the deal, and its ply
ACCEPT = const(2)
DECLINE = const(3)
STATUS = const(4)  # reports the progress of this end, and its requests
MOVE = const(5)
MESSAGE_SIZES = (0, 31, 10, 7, 18, 17)  # bytes by kind, without the checksum

# Why an offer is declined, and other notices: indices into text.cable().CABLE_ANSWERS.
PLAYER_DECLINED = const(0)
UNKNOWN_GAME = const(1)  # the other end does not have this game
TOO_LARGE = const(2)  # the game does not fit the other end's screen
OTHER_DEAL = const(3)  # the other end deals different cards from the same number
PEER_LEFT = const(4)
OTHER_VERSION = const(5)
NO_CABLE = const(6)
DECLINE_REASONS = const(5)  # the number of notices above that a DECLINE can have

# The flags of a STATUS.
HAS_NEXT_MOVE = const(1)  # the next move has arrived but is not shown yet
ASKS_UNDO = const(2)  # this end asks to undo its last move
GRANTS_UNDO = const(4)  # this end allows the other to undo
DENIES_UNDO = const(8)  # this end refuses the other's request
GAMES_DIFFER = const(16)  # the two games differ
STOP_CALLED = const(32)  # the last undo was caused by a call of stop

MASK_30 = const(0x3FFFFFFF)  # checksums and game numbers are cut to 30 bits, a small int on every chip


def read_u16(data: bytearray, at: int) -> int:
    """Return the number in two bytes of a message."""
    return data[at] | data[at + 1] << 8


def read_u30(data: bytearray, at: int) -> int:
    """Return the low 30 bits of the number in four bytes of a message."""
    return data[at] | data[at + 1] << 8 | data[at + 2] << 16 | (data[at + 3] & 63) << 24


def write_number(data: bytearray, at: int, size: int, value: int) -> None:
    """Write a number into `size` bytes of a message."""
    for i in range(at, at + size):
        data[i] = value & 255
        value >>= 8


def is_newer(epoch: int, than: int) -> bool:
    """Return whether an epoch comes after another; epochs wrap around."""
    return 0 < (epoch - than) % EPOCH_LIMIT < EPOCH_LIMIT // 2


def log_checksum(game: "Game", ply: int, *more: int) -> int:
    """Return the checksum of a game's moves before a ply, followed by more bytes."""
    value = crc32(memoryview(game.log)[: 2 * ply])
    return (crc32(bytes(more), value) if more else value) & MASK_30
