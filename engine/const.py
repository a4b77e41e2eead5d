"""Provide ``const`` on every runtime; MicroPython's compiler folds it."""

try:
    from micropython import const
except ImportError:

    def const(value: int) -> int:  # type: ignore[misc]
        """Return value, as MicroPython's own does."""
        return value
