# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The table in play: the person's cursor, and the opponent's moves shown one after the other."""

from engine.const import const
from engine.moves import GROUP, HAND, PASS, WHOLE
from engine.position import (
    COUNT,
    FACE_DOWN,
    FOUNDATION,
    ORDER,
    OVER,
    RESERVE,
    SHOW,
    TOP,
    TURN,
    UNDER,
    WASTE,
    pile,
)
from engine.rules import COMPULSORY, PATIENCE
from engine.verdict import judge
from firmware.app import actions as A
from firmware.app.session import MOST_PLIES
from firmware.draw import sprites as S
from firmware.draw.view import slot
from firmware.table.choices import Choices, source_of
from firmware.text import phrases
from firmware.text.refusals import cannot_undo, endless, refusal

# What the table is doing.
BEGIN = const(0)
PLAY = const(1)  # the person's turn: it waits for a button
THINK = const(2)
ABOUT = const(3)  # the opponent's move is announced
SLIDE = const(4)  # a card is on its way
REST = const(5)  # the card has arrived
END = const(6)  # the game is over
STAY = const(7)  # the same, looked at

# How the opponent's moves are shown: ms announced, frames of the slide, ms a frame, ms at rest.
SPEEDS = ((900, 10, 40, 600), (450, 6, 40, 250), (150, 4, 30, 80), (0, 0, 0, 0))
AT_ONCE = const(3)
HURRIED = (0, 3, 30, 60)
PERSONS = (0, 4, 25, 0)
END_MS = const(900)
# The opponent thinks in slices, so that the buttons are looked at every 25 to 40 ms.
NODES = const(8)  # of its search in one tick
SHOWN_AFTER = const(300)  # ms of thinking that need no mark
MARK_MS = const(250)  # from one picture of the mark to the next
WRAP_MS = const(0x3FFFFFFF)  # clocks of MicroPython start again at 2**30 ms

# What the words are: what the cursor would do, a note, a refusal.
LABEL = const(0)
NOTE = const(1)
REFUSAL = const(2)
LINE = const(9)  # pixels from a line of text to the next


