"""The mode in which several cards of a house are picked up together, and move one by one by way of spaces."""

from engine.moves import GROUP, generate_moves
from engine.position import HOUSES
from engine.run_plan import RunPlan, run_length, run_places
from firmware.table.mode import Mode
from firmware.table.states import LANDED, SLIDE

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.table.table import Table

_MAX_PLACES = 9


def runs_of(table: "Table") -> "Runs":
    """Return the uppermost mode of a table, a Runs, which is laid there at the first call."""
    mode = table.mode
    if not isinstance(mode, Runs):
        mode = table.mode = Runs(mode)
        mode.attach(table)
    return mode


class Runs(Mode):
    """A mode in which the cursor may hold several cards of a house.

    The cursor's moves are then those of `moves`: groups from the house, which no rule has. Playing one plays its single
    moves, and undo takes them all back.

    pos, moves, n: the places of the cards picked up, as cursor.MoveList has them
    size: how many are picked up
    """

    def __init__(self, under: "Mode") -> None:
        Mode.__init__(self, under)
        self.pos = bytearray()
        self.moves = bytearray(2 * _MAX_PLACES)
        self.n = 0
        self.size = 1
        self._plan: "RunPlan" = None  # type: ignore[assignment]  # until attach()
        self._at = 0  # how many of the plan's moves have been played
        self._left = 0  # and how many are still to be played
        self._first_ply = 0  # the ply before the last run
        self._last_ply = -1  # and after it

    def attach(self, table: "Table") -> None:
        Mode.attach(self, table)
        self.pos = self.session.game.pos
        self._plan = RunPlan(self.session.game.work)

    def more_cards(self) -> int:
        """Return how many more cards than are held now can move together, at least; 0 for none."""
        held = self._held()
        size = self._next_size(self.table.cursor.held, held, 1)
        return size - held if size else 0

    def _held(self) -> int:
        # Return how many cards are picked up.
        return self.size if self.table.cursor.moves is self.moves else 1

    def _next_size(self, house: int, size: int, step: int) -> int:
        # Return the next number of cards after `size`, upwards or downwards, that can move together, 0 for none.
        longest = run_length(self.pos, house)
        size += step
        while 2 <= size <= longest:
            if self._find_places(house, size):
                return size
            size += step
        return 1 if size == 1 else 0

    def pick_up_run(self, house: int, size: int) -> bool:
        """Pick up the top `size` cards of a house; return False if they have no place together, and nothing changes."""
        table = self.table
        cursor = table.cursor
        if not 2 <= size <= run_length(self.pos, house) or not self._find_places(house, size):
            return False
        self.size = size
        cursor.pick_up(house, cursor.find_places(self, house))
        table.offer_run()
        self._find_places(house, size)  # The offer has looked at others.
        table.mode.describe_cursor()
        table.app.changed = True
        return True

    def change_size(self, step: int) -> bool:
        """Hold one card more or less of the house, or as many as can move together; return whether there is a way."""
        table = self.table
        cursor = table.cursor
        house = cursor.held
        held = self._held()
        size = self._next_size(house, held, step)
        if size == 1 and held > 1:
            cursor.put_down()
            table.mode.pick_up()
            return True
        return size > 1 and self.pick_up_run(house, size)

    def _find_places(self, house: int, size: int) -> bool:
        game = self.session.game
        places = run_places(game.pos, house, size, self._plan)
        game.n = generate_moves(game.pos, game.work)
        self.n = 0
        for to in range(1, game.pos[HOUSES] + 1):
            if places >> to & 1:
                self.moves[2 * self.n] = GROUP | house
                self.moves[2 * self.n + 1] = size << 4 | to
                self.n += 1
        return self.n > 0

    def play(self, src: int, dst: int, now: int) -> None:
        game = self.session.game
        if self.table.cursor.moves is not self.moves or not src & GROUP:
            self.under.play(src, dst, now)
            return
        self._plan.find(game.pos, src & 15, dst >> 4, dst & 15)
        game.n = generate_moves(game.pos, game.work)
        self._first_ply = game.ply
        self._last_ply = -1
        self._at = 0
        self._left = self._plan.n
        self._play_next(now)

    def _play_next(self, now: int) -> None:
        i = 2 * self._at
        ply = self.session.game.ply
        self._at += 1
        self._left -= 1
        self.table.mover_is_person = True
        self.table.cursor.held = -1
        self.under.play(self._plan.moves[i], self._plan.moves[i + 1], now)
        if self.session.game.ply == ply:
            self._left = 0  # It was refused.
        elif not self._left:
            self._last_ply = self.session.game.ply

    def advance(self, now: int) -> None:
        if self._left:
            self._play_next(now)
        else:
            self.under.advance(now)

    def press(self, action: int, now: int) -> None:
        table = self.table
        while self._left and table.state in (SLIDE, LANDED):
            table.skip_slide(now)  # The player already acts: the rest is played at once.
        self.under.press(action, now)

    def undo(self) -> None:
        game = self.session.game
        if game.ply == self._last_ply and not self.session.remote:  # The other player agrees to one move at a time.
            while game.ply > self._first_ply + 1 and self.session.can_undo():
                game.undo()
        self._last_ply = -1
        self.under.undo()
