"""Print pages and menus as text, as a PageKit and a MenuView draw them on other screens (pages)."""

from engine.review import EVEN_LEAD
from firmware import text
from firmware.draw.pages.page_data import RowGeometry
from firmware.draw.text.text_scene import MENU_SCREEN, PAGE_SCREEN
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.draw.looks import HelpPage
    from firmware.draw.pages.page_data import CurvePage, GraphPage, MenuPage, MonthPage
    from firmware.draw.text.text_scene import TextScene


# Of a list with more than MOST_ROWS, the ROWS_OF_MANY around the cursor are printed.
MOST_ROWS = 60
ROWS_OF_MANY = 20


class TextPages:
    """Print pages, line by line."""

    def __init__(self, scene: "TextScene") -> None:
        self.scene = scene

    def draw_month(self, page: "MonthPage") -> None:
        """Print a MonthPage: the days of the month that were played, and the days in a row."""
        menus, results = text.menus(), text.results()
        self.scene.begin(PAGE_SCREEN)
        self.scene.add_line(page.heading)
        for i in range(len(page.marks)):
            marks = page.marks[i]
            message = [results.DAY_MARKS[(marks & 3) - 1]] if marks & 3 else []
            if marks > 3:
                message.append(menus.PUZZLE_OF_THE_DAY)
            if message:
                self.scene.add_line(menus.ROW_WITH_VALUE.format("%d" % (i + 1), ", ".join(message)))
        self.scene.add_line(menus.ROW_WITH_VALUE.format(results.DAYS_IN_A_ROW, page.streak))

    def draw_graph(self, page: "GraphPage") -> None:
        """Print a GraphPage: who was ahead by how many cards, turn by turn, and the costly decisions."""
        scene = self.scene
        scene.begin(PAGE_SCREEN)
        if page.percent_done < 100:
            scene.add_line(text.advice().REVIEW_PROGRESS.format(page.percent_done))
            return
        scene.add_line(text.menus().REVIEW)
        leads = page.leads
        first = 0
        for i in range(1, len(leads) + 1):
            if i == len(leads) or _side(leads[i]) != _side(leads[first]):
                self._tell_lead(page, first, i - 1)
                first = i
        for i in range(len(page.lines)):
            scene.add_line(text.console().NUMBERED_ROW.format(i + 1, page.lines[i]))
        if page.lines:
            scene.add_line(text.advice().REVIEW_READ)
        else:
            scene.add_line(text.advice().REVIEW_CLEAN)
            scene.add_line(text.console().DIALOG_READ)

    def _tell_lead(self, page: "GraphPage", first: int, last: int) -> None:
        # Print who was ahead after all of these turns, and the largest lead.
        side = _side(page.leads[first])
        if not side:
            return
        most = max([abs(lead - EVEN_LEAD) for lead in page.leads[first : last + 1]])
        message = text.advice().AHEAD_FOR if last > first else text.advice().AHEAD_ONCE
        self.scene.add_line(message.format(page.side_names[side < 0], phrases.card_count(most), first, last))

    def draw_curve(self, page: "CurvePage") -> None:
        """Print a CurvePage: the number, its source, and the ratings after the last games."""
        self.scene.begin(PAGE_SCREEN)
        self.scene.add_line(text.menus().ROW_WITH_VALUE.format(page.heading, page.value))
        self.scene.add_line(page.source)
        self.scene.add_line(", ".join(["%d" % point for point in page.points]))

    def paginate(self, pages: "Sequence[HelpPage]") -> "Sequence[HelpPage]":
        """Return pages of help as draw_help takes them: unchanged."""
        return pages

    def draw_help(self, pages: "Sequence[HelpPage]", at: int, back: str) -> None:
        """Print a page of help."""
        self.scene.begin(PAGE_SCREEN)
        for words in pages[at]:
            self.scene.add_line(words)
        foot = text.console().PAGE_READ if at + 1 < len(pages) else text.console().LAST_PAGE_READ
        self.scene.add_line(foot.format(at + 1, len(pages)))


class TextMenuView:
    """Print a menu."""

    chosen_is_hidden = False

    def __init__(self, scene: "TextScene") -> None:
        self.scene = scene

    def draw(self, page: "MenuPage") -> RowGeometry:
        """Print a menu: its lines, each row with its number, and its foot."""
        scene = self.scene
        scene.begin(MENU_SCREEN)
        scene.add_line(page.heading)
        for line in page.lines:
            left, _, right = line.partition("\t")
            scene.add_line(text.words.NAME_AND_TEXT.format(left, right) if right else left)
        count = len(page.rows)
        first = max(0, min(page.cursor - ROWS_OF_MANY // 2, count - ROWS_OF_MANY)) if count > MOST_ROWS else 0
        last = min(count, first + ROWS_OF_MANY) if count > MOST_ROWS else count
        for i in range(first, last):
            scene.add_line(row_text(page, i))
        if last - first < count:
            scene.add_line(text.console().ROWS_SHOWN.format(first + 1, last, count))
        for line in page.foot:
            scene.add_line(line)
        scene.add_line(page.note)
        return RowGeometry()  # no row can be touched

    def hides_text(self) -> bool:
        """Return False, because all text is printed."""
        return False

    def show_chosen(self) -> None:
        """Do nothing, because no row is hidden."""

    def scroll(self, by: int) -> None:
        """Do nothing, because every row is printed."""

    def stay(self) -> None:
        """Do nothing, because every row is printed."""

    def step(self, cursor: int, count: int, by: int, passes_text: bool) -> int:
        """Return the row after (1) or before (-1) the cursor."""
        return (cursor + by) % count


def row_text(page: "MenuPage", i: int) -> str:
    """Return row i of a menu as text."""
    row = page.rows[i]
    message = row.label
    value = row.value
    if isinstance(value, bool) and row.is_tick:
        message = text.menus().LESSON_DONE_ROW.format(message) if value else message
    elif value != "":
        if isinstance(value, bool):
            value = text.menus().ON if value else text.menus().OFF
        message = text.menus().ROW_WITH_VALUE.format(message, value)
    return text.console().NUMBERED_ROW.format(i + 1, message)


def _side(lead: int) -> int:
    return (lead > EVEN_LEAD) - (lead < EVEN_LEAD)
