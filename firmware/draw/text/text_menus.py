"""Menus and help as text (the interface is in looks.py)."""

from firmware import text
from firmware.draw.text.text_scene import MENU_SCREEN

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.text.text_look import TextLook
    from firmware.screens.menu import Menu


def prepare_menu(look: "TextLook", menu: "Menu") -> None:
    """Prepare a menu; there is nothing to prepare here."""


def show_menu(look: "TextLook", menu: "Menu") -> None:
    """Tell a menu: its lines, each row with its number, and its foot."""
    scene = look.scene
    scene.begin(MENU_SCREEN)
    scene.add_line(menu.heading)
    for line in menu.lines:
        left, _, right = line.partition("\t")
        scene.add_line(text.words.NAME_AND_TEXT.format(left, right) if right else left)
    for i in range(len(menu.rows)):
        scene.add_line(row(menu, i))
    for line in menu.foot:
        scene.add_line(line)
    scene.add_line(menu.note)


def row(menu: "Menu", i: int) -> str:
    """Return row i of a menu as text."""
    menu_row = menu.rows[i]
    message = menu_row.label
    value = menu_row.value() if menu_row.value else ""
    if isinstance(value, bool) and not menu_row.change:  # the row is ticked, not switched
        message = text.menus().LESSON_DONE_ROW.format(message) if value else message
    elif value != "":
        if isinstance(value, bool):
            value = text.menus().ON if value else text.menus().OFF
        message = text.menus().ROW_WITH_VALUE.format(message, value)
    return text.console().NUMBERED_ROW.format(i + 1, message)
