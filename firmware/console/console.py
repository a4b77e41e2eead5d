# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The whole game as text: typed lines press the app's buttons, printed lines say what it shows and what happens.

There is nothing to watch, so animations and pauses take no time.
"""

from engine.game import ATTEMPT_STOPPED
from engine.moves import ABANDON, GROUP, HAND, PASS
from engine.notation import move_text
from engine.position import FACE_DOWN, RESERVE, SHOW, TOP, pile
from engine.verdict import FOUNDATION_FIRST, RESERVE_FIRST, SPACE_FIRST, judge
from firmware import text
from firmware.app import actions as A
from firmware.app.controls import Controls
from firmware.app.events import MOVE_EVENTS
from firmware.app.save_format.writer import ALPHABET_SIZE, NAME_LENGTH
from firmware.console import telling, typed
from firmware.draw.text.text_scene import DIALOG_SCREEN, MENU_SCREEN, PAGE_SCREEN, TABLE_SCREEN, spell_out_signs
from firmware.table.cursor import source_of
from firmware.table.refusal_reasons import refusal_reason
from firmware.table.table import Table
from firmware.text import phrases
from firmware.text.refusal_phrases import refusal

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.game import Game
    from firmware.app.app import App, Screen
    from firmware.app.events import Event
    from firmware.app.session import Session
    from firmware.draw.text.text_table_view import TextTableView
    from firmware.screens.menu import Menu
    from firmware.screens.names_menu import NamesMenu
    from firmware.screens.new_game_menu import NewGame
    from firmware.table.views.decision_review import DecisionReview
    from firmware.table.views.playback import Playback

WRAP_MS = 0x3FFFFFFF  # The app's clock wraps after this value.
FULL = 100  # percent of a long computation,
SHARE = 20  # whose progress is told in steps of this many


class Typed(Controls):
    """The controls of a console: a word for each action, whatever buttons the board has. board: the board's name."""

    def __init__(self, board: str) -> None:
        Controls.__init__(self)
        self.board = board
        self.update(False)

    def update(self, left_handed: bool) -> None:
        """Follow the language."""
        self.instructions = text.console().CONSOLE_HELP
        self.labels = [""] + [text.console().TYPED[i].split()[0] for i in range(A.MENU)]
        Controls.update(self, left_handed)


