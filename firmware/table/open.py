# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Which table a session is played at."""

from engine.position import FAMILY


def open_table(app, session):
    """Return the table for a session; only the one that is asked for is loaded."""
    if session.stop_play:
        from firmware.table.stop_play import StopTable as Table
    elif session.players == 1:
        from firmware.table.patience import PatienceTable as Table
    elif app.roomy and not session.game.pos[FAMILY]:
        from firmware.table.run_up import WonTable as Table
    else:
        from firmware.table.table import Table
    return Table(app, session)
