"""A game as text: its lines lead back to the same position, and tell no hidden card."""

import re

import pytest

from engine.dealing import deal
from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED, replay_move
from engine.moves import ABANDON
from engine.notation import parse_move, parse_position, position_text
from engine.rules import RULE_SET_NAMES
from engine.verdict import LEGAL, judge
from engine.workspace import Workspace
from firmware.app.game_text import game_text
from firmware.app.session import STARTER_BY_RULES, Session
from tests.support.games import finished_game


def session_of(rules, seed=4):
    """Return a Session at the end of a game."""
    session = Session(rules, "greedy", seed, STARTER_BY_RULES, 300)
    for _, _, src, dst in finished_game(rules, seed).positions():
        session.game.play(src, dst)
    return session


def position_after(lines):
    """Return the position that a game as text comes to, read by what RULES 2 says of tokens alone."""
    first, *turns = lines.split("\n")
    if " turn=" in first:
        pos = parse_position(first)
    else:
        rules, seed = re.fullmatch(r"rules=(\S+) seed=(\d+)", first).groups()
        pos = deal(rules, int(seed))
    for i, line in enumerate(turns):
        number, player, *tokens = line.split(" ")
        assert number == str(i + 1) and player in ("A:", "B:", "C:") and tokens
        for token in tokens:
            src, dst = parse_move(token.rstrip("!"))
            flag = ATTEMPT_STOPPED if token.endswith("!") else 0
            if not flag and src != ABANDON and judge(pos, src, dst, Workspace()) != LEGAL:
                flag = ATTEMPT_STANDS
            replay_move(pos, src | flag, dst)
    return pos


@pytest.mark.parametrize("rules", RULE_SET_NAMES)
def test_text_of_a_game_leads_to_its_end(rules):
    session = session_of(rules)
    lines = game_text(session)
    assert position_after(lines) == session.game.pos
    assert position_text(session.game.base).split(" ", 2)[2] not in lines


def test_text_of_stop_play_tells_what_was_stopped_and_not_what_stands():
    session = Session("classic", "greedy", 4, STARTER_BY_RULES, 300, stop_play=True)
    game = session.game
    work = Workspace()
    while not game.pos[0] and game.ply < 40:
        if game.ply in (5, 9):
            # The top card of a house goes where it does not fit.
            for src, dst in ((house, other) for house in range(1, 9) for other in range(1, 9) if house != other):
                if judge(game.pos, src, dst, work) != LEGAL:
                    break
            game.play(src | ATTEMPT_STOPPED, dst)
        else:
            game.play(game.moves[0], game.moves[1])
    lines = game_text(session)
    assert lines.count("!") == 2 and position_after(lines) == game.pos


def test_text_of_practice_begins_with_its_position():
    session = session_of("simple")
    start = session.game.position_at(6)
    session.begin_at(start)
    assert game_text(session) == position_text(start)