class Console:
    """An app whose look is "text", played by typed lines.

    tell(line): prints a line, given without its end; letters: whether cards are written as `7H`.
    """

    def __init__(self, app: "App", tell: "Callable[[str], None]") -> None:
        self.app = app
        self._tell = tell
        self.letters = False
        app.controls = Typed(app.controls.board)
        app.listeners.append(self._hear)
        self._ms = 0
        self._followed = telling.Followed()
        self._screen: "Screen | None" = None  # the screen told last
        self._rows: list[str] = []  # its rows, or lines
        self._lines: list[str] = []  # all its lines
        self._told: "Game | None" = None  # the game whose piles were told,
        self._told_table: "Table | Playback | None" = None  # and its table
        self._at_home = False  # whether a table was shown before
        self._share = 0  # the progress told last, in percent

    def tell(self, words: str) -> None:
        """Print a line."""
        self._tell(spell_out_signs(words, self.letters))

    def play(self, read: "Callable[[], str]") -> None:
        """Carry out typed lines until one asks to leave, or read(), which returns the next one, raises EOFError."""
        self.begin()
        try:
            while self.type(read()):
                pass
        except EOFError:
            self.leave()

    def begin(self) -> None:
        """Start the app, and tell what it shows."""
        self.tell(text.console().WELCOME)
        self._press(0)
        self._show()

    def type(self, line: str) -> bool:
        """Carry out a typed line, and tell the result; return False if it asks to leave."""
        words = typed.words_of(line)
        n = typed.command(words[0]) if words else 0
        if n == typed.QUIT and len(words) == 1:
            self.leave()
            return False
        scene = self.app.scene
        scene.tells_cursor = 0 < n <= A.OK and len(words) == 1
        if not line.strip():
            self._enter()
        elif n == typed.HELP:
            for said in text.console().CONSOLE_HELP:
                self.tell(said)
        elif n == typed.LETTERS or n == typed.WORDS:
            self.letters = n == typed.LETTERS
            self.tell(text.console().LETTERS_NOW if self.letters else text.console().WORDS_NOW)
        elif 0 < n <= A.MENU and len(words) == 1:
            self._press(n)
            self._show()
        elif n == typed.TABLE and len(words) == 1:
            turned = self._turned()
            if turned:
                self._tell_piles(turned.snapshot.pos)
            elif self.app.table:
                session = self.app.table.session
                self._tell_table(session, session.game.pos)
            else:
                self.tell(text.console().NO_TABLE)
        elif self._sets_digits():
            self._set_digits(words)
        elif self._sets_name():
            self._set_name(words)
        elif scene.screen_kind == MENU_SCREEN:
            self._in_menu(n, words)
        elif scene.screen_kind == PAGE_SCREEN or self.app.table and not isinstance(self.app.table, Table):
            self.tell(text.console().TYPE_ENTER)
        else:
            self._at_table(n, words, line.strip())
        return True

    def leave(self) -> None:
        """Say goodbye; the game is saved as it is."""
        self.tell(text.console().GOODBYE)

    # The app

    @property
    def _table(self) -> "Table":
        # The table, once _at_play has told that it is one.
        return self.app.table  # type: ignore[return-value]

    @property
    def _view(self) -> "TextTableView":
        return self.app.table.view  # type: ignore[return-value]  # The look is "text".

    def _turned(self) -> "DecisionReview | None":
        # Return the screen if it steps through decisions, and so shows a past position.
        return self.app.screen if hasattr(self.app.screen, "table_changed") else None  # type: ignore[return-value]

    def _press(self, action: int) -> None:
        app = self.app
        if app.table:
            self._followed.look(app.table.session.game)
        wait = app.tick(self._ms, action)
        while wait >= 0 and not self._rests():
            self._ms = (self._ms + max(1, wait)) & WRAP_MS
            wait = app.tick(self._ms, 0)
            self._tell_share()
        app.changed = False

    def _rests(self) -> bool:
        # Whether the app only waits, for a button or for the cable.
        cables = self.app.features.cables
        return bool(cables and cables.resting)

    def idle(self, ms: int) -> None:
        """Let time pass while nothing is typed, and tell what the cable brings."""
        app = self.app
        self._ms = (self._ms + ms) & WRAP_MS
        app.tick(self._ms, 0)
        if self._rests() and not app.changed:
            return
        self._press(0)
        if app.screen is not self._screen or app.scene.lines != self._lines:
            self._screen = None  # The person did not ask for the change, so all of it is told.
            self._show()

    def _tell_share(self) -> None:
        # Tell the progress of a long computation.
        share = getattr(self.app.screen, "percent_done", 0)
        if share < self._share:
            self._share = 0
        elif self._share + SHARE <= share < FULL:
            self._share = share - share % SHARE
            self.tell(text.advice().REVIEW_PROGRESS.format(self._share))

    def _hear(self, event: "Event", session: "Session") -> None:
        if event not in MOVE_EVENTS:
            return
        for before, pos, src, dst in self._followed.moves(session):
            self._tell_new_table(session, before)
            for line in telling.told(before, pos, src, dst, session.viewer):
                self.tell(line)
            if src & ATTEMPT_STOPPED:
                self._told = None  # Cards were moved back, so the whole table is told again.

    # What is told

    def _show(self) -> None:
        app = self.app
        scene = app.scene
        screen = app.screen
        self._lines = scene.lines
        if scene.screen_kind == MENU_SCREEN:
            self._show_menu()
            return
        if scene.screen_kind == TABLE_SCREEN:
            turned = self._turned()
            if turned:
                if turned.table_changed:
                    self._tell_piles(turned.snapshot.pos)
            else:
                self._tell_new_table(app.table.session, app.table.session.game.pos)
            if self._at_play():
                if not self._at_home:
                    self._at_home = True
                    tries = app.table.session.stop_play
                    self.tell(text.console().ANYTHING_GOES if tries else text.console().WELCOME_AT_TABLE)
            elif screen is self._screen and scene.lines == self._rows:
                return  # The next move of a playback has the same words.
        self._screen = screen
        self._rows = scene.lines
        for line in scene.lines:
            self.tell(line)

    def _menu(self) -> "Menu":
        # Return the screen, which shows a menu.
        return self.app.screen  # type: ignore[return-value]

    def _show_menu(self) -> None:
        # Tell the whole menu if it is new, else only the row at the cursor.
        menu = self._menu()
        scene = self.app.scene
        rows = [row[0] for row in menu.rows]
        if menu is self._screen and rows == self._rows:
            self.tell(self.app.look.menus.row(menu, menu.cursor))
            if menu.note:
                self.tell(menu.note)
        else:
            for line in scene.lines:
                self.tell(line)
        self._screen = menu
        self._rows = rows
        if self._sets_digits():
            self.tell(text.console().DIGITS_READ)
        elif self._sets_name():
            self.tell(text.console().NAME_READ.format(NAME_LENGTH))

    def _tell_new_table(self, session: "Session", pos: bytearray) -> None:
        # Tell a table that was not told before.
        app = self.app
        if app.table is not self._told_table or session.game is not self._told:
            self._tell_table(session, pos)

    def _tell_table(self, session: "Session", pos: bytearray) -> None:
        app = self.app
        self._told = session.game
        self._told_table = app.table
        if not app.activity:
            self.tell(self._view.deal())
        self._tell_piles(pos)

    def _tell_piles(self, pos: bytearray) -> None:
        for line in self._view.piles(pos):
            self.tell(line)

    def _enter(self) -> None:
        app = self.app
        kind = app.scene.screen_kind
        over = kind == TABLE_SCREEN and not self._at_play()  # a table to step through
        if over or kind == PAGE_SCREEN or kind == DIALOG_SCREEN or self._sets_digits() or self._sets_name():
            self._press(A.OK)
        else:
            self._screen = None  # Tell all of it again.
        self._show()

    # Menus

    def _in_menu(self, n: int, words: list[str]) -> None:
        # The words name a row by its number or label, perhaps after what to do with it, which is otherwise OK.
        menu = self._menu()
        named = n in (A.LEFT, A.RIGHT, A.OK, typed.ABOUT) and not typed.row_of(words, menu.rows)
        if not named:
            n = A.OK
        elif len(words) == 1:
            self._about()  # The other three are buttons when they stand alone.
            return
        else:
            words = words[1:]
        row = typed.row_of(words, menu.rows) or (typed.number(words[0]) if len(words) == 1 else -1)
        if not 1 <= row <= len(menu.rows):
            if len(words) == 1 and typed.TABLE < typed.command(words[0]) <= typed.UNDO:
                self.tell(text.console().NOT_AT_TABLE)
            else:
                self.tell(text.console().TYPE_A_ROW.format(len(menu.rows)))
            return
        for _ in range(len(menu.rows)):
            if menu.cursor == row - 1:
                break
            self._press(A.DOWN)
        if n == typed.ABOUT:
            self._about()
        else:
            self._press(n)
            self._show()

    def _about(self) -> None:
        self.tell(self._menu().about() or text.console().NOTHING_ABOUT)

    def _sets_digits(self) -> bool:
        return getattr(self.app.screen, "digit_index", -1) >= 0

    def _set_digits(self, words: list[str]) -> None:
        # Set each digit from the first on by buttons, as on a board.
        screen: "NewGame" = self.app.screen  # type: ignore[assignment]  # It alone has a digit.
        digits = screen.digits or b""
        size = len(digits)
        n = typed.number(words[0]) if len(words) == 1 and len(words[0]) <= size else -1
        if n < 0:
            self.tell(text.console().TYPE_DIGITS.format(size))
            return
        for _ in range(size):
            self._press(A.LEFT)
        for i in range(size):
            digit = n // 10 ** (size - 1 - i) % 10
            for _ in range((digit - digits[i]) % 10):
                self._press(A.UP)
            self._press(A.OK)
        self._show()

    def _sets_name(self) -> bool:
        return getattr(self.app.screen, "letter_index", -1) >= 0

    def _set_name(self, words: list[str]) -> None:
        # Likewise, letter by letter; the rest of the old name is cleared.
        screen: "NamesMenu" = self.app.screen  # type: ignore[assignment]  # It alone has a letter.
        name = words[0] if len(words) == 1 else ""
        letters = [ord(sign) - 96 for sign in name]
        if not 0 < len(letters) <= NAME_LENGTH or min(letters) < 1 or max(letters) > ALPHABET_SIZE:
            self.tell(text.console().TYPE_NAME.format(NAME_LENGTH))
            return
        for letter in letters:
            while screen.numbers[screen.number_index(screen.letter_index)] != letter:
                self._press(A.UP)
            self._press(A.OK)
        if screen.letter_index >= 0:
            while screen.numbers[screen.number_index(screen.letter_index)]:
                self._press(A.UP)
            self._press(A.OK)
        self._show()

    # The table

    def _at_play(self) -> bool:
        # Whether the screen is a table to play at, not one to step through.
        app = self.app
        return app.screen is app.table and isinstance(app.table, Table)

    def _at_table(self, n: int, words: list[str], line: str) -> None:
        app = self.app
        for _ in range(2):  # Looking into a pile takes two: one to close the pile, one to leave.
            if app.screen is app.table:
                break
            self._press(A.BACK)  # The person has been told what covers the table.
        if not self._at_play() or not app.table.session.is_local_turn():
            self._show()
            return
        if len(words) == 1 and n == typed.MOVES:
            self._tell_moves()
        elif len(words) == 1 and n == typed.HINT:
            self._table.mode.hint()
            self._press(0)
            self._show()
        elif len(words) == 1 and n == typed.UNDO:
            self._undo()
        else:
            self._move(words, line)

    def _undo(self) -> None:
        table = self._table
        session = table.session
        game = session.game
        ply = game.ply
        last = bytes(game.log[2 * ply - 2 : 2 * ply])
        table.mode.undo()
        if game.ply < ply:
            move = telling.move(game.pos, last[0], last[1], session.viewer, -1, False)
            self.tell(text.console().NO_LONGER.format(move))
        self._press(0)
        self._show()

    def _tell_moves(self) -> None:
        session = self.app.table.session
        game = session.game
        if session.stop_play:
            self.tell(text.console().ANYTHING_GOES)
        elif not game.n:
            self.tell(text.console().NO_MOVES)
        else:
            for i in range(0, 2 * game.n, 2):
                self.tell(self._named(game.moves[i], game.moves[i + 1]))

    def _named(self, src: int, dst: int) -> str:
        # Return a move in notation and as text.
        session = self.app.table.session
        said = telling.move(session.game.pos, src, dst, session.viewer)
        return text.words.NAME_AND_TEXT.format(move_text(src, dst), said)

    def _move(self, words: list[str], line: str) -> None:
        session = self.app.table.session
        game = session.game
        pos = game.pos
        found = typed.in_notation(line, game.moves, 0 if session.stop_play else game.n)
        if found and found[0] == ABANDON:
            self._press(A.MENU)
            self._show()
            return
        reader = typed.Reader(pos, phrases.hot_seat_names if session.hot_seat_names else ())
        wanted = [found] if found else []
        if not found:
            p = reader.pile(words)
            if p >= 0:
                self._tell_pile(p)
                if p == SHOW:
                    self._tell_pile(pile(pos, HAND))
                return
            wanted = reader.moves(words)
        legal = [move for move in wanted if self._there_is(*move)]
        if legal:
            if len(legal) > 1 and len({move[1] for move in legal}) > 1:
                self._ask(legal)
            else:
                self._play(*legal[0])
        elif wanted:
            self._refuse(*wanted[0])
        else:
            self.tell(text.console().NO_SUCH_CARD if reader.missed else text.console().TYPE_A_MOVE)

    def _tell_pile(self, p: int) -> None:
        self.tell(self._view.pile(self.app.table.session.game.pos, p))

    def _there_is(self, src: int, dst: int) -> bool:
        # Whether the buttons can make this move; in stop play those are more than the legal ones.
        cursor = self._table.cursor
        if cursor.held >= 0:
            self._press(A.BACK)
        code = source_of(src)
        for i in range(cursor.source_count):
            if cursor.sources[i] == code:
                return cursor.find_place(src, dst) >= 0
        return False

    def _ask(self, moves: list[tuple[int, int]]) -> None:
        names = [move_text(*move) for move in moves]
        said = names[0]
        for name in names[1:]:
            said = text.console().MOVES_OR.format(said, name)
        self.tell(text.console().WHICH_MOVE.format(said))

    def _refuse(self, src: int, dst: int) -> None:
        session = self.app.table.session
        pos = session.game.pos
        verdict = judge(pos, src, dst, session.game.work)
        down = src not in (HAND, PASS, RESERVE) and not 0 < pos[TOP + pile(pos, src & ~GROUP)] < FACE_DOWN
        if src == SHOW and not pos[TOP + SHOW]:
            self._tell_pile(SHOW)
        elif down or src == dst != RESERVE:
            self.tell(text.console().NOT_THERE)
        elif verdict in (RESERVE_FIRST, FOUNDATION_FIRST, SPACE_FIRST):
            self.tell(refusal(pos, verdict, src, dst, session.viewer))
        else:
            self.tell(refusal_reason(pos, verdict, src, dst, session.viewer))

    def _play(self, src: int, dst: int) -> None:
        # Make the move by buttons: go to the card, OK, go to the place, OK.
        table = self._table
        cursor = table.cursor
        if table.offers_auto_finish:
            self._press(A.RIGHT)  # Here OK would accept the offer.
        code = source_of(src)
        for _ in range(cursor.source_count):
            if cursor.sources[cursor.at] == code:
                break
            self._press(A.RIGHT)
        self._press(A.OK)
        if cursor.held == code:
            at = cursor.find_place(src, dst)
            for _ in range(cursor.place_count):
                if cursor.at == at:
                    break
                self._press(A.RIGHT)
            self._press(A.OK)
        self._show()
