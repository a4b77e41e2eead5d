# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Which of the ways that the search found best is best on the whole, in `classic`: what is hidden is dealt at random
again and again, and from the end of each way some turns are played on by simple rules.

Every way meets the same deals. What is dealt are the cards that may lie there for all that the player has seen. Several
ends of turns count and not the last alone, as that leaves less to chance. After some of the deals the ways that did
worst are given up.
"""

from array import array

from engine import micropython
from engine.const import const
from engine.fit_tables import CLASS, WANTS
from engine.micropython import ptr8, ptr16
from engine.position import (
    ALL,
    COUNT,
    FACE_DOWN,
    FOUNDATION,
    FOUNDS,
    HAND,
    OVER,
    RESERVE,
    SHOW,
    TOP,
    TURN,
    UNDER,
    UNKNOWN,
)

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from collections.abc import Callable

    Evaluate = Callable[[object, object], int]

WAYS = const(12)  # that are compared, no more than the search keeps positions
DEALS = const(48)
TURNS = (2, 1, 1)  # that are played on, the one at hand among them: after each of these the position counts
_LONGEST = const(200)  # moves that are played on at a time, lest a turn go round in circles
_MOST = const(1000)  # what a position is taken to be worth: more is won as good as this
_SHOWN = UNKNOWN & 127  # a hidden card that has come up


@micropython.viper
def play_on(pos: object, turns: int, ends: int) -> int:
    """Play so many turns of `classic` to their ends by simple rules, in place, or until somebody has won; or _LONGEST
    moves.

    ends: whether the turn is to be gone on with at once, by what turns up a card or ends it. Every card must have a
    face. The counters are left as they are. Return who has won, as OVER has it, or 0.
    """
    p = ptr8(pos)
    kinds = ptr8(CLASS)
    wants = ptr8(WANTS)
    left = _LONGEST
    while turns and left:
        left -= 1
        mine = RESERVE + 3 * p[TURN]
        other = RESERVE + RESERVE + 3 - mine
        own = p[TOP + mine]
        showing = p[TOP + SHOW]
        best = 0
        source = 0
        target = 0
        space = 0
        if not ends:
            # What must be played: the reserve to a foundation, a house, the showing card.
            if own:
                f = FOUNDS + (own >> 3 & 6)
                below = (own & 15) - 1
                if p[f] == below or p[f + 1] == below:
                    best = 1600
                    source = mine
                    target = FOUNDATION
            house = 1
            while house < 9 and not best:
                card = p[TOP + house]
                if card:
                    f = FOUNDS + (card >> 3 & 6)
                    below = (card & 15) - 1
                    if p[f] == below or p[f + 1] == below:
                        best = 1600
                        source = house
                        target = FOUNDATION
                house += 1
            if showing and not best:
                f = FOUNDS + (showing >> 3 & 6)
                below = (showing & 15) - 1
                if p[f] == below or p[f + 1] == below:
                    best = 1600
                    target = FOUNDATION
        if not ends and not best:
            his_reserve = p[TOP + other] & 63
            his_waste = p[TOP + other + 2] & 63
            own_kind = kinds[own]
            showing_kind = kinds[showing]
            own_fits = 0
            showing_fits = 0
            # The own cards onto houses, onto the longest first, and as loads.
            house = 8
            while house:
                card = p[TOP + house]
                wanted = wants[card]
                if not card:
                    space = house
                elif wanted:
                    if wanted == own_kind:
                        own_fits = 1
                        if 1000 + p[COUNT + house] > best:
                            best = 1000 + p[COUNT + house]
                            source = mine
                            target = house
                    if wanted == showing_kind:
                        showing_fits = 1
                        if 700 + p[COUNT + house] > best:
                            best = 700 + p[COUNT + house]
                            source = SHOW
                            target = house
                house -= 1
            i = 0
            while i < 2:
                card = showing & 63 if i else own & 63
                if card:
                    d = card - his_reserve
                    if his_reserve and best < 1208 and (d == 1 or d == -1):
                        best = 1208
                        source = SHOW if i else mine
                        target = other
                    d = card - his_waste
                    if his_waste and best < 1200 and (d == 1 or d == -1):
                        best = 1200
                        source = SHOW if i else mine
                        target = other + 2
                i += 1
            # Cards of houses: as loads, to make a space, to bare what has a use.
            house = 8
            while house and best < 1000:
                card = p[TOP + house]
                if card:
                    under = p[UNDER + card]
                    d = (card & 63) - his_reserve
                    worth = 0
                    if his_reserve and (d == 1 or d == -1):
                        worth = 850 if under else 858
                        if worth > best:
                            best = worth
                            source = house
                            target = other
                    d = (card & 63) - his_waste
                    if his_waste and not worth and (d == 1 or d == -1):
                        if (550 if under else 800) > best:
                            best = 550 if under else 800
                            source = house
                            target = other + 2
                    use = 0
                    if best < 800 and not worth:
                        if not under:
                            use = 1
                        elif best < 650:
                            wanted = wants[under]
                            f = FOUNDS + (under >> 3 & 6)
                            below = (under & 15) - 1
                            if p[f] == below or p[f + 1] == below:
                                use = 1
                            elif wanted and (wanted == own_kind and not own_fits):
                                use = 1
                            elif wanted and (wanted == showing_kind and not showing_fits):
                                use = 1
                            elif not p[UNDER + under]:
                                kind = kinds[under]
                                i = 8
                                while i:
                                    if wants[p[TOP + i]] == kind:
                                        use = 1
                                    i -= 1
                    if use:
                        kind = kinds[card]
                        i = 8
                        while i:
                            if wants[p[TOP + i]] == kind:
                                best = 650 if under else 800
                                source = house
                                target = i
                            i -= 1
                house -= 1
            if space and own and best < 600:
                best = 600
                source = mine
                target = space
            elif space and showing and best < 400:
                best = 400
                source = SHOW
                target = space
        ends = 0
        if not best:
            if showing:
                source = SHOW
                target = mine + 2
            else:
                source = mine + 1
                target = SHOW
                if not p[TOP + source]:
                    card = p[TOP + mine + 2]
                    if not card:  # `p`
                        p[TURN] ^= 1
                        turns -= 1
                        continue
                    above = 0
                    while card:
                        under = p[UNDER + card]
                        p[UNDER + card] = above
                        above = card
                        card = under
                    p[TOP + source] = above
                    p[COUNT + source] = p[COUNT + mine + 2]
                    p[TOP + mine + 2] = 0
                    p[COUNT + mine + 2] = 0
        # From pile to pile; what is bared lies face up.
        card = p[TOP + source] & 127
        p[TOP + source] = p[UNDER + card] & 127
        p[COUNT + source] -= 1
        if target == FOUNDATION:
            p[UNDER + card] = 0
            f = FOUNDS + (card >> 3 & 6)
            if p[f] != (card & 15) - 1:
                f += 1
            p[f] += 1
        else:
            p[UNDER + card] = p[TOP + target]
            p[TOP + target] = card
            p[COUNT + target] += 1
        if target == mine + 2:
            p[TURN] ^= 1
            turns -= 1
        elif not (p[COUNT + mine] or p[COUNT + mine + 1] or p[COUNT + mine + 2] or p[TOP + SHOW]):
            p[OVER] = p[TURN] + 1
            turns = 0
    return p[OVER]


@micropython.viper
def shuffle(cards: object, first: int, n: int, random: object) -> int:
    """Shuffle n bytes of cards from first on, by two numbers of 16 bits that are not both 0; return how many bytes.

    A xorshift of a period of 2 ** 32 - 1. In a congruential generator of 16 bits, which would be shorter, deals are
    alike that are a power of two of numbers apart.
    """
    c = ptr8(cards)
    r = ptr16(random)
    i = n - 1
    while i > 0:
        t = r[0] ^ (r[0] << 5 & 65535)
        v = r[1]
        r[0] = v
        v ^= v >> 1 ^ t ^ t >> 3
        r[1] = v
        j = first + (v * (i + 1) >> 16)
        card = c[first + i]
        c[first + i] = c[j]
        c[j] = card
        i -= 1
    return n


@micropython.viper
def deal_hidden(pos: object, cards: object) -> int:
    """Give a face to every hidden card of a view (UNKNOWN, or one that has come up), from cards (bytes): A's, then B's.

    Of each player those of the reserve first, from its top down. Return how many.
    """
    p = ptr8(pos)
    c = ptr8(cards)
    taken = 0
    pile = RESERVE
    while pile < RESERVE + 6:
        n = p[COUNT + pile]
        at = TOP + pile
        while n and p[at] != UNKNOWN and p[at] != _SHOWN:
            at = UNDER + (p[at] & 127)
            n -= 1
        while n:
            card = c[taken]
            taken += 1
            p[at] = card if p[at] == _SHOWN else card | FACE_DOWN
            at = UNDER + card
            n -= 1
            if not n:
                p[at] = 0
        pile += 1 if pile == RESERVE or pile == RESERVE + 3 else 2
    return taken


@micropython.viper
def hidden_cards(view: object, seen: object, cards: object, counts: object) -> int:
    """Write the cards that a view of `classic` hides into cards (bytes), and how many there are into counts.

    First those that are A's, then those that either may have, then B's. counts: of these three, and how many are hidden
    of A's, and of B's; seen: 128 bytes for its use. Return how many cards.

    Face down each player holds cards of their own pack, as dealt, and a card in sight tells of which pack it is; one on
    a foundation does not, so that the other one like it may be of either. Where the numbers do not fit that, as in a
    position that somebody wrote down or where a waste with loads on it is a hand again, no card tells: of a pair that
    is hidden each has one, a single one either; and where they do not fit that, either may have all.
    """
    p = ptr8(view)
    s = ptr8(seen)
    c = ptr8(cards)
    n = ptr8(counts)
    i = 0
    while i < 128:
        s[i] = 0
        i += 1
    n[3] = 0
    n[4] = 0
    pile = 0
    while pile < RESERVE + 6:
        at = TOP + pile
        left = p[COUNT + pile]
        while left and p[at] != UNKNOWN and p[at] != _SHOWN:
            at = UNDER + (p[at] & 127)
            s[at - UNDER] = 1
            left -= 1
        i = 4 if pile > RESERVE + 2 else 3
        n[i] = n[i] + left
        pile += 1
    by_pack = 1
    while True:
        at = 0
        whose = 0
        while whose < 3:
            n[whose] = 0
            code = 0
            while code < 64:
                rank = code & 15
                if rank and rank < 14:
                    f = FOUNDS + (code >> 3 & 6)
                    of_a = 1 - s[code]
                    of_b = 1 - s[code + 64]
                    missing = of_a + of_b
                    if p[f] >= rank:
                        missing -= 1
                    if p[f + 1] >= rank:
                        missing -= 1
                    # Whose the single ones are: 1 stands for either.
                    single = 1
                    if by_pack and of_a != of_b:
                        single = 0 if of_a else 2
                    if (missing == 2 and whose != 1) or (missing == 1 and whose == single):
                        c[at] = code if of_a and whose < 2 else code + 64
                        at += 1
                        n[whose] = n[whose] + 1
                code += 1
            whose += 1
        if n[0] <= n[3] and n[3] <= n[0] + n[1]:
            return at
        if not by_pack:
            n[1] = n[1] + n[0] + n[2]
            n[0] = 0
            n[2] = 0
            return at
        by_pack = 0


class Playouts:
    """Compares ways; memory is taken once.

    clear(), and keep() each way that is found; then begin(), and go() until it says that they are compared. ways: how
    many there are; nodes: of these, the most promising first; begun: whether it compares them; node: that of the best,
    afterwards.
    """

    def __init__(self) -> None:
        self.ways = 0
        self.begun = False
        self.nodes = array("H", bytes(2 * WAYS))
        self.node = 0
        self._worths = [0] * WAYS
        self._sums = [0] * WAYS
        self._left = bytearray(WAYS)  # which are not given up
        self._ends: list = []  # their positions
        self._seen = bytearray(128)
        self._hidden = bytearray(104)
        self._cards = bytearray(104)
        self._counts = bytearray(5)
        self._deals = 0
        self._way = 0
        self._random = array("H", bytes(4))

    def clear(self) -> None:
        """Forget the ways."""
        self.ways = 0
        self.begun = False

    def keep(self, node: int, worth: int) -> None:
        """Take up the way to a node, if it is one of the most promising; the first of those that are worth the same."""
        worths = self._worths
        nodes = self.nodes
        i = self.ways
        if i < WAYS:
            self.ways += 1
        else:
            i -= 1
            if worth <= worths[i]:
                return
        while i and worths[i - 1] < worth:
            worths[i] = worths[i - 1]
            nodes[i] = nodes[i - 1]
            i -= 1
        worths[i] = worth
        nodes[i] = node

    def begin(self, view: bytearray, ends: list, chance: int) -> None:
        """Compare the ways from a view that lead to the positions `ends`; chance: 16 bits."""
        self.begun = True
        self._ends = ends
        self._deals = 0
        self._way = 0
        self._random[0] = chance
        self._random[1] = 1
        for way in range(WAYS):
            self._sums[way] = 0
            self._left[way] = 1 if way < self.ways else 0
        hidden_cards(view, self._seen, self._hidden, self._counts)

    def go(self, playouts: int, scratch: bytearray, evaluate: "Evaluate", weights: bytes) -> bool:
        """Play on so many times, at most; return whether the ways are compared.

        scratch: bytes of a position, for its use; evaluate, weights: what a position is worth to the player to move.
        """
        while self.ways > 1 and self._deals < DEALS:
            if playouts <= 0:
                return False
            way = self._way
            if not way:
                self._deal()
            if self._left[way]:
                playouts -= 1
                scratch[ALL] = self._ends[way]
                self._sums[way] += self._outcome(scratch, evaluate, weights)
            way += 1
            if way == self.ways:
                way = 0
                self._deals += 1
                if self._deals in (DEALS // 8, DEALS // 4, DEALS // 2):
                    self._give_up()
            self._way = way
        best = 0
        for way in range(1, self.ways):
            if self._left[way] and (not self._left[best] or self._sums[way] > self._sums[best]):
                best = way
        self.node = self.nodes[best]
        return True

    def gain(self, way: int, other: int) -> int:
        """Return by how much one of two ways that were compared came to more than the other, on the average."""
        return (self._sums[way] - self._sums[other]) // (self._deals * len(TURNS))

    def _deal(self) -> None:
        cards = self._cards
        counts = self._counts
        cards[ALL] = self._hidden
        random = self._random
        of_a = counts[3]
        shuffle(cards, counts[0], counts[1], random)
        shuffle(cards, 0, of_a, random)
        shuffle(cards, of_a, counts[4], random)

    def _outcome(self, pos: bytearray, evaluate: "Evaluate", weights: bytes) -> int:
        # What a way's end comes to in this deal, to the player who went it.
        mover = pos[TURN]
        ends = 0 if pos[TOP + RESERVE + 3 * mover] == _SHOWN else 1
        if not pos[OVER]:
            deal_hidden(pos, self._cards)
        worth = 0
        for turns in TURNS:
            if not pos[OVER]:
                play_on(pos, turns, ends)
                ends = 0
            # The next card counts where it is known.
            hand = TOP + HAND + 3 * pos[TURN]
            card = pos[hand]
            if card:
                pos[hand] = UNKNOWN
            now = min(max(evaluate(pos, weights), -_MOST), _MOST)
            pos[hand] = card
            worth += now if pos[TURN] == mover else -now
        return worth

    def _give_up(self) -> None:
        # The half that did worst, but for two.
        left = sum(self._left)
        stay = max((left + 1) // 2, 2)
        while left > stay:
            worst = -1
            for way in range(self.ways):
                if self._left[way] and (worst < 0 or self._sums[way] <= self._sums[worst]):
                    worst = way
            self._left[worst] = 0
            left -= 1
