"""The review of a game (engine/review.py): who was ahead after each turn, and which decisions cost most."""

from engine.review import GAME_LOST, WIN_MISSED, Review
from firmware import text
from firmware.app import actions as A
from firmware.draw.pages.page_data import GraphPage
from firmware.screens.menu import Menu, Page
from firmware.screens.result import heading_of, total_of
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.review import Decision
    from firmware.app.app import App
    from firmware.app.last_game import LastGame
    from firmware.app.session import Session
    from firmware.table.modes.retry import RetryDecision, RetryOrigin
    from firmware.table.views.decision_review import DecisionReview


def cost_text(decision: "Decision") -> str:
    """Return a text on what a decision cost."""
    if decision.cards == WIN_MISSED:
        return text.advice().COST_WIN
    if decision.cards >= GAME_LOST:
        return text.advice().COST_GAME
    if not decision.cards:
        return text.advice().COST_TURN if decision.turn_continues else text.advice().COST_LITTLE
    said = text.advice().COST_BOTH if decision.turn_continues else text.advice().COST_CARDS
    return said.format(phrases.card_count(decision.cards))


def session_of_last_game(last: "LastGame") -> "Session":
    """Return a Session at the end of the game of a LastGame."""
    from firmware.table.activity import PositionSession

    session = PositionSession(bytearray(last.base), last)
    game = session.game
    game.log = bytearray(last.log)
    game.ply = len(last.log) // 2
    game.rewind(game.ply)
    return session


class ReviewGraph(Page):
    """The graph of the lead after each turn, as seen by the player or the first of several.

    While the review is computed, a progress bar is shown.

    is_of_last_game: whether the game is the app's LastGame instead of the session's
    percent_done: the progress of the computation, in percent
    leads, decisions: as in engine.review.Review
    side_names: the names of the sides that are ahead above and below the line
    """

    parent = "result"

    def __init__(self, app: "App", is_of_last_game: bool = False) -> None:
        self.app = app
        self.is_of_last_game = is_of_last_game
        session = session_of_last_game(app.last_game) if is_of_last_game and app.last_game else app.current_session()
        self.session = session
        reviewed = tuple(range(session.players)) if session.hot_seat_names else (session.seat,)
        self.review: "Review | None" = Review(
            session.game, reviewed, session.home_seat, spare_tables=app.current_session().spare_tables)
        self.percent_done = 0
        self.leads: "bytes | bytearray" = b""
        self.decisions: "list[Decision]" = []
        self.side_names = text.advice().AHEAD[0], text.advice().AHEAD[1 if session.players == 2 else 2]
        if session.hot_seat_names:
            names = [phrases.player_name(session.game.pos, session.player_at_score(i), session.viewer) for i in (0, 1)]
            ahead = [text.advice().SOMEBODY_AHEAD.format(name) for name in names]
            self.side_names = ahead[0], ahead[1] if session.players == 2 else text.advice().AHEAD[2]

    @property
    def status(self) -> str:
        return text.menus().REVIEW

    def draw(self) -> None:
        """Draw the graph."""
        self.app.look.make_page_kit().draw_graph(self.page())

    def page(self) -> GraphPage:
        """Return the graph, with the labels of the buttons."""
        labels = self.app.controls.labels
        n = len(self.decisions)
        foot = brief = text.menus().FOOT_LEAVE.format(labels[A.BACK])
        if n:
            brief = (text.advice().LOOK_AT_ONE if n == 1 else text.advice().LOOK_AT_ALL).format(labels[A.OK], n)
            foot = text.menus().FOOT_OF_TWO_TEXTS.format(brief, foot)
        return GraphPage(
            self.percent_done, self.leads, [decision.turn for decision in self.decisions],
            [self.decision_line(i) for i in range(n)], self.side_names, foot, brief
        )

    def decision_line(self, i: int) -> str:
        """Return a line with the turn of decision i and its cost."""
        decision = self.decisions[i]
        return text.advice().TURN_OF_COST.format(decision.turn + 1, cost_text(decision))

    def tick(self, now: int) -> int:
        if not self.review:
            return -1
        if self.review.go():
            self.leads = self.review.leads
            self.decisions = self.review.decisions
            self.review.leave()
            self.review = None
            self.percent_done = 100
            self.app.changed = True
            return -1
        share = self.review.percent_done()
        if share != self.percent_done:
            self.percent_done = share
            self.app.changed = True
        return 0

    def press(self, action: int, now: int) -> None:
        if action == A.BACK or action == A.MENU:
            if self.review:
                self.review.leave()
            self.app.pop()
        elif not self.review:
            if self.decisions:
                self.app.open("decision_review", self)
            else:
                self.app.pop()


class ReviewMenu(Menu):
    """The menu of a decision; ended: whether all of its moves were shown"""

    def __init__(self, app: "App", turned: "DecisionReview", ended: bool = False) -> None:
        Menu.__init__(self, app, text.menus().REVIEW)
        self.lines = [turned.reviewed.decision_line(turned.part)]
        self.add(text.menus().GO_ON, self.back, shown=not ended)
        self.add(text.advice().NEXT_DECISION, turned.next_decision,
                 shown=ended and turned.part + 1 < len(turned.decisions))
        self.add(text.advice().RETRY_DECISION, lambda: begin_retry(app, turned))
        self.add(text.advice().GRAPH, turned.close)
        self.add(text.menus().SCORE, lambda: app.show("result"), shown=not turned.reviewed.is_of_last_game)
        self.add(text.menus().TITLE, app.show_title)


def begin_retry(app: "App", turned: "RetryOrigin") -> None:
    """Put the position of a decision on the table to be played on, while the match waits."""
    from firmware.table.modes.retry import RetryDecision

    app.begin_activity(RetryDecision(app, turned))


def back_to_decision(app: "App", turned: "RetryOrigin") -> None:
    """Leave the table of a retry, and show its decision again."""
    app.activity = None
    app.go_to(turned)


class RetryMenu(Menu):
    """The menu of a retry: a game that is played on from one of its decisions."""

    def __init__(self, app: "App", again: "RetryDecision") -> None:
        Menu.__init__(self, app, text.advice().RETRY_DECISION)
        self.lines = [text.advice().NOT_SAVED]
        plays = again.session.is_local_turn()
        self.add(text.menus().HINT, lambda: self.at_table(again.hint), shown=plays)
        self.add(text.menus().UNDO, lambda: self.at_table(again.undo), shown=plays and again.session.offers_undo())
        self.add(text.menus().GO_ON, self.back)
        self.add(text.menus().LOOK_INTO_PILE, app.show_pile_view)
        self.add(text.menus().LESSON_AGAIN, lambda: begin_retry(app, again.origin))
        self.add(again.origin.back_label, lambda: back_to_decision(app, again.origin))
        self.add(text.menus().TITLE, app.show_title)


class RetryEnd(Menu):
    """The menu at the end of a retry; again: its firmware.table.modes.retry.RetryDecision"""

    def __init__(self, app: "App", again: "RetryDecision") -> None:
        Menu.__init__(self, app, heading_of(again.session))
        self.again = again
        self.total_line = total_of(again.session)
        self.lines = [self.total_line, text.advice().NOT_SAVED]
        self.add(text.menus().LESSON_AGAIN, lambda: begin_retry(app, again.origin))
        self.add(again.origin.back_label, self.back)
        self.add(text.menus().TITLE, app.show_title)

    def back(self) -> None:
        back_to_decision(self.app, self.again.origin)
