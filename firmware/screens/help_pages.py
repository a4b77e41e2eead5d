"""How to play: pages on each rule set, stop play, the opponents and the buttons."""

from engine.rules import FOSTER, LAYS_TWO_CARDS, PATIENCE, RULE_SET_NAMES, Rules, options_by_bits
from firmware import text
from firmware.app import actions as A
from firmware.app.settings import OFFERED_LEVELS
from firmware.draw.sprites.sprite_index import GLYPH_UP
from firmware.screens.menu import Page

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from engine.rules import RuleSet
    from firmware.app.app import App

    Pages = tuple[tuple[str, ...], ...]  # For each page, its heading and its paragraphs.

OPTIONS_PER_PAGE = 3
LEVELS_PER_PAGE = 3


def pages_of_game(app: "App", rules: str, stop_play: bool, persons: "tuple[str, ...]" = ()) -> "Pages":
    """Return the pages for a rule set with its options, each (heading, paragraph, …)."""
    said = text.help_pages()
    row = Rules(rules)
    out = rule_pages(said, row.rule_set)
    texts = []
    for option in options_by_bits(row.option_bits):
        about = text.new_game().OPTIONS_ABOUT[option.name]
        texts.append(said.HELP_OPTION.format(text.new_game().OPTIONS[option.name], about))
    for i in range(0, len(texts), OPTIONS_PER_PAGE):
        out += ((said.HELP_OPTIONS,) + tuple(texts[i : i + OPTIONS_PER_PAGE]),)
    if stop_play:
        out += said.HELP_STOP
    if persons:
        out += said.HELP_HOT_SEAT
    elif row.players > 1:
        out += opponent_pages(said)
    return out + button_pages(said, app)


def rule_pages(said: "ModuleType", rule_set: "RuleSet") -> "Pages":
    """Return the pages on a RuleSet: aim, duties, loading; said: text.help_pages()"""
    if rule_set.order & PATIENCE:
        return said.HELP_PATIENCE
    if rule_set.family:
        return said.HELP_ONE_PACK
    if rule_set.order & FOSTER:
        return said.HELP_FOSTER_IS + said.HELP_AIM + said.HELP_FOSTER + said.HELP_LOADING
    if rule_set.order & LAYS_TWO_CARDS:
        return said.HELP_CATS
    out: "Pages" = said.HELP_AIM + said.HELP_TURN + said.HELP_LOADING
    if rule_set.packs == 1:
        out = said.HELP_SIMPLE + out
    elif rule_set.players == 3:
        out = said.HELP_THREE + out
    return out


def opponent_pages(said: "ModuleType") -> "Pages":
    """Return the pages on the levels."""
    about = [text.new_game().LEVELS_ABOUT[level] for level in OFFERED_LEVELS]
    return tuple([
        (said.HELP_OPPONENTS,) + tuple(about[i : i + LEVELS_PER_PAGE]) for i in range(0, len(about), LEVELS_PER_PAGE)
    ])  # fmt: skip


def button_pages(said: "ModuleType", app: "App") -> "Pages":
    """Return the page on the buttons with the labels of this board, or the pages on touch."""
    if app.controls.instructions:
        return ((said.HELP_BUTTONS,) + app.controls.instructions,)
    if app.controls.uses_touch:
        # The keyboard's page has its own sentences, under some of the names of those on buttons.
        pages = ((said.KEY_STEPS, said.KEY_OK), (said.KEY_RUN, said.KEY_LAST_TURN), (said.KEY_MENU,))
        if app.look.one_bit:
            pages += ((said.PILE_LETTERS,),)  # type: ignore[assignment]
        return tuple([(said.HELP_BUTTONS,) + page for page in pages])
    labels = app.controls.labels
    out = [said.HELP_BUTTONS, said.KEY_STEPS.format(labels[A.LEFT])]
    out.append(said.KEY_OK.format(labels[A.OK]))
    if not app.controls.steps_sideways:
        out.append(said.KEY_RUN.format(labels[A.UP] or GLYPH_UP))
    back = said.KEY_BACK if labels[A.MENU] else said.KEY_BACK_MENU
    out.append(back.format(labels[A.BACK]))
    first = tuple(out)
    out = [said.HELP_BUTTONS]
    out.append(said.KEY_LAST_TURN.format(labels[A.BACK]))
    if labels[A.TURN]:
        out.append(said.KEY_TURN.format(labels[A.TURN]))
    if labels[A.MENU]:
        out.append(said.KEY_MENU.format(labels[A.MENU]))
    out.append(said.KEY_STOP.format(labels[A.STOP]) if labels[A.STOP] else said.NO_KEY_STOP)
    if app.look.one_bit:
        out.append(said.PILE_LETTERS)
    return first, tuple(out)


class Help(Page):
    """Pages of help, one at a time.

    given: the pages; by default those on the game being played, or on the first rule set
    go_on: called by OK on the last page, if that leads elsewhere than BACK
    pages: the pages as the look has divided them
    page_index: the index of the page that is shown
    """

    def __init__(self, app: "App", given: "Pages" = (), go_on: "Callable[[], None] | None" = None) -> None:
        self.app = app
        self.go_on = go_on or app.pop
        session = app.session
        if not given:
            given = pages_of_game(app, RULE_SET_NAMES[0], True)
            if session:
                given = pages_of_game(app, session.rules, session.stop_play, session.hot_seat_names)
        self.given = given
        self.resize()

    def resize(self) -> None:
        self.pages = self.app.look.make_page_kit().paginate(self.given)
        self.page_index = 0

    @property
    def status(self) -> str:
        return self.pages[self.page_index][0]

    def press(self, action: int, now: int) -> None:
        self.app.changed = True
        if action in (A.LEFT, A.UP):
            self.page_index = (self.page_index - 1) % len(self.pages)
        elif action in (A.RIGHT, A.DOWN):
            self.page_index = (self.page_index + 1) % len(self.pages)
        elif action == A.OK and self.page_index + 1 < len(self.pages):
            self.page_index += 1
        elif action == A.OK:
            self.go_on()
        else:
            self.app.pop()

    def touch(self, x: int, y: int) -> int:
        """Return the action for a touch: the left edge turns back, the rest turns forward, the heading leaves."""
        action = Page.touch(self, x, y)
        return A.LEFT if action == A.OK and 4 * x < self.app.look.width else action

    def draw(self) -> None:
        """Draw the page."""
        self.app.look.make_page_kit().draw_help(self.pages, self.page_index, self.app.controls.labels[A.BACK])
