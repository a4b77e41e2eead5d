"""The content of pages as plain data: firmware/screens fills it in, and a PageKit draws it."""

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Sequence

# A page of help is (heading, paragraph, …).


class MonthPage:
    """A month of the calendar.

    heading, brief: the name of the month; the same in fewer letters
    first_weekday: the day of the week of its first day, 0 for Monday
    marks: a byte for each day, with the flags of firmware.app.player_stats
    today: the day of the month today, 0 in another month
    streak: the days in a row, as text
    foot, foot_brief: what the buttons do; the same in fewer letters
    """

    def __init__(
        self, heading: str, brief: str, first_weekday: int, marks: bytes, today: int, streak: str, foot: str,
        foot_brief: str
    ) -> None:
        self.heading = heading
        self.brief = brief
        self.first_weekday = first_weekday
        self.marks = marks
        self.today = today
        self.streak = streak
        self.foot = foot
        self.foot_brief = foot_brief


class GraphPage:
    """The graph of a game, or the progress of its review.

    percent_done: the progress of the review, in percent
    leads: a byte for each turn, engine.review.EVEN_LEAD plus the lead in cards
    turns, lines: the turn of each costly decision, and a line of text about it
    side_names: the players who are ahead above and below the line
    foot, foot_brief: what the buttons do; the same in fewer letters
    """

    def __init__(
        self, percent_done: int, leads: "bytes | bytearray", turns: "list[int]", lines: "list[str]",
        side_names: "tuple[str, str]", foot: str, foot_brief: str
    ) -> None:
        self.percent_done = percent_done
        self.leads = leads
        self.turns = turns
        self.lines = lines
        self.side_names = side_names
        self.foot = foot
        self.foot_brief = foot_brief


class CurvePage:
    """The curve of a rating.

    heading, brief: the rule set with a title, and without it
    value: the rating, as text
    source: the games from which it was computed, as text
    points: the ratings after the last games, at least one
    low, high: the ends of the scale
    foot: what the buttons do
    """

    def __init__(
        self, heading: str, brief: str, value: str, source: str, points: "list[int]", low: int, high: int, foot: str
    ) -> None:
        self.heading = heading
        self.brief = brief
        self.value = value
        self.source = source
        self.points = points
        self.low = low
        self.high = high
        self.foot = foot


class PageRow:
    """A row of a menu.

    label, brief: its text; the same in fewer letters, "" for no difference
    value, brief_value: the text at the right, and in fewer letters; True or False for a switch
    has_arrows: whether its value can be stepped through
    is_tick: whether it is ticked rather than switched
    """

    def __init__(
        self, label: str, brief: str, value: "str | bool", brief_value: str, has_arrows: bool, is_tick: bool
    ) -> None:
        self.label = label
        self.brief = brief
        self.value = value
        self.brief_value = brief_value
        self.has_arrows = has_arrows
        self.is_tick = is_tick


class MenuPage:
    """A list of rows to choose from.

    heading, brief: the text at the top; the same in fewer letters, "" for no difference
    shows_banner: whether the name of the game replaces the heading if there is room
    icon: the picture after the heading, or -1
    lines: text above the rows; what follows a tab is set at the right edge
    total_line: the most important of the lines
    is_long_list: whether this is a long list in small letters
    most_rows: 0, or in a list of sentences how many rows are shown at most, because a scene holds so many letters. Rows
        are in fewer letters then, and the chosen one is below them in full
    rows: a sequence with a PageRow for each
    has_arrows: whether any row has arrows
    cursor: the index of the chosen row
    about, has_about: the text about the chosen row, and whether any row has one
    foot: lines at the bottom
    note: a line at the bottom instead
    """

    def __init__(
        self, heading: str, brief: str, shows_banner: bool, icon: int, lines: "list[str]", total_line: str,
        is_long_list: bool, most_rows: int, rows: "Sequence[PageRow]", has_arrows: bool, cursor: int, about: str,
        has_about: bool, foot: "tuple[str, ...] | list[str]", note: str
    ) -> None:
        self.heading = heading
        self.brief = brief
        self.most_rows = most_rows
        self.shows_banner = shows_banner
        self.icon = icon
        self.lines = lines
        self.total_line = total_line
        self.is_long_list = is_long_list
        self.rows = rows
        self.has_arrows = has_arrows
        self.cursor = cursor
        self.about = about
        self.has_about = has_about
        self.foot = foot
        self.note = note


class RowGeometry:
    """The geometry of the rows of a menu on the screen.

    top: the y of the first row shown
    pitch: the pixels from row to row
    first: the index of the first row shown
    count: the number of rows shown
    right: the x where values end
    arrow_width: the pixels that belong to the arrow at each end of a row, 0 for no arrows
    shows_all_arrows: whether every row shows its arrows, or only the chosen one
    """

    def __init__(
        self, top: int = 0, pitch: int = 1, first: int = 0, count: int = 0, right: int = 0, arrow_width: int = 0,
        shows_all_arrows: bool = False
    ) -> None:
        self.top = top
        self.pitch = pitch
        self.first = first
        self.count = count
        self.right = right
        self.arrow_width = arrow_width
        self.shows_all_arrows = shows_all_arrows
