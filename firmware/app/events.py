"""The events at a table.

App.emit sends each event once to every listener: sound, the text player, the cable.

To add an event, add its row here and emit it: app.emit(events.NEW, session).
"""

from engine.const import const

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    Event = tuple[str, tuple[int, ...]]

# An event is a constant, its name and its tune, which stays in a board's flash.
# A tune is pairs of Hz and ms; 0 Hz is a rest, and an empty tune is silent.
EVENT_NAME = const(0)
EVENT_TUNE = const(1)

# After a move of the game's log was played, one of these events is emitted.
CARD_TURNED_UP = ("card_turned_up", (1200, 10))  # a card was turned up
CARD_LAID = ("card_laid", (620, 16))  # a card or a group was laid on a house or on the player's own waste
CARD_UP = ("card_up", (1050, 35, 1400, 50))  # a card went to a foundation
CARD_LOADED = ("card_loaded", (740, 35, 520, 60))  # a card was laid on another player's pile
TURN_PASSED = ("turn_passed", (440, 40))
MOVE_STOPPED = ("move_stopped", (880, 70, 0, 30, 880, 70, 0, 30, 590, 160))  # an attempt was stopped and taken back
GAME_RESIGNED = ("game_resigned", ())  # silent, because LOST follows
MOVE_EVENTS = (CARD_TURNED_UP, CARD_LAID, CARD_UP, CARD_LOADED, TURN_PASSED, MOVE_STOPPED, GAME_RESIGNED)

# Next come the events that follow from the move.
TURN_BEGUN = ("turn_begun", (880, 30, 0, 40, 1320, 40))  # another player's turn begins
PLAYER_WON = ("player_won", (520, 90, 660, 90, 780, 90, 1050, 180, 780, 90, 1050, 300))
PLAYER_LOST = ("player_lost", (390, 140, 370, 140, 350, 140, 330, 320))
GAME_DRAWN = ("game_drawn", (520, 120, 0, 40, 520, 200))

# These events are not moves.
MOVE_UNDONE = ("move_undone", (620, 16, 0, 20, 470, 16))
MOVE_REFUSED = ("move_refused", (190, 70))  # the player tried an illegal move and saw the reason
CARDS_DEALT = ("cards_dealt", (900, 8, 0, 30, 950, 8, 0, 30, 1000, 8, 0, 30, 1050, 8))
LESSON_FINISHED = ("lesson_finished", (660, 80, 780, 80, 1050, 220))
PUZZLE_FINISHED = ("puzzle_finished", (660, 80, 780, 80, 1050, 220))
