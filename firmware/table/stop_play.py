# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Stop play (RULES 9): the person may try anything; the opponents stop errors, and err as well.

The person can call a stop for the opponents' moves since the person's last one, until the person touches a card. If
several persons share the device, the player can call the turn before in the same way. The others, who look on, can call
the present turn until the next player touches a card.
"""

from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED
from engine.moves import ABANDON, GROUP, PASS, free_moves
from engine.position import (
    COUNT,
    FACE_DOWN,
    FOUNDATION,
    HAND,
    HOUSES,
    ORDER,
    OUT_OF_USE,
    PLAYERS,
    RESERVE,
    SHOW,
    STYLE,
    TOP,
    TURN,
    UNDEALT,
    WASTE,
    pile,
)
from engine.replay import replay_move
from engine.rules import FOSTER, GROUPS
from engine.verdict import FOUNDATION_FIRST, LEGAL, can_stand, judge
from engine.workspace import Workspace
from firmware import text
from firmware.app import actions as A
from firmware.draw.shown import CHOOSES, HELD, NOTE, REFUSAL, SOURCE
from firmware.table import calls, past, refused
from firmware.table.cursor import ORDER as SOURCES
from firmware.table.cursor import Cursor
from firmware.table.mode import Mode
from firmware.table.states import ABOUT, BEGIN, END, PLAY, REST, STAY
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.game import Game
    from engine.opponent import Opponent
    from firmware.app.session import Session
    from firmware.table.assisted import Assisted
    from firmware.table.table import Table

NOTE_MS = 2000


class Tries:
    """The moves that the person can try, in place of a game's legal ones. pos, moves, n: as in engine.game.Game."""

    def __init__(self) -> None:
        self.pos = bytearray()
        self.work = Workspace()
        self.moves = self.work.moves
        self.n = 0

    def _add(self, src: int, dst: int) -> None:
        self.moves[2 * self.n] = src
        self.moves[2 * self.n + 1] = dst
        self.n += 1

    def sources(self, pos: bytearray) -> None:
        """Set one move for each pile from which a card can be taken."""
        self.pos = pos
        self.n = 0
        for code in SOURCES:
            if _can_be_taken(pos, code):
                self._add(code, SHOW)

    def places(self, pos: bytearray, source: int) -> None:
        """Set the moves of a source to all places on the table."""
        self.n = 0
        if source == HAND:
            cards = _hand_and_waste(pos)
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


def _hand_and_waste(pos: bytearray) -> int:
    hand = COUNT + pile(pos, HAND)
    return pos[hand] + pos[hand + 1]


