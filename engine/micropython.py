"""Make MicroPython's machine code mean plain Python elsewhere.

MicroPython's compiler knows the decorator `@micropython.viper` and the casts `ptr8`, `ptr16` and `ptr32` by name and
compiles the function to machine code; nothing of this module is called there. On CPython the function runs as it
stands. CircuitPython's compiler refuses the decorator, and so does mpy-cross when it compiles for no particular
chip: for these, and for Cython, hostsim/device/board_build.py drops its line.

A viper function uses only what means the same in both: ints below 2**30, the casts, and the types `int`, `bool` and
`object` in its signature, where `object` also stands for no result. A module imports `Any as object` for mypy if its
function has no result, reads an attribute of such an object, or passes one on to a function with types. Drawing needs
casts that accept more types (firmware/pointers.py).

The module is not at the top level because Blinka installs a `micropython` there whose `viper` raises SyntaxError.
"""

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from array import array
    from collections.abc import Callable
    from typing import Any, TypeVar

    Function = TypeVar("Function", bound=Callable[..., Any])


def viper(function: "Function") -> "Function":
    """Return the function as it is."""
    return function


def ptr8(b: object) -> bytearray:
    """Return b, which is bytes."""
    return b  # type: ignore[return-value]


def ptr16(b: object) -> "array[int]":
    """Return b, which is an array of 16 bits each."""
    return b  # type: ignore[return-value]
