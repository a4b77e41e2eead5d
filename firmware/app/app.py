"""The app: a session, a stack of screens, settings, and listeners.

The session is the match that is played, at its table. One screen at a time is shown: it answers the buttons, and may
open another. The settings and the session are saved in a store. Listeners (sound, the text player, the cable) hear of
every event of the game. What differs from port to port is handed to the app: a look, a store, a registry of screens,
and the port's features.

A screen has open(now), press(action, now), tick(now), which returns what App.tick returns, draw(), and `status`, one
line about its current state. A screen that has changed sets app.changed; the app calls its draw() at the end of the
tick. Screens lie on one another: push() and open() cover one with another, pop() goes back.
"""

from engine.const import const
from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED as STOPPED_FLAG
from engine.opponent import ADAPTIVE, adaptive_level
from engine.position import ABANDON, FOUNDATION, GROUP, HAND, OVER, PASS, PLAYERS, RESERVE, TURN
from firmware import text
from firmware.app import actions as A
from firmware.app.controls import Controls
from firmware.app.events import (
    CARD_LAID, CARD_LOADED, CARD_TURNED_UP, CARD_UP, CARDS_DEALT, GAME_DRAWN, GAME_RESIGNED, MOVE_STOPPED, PLAYER_LOST,
    PLAYER_WON, TURN_BEGUN as NEXT_TURN, TURN_PASSED
)
from firmware.app.features import Features
from firmware.app.save_format.schemas import HOT_SEAT_LEVEL, KIND_LESSONS, KIND_PUZZLES
from firmware.app.saves import Saves
from firmware.app.session import SINGLE_GAME, STARTER_BY_RULES, Session
from firmware.app.settings import (
    SETTING_FELT, SETTING_LANGUAGE, SETTING_LEFT_HANDED, SETTING_MARKS, SETTING_SUIT_COLOURS, SETTING_TARGET,
    SETTING_TEACHES, SETTING_TURNED_ROUND, Settings, setting_by_id
)
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol

    from engine.game import Game
    from firmware.app.base_screen import FieldEditor, Snapshot
    from firmware.app.events import Event
    from firmware.app.last_game import LastGame
    from firmware.app.learning_progress import ProgressSet
    from firmware.app.player_stats import PlayerStats
    from firmware.app.records import Records
    from firmware.app.save_format.writer import Store
    from firmware.app.sounds import Speaker
    from firmware.draw.looks import Look, View
    from firmware.draw.table_view_state import TableViewState

    class Screen(Protocol):
        """A screen that takes the buttons, such as a firmware.app.base_screen.BaseScreen."""

        parent: str
        remade_as: str
        opens_menu: bool
        is_demo: bool
        percent_done: int

        @property
        def editor(self) -> FieldEditor | None: ...
        @property
        def snapshot(self) -> Snapshot | None: ...
        @property
        def table_changed(self) -> bool: ...
        @property
        def status(self) -> str: ...
        def touch(self, x: int, y: int) -> int: ...
        def touch_words(self) -> int: ...
        def touch_again(self, x: int, y: int) -> int: ...
        def drag(self, x: int, y: int) -> tuple[int, int, int, int] | None: ...
        def hold(self, x: int, y: int) -> bool: ...
        def release(self) -> None: ...
        def carry(self) -> None: ...
        def drag_over(self, x: int, y: int) -> None: ...
        def drop(self, x: int, y: int) -> int: ...
        @property
        def row_pitch(self) -> int: ...
        def scroll(self, rows: int) -> None: ...
        def rename_controls(self) -> None: ...
        def resize(self) -> None: ...
        def show_attract_mode(self) -> bool: ...
        def open(self, now: int) -> None: ...
        def press(self, action: int, now: int) -> None: ...
        def tick(self, now: int) -> int: ...
        def draw(self) -> None: ...

    class TableScreen(Screen, Protocol):
        """A screen with a table: firmware.table.table.Table, or a playback of moves."""

        view: View
        view_state: TableViewState

        @property
        def session(self) -> Session: ...
        def reword(self) -> None: ...
        def show_note(self, message: str) -> None: ...

    class MatchTable(TableScreen, Protocol):
        """The table of the match: see firmware.table.table_factory.MatchTable."""

        mover_is_person: bool

        def show_finished_game(self) -> None: ...

    class Activity(Protocol):
        """An activity for which the match waits: see firmware.table.activity.Activity."""

        @property
        def accepts_moves(self) -> bool: ...
        @property
        def puzzle_number(self) -> int: ...
        @property
        def origin(self) -> Screen | None: ...
        @property
        def session(self) -> Session: ...
        @property
        def menu(self) -> str: ...
        @property
        def table(self) -> TableScreen: ...
        def reword(self) -> None: ...

    # Make the screen with a name. The result has the type that the caller expects, because the registry names classes
    # by strings.
    ScreenFactory = Callable[..., Any]

