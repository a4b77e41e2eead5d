"""``const``, which MicroPython's compiler folds, for every runtime."""

try:
    from micropython import const
except ImportError:

    def const(value: int) -> int:  # type: ignore[misc]
        """Return value, as MicroPython's own does."""
        return value
