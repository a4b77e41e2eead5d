"""The step of a lesson that asks for a run: several cards of a house, picked up together.

It is played at a table of its own, because only there cards are picked up together.
"""

from firmware.lessons import load_lesson
from firmware.table.base_mode import BaseMode
from firmware.table.modes.lesson import Lesson
from firmware.table.modes.runs import Runs
from firmware.table.table import Table
from firmware.table.table_factory import MatchTable

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.app.session import Session
    from firmware.table.mode import Mode


class LessonRuns(Runs):
    """The mode for several cards on that of a lesson, which refuses all runs but the one that it asks for."""

    under: "RunLesson"

    def play(self, src: int, dst: int, now: int) -> None:
        if not self.table.held_run() or self.under.accepts_run(src, dst):
            Runs.play(self, src, dst, now)


class LessonTable(MatchTable):
    """A table at which several cards can be picked up, without the modes that the settings of the match add.

    Its time is not counted, because no record is kept of a lesson.
    """

    def count_time(self, now: int) -> None:
        pass

    def open(self, now: int) -> None:
        Table.open(self, now)


class RunLesson(Lesson):
    """A lesson from a step on that asks for a run; at: the index of that step, which has a position"""

    def __init__(self, app: "App", name: str, at: int) -> None:
        self._plays_run = False  # whether the single moves of the run are being played
        Lesson.__init__(self, app, name, load_lesson(name), at)

    def make_base_mode(self) -> "Mode":
        return BaseMode()

    def _make_table(self, app: "App", session: "Session") -> None:
        LessonTable(app, session, LessonRuns(self))

    def accepts_run(self, src: int, dst: int) -> bool:
        """Return whether a run is the one that the step asks for; refuse any other."""
        self._plays_run = self._answers(src, dst)
        return self._plays_run

    def play(self, src: int, dst: int, now: int) -> None:
        if self._plays_run:
            self.under.play(src, dst, now)
        else:
            Lesson.play(self, src, dst, now)

    def advance(self, now: int) -> None:
        self._plays_run = False
        Lesson.advance(self, now)
