# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What MicroPython's compiler knows, for every runtime: it folds ``const``, and viper has ``ptr8`` and ``ptr16``.

The others just call them.
"""

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from array import array

try:
    from micropython import const
except ImportError:

    def const(value: int) -> int:  # type: ignore[misc]
        """Return value, as MicroPython's own does."""
        return value


# room
def ptr8(b: object) -> bytearray:
    """Return b, which is bytes."""
    return b  # type: ignore[return-value]


# room
def ptr16(b: object) -> "array[int]":
    """Return b, which is an array of 16 bits each."""
    return b  # type: ignore[return-value]
