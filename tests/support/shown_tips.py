"""Print the headings of the tips that a newcomer's first game shows, a line each.

    python -P -m tests.support.shown_tips     in a copy of the tree
"""

from engine.opponent import Opponent
from firmware.app import actions as A
from firmware.app.session import STARTER_YOU, Session
from firmware.table.modes.rule_tips import TipDialog
from tests.support.lesson_driver import driver

MAX_MOVES = 120  # of the player at most


def main() -> None:
    d = driver(newcomer=True).at_once()
    d.begin(Session("classic", "greedy", 5, STARTER_YOU, 300))
    adviser = Opponent("greedy", 5)
    for _ in range(MAX_MOVES):
        rule = d.app.screen
        if isinstance(rule, TipDialog):
            print(rule.heading)
        while d.app.screen is rule and isinstance(rule, TipDialog):
            d.press(A.BACK)
        if d.session.is_over():
            break
        d.move_as(adviser)


if __name__ == "__main__":
    main()
