# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What stop play has to say (RULES 9): why an attempt is stopped and what follows."""

from engine.moves import GROUP, PASS, generate_moves
from engine.position import FLAGS, FOUNDATION, HAND, HELD, ORDER, RESERVE, TOP, TURN, WASTE, pile
from engine.rules import FOSTER
from engine.verdict import DUTY, FOUNDATION_FIRST, NO_FIT, RESERVE_FIRST, SPACE_FIRST
from engine.workspace import Workspace
from firmware import text
from firmware.app import actions as A
from firmware.text import phrases, refusals

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from firmware.table.table import Table


class Stopped:
    """What was stopped and what follows, until a button."""

    def __init__(self, table: "Table", heading: str, said: str) -> None:
        self.table = table
        self.heading = heading
        self.status = heading + " " + said
        self.text = said
        self.rest = ""

    def open(self, now: int) -> None:
        self.table.app.changed = True

    def tick(self, now: int) -> int:
        return -1

    def draw(self) -> None:
        self.table.show_behind()
        self.rest = self.table.view.show_stopped(self.heading, self.text)

    def press(self, action: int, now: int) -> None:
        app = self.table.app
        if action == A.MENU:
            app.show_pause()
        elif self.rest:
            self.text = self.rest  # what the first page had no room for
            app.changed = True
        else:
            app.go(self.table)


# Why an attempt is wrong, and what follows

work = Workspace()  # of use within a call alone


def reason(pos: bytearray, verdict: int, src: int, dst: int, seat: int) -> str:
    """Return why an attempt is wrong (RULES 9), for the person in `seat` (phrases.py), whoever has made it."""
    if verdict == RESERVE_FIRST or verdict == FOUNDATION_FIRST:
        generate_moves(pos, work)
        could = text.words.COULD_GO_UP_RESERVE if verdict == RESERVE_FIRST else text.words.COULD_GO_UP_FOUNDATION
        return could.format(phrases.card_of(pos, work.moves[0], seat))
    if verdict == SPACE_FIRST:
        space = 1
        while pos[TOP + space]:
            space += 1
        return text.words.MUST_FILL_SPACE.format(_place(pos, RESERVE, seat), space)
    if verdict == NO_FIT:
        if src & GROUP:
            return text.words.RUN_DOES_NOT_FIT
        card = phrases.card(pos, pos[TOP + pile(pos, src)])
        if dst == FOUNDATION:
            return text.words.NO_FIT_FOUNDATION.format(card)
        return text.words.MAY_NOT_GO.format(card, phrases.place(pos, pile(pos, dst), seat, seat))
    if verdict == DUTY:
        generate_moves(pos, work)
        return refusals.duty(pos, work.moves[0], work.moves[1], seat)
    if src == HAND:
        return text.words.ALREADY_TURNED_UP
    if src == PASS:
        return text.words.CARDS_LEFT_IN_HAND
    if src == RESERVE and pos[FLAGS] & HELD:
        return text.words.RESERVE_HELD
    if dst == RESERVE:
        return text.words.RESERVE_STAYS_DOWN
    if src >= WASTE:
        return text.words.NOT_PLAYED_FROM.format(_place(pos, src, seat))
    return text.words.CANNOT_MOVE


def _place(pos: bytearray, code: int, seat: int) -> str:
    return phrases.head(phrases.place(pos, pile(pos, code), seat, seat))


def stopped(pos: bytearray, verdict: int, src: int, dst: int, seat: int) -> str:
    """Return why an attempt that is stopped is wrong, and what follows."""
    why = reason(pos, verdict, src, dst, seat)
    over = text.words.TURN_IS_OVER[phrases.who(pos, pos[TURN], seat)].format(phrases.person(pos[TURN]))
    if verdict == SPACE_FIRST:
        return text.words.IT_DOES_NOW.format(why, over)
    if verdict in (RESERVE_FIRST, FOUNDATION_FIRST) and not pos[ORDER] & FOSTER:
        return text.words.GOES_UP_NOW.format(why, over)
    return text.words.STOPPED.format(why, phrases.head(over))
