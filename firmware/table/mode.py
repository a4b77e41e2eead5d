# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A mode of a table: what one kind of game does in its own way.

Modes lie on one another: a lesson on stop play, stop play on assisted play. A table asks the uppermost mode. What a
mode does not define, the mode under it answers. Assisted play (assisted.py) is at the bottom, defines everything, and
documents it.

A mode that needs something that a mode above it may do differently asks `self.table.mode`, not itself.
"""

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Any

    from firmware.app.app import App
    from firmware.app.session import Session
    from firmware.table.table import Table


class Mode:
    """A mode that lies on the mode `under`. table, app, session: set when the table takes it."""

    table: "Table"
    app: "App"
    session: "Session"

    def __init__(self, under: "Any") -> None:
        self.under: "Mode" = under  # or Assisted, which defines all that is asked of it

    def attach(self, table: "Table") -> None:
        """Belong to a table from now on. It is called once, before anything else."""
        self.table = table
        self.app = table.app
        self.session = table.session
        self.under.attach(table)

    # Each of these is handed down by name: __getattr__ would allocate a bound method at every tick.

    def tick(self, now: int) -> int:
        return self.under.tick(now)

    def press(self, action: int, now: int) -> None:
        self.under.press(action, now)

    def next(self, now: int) -> None:
        self.under.next(now)

    def ready(self) -> None:
        self.under.ready()

    def press_in_turn(self, action: int, now: int) -> None:
        self.under.press_in_turn(action, now)

    def ok(self, now: int) -> None:
        self.under.ok(now)

    def pick_up(self) -> None:
        self.under.pick_up()

    def turn(self, warned: bool, now: int) -> None:
        self.under.turn(warned, now)

    def describe(self) -> None:
        self.under.describe()

    def marks(self, at: int) -> bool:
        return self.under.marks(at)

    def undo(self) -> None:
        self.under.undo()

    def hint(self) -> None:
        self.under.hint()

    def can_finish(self) -> bool:
        return self.under.can_finish()

    def finish(self) -> None:
        self.under.finish()

    def can_call(self) -> bool:
        return self.under.can_call()

    def call(self) -> None:
        self.under.call()

    def called(self, verdicts: "tuple[int, ...]") -> None:
        self.under.called(verdicts)

    def moves_to_call(self, brief: bool) -> "list[str]":
        return self.under.moves_to_call(brief)

    def begin(self, opponent: "Any") -> bool:
        return self.under.begin(opponent)

    def choose(self, now: int) -> None:
        self.under.choose(now)

    def speed(self) -> "tuple[int, ...]":
        return self.under.speed()

    def play(self, src: int, dst: int, now: int) -> None:
        self.under.play(src, dst, now)

    def stop(self, verdict: int, src: int, dst: int) -> None:
        self.under.stop(verdict, src, dst)

    def is_noticed(self) -> bool:
        return self.under.is_noticed()

    def end(self, now: int) -> None:
        self.under.end(now)

    def whose(self) -> str:
        return self.under.whose()

    def heading(self) -> str:
        return self.under.heading()

    def heading_held(self) -> str:
        return self.under.heading_held()
