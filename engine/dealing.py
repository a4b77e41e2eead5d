# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Deal a game (RULES 3). A module of its own because it is needed only once a game."""

from engine.position import (
    DUTIES,
    DUTIES_HIGH,
    FACE_DOWN,
    FAMILY,
    FOUNDS,
    HAND,
    HOUSES,
    JOKER,
    MASKS,
    NO_PACK,
    OPTIONS,
    ORDER,
    ORDER_HIGH,
    PILES,
    PLAYERS,
    RESERVE,
    RULES,
    SIZE,
    STYLE,
    STYLE_HIGH,
    TOP,
    TURN,
    UNDEALT,
    first_house,
    pop,
    push,
    start_turn,
)
from engine.rng import Rng
from engine.rules import (
    BACKS,
    CUT,
    HIGHER_RESERVE,
    JOKER_PACK,
    LOWER_HOUSES,
    RESERVE_FACE_DOWN,
    STAGGERED,
    Row,
    reserve_by_id,
    rules_text,
)
from engine.three_players import settle_joker


def new(row: Row) -> bytearray:
    """Return an empty position (bytearray of SIZE) under a rules.Row."""
    pos = bytearray(SIZE)
    pos[RULES] = row.rule_set.id
    pos[FAMILY] = row.family
    pos[PLAYERS] = row.players
    pos[HOUSES] = row.houses
    for i in range(4):
        pos[MASKS + i] = row.masks[i]
    for at, high, flags in (
        (ORDER, ORDER_HIGH, row.order),
        (STYLE, STYLE_HIGH, row.style),
        (DUTIES, DUTIES_HIGH, row.duties),
    ):
        pos[at] = flags & 255
        pos[high] = flags >> 8
    for i in range(4):
        pos[OPTIONS + i] = row.options >> 8 * i & 255
    if row.packs == 1:
        for suit in range(4):
            pos[FOUNDS + 2 * suit + 1] = NO_PACK
    return pos


def rules_name(pos: bytearray) -> str:
    """Return the rules of a position as text: `classic+waste`."""
    return rules_text(pos[RULES], int.from_bytes(pos[OPTIONS : OPTIONS + 4], "little"))


def row_of(pos: bytearray) -> Row:
    """Return the rules.Row of a position."""
    return Row(rules_name(pos))


def deal_first_turn(pos: bytearray) -> None:
    """Deal the houses (in `cats` the reserve too) of the player to move (RULES 3)."""
    _deal_out(pos, pos[TURN], reserve_by_id(pos[RULES]))


def _deal_out(pos: bytearray, player: int, size: int) -> None:
    # Deal a reserve of that size and then the houses from the top of the player's pack, which lies in the hand.
    reserve = RESERVE + 3 * player
    hand = reserve + 1
    first = first_house(pos, player)
    each = pos[HOUSES] // pos[PLAYERS]
    for i in range(size):
        hidden = i < size - 1 or pos[STYLE] & RESERVE_FACE_DOWN
        push(pos, reserve, pop(pos, hand) & 127 | (FACE_DOWN if hidden else 0))
    for house in range(first, first + each):
        pos[TOP + house] = 0
    if pos[STYLE] & BACKS:
        for house in range(first + each - 1, first - 1, -1):
            push(pos, house, pop(pos, hand))
    for house in range(first, first + each):
        push(pos, house, pop(pos, hand) & 127)


def _packs(row: Row, rng: Rng) -> list[list[int]]:
    """Return a list of cards for each player, top of the pack first."""
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
    packs: list[list[int]] = []
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


def deal(rules: str, seed: int) -> bytearray:
    """Return the starting position of a game (RULES 3).

    rules: text such as `classic+waste`; seed: an int from 0 to 2**48 - 1. ValueError, one line, if either is wrong.
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
    pos[TURN] = _starter(row, pos, rng)
    if row.style & STAGGERED:
        deal_first_turn(pos)
    start_turn(pos)
    return pos


def _starter(row: Row, pos: bytearray, rng: Rng) -> int:
    if row.starter == CUT:
        return rng.below(row.players)
    if row.starter == HIGHER_RESERVE:
        best = -1
        first = 0
        for player in range(row.players):
            card = pos[TOP + RESERVE + 3 * player]
            rank = card & 15
            # The ace is the highest rank here, and ties are broken by suit, spades first.
            score = 4 * (14 if rank == 1 else rank) + 3 - (card >> 4 & 3) if card else -1
            if score > best:
                best = score
                first = player
        return first
    each = row.houses // row.players
    tied = list(range(row.players))
    for step in range(1 if row.starter == LOWER_HOUSES else 0, each + 1):
        # Compare the reserves, then the houses beside them, which are the last ones, and so on.
        ranks = [pos[TOP + (RESERVE + 3 * i if step == 0 else 1 + (i + 1) * each - step)] & 15 for i in tied]
        low = min(ranks)
        tied = [tied[i] for i in range(len(tied)) if ranks[i] == low]
    return tied[0]
