"""The modes that play all remaining cards to the foundations on one press, in a patience or a game surely won."""

from engine.const import const
from engine.moves import HAND, generate_moves, make_move
from engine.position import COUNT, FOUNDATION, OVER, POSITION_SIZE, RESERVE, TURN, pile
from firmware import text
from firmware.app import actions as A
from firmware.draw.table_view_state import NOTE
from firmware.table.mode import Mode
from firmware.table.states import BEGIN
from firmware.text import phrases

_MAX_CARDS = const(16)  # how many cards the player may have left; with more, the check at each turn would take too long
_MIN_MOVES = const(3)  # how many moves are worth an offer


class AutoFinish(Mode):
    """The base of both modes. A subclass defines can_auto_finish()."""

    def __init__(self, under: "Mode") -> None:
        Mode.__init__(self, under)
        self._offered = False  # whether the player was told that all cards can go up
        self._running = False  # whether the cards are going up

    def auto_finish(self) -> None:
        """Begin to play all cards up as soon as the table is opened."""
        self._running = True
        self.table.cursor.held = -1
        self.table.state = BEGIN

    def offer_auto_finish(self, message: str) -> None:
        """Offer once to play all cards up, if that is possible; after the next move where a note is shown."""
        table = self.table
        if not self._offered and table.view_state.text_kind != NOTE and self.can_auto_finish():
            self._offered = True
            table.say(message, NOTE)
            table.offers_auto_finish = True

    def press(self, action: int, now: int) -> None:
        """Answer a button: while cards go up by themselves, any but the two that hurry stops that."""
        if action != A.OK and action != A.TURN:
            self._running = False
        self.under.press(action, now)

    def press_in_turn(self, action: int, now: int) -> None:
        table = self.table
        if table.offers_auto_finish and action == A.OK:
            self.auto_finish()
            table.mode.advance(now)
        else:
            table.offers_auto_finish = False
            self.under.press_in_turn(action, now)

    def advance(self, now: int) -> None:
        at = self.find_move_up() if self._running else -1
        if at >= 0:
            moves = self.session.game.moves
            self.table.mover_is_person = True
            self.table.mode.play(moves[at], moves[at + 1], now)
        else:
            self.under.advance(now)

    def find_move_up(self) -> int:
        """Return the index in game.moves of the next move up, else of one that turns up a card, else -1."""
        return _find_move_up(self.session.game.moves, self.session.game.n)


class AutoFinishMatch(AutoFinish):
    """A game for two or three that the player may win by playing up all remaining cards."""

    def __init__(self, under: "Mode") -> None:
        AutoFinish.__init__(self, under)
        self._trial_position = bytearray()  # the position after the moves up; allocated by the first check

    def can_auto_finish(self) -> bool:
        """Return whether the player wins by nothing but moves to foundations and turning up cards."""
        game = self.session.game
        now = game.pos
        turn = now[TURN]
        own = COUNT + pile(now, RESERVE)
        if now[OVER] or now[own] + now[own + 1] + now[own + 2] > _MAX_CARDS:
            return False
        pos = self._trial_position = self._trial_position or bytearray(POSITION_SIZE)
        pos[:] = now
        work = game.work
        n = game.n
        move_count = 0
        while not pos[OVER]:
            at = _find_move_up(work.moves, n)
            if at < 0:
                break
            make_move(pos, work.moves[at], work.moves[at + 1])
            n = generate_moves(pos, work)
            move_count += 1
        game.n = generate_moves(game.pos, work)
        return move_count >= _MIN_MOVES and pos[OVER] == turn + 1

    def await_move(self) -> None:
        self.under.await_move()
        self.offer_auto_finish(phrases.with_buttons(text.words.OFFER_ALL_UP))


def _find_move_up(moves: "bytes | bytearray", n: int) -> int:
    # Return the offset in bytes of a move to a foundation among n moves, else of one that turns up a card, else -1.
    found = -1
    for i in range(0, 2 * n, 2):
        if moves[i + 1] == FOUNDATION:
            return i
        if moves[i] == HAND or moves[i + 1] == RESERVE:
            found = i
    return found
