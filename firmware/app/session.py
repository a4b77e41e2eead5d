"""A match against levels, between players who share the device, or of one player who plays all sides."""

from binascii import crc32

from engine.const import const
from engine.dealing import deal, position_rules
from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED, Game
from engine.moves import ABANDON
from engine.opponent import Opponent
from engine.position import (
    FOUNDATION_COUNTS, GROUP, HAND, NO_FOUNDATION, OVER, PLAYERS, RESERVE, RULE_SET_ID, SHOW, TURN
)
from engine.rules import CUT, rule_set_by_id
from firmware.text.phrases import VIEWER_ALL_SIDES, VIEWER_BY_NAME

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from engine.search import SearchTables
    from firmware.app.remote_opponent import RemoteOpponent

SEED_LIMIT = 1 << 48
STARTER_BY_RULES = 0
STARTER_YOU = 1
STARTER_OPPONENT = 2
SINGLE_GAME = const(1)  # a target: the match is over after each game with points

# The rules have no such limit (RULES 7, 8) and let cards go back and forth forever, but a log that grows without limit
# fits no store. The longest of 275 games of two random players had 1285 moves; people's games have some 400.
MAX_PLIES = const(1500)

MINUTE_MS = const(60_000)
MAX_PLAYED_MS = const(0x3FFFFFFF)  # 12 days


# The fields that a session at another table has in common with the session of its game.
MATCH_FIELDS = ("level", "seed", "seat", "first_seat", "hot_seat_names", "plays_all_sides")


def copy_match(source: object, target: object) -> None:
    """Copy MATCH_FIELDS from one session, or the record of one, to another."""
    for name in MATCH_FIELDS:
        setattr(target, name, getattr(source, name))


def deal_checksum(pos: "bytes | bytearray") -> int:
    """Return the CRC-32 of the cards of a position and their places."""
    return crc32(bytes(pos[FOUNDATION_COUNTS:])) & 0xFFFFFFFF


