"""Stop play (RULES 9): the player may try any move; the opponents stop errors, and make some themselves.

The player can call a stop for the opponents' moves since their own last move, until they touch a card. If several
players share the device, the player to move can call the previous turn in the same way. The others, who look on, can
call the current turn until the next player touches a card.
"""

from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED, LOST_TURN_DESTINATION, LOST_TURN_SOURCE
from engine.moves import ABANDON, GROUP, PASS, free_moves
from engine.position import (
    COUNT, FACE_DOWN, FOUNDATION, HAND, HOUSES, ORDER, OUT_OF_USE, PLAYERS, RESERVE, SHOW, STYLE, TOP, TURN, UNDEALT,
    WASTE, pile
)
from engine.rules import FOSTER, GROUPS
from engine.verdict import FOUNDATION_FIRST, LEGAL, can_stand, judge
from engine.workspace import Workspace
from firmware import text
from firmware.app import actions as A
from firmware.draw.table_view_state import LABEL_ANY_PLACE, LABEL_MOVE, LABEL_PICK_UP, NOTE, REFUSAL
from firmware.table import refusal_reasons
from firmware.table.cursor import SOURCE_ORDER as SOURCES, Cursor
from firmware.table.mode import Mode
from firmware.table.states import ANNOUNCE, BEGIN, END, INSPECT, LANDED, PLAY
from firmware.table.views import dialog
from firmware.text import phrases
from firmware.text.move_description import MoveDescription

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.opponent import Opponent
    from firmware.app.session import Session
    from firmware.table.cursor import MoveList
    from firmware.table.table import Table

NOTE_MS = 2000


class AttemptList:
    """The moves that the player can try, in place of a game's legal ones. pos, moves, n: as in engine.game.Game."""

    def __init__(self) -> None:
        self.pos = bytearray()
        self.work = Workspace()
        self.moves = self.work.moves
        self.n = 0

    def _add(self, src: int, dst: int) -> None:
        self.moves[2 * self.n] = src
        self.moves[2 * self.n + 1] = dst
        self.n += 1

    def set_sources(self, pos: bytearray) -> None:
        """Set one move for each pile from which a card can be taken."""
        self.pos = pos
        self.n = 0
        for code in SOURCES:
            if _can_be_taken(pos, code):
                self._add(code, SHOW)

    def set_places(self, pos: bytearray, source: int) -> None:
        """Set the moves of a source to all places on the table."""
        self.n = 0
        if source == HAND:
            cards = _hand_and_waste_count(pos)
            if cards:
                self._add(HAND, SHOW)
            if not cards or pos[ORDER] & FOSTER:
                self._add(PASS, PASS)
            return
        if source == RESERVE and pos[TOP + pile(pos, RESERVE)] >= FACE_DOWN:
            self._add(RESERVE, RESERVE)
            return
        if 0 < source < RESERVE and pos[STYLE] & GROUPS:
            moves = self.moves
            for i in range(0, 2 * free_moves(pos, self.work), 2):
                if moves[i] == source | GROUP:
                    self._add(moves[i], moves[i + 1])
        self._add(source, SHOW)  # back to its own pile
        self._add(source, FOUNDATION)
        for house in range(1, pos[HOUSES] + 1):
            if house != source and pos[TOP + house] not in (UNDEALT, OUT_OF_USE):
                self._add(source, house)
        for code in range(RESERVE + 3, RESERVE + 3 * pos[PLAYERS]):
            if (code - HAND) % 3 and code != source and pos[COUNT + pile(pos, code)]:
                self._add(source, code)
        if source != WASTE:
            self._add(source, WASTE)


def _can_be_taken(pos: bytearray, code: int) -> bool:
    if code >= RESERVE + 3 * pos[PLAYERS]:
        return False
    if code == HAND:
        return True
    if (SHOW < code < RESERVE and code > pos[HOUSES]) or (code > WASTE and (code - HAND) % 3 == 0):
        return False
    card = pos[TOP + pile(pos, code)]
    return card not in (0, UNDEALT, OUT_OF_USE) and (card < FACE_DOWN or code == RESERVE)


def _hand_and_waste_count(pos: bytearray) -> int:
    hand = COUNT + pile(pos, HAND)
    return pos[hand] + pos[hand + 1]


