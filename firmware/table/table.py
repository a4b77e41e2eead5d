"""The table in play: a session on the screen.

A table is in one of the states of states.py: BEGIN until it knows whose turn it is; PLAY while it waits for the player;
THINK, ANNOUNCE, SLIDE and LANDED for an opponent's move (SLIDE and LANDED for the player's, too); END and INSPECT when
the game is over.

The table's mode (mode.py) decides what comes next. Modes are stacked: BaseMode at the bottom, on it StopPlay, Patience
or AutoFinishMatch, then RemoteMode in a game by cable, or else HintMode. A lesson, a puzzle and a retried decision are
modes, too. A table gets its mode when it is made (table_factory.py).
"""

from engine.const import const
from engine.moves import GROUP, HAND, PASS, WHOLE_HOUSE
from engine.position import COUNT, RESERVE, SHOW, pile
from firmware import text
from firmware.app.base_screen import BaseScreen
from firmware.app.clock import CLOCK_MASK
from firmware.app.events import MOVE_REFUSED
from firmware.app.settings import SETTING_HAND_OVER, SETTING_NAMES_OF_PILES
from firmware.draw.table_view_state import (
    LABEL, LABEL_GAME_OVER, LABEL_MOVING, LABEL_NONE, LABEL_PICK_UP, LABEL_THINKING, NOTE, REFUSAL, Slide,
    TableViewState
)
from firmware.table.animation import destination_pile, set_slide
from firmware.table.cursor import Cursor, source_of
from firmware.table.opponents import Opponents
from firmware.table.states import ANNOUNCE, BEGIN, END, INSPECT, LANDED, PLAY, SLIDE, THINK
from firmware.table.views.turn_summary import TurnSummary
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from types import ModuleType

    from firmware.app.app import App
    from firmware.app.session import Session
    from firmware.table.mode import Mode
    from firmware.text.move_description import MoveDescription

WIN_FRAME_MS = const(40)  # between two frames of the win animation
WIN_ANIMATION_MS = const(3500)  # how long the win animation runs


