"""The searching levels use no unknown card, remember cards and count them."""

import random
from array import array
from collections import Counter

import pytest

from engine import notation
from engine.card_memory import CardMemory
from engine.foundation_moves import FIND_FIRST, foundation_moves
from engine.moves import generate_moves, make_move
from engine.opponent import LEVELS, Opponent
from engine.position import (
    COUNT, FACE_DOWN, FOUNDATION, FOUNDATION_COUNTS, HAND, ORDER, PILES, POSITION_SIZE, RESERVE, RUNS, SHOW, TOP, TURN,
    UNDER, WASTE, view
)
from engine.position_hash import TABLE_SIZE, TABLE_SLOTS, clear_table, enter_if_new, position_hash
from engine.rules import COMPULSORY, RULE_SET_NAMES
from engine.search import MAX_NODES, Search
from engine.workspace import Workspace
from tests.support import positions
from tests.support.hidden_cards import games, shuffled

SEARCHING = pytest.mark.parametrize("level", ["strong", "expert"])
EVERY = pytest.mark.parametrize("rules", [*RULE_SET_NAMES, "classic+backs", "classic+closed"])
RULES = pytest.mark.parametrize("rules", ["classic", "foster", "cats", "simple", "classic+backs", "onepack"])


@EVERY
@pytest.mark.parametrize("level", [*LEVELS, "adaptive:1100"])
@pytest.mark.slow
def test_no_hidden_card_changes_a_move(rules, level):
    rng = random.Random(level + rules)
    changed = 0
    for ply, (pos, _) in enumerate(games(rules, ["greedy"] * 3, range(2))):
        if ply % 11:
            continue
        other = shuffled(pos, (), rng, across=ply % 2)
        changed += other != pos
        notation.parse_position(notation.position_text(other))
        chosen = []
        for given in (pos, other):
            player = Opponent(level, ply)
            player.choose(given)
            chosen.append((player.src, player.dst))
        assert chosen[0] == chosen[1], notation.position_text(pos)
    assert changed > 12


@RULES
@pytest.mark.slow
def test_card_memory_knows_only_hands_that_were_watched(rules):
    rng = random.Random(rules)
    changed = remembered = 0
    for ply, (pos, player) in enumerate(games(rules, ["expert", "expert"], range(2))):
        if ply % 5:
            continue
        known = [HAND + 3 * i for i in (0, 1) if pos[RUNS + 2 * i]]
        other = shuffled(pos, known, rng)
        changed += other != pos
        remembered += len(known)
        chosen = []
        for given in (pos, other):
            another = Opponent("expert", 0)
            another.restore(player.state())
            another.choose(given)
            chosen.append((another.src, another.dst))
        assert chosen[0] == chosen[1], notation.position_text(pos)
    assert changed > 20
    assert remembered > 10 or rules == "onepack"  # in which players hardly ever finish a pass through the hand


@RULES
@pytest.mark.slow
def test_card_memory_is_true(rules):
    by_watching = by_counting = 0
    seen = bytearray(POSITION_SIZE)
    memories = [CardMemory(), CardMemory()]
    last = None
    for pos, player in games(rules, ["strong", "greedy"], range(12)):
        if player is not last and pos[RUNS] + pos[RUNS + 2] == 0:
            memories[pos[TURN]] = CardMemory() if last is None or not pos[COUNT + HAND] else memories[pos[TURN]]
        last = player
        view(pos, seen)
        blank = bytes(seen)
        memories[pos[TURN]].add_known(pos, seen)
        for i in range(TOP, POSITION_SIZE):
            if seen[i] != blank[i]:
                assert seen[i] == pos[i], notation.position_text(pos)
                if pos[i] & FACE_DOWN and any(pos[TOP + hand] == pos[i] for hand in (HAND, HAND + 3)):
                    by_watching += 1
                by_counting += pos[RESERVE + TOP] == pos[i] or pos[UNDER + (pos[TOP + RESERVE] & 127)] == pos[i]
    assert by_watching
    assert by_counting or rules not in ("classic", "simple")


