# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What a position is: one bytearray of SIZE bytes that holds all a save, an undo or a search needs. And the deal.

A card is a byte: bits 0-3 its rank, 1 for what starts a foundation (RULES 3: ace, six or seven); bits 4-5 its
suit S H D C; bit 6 its pack; bit 7 set when face down. 0 is no card. Each card has one byte that names the
card beneath it, each pile one that names its top, so a move touches a few bytes and no pile has room of its own.

Piles by number: SHOW, the showing card; 1-9 the houses; then reserve, hand and waste of A, of B, of C. In a move
the same numbers are *codes* seen by the player to move: RESERVE HAND WASTE are the own ones, + 3 the
next player's, + 6 the third's; see `pile`.
"""

from engine.const import const
from engine.rng import Rng
from engine.rules import (
    BACKS,
    CUT,
    HIDDEN,
    HIGHER_RESERVE,
    JOKER_PACK,
    LOWER_HOUSES,
    NAMES,
    PEEK,
    STAGGERED,
    Row,
    reserve_of,
)
from engine.rules import OPTIONS as OPTION_NAMES

SHOW = const(0)
RESERVE = const(10)
HAND = const(11)
WASTE = const(12)
FOUNDATION = const(19)  # as a destination only
PILES = const(19)

FACE_DOWN = const(128)
UNDEALT = const(0x0F)  # top of a house not dealt yet
OUT = const(0x1F)  # top of a house out of use
UNKNOWN = const(0xAF)  # in a view: a face-down card
JOKER = const(0x9E)

# The bytes of a position.
RULES = const(0)  # index of the rule set in rules.NAMES
OPTIONS = const(1)  # 3 bytes: bit i is option i of rules.OPTIONS
FAMILY = const(4)  # 0 the two-pack family, 1 the one-pack game
PLAYERS = const(5)
HOUSES = const(6)
TURN = const(7)  # 0 A, 1 B, 2 C
OVER = const(8)  # 0 going on; 1 + the winner; DRAW; STALEMATE
IDLE = const(9)  # RULES 7, 16 bits, low byte first
QUIET = const(11)  # the same
RUNS = const(13)  # 16 bits a player
FLAGS = const(19)
MASKS = const(20)  # rules.py: showing card, house top, reserve top, own waste's top
ORDER = const(24)  # rules.py
STYLE = const(25)  # rules.py
DUTIES = const(26)  # rules.py
FOUNDS = const(27)  # cards on the foundations, two a suit, the larger first; NO_PACK where there is but one
TOP = const(35)
COUNT = const(54)
UNDER = const(73)  # by card & 127
SIZE = const(199)

DRAW = const(4)
STALEMATE = const(5)
HELD = const(1)  # FLAGS: the mover's reserve is held (RULES 5)
FRESH = const(2)  # FLAGS: nothing has been done yet in this turn, kept under `peek`
NO_PACK = const(15)



class _Slice:
    def __getitem__(self, item):
        return item


ALL = _Slice()[:]  # `out[ALL] = pos` copies without making a slice on MicroPython's heap each time

LETTERS = "A23456789TJQK"
SUITS = "SHDC"


def new(row):
    """Return an empty position (bytearray of SIZE) under a rules.Row."""
    pos = bytearray(SIZE)
    pos[RULES] = row.index
    pos[FAMILY] = row.family
    pos[PLAYERS] = row.players
    pos[HOUSES] = row.houses
    for i in range(4):
        pos[MASKS + i] = row.masks[i]
    pos[ORDER] = row.order
    pos[STYLE] = row.style
    pos[DUTIES] = row.duties
    for i in range(3):
        pos[OPTIONS + i] = row.options >> 8 * i & 255
    if row.packs == 1:
        for suit in range(4):
            pos[FOUNDS + 2 * suit + 1] = NO_PACK
    return pos


def rules_name(pos):
    """Return the rules of a position as text: `classic+waste`."""
    bits = pos[OPTIONS] | pos[OPTIONS + 1] << 8 | pos[OPTIONS + 2] << 16
    names = [OPTION_NAMES[i] for i in range(len(OPTION_NAMES)) if bits >> i & 1]
    return "+".join([NAMES[pos[RULES]]] + names)


def row_of(pos):
    """Return the rules.Row of a position."""
    return Row(rules_name(pos))


def pile(pos, code):
    """Return the pile that a move's code means for the player to move."""
    if code < RESERVE or code >= PILES:
        return code
    p = code + 3 * pos[TURN]
    return p if p < RESERVE + 3 * pos[PLAYERS] else p - 3 * pos[PLAYERS]


