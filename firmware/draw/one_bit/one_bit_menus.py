"""Menus and help on one-bit screens: lists that scroll, and pages of text (the interface is in looks.py)."""

from firmware.draw.one_bit.one_bit_scene import DARK, LIGHT
from firmware.draw.one_bit.one_bit_table_view import draw_heading_bar

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.one_bit.one_bit_look import OneBitLook
    from firmware.draw.one_bit.one_bit_scene import OneBitScene
    from firmware.screens.menu import Menu, MenuRow

ARROW_DIVISOR = 6  # A touch of the first or last sixth of a row means its arrow.
MAX_PARTS_PER_LINE = 9  # how many parts a line of text may be broken into


def prepare_menu(look: "OneBitLook", menu: "Menu") -> None:
    """Prepare a menu: it begins with its text if it is opened to be read."""
    menu.scroll_offset = -len(menu.lines) * MAX_PARTS_PER_LINE if menu.read_first else 0


def _wrap_lines(scene: "OneBitScene", lines: "list[str] | tuple[str, ...]", w: int) -> "list[tuple[str, str]]":
    # Returns lines of text broken to a width, (left, right).
    out = []
    for line in lines:
        left, _, right = line.partition("\t")
        parts = scene.wrap(left, w - scene.text_width(right) - (4 if right else 0)) if left else []
        for part in parts[:-1]:
            out.append((part, ""))
        if parts:
            out.append((parts[-1], right))
    return out


def _room(look: "OneBitLook", foot: int, pitch: int = 0) -> int:
    # Returns how many lines of text, or rows of that pitch, the screen has room for.
    return (look.height - look.scene.line_pitch - 2 - foot) // (pitch or look.scene.line_pitch)


def _pitch(scene: "OneBitScene") -> int:
    # Returns the pixels from row to row: the bar of the cursor reaches a pixel beyond the tiny letters all around.
    return max(7, scene.line_pitch)


def _short_label_and_value(row: "MenuRow") -> "tuple[str, str | bool]":
    # Returns the label and the value of a row in few letters; the value is "" for none, a bool for a switch.
    value = row.value() if row.value else ""
    if isinstance(row.brief, str):
        return row.brief or row.label, value
    return row.label, row.brief() or value


def show_menu(look: "OneBitLook", menu: "Menu") -> None:
    """Draw a menu or a list."""
    scene = look.scene
    w = look.width
    line = scene.line_pitch
    scene.clear()
    draw_heading_bar(scene, menu.brief or menu.heading, w)
    label, value = _short_label_and_value(menu.rows[menu.cursor])
    arrows = _arrows(scene, menu, menu.cursor)
    foot = []
    if scene.text_width(label) > w - 10 - arrows:
        foot = scene.wrap(label, w - 4)
    if value and isinstance(value, str):
        if scene.text_width(label) + scene.text_width(value) > w - 8 - arrows:
            foot += scene.wrap(value, w - 4)
    height = line * len(foot) + 2 if foot else 0
    pitch = _pitch(scene)
    before = _wrap_lines(scene, menu.lines, w - 4)
    after = _wrap_lines(scene, menu.foot, w - 4)
    n = len(before) + len(menu.rows) + len(after)
    gaps = (2 if before else 0) + (2 if after else 0)
    room = min(n, _room(look, height + gaps, pitch))
    at = len(before) + menu.cursor
    first = min(max(0, at - room // 2), n - room)
    menu.scroll_offset = min(max(-first, menu.scroll_offset), n - room - first)
    first += menu.scroll_offset
    menu.hidden_above = min(first, len(before))
    menu.hidden_below = min(n - room - first, len(after))
    menu.cursor_is_hidden = not first <= at < first + room
    menu.scroll_step = room - 1
    menu.lines_over_rows = len(before)
    y = line + 3
    menu.row_geometry = (0, pitch, 0, 0, w - 4, w // ARROW_DIVISOR, False)
    for i in range(first, first + room):
        k = i - len(before)
        if (k == 0 or k == len(menu.rows)) and i > first:
            for x in range(0, w - 4, 3):
                scene.rect(LIGHT, x, y if k else y - 1, 1, 1)
            y += 2
        if 0 <= k < len(menu.rows):
            if not menu.row_geometry[3]:
                rows = min(first + room - i, len(menu.rows) - k)
                menu.row_geometry = (y - 1, pitch, k, rows, w - 4 - arrows // 2, w // ARROW_DIVISOR, False)
            _show_row(scene, menu, k, y, w)
        else:
            label, value = before[i] if k < 0 else after[k - len(menu.rows)]
            scene.text(label, 1, y, LIGHT)
            scene.text(value, w - 4 - scene.text_width(value), y, LIGHT)
        y += pitch
    if room < n:
        top = line + 2
        tall = pitch * room
        scene.rect(LIGHT, w - 1, top, 1, tall)
        scene.rect(LIGHT, w - 2, top + tall * first // n, 2, max(3, tall * room // n))
    y = look.height - height
    if foot:
        scene.rect(LIGHT, 0, y, w, 1)
        y += 2
        for part in foot:
            scene.clipped_text(part, 1, y, LIGHT, w)
            y += line
    if menu.note:
        note(look, menu.note)


def _arrows(scene: "OneBitScene", menu: "Menu", i: int) -> int:
    # Pixels that both arrows of a row take, 0 where it has none.
    return 2 * scene.text_width("<") if i == menu.cursor and menu.has_arrows(i) else 0


def _show_row(scene: "OneBitScene", menu: "Menu", i: int, y: int, w: int) -> None:
    label, value = _short_label_and_value(menu.rows[i])
    ink = LIGHT
    if i == menu.cursor:
        scene.rect(LIGHT, 0, y - 1, w - 3, _pitch(scene))
        ink = DARK
    x = 1
    if not isinstance(value, str):
        scene.text("+" if value else "-", 1, y, ink)
        x = 1 + scene.text_width("+")
        value = ""
    arrow = _arrows(scene, menu, i) // 2
    if arrow:
        scene.text("<", 1, y, ink)
        scene.text(">", w - 3 - arrow, y, ink)
        x += arrow
    scene.clipped_text(label, x, y, ink, w - 4 - arrow)
    left = w - 4 - arrow - scene.text_width(value)
    if value and x + scene.text_width(label) + 3 <= left:
        scene.text(value, left, y, ink)


def note(look: "OneBitLook", words: str) -> None:
    """Draw a note over the screen."""
    scene = look.scene
    lines = scene.wrap(words, look.width - 4)
    top = scene.line_pitch + 2
    pitch = _pitch(scene)
    y = look.height - scene.line_pitch * len(lines) - 3
    y = top + max(0, (y - top) // pitch) * pitch  # so that no row is cut in two
    scene.rect(DARK, 0, y, look.width, look.height - y)
    scene.frame(LIGHT, 0, y, look.width, look.height - y)
    y += 2
    for line in lines[: (look.height - 3) // scene.line_pitch]:
        scene.text(line, 2, y, LIGHT)
        y += scene.line_pitch
