"""Draw pages and menus on a terminal, as PageKit and MenuView do in pixels (pages)."""

from firmware import text
from firmware.draw.pages.menu_view import MenuView
from firmware.draw.pages.page_kit import PageKit
from firmware.draw.pages.page_style import PageStyle
from firmware.draw.sprites import sprite_index as S
from firmware.draw.terminal.terminal_scene import BOLD

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from firmware.draw.pages.menu_view import RowSize
    from firmware.draw.pages.page_data import MenuPage

_WIDEST_TEXT = 92  # columns of a page; a longer line is hard to read
_BANNER_CARD = 5  # columns
_KEY_GAP = 3  # columns between two entries of a key
# The signs and inks of the marks of page_kit.py, by their numbers: a lost day, one won with help, one won, a solved
# puzzle, the sides that are ahead.
_MARK_SIGNS = (" ", "×", "•", "✓", "★", "■", "■")
_MARK_INKS = (S.TEXT, S.FAINT, S.SKY, S.STRONG, S.LIME, S.LIME, S.SKY)


class TerminalStyle(PageStyle):
    """The style of pages whose lengths are columns and lines."""

    margin = 2
    heading_y = 0
    heading_height = 2
    body_y = 3
    caption_height = 1
    day_width = 3
    weekday_height = 1
    least_day = 1
    line_pitch = 1
    paragraph_gap = 1
    foot_height = 1
    solid_width = 2
    marker_width = 1
    marker_height = 1
    marker_rise = 0
    has_plot_area = False
    row_sizes = ((S.FONT, 1, 2, 2), (S.FONT, 1, 1, 1))
    list_size = (S.FONT, 1, 1, 1)
    text_pitch = 1
    section_gap = 1
    banner_y = 0
    banner_height = 5
    about_lines = 2
    below_border = 1
    row_indent = 1
    row_frame = 1
    value_indent = 2
    value_drop = 0
    switch_width = 4
    arrow_width = 2
    bar_room = 3
    bar_indent = 0


class TerminalPages(PageKit):
    """Draw pages into a TerminalScene of width x height characters."""

    def __init__(self, scene: "Any", width: int, height: int) -> None:
        PageKit.__init__(self, scene, width, height, TerminalStyle)
        _narrow(self)

    def begin(self, heading: str, brief: str = "", number: str = "") -> int:
        """Clear the scene and draw a heading, with a number at its right; return the line below it."""
        return _begin(self, heading, number)

    def key(self, entries: "Sequence[tuple[int, str]]", y: int) -> int:
        """Explain marks, from left to right; return the line below."""
        x = self.left
        for mark, words in entries:
            width = 2 + len(words)
            if x > self.left and x + width > self.right:
                x = self.left
                y += 1
            self.scene.text(_MARK_SIGNS[mark], x, y, _MARK_INKS[mark])
            self.scene.text(words, x + 2, y, self.style.text)
            x += width + _KEY_GAP
        return y + 2

    def _day(self, day: int, marks: int, is_today: bool, x: int, y: int, width: int, height: int) -> None:
        mark = marks & 3
        ink = _MARK_INKS[mark]
        message = "%2d" % day
        if is_today:
            message = "[%d]" % day
            ink |= BOLD
        self.scene.text(message, x - (len(message) - 2) // 2, y, ink)
        self.scene.text(_MARK_SIGNS[mark], x + 3, y, ink)
        if marks > 3:
            self.scene.text(_MARK_SIGNS[4], x + 4, y, _MARK_INKS[4])

    def _draw_progress(self, percent: int, top: int, bottom: int) -> None:
        scene, style = self.scene, self.style
        words = text.advice().REVIEW_PROGRESS.format(percent)
        y = (top + bottom) // 2
        scene.text(words, self.left, y - 1, style.text)
        width = self.right - self.left
        scene.rect(style.shade, self.left, y, width, 1)
        scene.rect(style.strong, self.left, y, width * percent // 100, 1)

    def _marker(self, number: int, x: int, y: int) -> None:
        self.scene.rect(self.style.marker, x, y, 1, 1)
        self.scene.number(number, x, y, self.style.marker_text)


class TerminalMenuView(MenuView):
    """The view of one menu on a terminal."""

    def __init__(self, scene: "Any", width: int, height: int, read_first: bool) -> None:
        MenuView.__init__(self, scene, width, height, TerminalStyle, read_first)
        _narrow(self)

    def begin(self, heading: str, brief: str = "", number: str = "") -> int:
        """Clear the scene and draw a heading; return the line below it."""
        return _begin(self, heading, number)

    def _draw_head(self, page: "MenuPage") -> int:
        if not page.shows_banner:
            return self.begin(page.heading, page.brief)
        # The name of the game, spelt in cards.
        scene = self.scene
        scene.clear()
        name = page.heading.upper()
        x = (self.width - _BANNER_CARD * len(name)) // 2
        for i in range(len(name)):
            if name[i] != " ":
                scene.rect(S.PAPER, x, 1, _BANNER_CARD, 3)
                scene.frame(S.WOOD, x, 1, _BANNER_CARD, 3)
                scene.text(name[i], x + 2, 2, S.RED if i & 1 else S.INK, S.BOLD)
            x += _BANNER_CARD
        return self.style.banner_height

    def _draw_below(self, page: "MenuPage", below: "list[str]", y: int) -> None:
        scene, style = self.scene, self.style
        ink = style.text
        y = self.height - len(below)
        if page.note and below:
            scene.rect(style.note, 0, y, self.width, len(below))
            ink = style.note_text
        for line in below[: self.height]:
            scene.text(line, self.left, max(y, 0), ink)
            y += 1

    def _draw_row(self, page: "MenuPage", i: int, y: int, pitch: int, size: "RowSize", scrolls: bool) -> None:
        scene, style = self.scene, self.style
        row = page.rows[i]
        is_chosen = i == page.cursor
        ink = style.text
        if is_chosen:
            x = self.left - style.row_frame
            scene.rect(style.strong, x, y, self.right + style.row_frame - x, 1)
            ink = style.page | BOLD
        x = self._label_left(row, is_chosen)
        if not isinstance(row.value, str):
            scene.text("[x]" if row.value else "[ ]", x - style.switch_width, y, ink)
        label, value = self._row_texts(row, is_chosen, size[0])
        scene.text(label, x, y, ink)
        right = self._value_right(row, is_chosen)
        scene.text(value, right - len(value), y, ink)
        if row.has_arrows and self._arrow_room(row, is_chosen):
            scene.text(style.left_arrow, self.left + style.row_indent, y, ink)
            scene.text(style.right_arrow, right + self._arrows - 1, y, ink)


def _narrow(kit: PageKit) -> None:
    # Leave room left and right of a page in a wide window.
    kit.left = max(kit.style.margin, (kit.width - _WIDEST_TEXT) // 2)
    kit.right = kit.width - kit.left


def _begin(kit: PageKit, heading: str, number: str) -> int:
    scene, style = kit.scene, kit.style
    scene.clear()
    y = style.heading_y
    scene.text("─" * (kit.right - kit.left), kit.left, y + 1, style.line)
    if number:
        scene.text(number, kit.right - len(number), y, style.text)
    kit.heading_end = scene.text(heading, kit.left, y, style.strong, S.BOLD)
    return style.body_y
