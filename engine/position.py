"""A position: one bytearray of POSITION_SIZE bytes that holds all that a save, an undo or a search needs.

A card is a byte: bits 0-3 its rank, 1 for the card that starts a foundation (RULES 3: ace, six or seven); bits 4-5 its
suit S H D C; bit 6 its pack; bit 7 set when it is face down. 0 is no card. One byte for each card names the card
beneath it, and one byte for each pile names its top card: piles are linked lists, so a move changes only a few bytes.

Piles by number: SHOW, the showing card; 1-9 the houses; then reserve, hand and waste of A, of B, of C.

A move is two bytes (source, destination). There the pile numbers are *codes* relative to the player to move: RESERVE,
HAND and WASTE are that player's piles, + 3 the next player's, + 6 the third player's; see `pile`. `rf` is (RESERVE,
FOUNDATION), `h3` (SHOW, 3), `5W` (5, WASTE + 3). Turning up is (HAND, SHOW), `hw` (SHOW, WASTE), `u` (RESERVE,
RESERVE); `p` and `ab` are (PASS, PASS) and (ABANDON, ABANDON). A group has GROUP set in its source, and its size in the
high half of its
destination: 2-14, or WHOLE_HOUSE for `12*`.
"""

from engine.const import const
from engine.rules import PEEK, TO_FOUNDATION

SHOW = const(0)
RESERVE = const(10)
HAND = const(11)
WASTE = const(12)
PILES = const(19)

# Codes of moves that are not piles.
FOUNDATION = const(19)  # as a destination
ABANDON = const(30)
PASS = const(31)
GROUP = const(128)
WHOLE_HOUSE = const(15)
# The codes of the piles that may be loaded, in the order of their letters Q R V W.
LOAD_CODES = bytes((RESERVE + 6, RESERVE + 3, WASTE + 6, WASTE + 3))

FACE_DOWN = const(128)
UNDEALT = const(0x0F)  # in place of the top of a house that is not dealt yet
OUT_OF_USE = const(0x1F)  # in place of the top of a house that is out of use
UNKNOWN_CARD = const(0xAF)  # in a view: a face-down card
JOKER = const(0x9E)
KING = const(13)  # the rank

# The bytes of a position.
RULE_SET_ID = const(0)  # the id of the rule set, see rules.RuleSet
OPTION_BITS = const(1)  # 4 bytes: bit i is the option whose id is i, see rules.Option
FAMILY = const(5)  # 0 the two-pack family, 1 the one-pack game
PLAYERS = const(6)
HOUSES = const(7)
TURN = const(8)  # 0 A, 1 B, 2 C
OVER = const(9)  # 0 while the game lasts; 1 + the winner; DRAW; STALEMATE
IDLE = const(10)  # turns without progress (RULES 7): 16 bits, low byte first
QUIET = const(12)  # quiet turns (RULES 7): 16 bits, low byte first
RUNS = const(14)  # 16 bits for each player: new hands made from the waste
FLAGS = const(20)
# 4 bytes, the masks of rules.py: for the showing card, a house's top, the reserve's top, the own waste's top
MASKS = const(21)
# The flags of rules.py have 16 bits. The hot paths read the low byte, `pos[ORDER] & FOSTER`; a flag above bit 7 is read
# from the high byte, `pos[ORDER_HIGH] & (FLAG >> 8)`.
ORDER = const(25)
ORDER_HIGH = const(26)
STYLE = const(27)
STYLE_HIGH = const(28)
DUTIES = const(29)
DUTIES_HIGH = const(30)
# cards on the foundations, two for each suit, the larger first; NO_FOUNDATION with one pack
FOUNDATION_COUNTS = const(31)
TOP = const(39)
COUNT = const(58)
UNDER = const(77)  # by card & 127: the card beneath it
POSITION_SIZE = const(203)

DRAW = const(4)
STALEMATE = const(5)
RESERVE_LOCKED = const(1)  # FLAGS: the mover's reserve is locked (RULES 5)
AT_TURN_START = const(2)  # FLAGS: no move has been made in this turn; the option `peek` asks
NO_FOUNDATION = const(15)


class _Slice:
    def __getitem__(self, item: slice) -> slice:
        return item


ALL = _Slice()[:]  # `out[ALL] = pos` copies without allocating a slice each time

RANK_CHARS = "A23456789TJQK"
SUIT_CHARS = "SHDC"


def pile(pos: bytearray, code: int) -> int:
    """Return the pile that a move's code means for the player to move."""
    if code < RESERVE or code >= PILES:
        return code
    p = code + 3 * pos[TURN]
    return p if p < RESERVE + 3 * pos[PLAYERS] else p - 3 * pos[PLAYERS]


def push(pos: bytearray, p: int, card: int) -> None:
    """Lay a card on pile p."""
    pos[UNDER + (card & 127)] = pos[TOP + p]
    pos[TOP + p] = card
    pos[COUNT + p] += 1


def pop(pos: bytearray, p: int) -> int:
    """Take the top card off pile p and return it, 0 if there is none."""
    card = pos[TOP + p]
    if card:
        pos[TOP + p] = pos[UNDER + (card & 127)]
        pos[UNDER + (card & 127)] = 0
        pos[COUNT + p] -= 1
    return card


def read_pile(pos: bytearray, p: int, out: bytearray) -> int:
    """Write the cards of pile p, bottom to top, into out (at most MAX_PILE_CARDS bytes); return how many."""
    n = pos[COUNT + p]
    card = pos[TOP + p]
    for i in range(n - 1, -1, -1):
        out[i] = card
        card = pos[UNDER + (card & 127)]
    return n


MAX_PILE_CARDS = const(105)


def first_house(pos: bytearray, player: int) -> int:
    """Return the number of a player's first house; each player has HOUSES // PLAYERS."""
    return 1 + player * (pos[HOUSES] // pos[PLAYERS])


def has_foundations(pos: bytearray) -> bool:
    """Return whether the rule set has foundations."""
    return pos[MASKS + 1] & TO_FOUNDATION != 0


def has_reserve(pos: bytearray) -> bool:
    """Return whether the rule set deals a reserve."""
    return pos[MASKS + 2] != 0


def start_turn(pos: bytearray) -> None:
    """Set the flags of a turn in which no move has been made yet."""
    pos[FLAGS] = AT_TURN_START if pos[DUTIES] & PEEK else 0


def view(pos: bytearray, out: bytearray) -> None:
    """Copy pos into out as the player to move may see it: every face-down card is UNKNOWN_CARD.

    out: bytearray(POSITION_SIZE). Counts stay; all bytes beneath an UNKNOWN_CARD top are blank.
    """
    out[ALL] = pos
    for i in range(UNDER, POSITION_SIZE):
        out[i] = 0
    for p in range(PILES):
        card = pos[TOP + p]
        if card & FACE_DOWN:
            out[TOP + p] = UNKNOWN_CARD
            continue
        while card:
            under = pos[UNDER + (card & 127)] if card & 15 < 15 else 0
            if under & FACE_DOWN:
                under = UNKNOWN_CARD
            if card & 15 < 15:
                out[UNDER + (card & 127)] = under
            card = 0 if under & FACE_DOWN else under
