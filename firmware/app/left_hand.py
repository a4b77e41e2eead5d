# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A board whose sides have changed places."""


class LeftHand:
    """A module of boards/ that has LEFT_HAND, as App.wire takes it, for the left hand."""

    def __init__(self, board):
        self.BUTTONS, self.HELD, self.KEYS = board.LEFT_HAND
        self.NAME = board.NAME
