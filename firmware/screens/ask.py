# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The question asked before something is lost."""

from firmware import text
from firmware.screens.menu import Menu


class Ask(Menu):
    """yes: the row that does it, do() what it does; back(): not to. The cursor is on No."""

    def __init__(self, app, question, yes, do, back):
        Menu.__init__(self, app, text.words.SURE, back)
        self.lines = [question]
        self.add(text.words.NO, back)
        self.add(yes, do)
