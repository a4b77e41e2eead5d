# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Stop play (RULES 9): the person may try anything, the opponent stops what is wrong, and errs as well.

What the opponents have done since the person's last move can be called until the person touches a card.
"""

from engine.fits import fits_foundation
from engine.game import STOPPED, WRONG
from engine.moves import ABANDON, GROUP, PASS, ROOM, apply, free_moves, legal
from engine.position import (
    COUNT,
    FACE_DOWN,
    FLAGS,
    FOUNDATION,
    HAND,
    HELD,
    HOUSES,
    ORDER,
    OUT,
    PLAYERS,
    RESERVE,
    SHOW,
    STYLE,
    TOP,
    TURN,
    UNDEALT,
    WASTE,
    pile,
)
from engine.rules import GROUPS, RESERVE_DUTY, TAKES
from engine.verdict import (
    DUTY,
    FOUNDATION_FIRST,
    NO_FIT,
    NOT_AVAILABLE,
    OK,
    RESERVE_FIRST_,
    SPACE_FIRST_,
    fits,
    judge,
    stop,
)
from firmware import actions as A
from firmware import sprites as S
from firmware import words
from firmware.choices import ORDER as SOURCES
from firmware.choices import Choices
from firmware.menus import Menu
from firmware.table import ABOUT, END, LABEL, NOTE, PLAY, REFUSAL, REST, SLIDE, STAY, Table

NOTHING = "Nothing to stop: it can be called until you touch a card"
NO_SUCH = "Not so. A wrong call costs nothing"
ENDED = "The game is over. STOP: something was wrong. OK: the score"
NOTE_MS = 2000
SHOWN = 5  # moves listed for a call
# How many of a person's 100 errors each level stops. What does not fit at all is seen by everybody.
NOTICES = {"random": 50, "novice": 20, "easy": 50, "greedy": 80, "strong": 95, "expert": 100}

# What can be called: words, and the verdicts they stand for.
OFFENCES = (
    ("Foundation first", (FOUNDATION_FIRST,)),
    ("Reserve first", (RESERVE_FIRST_,)),
    ("Space first", (SPACE_FIRST_,)),
    ("It does not fit", (NO_FIT,)),
    ("Not available, or other", (NOT_AVAILABLE, DUTY)),
)


class Tries:
    """What can be tried by hand, in place of a game's legal moves: pos, moves, n as engine.game.Game has them."""

    def __init__(self):
        self.pos = None
        self.moves = bytearray(ROOM)
        self.n = 0

    def _add(self, src, dst):
        self.moves[2 * self.n] = src
        self.moves[2 * self.n + 1] = dst
        self.n += 1

    def sources(self, pos):
        """Set one move for every pile from which a card can be taken."""
        self.pos = pos
        self.n = 0
        for code in SOURCES:
            if _can_be_taken(pos, code):
                self._add(code, SHOW)

    def places(self, pos, source):
        """Set the moves of a source to every place there is."""
        self.n = 0
        if source == HAND:
            cards = _hand_and_waste(pos)
            if cards:
                self._add(HAND, SHOW)
            if not cards or pos[ORDER] & TAKES:
                self._add(PASS, PASS)
            return
        if source == RESERVE and pos[TOP + pile(pos, RESERVE)] >= FACE_DOWN:
            self._add(RESERVE, RESERVE)
            return
        if 0 < source < RESERVE and pos[STYLE] & GROUPS:
            moves = self.moves
            for i in range(0, 2 * free_moves(pos, moves), 2):
                if moves[i] == source | GROUP:
                    self._add(moves[i], moves[i + 1])
        self._add(source, FOUNDATION)
        for house in range(1, pos[HOUSES] + 1):
            if house != source and pos[TOP + house] not in (UNDEALT, OUT):
                self._add(source, house)
        for code in range(RESERVE + 3, RESERVE + 3 * pos[PLAYERS]):
            if (code - HAND) % 3 and code != source and pos[COUNT + pile(pos, code)]:
                self._add(source, code)
        if source != WASTE:
            self._add(source, WASTE)


