"""Hints (hint_planner.py): the search runs in slices while the table waits for a button."""

from firmware import text
from firmware.app.clock import CLOCK_MASK
from firmware.draw.table_view_state import NOTE
from firmware.table.mode import Mode
from firmware.table.opponents import THINKING_SHOWN_AFTER_MS
from firmware.table.states import PLAY

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.table.hint_planner import HintPlanner


class HintMode(Mode):
    """A mode with hints. It lies on all others, because any button ends the search.

    planner: the turn's HintPlanner, None before the first hint is asked for.
    """

    def __init__(self, under: "Mode") -> None:
        Mode.__init__(self, under)
        self.planner: "HintPlanner | None" = None
        self._waits_for_hint = False  # whether the player waits for a hint
        self._searching = False  # whether the search for it has begun

    def hint(self) -> None:
        """Search for a hint as soon as the table waits for a button."""
        from firmware.table.hint_planner import HintPlanner  # Imported here, because most games need no hints.

        self.table.cursor.put_down()
        self.app.note_help()
        self._stop_search()
        if not self.planner:
            self.planner = HintPlanner(self.session)
        self._waits_for_hint = True

    def tick(self, now: int) -> int:
        if self._waits_for_hint and self.table.state == PLAY and self.planner:
            return self._search(self.planner, now)
        return self.under.tick(now)

    def press(self, action: int, now: int) -> None:
        if self._waits_for_hint:
            self._stop_search()
            if self.table.state == PLAY:  # In other states there is no cursor.
                self.table.mode.describe_cursor()
        self.under.press(action, now)

    def pick_up(self) -> None:
        self._stop_search()
        self.under.pick_up()

    def undo(self) -> None:
        self._stop_search()
        self.under.undo()

    def advance(self, now: int) -> None:
        if not self.session.is_local_turn():
            self.planner = None  # The next turn needs other plans, and the opponents can use the memory.
        self.under.advance(now)

    def _search(self, planner: "HintPlanner", now: int) -> int:
        # Continue the search, and show the hint when it is found. Return the ms until the next call, -1 to wait for a
# button.
        table = self.table
        if not self._searching:
            self._searching = True
            planner.begin()
        if not planner.think(self.app.features.nodes_per_tick):
            if now - table.since & CLOCK_MASK >= THINKING_SHOWN_AFTER_MS and table.view_state.text_kind != NOTE:
                table.say(text.advice().LOOKING_FOR_HINT, NOTE)
            return 0
        self._waits_for_hint = self._searching = False
        if not planner.advises_resigning():
            table.show_move(planner.src, planner.dst, planner.describe())
        elif table.cursor.source_count:
            table.say(text.advice().HINT_GIVES_UP, NOTE)
        else:
            table.mode.describe_cursor()
        return -1

    def _stop_search(self) -> None:
        if self._searching and self.planner:
            self.planner.leave()
        self._waits_for_hint = self._searching = False
