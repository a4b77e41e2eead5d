# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Two apps that play one game, with a cable between them: bytes in, bytes out. It knows no port and no screen."""


def linked(app):
    """Return the app's end of a cable, a Link; it is made when it is first asked for."""
    if not app.link:
        from firmware.link.link import Link

        app.link = Link(app)
    return app.link
