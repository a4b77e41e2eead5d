# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What can be set."""

from firmware import text
from firmware.app.settings import ALWAYS, CARD_LETTERS, HAND_OVER, NAMES, SOUND, TARGETS, TURNED_ROUND
from firmware.screens.menu import Menu
from firmware.text import phrases
from firmware.text.languages import CODES
from firmware.text.languages import NAMES as LANGUAGES


class SettingsMenu(Menu):
    """Rows to change, kept when it is left; back: called then."""

    def __init__(self, app, back):
        Menu.__init__(self, app, text.words.SETTINGS, self.leave)
        self.then = back
        s = app.settings
        self.add(text.words.SPEED, None, lambda: text.words.SPEEDS[s.speed], self.change_speed)
        if app.sounds:
            self.add_sound(s)
        self.add(text.words.TARGET, None, self.target_text, self.change_target)
        self.add(text.words.ASKS, None, lambda: text.words.ASKS_IF_FITS if s.asks else text.words.ASKS_NEVER,
                 self.change_asks)
        if app.roomy and not app.look.one_bit:  # which has letters
            self.add(text.words.NAMES, None, lambda: text.words.ON if s.numbers[NAMES] else text.words.OFF,
                     self.change_names)
        if app.roomy:
            self.add_switch(text.words.HAND_OVER_SET, HAND_OVER)
            if app.look.turns:
                self.add_switch(text.words.TURNED_ROUND_SET, TURNED_ROUND)
        self.add(text.words.NEXT_OPPONENT, None, lambda: text.words.LEVELS[s.level()], s.game.change_level)
        if app.roomy and app.look.dresses:
            self.add(text.words.EYES_AND_HANDS, lambda: app.show("eyes", lambda: app.go(self)))
        self.language = len(self.rows)
        self.add(text.words.LANGUAGE, None, lambda: LANGUAGES[text.language], self.change_language)
        if app.roomy:
            self.add(text.words.CARD_LETTERS, None, self.letters_text, self.change_letters)
        self.add(text.words.DONE, self.leave)

    def add_switch(self, label, number):
        """Add the row of one of settings.NUMBERS that is on or off."""
        s = self.app.settings
        self.add(label, None, lambda: text.words.ON if s.numbers[number] else text.words.OFF,
                 lambda step: s.change(number, step))

    def leave(self):
        """Keep the settings and leave."""
        self.app.settings.save()
        self.then()

    def change_speed(self, step):
        """Choose how the opponent's moves are shown."""
        s = self.app.settings
        s.speed = (s.speed + step) % len(text.words.SPEEDS)

    def add_sound(self, s):
        """Add a row for what has a speaker."""
        self.add(text.words.SOUND, None, lambda: text.words.SOUNDS[s.numbers[SOUND]], self.change_sound)

    def change_sound(self, step):
        """Choose how loud the game is, and let it be heard."""
        self.app.settings.change(SOUND, step)
        self.app.sounds.sample()

    def change_language(self, step):
        """Choose the language, and say all this in it."""
        app = self.app
        app.speak((text.language + step) % len(CODES))
        again = SettingsMenu(app, self.then)
        again.at = again.language
        app.go(again)

    def letters_text(self):
        """Return which letters cards have."""
        n = self.app.settings.numbers[CARD_LETTERS]
        return " ".join(phrases.RANKS[7 + 3 * n : 10 + 3 * n]) if n else text.words.AS_LANGUAGE

    def change_letters(self, step):
        """Choose which letters cards have, and show them."""
        self.app.settings.change(CARD_LETTERS, step)
        self.app.dress()

    def target_text(self):
        """Return how many points win a match."""
        points = TARGETS[self.app.settings.target]
        return text.words.POINTS.format(points) if points else text.words.FITTING_POINTS

    def change_target(self, step):
        """Choose how many points win a match."""
        s = self.app.settings
        s.target = (s.target + step) % len(TARGETS)

    def change_names(self, step):
        """Choose whether your piles have names."""
        numbers = self.app.settings.numbers
        numbers[NAMES] = 0 if numbers[NAMES] else ALWAYS

    def change_asks(self, step):
        """Choose whether TURN asks where something could still be played."""
        s = self.app.settings
        s.asks = not s.asks
