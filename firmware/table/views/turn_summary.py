"""What the opponents did in their last turns, in a sentence, from the log of the game."""

from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED
from engine.moves import GROUP, HAND
from engine.position import FOUNDATION, RESERVE, SHOW, TOP, TURN, WASTE, pile
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.session import Session
    from firmware.table.table import Table


class TurnSummary:
    """The moves of the opponents since the player's last turn, or since a ply.

    move_count: how many they were
    played_count: how many of them neither turned a card up nor discarded it
    reserve_loads, waste_loads: how many loaded these piles of the player
    foundation_plays: how many went to a foundation
    discarded_card: the card that was discarded last, 0 for none
    """

    def __init__(self, session: "Session", since_ply: int = -1) -> None:
        self.session = session
        self._reset()
        was_persons = False
        for ply, pos, src, dst in session.game.positions():
            persons = pos[TURN] == session.seat
            if was_persons and not persons and since_ply < 0:
                self._reset()
            was_persons = persons
            if ply >= since_ply and not persons and not src & ATTEMPT_STOPPED:
                self._count_move(pos, src & ~ATTEMPT_STANDS, dst, session.seat)

    def _reset(self) -> None:
        self.move_count = self.played_count = self.reserve_loads = self.waste_loads = self.foundation_plays = 0
        self.discarded_card = 0

    def _count_move(self, pos: bytearray, src: int, dst: int, seat: int) -> None:
        self.move_count += 1
        if src == HAND:
            return
        self.played_count += 1
        if src & GROUP:
            return
        kind = pile(pos, dst) - RESERVE - 3 * seat if dst >= RESERVE else -1
        if dst == FOUNDATION:
            self.foundation_plays += 1
        elif kind == 0:
            self.reserve_loads += 1
        elif kind == 2:
            self.waste_loads += 1
        elif src == SHOW and dst == WASTE:
            self.played_count -= 1
            self.discarded_card = pos[TOP + SHOW]

    def sentence(self) -> str:
        """Return what they did in a sentence, "" for nothing.

        Of players who share the device only loads are told, because more has no room in the dialog between turns.
        """
        session = self.session
        pos = session.game.pos
        up = 0 if session.hot_seat_names else self.foundation_plays
        discarded = phrases.card(pos, self.discarded_card) if self.discarded_card and not session.hot_seat_names else ""
        name = phrases.player_name(pos, 1 - session.seat, session.viewer) if session.hot_seat_names else ""
        them = (
            phrases.SUMMARY_OF_SEVERAL if session.players > 2 else phrases.SUMMARY_BY_NAME if name
            else phrases.SUMMARY_OF_ONE
        )
        moves = self.played_count if discarded else self.move_count
        return phrases.turn_summary(them, name, moves, self.reserve_loads, self.waste_loads, up, discarded)


def summarize_turn(table: "Table") -> TurnSummary:
    """Return what was done at a table since the player's last turn, or since that player gave the device away."""
    session = table.session
    return TurnSummary(
        session, min(table.plies_at_hand_over[session.seat], session.game.ply) if session.hot_seat_names else -1
    )
