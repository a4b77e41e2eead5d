# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A new game that can be offered to a person at the other end of a cable."""

from engine.rules import RULE_SET_NAMES, rule_set
from firmware import text
from firmware.app.remote_session import GAME_ID_LIMIT, RemoteOpponent, RemoteSession
from firmware.app.settings import (
    AGAINST_MACHINE,
    SETTING_MATCH,
    SETTING_OPPONENT,
    SETTING_RULE_SET,
    SETTING_STARTER,
    SETTING_STYLE,
)
from firmware.screens.new_game import NewGame

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.app.settings import Setting


class NewByCable(NewGame):
    """The choices for a new game, with cables among the opponents.

    The cables come after all other opponents. cable: the index of the chosen one, -1 for none. by_cable: choose the
    first cable to begin with.
    """

    app: "App"

    def __init__(self, app: "App", by_cable: bool = False) -> None:
        self.cable = -1
        self.kinds = app.features.cables.kinds if app.features.cables else b""
        NewGame.__init__(self, app)
        if by_cable:
            self.numbers[SETTING_OPPONENT] = AGAINST_MACHINE
            self.cable = 0
            if not self.rule_set().has_two_sides():
                self.numbers[SETTING_RULE_SET] = rule_set(RULE_SET_NAMES[0]).id
            self.fill()

    def fill(self) -> None:
        if not self.rule_set().has_two_sides():
            self.cable = -1
        NewGame.fill(self)

    def offers(self, setting: "Setting") -> bool:
        return NewGame.offers(self, setting) and (setting.id != SETTING_MATCH or self.cable < 0)

    def opponents(self) -> int:
        return NewGame.opponents(self) + (len(self.kinds) if self.rule_set().has_two_sides() else 0)

    def opponent(self) -> int:
        return NewGame.opponent(self) if self.cable < 0 else NewGame.opponents(self) + self.cable

    def set_opponent(self, at: int) -> None:
        """Choose the opponent with an index; the cables follow the other opponents."""
        self.cable = max(-1, at - NewGame.opponents(self))
        if self.cable < 0:
            NewGame.set_opponent(self, at)
        else:
            self.numbers[SETTING_OPPONENT] = AGAINST_MACHINE

    def opponent_text(self) -> str:
        if self.cable >= 0:
            return text.cable().BY_CABLE[self.kinds[self.cable]]
        return NewGame.opponent_text(self)

    def about_opponent(self) -> str:
        if self.cable >= 0:
            return text.cable().BY_CABLE_ABOUT[self.kinds[self.cable]]
        return NewGame.about_opponent(self)

    def begin(self) -> None:
        """Begin the chosen game, or offer it by cable."""
        if self.cable < 0:
            NewGame.begin(self)
            return
        app = self.app
        seed = self.seed_to_deal()
        rules = self.rules()
        stop = self.numbers[SETTING_STYLE] == 1 and self.rule_set().has_stop_play()
        remote = RemoteOpponent(app.seed_source() * 977 % GAME_ID_LIMIT, self.kinds[self.cable])
        session = RemoteSession(rules, app.level_with_strength(rules), seed, self.numbers[SETTING_STARTER],
            app.settings.match_points(rules), stop,
                          remote)
        app.settings.save()
        app.show("cable", session)
