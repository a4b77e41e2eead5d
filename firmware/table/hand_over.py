# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Between the turns of persons who share the device: say whose turn it is, and what happened to them."""

from engine.game import STOPPED
from engine.moves import GROUP
from engine.position import FOUNDATION, RESERVE, TURN, pile
from firmware import text
from firmware.app import actions as A
from firmware.app.settings import HAND_OVER
from firmware.table import past
from firmware.table.calls import Stopped
from firmware.text import phrases

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.app.session import Session
    from firmware.table.table import Table


def opens(table: "Table") -> bool:
    """Hand the device to the person at the bottom of a table; return whether their turn begins at once.

    Otherwise a dialog comes first, after which the table is opened again.
    """
    session = table.session
    game_starts = table.handed < 0 and not session.game.ply
    if table.handed >= 0:
        table.left[table.handed] = session.game.ply
    table.handed = session.seat
    if not table.app.settings.numbers[HAND_OVER]:
        return True
    table.app.show("hand_over", table, game_starts)
    return False


def told(table: "Table") -> "tuple[str, str]":
    """Return what happened since the person at the bottom of a table gave the device away, in two lengths.

    The short form, for screens without room for the long one, only says whose turn it is.
    """
    session = table.session
    moves, reserve, waste = _done(session, table.left[session.seat])
    brief = table.mode.turn_heading()
    if session.players > 2:
        return phrases.opening(2, 0 if reserve or waste else moves, 0, reserve, waste), brief
    name = phrases.name(session.game.pos, 1 - session.seat, session.reader)
    if reserve and waste:
        return text.words.LOADED_BOTH.format(name, reserve, waste), brief
    if reserve:
        return phrases.by_number(text.words.LOADED_RESERVE, reserve).format(name, reserve), brief
    if waste:
        return phrases.by_number(text.words.LOADED_WASTE, waste).format(name, waste), brief
    return phrases.by_number(text.words.MADE_MOVES, moves).format(name, moves) if moves else "", brief


def _done(session: "Session", first: int) -> "tuple[int, int, int]":
    # Return how many moves the others made from this ply on, and how many of those loaded the reserve and the waste of
    # the player at the bottom. The log is asked, because moves that were undone are not in it.
    game = session.game
    first = min(first, game.ply)
    pos = past.before(game, first)
    moves = 0
    loads = [0, 0]
    for i in range(2 * first, 2 * game.ply, 2):
        src = game.log[i]
        if pos[TURN] != session.seat and not src & STOPPED:
            moves += 1
            dst = game.log[i + 1]
            kind = pile(pos, dst) - RESERVE - 3 * session.seat
            if not src & GROUP and RESERVE <= dst < FOUNDATION and (kind == 0 or kind == 2):
                loads[kind >> 1] += 1
        past.replay(pos, src, game.log[i + 1])
    return moves, loads[0], loads[1]


class HandOver(Stopped):
    """The dialog over the table before a person's turn, where STOP calls an error of the turn before.

    game_starts: whether it is the first turn of the game.
    """

    def __init__(self, app: "App", table: "Table", game_starts: bool) -> None:
        self.table = table
        session = table.session
        pos = session.game.pos
        name = phrases.name(pos, session.seat, session.reader)
        self.heading = text.words.BEGINS_GAME.format(name) if game_starts else table.mode.turn_heading()
        said = [told(table)[0], text.words.PASS_ON.format(name)]
        if session.stop_play and table.mode.can_call():
            said.append(text.words.OR_STOP)
        self.text = " ".join([each for each in said if each])
        self.rest = ""

    @property
    def status(self) -> str:  # type: ignore[override]
        """The words of the moment, as a line."""
        return self.heading + ". " + self.text

    def press(self, action: int, now: int) -> None:
        if action == A.STOP and self.table.session.stop_play:
            self.table.mode.call()
        else:
            Stopped.press(self, A.OK, now)  # so that no button leads elsewhere
