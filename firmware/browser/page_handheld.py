"""Run the app in a browser, under MicroPython in WebAssembly; the page has the clock, the buttons and the timers.

`page` is a module that the page registers before it imports this one:

    take_colours(at, n)    take n colours from this address, each red, green and blue
    take_bank(number, width, height, bits, count, at, size)  take a bank of tiles from this address (sprites_common.py)
    draw(at, n, rotated)   draw a scene of n entries from this address, upside down or not (draw.scene)
    show()                 show that picture, which is complete
    invert(whether)        from the next picture on, invert a one-bit screen, or not
    light(at)              take a one-bit picture, in the format of draw.one_bit.framebuf_renderer
    mirror(whether)        swap the buttons of the device's two sides, or not
    read(name)             return what was saved under a name, as hex digits; "" for nothing
    write(name, digits)    save it, whole or not at all; return whether that worked
    sound(notes, level, wait)  after `wait` ms, play pairs of Hz and ms, numbers separated by spaces; level 1 or 2
    vibrates()             return whether the device can vibrate
    vibrate(ms)            do so for this long
    chance(n)              return a random number from 0 to n - 1
    today()                return the number of the deal of the day
    copy(text)             put a text into the clipboard; return False if the browser has none, after showing the text
    tell(line)             have screen readers say a line
"""

from time import ticks_diff, ticks_ms  # type: ignore[attr-defined]

import page
from uctypes import addressof

from engine.const import const
from firmware import text
from firmware.app import actions as A
from firmware.app.app import App
from firmware.app.events import MOVE_EVENTS, MOVE_REFUSED
from firmware.app.features import Features
from firmware.app.pointer import Pointer
from firmware.app.saves import Saves
from firmware.app.settings import SETTING_LANGUAGE, SETTING_TEACHES, SETTING_VIBRATION, Settings
from firmware.browser.page_store import MemoryStore, PageStore
from firmware.draw.look_factory import look_for_board
from firmware.draw.sprites.sprite_index import GLYPH_LEFT, GLYPH_OK, GLYPH_RIGHT, GLYPH_STAR
from firmware.screens import make
from firmware.table.states import PLAY
from firmware.text.languages import LANGUAGE_CODES

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from boards import Board
    from firmware.app.events import Event
    from firmware.app.session import Session
    from firmware.browser.canvas_renderer import CanvasRenderer
    from firmware.browser.screen_reader import ScreenReader
    from firmware.draw.looks import Look
    from firmware.draw.one_bit.framebuf_renderer import FramebufRenderer
    from firmware.table.table import Table


# Glyphs of the game's fonts, and the characters that replace them outside the canvas.
GLYPH_CHARACTERS = (
    ("\1", "♠"), ("\2", "♥"), ("\3", "♦"), ("\4", "♣"),
    (GLYPH_LEFT, "←"), (GLYPH_RIGHT, "→"), (GLYPH_OK, "OK"), (GLYPH_STAR, "★"),
)  # fmt: skip
FIRST_UNSPOKEN = const(6)  # the first of the glyph characters that is spoken as it is written
SEARCH_MS = const(5)  # A call that has taken this long starts no further slice of a search.
# How long the device vibrates, in ms, as the player's finger plays a card or is refused one.
MOVED_MS = const(12)
REFUSED_MS = const(45)
WINDOW = "window"  # the name of the screen that fills the page's window, among those of the boards
SHORT_SEED_LIMIT = 1_000_000  # numbers of random deals are below this, so that they are short enough to tell a friend


def language_of(linked: str, preferred: str) -> str:
    """Return the code (of firmware.text.languages) of the language to start in, "" if nothing decides it.

    linked: the language that a link asks for, "" for none; preferred: the browser's own language, which counts as long
        as none was chosen in the settings.
    """
    if linked in LANGUAGE_CODES:
        return linked
    settings = Settings(PageStore())
    if settings.numbers[SETTING_LANGUAGE]:
        return LANGUAGE_CODES[settings.language()]
    return preferred if preferred in LANGUAGE_CODES else ""


