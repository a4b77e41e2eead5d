"""A summary of the opponents' last turns in one sentence, from the log of the game."""

from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED
from engine.position import RESERVE, TURN
from firmware import text
from firmware.text import phrases
from firmware.text.move_description import TO_FOUNDATION, TO_WASTE, TURN_UP, MoveDescription

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.session import Session


class TurnSummary:
    """The opponents' moves since the player's last turn, or since a ply.

    move_count: the number of their moves
    played_count: how many of them neither turned up nor discarded a card
    reserve_loads, waste_loads: how many loaded a card on the player's reserve, and on their waste
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
        move = MoveDescription(pos, src, dst)
        self.move_count += 1
        self.played_count += move.kind != TURN_UP
        if move.kind == TO_FOUNDATION:
            self.foundation_plays += 1
        elif move.to_pile == RESERVE + 3 * seat:
            self.reserve_loads += 1
        elif move.to_pile == RESERVE + 3 * seat + 2:
            self.waste_loads += 1
        elif move.kind == TO_WASTE and move.ends_turn:
            self.played_count -= 1
            self.discarded_card = move.card

    def sentence(self) -> str:
        """Return the summary as a sentence, "" if they did nothing.

        It gives the number of moves, without discards, unless cards were loaded or went up. If players share the device
        it only mentions loads, because the dialog between turns has no room for more.
        """
        session = self.session
        words = text.words
        pos = session.game.pos
        up = 0 if session.hot_seat_names else self.foundation_plays
        discarded = phrases.card(pos, self.discarded_card) if self.discarded_card and not session.hot_seat_names else ""
        moves = self.played_count if discarded else self.move_count
        loads = self.reserve_loads + self.waste_loads
        parts = []
        if moves and not (loads or up):
            parts.append(phrases.plural(words.SUMMARY_MOVES, moves).format(moves))
        loaded = words.SUMMARY_LOADED
        if not (self.reserve_loads and self.waste_loads):
            loaded = words.SUMMARY_RESERVE if self.reserve_loads else words.SUMMARY_WASTE
        for said, what in ((loaded, loads), (words.SUMMARY_UP, up), (words.SUMMARY_DISCARDED, discarded)):
            if what:
                parts.append(said.format(what))
        if not parts:
            return ""
        did = parts[-1]
        if len(parts) > 1:
            did = words.AND_LAST.format(", ".join(parts[:-1]), did)
        if session.players > 2:
            return words.SUMMARY["opponents"].format(did)
        if not session.hot_seat_names:
            return words.SUMMARY["opponent"].format(did)
        return words.SUMMARY["named"].format(did, phrases.player_name(pos, 1 - session.seat, session.viewer))

    def brief(self) -> str:
        """Return the summary in a form that fits a line of some 20 letters."""
        words = text.words
        if self.reserve_loads and self.waste_loads:
            return words.SUMMARY_BRIEF_BOTH.format(self.reserve_loads, self.waste_loads)
        if self.reserve_loads:
            return words.SUMMARY_BRIEF_RESERVE.format(self.reserve_loads)
        if self.waste_loads:
            return words.SUMMARY_BRIEF_WASTE.format(self.waste_loads)
        n = self.move_count
        return phrases.plural(words.SUMMARY_BRIEF_MOVES, n).format(n) if n else ""