class Attempts(Cursor):
    """The cursor in stop play, which offers every card and every place."""

    def __init__(self, session: "Session") -> None:
        Cursor.__init__(self, session)
        self.tries = Tries()

    def find_sources(self, game: "Game | Tries") -> int:
        self.tries.sources(game.pos)
        return Cursor.find_sources(self, self.tries)

    def pick(self, game: "Game | Tries", source: int) -> int:
        """Do as Cursor.pick; the cursor begins at the card's own pile, where no move is tried yet."""
        self.tries.places(game.pos, source)
        Cursor.pick(self, self.tries, source)
        return 0

    def is_back(self) -> bool:
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

    def __init__(self, under: "Mode | Assisted") -> None:
        Mode.__init__(self, under)
        self.first = 0  # the first ply that can be called
        self._began = 0  # if several persons play, the ply at which this turn began
        self._player = -1  # whose turn it is

    def attach(self, table: "Table") -> None:
        Mode.attach(self, table)
        table.cursor = self.attempts = Attempts(self.session)
        self.find_first()

    def find_first(self) -> None:
        """Find in the log from which ply on moves can be called.

        It is the one after the person's last move or the last stop. If several persons play, it is the first of the
        turn before, or of this one.
        """
        self.first = self._began = 0
        session = self.session
        game = session.game
        pos = bytearray(game.base)
        for i in range(game.ply):
            if session.persons:
                self._note_turn(pos[TURN], i)
                self._let_stand(i)
            if game.log[2 * i] & ATTEMPT_STOPPED or not session.persons and pos[TURN] == session.seat:
                self.first = self._began = i + 1
            replay_move(pos, game.log[2 * i], game.log[2 * i + 1])

    def _note_turn(self, player: int, ply: int) -> None:
        # Note, if several persons play, that this one's turn begins at this ply.
        if player != self._player:
            self._player = player
            self._began = max(self._began, ply)

    def _let_stand(self, ply: int) -> None:
        # Note that a card is touched at this ply: the others' moves before it stand.
        self.first = max(self.first, self._began) if self.session.persons else ply

    def _reader(self) -> int:
        # Return the seat, as phrases.py takes it, of the person who reads what is said of calls and stops.
        session = self.session
        return session.reader | phrases.NOBODY if session.persons else session.seat

    def can_call(self) -> bool:
        """Return whether there are moves that can still be called, including one that is announced."""
        game = self.session.game
        if self.table.state == ABOUT:
            return True
        return game.ply > self.first and game.log[2 * game.ply - 2] & ~ATTEMPT_STANDS != ABANDON

    # The person's turn

    def tick(self, now: int) -> int:
        if self.table.state == END and self.table.mode.can_call():
            return -1
        return self.under.tick(now)

    def press(self, action: int, now: int) -> None:
        table = self.table
        if action == A.STOP and table.state != STAY:
            table.since = now
            self.call()
        elif action == A.MENU and table.state == END and table.mode.can_call():
            self.app.show_pause()
        else:
            self.under.press(action, now)

    def ready(self) -> None:
        if self.session.persons:
            self._note_turn(self.session.game.pos[TURN], self.session.game.ply)
        self.under.ready()

    def ok(self, now: int) -> None:
        table = self.table
        cursor = self.attempts
        self._let_stand(self.session.game.ply)
        at = cursor.at
        if cursor.held < 0:
            code, at = cursor.source()
            if cursor.m > 1:
                cursor.take(code, at)
                table.mode.describe()
                return
        elif cursor.is_back():
            cursor.put_down()
            table.mode.describe()
            return
        i = 2 * cursor.places[at]
        table.mode.play(cursor.moves[i], cursor.moves[i + 1], now)

    def pick_up(self) -> None:
        self._let_stand(self.session.game.ply)
        self.under.pick_up()

    def turn(self, warned: bool, now: int) -> None:
        pos = self.session.game.pos
        self._let_stand(self.session.game.ply)
        self.table.cursor.put_down()
        if pos[TOP + SHOW]:
            self.table.mode.play(SHOW, WASTE, now)
        elif _hand_and_waste(pos):
            self.table.mode.play(HAND, SHOW, now)
        else:
            self.table.mode.play(PASS, PASS, now)

    def play(self, src: int, dst: int, now: int) -> None:
        table = self.table
        game = self.session.game
        if not table.mover_is_person:
            self.under.play(src, dst, now)
            table.mark = 0
            return
        verdict = judge(game.pos, src, dst, game.work)
        if verdict == LEGAL:
            self.under.play(src, dst, now)
            self._let_stand(game.ply)
        elif game.pos[ORDER] & FOSTER and verdict != FOUNDATION_FIRST:
            table.say(refused.reason(game.pos, verdict, src, dst, self.session.reader), REFUSAL)
            table.refused = pile(game.pos, dst & 15 if src & GROUP else dst)
        elif can_stand(game.pos, verdict, src, dst) and not table.mode.is_noticed():
            table.mark = ATTEMPT_STANDS
            self.under.play(src, dst, now)
            table.mark = 0
            self._let_stand(game.ply)
        else:
            table.mode.stop(verdict, src, dst)

    def is_noticed(self) -> bool:
        """Return whether an opponent notices the person's error.

        The random numbers are the opponents' own, so that the same game always goes the same way.
        """
        for opponent in self.session.opponents:
            if opponent.notices():
                return True
        return False

    def stop(self, verdict: int, src: int, dst: int) -> None:
        """Stop the attempt of the player to move, and say so."""
        table = self.table
        dialog = self._dialog(verdict, src, dst)
        turn = self.session.game.pos[TURN]
        self.session.game.play(src | ATTEMPT_STOPPED, dst)
        self.app.moved(self.session, turn)
        self.first = self._began = self.session.game.ply
        table.cursor.held = -1
        table.shown.came = -1
        table.shown.last = -1
        table.mark = 0
        table.mover_is_person = True
        table.enter(REST, 0, table.since)
        self.app.go(dialog)

    def _dialog(self, verdict: int, src: int, dst: int) -> "calls.Stopped":
        # Return the dialog of a stop.
        session = self.session
        pos = session.game.pos
        stopper = session.seat if pos[TURN] != session.seat else (session.seat + 1) % session.players
        heading = text.stop_play().STOPS[phrases.who(pos, stopper, session.reader)].format(phrases.person(stopper))
        if session.persons and session.players > 2:
            heading = text.stop_play().STOP_BY_ANYBODY  # The device cannot know which of them called.
        return calls.Stopped(self.table, heading, calls.stopped(pos, verdict, src, dst, self._reader()))

    def describe(self) -> None:
        table = self.table
        pos = self.session.game.pos
        cursor = self.attempts
        seat = self.session.reader
        at = cursor.at
        if cursor.held < 0:
            code, at = cursor.source()
            if cursor.m > 1:
                if code == HAND:
                    table.label(text.words.TURN_UP_OR_PASS, SOURCE, 2 * cursor.places[at])
                    return
                if code:
                    said = phrases.card_of(pos, code, seat)
                else:
                    said = text.stop_play().CARD_SHOWING.format(phrases.card(pos, pos[TOP + SHOW]))
                table.label(said, CHOOSES, 2 * cursor.places[at])
                return
        i = 2 * cursor.places[at]
        if cursor.held >= 0 and cursor.is_back():
            card = phrases.card(pos, pos[TOP + pile(pos, cursor.held)])
            table.label(phrases.by_keys(text.stop_play().WHERE_TO, card), CHOOSES, i)
            return
        table.label(
            phrases.held(pos, cursor.moves[i], cursor.moves[i + 1], seat), SOURCE if cursor.held < 0 else HELD, i
        )

    def held_heading(self) -> str:
        return text.stop_play().OK_TRIES

    def heading(self) -> str:
        table = self.table
        if table.state == PLAY and self.attempts.held >= 0:
            return phrases.by_keys(
                text.stop_play().STEPS_CHOOSE if self.attempts.is_back() else table.mode.held_heading()
            )
        if table.state == PLAY and table.mode.can_call():
            session = self.session
            if not session.persons:
                return text.stop_play().YOUR_TURN_OR_STOP
            if self.first < self._began:
                name = phrases.name(session.game.pos, session.seat, session.reader)
                return text.stop_play().TURN_OR_STOP.format(name)
        return self.under.heading()

    # The opponents' turns

    def begin(self, opponent: "Opponent") -> bool:
        game = self.session.game
        self.table.mark = 0
        if not opponent.slip(game.pos):
            return self.under.begin(opponent)
        if judge(game.pos, opponent.src, opponent.dst, game.work) != LEGAL:
            self.table.mark = ATTEMPT_STANDS
        return False

    def end(self, now: int) -> None:
        self.under.end(now)
        if self.table.mode.can_call():
            self.table.say(phrases.by_keys(text.stop_play().OVER_BUT_STOP), NOTE)

    def call(self) -> None:
        """Ask the person who calls a stop what was wrong, if there is anything to call."""
        table = self.table
        # A move that is announced or on its way arrives at once, so that it can be called too.
        if table.state == ABOUT:
            opponent = self.session.opponent
            table.mode.play(opponent.src, opponent.dst, table.since)
        table.hurry(table.since)
        if table.mode.can_call():
            self.app.show("calls", table.mode)
            return
        self._note(text.stop_play().NOTHING_TO_CALL)

    def _note(self, said: str) -> None:
        table = self.table
        if table.state == BEGIN:
            self.app.note = said  # The table is not open yet.
        table.say(said, NOTE)
        if table.state == REST:
            table.wait = NOTE_MS

    def moves_to_call(self, brief: bool) -> "list[str]":
        """Return the moves that can be called as text; brief: whether in fewer letters."""
        session = self.session
        game = session.game
        pos = past.before(game, self.first)
        lines = []
        for i in range(2 * self.first, 2 * game.ply, 2):
            src = game.log[i]
            if not src & ATTEMPT_STOPPED:
                lines.append(phrases.opponent(pos, src & ~ATTEMPT_STANDS, game.log[i + 1], self._reader(), brief))
            replay_move(pos, src, game.log[i + 1])
        return lines

    def called(self, verdicts: "tuple[int, ...]") -> None:
        """Stop the opponents at their first attempt with one of these verdicts, or say that there is none."""
        game = self.session.game
        pos = past.before(game, self.first)
        for ply in range(self.first, game.ply):
            src = game.log[2 * ply]
            dst = game.log[2 * ply + 1]
            if src & ATTEMPT_STANDS:
                verdict = judge(pos, src & ~ATTEMPT_STANDS, dst, refused.work)
                if verdict in verdicts:
                    game.rewind(ply)
                    self.table.mode.stop(verdict, src & ~ATTEMPT_STANDS, dst)
                    return
            replay_move(pos, src, dst)
        self._note(text.stop_play().NOT_SO)
        self.app.go(self.table)
