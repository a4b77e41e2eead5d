# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The first screen."""

from firmware import text
from firmware.screens.menu import Menu


class Title(Menu):
    """What there is to do."""

    def __init__(self, app):
        Menu.__init__(self, app, text.words.GAME_NAME, None)
        self.banner = True
        self.foot = (text.words.TITLE_FOOT,)
        if app.session:
            self.add(text.words.SCORE if app.session.is_over() else text.words.CONTINUE, app.show_table)
        self.add(text.words.NEW_GAME, lambda: app.show("new_game"))
        if app.learns:
            self.add(text.words.LEARN, lambda: app.show("learn"))
        self.add(text.words.SETTINGS, lambda: app.show("settings", app.show_title))
        self.add(text.words.HOW_TO_PLAY, lambda: app.show("help", app.show_title))
        self.add(text.words.ABOUT, lambda: app.show("about"))
