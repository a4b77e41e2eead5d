"""The playouts by which expert compares its candidates.

Every card is dealt once, and no hidden card is looked at.
"""

import collections
from array import array

import pytest

from engine import moves, notation
from engine.dealing import deal
from engine.evaluation import evaluate
from engine.opponent import Opponent
from engine.playouts import MAX_CANDIDATES, TURNS_TO_SCORES, Playouts, deal_hidden, hidden_cards, play_turn, shuffle
from engine.position import (
    COUNT, FACE_DOWN, FOUNDATION_COUNTS, OVER, PILES, POSITION_SIZE, RESERVE, RUNS, SHOW, TOP, TURN, UNDER,
    UNKNOWN_CARD, view
)
from engine.search import SEARCH_STATE_SIZE, SearchTables, supports_playouts
from engine.solver import Solver
from engine.weights import weights_of
from engine.workspace import Workspace
from tests.support import positions


def played(seed, levels=("greedy", "greedy")):
    """Yield each position of a game, and the mover's view with memory."""
    pos = deal("classic", seed)
    seats = [Opponent("expert", seed), Opponent("expert", seed)]
    players = [Opponent(level, seed + i) for i, level in enumerate(levels)]
    while not pos[OVER]:
        seat = seats[pos[TURN]]
        seat.begin(pos)
        yield bytearray(pos), bytearray(seat._view)
        player = players[pos[TURN]]
        player.choose(pos)
        moves.make_move(pos, player.src, player.dst)


def cards(pos):
    """Check the counts of the piles.

    Return how often each rank and suit is there, foundations included.
    """
    found = collections.Counter()
    for pile in range(PILES):
        card = pos[TOP + pile]
        n = 0
        while card:
            found[card & 63] += 1
            n += 1
            card = pos[UNDER + (card & 127)]
        assert n == pos[COUNT + pile]
    for i in range(8):
        for rank in range(1, pos[FOUNDATION_COUNTS + i] + 1):
            found[i >> 1 << 4 | rank] += 1
    return found


def dealt(seen, chance):
    """Deal the hidden cards of a view at random.

    Return the position and the number of hidden cards.
    """
    scratch, hidden, counts = bytearray(128), bytearray(104), bytearray(5)
    n = hidden_cards(seen, scratch, hidden, counts)
    assert n == sum(counts[:3]) == counts[3] + counts[4]
    assert counts[0] <= counts[3] <= counts[0] + counts[1]
    random = array("H", (chance, 1))
    shuffle(hidden, counts[0], counts[1], random)
    shuffle(hidden, 0, counts[3], random)
    shuffle(hidden, counts[3], counts[4], random)
    pos = bytearray(seen)
    assert deal_hidden(pos, hidden) == n
    return pos, n


ALL_CARDS = {suit << 4 | rank: 2 for suit in range(4) for rank in range(1, 14)}


@pytest.mark.parametrize("seed", range(4))
def test_determinization_deals_hidden_cards_only(seed):
    for at, (pos, seen) in enumerate(played(seed)):
        guess, n = dealt(seen, at * 7919 & 65535)
        assert cards(guess) == ALL_CARDS
        in_sight = [i for i in range(POSITION_SIZE) if seen[i] and seen[i] != UNKNOWN_CARD]
        assert all(guess[i] == seen[i] for i in in_sight)
        for player in (0, 1):
            for pile in (RESERVE + 3 * player, RESERVE + 1 + 3 * player):
                truth, card = pos[TOP + pile], guess[TOP + pile]
                while card:
                    assert (card & FACE_DOWN) == (truth & FACE_DOWN)
                    truth, card = pos[UNDER + (truth & 127)], guess[UNDER + (card & 127)]
        assert n == sum(1 for i in range(TOP, POSITION_SIZE) if pos[i] & FACE_DOWN and not seen_there(seen, pos, i))


def seen_there(seen, pos, i):
    return seen[i] == pos[i]


