"""Play the whole game as text: typed lines press the app's buttons, printed lines say what it shows and what happens.

There is nothing to watch, so animations and pauses take no time.
"""

from engine.game import ATTEMPT_STOPPED
from engine.moves import ABANDON, GROUP, HAND, PASS
from engine.notation import move_text
from engine.position import FACE_DOWN, RESERVE, SHOW, TOP, pile
from engine.verdict import FOUNDATION_FIRST, RESERVE_FIRST, SPACE_FIRST, judge
from firmware import text
from firmware.app import actions as A
from firmware.app.clock import CLOCK_MASK
from firmware.app.controls import Controls
from firmware.app.events import MOVE_EVENTS
from firmware.app.save_format.schemas import ALPHABET_SIZE, NAME_LENGTH
from firmware.console import line_parser, move_sentences
from firmware.draw.text.text_pages import row_text
from firmware.draw.text.text_scene import DIALOG_SCREEN, MENU_SCREEN, PAGE_SCREEN, TABLE_SCREEN, spell_out_signs
from firmware.table.cursor import source_of
from firmware.table.refusal_reasons import refusal, refusal_reason
from firmware.table.table import Table
from firmware.text import phrases
from firmware.text.move_description import MoveDescription

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.game import Game
    from firmware.app.app import App, Screen, TableScreen
    from firmware.app.base_screen import FieldEditor
    from firmware.app.events import Event
    from firmware.app.session import Session
    from firmware.draw.text.text_table_view import TextTableView
    from firmware.screens.menu import Menu

COMPLETE_PERCENT = 100  # the progress of a finished computation, in percent
FAR_ROW = 60  # a row so far from the cursor is gone to at once, and not by buttons
PROGRESS_STEP = 20  # percent between two reports of the progress


class ConsoleControls(Controls):
    """The controls of a console: a word to type for each action, whatever buttons the board has.

    board: the board's name
    """

    own_wording = "typed"

    def __init__(self, board: str) -> None:
        Controls.__init__(self)
        self.board = board
        self.update(False)

    def update(self, left_handed: bool) -> None:
        """Follow the language."""
        self.instructions = text.console().CONSOLE_HELP
        words = [text.console().TYPED[i].split()[0] for i in range(A.MENU)]
        self.labels = [""] + [text.console().TYPE_WORD.format(word) for word in words]
        # The label of LEFT names both directions, as on boards.
        self.labels[A.LEFT] = text.console().TYPE_WORD.format(text.console().MOVES_OR.format(words[0], words[1]))
        self._left_right_label = self.labels[A.LEFT]
        Controls.update(self, left_handed)


