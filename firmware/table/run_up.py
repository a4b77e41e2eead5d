# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The modes that play all remaining cards up on one press: a patience, and a game as good as won."""

from engine.const import const
from engine.moves import HAND, generate_moves, make_move
from engine.position import COUNT, FOUNDATION, OVER, POSITION_SIZE, RESERVE, TURN, pile
from firmware import text
from firmware.app import actions as A
from firmware.draw.shown import NOTE
from firmware.table.mode import Mode
from firmware.table.states import BEGIN
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.table.assisted import Assisted

_MOST = const(16)  # cards that the person may have left; with more the check would take too long at each turn
_FEWEST = const(3)  # moves for which an offer is made


class RunUp(Mode):
    """What both modes share. A subclass defines can_finish()."""

    def __init__(self, under: "Mode | Assisted") -> None:
        Mode.__init__(self, under)
        self._offered = False  # whether the person was told that all can go up
        self._running = False  # whether the cards are going up

    def finish(self) -> None:
        """Play all cards up, beginning when the table is opened."""
        self._running = True
        self.table.cursor.held = -1
        self.table.state = BEGIN

    def offer(self, said: str) -> None:
        """Offer once to play all cards up, if that is possible."""
        table = self.table
        if not self._offered and self.can_finish():
            self._offered = True
            if table.shown.kind != NOTE:
                table.say(said, NOTE)
                table.offer = True

    def press(self, action: int, now: int) -> None:
        """Answer a button: any but the two that hurry ends the run."""
        if action != A.OK and action != A.TURN:
            self._running = False
        self.under.press(action, now)

    def press_in_turn(self, action: int, now: int) -> None:
        table = self.table
        if table.offer and action == A.OK:
            self.finish()
            table.mode.next(now)
        else:
            table.offer = False
            self.under.press_in_turn(action, now)

    def next(self, now: int) -> None:
        at = self.next_up() if self._running else -1
        if at >= 0:
            moves = self.session.game.moves
            self.table.mover_is_person = True
            self.table.mode.play(moves[at], moves[at + 1], now)
        else:
            self.under.next(now)

    def next_up(self) -> int:
        """Return where game.moves has the next move up, or one that turns a card; or -1."""
        return _next_of(self.session.game.moves, self.session.game.n)


class AsGoodAsWon(RunUp):
    """A game for two or three that the person may win by playing up what is left."""

    def __init__(self, under: "Mode | Assisted") -> None:
        RunUp.__init__(self, under)
        self._then = bytearray()  # the position after those moves, from the first check on

    def can_finish(self) -> bool:
        """Return whether the person wins by nothing but moves to foundations and turning up cards."""
        game = self.session.game
        now = game.pos
        turn = now[TURN]
        own = COUNT + pile(now, RESERVE)
        if now[OVER] or now[own] + now[own + 1] + now[own + 2] > _MOST:
            return False
        pos = self._then = self._then or bytearray(POSITION_SIZE)
        pos[:] = now
        work = game.work
        n = game.n
        made = 0
        while not pos[OVER]:
            at = _next_of(work.moves, n)
            if at < 0:
                break
            make_move(pos, work.moves[at], work.moves[at + 1])
            n = generate_moves(pos, work)
            made += 1
        game.n = generate_moves(game.pos, work)
        return made >= _FEWEST and pos[OVER] == turn + 1

    def ready(self) -> None:
        self.under.ready()
        self.offer(phrases.by_keys(text.words.ALL_GOES_UP))


def _next_of(moves: "bytes | bytearray", n: int) -> int:
    # Return the byte at which a move to a foundation stands among n moves, else one that turns up a card, else -1.
    found = -1
    for i in range(0, 2 * n, 2):
        if moves[i + 1] == FOUNDATION:
            return i
        if moves[i] == HAND or moves[i + 1] == RESERVE:
            found = i
    return found
