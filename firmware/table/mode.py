# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The modes of a table: what each kind of game does differently.

Modes lie on one another: a lesson on stop play, stop play on assisted play. A table asks the uppermost one. Whatever a
mode does not define is answered by the mode under it. Assisted play (assisted.py) lies at the bottom, and defines and
documents everything.

Where a mode above may do something differently, a mode calls `self.table.mode` and not itself.
"""

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.opponent import Opponent
    from firmware.app.app import App
    from firmware.app.session import Session
    from firmware.table.assisted import Assisted
    from firmware.table.table import Table


class Mode:
    """A mode that lies on the mode `under`. attach() sets table, app and session."""

    table: "Table"
    app: "App"
    session: "Session"

    def __init__(self, under: "Mode | Assisted") -> None:
        # Assisted is no subclass, but it defines all that is called on it.
        self.under: "Mode" = under  # type: ignore[assignment]

    def attach(self, table: "Table") -> None:
        """Join a table; called once, before anything else."""
        self.table = table
        self.app = table.app
        self.session = table.session
        self.under.attach(table)

    # Each call is handed down by name, because __getattr__ would allocate a bound method at every tick.

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

    def can_undo(self) -> bool:
        return self.under.can_undo()

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

    def begin(self, opponent: "Opponent") -> bool:
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

    def turn_heading(self) -> str:
        return self.under.turn_heading()

    def heading(self) -> str:
        return self.under.heading()

    def held_heading(self) -> str:
        return self.under.held_heading()
