"""Compare the best lines of a search by playouts, in `classic`.

This is a Monte Carlo method. The hidden cards are dealt at random again and again, always as they could lie for all
that the player has seen (determinization: Ginsberg, "GIB: Imperfect information in a computationally challenging
game", 2001). From the end of each line some turns are played by simple rules. Every line meets the same deals. The
position is scored at the ends of several turns, because the last one alone leaves more to chance. After an eighth, a
quarter and a half of the deals the worse half of the lines is dropped (sequential halving: Karnin, Koren and Somekh,
"Almost optimal exploration in multi-armed bandits", 2013).

The simple rules miss most wins that take a plan. So where the reserve of the player to move is empty and few cards are
left, a short search (plain_search.py) first looks for a win in that turn, in the first two turns of a playout.
"""

from array import array

from engine import micropython
from engine.const import const
from engine.micropython import ptr8, ptr16
from engine.placement import CARD_CLASS, WANTED_CLASS
from engine.plain_search import HASHES, PLAIN_SIZE, WON, begin_plain, clear_slots, plain_nodes, search_plain
from engine.position import (
    ALL, COUNT, FACE_DOWN, FOUNDATION, FOUNDATION_COUNTS, HAND, OVER, POSITION_SIZE, RESERVE, SHOW, TOP, TURN, UNDER,
    UNKNOWN_CARD
)
from engine.priorities import (
    BONUS, CARD_TO_HOUSE, CARD_TO_SPACE, FOUNDATION_PLAY, LOAD_OWN_CARD, LOAD_RESERVE_FROM_HOUSE, LOAD_WASTE_FROM_HOUSE,
    MAKE_SPACE, RESERVE_TO_HOUSE, RESERVE_TO_SPACE, UNCOVER_CARD
)

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any as object

    Evaluate = Callable[[object, object], int]

MAX_CANDIDATES = const(12)  # lines that are compared; at most as many as the search caches positions
DEALS = const(48)
TURNS_TO_SCORES = (2, 1, 1)  # turns played before each scoring, the current turn included
_MAX_TURN_MOVES = const(200)  # moves of a playout's turn, so that one that goes in circles ends
_SCORE_LIMIT = const(1000)  # scores are limited to this, because beyond it the game is as good as won
_UNKNOWN_FACE_UP = UNKNOWN_CARD & 127  # a hidden card that was turned up
# The short searches for a win. A win takes about a position for each card of the hand and the waste. With more cards,
# or longer rows of moves from house to house, hardly one is found, but most of the time would go into these.
_SEARCHED_TURNS = const(2)  # of a playout, from its first
_MAX_CARDS = const(20)
_SPARE_NODES = const(30)  # positions beside those that the cards take
_MAX_HOUSE_MOVES_IN_A_ROW = const(2)
_SLOTS = const(256)  # of the table
_ALL_STEPS = const(1 << 20)  # more than such a search takes
_NODES_A_PLAYOUT = const(20)  # positions that take as long as a playout


