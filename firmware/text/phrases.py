# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What the app says about cards, places and moves, as a person at the table would.

`seat` is the person's seat, 0 for A, 1 for B, 2 for C, with BOTH_SIDES added where nobody else plays. Suits are
chr 1..4, which the fonts draw as pips.
"""

from engine.const import const
from engine.moves import GROUP, PASS, WHOLE
from engine.position import (
    COUNT,
    FOUNDATION,
    HAND,
    LETTERS,
    ORDER,
    PLAYERS,
    RESERVE,
    SHOW,
    TOP,
    TURN,
    UNDER,
    WASTE,
    pile,
)
from engine.position import RULES as POS_RULES
from engine.rules import COMPULSORY, NAMES, Row
from firmware.draw.sprites import GLYPH_RIGHT

BOTH_SIDES = const(4)
TO = " " + GLYPH_RIGHT + " "
KINDS = ("reserve", "hand", "waste")
LOWS = bytes([Row(name).low for name in NAMES])  # of each rule set the lowest rank, 0 for the ace
# Made once: a sign that is taken out of a string, MicroPython keeps for good.
RANKS = tuple([letter if letter != "T" else "10" for letter in LETTERS])
PIPS = tuple("\1\2\3\4")


def card(pos, c):
    """Return a card's name in the rule set of a position: `10` and its pip."""
    return RANKS[((c & 15) - 1 + LOWS[pos[POS_RULES]]) % 13] + PIPS[c >> 4 & 3]


def name(pos, player, seat):
    """Return what a player is called: `You`, `Opponent`; of two opponents the next to play is `Left`."""
    if player == seat:
        return "You"
    if pos[PLAYERS] < 3:
        return "Opponent"
    return "Left" if (seat + 1) % 3 == player else "Right"


def side(session, player):
    """Return what a player of a session is called: as `name`, in a solitaire `Side A`."""
    if session.solitaire:
        return "Side " + "ABC"[player]
    return name(session.game.pos, player, session.seat)


def place(pos, p, seat, mover):
    """Return the name of pile p for the person in `seat`; an opponent that moves has `own` piles."""
    if p < RESERVE:
        if p == SHOW:
            return "hand"
        return "%s %d" % ("house" if pos[TOP + p] else "space", p)
    if p == FOUNDATION:
        return "foundation"
    owner = (p - RESERVE) // 3
    kind = KINDS[(p - RESERVE) % 3]
    if owner == seat & ~BOTH_SIDES:
        return "your " + kind
    if seat >= BOTH_SIDES:
        return "side %s's %s" % ("ABC"[owner], kind)
    if mover == owner:
        return "own " + kind
    return ("opponent" if pos[PLAYERS] < 3 else name(pos, owner, seat)) + "'s " + kind


def run_name(pos, house, size):
    """Return what a group of `size` cards (WHOLE: all) of a house is called: how many, first and last card."""
    c = pos[TOP + house]
    last = card(pos, c)
    n = pos[COUNT + house] if size == WHOLE else size
    for _ in range(n - 1):
        c = pos[UNDER + (c & 127)]
    return ("whole run " if size == WHOLE else "%d cards " % n) + card(pos, c) + "-" + last


def held(pos, src, dst, seat):
    """Return what playing a held card there would do."""
    if src == HAND or src == PASS or dst == RESERVE:
        return source(pos, HAND if src == PASS else src, 1, src, dst, seat)
    if src & GROUP:
        return run_name(pos, src & 15, dst >> 4) + TO + place(pos, dst & 15, seat, seat)
    text = card(pos, pos[TOP + pile(pos, src)])
    if dst == WASTE:
        return text + TO + "your waste" + (": ends your turn" if src == SHOW else "")
    return text + TO + place(pos, pile(pos, dst), seat, seat)


def source(pos, src, places, src0, dst0, seat):
    """Return what OK on a source would do, nothing being held.

    places: how many legal moves it has, (src0, dst0) the first of them.
    """
    if src == HAND:
        if places > 1:
            return "Turn up a card, or pass"
        if src0 == PASS:
            return "Pass: ends your turn"
        patience = pos[PLAYERS] == 1
        if pos[TOP + pile(pos, HAND)]:
            return "Lay a card of your hand on the waste" if patience else "Turn up a card of your hand"
        return "Turn your waste over" + ("" if patience else " and turn up a card")
    if dst0 == RESERVE:
        return "Turn up the top of your reserve"
    p = pile(pos, src)
    text = card(pos, pos[TOP + p])
    if dst0 == FOUNDATION and places == 1:
        must = "Must: " if pos[ORDER] & COMPULSORY else ""
        return must + text + (" of " + place(pos, p, seat, seat) if src else "") + TO + "foundation"
    if src:
        text += " of " + place(pos, p, seat, seat)
    if places > 1:
        return text + ": %d places" % places
    if dst0 == WASTE:
        return text + TO + "your waste: ends your turn"
    return text + TO + place(pos, dst0 & 15 if src0 & GROUP else pile(pos, dst0), seat, seat)


def opponent(pos, src, dst, seat, brief=False):
    """Return what the opponent is about to do, in fewer letters if asked; pos is the position before it."""
    mover = pos[TURN]
    who = name(pos, mover, seat)
    head = "Opp. " if brief and pos[PLAYERS] < 3 else who + ": "
    if src == HAND:
        return who + " turns up a card"
    if src == PASS:
        return who + " passes"
    if dst == RESERVE:
        return who + " turns up the own reserve"
    if src & GROUP:
        return head + held(pos, src, dst, seat)
    p = pile(pos, src)
    text = head + card(pos, pos[TOP + p])
    if src:
        text += " from " + place(pos, p, seat, mover)
    return text + TO + place(pos, pile(pos, dst), seat, mover)
