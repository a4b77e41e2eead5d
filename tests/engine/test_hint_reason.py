"""The reasons of hints: every move has one, whatever cards are hidden.

The cases are in tests/cases/reasons.py.
"""

import pytest

from engine.dealing import deal
from engine.game import Game
from engine.hint_reason import REASON_NAMES, move_reason
from engine.moves import ABANDON, generate_moves, make_move
from engine.opponent import Opponent
from engine.position import OVER, POSITION_SIZE, TURN, view
from engine.rules import RULE_SET_NAMES as RULES
from engine.workspace import Workspace
from tests.cases import reasons
from tests.support import positions, unix_micropython
from tests.support.rows import check_each


def test_reason_of_a_move():
    check_each(reasons.REASONS, positions.check_reason)


def test_every_reason_has_a_case_and_a_counterexample():
    assert {row[3] for row in reasons.REASONS} == set(REASON_NAMES)
    assert len(set(REASON_NAMES)) == len(REASON_NAMES)
    for rules in ("classic", "foster", "cats", "onepack", "klondike"):
        found = {row[3] for row in reasons.REASONS if positions.split(row[1]).get("rules", "classic") == rules}
        assert len(found) >= 5, rules


@pytest.mark.parametrize("rules", [*RULES, "classic+backs+closed+groups+waste", "classic+strict+peek"])
def test_hidden_cards_never_count_and_every_move_has_a_reason(rules):
    seen = bytearray(POSITION_SIZE)
    work = Workspace()
    moves = work.moves
    other = Workspace()
    given = set()
    pos = deal(rules, 0)
    players = [Opponent("greedy", i) for i in range(3)]
    for _ in range(400):
        if pos[OVER]:
            break
        view(pos, seen)
        for i in range(0, 2 * generate_moves(pos, work), 2):
            found = move_reason(seen, moves[i], moves[i + 1], other)
            assert found == move_reason(pos, moves[i], moves[i + 1], other)
            given.add(found)
        player = players[pos[TURN]]
        player.choose(pos)
        if player.src == ABANDON:
            break
        make_move(pos, player.src, player.dst)
    assert len(given) >= 8, given


def test_reason_changes_nothing():
    game = Game(deal("classic", 4))
    before = bytes(game.pos)
    for i in range(0, 2 * game.n, 2):
        move_reason(game.pos, game.moves[i], game.moves[i + 1], Workspace())
    assert bytes(game.pos) == before


@pytest.mark.parametrize("bits, heap", [(64, None), (32, "190k")])
def test_reason_on_micropython_is_the_same_and_takes_no_heap(bits, heap):
    source = (
        "import micropython\n"
        "from engine import hint_reason, notation, workspace\n"
        "from tests.support import positions\n"
        "from tests.cases.reasons import REASONS\n"
        "work = workspace.Workspace()\n"
        "for row in REASONS:\n"
        "    positions.check_reason(row)\n"
        "    pos = notation.parse_position(positions.line(row[1]))\n"
        "    src, dst = notation.parse_move(row[2])\n"
        "    micropython.heap_lock()\n"
        "    hint_reason.move_reason(pos, src, dst, work)\n"
        "    micropython.heap_unlock()\n"
        "print(len(REASONS))\n"
    )
    assert unix_micropython.printed(source, bits, heap=heap) == "%d\n" % len(reasons.REASONS)
