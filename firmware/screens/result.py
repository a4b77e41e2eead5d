"""The result of a game: the winner, the score line by line, and the match."""

from engine.opponent import ADAPTIVE, level_name
from engine.position import COUNT, DRAW, FOUNDATION_COUNTS, NO_FOUNDATION, OVER, RESERVE, STALEMATE
from engine.rules import BEGINNER_RULE_SET
from engine.score import score_lines
from firmware import text
from firmware.app.last_game import is_worth_reviewing
from firmware.app.records import DRAWN, LOST, WON
from firmware.app.save_format.schemas import HOT_SEAT_LEVEL
from firmware.app.settings import FIRST_GAMES, SETTING_TEACHES
from firmware.draw.sprites import sprite_index as S
from firmware.screens.guarded_menu import GuardedMenu
from firmware.screens.menu import Menu
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.app.session import Session
    from firmware.screens.coach import Coach


def _may_teach(app: "App") -> bool:
    # Return whether a game is one of FIRST_GAMES that may have something to learn. The records count it, because they
    # are at hand here, and do not depend on the names of piles, as Settings.is_one_of_first_games does.
    session = app.current_session()
    if not session.opponents or session.was_resigned() or not is_worth_reviewing(session):
        return False
    rows = [row for row in app.load_records().rows if row[1] not in ("", HOT_SEAT_LEVEL)]
    return sum([row[WON] + row[LOST] + row[DRAWN] for row in rows]) <= FIRST_GAMES


