# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A mode of a table: what one kind of game does in its own way.

Modes lie on one another: a lesson on stop play, stop play on assisted play. A table asks the uppermost mode. What a
mode does not define, the mode under it answers. Assisted play (assisted.py) is at the bottom, defines everything, and
documents it.

A mode that needs something that a mode above it may do differently asks `self.table.mode`, not itself.
"""


class Mode:
    """A mode that lies on the mode `under`. table, app, session: set when the table takes it."""

    def __init__(self, under):
        self.under = under

    def attach(self, table):
        """Belong to a table from now on. It is called once, before anything else."""
        self.table = table
        self.app = table.app
        self.session = table.session
        self.under.attach(table)

    # Each of these is handed down by name: __getattr__ would allocate a bound method at every tick.

    def tick(self, now):
        return self.under.tick(now)

    def press(self, action, now):
        self.under.press(action, now)

    def next(self, now):
        self.under.next(now)

    def ready(self):
        self.under.ready()

    def press_in_turn(self, action, now):
        self.under.press_in_turn(action, now)

    def ok(self, now):
        self.under.ok(now)

    def turn(self, warned, now):
        self.under.turn(warned, now)

    def describe(self):
        self.under.describe()

    def undo(self):
        self.under.undo()

    def hint(self):
        self.under.hint()

    def can_finish(self):
        return self.under.can_finish()

    def finish(self):
        self.under.finish()

    def can_call(self):
        return self.under.can_call()

    def call(self):
        self.under.call()

    def called(self, verdicts):
        self.under.called(verdicts)

    def moves_to_call(self, brief):
        return self.under.moves_to_call(brief)

    def begin(self, opponent):
        return self.under.begin(opponent)

    def choose(self, now):
        self.under.choose(now)

    def speed(self):
        return self.under.speed()

    def play(self, src, dst, now):
        self.under.play(src, dst, now)

    def stop(self, verdict, src, dst):
        self.under.stop(verdict, src, dst)

    def is_noticed(self):
        return self.under.is_noticed()

    def end(self, now):
        self.under.end(now)

    def whose(self):
        return self.under.whose()

    def heading(self):
        return self.under.heading()

    def heading_held(self):
        return self.under.heading_held()