class Table(BaseScreen):
    """The screen of a session.

    mode: the BaseMode, or a Mode on it
    state: one of states.py, entered at `since` for `wait` ms
    mover_is_person: whether the last move, or the one about to be made, is the player's
    cursor: where the buttons act
    opponents: the opponents' turns
    view_state: what the look's view draws over the piles
    slide: the cards that are sliding
    last_source_house: the house from which the player's last move took a card, else 0
    refused_pile: the pile that has just refused the held card, or -1
    wrong_flag: while an illegal move is played, its flag of engine.game, else 0
    warned: whether the first press of TURN gave a warning that the second one confirms
    offers_auto_finish: whether OK plays all cards up (modes/auto_finish.py)
    hinted_place: the index of the place to which a hinted move goes, or -1
    turn_heading: the heading while no card is held
    device_holder: the player who was handed the device last, -1 if it is not shared
    plies_at_hand_over: if players share the device, the ply at which each handed it on
    """

    opens_menu = True

    def __init__(self, app: "App", session: "Session", mode: "Mode") -> None:
        self.app = app
        self.session = session
        self.view = app.look.make_table_view(session)
        self.cursor = Cursor(session)
        self.opponents = Opponents(self)
        self.view_state = TableViewState()
        self.slide = Slide()
        self.state = BEGIN
        self.since = 0
        self.wait = 0
        self.mover_is_person = True
        self.last_source_house = 0
        self.wrong_flag = 0
        self.refused_pile = -1
        self.warned = False
        self.offers_auto_finish = False
        self.hinted_place = -1
        self.turn_heading = ""
        self.device_holder = -1
        self.plies_at_hand_over = [session.game.ply] * 3 if session.hot_seat_names else []
        self._win_began_ms = 0  # when the win animation began, in ms
        self._wording = 0  # phrases.wording_version when the current texts were made
        self.mode = mode
        mode.attach(self)

    @property
    def status(self) -> str:
        """The current texts as one line."""
        before = self.view_state.turn_summary or self.view_state.task
        return before + " " + self.view_state.text if before else self.view_state.text

    # Calls by the app

    def resize(self) -> None:
        """Follow a look whose width and height have changed."""
        self.view = self.app.look.make_table_view(self.session)
        self.mark_changed()

    def open(self, now: int) -> None:
        """Show the table, for the first time or again."""
        self.since = now
        opening = self.state == BEGIN
        if opening:
            self.session.turn_to_mover()
        self.mark_changed()
        if opening:
            self.mode.advance(now)
        else:
            self.rename_controls()  # A menu may have changed which hand the player uses, or the letters of the cards.
        self.app.changed = True

    def show_finished_game(self) -> None:
        """Keep showing the finished game."""
        self.state = INSPECT
        self.view_state.win_frame = -1
        self.say(phrases.with_buttons(text.words.GAME_OVER_SCORE), LABEL)

    def show_note(self, message: str) -> None:
        """Show a message until the next button, even if the table itself is not shown yet."""
        self.say(message, NOTE)

    def reword(self) -> None:
        """Write all texts again, because the language has changed."""
        self.mark_changed()
        if self.state == INSPECT:
            self.show_finished_game()
        elif self.state == PLAY:
            self.mode.describe_cursor()
        elif self.state == ANNOUNCE:
            self.opponents.announce()
        else:
            self.say("", LABEL)

    def tick(self, now: int) -> int:
        """Advance the table to a time; return the ms until the next call, -1 to wait for a button."""
        return self.mode.tick(now)

    def press(self, action: int, now: int) -> None:
        """Answer a button."""
        self.set_carried(False)
        self.mode.press(action, now)

    def touch(self, x: int, y: int) -> int:
        """Move the cursor to the pile at a pixel; return the action that the touch means there, 0 for none."""
        # Imported here, because boards, which have no touch screen, need no memory for it.
        from firmware.table.touch import touch

        if self._skip_own_slide() and self.state != PLAY:
            return 0
        return touch(self, x, y)

    def touch_words(self) -> int:
        """Return the action that a touch of the text means, 0 for none. The page repeats that text below the screen."""
        from firmware.table.touch import touch_words

        return touch_words(self)

    def touch_again(self, x: int, y: int) -> int:
        """Play the card picked up by the previous touch to a foundation, or to the only place it can go."""
        from firmware.table.touch import touch_again

        if self._skip_own_slide():
            return 0  # The first touch has already played the card.
        return touch_again(self, x, y) if self._may_choose() else self.touch(x, y)

    def drag(self, x: int, y: int) -> "tuple[int, int, int, int] | None":
        """Pick up the card at a pixel. Return its left, top, width and height, or None for no card."""
        from firmware.table.touch import drag

        self._skip_own_slide()
        return drag(self, x, y) if self._may_choose() else None

    def hold(self, x: int, y: int) -> bool:
        """Spread out the pile at a pixel, on which a finger rests; return whether it can be."""
        from firmware.table.touch import hold

        return self._may_choose() and hold(self, x, y)

    # Several cards of a house; table_factory.py has the table that can pick them up.

    def pick_up_run(self, house: int, size: int) -> bool:
        """Pick up the top `size` cards of a house, to move one by one; return False if they have no place together."""
        return False

    def change_run(self, step: int) -> bool:
        """Hold one card more or less of the house of the held card; return whether that can be done."""
        return False

    def held_run(self) -> int:
        """Return how many cards are picked up to move one by one, 0 unless it is more than one."""
        return 0

    def offer_run(self) -> None:
        """Offer to take more cards along with those just picked up."""

    def carry(self) -> None:
        """Take the dragged card off its pile, because the port draws it at the pointer from now on."""
        if self._may_choose() and self.cursor.held >= 0:
            self.set_carried(True)

    def set_carried(self, is_carried: bool) -> None:
        """Show the picked-up card on its pile, or not there, because a pointer carries it."""
        shown = self.view_state
        if shown.is_carried != is_carried:
            shown.is_carried = is_carried
            shown.stale = True
            self.app.changed = True

    def drag_over(self, x: int, y: int) -> None:
        """Move the cursor to the place at a pixel, if the dragged card may go there."""
        from firmware.table.touch import drag_over

        if self._may_choose():
            drag_over(self, x, y)

    def drop(self, x: int, y: int) -> int:
        """Release the dragged card at a pixel; return the action that this means, 0 for none."""
        from firmware.table.touch import drop

        return drop(self, x, y) if self._may_choose() else 0

    def _skip_own_slide(self) -> bool:
        # Finish the player's slide before another card is touched; return whether there was one.
        if not self.mover_is_person or self.state != SLIDE and self.state != LANDED:
            return False
        self.skip_slide(self.since)
        return True

    def _may_choose(self) -> bool:
        return self.state == PLAY and self.cursor.source_count > 0

    def rename_controls(self) -> None:
        """Write the texts for the controls that the player uses now, buttons or touch."""
        if phrases.wording_version == self._wording or self.offers_auto_finish:
            return
        opening = self.view_state.turn_summary
        if self.state == INSPECT or self.state == PLAY:
            (self.app.activity or self).reword()
            if opening:
                self.opponents.show_summary()

    def replay_last_turn(self) -> None:
        """Show the opponents' last turn step by step, if they have moved."""
        replay = self.app.make_screen(self.app, "turn_replay", self.session)
        self.view_state.turn_summary = ""  # The replay makes this line superfluous.
        if replay.steps.count:
            self.app.push(replay)
        else:
            self.say(text.words.NO_LAST_TURN, NOTE)

    # Calls by a mode

    def pass_device(self) -> bool:
        """Hand the device to the player at the bottom; return whether their turn begins at once.

        Otherwise a dialog comes first, after which the table is opened again.
        """
        session = self.session
        game_starts = self.device_holder < 0 and not session.game.ply
        if self.device_holder >= 0:
            self.plies_at_hand_over[self.device_holder] = session.game.ply
        self.device_holder = session.seat
        if not self.app.settings.numbers[SETTING_HAND_OVER]:
            return True
        self.app.open("hand_over", self, game_starts)
        return False

    def summarize_turn(self) -> TurnSummary:
        """Return the summary since the player's last turn, or since that player handed the device on."""
        session = self.session
        if not session.hot_seat_names:
            return TurnSummary(session)
        return TurnSummary(session, min(self.plies_at_hand_over[session.seat], session.game.ply))

    def enter(self, state: int, wait: int, now: int) -> None:
        """Enter a state, for `wait` ms."""
        self.state = state
        self.wait = wait
        self.since = now

    def show_move(self, src: int, dst: int, message: str) -> None:
        """Put the cursor on a move's card, so that OK picks it up and OK again plays it; message: the reason"""
        pos = self.session.game.pos
        self.cursor.go_to(source_of(src))
        self.view_state.hint_from = pile(pos, source_of(src))
        if src != HAND and src != PASS and dst != RESERVE:
            self.view_state.hint_to = destination_pile(pos, src, dst)
            self.hinted_place = self.cursor.find_place(src, dst)
        self.say(message, NOTE)

    def clear_hint(self) -> None:
        """Remove the marks of a hint."""
        self.hinted_place = -1
        self.view_state.hint_from = -1
        self.view_state.hint_to = -1

    def resume_at_other_ply(self, now: int) -> None:
        """Continue after the game has gone to another ply without a move at this table."""
        shown = self.view_state
        shown.last_from = shown.last_to = shown.win_frame = -1
        self.cursor.held = -1
        self.last_source_house = 0
        self.wrong_flag = 0
        self.opponents.forget_move()
        self.mover_is_person = self.session.is_local_turn()
        self.mark_changed()
        self.mode.advance(now)

    # Sliding cards

    def prepare_slide(self, src: int, dst: int) -> None:
        """Set up the slide for a move that is about to be played."""
        shown = self.view_state
        slide = self.slide
        self.cursor.held = -1
        shown.last_from = -1
        shown.last_to = -1
        set_slide(slide, self.view, self.session.game.pos, src, dst)
        if self.mover_is_person:
            self.last_source_house = slide.from_pile if SHOW < slide.from_pile < RESERVE else 0
        else:
            self.last_source_house = 0

    def begin_slide(self, speed: "tuple[int, ...]", now: int) -> None:
        """Begin to slide the card of the move just played; speed: as a row of opponents.MOVE_SPEEDS"""
        self.slide.frames = speed[1]
        self.slide.frame = 0
        self.view_state.stale = True
        self.app.changed = True
        self.enter(SLIDE, speed[2], now)
        if self.mover_is_person:
            self.say("", LABEL)

    def show_next_frame(self, now: int) -> None:
        """Show the next frame of the slide."""
        slide = self.slide
        slide.frame += 1
        if slide.frame >= slide.frames:
            self.finish_slide(now)
            return
        self.since = now
        self.app.changed = True

    def finish_slide(self, now: int) -> None:
        """End the slide, with the card on its new pile."""
        if self.mover_is_person:
            self.enter(LANDED, 0, now)
            return
        shown = self.view_state
        # The place of the turned-up card now belongs to the next player, so it is not marked.
        shown.last_from = self.slide.from_pile if self.slide.from_pile != SHOW else -1
        shown.last_to = self.slide.to_pile
        speed = self.mode.speed()
        self.enter(LANDED, speed[3], now)
        if speed[1]:
            self.mark_changed()

    def skip_slide(self, now: int) -> None:
        """End the slide at once, because the player already acts."""
        if self.state == SLIDE:
            self.slide.frame = self.slide.frames
            self.show_next_frame(now)
        if self.state == LANDED and self.mover_is_person:
            self.mode.advance(now)

    def begin_win_animation(self, animation: "ModuleType", now: int) -> None:
        """Begin the win animation; animation: the module that computes the paths of the cards."""
        self.view_state.win_animation = animation
        self.view_state.win_frame = 0
        self._win_began_ms = now
        self.enter(END, WIN_FRAME_MS, now)

    def show_win_frame(self, now: int) -> bool:
        """Show the next frame of the win animation; return whether there is one."""
        elapsed = now - self._win_began_ms & CLOCK_MASK
        if elapsed >= WIN_ANIMATION_MS:
            self.view_state.win_frame = -1
            return False
        self.view_state.win_frame = elapsed // WIN_FRAME_MS
        self.since = now
        self.app.changed = True
        return True

    # Display

    def mark_changed(self) -> None:
        """Note that the piles have changed."""
        self.turn_heading = self.mode.turn_heading()
        self.view_state.shows_pile_names = self.app.settings.numbers[SETTING_NAMES_OF_PILES] > 0
        self.view_state.stale = True
        self.app.changed = True

    def draw_as_background(self) -> None:
        """Draw the table as the background of a dialog."""
        self.say("", LABEL)
        self.mark_changed()
        self.draw()

    def say(self, message: str, kind: int) -> None:
        """Show a text below the table from now on; kind: LABEL, NOTE, WARNING or REFUSAL"""
        self._wording = phrases.wording_version
        self.view_state.text = message
        self.view_state.text_kind = kind
        self.view_state.turn_summary = ""
        self.view_state.task = ""
        self.refused_pile = -1
        self.warned = False
        self.offers_auto_finish = False
        self.app.changed = True
        if kind == REFUSAL:
            self.app.emit(MOVE_REFUSED, self.session)

    def say_label(self, message: str, label_kind: int, move: "MoveDescription") -> None:
        """Show a text on a move of the cursor; label_kind: a constant of TableViewState"""
        shown = self.view_state
        shown.label_kind = label_kind
        shown.move = move
        shown.place_count = self.cursor.place_count
        self.say(message, LABEL)

    def draw(self) -> None:
        """Draw the table with the look's view."""
        self._update_view_state()
        self.view.show(self.view_state)

    def _update_view_state(self) -> None:
        # Set the fields of view_state that follow from the state and the cursor.
        shown = self.view_state
        state = self.state
        shown.can_skip = self._can_skip()
        shown.heading = self.mode.heading()
        shown.choosing = state == PLAY
        shown.cursor = -1
        shown.focus = -1
        shown.picked_up = -1
        shown.picked_up_depth = 0
        shown.target_count = 0
        if not SHOW < self.cursor.held < RESERVE:
            shown.more_cards = 0
        shown.slide = None
        if state == PLAY:
            self._update_cursor(shown)
        elif state == ANNOUNCE:
            shown.picked_up = shown.last_from
            shown.focus = destination_pile(self.session.game.pos, shown.move.src, shown.move.dst)
            shown.add_target(shown.focus)
        elif state == SLIDE:
            shown.slide = self.slide
            shown.focus = self.slide.to_pile
        elif state == LANDED:
            shown.focus = shown.last_to
        if state == SLIDE or state == LANDED:
            shown.label_kind = LABEL_NONE if self.mover_is_person else LABEL_MOVING
        elif state == THINK:
            shown.label_kind = LABEL_THINKING
        elif state >= END:
            shown.label_kind = LABEL_GAME_OVER

    def _can_skip(self) -> bool:
        # At a speed without slides, only thinking can be skipped.
        if self.mover_is_person or self.state == PLAY or self.state >= END:
            return False
        return self.opponents.offers_skip and self.mode.speed()[1] > 0

    def _update_cursor(self, shown: "TableViewState") -> None:
        cursor = self.cursor
        if cursor.held >= 0:
            pos = self.session.game.pos
            shown.picked_up = pile(pos, cursor.held)
            i = 2 * cursor.places[cursor.at]
            if cursor.moves[i] & GROUP:
                size = cursor.moves[i + 1] >> 4
                shown.picked_up_depth = (pos[COUNT + shown.picked_up] if size == WHOLE_HOUSE else size) - 1
            for i in range(cursor.place_count):
                if i != cursor.at and cursor.pile_at(i) != shown.picked_up and self.mode.is_place_marked(i):
                    shown.add_target(cursor.pile_at(i))
        elif (self.view.marks_places and cursor.source_count and shown.label_kind == LABEL_PICK_UP
                and shown.move.src != HAND):
            for i in range(cursor.place_count):
                shown.add_target(cursor.destination_at(i))
        if cursor.source_count:
            shown.cursor = shown.focus = cursor.pile_at(cursor.at)
