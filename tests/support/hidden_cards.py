"""Play games by levels, and shuffle the cards in their positions that a player cannot know."""

import random
from collections.abc import Iterable, Iterator, Sequence

from engine.dealing import deal
from engine.moves import make_move
from engine.opponent import Opponent
from engine.position import COUNT, FACE_DOWN, OVER, PILES, TOP, TURN, UNDER


def games(rules: str, levels: Sequence[str], seeds: Iterable[int]) -> Iterator[tuple[bytearray, Opponent]]:
    """Yield each position of some games with the Opponent to move."""
    for seed in seeds:
        pos = deal(rules, seed)
        players = [Opponent(level, seed) for level in levels]
        while not pos[OVER]:
            player = players[pos[TURN]]
            yield pos, player
            player.choose(pos)
            make_move(pos, player.src, player.dst)


def hidden(pos: bytearray, known: Sequence[int], across: bool) -> dict[int, list[tuple[int, int]]]:
    """Return the unknown cards as {pack: [(pile, card)]}.

    known: hands whose cards are known and left out. across: put both packs under one key.
    """
    places: dict[int, list[tuple[int, int]]] = {}
    for p in range(PILES):
        if p in known:
            continue
        at = TOP + p
        for _ in range(pos[COUNT + p]):
            card = pos[at]
            if card & FACE_DOWN:
                places.setdefault(0 if across else card >> 6 & 1, []).append((p, card))
            at = UNDER + (card & 127)
    return places


def shuffled(
    pos: bytearray, known: Sequence[int], rng: random.Random, across: bool | int = False
) -> bytearray:
    """Return the position with its unknown cards shuffled.

    across: shuffle them over both packs instead of within each.
    """
    piles: list[list[int]] = [[] for _ in range(PILES)]
    for p in range(PILES):
        card = pos[TOP + p]
        for _ in range(pos[COUNT + p]):
            piles[p].append(card)
            card = pos[UNDER + (card & 127)]
    for places in hidden(pos, known, bool(across)).values():
        cards = [card for _, card in places]
        rng.shuffle(cards)
        for (p, old), new in zip(places, cards):
            piles[p][piles[p].index(old)] = -new  # negative, so that index() does not find it again
    other = bytearray(pos)
    for p, pile in enumerate(piles):
        at = TOP + p
        for card in pile:
            other[at] = abs(card)
            at = UNDER + (abs(card) & 127)
        if pile:
            other[at] = 0
    return other