class Table:
    """A session on the screen.

    status: what the words at the bottom say; state: see above; offer: see patience.py;
    held: code of the pile whose card is picked up, or -1; at: the cursor, an index into choices.sources or, with a
    card held, choices.places.
    """

    def __init__(self, app, session):
        self.app = app
        self.session = session
        self.view = app.look.view(session)
        self.choices = Choices()
        self.state = BEGIN
        self.held = -1
        self.at = 0
        self.came = -1  # the piles of the opponent's last move
        self.last = -1
        self.hint_from = -1  # the piles of a hint
        self.hint_to = -1
        self.hint_at = -1  # and its place among those of the card
        self.status = ""
        self._lines = ()
        self._kind = LABEL
        self._warned = False  # TURN has said what a second TURN does
        self._hurried = False
        self.offer = False
        self._whose = ""  # the heading
        self._shown_moves = 0  # of the opponent, this turn
        self._since = 0
        self._wait = 0
        self._mover_is_person = True
        self._mark = 0  # game.WRONG on a move that errs (stops.py)
        self._hint = None  # the hint.Hint that is looked for
        self._thinking = False  # the opponent has begun to think
        self._asked = 0  # when it was its turn to
        self.busy = -1  # the picture of the mark of thinking, -1 for none
        self._stale = True  # the piles are to be drawn, not only what lies over them
        self._dirty = False  # something is
        # The slide: cards on their way, from and to in pixels, frame by frame.
        self._cards = bytearray(16)
        self._size = 0
        self._lay = 0  # how many the pile has more, once they are there
        self._from = -1
        self._to = -1
        self._x0 = self._y0 = self._x1 = self._y1 = self._pitch = 0
        self._frame = self._frames = 0

    # What the app calls

    def open(self, now):
        """Show the table, for the first time or again."""
        self._since = now
        if self.state == BEGIN:
            self.session.follow()
        self._change()
        if self.state == BEGIN:
            self._next(now)
        self._show()

    def stay(self):
        """Keep showing the finished game."""
        self.state = STAY
        self._say("The game is over. OK: the score", LABEL)

    def tell(self, text):
        """Say something until the next button; it shows when the table does."""
        self._say(text, NOTE)

    def tick(self, now):
        """Move on what moves by itself; return the ms until it wants to be called again, -1 for a button."""
        if self.state == PLAY and self._hint:
            return self._look_for_hint(now)
        if self.state == PLAY or self.state == STAY:
            return -1
        left = self._wait - (now - self._since & WRAP_MS)
        if left > 0:
            return left
        if self.state == THINK:
            self._choose(now)
        elif self.state == ABOUT:
            opponent = self.session.opponent
            self._play(opponent.src, opponent.dst, now)
        elif self.state == SLIDE:
            self._slide(now)
        elif self.state == REST:
            self._next(now)
        elif self.state == END:
            self.app.show_result()
        if self.state == REST and self._mover_is_person:
            self._next(now)
        return -1 if self.state == PLAY else self._wait

    def press(self, action, now):
        """Answer a button."""
        if self._hint:
            self._hint = None
            if self.state == PLAY:  # it may have been asked for before the cursor has anything to be on
                self._describe()
        if self._mover_is_person:
            self._hurry(now)
        if self.state == END or self.state == STAY:
            if self.state == STAY and action == A.BACK:
                self.app.show_look()
            else:
                self.app.show_result()
        elif action == A.MENU:
            self.app.show_pause()
        elif self.state == PLAY:
            self._press_in_turn(action, now)
        elif action == A.BACK:
            self.app.show_back()
        elif action == A.OK or action == A.TURN:
            self._hurried = True
            if self.state != SLIDE:
                self._wait = 0
        else:
            self._say("Opponent is playing: OK hurries", NOTE)
            self._show()

    def undo(self):
        """Take back the person's last move, or say why it cannot be."""
        session = self.session
        if session.can_undo():
            session.game.undo()
            self.app.save()
            self._ready()
            self._say("Taken back", NOTE)
        else:
            self._say(cannot_undo(session), NOTE)

    def hint(self):
        """Begin to look for what a good player would do; tick goes on with it, until it is said or a button comes."""
        from firmware.table.hint import Hint

        self._put_down()
        self._hint = Hint(self)

    def _look_for_hint(self, now):
        done = self._hint.think(NODES)
        if done:
            self._hint = None
        elif now - self._since & WRAP_MS < SHOWN_AFTER or self._kind == NOTE:
            return 0
        else:
            self._say("Looking for a good move", NOTE)
        self._show()
        return -1 if done else 0

    # The person's turn

    def _ready(self):
        self.state = PLAY
        self.held = -1
        self.at = self.choices.read(self.session.game)
        self._mover_is_person = True
        self._change()
        self._describe()
        note = self.app.take_note()
        if note:
            self._say(note, NOTE)

    def _put_down(self):
        code = self.held
        self.held = -1
        if code >= 0:
            self.at = 0
            for i in range(self.choices.n):
                if self.choices.sources[i] == code:
                    self.at = i

    def _press_in_turn(self, action, now):
        hinted = self.hint_at
        self.hint_from = self.hint_to = self.hint_at = -1
        warned = self._warned
        self._warned = False
        if action == A.TURN:
            self._turn(warned, now)
        elif action == A.OK:
            self._ok(now)
            if hinted >= 0 and self.held >= 0:
                self.at = hinted
                self._describe()
        elif action == A.BACK:
            if self.held < 0:
                self.app.show_back()
                return
            self._put_down()
            self._describe()
        elif action == A.STOP:
            self._say("Nothing to stop: what is not legal is refused", NOTE)
        else:
            self._step(action)
        self._show()

    def _ok(self, now):
        game = self.session.game
        choices = self.choices
        moves = choices.moves
        if self.held >= 0:
            i = 2 * choices.places[self.at]
            self._play(moves[i], moves[i + 1], now)
            return
        code = choices.sources[self.at]
        at = choices.pick(game, code)
        i = 2 * choices.places[at]
        sole = moves[i] == HAND or moves[i] == PASS or moves[i + 1] == FOUNDATION or moves[i + 1] == RESERVE
        if choices.m == 1 and sole:
            self._play(moves[i], moves[i + 1], now)
            return
        self.held = code
        self.at = at
        self._describe()

    def _turn(self, warned, now):
        game = self.session.game
        pos = game.pos
        self._put_down()
        sure = warned or not self.app.settings.asks
        if game.is_legal(HAND, SHOW):
            self._play(HAND, SHOW, now)
        elif game.is_legal(SHOW, WASTE):
            at = self.choices.pick(game, SHOW)
            if sure or self.choices.m == 1:
                self._play(SHOW, WASTE, now)
                return
            at = self.choices.m - 1
            self.held = SHOW
            self.at = at
            name = phrases.card(pos, pos[TOP + SHOW])
            self._say(name + " could still be played. TURN again: to your waste, ends your turn", NOTE)
            self._warned = True
        elif game.is_legal(PASS, PASS):
            if sure or game.n == 1:
                self._play(PASS, PASS, now)
                return
            for i in range(self.choices.n):
                if self.choices.sources[i] == HAND:
                    self.at = i
            self._say("There are moves left. TURN again: pass", NOTE)
            self._warned = True
        else:
            if pos[TOP + SHOW]:
                verdict = judge(pos, SHOW, WASTE, game.work)
            else:
                verdict = judge(pos, HAND, SHOW, game.work)
            self._refuse(verdict)

    def _refuse(self, verdict):
        game = self.session.game
        self._say(refusal(game.pos, verdict, game.moves[0], game.moves[1], self.session.reader), REFUSAL)

    def _step(self, action):
        choices = self.choices
        n = choices.n if self.held < 0 else choices.m
        if self.app.mono and (action == A.UP or action == A.DOWN) and self.view.flip():
            return
        if n == 1:
            if self.held >= 0:
                self._say("It can go nowhere else: OK plays it, BACK puts it down", NOTE)
            elif choices.moves[1] == FOUNDATION and self.session.game.pos[ORDER] & COMPULSORY:
                game = self.session.game
                self._refuse(judge(game.pos, HAND, SHOW, game.work))
            else:
                self._say("Nothing else can be done now", NOTE)
            return
        if action == A.RIGHT:
            self.at = (self.at + 1) % n
        elif action == A.LEFT:
            self.at = (self.at - 1) % n
        else:
            self.at = self._beyond(n, -1 if action == A.UP else 1)
        self._describe()

    def _beyond(self, n, step):
        # The nearest in the next line of the table that has something, or in this one the next.
        view = self.view
        line = view.line(self._pile_at(self.at))
        x = view.x(self._pile_at(self.at))
        for away in range(1, 4):
            best = -1
            for i in range(n):
                p = self._pile_at(i)
                if view.line(p) == (line + step * away) % 4:
                    if best < 0 or abs(view.x(p) - x) < abs(view.x(self._pile_at(best)) - x):
                        best = i
            if best >= 0:
                return best
        return (self.at + step) % n

    def _pile_at(self, i):
        # The pile of source i, or of place i of the card held.
        game = self.session.game
        if self.held < 0:
            return pile(game.pos, self.choices.sources[i])
        moves = self.choices.moves
        i = 2 * self.choices.places[i]
        return self._landing(moves[i], moves[i + 1])

    def _landing(self, src, dst):
        # Where a move's card comes to lie; a foundation by its slot.
        pos = self.session.game.pos
        if src & GROUP:
            return dst & 15
        if src == PASS or (src == HAND and pos[ORDER] & PATIENCE):
            return pile(pos, WASTE)
        if dst == FOUNDATION:
            return FOUNDATION + slot(pos, pos[TOP + pile(pos, src)])
        return pile(pos, dst)

    def _describe(self):
        # The words for where the cursor is.
        game = self.session.game
        choices = self.choices
        seat = self.session.reader
        moves = choices.moves
        if self.held >= 0:
            i = 2 * choices.places[self.at]
            self._say(phrases.held(game.pos, moves[i], moves[i + 1], seat), LABEL)
            return
        code = choices.sources[self.at]
        i = 2 * choices.places[choices.pick(game, code)]
        self._say(phrases.source(game.pos, code, choices.m, moves[i], moves[i + 1], seat), LABEL)

    # The opponent's turn, and cards on their way

    def _speed(self):
        if self._mover_is_person:
            return PERSONS
        if self._hurried and self.app.settings.speed != AT_ONCE:
            return HURRIED
        return SPEEDS[self.app.settings.speed]

    def _enter(self, state, wait, now):
        self.state = state
        self._wait = wait
        self._since = now

    def _next(self, now):
        # A move is done, or the game begins: who is next?
        session = self.session
        if session.game.pos[OVER]:
            self._end(now)
        elif session.persons_turn():
            session.follow()
            moves = self._shown_moves
            fast = not self._mover_is_person and self.app.settings.speed == AT_ONCE
            self._shown_moves = 0
            self._hurried = False
            self._ready()
            if fast and self._kind == LABEL:
                who = "Opponent" if session.players == 2 else "Opponents"
                self._say("%s made %d moves. " % (who, moves) + self.status, LABEL)
        else:
            if self._mover_is_person:
                self._mover_is_person = False
                self._asked = now
                self._change()
                self._say("", LABEL)
                self._show()
            elif self._speed()[1]:
                self._asked = now
            self._thinking = False
            self._enter(THINK, 0, now)
            return
        self._show()

    def _end(self, now):
        self._change()
        self._say("The game is over", LABEL)
        self._enter(END, END_MS, now)

    def _choose(self, now):
        opponent = self.session.opponent
        pos = self.session.game.pos
        if not self._thinking:
            self._thinking = self._begin(opponent)
        if self._thinking and not opponent.think(NODES):
            self._show_thinking(now)
            return
        self._thinking = False
        self.busy = -1
        self._shown_moves += 1
        wait, frames = self._speed()[:2]
        if not frames:
            self._play(opponent.src, opponent.dst, now)
            return
        self._say(phrases.opponent(pos, opponent.src, opponent.dst, self.session.seat), LABEL)
        self.came = -1
        self.last = -1
        if opponent.src != PASS:
            self.came = pile(pos, source_of(opponent.src))
        self._enter(ABOUT, wait, now)
        self._show()

    def _begin(self, opponent):
        # Let the opponent look at the position; return whether it has to think, else its move is in src and dst.
        opponent.begin(self.session.game.pos)
        return True

    def _show_thinking(self, now):
        # The mark alone changes, once there is reason for one.
        since = (now - self._asked & WRAP_MS) - SHOWN_AFTER
        busy = since // MARK_MS & 3 if since >= 0 else -1
        if busy != self.busy:
            self.busy = busy
            if not self.status:
                pos = self.session.game.pos
                self._say(phrases.name(pos, pos[TURN], self.session.seat) + " thinks", LABEL)
            self._show()

    def _play(self, src, dst, now):
        """Play a legal move: it is saved at once, then seen."""
        session = self.session
        if self._mover_is_person and session.game.ply >= MOST_PLIES:
            self._ready()
            self._say(endless(session.game.ply), NOTE)
            self._show()
            return
        game = session.game
        pos = game.pos
        view = self.view
        self.held = -1
        self.came = -1
        self.last = -1
        self._from = -1
        self._to = -1
        lay = 1  # cards that come to lie there
        if src != PASS and dst != RESERVE:
            self._from = p = pile(pos, source_of(src))
            size = 1
            if src & GROUP:
                size = pos[COUNT + p] if dst >> 4 == WHOLE else dst >> 4
            card = pos[TOP + p]
            for i in range(size - 1, -1, -1):
                self._cards[i] = card
                card = pos[UNDER + (card & 127)]
            self._size = size
            self._to = self._landing(src, dst)
            if src == HAND and not card and pos[ORDER] & PATIENCE:
                self._from, self._to = self._to, p  # the waste is turned over
            self._x0 = view.x(self._from)
            self._y0 = view.y(self._from, size - 1)
            if self._to < FOUNDATION:
                lay = -pos[COUNT + self._to]
        game.play(src | self._mark, dst)
        self.app.save()
        if self._to >= 0 and self._to < FOUNDATION:
            lay += pos[COUNT + self._to]
        if src == HAND:
            self._cards[0] = pos[TOP + self._to] | FACE_DOWN
        frames = self._speed()[1]
        if self._to < 0 or not frames or lay < 1:
            self._landed(now)
            return
        self._lay = lay
        self._x1 = view.x(self._to)
        self._y1 = view.y(self._to, lay - 1)
        self._pitch = view.pitch(self._to)
        self._frames = frames
        self._frame = 0
        self._stale = True
        self._enter(SLIDE, self._speed()[2], now)
        if self._mover_is_person:
            self._say("", LABEL)
        self._show()

    def _hurry(self, now):
        # The person is quicker than the card: it arrives at once.
        if self.state == SLIDE:
            self._frame = self._frames
            self._slide(now)
        if self.state == REST and self._mover_is_person:
            self._next(now)

    def _slide(self, now):
        self._frame += 1
        if self._frame >= self._frames:
            self._landed(now)
            return
        self._since = now
        self._show()

    def _landed(self, now):
        if self._mover_is_person:
            # Who is next is asked by tick: from here it would be too deep for CircuitPython's stack.
            self._enter(REST, 0, now)
            return
        # The showing card's place is now the next player's.
        self.came = self._from if self._from != SHOW else -1
        self.last = self._to
        self._enter(REST, self._speed()[3], now)
        if self._speed()[1]:
            self._change()
            self._show()

    # Drawing. It is done by the app when all else is, near the bottom of the stack: CircuitPython's is 1.5 kB.

    def _change(self):
        # The piles are others now.
        session = self.session
        pos = session.game.pos
        if session.solitaire:
            self._whose = "ABC"[session.seat] + "'s turn"
        elif pos[TURN] == session.seat:
            self._whose = "Your turn"
        else:
            self._whose = phrases.name(pos, pos[TURN], session.seat) + "'s turn"
        self._stale = True

    def _say(self, text, kind):
        self.status = text
        self._kind = kind
        self._warned = False
        self.offer = False
        self._lines = phrases.wrap(self.app.scene, text, self.view.layout.words[2] - 2) if text else ()

    def _show(self):
        # What lies over the piles is something else now: marks, cursor, cards on their way, words.
        self._dirty = True
        self.app.changed = True

    def draw(self):
        """Draw what has changed since the last time into the scene."""
        if not self._dirty:
            return
        self._dirty = False
        if self._stale:
            self._draw_piles()
        if self.app.mono:
            self.view.show(self)
            return
        scene = self.app.scene
        view = self.view
        scene.n = view.base
        if self.came >= 0:
            scene.came(view.x(self.came), view.y(self.came), view.width, view.rows(self.came))
        if self.last >= 0:
            scene.last(view.x(self.last), view.y(self.last), view.width, view.rows(self.last))
        if self.state == PLAY:
            self._show_cursor()
        elif self.state == SLIDE:
            k = self._frame
            n = self._frames
            # It starts fast and arrives softly.
            k = k * (2 * n - k)
            n = n * n
            x = self._x0 + (self._x1 - self._x0) * k // n
            y = self._y0 + (self._y1 - self._y0) * k // n
            for i in range(self._size):
                scene.card(self._cards[i], x, y)
                y += self._pitch
        elif self.state == ABOUT and self.came >= 0:
            opponent = self.session.opponent
            scene.picked(view.x(self.came), view.y(self.came), view.width, view.rows(self.came))
            p = self._landing(opponent.src, opponent.dst)
            scene.target(view.x(p), view.y(p), view.width, view.rows(p))
        elif self.state == THINK and self.busy >= 0:
            view.thinks(self.busy)
        self._show_words(self._heading(), self._lines, self._kind)

    def _draw_piles(self):
        self._stale = False
        if self.state == SLIDE:
            self.view.draw(self._to, self._lay)
        else:
            self.view.draw()

    def show_look(self, p, text):
        """Draw the table with pile p framed, for looking into it."""
        if self.app.mono:
            self.view.show_look(p, text)
            return
        self._draw_piles()  # it may have been a menu, or a pile spread out, that was shown
        view = self.view
        scene = self.app.scene
        scene.n = view.base
        scene.cursor(view.x(p), view.y(p), view.width, view.rows(p))
        self._show_words("Look", phrases.wrap(scene, text, view.layout.words[2] - 2), LABEL)

    def _show_cursor(self):
        scene = self.app.scene
        view = self.view
        if self.held >= 0:
            game = self.session.game
            moves = self.choices.moves
            i = 2 * self.choices.places[self.at]
            p = pile(game.pos, self.held)
            below = 0
            if moves[i] & GROUP:
                size = moves[i + 1] >> 4
                below = (game.pos[COUNT + p] if size == WHOLE else size) - 1
            y = view.y(p, below)
            scene.picked(view.x(p), y, view.width, view.y(p) + view.rows(p) - y)
            for i in range(self.choices.m):
                p = self._pile_at(i)
                if i != self.at:
                    scene.target(view.x(p), view.y(p), view.width, view.rows(p))
        if self.hint_from >= 0:
            for p in (self.hint_from, self.hint_to):
                if p >= 0:
                    scene.hint(view.x(p), view.y(p), view.width, view.rows(p))
            return
        if not self.choices.n:
            return
        p = self._pile_at(self.at)
        scene.cursor(view.x(p), view.y(p), view.width, view.rows(p))

    def _heading(self):
        if self.state >= END:
            return "The end"
        if self.state == SLIDE and self._mover_is_person:
            return ""  # its card may just have ended the turn
        return self._whose if self.held < 0 else "OK plays it:"

    def _show_words(self, heading, lines, kind):
        scene = self.app.scene
        x, y, w, room = self.view.layout.words
        ink = S.PAPER
        if len(lines) > room:
            # On a small screen long words cover more of the table.
            y -= LINE * (len(lines) - room)
            room = len(lines)
            kind = kind or NOTE
        if kind:
            scene.rect(S.MAROON if kind == REFUSAL else S.NAVY, x, y, w, LINE * room + (0 if scene.small else 1))
            ink = S.WHITE
            if not scene.small:
                y += 1
        elif len(lines) < room:
            scene.text(heading, x + 1, y, S.GOLD)
            y += LINE
        for line in lines:
            scene.text(line, x + 1, y, ink)
            y += LINE