@micropython.viper
def play_turn(pos: object, turns_up: int) -> int:
    """Play a turn of `classic` to its end by simple rules, in place; return the winner as in OVER, or 0.

    turns_up: whether the first move turns up a card or ends the turn. Every card must have a face. The counters are
    left as they are. At most _MAX_TURN_MOVES moves are played.

    Each round of the loop chooses a move by the ranks of priorities.py and makes it. It is one function because a call
    of machine code takes longer than the average move: with two calls a move it took 8 times as long (MicroPython
    1.26, 32 bit).
    """
    p = ptr8(pos)
    kinds = ptr8(CARD_CLASS)
    wants = ptr8(WANTED_CLASS)
    left = _MAX_TURN_MOVES
    while left:
        left -= 1
        mine = RESERVE + 3 * p[TURN]
        other = RESERVE + RESERVE + 3 - mine
        best = 0
        source = SHOW
        target = mine + 2
        # 1. Compulsory foundation plays: the reserve, a house, the showing card.
        i = 10 if turns_up else 0
        while i < 10:
            pile = i
            if i == 0:
                pile = mine
            elif i == 9:
                pile = SHOW
            card = p[TOP + pile]
            if card:
                f = FOUNDATION_COUNTS + ((card >> 3) & 6)
                below = (card & 15) - 1
                if p[f] == below or p[f + 1] == below:
                    best = FOUNDATION_PLAY
                    source = pile
                    target = FOUNDATION
                    break
            i += 1
        opponent_reserve = p[TOP + other] & 63
        opponent_waste = p[TOP + other + 2] & 63
        own = p[TOP + mine]
        showing = p[TOP + SHOW]
        own_kind = kinds[own] if own else -1
        showing_kind = kinds[showing] if showing else -1
        takes = 0  # the kinds of cards that fit a house, bit CARD_CLASS
        if not best and not turns_up:
            # 2. The reserve and the showing card: onto the longest house, into a space, or as a load.
            space = 0
            house = 8
            while house:
                top = p[TOP + house]
                wanted = wants[top]
                takes |= 1 << wanted
                if not top:
                    space = house
                elif wanted == own_kind:
                    if RESERVE_TO_HOUSE + p[COUNT + house] > best:
                        best = RESERVE_TO_HOUSE + p[COUNT + house]
                        source = mine
                        target = house
                elif wanted == showing_kind and CARD_TO_HOUSE + p[COUNT + house] > best:
                    best = CARD_TO_HOUSE + p[COUNT + house]
                    source = SHOW
                    target = house
                house -= 1
            if space and own and best < RESERVE_TO_SPACE:
                best = RESERVE_TO_SPACE
                source = mine
                target = space
            elif space and showing and best < CARD_TO_SPACE:
                best = CARD_TO_SPACE
                source = SHOW
                target = space
            i = 0
            while i < 2:
                pile = SHOW if i else mine
                card = p[TOP + pile] & 63
                if card:
                    d = card - opponent_reserve
                    if opponent_reserve and best < LOAD_OWN_CARD + BONUS and (d == 1 or d == -1):
                        best = LOAD_OWN_CARD + BONUS
                        source = pile
                        target = other
                    d = card - opponent_waste
                    if opponent_waste and best < LOAD_OWN_CARD and (d == 1 or d == -1):
                        best = LOAD_OWN_CARD
                        source = pile
                        target = other + 2
                i += 1
        # 3. A house card: as a load, or onto another house to make a space or uncover a useful card.
        house = 0 if best >= RESERVE_TO_HOUSE or turns_up else 8
        while house:
            card = p[TOP + house]
            under = p[UNDER + card] if card else 0
            onto = 0
            priority = 0
            d = (card & 63) - opponent_reserve
            if card and opponent_reserve and (d == 1 or d == -1):
                priority = LOAD_RESERVE_FROM_HOUSE if under else LOAD_RESERVE_FROM_HOUSE + BONUS
                onto = other
            elif card:
                d = (card & 63) - opponent_waste
                if opponent_waste and (d == 1 or d == -1):
                    priority = LOAD_WASTE_FROM_HOUSE if under else MAKE_SPACE
                    onto = other + 2
                kind = kinds[card]
                if best < MAKE_SPACE and priority < MAKE_SPACE and (takes >> kind) & 1:
                    uncovers = 0
                    if under and best < UNCOVER_CARD:
                        # It is useful if it fits a foundation, takes a card that no house takes, or can leave a space.
                        f = FOUNDATION_COUNTS + ((under >> 3) & 6)
                        below = (under & 15) - 1
                        wanted = wants[under]
                        if p[f] == below or p[f + 1] == below:
                            uncovers = 1
                        elif (wanted == own_kind or wanted == showing_kind) and not (takes >> wanted) & 1:
                            uncovers = 1
                        elif not p[UNDER + under] and (takes >> kinds[under]) & 1:
                            uncovers = 1
                    if not under or uncovers:
                        priority = UNCOVER_CARD if under else MAKE_SPACE
                        onto = 1
                        while wants[p[TOP + onto]] != kind:
                            onto += 1
            if priority > best:
                best = priority
                source = house
                target = onto
            house -= 1
        # 4. Otherwise lay the showing card down, turn one up, after making a new hand if need be, or pass.
        turns_up = 0
        if not best and not showing:
            source = mine + 1
            target = SHOW
            if not p[TOP + source]:
                if not p[TOP + mine + 2]:  # `p`
                    p[TURN] ^= 1
                    return 0
                _turn_waste_over(pos, mine)
        # 5. Make the move; a bared card already has its face.
        card = p[TOP + source] & 127
        p[TOP + source] = p[UNDER + card] & 127
        p[COUNT + source] -= 1
        if target == FOUNDATION:
            p[UNDER + card] = 0
            f = FOUNDATION_COUNTS + ((card >> 3) & 6)
            if p[f] != (card & 15) - 1:
                f += 1
            p[f] += 1
        else:
            p[UNDER + card] = p[TOP + target]
            p[TOP + target] = card
            p[COUNT + target] += 1
        if target == mine + 2:
            p[TURN] ^= 1
            return 0
        if not (p[COUNT + mine] or p[COUNT + mine + 1] or p[COUNT + mine + 2] or p[TOP + SHOW]):
            p[OVER] = p[TURN] + 1
            return p[OVER]
    return 0


