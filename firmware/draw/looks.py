"""What a look is: it shows on one kind of screen what the app and the table say.

A Look has width, height, scene (which it draws into) and

    banks()                   returns the tiles of its scenes
    why_too_large(rules)      returns one line if the table of a rule set does not fit, else ""
    make_table_view(session)  returns the View that draws the table of a session
    make_page_kit()           returns the PageKit that draws pages (pages/page_kit.py), loaded at the first use
    make_menu_view(first)     returns the MenuView that draws a menu (pages/menu_view.py); first: its text, not its rows
    log_lines                 is how many lines of a menu's log are shown at once
    brief                     says whether these lines use few letters
    unsupported_settings      are the names of the settings (firmware.app.settings) that mean nothing with this look

All of them draw into the look's scene. The words come from the menu or the page, or from text.menus().
"""

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Protocol

    from firmware.draw.pages.page_data import CurvePage, GraphPage, MenuPage, MonthPage, RowGeometry
    from firmware.draw.table_view_state import TableViewState

    HelpPage = tuple[str, ...]  # its heading and its paragraphs

    class Game(Protocol):
        """What a View asks of an engine.game.Game."""

        @property
        def pos(self) -> bytearray: ...

    class Seating(Protocol):
        """What a View asks of a session: a position, and who sits where. See firmware.app.session.Session."""

        @property
        def game(self) -> Game: ...
        @property
        def seat(self) -> int: ...
        @property
        def viewer(self) -> int: ...
        @property
        def players(self) -> int: ...
        @property
        def plays_all_sides(self) -> bool: ...
        @property
        def low(self) -> int: ...
        @property
        def back_swap(self) -> int: ...

    class View(Protocol):
        """Draws a table, and knows where its piles are: see large/large_table_view.py. Text has none to touch."""

        says_task: bool
        marks_places: bool
        animates: bool

        @property
        def is_first_page(self) -> bool: ...

        width: int  # of a card in pixels
        height: int

        def table_row(self, p: int) -> int: ...
        def x(self, p: int) -> int: ...
        def y(self, p: int, below: int = 0, more: int = 0) -> int: ...
        def pitch(self, p: int, more: int) -> int: ...
        def hits_pile(self, p: int, x: int, y: int) -> bool: ...
        def hits_text(self, x: int, y: int) -> bool: ...
        def next_page(self) -> bool: ...
        def show(self, view_state: TableViewState) -> None: ...
        def show_pile_choice(self, p: int, n: int, message: str) -> None: ...
        def show_spread(self, p: int, cards: bytearray, n: int, message: str) -> None: ...
        def show_dialog(self, heading: str, message: str) -> str: ...

    class PageKit(Protocol):
        """Draws pages, or tells them."""

        def draw_month(self, page: MonthPage) -> None: ...
        def draw_graph(self, page: GraphPage) -> None: ...
        def draw_curve(self, page: CurvePage) -> None: ...
        def paginate(self, pages: Sequence[HelpPage]) -> Any: ...  # as draw_help takes them: each look something else
        def draw_help(self, pages: Any, at: int, back: str) -> None: ...

    class MenuView(Protocol):
        """Draws one menu, or tells it, and knows how far it is scrolled."""

        chosen_is_hidden: bool

        def draw(self, page: MenuPage) -> RowGeometry: ...
        def hides_text(self) -> bool: ...
        def show_chosen(self) -> None: ...
        def step(self, cursor: int, count: int, by: int, passes_text: bool) -> int: ...

    class Look(Protocol):
        """A kind of screen, as described above; the one in words has no banks."""

        width: int
        height: int
        one_bit: bool
        log_lines: int
        brief: bool
        unsupported_settings: tuple[str, ...]

        @property
        def scene(self) -> Any: ...  # a Scene or a TextScene, as its renderer takes it
        def banks(self) -> tuple[Any, ...]: ...
        def make_page_kit(self) -> PageKit: ...
        def make_menu_view(self, read_first: bool) -> MenuView: ...
        def why_too_large(self, rules: str) -> str: ...
        def make_table_view(self, session: Seating) -> View: ...