@RULES
def test_foundation_moves_first_is_the_first_legal_move(rules):
    work = Workspace()
    out = work.moves
    forced = bytearray(2)
    found = 0
    for pos, _ in games(rules, ["random", "greedy"], range(6)):
        n = generate_moves(pos, work)
        first = out[0] if n and out[1] == FOUNDATION and pos[ORDER] & COMPULSORY else -1
        due = forced[0] if foundation_moves(pos, forced, FIND_FIRST) else -1
        assert due == first, notation.position_text(pos)
        found += first >= 0
    assert found > 20 or rules == "onepack"


@SEARCHING
@pytest.mark.parametrize("why, given", [
    ("at once", "A.R=9D show=4C 1=TS 2=KC 3=KS"),
    ("when a house is taken apart for it", "A.R=9D show=4C 1=TS8H 2=9C 3=KC"),
    ("when two houses are put together to make a space", "A.R=9D show=4C 1=8H 2=9C 3=KC 4=KH 5=KS 6=JH 7=JD 8=2S"),
])  # fmt: skip
def test_search_plays_the_reserve(why, given, level):
    pos = notation.parse_position(positions.line(given))
    player = Opponent(level, 1)
    before = pos[COUNT + RESERVE]
    for _ in range(6):
        player.choose(pos)
        if (player.src, player.dst) == (SHOW, WASTE):
            break
        make_move(pos, player.src, player.dst)
        if pos[COUNT + RESERVE] < before:
            return
    raise AssertionError(why)


@SEARCHING
def test_search_in_slices_finds_the_same_move(level):
    for ply, (pos, _) in enumerate(games("classic", ["greedy", "greedy"], range(1))):
        if ply % 9:
            continue
        at_once, sliced = Opponent(level, ply), Opponent(level, ply)
        at_once.choose(pos)
        sliced.begin(pos)
        slices = 1
        while not sliced.think(5):
            slices += 1
        assert (sliced.src, sliced.dst) == (at_once.src, at_once.dst)


def test_search_stays_within_its_node_limit():
    work = Workspace()
    out = work.moves
    pos = notation.parse_position(positions.line("A.R=9D show=4C 1=- 2=- 3=QD 4=TS 5=JH 6=7S6H5S 7=8H 8=KD"))
    n = generate_moves(pos, work)
    most = 0
    for nodes in (1, 2, 50, MAX_NODES):
        search = Search(nodes)
        search.begin(pos, out, n, 0)
        while not search.go(10, work):
            pass
        assert search.nodes <= nodes
        most = max(most, search.nodes)
        n = generate_moves(pos, work)
    assert most > 100


def test_searches_that_take_turns_do_not_affect_each_other():
    players = [Opponent("expert", 5), Opponent("strong", 5), Opponent("expert", 6)]
    alone = [Opponent("expert", 5), Opponent("strong", 5), Opponent("expert", 6)]
    searched = 0
    for pos in [bytearray(pos) for pos, _ in games("classic", ["greedy", "greedy"], [3])][20:45]:
        waiting = list(zip(players, alone))
        for player in players:
            player.begin(pos)
        while waiting:
            player, other = waiting.pop(0)
            if not player.think(7):
                searched += 1
                waiting.append((player, other))
                continue
            other.choose(pos)
            assert (player.src, player.dst) == (other.src, other.dst)
    assert searched > 200


def test_searches_that_take_turns_share_the_memory_they_are_given():
    spare = []
    pos = notation.parse_position(positions.line("A.R=9D show=4C 1=- 2=- 3=QD 4=TS 5=JH 6=7S6H5S 7=8H 8=KD"))
    players = [Opponent("expert", 5, spare), Opponent("strong", 5, spare)]
    assert not spare  # the memory is allocated by the first search
    players[0].choose(pos)
    only, = spare
    for player in players:
        player.begin(pos)
        assert not player.think(7) and not spare
        player.think(1000)
        assert spare == [only] and spare[0] is only
    players[0].begin(pos)
    players[0].think(7)
    players[0].leave()  # as the app does with a hint that is no longer wanted
    assert spare[0] is only
    players[1].choose(pos)
    assert len(spare) == 1