@micropython.viper
def _turn_waste_over(pos: object, mine: int) -> object:
    # Turn the waste of the player whose reserve is `mine` into that player's hand; its cards keep their faces.
    p = ptr8(pos)
    card = p[TOP + mine + 2]
    above = 0
    while card:
        under = p[UNDER + card]
        p[UNDER + card] = above
        above = card
        card = under
    p[TOP + mine + 1] = above
    p[COUNT + mine + 1] = p[COUNT + mine + 2]
    p[TOP + mine + 2] = 0
    p[COUNT + mine + 2] = 0


@micropython.viper
def shuffle(cards: object, first: int, n: int, random: object) -> int:
    """Shuffle n bytes of cards from first on; return how many bytes.

    random: the generator's state, two 16-bit numbers that are not both 0. It is a xorshift generator (Marsaglia, 2003)
    with a period of 2 ** 32 - 1. A linear congruential generator of 16 bits would be shorter, but its deals resemble
    each other when they are a power of two of steps apart.
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
    """Give a face to every hidden card of a view; return how many.

    A hidden card is UNKNOWN_CARD, or _UNKNOWN_FACE_UP when it was turned up. cards: bytes, A's and then B's; each
    player's reserve gets the first ones, from its top down.
    """
    p = ptr8(pos)
    c = ptr8(cards)
    taken = 0
    pile = RESERVE
    while pile < RESERVE + 6:
        n = p[COUNT + pile]
        at = TOP + pile
        while n and p[at] != UNKNOWN_CARD and p[at] != _UNKNOWN_FACE_UP:
            at = UNDER + (p[at] & 127)
            n -= 1
        while n:
            card = c[taken]
            taken += 1
            p[at] = card if p[at] == _UNKNOWN_FACE_UP else card | FACE_DOWN
            at = UNDER + card
            n -= 1
            if not n:
                p[at] = 0
        pile += 1 if pile == RESERVE or pile == RESERVE + 3 else 2
    return taken


@micropython.viper
def hidden_cards(view: object, seen: object, cards: object, counts: object) -> int:
    """Write the cards that a view of `classic` hides into cards (bytes), and how many there are into counts.

    First come A's cards, then those that either player may have, then B's. counts: the numbers of these three, then of
    A's and of B's hidden cards; seen: 128 bytes, overwritten. Return how many cards.

    Face-down cards are from their player's own pack, as dealt, and a visible card shows which pack it is from. A card
    on a foundation does not, so its twin may be from either pack. Where the counts contradict this, as in a position
    that was typed, or after a waste with loads on it became a hand, packs are ignored: each player has one card of a
    hidden pair, and either player may have a card whose twin is visible. Where the counts contradict that, too, either
    may have any card.
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
        while left and p[at] != UNKNOWN_CARD and p[at] != _UNKNOWN_FACE_UP:
            at = UNDER + (p[at] & 127)
            s[at - UNDER] = 1
            left -= 1
        i = 4 if pile > RESERVE + 2 else 3
        n[i] = n[i] + left
        pile += 1
    by_pack = 1
    while True:
        at = 0
        owner = 0
        while owner < 3:
            n[owner] = 0
            code = 0
            while code < 64:
                rank = code & 15
                if rank and rank < 14:
                    f = FOUNDATION_COUNTS + (code >> 3 & 6)
                    of_a = 1 - s[code]
                    of_b = 1 - s[code + 64]
                    missing = of_a + of_b
                    if p[f] >= rank:
                        missing -= 1
                    if p[f + 1] >= rank:
                        missing -= 1
                    # The owner of single cards: 0 is A, 2 is B, 1 stands for either.
                    single = 1
                    if by_pack and of_a != of_b:
                        single = 0 if of_a else 2
                    if (missing == 2 and owner != 1) or (missing == 1 and owner == single):
                        c[at] = code if of_a and owner < 2 else code + 64
                        at += 1
                        n[owner] = n[owner] + 1
                code += 1
            owner += 1
        if n[0] <= n[3] and n[3] <= n[0] + n[1]:
            return at
        if not by_pack:
            n[1] = n[1] + n[0] + n[2]
            n[0] = 0
            n[2] = 0
            return at
        by_pack = 0


