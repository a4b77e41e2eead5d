"""An adviser that plays a given list of moves, so that explain_move can give each its reason."""

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Protocol

    class Adviser(Protocol):
        """What hint_planner.explain_move asks of an adviser, for instance of a ListAdviser."""

        src: int
        dst: int

        def begin(self, pos: bytearray) -> None: ...
        def think(self, nodes: int) -> bool: ...


class ListAdviser:
    """The adviser of a list of moves, from the one at an index on. src, dst: the current move."""

    def __init__(self, moves: "list[tuple[int, int]]", at: int) -> None:
        self.moves = moves
        self.at = at
        self.src, self.dst = moves[at]

    def begin(self, pos: bytearray) -> None:
        """Advance to the next move; the position is not looked at."""
        self.at += 1

    def think(self, nodes: int) -> bool:
        """Put that move into src and dst; return whether there is one."""
        if self.at == len(self.moves):
            return False
        self.src, self.dst = self.moves[self.at]
        return True
