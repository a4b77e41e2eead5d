# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Positions and moves as text, in both directions (RULES 2)."""

from engine import onepack
from engine.moves import ABANDON, GROUP, PASS, WHOLE
from engine.position import (
    COUNT,
    DRAW,
    FACE_DOWN,
    FLAGS,
    FOUNDS,
    HAND,
    IDLE,
    LETTERS,
    OVER,
    PACK_ROOM,
    PLAYERS,
    QUIET,
    RESERVE,
    RUNS,
    SHOW,
    STALEMATE,
    STYLE,
    SUITS,
    TOP,
    TURN,
    UNDEALT,
    WASTE,
    cards,
    first_house,
    new,
    push,
    row_of,
    rules_name,
)
from engine.rules import STAGGERED, Row

CODES = "h123456789r?wR?WQ?Vf"  # a move's letters by code; ? is a hand, which no letter names
_TURNS = "ABC"
_LONGEST_COUNTER = 5  # digits: the counters have 16 bits


def card_text(card, low=0):
    """Return a card as text: `TH`, lower case when face down. low: rules.Row.low."""
    text = LETTERS[((card & 15) - 1 + low) % 13] + SUITS[card >> 4 & 3]
    return text.lower() if card & FACE_DOWN else text


def _pile_text(pos, p, low, room):
    top = pos[TOP + p]
    if top == UNDEALT:
        return "."
    n = cards(pos, p, room)
    return "".join([card_text(room[i], low) for i in range(n)]) or "-"


def counter(pos, at):
    """Return the 16-bit counter at a byte of pos."""
    return pos[at] | pos[at + 1] << 8


def text(pos):
    """Return a position as one line of text (RULES 2)."""
    row = row_of(pos)
    room = bytearray(PACK_ROOM)
    over = pos[OVER]
    if over == 0:
        turn = _TURNS[pos[TURN]]
    else:
        turn = "over:" + ("-" if over == DRAW else "=" if over == STALEMATE else _TURNS[over - 1])
    fields = ["rules=" + rules_name(pos), "turn=" + turn]
    for player in range(row.players):
        for i in range(3):
            p = RESERVE + 3 * player + i
            fields.append("%s.%s=%s" % (_TURNS[player], "RHW"[i], _pile_text(pos, p, row.low, room)))
    fields.append("show=" + _pile_text(pos, SHOW, row.low, room))
    for house in range(1, row.houses + 1):
        fields.append("%d=%s" % (house, _pile_text(pos, house, row.low, room)))
    fields.append("F=" + _foundations_text(pos, row))
    fields.append("idle=%d" % counter(pos, IDLE))
    fields.append("quiet=%d" % counter(pos, QUIET))
    fields.append("runs=" + ",".join([str(counter(pos, RUNS + 2 * i)) for i in range(row.players)]))
    fields.append("flags=-")
    return " ".join(fields)


def _foundations_text(pos, row):
    if row.family:
        return "-"
    out = ""
    for suit in range(4):
        out += SUITS[suit]
        for k in range(row.packs):
            out += "%x" % pos[FOUNDS + 2 * suit + k]
    return out


def move_text(source, destination):
    """Return a move's token: `5W`, `t`, `12x3`."""
    if source == HAND:
        return "t"
    if source == PASS:
        return "p"
    if source == ABANDON:
        return "ab"
    if source == RESERVE and destination == RESERVE:
        return "u"
    if source & GROUP:
        size = destination >> 4
        return "%d%d%s" % (source & 15, destination & 15, "*" if size == WHOLE else "x%d" % size)
    return CODES[source] + CODES[destination]


def parse_move(token):
    """Return a token's (source, destination), or raise ValueError: a line that names what is not a move."""
    if token == "t":
        return HAND, SHOW
    if token == "p":
        return PASS, PASS
    if token == "ab":
        return ABANDON, ABANDON
    if token == "u":
        return RESERVE, RESERVE
    if len(token) >= 2:
        source = CODES.find(token[0])
        destination = CODES.find(token[1])
        group = token[2:]
        if token[0] not in "?f" and token[1] not in "?hr" and source >= 0 and destination >= 0:
            if not group:
                return source, destination
            if 1 <= source <= 9 and 1 <= destination <= 9:
                if group == "*":
                    return source | GROUP, WHOLE << 4 | destination
                size = group[1:]
                if group[0] == "x" and _is_number(size) and size not in ("0", "1"):
                    # No house holds 14 cards face up, so a larger group is as little there as one of 14.
                    n = int(size) if len(size) < 3 else 14
                    return source | GROUP, min(n, 14) << 4 | destination
    raise ValueError("move: '%s' is not a move" % token)


