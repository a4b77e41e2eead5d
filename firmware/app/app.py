# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The app: a session, a screen that has the buttons, settings, and listeners.

The session is the match that is played, at its table. One screen at a time is shown: it answers the buttons, and may
open another. The settings and the session are saved in a store. Listeners (sound, the text player, the cable) are told
every event of the game. What differs from port to port is handed to the app: a look, a store, a registry of screens,
and the port's features.

A screen has open(now), press(action, now), tick(now), which returns what App.tick does, draw(), and `status`, what it
says at the moment in one line. A screen that has changed sets app.changed; the app calls its draw() at the end of the
tick.
"""

from engine.const import const
from engine.game import ATTEMPT_STANDS
from engine.game import ATTEMPT_STOPPED as BY_STOP
from engine.opponent import ADAPTIVE, adaptive_level
from engine.position import ABANDON, FOUNDATION, GROUP, HAND, OVER, PASS, PLAYERS, RESERVE, TURN
from firmware import text
from firmware.app import actions as A
from firmware.app.controls import Controls
from firmware.app.events import DEALT, DRAWN, LAID, LOADED, LOST, PASSED, RESIGNED, STOPPED, TURNED, UP, WON
from firmware.app.events import TURN as NEXT_TURN
from firmware.app.features import Features
from firmware.app.save_format.writer import PERSON
from firmware.app.saves import Saves
from firmware.app.session import BY_THE_RULES, Session
from firmware.app.settings import FELT, LANGUAGE, LEFT_HANDED, MARKS, SUIT_COLOURS, TURNED_ROUND, Settings
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol

    from engine.game import Game
    from firmware.app.career import Career
    from firmware.app.events import Event
    from firmware.app.last_game import LastGame
    from firmware.app.learned import Ticks
    from firmware.app.records import Records
    from firmware.app.save_format.writer import Store
    from firmware.draw.looks import Look
    from firmware.table.activity import Activity
    from firmware.table.table import Table
    from firmware.table.views.playback import Playback

    class Screen(Protocol):
        """What has the buttons.

        One that answers a touch has touch(x, y), too, and touch_words(); one that opens a menu has opens_menu.
        """

        @property
        def status(self) -> str: ...
        def open(self, now: int) -> None: ...
        def press(self, action: int, now: int) -> None: ...
        def tick(self, now: int) -> int: ...
        def draw(self) -> None: ...

    # Makes the screen with a name. It has the type that the caller knows it by: the registry names classes by strings.
    Screens = Callable[..., Any]

_OTHERS = const(13)  # The piles of the next players start here, as moves name them (engine.position).


def event_of(source: int, destination: int) -> "Event":
    """Return the Event of a move, given as in a game's log."""
    if source & BY_STOP:
        return STOPPED
    if source & GROUP:
        return LAID
    source &= ~ATTEMPT_STANDS
    if source == ABANDON:
        return RESIGNED
    if source == PASS:
        return PASSED
    if source == HAND or destination == RESERVE:
        return TURNED
    if destination == FOUNDATION:
        return UP
    return LAID if destination < _OTHERS else LOADED


