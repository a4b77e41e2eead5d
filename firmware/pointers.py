"""The casts of drawing code in viper, for plain Python: they read numbers from the bytes of any buffer.

MicroPython's compiler knows them by their names (engine/micropython.py); there these functions are imported but never
called.
"""

import sys

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any  # the compiler's own pointers have no type, so neither have the numbers that these return

FAST = sys.implementation.name == "cpython"
# each buffer with the results of ptr16 and ptr32 for it; made once, so that nothing is allocated later
_seen: "list[Any]" = []


def ptr8(b: "Any") -> "Any":
    """Return the bytes of a buffer or a string."""
    return b.encode() if isinstance(b, str) else b


def ptr16(b: "Any") -> "Any":
    """Return its pairs of bytes as numbers, the low byte first; an array returns the array itself."""
    if not isinstance(b, bytearray):
        return b
    if FAST:
        return memoryview(b).cast("H")
    return _views(b)[1]


def ptr32(b: "Any") -> "Any":
    """Return its groups of four bytes as numbers, the low byte first; an array has what it was made of."""
    if not isinstance(b, bytearray):
        return b
    if FAST:
        return memoryview(b).cast("I")
    return _views(b)[2]


def _views(b: bytearray) -> "tuple[Any, ...]":
    for seen in _seen:
        if seen[0] is b:
            return seen
    if hasattr(memoryview, "cast"):  # CircuitPython has no memoryview.cast.
        _seen.append((b, memoryview(b).cast("H"), memoryview(b).cast("I")))
    else:
        from uctypes import ARRAY, UINT16, UINT32, addressof, struct

        at = addressof(b)
        pairs = struct(at, {"all": (ARRAY | 0, UINT16 | len(b) // 2)}).all
        _seen.append((b, pairs, struct(at, {"all": (ARRAY | 0, UINT32 | len(b) // 4)}).all))
    return _seen[-1]
