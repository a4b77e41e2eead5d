"""Draw pages on any screen with pixels, in the style of its kind."""

from engine.const import const
from engine.review import EVEN_LEAD
from firmware import text
from firmware.draw.pages.abbreviation import abbreviate
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.draw.looks import HelpPage
    from firmware.draw.pages.page_data import CurvePage, GraphPage, MonthPage
    from firmware.draw.pages.page_style import PageStyle
    from firmware.draw.scene import Scene

    ShownPage = tuple[str, list[tuple[int, str]]]  # the heading, and the lines, each with its y

SCALE_STEP = const(5)  # cards; both ends of the scale of a graph are multiples of this
MAX_BARS = const(104)  # the most bars in a graph, because a scene's entries are limited
MIN_BAR_WIDTH = const(2)  # pixels of the narrowest bar
_WEEK = const(7)
_PROGRESS_HEIGHT = const(10)
_KEY_GAP = const(8)  # pixels between two entries of a key
_KEY_INDENT = const(10)  # pixels from an entry of a key to its text
_MARK_SIZE = const(7)

# What `PageKit._mark` draws: the flags of a day as in firmware.app.player_stats, and the side that is ahead.
_MARK_LOST = const(1)
_MARK_HELPED = const(2)
_MARK_WON = const(3)
_MARK_PUZZLE = const(4)
_MARK_AHEAD = const(5)
_MARK_BEHIND = const(6)


