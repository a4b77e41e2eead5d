# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""How a game by cable ended."""

from firmware.screens.result import Result


class CableResult(Result):
    """The result; the next game is offered, and what the other offers is shown."""

    def __init__(self, app):
        Result.__init__(self, app)
        del self.rows[1:3]  # this deal again, and from the other seat

    def tick(self, now):
        if self.app.cables.link.theirs:
            self.app.show("cable", None)
        return -1

    def go_on(self):
        """Offer the next game, or agree to it."""
        self.app.show("cable", self.app.session.further())
