# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Title, new game, settings, pause, and the questions asked before something is lost: all are menus."""

from engine.opponent import LEVELS
from firmware import actions as A
from firmware import sprites as S
from firmware import words
from firmware.session import BY_THE_RULES, Session

ROW = 17  # pixels from a row to the next
DIGITS = 6  # of a seed typed in
SPEED_NAMES = ("slow", "normal", "fast", "at once")
BEGINS_NAMES = ("by the rules", "you", "the opponent")


class Menu:
    """A list of rows to choose from.

    banner: whether the name of the game stands on top; icon: drawn after the heading, or -1; lines: text over
    the rows, total the one of them that counts most; foot: text at the bottom; note: a line there until the
    next button; back: called by BACK, or None.
    A row is (label, choose, value, change): choose() for OK or None; value() the text at the right or None;
    change(step) for LEFT and RIGHT or None.
    """

    def __init__(self, app, heading, back, banner=False):
        self.app = app
        self.heading = heading
        self.back = back
        self.banner = banner
        self.lines = []
        self.total = ""
        self.icon = -1
        self.foot = ()
        self.rows = []
        self.at = 0
        self.note = ""

    def add(self, label, choose, value=None, change=None):
        """Add a row."""
        self.rows.append((label, choose, value, change))

    @property
    def status(self):
        row = self.rows[self.at]
        return self.note or row[0] + (": " + row[2]() if row[2] else "")

    def open(self, now):
        self.note = self.app.take_note()
        self.show()

    def tick(self, now):
        return -1

    def press(self, action, now):
        label, choose, value, change = self.rows[self.at]
        self.note = ""
        if action == A.UP or action == A.DOWN:
            self.at = (self.at + (1 if action == A.DOWN else -1)) % len(self.rows)
        elif action == A.LEFT or action == A.RIGHT:
            if change:
                change(1 if action == A.RIGHT else -1)
            else:
                self.note = "OK chooses, up and down step"
        elif action == A.OK or action == A.TURN:
            if choose:
                choose()
            else:
                change(1)
        elif self.back and action != A.STOP:
            self.back()
        else:
            self.note = "OK chooses, up and down step"
        if self.app.screen is self:
            self.show()

    def show(self):
        """Draw the menu."""
        scene = self.app.scene
        w = self.app.width
        scene.clear()
        if self.banner:
            scene.title((w - 186) // 2, 12)
            y = 118
        else:
            x = scene.text(self.heading, 12, 10, S.GOLD, S.BOLD)
            if self.icon >= 0:
                scene.tile(S.ICON, self.icon, x + 6, 6)
            scene.rect(S.GOLD, 12, 25, w - 24, 1)
            y = 36
        for line in self.lines:
            # What stands after a tab stands at the right edge.
            left, _, right = line.partition("\t")
            ink = S.GOLD if line == self.total else S.PAPER
            scene.text(left, 14, y, ink)
            if right:
                scene.text(right, w - 14 - scene.text_width(right), y, ink)
            y += 12
        if self.lines:
            y += 6
        for i in range(len(self.rows)):
            label, _, value, change = self.rows[i]
            ink = S.PAPER
            if i == self.at:
                scene.rect(S.SHADE, 10, y - 3, w - 20, ROW)
                scene.frame(S.GOLD, 10, y - 3, w - 20, ROW)
                ink = S.GOLD
            scene.text(label, 18, y, ink, S.BOLD)
            if value:
                text = value()
                right = w - 18
                if change:
                    scene.text(S.GLYPH_RIGHT, right - 7, y + 2, ink)
                    right -= 10
                width = scene.text_width(text)
                scene.text(text, right - width, y + 2, ink)
                if change:
                    scene.text(S.GLYPH_LEFT, right - width - 10, y + 2, ink)
            y += ROW + 1
        self.show_more(y)
        if self.note:
            y = self.app.height - 22
            scene.rect(S.MAROON, 0, y, w, 22)
            for line in words.wrap(scene, self.note, w - 8)[:2]:
                scene.text(line, 4, y + 2, S.WHITE)
                y += 10
        self.app.changed = True

    def show_more(self, y):
        """Draw what a menu has beside its rows, from y on."""
        y = self.app.height - 12 * len(self.foot) - 4
        for line in self.foot:
            self.app.scene.text(line, 14, y, S.EDGE)
            y += 12


def title(app):
    """The first screen."""
    menu = Menu(app, "", None, True)
    menu.foot = ("Russian Bank, that is Crapette,", "for one against the machine.")
    if app.session:
        menu.add("Score" if app.session.is_over() else "Continue", app.show_table)
    menu.add("New game", lambda: app.go(NewGame(app)))
    menu.add("Settings", lambda: app.go(settings(app, lambda: app.show_title())))
    menu.add("How to play", lambda: show_help(app, app.show_title))
    return menu


def show_help(app, back):
    """Show the rules in a few pages."""
    from firmware.help import Help

    app.go(Help(app, back))


def ask(app, question, yes, do, back):
    """Ask before something is lost; the cursor is on No."""
    menu = Menu(app, "Sure?", back)
    menu.lines = words.wrap(app.scene, question, app.width - 28)
    menu.add("No, go back", back)
    menu.add(yes, do)
    app.go(menu)


def pause(app):
    """The menu of a game in play."""
    menu = Menu(app, "Pause", app.show_table)
    table = app.table
    session = app.session

    def then(do):
        app.show_table()
        do()

    def restart():
        session.restart()
        app.begin(session)

    def abandon():
        session.abandon()
        app.save()
        app.show_result()

    menu.foot = (
        "%s, deal %d" % (words.RULES[session.rules], session.seed),
        "Match to %d: you %d, opponent %d" % (session.target, session.score[0], session.score[1]),
    )
    menu.add("Go on", app.show_table)
    if session.persons_turn():
        menu.add("Hint", lambda: then(table.hint))
        menu.add("Take back", lambda: then(table.undo))
    menu.add("Look into a pile", app.show_look)
    menu.add("Settings", lambda: app.go(settings(app, app.show_pause)))
    menu.add("How to play", lambda: show_help(app, app.show_pause))
    again = "The same cards are dealt again, from the start."
    menu.add("Restart this deal", lambda: ask(app, again, "Restart", restart, app.show_pause))
    if session.persons_turn():
        lost = "The game is lost, and the opponent scores."
        menu.add("Abandon", lambda: ask(app, lost, "Abandon the game", abandon, app.show_pause))
    menu.add("Title", app.show_title)
    return menu


def settings(app, back):
    """What can be set."""
    s = app.settings
    from firmware.settings import TARGETS

    def leave():
        s.save()
        back()

    def speed(step):
        s.speed = (s.speed + step) % len(SPEED_NAMES)

    def target(step):
        s.target = (s.target + step) % len(TARGETS)

    def asks(step):
        s.asks = not s.asks

    menu = Menu(app, "Settings", leave)
    menu.add("Opponent moves", None, lambda: SPEED_NAMES[s.speed], speed)
    menu.add("Next match to", None, lambda: "%d points" % s.points(), target)
    menu.add("TURN asks", None, lambda: "if a card fits" if s.asks else "never", asks)
    menu.add("Done", leave)
    return menu


class NewGame(Menu):
    """Rule set, level, who begins, and the seed: by chance, or digit by digit."""

    def __init__(self, app):
        Menu.__init__(self, app, "New game", app.show_title)
        self.rules = 0
        self.level = len(LEVELS) - 1
        self.begins = BY_THE_RULES
        self.digits = None  # of a seed typed in
        self.digit = -1  # the one being set
        self.add("Deal", self.deal)
        self.add("Game", None, lambda: words.RULES[words.OFFERED[self.rules]], self.change_rules)
        self.add("Opponent", None, lambda: words.LEVELS[LEVELS[self.level]], self.change_level)
        self.add("Begins", None, lambda: BEGINS_NAMES[self.begins], self.change_begins)
        self.add("Deal no.", self.edit, self.seed_text, self.change_seed)

    def change_rules(self, step):
        self.rules = (self.rules + step) % len(words.OFFERED)

    def change_level(self, step):
        self.level = (self.level + step) % len(LEVELS)

    def change_begins(self, step):
        self.begins = (self.begins + step) % len(BEGINS_NAMES)

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

    def show_more(self, y):
        scene = self.app.scene
        if self.digit >= 0:
            text = "Up and down change the digit, OK takes it."
        else:
            text = words.ABOUT[words.OFFERED[self.rules]]
        y += 10
        for line in words.wrap(scene, text, self.app.width - 28):
            scene.text(line, 14, y, S.EDGE)
            y += 10

    def deal(self):
        app = self.app
        if app.session and not app.session.is_over():
            ask(app, "The game in hand is given up.", "Deal a new one", self.begin, lambda: app.go(self))
        else:
            self.begin()

    def begin(self):
        app = self.app
        if self.digits:
            seed = 0
            for digit in self.digits:
                seed = 10 * seed + digit
        else:
            seed = app.seed_source() % 10**DIGITS
        target = app.settings.points()
        app.begin(Session(words.OFFERED[self.rules], LEVELS[self.level], seed, self.begins, target))