class TextConsole:
    """An app whose look is "text", played by typed lines.

    print_line(line): prints a line, given without its end; clock(): returns the time in ms, None where no time passes
    between typed lines; letters: whether cards are written as `7H`.
    """

    def __init__(
        self, app: "App", print_line: "Callable[[str], None]", clock: "Callable[[], int] | None" = None
    ) -> None:
        self.app = app
        self._print_line = print_line
        self._clock = clock
        self._clock_ms = clock() if clock else 0  # when the clock was read last
        self._ahead_ms = 0  # how far the app's time is ahead of the clock, because animations take no time here
        self.shows_card_letters = False
        app.controls = ConsoleControls(app.controls.board)
        app.listeners.append(self._on_event)
        app.features.take_text = self._print_text
        self._ms = 0
        self._follower = move_sentences.MoveFollower()
        self._printed_screen: "Screen | None" = None  # the screen that was printed last
        self._printed_rows: list[str] = []  # the rows or lines of that screen
        self._printed_lines: list[str] = []  # all lines of that screen
        self._printed_game: "Game | None" = None  # the game whose piles were printed last
        self._printed_table: "TableScreen | None" = None  # the table of that game
        self._table_was_shown = False  # whether a table was shown before
        self._printed_progress = 0  # the progress that was printed last, in percent

    def print_line(self, words: str) -> None:
        """Print a line."""
        self._print_line(spell_out_signs(words, self.shows_card_letters))

    def _print_text(self, lines: str) -> str:
        # Print the moves of a game as they are, so that they can be copied.
        for line in lines.split("\n"):
            self._print_line(line)
        return ""

    def play(self, read: "Callable[[], str]") -> None:
        """Carry out typed lines until one asks to leave, or read(), which returns the next one, raises EOFError."""
        self.begin()
        try:
            while self.handle_line(read()):
                pass
        except EOFError:
            self.leave()

    def begin(self) -> None:
        """Start the app, and print what it shows."""
        self.print_line(text.console().WELCOME)
        self._press(0)
        self._print_screen()

    def handle_line(self, line: str) -> bool:
        """Execute a typed line and print the result; return False if it asks to leave."""
        self._follow_clock()
        words = line_parser.words_of(line)
        n = line_parser.command_number(words[0]) if words else 0
        if n == line_parser.CMD_QUIT and len(words) == 1:
            self.leave()
            return False
        scene = self.app.scene
        editor = self.app.current_screen().editor
        scene.tells_cursor = 0 < n <= A.OK and len(words) == 1
        if not line.strip():
            self._handle_empty_line()
        elif n == line_parser.CMD_HELP:
            for sentence in text.console().CONSOLE_HELP:
                self.print_line(sentence)
        elif n == line_parser.CMD_LETTERS or n == line_parser.CMD_WORDS:
            self.shows_card_letters = n == line_parser.CMD_LETTERS
            self.print_line(text.console().LETTERS_NOW if self.shows_card_letters else text.console().WORDS_NOW)
        elif 0 < n <= A.MENU and len(words) == 1:
            self._press(n)
            self._print_screen()
        elif n == line_parser.CMD_TABLE and len(words) == 1:
            snapshot = self.app.current_screen().snapshot
            if snapshot:
                self._print_piles(snapshot.pos)
            elif self.app.table:
                session = self._session
                self._print_table(session, session.game.pos)
            else:
                self.print_line(text.console().NO_TABLE)
        elif editor:
            self._set_field(editor, words)
        elif scene.screen_kind == MENU_SCREEN:
            self._handle_menu_line(n, words)
        elif scene.screen_kind == PAGE_SCREEN or self.app.table and not isinstance(self.app.table, Table):
            self.print_line(text.console().TYPE_ENTER)
        else:
            self._handle_table_line(n, words, line.strip())
        return True

    def leave(self) -> None:
        """Say goodbye; the game is saved as it is."""
        self.print_line(text.console().GOODBYE)

    def print_by(self, print_line: "Callable[[str], None]") -> None:
        """Print lines by another function from now on."""
        self._print_line = print_line

    # The app

    @property
    def _table(self) -> "Table":
        # The table, once _is_at_play has told that it is one.
        table = self.app.table
        assert isinstance(table, Table)
        return table

    @property
    def _session(self) -> "Session":
        table = self.app.table
        assert table
        return table.session

    @property
    def _view(self) -> "TextTableView":
        assert self.app.table
        return self.app.table.view  # type: ignore[return-value]  # The look is "text".

    def _press(self, action: int) -> None:
        app = self.app
        if app.table:
            self._follower.follow(app.table.session.game)
        wait = app.tick(self._ms, action)
        while wait >= 0 and not self._is_waiting():
            self._ms = (self._ms + max(1, wait)) & CLOCK_MASK
            self._ahead_ms += max(1, wait)
            wait = app.tick(self._ms, 0)
            self._print_progress()
        app.changed = False

    def _follow_clock(self) -> None:
        # Let the app's time pass as the clock's did, unless it is ahead.
        if self._clock:
            now = self._clock()
            self._ahead_ms -= now - self._clock_ms & CLOCK_MASK
            self._clock_ms = now
            if self._ahead_ms < 0:
                self._ms = self._ms - self._ahead_ms & CLOCK_MASK
                self._ahead_ms = 0

    def _is_waiting(self) -> bool:
        # Return whether the app only waits for a button or the cable.
        cables = self.app.features.cables
        return bool(cables and cables.resting)

    def idle(self, ms: int) -> None:
        """Let time pass while nothing is typed, and print what the cable brings."""
        app = self.app
        self._ms = (self._ms + ms) & CLOCK_MASK
        self._ahead_ms += ms
        app.tick(self._ms, 0)
        if self._is_waiting() and not app.changed:
            return
        self._press(0)
        if app.screen is not self._printed_screen or app.scene.lines != self._printed_lines:
            self._printed_screen = None  # the player did not ask for the change, so the whole screen is printed
            self._print_screen()

    def _print_progress(self) -> None:
        # Print the progress of a long computation.
        progress = self.app.current_screen().percent_done
        if progress < self._printed_progress:
            self._printed_progress = 0
        elif self._printed_progress + PROGRESS_STEP <= progress < COMPLETE_PERCENT:
            self._printed_progress = progress - progress % PROGRESS_STEP
            self.print_line(text.advice().REVIEW_PROGRESS.format(self._printed_progress))

    def _on_event(self, event: "Event", session: "Session") -> None:
        if event not in MOVE_EVENTS:
            return
        for before, pos, src, dst in self._follower.new_moves(session):
            self._print_table_if_new(session, before)
            for line in move_sentences.played_move_lines(before, pos, src, dst, session.viewer):
                self.print_line(line)
            if src & ATTEMPT_STOPPED:
                self._printed_game = None  # cards were moved back, so the whole table is printed again

    # Printing

    def _print_screen(self) -> None:
        app = self.app
        scene = app.scene
        screen = app.current_screen()
        self._printed_lines = scene.lines
        if scene.screen_kind == MENU_SCREEN:
            self._print_menu()
            return
        if scene.screen_kind == TABLE_SCREEN:
            if screen.snapshot:
                if screen.table_changed:
                    self._print_piles(screen.snapshot.pos)
            else:
                self._print_table_if_new(self._session, self._session.game.pos)
            if self._is_at_play():
                if not self._table_was_shown:
                    self._table_was_shown = True
                    tries = self._session.stop_play
                    self.print_line(text.console().ANYTHING_GOES if tries else text.console().WELCOME_AT_TABLE)
            elif screen is self._printed_screen and scene.lines == self._printed_rows:
                return  # the next move of a playback has the same words
        self._printed_screen = screen
        self._printed_rows = scene.lines
        for line in scene.lines:
            self.print_line(line)

    def _menu(self) -> "Menu":
        # Return the screen, which shows a menu.
        return self.app.screen  # type: ignore[return-value]

    def _print_menu(self) -> None:
        # Print the whole menu if it is new, else only the row at the cursor.
        menu = self._menu()
        scene = self.app.scene
        rows = menu.labels()
        if menu is self._printed_screen and rows == self._printed_rows:
            self.print_line(row_text(menu.page(), menu.cursor))
            if menu.note:
                self.print_line(menu.note)
        else:
            for line in scene.lines:
                self.print_line(line)
        self._printed_screen = menu
        self._printed_rows = rows
        editor = menu.editor
        if editor:
            self.print_line(
                text.console().NAME_READ.format(NAME_LENGTH) if editor.letters else text.console().DIGITS_READ
            )

    def _print_table_if_new(self, session: "Session", pos: bytearray) -> None:
        # Print a table that was not printed before.
        app = self.app
        if app.table is not self._printed_table or session.game is not self._printed_game:
            self._print_table(session, pos)

    def _print_table(self, session: "Session", pos: bytearray) -> None:
        app = self.app
        self._printed_game = session.game
        self._printed_table = app.table
        if not app.activity:
            self.print_line(self._view.deal())
        self._print_piles(pos)

    def _print_piles(self, pos: bytearray) -> None:
        for line in self._view.piles(pos):
            self.print_line(line)

    def _handle_empty_line(self) -> None:
        app = self.app
        kind = app.scene.screen_kind
        # A table to step through, or one at which nothing is left to play
        over = kind == TABLE_SCREEN and (not self._is_at_play() or self._session.is_over())
        if over or kind == PAGE_SCREEN or kind == DIALOG_SCREEN or app.current_screen().editor:
            self._press(A.OK)
        else:
            self._printed_screen = None  # print the whole screen again
        self._print_screen()

    # Menus

    def _handle_menu_line(self, n: int, words: list[str]) -> None:
        # The words name a row by its number or label, perhaps after the button to press there; the default button is
        # OK.
        menu = self._menu()
        named = n in (A.LEFT, A.RIGHT, A.OK, line_parser.CMD_ABOUT) and not line_parser.find_row(words, menu.rows)
        if not named:
            n = A.OK
        elif len(words) == 1:
            self._about()  # The other three are buttons when they stand alone.
            return
        else:
            words = words[1:]
        row = line_parser.parse_number(words[0]) if len(words) == 1 else -1
        if not 1 <= row <= len(menu.rows):
            row = line_parser.find_row(words, menu.rows)
        if not row:
            if len(words) == 1 and line_parser.CMD_TABLE < line_parser.command_number(words[0]) <= line_parser.CMD_UNDO:
                self.print_line(text.console().NOT_AT_TABLE)
            else:
                self.print_line(text.console().TYPE_A_ROW.format(len(menu.rows)))
            return
        if abs(menu.cursor - row + 1) > FAR_ROW:
            menu.cursor = row - 1
        for _ in range(len(menu.rows)):
            if menu.cursor == row - 1:
                break
            self._press(A.DOWN)
        if n == line_parser.CMD_ABOUT:
            self._about()
        else:
            self._press(n)
            self._print_screen()

    def _about(self) -> None:
        self.print_line(self._menu().about() or text.console().NOTHING_ABOUT)

    def _set_field(self, editor: "FieldEditor", words: list[str]) -> None:
        # Set each sign from the first on by buttons, as on a board; the rest of an old name is cleared.
        word = words[0] if len(words) == 1 else ""
        size = len(editor.values)
        if editor.letters:
            signs = [ord(sign) - 96 for sign in word]
            understood = 0 < len(signs) <= size and min(signs) > 0 and max(signs) <= ALPHABET_SIZE
            signs = (signs + [0])[:size]
            error = text.console().TYPE_NAME
        else:
            n = line_parser.parse_number(word) if len(word) <= size else -1
            understood = n >= 0
            signs = [n // 10 ** (size - 1 - i) % 10 for i in range(size)]
            error = text.console().TYPE_DIGITS
        if not understood:
            self.print_line(error.format(size))
            return
        while editor.index:
            self._press(A.LEFT)
        for sign in signs:
            while editor.values[editor.index] != sign:
                self._press(A.UP)
            self._press(A.OK)
        self._print_screen()

    # The table

    def _is_at_play(self) -> bool:
        # Return whether the screen is a table to play at, not one to step through.
        app = self.app
        return app.screen is app.table and isinstance(app.table, Table)

    def _handle_table_line(self, n: int, words: list[str], line: str) -> None:
        app = self.app
        for _ in range(2):  # the pile view takes two: one to close the pile, one to leave
            if app.screen is app.table:
                break
            self._press(A.BACK)  # the player has already read what covers the table
        if not self._is_at_play() or not self._session.is_local_turn():
            self._print_screen()
            return
        if len(words) == 1 and n == line_parser.CMD_MOVES:
            self._print_moves()
        elif len(words) == 1 and n == line_parser.CMD_HINT:
            self._table.mode.hint()
            self._press(0)
            self._print_screen()
        elif len(words) == 1 and n == line_parser.CMD_UNDO:
            self._undo()
        else:
            self._handle_move_line(words, line)

    def _undo(self) -> None:
        table = self._table
        session = table.session
        game = session.game
        ply = game.ply
        last = bytes(game.log[2 * ply - 2 : 2 * ply])
        table.mode.undo()
        if game.ply < ply:
            move = MoveDescription(game.pos, last[0], last[1])
            self.print_line(text.console().NO_LONGER.format(move.full(session.viewer, False, names_source=True)))
        self._press(0)
        self._print_screen()

    def _print_moves(self) -> None:
        session = self._session
        game = session.game
        if session.stop_play:
            self.print_line(text.console().ANYTHING_GOES)
        elif not game.n:
            self.print_line(text.console().NO_MOVES)
        else:
            for i in range(0, 2 * game.n, 2):
                self.print_line(self._move_in_both_notations(game.moves[i], game.moves[i + 1]))

    def _move_in_both_notations(self, src: int, dst: int) -> str:
        # Return a move in notation and as text.
        session = self._session
        said = MoveDescription(session.game.pos, src, dst).full(session.viewer, names_source=True)
        return text.words.NAME_AND_TEXT.format(move_text(src, dst), said)

    def _handle_move_line(self, words: list[str], line: str) -> None:
        session = self._session
        game = session.game
        pos = game.pos
        found = line_parser.parse_in_notation(line, game.moves, 0 if session.stop_play else game.n)
        if found and found[0] == ABANDON:
            self._press(A.MENU)
            self._print_screen()
            return
        reader = line_parser.MoveParser(pos, phrases.hot_seat_names if session.hot_seat_names else ())
        wanted = [found] if found else []
        if not found:
            p = reader.pile(words)
            if p >= 0:
                self._print_pile(p)
                if p == SHOW:
                    self._print_pile(pile(pos, HAND))
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
            self.print_line(text.console().NO_SUCH_CARD if reader.names_no_visible_card else text.console().TYPE_A_MOVE)

    def _print_pile(self, p: int) -> None:
        self.print_line(self._view.pile(self._session.game.pos, p))

    def _there_is(self, src: int, dst: int) -> bool:
        # Return whether the buttons can make this move; in stop play they can make illegal moves, too.
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
        self.print_line(text.console().WHICH_MOVE.format(said))

    def _refuse(self, src: int, dst: int) -> None:
        session = self._session
        pos = session.game.pos
        verdict = judge(pos, src, dst, session.game.work)
        down = src not in (HAND, PASS, RESERVE) and not 0 < pos[TOP + pile(pos, src & ~GROUP)] < FACE_DOWN
        if src == SHOW and not pos[TOP + SHOW]:
            self._print_pile(SHOW)
        elif down or src == dst != RESERVE:
            self.print_line(text.console().NOT_THERE)
        elif verdict in (RESERVE_FIRST, FOUNDATION_FIRST, SPACE_FIRST):
            self.print_line(refusal(pos, verdict, src, dst, session.viewer))
        else:
            self.print_line(refusal_reason(pos, verdict, src, dst, session.viewer))

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
        self._print_screen()
