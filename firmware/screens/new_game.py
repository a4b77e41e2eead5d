# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A new game: rule set, options, opponent, who begins, how errors are met, and the deal's number."""

from engine.opponent import LEVELS
from engine.rules import OPTIONS as BITS
from engine.rules import check, options_of
from firmware.app import actions as A
from firmware.app.session import BY_THE_RULES, Session
from firmware.app.settings import LOWEST
from firmware.draw import sprites as S
from firmware.screens.menus import Menu, ask
from firmware.text import phrases, rulebook, titles

DIGITS = 6  # of a seed typed in
BEGINS_NAMES = ("by the rules", "you", "the opponent")
PITCH = 13  # pixels from a row of a list to the next
ABOUT_LINES = 5
STYLES = ("Assisted", "Stop play")
STYLE_WORDS = (
    "Assisted: what is not legal is refused, with the reason.",
    "Stop play: you may try anything. What is wrong is stopped and ends your turn, and you call the opponent's errors.",
)
ALONE = "You play both sides; nobody plays against you."
NO_STOP = ("onepack", "klondike")  # rule sets without it (RULES 9)
ONE_SIDED = ("three", "klondike")  # that are not played as a solitaire of two sides


class NewGame(Menu):
    """The choices of last time, to be changed. The deal's number is left to chance, or set digit by digit."""

    def __init__(self, app):
        Menu.__init__(self, app, "New game", app.show_title)
        self.chosen = app.settings.game
        self.digits = None  # of a seed typed in
        self.digit = -1  # the one being set
        self.fill()

    def open(self, now):
        self.fill()
        Menu.open(self, now)

    def fill(self):
        """Set the rows, which depend on the rule set and on each other."""
        chosen = self.chosen
        base = rulebook.OFFERED[chosen.rules]
        self.rows = []
        self.add("Deal", self.deal)
        self.add("Game", lambda: self.app.go(RuleSets(self)), lambda: titles.RULES[base], self.change_rules)
        if options_of(base):
            self.add("Options", lambda: self.app.go(Options(self)), self.options_text)
        if base != "klondike":
            self.add("Opponent", None, self.opponent_text, self.change_opponent)
            if not self.alone():
                self.add("Begins", None, lambda: BEGINS_NAMES[chosen.begins], self.change_begins)
                if base not in NO_STOP:
                    self.add("Style", None, lambda: STYLES[chosen.stop], self.change_style)
        self.add("Deal no.", self.edit, self.seed_text, self.change_seed)

    def alone(self):
        """Return whether one person is to play both sides."""
        return self.chosen.alone and rulebook.OFFERED[self.chosen.rules] not in ONE_SIDED

    def rules(self):
        """Return the rule set with its options as text."""
        base = rulebook.OFFERED[self.chosen.rules]
        return "+".join([base] + [name for name in options_of(base) if self.has(name)])

    def has(self, option):
        return self.chosen.options >> BITS.index(option) & 1

    def toggle(self, option):
        """Switch an option over; those that contradict it go off."""
        chosen = self.chosen
        chosen.options ^= 1 << BITS.index(option)
        if not self.has(option):
            return
        base = rulebook.OFFERED[chosen.rules]
        for other in options_of(base):
            if other != option and self.has(other):
                try:
                    check("+".join((base, option, other)))
                except ValueError:
                    chosen.options ^= 1 << BITS.index(other)

    def change_rules(self, step):
        self.chosen.rules = (self.chosen.rules + step) % len(rulebook.OFFERED)
        self.fill()

    def change_opponent(self, step):
        # The levels, and then none.
        chosen = self.chosen
        level = chosen.level
        if self.alone():
            chosen.alone = 0
            chosen.level = LOWEST if step > 0 else len(LEVELS) - 1
        else:
            chosen.alone = 0
            chosen.change_level(step)
            round_the_end = chosen.level < level if step > 0 else chosen.level > level
            if round_the_end and rulebook.OFFERED[chosen.rules] not in ONE_SIDED:
                chosen.alone = 1
                chosen.level = level
        self.fill()

    def opponent_text(self):
        return "none, you play both" if self.alone() else titles.LEVELS[self.app.settings.level()]

    def options_text(self):
        n = self.rules().count("+")
        return "%d on" % n if n else "none"

    def change_begins(self, step):
        self.chosen.begins = (self.chosen.begins + step) % len(BEGINS_NAMES)

    def change_style(self, step):
        self.chosen.stop = 1 - self.chosen.stop

    def change_seed(self, step):
        self.digits = None if self.digits else bytearray(DIGITS)

    def seed_text(self):
        if not self.digits:
            return "by chance"
        text = ""
        for i in range(DIGITS):
            text += "[%d]" % self.digits[i] if i == self.digit else str(self.digits[i])
        return text

    def edit(self):
        if not self.digits:
            self.digits = bytearray(DIGITS)
        self.digit = 0

    def press(self, action, now):
        if self.digit < 0:
            Menu.press(self, action, now)
            return
        if self.app.steps and action == A.RIGHT:
            action = A.UP
        if action == A.LEFT:
            self.digit = max(0, self.digit - 1)
        elif action == A.RIGHT:
            self.digit = min(DIGITS - 1, self.digit + 1)
        elif action == A.UP or action == A.DOWN:
            step = 1 if action == A.UP else 9
            self.digits[self.digit] = (self.digits[self.digit] + step) % 10
        elif action == A.OK and self.digit < DIGITS - 1:
            self.digit += 1
        else:
            self.digit = -1
        self.show()

    def about(self):
        """Return what there is to say of the row under the cursor."""
        label = self.rows[self.at][0]
        if self.digit >= 0:
            return "Up and down change the digit, OK takes it."
        if label == "Style":
            return STYLE_WORDS[self.chosen.stop]
        if label == "Opponent":
            return ALONE if self.alone() else rulebook.LEVELS[self.app.settings.level()]
        if self.app.too_large(self.rules()):
            return self.app.too_large(self.rules())
        return rulebook.ABOUT[rulebook.OFFERED[self.chosen.rules]]

    def show_more(self, y):
        y = self.app.height - 10 * ABOUT_LINES - 6
        for line in phrases.wrap(self.app.scene, self.about(), self.app.width - 24):
            self.app.scene.text(line, 12, y, S.PAPER)
            y += 10

    def deal(self):
        app = self.app
        if app.too_large(self.rules()):
            self.note = app.too_large(self.rules())
            return
        if app.session and not app.session.is_over():
            ask(app, "The game in hand is given up.", "Deal a new one", self.begin, lambda: app.go(self))
        else:
            self.begin()

    def begin(self):
        app = self.app
        chosen = self.chosen
        if self.digits:
            seed = 0
            for digit in self.digits:
                seed = 10 * seed + digit
        else:
            seed = app.seed_source() % 10**DIGITS
        base = rulebook.OFFERED[chosen.rules]
        alone = self.alone()
        stop = chosen.stop == 1 and not alone and base not in NO_STOP
        begins = BY_THE_RULES if alone or base == "klondike" else chosen.begins
        target = app.settings.points()
        session = Session(self.rules(), app.settings.level(), seed, begins, target, alone, stop)
        app.settings.save()
        app.begin(session)


