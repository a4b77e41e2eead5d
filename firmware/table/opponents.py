"""The opponents' turns: they think in slices, each move is shown, and the turn is summed up."""

from engine.const import const
from engine.moves import PASS
from engine.position import TURN, pile
from firmware import text
from firmware.app.clock import CLOCK_MASK
from firmware.app.settings import SETTING_SPEED
from firmware.draw.table_view_state import LABEL, LABEL_COMING_MOVE
from firmware.table.cursor import source_of
from firmware.table.states import ANNOUNCE, SLIDE
from firmware.text import phrases
from firmware.text.move_description import MoveDescription

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.table.table import Table

# How the opponents' moves are shown: ms of the announcement, frames of the slide, ms per frame, ms of rest after it.
MOVE_SPEEDS = ((900, 10, 40, 600), (450, 6, 40, 250), (150, 4, 30, 80), (0, 0, 0, 0))
AT_ONCE = const(3)
HURRIED_SPEED = (0, 3, 30, 60)
# The opponents think in slices, so that the buttons are still read every 25 to 40 ms.
LONG_TURN_MS = const(5000)  # When an opponent's turn has lasted this long, the table says how to skip the rest of it.
THINKING_SHOWN_AFTER_MS = const(300)  # Shorter thinking needs no mark on the screen.
THINKING_FRAME_MS = const(250)  # how long each picture of the mark is shown


class Opponents:
    """The opponents at a table, between two turns of the player.

    always_offers_skip: whether each of their turns offers to be skipped, not only a long one
    """

    always_offers_skip = False

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._hurried = False  # whether the player pressed a button to see the rest faster
        self._skipped = False  # whether the player pressed again to skip the rest
        self._began_ms = 0  # when the opponents' turns began, in ms
        self._is_long = False  # whether they had lasted LONG_TURN_MS when the last move was requested
        self._thinking = False
        self._asked_ms = 0  # when the opponent to move was asked, in ms

    def ask_for_move(self, now: int) -> None:
        """Ask the opponent whose turn it is for the next move."""
        self._thinking = False
        table = self.table
        if table.mover_is_person:
            table.mover_is_person = False
            self._asked_ms = self._began_ms = now
            table.mark_changed()
            table.say("", LABEL)
        elif table.mode.speed()[1]:
            self._asked_ms = now
        self._is_long = now - self._began_ms & CLOCK_MASK >= LONG_TURN_MS

    def forget_move(self) -> None:
        """Drop the search for a move, because the game has gone to another ply."""
        self._thinking = False

    def ms_since_asked(self, now: int) -> int:
        """Return the ms since the opponent was asked for a move."""
        return now - self._asked_ms & CLOCK_MASK

    def speed(self) -> "tuple[int, ...]":
        """Return how the opponents' moves are shown: a row of MOVE_SPEEDS, or HURRIED_SPEED."""
        set_to = AT_ONCE if self._skipped else self.table.app.settings.numbers[SETTING_SPEED]
        return HURRIED_SPEED if self._hurried and set_to != AT_ONCE else MOVE_SPEEDS[set_to]

    def hurry(self) -> None:
        """Show the rest of the turn faster or, if skipping is offered, play it at once."""
        self._skipped = self._skipped or self.offers_skip
        self._hurried = True
        if self.table.state != SLIDE:
            self.table.wait = 0

    @property
    def offers_skip(self) -> bool:
        """Whether the table offers to play the rest of the turn at once at the next press."""
        return self._hurried or self._is_long or self.always_offers_skip

    def think(self, now: int) -> None:
        """Let the opponent think for one slice, and announce the move once it is found."""
        table = self.table
        opponent = table.session.opponent
        pos = table.session.game.pos
        if not self._thinking:
            self._thinking = table.mode.begin_opponent_move(opponent)
        if self._thinking and not opponent.think(table.app.features.nodes_per_tick):
            self._show_thinking(now)
            return
        self._thinking = False
        shown = table.view_state
        shown.thinking_frame = -1
        wait, frames = table.mode.speed()[:2]
        if not frames:
            table.mode.play(opponent.src, opponent.dst, now)
            return
        self.announce()
        shown.last_from = -1 if opponent.src == PASS else pile(pos, source_of(opponent.src))
        shown.last_to = -1
        table.enter(ANNOUNCE, wait, now)

    def announce(self) -> None:
        """Announce the move that the opponent has found."""
        session = self.table.session
        move = MoveDescription(session.game.pos, session.opponent.src, session.opponent.dst)
        self.table.say_label(move.spoken(session.viewer), LABEL_COMING_MOVE, move)

    def _show_thinking(self, now: int) -> None:
        # Only the mark changes, and only once the opponent has taken long enough to need one.
        table = self.table
        since = self.ms_since_asked(now) - THINKING_SHOWN_AFTER_MS
        frame = since // THINKING_FRAME_MS & 3 if since >= 0 else -1
        if frame != table.view_state.thinking_frame:
            table.view_state.thinking_frame = frame
            if not table.status:
                pos = table.session.game.pos
                name = phrases.player_name(pos, pos[TURN], table.session.viewer)
                table.say(text.words.THEY_THINK.format(name), LABEL)
            table.app.changed = True

    def finish_turns(self, with_summary: bool) -> None:
        """Begin the player's turn, and sum up the opponents' turns if with_summary."""
        self._hurried = self._skipped = self._is_long = False
        if with_summary:
            self.show_summary()

    def show_summary(self) -> None:
        """Show what the opponents did. The look shows this before the text at the cursor."""
        table = self.table
        shown = table.view_state
        summary = table.summarize_turn()
        said = summary.sentence()
        if table.session.hot_seat_names:
            shown.replay_prompt = ""
            shown.short_text = table.mode.turn_heading()
        elif said:
            shown.short_text = summary.brief()
            shown.replay_prompt = phrases.with_buttons(text.words.SHORT_REPLAY, shown.short_text)
            said += " " + phrases.with_buttons(text.words.REPLAY)
        shown.turn_summary = said
