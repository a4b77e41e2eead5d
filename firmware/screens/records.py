# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The records, a page for each rule set and level that was played."""

from firmware import text
from firmware.app import records as R
from firmware.app.save_format.writer import PERSON
from firmware.screens.menu import Menu

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from firmware.app.app import App


class RecordsMenu(Menu):
    """The pages of records, and a row that deletes them all.

    page_at: the index of the page shown.
    """

    read_first = True

    def __init__(self, app: "App") -> None:
        Menu.__init__(self, app, text.words.RECORDS, app.show_title)
        self.kept = app.records().rows
        self.page_at = 0
        if not self.kept:
            self.lines = [text.words.NO_RECORDS]
        if len(self.kept) > 1:
            self.add(text.words.RECORDS_PAGE, None, self.page_text, self.turn)
        self.add(text.words.DONE, app.show_title)
        if self.kept:
            self.add(text.words.FORGET_RECORDS, self.ask)
            self.turn(0)

    def page_text(self) -> str:
        """Return the number of the page, of how many."""
        return text.words.PAGE_NUMBER.format(self.page_at + 1, len(self.kept))

    def turn(self, step: int) -> None:
        """Show the next page (1), or the one before (-1)."""
        self.page_at = (self.page_at + step) % len(self.kept)
        row = self.kept[self.page_at]
        rules = text.words.RULE_SETS_BRIEF.get(row[0], text.words.RULE_SETS[row[0]])
        persons = row[1] == PERSON
        level = text.words.RECORDS_OF_PERSONS if persons else text.words.LEVELS[row[1]] if row[1] else ""
        self.heading = text.words.RECORDS_OF.format(rules, level) if level else rules
        lines = [text.words.PLAYED, "%d" % R.played(row)]
        if persons:
            lines += [text.words.DRAWN_ABANDONED, _pair(row[R.DRAWN], row[R.ABANDONED])]
            lines += [text.words.BEST_SCORE, "%d" % row[R.BEST]]
        elif row[1]:
            lines += [text.words.WON_LOST, _pair(row[R.WON], row[R.LOST])]
            lines += [text.words.DRAWN_ABANDONED, _pair(row[R.DRAWN], row[R.ABANDONED])]
            lines += [text.words.BEST_SCORE, "%d" % row[R.BEST]]
        else:
            lines += [text.words.SOLVED_GIVEN_UP, _pair(row[R.WON], row[R.ABANDONED])]
        if row[R.SHORTEST]:
            lines += [text.words.SHORTEST_WIN, text.words.MOVES.format(row[R.SHORTEST])]
        if not persons:
            lines += [text.words.STREAKS, text.words.STREAK_OF.format(row[R.STREAK], row[R.LONGEST])]
            lines += [text.words.UNHELPED, text.words.WON_OF.format(row[R.UNHELPED_WON], row[R.UNHELPED])]
        self.lines = [lines[i] + "\t" + lines[i + 1] for i in range(0, len(lines), 2)]

    def ask(self) -> None:
        """Ask whether to delete all records."""
        app = self.app
        app.show("ask", text.words.FORGET_COSTS, text.words.FORGET, self.forget, lambda: app.go(self))

    def forget(self) -> None:
        """Delete all records."""
        app = self.app
        records = app.records()
        records.reset()
        app.note = records.note
        app.show("records")


def _pair(one: int, other: int) -> str:
    return text.words.PAIR.format(one, other)
