"""The pause menu."""

from engine.opponent import level_name
from engine.position import STYLE, TURN
from engine.rules import FORFEIT
from firmware import text
from firmware.app.settings import SETTING_SOUND, SETTING_SPEED, setting_by_id
from firmware.screens.setting_rows import SettingRowsMenu
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.app.session import Session
    from firmware.app.settings import Setting
    from firmware.table.table import Table


class Pause(SettingRowsMenu):
    """The menu of a game in play, with lines on the game and the match at the bottom.

    A changed setting is saved when the player leaves the menu, or with the next game if a message by cable closes it.
    """

    remade_as = "pause"

    def __init__(self, app: "App") -> None:
        SettingRowsMenu.__init__(self, app, text.menus().PAUSE)
        table: "Table" = app.table  # type: ignore[assignment]  # A Playback has a menu of its own.
        mode = table.mode
        session = self.session = app.current_session()
        remote = session.remote
        mine = session.is_local_turn()
        last_turn = table.summarize_turn().sentence() if session.players > 1 else ""
        if last_turn and app.look.one_bit:  # A one-bit look shows no text that explains a row.
            self.lines = [last_turn]
        self.foot = _game_lines(session)
        # A game by cable has no hints, and nothing that one player cannot decide alone.
        self.add(text.menus().HINT, lambda: self.at_table(mode.hint), shown=mine and not remote)
        self.add(text.cable().REQUEST_UNDO if remote else text.menus().UNDO, lambda: self.at_table(mode.undo),
                 shown=(mine or remote) and session.offers_undo())
        self.add(text.menus().GO_ON, self.back, shown=remote or not mine)
        self.add(text.menus().LAST_TURN, lambda: self.at_table(table.replay_last_turn), about=last_turn,
                 shown=session.players > 1)
        self.add(text.menus().GO_ON, self.back, shown=mine and not remote)
        self.add(text.menus().AUTO_FINISH, lambda: self.at_table(mode.auto_finish), shown=mode.can_auto_finish())
        self.add(text.menus().CALL_STOP, lambda: self.at_table(mode.call_stop),
                 shown=session.stop_play and mode.can_call_stop())
        self.add(text.menus().LOOK_INTO_PILE, app.show_pile_view)
        self.add(text.menus().MOVE_LIST, lambda: app.open("move_list"), shown=session.game.ply)
        self.add(text.menus().REVIEW_LAST, lambda: app.open("review", True), shown=app.last_game)
        shows_moves = session.opponents or remote  # In other games all moves are the player's own.
        for number in (SETTING_SPEED, SETTING_SOUND) if shows_moves else (SETTING_SOUND,):
            if app.features.supports(setting_by_id(number)):
                self.add_setting(setting_by_id(number))
        self.add(text.menus().SETTINGS, lambda: app.open("settings"))
        self.add(text.menus().HOW_TO_PLAY, lambda: app.open("help"))
        self.add(text.menus().RESTART_DEAL, self.ask_restart, shown=not remote)
        self.add(text.menus().RESIGN, self.ask_resign, shown=mine)
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
        session = self.session
        self.app.note_help()
        played_ms = session.played_ms
        session.restart()
        session.add_time(played_ms)  # The records count one game, which took that long already.
        self.app.begin(session)

    def ask_resign(self) -> None:
        """Ask whether to resign the game."""
        app = self.app
        app.open("ask", _resign_cost(self.session), text.menus().RESIGN_GAME, self.resign)

    def resign(self) -> None:
        """Resign the game."""
        session = self.session
        turn = session.game.pos[TURN]
        session.resign()
        self.app.after_move(session, turn)
        self.app.show_result()


def _game_lines(session: "Session") -> "list[str]":
    # Return lines that describe the game and, if there is one, the match.
    parts = [text.menus().DEAL_NUMBER.format(session.seed)] if session.was_dealt() else []
    if session.remote:
        parts.append(text.cable().BY_CABLE[session.remote.cable])
    elif session.opponents:
        parts.append(text.menus().LEVELS[level_name(session.level)])
    if session.stop_play:
        parts.append(text.menus().WITH_STOP_PLAY)
    if session.duplicate:
        parts.append(text.menus().GAME_OF_TWO[0 if session.first_game_points is None else 1])
    lines = [phrases.game_name(session.rules), ", ".join(parts)]
    if session.players > 1 and session.is_in_match():
        if session.remote:
            scores = text.cable().CABLE_SCORE.format(session.score[0], session.score[1])
        else:
            each = []
            for i in range(session.players):
                name = phrases.player_name(session.game.pos, session.player_at_score(i), session.viewer)
                each.append(text.menus().SCORE_OF.format(name, session.score[i]))
            scores = ", ".join(each)
        lines.append(text.menus().MATCH_SCORES.format(session.target, scores))
    return lines


def _resign_cost(session: "Session") -> str:
    # Return a line on what resigning costs (RULES 7).
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
