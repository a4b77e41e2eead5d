"""Questions by cable: whether to play a game that one end offers, and whether to allow an undo."""

from engine.position import TURN
from firmware import text
from firmware.link import link_of
from firmware.screens.menu import Menu
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.app.remote_session import RemoteSession
    from firmware.app.session import Session
    from firmware.link.undo import Undo

# The stages of an offer; the numbers from STAGE_ANSWERED on say what the other end answered.
STAGE_WAITING, STAGE_ASKED, STAGE_AGREED, STAGE_ANSWERED = range(4)


class CableOffer(Menu):
    """The screen of offers; session: the game to offer, or None to show the other end's."""

    app: "App"

    read_first = True

    def __init__(self, app: "App", session: "RemoteSession | None") -> None:
        Menu.__init__(self, app, text.cable().CABLE_HEAD)
        self.agreement = link_of(app).agreement
        self.session = session
        if session:
            self.agreement.offer(session)
        self.shown_offer: "RemoteSession | None" = None
        self.stage = -1
        self.fill()

    def fill(self) -> None:
        """Fill in the lines and rows for the current stage."""
        agreement = self.agreement
        self.stage = self.current_stage()
        self.shown_offer = agreement.peer_offer
        self.rows = []
        self.cursor = 0
        if self.stage == STAGE_ASKED and agreement.peer_offer:
            self.heading = text.cable().CABLE_OFFERED
            self.lines = [text.cable().CABLE_GOES_ON if agreement.resuming else text.cable().CABLE_OFFERS]
            self.lines += game_lines(agreement.peer_offer)
            self.add(text.menus().NO, self.decline)
            self.add(text.cable().CABLE_YES, agreement.accept)
            return
        self.heading = text.cable().CABLE_HEAD
        if self.stage == STAGE_WAITING and agreement.own_offer:
            self.lines = [text.cable().CABLE_WAITS] + game_lines(agreement.own_offer)
            self.lines.append(text.cable().CABLE_HOW_TO_ACCEPT)
        elif self.stage == STAGE_AGREED:
            self.lines = [text.cable().CABLE_AGREED]
        else:
            self.lines = [text.cable().CABLE_ANSWERS[self.stage - STAGE_ANSWERED]]
        self.add(text.cable().CABLE_STOP, self.back)

    def current_stage(self) -> int:
        """Return the current stage, or STAGE_ANSWERED plus an index into CABLE_ANSWERS."""
        agreement = self.agreement
        if agreement.peer_offer:
            return STAGE_AGREED if agreement.accepted else STAGE_ASKED
        if agreement.notice >= 0:
            return STAGE_ANSWERED + agreement.notice
        return STAGE_WAITING if agreement.own_offer else STAGE_ANSWERED

    def tick(self, now: int) -> int:
        if self.current_stage() != self.stage or self.agreement.peer_offer is not self.shown_offer:
            self.fill()
            self.rewind()
            self.app.changed = True
        return -1

    def decline(self) -> None:
        """Decline the offer, and wait for another."""
        self.agreement.decline()
        if not self.session:
            self.back()

    def back(self) -> None:
        """Stop waiting, and leave."""
        app = self.app
        link_of(app).withdraw()
        if app.session and app.session.remote and app.session.is_over():
            app.show_result()
        else:
            app.show("new_game")


class UndoRequest(Menu):
    """The question whether the opponent may undo their last n moves."""

    app: "App"

    read_first = True

    def __init__(self, app: "App", undo: "Undo", n: int) -> None:
        Menu.__init__(self, app, text.cable().UNDO_REQUEST_HEADING)
        self.undo = undo
        self.lines = [text.cable().UNDO_REQUESTED if n == 1 else text.cable().UNDO_REQUESTED_MOVES.format(n)]
        self.add(text.menus().NO, self.back)
        self.add(text.cable().ALLOW_UNDO, lambda: self.answer(True))

    def tick(self, now: int) -> int:
        if not self.undo.asked:
            self.app.show_table()
        return -1

    def back(self) -> None:
        self.answer(False)

    def answer(self, yes: bool) -> None:
        """Send the answer, and go back to the table."""
        self.undo.answer(yes)
        self.app.show_table()


def game_lines(session: "Session") -> "list[str]":
    """Return lines that describe a game on offer."""
    lines = [phrases.game_name(session.rules), text.menus().DEAL_NUMBER.format(session.seed)]
    if session.stop_play:
        lines.append(text.menus().WITH_STOP_PLAY)
    lines.append(text.cable().CABLE_BEGINS[0 if session.game.base[TURN] == session.seat else 1])
    if session.is_in_match():
        lines.append(text.menus().MATCH_TO.format(session.target))
    if session.score[0] or session.score[1]:
        lines.append(text.cable().CABLE_SCORE.format(session.score[0], session.score[1]))
    return lines
