"""A lesson that plays a game back."""

from engine.notation import parse_move, parse_position
from firmware.app import events
from firmware.app.learning_progress import lesson_progress
from firmware.lessons import LESSON_NUMBERS, LESSONS
from firmware.table.views.playback import Playback
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from types import ModuleType

    from firmware.app.app import App
    from firmware.table.views.playback import Step


class LessonPlayback(Playback):
    """The playback of a lesson, with both sides face up and A's at the bottom.

    A step of its module (firmware/lessons/README.md) is the position where it begins (or ""), the id of its sentence,
    and its moves.
    """

    menu = "lesson_menu"

    def __init__(self, app: "App", name: str, module: "ModuleType") -> None:
        self.name = name
        self._module = module
        Playback.__init__(self, app, True)

    def make_steps(self) -> "list[Step]":
        words = self._module.sentences()
        steps: "list[Step]" = []
        for position, sentence, tokens in self._module.LESSON_STEPS:
            moves = [parse_move(token) for token in tokens.split(" ")] if tokens else []
            pos = parse_position(position, True) if position else None
            steps.append((pos, phrases.with_buttons(words[sentence]), moves))
        return steps

    def show_end(self) -> None:
        """Mark the lesson as done, and show its end."""
        lesson_progress(self.app).add(LESSON_NUMBERS[LESSONS.index(self.name)])
        self.app.emit(events.LESSON_FINISHED, self.session)
        self.app.show("lesson_end", self.name)