def test_searches_without_given_memory_share_none():
    one, other = Search(30), Search(30)
    assert one.spare_tables is not other.spare_tables


def hashes(pos):
    """Return the short hash of a position and its check bytes."""
    check = bytearray(2)
    return position_hash(pos, check), bytes(check)


def test_position_hash_of_different_positions_differs_with_its_check():
    # 24 bits alone are not enough; with the check, two positions in 10 ** 12 collide.
    seen = {}
    for rules in ("classic", "cats", "onepack"):
        for pos, _ in games(rules, ["random", "random"], range(4)):
            for house in range(1, 9):
                changed = bytearray(pos)
                changed[COUNT + house] ^= 32
                seen[hashed_bytes(changed)] = hashes(changed)
            seen[hashed_bytes(pos)] = hashes(pos)
    assert_told_apart(seen)


def test_position_hash_when_neighbouring_houses_exchange_cards_differs_with_its_check():
    # Such positions collide in 24 bits more often than random ones, and a search does meet them.
    seen = {}
    for pos, _ in games("classic", ["random", "random"], range(8)):
        for house in range(1, 7):
            changed = bytearray(pos)
            first = TOP + house
            changed[first : first + 3] = changed[first + 1 : first + 3] + changed[first : first + 1]
            seen[hashed_bytes(changed)] = hashes(changed)
            changed = bytearray(pos)
            changed[first : first + 2] = changed[first + 1], changed[first]
            seen[hashed_bytes(changed)] = hashes(changed)
        seen[hashed_bytes(pos)] = hashes(pos)
    assert_told_apart(seen)


def assert_told_apart(seen):
    """Check that the hashes with their checks differ.

    seen: {hashed bytes: (hash, check)}.
    """
    short = Counter(mark for mark, _ in seen.values())
    assert len(seen) > 30_000 and max(short.values()) > 1  # some collide in 24 bits
    assert len(set(seen.values())) == len(seen)


def hashed_bytes(pos):
    """Return the part of a position that a hash covers.

    It has the foundations, and of each pile the two top cards and the count, without packs.
    """
    cards = []
    for pile in range(PILES):
        top = pos[TOP + pile]
        cards += [top & 0xBF, pos[UNDER + (top & 127)] & 0xBF if top & 0xBF else 0]
    return bytes(pos[FOUNDATION_COUNTS:TOP]) + bytes(cards) + bytes(pos[COUNT : COUNT + PILES])


def test_is_new_tells_positions_with_the_same_short_hash_apart():
    table = array("H", bytes(2 * TABLE_SIZE))
    assert enter_if_new(table, 0x123456, b"\1\2")
    assert not enter_if_new(table, 0x123456, b"\1\2")
    assert enter_if_new(table, 0x123456, b"\1\3")
    assert not enter_if_new(table, 0x123456, b"\1\3") and not enter_if_new(table, 0x123456, b"\1\2")
    clear_table(table)
    assert enter_if_new(table, 0x123456, b"\1\2")


class Counted(array):
    """A table that counts how often it is read, and ends a search of it that never ends."""

    reads = 0

    def __getitem__(self, at):
        self.reads += 1
        assert self.reads < TABLE_SLOTS * TABLE_SLOTS, "enter_if_new never ends"
        return super().__getitem__(at)


def test_is_new_with_a_full_table_returns_and_calls_unknown_positions_new():
    table = Counted("H", bytes(2 * TABLE_SIZE))
    for i in range(TABLE_SLOTS):
        assert enter_if_new(table, i << 4, b"ab")
    assert all(table[:TABLE_SLOTS])
    assert not enter_if_new(table, 5 << 4, b"ab")
    assert enter_if_new(table, 5 << 4, b"ac") and enter_if_new(table, 5 << 4, b"ac")
