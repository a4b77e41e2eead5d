"""The command annotate: print a game for card players, with the plans and reasons of a searching level."""

import textwrap
from argparse import ArgumentParser, Namespace

from engine import notation
from engine.dealing import deal
from engine.game import Game
from engine.opponent import Opponent
from engine.position import COUNT, DRAW, OVER, PLAYERS, RESERVE, STALEMATE, TURN
from engine.score import points
from engine.search import MAX_NODES
from firmware.table import hint_planner
from hostsim import arguments
from hostsim.lines import saved_review
from hostsim.lines.audit import opponents

LINE_WIDTH = 110
PIP_LETTERS = dict(enumerate("SHDC", 1))  # the pips of firmware/text/phrases.py as letters of the notation


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    parser.add_argument("--rules", type=arguments.rules, required=True, metavar="NAME", help="the rule set")
    parser.add_argument("--a", type=arguments.level, default="expert", metavar="LEVEL",
                        help="the level of A (default %(default)s)")
    parser.add_argument("--b", type=arguments.level, default="greedy", metavar="LEVEL",
                        help="the level of B, and of C (default %(default)s)")
    parser.add_argument("--seed", type=arguments.seed, required=True, metavar="NUMBER", help="the deal")


def run(args: Namespace) -> None:
    """Play the game and print it."""
    game = Game(deal(args.rules, args.seed))
    pos = game.pos
    print("%s, seed %d: %s" % (args.rules, args.seed, ", ".join(
        "%s %s" % named for named in zip("ABC"[: pos[PLAYERS]], (args.a, args.b, args.b)))))
    print("After a plan's first move: the plan, and why. After the turn: cards left, reserve/hand and waste.\n")
    print(_wrapped(notation.position_text(pos), "") + "\n")
    seats = opponents((args.a, args.b, args.b)[: pos[PLAYERS]], args.seed)
    turn = 0
    while not pos[OVER]:
        turn += 1
        mover = pos[TURN]
        told = []
        while pos[TURN] == mover and not pos[OVER]:
            told.append(_move(game, seats[mover]))
        left = ", ".join("%s %d/%d" % ("ABC"[player], *_cards_left(pos, player)) for player in range(pos[PLAYERS]))
        print(_wrapped("%3d %s  %s | %s" % (turn, "ABC"[mover], " ".join(told), left), 7 * " "))
    print("\n" + _result(pos))
    if pos[PLAYERS] > 1:
        print()
        for line in saved_review.review_lines(game, tuple(range(pos[PLAYERS]))):
            print(_wrapped(line, "  "))


def _move(game: Game, player: Opponent) -> str:
    """Play a player's next move; return it as text, with plan and reason if it has one."""
    player.begin(game.pos)
    searched = False
    while not player.think(MAX_NODES):
        searched = True
    text = notation.move_text(player.src, player.dst)
    plan = player.search.plan() if searched else b""
    if plan:
        intended = " ".join(notation.move_text(plan[i], plan[i + 1]) for i in range(0, len(plan), 2))
        why = reason(game.pos, plan)
        text += " (%s)" % (why if len(plan) == 2 else "%s: %s" % (intended, why))
    game.play(player.src, player.dst)
    return text


def reason(pos: bytearray, plan: bytes) -> str:
    """Return as text why the first move of a plan (2 bytes a move) is good."""
    return hint_planner.explain_move(pos, plan).translate(PIP_LETTERS)


def _cards_left(pos: bytearray, player: int) -> tuple[int, int]:
    # Count the reserve, and hand and waste together.
    at = COUNT + RESERVE + 3 * player
    return pos[at], pos[at + 1] + pos[at + 2]


def _result(pos: bytearray) -> str:
    if pos[OVER] == DRAW:
        return "A draw."
    if pos[OVER] == STALEMATE:
        won = "A stalemate"
    else:
        won = "%s wins" % "ABC"[pos[OVER] - 1]
    return "%s; points: %s." % (won, ", ".join("%s %d" % named for named in zip("ABC", points(pos))))


def _wrapped(text: str, indent: str) -> str:
    return textwrap.fill(text, LINE_WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
