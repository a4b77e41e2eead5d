"""The base mode, assisted play: the cursor offers legal moves only, and a refusal gives its reason.

It lies under all other modes (mode.py), so everything that a table asks of a mode is defined and documented here.
"""

from engine.const import const
from engine.moves import HAND, PASS
from engine.position import COUNT, FOUNDATION, ORDER, OVER, PLAYERS, RESERVE, SHOW, TOP, TURN, WASTE, pile
from engine.rules import FOSTER, MAY_PASS, RESERVE_PRIORITY
from engine.verdict import FOUNDATION_FIRST, RESERVE_FIRST, first_compulsory, judge
from firmware import text
from firmware.app import actions as A
from firmware.app.clock import CLOCK_MASK
from firmware.app.events import MOVE_UNDONE
from firmware.app.session import MAX_PLIES
from firmware.app.settings import SETTING_ASKS_TO_DISCARD
from firmware.draw.table_view_state import LABEL, LABEL_MOVE, LABEL_PICK_UP, NOTE, REFUSAL, WARNING
from firmware.table.mode import Mode
from firmware.table.states import ANNOUNCE, BEGIN, END, INSPECT, LANDED, PLAY, SLIDE, THINK
from firmware.text import phrases
from firmware.text.move_description import MoveDescription

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.game import Game
    from engine.opponent import Opponent
    from firmware.table.table import Table

PLAYER_SPEED = (0, 4, 25, 0)  # how the player's own moves are shown, in the format of opponents.MOVE_SPEEDS
END_MS = const(900)


