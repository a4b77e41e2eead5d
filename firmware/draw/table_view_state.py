"""The marks and texts that a table shows besides its piles. firmware/table sets them, and a look's view draws them."""

from engine.const import const

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from types import ModuleType

    from firmware.text.move_description import MoveDescription

# The kinds of text.
LABEL = const(0)  # what OK would do at the cursor
NOTE = const(1)
REFUSAL = const(2)
WARNING = const(3)  # a note before TURN does what the note warns of

# The subjects of a label, for a look without room for its full text (draw/one_bit/short_labels.py).
LABEL_PICK_UP = const(0)  # OK would pick up or play the card of `move`, which has `place_count` places
LABEL_MOVE = const(1)  # OK would make `move`
LABEL_NO_MOVE = const(2)  # no move is left
LABEL_COMING_MOVE = const(3)  # an opponent is about to make `move`
LABEL_MOVING = const(4)  # an opponent's card is moving, or has arrived
LABEL_THINKING = const(5)  # an opponent is to move
LABEL_GAME_OVER = const(6)  # the game is over
LABEL_NONE = const(7)
LABEL_ANY_PLACE = const(8)  # the card of `move` is picked up and may be put anywhere (stop play)
LABEL_REPLAY_STEP = const(9)  # an opponent made `move`; `heading` and `short_text` give its number

WIN_CARDS = const(6)  # cards that leap when a game is won
_MAX_PILES = const(27)  # the most piles of a table, counting each foundation


class Slide:
    """Sliding cards.

    cards, size: the cards, the lowest first, and their number
    from_pile, to_pile: piles, -1 if no card visibly moves
    added: the number of cards by which to_pile grows
    x0, y0, x1, y1: where the lowest card starts and ends, in pixels
    pitch: pixels from one card to the next
    frame, frames: the current frame of the slide, and the number of frames
    """

    def __init__(self) -> None:
        self.cards = bytearray(16)
        self.size = 0
        self.added = 0
        self.from_pile = -1
        self.to_pile = -1
        self.x0 = self.y0 = self.x1 = self.y1 = self.pitch = 0
        self.frame = self.frames = 0

    def between(self, start: int, end: int) -> int:
        """Return where the cards are now on the way between two coordinates; they start fast and slow down."""
        k = self.frame
        n = self.frames
        return start + (end - start) * (k * (2 * n - k)) // (n * n)


class TableViewState:
    """The marks and texts of a table. Piles are given by number, foundations one by one from FOUNDATION on; -1: none.

    stale: the piles have changed since they were drawn
    choosing: the player is to choose
    cursor: the pile on which the buttons act
    focus: the pile to look at
    picked_up: the pile whose card is picked up, or about to move
    picked_up_depth: how many cards lie on the lowest one picked up
    more_cards: how many more cards of its house UP would pick up, 0 if it would not
    is_carried: a pointer carries the picked-up card, so that it is not on its pile
    targets, target_count: the piles to which it may go, and their number
    hint_from, hint_to: the piles that a hint names
    point_from, point_to: the card and the place of a move that a lesson points at, -1 for none
    last_from, last_to: the source and the destination of the last move
    slide: the current Slide, or None
    thinking_frame: the frame of the mark that an opponent is thinking
    shows_pile_names: the piles have their names beside them
    win_frame: the frame of the cards that leap, or -1
    win_animation: the module with their paths
    heading, text: the texts below the table
    text_kind: their kind, LABEL to WARNING
    label_kind, move, place_count: the subject of a label, one of LABEL_*, its MoveDescription, and its number of places
    turn_summary: a text before a LABEL, or ""
    short_text: the same in few letters
    replay_prompt: the same with how to see the turn again, or ""
    task: the task of a lesson, shown before a LABEL, or ""
    can_skip: OK plays the rest of an opponent's turn at once
    """

    def __init__(self) -> None:
        self.stale = True
        self.choosing = False
        self.cursor = -1
        self.focus = -1
        self.picked_up = -1
        self.picked_up_depth = 0
        self.more_cards = 0
        self.is_carried = False
        self.targets = bytearray(_MAX_PILES)
        self.target_count = 0
        self.hint_from = -1
        self.hint_to = -1
        self.point_from = -1
        self.point_to = -1
        self.last_from = -1
        self.last_to = -1
        self.slide: "Slide | None" = None
        self.thinking_frame = -1
        self.shows_pile_names = True
        self.win_frame = -1
        self.win_animation: "ModuleType" = None  # type: ignore[assignment]  # until cards leap
        self.heading = ""
        self.text = ""
        self.text_kind = LABEL
        self.turn_summary = ""
        self.task = ""
        self.short_text = ""
        self.replay_prompt = ""
        self.can_skip = False
        self.label_kind = LABEL_NONE
        self.move: "MoveDescription" = None  # type: ignore[assignment]  # until a label is about one
        self.place_count = 0

    def add_target(self, p: int) -> None:
        """Add a pile to the targets unless it is one already."""
        for i in range(self.target_count):
            if self.targets[i] == p:
                return
        self.targets[self.target_count] = p
        self.target_count += 1
