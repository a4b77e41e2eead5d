# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The table in play: a session on the screen.

A table is in one of the states of states.py: BEGIN until it has found out whose turn it is; PLAY while it waits for the
person's button; THINK, ABOUT, SLIDE, REST for an opponent's move (SLIDE and REST for the person's, too); END and STAY
when the game is over.

What comes after what is decided by the table's mode (mode.py). Modes lie on one another: Assisted under all, on it
StopPlay or Patience, or else AsGoodAsWon (run_up.py), Far in a game by cable, and Advised, which gives hints, on top. A
lesson, a puzzle and a game played on are modes as well. A table is given its mode when it is made. PlaysForced
(forced.py) and Explained (explained.py) join when the table opens with their settings on, for the first time or after a
menu.
"""

from engine.const import const
from engine.moves import GROUP, HAND, PASS, WHOLE_HOUSE
from engine.position import COUNT, RESERVE, SHOW, pile
from firmware import text
from firmware.app.events import REFUSED
from firmware.app.settings import NAMES_OF_PILES, PLAYS_FORCED, TEACHES
from firmware.draw.shown import ENDED, LABEL, MOVES, NOTE, NOTHING, REFUSAL, SOURCE, THINKS, Shown
from firmware.table.cursor import Cursor, source_of
from firmware.table.opponents import WRAP_MS, Opponents
from firmware.table.slide import Slide, landing
from firmware.table.states import ABOUT, BEGIN, END, PLAY, REST, SLIDE, STAY, THINK
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from types import ModuleType

    from firmware.app.app import App
    from firmware.app.session import Session
    from firmware.table.assisted import Assisted
    from firmware.table.mode import Mode

CHEER_MS = const(40)  # between two frames of the cards that leap when a game is won
CHEERS_MS = const(3500)  # for which the cards leap


class Table:
    """The screen of a session: its state, the cards on their way, and what is shown.

    mode: Assisted or a Mode on it; state: one of states.py, entered at `since` for `wait` ms; mover_is_person: whether
    the last move was, or the next one will be, the person's; cursor: where the buttons act; opponents: their turns;
    shown: what the look's view draws over the piles; slide: the cards on their way; near: the house from which the
    person's last move took a card, else 0; refused: the pile to which the held card was just tried in vain, or -1;
    mark: game.ATTEMPT_STANDS while an error is played; warned: whether TURN has said what a second TURN does; offer:
    whether OK plays all cards up (run_up.py); hinted_place: the index of the place to which a move goes that is shown,
    or -1; turn_heading: the heading while no card is held; handed, left: if several persons play, who was handed the
    device last, and after how many plies each gave it away.
    """

    opens_menu = True

    def __init__(self, app: "App", session: "Session", mode: "Mode | Assisted") -> None:
        self.app = app
        self.session = session
        self.view = app.look.view(session)
        self.cursor = Cursor(session)
        self.opponents = Opponents(self)
        self.shown = Shown()
        self.slide = Slide()
        self.state = BEGIN
        self.since = 0
        self.wait = 0
        self.mover_is_person = True
        self.near = 0
        self.mark = 0
        self.refused = -1
        self.warned = False
        self.offer = False
        self.hinted_place = -1
        self.turn_heading = ""
        self.handed = -1
        self.left = [session.game.ply] * 3 if session.persons else []
        self._cheered = 0  # when the cards began to leap, in ms
        self._wording = 0  # phrases.wordings when the words were said
        self.mode: "Mode" = mode  # type: ignore[assignment]  # Assisted defines what is called on it.
        mode.attach(self)

    @property
    def status(self) -> str:
        """The words of the moment, as a line."""
        before = self.shown.opening or self.shown.task
        return before + " " + self.shown.text if before else self.shown.text

    # What the app calls

    def open(self, now: int) -> None:
        """Show the table, for the first time or again."""
        self.since = now
        if self.session is self.app.session:
            self._follow_settings()
        opening = self.state == BEGIN
        if opening:
            self.session.follow()
        self.change()
        if opening:
            self.mode.next(now)
        else:
            self.rename_controls()  # A menu may have changed the hand, or the letters of cards.
        self.app.changed = True

    def _follow_settings(self) -> None:
        # Their modules are loaded here, because most games are played with both settings off.
        if self.app.settings.numbers[PLAYS_FORCED]:
            from firmware.table import forced

            forced.join(self)
        if self.app.settings.numbers[TEACHES]:
            from firmware.table import explained

            explained.join(self)

    def stay(self) -> None:
        """Keep showing the finished game."""
        self.state = STAY
        self.shown.cheer = -1
        self.say(phrases.by_keys(text.words.GAME_OVER_SCORE), LABEL)

    def tell(self, said: str) -> None:
        """Say something until the next button, also if the table is not shown yet."""
        self.say(said, NOTE)

    def reword(self) -> None:
        """Say all that is said once more, as the language is another."""
        self.change()
        if self.state == STAY:
            self.stay()
        elif self.state == PLAY:
            self.mode.describe()
        elif self.state == ABOUT:
            self.opponents.announce()
        else:
            self.say("", LABEL)

    def tick(self, now: int) -> int:
        """Advance what moves by itself; return the ms until the next call, -1 to wait for a button."""
        return self.mode.tick(now)

    def press(self, action: int, now: int) -> None:
        """Answer a button."""
        self.mode.press(action, now)

    def touch(self, x: int, y: int) -> int:
        """Bring the cursor to the pile at a pixel; return the action that is then meant, 0 for none."""
        # Imported here, so that boards, which have nothing to touch, need no memory for it.
        from firmware.table.touch import touch

        if self._arrives() and self.state != PLAY:
            return 0
        return touch(self, x, y)

    def touch_words(self) -> int:
        """Return the action that a touch of the words means, 0 for none. The page has them below the screen, too."""
        from firmware.table.touch import touch_words

        return touch_words(self)

    def touch_again(self, x: int, y: int) -> int:
        """Play the card that the touch before has picked up: to a foundation, or to the only place it can go."""
        from firmware.table.touch import touch_again

        if self._arrives():
            return 0  # The first touch has played this card.
        return touch_again(self, x, y) if self._may_choose() else self.touch(x, y)

    def drag(self, x: int, y: int) -> "tuple[int, int, int, int] | None":
        """Pick up the card at a pixel. Return its left, top, width and height, or None for no card."""
        from firmware.table.touch import drag

        self._arrives()
        return drag(self, x, y) if self._may_choose() else None

    def drag_over(self, x: int, y: int) -> None:
        """Move the cursor to the place at a pixel, if the dragged card may go there."""
        from firmware.table.touch import drag_over

        if self._may_choose():
            drag_over(self, x, y)

    def drop(self, x: int, y: int) -> int:
        """Release the dragged card at a pixel; return the action that is then meant, 0 for none."""
        from firmware.table.touch import drop

        return drop(self, x, y) if self._may_choose() else 0

    def _arrives(self) -> bool:
        # Have a card on its way arrive before another is touched; return whether there was one.
        if not self.mover_is_person or self.state != SLIDE and self.state != REST:
            return False
        self.hurry(self.since)
        return True

    def _may_choose(self) -> bool:
        return self.state == PLAY and self.cursor.n > 0

    def rename_controls(self) -> None:
        """Say what is said by what the person uses now."""
        if phrases.wordings == self._wording or self.offer:
            return
        opening = self.shown.opening
        if self.state == STAY or self.state == PLAY:
            (self.app.apart or self).reword()
            if opening:
                self.opponents.tell()

    def last_turn(self) -> None:
        """Step through the opponents' last turn, if they have moved."""
        last = self.app.screens(self.app, "last_turn")
        self.shown.opening = ""  # The screen shows now what this line would say.
        if last.plies:
            self.app.go(last)
        else:
            self.say(text.words.NO_LAST_TURN, NOTE)

    # What a mode calls

    def enter(self, state: int, wait: int, now: int) -> None:
        """Enter a state, for `wait` ms."""
        self.state = state
        self.wait = wait
        self.since = now

    def show_move(self, src: int, dst: int, said: str) -> None:
        """Put the cursor on the card of a move, so that OK picks it up and OK again plays it, and say why."""
        pos = self.session.game.pos
        self.cursor.go_to(source_of(src))
        self.shown.hint_from = pile(pos, source_of(src))
        if src != HAND and src != PASS and dst != RESERVE:
            self.shown.hint_to = landing(pos, src, dst)
            self.hinted_place = self.cursor.place_of(src, dst)
        self.say(said, NOTE)

    def forget_hint(self) -> None:
        """Remove the marks of a hint."""
        self.hinted_place = -1
        self.shown.hint_from = -1
        self.shown.hint_to = -1

    def start_over(self, now: int) -> None:
        """Continue after the game has come to another ply than by a move at this table."""
        shown = self.shown
        shown.came = shown.last = shown.cheer = -1
        self.cursor.held = -1
        self.near = 0
        self.mark = 0
        self.opponents.forget_move()
        self.mover_is_person = self.session.persons_turn()
        self.change()
        self.mode.next(now)

    # Cards on their way

    def aim_slide(self, src: int, dst: int) -> None:
        """Set the slide for a move that is about to be played."""
        shown = self.shown
        slide = self.slide
        self.cursor.held = -1
        shown.came = -1
        shown.last = -1
        slide.set(self.view, self.session.game.pos, src, dst)
        if self.mover_is_person:
            self.near = slide.start if SHOW < slide.start < RESERVE else 0
        else:
            self.near = 0

    def begin_slide(self, speed: "tuple[int, ...]", now: int) -> None:
        """Show the card of the move just played on its way; speed: a row like those of opponents.SPEEDS."""
        self.slide.frames = speed[1]
        self.slide.frame = 0
        self.shown.stale = True
        self.app.changed = True
        self.enter(SLIDE, speed[2], now)
        if self.mover_is_person:
            self.say("", LABEL)

    def show_frame(self, now: int) -> None:
        """Show the next frame of the card on its way."""
        slide = self.slide
        slide.frame += 1
        if slide.frame >= slide.frames:
            self.land(now)
            return
        self.since = now
        self.app.changed = True

    def land(self, now: int) -> None:
        """Show the card where it has arrived."""
        if self.mover_is_person:
            self.enter(REST, 0, now)
            return
        shown = self.shown
        # The place of the showing card belongs to the next player now, so it is not marked.
        shown.came = self.slide.start if self.slide.start != SHOW else -1
        shown.last = self.slide.to
        speed = self.mode.speed()
        self.enter(REST, speed[3], now)
        if speed[1]:
            self.change()

    def hurry(self, now: int) -> None:
        """Have a card on its way arrive at once, because the person is quicker."""
        if self.state == SLIDE:
            self.slide.frame = self.slide.frames
            self.show_frame(now)
        if self.state == REST and self.mover_is_person:
            self.mode.next(now)

    def begin_cheer(self, leap: "ModuleType", now: int) -> None:
        """Begin to show the cards that leap for a game won; leap: the module firmware.draw.leap."""
        self.shown.leap = leap
        self.shown.cheer = 0
        self._cheered = now
        self.enter(END, CHEER_MS, now)

    def cheer(self, now: int) -> bool:
        """Show the next frame of the leaping cards; return whether there is one."""
        since = now - self._cheered & WRAP_MS
        if since >= CHEERS_MS:
            self.shown.cheer = -1
            return False
        self.shown.cheer = since // CHEER_MS
        self.since = now
        self.app.changed = True
        return True

    # What is shown

    def change(self) -> None:
        """Note that the piles have changed."""
        self.turn_heading = self.mode.turn_heading()
        self.shown.names = self.app.settings.numbers[NAMES_OF_PILES] > 0
        self.shown.stale = True
        self.app.changed = True

    def show_behind(self) -> None:
        """Draw the table as the background of a dialog."""
        self.say("", LABEL)
        self.change()
        self.draw()

    def say(self, said: str, kind: int) -> None:
        """Show words below the table from now on; kind: LABEL, NOTE, WARNING or REFUSAL of draw/shown.py."""
        self._wording = phrases.wordings
        self.shown.text = said
        self.shown.kind = kind
        self.shown.opening = ""
        self.shown.task = ""
        self.refused = -1
        self.warned = False
        self.offer = False
        self.app.changed = True
        if kind == REFUSAL:
            self.app.tell(REFUSED, self.session)

    def label(self, said: str, what: int, i: int) -> None:
        """Say something about the cursor's move at byte i; what: one of the constants of draw/shown.py."""
        shown = self.shown
        shown.what = what
        shown.src = self.cursor.moves[i]
        shown.dst = self.cursor.moves[i + 1]
        shown.places = self.cursor.m
        self.say(said, LABEL)

    def draw(self) -> None:
        """Draw the table, by the look's view."""
        self._set_shown()
        self.view.show(self.shown)

    def _set_shown(self) -> None:
        # Set what follows from the state and the cursor.
        shown = self.shown
        state = self.state
        shown.skips = self._can_skip()
        shown.heading = self.mode.heading()
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
            shown.what = NOTHING if self.mover_is_person else MOVES
        elif state == THINK:
            shown.what = THINKS
        elif state >= END:
            shown.what = ENDED

    def _can_skip(self) -> bool:
        # Where moves are played at once there is nothing to skip but thought.
        if self.mover_is_person or self.state == PLAY or self.state >= END:
            return False
        return self.opponents.offers_skip and self.mode.speed()[1] > 0

    def _set_cursor(self, shown: "Shown") -> None:
        cursor = self.cursor
        if cursor.held >= 0:
            pos = self.session.game.pos
            shown.held = pile(pos, cursor.held)
            i = 2 * cursor.places[cursor.at]
            if cursor.moves[i] & GROUP:
                size = cursor.moves[i + 1] >> 4
                shown.below = (pos[COUNT + shown.held] if size == WHOLE_HOUSE else size) - 1
            for i in range(cursor.m):
                if i != cursor.at and cursor.pile_at(i) != shown.held and self.mode.marks(i):
                    shown.target(cursor.pile_at(i))
        elif self.view.marks_places and cursor.n and shown.what == SOURCE and shown.src != HAND:
            for i in range(cursor.m):
                shown.target(cursor.landing_at(i))
        if cursor.n:
            shown.cursor = shown.focus = cursor.pile_at(cursor.at)