class BaseMode(Mode):
    """The mode of assisted play, which has no other mode under it."""

    def __init__(self) -> None:
        """Begin with no mode under this one."""

    def attach(self, table: "Table") -> None:
        """Join a table; called once, before anything else."""
        self.table = table
        self.app = table.app
        self.session = table.session

    def tick(self, now: int) -> int:
        """Advance animations and the opponents' turns; return the ms until the next call, -1 to wait for a button."""
        table = self.table
        state = table.state
        if state == PLAY or state == INSPECT:
            return -1
        ms_left = table.wait - (now - table.since & CLOCK_MASK)
        if ms_left > 0:
            return ms_left
        if state == THINK:
            table.mode.continue_opponent_move(now)
        elif state == ANNOUNCE:
            opponent = self.session.opponent
            table.mode.play(opponent.src, opponent.dst, now)
        elif state == SLIDE:
            table.show_next_frame(now)
        elif state == LANDED:
            table.mode.advance(now)
        elif state == END:
            if table.view_state.win_frame < 0 or not table.show_win_frame(now):
                self.app.show_result()
        if table.state == LANDED and table.mover_is_person:
            table.mode.advance(now)
        return -1 if table.state == PLAY else table.wait

    def press(self, action: int, now: int) -> None:
        """Answer a button in any state."""
        table = self.table
        app = self.app
        if table.mover_is_person:
            table.skip_slide(now)
        state = table.state
        if state == END or state == INSPECT:
            if state == INSPECT and action == A.BACK:
                app.show_pile_view()
            else:
                app.show_result()
        elif action == A.MENU:
            app.show_pause()
        elif state == PLAY:
            table.mode.press_in_turn(action, now)
        elif action == A.BACK:
            app.show_pause_or_pile_view()
        elif action == A.OK or action == A.TURN:
            table.opponents.hurry()
        else:
            table.say(phrases.with_buttons(text.words.OPPONENT_PLAYS), NOTE)

    def advance(self, now: int) -> None:
        """Start whatever comes next after a move or at the beginning: a turn of either side, or the end of the game."""
        table = self.table
        session = self.session
        if session.game.pos[OVER]:
            table.mode.show_game_end(now)
        elif not session.is_local_turn():
            table.opponents.ask_for_move(now)
            table.enter(THINK, 0, now)
        else:
            session.turn_to_mover()
            opens_turn = not table.mover_is_person
            if session.hot_seat_names:
                opens_turn = table.device_holder != session.seat
                if opens_turn:
                    table.last_source_house = 0
                    if not table.pass_device():
                        table.state = BEGIN
                        return
            table.mode.await_move()
            table.opponents.finish_turns(opens_turn and table.view_state.text_kind == LABEL)

    # The player's turn

    def await_move(self) -> None:
        """Wait for the player's move from now on."""
        table = self.table
        table.state = PLAY
        table.clear_hint()
        table.cursor.reset(table.last_source_house)
        table.mover_is_person = True
        table.mark_changed()
        table.mode.describe_cursor()
        note = self.app.pop_note()
        if note:
            table.say(note, NOTE)

    def press_in_turn(self, action: int, now: int) -> None:
        """Answer a button in the player's turn."""
        table = self.table
        cursor = table.cursor
        hinted = table.hinted_place
        table.clear_hint()
        warned = table.warned
        table.warned = False
        if action == A.TURN:
            table.mode.press_turn(warned, now)
        elif action == A.OK:
            table.mode.press_ok(now)
            if hinted >= 0 and cursor.held >= 0:
                cursor.at = hinted
                table.mode.describe_cursor()
        elif action == A.BACK:
            if table.view_state.turn_summary and cursor.held < 0:
                table.replay_last_turn()
                return
            if cursor.held < 0:
                self.app.show_pause_or_pile_view()
                return
            cursor.put_down()
            table.mode.describe_cursor()
        elif action == A.STOP:
            table.say(text.words.NOTHING_TO_STOP, NOTE)
        else:
            self._move_cursor(action)
        self.app.changed = True

    def press_ok(self, now: int) -> None:
        """Pick up a card, lay it down, or, if a pile has only one move, play that at once."""
        table = self.table
        cursor = table.cursor
        moves = cursor.moves
        if cursor.held >= 0:
            i = 2 * cursor.places[cursor.at]
            table.mode.play(moves[i], moves[i + 1], now)
            return
        code, at = cursor.find_source_places()
        i = 2 * cursor.places[at]
        plays_at_once = moves[i] == HAND or moves[i] == PASS or moves[i + 1] == FOUNDATION or moves[i + 1] == RESERVE
        if cursor.place_count == 1 and plays_at_once:
            table.mode.play(moves[i], moves[i + 1], now)
            return
        table.mode.pick_up()

    def pick_up(self) -> None:
        """Pick up the card under the cursor, even if it has only one move."""
        table = self.table
        table.cursor.pick_up(*table.cursor.find_source_places())
        table.offer_run()
        table.mode.describe_cursor()

    def press_turn(self, warned: bool, now: int) -> None:
        """Turn up a card, discard it to the waste, or pass.

        warned: whether the previous press warned that another card can be played, so that this press confirms it
        """
        table = self.table
        game = self.session.game
        pos = game.pos
        cursor = table.cursor
        cursor.put_down()
        is_confirmed = warned or not self.app.settings.numbers[SETTING_ASKS_TO_DISCARD]
        if game.is_legal(HAND, SHOW):
            table.mode.play(HAND, SHOW, now)
        elif game.is_legal(SHOW, WASTE):
            cursor.find_places(game, SHOW)
            if is_confirmed or cursor.place_count == 1:
                table.mode.play(SHOW, WASTE, now)
                return
            cursor.pick_up(SHOW, cursor.place_count - 1)
            self._warn(phrases.with_buttons(text.words.COULD_BE_PLAYED, phrases.card(pos, pos[TOP + SHOW])))
        elif game.is_legal(PASS, PASS):
            if is_confirmed or game.n == 1:
                table.mode.play(PASS, PASS, now)
                return
            cursor.go_to(HAND)
            self._warn(phrases.with_buttons(text.words.MOVES_LEFT))
        else:
            refuse_turn(table)

    def _warn(self, message: str) -> None:
        self.table.say(message, WARNING)
        self.table.warned = True

    def _move_cursor(self, action: int) -> None:
        table = self.table
        cursor = table.cursor
        if action == A.UP or action == A.DOWN:
            if cursor.held >= 0 and table.change_run(1 if action == A.UP else -1):
                return
            if table.view.next_page():
                return
        if (cursor.source_count if cursor.held < 0 else cursor.place_count) > 1:
            if self.app.controls.action_is_repeat and action <= A.RIGHT:
                cursor.go_to_line_end(table.view, action)
            else:
                cursor.step(table.view, action)
            table.mode.describe_cursor()
        elif cursor.held >= 0:
            table.say(phrases.with_buttons(text.words.ONLY_PLACE), NOTE)
        elif must_play_to_foundation(self.session.game):
            refuse_turn(table)
        else:
            from firmware.table.refusal_reasons import only_card_reason

            table.say(only_card_reason(self.session.game.pos), NOTE)

    def describe_cursor(self) -> None:
        """Say what is under the cursor, and what can be done there."""
        table = self.table
        cursor = table.cursor
        viewer = self.session.viewer
        pos = self.session.game.pos
        if cursor.held >= 0:
            move = MoveDescription(pos, *cursor.move_at(cursor.at))
            table.say_label(move.full(viewer), LABEL_MOVE, move)
            return
        code, at = cursor.find_source_places()
        move = MoveDescription(pos, *cursor.move_at(at))
        if cursor.place_count < 2:
            said = move.choice(viewer)
        elif code == HAND:
            said = text.words.TURN_UP_OR_PASS
        else:
            said = phrases.describe_places(pos, code, cursor.moves, cursor.places, cursor.place_count, viewer)
        table.say_label(said, LABEL_PICK_UP, move)

    def is_place_marked(self, at: int) -> bool:
        """Return whether the place at this index is to be marked as one where the held card can go."""
        return True

    def can_undo(self) -> bool:
        """Return whether there is a move that may be undone."""
        return self.session.can_undo()

    def undo(self) -> None:
        """Undo the player's last move, or say why it cannot be undone."""
        table = self.table
        session = self.session
        if session.can_undo():
            session.game.undo()
            self.app.note_help()
            self.app.save()
            self.app.emit(MOVE_UNDONE, session)
            table.last_source_house = 0
            table.mode.await_move()
            table.say(text.words.MOVE_UNDONE, NOTE)
        else:
            from firmware.table.refusal_reasons import undo_refusal

            table.say(undo_refusal(session), NOTE)

    def hint(self) -> None:
        """Say that there are no hints here: HintMode (modes/hints.py) gives them."""
        self.table.say(text.cable().NO_HINT, NOTE)

    def can_auto_finish(self) -> bool:
        """Return whether all remaining cards can go up by themselves."""
        return False

    def can_call_stop(self) -> bool:
        """Return whether the player can still call a stop for a move of an opponent."""
        return False

    # The opponents' turns

    def begin_opponent_move(self, opponent: "Opponent") -> bool:
        """Show an opponent the position; return whether it has to think. If not, its src and dst are the move."""
        opponent.begin(self.session.game.pos)
        return True

    def continue_opponent_move(self, now: int) -> None:
        """Let the opponent think for one slice, and announce the move once it is found."""
        self.table.opponents.think(now)

    def speed(self) -> "tuple[int, ...]":
        """Return how the next move is shown, in the format of opponents.MOVE_SPEEDS."""
        return PLAYER_SPEED if self.table.mover_is_person else self.table.opponents.speed()

    # All players' moves

    def play(self, src: int, dst: int, now: int) -> None:
        """Play a move and slide its card, if the speed allows for a slide. In assisted play the move is legal."""
        table = self.table
        game = self.session.game
        if table.mover_is_person and game.ply >= MAX_PLIES:
            table.mode.await_move()
            table.say(phrases.with_buttons(text.words.MOVE_LIMIT, game.ply), NOTE)
            self.app.changed = True
            return
        table.prepare_slide(src, dst)
        turn = game.pos[TURN]
        game.play(src | table.wrong_flag, dst)
        speed = table.mode.speed()
        slides = speed[1] > 0 and table.slide.to_pile >= 0 and table.slide.added > 0
        self.app.after_move(self.session, turn, self._ms_to_landing(speed, slides))
        if slides:
            table.begin_slide(speed, now)
        else:
            table.finish_slide(now)

    def _ms_to_landing(self, speed: "tuple[int, ...]", slides: bool) -> int:
        # The delay is one as in Sounds.landing_delay. The player's own move sounds at once, in answer to the button.
        if self.table.mover_is_person or speed[1] and not slides:
            return 0
        return speed[1] * speed[2] if speed[1] else -1

    def show_game_end(self, now: int) -> None:
        """Show the end of the game: an animation if the player has won and the look has room for it."""
        table = self.table
        session = self.session
        pos = session.game.pos
        table.mark_changed()
        won = pos[OVER] <= pos[PLAYERS] and (session.plays_all_sides or pos[OVER] == session.seat + 1)
        if not won or not table.view.animates:
            table.say(text.words.GAME_OVER, LABEL)
            table.enter(END, END_MS, now)
            return
        wins = phrases.of_player(text.results().WINS_GAME, pos, pos[OVER] - 1, session.viewer)
        table.say(text.results().PATIENCE_SOLVED if pos[PLAYERS] == 1 else wins, LABEL)
        from firmware.draw import win_animation

        table.begin_win_animation(win_animation, now)

    # Headings

    def turn_heading(self) -> str:
        """Return a heading that names the player to move."""
        pos = self.session.game.pos
        if pos[PLAYERS] == 1:
            return text.words.YOU_MAY
        return phrases.of_player(text.words.TURN_OF, pos, pos[TURN], self.session.viewer)

    def heading(self) -> str:
        """Return the current heading."""
        table = self.table
        if table.state >= END:
            return text.words.END_HEADING
        if table.state == SLIDE and table.mover_is_person:
            return ""  # The turn in which this card was played may already have ended.
        if table.view_state.can_skip:
            return phrases.with_buttons(text.words.SKIP_TURN)
        return table.turn_heading if table.cursor.held < 0 else phrases.with_buttons(table.mode.held_heading())

    def held_heading(self) -> str:
        """Return the heading while a card is held: what OK does, with placeholders for the names of the buttons."""
        return text.words.OK_PLAYS


def refuse_turn(table: "Table") -> None:
    """Tell the player what must be done before a card can be laid down or turned up, or the turn can end."""
    from firmware.table.refusal_reasons import refusal  # Imported here, because it loads the texts of all refusals.

    game = table.session.game
    pos = game.pos
    src, dst = (SHOW, WASTE) if pos[TOP + SHOW] else (HAND, SHOW)
    hand = COUNT + pile(pos, HAND)
    if src == HAND and pos[ORDER] & (FOSTER | MAY_PASS) and not pos[hand] + pos[hand + 1]:
        src = dst = PASS
    verdict = judge(pos, src, dst, game.work)
    due = first_compulsory(pos, game.moves, game.n)
    if due >= 0:  # This holds even if no card is left to turn up, or if the option `peek` lets one be turned up.
        reserve = game.moves[due] == RESERVE and pos[ORDER] & RESERVE_PRIORITY
        verdict = RESERVE_FIRST if reserve else FOUNDATION_FIRST
    table.say(refusal(pos, verdict, src, dst, table.session.viewer), REFUSAL)


def must_play_to_foundation(game: "Game") -> bool:
    """Return whether a compulsory foundation play is due."""
    return first_compulsory(game.pos, game.moves, game.n) >= 0
