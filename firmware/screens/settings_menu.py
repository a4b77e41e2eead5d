"""The menu of the settings."""

from firmware import text
from firmware.app.save_format.schemas import level_by_id
from firmware.app.session import SINGLE_GAME
from firmware.app.settings import (
    SETTING_CARD_LETTERS, SETTING_FELT, SETTING_LANGUAGE, SETTING_LEVEL, SETTING_TARGET, setting_by_id
)
from firmware.screens.setting_rows import SettingRowsMenu
from firmware.text import phrases
from firmware.text.languages import LANGUAGES

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.app.settings import Setting


class SettingsMenu(SettingRowsMenu):
    """The menu of the settings, which are saved when the player leaves it."""

    def __init__(self, app: "App") -> None:
        SettingRowsMenu.__init__(self, app, "")
        self.fill()

    def fill(self) -> None:
        """Fill in the heading and the rows, in the current language."""
        self.heading = text.menus().SETTINGS
        self.rows = []
        self.add_settings("settings")
        self.add(text.menus().DONE, self.back)

    def add_setting(self, setting: "Setting") -> None:
        app = self.app
        if setting.id == SETTING_LANGUAGE and app.features.supports(setting_by_id(SETTING_FELT)):
            self.add(text.settings().ACCESSIBILITY, lambda: app.open("accessibility"))
        SettingRowsMenu.add_setting(self, setting)

    def values(self, setting: "Setting") -> "tuple[str, ...] | list[str]":
        if setting.id == SETTING_TARGET:
            return [self.points(points) for points in setting.values]
        if setting.id == SETTING_LEVEL:
            return [text.menus().LEVELS[level_by_id(number)] for number in setting.values]
        if setting.id == SETTING_LANGUAGE:
            return [row[1] for row in LANGUAGES]
        if setting.id == SETTING_CARD_LETTERS:
            return [text.settings().AS_LANGUAGE] + [
                " ".join(phrases.RANK_LABELS[at : at + 3]) for at in range(10, len(phrases.RANK_LABELS), 3)
            ]
        return SettingRowsMenu.values(self, setting)

    def points(self, points: int) -> str:
        """Return the text of the target score."""
        if points == SINGLE_GAME:
            return text.settings().SINGLE_GAME
        return text.settings().POINTS.format(points) if points else text.settings().FITTING_POINTS

    def value_index(self, setting: "Setting") -> int:
        return text.language if setting.id == SETTING_LANGUAGE else SettingRowsMenu.value_index(self, setting)

    def change(self, setting: "Setting", step: int) -> None:
        app = self.app
        if setting.id == SETTING_LANGUAGE:
            app.set_language((text.language + step) % len(LANGUAGES))
            self.fill()
            self.rewind()
            return
        SettingRowsMenu.change(self, setting, step)

    def back(self) -> None:
        """Save the settings, and leave."""
        self.app.settings.save()
        self.app.pop()
