# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""``const`` for every runtime: MicroPython folds it at compile time, the others just call it."""

try:
    from micropython import const
except ImportError:

    def const(value: int) -> int:  # type: ignore[misc]
        """Return value, as MicroPython's own does."""
        return value
