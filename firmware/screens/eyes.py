# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What is set for everyone's eyes and hands; it is seen at once."""

from firmware import text
from firmware.app.settings import FELT, LEFT_HANDED, MARKS, SUIT_COLOURS
from firmware.screens.menu import Menu


class EyesMenu(Menu):
    """Rows to change; back: called then."""

    def __init__(self, app, back):
        Menu.__init__(self, app, text.words.EYES_AND_HANDS, back)
        if app.look.one_bit:
            self.add_number(FELT, text.words.PICTURE, text.words.PICTURE_VALUES)
        else:
            self.add_number(FELT, text.words.FELT, text.words.FELT_VALUES)
            self.add_number(SUIT_COLOURS, text.words.SUIT_COLOURS, text.words.SUIT_COLOURS_VALUES,
                            text.words.SUIT_COLOURS_ABOUT)
            if app.look.large_marks:
                self.add_number(MARKS, text.words.MARKS, text.words.MARKS_VALUES)
            self.add_number(LEFT_HANDED, text.words.LEFT_HANDED, text.words.LEFT_HANDED_VALUES,
                            text.words.LEFT_HANDED_ABOUT)
        self.add(text.words.DONE, back)

    def add_number(self, number, label, values, about=""):
        """Add a row for one of settings.NUMBERS; values: what its values are called, the first of them offered."""
        settings = self.app.settings

        def change(step):
            settings.numbers[number] = (settings.numbers[number] + step) % len(values)
            self.app.dress()

        self.add(label, None, lambda: values[min(settings.numbers[number], len(values) - 1)], change, about)
