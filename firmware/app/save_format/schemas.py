"""The fields of every kind of save, and the ids that stand for names in them.

A schema is a tuple of rows (name, kind), one for each field, in the order of the bytes. The name is that of the saved
attribute. The kind says how its value is written:

    4               a number of this many bytes
    BITS            a number of any size, preceded by its length in bytes (1)
    BYTES           bytes, preceded by their number (2)
    REST            bytes, up to the end
    (2,)            numbers of this many bytes each, preceded by their count (1)
    (kind, …)       lists with a value of each kind, preceded by the number of lists (1)
    FLAG            False or True, as a number of 1 byte
    TEXT            BYTES in UTF-8
    RULES           rules as text: the id of the rule set (1), then the bits of its options (4)
    LEVEL           a level as text: its id (1), then the strength of the adaptive one by ids (2), of others 0
    NAMES           names of players, as TEXT with commas between them; empty for none
    POINTS          a list as (2,), empty for None
    REMOTE          a RemoteOpponent as a list of one REMOTE_GAME, empty for None
    STATES          the states of all opponents, joined as BYTES
    RULE_SET        the name of a rule set, by its id (1)
    PLAYED_LEVEL    the name of a level by its id (1), HOT_SEAT_LEVEL as HOT_SEAT_ID, none as NO_LEVEL_ID
    STRENGTH_ID     a strength by ids (2)

An id never changes and is never reused. A new item takes the next id, wherever it stands in the lists of the engine.
"""

from engine.const import const
from engine.opponent import LEVEL_IDS

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any

    Schema = tuple[tuple[str, Any], ...]

SAVE_VERSION = const(6)
BITS = const(0)  # not the size of a number, because those are from 1 to 15 bytes
BYTES = const(16)
REST = const(17)
FLAG = const(18)
TEXT = const(19)
RULES = const(20)
LEVEL = const(21)
NAMES = const(22)
POINTS = const(23)
STATES = const(24)
RULE_SET = const(25)
PLAYED_LEVEL = const(26)
STRENGTH_ID = const(27)
REMOTE = const(28)
HOT_SEAT_ID = const(254)  # takes the place of a level's id in the records
NO_LEVEL_ID = const(255)
HOT_SEAT_LEVEL = "person"  # takes the place of a level wherever one is named
NAME_LENGTH = const(8)  # letters of a player's name, from the first ALPHABET_SIZE characters of ASCII, a capital first
ALPHABET_SIZE = const(26)


def level_by_id(number: int) -> str:
    """Return the level that has an id. Raise ValueError if none has it."""
    for name in LEVEL_IDS:
        if LEVEL_IDS[name] == number:
            return name
    raise ValueError("level: no level has the id %d" % number)


REMOTE_GAME = (4, 1)  # the game's id and the kind of cable

# The part of a session that stays the same during a game.
SESSION_START = (
    ("rules", RULES),
    ("seed", 6),
    ("level", LEVEL),
    ("target", 2),
    ("plays_all_sides", FLAG),
    ("stop_play", FLAG),
    ("duplicate", FLAG),
    ("practice", FLAG),
    ("start_checksum", 4),
    ("start_text", TEXT),
    ("hot_seat_names", NAMES),
    ("remote", REMOTE),
    ("stop_price", FLAG),
)
# The part of a session that changes during a game.
SESSION_PROGRESS = (
    ("home_seat", 1),
    ("score", (2,)),
    ("first_game_points", POINTS),
    ("minutes", 2),
    ("owes_turn", FLAG),
    ("opponents", STATES),
)
SESSION = SESSION_START + SESSION_PROGRESS + (("log", REST),)

SETTINGS = (("numbers", REST),)  # the numbers of firmware.app.settings.Settings; an older save has fewer of them

PROGRESS = (("done_bits", BITS),)  # bit i for lesson or puzzle i

# RECORDS is in firmware/app/records.py and PLAYER_STATS in player_stats.py, so that they take no memory during a game.

KIND_SESSION = const(1)  # the kinds of saves; a number never changes
KIND_SETTINGS = const(2)
KIND_LESSONS = const(3)
KIND_RECORDS = const(4)
KIND_PUZZLES = const(5)
KIND_PLAYER_STATS = const(6)
# By kind: the names of its two slots in the store.
SLOT_NAMES = (
    ("save0", "save1"), ("settings", "settings1"), ("learned", "learned1"), ("records", "records1"),
    ("solved", "solved1"), ("career", "career1"),
)  # fmt: skip
