# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The registry of the screens where there may be a cable: some screens differ then, or in a game by cable."""

from firmware.screens import SCREENS, make_from

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Any

    from firmware.link.app import LinkedApp

WITH_CABLES = {"new_game": ("firmware.screens.new_by_cable", "NewByCable")}
IN_A_GAME_BY_CABLE = {
    "pause": ("firmware.screens.cable_pause", "CablePause"),
    "result": ("firmware.screens.cable_result", "CableResult"),
}


def make(app: "LinkedApp", name: str, *given: "Any") -> "Any":
    """Return the screen of this name, as firmware.screens.make does."""
    entry = SCREENS[name]
    if app.cables:
        entry = WITH_CABLES.get(name, entry)
    if name in IN_A_GAME_BY_CABLE and app.session.remote and not app.apart:
        entry = IN_A_GAME_BY_CABLE[name]
    return make_from(entry, app, *given)
