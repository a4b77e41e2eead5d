# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The table in play: the person's cursor, and the opponent's moves shown one after the other."""

from engine.const import const
from engine.moves import GROUP, HAND, PASS, WHOLE
from engine.position import COUNT, FOUNDATION, ORDER, OVER, PLAYERS, RESERVE, SHOW, TOP, TURN, WASTE, pile
from engine.rules import COMPULSORY
from engine.verdict import FOUNDATION_FIRST, NOT_AVAILABLE, judge
from firmware import text
from firmware.app import actions as A
from firmware.app.events import REFUSED, UNDONE
from firmware.app.session import MOST_PLIES
from firmware.app.settings import NAMES
from firmware.draw.shown import (
    COMES,
    ENDED,
    HELD,
    LABEL,
    MOVES,
    NOTE,
    NOTHING,
    REFUSAL,
    SOURCE,
    THINKS,
    WARNING,
    Shown,
)
from firmware.table.cursor import Cursor, source_of
from firmware.table.slide import Slide, landing
from firmware.text import phrases
from firmware.text.refusals import cannot_undo, refusal

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
CHEER_MS = const(40)  # a frame of the cards that leap when a game is won, and for how long they do
CHEERS_MS = const(3500)
# The opponent thinks in slices, so that the buttons are looked at every 25 to 40 ms.
NODES = const(8)  # of its search in one tick
SHOWN_AFTER = const(300)  # ms of thinking that need no mark
MARK_MS = const(250)  # from one picture of the mark to the next
WRAP_MS = const(0x3FFFFFFF)  # clocks of MicroPython start again at 2**30 ms