def _can_be_taken(pos, code):
    if code >= RESERVE + 3 * pos[PLAYERS]:
        return False
    if code == HAND:
        return True
    if (SHOW < code < RESERVE and code > pos[HOUSES]) or (code > WASTE and (code - HAND) % 3 == 0):
        return False
    card = pos[TOP + pile(pos, code)]
    return card not in (0, UNDEALT, OUT) and (card < FACE_DOWN or code == RESERVE)


def _hand_and_waste(pos):
    hand = COUNT + pile(pos, HAND)
    return pos[hand] + pos[hand + 1]


class Attempts(Choices):
    """The cursor's choices in stop play."""

    def __init__(self):
        Choices.__init__(self)
        self.tries = Tries()

    def read(self, game):
        self.tries.sources(game.pos)
        return Choices.read(self, self.tries)

    def pick(self, game, source):
        """As Choices.pick; begins where the card fits, whether it may go there or not."""
        pos = game.pos
        tries = self.tries
        tries.places(pos, source)
        Choices.pick(self, tries, source)
        if source != HAND and self.m > 1:
            card = pos[TOP + pile(pos, source)]
            for at in range(self.m):
                i = 2 * self.places[at]
                dst = tries.moves[i + 1]
                if fits_foundation(pos, card) if dst == FOUNDATION else fits(pos, tries.moves[i], dst):
                    return at
        return self.m - 1 if source == SHOW else 0


def _replay(pos, src, dst):
    # A move of a log, in place.
    if src & STOPPED:
        stop(pos, src & ~STOPPED, dst)
    else:
        apply(pos, src & ~WRONG, dst)


def _before(game, ply):
    # The position after so many moves of a game.
    pos = bytearray(game.base)
    for i in range(0, 2 * ply, 2):
        _replay(pos, game.log[i], game.log[i + 1])
    return pos


def _can_stand(pos, verdict, src, dst):
    # Whether an attempt comes too early only, but could be made: it is then seen only by who looks.
    if verdict == NOT_AVAILABLE or verdict == NO_FIT:
        return False
    return src == HAND or src == PASS or dst == RESERVE or (src == SHOW and dst == WASTE) or fits(pos, src, dst)


