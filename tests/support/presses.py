# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Count the presses that moves take.

The person knows what to play and the shortest way there.

    python tests/support/presses.py RULES SEED ... [forced]

plays these deals and prints the moves and presses of each kind; with `forced`, forced moves play themselves.
"""

import sys

sys.path.insert(0, ".")

from engine.moves import PASS
from engine.opponent import Opponent
from engine.position import FOUNDATION, HAND, RESERVE, SHOW, WASTE
from firmware.app import actions as A
from firmware.app.settings import PLAYS_FORCED, SPEED
from firmware.table.cursor import source_of
from tests.support.app_driver import Driver


def fewest_arrows(table, there):
    """Move the cursor to where there() is true; return the smallest number of arrows."""
    cursor = table.cursor
    seen = {cursor.at}
    edge = [cursor.at]
    for presses in range(40):
        after = []
        for at in edge:
            cursor.at = at
            if there():
                return presses
            for arrow in (A.RIGHT, A.LEFT, A.UP, A.DOWN):
                cursor.at = at
                cursor.step(table.view, arrow)
                if cursor.at not in seen:
                    seen.add(cursor.at)
                    after.append(cursor.at)
        edge = after
    raise AssertionError("no arrows lead there")


def move(d, src, dst):
    """Play a move by the fewest presses; return their number and the kind of move."""
    table = d.table
    cursor = table.cursor
    if src in (HAND, PASS) or (src == SHOW and dst == WASTE):
        d.press(A.TURN)
        if table.shown.text and "TURN again" in table.status:
            d.press(A.TURN)
            return "turn", 2
        return "turn", 1
    kind = "house to house" if SHOW < src & 15 < RESERVE else "to a house or load"
    if dst == FOUNDATION:
        kind = "foundation"
    presses = fewest_arrows(table, lambda: cursor.sources[cursor.at] == source_of(src))
    ply = d.game.ply
    d.press(A.OK)
    if d.game.ply > ply:
        return kind, presses + 1

    def there():
        i = 2 * cursor.places[cursor.at]
        return cursor.moves[i] == src and cursor.moves[i + 1] == dst

    presses += fewest_arrows(table, there)
    d.press(A.OK)
    return kind, presses + 2


def count(rules, seed, level="greedy", most=400, forced=False):
    """Play a deal; return {kind: [moves, presses]}."""
    d = Driver()
    d.start(rules, seed)
    d.app.settings.numbers[SPEED] = 3
    d.app.settings.numbers[PLAYS_FORCED] = forced
    adviser = Opponent(level, 5)
    kinds = {}
    for _ in range(most):
        if d.session.is_over():
            break
        adviser.choose(d.game.pos)
        kind, presses = move(d, adviser.src, adviser.dst)
        total = kinds.setdefault(kind, [0, 0])
        total[0] += 1
        total[1] += presses
    return kinds


if __name__ == "__main__":
    sums = {}
    with_forced = "forced" in sys.argv
    for seed in sys.argv[2 : len(sys.argv) - with_forced]:
        for kind, (moves, presses) in count(sys.argv[1], int(seed), forced=with_forced).items():
            total = sums.setdefault(kind, [0, 0])
            total[0] += moves
            total[1] += presses
    for kind in sorted(sums):
        moves, presses = sums[kind]
        print("%-20s %4d moves %5d presses, %.2f a move" % (kind, moves, presses, presses / moves))
