# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A board for the left hand: the buttons of its two sides have changed places."""

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any


class LeftHand:
    """A module of boards/ with the buttons of its LEFT_HAND instead of its own."""

    def __init__(self, board: "Any") -> None:
        self.BUTTONS, self.HELD, self.KEYS = board.LEFT_HAND
        self.NAME = board.NAME
