"""The two families of rule sets, as modules with the same functions: placement and one_pack.

A position names its family by the index in FAMILIES. The hot paths ask for it themselves: moves.py and search.py.
"""

from engine import one_pack, placement
from engine.position import FAMILY

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Protocol

    class Family(Protocol):
        """The functions of a family; its module says what each returns."""

        def fits(self, card: int, top: int) -> bool: ...
        def fits_foundation(self, pos: bytearray, card: int) -> bool: ...
        def may_place(self, pos: bytearray, source: int, destination: int) -> bool: ...
        def mask_of(self, pos: bytearray, source: int) -> int: ...
        def group_bottom(self, pos: bytearray, house: int, size: int) -> int: ...
        def is_closed(self, pos: bytearray, house: int) -> bool: ...
        def has_direction(self, size: int) -> bool: ...
        def leads_to_space(self, pos: bytearray, house: int, to: int, under: int) -> bool: ...
        def space_filler(self) -> int: ...


FAMILIES: "tuple[Family, Family]" = (placement, one_pack)


def family_of(pos: bytearray) -> "Family":
    """Return the family of a position's rule set."""
    return FAMILIES[pos[FAMILY]]