class Session:
    """A match at its current game.

    game: the engine.game.Game
    players: how many there are
    low: RuleSet.lowest_rank
    hot_seat_names: the names, or "", of players who share the device, the first player first; () where they do not
    plays_all_sides: whether all sides are played here, by one player or, with `hot_seat_names`, by several
    stop_play: whether illegal moves can be attempted, and stopped (RULES 9)
    stop_price: whether a wrong call of stop costs the player a turn; only against levels, where a stop ends a turn
    owes_turn: whether the player still has to lose a turn for a wrong call
    seat: the player's seat, 0 to 2; if all sides are played here, that of the side at the bottom of the table
    opponents: an engine.opponent.Opponent for each other player, the next one to play first
    score: the points before this game, first those of the player at `home_seat`, then the others' in the order of play
    target: the points that win the match, or SINGLE_GAME: any points win it, and nothing is said of a match
    starter: STARTER_BY_RULES (the player is A), STARTER_YOU or STARTER_OPPONENT: the first player takes the starter's
        seat, or the one before it
    duplicate, first_game_points: see duplicate.py
    remote: see remote_session.py
    played_ms: how long this game was played, in ms (table_factory.py), at most MAX_PLAYED_MS
    emits_events: whether events are emitted to listeners, such as sound and records
    practice: whether the game did not begin with the deal of its number, or was not played here from its start, so that
        it is not counted; the next game of the match is no practice

    Raise ValueError with a one-line message for unknown rules, an unknown level, or a seed that is not from 0 to
    SEED_LIMIT - 1.
    """

    duplicate = False
    first_game_points: "list[int] | None" = None
    remote: "RemoteOpponent" = None  # type: ignore[assignment]  # Code for games by cable need not check.
    emits_events = True
    played_ms = 0
    stop_price = False
    owes_turn = False

    def __init__(
        self, rules: str, level: str, seed: int, starter: int, target: int, plays_all_sides: bool = False,
        stop_play: bool = False, hot_seat_names: "tuple[str, ...]" = (),
    ) -> None:
        self.rules = rules
        self.level = level
        self.target = target
        self.stop_play = stop_play
        self.hot_seat_names = hot_seat_names
        self.plays_all_sides = plays_all_sides or len(hot_seat_names) > 0
        self.first_seat = 0  # the seat of the first of several players
        self.spare_tables: "list[SearchTables]" = []  # the memory in which opponents and hints search (engine.search)
        self._deal(seed, starter)
        self.score = [0] * self.players

    def _deal(self, seed: int, starter: int) -> None:
        self.seed = seed
        self.practice = False
        self.played_ms = 0
        self.owes_turn = False
        pos = deal(self.rules, seed)
        self.game = Game(pos)
        self.players = pos[PLAYERS]
        self.low = rule_set_by_id(pos[RULE_SET_ID]).lowest_rank
        self.take_seat(0 if starter == STARTER_BY_RULES else (pos[TURN] + 1 - starter) % self.players)
        self._seat_opponents()
        self.turn_to_mover()

    def begin_at(self, pos: bytearray) -> None:
        """Begin at a position instead of the deal; unless they are the same, this is practice."""
        self.game = Game(pos)
        self.practice = not self.was_dealt()

    def take_seat(self, seat: int) -> None:
        """Give this seat to the player, or to the first of several."""
        if self.hot_seat_names:
            self.first_seat = seat
        else:
            self.seat = seat

    @property
    def home_seat(self) -> int:
        """Return the seat of the player, or of the first of several; A's if one plays all sides."""
        return self.first_seat if self.plays_all_sides else self.seat

    @property
    def back_swap(self) -> int:
        """Return 64 if the packs swap backs, so that the player at `home_seat` always has the same one, else 0."""
        pos = self.game.pos
        return 64 if self.home_seat and pos[PLAYERS] == 2 and pos[FOUNDATION_COUNTS + 1] != NO_FOUNDATION else 0

    def _seat_opponents(self) -> None:
        others = 0 if self.plays_all_sides else self.players - 1
        self.opponents = [
            Opponent(self.level, (self.seed + i) % SEED_LIMIT, self.spare_tables) for i in range(others)
        ]

    @property
    def opponent(self) -> "Opponent":
        """Return the opponent to move or, during the player's turn, the next one."""
        return self.opponents[max(1, (self.game.pos[TURN] - self.seat) % self.players) - 1]

    def turn_to_mover(self) -> None:
        """Turn the table to the side to move, where all sides are played here."""
        if self.plays_all_sides:
            self.seat = self.game.pos[TURN]

    @property
    def viewer(self) -> int:
        """Return the player's seat in the form that phrases.py takes."""
        if self.hot_seat_names:
            return self.seat + VIEWER_BY_NAME
        return self.seat + VIEWER_ALL_SIDES if self.plays_all_sides else self.seat

    def plays_against_self(self) -> bool:
        """Return whether one player plays all sides."""
        return self.plays_all_sides and not self.hot_seat_names and self.players > 1

    def is_local_turn(self) -> bool:
        """Return whether it is the player's move."""
        pos = self.game.pos
        return not pos[OVER] and (self.plays_all_sides or pos[TURN] == self.seat)

    def can_undo(self) -> bool:
        """Return whether the last move can be undone.

        It must be the player's own move in this turn, and it must not have revealed a hidden card.
        """
        return self.is_local_turn() and self.game.ply > self.game.undo_limit

    def last_source(self) -> int:
        """Return the source of the player's last move, -1 if there is none in this turn."""
        game = self.game
        if not game.ply or not self.is_local_turn():
            return -1
        source = game.log[2 * game.ply - 2]
        return -1 if source & ATTEMPT_STOPPED else source & ~ATTEMPT_STANDS

    def offers_undo(self) -> bool:
        """Return whether the player has moved in this turn, so that there is an undo or a reason against it."""
        source = self.last_source()
        return self.can_undo() or source in (HAND, RESERVE) or SHOW < source & ~GROUP < RESERVE

    def was_dealt(self) -> bool:
        """Return whether the game began with the deal of its seed."""
        return self.game.base == bytes(deal(self.rules, self.seed))

    @property
    def start_checksum(self) -> int:
        """Return the deal_checksum of the starting position."""
        return deal_checksum(self.game.base)

    @property
    def start_text(self) -> str:
        """Return the starting position as text (RULES 2), "" if it was dealt."""
        if self.was_dealt():
            return ""
        from engine.notation import position_text

        return position_text(self.game.base)

    @property
    def log(self) -> memoryview:
        """Return the moves so far, 2 bytes each, without copying them."""
        return memoryview(self.game.log)[: 2 * self.game.ply]

    @property
    def minutes(self) -> int:
        """Return how long this game was played, in whole minutes; saves have these, so that they change seldom."""
        return self.played_ms // MINUTE_MS

    def add_time(self, ms: int) -> None:
        """Add to the time that this game was played."""
        self.played_ms = min(self.played_ms + ms, MAX_PLAYED_MS)

    def restart(self) -> None:
        """Start the same deal again."""
        self.played_ms = 0
        self.owes_turn = False
        self.game.rewind(0)
        self._seat_opponents()
        self.turn_to_mover()

    def is_in_match(self) -> bool:
        """Return whether the points of several games are added up."""
        return self.target != SINGLE_GAME

    def is_over(self) -> bool:
        """Return whether the game is finished."""
        return self.game.pos[OVER] != 0

    def resign(self) -> None:
        """Resign for the player, whose turn it is."""
        self.game.play(ABANDON, ABANDON)

    def was_resigned(self) -> bool:
        """Return whether the game ended by resignation."""
        game = self.game
        return game.ply > 0 and game.log[2 * game.ply - 2] == ABANDON

    def points_won(self) -> "list[int]":
        """Return the points of a finished game, a list in the order of `score`."""
        from engine.score import points  # imported here, because a game is long before it is over

        gained = points(self.game.pos)
        return [gained[self.player_at_score(i)] for i in range(self.players)]

    def player_at_score(self, i: int) -> int:
        """Return the player whose points are entry i of `score`."""
        return (self.home_seat + i) % self.players

    def score_added(self) -> "list[int]":
        """Return what a finished game adds to `score`, as a list."""
        return self.points_won()

    def replay_deal(self, seats_on: int = 0) -> None:
        """Deal the same cards for the next game; the player moves on by `seats_on` seats."""
        self._add_to_score()
        self.take_seat((self.home_seat + seats_on) % self.players)
        self.restart()

    def _add_to_score(self) -> None:
        points = self.score_added()
        for i in range(self.players):
            self.score[i] += points[i]
        if max(self.score) >= self.target:
            self.score = [0] * self.players

    def next_game(self) -> None:
        """Deal the next game of the match, or of a new one if this one is won.

        If the rule set cuts for the first player, the players begin in turn (RULES 7).
        """
        self._add_to_score()
        base = self.game.base
        began = (base[TURN] - self.home_seat) % self.players  # seats between the player and the one who began
        self._deal((self.seed + 1) % SEED_LIMIT, STARTER_BY_RULES)
        if position_rules(self.game.pos).starter == CUT and (self.hot_seat_names or not self.plays_all_sides):
            self.take_seat((self.game.base[TURN] - began - 1) % self.players)
