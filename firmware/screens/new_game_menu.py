"""The choices for a new game: rules, opponent, starter, style, match and deal."""

from engine.opponent import ADAPTIVE
from engine.rules import RULE_SET_NAMES, rule_set
from firmware import text
from firmware.app.session import STARTER_BY_RULES, STARTER_YOU, Session
from firmware.app.settings import (
    AGAINST_MACHINE, AGAINST_SELF, HOT_SEAT, SETTING_LEVEL, SETTING_MATCH, SETTING_OPPONENT, SETTING_RULE_SET,
    SETTING_STARTER, SETTING_STOP_PRICE, SETTING_STYLE, setting_by_id, value_index
)
from firmware.screens.field_editor import FieldEditor
from firmware.screens.menu import Menu
from firmware.screens.setting_rows import SettingRowsMenu

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.rules import Option, RuleSet
    from firmware.app.app import App
    from firmware.app.settings import Setting

DEAL_DIGITS = 6  # of the number of a deal


class NewGame(SettingRowsMenu):
    """A menu that begins with the choices of the last new game.

    The deal is random, or the player sets its number digit by digit.
    """

    def __init__(self, app: "App") -> None:
        SettingRowsMenu.__init__(self, app, text.menus().NEW_GAME)
        self.settings = app.settings
        self.numbers = app.settings.numbers
        self.digits: "bytearray | None" = None  # the digits of the deal's number, None for a random deal
        self.about_adaptive = ""  # the text about the adaptive level, kept from its first use until the rows change
        self.fill()

    def open(self, now: int) -> None:
        self.fill()
        Menu.open(self, now)

    def fill(self) -> None:
        """Fill in the rows, which depend on the rule set and on each other."""
        app = self.app
        rule_set = self.rule_set()
        self.about_adaptive = ""
        self.rows = []
        self.add(text.new_game().DEAL, self.deal_or_ask)
        self.add(text.new_game().GAME, lambda: app.push(RuleSetMenu(self)),
                 lambda: text.menus().RULE_SETS[self.rule_set().name], self.change_rules,
                 brief=lambda: text.menus().RULE_SETS_BRIEF.get(self.rule_set().name, ""))
        if rule_set.option_kinds:
            self.add(text.new_game().OPTIONS_ROW, lambda: app.push(OptionsMenu(self)), self.options_text)
        if rule_set.players > 1:
            self.add(text.new_game().OPPONENT, lambda: app.push(OpponentMenu(self)), self.opponent_text,
                     self.change_opponent, self.about_opponent,
                     lambda: text.new_game().NO_OPPONENT_BRIEF if self.plays_against_self() else "")
            if self.is_hot_seat():
                self.add(text.new_game().NAMES_ROW,
                    lambda: app.open("names", self.player_count()),
                         self.names_text, about=text.new_game().NAMES_ABOUT)
        self.add_settings("new_game")
        self.add(text.new_game().WATCH, self.watch, about=text.new_game().WATCH_ABOUT, shown=rule_set.players > 1)
        self.add(text.new_game().DEAL_NO, self.edit, self.seed_text, self.change_seed,
                 text.new_game().DEAL_OF_THE_DAY_ABOUT)

    def has_row(self, setting: "Setting") -> bool:
        rule_set = self.rule_set()
        if setting.id == SETTING_STARTER:
            return rule_set.players > 1 and not self.plays_against_self()
        if setting.id == SETTING_STYLE:
            return rule_set.has_stop_play() and not self.plays_against_self()
        if setting.id == SETTING_STOP_PRICE:
            return self.is_stop_priced()
        if setting.id == SETTING_MATCH:
            return rule_set.has_two_sides() and not self.plays_against_self()
        return SettingRowsMenu.has_row(self, setting)

    def is_stop_priced(self) -> bool:
        """Return whether a wrong call of stop can have a price: in stop play, against levels."""
        rule_set = self.rule_set()
        stop = self.numbers[SETTING_STYLE] == 1 and rule_set.has_stop_play() and rule_set.stop_ends_turn()
        return stop and not self.plays_against_self() and not self.is_hot_seat()

    def change(self, setting: "Setting", step: int) -> None:
        SettingRowsMenu.change(self, setting, step)
        if setting.id == SETTING_STYLE:
            self.fill()

    def value(self, setting: "Setting") -> str:
        starter = self.numbers[SETTING_STARTER]
        if setting.id == SETTING_STARTER and starter and self.is_hot_seat():
            return self.player_name(0 if starter == STARTER_YOU else self.player_count() - 1)
        return SettingRowsMenu.value(self, setting)

    def rule_set(self) -> "RuleSet":
        """Return the chosen RuleSet."""
        return self.settings.rule_set()

    def plays_against_self(self) -> bool:
        """Return whether one player will play both sides."""
        return self.numbers[SETTING_OPPONENT] == AGAINST_SELF and self.rule_set().has_two_sides()

    def is_hot_seat(self) -> bool:
        """Return whether several players will play."""
        return self.numbers[SETTING_OPPONENT] == HOT_SEAT and self.player_count() > 1

    def player_count(self) -> int:
        """Return how many play."""
        return self.rule_set().players

    def player_name(self, i: int) -> str:
        """Return the name of player i, from 0 on."""
        from firmware.app.hot_seat import saved_name

        return saved_name(self.numbers, i) or text.words.UNNAMED_PLAYER.format(i + 1)

    def names_text(self) -> str:
        """Return the names of the players as text."""
        return ", ".join([self.player_name(i) for i in range(self.player_count())])

    def rules(self) -> str:
        """Return the rule set with its options as text."""
        rule_set = self.rule_set()
        options = [each.name for each in rule_set.options() if self.settings.has_option(each)]
        return "+".join([rule_set.name] + sorted(options))

    def toggle(self, option: "Option") -> None:
        """Switch an option on or off; switch off the options that exclude it."""
        settings = self.settings
        settings.toggle_option(option)
        if settings.has_option(option):
            for other in self.rule_set().options():
                if other.name in option.excludes and settings.has_option(other):
                    settings.toggle_option(other)

    def change_rules(self, step: int) -> None:
        """Choose the next rule set (1), or the previous one (-1)."""
        self.settings.change(SETTING_RULE_SET, step)
        self.fill()

    def change_opponent(self, step: int) -> None:
        """Choose the next opponent (1), or the previous one (-1)."""
        self.set_opponent((self.opponent_index() + step) % self.opponent_count())
        self.fill()

    def opponent_count(self) -> int:
        """Return the number of opponents to choose from: the levels, then players who share the device, then nobody."""
        return len(setting_by_id(SETTING_LEVEL).values) + (2 if self.rule_set().has_two_sides() else 1)

    def opponent_index(self) -> int:
        """Return the index of the chosen opponent among these."""
        levels = setting_by_id(SETTING_LEVEL).values
        if self.is_hot_seat():
            return len(levels)
        return len(levels) + 1 if self.plays_against_self() else value_index(setting_by_id(SETTING_LEVEL),
            self.numbers[SETTING_LEVEL], len(levels))

    def set_opponent(self, at: int) -> None:
        """Choose the opponent with an index."""
        numbers = self.numbers
        levels = setting_by_id(SETTING_LEVEL).values
        if at < len(levels):
            numbers[SETTING_OPPONENT] = AGAINST_MACHINE
            numbers[SETTING_LEVEL] = levels[at]
        else:
            numbers[SETTING_OPPONENT] = HOT_SEAT if at == len(levels) else AGAINST_SELF

    def opponent_text(self) -> str:
        """Return the name of the chosen opponent as text."""
        if self.is_hot_seat():
            return text.new_game().HOT_SEAT_OF_TWO if self.player_count() == 2 else text.new_game().HOT_SEAT_OF_THREE
        return text.new_game().NO_OPPONENT if self.plays_against_self() else text.menus().LEVELS[self.settings.level()]

    def options_text(self) -> str:
        """Return the number of chosen options as text."""
        n = self.rules().count("+")
        return text.new_game().OPTIONS_ON.format(n) if n else text.new_game().NO_OPTIONS

    def change_seed(self, step: int) -> None:
        """Choose a random deal, the deal of the day if it is known, or the last deal."""
        session = self.app.session
        kinds = [-1, session.seed if session and session.seed < 10**DEAL_DIGITS else 0]
        today = self.app.features.today()
        if today >= 0 and today not in kinds:
            kinds.insert(1, today)
        at = self.seed()
        self.set_seed(kinds[(kinds.index(at) + step) % len(kinds)] if at in kinds else -1)

    def seed(self) -> int:
        """Return the deal's number, -1 for a random deal."""
        if not self.digits:
            return -1
        seed = 0
        for digit in self.digits:
            seed = 10 * seed + digit
        return seed

    def seed_to_deal(self) -> int:
        """Return the deal's number, or a new random number for a random deal."""
        seed = self.seed()
        return seed if seed >= 0 else self.app.seed_source() % 10**DEAL_DIGITS

    def set_seed(self, seed: int) -> None:
        """Set the deal's number, -1 for a random deal."""
        self.digits = None if seed < 0 else bytearray(DEAL_DIGITS)
        if self.digits:
            for i in range(DEAL_DIGITS - 1, -1, -1):
                self.digits[i] = seed % 10
                seed //= 10

    def seed_text(self) -> str:
        """Return the deal's number as text, in its current state if it is being edited."""
        if self.editor:
            return self.editor.text()
        seed = self.seed()
        if seed < 0:
            return text.new_game().RANDOM_DEAL
        return text.new_game().TODAYS_DEAL.format(seed) if seed == self.app.features.today() else "%06d" % seed

    def edit(self) -> None:
        """Begin to edit the deal's number."""
        self.editor = FieldEditor(self, bytearray(self.digits or DEAL_DIGITS), False, self.set_digits)

    def set_digits(self, digits: bytearray) -> None:
        """Set the digits of the deal's number."""
        self.digits = digits

    def about(self) -> str:
        """Return the text that explains the row under the cursor, or the rule set."""
        return SettingRowsMenu.about(self) or self.about_rules()

    def about_rules(self) -> str:
        """Return the text about the rule set, or the reason why it cannot be played here."""
        return self.app.too_large(self.rules()) or text.new_game().RULE_SETS_ABOUT[self.rule_set().name]

    def about_opponent(self) -> str:
        """Return the text about the level, or about the other players."""
        if self.is_hot_seat():
            return (
                text.new_game().HOT_SEAT_OF_TWO_ABOUT if self.player_count() == 2
                else text.new_game().HOT_SEAT_OF_THREE_ABOUT
            )
        if self.plays_against_self():
            return text.new_game().NO_OPPONENT_ABOUT
        level = self.settings.level()
        if level != ADAPTIVE:
            return text.new_game().LEVELS_ABOUT[level]
        if not self.about_adaptive:
            from firmware.screens.adaptive_text import about_adaptive_level

            # This reads the player's statistics, which is too slow for each redraw.
            self.about_adaptive = about_adaptive_level(self.app, self.rules())
        return self.about_adaptive

    def deal_or_ask(self) -> None:
        """Deal, but ask first if there is no opponent, or if a game in play would end."""
        app = self.app
        if app.too_large(self.rules()):
            self.note = app.too_large(self.rules())
            return
        session = app.session
        questions = []
        if self.plays_against_self() and not (session and session.plays_against_self()):
            questions.append(text.new_game().NO_OPPONENT_ABOUT)  # This is easily chosen by mistake, next to the levels.
        if session and not session.is_over():
            questions.append(text.new_game().NEW_GAME_COSTS)
        if questions:
            app.open("ask", " ".join(questions), text.new_game().DEAL_NEW, self.begin)
        else:
            self.begin()

    def watch(self) -> None:
        """Choose levels, to watch them play by the chosen rules."""
        self.note = self.app.too_large(self.rules())
        if not self.note:
            self.app.open("watch", self)

    def begin(self) -> None:
        """Begin the chosen game."""
        app = self.app
        seed = self.seed_to_deal()
        rule_set = self.rule_set()
        alone = self.plays_against_self()
        stop = self.numbers[SETTING_STYLE] == 1 and not alone and rule_set.has_stop_play()
        starter = STARTER_BY_RULES if alone or rule_set.players == 1 else self.numbers[SETTING_STARTER]
        rules = self.rules()
        names: "tuple[str, ...]" = ()
        if self.is_hot_seat():
            from firmware.app.hot_seat import saved_names as names_of

            names = names_of(app.settings, rules)
        twice = self.numbers[SETTING_MATCH] == 1 and not alone and rule_set.has_two_sides()
        kind = Session
        if twice:
            from firmware.app.duplicate import DuplicateSession

            kind = DuplicateSession
        points = app.settings.match_points(rules, twice)
        session = kind(rules, app.level_with_strength(rules), seed, starter, points, alone, stop, names)
        session.stop_price = self.is_stop_priced() and self.numbers[SETTING_STOP_PRICE] == 1
        app.settings.save()
        app.begin(session)


