"""The modes of a table: what each kind of game does differently.

Modes are stacked: a lesson lies on stop play, stop play on assisted play. A table asks the uppermost one. Whatever a
mode does not define is answered by the mode under it. BaseMode (base_mode.py) lies at the bottom, and defines and
documents everything.

A mode calls `self.table.mode` instead of itself for anything that a mode above it may do differently.
"""

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.opponent import Opponent
    from firmware.app.app import App
    from firmware.app.session import Session
    from firmware.table.table import Table


class Mode:
    """A mode that lies on the mode `under`. attach() sets table, app and session."""

    table: "Table"
    app: "App"
    session: "Session"

    def __init__(self, under: "Mode") -> None:
        self.under = under

    def attach(self, table: "Table") -> None:
        """Join a table; called once, before anything else."""
        self.table = table
        self.app = table.app
        self.session = table.session
        self.under.attach(table)

    # Each call is passed down by name, because __getattr__ would allocate a bound method at every tick.

    def tick(self, now: int) -> int:
        return self.under.tick(now)

    def press(self, action: int, now: int) -> None:
        self.under.press(action, now)

    def advance(self, now: int) -> None:
        self.under.advance(now)

    def await_move(self) -> None:
        self.under.await_move()

    def press_in_turn(self, action: int, now: int) -> None:
        self.under.press_in_turn(action, now)

    def press_ok(self, now: int) -> None:
        self.under.press_ok(now)

    def pick_up(self) -> None:
        self.under.pick_up()

    def press_turn(self, warned: bool, now: int) -> None:
        self.under.press_turn(warned, now)

    def describe_cursor(self) -> None:
        self.under.describe_cursor()

    def is_place_marked(self, at: int) -> bool:
        return self.under.is_place_marked(at)

    def can_undo(self) -> bool:
        return self.under.can_undo()

    def undo(self) -> None:
        self.under.undo()

    def hint(self) -> None:
        self.under.hint()

    def can_auto_finish(self) -> bool:
        return self.under.can_auto_finish()

    def auto_finish(self) -> None:
        self.under.auto_finish()

    def can_call_stop(self) -> bool:
        return self.under.can_call_stop()

    def call_stop(self) -> None:
        self.under.call_stop()

    def resolve_call(self, verdicts: "tuple[int, ...]") -> None:
        self.under.resolve_call(verdicts)

    def describe_callable_moves(self, brief: bool) -> "list[str]":
        return self.under.describe_callable_moves(brief)

    def begin_opponent_move(self, opponent: "Opponent") -> bool:
        return self.under.begin_opponent_move(opponent)

    def continue_opponent_move(self, now: int) -> None:
        self.under.continue_opponent_move(now)

    def speed(self) -> "tuple[int, ...]":
        return self.under.speed()

    def play(self, src: int, dst: int, now: int) -> None:
        self.under.play(src, dst, now)

    def stop_attempt(self, verdict: int, src: int, dst: int) -> None:
        self.under.stop_attempt(verdict, src, dst)

    def is_error_noticed(self) -> bool:
        return self.under.is_error_noticed()

    def show_game_end(self, now: int) -> None:
        self.under.show_game_end(now)

    def turn_heading(self) -> str:
        return self.under.turn_heading()

    def heading(self) -> str:
        return self.under.heading()

    def held_heading(self) -> str:
        return self.under.held_heading()
