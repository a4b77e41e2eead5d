"""The pause menu."""

from engine.opponent import level_name
from engine.position import STYLE, TURN
from engine.rules import FORFEIT
from firmware import text
from firmware.app.settings import SETTING_SOUND, SETTING_SPEED, setting_by_id
from firmware.screens.menu import Menu
from firmware.screens.setting_rows import SettingRowsMenu
from firmware.table.views.turn_summary import summarize_turn
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.app.session import Session
    from firmware.app.settings import Setting
    from firmware.table.table import Table


class Pause(SettingRowsMenu):
    """The menu of a game in play, with the game and the match at the bottom.

    A setting that was changed is saved when the menu is left, or with the next game if a message by cable closed it.
    """

    remade_as = "pause"

    def __init__(self, app: "App") -> None:
        Menu.__init__(self, app, text.menus().PAUSE)
        table: "Table" = app.table  # type: ignore[assignment]  # A Playback has a menu of its own, here and below.
        mode = table.mode
        session = app.session
        self.foot = _game_lines(session, session.was_dealt())
        if session.is_local_turn():
            self.add(text.menus().HINT, lambda: self.at_table(mode.hint))
            if session.offers_undo():
                self.add(text.menus().UNDO, lambda: self.at_table(mode.undo))
        else:
            self.add(text.menus().GO_ON, app.show_table)
        if session.players > 1:
            self.add_last_turn()
        if session.is_local_turn():
            self.add(text.menus().GO_ON, app.show_table)
        if mode.can_auto_finish():
            self.add(text.menus().AUTO_FINISH, lambda: self.at_table(mode.auto_finish))
        if session.stop_play and mode.can_call_stop():
            self.add(text.menus().CALL_STOP, lambda: self.at_table(mode.call_stop))
        self.add_rest(True)

    def add_last_turn(self) -> None:
        """Add the row that replays the opponents' last turn, explained by what they did.

        A one-bit screen explains no rows, so there it is said above them.
        """
        table: "Table" = self.app.table  # type: ignore[assignment]
        said = summarize_turn(table).sentence()
        if said and self.app.look.one_bit:
            self.lines = [said]
        self.add(text.menus().LAST_TURN, lambda: self.at_table(table.replay_last_turn), about=said)

    def add_rest(self, can_restart: bool) -> None:
        """Add the rows that every game has; can_restart: include the one that deals the same cards again."""
        app = self.app
        self.add(text.menus().LOOK_INTO_PILE, app.show_pile_view)
        if app.last_game:
            self.add(text.menus().REVIEW_LAST, lambda: app.open("review", True))
        shows_moves = app.session.opponents or app.session.remote  # Elsewhere there are only the player's own.
        for number in (SETTING_SPEED, SETTING_SOUND) if shows_moves else (SETTING_SOUND,):
            if app.features.supports(setting_by_id(number)):
                self.add_setting(setting_by_id(number))
        self.add(text.menus().SETTINGS, lambda: app.open("settings"))
        self.add(text.menus().HOW_TO_PLAY, lambda: app.open("help"))
        if can_restart:
            self.add(text.menus().RESTART_DEAL, self.ask_restart)
        if app.session.is_local_turn():
            self.add(text.menus().RESIGN, self.ask_resign)
        self.add(text.menus().TITLE, app.show_title)

    def back(self) -> None:
        self.app.show_table()

    def press(self, action: int, now: int) -> None:
        SettingRowsMenu.press(self, action, now)
        if self.app.settings.unsaved and self.app.screen is not self:
            self.app.settings.save()

    def change(self, setting: "Setting", step: int) -> None:
        SettingRowsMenu.change(self, setting, step)
        self.app.settings.unsaved = True

    def ask_restart(self) -> None:
        """Ask whether to deal the same cards again."""
        app = self.app
        app.open("ask", text.menus().RESTART_COSTS, text.menus().RESTART, self.restart)

    def restart(self) -> None:
        """Deal the same cards again."""
        self.app.note_help()
        self.app.session.restart()
        self.app.begin(self.app.session)

    def ask_resign(self) -> None:
        """Ask whether to give the game up."""
        app = self.app
        app.open("ask", _resign_cost(app.session), text.menus().RESIGN_GAME, self.resign)

    def resign(self) -> None:
        """Give the game up."""
        session = self.app.session
        turn = session.game.pos[TURN]
        session.resign()
        self.app.after_move(session, turn)
        self.app.show_result()


def _game_lines(session: "Session", was_dealt: bool) -> "list[str]":
    # Describe the game and the match, as lines.
    parts = [text.menus().DEAL_NUMBER.format(session.seed)] if was_dealt else []
    if session.opponents:
        parts.append(text.menus().LEVELS[level_name(session.level)])
    if session.stop_play:
        parts.append(text.menus().WITH_STOP_PLAY)
    if session.duplicate:
        parts.append(text.menus().GAME_OF_TWO[0 if session.first_game_points is None else 1])
    lines = [phrases.game_name(session.rules), ", ".join(parts)]
    if session.players > 1:
        scores = []
        for i in range(session.players):
            name = phrases.player_name(session.game.pos, session.player_at_score(i), session.viewer)
            scores.append(text.menus().SCORE_OF.format(name, session.score[i]))
        lines.append(text.menus().MATCH_SCORES.format(session.target, ", ".join(scores)))
    return lines


def _resign_cost(session: "Session") -> str:
    # Say what it costs to abandon the game (RULES 7).
    if session.players == 1:
        return text.menus().RESIGN_PATIENCE
    pos = session.game.pos
    name = phrases.player_name(pos, pos[TURN], session.viewer)
    if session.hot_seat_names:
        cost = text.menus().RESIGN_HOT_SEAT_THREE if session.players > 2 else text.menus().RESIGN_HOT_SEAT
        return cost.format(name, phrases.player_name(pos, (pos[TURN] + 1) % session.players, session.viewer))
    if session.plays_all_sides:
        return text.menus().RESIGN_SIDE.format(name)
    if session.players > 2:
        return text.menus().RESIGN_THREE
    if pos[STYLE] & FORFEIT:
        return text.menus().RESIGN_FORFEIT
    return text.menus().RESIGN_COSTS
