"""Ask for a hint at a table, and print each tune that this plays, a line each.

    python -P -m tests.support.tune_of_a_hint     in a copy of the tree
"""

from firmware.app.session import STARTER_YOU, Session
from tests.support.app_driver import AppDriver


class Printer:
    """A speaker that prints its tunes."""

    def play(self, tune: "tuple[int, ...]", level: int, wait: int) -> None:
        print(tune)


def main() -> None:
    d = AppDriver().begin(Session("classic", "greedy", 4, STARTER_YOU, 300))
    d.app.play_on(Printer())
    d.table.mode.hint()


if __name__ == "__main__":
    main()