class StopTable(Table):
    """The table in stop play."""

    def __init__(self, app, session):
        Table.__init__(self, app, session)
        self.choices = Attempts()
        self._first = self._last_own()  # the ply from which on the opponents' moves can be called

    def _last_own(self):
        # The ply after the person's last move, or after the last stop.
        session = self.session
        game = session.game
        pos = bytearray(game.base)
        first = 0
        for i in range(game.ply):
            if pos[TURN] == session.seat or game.log[2 * i] & STOPPED:
                first = i + 1
            _replay(pos, game.log[2 * i], game.log[2 * i + 1])
        return first

    def can_call(self):
        """Return whether there are moves that can still be called, one that is announced being one."""
        game = self.session.game
        return self.state == ABOUT or game.ply > self._first and game.log[2 * game.ply - 2] & ~WRONG != ABANDON

    # The person's turn

    def tick(self, now):
        if self.state == END and self.can_call():
            return -1
        return Table.tick(self, now)

    def press(self, action, now):
        if action == A.STOP and self.state != STAY:
            self._since = now
            self.call()
        elif action == A.MENU and self.state == END and self.can_call():
            self.app.show_pause()
        else:
            Table.press(self, action, now)

    def _ok(self, now):
        game = self.session.game
        choices = self.choices
        self._first = game.ply  # a card is touched: what the opponents did stands
        at = self.at
        if self.held < 0:
            code = choices.sources[at]
            at = choices.pick(game, code)
            if choices.m > 1:
                self.held = code
                self.at = at
                self._describe()
                return
        i = 2 * choices.places[at]
        self._play(choices.moves[i], choices.moves[i + 1], now)

    def _turn(self, warned, now):
        pos = self.session.game.pos
        self._first = self.session.game.ply
        self._put_down()
        if pos[TOP + SHOW]:
            self._play(SHOW, WASTE, now)
        elif _hand_and_waste(pos):
            self._play(HAND, SHOW, now)
        else:
            self._play(PASS, PASS, now)

    def _play(self, src, dst, now):
        game = self.session.game
        if not self._mover_is_person:
            Table._play(self, src, dst, now)
            self._mark = 0
            return
        verdict = judge(game.pos, src, dst)
        if verdict == OK:
            Table._play(self, src, dst, now)
            self._first = game.ply
        elif game.pos[ORDER] & TAKES and verdict != FOUNDATION_FIRST:
            self._put_down()
            self._say(reason(game.pos, verdict, src, dst, self.session.seat), REFUSAL)
        elif _can_stand(game.pos, verdict, src, dst) and not self._is_noticed():
            self._mark = WRONG
            Table._play(self, src, dst, now)
            self._mark = 0
            self._first = game.ply
        else:
            self._stop(verdict, src, dst)

    def _is_noticed(self):
        # By chance that is the opponents' own, so that the same game always goes the same way.
        for opponent in self.session.opponents:
            if opponent.rng.below(100) < NOTICES[opponent.level]:
                return True
        return False

    def _stop(self, verdict, src, dst):
        # The attempt of the player to move is stopped.
        session = self.session
        game = session.game
        pos = game.pos
        text = reason(pos, verdict, src, dst, session.seat) + ". " + _sequel(pos, verdict, session.seat)
        stopper = session.seat if pos[TURN] != session.seat else (session.seat + 1) % session.players
        game.play(src | STOPPED, dst)
        self.app.save()
        self._first = game.ply
        self.held = -1
        self.came = -1
        self.last = -1
        self._mark = 0
        self._mover_is_person = True
        self._enter(REST, 0, self._since)
        self.app.go(Stopped(self, words.side(session, stopper) + ": Stop!", text))

    def _describe(self):
        game = self.session.game
        pos = game.pos
        choices = self.choices
        seat = self.session.seat
        at = self.at
        if self.held < 0:
            code = choices.sources[at]
            at = choices.pick(game, code)
            if choices.m > 1:
                p = pile(pos, code)
                if code == HAND:
                    text = words.source(pos, code, choices.m, 0, 0, seat)
                else:
                    text = words.card(pos, pos[TOP + p])
                    text += " of " + words.place(pos, p, seat, seat) if code else " turned up"
                self._say(text, LABEL)
                return
        i = 2 * choices.places[at]
        self._say(words.held(pos, choices.moves[i], choices.moves[i + 1], seat), LABEL)

    def _heading(self):
        if self.state == PLAY and self.held >= 0:
            return "OK tries it:"
        if self.state == PLAY and self.can_call():
            return "Your turn, or STOP"
        return Table._heading(self)

    # The opponents' turns

    def _begin(self, opponent):
        pos = self.session.game.pos
        self._mark = 0
        if not opponent.slip(pos):
            return Table._begin(self, opponent)
        if judge(pos, opponent.src, opponent.dst) != OK:
            self._mark = WRONG
        return False

    def _next(self, now):
        Table._next(self, now)
        if self.state == END and self.can_call():
            self._say(ENDED, NOTE)
            self._show()

    def call(self):
        """The person says Stop: ask what was wrong, if there is anything to call."""
        # What is announced or on its way is there at once, so that it can be called too.
        if self.state == ABOUT:
            opponent = self.session.opponent
            self._play(opponent.src, opponent.dst, self._since)
        if self.state == SLIDE:
            self._frame = self._frames
            self._slide(self._since)
        if self.can_call():
            self.app.go(Calls(self))
            return
        self._note(NOTHING)
        self._show()

    def _note(self, text):
        self._say(text, NOTE)
        if self.state == REST:
            self._wait = NOTE_MS

    def shown(self):
        """Return the moves that can be called, in words."""
        session = self.session
        game = session.game
        pos = _before(game, self._first)
        lines = []
        for i in range(2 * self._first, 2 * game.ply, 2):
            src = game.log[i]
            if not src & STOPPED:
                lines.append(words.opponent(pos, src & ~WRONG, game.log[i + 1], session.seat))
            _replay(pos, src, game.log[i + 1])
        return lines

    def called(self, verdicts):
        """Stop the opponents at the first wrong attempt of these verdicts, or say that there is none."""
        game = self.session.game
        pos = _before(game, self._first)
        for ply in range(self._first, game.ply):
            src = game.log[2 * ply]
            dst = game.log[2 * ply + 1]
            if src & WRONG:
                verdict = judge(pos, src & ~WRONG, dst)
                if verdict in verdicts:
                    game.rewind(ply)
                    self._stop(verdict, src & ~WRONG, dst)
                    return
            _replay(pos, src, dst)
        self._note(NO_SUCH)
        self.app.go(self)

    def show_behind(self):
        """Draw the table for a dialog to stand on."""
        self._say("", LABEL)
        self._draw()
        self._show()


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
        lines = words.wrap(scene, self.text, w - 28)
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
            self.moves = [words.wrap(scene, text, table.app.width - 28)[0] for text in self.moves]
        self.listed = 2 if scene.small else SHOWN
        self.last = len(self.moves)  # after the last one that is listed
        self.lines = self.moves[-self.listed :]
        foster = table.session.game.pos[ORDER] & TAKES
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
    if verdict == RESERVE_FIRST_ or verdict == FOUNDATION_FIRST:
        legal(pos, _moves)
        p = pile(pos, _moves[0])
        of = " of " + words.place(pos, p, seat, seat) if _moves[0] else ""
        order = "reserve" if verdict == RESERVE_FIRST_ else "foundation"
        return "%s%s could go up: %s first" % (words.card(pos, pos[TOP + p]), of, order)
    if verdict == SPACE_FIRST_:
        space = 1
        while pos[TOP + space]:
            space += 1
        return "%s must fill space %d first" % (_capital(words.place(pos, pile(pos, RESERVE), seat, seat)), space)
    if verdict == NO_FIT:
        if src & GROUP:
            return "That run does not fit there"
        card = words.card(pos, pos[TOP + pile(pos, src)])
        if dst == FOUNDATION:
            return card + " does not fit a foundation"
        return "%s may not go to %s" % (card, words.place(pos, pile(pos, dst), seat, seat))
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
        return _capital(words.place(pos, pile(pos, src), seat, seat)) + " cannot be played from"
    return "That card cannot be moved"


def _duty(pos, src, dst, seat):
    n = legal(pos, _moves)
    if pos[ORDER] & RESERVE_DUTY:
        if n and _moves[0] == RESERVE:
            return "Your reserve goes first, into a space or onto a house"
        return "What fits a house goes onto a house first"
    if pos[ORDER] & TAKES:
        return "In your third run, a card that has a place must be played"
    return "Another move comes first: " + words.held(pos, _moves[0], _moves[1], seat)


def _sequel(pos, verdict, seat):
    # What follows when it is stopped.
    mover = pos[TURN]
    turn = "your turn is over" if mover == seat else "the turn is yours"
    if mover != seat and pos[PLAYERS] > 2:
        turn = words.name(pos, mover, seat) + "'s turn is over"
    if verdict == SPACE_FIRST_:
        return "It does now, and %s." % turn
    if verdict in (RESERVE_FIRST_, FOUNDATION_FIRST) and not pos[ORDER] & TAKES:
        return "It goes up now, and %s." % turn
    return _capital(turn) + "."


def _capital(text):
    return text[0].upper() + text[1:]