class App:
    """The game on a screen. It knows no clock, file or device.

    look: a Look of firmware/draw/looks.py; store: keeps bytes by name; seed_source(): returns the seed of a random
    deal; screens(app, name, …): makes the screen with that name (firmware.screens.make); features: what the port can
    do, by default what each port can.

    scene: what is to be shown. changed: True when it must be shown again; the driver sets it back to False.
    """

    def __init__(
        self, look: "Look", store: "Store", seed_source: "Callable[[], int]", screens: "Screens",
        features: "Features | None" = None,
    ) -> None:
        self.look = look
        self.scene = look.scene
        self.seed_source = seed_source
        self.screens = screens
        self.features = features or Features()
        self.features.lacks += look.unsupported_settings
        self.ticks: "dict[int, Ticks]" = {}  # what was learned and solved (learned.py), once it was asked for
        self.apart: "Activity | None" = None  # (table/activity.py), while the match waits
        self.changed = False
        self.store = store
        self.note = ""  # a line that waits to be shown, see take_note
        self.settings = Settings(store)
        self.controls = Controls()
        text.use(self.settings.language())
        self.saves = Saves(store)
        # All three are None at first; what is called at a table need not ask.
        self.screen: "Screen" = None  # type: ignore[assignment]
        self.session: "Session" = None  # type: ignore[assignment]
        self.table: "Table | Playback" = None  # type: ignore[assignment]  # the match's table, or that of `apart`
        self.last_game: "LastGame | None" = None  # which can be reviewed while the next one is played
        # Each listener is called with an Event, and the session that it happened in.
        self.listeners: "list[Callable[[Event, Session], None]]" = []
        self._entered = True
        self._has_looked = False  # whether the saved game was looked for
        self._hidden: "Session | None" = None  # a saved game that this screen cannot show
        self._helped: "Game | None" = None  # the Game for which help was noted, see helped
        self.dress()

    @property
    def status(self) -> str:
        """The line that the screen says at the moment."""
        return self.screen.status if self.screen else ""

    def dress(self) -> None:
        """Follow the settings: felt, suits, marks, letters, language and hand."""
        numbers = self.settings.numbers
        scene = self.scene
        scene.theme = numbers[FELT] + 4 * numbers[SUIT_COLOURS]
        scene.large_ranks = numbers[MARKS]
        scene.court_letters = phrases.letters = self.settings.letters()
        self.controls.update(numbers[LEFT_HANDED] != 0)
        scene.mirrored = numbers[LEFT_HANDED]
        scene.wide_fan = 1
        if self.table:
            self.table.view = self.look.make_table_view(self.table.session)
        self.changed = True

    def speak(self, language: int) -> None:
        """Speak a language from now on, by its number in firmware.text.languages."""
        text.use(language)
        self.settings.numbers[LANGUAGE] = text.language + 1
        self.dress()
        if self.session and self.session.persons:
            from firmware.app.persons import introduce

            introduce(self.session)
        table = self.apart.match_table if self.apart else self.table
        if table:
            table.reword()
        if self.apart:
            self.apart.reword()

    def too_large(self, rules: str) -> str:
        """Return one line if the table of a rule set does not fit the screen, else ""."""
        return self.look.why_too_large(rules)

    def start(self, rules: str, level: str, seed: int) -> None:
        """Begin a match with this game, whatever was saved.

        ValueError, one line, for what there is not.

        level: as engine.opponent.Opponent takes it, "adaptive", or PERSON for persons who pass the device round.
        """
        if self.too_large(rules):
            raise ValueError(self.too_large(rules))
        persons: "tuple[str, ...]" = ()
        if level == PERSON:
            from firmware.app.persons import names

            persons = names(self.settings, rules)
            level = self.settings.level()
        level = self.level(rules, level)
        self.begin(Session(rules, level, seed, BY_THE_RULES, self.settings.points(rules), False, False, persons))
        self._lay()

    def tick(self, now: int, action: int) -> int:
        """Hear what came by cable, handle an action, and move on what moves.

        now: a time in ms; action: 0 for none, perhaps REPEATED. Return the ms until it wants to be called again, or -1
        when it only waits for a button.
        """
        cables = self.features.cables
        if not cables:
            return self._tick(now, action)
        cables.poll(now)
        return cables.wait(self._tick(now, action))

    def _tick(self, now: int, action: int) -> int:
        if self.screen is None and self._entered:
            self._boot()
        self._enter(now)
        if action:
            if not self.controls.taps:
                self.name_controls(False)
            self.controls.taps = False
            if self.scene.rotated:
                from firmware.app.persons import turned

                action = turned(action)
            self.controls.repeats = action > A.REPEATED
            self.screen.press(action & A.REPEATED - 1, now)
            self._enter(now)
        wait = self.screen.tick(now)
        if not self._entered:
            return 0
        if self.settings.numbers[TURNED_ROUND] or self.scene.rotated:
            from firmware.app.persons import face

            face(self)
        if self.changed:
            self.screen.draw()
        return wait

    def idle(self) -> bool:
        """Show a game that plays itself, if the title is open; return whether it is.

        A port calls this where nobody has pressed a button for a while.
        """
        idle = getattr(self.screen, "idle", None)
        if not idle or not self._entered:
            return False
        idle()
        return True

    def is_shown(self) -> bool:
        """Return whether the open screen has been shown, so that it can be touched."""
        return self.screen is not None and self._entered

    def name_controls(self, touched: bool) -> None:
        """Name in sentences what the person uses now: the screen if it is touched, or else the buttons."""
        if self.controls.touch(touched):
            rename = getattr(self.screen, "rename_controls", None)
            if rename:
                rename()
            self.changed = True

    def _boot(self) -> None:
        # A saved game continues where it was, without a question.
        session = self._saved()
        if session and self.too_large(session.rules):
            self.saves.note = text.troubles().SAVED_TOO_LARGE
            self._hidden = session
            session = None
        if session:
            self.resume(session)
        elif self.features.asks_language and not self.settings.numbers[LANGUAGE]:
            self.show("languages")
        else:
            self.show("title", True)

    def _enter(self, now: int) -> None:
        while not self._entered:
            self._entered = True
            self._lay()
            self.screen.open(now)

    def _lay(self) -> None:
        # Make the table, unless there is one: resume leaves that to the next tick.
        if self.session and not self.table:
            self.table = self.screens(self, "table", self.session)
        if self.screen is None:
            self.screen = self.table

    def go(self, screen: "Screen") -> None:
        """Give the buttons to a screen."""
        if screen is self.table:
            text.drop_late()
        self.screen = screen
        self._entered = False
        if screen is self.table:
            self._drop()

    def begin_apart(self, apart: "Activity") -> None:
        """Put an Activity (table/activity.py), such as a lesson, on the screen; the match waits."""
        if self.apart:
            self.apart.leave()
        apart.match_table = self.table  # type: ignore[assignment]  # a Table, because no Playback is open now
        self.apart = apart
        self.table = apart.table
        self.go(self.table)

    def open_puzzle(self, number: int) -> None:
        """Put a puzzle on the screen, whatever was there. ValueError, one line, for none."""
        if self.screen is None and self._entered:
            self._boot()  # the saved match waits
        self.begin_apart(self.screens(self, "puzzle", number))

    # The match

    def resume(self, session: "Session") -> None:
        """Play a session. Its table is made at the next tick."""
        if self.apart:
            self.apart.leave()
        self.session = session
        if session.persons:
            from firmware.app.persons import introduce

            introduce(session)
        self.table = None  # type: ignore[assignment]
        self.go(self.table)  # made at the next tick

    def _saved(self) -> "Session | None":
        # Return the saved game when first asked for it; later it is in play, or gone.
        if self._has_looked:
            return None
        self._has_looked = True
        return self.saves.load()

    def begin(self, session: "Session") -> None:
        """Play a new session, and save it. The game in play before is given up, also if it was only saved."""
        before = self.session or self._hidden or self._saved()
        self._hidden = None
        if before and before is not session:
            self.keep_last_game(before)
        self.settings.meet(session.level)
        self.resume(session)
        self.save()
        self.tell(DEALT, session)
        if before and before is not session:
            self.count(before)
        today = -1 if session.practice else self.features.today()
        if before is not session and today >= 0:
            self.career().deal(session.seed, today)
        if session.practice:
            self.note = self.note or text.words.PRACTICE
        elif session.seed == today and not self.note:
            self.note = text.words.DEAL_OF_THE_DAY.format(today)
        if self.settings.unsaved:
            self.settings.save()

    def tell(self, event: "Event", session: "Session") -> None:
        """Tell all listeners of an Event in a session, the match's or a lesson's."""
        for listener in self.listeners:
            listener(event, session)

    def moved(self, session: "Session", turn: int, landing: int = 0) -> None:
        """Save a session after a move of player `turn`, and tell what that move was.

        A lesson's session is not saved. What follows from the move is told, too. landing: the ms until its card lands,
        -1 if it is not shown.
        """
        if session is self.session:
            self.saves.save(session)
            if session.is_over():
                self.settings.played()
        sounds = self.features.sounds
        if sounds:
            sounds.landing = landing
        if session.is_told:
            self._tell_of(session, turn)
        if sounds:
            sounds.landing = 0

    def _tell_of(self, session: "Session", turn: int) -> None:
        game = session.game
        pos = game.pos
        over = pos[OVER]
        self.tell(event_of(game.log[2 * game.ply - 2], game.log[2 * game.ply - 1]), session)
        if over > pos[PLAYERS]:
            self.tell(DRAWN, session)
        elif over:
            self.tell(WON if session.solitaire or over == session.seat + 1 else LOST, session)
        elif pos[TURN] != turn:
            self.tell(NEXT_TURN, session)

    def records(self) -> "Records":
        """Return the Records as they are now; what is to be said of them waits likewise."""
        from firmware.app.records import Records

        records = Records(self.store)
        self.note = records.note or self.note
        return records

    def career(self) -> "Career":
        """Return the Career as it is now; what is to be said of it waits to be shown."""
        from firmware.app.career import Career

        career = Career(self.store)
        self.note = career.note or self.note
        return career

    def level(self, rules: str, level: str = "") -> str:
        """Return a level, by default that of the next game by these rules, with its strength if it is adaptive."""
        level = level or self.settings.level()
        return adaptive_level(self.career().strength(rules)) if level == ADAPTIVE else level

    def count(self, session: "Session") -> None:
        """Count a game that is over, or given up, in the records, once."""
        records = self.records()
        career = self.career()
        career.count(session, records.was_helped(session), self.features.today())
        records.count(session)
        self.note = records.note or career.note or self.note

    def keep_last_game(self, session: "Session") -> None:
        """Keep the record of a session's game, if it is over and worth a review."""
        from firmware.app.last_game import LastGame, is_worth_reviewing

        if session.is_over():
            self.last_game = LastGame(session) if is_worth_reviewing(session) else None

    def helped(self) -> None:
        """Note that the person had help in the game, or knows its cards."""
        game = self.session.game
        if not self.apart and self._helped is not game:
            records = self.records()
            records.help(self.session)
            self.note = records.note or self.note
            self._helped = None if records.note else game

    def save(self) -> None:
        """Save the session as it is, unless something else is being played apart from it."""
        if not self.apart:
            self.saves.save(self.session)

    def take_note(self) -> str:
        """Return the line that waits to be shown, or "", and forget it."""
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
        """Make the screen with this name, and give it the buttons."""
        self._drop()
        self.go(self.screens(self, name, *given))

    def _drop(self) -> None:
        if self.features.drop:
            self.features.drop(self)

    def show_table(self) -> None:
        """Go on with the game, or show its result."""
        if not self.apart and self.session.is_over():
            self.show_result()
        else:
            self.go(self.table)

    def show_end(self) -> None:
        """Show the table of a finished game until a button is pressed."""
        self.table.show_finished_game()  # type: ignore[union-attr]  # A Playback has no result that leads here.
        self.go(self.table)

    def show_title(self) -> None:
        """Show the title."""
        if self.apart:
            self.apart.leave()
        self.show("title")

    def show_pause(self) -> None:
        """Show the menu of the table."""
        self.show(self.apart.menu if self.apart else "pause")

    def show_result(self) -> None:
        """Show how a game ended."""
        if not self.apart:
            self.count(self.session)
        self.show("result")

    def show_back(self) -> None:
        """Show what BACK at the table, with nothing to take back, is for."""
        if self.controls.menu_by_back:
            self.show_pause()
        else:
            self.show_look()

    def show_look(self) -> None:
        """Look into a pile, if there is one to look into."""
        look = self.screens(self, "pile_view")
        if look.pile_count:
            self.go(look)
        else:
            self.table.show_note(text.refused().NOTHING_TO_LOOK_INTO)
            self.show_table()
