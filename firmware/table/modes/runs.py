"""The mode in which several cards of a house are picked up together, and move one by one by way of spaces."""

from engine.moves import GROUP
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
    """

    def __init__(self, under: "Mode") -> None:
        Mode.__init__(self, under)
        self.pos = bytearray()
        self.moves = bytearray(2 * _MAX_PLACES)
        self.n = 0
        self._plan = RunPlan()
        self._left = 0  # how many of the plan's moves are still to be played
        self._first_ply = 0  # the ply before the last run
        self._last_ply = -1  # and after it

    def more_cards(self) -> int:
        """Return how many more cards than are held now can move together, at least; 0 for none."""
        pos = self.session.game.pos
        house = self.table.cursor.held
        held = self.table.held_run() or 1
        for size in range(held + 1, run_length(pos, house) + 1):
            if run_places(pos, house, size, self._plan):
                return size - held
        return 0

    def pick_up_run(self, house: int, size: int) -> bool:
        """Pick up the top `size` cards of a house; return False if they have no place together, and nothing changes."""
        table = self.table
        cursor = table.cursor
        pos = self.session.game.pos
        places = run_places(pos, house, size, self._plan) if 2 <= size <= run_length(pos, house) else 0
        if not places:
            return False
        self.pos = pos
        self.n = 0
        for to in range(1, pos[HOUSES] + 1):
            if places >> to & 1:
                self.moves[2 * self.n] = GROUP | house
                self.moves[2 * self.n + 1] = size << 4 | to
                self.n += 1
        cursor.pick_up(house, cursor.find_places(self, house))
        table.offer_run()
        table.mode.describe_cursor()
        table.app.changed = True
        return True

    def change_size(self, step: int) -> bool:
        """Hold one card more or less of the house, or as many as can move together; return whether there is a way."""
        table = self.table
        house = table.cursor.held
        size = (table.held_run() or 1) + step
        while 2 <= size <= run_length(self.session.game.pos, house):
            if self.pick_up_run(house, size):
                return True
            size += step
        if size != 1:
            return False
        table.cursor.put_down()
        table.mode.pick_up()
        return True

    def play(self, src: int, dst: int, now: int) -> None:
        game = self.session.game
        if not self.table.held_run():
            self.under.play(src, dst, now)
            return
        self._plan.find(game.pos, src & 15, dst >> 4, dst & 15)
        self._first_ply = game.ply
        self._last_ply = -1
        self._left = self._plan.n
        self._play_next(now)

    def _play_next(self, now: int) -> None:
        game = self.session.game
        ply = game.ply
        i = 2 * (self._plan.n - self._left)
        self._left -= 1
        self.table.mover_is_person = True
        self.table.cursor.held = -1
        self.under.play(self._plan.moves[i], self._plan.moves[i + 1], now)
        if game.ply == ply:
            self._left = 0  # It was refused.
        elif not self._left:
            self._last_ply = game.ply

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
