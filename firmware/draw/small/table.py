# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The table on a low colour screen: the large one with less decoration."""

from firmware.draw import sprites as S
from firmware.draw.large import table


class TableView(table.TableView):
    """Draws the table as on a large screen."""

    edge = 0
    margin = 2

    def _rail(self) -> None:
        if self.layout.houses[0] > 30:
            table.TableView._rail(self)

    def _held(self, x: int, y: int, rows: int) -> None:
        tall = 2 if rows else 5
        self.scene.rect(S.MAROON, x, y + (rows or self.height) - tall, self.width, tall)
