# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Title, settings, pause, and the questions asked before something is lost: all are menus."""

from engine.position import STYLE, TURN
from engine.rules import FORFEIT
from firmware.app import actions as A
from firmware.draw import sprites as S
from firmware.text import phrases, titles

ROW = 18  # pixels from a row to the next, where there is room
SPEED_NAMES = ("slow", "normal", "fast", "at once")


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
        self.first = 0  # of the lines that are shown, where not all are at once

    def add(self, label, choose, value=None, change=None):
        """Add a row."""
        self.rows.append((label, choose, value, change))

    @property
    def status(self):
        row = self.rows[self.at]
        return self.note or row[0] + (": " + row[2]() if row[2] else "")

    def open(self, now):
        self.note = self.app.take_note()
        if self.app.mono:
            self.app.mono.open_menu(self)
        self.show()

    def tick(self, now):
        return -1

    def press(self, action, now):
        if self.app.steps and (action == A.RIGHT or action == A.LEFT):
            action = A.DOWN if action == A.RIGHT else A.UP
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
        if self.app.mono:
            self.app.mono.show_menu(self)
            return
        scene = self.app.scene
        if scene.small:
            from firmware.draw.small.menus import show_menu

            show_menu(self, self.about())
            return
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
        room = self.app.height - 12 * len(self.foot) - y
        pitch = min(ROW, room // len(self.rows))
        for i in range(len(self.rows)):
            label, _, value, change = self.rows[i]
            ink = S.PAPER
            if i == self.at:
                scene.rect(S.SHADE, 10, y - 3, w - 20, pitch - 1)
                scene.frame(S.GOLD, 10, y - 3, w - 20, pitch - 1)
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
            y += pitch
        self.show_more(y)
        if self.note:
            y = self.app.height - 22
            scene.rect(S.MAROON, 0, y, w, 22)
            for line in phrases.wrap(scene, self.note, w - 8)[:2]:
                scene.text(line, 4, y + 2, S.WHITE)
                y += 10
        self.app.changed = True

    def about(self):
        """Return what there is to say of the row under the cursor."""
        return ""

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
    menu.add("New game", lambda: new_game(app))
    menu.add("Settings", lambda: app.go(settings(app, lambda: app.show_title())))
    menu.add("How to play", lambda: show_help(app, app.show_title))
    return menu


def new_game(app):
    """Show what can be chosen for a new game."""
    from firmware.screens.new_game import NewGame

    app.go(NewGame(app))


def show_help(app, back):
    """Show the rules of the game in hand in a few pages; without one, of what is usually played."""
    from firmware.screens.help import Help

    session = app.session
    app.go(Help(app, back, session.rules if session else "classic", session is None or session.stop_play))


def ask(app, question, yes, do, back):
    """Ask before something is lost; the cursor is on No."""
    menu = Menu(app, "Sure?", back)
    menu.lines = [question] if app.mono else phrases.wrap(app.scene, question, app.width - 28)
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

    menu.foot = _state_of(session)
    menu.add("Go on", app.show_table)
    if session.persons_turn():
        menu.add("Hint", lambda: then(table.hint))
        menu.add("Take back", lambda: then(table.undo))
    if session.players == 1 and table.can_finish():
        menu.add("Run all cards up", lambda: then(table.finish))
    if session.stop_play and table.can_call():
        menu.add("Call stop", lambda: then(table.call))
    menu.add("Look into a pile", app.show_look)
    menu.add("Settings", lambda: app.go(settings(app, app.show_pause)))
    menu.add("How to play", lambda: show_help(app, app.show_pause))
    again = "The same cards are dealt again, from the start."
    menu.add("Restart this deal", lambda: ask(app, again, "Restart", restart, app.show_pause))
    if session.persons_turn():
        menu.add("Abandon", lambda: ask(app, _cost(session), "Abandon the game", abandon, app.show_pause))
    menu.add("Title", app.show_title)
    return menu


def _state_of(session):
    # What is being played, as lines.
    how = ", stop play" if session.stop_play else ""
    if session.opponents:
        how = ", " + titles.LEVELS[session.level] + how
    lines = [titles.game_name(session.rules), "Deal %d%s" % (session.seed, how)]
    if session.players > 1:
        score = ["%s %d" % (titles.scorer(session, i), session.score[i]) for i in range(session.players)]
        lines.append("Match to %d: " % session.target + ", ".join(score))
    return lines


def _cost(session):
    # What it costs to abandon the game (RULES 7).
    if session.players == 1:
        return "The patience is given up."
    pos = session.game.pos
    if session.solitaire:
        return "%s gives up, and the other side scores." % phrases.side(session, pos[TURN])
    if session.players > 2:
        return "The game is lost, and the next player, Left, wins it."
    if pos[STYLE] & FORFEIT:
        return "The game is lost. The opponent scores 20 more for it, and your cards as usual."
    return "The game is lost, and the opponent scores."


def settings(app, back):
    """What can be set."""
    s = app.settings
    from firmware.app.settings import TARGETS

    def leave():
        s.save()
        back()

    def speed(step):
        s.speed = (s.speed + step) % len(SPEED_NAMES)

    def target(step):
        s.target = (s.target + step) % len(TARGETS)

    def level(step):
        s.game.change_level(step)

    def asks(step):
        s.asks = not s.asks

    menu = Menu(app, "Settings", leave)
    menu.add("Opponent moves", None, lambda: SPEED_NAMES[s.speed], speed)
    menu.add("Next match to", None, lambda: "%d points" % s.points(), target)
    menu.add("TURN asks", None, lambda: "if a card fits" if s.asks else "never", asks)
    menu.add("Next opponent", None, lambda: titles.LEVELS[s.level()], level)
    menu.add("Done", leave)
    return menu