def open_board(name: str, code: str = "", width: int = 0, height: int = 0) -> "PageHandheld":
    """Return the PageHandheld for a file of boards/, in the language with this code (see language_of).

    name: WINDOW for the page's own screen of width x height pixels
    """
    board = Window(width, height) if name == WINDOW else getattr(__import__("boards." + name), name)
    handheld = PageHandheld(board)
    if code:
        handheld.app.set_language(LANGUAGE_CODES.index(code))
    return handheld


class PageHandheld:
    """The app with its renderer, for a module of boards/. Each call from the page takes at most a tick."""

    def __init__(self, board: "Board") -> None:
        look = look_for_board(board)
        self.renderer: "FramebufRenderer | CanvasRenderer"
        self._card_width = 0  # the width in pixels of the cards that the renderer draws, 0 on a one-bit screen
        if look.one_bit:
            from firmware.draw.one_bit.framebuf_renderer import FramebufRenderer

            self.renderer = FramebufRenderer(OneBitCanvas(board.WIDTH, board.HEIGHT))
        else:
            self._load_cards(look)
        # Slices are as short as possible, because a tick runs as many of them as it has time for.
        features = Features(nodes_per_tick=1, today=lambda: page.today())
        features.has_pointer = True
        features.vibrates = page.vibrates()
        self.app = App(look, PageStore(), lambda: page.chance(SHORT_SEED_LIMIT), make, features)
        self.app.listeners.append(self._vibrate)
        features.take_text = copy_text
        self.app.controls.connect(board)
        self._board = board
        self._uses_keyboard = False  # whether the player uses the keyboard
        self.pointer = Pointer(self.app)
        self.app.play_on(PageSpeaker())
        self._mirrored = 0  # whether the page has swapped the buttons of the two sides
        self._screen_reader: "ScreenReader" = None  # type: ignore[assignment]  # once its module is there
        self._linked_match: "Session" = None  # type: ignore[assignment]  # the match that a link asks for,
        self._linked_puzzle = 0  # the number of the puzzle that a link asks for, 0 for none
        self._read_session: "Session | None" = None  # the game that was read from text,
        self._is_read_in_play = False  # and whether it is the one in play

    def tick(self, now: int, action: int) -> int:
        """Tick at a time in ms; return the ms until the next call, -1 to wait for a button.

        A call takes SEARCH_MS at most, plus a slice of the opponent's search and a picture.
        """
        app = self.app
        begun = ticks_ms()
        wait = app.tick(now, action)
        while not wait and not action and not app.changed and ticks_diff(ticks_ms(), begun) < SEARCH_MS:
            wait = app.tick(now, 0)
        if app.scene.mirrored != self._mirrored:
            self._mirrored = app.scene.mirrored
            page.mirror(self._mirrored)
        if app.changed:
            app.changed = False
            if self._card_width and self._card_width != app.scene.usual_w:
                self._load_cards(app.look)
            self.renderer.show(app.scene)
            page.show()
        return wait

    def _vibrate(self, event: "Event", session: "Session") -> None:
        # Answer what the player's finger did.
        app = self.app
        if not app.controls.uses_touch or not app.settings.numbers[SETTING_VIBRATION] or not app.match_table:
            return
        if event == MOVE_REFUSED:
            page.vibrate(REFUSED_MS)
        elif event in MOVE_EVENTS and app.match_table.mover_is_person:
            page.vibrate(MOVED_MS)

    def resize(self, width: int, height: int) -> None:
        """Draw on a canvas of another size from now on."""
        self.app.resize(width, height)
        self._load_cards(self.app.look)

    def _load_cards(self, look: "Look") -> None:
        # Draw with the look's tiles; the table of three players may have smaller cards.
        from firmware.browser.canvas_renderer import CanvasRenderer  # loaded here: a one-bit screen has another

        self._card_width = look.scene.usual_w
        self.renderer = CanvasRenderer(look.banks())

    # Touches. Each of these methods ticks, and returns what `tick` returns, unless it says otherwise.

    def touch(self, now: int, x: int, y: int) -> int:
        """Answer a touch of a pixel of the screen."""
        return self.tick(now, self.pointer.touch(x, y))

    def touch_status(self, now: int) -> int:
        """Answer a touch of the words below the screen."""
        return self.tick(now, self.pointer.touch_words())

    def double_touch(self, now: int, x: int, y: int) -> int:
        """Answer the second touch of a double touch."""
        return self.tick(now, self.pointer.touch_again(x, y))

    def drag(self, x: int, y: int) -> str:
        """Pick up the card at a pixel, without a tick. Return its left, top, width and height, or "" for no card."""
        card = self.pointer.drag(x, y)
        return " ".join([str(each) for each in card]) if card else ""

    def hold(self, x: int, y: int) -> bool:
        """Spread out the pile at a pixel, on which a finger rests, without a tick; return whether that can be done."""
        return self.pointer.hold(x, y)

    def release(self, now: int) -> int:
        """Show the table again, because the finger has left."""
        self.pointer.release()
        return self.tick(now, 0)

    def carry(self, now: int) -> int:
        """Take the dragged card off its pile, because the page draws it at the pointer from now on."""
        self.pointer.carry()
        return self.tick(now, 0)

    def drag_over(self, now: int, x: int, y: int) -> int:
        """Show whether the dragged card may go to the place at a pixel."""
        self.pointer.drag_over(x, y)
        return self.tick(now, 0)

    def drop(self, now: int, x: int, y: int) -> int:
        """Release the dragged card at a pixel."""
        return self.tick(now, self.pointer.drop(x, y))

    def row_pitch(self) -> int:
        """Return the pixels from row to row of a list that a finger can move, without a tick; 0 if there is none."""
        return self.pointer.row_pitch()

    def scroll(self, now: int, rows: int) -> int:
        """Scroll such a list by this many rows, down if positive."""
        self.pointer.scroll(rows)
        return self.tick(now, 0)

    def set_input(self, what: str) -> None:
        """Name in sentences the controls that the player uses now: "touch", "keys", or the "buttons" of the device."""
        controls = self.app.controls
        if what != "touch" and (what == "keys") != self._uses_keyboard:
            self._uses_keyboard = not self._uses_keyboard
            controls.connect(PageKeyboard(self._board) if self._uses_keyboard else self._board)
        self.app.name_controls(what == "touch")

    def start_demo(self) -> bool:
        """Show a game that plays itself, if the title is open; return whether it is."""
        return self.app.show_attract_mode()

    def is_demo_on(self) -> bool:
        """Return whether a game that plays itself is on the screen."""
        return self.app.screen is not None and self.app.screen.is_demo

    def tools(self) -> str:
        """Return the tools that can be used now: "menu", "undo", "hint" and "stop", separated by spaces.

        "stop_later" stands for a "stop" with nothing to call yet.
        """
        app = self.app
        table: "Table" = app.table  # type: ignore[assignment]  # or a Playback, which has no cursor
        if not app.screen or not app.screen.opens_menu:
            return ""
        if app.screen is not table or app.activity and not app.activity.accepts_moves:
            return "menu"
        names = ["menu"]
        if table.state == PLAY:
            if table.mode.can_undo():
                names.append("undo")
            names.append("hint")
        if table.session.stop_play:
            names.append("stop" if table.mode.can_call_stop() else "stop_later")
        return " ".join(names)

    def use_tool(self, now: int, tool: str) -> int:
        """Use one of the tools beside the device."""
        app = self.app
        action = 0
        if tool in self.tools().split(" "):
            app.name_controls(True)
            table: "Table" = app.table  # type: ignore[assignment]  # as tools() found
            if tool == "undo":
                table.mode.undo()
            elif tool == "hint":
                table.mode.hint()
            else:
                action = A.MENU if tool == "menu" else A.STOP
        return self.tick(now, self.pointer.note_touch(action))

    # Texts that the page shows beside the screen

    def game_on(self) -> str:
        """Return the rules and the level of the game in play, separated by a tab, "" for no game."""
        session = self.app.session
        return session.rules + "\t" + session.level if session else ""

    def share_text(self) -> str:
        """Return a text to share: words, and a kind with points, separated by tabs; "" for nothing.

        The words name the deal, or the puzzle on the screen. The kind is "won" or "lost" with the points of the game,
        else "".
        """
        activity = self.app.activity
        if activity and activity.puzzle_number:
            return text.puzzles().PUZZLE.format(activity.puzzle_number) + "\t\t"
        session = self.app.session
        if not session:
            return ""
        said = text.menus().DEAL_NUMBER.format(session.seed)
        if not session.is_over() or session.plays_all_sides or session.hot_seat_names or session.players == 1:
            return said + "\t\t"
        gained = session.points_won()
        mine = gained.pop((session.seat - session.home_seat) % session.players)
        by = mine - max(gained)
        return "%s\t%s\t%d" % (said, "won" if by > 0 else "lost", abs(by)) if by else said + "\t\t"

    def status(self) -> str:
        """Return the line about the current state, in characters that any font has."""
        words = self.app.status
        for glyph, letter in GLYPH_CHARACTERS:
            words = words.replace(glyph, letter)
        return words

    # Screen readers

    def enable_screen_reader(self) -> None:
        """Announce each move from now on. The modules for that are loaded after the first picture."""
        from firmware.browser.screen_reader import ScreenReader

        self._screen_reader = ScreenReader(self.app)

    def spoken_status(self) -> str:
        """Return the line about the current state, with the cards as words."""
        from firmware.draw.text.text_scene import spell_out_signs

        words = self.app.status
        for glyph, letter in GLYPH_CHARACTERS[FIRST_UNSPOKEN:]:
            words = words.replace(glyph, letter)
        return spell_out_signs(words, False)

    def speak_table(self) -> None:
        """Announce all piles of the table."""
        self._screen_reader.speak_table()

    def language(self) -> str:
        """Return the code of the language in use."""
        return LANGUAGE_CODES[text.language]

    def show_title(self) -> None:
        """Show the title."""
        self.app.show_title()

    def show_lessons(self) -> None:
        """Show the lessons."""
        self.app.show("learn")

    def ask_first_game(self) -> bool:
        """Show the one question before a first game; return whether this is a first visit."""
        if not self.app.is_before_first_game():
            return False
        self.app.show("first_game")
        return True

    # Links

    def take_request(self, request: str) -> str:
        """Read the request of a link, as url_links.py describes it: lines of a name, a tab and a value.

        Return "", or one line that says what is wrong.
        """
        from firmware.browser.url_links import puzzle_of, session_of  # loaded here: it comes after the first picture

        given = dict([line.split("\t", 1) for line in request.split("\n")])
        self._linked_puzzle = 0
        try:
            if "puzzle" in given:
                self._linked_puzzle = puzzle_of(given)
                return ""
            given["level"] = self.app.level_with_strength(given.get("rules", ""), given["level"])
            self._linked_match = session_of(given, self.app.settings.match_points)
        except ValueError as error:
            return str(error)
        return self.app.too_large(self._linked_match.rules)

    def begin_requested(self, linked: bool) -> None:
        """Begin the requested match, or open the requested puzzle.

        linked: whether the request came from a link rather than from a button of the page. A first game from a
            link is not taught: whoever reloads the page finds it as it was.
        """
        if self._linked_puzzle:
            self.app.open_puzzle(self._linked_puzzle)
            return
        if linked and self.app.is_before_first_game():
            self.app.settings.numbers[SETTING_TEACHES] = 0
        self.app.begin(self._linked_match)

    def is_requested_on(self) -> bool:
        """Return whether the requested match is in play."""
        from firmware.browser.url_links import is_same_match

        session = self.app.session
        if self._linked_puzzle or not session or session.is_over():
            return False
        return is_same_match(session, self._linked_match)

    def would_end_game(self) -> bool:
        """Return whether beginning the requested match would end another game."""
        session = self.app.session
        if not session or session.is_over() or not session.game.ply or self._linked_puzzle:
            return False  # a game waits while a puzzle is open
        return not self.is_requested_on()

    def request_for_game(self, now: bool) -> str:
        """Return the request of a link to the game in play, as `take_request` reads it; "" if there is none.

        now: link to the position as it stands, which a finished game does not have, instead of the game's start. An
            open puzzle is requested by its number.
        """
        from firmware.browser.url_links import request_for

        activity = self.app.activity
        if activity and activity.puzzle_number:
            return "puzzle\t%d" % activity.puzzle_number
        session = self.app.session
        if not session or now and session.is_over():
            return ""
        return "\n".join(["\t".join(each) for each in request_for(session, now)])

    # Games as text

    def export_game(self) -> str:
        """Return the game in play as a line of text, "" for none."""
        if not self.app.session:
            return ""
        store = MemoryStore()
        Saves(store).save(self.app.session)
        return store.only().hex()

    def read_game(self, line: str) -> str:
        """Read a game that was exported as text. Return "", or one line that says what is wrong with it."""
        self._read_session = None
        store = MemoryStore()
        try:
            store.write("save0", bytes.fromhex("".join(line.split())))
        except ValueError:
            return text.errors().NO_GAMES_TEXT
        session = Saves(store).load()
        if not session:
            return text.errors().GAMES_TEXT_DAMAGED
        why = self.app.too_large(session.rules)
        if not why:
            self._read_session = session
            self._is_read_in_play = store.only().hex() == self.export_game()
        return why

    def would_read_game_end_game(self) -> bool:
        """Return whether continuing the game that was read would end another game in play."""
        session = self.app.session
        return session is not None and not self._is_read_in_play and not session.is_over() and session.game.ply > 0

    def continue_read_game(self) -> None:
        """Continue the game that was read.

        It counts as practice, because nothing proves that it was played here from its start. If it is the game in play,
        nothing changes.
        """
        session = self._read_session
        self._read_session = None
        if not session:
            return
        if self._is_read_in_play:
            self.app.resume(self.app.current_session())
        else:
            session.practice = True
            self.app.begin(session)