def _is_number(digits):
    for c in digits:
        if c not in "0123456789":
            return False
    return digits == "0" or (digits != "" and digits[0] != "0")


def parse(line):
    """Return the position that a line of text describes, or raise ValueError: one line that names the field (RULES 2).

    Which of two like cards is whose is not in the text: the first one met is taken for A's.
    """
    fields = line.split(" ")
    at = 0

    def take(name):
        nonlocal at
        if at == len(fields):
            raise ValueError("%s: the field is missing" % name)
        head, equals, value = fields[at].partition("=")
        if head != name or not equals:
            raise ValueError("%s: expected here, found '%s'" % (name, fields[at]))
        at += 1
        return value

    row = Row(take("rules"))
    if row.name != fields[0][6:]:
        raise ValueError("rules: the options are not sorted: '%s'" % fields[0][6:])
    pos = new(row)
    _take_turn(pos, row, take("turn"))
    seen = bytearray(64)
    for player in range(row.players):
        for i in range(3):
            name = "%s.%s" % (_TURNS[player], "RHW"[i])
            _take_pile(pos, row, RESERVE + 3 * player + i, name, take(name), seen)
    _take_pile(pos, row, SHOW, "show", take("show"), seen)
    for house in range(1, row.houses + 1):
        _take_pile(pos, row, house, str(house), take(str(house)), seen)
    _take_foundations(pos, row, take("F"), seen)
    _take_counter(pos, IDLE, "idle", take("idle"))
    _take_counter(pos, QUIET, "quiet", take("quiet"))
    runs = take("runs").split(",")
    if len(runs) != row.players:
        raise ValueError("runs: %d numbers, one for each of %d players is due" % (len(runs), row.players))
    for player in range(row.players):
        _take_counter(pos, RUNS + 2 * player, "runs", runs[player])
    _take_flags(pos, take("flags"))
    if at < len(fields):
        raise ValueError("flags: nothing may follow it, found '%s'" % fields[at])
    _check_packs(row, seen)
    _check_staggered(pos, row)
    return pos


def _take_turn(pos, row, value):
    players = _TURNS[: row.players]
    if value == "over:-":
        pos[OVER] = DRAW
    elif value == "over:=":
        pos[OVER] = STALEMATE
    elif len(value) == 6 and value[:5] == "over:" and value[5] in players:
        pos[OVER] = 1 + players.find(value[5])
    elif len(value) == 1 and value in players:
        pos[TURN] = players.find(value)
    else:
        raise ValueError("turn: '%s' is not one of %s or over:" % (value, " ".join(players)))


def _take_card(row, name, text, seen):
    upper = text.upper()
    letter = LETTERS.find(upper[0])
    suit = SUITS.find(upper[1:2] or "?")
    rank = (letter - row.low) % 13 + 1
    if letter < 0 or suit < 0 or rank > row.ranks or text not in (upper, text.lower()):
        raise ValueError("%s: '%s' is not a card of this game" % (name, text))
    face = suit << 4 | rank
    pack = seen[face]
    seen[face] += 1
    if pack == row.packs:
        raise ValueError("%s: %s is there too often" % (name, upper))
    return pack << 6 | face | (0 if text == upper else FACE_DOWN)