class Result(GuardedMenu):
    """The result of the session's game; coach: the Coach of a newcomer's game, or None"""

    remade_as = "result"

    def __init__(self, app: "App") -> None:
        Menu.__init__(self, app, "")
        self.session = app.current_session()
        self.coach: "Coach | None" = None
        if self.session.players == 1:
            self.fill_patience()
        else:
            self.fill()
            if app.settings.numbers[SETTING_TEACHES]:
                self.add_coach()

    def fill(self) -> None:
        """Fill in the winner, the points, and the score of the match."""
        session = self.session
        pos = session.game.pos
        over = pos[OVER]
        gained = session.points_won()
        points = session.score_added()
        score = [session.score[i] + points[i] for i in range(session.players)]
        done = session.is_in_match() and max(score) >= session.target
        self.heading = _match_heading(session, score) if done else heading_of(session)
        if gained[0] and not session.plays_all_sides:
            self.icon = S.ICON_CROWN
        lines = self.lines
        if over == STALEMATE or over == DRAW:
            lines.append(text.results().STALEMATE_WHY if over == STALEMATE else text.results().DRAW_WHY)
        elif session.players > 2 and session.was_resigned():
            # The next player has won (RULES 7). Against two opponents only the player can resign.
            lines.append(text.results().NEXT_WINS.format(phrases.player_name(pos, over - 1, session.viewer)))
        elif session.hot_seat_names and session.was_resigned():
            lines.append(text.results().PLAYER_RESIGNS.format(phrases.player_name(pos, 2 - over, session.viewer)))
        for i, (label, count, worth) in enumerate(score_lines(pos)):
            lines.append(_label(session, label, count, i) + "\t%d" % worth)
        self.total_line = total_of(session)
        lines.append(self.total_line)
        if session.duplicate:
            self.add_both_games(gained)
        if session.is_in_match():
            lines.append("")
            lines.append(text.menus().MATCH_TO.format(session.target))
            for i in range(session.players):
                lines.append(phrases.player_name(pos, session.player_at_score(i), session.viewer) + "\t%d" % score[i])
        if session.duplicate:
            self.add_duplicate_rows(done)
        else:
            self.add(text.results().NEW_MATCH if done else text.results().NEXT_GAME, self.go_on)
            self.add(text.results().DEAL_AGAIN, self.replay_deal, shown=not session.remote)
            self.add(text.results().OTHER_SEAT, lambda: self.replay_deal(1),
                     shown=not session.remote and (session.hot_seat_names or not session.plays_all_sides))
        self.add_rest()

    def add_coach(self) -> None:
        """Add the row of the coach above all others, if there may be something to learn."""
        app = self.app
        if _may_teach(app):
            from firmware.screens.coach import Coach, CoachPage

            self.coach = coach = Coach(app)
            page = CoachPage(app, coach)
            self.insert(0, page.heading, lambda: app.push(page))

    def tick(self, now: int) -> int:
        if self.coach and not self.coach.work():
            return 0
        return GuardedMenu.tick(self, now)

    def open(self, now: int) -> None:
        GuardedMenu.open(self, now)
        if not self.note and self.session.practice:
            self.note = text.words.PRACTICE
        if not self.note and is_heavy_loss(self.session):
            self.note = suggestion(self.app)
        if not self.note and level_name(self.session.level) == ADAPTIVE and self.session.opponents:
            from firmware.screens.adaptive_text import next_strength_line

            self.note = next_strength_line(self.app, self.session.rules)

    def add_duplicate_rows(self, done: bool) -> None:
        """Add the rows of a duplicate match."""
        if self.session.first_game_points is None:
            self.add(text.results().OTHER_SEAT, self.other_seat)
        else:
            self.add(text.results().NEW_MATCH if done else text.results().NEXT_GAME, self.go_on)
            self.add(text.results().DEAL_AGAIN, self.replay_deal)

    def other_seat(self) -> None:
        """Deal the same cards, which the player now knows, for the other seat."""
        app = self.app
        app.note_help()
        app.note = app.note or text.results().SAME_CARDS
        app.keep_last_game(self.session)
        self.session.next_game()
        app.begin(self.session)

    def add_both_games(self, gained: "list[int]") -> None:
        """Add a line on the sum of both games with the same cards, once both are played."""
        before = self.session.first_game_points
        if before is None:
            self.lines.append(text.results().FIRST_OF_TWO)
            return
        was = before[0] - before[1]
        self.lines.append(text.results().FROM_OTHER_SEAT + "\t%+d" % was)
        self.total_line = text.results().BOTH_SEATS + "\t%+d" % (was + gained[0] - gained[1])
        self.lines.append(self.total_line)

    def fill_patience(self) -> None:
        # Fill in the result of a patience, which has no score (RULES 8): it succeeded or was resigned.
        session = self.session
        pos = session.game.pos
        up = sum([n for n in pos[FOUNDATION_COUNTS : FOUNDATION_COUNTS + 8] if n != NO_FOUNDATION])
        solved = pos[OVER] != DRAW
        self.heading = text.results().PATIENCE_SOLVED if solved else text.results().PATIENCE_RESIGNED
        if solved:
            self.icon = S.ICON_CROWN
        self.total_line = text.results().ALL_UP if solved else text.results().CARDS_UP.format(up)
        self.lines.append(self.total_line)
        self.lines.append(text.results().DEAL_IN_MOVES.format(session.seed, session.game.ply - (0 if solved else 1)))
        self.add(text.results().NEXT_DEAL, self.go_on)
        self.add(text.results().DEAL_AGAIN, self.replay_deal)
        self.add_rest()

    def add_rest(self) -> None:
        """Add the rows at the end of every result."""
        self.add(text.menus().REVIEW, lambda: self.app.open("review"), shown=is_worth_reviewing(self.session))
        self.add(text.menus().MOVE_LIST, lambda: self.app.open("move_list"), shown=has_moves(self.session))
        self.add(text.results().LOOK_AT_TABLE, self.app.show_final_table)
        self.add(text.menus().TITLE, self.app.show_title)

    def go_on(self) -> None:
        """Deal the next game."""
        self._update_level()
        self.app.keep_last_game(self.session)
        self.session.next_game()
        self.app.begin(self.session)

    def replay_deal(self, seats_on: int = 0) -> None:
        """Deal the same cards again; seats_on: by how many seats the player moves on"""
        self._update_level()
        self.app.note_help()
        self.app.keep_last_game(self.session)
        self.session.replay_deal(seats_on)
        self.app.begin(self.session)

    def _update_level(self) -> None:
        # Take the level from the settings, because it may have changed since the last game.
        session = self.session
        if session.level != "random":
            session.level = self.app.level_with_strength(session.rules)


