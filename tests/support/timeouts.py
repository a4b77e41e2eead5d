"""How long the tests wait for another program, and how."""

import time

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable

# Seconds until a hanging program is killed. No test depends on time otherwise, because the machine may be busy.
PROGRAM_TIMEOUT_S = 600


def until(done: "Callable[[], object]", told: "Callable[[], object]" = lambda: "it never came") -> None:
    """Wait until done() is true; AssertionError with what told() returns if it does not become true."""
    end = time.monotonic() + PROGRAM_TIMEOUT_S
    while not done():
        assert time.monotonic() < end, told()
        time.sleep(0.005)
