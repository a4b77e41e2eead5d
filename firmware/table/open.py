# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Which table a session is played at."""

from engine.position import FAMILY
from firmware.table.assisted import Assisted
from firmware.table.patience import Patience
from firmware.table.run_up import AsGoodAsWon
from firmware.table.stop_play import StopPlay
from firmware.table.table import Table


def open_table(app, session):
    """Return the table of a session of the match."""
    mode = Assisted()
    if session.stop_play:
        mode = StopPlay(mode)
    elif session.players == 1:
        mode = Patience(mode)
    elif not session.game.pos[FAMILY] and not session.remote:
        mode = AsGoodAsWon(mode)
    if session.remote:
        from firmware.table.far import Far, FarStop

        mode = FarStop(mode) if session.stop_play else Far(mode)
    return Table(app, session, mode)