class List(Menu):
    """A menu of many rows in small letters, scrolled where it is longer than the screen, with words on the one
    under the cursor beneath. A row is as in Menu; its value is True or False for a switch."""

    def show(self):
        """Draw the list."""
        if self.app.mono:
            self.app.mono.show_menu(self)
            return
        scene = self.app.scene
        if scene.small:
            Menu.show(self)
            return
        w = self.app.width
        h = self.app.height
        scene.clear()
        scene.text(self.heading, 12, 10, S.GOLD, S.BOLD)
        scene.rect(S.GOLD, 12, 25, w - 24, 1)
        foot = h - 10 * ABOUT_LINES - 8
        n = len(self.rows)
        room = min(n, (foot - 30) // PITCH)
        first = min(max(0, self.at - room // 2), n - room)
        y = 32
        for i in range(first, first + room):
            label, _, value, _ = self.rows[i]
            ink = S.PAPER
            if i == self.at:
                scene.rect(S.SHADE, 10, y - 2, w - 26, PITCH - 1)
                scene.frame(S.GOLD, 10, y - 2, w - 26, PITCH - 1)
                ink = S.GOLD
            scene.text(label, 30 if value else 18, y, ink)
            if value:
                scene.frame(ink, 17, y - 1, 9, 9)
                if value():
                    scene.rect(ink, 19, y + 1, 5, 5)
            y += PITCH
        if room < n:
            scene.rect(S.SHADE, w - 13, 30, 3, PITCH * room)
            top = PITCH * room * first // n
            scene.rect(S.GOLD, w - 13, 30 + top, 3, PITCH * room * room // n)
        scene.rect(S.GOLD, 12, foot, w - 24, 1)
        y = foot + 6
        for line in phrases.wrap(scene, self.about(), w - 24):
            scene.text(line, 12, y, S.PAPER)
            y += 10
        self.app.changed = True

    @property
    def status(self):
        label, _, value, _ = self.rows[self.at]
        return label + ((": on" if value() else ": off") if value else "")


class RuleSets(List):
    """The rule sets by name, what each is about beneath."""

    def __init__(self, new):
        List.__init__(self, new.app, "Game", lambda: new.app.go(new))
        self.new = new
        self.at = new.chosen.rules
        for name in rulebook.OFFERED:
            self.add(titles.RULES[name], self.choose)

    def choose(self):
        self.new.chosen.rules = self.at
        self.new.app.go(self.new)

    def about(self):
        return rulebook.ABOUT[rulebook.OFFERED[self.at]]


class Options(List):
    """The options of the chosen rule set, as switches."""

    def __init__(self, new):
        List.__init__(self, new.app, "Options", lambda: new.app.go(new))
        self.new = new
        self.words = []
        takes = options_of(rulebook.OFFERED[new.chosen.rules])
        for option, label, text in rulebook.OPTIONS:
            if option in takes:
                self.add_switch(option, label)
                self.words.append(text)
        self.add("Done", self.back)
        self.words.append("BACK, too, leaves the options as they are set.")

    def add_switch(self, option, label):
        def switch(step=1):
            self.new.toggle(option)

        self.add(label, switch, lambda: self.new.has(option), switch)

    def about(self):
        return self.words[self.at]
