# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Why something is refused at the table, in words (phrases.py has the others, which are said all the time)."""

from engine.moves import GROUP
from engine.position import FAMILY, HAND, HOUSES, RESERVE, SHOW, TOP, pile
from engine.verdict import FOUNDATION_FIRST, NOT_AVAILABLE, RESERVE_FIRST, SPACE_FIRST
from firmware.text import phrases


def refusal(pos, verdict, src, dst, seat):
    """Return why an attempt to turn up, to pass or to lay the showing card down is refused (RULES 9).

    (src, dst): a legal move, which the verdict may ask for first.
    """
    if verdict == RESERVE_FIRST or verdict == FOUNDATION_FIRST:
        p = pile(pos, src)
        first = "Reserve first: " if verdict == RESERVE_FIRST else "Foundation first: "
        source = " from " + phrases.place(pos, p, seat, seat) if src else ""
        return first + phrases.card(pos, pos[TOP + p]) + " can go up" + source
    if verdict == SPACE_FIRST:
        space = 1
        while space < pos[HOUSES] and pos[TOP + space]:
            space += 1
        return "Space first: your %s fills space %d" % ("waste" if pos[FAMILY] else "reserve", space)
    if verdict == NOT_AVAILABLE:
        return "There is no card to turn up"
    return "The rules ask for another move first"


def cannot_undo(session):
    """Return why the last move of a session cannot be taken back."""
    source = session.last_source()
    if source == HAND:
        return "A card was turned up: what was seen cannot be unseen"
    if source == RESERVE:
        return "A reserve card was bared: what was seen cannot be unseen"
    if SHOW < source & ~GROUP < RESERVE:
        return "A card was bared: what was seen cannot be unseen"
    return "Nothing to take back in this turn"


def endless(ply):
    """Return why a game is ended that has had so many moves; with 0, what there is to say of a stock turned over."""
    if ply:
        return "After %d moves this game ends. MENU: take back, or abandon it" % ply
    return "You went through the stock twice and played nothing. MENU: give up"
