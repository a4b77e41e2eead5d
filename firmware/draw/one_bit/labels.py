# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What is said at the table in one line of some 20 letters; text/phrases.py says it at full length."""

from engine.moves import GROUP, PASS, WHOLE_HOUSE
from engine.position import COUNT, FAMILY, FOUNDATION, HAND, ORDER, RESERVE, SHOW, TOP, UNDER, WASTE, pile
from engine.rules import COMPULSORY
from firmware import text
from firmware.draw.shown import CHOOSES, COMES, ENDED, HELD, MOVES, NOTHING, STEPS, STUCK, THINKS, WARNING
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.session import Session
    from firmware.draw.shown import Shown


def label(session: "Session", shown: "Shown", brief: int) -> str:
    """Return the label, or the warning, of a firmware.draw.shown.Shown in one line.

    brief: 0, 1 for fewer letters, or 2 to give only the number of places of a SOURCE, where there are several.
    """
    pos = session.game.pos
    counts = brief > 1
    brief = min(brief, 1)
    if shown.kind == WARNING:
        if pos[TOP + SHOW]:
            return phrases.by_keys(text.short().SHORT_STILL_FITS[brief], phrases.card(pos, pos[TOP + SHOW]))
        return phrases.by_keys(text.short().SHORT_MOVES_LEFT)
    if shown.opening:
        return shown.brief if brief or not shown.replay else shown.replay
    what = shown.what
    if what == ENDED:
        return shown.text if shown.cheer >= 0 and not brief else text.short().SHORT_OVER
    src = shown.src
    dst = shown.dst
    if what == COMES:
        if src == HAND:
            return text.short().SHORT_THEY_TURN_UP
        if src == PASS:
            return text.short().SHORT_THEY_PASS
        return text.short().SHORT_THEY_MOVE.format(move(session, src, dst, brief, False))
    if what == STEPS:
        return text.short().SHORT_OF.format(shown.brief, move(session, src, dst, brief, False))
    if what == CHOOSES:
        return text.short().SHORT_WHERE_TO.format(_top(pos, src))
    if what == THINKS and shown.thinks >= 0:
        return text.short().SHORT_THINKS[shown.thinks]
    if what == THINKS or what == MOVES:
        return phrases.by_keys(text.words.SKIP_TURN) if shown.skips else text.short().SHORT_OPPONENT
    if what == NOTHING:
        return ""
    if what == STUCK:
        return phrases.by_keys(text.short().SHORT_NO_MOVE)
    if what != HELD and shown.places > 1:
        if src == HAND or src == PASS:
            return text.short().SHORT_TURN_UP_OR_PASS
        if counts:
            return text.words.CARD_PLACES.format(_top(session.game.pos, src & ~GROUP), shown.places)
        return _places(session, shown, brief)
    said = move(session, src, dst, brief, True)
    must = what != HELD and dst == FOUNDATION and session.game.pos[ORDER] & COMPULSORY
    return text.short().SHORT_MUST.format(said) if must else said


def _top(pos: bytearray, src: int) -> str:
    # Returns the card of a source, with its pile if that is the player's reserve or waste; of a run both ends.
    p = pile(pos, src & ~GROUP)
    card = pos[TOP + p]
    said = phrases.card(pos, card)
    if src == RESERVE or src == WASTE:
        return text.short().SHORT_OF.format(text.words.CAPTIONS[src - RESERVE], said)
    if pos[FAMILY] and SHOW < p < RESERVE and pos[COUNT + p] > 1:
        while pos[UNDER + (card & 127)]:
            card = pos[UNDER + (card & 127)]
        said = text.short().SHORT_RUN_OF.format(phrases.rank(pos, card), said)
    return said


def _places(session: "Session", shown: "Shown", brief: int) -> str:
    # Returns where a card that is not picked up may go.
    pos = session.game.pos
    houses = ""
    names = []
    ends = False
    for i in range(shown.n):
        p = shown.targets[i]
        if p >= FOUNDATION:
            names.append(text.short().SHORT_FOUNDATION[1])
        elif p < RESERVE:
            houses += (", " if houses else "") + str(p)
        elif shown.src == SHOW and p == pile(pos, WASTE):
            ends = phrases.turns
            if not ends:
                names.append(text.short().SHORT_WASTE[brief])
        else:
            names.append(_load(session, p, brief))
    if houses:
        names.insert(0, text.short().SHORT_IN_HOUSES[brief].format(houses))
    said = text.short().SHORT_FITS[brief].format(_top(pos, shown.src & ~GROUP), ", ".join(names))
    return phrases.by_keys(text.short().SHORT_TURN_ENDS, said) if ends else said


def _load(session: "Session", p: int, brief: int) -> str:
    kind = 1 if (p - RESERVE) % 3 else 0
    return text.short().SHORT_TO[brief][_owner(session, p)][kind].format(phrases.person((p - RESERVE) // 3))


def move(session: "Session", src: int, dst: int, brief: int, tells_turn_end: bool) -> str:
    """Return what a move does, in at most 17 letters; tells_turn_end: say if it ends the turn."""
    pos = session.game.pos
    if src == PASS:
        return text.short().SHORT_PASS
    if src == HAND:
        return text.short().SHORT_TURN_UP if pos[TOP + pile(pos, HAND)] else text.short().SHORT_TURN_OVER[brief]
    if dst == RESERVE:
        return text.short().SHORT_TURN_UP_RESERVE[brief]
    p = pile(pos, src & ~GROUP)
    if src & GROUP:
        return text.short().SHORT_RUN.format(pos[COUNT + p] if dst >> 4 == WHOLE_HOUSE else dst >> 4, dst & 15)
    if dst == FOUNDATION:
        to = text.short().SHORT_FOUNDATION[brief]
    elif dst < RESERVE:
        to = phrases.place(pos, dst, session.reader, session.reader)
    elif dst == WASTE:
        to = (text.short().SHORT_WASTE_ENDS if tells_turn_end and src == SHOW else text.short().SHORT_WASTE)[brief]
    else:
        to = _load(session, pile(pos, dst), brief)
    return text.words.MOVE.format(phrases.card(pos, pos[TOP + p]), to)


def pile_name(session: "Session", p: int, brief: int) -> str:
    """Return the name of a pile that is looked into."""
    if p < RESERVE:
        return text.short().SHORT_HOUSE.format(p)
    said = text.short().SHORT_PILES[brief][_owner(session, p)][(p - RESERVE) % 3]
    return said.format(phrases.person((p - RESERVE) // 3))


def _owner(session: "Session", p: int) -> int:
    player = (p - RESERVE) // 3
    if player == session.seat:
        return phrases.YOU
    return phrases.who(session.game.pos, player, session.reader)
