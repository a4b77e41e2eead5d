"""The table on a low colour screen: the large table with less decoration."""

from firmware import text
from firmware.draw.large import large_table_view
from firmware.draw.layouts.table_layout import LINE_PITCH
from firmware.draw.sprites import sprite_index as S
from firmware.text import phrases


class SmallTableView(large_table_view.LargeTableView):
    """Draws the table as on a large screen."""

    note_padding = 0
    lift = 2
    spread_top = 2

    def show_dialog(self, heading: str, message: str, seen: int = -1) -> str:
        """Draw a dialog over the table as on a large screen, but as low as its text allows."""
        from firmware.draw.large.table_dialog import dialog_top

        scene = self.scene
        w = self.screen[0]
        lines = scene.wrap(message, w - 8)
        go_on = phrases.with_buttons(text.words.OK_CONTINUES)
        x = w - 4 - scene.text_width(go_on)
        if x < 10 + scene.text_width(heading):
            x = 4  # There is no room beside the heading.
            lines.append("")
        tall = 6 + LINE_PITCH * (len(lines) + 1)
        y = dialog_top(self, tall, seen, 0)
        scene.rect(S.NAVY, 0, y, w, tall)
        scene.frame(S.GOLD, 0, y, w, tall)
        y += 4
        scene.text(heading, 4, y, S.GOLD)
        scene.text(go_on, x, y if x > 4 else y + LINE_PITCH * len(lines), S.EDGE)
        for line in lines:
            y += LINE_PITCH
            scene.text(line, 4, y, S.WHITE)
        return ""

    def _draw_locked_mark(self, x: int, y: int, rows: int) -> None:
        tall = 2 if rows else 5
        self.scene.rect(S.MAROON, x, y + (rows or self.height) - tall, self.width, tall)
