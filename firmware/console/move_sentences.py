"""Played moves as text, for the console and the browser page."""

from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED, replay_move
from engine.moves import ABANDON
from engine.position import COUNT, HAND, HOUSES, ORDER, POSITION_SIZE, SHOW, TOP, TURN, UNDEALT, pile
from engine.rules import PATIENCE
from firmware import text
from firmware.draw.text.text_table_view import describe_pile
from firmware.text import phrases
from firmware.text.move_description import END_TURN, LOAD, TO_WASTE, TURN_UP, TURN_UP_RESERVE, MoveDescription

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.game import Game
    from firmware.app.session import Session


class MoveFollower:
    """Follow a game so that each move can be told; for that, the position before each move is stored."""

    def __init__(self) -> None:
        self._before = bytearray(POSITION_SIZE)  # the position before the next move
        self._after = bytearray(POSITION_SIZE)  # the position after it
        self._game: "Game | None" = None  # the game of `_before`
        self._ply = 0  # the ply of `_before`

    def follow(self, game: "Game") -> None:
        """Follow a game from its current position on."""
        self._game = game
        self._ply = game.ply
        self._before[:] = game.pos

    def new_moves(self, session: "Session") -> "Iterator[tuple[bytearray, bytearray, int, int]]":
        """Yield each new move of a session: the positions before and after it, and its two bytes in the log."""
        game = session.game
        if self._game is not game or self._ply >= game.ply:
            # A move was undone, or it is another game.
            self._game = game
            self._ply = max(0, game.ply - 1)
            self._before[:] = game.position_at(self._ply)
        while self._ply < game.ply:
            src = game.log[2 * self._ply]
            dst = game.log[2 * self._ply + 1]
            before = self._before
            after = self._before = self._after
            self._after = before
            self._ply += 1
            after[:] = before
            replay_move(after, src, dst)
            yield before, after, src, dst


def played_move_lines(before: bytearray, pos: bytearray, src: int, dst: int, viewer: int) -> list[str]:
    """Return lines about a played move: who moved which card, and what it uncovered.

    before, pos: the positions before and after it. A stopped attempt gets no lines, because those of the stop describe
    it.
    """
    if src & ATTEMPT_STOPPED:
        return []
    src &= ~ATTEMPT_STANDS
    if viewer >= phrases.VIEWER_BY_NAME:
        viewer |= phrases.VIEWER_NOBODY  # all players hear it
    name = phrases.player_name(before, before[TURN], viewer)
    is_other_player = 0 if phrases.relation(before, before[TURN], viewer) == "you" else 1
    if src == ABANDON:
        return [text.console().LOG_RESIGNS[is_other_player].format(name)]
    move = MoveDescription(before, src, dst)
    if move.kind == END_TURN:
        lines = [text.console().LOG_PASSES[is_other_player].format(name)]
    elif move.kind == TURN_UP:
        lines = [_turn_up_sentence(before, pos, is_other_player, name)]
    elif move.kind == TURN_UP_RESERVE:
        card = phrases.card(pos, pos[TOP + move.from_pile])
        lines = [text.console().LOG_TURNS_UP_RESERVE[is_other_player].format(name, card)]
    else:
        sentence = move.spoken(viewer)
        for p in _changed_piles(move, pos):
            sentence = text.console().LOG_TWO_SENTENCES.format(sentence, describe_pile(pos, p, viewer))
        lines = [sentence]
    for house in range(1, pos[HOUSES] + 1):
        if before[TOP + house] == UNDEALT and pos[TOP + house] != UNDEALT:
            lines.append(describe_pile(pos, house, viewer))
    return lines


def _turn_up_sentence(before: bytearray, pos: bytearray, is_other_player: int, name: str) -> str:
    hand = pile(before, HAND)
    over = not before[TOP + hand]
    if pos[ORDER] & PATIENCE:
        if over:
            return text.console().LOG_TURNS_OVER
        return text.console().LOG_LAYS_ON_WASTE.format(name, phrases.card(pos, pos[TOP + hand + 1]))
    templates = text.console().LOG_TURNS_OVER_AND_UP if over else text.console().LOG_TURNS_UP
    card = pos[TOP + SHOW]
    return templates[is_other_player].format(name, phrases.card(pos, card) if card else text.console().NO_CARD)


def _changed_piles(move: MoveDescription, pos: bytearray) -> list[int]:
    # Return the piles to mention after a move: the one that the card left, one that was loaded, and a waste that took
    # another card with it (RULES 6).
    found = [] if move.src == SHOW else [move.from_pile]
    to = move.to_pile
    if move.kind == LOAD or move.kind == TO_WASTE and pos[COUNT + to] != move.pos[COUNT + to] + 1:
        found.append(to)
    return found
