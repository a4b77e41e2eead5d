"""A rule set like `classic` and an option, with meaningless high flags.

The flags are above bit 7.

main() plays it and `classic`, and prints a checksum of each game, to compare the runtimes.
"""

from binascii import crc32

from engine import rules
from engine.dealing import deal
from engine.game import Game
from engine.notation import parse_position, position_text
from engine.opponent import Opponent
from engine.position import (
    DUTIES, DUTIES_HIGH, FOUNDATION_COUNTS, ORDER, ORDER_HIGH, OVER, POSITION_SIZE, STYLE, STYLE_HIGH, view
)
from firmware.app.session import Session
from tests.support.saved import body, session_of

ORDER_FLAG = 1 << 8
STYLE_FLAG = 1 << 15
DUTY_FLAG = 1 << 11
FLAGGED_RULES = "flagged+flag+strict"
PLAIN_RULES = "classic+strict"
PLAYED_LEVELS = ("random", "greedy", "strong")
CHECK_EVERY = 7  # plies between two checks of notation, undo and save


def register() -> None:
    """Register the rule set and the option."""
    name, number, attributes = rules.RULE_SETS[0]
    assert name == "classic" and number == 0
    classic = dict(attributes)
    flagged = (("order", classic["order"] | ORDER_FLAG), ("style", STYLE_FLAG))
    others = tuple([each for each in attributes if each[0] != "order"])
    rules.RULE_SETS = rules.RULE_SETS + (("flagged", 200, others + flagged),)
    rules.OPTIONS = rules.OPTIONS + (("flag", 31, classic["option_kinds"], (("duties", DUTY_FLAG),)),)


def must(done: object, complaint: str) -> None:
    """Raise AssertionError unless `done`."""
    if not done:
        raise AssertionError(complaint)


def has_flags(pos: bytearray, plain: bytearray) -> bool:
    """Return whether a position has the high flags, and `plain`'s low flags."""
    high = (pos[ORDER_HIGH], pos[STYLE_HIGH], pos[DUTIES_HIGH])
    return high == (ORDER_FLAG >> 8, STYLE_FLAG >> 8, DUTY_FLAG >> 8) and (pos[ORDER], pos[STYLE], pos[DUTIES]) == (
        plain[ORDER], plain[STYLE], plain[DUTIES])  # fmt: skip


def look_at(session: "Session", plain: bytearray) -> None:
    """Pass a position through notation, view, undo and save.

    AssertionError if a flag is lost.
    """
    game = session.game
    line = position_text(game.pos)
    must(line.startswith("rules=" + FLAGGED_RULES + " "), "the notation: " + line)
    must(has_flags(parse_position(line), plain), "the notation loses a flag")
    seen = bytearray(POSITION_SIZE)
    view(game.pos, seen)
    must(has_flags(seen, plain), "the view loses a flag")
    again = session_of(body(session))
    must(
        again.rules == FLAGGED_RULES and again.game.pos == game.pos and again.game.base == game.base,
        "another game was saved"
    )
    must(has_flags(again.game.pos, plain), "the save loses a flag")
    before = bytes(game.pos)
    game.play(game.moves[0], game.moves[1])
    game.undo()
    must(bytes(game.pos) == before, "undo leads to another position")


def main() -> None:
    """Play a game of both rule sets by each level, and print plies and CRCs.

    AssertionError if they differ.
    """
    register()
    must(has_flags(deal(FLAGGED_RULES, 1), deal(PLAIN_RULES, 1)), "the deal lacks the flags")
    for level in PLAYED_LEVELS:
        session = Session(FLAGGED_RULES, "greedy", 1, 0, 300)
        flagged, plain = session.game, Game(deal(PLAIN_RULES, 1))
        players = Opponent(level, 3), Opponent(level, 3)
        crc = 0
        while not flagged.pos[OVER]:
            must(has_flags(flagged.pos, plain.pos), "a flag is lost in play")
            must(flagged.pos[FOUNDATION_COUNTS:] == plain.pos[FOUNDATION_COUNTS:], "the cards lie differently")
            must(flagged.n == plain.n and flagged.moves[: 2 * plain.n] == plain.moves[: 2 * plain.n], "other moves")
            if flagged.ply % CHECK_EVERY == 0:
                look_at(session, plain.pos)
            for player, game in zip(players, (flagged, plain)):
                player.choose(game.pos)
                game.play(player.src, player.dst)
            crc = crc32(flagged.pos, crc)
        must(plain.pos[OVER] == flagged.pos[OVER], "another winner")
        print(level, flagged.ply, "%08x" % crc)
