# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The table on the smallest colour screens.

A name has no room, so the opponent is a letter. Words are often longer than their room; they then move up rather than
cover the pile under the cursor.
"""

from firmware.draw.large.table import LINE
from firmware.draw.small import table

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.shown import Shown


class TableView(table.TableView):
    """Draws the table as on a low screen."""

    initials = True
    _eye = -1  # the pile that the words may not cover

    def show(self, shown: "Shown") -> None:
        self._eye = shown.cursor if shown.cursor >= 0 else shown.focus
        table.TableView.show(self, shown)

    def _top_of(self, lines: int) -> int:
        top = table.TableView._top_of(self, lines)
        captions = self.layout.captions[0]
        if captions < top < captions + LINE:
            top = captions  # rather than show their upper halves
        eye = self._eye
        if eye >= 0 and self.y(eye) + self.rows(eye) > top:
            return max(0, min(top, self.y(eye) - 2 - LINE * lines))
        return top
