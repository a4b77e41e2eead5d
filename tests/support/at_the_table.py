"""A simulated person at the table, in a position that is given pile by pile."""

from engine.dealing import position_rules_text
from engine.game import Game
from engine.moves import PASS
from engine.notation import parse_position
from engine.position import FOUNDATION, HAND, RESERVE, SHOW, WASTE
from firmware.app import actions as A
from firmware.app.session import Session
from firmware.table.modes.stop_play import StopPlay
from tests.support.app_driver import AppDriver

PACK = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"]
FULL = {"h1": "KS", "h2": "KH", "h3": "KD", "h4": "KC", "h5": "KS", "h6": "KH", "h7": "KD"}
PLENTY = dict(FULL, h7="TD")
STOPS = (  # stopped attempts: verdict, piles, the move, the message, what follows
    ("reserve-first", dict(A_R="3cAS", h8="AH"), (8, FOUNDATION), "A\1 from your reserve could go up: reserve first",
     "It goes up now, and your turn is over."),
    ("foundation-first", dict(A_R="3c9S", h8="AS"), (HAND, SHOW), "A\1 from house 8 could go up: foundation first",
     "It goes up now, and your turn is over."),
    ("space-first", dict(A_R="3c9S"), (HAND, SHOW), "Your reserve must fill space 8 first",
     "It does now, and your turn is over."),
    ("no-fit", dict(A_R="3c9S", h8="5H"), (RESERVE, 8), "9\1 may not go to house 8: it needs a red 10",
     "Your turn is over."),
    ("no-fit", dict(A_R="3c9S", h8="5H"), (RESERVE, FOUNDATION), "9\1 does not fit a foundation: it needs 8\1",
     "Your turn is over."),
    ("not-available", dict(A_R="3c9S", A_W="7H", h8="8C"), (WASTE, 8), "Your waste: you can't play from it",
     "Your turn is over."),
    ("not-available", dict(A_R="3c9S", B_W="7H", h8="8C"), (WASTE + 3, 8), "Opponent's waste: you can't play from it",
     "Your turn is over."),
    ("not-available", dict(A_R="3c9S", h8="5H", show="4D"), (HAND, SHOW), "A card is already turned up",
     "Your turn is over."),
)  # fmt: skip


def position(rules: str = "classic", turn: str = "A", F: str = "S00H00D00C00", **piles: str) -> bytearray:
    """Return a position where B's hand has all cards not named.

    A_R is A's reserve, h1 the first house.
    """
    onepack = rules == "onepack"
    left = PACK * (1 if onepack else 2)
    named = [cards for cards in piles.values() if cards != "-"]
    for cards in named:
        for i in range(0, len(cards), 2):
            left.remove(cards[i : i + 2].upper())
    if not onepack:
        for suit in range(4):
            for n in F[3 * suit + 1 : 3 * suit + 3]:
                for rank in range(int(n, 16)):
                    left.remove("A23456789TJQK"[rank] + "SHDC"[suit])
    fields = ["rules=" + rules, "turn=" + turn]
    for player in "AB":
        for kind in "RHW":
            default = "".join(left).lower() if player + kind == "BH" else "-"
            fields.append("%s.%s=%s" % (player, kind, piles.get(player + "_" + kind, default) or "-"))
    fields.append("show=" + piles.get("show", "-"))
    for house in range(1, 9):
        fields.append("%d=%s" % (house, piles.get("h%d" % house, "-")))
    fields.append("F=" + ("-" if onepack else F))
    fields += ["idle=0", "quiet=0", "runs=0,0", "flags=-"]
    return parse_position(" ".join(fields))


def at(pos: bytearray) -> "AppDriver":
    """Return a Driver whose player, A, is to move in this position."""
    d = AppDriver()
    d.app.start(position_rules_text(pos), "greedy", 1)
    d.at_once()
    d.session.game = Game(pos)
    d.session.seat = 0
    d.press(0)
    return d


def at_in_stop_play(pos: bytearray) -> "AppDriver":
    """Return a Driver whose player, A, is to move in this position in stop play."""
    d = AppDriver()
    d.app.begin(Session(position_rules_text(pos), "greedy", 1, 0, 300, False, True))
    d.at_once()
    d.session.game = Game(pos)
    d.session.seat = 0
    d.session.opponents[0].slip = lambda pos: False  # type: ignore[method-assign]
    d.press(0)
    assert isinstance(d.table.mode.under, StopPlay)
    return d


def logged(d: "AppDriver", ply: int = -1) -> "tuple[int, int]":
    """Return a move of the game's log, by default the last one."""
    i = 2 * (ply if ply >= 0 else d.game.ply + ply)
    return d.game.log[i], d.game.log[i + 1]


def attempt(d: "AppDriver", src: int, dst: int) -> None:
    """Move the cursor to where OK attempts this move, and press OK."""
    table = d.table
    assert d.step_to(lambda: table.cursor.sources[table.cursor.at] == (HAND if src == PASS else src & 127))
    d.press(A.OK)
    if table.cursor.held >= 0:
        assert d.step_to(lambda: d.at_place(src, dst))
        d.press(A.OK)
