# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The app of a port that may have cables."""

from firmware.app.app import App


class LinkedApp(App):
    """cables: a firmware.link.Cables, or None where there are none."""

    def __init__(self, look, store, seed_source, screens):
        App.__init__(self, look, store, seed_source, screens)
        self.cables = None

    def tick(self, now, action):
        """As App.tick; what came by cable is heard first."""
        cables = self.cables
        if not cables:
            return App.tick(self, now, action)
        cables.hear(now)
        return cables.wait(App.tick(self, now, action))
