"""Menus and help on low colour screens (the interface is in looks.py)."""

from firmware import text
from firmware.draw.sprites import sprite_index as S

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware.draw.small.small_look import SmallLook
    from firmware.draw.small.small_scene import SmallScene
    from firmware.screens.menu import Menu

LINE_PITCH = 9  # pixels from a line of small text to the next
PARAGRAPH_GAP = 3  # additional pixels between paragraphs
ARROW_DIVISOR = 8  # A touch of the first or last eighth of a row means its arrow.
BODY_TOP = 18  # y of what is under a heading
BOLD_ROWS_WIDTH = 240  # pixels of the narrowest screen with bold rows and room for every value
CHECKBOX_WIDTH = 12  # pixels before a label that the box of a switch takes


def _margin(look: "SmallLook") -> int:
    return 6 if look.width >= BOLD_ROWS_WIDTH else 2


def _heading(look: "SmallLook", heading: str) -> int:
    # Draws a heading and returns the x after it.
    scene = look.scene
    edge = _margin(look)
    scene.clear()
    x = scene.text(heading, edge, 2, S.STRONG, S.BOLD)
    if x > look.width - edge:
        scene.clear()
        x = scene.text(heading, edge, 4, S.STRONG)
    scene.rect(S.STRONG, edge, 14, look.width - 2 * edge, 1)
    return x


def _clipped(scene: "SmallScene", value: str, width: int) -> str:
    # Returns as much of a text as fits.
    if scene.text_width(value) <= width:
        return value
    while value and scene.text_width(value + "..") > width:
        value = value[:-1]
    return value + ".."


def _shortened(scene: "SmallScene", label: str, brief: "str | Callable[[], str]", room: int, font: int) -> str:
    # Returns a label that fits: itself, or in fewer letters, or as much of it as fits.
    if scene.text_width(label, font) > room and brief and isinstance(brief, str):
        label = brief
    while scene.text_width(label, font) > room:
        label = label[:-1]
    return label


def _indent(menu: "Menu") -> int:
    # Returns the pixels before the labels of a menu: there are arrows beside them, or none.
    return 10 if any([menu.has_arrows(i) for i in range(len(menu.rows))]) else 3


def _hidden_label(scene: "SmallScene", menu: "Menu", width: int, font: int) -> str:
    # Returns the label of the chosen row if it has no room there, in fewer letters either, else "".
    row = menu.rows[menu.cursor]
    room = width - 3 - _indent(menu) - (0 if isinstance(row.value() if row.value else "", str) else CHECKBOX_WIDTH)
    if scene.text_width(row.label, font) <= room:
        return ""
    return "" if isinstance(row.brief, str) and 0 < scene.text_width(row.brief, font) <= room else row.label


def _hidden_value(scene: "SmallScene", menu: "Menu", width: int) -> str:
    # Returns the value of the chosen row if it has no room there, else "".
    row = menu.rows[menu.cursor]
    value = row.value() if row.value else ""
    if not isinstance(value, str):
        return ""
    room = width - _indent(menu) - 12 - (9 if menu.has_arrows(menu.cursor) else 0) - scene.text_width(row.label)
    if scene.text_width(value) <= room:
        return ""
    return "" if not isinstance(row.brief, str) and scene.text_width(row.brief() or value) <= room else value


def _lines(scene: "SmallScene", menu: "Menu", width: int) -> "list[tuple[str, str, int]]":
    # Returns the lines of a menu broken to a width, (left, right, ink), without blank ones.
    out = []
    for line in menu.lines:
        if not line:
            continue
        left, _, right = line.partition("\t")
        ink = S.STRONG if line == menu.total_line else S.TEXT
        room = width - (scene.text_width(right) + 6 if right else 0)
        parts = scene.wrap(left, room)
        for part in parts[:-1]:
            out.append((part, "", ink))
        out.append((parts[-1], right, ink))
    return out


def prepare_menu(look: "SmallLook", menu: "Menu") -> None:
    """Prepare a menu; there is nothing to prepare here."""


