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

    def __getattr__(self, name):
        return getattr(self.under, name)
