"""The settings for players' eyes and hands. Each change shows at once."""

from firmware import text
from firmware.screens.setting_rows import SettingRowsMenu

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.app.settings import Setting


class AccessibilityMenu(SettingRowsMenu):
    """The menu of these settings."""

    def __init__(self, app: "App") -> None:
        SettingRowsMenu.__init__(self, app, text.settings().ACCESSIBILITY)
        self.add_settings("accessibility")
        self.add(text.menus().DONE, self.back)

    def text_name(self, setting: "Setting") -> str:
        return "PICTURE" if self.app.look.one_bit else SettingRowsMenu.text_name(self, setting)