class AttemptCursor(Cursor):
    """The cursor in stop play, which offers every card and every place."""

    def __init__(self, session: "Session") -> None:
        Cursor.__init__(self, session)
        self.attempt_list = AttemptList()

    def find_sources(self, game: "MoveList") -> int:
        self.attempt_list.set_sources(game.pos)
        return Cursor.find_sources(self, self.attempt_list)

    def find_places(self, game: "MoveList", source: int) -> int:
        """Find the places as a Cursor does, but begin at the card's own pile, where no move is tried yet."""
        self.attempt_list.set_places(game.pos, source)
        Cursor.find_places(self, self.attempt_list, source)
        return 0

    def is_over_own_pile(self) -> bool:
        """Return whether OK would put the held card back."""
        i = 2 * self.places[self.at]
        return self.moves[i + 1] == SHOW and self.moves[i] != HAND

    def pile_at(self, at: int) -> int:
        if self.held >= 0:
            i = 2 * self.places[at]
            if self.moves[i + 1] == SHOW and self.moves[i] != HAND:
                return pile(self.session.game.pos, self.held)
        return Cursor.pile_at(self, at)


class StopPlay(Mode):
    """The mode of stop play."""

    def __init__(self, under: "Mode") -> None:
        Mode.__init__(self, under)
        self.first_callable_ply = 0  # the first ply that can be called
        self._turn_start_ply = 0  # the ply at which this turn began, if players share the device
        self._turn_player = -1  # whose turn it is

    def attach(self, table: "Table") -> None:
        Mode.attach(self, table)
        table.cursor = self.attempt_cursor = AttemptCursor(self.session)
        self.find_first_callable_ply()

    def find_first_callable_ply(self) -> None:
        """Find in the log the first ply whose move can be called.

        It follows the player's last move or the last stop. If players share the device, it is the first ply of the
        previous turn or of this one.
        """
        self.first_callable_ply = self._turn_start_ply = 0
        session = self.session
        for ply, pos, src, _ in session.game.positions():
            if session.hot_seat_names:
                self._note_turn(pos[TURN], ply)
                self._close_earlier_calls(ply)
            if src & ATTEMPT_STOPPED or not session.hot_seat_names and pos[TURN] == session.seat:
                self.first_callable_ply = self._turn_start_ply = ply + 1

    def _note_turn(self, player: int, ply: int) -> None:
        # If players share the device, note that this player's turn begins at this ply.
        if player != self._turn_player:
            self._turn_player = player
            self._turn_start_ply = max(self._turn_start_ply, ply)

    def _close_earlier_calls(self, ply: int) -> None:
        # Note that a card is touched at this ply, so the others' moves before it stand.
        self.first_callable_ply = max(self.first_callable_ply,
            self._turn_start_ply) if self.session.hot_seat_names else ply

    def _reader(self) -> int:
        # Return the seat, as phrases.py takes it, of the player who reads the texts on calls and stops.
        session = self.session
        return session.viewer | phrases.VIEWER_NOBODY if session.hot_seat_names else session.seat

    def can_call_stop(self) -> bool:
        """Return whether there are moves that can still be called, including an announced one."""
        game = self.session.game
        if self.table.state == ANNOUNCE:
            return True
        return game.ply > self.first_callable_ply and game.log[2 * game.ply - 2] & ~ATTEMPT_STANDS != ABANDON

    # The player's turn

    def tick(self, now: int) -> int:
        if self.table.state == END and self.table.mode.can_call_stop():
            return -1
        return self.under.tick(now)

    def press(self, action: int, now: int) -> None:
        table = self.table
        if action == A.STOP and table.state != INSPECT:
            table.since = now
            self.call_stop()
        elif action == A.MENU and table.state == END and table.mode.can_call_stop():
            self.app.show_pause()
        else:
            self.under.press(action, now)

    def await_move(self) -> None:
        session = self.session
        if session.hot_seat_names:
            self._note_turn(session.game.pos[TURN], session.game.ply)
        if session.owes_turn:
            session.owes_turn = False
            texts = text.stop_play()
            said = dialog.TableDialog(self.table, texts.WRONG_CALL_HEADING, texts.TURN_LOST)
            self._end_turn(LOST_TURN_SOURCE, LOST_TURN_DESTINATION, said)
        else:
            self.under.await_move()

    def press_ok(self, now: int) -> None:
        table = self.table
        cursor = self.attempt_cursor
        self._close_earlier_calls(self.session.game.ply)
        at = cursor.at
        if cursor.held < 0:
            code, at = cursor.find_source_places()
            if cursor.place_count > 1:
                cursor.pick_up(code, at)
                table.mode.describe_cursor()
                return
        elif cursor.is_over_own_pile():
            cursor.put_down()
            table.mode.describe_cursor()
            return
        i = 2 * cursor.places[at]
        table.mode.play(cursor.moves[i], cursor.moves[i + 1], now)

    def pick_up(self) -> None:
        self._close_earlier_calls(self.session.game.ply)
        self.under.pick_up()

    def press_turn(self, warned: bool, now: int) -> None:
        pos = self.session.game.pos
        self._close_earlier_calls(self.session.game.ply)
        self.table.cursor.put_down()
        if pos[TOP + SHOW]:
            self.table.mode.play(SHOW, WASTE, now)
        elif _hand_and_waste_count(pos):
            self.table.mode.play(HAND, SHOW, now)
        else:
            self.table.mode.play(PASS, PASS, now)

    def play(self, src: int, dst: int, now: int) -> None:
        table = self.table
        game = self.session.game
        if not table.mover_is_person:
            self.under.play(src, dst, now)
            table.wrong_flag = 0
            return
        verdict = judge(game.pos, src, dst, game.work)
        if verdict == LEGAL:
            self.under.play(src, dst, now)
            self._close_earlier_calls(game.ply)
        elif game.pos[ORDER] & FOSTER and verdict != FOUNDATION_FIRST:
            table.say(refusal_reasons.refusal_reason(game.pos, verdict, src, dst, self.session.viewer), REFUSAL)
            table.refused_pile = pile(game.pos, dst & 15 if src & GROUP else dst)
        elif can_stand(game.pos, verdict, src, dst) and not table.mode.is_error_noticed():
            table.wrong_flag = ATTEMPT_STANDS
            self.under.play(src, dst, now)
            table.wrong_flag = 0
            self._close_earlier_calls(game.ply)
        else:
            table.mode.stop_attempt(verdict, src, dst)

    def is_error_noticed(self) -> bool:
        """Return whether an opponent notices the player's error.

        The opponents' own random numbers are used, so that the same seed always gives the same game.
        """
        for opponent in self.session.opponents:
            if opponent.notices():
                return True
        return False

    def stop_attempt(self, verdict: int, src: int, dst: int) -> None:
        """Stop the attempt of the player to move, and show a dialog that says so."""
        self._end_turn(src | ATTEMPT_STOPPED, dst, self._make_dialog(verdict, src, dst))

    def _end_turn(self, src: int, dst: int, dialog: "dialog.TableDialog") -> None:
        # Play a stopped attempt of the player to move, which ends the turn, and show a dialog.
        table = self.table
        turn = self.session.game.pos[TURN]
        self.session.game.play(src, dst)
        self.app.after_move(self.session, turn)
        self.first_callable_ply = self._turn_start_ply = self.session.game.ply
        table.cursor.held = -1
        table.view_state.last_from = -1
        table.view_state.last_to = -1
        table.wrong_flag = 0
        table.mover_is_person = True
        table.enter(LANDED, 0, table.since)
        self.app.push(dialog)

    def _make_dialog(self, verdict: int, src: int, dst: int) -> "dialog.TableDialog":
        # Return the dialog of a stop.
        session = self.session
        pos = session.game.pos
        stopper = session.seat if pos[TURN] != session.seat else (session.seat + 1) % session.players
        heading = phrases.of_player(text.stop_play().STOPS, pos, stopper, session.viewer)
        if session.hot_seat_names and session.players > 2:
            heading = text.stop_play().STOP_BY_ANYBODY  # The device cannot know which player called.
        return dialog.TableDialog(self.table, heading, dialog.explain_stop(pos, verdict, src, dst, self._reader()))

    def describe_cursor(self) -> None:
        pos = self.session.game.pos
        cursor = self.attempt_cursor
        viewer = self.session.viewer
        code, at = (cursor.held, cursor.at) if cursor.held >= 0 else cursor.find_source_places()
        move = MoveDescription(pos, *cursor.move_at(at))
        kind = LABEL_ANY_PLACE
        if cursor.held >= 0 and cursor.is_over_own_pile():
            said = phrases.with_buttons(text.stop_play().WHERE_TO, phrases.card(pos, move.card))
        elif cursor.held >= 0 or cursor.place_count < 2:
            kind = LABEL_MOVE if cursor.held >= 0 else LABEL_PICK_UP
            said = move.full(viewer)
        elif code == HAND:
            kind = LABEL_PICK_UP
            said = text.words.TURN_UP_OR_PASS
        elif code:
            said = phrases.card_and_pile(pos, code, viewer)
        else:
            said = text.stop_play().CARD_SHOWING.format(phrases.card(pos, move.card))
        self.table.say_label(said, kind, move)

    def held_heading(self) -> str:
        return text.stop_play().OK_TRIES

    def heading(self) -> str:
        table = self.table
        if table.state == PLAY and self.attempt_cursor.held >= 0:
            return phrases.with_buttons(
                text.stop_play().STEPS_CHOOSE if self.attempt_cursor.is_over_own_pile() else table.mode.held_heading()
            )
        if table.state == PLAY and table.mode.can_call_stop():
            session = self.session
            if not session.hot_seat_names:
                return text.stop_play().YOUR_TURN_OR_STOP
            if self.first_callable_ply < self._turn_start_ply:
                name = phrases.player_name(session.game.pos, session.seat, session.viewer)
                return text.stop_play().TURN_OR_STOP.format(name)
        return self.under.heading()

    # The opponents' turns

    def begin_opponent_move(self, opponent: "Opponent") -> bool:
        game = self.session.game
        self.table.wrong_flag = 0
        if not opponent.slip(game.pos):
            return self.under.begin_opponent_move(opponent)
        if judge(game.pos, opponent.src, opponent.dst, game.work) != LEGAL:
            self.table.wrong_flag = ATTEMPT_STANDS
        return False

    def show_game_end(self, now: int) -> None:
        self.under.show_game_end(now)
        if self.table.mode.can_call_stop():
            self.table.say(phrases.with_buttons(text.stop_play().OVER_BUT_STOP), NOTE)

    def call_stop(self) -> None:
        """Ask the player what was wrong, if there is anything to call."""
        table = self.table
        # A move that is announced or still sliding is finished at once, so that it can be called, too.
        if table.state == ANNOUNCE:
            opponent = self.session.opponent
            table.mode.play(opponent.src, opponent.dst, table.since)
        table.skip_slide(table.since)
        if table.mode.can_call_stop():
            self.app.open("stop_calls", table.mode)
            return
        self._show_note(text.stop_play().NOTHING_TO_CALL)

    def _show_note(self, message: str) -> None:
        table = self.table
        if table.state == BEGIN:
            self.app.note = message  # The table is not open yet, so the app shows this later.
        table.say(message, NOTE)
        if table.state == LANDED:
            table.wait = NOTE_MS

    def describe_callable_moves(self, brief: bool) -> "list[str]":
        """Return the moves that can be called as text; brief: whether to use the short form."""
        reader = self._reader()
        return [
            MoveDescription(pos, src & ~ATTEMPT_STANDS, dst).spoken(reader, brief)
            for _, pos, src, dst in self.session.game.positions(self.first_callable_ply)
            if not src & ATTEMPT_STOPPED
        ]

    def resolve_call(self, verdicts: "tuple[int, ...]") -> None:
        """Stop the opponents at their first attempt with one of these verdicts, or say that there is none."""
        game = self.session.game
        for ply, pos, src, dst in game.positions(self.first_callable_ply):
            if src & ATTEMPT_STANDS:
                verdict = judge(pos, src & ~ATTEMPT_STANDS, dst, refusal_reasons.workspace)
                if verdict in verdicts:
                    game.rewind(ply)
                    self.table.mode.stop_attempt(verdict, src & ~ATTEMPT_STANDS, dst)
                    return
        self._pay_for_wrong_call()

    def _pay_for_wrong_call(self) -> None:
        # Say that the call was wrong. If it has a price, the player loses the turn, or the next one during another's.
        session = self.session
        if not session.stop_price or session.is_over():
            self._show_note(text.stop_play().WRONG_CALL)
            self.app.go_to(self.table)
            return
        session.owes_turn = True
        if session.is_local_turn():
            self.app.go_to(self.table)
            self.table.mode.await_move()
            return
        self.app.saves.write(session)
        self._show_note(text.stop_play().NEXT_TURN_LOST)
        self.app.go_to(self.table)
