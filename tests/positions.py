# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Positions from the few piles that matter, and the checks of a row of tests/cases. Runs on MicroPython too.

`line("A.R=9D 1=QH show=5C")` is a whole position line (RULES 2), and so is `line("onepack A.H=5c")`: the
fields given stand as they are, and

    rules is `classic`, turn is A's, the counters are 0, foundations and other piles empty;
    houses not given hold a card each that no other card here moves upon or away from: in `classic` the
    kings in the order below, in `onepack` cards three ranks apart, hearts first;
    all other cards lie at the bottom of the next player's hand, or of the pile that `rest=` names.
"""

from engine import notation, score
from engine.moves import ROOM, apply, legal
from engine.verdict import NAMES, judge

RANKS = "A23456789TJQK"
SUITS = "SHDC"
FIELDS = "rules turn A.R A.H A.W B.R B.H B.W show 1 2 3 4 5 6 7 8 F idle quiet runs flags".split(" ")
PILES = FIELDS[2:17]
DEFAULTS = {"rules": "classic", "turn": "A", "idle": "0", "quiet": "0", "runs": "0,0", "flags": "-"}
HARMLESS = {
    "classic": "KS KS KC KC KH KH KD KD",
    "onepack": "2H 5H 8H JH 2D 5D 8D JD 2C 5C 8C JC",
}


def pairs(text):
    """The cards of a pile's text, bottom first."""
    return [] if text in ("-", ".") else [text[i : i + 2] for i in range(0, len(text), 2)]


def split(text):
    """A line's fields as a dict of name to value; a word alone is the rule set."""
    fields = {}
    for field in text.split(" "):
        name, equals, value = field.partition("=")
        fields[name if equals else "rules"] = value if equals else name
    return fields


def join(fields):
    return " ".join([name + "=" + fields[name] for name in FIELDS])


def line(given):
    """The whole position line of a few fields; see above."""
    fields = dict(DEFAULTS)
    fields.update(split(given))
    rules = fields["rules"].split("+")[0]
    left = [rank + suit for suit in SUITS for rank in RANKS] * (2 if rules == "classic" else 1)
    if "F" not in fields:
        fields["F"] = "S00H00D00C00" if rules == "classic" else "-"
    if fields["F"] != "-":
        for i in range(4):
            for digit in fields["F"][3 * i + 1 : 3 * i + 3]:
                for rank in RANKS[: int(digit, 16)]:
                    left.remove(rank + SUITS[i])
    for name in PILES:
        for card in pairs(fields.get(name, "-")):
            left.remove(card.upper())
    fill = HARMLESS[rules].split(" ")
    for name in PILES:
        if name in "12345678" and name not in fields:
            while fill[0] not in left:
                fill.pop(0)
            fields[name] = fill.pop(0)
            left.remove(fields[name])
        elif name not in fields:
            fields[name] = "-"
    rest = fields.get("rest", "A.H" if fields["turn"] == "B" else "B.H")
    under = "".join(left)
    if rest[-1] == "H":
        under = under.lower()
    above = "" if fields[rest] == "-" else fields[rest]
    fields[rest] = under + above or "-"
    return join(fields)


def changed(whole, changes):
    """A whole line with some of its fields replaced."""
    fields = split(whole)
    if changes:
        fields.update(split(changes))
    return join(fields)


def moves(pos):
    """The legal moves of a position, as the notation lists them."""
    out = bytearray(ROOM)
    n = legal(pos, out)
    return " ".join([notation.move_text(out[2 * i], out[2 * i + 1]) for i in range(n)])


def equal(found, expected, where):
    """Complain with both and the position that shows it."""
    assert found == expected, "%s\n found    %s\n expected %s" % (where, found, expected)


def check_moves(row):
    """(why, position, its legal moves)."""
    whole = line(row[1])
    equal(moves(notation.parse(whole)), row[2], whole)


def check_play(row):
    """(why, position, legal moves to play, the fields that have changed then): all else is as before."""
    whole = line(row[1])
    pos = notation.parse(whole)
    for token in row[2].split(" "):
        listed = moves(pos)
        assert token == "ab" or token in listed.split(" "), "%s is not among %s\n %s" % (token, listed, whole)
        source, destination = notation.parse_move(token)
        apply(pos, source, destination)
    equal(notation.text(pos), changed(whole, row[3]), whole + "\n after " + row[2])


def check_verdicts(row):
    """(why, position, verdict and the attempts that get it, by turns)."""
    whole = line(row[1])
    pos = notation.parse(whole)
    for i in range(2, len(row), 2):
        for token in row[i + 1].split(" "):
            source, destination = notation.parse_move(token)
            equal(NAMES[judge(pos, source, destination)], row[i], whole + "\n " + token)
    equal(notation.text(pos), whole, "judge left its mark")


def refusal(text):
    """The message with which a line is refused; "" when it is read."""
    try:
        notation.parse(text)
    except ValueError as error:
        return str(error)
    return ""


def check_refused(row):
    """(why, position, fields replaced, the field that the message names)."""
    whole = line(row[1])
    equal(refusal(whole), "", whole)
    spoilt = changed(whole, row[2])
    message = refusal(spoilt)
    assert message.startswith(row[3] + ": ") and "\n" not in message, "%s\n message: '%s'" % (spoilt, message)


def check_read(row):
    """(why, position): it is read, and written back as it stands."""
    whole = line(row[1])
    equal(notation.text(notation.parse(whole)), whole, whole)


def check_score(row):
    """(why, position of a finished game, points of A and B, the reckoning)."""
    pos = notation.parse(line(row[1]))
    equal(score.points(pos), row[2], row[1])
    equal(score.reckoning(pos), row[3], row[1])
