"""Menus with rows for settings, from the table in firmware.app.settings."""

from firmware import text
from firmware.app import settings
from firmware.app.settings import next_value, value_index
from firmware.screens.menu import Menu

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.settings import Setting


class SettingRowsMenu(Menu):
    """A menu that shows the settings of a screen and changes them."""

    def add_settings(self, screen: str) -> None:
        """Add a row for each Setting of a screen that this menu offers."""
        for setting in settings.all_settings():
            if setting.screen == screen and self.has_row(setting):
                self.add_setting(setting)

    def add_setting(self, setting: "Setting") -> None:
        """Add the row of a Setting."""
        about = getattr(text.settings(), self.text_name(setting) + "_ABOUT", "")
        said = about if isinstance(about, str) else lambda: about[self.value_index(setting)]
        self.add(getattr(text.settings(), self.text_name(setting)), None, lambda: self.value(setting),
                 lambda step: self.change(setting, step), said)

    def has_row(self, setting: "Setting") -> bool:
        """Return whether a Setting gets a row; some need a feature that this board or game lacks."""
        return self.app.features.supports(setting)

    def text_name(self, setting: "Setting") -> str:
        """Return the name of a Setting in text.settings()."""
        return setting.name.upper()

    def values(self, setting: "Setting") -> "tuple[str, ...] | list[str]":
        """Return the names of the values that are offered for a Setting."""
        return getattr(text.settings(), self.text_name(setting) + "_VALUES", None) or (text.menus().OFF,
            text.menus().ON)

    def value_index(self, setting: "Setting") -> int:
        """Return the index of the current value among those that are offered."""
        return value_index(setting, self.app.settings.get(setting), len(self.values(setting)))

    def value(self, setting: "Setting") -> str:
        """Return the name of the current value."""
        return self.values(setting)[self.value_index(setting)]

    def change(self, setting: "Setting", step: int) -> None:
        """Set the next value (1), or the previous one (-1), and show it."""
        now = self.app.settings
        now.put(setting, next_value(setting, now.get(setting), step, len(self.values(setting))))
        self.app.apply_settings()
        if setting.id == settings.SETTING_SOUND and self.app.features.sounds:
            self.app.features.sounds.play_sample()
