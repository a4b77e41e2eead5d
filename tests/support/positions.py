"""Complete positions from the piles that matter, and check rows of tests/cases.

This module also runs on MicroPython.

`line("A.R=9D 1=QH show=5C")` is a whole position line (RULES 2), and so is `line("onepack A.H=5c")`. The given fields
stay as they are. For the others:

    rules is `classic`, it is A's turn, the counters are 0, and foundations and other piles are empty;
    each house that is not given holds a card that moves nowhere and on which no card of the position fits, in the
    order of HARMLESS: in most rule sets the kings, in `onepack` cards three ranks apart, hearts first;
    the joker of `three` is set aside unless it is given, and the player after the next has two hand cards;
    all other cards lie at the bottom of the next player's hand, or of the pile that `rest=` names.
"""

from engine import notation, score
from engine.hint_reason import move_reason
from engine.moves import generate_moves, make_move
from engine.verdict import VERDICTS, call_stop, judge
from engine.workspace import Workspace

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any

RANKS = "A23456789TJQK"
SUITS = "SHDC"
FIELDS = "rules turn A.R A.H A.W B.R B.H B.W show 1 2 3 4 5 6 7 8 F idle quiet runs flags".split(" ")
PILE_FIELDS = FIELDS[2:17]
# Players, houses, packs and ranks of the rule sets that differ from `classic`.
SHAPES = {
    "foster36": (2, 8, 2, "6789TJQKA"),
    "foster32": (2, 8, 2, "789TJQKA"),
    "simple": (2, 6, 1, RANKS),
    "three": (3, 9, 2, RANKS),
    "onepack": (2, 8, 1, RANKS),
    "klondike": (1, 7, 1, RANKS),
}
_KINGS = "KS KS KC KC KH KH KD KD"
_ACES = "AS AS AC AC AH AH AD AD"
HARMLESS = {
    "foster36": _ACES,
    "foster32": _ACES,
    "simple": "KS KC KH KD TS TC 7S 7C 4S",
    "three": _KINGS + " TS TS",
    "onepack": "2H 5H 8H JH 2D 5D 8D JD 2C 5C 8C JC",
    "klondike": "KS KC KH KD TS TC 7S 7C 4S",
}


def shape(rules: str) -> "tuple[int, int, int, str]":
    """Return players, houses, packs and ranks of a rule set, with or without options."""
    return SHAPES.get(rules.split("+")[0], (2, 8, 2, RANKS))


def piles_of(rules: str) -> "list[str]":
    """Return the names of the fields that hold cards, in order."""
    players, houses, _, _ = shape(rules)
    names = [player + pile for player in "ABC"[:players] for pile in (".R", ".H", ".W")]
    return names + ["show"] + [str(house) for house in range(1, houses + 1)]


def pairs(text: str) -> "list[str]":
    """Return the cards of a pile's text, bottom first."""
    return [] if text in ("-", ".", "#") else [text[i : i + 2] for i in range(0, len(text), 2)]


def split(text: str) -> "dict[str, str]":
    """Return the fields of a line, {name: value}; a word without `=` is the rule set."""
    fields = {}
    for field in text.split(" "):
        name, equals, value = field.partition("=")
        fields[name if equals else "rules"] = value if equals else name
    return fields


def join(fields: "dict[str, str]") -> str:
    """Return the line of these fields, in the order of the notation."""
    names = ["rules", "turn"] + piles_of(fields["rules"]) + ["F", "idle", "quiet", "runs", "flags"]
    return " ".join([name + "=" + fields[name] for name in names])


def line(given: str) -> str:
    """Return the whole position line of a few fields; see above."""
    fields = {"rules": "classic", "turn": "A", "idle": "0", "quiet": "0", "flags": "-"}
    fields.update(split(given))
    rules = fields["rules"].split("+")[0]
    players, _, packs, ranks = shape(rules)
    left = [rank + suit for suit in SUITS for rank in ranks] * packs
    if "runs" not in fields:
        fields["runs"] = ",".join(["0"] * players)
    if "F" not in fields:
        fields["F"] = "-" if rules == "onepack" else "".join([suit + "0" * packs for suit in SUITS])
    if fields["F"] != "-":
        for i in range(4):
            for digit in fields["F"][i * (1 + packs) + 1 : (i + 1) * (1 + packs)]:
                for rank in ranks[: int(digit, 16)]:
                    left.remove(rank + SUITS[i])
    for name in piles_of(rules):
        for card in pairs(fields.get(name, "-")):
            if card != "xx":
                left.remove(card.upper())
    fill = HARMLESS.get(rules, _KINGS).split(" ")
    for name in piles_of(rules):
        if name in "123456789" and name not in fields:
            while fill[0] not in left:
                fill.pop(0)
            fields[name] = fill.pop(0)
            left.remove(fields[name])
        elif name not in fields:
            fields[name] = "-"
    turn = max("ABC".find(fields["turn"]), 0)  # a finished game counts as A's turn
    third = "ABC"[(turn + 2) % players]
    if players == 3 and [fields[third + pile] for pile in (".R", ".H", ".W")] == ["-"] * 3:
        fields[third + ".H"] = (left.pop() + left.pop()).lower()
    rest = fields.get("rest", "ABC"[(turn + 1) % players] + ".H")
    under = "".join(left)
    if rest[-1] == "H":
        under = under.lower()
    above = "" if fields[rest] == "-" else fields[rest]
    fields[rest] = under + above or "-"
    return join(fields)


