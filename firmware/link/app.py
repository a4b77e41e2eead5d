# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The app of a port that may have cables."""

from firmware.app.app import App

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from firmware.app.save_format.writer import Store


class LinkedApp(App):
    """cables: a firmware.link.Cables, or None where there are none."""

    def __init__(
        self, look: "Any", store: "Store", seed_source: "Callable[[], int]", screens: "Callable[..., Any]"
    ) -> None:
        App.__init__(self, look, store, seed_source, screens)
        self.cables: "Any" = None

    def tick(self, now: int, action: int) -> int:
        """As App.tick; what came by cable is heard first."""
        cables = self.cables
        if not cables:
            return App.tick(self, now, action)
        cables.hear(now)
        return cables.wait(App.tick(self, now, action))
