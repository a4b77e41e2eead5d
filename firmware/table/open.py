# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Make the table of a session, with the modes that its game needs."""

from engine.position import FAMILY
from firmware.table.advised import Advised
from firmware.table.assisted import Assisted
from firmware.table.table import Table

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.app.session import Session
    from firmware.table.mode import Mode


def open_table(app: "App", session: "Session") -> "Table":
    """Return the table of a session of the match. Each mode is loaded when a game first needs it.

    The table itself adds the modes that play forced moves (forced.py) and explain rules (explained.py), because their
    settings may change during a game.
    """
    mode: "Mode | Assisted" = Assisted()
    if session.stop_play:
        from firmware.table.stop_play import StopPlay

        mode = StopPlay(mode)
    elif session.players == 1:
        from firmware.table.patience import Patience

        mode = Patience(mode)
    elif not session.remote and not session.game.pos[FAMILY]:
        from firmware.table.run_up import AsGoodAsWon

        mode = AsGoodAsWon(mode)
    if session.remote:
        from firmware.table.far import Far, FarStop

        mode = FarStop(mode) if session.stop_play else Far(mode)
    else:
        mode = Advised(mode)
    return Table(app, session, mode)
