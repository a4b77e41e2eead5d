"""Links to games: convert the request of a link to a match, and a match to a request."""

from engine.dealing import deal
from engine.moves import Workspace, generate_moves
from engine.notation import parse_position, position_text as notation
from engine.position import OVER, PLAYERS, TURN
from engine.rules import normalise_rules, rule_set
from firmware import text
from firmware.app.duplicate import DuplicateSession
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.puzzles import puzzle_count

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable

STARTERS = ("you", "opponent", "other")  # "other" is the second of two opponents in the order of play
YES = "yes"
# The attributes in which two matches are the same, besides their starting positions.
_SAME = ("rules", "level", "seed", "seat", "plays_all_sides", "stop_play", "duplicate")
_PUZZLE_DIGITS = 4  # digits of a puzzle's number at most


def session_of(request: "dict[str, str]", points: "Callable[..., int]") -> "Session":
    """Return the match that a link asks for. Raise ValueError with a one-line message if it is impossible.

    request: {name: value} of rules (with options), level, seed and, if given, position (a line of RULES 2, in
    place of the deal), begins, alone, stop, duplicate; points(rules, duplicate): returns the points that win a match.
    """
    rules = normalise_rules(request["rules"]) if "rules" in request else ""
    start = _position(request["position"], rules) if "position" in request else None
    if start:
        rules = request["position"].split(" ")[0][len("rules=") :]
    for name in ("alone", "stop", "duplicate"):
        if request.get(name, YES) != YES:
            raise ValueError(text.errors().LINK_NOT_YES.format(name))
    alone = "alone" in request
    twice = "duplicate" in request
    won = points(rules, twice)
    Match = DuplicateSession if twice else Session
    session = Match(rules, request["level"], int(request["seed"]), STARTER_BY_RULES, won, alone, "stop" in request)
    if alone and not rule_set(rules).has_two_sides():
        raise ValueError(text.errors().LINK_NOT_ALONE)
    if twice and (alone or session.players != 2):
        raise ValueError(text.errors().LINK_NOT_DUPLICATE)
    if session.stop_play and (alone or not rule_set(rules).has_stop_play()):
        raise ValueError(text.errors().LINK_NO_STOP)
    if start:
        session.begin_at(start)
    if "begins" in request:
        if alone or request["begins"] not in STARTERS[: session.players] or session.players == 1:
            raise ValueError(text.errors().LINK_NOT_BEGINS)
        session.seat = (session.game.pos[TURN] - STARTERS.index(request["begins"])) % session.players
    session.turn_to_mover()
    return session


def puzzle_of(request: "dict[str, str]") -> int:
    """Return the number of the puzzle that a link asks for. Raise ValueError, one line, if there is no such puzzle."""
    digits = request["puzzle"]
    if len(request) > 1:
        raise ValueError(text.errors().LINK_PUZZLE_ALONE)
    number = 0
    for digit in digits[:_PUZZLE_DIGITS]:
        if not "0" <= digit <= "9":
            number = 0
            break
        number = 10 * number + ord(digit) - 48
    if not 1 <= number <= puzzle_count() or len(digits) > _PUZZLE_DIGITS:
        raise ValueError(text.errors().LINK_NO_PUZZLE.format(puzzle_count()))
    return number


def _position(line: str, rules: str) -> bytearray:
    pos = parse_position(line)
    if rules and not line.startswith("rules=" + rules + " "):
        raise ValueError(text.errors().LINK_OTHER_RULES)
    if pos[OVER] or not generate_moves(pos, Workspace()):
        raise ValueError(text.errors().LINK_OVER)
    return pos


def request_for(session: "Session", now: bool) -> "list[tuple[str, str]]":
    """Return the names and values of a link to a match: as it stands if `now` is true, else from its start."""
    pos = session.game.pos if now else bytearray(session.game.base)
    level = ("level", session.level)
    seed = ("seed", str(session.seed))
    if now or pos != bytes(deal(session.rules, session.seed)):
        out = [level, seed, ("position", notation(pos))]
    else:
        out = [("rules", session.rules), level, seed]
    if session.plays_all_sides:
        out.append(("alone", YES))
    elif session.seat:
        out.append(("begins", STARTERS[(pos[TURN] - session.seat) % pos[PLAYERS]]))
    if session.stop_play:
        out.append(("stop", YES))
    if session.duplicate:
        out.append(("duplicate", YES))
    return out


def is_same_match(one: "Session", other: "Session") -> bool:
    """Return whether two matches are the same from the start of their games."""
    return one.game.base == other.game.base and all([getattr(one, name) == getattr(other, name) for name in _SAME])
