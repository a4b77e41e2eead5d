"""The command annotate prints games that can be replayed, and legal plans."""

import re

import pytest

from engine import notation
from engine.dealing import deal
from engine.moves import generate_moves, make_move
from engine.position import OVER, TURN
from engine.score import points
from engine.workspace import Workspace
from tests.support.paths import ROOT
from tests.support.refusals import refused


@pytest.mark.parametrize("rules, seed", [("simple", 3), ("onepack", 1), ("cats", 2)])
def test_annotate_prints_a_game_that_can_be_replayed(cli, rules, seed):
    page = cli("annotate", "--rules", rules, "--a", "strong", "--seed", str(seed))
    assert page.returncode == 0, page.stderr
    assert cli("annotate", "--rules", rules, "--a", "strong", "--seed", str(seed)).stdout == page.stdout
    assert max(map(len, page.stdout.splitlines())) <= 110
    text = " ".join(page.stdout.split())
    pos = deal(rules, seed)
    assert notation.position_text(pos) in text
    work = Workspace()
    turns = re.findall(r" (\d+) ([AB]) (.*?) \| (A \d+/\d+, B \d+/\d+)", text.split(" flags=", 1)[1])
    assert [int(turn[0]) for turn in turns] == list(range(1, len(turns) + 1))
    plans = 0
    for _, side, told, _ in turns:
        assert "AB"[pos[TURN]] == side
        for move, aside in re.findall(r"(\S+)(?: \(([^)]*)\))?", told):
            if aside and ":" in aside:
                plans += 1
                ahead = bytearray(pos)
                for planned in aside.split(":")[0].split():
                    make_move(ahead, *_legal(ahead, planned, work))
            make_move(pos, *_legal(pos, move, work))
    assert pos[OVER]
    assert plans
    assert re.search(r"points: .*\b%d\b" % max(points(pos)), text)


def _legal(pos, text, work):
    """Return the move of a token; AssertionError if it is not legal."""
    move = notation.parse_move(text)
    n = generate_moves(pos, work)
    out = work.moves
    assert move in zip(out[0 : 2 * n : 2], out[1 : 2 * n : 2]), (notation.position_text(pos), text)
    return move


def test_annotate_unknown_level_is_refused_in_one_line(cli):
    refused(cli("annotate", "--rules", "classic", "--a", "genius", "--seed", "1"), "genius")


def test_games_printed_on_the_page_are_those_of_today(cli):
    text = (ROOT / "engine" / "GAMES.md").read_text()
    found = re.findall(r"`pocket-bank (annotate [^`]*)`[^`]*```\n(.*?)```", text, re.DOTALL)
    assert len(found) == 3
    for command, told in found:
        assert cli(*command.split()).stdout == told
