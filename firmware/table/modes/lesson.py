"""A lesson at the table: it asks for a move, explains a wrong one, and continues after the right one.

The opponent plays the moves that the lesson prescribes. Only the fact that it was done is saved. A lesson is a module
of firmware/lessons, whose README describes the steps.
"""

from engine.const import const
from engine.game import Game
from engine.notation import move_text, parse_move, parse_position
from engine.position import HAND, PASS, RESERVE, SHOW, pile
from engine.verdict import LEGAL, VERDICTS, judge
from firmware import text
from firmware.app import actions as A
from firmware.app.clock import CLOCK_MASK
from firmware.app.events import LESSON_FINISHED
from firmware.draw.table_view_state import LABEL, NOTE, REFUSAL
from firmware.lessons import LESSON_NUMBERS, LESSONS, load_lesson
from firmware.table import refusal_reasons, states
from firmware.table.activity import Activity, PositionSession, show_answer
from firmware.table.animation import destination_pile
from firmware.table.base_mode import BaseMode
from firmware.table.cursor import source_of
from firmware.table.mode import Mode
from firmware.table.modes.stop_play import AttemptList, StopPlay
from firmware.table.table import Table
from firmware.table.views import dialog
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

    from firmware.app.app import App
    from firmware.app.session import Session

# The fields of a step (lessons/README.md describes them).
STEP_POSITION, STEP_THEY, STEP_AIM, STEP_PLAY, STEP_WRONG, STEP_ELSE, STEP_RIGHT = range(7)
CALL_PREFIX = "call:"
LABEL_MS = const(4000)  # how long a look without room for both shows the text at the cursor in place of the task


def asks_for_run(step: "Sequence[str]") -> bool:
    """Return whether a step asks for several cards of a house, as a group of the notation (RULES 2)."""
    return "x" in step[STEP_PLAY]


def can_take_runs(app: "App") -> bool:
    """Return whether the player can pick up several cards of a house: by UP, or by a finger where each card shows."""
    by_buttons, by_finger = app.look.run_gestures
    return by_finger if app.controls.uses_touch else by_buttons and not app.controls.steps_sideways


class ScriptedOpponent:
    """The opponent of a lesson, which plays the moves of a step; a stand-in for an engine.opponent.Opponent."""

    level = "expert"
    search = None

    def __init__(self) -> None:
        self.src = self.dst = 0
        self.tokens: "list[str]" = []
        self.rng = self

    def slip(self, pos: bytearray) -> bool:
        self.src, self.dst = parse_move(self.tokens.pop(0).lstrip("!"))
        return True

    def begin(self, pos: bytearray) -> None:
        self.slip(pos)

    def think(self, nodes: int) -> bool:
        return True

    def below(self, n: int) -> int:
        return 0  # This makes the opponent notice every error.


