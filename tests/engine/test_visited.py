"""No level repeats a position within a turn."""

import os
import subprocess
import sys

import pytest

from engine import notation
from engine.dealing import deal
from engine.moves import generate_moves, make_move
from engine.opponent import LEVELS, Opponent
from engine.position import COUNT, OVER, POSITION_SIZE, TURN, WASTE, view
from engine.rules import RULE_SET_NAMES
from engine.visited import MAX_VISITED, Visited, is_reversible
from engine.workspace import Workspace
from hostsim import fast
from tests.support import compiled_engine, positions
from tests.support.paths import ROOT
from tests.support.timeouts import PROGRAM_TIMEOUT_S
from tests.support.turns import same_in_a_turn

GAMES = 10  # by level and rule set
DUTIES = ("classic+strict", "classic+mustspace", "classic+backs", "simple+strict", "three+strict")


def seen(pos):
    out = bytearray(POSITION_SIZE)
    view(pos, out)
    return out


def leads_back(given, *played):
    """Play moves in a position.

    Return the legal moves that would then repeat a position.
    """
    pos = notation.parse_position(positions.line(given))
    visited = Visited()
    visited.add(seen(pos))
    for token in played:
        make_move(pos, *notation.parse_move(token))
        visited.add(seen(pos))
    tokens = positions.moves(pos).split()
    return [token for token in tokens if visited.leads_back(seen(pos), *notation.parse_move(token))]


@pytest.mark.parametrize("given, played, tokens", [
    ("A.R=4D A.H=5c 1=9D 2=TS 3=TC", [], []),
    ("A.R=4D A.H=5c 1=JSTH9S 2=TD", ["12"], ["21"]),
    ("A.R=4D A.H=5c 1=JSTH9S 2=TD 3=TH", ["12", "23"], ["31", "32"]),
    ("A.R=4D A.H=5c5s 1=JSTH9S 2=TD", ["12", "t"], []),
    ("foster A.R=5c A.H=5s 1=8C7D B.W=8D 2=8S", ["1W"], ["W1"]),
    ("foster A.R=5c A.H=5s 1=8C7D B.W=8D 2=8S", ["1W", "W2"], ["21", "2W"]),
    ("onepack A.H=kc 1=6S7S 2=8S", ["12"], ["21"]),
    # After 9S has moved to the space, the option demands that it move back: nothing else empties a house.
    ("classic+mustspace A.R=4D A.H=5c 1=- 2=TD9S 3=KH", [], ["21"]),
    ("classic A.R=4D A.H=5c 1=- 2=TD9S 3=KH", [], []),
])  # fmt: skip
def test_leads_back_names_the_moves_to_a_position_of_the_turn(given, played, tokens):
    assert leads_back(given, *played) == tokens


def test_full_memory_refuses_every_reversible_move():
    pos = notation.parse_position(positions.line("A.R=4D A.H=5c 1=JSTH9S 2=TD"))
    visited = Visited()
    for n in range(MAX_VISITED):
        assert not visited.is_full()
        other = seen(pos)
        other[COUNT + WASTE + 3] = n  # the other player's waste, which does not count as progress
        visited.add(other)
    assert visited.is_full()
    work = Workspace()
    n = generate_moves(pos, work)
    for i in range(0, 2 * n, 2):
        move = work.moves[i], work.moves[i + 1]
        assert visited.leads_back(seen(pos), *move) == is_reversible(*move)


def test_adding_a_known_position_takes_no_memory():
    visited = Visited()
    pos = seen(deal("classic", 1))
    for _ in range(2 * MAX_VISITED):
        visited.add(pos)
    assert not visited.is_full()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("line", [
    "rules=classic+mustspace turn=B A.R=5d5hjhahqs8h2S "
    "A.H=2c9hth4c6h3ctdqh2d9d6d8d6c9s4h4djcqctc3sqdkdad7dks6s9cas7s4sts A.W=JSKC3H2H7C8C "
    "B.R=3h4h6c2d7s5dqd8s6h7dth3D "
    "B.H=5sad8hqs4std2hqcjs5h6djhastc4d7c9c5ctskh9h6s9sah2cac3sjckskd8d B.W=JD4C5C3C show=- "
    "1=JD 2=8S 3=5S 4=3D2S 5=KH 6=9D8C7H 7=7H 8=KCQH F=S00H00D00C10 idle=0 quiet=7 runs=0,0 flags=-",
    "rules=three+backs+groups+waste turn=B A.R=- A.H=7s4s8d A.W=9DTD B.R=8d2hJHTHJHQHKHQHKH B.H=3s2sth9h8h "
    "B.W=QDKDQDJDTD9D9H C.R=ksas6s5djsjd8hTCJCTCJC C.H=ts9s C.W=KCQCKCQC8S show=- "
    "1=6H5S 2=7D 3=# 4=6D 5=7H 6=5H 7=4H 8=3H 9=KDQS F=Sd0H71D74C99 idle=0 quiet=1 runs=1,1,1 flags=-",
])  # fmt: skip
def test_level_leaves_a_circle_in_which_all_moves_lead_back(line, level):
    for seed in range(30):
        pos = notation.parse_position(line)
        player = Opponent(level, seed)
        for _ in range(1000):
            player.choose(pos)
            if not is_reversible(player.src, player.dst):
                break
            make_move(pos, player.src, player.dst)
        else:
            raise AssertionError("seed %d never left: %s" % (seed, notation.position_text(pos)))


def test_planned_returns_the_moves_that_follow_and_changes_nothing():
    pos = deal("classic", 1)
    players = [Opponent("strong", seat) for seat in range(2)]
    followed = 0
    while not pos[OVER]:
        player = players[pos[TURN]]
        player.choose(pos)
        planned = player.remaining_plan()
        assert planned == player.remaining_plan()
        make_move(pos, player.src, player.dst)
        if planned:
            player.choose(pos)
            assert bytes((player.src, player.dst)) == planned[:2]
            assert player.remaining_plan() == planned[2:]
            make_move(pos, player.src, player.dst)
            followed += 1
    assert followed > 10
    assert Opponent("greedy", 1).remaining_plan() == b""


def test_novice_in_the_first_turn_of_deal_12_does_not_oscillate():
    pos = deal("classic", 12)
    turn = pos[TURN]
    for seed in range(20):
        player = Opponent("novice", seed)
        now = bytearray(pos)
        been = {same_in_a_turn(now)}
        while now[TURN] == turn and not now[OVER]:
            player.choose(now)
            make_move(now, player.src, player.dst)
            assert same_in_a_turn(now) not in been
            been.add(same_in_a_turn(now))


@pytest.mark.slow
@pytest.mark.parametrize("rules", [*RULE_SET_NAMES, *DUTIES])
def test_no_level_repeats_a_position_in_a_turn(rules, shared):
    compiled_engine.compile_once(shared, fast.CHECKED)
    # Where an option forbids turning up until a house is empty, random can come to a position that leaves no other way.
    levels = [level for level in LEVELS if level != "random" or rules not in DUTIES]
    done = subprocess.run(
        [sys.executable, "-m", "tests.support.turns", str(GAMES), rules, *levels], cwd=ROOT, capture_output=True,
        text=True, env={**os.environ, fast.ENGINE_VARIABLE: fast.CHECKED}, timeout=PROGRAM_TIMEOUT_S)
    assert done.returncode == 0, done.stderr
    lines = [line.split() for line in done.stdout.splitlines()]
    assert [line[:2] for line in lines] == [[rules, level] for level in levels]
    for _, level, moves, again in lines:
        assert int(moves) > 50 * GAMES and again == "0", (level, moves, again)
