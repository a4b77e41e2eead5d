"""The table on a low colour screen: the large table with less decoration."""

from firmware.draw.large import large_table_view
from firmware.draw.sprites import sprite_index as S


class SmallTableView(large_table_view.LargeTableView):
    """Draws the table as on a large screen."""

    note_padding = 0
    lift = 2
    spread_top = 2

    def _draw_locked_mark(self, x: int, y: int, rows: int) -> None:
        tall = 2 if rows else 5
        self.scene.rect(S.MAROON, x, y + (rows or self.height) - tall, self.width, tall)
