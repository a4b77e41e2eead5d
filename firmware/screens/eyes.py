# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The settings for eyes and hands, each of which shows at once."""

from firmware import text
from firmware.screens.setting_rows import SettingRows

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware.app.app import App
    from firmware.app.settings import Setting


class EyesMenu(SettingRows):
    """The rows of these settings; back: called when the menu is left."""

    def __init__(self, app: "App", back: "Callable[[], None]") -> None:
        SettingRows.__init__(self, app, text.settings().EYES_AND_HANDS, back)
        self.add_settings("eyes")
        self.add(text.menus().DONE, back)

    def key(self, setting: "Setting") -> str:
        return "PICTURE" if self.app.look.one_bit else SettingRows.key(self, setting)
