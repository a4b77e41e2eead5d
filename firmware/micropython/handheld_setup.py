# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What a MicroPython board starts with. By itself, to leave the heap afterwards."""

from firmware.app.start import seed
from firmware.micropython.buttons import Buttons


def set_up(self, board):
    """Give a Handheld the panel and the buttons of a module of boards/, the app and what draws it."""
    one_bit = board.SCREEN == "one_bit"
    if one_bit:
        from firmware.micropython.oled import OLED as Panel
    else:
        from firmware.micropython.st7789 import ST7789 as Panel
    self.panel = Panel(board.WIDTH, board.HEIGHT, board.PANEL)
    from firmware.app.app import App
    from firmware.draw.looks import look_of
    from firmware.micropython.store import FileStore

    if one_bit:
        from firmware.draw.one_bit.renderer import Mono as Strip
    else:
        from firmware.draw.strip import Strip
    look = look_of(board)
    self.strip = Strip(self.panel) if one_bit else Strip(self.panel, look.banks())
    self.buttons = Buttons(board.BUTTONS, getattr(board, "HELD", None))
    self.app = App(look, FileStore("saves"), seed)
    self.app.wire(board)