def _take_pile(pos, row, p, name, value, seen):
    if value == "-":
        return
    if value == "." and 1 <= p <= 9:
        if not row.style & STAGGERED:
            raise ValueError("%s: only a staggered deal has houses not dealt yet" % name)
        pos[TOP + p] = UNDEALT
        return
    if not value or len(value) & 1:
        raise ValueError("%s: '%s' is not a pile" % (name, value))
    kind = p if p < RESERVE else RESERVE + (p - RESERVE) % 3
    if kind == RESERVE and not row.reserve:
        raise ValueError("%s: there is no reserve in %s" % (name, row.name))
    last = len(value) - 2
    down_allowed = True
    for i in range(0, len(value), 2):
        card = _take_card(row, name, value[i : i + 2], seen)
        down = card & FACE_DOWN
        if kind == HAND:
            if not down:
                raise ValueError("%s: a hand card is face up: '%s'" % (name, value[i : i + 2]))
        elif kind != RESERVE:
            if down:
                raise ValueError("%s: a card is face down: '%s'" % (name, value[i : i + 2]))
        elif down:
            if not down_allowed:
                raise ValueError("%s: a face-down card lies above a face-up one" % name)
            if i == last:
                raise ValueError("%s: the top card is face down" % name)
        else:
            down_allowed = False
        push(pos, p, card)
    if p == SHOW:
        if pos[OVER]:
            raise ValueError("show: no card shows when a game is over")
        if last:
            raise ValueError("show: more than one card")
    if row.family and 1 <= p <= 9:
        _check_run(pos, p, name)


def _check_run(pos, house, name):
    room = bytearray(PACK_ROOM)
    n = cards(pos, house, room)
    if n < 2:
        return
    step = onepack.HIGHER if onepack.HIGHER[room[0]] == room[1] else onepack.LOWER
    for i in range(1, n):
        if step[room[i - 1]] != room[i]:
            raise ValueError("%s: the house is not a run in one suit and direction" % name)


def _take_foundations(pos, row, value, seen):
    if row.family:
        if value != "-":
            raise ValueError("F: there are no foundations in %s" % row.name)
        return
    if len(value) != 4 * (1 + row.packs):
        raise ValueError("F: '%s' is not the four suits' counts" % value)
    for suit in range(4):
        part = value[suit * (1 + row.packs) : (suit + 1) * (1 + row.packs)]
        if part[0] != SUITS[suit]:
            raise ValueError("F: expected %s, found '%s'" % (SUITS[suit], part))
        last = row.ranks
        for k in range(row.packs):
            n = "0123456789abcdef".find(part[1 + k])
            if n < 0 or n > row.ranks:
                raise ValueError("F: '%s' is not a number of cards of a foundation" % part[1 + k])
            if n > last:
                raise ValueError("F: the larger foundation of %s comes first" % SUITS[suit])
            last = n
            pos[FOUNDS + 2 * suit + k] = n
            for rank in range(1, n + 1):
                seen[suit << 4 | rank] += 1
                if seen[suit << 4 | rank] > row.packs:
                    raise ValueError("F: %s is there too often" % card_text(suit << 4 | rank, row.low))


def _take_counter(pos, at, name, value):
    if not _is_number(value) or len(value) > _LONGEST_COUNTER or int(value) > 65535:
        raise ValueError("%s: '%s' is not a number from 0 to 65535" % (name, value))
    n = int(value)
    pos[at] = n & 255
    pos[at + 1] = n >> 8


def _take_flags(pos, value):
    if value != "-":
        raise ValueError("flags: '%s' is not a flag here" % value)
    pos[FLAGS] = 0


def _check_packs(row, seen):
    for suit in range(4):
        for rank in range(1, row.ranks + 1):
            face = suit << 4 | rank
            if seen[face] != row.packs:
                raise ValueError(
                    "cards: %s is there %d times, not %d" % (card_text(face, row.low), seen[face], row.packs)
                )


def _check_staggered(pos, row):
    for player in range(row.players):
        first = first_house(pos, player)
        each = row.houses // row.players
        undealt = 0
        for house in range(first, first + each):
            if pos[TOP + house] == UNDEALT:
                undealt += 1
        if not undealt:
            continue
        if undealt != each:
            raise ValueError("%d: a player's houses are dealt all or none" % first)
        if not pos[OVER] and pos[TURN] == player:
            raise ValueError("turn: the houses of %s, who is to move, are not dealt" % _TURNS[player])
        for p in (RESERVE, WASTE):
            if pos[COUNT + p + 3 * player]:
                raise ValueError("%s.%s: there are cards before the houses are dealt" % (_TURNS[player], "R?W"[p - 10]))