_OPPONENT_PILES = const(13)  # The codes of the next players' piles start here (engine.position).


def event_of_move(source: int, destination: int) -> "Event":
    """Return the Event of a move, given as in a game's log."""
    if source & STOPPED_FLAG:
        return MOVE_STOPPED
    if source & GROUP:
        return CARD_LAID
    source &= ~ATTEMPT_STANDS
    if source == ABANDON:
        return GAME_RESIGNED
    if source == PASS:
        return TURN_PASSED
    if source == HAND or destination == RESERVE:
        return CARD_TURNED_UP
    if destination == FOUNDATION:
        return CARD_UP
    return CARD_LAID if destination < _OPPONENT_PILES else CARD_LOADED


class App:
    """The game on a screen. It knows nothing of clocks, files and devices.

    look: a Look of firmware/draw/looks.py
    store: keeps bytes by name
    seed_source(): returns the seed of a random deal; make_screen(app, name, …): makes the screen with that name
        (firmware.screens.make)
    features: what the port can do, by default what each port can

    scene: the Scene that is to be shown
    changed: True when the scene must be shown again; the driver sets it back to False
    """

    def __init__(
        self, look: "Look", store: "Store", seed_source: "Callable[[], int]", make_screen: "ScreenFactory",
        features: "Features | None" = None,
    ) -> None:
        self.look = look
        self.scene = look.scene
        self.seed_source = seed_source
        self.make_screen = make_screen
        self.features = features or Features()
        self.features.unsupported_settings += look.unsupported_settings
        self._progress_sets: "dict[int, ProgressSet]" = {}  # by the kind of their saves; loaded when first asked for
        self.changed = False
        self.store = store
        self.note = ""  # a line that is still to be shown, see pop_note
        self.settings = Settings(store)
        self.controls = Controls()
        text.set_language(self.settings.language())
        self.saves = Saves(store)
        self.screen: "Screen | None" = None  # None at first, and until a match has its table; see current_screen
        self.session: "Session | None" = None  # the match, see current_session
        self.match_table: "MatchTable | None" = None
        self.activity: "Activity | None" = None  # the activity (table/activity.py) for which the match waits, or None
        # the screens under the current one, or their names if they are made anew
        self._covered: "list[Screen | str]" = []
        self.last_game: "LastGame | None" = None  # the last finished game, which can be reviewed during the next one
        # Each listener is called with an Event and the session in which it happened.
        self.listeners: "list[Callable[[Event, Session], None]]" = []
        self.introduces = False  # whether the next table says who plays
        self.teaches_first_game = False  # whether this is the first game of all, of a player who is taught
        self._screen_is_open = True
        self._has_read_save = False  # whether the store was searched for a saved game
        self._too_large_session: "Session | None" = None  # a saved game that this screen cannot show
        self._helped_game: "Game | None" = None  # the Game for which help was already noted, see note_help
        self.apply_settings()

    @property
    def table(self) -> "TableScreen | None":
        """Return the table in play, the match's or the activity's; None before there is one."""
        return self.activity.table if self.activity else self.match_table

    @property
    def status(self) -> str:
        """Return the line that describes the current state of the screen."""
        return self.screen.status if self.screen else ""

    def apply_settings(self) -> None:
        """Apply the settings: felt, suits, marks, letters, language and hand."""
        numbers = self.settings.numbers
        scene = self.scene
        scene.theme = numbers[SETTING_FELT] + 4 * numbers[SETTING_SUIT_COLOURS]
        scene.large_ranks = numbers[SETTING_MARKS]
        scene.court_letters = phrases.court_letters = self.settings.card_letters()
        self.controls.update(numbers[SETTING_LEFT_HANDED] != 0)
        scene.mirrored = numbers[SETTING_LEFT_HANDED]
        scene.wide_fan = 1
        if self.table:
            self.table.view = self.look.make_table_view(self.table.session)
        self.changed = True

    def resize(self, width: int, height: int) -> None:
        """Follow a screen that has another size now, in pixels."""
        self.look.resize(width, height)
        tables = [self.match_table, self.activity.table if self.activity else None]
        for screen in tables + self._covered + [self.screen]:
            if screen and not isinstance(screen, str):
                screen.resize()
        self.changed = True

    def set_language(self, language: int) -> None:
        """Set the language, by its number in firmware.text.languages."""
        text.set_language(language)
        self.settings.numbers[SETTING_LANGUAGE] = text.language + 1
        self.apply_settings()
        if self.session and self.session.hot_seat_names:
            from firmware.app.hot_seat import use_player_names

            use_player_names(self.session)
        if self.match_table:
            self.match_table.reword()
        if self.activity:
            self.activity.reword()

    def too_large(self, rules: str) -> str:
        """Return a one-line message if the table of a rule set does not fit the screen, else ""."""
        return self.look.why_too_large(rules)

    def start(self, rules: str, level: str, seed: int, introduces: bool = True) -> None:
        """Begin a match with this game, even if another game was saved.

        Raise ValueError with a one-line message for unknown rules, an unknown level or a bad seed.

        level: as engine.opponent.Opponent takes it, "adaptive", or HOT_SEAT_LEVEL for people who pass the device
            around.
        introduces: whether the table says who plays
        """
        if self.too_large(rules):
            raise ValueError(self.too_large(rules))
        persons: "tuple[str, ...]" = ()
        if level == HOT_SEAT_LEVEL:
            from firmware.app.hot_seat import saved_names

            persons = saved_names(self.settings, rules)
            level = self.settings.level()
        level = self.level_with_strength(rules, level)
        self.begin(Session(rules, level, seed, STARTER_BY_RULES, self.settings.match_points(rules), False, False,
            persons))
        if not introduces:
            self.introduces = False
        self._make_table()

    def tick(self, now: int, action: int) -> int:
        """Read the cable, handle an action, and advance what is moving.

        now: a time in ms; action: 0 for none, perhaps REPEATED. Return the ms until the next call is due, or -1 if the
            app only waits for a button.
        """
        cables = self.features.cables
        if not cables:
            return self._tick(now, action)
        cables.poll(now)
        return cables.wait(self._tick(now, action))

    def _tick(self, now: int, action: int) -> int:
        if self.screen is None and self._screen_is_open:
            self._boot()
        self._open_screen(now)
        if action:
            if not self.controls.action_is_touch:
                self.name_controls(False)
            self.controls.action_is_touch = False
            if self.scene.rotated:
                from firmware.app.hot_seat import rotate_action

                action = rotate_action(action)
            self.controls.action_is_repeat = action > A.REPEATED
            self.current_screen().press(action & A.REPEATED - 1, now)
            self._open_screen(now)
        wait = self.current_screen().tick(now)
        if not self._screen_is_open:
            return 0
        if self.settings.numbers[SETTING_TURNED_ROUND] or self.scene.rotated:
            self._update_rotation()
        if self.changed:
            self.current_screen().draw()
        return wait

    def _update_rotation(self) -> None:
        # Turn the picture round during the turn of the second of two players.
        session = self.session
        rotated = False
        if self.settings.numbers[SETTING_TURNED_ROUND] and session and not self.activity:
            two = len(session.hot_seat_names) == 2 and self.features.supports(setting_by_id(SETTING_TURNED_ROUND))
            rotated = two and session.seat != session.first_seat
        if rotated != self.scene.rotated:
            self.scene.rotated = rotated
            self.changed = True

    def show_attract_mode(self) -> bool:
        """Show a game that plays itself, if the title is open; return whether it was.

        A port calls this when nobody has pressed a button for a while.
        """
        return self._screen_is_open and self.current_screen().show_attract_mode()

    def is_shown(self) -> bool:
        """Return whether the current screen is already visible, so that it can be touched."""
        return self.screen is not None and self._screen_is_open

    def current_screen(self) -> "Screen":
        """Return the screen, for what is called only while there is one."""
        screen = self.screen
        assert screen
        return screen

    def name_controls(self, touched: bool) -> None:
        """Name the controls that the player uses now: the screen if it was touched, else the buttons."""
        if self.controls.set_touch(touched):
            self.scene.shows_hand = not touched
            if self.screen:
                self.screen.rename_controls()
            self.changed = True

    def _boot(self) -> None:
        # A saved game continues where it was left, without a question.
        session = self._read_save_once()
        if session and self.too_large(session.rules):
            self.saves.note = text.errors().SAVED_TOO_LARGE
            self._too_large_session = session
            session = None
        if session:
            self.resume(session)
        elif self.features.asks_language and not self.settings.numbers[SETTING_LANGUAGE]:
            self.show("languages")
        else:
            self.show("title", True)

    def _open_screen(self, now: int) -> None:
        while not self._screen_is_open:
            self._screen_is_open = True
            self._make_table()
            self.current_screen().open(now)

    def _make_table(self) -> None:
        # Make the table if there is none yet: resume leaves that to the next tick.
        if self.session and not self.match_table:
            self.match_table = self.make_screen(self, "table", self.session)
        if self.screen is None:
            self.screen = self.table
            self._unload_modules()  # that only the making of the table needed

    def begin_activity(self, activity: "Activity") -> None:
        """Put an Activity (table/activity.py), such as a lesson, on the screen, while the match waits."""
        self.activity = activity
        if activity.origin:
            self._uncover(activity.origin)
            self._covered.append(activity.origin)
            self.screen = activity.table
        self.go_to(activity.table)

    def open_puzzle(self, number: int) -> None:
        """Open a puzzle in place of the current screen. Raise ValueError with one line for an unknown number."""
        if self.screen is None and self._screen_is_open:
            self._boot()  # the saved match waits meanwhile
        self.begin_activity(self.make_screen(self, "puzzle", number))

    # The match

    def current_session(self) -> "Session":
        """Return the session, for what is called only while there is one."""
        session = self.session
        assert session
        return session

    def resume(self, session: "Session") -> None:
        """Play a session. Its table is made on the next tick."""
        self.activity = None
        self.session = session
        if session.hot_seat_names:
            from firmware.app.hot_seat import use_player_names

            use_player_names(session)
        self.match_table = None
        self.go_to(None)

    def _read_save_once(self) -> "Session | None":
        # Return the saved game on the first call only; afterwards it is in play or gone.
        if self._has_read_save:
            return None
        self._has_read_save = True
        return self.saves.load()

    def begin(self, session: "Session") -> None:
        """Play a new session and save it. The game before it counts as given up, even if it was only saved."""
        before = self.session or self._too_large_session or self._read_save_once()
        self._too_large_session = None
        if before and before is not session:
            self.keep_last_game(before)
        self.settings.remember_level(session.level)
        self.introduces = True
        self.teaches_first_game = bool(self.settings.numbers[SETTING_TEACHES]) and self.is_before_first_game()
        self.resume(session)
        self.save()
        self.emit(CARDS_DEALT, session)
        if before and before is not session:
            self.count_in_records(before)
        today = -1 if session.practice else self.features.today()
        if before is not session and today >= 0:
            self.load_player_stats().note_deal(session.seed, today)
        if session.practice:
            self.note = self.note or text.words.PRACTICE
        elif session.seed == today and not self.note:
            self.note = text.words.DEAL_OF_THE_DAY.format(today)
        if self.settings.unsaved:
            self.settings.save()

    def play_on(self, speaker: "Speaker") -> None:
        """Play the sounds of events on a port's speaker from now on."""
        from firmware.app.sounds import Sounds

        self.features.sounds = sounds = Sounds(self.settings, speaker)
        self.listeners.append(sounds.on_event)

    def emit(self, event: "Event", session: "Session") -> None:
        """Send an Event to all listeners; session: the match's or an activity's."""
        for listener in self.listeners:
            listener(event, session)

    def after_move(self, session: "Session", turn: int, landing: int = 0) -> None:
        """Save a session after a move of player `turn`, and emit the event of that move.

        A lesson's session is not saved. The events that follow from the move are emitted, too. landing: the ms until
        its card lands, -1 if the move is not shown.
        """
        if session is self.session:
            self.saves.save(session)
            if session.is_over():
                self.settings.count_game()
        sounds = self.features.sounds
        if sounds:
            sounds.landing_delay = landing
        if session.emits_events:
            self._emit_events_of_move(session, turn)
        if sounds:
            sounds.landing_delay = 0

    def _emit_events_of_move(self, session: "Session", turn: int) -> None:
        game = session.game
        pos = game.pos
        over = pos[OVER]
        self.emit(event_of_move(game.log[2 * game.ply - 2], game.log[2 * game.ply - 1]), session)
        if over > pos[PLAYERS]:
            self.emit(GAME_DRAWN, session)
        elif over:
            self.emit(PLAYER_WON if session.plays_all_sides or over == session.seat + 1 else PLAYER_LOST, session)
        elif pos[TURN] != turn:
            self.emit(NEXT_TURN, session)

    def load_records(self) -> "Records":
        """Load the records; a note on them is kept until it is shown."""
        from firmware.app.records import Records

        records = Records(self.store)
        self.note = records.note or self.note
        return records

    def lesson_progress(self) -> "ProgressSet":
        """Return the ProgressSet of the lessons."""
        return self._progress_set(KIND_LESSONS)

    def puzzle_progress(self) -> "ProgressSet":
        """Return the ProgressSet of the puzzles."""
        return self._progress_set(KIND_PUZZLES)

    def _progress_set(self, kind: int) -> "ProgressSet":
        if kind not in self._progress_sets:
            from firmware.app.learning_progress import ProgressSet

            self._progress_sets[kind] = ProgressSet(self.store, kind)
        return self._progress_sets[kind]

    def is_before_first_game(self) -> bool:
        """Return whether no game was ever saved.

        Where nothing can be saved, this is so after each power-on, until the first game.
        """
        return not self.session and self.saves.slots.is_empty()

    def teach_newcomer(self) -> bool:
        """Switch SETTING_TEACHES on if neither a game nor settings were ever saved; return whether it did.

        A newcomer also plays single games until a match is chosen. The settings are saved with the first game.
        """
        if not self.is_before_first_game() or not self.settings.slots.is_empty():
            return False
        self.settings.numbers[SETTING_TEACHES] = 1
        self.settings.put(setting_by_id(SETTING_TARGET), SINGLE_GAME)
        self.settings.unsaved = True
        return True

    def load_player_stats(self) -> "PlayerStats":
        """Load the player's statistics; a note on them is kept until it is shown."""
        from firmware.app.player_stats import PlayerStats

        career = PlayerStats(self.store)
        self.note = career.note or self.note
        return career

    def level_with_strength(self, rules: str, level: str = "") -> str:
        """Return a level, by default that of the next game; the adaptive one with its strength by these rules."""
        level = level or self.settings.level()
        return adaptive_level(self.load_player_stats().strength(rules)) if level == ADAPTIVE else level

    def count_in_records(self, session: "Session") -> None:
        """Count a finished or abandoned game in the records, once."""
        records = self.load_records()
        career = self.load_player_stats()
        career.count(session, records.was_helped(session), self.features.today())
        records.count(session)
        self.note = records.note or career.note or self.note

    def keep_last_game(self, session: "Session") -> None:
        """Save the record of a session's game in memory, if it is over and worth a review."""
        from firmware.app.last_game import LastGame, is_worth_reviewing

        if session.is_over():
            self.last_game = LastGame(session) if is_worth_reviewing(session) else None

    def note_help(self) -> None:
        """Note that the player had help in the current game, or knows its cards."""
        if self.activity:
            return
        session = self.current_session()
        if self._helped_game is not session.game:
            records = self.load_records()
            records.note_help(session)
            self.note = records.note or self.note
            self._helped_game = None if records.note else session.game

    def save(self) -> None:
        """Save the session as it is, unless an activity is being played."""
        if not self.activity:
            self.saves.save(self.current_session())

    def pop_note(self) -> str:
        """Return the note that is still to be shown, or "", and forget it."""
        note = self.saves.note or self.settings.note or self.note
        if self.saves.note:
            self.saves.note = ""
        elif self.settings.note:
            self.settings.note = ""
        else:
            self.note = ""
        return note

    # Screens

    def show(self, name: str, *given: object) -> None:
        """Make the screen with this name, and show it with no other screen under it."""
        self._unload_modules()
        self.go_to(self.make_screen(self, name, *given))

    def open(self, name: str, *given: object) -> None:
        """Make the screen with this name, and show it on top of the current one."""
        self._unload_modules()
        self.push(self.make_screen(self, name, *given))
        covered = self._covered[-1]
        if not isinstance(covered, str):
            self._covered[-1] = covered.remade_as or covered

    def push(self, screen: "Screen") -> None:
        """Show a screen on top of the current one, which is kept."""
        self._covered.append(self.current_screen())
        self.screen = screen
        self._screen_is_open = False

    def pop(self) -> None:
        """Go back to the screen under the current one, or to its parent if there is none."""
        if not self._covered:
            self.activity = None
            self.show(self.current_screen().parent)
            return
        screen = self._covered[-1]
        if isinstance(screen, str):
            self._unload_modules()
            screen = self._covered[-1] = self.make_screen(self, screen)
        self.go_to(screen)

    def go_to(self, screen: "Screen | None") -> None:
        """Go back to a screen under this one, or show one with no other under it.

        None: it is made at the next tick.
        """
        plays = screen is self.table
        if plays:
            text.unload_parts()
        self._uncover(screen)
        self._screen_is_open = False
        if plays:
            self._unload_modules()

    def _uncover(self, screen: "Screen | None") -> None:
        # Leave the screens that lie on top of it.
        if screen in self._covered:
            del self._covered[self._covered.index(screen) :]
        elif screen is not self.screen:
            self._covered = []
        self.screen = screen

    def _unload_modules(self) -> None:
        if self.features.unload:
            self.features.unload(self.screen is self.table, self.activity is not None)

    def show_table(self) -> None:
        """Continue the game, or show its result."""
        if not self.activity and self.current_session().is_over():
            self.show_result()
        else:
            self.go_to(self.table)

    def show_final_table(self) -> None:
        """Show the table of a finished game until a button is pressed."""
        table = self.match_table
        if table:
            table.show_finished_game()
        self.go_to(table)

    def show_title(self) -> None:
        """Show the title."""
        self.activity = None
        self.show("title")

    def show_pause(self) -> None:
        """Open the menu of the table."""
        self._uncover(self.table)
        if self.activity:
            self.open(self.activity.menu, self.activity)
        else:
            self.open("pause")

    def show_result(self) -> None:
        """Show the result of a game."""
        if not self.activity:
            self.count_in_records(self.current_session())
        self.show("result")

    def show_pause_or_pile_view(self) -> None:
        """Open the pile view or the pause menu, as BACK does at a table where there is nothing to undo."""
        if self.controls.menu_by_back:
            self.show_pause()
        else:
            self.show_pile_view()

    def show_pile_view(self) -> None:
        """Open the pile view, if there is a pile to look into."""
        table = self.table
        look = self.make_screen(self, "pile_view", table)
        if look.pile_count:
            self._uncover(table)
            self.push(look)
        elif table:
            table.show_note(text.refusals().NOTHING_TO_LOOK_INTO)
            self.show_table()