def changed(whole: str, changes: str) -> str:
    """Return a whole line with some fields replaced."""
    fields = split(whole)
    if changes:
        fields.update(split(changes))
    return join(fields)


def moves(pos: bytearray) -> str:
    """Return the legal moves of a position, in the order of the notation."""
    work = Workspace()
    out = work.moves
    n = generate_moves(pos, work)
    return " ".join([notation.move_text(out[2 * i], out[2 * i + 1]) for i in range(n)])


def equal(found: object, expected: object, where: str) -> None:
    """Raise AssertionError with both values and the position unless they are equal."""
    assert found == expected, "%s\n found    %s\n expected %s" % (where, found, expected)


def check_moves(row: "tuple[Any, ...]") -> None:
    """Check a row (why, position, its legal moves)."""
    whole = line(row[1])
    equal(moves(notation.parse_position(whole)), row[2], whole)


def check_play(row: "tuple[Any, ...]") -> None:
    """Check a row (why, position, legal moves to play, changed fields).

    Other fields must stay.
    """
    whole = line(row[1])
    pos = notation.parse_position(whole)
    for token in row[2].split(" "):
        listed = moves(pos)
        assert token == "ab" or token in listed.split(" "), "%s is not among %s\n %s" % (token, listed, whole)
        source, destination = notation.parse_move(token)
        make_move(pos, source, destination)
    equal(notation.position_text(pos), changed(whole, row[3]), whole + "\n after " + row[2])


def check_verdicts(row: "tuple[Any, ...]") -> None:
    """Check a row (why, position, verdict, its attempts, verdict, its attempts, …)."""
    whole = line(row[1])
    pos = notation.parse_position(whole)
    for i in range(2, len(row), 2):
        for token in row[i + 1].split(" "):
            source, destination = notation.parse_move(token)
            equal(VERDICTS[judge(pos, source, destination, Workspace())], row[i], whole + "\n " + token)
    equal(notation.position_text(pos), whole, "judge changed the position")


def check_stop(row: "tuple[Any, ...]") -> None:
    """Check a row (why, position, attempt, its verdict, fields changed by the stop)."""
    whole = line(row[1])
    pos = notation.parse_position(whole)
    source, destination = notation.parse_move(row[2])
    equal(VERDICTS[call_stop(pos, source, destination, Workspace())], row[3], whole + "\n " + row[2])
    equal(notation.position_text(pos), changed(whole, row[4]), whole + "\n after " + row[2] + " stopped")


def refusal(text: str) -> str:
    """Return the message with which a line is refused, or "" if it can be read."""
    try:
        notation.parse_position(text)
    except ValueError as error:
        return str(error)
    return ""


def check_refused(row: "tuple[Any, ...]") -> None:
    """Check a row (why, position, replaced fields, the field that the message names)."""
    whole = line(row[1])
    equal(refusal(whole), "", whole)
    spoilt = changed(whole, row[2])
    message = refusal(spoilt)
    assert message.startswith(row[3] + ": ") and "\n" not in message, "%s\n message: '%s'" % (spoilt, message)


def check_read(row: "tuple[Any, ...]") -> None:
    """Check a row (why, position): it must be written back exactly as it was read."""
    whole = line(row[1])
    equal(notation.position_text(notation.parse_position(whole)), whole, whole)


def check_score(row: "tuple[Any, ...]") -> None:
    """Check a row (why, final position, points of A and B, the calculation)."""
    pos = notation.parse_position(line(row[1]))
    equal(score.points(pos), row[2], row[1])
    equal(score.score_lines(pos), row[3], row[1])


def check_reason(row: "tuple[Any, ...]") -> None:
    """Check a row (why, position, legal move, its reason)."""
    whole = line(row[1])
    pos = notation.parse_position(whole)
    assert row[2] == "ab" or row[2] in moves(pos).split(" "), "%s is not among %s\n %s" % (row[2], moves(pos), whole)
    source, destination = notation.parse_move(row[2])
    equal(move_reason(pos, source, destination, Workspace()), row[3], whole + "\n " + row[2])
