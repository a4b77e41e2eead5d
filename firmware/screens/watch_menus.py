"""The menus of a game that is watched: its levels, its pause, and its end."""

from engine.opponent import ADAPTIVE
from firmware import text
from firmware.app.settings import OFFERED_LEVELS, SETTING_SOUND, SETTING_SPEED, setting_by_id
from firmware.screens.menu import Menu
from firmware.screens.result import heading_of, total_of
from firmware.screens.setting_rows import SettingRowsMenu
from firmware.table.modes.watch import WatchedSession
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.screens.new_game_menu import NewGame
    from firmware.table.modes.watch import Watch

WATCHED_LEVELS = tuple([level for level in OFFERED_LEVELS if level != ADAPTIVE])
_DEFAULT_LEVEL = "greedy"


class WatchMenu(SettingRowsMenu):
    """The levels of a game to watch, by the rules and the deal that are chosen in the menu of a new game.

    levels: the level of each side, A's first; A's begins as that of the next opponent
    """

    parent = "new_game"

    def __init__(self, app: "App", new_game: "NewGame") -> None:
        SettingRowsMenu.__init__(self, app, text.new_game().WATCH)
        self.new_game = new_game
        level = app.settings.level()
        self.levels = [_DEFAULT_LEVEL] * new_game.rule_set().players
        if level in WATCHED_LEVELS:
            self.levels[0] = level
        self.foot = (phrases.game_name(new_game.rules()),)
        self.add(text.new_game().DEAL, self.begin, about=text.new_game().WATCH_ABOUT)
        for player in range(len(self.levels)):
            self.add_level(player)
        self.add_setting(setting_by_id(SETTING_SPEED))

    def add_level(self, player: int) -> None:
        """Add the row of a side's level."""
        self.add(text.words.PEOPLE["side"].format("ABC"[player]), None,
                 lambda: text.menus().LEVELS[self.levels[player]], lambda step: self.change_level(player, step),
                 lambda: text.new_game().LEVELS_ABOUT[self.levels[player]])

    def change_level(self, player: int, step: int) -> None:
        """Choose the next level of a side (1), or the previous one (-1)."""
        at = WATCHED_LEVELS.index(self.levels[player])
        self.levels[player] = WATCHED_LEVELS[(at + step) % len(WATCHED_LEVELS)]

    def begin(self) -> None:
        """Watch the game."""
        from firmware.table.modes.watch import Watch

        app = self.app
        new_game = self.new_game
        app.settings.save()
        session = WatchedSession(new_game.rules(), tuple(self.levels), new_game.seed_to_deal())
        app.begin_activity(Watch(app, session))

    def back(self) -> None:
        self.app.settings.save()
        self.app.pop()


class WatchPause(SettingRowsMenu):
    """The menu of a game that is watched."""

    remade_as = ""

    def __init__(self, app: "App", watched: "Watch") -> None:
        SettingRowsMenu.__init__(self, app, text.menus().PAUSE)
        session = watched.session
        self.lines = level_lines(session)
        self.foot = (phrases.game_name(session.rules), text.menus().DEAL_NUMBER.format(session.seed))
        self.add(text.menus().GO_ON, self.back)
        for number in (SETTING_SPEED, SETTING_SOUND):
            if app.features.supports(setting_by_id(number)):
                self.add_setting(setting_by_id(number))
        self.add(text.menus().LOOK_INTO_PILE, app.show_pile_view)
        self.add(text.menus().MOVE_LIST, lambda: app.open("move_list", session), shown=session.game.ply)
        self.add(text.new_game().STOP_WATCHING, watched.leave)
        self.add(text.menus().TITLE, app.show_title)

    def back(self) -> None:
        self.app.settings.save()
        self.app.show_table()


class WatchEnd(Menu):
    """The end of a game that was watched: the winner, the points, and the levels."""

    parent = "new_game"

    def __init__(self, app: "App", watched: "Watch") -> None:
        session = watched.session
        Menu.__init__(self, app, heading_of(session))
        self.total_line = total_of(session)
        self.lines = [self.total_line] + level_lines(session)
        self.watched = watched
        self.add(text.results().NEXT_DEAL, watched.begin_next)
        self.add(text.menus().MOVE_LIST, lambda: app.open("move_list", session))
        self.add(text.results().LOOK_AT_TABLE, lambda: app.go_to(watched.table))
        self.add(text.new_game().STOP_WATCHING, watched.leave)
        self.add(text.menus().TITLE, app.show_title)

    def back(self) -> None:
        self.watched.leave()


def level_lines(session: WatchedSession) -> "list[str]":
    """Return a line on each side's level."""
    pos = session.game.pos
    return [
        phrases.player_name(pos, i, session.viewer) + "\t" + text.menus().LEVELS[session.levels[i]]
        for i in range(session.players)
    ]