class RuleSetMenu(Menu):
    """The list of rule sets, with a text about the one under the cursor."""

    is_long_list = True

    def __init__(self, new_game: "NewGame") -> None:
        Menu.__init__(self, new_game.app, text.new_game().GAME)
        self.new_game = new_game
        for name in RULE_SET_NAMES:
            about = text.new_game().RULE_SETS_ABOUT[name]
            self.add(text.menus().RULE_SETS[name], self.choose, about=about,
                     brief=text.menus().RULE_SETS_BRIEF.get(name, ""))
        self.cursor = RULE_SET_NAMES.index(new_game.rule_set().name)

    def choose(self) -> None:
        """Choose the rule set under the cursor."""
        self.new_game.numbers[SETTING_RULE_SET] = rule_set(RULE_SET_NAMES[self.cursor]).id
        self.back()


class OpponentMenu(Menu):
    """The list of opponents, with a text about the one under the cursor."""

    is_long_list = True

    def __init__(self, new_game: "NewGame") -> None:
        Menu.__init__(self, new_game.app, text.new_game().OPPONENT)
        self.new_game = new_game
        before = new_game.opponent_index()
        for at in range(new_game.opponent_count()):
            new_game.set_opponent(at)
            brief = text.new_game().NO_OPPONENT_BRIEF if new_game.plays_against_self() else ""
            self.add(new_game.opponent_text(), self.choose, about=new_game.about_opponent(), brief=brief)
        new_game.set_opponent(before)
        self.cursor = before

    def choose(self) -> None:
        """Choose the opponent under the cursor."""
        self.new_game.set_opponent(self.cursor)
        self.back()


class OptionsMenu(Menu):
    """The options of the chosen rule set, as switches."""

    is_long_list = True

    def __init__(self, new_game: "NewGame") -> None:
        Menu.__init__(self, new_game.app, text.new_game().OPTIONS_ROW)
        self.new_game = new_game
        for option in new_game.rule_set().options():
            self.add_switch(option)
        self.add(text.menus().DONE, self.back, about=text.new_game().OPTIONS_DONE_ABOUT)

    def add_switch(self, option: "Option") -> None:
        """Add the row of an option."""
        def switch(step: int = 1) -> None:
            self.new_game.toggle(option)

        name = option.name
        self.add(text.new_game().OPTIONS[name], switch, lambda: self.new_game.settings.has_option(option), switch,
                 text.new_game().OPTIONS_ABOUT[name], text.new_game().OPTIONS_BRIEF.get(name, ""))
