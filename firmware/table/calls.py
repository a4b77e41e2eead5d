# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What stop play has to say (RULES 9): why an attempt is stopped and what follows."""

from engine.moves import GROUP, PASS, Workspace, legal
from engine.position import FLAGS, FOUNDATION, HAND, HELD, ORDER, PLAYERS, RESERVE, TOP, TURN, WASTE, pile
from engine.rules import FOSTER, RESERVE_DUTY
from engine.verdict import DUTY, FOUNDATION_FIRST, NO_FIT, RESERVE_FIRST, SPACE_FIRST
from firmware.app import actions as A
from firmware.text import phrases


class Stopped:
    """What was stopped and what follows, until a button."""

    def __init__(self, table, heading, text):
        self.table = table
        self.heading = heading
        self.status = heading + " " + text
        self.text = text
        self.rest = ""

    def open(self, now):
        self.table.app.changed = True

    def tick(self, now):
        return -1

    def draw(self):
        self.table.show_behind()
        self.rest = self.table.view.show_stopped(self.heading, self.text)

    def press(self, action, now):
        app = self.table.app
        if action == A.MENU:
            app.show_pause()
        elif self.rest:
            self.text = self.rest  # what the first page had no room for
            app.changed = True
        else:
            app.go(self.table)


# Why an attempt is wrong, and what follows

work = Workspace()  # of use within a call alone


def reason(pos, verdict, src, dst, seat):
    """Return why an attempt is wrong (RULES 9), for the person in `seat`, whoever has made it."""
    if verdict == RESERVE_FIRST or verdict == FOUNDATION_FIRST:
        legal(pos, work)
        source = work.moves[0]
        p = pile(pos, source)
        of = " of " + phrases.place(pos, p, seat, seat) if source else ""
        order = "reserve" if verdict == RESERVE_FIRST else "foundation"
        return "%s%s could go up: %s first" % (phrases.card(pos, pos[TOP + p]), of, order)
    if verdict == SPACE_FIRST:
        space = 1
        while pos[TOP + space]:
            space += 1
        return "%s must fill space %d first" % (_capital(phrases.place(pos, pile(pos, RESERVE), seat, seat)), space)
    if verdict == NO_FIT:
        if src & GROUP:
            return "That run does not fit there"
        card = phrases.card(pos, pos[TOP + pile(pos, src)])
        if dst == FOUNDATION:
            return card + " does not fit a foundation"
        return "%s may not go to %s" % (card, phrases.place(pos, pile(pos, dst), seat, seat))
    if verdict == DUTY:
        return _duty(pos, src, dst, seat)
    if src == HAND:
        return "A card is turned up already"
    if src == PASS:
        return "There are cards left to turn up"
    if src == RESERVE and pos[FLAGS] & HELD:
        return "Your reserve is held while a card is turned up"
    if dst == RESERVE:
        return "Your reserve cannot be turned up now"
    if src >= WASTE:
        return _capital(phrases.place(pos, pile(pos, src), seat, seat)) + " cannot be played from"
    return "That card cannot be moved"


def _duty(pos, src, dst, seat):
    n = legal(pos, work)
    moves = work.moves
    if pos[ORDER] & RESERVE_DUTY:
        if n and moves[0] == RESERVE:
            return "Your reserve goes first, into a space or onto a house"
        return "What fits a house goes onto a house first"
    if pos[ORDER] & FOSTER:
        return "In your third run, a card that has a place must be played"
    return "Another move comes first: " + phrases.held(pos, moves[0], moves[1], seat)


def sequel(pos, verdict, seat):
    """Return what follows when it is stopped."""
    mover = pos[TURN]
    turn = "your turn is over" if mover == seat else "the turn is yours"
    if mover != seat and pos[PLAYERS] > 2:
        turn = phrases.name(pos, mover, seat) + "'s turn is over"
    if verdict == SPACE_FIRST:
        return "It does now, and %s." % turn
    if verdict in (RESERVE_FIRST, FOUNDATION_FIRST) and not pos[ORDER] & FOSTER:
        return "It goes up now, and %s." % turn
    return _capital(turn) + "."


def _capital(text):
    return text[0].upper() + text[1:]
