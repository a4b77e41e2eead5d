"""Draw menus on any screen with pixels, in the style of its kind."""

from engine.const import const
from firmware.draw.pages.page_data import RowGeometry
from firmware.draw.pages.page_kit import PageKit
from firmware.draw.sprites import sprite_index as S

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.draw.pages.page_data import MenuPage, PageRow
    from firmware.draw.pages.page_style import PageStyle
    from firmware.draw.scene import Scene

    TextLine = tuple[str, str, int]  # the left text, the right text, and their ink
    RowSize = tuple[int, int, int, int]  # one of PageStyle.row_sizes

_BOX_SIZE = const(8)  # pixels of the box of a switch
_VALUE_GAP = const(4)  # pixels between a label and its value
_BAR_WIDTH = const(2)
_SEPARATOR_STEP = const(3)  # pixels from dot to dot


class MenuView(PageKit):
    """The view of one menu; it remembers how far text and rows are scrolled.

    If they do not all fit, they scroll together: the chosen row is visible, unless the player scrolls to the text.

    chosen_is_hidden: whether the chosen row was scrolled away
    hidden_above, hidden_below: how many lines of text are hidden above and below
    lines_over_rows: the number of lines of text above the rows
    offset: the number of lines and rows by which the view was scrolled away from the chosen row
    """

    def __init__(
        self, scene: "Scene", width: int, height: int, style: "type[PageStyle]", read_first: bool
    ) -> None:
        PageKit.__init__(self, scene, width, height, style)
        self.chosen_is_hidden = False
        self.hidden_above = self.hidden_below = self.lines_over_rows = 0
        self.offset = 0
        self._is_brief = False  # whether rows are in fewer letters (MenuPage.most_rows)
        self._arrows = 0  # the width of the arrow at each end of a row in pixels, 0 if no row has one
        self._begins_with_text = read_first  # until it is drawn for the first time
        self._page_size = 1  # the number of lines and rows that were shown at once
        self._first = 0  # the first line or row that was shown
        self._line_starts: "list[int]" = []  # where each of MenuPage.lines begins among the lines broken to the width
        self._stays = False  # whether the next picture begins with the same one
        # the most lines of text about a row so far; this room is kept so that rows seldom move
        self._about_lines = self.style.about_lines

    def hides_text(self) -> bool:
        """Return whether there is text to scroll to, or the view was scrolled."""
        return self.hidden_above > 0 or self.hidden_below > 0 or self.offset != 0

    def show_chosen(self) -> None:
        """Scroll back to the chosen row."""
        self.offset = 0
        self.chosen_is_hidden = False

    def scroll(self, by: int) -> None:
        """Scroll by this many lines and rows, down if positive, as far as there are any."""
        self.offset += by

    def stay(self) -> None:
        """Show the same lines and rows again, although another of these rows is chosen."""
        self._stays = True

    def step(self, cursor: int, count: int, by: int, passes_text: bool) -> int:
        """Return the row after (1) or before (-1) the cursor, or scroll to text in between.

        passes_text: whether the text at the top comes before the first row, for a player who can only step forward.
        """
        step = max(1, self._page_size - 1)
        if self.offset * by < 0:
            self.offset = min(0, self.offset + step) if by > 0 else max(0, self.offset - step)
        elif cursor == (count - 1 if by > 0 else 0) and (self.hidden_below if by > 0 else self.hidden_above):
            self.offset += by * step
        else:
            cursor = (cursor + by) % count
            self.offset = -self.lines_over_rows if passes_text and by > 0 and not cursor else 0
        return cursor

    def draw(self, page: "MenuPage") -> RowGeometry:
        """Draw a menu; return the geometry of its rows."""
        style = self.style
        top = self._draw_head(page)
        self._is_brief = page.most_rows > 0
        count = min(len(page.rows), page.most_rows or len(page.rows))
        self._arrows = style.arrow_width if page.has_arrows else 0
        lines: "list[TextLine]" = []
        self._line_starts = []
        for line in page.lines:
            if line:
                self._line_starts.append(len(lines))
            lines += self._wrapped((line,), page.total_line, style.text)
        foot = self._wrapped(page.foot, "", style.faint)
        about = self._wrap(page.about) if page.about and style.shows_about else []
        self._about_lines = max(self._about_lines, len(about))
        sizes = (style.list_size,) if page.is_long_list else style.row_sizes
        if page.shows_banner and top + sizes[0][3] * count + self._text_height(foot) > self.height:
            foot = []  # the banner says the same
        for size in sizes + sizes[:1]:  # If no size has room for all rows, the first one is used.
            below = self._words_below(page, about, size)
            bottom = self.height - self._height_below(page, below)
            foot_height = 0 if below and not style.is_compact else self._text_height(foot)
            spare = (bottom - foot_height if style.is_compact else min(bottom, self.height - foot_height)) - top
            spare -= self._text_height(lines)
            scrolls = spare < size[3] * count
            if not scrolls:
                break
        if page.most_rows:
            self._about_lines = max(self._about_lines, len(below))
        if below and not style.is_compact:
            foot = []
        elif not scrolls and not style.is_compact:
            if foot:
                self._draw_lines(foot, self.height - self._text_height(foot) + style.section_gap // 2)
            foot = []
        if bottom < top:
            self.scene.clear()  # a long note also covers the heading
        pitch = size[3] if scrolls else min(size[2], spare // count)
        end = min(bottom, top + pitch * count) if page.most_rows else bottom
        geometry = self._draw_items(page, lines, foot, top, end, size, pitch)
        self._draw_below(page, below, bottom)
        return geometry

    # The head, and the lines below the rows

    def _draw_head(self, page: "MenuPage") -> int:
        # Draw the banner, or the heading with its icon; return the y below it.
        style = self.style
        if page.shows_banner and style.has_banner_beside:
            self.scene.clear()
            self.scene.title(self.width // 2, (self.height - style.banner_height) // 2)
            self.left = self.width // 2 + style.margin
            return style.banner_y
        if page.shows_banner and style.banner_height:
            self.scene.clear()
            self.scene.title(self.width, style.banner_y)
            return style.banner_height
        top = self.begin(page.heading, page.brief)
        if page.icon >= 0 and not style.is_compact and self.heading_end + 20 < self.width:
            self.scene.tile(S.ICON, page.icon, self.heading_end + 4, max(0, style.heading_y - 4))
        return top

    def _wrap(self, words: str) -> "list[str]":
        return self.scene.wrap(words, self.right - self.left, self.style.body_font)

    def _wrapped(self, lines: "Sequence[str]", total_line: str, ink: int) -> "list[TextLine]":
        # Return lines of text, broken to the width.
        out: "list[TextLine]" = []
        font = self.style.body_font
        for line in lines:
            if not line and not self.style.keeps_blank_lines:
                continue
            left, _, right = line.partition("\t")
            colour = self.style.strong if line == total_line else ink
            room = self.right - self.left - self.style.value_indent
            value_room = self.scene.text_width(right, font) + _VALUE_GAP if right else 0
            parts = self.scene.wrap(left, room - value_room, font)
            for part in parts[:-1]:
                out.append((part, "", colour))
            if right and self._excess(parts[-1], right, room, font):
                out.append((parts[-1], "", colour))  # a long word leaves no room beside it
                parts[-1] = ""
            out.append((parts[-1], right, colour))
        return out

    def _text_height(self, lines: "list[TextLine]") -> int:
        return len(lines) * self.style.text_pitch + self.style.section_gap if lines else 0

    def _draw_lines(self, lines: "list[TextLine]", y: int) -> None:
        font = self.style.body_font
        for left, right, ink in lines:
            self.scene.text(left, self.left, y + self.style.text_offset, ink, font)
            if right:
                x = self.right - self.style.value_indent - self.scene.text_width(right, font)
                self.scene.text(right, x, y + self.style.text_offset, ink, font)
            y += self.style.text_pitch

    def _words_below(self, page: "MenuPage", about: "list[str]", size: "RowSize") -> "list[str]":
        # Return the lines below the rows: a note, or the rest of the chosen row that did not fit, and the text about
        # it.
        if page.note:
            return self.scene.wrap(page.note, self.width - 4, self.style.body_font)
        row = page.rows[page.cursor]
        label, value = self._row_texts(row, True, size[0])
        out: "list[str]" = []
        is_compact = self.style.is_compact
        if self._is_brief and not is_compact and row.brief:
            out += self._wrap(row.label)
        elif label != row.label and label != row.brief:
            out += self._wrap(is_compact and row.brief or row.label)
        if row.value and not value and isinstance(row.value, str):
            out += self._wrap(is_compact and row.brief_value or row.value)
        return out + about

    def _height_below(self, page: "MenuPage", below: "list[str]") -> int:
        lines = len(below)
        if page.has_about and self.style.about_lines:
            lines = max(lines, self._about_lines)
        return lines * self.style.line_pitch + self.style.below_border if lines else 0

    def _draw_below(self, page: "MenuPage", below: "list[str]", y: int) -> None:
        scene, style = self.scene, self.style
        x = self.left
        ink = style.text
        height = self.height - y
        if page.note:
            y = self.height - len(below) * style.line_pitch - style.below_border
            height = self.height - y
            scene.rect(style.note, 0, y, self.width, height)
            if style.is_compact:
                scene.frame(style.line, 0, y, self.width, height)
            ink = style.note_text
            x = 2
        elif below and style.is_compact:
            scene.rect(style.line, 0, y, self.width, 1)
        y += style.below_border - 1
        for line in below[: (self.height - style.below_border) // style.line_pitch]:
            scene.text(line, x, max(y, 0), ink, style.body_font)
            y += style.line_pitch

    # Text and rows

    def _draw_items(
        self, page: "MenuPage", lines: "list[TextLine]", foot: "list[TextLine]", top: int, bottom: int,
        size: "RowSize", pitch: int
    ) -> RowGeometry:
        # Draw the lines above the rows, the rows, and the lines after them, as many as fit.
        style = self.style
        over = self.lines_over_rows = len(lines)
        end = over + len(page.rows)
        heights = [style.text_pitch] * over + [pitch] * len(page.rows) + [style.text_pitch] * len(foot)
        if over:
            heights[over] += style.section_gap
        if foot:
            heights[end] += style.section_gap
        n = len(heights)
        at = over + page.cursor
        if self._begins_with_text:
            self.offset = -at
            self._begins_with_text = False
        first, last = self._window(heights, at, bottom - top)
        self._first = first
        self._page_size = last - first
        self.hidden_above = min(first, over)
        self.hidden_below = min(n - last, len(foot))
        self.chosen_is_hidden = first < last and not first <= at < last
        y = rows_top = top
        scrolls = 0 < last - first < n
        for k in range(first, last):
            if k > first and (k == over or k == end):
                y += style.section_gap
                if style.is_compact:
                    self._separate(y - 2 if k == over else y - 1)
            if over <= k < end:
                if k == max(first, over):
                    rows_top = y
                self._draw_row(page, k - over, y, pitch, size, scrolls)
                y += pitch
            else:
                self._draw_lines([lines[k] if k < over else foot[k - end]], y)
                y += style.text_pitch
        if scrolls:
            x = self.width - _BAR_WIDTH - style.bar_indent
            tall = y - top
            self.scene.rect(style.shade, x + style.bar_inset, top, _BAR_WIDTH - style.bar_inset, tall)
            size_of_bar = max(3, tall * (last - first) // n)
            self.scene.rect(style.strong, x, top + (tall - size_of_bar) * first // (n - last + first),
                            _BAR_WIDTH, size_of_bar)
        first_row = min(max(first, over), end)
        return RowGeometry(
            rows_top, pitch, first_row - over, max(0, min(last, end) - first_row),
            self._value_right(page.rows[page.cursor], True), self.width // style.arrow_divisor,
            style.shows_all_arrows
        )

    def _window(self, heights: "list[int]", at: int, room: int) -> "tuple[int, int]":
        # Return the index of the first visible item and the index after the last: those around an item, moved by the
        # offset.
        if heights[at] > room:
            return at, at  # a note takes all of the room
        first = at
        last = at + 1
        left = room - heights[at]
        grows = True
        while grows:
            grows = False
            if first and heights[first - 1] <= left:
                first -= 1
                left -= heights[first]
                grows = True
            if last < len(heights) and heights[last] <= left:
                left -= heights[last]
                last += 1
                grows = True
        if self._stays:
            self._stays = False
            is_visible = self._first <= at and sum(heights[self._first : at + 1]) <= room
            self.offset = self._first - first if is_visible else 0
        if self.offset:
            lowest = len(heights) - 1
            left = room - heights[lowest]
            while lowest and heights[lowest - 1] <= left:
                lowest -= 1
                left -= heights[lowest]
            self.offset = min(max(-first, self.offset), max(0, lowest - first))
        if not self.offset:
            if not 0 < first < self.lines_over_rows <= at:
                return first, last
            # Where the rows leave room, the end of the text stands above them; no page begins within a sentence.
            starts = [start for start in self._line_starts if start >= first] if last == len(heights) else []
            first = starts[0] if starts else self.lines_over_rows
        first += self.offset
        last = first
        while last < len(heights) and heights[last] <= room:
            room -= heights[last]
            last += 1
        return first, last

    def _separate(self, y: int) -> None:
        for x in range(0, self.width - 4, _SEPARATOR_STEP):
            self.scene.rect(self.style.line, x, y, 1, 1)

    # A row

    def _arrow_room(self, row: "PageRow", is_chosen: bool) -> int:
        # Return the width in pixels that a row reserves for an arrow at each end.
        return self._arrows if self.style.shows_all_arrows or is_chosen and row.has_arrows else 0

    def _label_left(self, row: "PageRow", is_chosen: bool) -> int:
        x = self.left + self.style.row_indent + self._arrow_room(row, is_chosen)
        return x if isinstance(row.value, str) else x + self.style.switch_width

    def _value_right(self, row: "PageRow", is_chosen: bool) -> int:
        return self.right - self.style.value_indent - self._arrow_room(row, is_chosen)

    def _row_texts(self, row: "PageRow", is_chosen: bool, font: int) -> "tuple[str, str]":
        # Return label and value as far as they fit: in full, else in fewer letters, else without the value.
        room = self._value_right(row, is_chosen) - self._label_left(row, is_chosen)
        label = row.brief if self._is_brief and row.brief else row.label
        value = row.value if isinstance(row.value, str) else ""
        if self._excess(label, value, room, font):
            value = row.brief_value or value
            if self._excess(label, value, room, font):
                label = row.brief or label
        if self._excess(label, value, room, font):
            value = ""
        return self.fit(label, row.brief, room, font), value

    def _excess(self, label: str, value: str, room: int, font: int) -> bool:
        wide = self.scene.text_width(label, font)
        return wide + (_VALUE_GAP + self.scene.text_width(value, self.style.body_font) if value else 0) > room

    def _draw_row(self, page: "MenuPage", i: int, y: int, pitch: int, size: "RowSize", scrolls: bool) -> None:
        scene, style = self.scene, self.style
        row = page.rows[i]
        is_chosen = i == page.cursor
        font, letter_height = size[:2]
        height = pitch - 1 if pitch >= letter_height + 3 else pitch
        ink = style.text
        if is_chosen:
            x = self.left - style.row_frame
            right = self.right + style.row_frame
            if scrolls or style.is_compact:
                right = min(right, self.width - style.bar_room)
            scene.rect(style.chosen, x, y, right - x, height)
            if not style.is_compact:
                scene.frame(style.strong, x, y, right - x, height)
            ink = style.chosen_text
        y += (height - letter_height) // 2
        x = self._label_left(row, is_chosen)
        if not isinstance(row.value, str):
            self._draw_switch(x - style.switch_width, y, row.value, ink)
        label, value = self._row_texts(row, is_chosen, font)
        scene.text(label, x, y, ink, font)
        y += style.value_drop if font == style.heading_font and font != style.body_font else 0
        right = self._value_right(row, is_chosen)
        scene.text(value, right - scene.text_width(value, style.body_font), y, ink, style.body_font)
        if row.has_arrows and self._arrow_room(row, is_chosen):
            scene.text(style.left_arrow, self.left + style.row_indent, y, ink)
            scene.text(style.right_arrow, right + self._arrows - scene.text_width(style.right_arrow), y, ink)

    def _draw_switch(self, x: int, y: int, is_on: bool, ink: int) -> None:
        if self.style.is_compact:
            self.scene.text("+" if is_on else "-", x, y, ink)
            return
        self.scene.frame(ink, x, y, _BOX_SIZE, _BOX_SIZE)
        if is_on:
            self.scene.rect(ink, x + 2, y + 2, _BOX_SIZE - 4, _BOX_SIZE - 4)
