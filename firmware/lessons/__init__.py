"""The lessons in their order, and the number by which each is saved. Made by hostsim.lines.lessons."""

import sys

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from types import ModuleType

LESSONS = (
    "houses",
    "foundations",
    "reserve",
    "spaces",
    "turning",
    "loading",
    "turned_over",
    "endgame",
    "one_pack",
    "stop_play",
    "foster_two",
    "foster_one",
)
LESSON_NUMBERS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,)


def load_lesson(name: str) -> "ModuleType":
    """Return the module of a lesson. Only the caller keeps it, so where code lies in the heap it can be freed."""
    path = "firmware.lessons." + name
    package = __import__(path).lessons
    module = sys.modules.pop(path)
    delattr(package, name)
    return module
