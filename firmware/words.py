# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What the app says about cards, places, moves and refusals, as a person at the table would.

`seat` is the person's seat, 0 for A and 1 for B. Suits are chr 1..4, which the fonts draw as pips.
"""

from engine.moves import GROUP, PASS, WHOLE
from engine.position import (
    COUNT,
    FAMILY,
    FOUNDATION,
    HAND,
    HOUSES,
    LETTERS,
    RESERVE,
    SHOW,
    TOP,
    TURN,
    UNDER,
    WASTE,
    pile,
)
from engine.verdict import FOUNDATION_FIRST, NOT_AVAILABLE, RESERVE_FIRST_, SPACE_FIRST_
from firmware.sprites import GLYPH_RIGHT

TO = " " + GLYPH_RIGHT + " "
KINDS = ("reserve", "hand", "waste")
OFFERED = ("classic", "onepack")
RULES = {"classic": "Russian Bank", "onepack": "One pack"}
ABOUT = {
    "classic": "Two packs, eight foundations, and a reserve to get rid of first. Foundation plays "
    "come before all else.",
    "onepack": "Foster's game with a single pack: runs in one suit, up or down, round from king to ace. "
    "Nothing is compulsory but to fill spaces.",
}
LEVELS = {"random": "Random", "greedy": "Greedy"}


def card(c):
    """Return a card's name: `10` and its pip."""
    rank = c & 15
    return ("10" if rank == 10 else LETTERS[rank - 1]) + chr(1 + (c >> 4 & 3))


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
    if owner == seat:
        return "your " + kind
    return ("own " if mover == owner else "opponent's ") + kind


def run_name(pos, house, size):
    """Return what a group of `size` cards (WHOLE: all) of a house is called: first and last card."""
    c = pos[TOP + house]
    name = card(c)
    n = pos[COUNT + house] if size == WHOLE else size
    for _ in range(n - 1):
        c = pos[UNDER + (c & 127)]
    return ("whole run " if size == WHOLE else "run ") + card(c) + "-" + name


def held(pos, src, dst, seat):
    """Return what playing a held card there would do."""
    if src & GROUP:
        return run_name(pos, src & 15, dst >> 4) + TO + place(pos, dst & 15, seat, seat)
    name = card(pos[TOP + pile(pos, src)])
    if dst == WASTE:
        return name + TO + "your waste: ends your turn"
    return name + TO + place(pos, pile(pos, dst), seat, seat)


def source(pos, src, places, src0, dst0, seat):
    """Return what OK on a source would do, nothing being held.

    places: how many legal moves it has, (src0, dst0) the first of them.
    """
    if src == HAND:
        if src0 == PASS:
            return "Pass: ends your turn"
        if pos[TOP + pile(pos, HAND)]:
            return "Turn up a card of your hand"
        return "Turn your waste over and turn up a card"
    p = pile(pos, src)
    name = card(pos[TOP + p])
    if dst0 == FOUNDATION and places == 1:
        return "Must: " + name + (" of " + place(pos, p, seat, seat) if src else "") + TO + "foundation"
    if src:
        name += " of " + place(pos, p, seat, seat)
    if places > 1:
        return name + ": %d places" % places
    if dst0 == WASTE:
        return name + TO + "your waste: ends your turn"
    return name + TO + place(pos, dst0 & 15 if src0 & GROUP else pile(pos, dst0), seat, seat)


def opponent(pos, src, dst, seat):
    """Return what the opponent is about to do; pos is the position before it."""
    if src == HAND:
        return "Opponent turns up a card"
    if src == PASS:
        return "Opponent passes"
    if src & GROUP:
        return "Opponent: " + held(pos, src, dst, seat)
    mover = pos[TURN]
    p = pile(pos, src)
    text = "Opponent: " + card(pos[TOP + p])
    if src:
        text += " from " + place(pos, p, seat, mover)
    return text + TO + place(pos, pile(pos, dst), seat, mover)


def refusal(pos, verdict, src, dst, seat):
    """Return why an attempt to turn up, to pass or to lay the showing card down is refused (RULES 9).

    (src, dst): a legal move, which the verdict may ask for first.
    """
    if verdict == RESERVE_FIRST_ or verdict == FOUNDATION_FIRST:
        p = pile(pos, src)
        first = "Reserve first: " if verdict == RESERVE_FIRST_ else "Foundation first: "
        source = " from " + place(pos, p, seat, seat) if src else ""
        return first + card(pos[TOP + p]) + " can go up" + source
    if verdict == SPACE_FIRST_:
        space = 1
        while space < pos[HOUSES] and pos[TOP + space]:
            space += 1
        return "Space first: your %s fills space %d" % ("waste" if pos[FAMILY] else "reserve", space)
    if verdict == NOT_AVAILABLE:
        return "There is no card to turn up"
    return "The rules ask for another move first"


def wrap(scene, text, width):
    """Return text as a list of lines of at most `width` pixels in the small font, broken between words."""
    lines = []
    line = ""
    for word in text.split(" "):
        longer = line + " " + word if line else word
        if line and scene.text_width(longer) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    lines.append(line)
    return lines