class Lesson(Activity, Mode):
    """A lesson in assisted play.

    name: the lesson's
    steps: its steps, without those that ask for a run where the player cannot take one
    at: the index of the current step
    """

    menu = "lesson_menu"
    table: "Table"

    def __init__(self, app: "App", name: str, module: "ModuleType", at: int = 0) -> None:
        Mode.__init__(self, self.make_base_mode())
        self.name = name
        self.steps = module.LESSON_STEPS
        if not can_take_runs(app):
            self.steps = tuple([step for step in self.steps if not asks_for_run(step)])
        self._words = module.sentences()
        self.at = at
        self._step_done = False  # whether the right move was made
        self._praised = False
        self._pressed_ms = 0  # when a button was last pressed, in ms
        self._scripted_opponent = ScriptedOpponent()
        session = PositionSession(parse_position(self.steps[at][STEP_POSITION], True))
        self._begin_step(session)
        self._make_table(app, session)
        session.opponents = [self._scripted_opponent]  # type: ignore[list-item]

    def make_base_mode(self) -> "Mode":
        """Return the mode on which the lesson lies."""
        return BaseMode()

    def _make_table(self, app: "App", session: "Session") -> None:
        # Make the table of the lesson, which its mode then has.
        Table(app, session, self)

    def sentence(self, name: str) -> str:
        """Return a sentence of the lesson by its id, with the names of the board's keys."""
        return phrases.with_buttons(self._words[name])

    @property
    def task(self) -> str:
        """The task of the current step as a sentence."""
        return self.sentence(self.steps[self.at][STEP_AIM])

    def _begin_step(self, session: "Session") -> None:
        step = self.steps[self.at]
        if step[STEP_POSITION] and self.at:
            session.game = Game(parse_position(step[STEP_POSITION], True))
        self._scripted_opponent.tokens = step[STEP_THEY].split(" ") if step[STEP_THEY] else []

    # Answers that differ from those of the mode under this one

    def reword(self) -> None:
        self._words = load_lesson(self.name).sentences()
        Activity.reword(self)
        if self.table.state == states.PLAY:
            self.table.say(self.task, NOTE)

    def press(self, action: int, now: int) -> None:
        self._pressed_ms = now
        if action == A.MENU:
            self.app.show_pause()
        else:
            self.under.press(action, now)
            self._point_at_move()

    def tick(self, now: int) -> int:
        """Tick the mode under this one, and bring back the task after a label if no card is held."""
        table = self.table
        shown = table.view_state
        if table.state != states.PLAY or shown.text_kind != LABEL or shown.task or table.cursor.held >= 0:
            return self.under.tick(now)
        ms_left = LABEL_MS - (now - self._pressed_ms & CLOCK_MASK)
        if ms_left > 0:
            return ms_left
        table.say(self.task, NOTE)
        return -1

    def _point_at_move(self) -> None:
        # Mark the card and the place of the first right move until it is made.
        table = self.table
        shown = table.view_state
        shown.point_from = shown.point_to = -1
        token = self._expected_move()
        if self.at or self._step_done or table.state != states.PLAY or token.startswith(CALL_PREFIX):
            return
        src, dst = parse_move(token.lstrip("!"))
        pos = self.session.game.pos
        if table.cursor.held < 0:
            shown.point_from = pile(pos, source_of(src))
        if src != HAND and src != PASS and dst != RESERVE:
            shown.point_to = destination_pile(pos, src, dst)

    def hint(self) -> None:
        """Show the move that is asked for."""
        table = self.table
        table.cursor.put_down()
        table.mode.await_move()
        token = self._expected_move()
        if token.startswith(CALL_PREFIX):
            offence = text.stop_play().OFFENCES[token[len(CALL_PREFIX) :]]
            table.say(phrases.with_buttons(text.learn().LESSON_CALLS, offence), NOTE)
        else:
            src, dst = parse_move(token.lstrip("!"))
            if src == HAND:
                table.cursor.go_to(HAND)
            show_answer(table, src, dst)

    def can_undo(self) -> bool:
        return False

    def undo(self) -> None:
        """Do nothing: a right move stays, and a wrong one was never made."""
        self.table.say(text.refusals().NOTHING_TO_UNDO, NOTE)

    def can_call_stop(self) -> bool:
        return False

    def _expected_move(self) -> str:
        # Return the first of the step's right moves that is legal now.
        tokens = self.steps[self.at][STEP_PLAY].split(" ")
        for token in tokens:
            if token[0] in "!" or token.startswith(CALL_PREFIX) or self.session.game.is_legal(*parse_move(token)):
                return token
        return tokens[0]

    def await_move(self) -> None:
        self.under.await_move()
        self.table.say(self.task, NOTE)
        self._point_at_move()

    def describe_cursor(self) -> None:
        """Describe what is under the cursor, after the task if the look has room for both."""
        self.under.describe_cursor()
        if self.table.view.says_task:
            self.table.view_state.task = self.task

    def play(self, src: int, dst: int, now: int) -> None:
        if not self.table.mover_is_person:
            self.under.play(src, dst, now)
            return
        game = self.session.game
        verdict = judge(game.pos, src, dst, game.work)
        token = move_text(src, dst)
        expected = self.steps[self.at][STEP_PLAY].split(" ")
        if verdict == LEGAL and token in expected:
            self._step_done = True
            self.under.play(src, dst, now)
        elif verdict != LEGAL and "!" + token in expected:
            self._step_done = True
            self.table.mode.stop_attempt(verdict, src, dst)
        else:
            self._refuse_attempt(verdict, src, dst, token)

    def _answers(self, src: int, dst: int) -> bool:
        # Return whether a run that can be moved is what the step asks for; refuse any other.
        token = move_text(src, dst)
        self._step_done = token in self.steps[self.at][STEP_PLAY].split(" ")
        if not self._step_done:
            self._refuse_attempt(LEGAL, src, dst, token)
        return self._step_done

    def _refuse_attempt(self, verdict: int, src: int, dst: int, token: str) -> None:
        # Answer an attempt that is illegal, or legal but not what the step asks for.
        table = self.table
        step = self.steps[self.at]
        own = step[STEP_ELSE] if verdict == LEGAL else ""
        for tokens, name in step[STEP_WRONG]:
            if token in tokens.split(" "):
                own = name
        said = self.sentence(own) if own else ""
        if not said and verdict != LEGAL:
            said = refusal_reasons.refusal_reason(self.session.game.pos, verdict, src, dst, self.session.seat)
        table.say(said or self.task, REFUSAL)
        table.refused_pile = destination_pile(self.session.game.pos, src, dst)
        self.app.changed = True

    def advance(self, now: int) -> None:
        if not self._step_done:
            self.under.advance(now)
            return
        table = self.table
        right = self.steps[self.at][STEP_RIGHT]
        if right and not self._praised:
            self._praised = True
            table.state = states.BEGIN
            self.app.push(dialog.TableDialog(table, text.learn().LESSON_RIGHT, self.sentence(right)))
            return
        self._step_done = self._praised = False
        if self.at + 1 == len(self.steps):
            table.state = states.BEGIN
            self.app.lesson_progress().add(LESSON_NUMBERS[LESSONS.index(self.name)])
            self.app.emit(LESSON_FINISHED, self.session)
            self.app.show("lesson_end", self.name)
            return
        self.at += 1
        if asks_for_run(self.steps[self.at]):
            self.app.begin_activity(self.app.make_screen(self.app, "lesson_run", self.name, self.at))
            return
        self._begin_step(self.session)
        table.view_state.last_from = -1
        table.view_state.last_to = -1
        self.under.advance(now)