class Table:
    """A session on the screen.

    state: see above; cursor: where the buttons act; shown: what lies over the piles, for the look's view to draw;
    offer: see run_up.py.
    """

    def __init__(self, app, session):
        self.app = app
        self.session = session
        self.view = app.look.view(session)
        self.cursor = Cursor(session)
        self.shown = Shown()
        self.slide = Slide()
        self.state = BEGIN
        self.offer = False
        self._warned = False  # TURN has said what a second TURN does
        self._hurried = False
        self._hint = None  # the hint.Hint that is looked for
        self._hint_at = -1  # the place that it names, among those of the card
        self._whose = ""  # the heading
        self._plays = ""  # and with a card taken up
        self._shown_moves = 0  # of the opponent, this turn,
        self._loads = [0, 0]  # how many of them went onto the person's reserve and waste,
        self._ups = 0  # and up to a foundation
        self.handed = -1  # of several persons who was handed the device last,
        self.left = [session.game.ply] * 3 if session.persons else None  # and after how many plies each gave it away
        self._near = 0  # the house that the person's last move took a card from
        self._since = 0
        self._wait = 0
        self._mover_is_person = True
        self._mark = 0  # game.WRONG on a move that errs (stop_play.py)
        self._thinking = False  # the opponent has begun to think
        self._asked = 0  # when it was its turn to

    @property
    def status(self):
        """The words of the moment, as a line."""
        shown = self.shown
        return shown.opening + " " + shown.text if shown.opening else shown.text

    # What the app calls

    def open(self, now):
        """Show the table, for the first time or again."""
        self._since = now
        self._plays = phrases.by_keys(self._on_ok())
        begins = self.state == BEGIN
        if begins:
            self.session.follow()
        self._change()
        if begins:
            self._next(now)
        self.app.changed = True

    def stay(self):
        """Keep showing the finished game."""
        self.state = STAY
        self.shown.cheer = -1
        self.say(phrases.by_keys(text.words.GAME_OVER_SCORE), LABEL)

    def tell(self, said):
        """Say something until the next button; it shows when the table does."""
        self.say(said, NOTE)

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
            if self.shown.cheer < 0 or not self._cheer(now):
                self.app.show_result()
        if self.state == REST and self._mover_is_person:
            self._next(now)
        return -1 if self.state == PLAY else self._wait

    def press(self, action, now):
        """Answer a button."""
        if self._hint:
            self._hint.adviser.leave()
            self._hint = None
            if self.state == PLAY:  # it may have been asked for before the cursor has anything to be on
                self.describe()
        if self._mover_is_person:
            self.hurry(now)
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
            self.say(phrases.by_keys(text.words.OPPONENT_PLAYS), NOTE)

    # room
    def last_turn(self):
        """Step through what the others did last, if they have moved."""
        last = self.app.screens(self.app, "last_turn")
        self.shown.opening = ""  # it is shown now
        if last.plies:
            self.app.go(last)
        else:
            self.say(text.words.NO_LAST_TURN, NOTE)

    # touch
    def touch(self, x, y):
        """Bring the cursor to the pile there, whose card OK then takes up, or lays down what is held."""
        from firmware.table.touch import touch

        if self._mover_is_person and (self.state == SLIDE or self.state == REST):
            self.hurry(self._since)  # the card laid down last is there before another is touched
            if self.state != PLAY:
                return 0
        if self.state != PLAY or not self.cursor.n:
            return A.OK
        return touch(self, x, y)

    def undo(self):
        """Take back the person's last move, or say why it cannot be."""
        session = self.session
        if session.can_undo():
            session.game.undo()
            self.app.helped()
            self.app.save()
            self.app.tell(UNDONE, session)
            self._near = 0
            self._ready()
            self.say(text.words.TAKEN_BACK, NOTE)
        else:
            self.say(cannot_undo(session), NOTE)

    # thinks
    def hint(self):
        """Begin to look for what a good player would do; tick goes on with it, until it is said or a button comes."""
        from firmware.table.hint import Hint

        self.cursor.put_down()
        self.app.helped()  # before the search takes its memory: this needs some for a moment
        self._hint = Hint(self.session)

    # thinks
    def _look_for_hint(self, now):
        hint = self._hint
        if hint.think(NODES):
            self._hint = None
            hint.show(self)
            return -1
        if now - self._since & WRAP_MS >= SHOWN_AFTER and self.shown.kind != NOTE:
            self.say(text.words.LOOKING_FOR_HINT, NOTE)
        return 0

    # thinks
    def show_move(self, src, dst, said):
        """Put the cursor on the card of a move, so that OK takes it there, and say why."""
        pos = self.session.game.pos
        self.cursor.go_to(source_of(src))
        self.shown.hint_from = pile(pos, source_of(src))
        if src != HAND and src != PASS and dst != RESERVE:
            self.shown.hint_to = landing(pos, src, dst)
            self._hint_at = self.cursor.place_of(src, dst)
        self.say(said, NOTE)

    # The person's turn

    def _ready(self):
        self.state = PLAY
        self._forget_hint()
        self.cursor.read(self._near)
        self._mover_is_person = True
        self._change()
        self.describe()
        note = self.app.take_note()
        if note:
            self.say(note, NOTE)

    def _press_in_turn(self, action, now):
        hinted = self._hint_at
        self._forget_hint()
        warned = self._warned
        self._warned = False
        cursor = self.cursor
        if action == A.TURN:
            self._turn(warned, now)
        elif action == A.OK:
            self._ok(now)
            if hinted >= 0 and cursor.held >= 0:
                cursor.at = hinted
                self.describe()
        elif action == A.BACK:
            if self.shown.opening and cursor.held < 0 and not self.app.menu_by_back:
                self.last_turn()
                return
            if cursor.held < 0:
                self.app.show_back()
                return
            cursor.put_down()
            self.describe()
        elif action == A.STOP:
            self.say(text.words.NOTHING_TO_STOP, NOTE)
        else:
            self._step(action)
        self.app.changed = True

    def _forget_hint(self):
        self._hint_at = -1
        self.shown.hint_from = -1
        self.shown.hint_to = -1

    def _ok(self, now):
        cursor = self.cursor
        moves = cursor.moves
        if cursor.held >= 0:
            i = 2 * cursor.places[cursor.at]
            self._play(moves[i], moves[i + 1], now)
            return
        code, at = cursor.source()
        i = 2 * cursor.places[at]
        sole = moves[i] == HAND or moves[i] == PASS or moves[i + 1] == FOUNDATION or moves[i + 1] == RESERVE
        if cursor.m == 1 and sole:
            self._play(moves[i], moves[i + 1], now)
            return
        cursor.take(code, at)
        self.describe()

    def _turn(self, warned, now):
        game = self.session.game
        pos = game.pos
        cursor = self.cursor
        cursor.put_down()
        sure = warned or not self.app.settings.asks
        if game.is_legal(HAND, SHOW):
            self._play(HAND, SHOW, now)
        elif game.is_legal(SHOW, WASTE):
            cursor.pick(game, SHOW)
            if sure or cursor.m == 1:
                self._play(SHOW, WASTE, now)
                return
            cursor.take(SHOW, cursor.m - 1)
            self.say(phrases.by_keys(text.words.COULD_BE_PLAYED, phrases.card(pos, pos[TOP + SHOW])), WARNING)
            self._warned = True
        elif game.is_legal(PASS, PASS):
            if sure or game.n == 1:
                self._play(PASS, PASS, now)
                return
            cursor.go_to(HAND)
            self.say(phrases.by_keys(text.words.MOVES_LEFT), WARNING)
            self._warned = True
        else:
            self.refuse()

    def refuse(self):
        """Say why the turn cannot go on: what must be done before a card is laid down or turned up."""
        game = self.session.game
        if game.pos[TOP + SHOW]:
            verdict = judge(game.pos, SHOW, WASTE, game.work)
        else:
            verdict = judge(game.pos, HAND, SHOW, game.work)
        if verdict == NOT_AVAILABLE and self.must_go_up():
            verdict = FOUNDATION_FIRST  # with no card left to turn up, too
        self.say(refusal(game.pos, verdict, game.moves[0], game.moves[1], self.session.reader), REFUSAL)

    def must_go_up(self):
        """Return whether a foundation play is due, and compulsory."""
        game = self.session.game
        return game.n and game.moves[1] == FOUNDATION and game.pos[ORDER] & COMPULSORY

    def _step(self, action):
        cursor = self.cursor
        if (action == A.UP or action == A.DOWN) and self.view.flip():
            return
        if (cursor.n if cursor.held < 0 else cursor.m) > 1:
            if self.app.repeated and self.app.roomy and action <= A.RIGHT:
                cursor.to_end(self.view, action)
            else:
                cursor.step(self.view, action)
            self.describe()
        elif cursor.held >= 0:
            self.say(phrases.by_keys(text.words.ONLY_PLACE), NOTE)
        elif self.must_go_up():
            self.refuse()
        else:
            self.say(text.words.NOTHING_ELSE, NOTE)

    def describe(self):
        """Say what the cursor is on, and what can be done there."""
        cursor = self.cursor
        seat = self.session.reader
        pos = self.session.game.pos
        if cursor.held >= 0:
            i = 2 * cursor.places[cursor.at]
            self._label(phrases.held(pos, cursor.moves[i], cursor.moves[i + 1], seat), HELD, i)
            return
        code, at = cursor.source()
        i = 2 * cursor.places[at]
        if cursor.m > 1 and code != HAND and self.app.roomy:
            said = phrases.choice(pos, code, cursor.moves, cursor.places, cursor.m, seat)
        else:
            said = phrases.source(pos, code, cursor.m, cursor.moves[i], cursor.moves[i + 1], seat)
        self._label(said, SOURCE, i)

    def _label(self, said, what, i):
        # Say something about the move at index i.
        shown = self.shown
        shown.what = what
        shown.src = self.cursor.moves[i]
        shown.dst = self.cursor.moves[i + 1]
        shown.places = self.cursor.m
        self.say(said, LABEL)

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
            theirs = not self._mover_is_person
            if self.app.roomy and session.persons:
                from firmware.table.hand_over import opens

                theirs = self.handed != session.seat
                if theirs:
                    self._near = 0
                    if not opens(self):
                        self.state = BEGIN
                        return
            self._hurried = False
            self._ready()
            if theirs and self.app.roomy and self.shown.kind == LABEL:
                self._open_turn()
            self._shown_moves = 0
            self._loads[0] = self._loads[1] = self._ups = 0
        else:
            if self._mover_is_person:
                self._mover_is_person = False
                self._asked = now
                self._change()
                self.say("", LABEL)
            elif self._speed()[1]:
                self._asked = now
            self._thinking = False
            self._enter(THINK, 0, now)

    # room
    def _open_turn(self):
        # What the others have done comes before what the cursor would do.
        if self.session.persons:
            from firmware.table.hand_over import told

            self.shown.opening, self.shown.brief = told(self)
            return
        moves = self._shown_moves if self.app.settings.speed == AT_ONCE else 0
        reserve, waste = self._loads
        said = phrases.opening(self.session.players - 1, moves, self._ups, reserve, waste)
        if said and not self.app.menu_by_back:
            said += " " + text.words.REPLAY.format(self.app.labels[A.BACK])
        self.shown.opening = said
        self.shown.brief = phrases.opening_brief(moves, reserve, waste)

    def _end(self, now):
        session = self.session
        pos = session.game.pos
        self._change()
        won = pos[OVER] <= pos[PLAYERS] and (session.solitaire or pos[OVER] == session.seat + 1)
        if not won or not self.app.roomy or not self.view.leaps:
            self.say(text.words.GAME_OVER, LABEL)
            self._enter(END, END_MS, now)
            return
        from firmware.draw import leap  # here, as there may be no such module

        who = phrases.who(pos, pos[OVER] - 1, session.reader)
        wins = text.words.WINS_GAME[who].format(phrases.person(pos[OVER] - 1))
        self.say(text.words.PATIENCE_SOLVED if pos[PLAYERS] == 1 else wins, LABEL)
        self.shown.leap = leap
        self.shown.cheer = 0
        self._asked = now
        self._enter(END, CHEER_MS, now)

    # room
    def _cheer(self, now):
        # Show the next picture of the cards that leap; return whether there is one.
        since = now - self._asked & WRAP_MS
        if since >= CHEERS_MS:
            self.shown.cheer = -1
            return False
        self.shown.cheer = since // CHEER_MS
        self._since = now
        self.app.changed = True
        return True

    def _choose(self, now):
        opponent = self.session.opponent
        pos = self.session.game.pos
        if not self._thinking:
            self._thinking = self._begin(opponent)
        if self._thinking and not opponent.think(NODES):
            self._show_thinking(now)
            return
        self._thinking = False
        shown = self.shown
        shown.thinks = -1
        self._shown_moves += 1
        wait, frames = self._speed()[:2]
        if not frames:
            self._play(opponent.src, opponent.dst, now)
            return
        self.say(phrases.opponent(pos, opponent.src, opponent.dst, self.session.seat), LABEL)
        shown.what = COMES
        shown.src = opponent.src
        shown.dst = opponent.dst
        shown.came = -1 if opponent.src == PASS else pile(pos, source_of(opponent.src))
        shown.last = -1
        self._enter(ABOUT, wait, now)

    def _begin(self, opponent):
        # Let the opponent look at the position; return whether it has to think, else its move is in src and dst.
        opponent.begin(self.session.game.pos)
        return True

    def _show_thinking(self, now):
        # The mark alone changes, once there is reason for one.
        since = (now - self._asked & WRAP_MS) - SHOWN_AFTER
        busy = since // MARK_MS & 3 if since >= 0 else -1
        if busy != self.shown.thinks:
            self.shown.thinks = busy
            if not self.status:
                pos = self.session.game.pos
                self.say(text.words.THEY_THINK.format(phrases.name(pos, pos[TURN], self.session.seat)), LABEL)
            self.app.changed = True

    def _play(self, src, dst, now):
        """Play a legal move; it is seen if there is time for it."""
        ply = self.session.game.ply
        if self._mover_is_person and ply >= MOST_PLIES:
            self._ready()
            self.say(phrases.by_keys(text.words.ENDLESS, ply), NOTE)
            self.app.changed = True
            return
        shown = self.shown
        slide = self.slide
        self.cursor.held = -1
        shown.came = -1
        shown.last = -1
        slide.set(self.view, self.session.game.pos, src, dst)
        if self._mover_is_person:
            self._near = slide.start if SHOW < slide.start < RESERVE else 0
        else:
            self._near = 0
            if self.app.roomy:
                self._count(src)
        turn = self.session.game.pos[TURN]
        self.session.game.play(src | self._mark, dst)
        speed = self._speed()
        frames = speed[1]
        slides = frames and slide.to >= 0 and slide.lay > 0
        self.app.moved(self.session, turn, self._landing(speed, slides) if self.app.roomy else 0)
        if not slides:
            self._landed(now)
            return
        slide.frames = frames
        slide.frame = 0
        shown.stale = True
        self.app.changed = True
        self._enter(SLIDE, speed[2], now)
        if self._mover_is_person:
            self.say("", LABEL)

    # room
    def _count(self, src):
        # What the others do, for when the turn opens.
        to = self.slide.to
        kind = to - RESERVE - 3 * self.session.seat
        if src != HAND and (kind == 0 or kind == 2):
            self._loads[kind >> 1] += 1
        elif to >= FOUNDATION:
            self._ups += 1

    # room
    def _landing(self, speed, slides):
        # As App.landing. What the person does is heard at once: it answers the button.
        if self._mover_is_person or speed[1] and not slides:
            return 0
        return speed[1] * speed[2] if speed[1] else -1

    def hurry(self, now):
        """Have a card on its way arrive at once, as the person is quicker."""
        if self.state == SLIDE:
            self.slide.frame = self.slide.frames
            self._slide(now)
        if self.state == REST and self._mover_is_person:
            self._next(now)

    def _slide(self, now):
        slide = self.slide
        slide.frame += 1
        if slide.frame >= slide.frames:
            self._landed(now)
            return
        self._since = now
        self.app.changed = True

    def _landed(self, now):
        if self._mover_is_person:
            # Who is next is asked by tick: from here it would be too deep for CircuitPython's stack.
            self._enter(REST, 0, now)
            return
        shown = self.shown
        # The showing card's place is now the next player's.
        shown.came = self.slide.start if self.slide.start != SHOW else -1
        shown.last = self.slide.to
        self._enter(REST, self._speed()[3], now)
        if self._speed()[1]:
            self._change()

    # What is shown

    def _change(self):
        # The piles are others now.
        self._whose = self.whose()
        self.shown.names = self.app.roomy and self.app.settings.numbers[NAMES] > 0
        self.shown.stale = True
        self.app.changed = True

    def whose(self):
        """Return whose turn it is."""
        session = self.session
        pos = session.game.pos
        if pos[PLAYERS] == 1:
            return text.words.YOU_MAY
        return text.words.TURN_OF[phrases.who(pos, pos[TURN], session.reader)].format(phrases.person(pos[TURN]))

    def show_behind(self):
        """Draw the table for a dialog to stand on."""
        self.say("", LABEL)
        self._change()
        self.draw()

    def say(self, said, kind):
        """Show words of a kind (LABEL, NOTE, WARNING or REFUSAL of draw/shown.py) below the table, from now on."""
        self.shown.text = said
        self.shown.kind = kind
        self.shown.opening = ""
        self._warned = False
        self.offer = False
        self.app.changed = True
        if kind == REFUSAL:
            self.app.tell(REFUSED, self.session)

    def draw(self):
        """Have the look draw what is shown now."""
        self._set_shown()
        self.view.show(self.shown)

    def _set_shown(self):
        # All that follows from the state and the cursor.
        shown = self.shown
        state = self.state
        shown.heading = self._heading()
        shown.choosing = state == PLAY
        shown.cursor = -1
        shown.focus = -1
        shown.held = -1
        shown.below = 0
        shown.n = 0
        shown.slide = None
        if state == PLAY:
            self._set_cursor(shown)
        elif state == ABOUT:
            shown.held = shown.came
            shown.focus = landing(self.session.game.pos, shown.src, shown.dst)
            shown.target(shown.focus)
        elif state == SLIDE:
            shown.slide = self.slide
            shown.focus = self.slide.to
        elif state == REST:
            shown.focus = shown.last
        if state == SLIDE or state == REST:
            shown.what = NOTHING if self._mover_is_person else MOVES
        elif state == THINK:
            shown.what = THINKS
        elif state >= END:
            shown.what = ENDED

    def _set_cursor(self, shown):
        cursor = self.cursor
        if cursor.held >= 0:
            pos = self.session.game.pos
            shown.held = pile(pos, cursor.held)
            i = 2 * cursor.places[cursor.at]
            if cursor.moves[i] & GROUP:
                size = cursor.moves[i + 1] >> 4
                shown.below = (pos[COUNT + shown.held] if size == WHOLE else size) - 1
            for i in range(cursor.m):
                if i != cursor.at and cursor.pile_at(i) != shown.held:
                    shown.target(cursor.pile_at(i))
        elif self.view.marks_places and cursor.n and shown.what == SOURCE and shown.src != HAND:
            for i in range(cursor.m):
                shown.target(cursor.landing_at(i))
        if cursor.n:
            shown.cursor = shown.focus = cursor.pile_at(cursor.at)

    def _on_ok(self):
        return text.words.OK_PLAYS

    def _heading(self):
        state = self.state
        if state >= END:
            return text.words.THE_END
        if state == SLIDE and self._mover_is_person:
            return ""  # its card may just have ended the turn
        return self._whose if self.cursor.held < 0 else self._plays
