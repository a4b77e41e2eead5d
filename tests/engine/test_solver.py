"""The solver proves wins from what the player has seen, and expert plays them."""

import random

import pytest

from engine import notation
from engine.card_memory import CardMemory
from engine.moves import generate_moves, has_move, make_move
from engine.opponent import LEVELS, Opponent
from engine.plain_search import is_plain
from engine.position import HAND, OVER, POSITION_SIZE, RUNS, SHOW, TURN, WASTE, view
from engine.search import SEARCH_STATE_SIZE, SearchTables, knows_own_cards
from engine.solver import MAX_OTHER_NODES, MAX_PLAIN_NODES, Solver
from engine.workspace import Workspace
from tests.support import unix_micropython
from tests.support.hidden_cards import games, shuffled

# Turns that win, which expert missed when it did not prove wins, in games that it lost.
WON = (
    "rules=classic turn=B A.R=- A.H=5d6dks9ctcjc9hthkhjh7d8d4h8c9c7s A.W=QC B.R=- B.H=- B.W=5S4S3S4CKDQDJDTD show=- "
    "1=TD9S8H7C6H5C 2=QDJC 3=6C5H 4=KDQS 5=KCQHJS 6=KC 7=KHQCJDTC9D8S 8=TS9D8C7H6S F=Sd2Hc3D84C73 "
    "idle=1 quiet=1 runs=1,1 flags=-",
    "rules=classic turn=A A.R=- A.H=- A.W=KDQD4H3H4CQHKHJHKD B.R=- B.H=4d B.W=QCKC5D show=- 1=JCTH9C8D 2=7H 3=6D5C "
    "4=KHQSJDTC9H 5=KSQDJSTD 6=9S8H7C6H 7=JDTS9D8C7D 8=6C5H F=Sd8Hc2Da3Cd3 idle=2 quiet=2 runs=1,2 flags=-",
    "rules=foster turn=B A.R=2sjsqd4dKH A.H=qcjc6d3s7s7hjhkdah9htsas A.W=KSTC8S2H5C6C9S8S4H6SQS8C B.R=- B.H=- "
    "B.W=KHQCKC show=- 1=KCQHJSTD9C 2=JDTS 3=TH9S8H7C 4=5D4S3H 5=7D6C5H 6=TC9D8C 7=KSQHJCTH9C8D7C6H5S 8=KDQSJH "
    "F=S70H90Dc3C54 idle=1 quiet=1 runs=0,1 flags=-",
)
# How many games of each rule set are played; those with many such turns need few.
SEEDS = {
    "classic": 1, "simple": 4, "onepack": 8, "foster": 4, "cats": 4, "catsfull": 4, "classic+waste": 3,
    "classic+strict": 2,
}  # fmt: skip
RULES = tuple(SEEDS)


def solve(seen, slice=1000, visited=None):
    """Return a Solver after its search of a view."""
    solver = Solver()
    work = Workspace()
    solver.begin(seen, SearchTables(1), visited)
    while not solver.go(slice, work):
        pass
    return solver


def solve_other(seen):
    """Return a Solver that has searched by the moves of moves.py, also where search_plain() can."""
    solver = Solver()
    work = Workspace()
    solver.begin(seen, SearchTables(1), None)
    solver._begin_other()
    while not solver.go(1000, work):
        pass
    return solver


def known_turns(rules, seeds, levels=("greedy", "greedy", "greedy")):
    """Yield positions of games in which the player to move comes to know all cards of the turn, with the view."""
    for seed in seeds:
        memories = [CardMemory() for _ in levels]
        seen = bytearray(POSITION_SIZE)
        last = -1
        knew = False
        for pos, _ in games(rules, levels, [seed]):
            turn = pos[TURN]
            view(pos, seen)
            memories[turn].add_known(pos, seen)
            knows = knows_own_cards(seen)
            if knows and not (knew and turn == last):
                yield bytearray(pos), bytearray(seen)
            knew = knows
            last = turn


def wins(pos, solver):
    """Return whether the line of a solver is legal from a position and wins."""
    pos = bytearray(pos)
    player = pos[TURN]
    work = Workspace()
    line = solver.line
    for i in range(0, 2 * solver.length, 2):
        assert pos[TURN] == player and has_move(work.moves, generate_moves(pos, work), line[i], line[i + 1])
        make_move(pos, line[i], line[i + 1])
    return pos[OVER] == player + 1


@pytest.mark.parametrize("rules", RULES)
def test_proof_is_a_legal_line_that_wins(rules):
    proved = 0
    for pos, seen in known_turns(rules, range(SEEDS[rules])):
        solver = solve(seen)
        assert solver.nodes <= (MAX_PLAIN_NODES if is_plain(seen) else MAX_OTHER_NODES)
        if solver.won:
            assert wins(pos, solver), notation.position_text(pos)
            proved += 1
    assert proved


@pytest.mark.parametrize("rules", RULES)
def test_no_hidden_card_changes_a_verdict(rules):
    rng = random.Random(rules)
    proved = changed = 0
    for ply, (pos, _) in enumerate(known_turns(rules, range(SEEDS[rules]))):
        turn = pos[TURN]
        other = shuffled(pos, [HAND + 3 * turn], rng, across=ply % 2)
        changed += other != pos
        verdicts = []
        for given in (pos, other):
            # The player knows the own hand, but has not watched the opponent make one.
            told = bytearray(POSITION_SIZE)
            view(given, told)
            memory = CardMemory()
            memory.restore(bytes([1] + [255 if i == turn else pos[RUNS + 2 * i] for i in range(3)]))
            memory.add_known(given, told)
            solver = solve(told)
            verdicts.append((solver.won, solver.length, solver.nodes, solver.line[: 2 * solver.length]))
        assert verdicts[0] == verdicts[1], notation.position_text(pos)
        if solver.won:
            assert wins(other, solver)
            proved += 1
    assert proved and changed


