"""The choices for a new game that can be offered to a player at the other end of a cable."""

from engine.rules import RULE_SET_NAMES, rule_set
from firmware import text
from firmware.app.remote_opponent import GAME_ID_LIMIT
from firmware.app.remote_session import RemoteSession
from firmware.app.settings import (
    AGAINST_MACHINE, SETTING_MATCH, SETTING_OPPONENT, SETTING_RULE_SET, SETTING_STARTER, SETTING_STYLE
)
from firmware.screens.new_game_menu import NewGame

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.app.settings import Setting


class NewCableGame(NewGame):
    """The choices for a new game, with the cables among the opponents.

    In the list of opponents, the cables come last.

    cable_index: the index of the chosen cable, -1 for none
    by_cable: whether the first cable is the initial choice
    """

    app: "App"

    def __init__(self, app: "App", by_cable: bool = False) -> None:
        self.cable_index = -1
        self.cable_kinds = app.features.cables.kinds if app.features.cables else b""
        NewGame.__init__(self, app)
        if by_cable:
            self.numbers[SETTING_OPPONENT] = AGAINST_MACHINE
            self.cable_index = 0
            if not self.rule_set().has_two_sides():
                self.numbers[SETTING_RULE_SET] = rule_set(RULE_SET_NAMES[0]).id
            self.fill()

    def fill(self) -> None:
        if not self.rule_set().has_two_sides():
            self.cable_index = -1
        NewGame.fill(self)

    def has_row(self, setting: "Setting") -> bool:
        return NewGame.has_row(self, setting) and (setting.id != SETTING_MATCH or self.cable_index < 0)

    def is_stop_priced(self) -> bool:
        return self.cable_index < 0 and NewGame.is_stop_priced(self)

    def opponent_count(self) -> int:
        return NewGame.opponent_count(self) + (len(self.cable_kinds) if self.rule_set().has_two_sides() else 0)

    def opponent_index(self) -> int:
        return NewGame.opponent_index(self) if self.cable_index < 0 else NewGame.opponent_count(self) + self.cable_index

    def set_opponent(self, at: int) -> None:
        """Choose the opponent with an index; the cables follow the other opponents."""
        self.cable_index = max(-1, at - NewGame.opponent_count(self))
        if self.cable_index < 0:
            NewGame.set_opponent(self, at)
        else:
            self.numbers[SETTING_OPPONENT] = AGAINST_MACHINE

    def opponent_text(self) -> str:
        if self.cable_index >= 0:
            return text.cable().BY_CABLE[self.cable_kinds[self.cable_index]]
        return NewGame.opponent_text(self)

    def about_opponent(self) -> str:
        if self.cable_index >= 0:
            return text.cable().BY_CABLE_ABOUT[self.cable_kinds[self.cable_index]]
        return NewGame.about_opponent(self)

    def begin(self) -> None:
        """Begin the chosen game, or offer it to the other end of the cable."""
        if self.cable_index < 0:
            NewGame.begin(self)
            return
        app = self.app
        seed = self.seed_to_deal()
        rules = self.rules()
        stop = self.numbers[SETTING_STYLE] == 1 and self.rule_set().has_stop_play()
        session = RemoteSession(rules, app.level_with_strength(rules), seed, self.numbers[SETTING_STARTER],
            app.settings.match_points(rules), stop, app.seed_source() * 977 % GAME_ID_LIMIT,
            self.cable_kinds[self.cable_index])
        app.settings.save()
        app.show("cable", session)
