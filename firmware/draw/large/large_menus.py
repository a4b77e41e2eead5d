"""Menus and help on high colour screens, from 240 x 240 on (the interface is in looks.py)."""

from firmware.draw.sprites import sprite_index as S

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.large.large_look import LargeLook
    from firmware.screens.menu import Menu

ROW_PITCH = 18  # pixels from a row to the next if there is room,
LIST_PITCH = 13  # and in a list
NOTE_HEIGHT = 22  # pixels at the bottom of a title, for a note of two lines
ARROW_DIVISOR = 8  # A touch of the first or last eighth of a row means its arrow: a finger is as wide as that.
ABOUT_LINES = 5  # lines at the bottom for the explanation of a row
SHORT_ABOUT_LINES = 2  # for a menu with many rows


def prepare_menu(look: "LargeLook", menu: "Menu") -> None:
    """Prepare a menu; there is nothing to prepare here."""


def show_menu(look: "LargeLook", menu: "Menu") -> None:
    """Draw a menu."""
    if menu.is_long_list:
        _show_list(look, menu)
        return
    scene = look.scene
    w = look.width
    scene.clear()
    if menu.shows_banner:
        scene.title((w - 186) // 2, 6)
        y = 106
    else:
        x = _heading(look, menu.heading)
        if menu.icon >= 0:
            scene.tile(S.ICON, menu.icon, x + 6, 6)
        y = 36
    for line in menu.lines:
        left, _, right = line.partition("\t")
        ink = S.STRONG if line == menu.total_line else S.TEXT
        parts = (left,) if right else scene.wrap(left, w - 28)
        for part in parts[:1] if menu.is_log else parts:
            scene.text(part, 14, y, ink)
            if right:
                scene.text(right, w - 14 - scene.text_width(right), y, ink)
            y += 12
    if menu.lines:
        y += 6
    foot = []
    for line in menu.foot:
        foot += scene.wrap(line, w - 28)
    note = scene.wrap(menu.note, w - 8)[:2]
    covered = 10 * len(note) + 2 if note else 0
    room = look.height - (NOTE_HEIGHT if menu.shows_banner else max(12 * len(foot), covered)) - y
    n = len(menu.rows)
    pitch = min(ROW_PITCH, room // n)
    beneath = look.height - 10 * ABOUT_LINES - 6
    crowded = y + pitch * n > beneath
    if crowded and any([row.about for row in menu.rows]):
        pitch = min(pitch, (look.height - 10 * SHORT_ABOUT_LINES - 3 - y) // n)
    if pitch <= LIST_PITCH:
        y -= 4  # so that the last row keeps off the foot
    menu.row_geometry = (y - 3, pitch, 0, n, w - 28, w // ARROW_DIVISOR, True)
    x = 24 if any([menu.has_arrows(i) for i in range(n)]) else 18  # beside the arrows
    for i in range(n):
        _show_row(look, menu, i, x, y, pitch)
        y += pitch
    about = menu.about()
    if about and not menu.note:
        if crowded:
            beneath = look.height - 10 * len(scene.wrap(about, w - 24)) - 3
        _show_about(look, about, beneath)
    y = look.height - 12 * len(foot) - 4
    for line in () if about and foot else foot:
        scene.text(line, 14, y, S.FAINT)
        y += 12
    if menu.note:
        y = look.height - covered
        scene.rect(S.MAROON, 0, y, w, covered)
        for line in note:
            scene.text(line, 4, y + 2, S.WHITE)
            y += 10


def _heading(look: "LargeLook", heading: str) -> int:
    # Draws a heading and returns the x after it.
    scene = look.scene
    x = scene.text(heading, 12, 10, S.STRONG, S.BOLD)
    scene.rect(S.STRONG, 12, 25, look.width - 24, 1)
    return x


def _show_row(look: "LargeLook", menu: "Menu", i: int, x: int, y: int, pitch: int) -> None:
    scene = look.scene
    w = look.width
    row = menu.rows[i]
    ink = S.TEXT
    if i == menu.cursor:
        top, high = (y - 3, pitch - 1) if pitch > LIST_PITCH else (y - 1, 12)
        scene.rect(S.SHADE, 10, top, w - 20, high)
        scene.frame(S.STRONG, 10, top, w - 20, high)
        ink = S.STRONG
    scene.text(row.label, x, y, ink, S.BOLD)
    if row.value:
        value: str = row.value()  # type: ignore[assignment]  # Switches are in long lists alone.
        right = w - 18
        if menu.has_arrows(i):
            scene.text(S.GLYPH_LEFT, 13, y + 2, ink)
            scene.text(S.GLYPH_RIGHT, w - 20, y + 2, ink)
            right -= 10
        scene.text(value, right - scene.text_width(value), y + 2, ink)


def _show_about(look: "LargeLook", about: str, y: int) -> None:
    for line in look.scene.wrap(about, look.width - 24):
        look.scene.text(line, 12, y, S.TEXT)
        y += 10


def _show_list(look: "LargeLook", menu: "Menu") -> None:
    # Draws a list in small letters, which scrolls if it is longer than the screen; the row is explained beneath.
    scene = look.scene
    w = look.width
    scene.clear()
    _heading(look, menu.heading)
    foot = look.height - 10 * ABOUT_LINES - 8
    n = len(menu.rows)
    room = min(n, (foot - 30) // LIST_PITCH)
    first = min(max(0, menu.cursor - room // 2), n - room)
    y = 32
    menu.row_geometry = (y - 2, LIST_PITCH, first, room, w, 0, False)
    for i in range(first, first + room):
        row = menu.rows[i]
        ink = S.TEXT
        if i == menu.cursor:
            scene.rect(S.SHADE, 10, y - 2, w - 26, LIST_PITCH - 1)
            scene.frame(S.STRONG, 10, y - 2, w - 26, LIST_PITCH - 1)
            ink = S.STRONG
        scene.text(row.label, 30 if row.value else 18, y, ink)
        if row.value:
            scene.frame(ink, 17, y - 1, 9, 9)
            if row.value():
                scene.rect(ink, 19, y + 1, 5, 5)
        y += LIST_PITCH
    if room < n:
        scene.rect(S.SHADE, w - 13, 30, 3, LIST_PITCH * room)
        top = LIST_PITCH * room * first // n
        scene.rect(S.STRONG, w - 13, 30 + top, 3, LIST_PITCH * room * room // n)
    scene.rect(S.STRONG, 12, foot, w - 24, 1)
    _show_about(look, menu.about(), foot + 6)