def test_both_searches_of_classic_agree():
    both = refuted = 0
    for rules, seeds in (("classic", 1), ("simple", 4)):
        for _, seen in known_turns(rules, range(seeds)):
            plain = solve(seen)
            other = solve_other(seen)
            if plain.won and other.won:
                both += 1
            elif other.nodes < MAX_OTHER_NODES and plain.nodes < MAX_PLAIN_NODES:
                assert plain.won == other.won
                refuted += 1
    assert both and refuted


@pytest.mark.parametrize("rules", ["classic", "onepack"])
def test_slices_do_not_change_a_verdict(rules):
    for _, seen in known_turns(rules, range(1)):
        at_once, sliced = solve(seen), solve(seen, 1)
        assert (at_once.won, at_once.nodes) == (sliced.won, sliced.nodes)
        assert at_once.line[: 2 * at_once.length] == sliced.line[: 2 * sliced.length]


def play_turn(pos, level, save=False):
    """Play the rest of a turn; return whether that wins. save: restore the player from a save before each move."""
    pos = bytearray(pos)
    turn = pos[TURN]
    player = Opponent(level, 1)
    while pos[TURN] == turn and not pos[OVER]:
        if save:
            state = player.state()
            player = Opponent(level, 7)
            player.restore(state)
        player.choose(pos)
        assert has_move(player.work.moves, generate_moves(pos, player.work), player.src, player.dst)
        make_move(pos, player.src, player.dst)
    return pos[OVER] == turn + 1


@pytest.mark.parametrize("save", [False, True])
@pytest.mark.parametrize("given", WON)
def test_expert_plays_a_win_that_it_can_prove(given, save):
    assert play_turn(notation.parse_position(given), "expert", save)


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "expert"])
def test_lower_levels_prove_nothing(level):
    player = Opponent(level, 1)
    assert not player.search or not player.search.proves_wins


@pytest.mark.parametrize("level", ["expert", "adaptive:1100"])
def test_a_failed_proof_is_saved_until_the_turn_ends(level):
    for pos, _ in known_turns("classic", range(1)):
        player = Opponent(level, 1)
        turn = pos[TURN]
        while pos[TURN] == turn and not pos[OVER]:
            again = Opponent(level, 2)
            again.restore(player.state())
            assert again.state() == player.state()
            player.choose(pos)
            make_move(pos, player.src, player.dst)
        if not pos[OVER]:
            assert not player.search.state()[3] & 64
    assert len(player.search.state()) == SEARCH_STATE_SIZE


def test_view_with_an_unknown_own_card_is_not_searched():
    for given, expected in ((WON[0], 1), (WON[1], 1), (WON[0].replace("B.H=- B.W=5S", "B.H=5s B.W="), 0),
                            (WON[0].replace("B.R=- B.H=- B.W=5S", "B.R=5S B.H=- B.W="), 0)):
        seen = bytearray(POSITION_SIZE)
        view(notation.parse_position(given), seen)
        assert knows_own_cards(seen) == expected


def test_line_never_ends_the_turn_and_returns_to_no_visited_position():
    for given in WON:
        player = Opponent("expert", 1)
        pos = notation.parse_position(given)
        player.begin(pos)
        # The turn has been through this position too, so no line may come to it.
        seen = bytearray(POSITION_SIZE)
        view(pos, seen)
        first = solve(seen)
        assert first.won
        assert (SHOW, WASTE) not in zip(first.line[: 2 * first.length : 2], first.line[1 : 2 * first.length : 2])
        after = bytearray(seen)
        for i in range(0, 2 * (first.length - 1), 2):
            make_move(after, first.line[i], first.line[i + 1])
        player._visited.add(after)
        if player._visited.has_several():
            second = solve(seen, visited=player._visited)
            assert not second.won or second.line[: 2 * second.length] != first.line[: 2 * first.length]


@pytest.mark.parametrize("bits", [32, 64])
def test_solver_on_micropython_finds_the_same_and_allocates_nothing(bits):
    program = """
import gc
from engine import notation
from engine.position import POSITION_SIZE, view
from engine.search import SearchTables
from engine.solver import Solver
from engine.workspace import Workspace
solver, tables, work, seen = Solver(), SearchTables(1), Workspace(), bytearray(POSITION_SIZE)
for given in %r:
    view(notation.parse_position(given), seen)
    solver.begin(seen, tables, None)
    solver.go(1, work)
    gc.collect()
    solver.begin(seen, tables, None)
    used = gc.mem_alloc()
    while not solver.go(1, work):
        pass
    used = gc.mem_alloc() - used
    print(solver.won, solver.nodes, bytes(solver.line[:2 * solver.length]), used < 200)
""" % (WON,)
    lines = []
    for given in WON:
        seen = bytearray(POSITION_SIZE)
        view(notation.parse_position(given), seen)
        solver = solve(seen)
        lines.append("%s %d %r True" % (solver.won, solver.nodes, bytes(solver.line[: 2 * solver.length])))
    assert unix_micropython.printed(program, bits).splitlines() == lines