class LessonAttemptList(AttemptList):
    """The moves that can be tried in a lesson: those that are legal, and those that its step names.

    This keeps the cursor on the piles that the lesson is about.
    """

    def __init__(self, lesson: "StopPlayLesson") -> None:
        AttemptList.__init__(self)
        self.lesson = lesson

    def set_sources(self, pos: bytearray) -> None:
        AttemptList.set_sources(self, pos)
        n = self.n
        self.n = 0
        for i in range(0, 2 * n, 2):
            if self.lesson.offers_move(self.moves[i], -1):
                self._add(self.moves[i], SHOW)

    def set_places(self, pos: bytearray, source: int) -> None:
        AttemptList.set_places(self, pos, source)
        n = self.n
        self.n = 0
        for i in range(0, 2 * n, 2):
            src = self.moves[i]
            dst = self.moves[i + 1]
            if src != HAND and dst == SHOW or self.lesson.offers_move(src, dst):
                self._add(src, dst)


class StopPlayLesson(Lesson):
    """A lesson in which the player may try anything, legal or not, as in stop play.

    In a lesson of the kind "stop" the player may also call a stop.
    """

    under: "StopPlay"

    def __init__(self, app: "App", name: str, module: "ModuleType") -> None:
        self._has_calls = module.LESSON_KIND == "stop"
        Lesson.__init__(self, app, name, module)

    def attach(self, table: "Table") -> None:
        Lesson.attach(self, table)
        if not self._has_calls:
            self.under.attempt_cursor.attempt_list = LessonAttemptList(self)

    def offers_move(self, src: int, dst: int) -> bool:
        """Return whether a move is legal or named by the step; dst: -1 for any move from the pile src"""
        game = self.session.game
        for i in range(0, 2 * game.n, 2):
            if game.moves[i] == src and game.moves[i + 1] == dst or dst < 0 and source_of(game.moves[i]) == src:
                return True
        step = self.steps[self.at]
        for tokens in [step[STEP_PLAY]] + [tokens for tokens, _ in step[STEP_WRONG]]:
            for token in tokens.split(" "):
                named = parse_move(token.lstrip("!"))
                if named == (src, dst) or dst < 0 and source_of(named[0]) == src:
                    return True
        return False

    def make_base_mode(self) -> "StopPlay":
        return StopPlay(BaseMode())

    def can_call_stop(self) -> bool:
        return self._has_calls and self.under.can_call_stop()

    def _begin_step(self, session: "Session") -> None:
        Lesson._begin_step(self, session)
        self.under.first_callable_ply = session.game.ply  # Moves of the previous step can no longer be called.

    def press_ok(self, now: int) -> None:
        first = self.under.first_callable_ply
        self.under.press_ok(now)
        self._keep_callable(first)

    def press_turn(self, warned: bool, now: int) -> None:
        first = self.under.first_callable_ply
        self.under.press_turn(warned, now)
        self._keep_callable(first)

    def _keep_callable(self, first: int) -> None:
        # If the step asks for a call, touching a card does not take that chance away.
        if self.steps[self.at][STEP_PLAY].startswith(CALL_PREFIX):
            self.under.first_callable_ply = first

    def is_place_marked(self, at: int) -> bool:
        """Return whether a place is marked: one where the held card may go, or where the step wants it."""
        cursor = self.table.cursor
        i = 2 * cursor.places[at]
        src = cursor.moves[i]
        dst = cursor.moves[i + 1]
        expected = self.steps[self.at][STEP_PLAY].split(" ")
        return self.session.game.is_legal(src, dst) or "!" + move_text(src, dst) in expected

    def resolve_call(self, verdicts: "tuple[int, ...]") -> None:
        """Call a stop as in stop play; the call is right if the step asks for it."""
        expected = self.steps[self.at][STEP_PLAY]
        if expected.startswith(CALL_PREFIX) and VERDICTS.index(expected[len(CALL_PREFIX) :]) in verdicts:
            self._step_done = True
        self.under.resolve_call(verdicts)
