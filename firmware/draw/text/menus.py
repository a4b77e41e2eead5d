# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Menus and help as text (the interface is in looks.py)."""

from firmware import text
from firmware.draw.text.scene import MENU, PAGE

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.looks import Cut
    from firmware.draw.text.look import Look
    from firmware.screens.menu import Menu


def open_menu(look: "Look", menu: "Menu") -> None:
    """Prepare a menu; there is nothing to prepare here."""


def show_menu(look: "Look", menu: "Menu") -> None:
    """Tell a menu: its lines, each row with its number, and its foot."""
    scene = look.scene
    scene.begin(MENU)
    scene.say(menu.heading)
    for line in menu.lines:
        left, _, right = line.partition("\t")
        scene.say(text.words.SAID_OF.format(left, right) if right else left)
    for i in range(len(menu.rows)):
        scene.say(row(menu, i))
    for line in menu.foot:
        scene.say(line)
    scene.say(menu.note)


def row(menu: "Menu", i: int) -> str:
    """Return row i of a menu as text."""
    said, _, value_of, change = menu.rows[i][:4]
    value = value_of() if value_of else ""
    if isinstance(value, bool) and not change:  # the row is ticked, not switched
        said = text.menus().LESSON_DONE_ROW.format(said) if value else said
    elif value != "":
        if isinstance(value, bool):
            value = text.menus().ON if value else text.menus().OFF
        said = text.menus().ROW_WITH_VALUE.format(said, value)
    return text.console().NUMBERED_ROW.format(i + 1, said)


def cut(look: "Look", pages: "list[Cut]") -> "list[Cut]":
    """Return pages of help, each (heading, paragraph, …), as show_page takes them: unchanged."""
    return pages


def show_page(look: "Look", pages: "list[Cut]", at: int, back: str = "") -> None:
    """Tell a page of help."""
    scene = look.scene
    scene.begin(PAGE)
    for words in pages[at]:
        scene.say(words)
    foot = text.console().PAGE_READ if at + 1 < len(pages) else text.console().LAST_PAGE_READ
    scene.say(foot.format(at + 1, len(pages)))