def test_visible_card_shows_the_owner_of_its_hidden_twin():
    told = either = 0
    for pos, seen in played(1):
        truth = [{card & 127 for card in face_down(pos, player)} for player in (0, 1)]
        scratch, hidden, counts = bytearray(128), bytearray(104), bytearray(5)
        n = hidden_cards(seen, scratch, hidden, counts)
        if pos[RUNS] or pos[RUNS + 2]:
            break  # after a pass through the hand, cards of the other pack may lie face down
        assert set(hidden[: counts[0]]) <= truth[0] and set(hidden[counts[0] + counts[1] : n]) <= truth[1]
        told += counts[0] + counts[2]
        either += counts[1]
    assert told > 4 * either > 0


def face_down(pos, player):
    """Yield the face-down cards of a player's reserve and hand."""
    for p in (RESERVE + 3 * player, RESERVE + 1 + 3 * player):
        card = pos[TOP + p]
        while card:
            if card & FACE_DOWN:
                yield card
            card = pos[UNDER + (card & 127)]


@pytest.mark.parametrize("given_away", [0, 1, 5, 30])
def test_determinization_with_mixed_packs_deals_every_card_once(given_away):
    for seed in range(8):
        line = notation.position_text(deal("classic", seed))
        hand = line.partition("A.H=")[2][: 2 * given_away]
        seen = bytearray(POSITION_SIZE)
        view(notation.parse_position(line.replace(hand, "", 1).replace("B.H=", "B.H=" + hand)), seen)
        guess, n = dealt(seen, seed + 1)
        assert cards(guess) == ALL_CARDS and n == 94


def test_determinization_deals_are_equally_likely():
    *_, (_, seen) = zip(range(30), (seen for _, seen in played(1)))
    tops = collections.Counter()
    random = array("H", (7, 1))
    for _ in range(3000):
        scratch, hidden, counts = bytearray(128), bytearray(104), bytearray(5)
        hidden_cards(seen, scratch, hidden, counts)
        shuffle(hidden, 0, counts[3], random)
        tops[hidden[0]] += 1
    n = counts[3]
    assert len(tops) == n and min(tops.values()) > 3000 / n * 0.6 and max(tops.values()) < 3000 / n * 1.4


def test_turns_of_a_playout_end_with_every_card_in_place():
    ended = won = 0
    for at, (_, seen) in enumerate(played(2)):
        pos, _ = dealt(seen, at)
        if pos[TOP + SHOW] or at % 3:
            continue
        after = bytearray(pos)
        for turns in range(1, sum(TURNS_TO_SCORES) + 1):
            if after[OVER]:
                break
            over = play_turn(after, 0)
            assert cards(after) == ALL_CARDS and over == after[OVER]
            if over:
                at = COUNT + RESERVE + 3 * (over - 1)
                assert not any(after[at : at + 3]) and after[TURN] == over - 1
                won += 1
            else:
                assert after[TURN] == pos[TURN] ^ turns & 1 and not after[TOP + SHOW]
                ended += 1
            # The top of every house must be face up.
            for house in range(1, 9):
                card, under = after[TOP + house], after[UNDER + after[TOP + house]]
                assert not under or card < FACE_DOWN
    assert ended > 40 and won


def test_may_compare_is_true_for_classic_only():
    for rules in ("classic", "classic+r12", "classic+cut"):
        assert supports_playouts(deal(rules, 1))
    for rules in ("classic+waste", "classic+strict", "classic+peek", "classic+closed", "classic+groups",
                  "classic+backs", "simple", "three", "foster", "cats", "catsfull", "onepack", "klondike"):
        assert not supports_playouts(deal(rules, 1)), rules


def test_plan_of_a_compared_line_ends_the_turn_without_another_search():
    players = [Opponent("expert", 1), Opponent("expert", 2)]
    pos = deal("classic", 3)
    ends = 0
    for _ in range(80):
        player = players[pos[TURN]]
        at_end = player.search._ends_turn and player.search._at == player.search._size
        saved = Opponent("expert", 9)
        saved.restore(player.state())
        seen = bytearray(POSITION_SIZE)
        view(pos, seen)
        player.begin(pos)
        if at_end and player.search.has_plan(player._view):
            # The plan must be part of a save, too.
            saved.begin(pos)
            for each in (player, saved):
                assert each.think(1) and moves.turns_up_or_ends(each.src, each.dst)
            ends += 1
        player.choose(pos) if not at_end else None
        moves.make_move(pos, player.src, player.dst)
        if pos[OVER]:
            break
    assert ends > 3 and len(player.search.state()) == SEARCH_STATE_SIZE


