"""The mode of a patience: it announces a dead end, and plays all cards up once none is hidden."""

from engine.moves import HAND
from engine.position import COUNT, FACE_DOWN, HOUSES, OVER, TOP, UNDER, WASTE
from firmware import text
from firmware.app import actions as A
from firmware.draw.table_view_state import LABEL, LABEL_NO_MOVE, NOTE
from firmware.table.modes.auto_finish import AutoFinish
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.game import Game


class Patience(AutoFinish):
    """A patience, which one player plays without an opponent."""

    def can_auto_finish(self) -> bool:
        """Return whether no house has a hidden card left, so that all cards can go up."""
        pos = self.session.game.pos
        if pos[OVER]:
            return False
        for house in range(1, pos[HOUSES] + 1):
            card = pos[TOP + house]
            for _ in range(pos[COUNT + house]):
                if card & FACE_DOWN:
                    return False
                card = pos[UNDER + card]
        return True

    def await_move(self) -> None:
        self.under.await_move()
        if _went_through_hand_twice(self.session.game) and self.table.view_state.text_kind != NOTE:
            self.table.say(phrases.with_buttons(text.words.NO_PROGRESS), NOTE)
        self.offer_auto_finish(phrases.with_buttons(text.words.OFFER_AUTO_FINISH))

    def press_in_turn(self, action: int, now: int) -> None:
        table = self.table
        if table.cursor.source_count or action == A.BACK or table.offers_auto_finish and action == A.OK:
            AutoFinish.press_in_turn(self, action, now)
        elif action == A.OK:
            self._resign(now)
        else:
            table.mode.describe_cursor()

    def _resign(self, now: int) -> None:
        table = self.table
        if table.warned:
            self.session.resign()
            self.app.after_move(self.session, 0)
            table.mode.advance(now)
        else:
            said = text.words.NO_MOVE_RESIGN if self.session.offers_undo() else text.words.NO_MOVE
            table.say(phrases.with_buttons(said), NOTE)
            table.warned = True

    def describe_cursor(self) -> None:
        if self.table.cursor.source_count:
            self.under.describe_cursor()
        else:
            self.table.view_state.label_kind = LABEL_NO_MOVE
            self.table.say(phrases.with_buttons(text.words.NO_MOVE), LABEL)

    def find_move_up(self) -> int:
        # The card that a foundation needs next is visible or in the hand, so turning up cards will find it.
        return -1 if _went_through_hand_twice(self.session.game) else AutoFinish.find_move_up(self)


def _went_through_hand_twice(game: "Game") -> bool:
    # Return whether the last moves went through the whole hand twice without playing a card.
    n = game.pos[COUNT + HAND]
    if game.pos[COUNT + WASTE] or not n or game.ply < 2 * n + 2:
        return False
    for i in range(game.ply - 2 * n - 2, game.ply):
        if game.log[2 * i] != HAND:
            return False
    return True
