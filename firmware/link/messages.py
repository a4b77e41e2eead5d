"""The messages of the link: their kinds and sizes, and how numbers are stored in them, low byte first.

The first byte of a message is PROTOCOL_VERSION, the second its kind; the next four are the game's number.
"""

from binascii import crc32

from engine.const import const
from firmware.app.remote_opponent import EPOCH_LIMIT

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.game import Game

PROTOCOL_VERSION = const(2)  # of the protocol, and of a position's bytes, whose check sum a STATUS carries

# Kinds of messages.
OFFER = const(1)  # of a game: its number, the seats, everything that determines the deal, and its ply
ACCEPT = const(2)
DECLINE = const(3)
STATUS = const(4)  # how far the game has got at this end, and what this end asks
MOVE = const(5)
MESSAGE_SIZES = (0, 31, 10, 7, 18, 17)  # in bytes by kind, without the check sum

# Why an offer is declined, and other things to be shown: indices into CABLE_ANSWERS of the menus' words.
PLAYER_DECLINED = const(0)
UNKNOWN_GAME = const(1)  # The other end does not have this game.
TOO_LARGE = const(2)  # The game does not fit the other end's screen.
OTHER_DEAL = const(3)  # The other end deals different cards from the same number.
PEER_LEFT = const(4)
OTHER_VERSION = const(5)
NO_CABLE = const(6)
DECLINE_REASONS = const(5)  # The first so many may stand in a DECLINE.

# Flags of a STATUS.
HAS_NEXT_MOVE = const(1)  # The next move has arrived and waits to be shown.
ASKS_UNDO = const(2)  # This end asks to undo its last move,
GRANTS_UNDO = const(4)  # or allows the other end to,
DENIES_UNDO = const(8)  # or refuses.
GAMES_DIFFER = const(16)  # The two games are not the same.
STOP_CALLED = const(32)  # The last undo was caused by a call of stop.

MASK_30 = const(0x3FFFFFFF)  # Check sums and game numbers are cut to 30 bits, a small int on every chip.


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
    """Return the check sum of a game's moves before a ply, followed by more bytes."""
    value = crc32(memoryview(game.log)[: 2 * ply])
    return (crc32(bytes(more), value) if more else value) & MASK_30
