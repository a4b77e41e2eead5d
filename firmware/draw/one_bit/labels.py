# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What is said at the table where there is room for one line of some 20 letters; text/phrases.py has all of it."""

from engine.moves import GROUP, PASS, WHOLE
from engine.position import COUNT, FOUNDATION, HAND, ORDER, RESERVE, SHOW, TOP, WASTE, pile
from engine.rules import COMPULSORY
from firmware import text
from firmware.draw.shown import COMES, ENDED, HELD, MOVES, NOTHING, STUCK, THINKS
from firmware.text import phrases


def label(session, shown, brief):
    """Return in one line what a label of firmware.draw.shown.Shown is about; brief: 1 for fewer letters, else 0."""
    what = shown.what
    if what == ENDED:
        return text.words.SHORT_OVER
    src = shown.src
    dst = shown.dst
    if what == COMES:
        if src == HAND:
            return text.words.SHORT_THEY_TURN_UP
        if src == PASS:
            return text.words.SHORT_THEY_PASS
        return text.words.SHORT_THEY_MOVE.format(move(session, src, dst, brief, False))
    if what == THINKS and shown.thinks >= 0:
        return text.words.SHORT_THINKS[shown.thinks]
    if what == THINKS or what == MOVES:
        return text.words.SHORT_OPPONENT
    if what == NOTHING:
        return ""
    if what == STUCK:
        return text.words.SHORT_NO_MOVE
    if what != HELD and shown.places > 1:
        if src == HAND or src == PASS:
            return text.words.SHORT_TURN_UP_OR_PASS
        pos = session.game.pos
        return text.words.CARD_PLACES.format(phrases.card(pos, pos[TOP + pile(pos, src & ~GROUP)]), shown.places)
    said = move(session, src, dst, brief, True)
    must = what != HELD and dst == FOUNDATION and session.game.pos[ORDER] & COMPULSORY
    return text.words.SHORT_MUST.format(said) if must else said


def move(session, src, dst, brief, ends):
    """Return what a move does, in at most 17 letters; ends: and that it ends the turn."""
    pos = session.game.pos
    if src == PASS:
        return text.words.SHORT_PASS
    if src == HAND:
        return text.words.SHORT_TURN_UP if pos[TOP + pile(pos, HAND)] else text.words.SHORT_TURN_OVER[brief]
    if dst == RESERVE:
        return text.words.SHORT_TURN_UP_RESERVE[brief]
    p = pile(pos, src & ~GROUP)
    if src & GROUP:
        return text.words.SHORT_RUN.format(pos[COUNT + p] if dst >> 4 == WHOLE else dst >> 4, dst & 15)
    if dst == FOUNDATION:
        to = text.words.SHORT_FOUNDATION[brief]
    elif dst < RESERVE:
        to = phrases.place(pos, dst, session.reader, session.reader)
    elif dst == WASTE:
        to = (text.words.SHORT_WASTE_ENDS if ends and src == SHOW else text.words.SHORT_WASTE)[brief]
    else:
        to = text.words.SHORT_TO[brief][_owner(session, pile(pos, dst))][1 if (dst - RESERVE) % 3 else 0]
    return text.words.MOVE.format(phrases.card(pos, pos[TOP + p]), to)


def pile_name(session, p, brief):
    """Return what a pile to be looked into is called."""
    if p < RESERVE:
        return text.words.SHORT_HOUSE.format(p)
    return text.words.SHORT_PILES[brief][_owner(session, p)][(p - RESERVE) % 3]


def _owner(session, p):
    player = (p - RESERVE) // 3
    if player == session.seat:
        return phrases.YOU
    return phrases.who(session.game.pos, player, session.reader)