def has_moves(session: "Session") -> bool:
    """Return whether a session's finished game has a move besides the one that gave it up."""
    return session.game.ply > session.was_resigned()


def is_heavy_loss(session: "Session") -> bool:
    """Return whether the player lost to a level with half of their cards unplayed.

    This compares the cards in the player's reserve, hand and waste now with those at the deal.
    """
    pos = session.game.pos
    if (session.plays_all_sides or session.remote or not 0 < pos[OVER] <= session.players
            or pos[OVER] - 1 == session.seat):
        return False
    return not session.was_resigned() and 2 * _own_cards(pos, session.seat) >= _own_cards(session.game.base,
        session.seat)


def _own_cards(pos: "bytes | bytearray", seat: int) -> int:
    first = COUNT + RESERVE + 3 * seat
    return sum(pos[first : first + 3])


def suggestion(app: "App") -> str:
    """Return a line on what to try after a heavy loss, "" if it was shown before."""
    from firmware.app.learning_progress import LESSON_SUGGESTED

    ticks = app.lesson_progress()
    if ticks.has(LESSON_SUGGESTED):
        return ""
    ticks.add(LESSON_SUGGESTED)
    tries = text.menus().LEARN
    if app.current_session().rules.split("+")[0] != BEGINNER_RULE_SET:
        tries = text.results().EITHER_OR.format(tries, text.menus().RULE_SETS[BEGINNER_RULE_SET])
    return text.results().HARD_GAME.format(tries)


def heading_of(session: "Session") -> str:
    """Return the heading for a session's finished game: who won, or how else it ended."""
    over = session.game.pos[OVER]
    if over == STALEMATE:
        return text.results().STALEMATE
    if over == DRAW:
        return text.results().DRAW
    if session.was_resigned() and not session.plays_all_sides:
        return text.results().OPPONENT_RESIGNS if over - 1 == session.seat else text.results().RESIGNED
    return phrases.of_player(text.results().WINS_GAME, session.game.pos, over - 1, session.viewer)


def _match_heading(session: "Session", score: "list[int]") -> str:
    best = max(score)
    if score.count(best) > 1:
        return text.results().MATCH_SHARED
    winner = session.player_at_score(score.index(best))
    return phrases.of_player(text.results().WINS_MATCH, session.game.pos, winner, session.viewer)


def total_of(session: "Session") -> str:
    """Return a line on who scores, and how much.

    In a stalemate several players can share the lowest count, and then all of them score (RULES 7).
    """
    gained = session.points_won()
    best = max(gained)
    if not best:
        return text.results().NOBODY_SCORES
    players = [session.player_at_score(i) for i in range(len(gained)) if gained[i]]
    return phrases.who_scores(session.game.pos, players, session.viewer) + "\t%d" % best


def _label(session: "Session", label: str, count: int, i: int) -> str:
    # Return the text of line i of engine.score.score_lines.
    pos = session.game.pos
    if label == "difference" and session.players > 2:
        return text.results().DIFFERENCES
    if label in text.results().SCORE_LABELS:
        return text.results().SCORE_LABELS[label]
    if label in text.results().CARDS_LEFT:
        whose = "opponent" if pos[OVER] - 1 == session.seat else "you"
        if session.players > 2:
            whose = "others"
        elif session.plays_all_sides:
            whose = "other"
        return text.results().CARDS_LEFT[label][whose].format(phrases.card_count(count))
    return phrases.of_player(text.results().CARDS_COUNT, pos, i, session.viewer)
