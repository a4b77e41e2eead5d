"""Checks of every rule set and option that run on every runtime.

The lines that each prints are compared.

micropython -c "from tests.support import rule_set_checks; rule_set_checks.cases('options')"
"""

import binascii

from engine.dealing import deal
from engine.opponent import LEVELS, Opponent
from engine.rules import RULE_SET_NAMES
from engine.workspace import Workspace
from tests.support import positions
from tests.support.engine_checks import game, taken

# Modules of tests/cases. Each runs alone, because compiling several needs most of an RP2040's heap.
CASE_MODULES = ("classic", "onepack", "verdicts", "lines", "options", "fosters", "cats", "three", "klondike", "simple")
CHECKS = (
    ("MOVES", positions.check_moves),
    ("PLAYS", positions.check_play),
    ("VERDICTS", positions.check_verdicts),
    ("CLASSIC", positions.check_verdicts),
    ("ONEPACK", positions.check_verdicts),
    ("STOPS", positions.check_stop),
    ("SCORES", positions.check_score),
    ("REFUSED", positions.check_refused),
    ("READ", positions.check_read),
)
OPTION_RULES = (
    "classic+backs", "classic+closed", "classic+cut+fewest", "classic+groups+waste", "classic+high+r11",
    "classic+houses+r12", "classic+mustload", "classic+mustspace", "classic+peek+release", "classic+strict",
    "classic+backs+closed+cut+fewest+groups+peek+r12+waste", "simple+backs+groups", "three+backs+closed+peek+waste",
    "three+groups+strict", "onepack+thirty",
)  # fmt: skip
# Options whose legal moves do not depend on how cards can be moved away.
QUIET = (
    "classic+closed", "classic+groups+waste", "classic+mustload", "classic+peek", "simple+closed+groups+waste",
    "three+closed+mustload+waste", "onepack+thirty",
)  # fmt: skip


def cases(name: str) -> None:
    """Check all rows of a module of tests/cases and print their number.

    AssertionError if one fails.
    """
    module = getattr(__import__("tests.cases." + name).cases, name)
    checked = 0
    for table, check in CHECKS:
        for row in getattr(module, table, ()):
            check(row)
            checked += 1
    assert checked
    print(name, checked)


def fosters_hand() -> None:
    """Play Foster's two-pack hand and print the CRC-32 of each of its positions."""
    from engine import notation
    from engine.moves import make_move
    from tests.cases import foster_two_packs as hand

    pos = notation.parse_position(hand.DIAGRAM_1)
    crc = 0
    for part in (
        hand.TO_DIAGRAM_2, hand.TO_DIAGRAM_3, hand.TO_DIAGRAM_4, hand.RED_STOCK, hand.RED_DIGS_OUT_THE_NINE,
        hand.RED_HAND, hand.TO_DIAGRAM_6,
    ):  # fmt: skip
        for _, tokens in part:
            for token in tokens.split(" "):
                assert token in positions.moves(pos).split(" ")
                source, destination = notation.parse_move(token)
                make_move(pos, source, destination)
                crc = binascii.crc32(pos, crc)
    positions.equal(notation.position_text(pos), hand.DIAGRAM_6, "the hand")
    print("foster's hand %08x" % crc)


MAX_PLIES = 40  # plies of an expert's game by most rule sets
WHOLE_GAMES = ("classic", "onepack")  # A rule set of each family, which every level plays to the end.
PLAYED_LEVELS = ("random", "greedy", "expert")  # The others use the same code of the engine.


def games(some: str) -> None:
    """Play a game of each rule set by each level that plays it; print the plies and CRCs.

    some: "options" to play the rule sets of OPTION_RULES instead.
    """
    for rules in OPTION_RULES if some == "options" else RULE_SET_NAMES:
        for level in LEVELS if rules in WHOLE_GAMES else PLAYED_LEVELS:
            plies, crc = game(rules, level, 1, 10_000 if rules in WHOLE_GAMES or level != "expert" else MAX_PLIES)
            print(rules, level, plies, "%08x" % crc)


def allocations() -> None:
    """Print the heap that each function takes in a game of each rule set, of all levels where whole games are played.

    See tests/support/engine_checks.
    """
    for rules in RULE_SET_NAMES + QUIET:
        for level in LEVELS if rules in WHOLE_GAMES else ("random",):
            pos = deal(rules, 1)
            player = Opponent(level, 1)
            player.begin(pos)  # It takes its memory as it first sees the rules.
            if player.search and player.search.proves_wins:
                taken(bytearray(pos), player, Workspace())  # and that of the solver at the end of its first game
            print(rules, level, *taken(pos, player, Workspace()))
