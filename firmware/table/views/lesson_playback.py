"""A lesson in the form of a playback."""

from engine.notation import parse_move, parse_position
from engine.position import TURN
from firmware import text
from firmware.app import events
from firmware.lessons import LESSON_NUMBERS, LESSONS
from firmware.table.views.activity_playback import ActivityPlayback
from firmware.table.views.playback import Step, Steps, position_after
from firmware.text import phrases
from firmware.text.move_description import MoveDescription

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from types import ModuleType

    from firmware.app.app import App


class LessonSteps(Steps):
    """The moves of a lesson, with one part for each sentence.

    A step of its module (firmware/lessons/README.md) is a part: the position where it begins or "", the id of its
    sentence, and its moves. A part with a position, or without a move, begins with a step without a move.
    """

    def __init__(self, module: "ModuleType") -> None:
        self._module = module
        self._lines: "list[tuple[bytearray, bytes]]" = []  # for each part a position, and the moves from it to the end
        starts = [0]
        for position, _, tokens in module.LESSON_STEPS:
            moves = b"".join([bytes(parse_move(token)) for token in tokens.split(" ")]) if tokens else b""
            starts.append(starts[-1] + len(moves) // 2 + (position != "" or not moves))
            if position:
                self._lines.append((parse_position(position, True), moves))
            else:
                pos, before = self._lines[-1]
                self._lines.append((pos, before + moves))
        Steps.__init__(self, starts.pop(), starts)

    def index_after(self, at: int) -> int:
        """Return the index that DOWN leads to: the end of this part or, from there, the end of the next one."""
        end = Steps.index_after(self, at) - 1
        if at == end:
            return Steps.index_after(self, at + 1) - 1 if at + 1 < self.count else self.count
        return end

    def index_before(self, at: int) -> int:
        """Return the index that UP leads to: the start of the previous part."""
        return self.starts[max(0, self.part_at(at) - 1)]

    def step(self, at: int) -> Step:
        part = self.part_at(at)
        position, sentence, tokens = self._module.LESSON_STEPS[part]
        start, moves = self._lines[part]
        n = len(moves) // 2 - (Steps.index_after(self, at) - 1 - at)  # how many moves this step is after
        move = None
        if at == self.starts[part] and (position or not tokens):
            pos = after = position_after(start, moves, n)
        else:
            pos = position_after(start, moves, n - 1)
            move = MoveDescription(pos, moves[2 * n - 2], moves[2 * n - 1])
            after = position_after(pos, moves[2 * n - 2 :], 1)
        heading = phrases.of_player(text.words.TURN_OF, after, after[TURN], phrases.VIEWER_ALL_SIDES)
        return Step(pos, move, phrases.with_buttons(self._module.sentences()[sentence]), heading)


class LessonPlayback(ActivityPlayback):
    """The playback of a lesson, with both sides face up and player A at the bottom."""

    menu = "lesson_menu"

    def __init__(self, app: "App", name: str, module: "ModuleType") -> None:
        self.name = name
        ActivityPlayback.__init__(self, app, LessonSteps(module), True)

    def show_end(self) -> None:
        """Mark the lesson as done, and show its end."""
        self.app.lesson_progress().add(LESSON_NUMBERS[LESSONS.index(self.name)])
        self.app.emit(events.LESSON_FINISHED, self.session)
        self.app.show("lesson_end", self.name)