class Playouts:
    """A comparison of candidates, the lines that a search found; its memory is allocated once.

    Call clear(), then add_candidate() for each line that is found; then begin(), and go() until it returns True. n: the
    number of candidates; nodes: their nodes, the most promising first; begun: whether the comparison has begun;
    best_node: the node of the best one, after it.
    """

    def __init__(self) -> None:
        self.n = 0
        self.begun = False
        self.nodes = array("H", bytes(2 * MAX_CANDIDATES))
        self.best_node = 0
        self._scores = [0] * MAX_CANDIDATES
        self._sums = [0] * MAX_CANDIDATES
        self._in_contest = bytearray(MAX_CANDIDATES)  # whether each is still compared
        self._positions: list = []  # at the ends of the lines
        self._seen = bytearray(128)
        self._hidden = bytearray(104)
        self._cards = bytearray(104)
        self._counts = bytearray(5)
        self._deals = 0
        self._candidate = 0  # the next one to be played in this deal
        self._random = array("H", bytes(4))
        # The memory of the searches for a win.
        self._trial = bytearray(POSITION_SIZE)
        self._plies = bytearray(PLAIN_SIZE)
        self._hashes = array("H", bytes(2 * HASHES))
        self._table = array("H", bytes(2 * _SLOTS))
        self._searched = 0  # the positions of those in this playout

    def clear(self) -> None:
        """Forget the candidates."""
        self.n = 0
        self.begun = False

    def add_candidate(self, node: int, score: int) -> None:
        """Add the line that leads to a node if it is among the most promising; of equal scores the first stays."""
        scores = self._scores
        nodes = self.nodes
        i = self.n
        if i < MAX_CANDIDATES:
            self.n += 1
        else:
            i -= 1
            if score <= scores[i]:
                return
        while i and scores[i - 1] < score:
            scores[i] = scores[i - 1]
            nodes[i] = nodes[i - 1]
            i -= 1
        scores[i] = score
        nodes[i] = node

    def begin(self, view: bytearray, positions: list, seed: int) -> None:
        """Compare the lines from a view that lead to the given positions; seed: 16 bits."""
        self.begun = True
        self._positions = positions
        self._deals = 0
        self._candidate = 0
        self._random[0] = seed
        self._random[1] = 1
        for i in range(MAX_CANDIDATES):
            self._sums[i] = 0
            self._in_contest[i] = 1 if i < self.n else 0
        hidden_cards(view, self._seen, self._hidden, self._counts)

    def go(self, playouts: int, scratch: bytearray, evaluate: "Evaluate", weights: bytes) -> bool:
        """Play about that many playouts; return whether the comparison is finished.

        scratch: bytes of a position, overwritten; evaluate, weights: the score of a position for the player to move.
        """
        while self.n > 1 and self._deals < DEALS:
            if playouts <= 0:
                return False
            i = self._candidate
            if not i:
                self._deal()
            if self._in_contest[i]:
                self._searched = 0
                scratch[ALL] = self._positions[i]
                self._sums[i] += self._outcome(scratch, evaluate, weights)
                playouts -= 1 + self._searched // _NODES_A_PLAYOUT
            i += 1
            if i == self.n:
                i = 0
                self._deals += 1
                if self._deals in (DEALS // 8, DEALS // 4, DEALS // 2):
                    self._halve()
            self._candidate = i
        best = 0
        for i in range(1, self.n):
            if self._in_contest[i] and (not self._in_contest[best] or self._sums[i] > self._sums[best]):
                best = i
        self.best_node = self.nodes[best]
        return True

    def mean_difference(self, one: int, other: int) -> int:
        """Return the difference of two candidates' average scores, after the comparison."""
        return (self._sums[one] - self._sums[other]) // (self._deals * len(TURNS_TO_SCORES))

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
        # Play on from the end of a line in this deal; return the score for the player who moves at that line's start.
        mover = pos[TURN]
        turns_up = 0 if pos[TOP + RESERVE + 3 * mover] == _UNKNOWN_FACE_UP else 1
        if not pos[OVER]:
            deal_hidden(pos, self._cards)
        total = 0
        searches = _SEARCHED_TURNS
        for turns in TURNS_TO_SCORES:
            while turns and not pos[OVER]:
                if searches > 0 and self._wins(pos, turns_up):
                    pos[OVER] = pos[TURN] + 1
                else:
                    play_turn(pos, turns_up)
                turns_up = 0
                turns -= 1
                searches -= 1
            # The evaluation counts the next card if it is known; here it is hidden.
            hand = TOP + HAND + 3 * pos[TURN]
            card = pos[hand]
            if card:
                pos[hand] = UNKNOWN_CARD
            score = min(max(evaluate(pos, weights), -_SCORE_LIMIT), _SCORE_LIMIT)
            pos[hand] = card
            total += score if pos[TURN] == mover else -score
        return total

    def _wins(self, pos: bytearray, turns_up: int) -> bool:
        # Return whether a short search finds that the player to move wins in this turn; turns_up as in play_turn().
        mine = COUNT + RESERVE + 3 * pos[TURN]
        cards = pos[mine + 1] + pos[mine + 2]
        if pos[mine] or cards > _MAX_CARDS or turns_up and pos[TOP + SHOW]:
            return False
        self._trial[ALL] = pos
        clear_slots(self._table, _SLOTS)
        begin_plain(self._trial, self._plies, self._hashes, cards + _SPARE_NODES, _MAX_HOUSE_MOVES_IN_A_ROW)
        won = search_plain(self._trial, self._plies, self._hashes, self._table, _SLOTS, _ALL_STEPS) == WON
        self._searched += plain_nodes(self._plies)
        return won

    def _halve(self) -> None:
        # Drop the worse half, but leave at least two.
        left = sum(self._in_contest)
        stay = max((left + 1) // 2, 2)
        while left > stay:
            worst = -1
            for i in range(self.n):
                if self._in_contest[i] and (worst < 0 or self._sums[i] <= self._sums[worst]):
                    worst = i
            self._in_contest[worst] = 0
            left -= 1
