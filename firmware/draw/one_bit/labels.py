# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What is said at the table where there is room for one line of some 20 letters; text/phrases.py has all of it."""

from engine.moves import GROUP, PASS, WHOLE
from engine.position import COUNT, FOUNDATION, HAND, ORDER, RESERVE, SHOW, TOP, WASTE, pile
from engine.rules import COMPULSORY
from firmware.draw.shown import COMES, ENDED, HELD, MOVES, NOTHING, STUCK, THINKS
from firmware.text import phrases


def label(session, shown):
    """Return in one line what a label of firmware.draw.shown.Shown is about."""
    what = shown.what
    if what == ENDED:
        return "Game over"
    pos = session.game.pos
    src = shown.src
    if what == COMES:
        if src == HAND:
            return "Opp. turns up"
        if src == PASS:
            return "Opp. passes"
        return "Opp. " + move(session, src, shown.dst).split(",")[0]
    if what == THINKS:
        return "Opp. thinks" + "..."[: shown.thinks & 3] if shown.thinks >= 0 else "Opponent"
    if what == MOVES:
        return "Opponent"
    if what == NOTHING:
        return ""
    if what == STUCK:
        return "No move. OK: end"
    if what == HELD:
        return move(session, src, shown.dst)
    if src == HAND or src == PASS:
        return "Turn up or pass" if shown.places > 1 else move(session, src, shown.dst)
    if shown.places > 1:
        return "%s: %d places" % (phrases.card(pos, pos[TOP + pile(pos, src & ~GROUP)]), shown.places)
    must = shown.dst == FOUNDATION and pos[ORDER] & COMPULSORY
    return ("Must " if must else "") + move(session, src, shown.dst)


def move(session, src, dst):
    """Return what a move does, in at most 17 letters."""
    pos = session.game.pos
    if src == PASS:
        return "Pass"
    if src == HAND:
        return "Turn up" if pos[TOP + pile(pos, HAND)] else "Turn waste over"
    if dst == RESERVE:
        return "Turn up reserve"
    p = pile(pos, src & ~GROUP)
    if src & GROUP:
        size = pos[COUNT + p] if dst >> 4 == WHOLE else dst >> 4
        return "%d cards" % size + phrases.TO + str(dst & 15)
    text = phrases.card(pos, pos[TOP + p]) + phrases.TO
    if dst == FOUNDATION:
        return text + "found."
    if SHOW < dst < RESERVE:
        return text + ("house " if pos[TOP + dst] else "space ") + str(dst)
    if dst == WASTE:
        return text + "waste" + (", end" if src == SHOW else "")
    p = pile(pos, dst)
    owner = (p - RESERVE) // 3
    other = "ABC"[owner] + "'s " if session.solitaire else "opp. "
    return text + ("your " if owner == session.seat else other) + ("waste" if (dst - RESERVE) % 3 == 2 else "res.")