def push(pos, p, card):
    """Lay a card on pile p."""
    pos[UNDER + (card & 127)] = pos[TOP + p]
    pos[TOP + p] = card
    pos[COUNT + p] += 1


def pop(pos, p):
    """Take the top card off pile p and return it (0 where there is none)."""
    card = pos[TOP + p]
    if card:
        pos[TOP + p] = pos[UNDER + (card & 127)]
        pos[UNDER + (card & 127)] = 0
        pos[COUNT + p] -= 1
    return card


def cards(pos, p, out):
    """Write the cards of pile p, bottom to top, into out (bytes; PACK_ROOM suffices) and return how many."""
    n = pos[COUNT + p]
    card = pos[TOP + p]
    for i in range(n - 1, -1, -1):
        out[i] = card
        card = pos[UNDER + (card & 127)]
    return n


PACK_ROOM = const(105)


def first_house(pos, player):
    """Return the number of a player's first house; there are HOUSES // PLAYERS a player."""
    return 1 + player * (pos[HOUSES] // pos[PLAYERS])


def deal_first_turn(pos):
    """Deal the houses (in `cats` the reserve too) of the player to move, where they are not dealt yet (RULES 3)."""
    player = pos[TURN]
    if pos[TOP + first_house(pos, player)] == UNDEALT:
        _deal_out(pos, player, reserve_of(pos[RULES]))


def _deal_out(pos, player, size):
    # A reserve of that size, then the houses, off the top of the player's pack, which lies in the hand.
    reserve = RESERVE + 3 * player
    hand = reserve + 1
    first = first_house(pos, player)
    each = pos[HOUSES] // pos[PLAYERS]
    for i in range(size):
        hidden = i < size - 1 or pos[STYLE] & HIDDEN
        push(pos, reserve, pop(pos, hand) & 127 | (FACE_DOWN if hidden else 0))
    for house in range(first, first + each):
        pos[TOP + house] = 0
    if pos[STYLE] & BACKS:
        for house in range(first + each - 1, first - 1, -1):
            push(pos, house, pop(pos, hand))
    for house in range(first, first + each):
        push(pos, house, pop(pos, hand) & 127)


def _packs(row, rng):
    """Return a list of cards a player, top of the pack first."""
    ranks = range(1, row.ranks + 1)
    if row.players == 1:
        pack = [suit << 4 | rank for suit in range(4) for rank in ranks]
        rng.shuffle(pack)
        return [pack]
    if row.style & JOKER_PACK:
        pack = [pack << 6 | suit << 4 | rank for pack in range(2) for suit in range(4) for rank in ranks]
        pack.append(JOKER & 127)
        rng.shuffle(pack)
        each = len(pack) // row.players
        return [pack[i * each : (i + 1) * each] for i in range(row.players)]
    packs = []
    if row.family:
        # Foster deals two cards each, then three at a time.
        pack = [suit << 4 | rank for suit in range(4) for rank in ranks]
        rng.shuffle(pack)
        packs = [[], []]
        at = 0
        while at < len(pack):
            size = 2 if at < 4 else 3
            for hand in packs:
                hand.extend(pack[at : at + size])
                at += size
        return packs
    for player in range(2):
        # In the game with one pack A has hearts and clubs, B spades and diamonds (RULES 3, simple).
        suits = range(4) if row.packs == 2 else ((1, 3), (0, 2))[player]
        pack = [(player << 6 if row.packs == 2 else 0) | suit << 4 | rank for suit in suits for rank in ranks]
        rng.shuffle(pack)
        packs.append(pack)
    return packs


def deal(rules, seed):
    """Return the starting position of a game (RULES 3).

    rules: text such as `classic+waste`; seed: an int from 0 to 2**48 - 1. ValueError, one line, for either.
    """
    row = Row(rules)
    rng = Rng(seed)
    pos = new(row)
    packs = _packs(row, rng)
    for player in range(row.players):
        hand = HAND + 3 * player
        for card in reversed(packs[player]):
            push(pos, hand, card | FACE_DOWN)
    if row.players == 1:
        for house in range(1, row.houses + 1):
            for i in range(house):
                push(pos, house, pop(pos, HAND) & (127 if i == house - 1 else 255))
        return pos
    if row.style & STAGGERED:
        for house in range(1, row.houses + 1):
            pos[TOP + house] = UNDEALT
    else:
        for player in range(row.players):
            _deal_out(pos, player, row.reserve)
        if row.style & JOKER_PACK:
            for p in range(PILES):
                settle_joker(pos, p)
    pos[TURN] = _beginner(row, pos, rng)
    if row.style & STAGGERED:
        deal_first_turn(pos)
    start_turn(pos)
    return pos


def start_turn(pos):
    """Set the flags of a turn of which nothing has been done yet."""
    pos[FLAGS] = FRESH if pos[DUTIES] & PEEK else 0


def settle_joker(pos, p):
    """Set the joker aside if it lies face up on pile p, and put the next card in its place (RULES 3, three)."""
    if pos[TOP + p] != JOKER & 127:
        return
    pop(pos, p)
    pos[IDLE] = pos[IDLE + 1] = 0
    if p < RESERVE:
        card = pop(pos, HAND + 3 * ((p - 1) // (pos[HOUSES] // pos[PLAYERS])))
        if card:
            push(pos, p, card & 127)
    elif pos[TOP + p]:
        pos[TOP + p] &= 127


def _beginner(row, pos, rng):
    if row.begins == CUT:
        return rng.below(row.players)
    if row.begins == HIGHER_RESERVE:
        best = -1
        first = 0
        for player in range(row.players):
            card = pos[TOP + RESERVE + 3 * player]
            rank = card & 15
            # The ace is the highest here, and ties go by suit, spades first.
            worth = 4 * (14 if rank == 1 else rank) + 3 - (card >> 4 & 3) if card else -1
            if worth > best:
                best = worth
                first = player
        return first
    each = row.houses // row.players
    tied = list(range(row.players))
    for step in range(1 if row.begins == LOWER_HOUSES else 0, each + 1):
        # The reserve, then the house beside it, which is the last, and so on outwards.
        ranks = [pos[TOP + (RESERVE + 3 * i if step == 0 else 1 + (i + 1) * each - step)] & 15 for i in tied]
        low = min(ranks)
        tied = [tied[i] for i in range(len(tied)) if ranks[i] == low]
    return tied[0]


def view(pos, out):
    """Copy pos into out (bytearray(SIZE)) as the player to move may see it: every face-down card is UNKNOWN.

    Counts stay; what lies beneath an UNKNOWN top is blank.
    """
    out[ALL] = pos
    for i in range(UNDER, SIZE):
        out[i] = 0
    for p in range(PILES):
        card = pos[TOP + p]
        if card & FACE_DOWN:
            out[TOP + p] = UNKNOWN
            continue
        while card:
            under = pos[UNDER + (card & 127)] if card & 15 < 15 else 0
            if under & FACE_DOWN:
                under = UNKNOWN
            if card & 15 < 15:
                out[UNDER + (card & 127)] = under
            card = 0 if under & FACE_DOWN else under
