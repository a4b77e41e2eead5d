# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The mode that gives hints (hint.py): one is looked for in slices, while the table waits for a button."""

from firmware import text
from firmware.draw.shown import NOTE
from firmware.table.mode import Mode
from firmware.table.opponents import SHOWN_AFTER, WRAP_MS
from firmware.table.states import PLAY

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.table.assisted import Assisted
    from firmware.table.hint import Hint


class Advised(Mode):
    """A mode with hints. It lies on all others, because any button ends the search.

    advice: the turn's Hint, None before the first one is asked for.
    """

    def __init__(self, under: "Mode | Assisted") -> None:
        Mode.__init__(self, under)
        self.advice: "Hint | None" = None
        self._asked = False  # The person waits for a hint,
        self._begun = False  # which is being looked for.

    def hint(self) -> None:
        """Have a hint looked for as soon as the table waits for a button."""
        from firmware.table.hint import Hint  # here, because most games need none

        self.table.cursor.put_down()
        self.app.helped()
        self._stop_looking()
        if not self.advice:
            self.advice = Hint(self.session)
        self._asked = True

    def tick(self, now: int) -> int:
        if self._asked and self.table.state == PLAY and self.advice:
            return self._look(self.advice, now)
        return self.under.tick(now)

    def press(self, action: int, now: int) -> None:
        if self._asked:
            self._stop_looking()
            if self.table.state == PLAY:  # Before that the cursor has nothing to be on.
                self.table.mode.describe()
        self.under.press(action, now)

    def pick_up(self) -> None:
        self._stop_looking()
        self.under.pick_up()

    def undo(self) -> None:
        self._stop_looking()
        self.under.undo()

    def next(self, now: int) -> None:
        if not self.session.persons_turn():
            self.advice = None  # The next turn has other plans, and the opponents can use the memory.
        self.under.next(now)

    def _look(self, advice: "Hint", now: int) -> int:
        # Look on for the hint, and show it when it is found; return the ms until the next call, -1 for a button.
        table = self.table
        if not self._begun:
            self._begun = True
            advice.begin()
        if not advice.think(self.app.features.nodes):
            if now - table.since & WRAP_MS >= SHOWN_AFTER and table.shown.kind != NOTE:
                table.say(text.advice().LOOKING_FOR_HINT, NOTE)
            return 0
        self._asked = self._begun = False
        if not advice.gives_up():
            table.show_move(advice.src, advice.dst, advice.text())
        elif table.cursor.n:
            table.say(text.advice().HINT_GIVES_UP, NOTE)
        else:
            table.mode.describe()
        return -1

    def _stop_looking(self) -> None:
        if self._begun and self.advice:
            self.advice.leave()
        self._asked = self._begun = False
