# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The options that ask for cards to be moved away (RULES 4, options): release, fewest, uncover, mustspace.

All ask one question: can the top d cards of a house be moved away one at a time, the top one first, each once, to
other houses (and as loads)? Only the tops of the piles matter for it, so it is searched on those alone.
"""

from engine.const import const
from engine.fits import CLASS, LOAD_CODES, WANTS, fits_foundation
from engine.position import DUTIES, FACE_DOWN, HOUSES, OUT, PLAYERS, RESERVE, STYLE, TOP, TURN, UNDER
from engine.rules import FEWEST, JOKER_PACK

_LOADS = const(10)  # in _tops: the piles that may be loaded, in the order of fits.LOAD_CODES
_tops = bytearray(_LOADS + 4)


def _read_tops(pos, loads):
    for house in range(1, _LOADS):
        _tops[house] = pos[TOP + house] if house <= pos[HOUSES] else OUT
    end = RESERVE + 3 * pos[PLAYERS]
    for i in range(4):
        p = LOAD_CODES[i] + 3 * pos[TURN]
        there = loads and LOAD_CODES[i] < end
        card = pos[TOP + (p if p < end else p - end + RESERVE)] if there else 0
        _tops[_LOADS + i] = card if card < FACE_DOWN else 0


def _fits(card, at, spaces):
    top = _tops[at]
    if at >= _LOADS:
        return top != 0 and (card & 63) - (top & 63) in (-1, 1)
    if not top:
        return spaces
    return WANTS[top] == CLASS[card]


def _can_clear(pos, house, card, size, spaces):
    # Whether the top size cards of a house, of which card is the top one, can be moved away; _tops is as it was after.
    if not size:
        return True
    tried_space = False
    for at in range(1, _LOADS + 4):
        if at == house or not _fits(card, at, spaces):
            continue
        top = _tops[at]
        if not top:
            if tried_space:  # one space is as good as another
                continue
            tried_space = True
        _tops[at] = card
        done = _can_clear(pos, house, pos[UNDER + card] & 127, size - 1, spaces)
        _tops[at] = top
        if done:
            return True
    return False


def _first_moves(pos, out, n, house, size):
    # Add the moves of a house's top card that begin a way of moving its top size cards away.
    card = pos[TOP + house]
    for at in range(1, _LOADS + 4):
        if at == house or not _fits(card, at, True):
            continue
        top = _tops[at]
        _tops[at] = card
        if _can_clear(pos, house, pos[UNDER + card] & 127, size - 1, True):
            out[2 * n] = house
            out[2 * n + 1] = at if at < _LOADS else LOAD_CODES[at - _LOADS]
            n += 1
        _tops[at] = top
    return n


def release(pos, out):
    """Write the moves that begin to release a card for a foundation (`release`, `fewest`) into out; return how many."""
    _read_tops(pos, True)
    fewest = 99
    n = 0
    for house in range(1, pos[HOUSES] + 1):
        # The nearest card that fits is enough: a way to a deeper one begins as a way to it.
        card = pos[TOP + house]
        size = 0
        while card and card < FACE_DOWN and not (size and fits_foundation(pos, card)):
            card = pos[UNDER + card]
            size += 1
        if not card or card >= FACE_DOWN:
            continue
        if not pos[DUTIES] & FEWEST or size == fewest:
            n = _first_moves(pos, out, n, house, size)
        elif size < fewest:
            found = _first_moves(pos, out, 0, house, size)
            if found:
                fewest = size
                n = found
    return n


def uncover(pos, out):
    """Write the moves that begin to uncover a face-down house card (`uncover`) into out; return how many."""
    _read_tops(pos, True)
    n = 0
    for house in range(1, pos[HOUSES] + 1):
        card = pos[TOP + house]
        size = 0
        while card and card < FACE_DOWN:
            card = pos[UNDER + card]
            size += 1
        if card:
            n = _first_moves(pos, out, n, house, size)
    return n


def house_out(pos):
    """Return whether a house is out of use (RULES 3, three)."""
    for house in range(1, pos[HOUSES] + 1):
        if pos[TOP + house] == OUT:
            return True
    return False


def space_to_be_made(pos):
    """Return whether some house could be moved away onto others that are not empty (`mustspace`)."""
    _read_tops(pos, False)
    if pos[STYLE] & JOKER_PACK and not house_out(pos):
        return False
    for house in range(1, pos[HOUSES] + 1):
        card = pos[TOP + house]
        size = 0
        while card and card < FACE_DOWN and card & 15 < 14:
            card = pos[UNDER + card]
            size += 1
        if size and not card and _can_clear(pos, house, pos[TOP + house], size, False):
            return True
    return False
