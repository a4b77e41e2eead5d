# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What stop play has to say (RULES 9): why an attempt is stopped and what follows, and the menu to call stop by."""

from engine.moves import GROUP, PASS, ROOM, legal
from engine.position import FLAGS, FOUNDATION, HAND, HELD, ORDER, PLAYERS, RESERVE, TOP, TURN, WASTE, pile
from engine.rules import FOSTER, RESERVE_DUTY
from engine.verdict import DUTY, FOUNDATION_FIRST, NO_FIT, NOT_AVAILABLE, RESERVE_FIRST, SPACE_FIRST
from firmware.app import actions as A
from firmware.draw import sprites as S
from firmware.screens.menus import Menu
from firmware.text import phrases

SHOWN = 5  # moves listed for a call

# What can be called: words, and the verdicts they stand for.
OFFENCES = (
    ("Foundation first", (FOUNDATION_FIRST,)),
    ("Reserve first", (RESERVE_FIRST,)),
    ("Space first", (SPACE_FIRST,)),
    ("It does not fit", (NO_FIT,)),
    ("Not available, or other", (NOT_AVAILABLE, DUTY)),
)


class Stopped:
    """What was stopped and what follows, until a button."""

    def __init__(self, table, heading, text):
        self.table = table
        self.heading = heading
        self.status = heading + " " + text
        self.text = text

    def open(self, now):
        table = self.table
        if table.app.mono:
            self.text = table.app.mono.box(table.app, self.heading, self.text)
            return
        scene = table.app.scene
        w = table.app.width - 16
        lines = phrases.wrap(scene, self.text, w - 28)
        h = 48 + 11 * len(lines)
        y = (table.app.height - h) // 2
        table.show_behind()
        scene.dialog(8, y, w, h)
        scene.text(self.heading, 20, y + 10, S.GOLD, S.BOLD)
        y += 26
        for line in lines:
            scene.text(line, 20, y, S.WHITE)
            y += 11
        scene.text(S.GLYPH_OK + " goes on", 20, y + 4, S.EDGE)
        table.app.changed = True

    def tick(self, now):
        return -1

    def press(self, action, now):
        if action == A.MENU:
            self.table.app.show_pause()
        elif self.table.app.mono and self.text:
            self.open(now)  # what the first page had no room for
        else:
            self.table.app.go(self.table)


class Calls(Menu):
    """Which offence is called; over it the moves that it may be in."""

    def __init__(self, table):
        Menu.__init__(self, table.app, "Stop! What was wrong?", lambda: table.app.go(table))
        scene = table.app.scene
        self.moves = table.shown()
        if not scene.small and not table.app.mono:
            self.moves = [phrases.wrap(scene, text, table.app.width - 28)[0] for text in self.moves]
        self.listed = 2 if scene.small else SHOWN
        self.last = len(self.moves)  # after the last one that is listed
        self.lines = self.moves[-self.listed :]
        foster = table.session.game.pos[ORDER] & FOSTER
        for label, verdicts in OFFENCES[:1] if foster else OFFENCES:
            self.add_offence(table, label, verdicts)
        self.add("Nothing: go on", self.back)
        self.foot = ["A wrong call costs nothing."]
        if self.last > self.listed:
            if table.app.steps:
                self.add("Other moves", lambda: self.page(-1))
            else:
                self.foot.append("%s%s earlier and later moves" % (S.GLYPH_LEFT, S.GLYPH_RIGHT))

    def press(self, action, now):
        if (action == A.LEFT or action == A.RIGHT) and not self.app.steps:
            self.page(1 if action == A.RIGHT else -1)
            self.show()
        else:
            Menu.press(self, action, now)

    def page(self, step):
        """Go to later moves (1) or to earlier ones (-1), and from the first to the last where they only step back."""
        n = len(self.moves)
        shown = self.listed
        if self.app.steps and self.last <= shown:
            self.last = n
        else:
            self.last = max(min(shown, n), min(n, self.last + step * shown))
        self.lines = self.moves[max(0, self.last - shown) : self.last]

    def add_offence(self, table, label, verdicts):
        self.add(label, lambda: table.called(verdicts))


# Why an attempt is wrong, and what follows

_moves = bytearray(ROOM)


def reason(pos, verdict, src, dst, seat):
    """Return why an attempt is wrong (RULES 9), for the person in `seat`, whoever has made it."""
    if verdict == RESERVE_FIRST or verdict == FOUNDATION_FIRST:
        legal(pos, _moves)
        p = pile(pos, _moves[0])
        of = " of " + phrases.place(pos, p, seat, seat) if _moves[0] else ""
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
    n = legal(pos, _moves)
    if pos[ORDER] & RESERVE_DUTY:
        if n and _moves[0] == RESERVE:
            return "Your reserve goes first, into a space or onto a house"
        return "What fits a house goes onto a house first"
    if pos[ORDER] & FOSTER:
        return "In your third run, a card that has a place must be played"
    return "Another move comes first: " + phrases.held(pos, _moves[0], _moves[1], seat)


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