def show_menu(look: "SmallLook", menu: "Menu") -> None:
    """Draw a menu: its lines, as many rows around the cursor as fit, and its foot or the explanation of the row.

    If not all lines fit, an additional row turns their pages.
    """
    scene = look.scene
    w = look.width
    h = look.height
    edge = _margin(look)
    about = menu.about()
    width = w - 2 * edge
    y = _show_head(look, menu)
    font = S.BOLD if w >= BOLD_ROWS_WIDTH else S.FONT
    pitch = 13 if font == S.BOLD else 11
    lines = _lines(scene, menu, width)
    foot = scene.wrap(about, width) if about else []
    label = _hidden_label(scene, menu, width, font)
    if label:
        foot = scene.wrap(label, width) + foot
        about = label
    value = _hidden_value(scene, menu, width) if w < BOLD_ROWS_WIDTH else ""
    if value:
        foot = scene.wrap(value, width) + foot
        about = value
    if not about:
        for line in menu.foot:
            foot += scene.wrap(line, width)
    n = len(menu.rows)
    room = h - 1 - y
    if lines and LINE_PITCH * (len(lines) + len(foot)) + pitch * min(n, 3) > room:
        foot = []
    if menu.shows_banner and LINE_PITCH * len(foot) + pitch * n > room:
        foot = []
    room -= LINE_PITCH * len(foot)
    least = 2 if len(lines) * LINE_PITCH + pitch * min(n, 3) > room else 3
    page = (room - pitch * min(n, least)) // LINE_PITCH  # how many lines fit at once
    if len(lines) > page:
        lines = _text_page(menu, lines, page)
        n = len(menu.rows)
        room -= LINE_PITCH * page
    else:
        room -= LINE_PITCH * len(lines)
    # A note takes the place of the foot, and no row is cut by it; the rows of a title rather move together, and the
    # last lines of a full screen come back after the note.
    note = scene.wrap(menu.note, w - 4) if menu.note else []
    if note:
        room += LINE_PITCH * (len(foot) - len(note))
        while room < pitch and lines:
            lines = lines[:-1]
            room += LINE_PITCH
        if menu.shows_banner and n * (pitch - 1) <= room:
            pitch = min(pitch, room // n)
    for left, right, ink in lines:
        scene.text(left, edge, y, ink)
        if right:
            scene.text(right, w - edge - scene.text_width(right), y, ink)
        y += LINE_PITCH
    if lines:
        y = h - 1 - LINE_PITCH * len(note or foot) - room  # the same place after a page that is not full
    shown = max(1, min(n, room // pitch))
    first = min(max(0, menu.cursor - shown // 2), n - shown)
    menu.row_geometry = (y, pitch, first, shown, w - edge - 15, w // ARROW_DIVISOR, False)
    x = edge + _indent(menu)
    for i in range(first, first + shown):
        _row(look, menu, i, x, y, font, pitch)
        y += pitch
    if shown < n:
        y -= pitch * shown
        scene.rect(S.SHADE, w - 3, y, 2, pitch * shown)
        scene.rect(S.STRONG, w - 3, y + pitch * shown * first // n, 2, pitch * shown * shown // n)
    y = h - 1 - LINE_PITCH * len(note or foot)
    if note:
        scene.rect(S.MAROON, 0, y, w, h - y)
    for line in note or foot:
        if note:
            scene.text(line, 2, y + 1, S.WHITE)
        else:
            scene.text(line, edge, y, S.TEXT if about else S.FAINT)
        y += LINE_PITCH


def _show_head(look: "SmallLook", menu: "Menu") -> int:
    # Draw the banner, or the heading with its icon; return the y below it.
    scene = look.scene
    w = look.width
    if menu.shows_banner:
        scene.clear()
        scene.small_title(w, 4)
        return 38 if w >= BOLD_ROWS_WIDTH else 68
    x = _heading(look, menu.heading)
    if menu.icon >= 0 and x + 20 < w:
        scene.tile(S.ICON, menu.icon, x + 4, 0)
    return BODY_TOP


def _text_page(menu: "Menu", lines: "list[tuple[str, str, int]]", page: int) -> "list[tuple[str, str, int]]":
    # Return the lines of the current page, which has so many; the row that turns pages is added once.
    if not menu.lines_at_once:
        menu.insert(1, text.menus().MORE_LINES, lambda: _next_text_page(menu))
    menu.lines_at_once = page
    menu.line_count = len(lines)
    return lines[menu.first_line : menu.first_line + page]


def _next_text_page(menu: "Menu") -> None:
    menu.first_line += menu.lines_at_once
    if menu.first_line >= menu.line_count:
        menu.first_line = 0


def _row(look: "SmallLook", menu: "Menu", i: int, x: int, y: int, font: int, pitch: int) -> None:
    scene = look.scene
    w = look.width
    edge = _margin(look)
    row = menu.rows[i]
    chosen = i == menu.cursor
    ink = S.STRONG if chosen else S.TEXT
    if chosen:
        scene.rect(S.SHADE, edge - 2, y, w - 2 * edge, pitch)
        scene.frame(S.STRONG, edge - 2, y, w - 2 * edge, pitch)
    value = row.value() if row.value else ""
    if not isinstance(value, str):
        scene.frame(ink, x, y + 2, 8, 8)
        if value:
            scene.rect(ink, x + 2, y + 4, 4, 4)
        x += CHECKBOX_WIDTH
        value = ""
        font = S.FONT
    label = _shortened(scene, row.label, row.brief, w - edge - 3 - x, font)
    x = scene.text(label, x, y + (pitch - 8) // 2 - (1 if font == S.BOLD else 0), ink, font)
    if value:
        y += (pitch - 8) // 2
        right = w - edge - 6
        arrows = chosen and menu.has_arrows(i)
        room = right - x - (9 if arrows else 0) - 6
        if not isinstance(row.brief, str) and scene.text_width(value) > room:
            value = row.brief() or value
        value = _clipped(scene, value, room)
        if arrows:
            scene.text(S.GLYPH_LEFT, edge, y, ink)
            scene.text(S.GLYPH_RIGHT, right - 7, y, ink)
            right -= 9
        scene.text(value, right - scene.text_width(value), y, ink)
