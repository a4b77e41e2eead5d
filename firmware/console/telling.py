# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Moves as text for the console: those that could be played, and those that were."""

from engine.game import STOPPED, WRONG
from engine.moves import ABANDON, GROUP, PASS
from engine.position import (
    COUNT,
    FOUNDATION,
    HAND,
    HOUSES,
    ORDER,
    RESERVE,
    SHOW,
    TOP,
    TURN,
    UNDEALT,
    WASTE,
    pile,
)
from engine.rules import PATIENCE
from firmware import text
from firmware.draw.text.table import top_of
from firmware.text import phrases


def move(pos: bytearray, src: int, dst: int, seat: int, mover: int = -1, tells_turn_end: bool = True) -> str:
    """Return what a move would do, told to the person in `seat`.

    mover: the player who makes it, if already named, else -1; tells_turn_end: whether to add that it ends the turn.
    """
    if src & GROUP or src == HAND or src == PASS or dst == RESERVE:
        return phrases.held(pos, src, dst, seat, tells_turn_end)
    p = pile(pos, src)
    card = phrases.card(pos, pos[TOP + p])
    if not src:
        said = text.words.MOVE_ENDS if tells_turn_end and dst == WASTE else text.words.MOVE
        return said.format(card, phrases.place(pos, pile(pos, dst), seat, mover))
    to = phrases.place(pos, pile(pos, dst), seat, mover)
    return text.words.MOVE_FROM.format(card, phrases.place(pos, p, seat, mover), to)


def told(before: bytearray, pos: bytearray, src: int, dst: int, seat: int) -> list[str]:
    """Return the lines that tell of a played move: who moved which card, and what it uncovered.

    before, pos: the positions before and after it. An attempt that was stopped gets no lines, since the call of stop
    tells of it.
    """
    if src & STOPPED:
        return []
    src &= ~WRONG
    if seat >= phrases.BY_NAME:
        seat |= phrases.NOBODY  # All players hear it.
    who = phrases.who(before, before[TURN], seat)
    name = phrases.name(before, before[TURN], seat)
    other = 1 if who else 0
    if src == ABANDON:
        return [text.console().TOLD_GIVES_UP[other].format(name)]
    if src == PASS:
        lines = [text.console().TOLD_PASSES[other].format(name)]
    elif src == HAND:
        lines = [_turned_up(before, pos, other, name)]
    elif dst == RESERVE and src == RESERVE:
        card = phrases.card(pos, pos[TOP + pile(before, RESERVE)])
        lines = [text.console().TOLD_TURNS_RESERVE[other].format(name, card)]
    else:
        said = text.words.THEY_MOVE.format(name, move(before, src, dst, seat, before[TURN], False))
        for p in _changed(before, pos, src, dst):
            said = text.console().TOLD_AND.format(said, _now(pos, p, seat))
        lines = [said]
    for house in range(1, pos[HOUSES] + 1):
        if before[TOP + house] == UNDEALT and pos[TOP + house] != UNDEALT:
            lines.append(_now(pos, house, seat))
    return lines


def _turned_up(before: bytearray, pos: bytearray, other: int, name: str) -> str:
    hand = pile(before, HAND)
    over = not before[TOP + hand]
    if pos[ORDER] & PATIENCE:
        if over:
            return text.console().TOLD_TURNS_BACK
        return text.console().TOLD_LAYS.format(name, phrases.card(pos, pos[TOP + hand + 1]))
    said = text.console().TOLD_TURNS_OVER[other] if over else text.console().TOLD_TURNS[other]
    card = pos[TOP + SHOW]
    return said.format(name, phrases.card(pos, card) if card else text.console().NO_CARD)


def _changed(before: bytearray, pos: bytearray, src: int, dst: int) -> list[int]:
    # Return the piles to mention after a move: the one that the card left, one that was loaded, and a waste that took
    # another card with it (RULES 6).
    found = []
    if src != SHOW:
        found.append(src & 15 if src & GROUP else pile(before, src))
    if not src & GROUP and RESERVE <= dst < FOUNDATION:
        p = pile(before, dst)
        if dst != WASTE or pos[COUNT + p] != before[COUNT + p] + 1:
            found.append(p)
    return found


def _now(pos: bytearray, p: int, seat: int) -> str:
    # Return what pile p shows now.
    if p < RESERVE:
        return text.console().PILE_READ.format(phrases.head(text.words.HOUSE.format(p)), top_of(pos, p))
    name = phrases.place(pos, p, seat, seat)
    return text.console().PILE_READ.format(phrases.head(name), top_of(pos, p))
