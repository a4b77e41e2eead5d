"""The table on the smallest colour screens.

A name has no room, so the opponent is a letter. A text that is too long for its room moves up rather than cover the
pile under the cursor.
"""

from firmware.draw.layouts.table_layout import LINE_PITCH
from firmware.draw.small import small_table_view
from firmware.draw.table_view_state import LABEL_MOVING

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.table_view_state import TableViewState


class TinyTableView(small_table_view.SmallTableView):
    """Draw the table as on a low screen."""

    _kept_visible = -1  # the pile that the text may not cover

    says_heading = False  # whether the heading stands in place of the text, which leaves no line for it

    def show(self, view_state: "TableViewState") -> None:
        self.says_heading = view_state.can_skip and view_state.label_kind == LABEL_MOVING
        self._kept_visible = view_state.cursor if view_state.cursor >= 0 else view_state.focus
        small_table_view.SmallTableView.show(self, view_state)

    def _draw_text(self, heading: str, lines: "list[str] | tuple[str, ...]", kind: int, more_cards: int = 0) -> None:
        if self.says_heading:
            lines = ()
        small_table_view.SmallTableView._draw_text(self, heading, lines, kind, more_cards)

    def _text_top(self, lines: int) -> int:
        top = small_table_view.SmallTableView._text_top(self, lines)
        captions = self.layout.captions[0]
        if captions < top < captions + LINE_PITCH:
            top = captions  # covers the captions rather than show only their upper halves
        kept_visible = self._kept_visible
        if kept_visible >= 0 and self.y(kept_visible) + self.visible_height(kept_visible) > top:
            return max(0, min(top, self.y(kept_visible) - 2 - LINE_PITCH * lines))
        return top
