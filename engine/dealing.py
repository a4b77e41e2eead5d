"""Deal a game (RULES 3). This is a module of its own because it is needed only once a game."""

from engine.position import (
    DUTIES, DUTIES_HIGH, FACE_DOWN, FAMILY, FOUNDATION_COUNTS, HAND, HOUSES, JOKER, MASKS, NO_FOUNDATION, OPTION_BITS,
    ORDER, ORDER_HIGH, PILES, PLAYERS, POSITION_SIZE, RESERVE, RULE_SET_ID, STYLE, STYLE_HIGH, TOP, TURN, UNDEALT,
    first_house, pop, push, start_turn
)
from engine.rng import Rng
from engine.rules import (
    CUT, HIDDEN_HOUSE_CARDS, HIGHER_RESERVE, JOKER_PACK, LOWER_HOUSES, RESERVE_FACE_DOWN, STAGGERED, Rules,
    reserve_by_id, rules_text
)
from engine.three_players import settle_joker


def empty_position(rules: Rules) -> bytearray:
    """Return an empty position (bytearray of POSITION_SIZE) under a rules.Rules."""
    pos = bytearray(POSITION_SIZE)
    pos[RULE_SET_ID] = rules.rule_set.id
    pos[FAMILY] = rules.family
    pos[PLAYERS] = rules.players
    pos[HOUSES] = rules.houses
    for i in range(4):
        pos[MASKS + i] = rules.masks[i]
    for at, high, flags in (
        (ORDER, ORDER_HIGH, rules.order),
        (STYLE, STYLE_HIGH, rules.style),
        (DUTIES, DUTIES_HIGH, rules.duties),
    ):
        pos[at] = flags & 255
        pos[high] = flags >> 8
    for i in range(4):
        pos[OPTION_BITS + i] = rules.option_bits >> 8 * i & 255
    if rules.packs == 1:
        for suit in range(4):
            pos[FOUNDATION_COUNTS + 2 * suit + 1] = NO_FOUNDATION
    return pos


def position_rules_text(pos: bytearray) -> str:
    """Return the rules of a position as text: `classic+waste`."""
    return rules_text(pos[RULE_SET_ID], int.from_bytes(pos[OPTION_BITS : OPTION_BITS + 4], "little"))


def position_rules(pos: bytearray) -> Rules:
    """Return the rules.Rules of a position."""
    return Rules(position_rules_text(pos))


def deal_first_turn(pos: bytearray) -> None:
    """Deal the houses (in `cats` the reserve too) of the player to move (RULES 3)."""
    _deal_out(pos, pos[TURN], reserve_by_id(pos[RULE_SET_ID]))


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
    if pos[STYLE] & HIDDEN_HOUSE_CARDS:
        for house in range(first + each - 1, first - 1, -1):
            push(pos, house, pop(pos, hand))
    for house in range(first, first + each):
        push(pos, house, pop(pos, hand) & 127)


def _packs(rules: Rules, rng: Rng) -> list[list[int]]:
    """Return a list of cards for each player, top of the pack first."""
    ranks = range(1, rules.ranks + 1)
    if rules.players == 1:
        pack = [suit << 4 | rank for suit in range(4) for rank in ranks]
        rng.shuffle(pack)
        return [pack]
    if rules.style & JOKER_PACK:
        pack = [pack << 6 | suit << 4 | rank for pack in range(2) for suit in range(4) for rank in ranks]
        pack.append(JOKER & 127)
        rng.shuffle(pack)
        each = len(pack) // rules.players
        return [pack[i * each : (i + 1) * each] for i in range(rules.players)]
    packs: list[list[int]] = []
    if rules.family:
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
        suits = range(4) if rules.packs == 2 else ((1, 3), (0, 2))[player]
        pack = [(player << 6 if rules.packs == 2 else 0) | suit << 4 | rank for suit in suits for rank in ranks]
        rng.shuffle(pack)
        packs.append(pack)
    return packs


def deal(rules: str, seed: int) -> bytearray:
    """Return the starting position of a game (RULES 3).

    rules: text such as `classic+waste`; seed: an int from 0 to 2**48 - 1. Raise ValueError with a one-line message if
        either is wrong.
    """
    parsed = Rules(rules)
    rng = Rng(seed)
    pos = empty_position(parsed)
    packs = _packs(parsed, rng)
    for player in range(parsed.players):
        hand = HAND + 3 * player
        for card in reversed(packs[player]):
            push(pos, hand, card | FACE_DOWN)
    if parsed.players == 1:
        for house in range(1, parsed.houses + 1):
            for i in range(house):
                push(pos, house, pop(pos, HAND) & (127 if i == house - 1 else 255))
        return pos
    if parsed.style & STAGGERED:
        for house in range(1, parsed.houses + 1):
            pos[TOP + house] = UNDEALT
    else:
        for player in range(parsed.players):
            _deal_out(pos, player, parsed.reserve)
        if parsed.style & JOKER_PACK:
            for p in range(PILES):
                settle_joker(pos, p)
    pos[TURN] = _starter(parsed, pos, rng)
    if parsed.style & STAGGERED:
        deal_first_turn(pos)
    start_turn(pos)
    return pos


def _starter(rules: Rules, pos: bytearray, rng: Rng) -> int:
    if rules.starter == CUT:
        return rng.below(rules.players)
    if rules.starter == HIGHER_RESERVE:
        best = -1
        first = 0
        for player in range(rules.players):
            card = pos[TOP + RESERVE + 3 * player]
            rank = card & 15
            # The ace is the highest rank here, and ties are broken by suit, spades first.
            score = 4 * (14 if rank == 1 else rank) + 3 - (card >> 4 & 3) if card else -1
            if score > best:
                best = score
                first = player
        return first
    each = rules.houses // rules.players
    tied = list(range(rules.players))
    for step in range(1 if rules.starter == LOWER_HOUSES else 0, each + 1):
        # Compare the reserves, then the houses beside them, which are the last ones, and so on.
        ranks = [pos[TOP + (RESERVE + 3 * i if step == 0 else 1 + (i + 1) * each - step)] & 15 for i in tied]
        low = min(ranks)
        tied = [tied[i] for i in range(len(tied)) if ranks[i] == low]
    return tied[0]