def test_comparison_does_not_depend_on_earlier_ones():
    """Compare twice, once with another search's leftovers.

    All searches share their tables.
    """
    compared = 0
    counts = set()
    for at, (pos, _) in enumerate(played(3)):
        if at % 7:
            continue
        chosen = []
        for fresh in (True, False):
            player = Opponent("expert", at)
            player.begin(pos)
            if player.think(1):
                break
            playouts = player.search._candidates
            if fresh:
                playouts.__init__()
            else:
                # Another search left the most candidates possible, none of them eliminated.
                p = playouts
                for numbers in (p._in_contest, p._hidden, p._cards, p._counts, p._seen):
                    numbers[:] = bytes((1,)) * len(numbers)
            player.search.begin(player._view, player.work.moves, moves.generate_moves(player._view, player.work), at)
            while not player.think(1000):
                pass
            counts.add(playouts.n)
            chosen.append((player.src, player.dst, playouts.best_node))
        if len(chosen) == 2:
            compared += 1
            assert chosen[0] == chosen[1], notation.position_text(pos)
    assert compared > 10 and min(counts) < 6 and max(counts) == MAX_CANDIDATES


def test_short_search_finds_wins_that_can_be_played_and_only_these():
    playouts = Playouts()
    work = Workspace()
    won = lost = 0
    for seed in range(3):
        for pos, _ in played(seed):
            found = playouts._wins(pos, 0)
            assert not (found and pos[COUNT + RESERVE + 3 * pos[TURN]])
            # With a card that shows, the turn ends where turns_up is given.
            assert playouts._wins(pos, 1) == (found and not pos[TOP + SHOW])
            if found:
                solver = Solver()
                solver.begin(pos, SearchTables(1), None)
                while not solver.go(1000, work):
                    pass
                assert solver.won, notation.position_text(pos)
                won += 1
            elif not pos[COUNT + RESERVE + 3 * pos[TURN]]:
                lost += 1
    assert won > 20 and lost > 20


# The player to move wins in this turn, but not by the simple rules.
WON = (
    "rules=classic turn=B A.R=- A.H=kdjcqsks7cqdts A.W=JSQSJS9S B.R=- B.H=jd "
    "B.W=JHQHKH6S5S4S5S4SKCQCKSKDQHJHTHJC9C8C show=- 1=KHQC 2=TC9H8S 3=7S 4=6S 5=KC 6=8S 7=TD9S8H7S 8=TS "
    "F=S33Ha7Dc9Ca6 idle=1 quiet=2 runs=2,1 flags=-"
)


def test_outcome_counts_a_win_that_the_simple_rules_miss():
    pos = notation.parse_position(WON)
    simple = bytearray(pos)
    assert play_turn(simple, 0) == 0
    playouts = Playouts()
    assert playouts._outcome(bytearray(pos), evaluate, weights_of(pos)) == 1000 * len(TURNS_TO_SCORES)
    # The opponent loses as much by ending a turn in such a position, here by laying down the showing card.
    laying = WON.replace("turn=B", "turn=A").replace("7cqdts", "7cqd").replace("show=-", "show=TS")
    outcome = playouts._outcome(notation.parse_position(laying), evaluate, weights_of(pos))
    assert outcome == -1000 * len(TURNS_TO_SCORES)


def test_typed_position_may_hide_cards_of_any_pack():
    pos = notation.parse_position(positions.line("A.R=9D show=4C 1=- 2=- 3=QD 4=TS 5=JH 6=7S6H5S 7=8H 8=KD"))
    player = Opponent("expert", 5)
    player.choose(pos)
    assert moves.generate_moves(pos, player.work) > 1