def copy_text(said: str) -> str:
    """Put a text into the clipboard; return the note for the player."""
    return text.advice().COPIED if page.copy(said) else ""


class PageKeyboard:
    """The keys that the page reads, described like the buttons of a board."""

    BUTTONS = {i: A.ACTION_NAMES[i] for i in range(A.LEFT, A.MENU + 1)}
    BUTTON_LABELS = {A.OK: "Enter", A.BACK: "Esc", A.TURN: "T", A.STOP: "S", A.MENU: "M"}
    DIRECTIONS = "arrows"

    def __init__(self, board: "Board") -> None:
        self.NAME = board.NAME


class Window(PageKeyboard):
    """The page's own screen, which fills its window, described like a board."""

    NAME = ""
    SCREEN = "large"
    PANEL: "dict[str, object]" = {}

    def __init__(self, width: int, height: int) -> None:
        self.WIDTH = width
        self.HEIGHT = height


class PageSpeaker:
    """The page's speaker, which browsers keep silent until the player has touched the page."""

    def play(self, tune: "tuple[int, ...]", level: int, wait: int) -> None:
        """Play a tune, as firmware.app.sounds.Sounds asks for it."""
        page.sound(" ".join([str(n) for n in tune]), level, wait)


class OneBitCanvas:
    """The page's canvas as a one-bit panel."""

    sideways = False

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height

    def invert(self, inverted: bool) -> None:
        """Invert the picture, or show it as it is."""
        page.invert(inverted)

    def show(self, pages: bytearray) -> None:
        """Take a one-bit picture, in the format of draw.one_bit.framebuf_renderer."""
        page.light(addressof(pages))