def graph_scale(leads: "bytes | bytearray") -> "tuple[int, int]":
    """Return how many cards up and down a graph extends: the largest leads, rounded up.

    leads: a byte for each turn, EVEN_LEAD plus the player's lead in cards.
    """
    up = max(0, max(leads) - EVEN_LEAD)
    down = max(0, EVEN_LEAD - min(leads))
    least = max(SCALE_STEP, max(up, down) // 4)
    up = (max(up, least) + SCALE_STEP - 1) // SCALE_STEP * SCALE_STEP
    down = (max(down, least) + SCALE_STEP - 1) // SCALE_STEP * SCALE_STEP
    return up, down


def place_markers(bars: "list[int]", of: int, left: int, width: int, wide: int) -> "list[int]":
    """Return the x of the marker of each of these bars, `wide` pixels wide, so that no two overlap.

    of: the number of bars in the graph; left, width: the graph's left edge and width in pixels.
    """
    found: "list[int]" = []
    right = left + width
    for k in range(len(bars) - 1, -1, -1):
        right = min(right - wide, left + bars[k] * width // of)
        found.insert(0, max(right, left + k * wide))
    return found


class PageKit:
    """Draw pages into a scene of width x height pixels, in a style.

    left, right: the edges of its text
    heading_end: the x after the heading that was drawn last
    """

    def __init__(self, scene: "Scene", width: int, height: int, style: "type[PageStyle]") -> None:
        self.scene = scene
        self.width = width
        self.height = height
        self.style = style
        self.left = style.margin
        self.right = width - style.margin
        self.heading_end = 0

    # Parts of pages

    def fit(self, words: str, brief: str, room: int, font: int = 0) -> str:
        """Return the text, or the brief one if it does not fit, or as many words as fit, the last one abbreviated."""
        font = font or self.style.text_font
        if brief and self.scene.text_width(words, font) > room:
            words = brief
        return abbreviate(self.scene, words, room, font)

    def begin(self, heading: str, brief: str = "", number: str = "") -> int:
        """Clear the scene and draw a heading, with a number at its right; return the y below it."""
        scene, style = self.scene, self.style
        scene.clear()
        ink = style.strong
        right = self.right
        if style.inverts_heading:
            scene.rect(style.strong, 0, 0, self.width, style.heading_height)
            ink = style.page
        else:
            scene.rect(style.strong, self.left, style.heading_height - 1, right - self.left, 1)
        if number:
            right -= scene.text_width(number)
            scene.text(number, right, style.heading_y, ink)
            right -= 2
        font = style.heading_font
        if scene.text_width(brief or heading, font) > right - self.left:
            font = style.text_font
        self.heading_end = scene.text(
            self.fit(heading, brief, right - self.left, font), self.left, style.heading_y, ink, font)
        return style.body_y

    def foot(self, words: str, brief: str = "") -> int:
        """Write a line at the bottom; return the y where the room above it ends."""
        y = self.height - self.style.foot_height
        self.scene.text(self.fit(words, brief, self.right - self.left), self.left, y, self.style.faint)
        return y - self.style.paragraph_gap

    def line(self, words: str, value: str, y: int, value_ink: int) -> None:
        """Write a text, and a value at the right if there is room."""
        scene = self.scene
        x = self.right - scene.text_width(value)
        if scene.text(words, self.left, y, self.style.text) + _KEY_GAP <= x:
            scene.text(value, x, y, value_ink)

    def key(self, entries: "Sequence[tuple[int, str]]", y: int) -> int:
        """Explain marks, from left to right, as long as there are lines for the key; return the y below."""
        style = self.style
        lines = style.key_lines
        if not lines:
            return y
        x = self.left
        for mark, words in entries:
            width = _KEY_INDENT + self.scene.text_width(words)
            if x > self.left and x + width > self.right:
                lines -= 1
                if not lines:
                    break  # the last entries may be omitted
                x = self.left
                y += style.line_pitch
            self._mark(mark, x, y, _MARK_SIZE, _MARK_SIZE)
            self.scene.text(words, x + _KEY_INDENT, y, style.text)
            x += width + _KEY_GAP
        return y + style.line_pitch

    def _mark(self, mark: int, x: int, y: int, width: int, height: int) -> None:
        # A won game is a full field, a game won with help is a frame, a lost one a dark field or a stroke.
        scene, style = self.scene, self.style
        if mark == _MARK_HELPED:
            scene.rect(style.strong, x, y, width, height)  # two rects take fewer entries than the sides of a frame
            scene.rect(style.page, x + 1, y + 1, width - 2, height - 2)
        elif mark == _MARK_PUZZLE:
            scene.rect(style.ahead, x + 2, y + 2, 3, 3)
        elif mark == _MARK_LOST and style.is_compact:
            scene.rect(style.text, x, y + height // 2, width, 1)
        elif mark:
            scene.rect((0, style.shade, 0, style.strong, 0, style.ahead, style.behind)[mark], x, y, width, height)

    def bars(
        self, values: "Sequence[int]", up: int, down: int, captions: "Sequence[tuple[int, str]]", top: int,
        bottom: int, chosen: "list[int]", is_numbered: bool
    ) -> None:
        """Draw a bar for each value, up or down from a line.

        up, down: the ends of the scale
        captions: (value, words) for lines beside the scale
        chosen: the indices of the highlighted values
        is_numbered: whether these are numbered from 1 on
        """
        scene, style = self.scene, self.style
        font = style.caption_font
        left = self.left + max([scene.text_width(words, font) for _, words in captions]) + 3
        width = self.right - left
        # Captions are centred on their lines if there is room for that.
        half = style.caption_height // 2
        if style.has_plot_area:
            top += half
            bottom -= half
        tall = bottom - top
        line = top + tall * up // (up + down)
        if style.has_plot_area:
            scene.rect(style.shade, left, top, width, tall + 1)
        else:
            scene.rect(style.line, left - 2, top, 1, tall + 1)
            scene.rect(style.line, left - 3, line, width + 3, 1)
        for value, words in captions:
            y = top + tall * (up - value) // (up + down)
            if style.has_plot_area:
                scene.rect(style.line, left, y, width, 1)
                y -= half
            elif value <= 0:
                y -= style.caption_height - 1
            scene.text(words, left - 3 - scene.text_width(words, font), y, style.faint, font)
        n = len(values)
        count = min(n, MAX_BARS, width // MIN_BAR_WIDTH)
        chosen = [at * count // n for at in chosen]
        for i in range(count):
            value = values[i * n // count]
            x = left + i * width // count
            w = left + (i + 1) * width // count - x
            if w > style.solid_width:
                w -= 1
            h = (abs(value) * tall + up + down - 1) // (up + down)
            if h:
                ink = style.strong if i in chosen else style.ahead if value > 0 else style.behind
                scene.rect(ink, x, line - h if value > 0 else line + 1, w, h)
        if is_numbered:
            h = style.marker_height
            xs = place_markers(chosen, count, left, width, style.marker_width + 1)
            for i in range(len(chosen)):
                # A number stands on the other side of the line from its bar if there is room.
                below = values[chosen[i] * n // count] > 0 and line + h <= bottom or line - h < top
                self._marker(i + 1, xs[i], line + 1 if below else line - h)

    def _marker(self, number: int, x: int, y: int) -> None:
        style = self.style
        self.scene.rect(style.marker, x, y, style.marker_width, style.marker_height)
        self.scene.number(number, x + 1, y + 1, style.marker_text)

    # Pages

    def draw_month(self, page: "MonthPage") -> None:
        """Draw a MonthPage: the month, the meaning of the marks, and the days in a row."""
        scene, style = self.scene, self.style
        top = self.begin(page.heading, page.brief)
        bottom = self.height
        names = text.results().DAY_MARKS
        if not style.is_compact:
            bottom = self.foot(page.foot, page.foot_brief)
            top = self.key(
                [(mark, names[mark - 1]) for mark in (_MARK_WON, _MARK_HELPED, _MARK_LOST)]
                + [(_MARK_PUZZLE, text.menus().PUZZLE_OF_THE_DAY)], top) + 2  # fmt: skip
        if style.has_streak:
            bottom -= style.line_pitch
            words = text.results().DAYS_IN_A_ROW
            room = self.right - self.left - scene.text_width(words) - _KEY_GAP
            if scene.text_width(page.streak) > room:
                words = ""
            self.line(words, page.streak, bottom, style.text)
        weeks = (page.first_weekday + len(page.marks) + _WEEK - 1) // _WEEK
        width = self.right - self.left + 2
        if (bottom - top - style.weekday_height) // weeks >= style.least_day:
            for i in range(_WEEK):
                letter = text.results().WEEKDAYS[i]
                x = self.left + i * width // _WEEK
                room = style.day_width or self.left + (i + 1) * width // _WEEK - x - 2
                if style.is_compact:
                    room = min(room - 2, 2 * ((bottom - top - style.weekday_height) // weeks - 2))
                x += max(0, room - scene.text_width(letter, style.caption_font)) // 2
                scene.text(letter, x, top, style.faint, style.caption_font)
            top += style.weekday_height
        pitch = (bottom - top) // weeks
        for i in range(len(page.marks)):
            at = page.first_weekday + i
            x = self.left + at % _WEEK * width // _WEEK
            self._day(
                i + 1, page.marks[i], i + 1 == page.today, x, top + at // _WEEK * pitch,
                self.left + (at % _WEEK + 1) * width // _WEEK - x - 2, pitch - 2
            )

    def _day(self, day: int, marks: int, is_today: bool, x: int, y: int, width: int, height: int) -> None:
        scene, style = self.scene, self.style
        mark = marks & 3
        if style.is_compact:
            width = min(width - 2, 2 * height)
            if not mark:
                scene.rect(style.text, x + width // 2, y + height // 2, 1, 1)
        self._mark(mark, x, y, width, height)
        if is_today:
            scene.rect(style.text, x, y + height, width, 1)
        if style.is_compact:
            if marks > 3:
                scene.rect(style.text, x + width + 1, y, 1, height)
            return
        ink = style.page if mark == _MARK_WON else style.text if mark or is_today else style.faint
        wide = scene.text_width("%d" % day)
        if marks > 3:
            scene.rect(style.page if mark == _MARK_WON else style.ahead, x + width - 4, y + 1, 3, 3)
            x -= min(2, (width - wide) // 2 - 1)  # keeps the number away from that corner
        scene.number(day, x + (width - wide) // 2, y + (height - 7) // 2, ink)

    def draw_graph(self, page: "GraphPage") -> None:
        """Draw a GraphPage: the progress of the review, or its result."""
        style = self.style
        top = self.begin(text.menus().REVIEW)
        bottom = self.foot(page.foot, page.foot_brief)
        if page.percent_done < 100:
            self._draw_progress(page.percent_done, top, bottom)
            return
        if not page.turns:
            bottom -= style.line_pitch
            said = self.fit(
                text.advice().REVIEW_CLEAN, text.advice().REVIEW_CLEAN_BRIEF, self.right - self.left)
            self.scene.text(said, self.left, bottom, style.text)
        elif style.lists_decisions:
            bottom -= style.line_pitch * len(page.turns)
            for i in range(len(page.turns)):
                y = bottom + style.line_pitch * i
                self._marker(i + 1, self.left, y - style.marker_rise)
                self.scene.text(page.lines[i], self.left + style.marker_width + 5, y, style.text)
        top = self.key(((_MARK_AHEAD, page.side_names[0]), (_MARK_BEHIND, page.side_names[1])), top)
        up, down = graph_scale(page.leads)
        captions = [(up, "+%d" % up), (-down, "-%d" % down)]
        if not style.is_compact:
            bottom -= style.line_pitch
            words = "%d" % (len(page.leads) - 1)
            self.scene.text(text.advice().TURNS, self.left, bottom, style.faint)
            self.scene.text(words, self.right - self.scene.text_width(words), bottom, style.faint)
            captions.append((0, "0"))
        self.bars(
            [lead - EVEN_LEAD for lead in page.leads], up, down, captions, top, bottom - 2,
            [turn + 1 for turn in page.turns], True
        )

    def _draw_progress(self, percent: int, top: int, bottom: int) -> None:
        # Draw the progress as a growing bar.
        scene, style = self.scene, self.style
        lines = scene.wrap(text.advice().REVIEW_PROGRESS.format(percent), self.right - self.left)
        y = top + (bottom - top - style.line_pitch * len(lines) - _PROGRESS_HEIGHT) // 2
        for line in lines:
            scene.text(line, (self.width - scene.text_width(line)) // 2, y, style.text)
            y += style.line_pitch
        x = self.width // 8
        width = self.width - 2 * x
        scene.frame(style.strong, x, y, width, _PROGRESS_HEIGHT)
        scene.rect(style.strong, x + 2, y + 2, (width - 4) * percent // 100, _PROGRESS_HEIGHT - 4)

    def draw_curve(self, page: "CurvePage") -> None:
        """Draw a CurvePage: the number, its source, and a bar for each of the last games."""
        scene, style = self.scene, self.style
        top = self.begin(page.heading, page.brief)
        if style.is_compact:
            bottom = self.foot(page.value)
            # The sentence on the games stands above the bars if these keep enough room.
            lines = scene.wrap(page.source, self.right - self.left)
            if bottom - top - style.line_pitch * len(lines) >= style.least_bars:
                for line in lines:
                    scene.text(line, self.left, top, style.text)
                    top += style.line_pitch
        else:
            bottom = self.foot(page.foot)
            self.line(page.value, page.source, top, style.faint)
            top += style.line_pitch
        up = page.high - page.low
        self.bars(
            [point - page.low for point in page.points], up, 0, ((up, "%d" % page.high), (0, "%d" % page.low)), top,
            bottom - 2, [len(page.points) - 1], False
        )

    # Pages of help

    def paginate(self, pages: "Sequence[HelpPage]") -> "list[ShownPage]":
        """Return pages of help as draw_help takes them, perhaps more of them; each begins with its heading."""
        style = self.style
        out: "list[ShownPage]" = []
        bottom = self.height - style.line_pitch - style.paragraph_gap
        if style.is_compact:
            from firmware.draw.pages.sentence_pages import sentence_pages

            tops = tuple(range(style.body_y, bottom + 1, style.line_pitch))
            for page in pages:
                for shown in sentence_pages(self.scene, page[1:], self.right - self.left, len(tops), style.body_font):
                    out.append((page[0], list(zip(tops, shown))))
            return out
        bottom -= style.foot_height
        for page in pages:
            lines: "list[tuple[int, str]]" = []
            y = style.body_y
            for paragraph in page[1:]:
                wrapped = self.scene.wrap(paragraph, self.right - self.left, style.body_font)
                if lines and y + style.line_pitch * (len(wrapped) - 1) > bottom:
                    y = self.height  # the whole paragraph goes to the next page
                for line in wrapped:
                    if y > bottom:
                        out.append((page[0], lines))
                        lines = []
                        y = style.body_y
                    lines.append((y, line))
                    y += style.line_pitch
                y += style.paragraph_gap
            out.append((page[0], lines))
        return out

    def draw_help(self, pages: "list[ShownPage]", at: int, back: str) -> None:
        """Draw a page of help; back: the label of the button that leaves the help."""
        number = text.menus().PAGE_NUMBER.format(at + 1, len(pages))
        self.begin(pages[at][0], "", number if self.style.is_compact else "")
        for y, line in pages[at][1]:
            self.scene.text(line, self.left, y, self.style.text, self.style.body_font)
        if self.style.is_compact:
            return
        said = text.menus()
        words = phrases.with_buttons(said.PAGE_FOOT, at + 1, len(pages), back)
        brief = phrases.with_buttons(said.PAGE_FOOT_BRIEF, at + 1, len(pages), back)
        if len(pages) == 1:
            words = phrases.with_buttons(said.ONE_PAGE_FOOT, at + 1, len(pages), back)
            brief = number
        elif self.scene.text_width(brief) > self.right - self.left:
            brief = number
        self.foot(words, brief)
