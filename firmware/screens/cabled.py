# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The screens by their names where there may be a cable: some are others then, or in a game by one."""

from firmware.screens import make as make_other

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Any

    from firmware.link.app import LinkedApp


def make(app: "LinkedApp", name: str, *given: "Any") -> "Any":
    """As firmware.screens.make; "cable" and "asks_back" are of a game by cable alone."""
    Screen: "Any"
    if name == "new_game" and app.cables:
        from firmware.screens.new_by_cable import NewByCable as Screen
    elif name == "cable":
        from firmware.screens.by_cable import Cable as Screen
    elif name == "asks_back":
        from firmware.screens.by_cable import AsksBack as Screen
    elif name == "pause" and app.session.remote and not app.apart:
        from firmware.screens.cable_pause import CablePause as Screen
    elif name == "result" and app.session.remote and not app.apart:
        from firmware.screens.cable_result import CableResult as Screen
    else:
        return make_other(app, name, *given)
    return Screen(app, *given)
