"""Convert positions and moves to text and back (RULES 2)."""

from engine import one_pack
from engine.const import const
from engine.dealing import empty_position, position_rules, position_rules_text
from engine.position import (
    ABANDON, AT_TURN_START, COUNT, DRAW, FACE_DOWN, FLAGS, FOUNDATION_COUNTS, GROUP, HAND, HOUSES, IDLE, JOKER,
    MAX_PILE_CARDS, OUT_OF_USE, OVER, PASS, PILES, POSITION_SIZE, QUIET, RANK_CHARS, RESERVE, RESERVE_LOCKED, RUNS,
    SHOW, STALEMATE, SUIT_CHARS, TOP, TURN, UNDEALT, UNDER, WASTE, WHOLE_HOUSE, first_house, push, read_pile
)
from engine.rules import FOSTER, HIDDEN_HOUSE_CARDS, JOKER_PACK, PATIENCE, PEEK, RESERVE_FACE_DOWN, STAGGERED, Rules

CODE_LETTERS = "h123456789r?wR?WQ?Vf"  # the letters of a move by code; ? is a hand, which has no letter
_TURNS = "ABC"
_LONGEST_COUNTER = const(5)  # digits of a 16-bit counter


def card_text(card: int, low: int = 0) -> str:
    """Return a card as text: `TH`, lower case when face down. low: rules.RuleSet.lowest_rank."""
    if card & 15 == JOKER & 15:
        return "xx"
    text = RANK_CHARS[((card & 15) - 1 + low) % 13] + SUIT_CHARS[card >> 4 & 3]
    return text.lower() if card & FACE_DOWN else text


def _pile_text(pos: bytearray, p: int, low: int, room: bytearray) -> str:
    top = pos[TOP + p]
    if top == UNDEALT:
        return "."
    if top == OUT_OF_USE:
        return "#"
    n = read_pile(pos, p, room)
    return "".join([card_text(room[i], low) for i in range(n)]) or "-"


def counter(pos: bytearray, at: int) -> int:
    """Return the 16-bit counter at a byte of pos."""
    return pos[at] | pos[at + 1] << 8


def position_text(pos: bytearray) -> str:
    """Return a position as one line of text (RULES 2)."""
    rules = position_rules(pos)
    room = bytearray(MAX_PILE_CARDS)
    over = pos[OVER]
    if over == 0:
        turn = _TURNS[pos[TURN]]
    else:
        turn = "over:" + ("-" if over == DRAW else "=" if over == STALEMATE else _TURNS[over - 1])
    fields = ["rules=" + position_rules_text(pos), "turn=" + turn]
    for player in range(rules.players):
        for i in range(3):
            p = RESERVE + 3 * player + i
            fields.append("%s.%s=%s" % (_TURNS[player], "RHW"[i], _pile_text(pos, p, rules.lowest_rank, room)))
    fields.append("show=" + _pile_text(pos, SHOW, rules.lowest_rank, room))
    for house in range(1, rules.houses + 1):
        fields.append("%d=%s" % (house, _pile_text(pos, house, rules.lowest_rank, room)))
    fields.append("F=" + _foundations_text(pos, rules))
    fields.append("idle=%d" % counter(pos, IDLE))
    fields.append("quiet=%d" % counter(pos, QUIET))
    fields.append("runs=" + ",".join([str(counter(pos, RUNS + 2 * i)) for i in range(rules.players)]))
    flags = ("h" if pos[FLAGS] & RESERVE_LOCKED else "") + ("o" if pos[FLAGS] & AT_TURN_START else "")
    fields.append("flags=" + (flags or "-"))
    return " ".join(fields)


def _foundations_text(pos: bytearray, rules: Rules) -> str:
    if rules.family:
        return "-"
    out = ""
    for suit in range(4):
        out += SUIT_CHARS[suit]
        for k in range(rules.packs):
            out += "%x" % pos[FOUNDATION_COUNTS + 2 * suit + k]
    return out


def move_text(source: int, destination: int) -> str:
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
        return "%d%d%s" % (source & 15, destination & 15, "*" if size == WHOLE_HOUSE else "x%d" % size)
    return CODE_LETTERS[source] + CODE_LETTERS[destination]


def parse_move(token: str) -> tuple[int, int]:
    """Return the (source, destination) of a token. Raise ValueError with a one-line message if it is not a move."""
    if token == "t":
        return HAND, SHOW
    if token == "p":
        return PASS, PASS
    if token == "ab":
        return ABANDON, ABANDON
    if token == "u":
        return RESERVE, RESERVE
    if len(token) >= 2:
        source = CODE_LETTERS.find(token[0])
        destination = CODE_LETTERS.find(token[1])
        group = token[2:]
        if token[0] not in "?f" and token[1] not in "?hr" and source >= 0 and destination >= 0:
            if not group:
                return source, destination
            if 1 <= source <= 9 and 1 <= destination <= 9:
                if group == "*":
                    return source | GROUP, WHOLE_HOUSE << 4 | destination
                size = group[1:]
                if group[0] == "x" and _is_number(size) and size not in ("0", "1"):
                    # No house holds 14 face-up cards, so a larger group can stand for one of 14: neither exists.
                    n = int(size) if len(size) < 3 else 14
                    return source | GROUP, min(n, 14) << 4 | destination
    raise ValueError("move: %r is not a move" % token)


def _is_number(digits: str) -> bool:
    for c in digits:
        if c not in "0123456789":
            return False
    return digits == "0" or (digits != "" and digits[0] != "0")


def parse_position(line: str, hidden_first: bool = False) -> bytearray:
    """Return the position that a line of text describes (RULES 2). Raise ValueError with one line that names the wrong
    field.

    The text does not say which pack a card is from. In a game of two players with two packs, a visible card is taken to
    be from the pack of the player in whose reserve, waste or houses it lies, the showing card from the mover's pack,
    and the second of two identical cards from the other one. So visible cards reveal nothing about hidden ones. Hidden
    cards get what is left, each player the cards of their own pack as far as possible. For a deal this is right.
    hidden_first: give hidden cards their packs first, as assign_packs says.
    """
    fields = line.split(" ")
    at = 0

    def take(name: str) -> str:
        nonlocal at
        if at == len(fields):
            raise ValueError("%s: the field is missing" % name)
        head, equals, value = fields[at].partition("=")
        if head != name or not equals:
            raise ValueError("%s: expected here, found %r" % (name, fields[at]))
        at += 1
        return value

    rules = Rules(take("rules"))
    if rules.name != fields[0][6:]:
        raise ValueError("rules: the options are not sorted: %r" % fields[0][6:])
    pos = empty_position(rules)
    _parse_turn(pos, rules, take("turn"))
    seen = bytearray(64)
    for player in range(rules.players):
        for i in range(3):
            name = "%s.%s" % (_TURNS[player], "RHW"[i])
            _parse_pile(pos, rules, RESERVE + 3 * player + i, name, take(name), seen)
    _parse_pile(pos, rules, SHOW, "show", take("show"), seen)
    for house in range(1, rules.houses + 1):
        _parse_pile(pos, rules, house, str(house), take(str(house)), seen)
    _parse_foundations(pos, rules, take("F"), seen)
    for at_byte, name in ((IDLE, "idle"), (QUIET, "quiet")):
        value = take(name)
        _parse_counter(pos, at_byte, name, value)
        if rules.order & PATIENCE and value != "0":
            raise ValueError("%s: must be 0 in %s" % (name, rules.name))
    runs = take("runs").split(",")
    if len(runs) != rules.players:
        raise ValueError("runs: expected %d numbers, found %d" % (rules.players, len(runs)))
    for player in range(rules.players):
        _parse_counter(pos, RUNS + 2 * player, "runs", runs[player])
    _parse_flags(pos, rules, take("flags"))
    if at < len(fields):
        raise ValueError("flags: unexpected text after it: %r" % fields[at])
    _check_packs(rules, seen)
    _check_staggered(pos, rules)
    if rules.each_has_a_pack():
        assign_packs(pos, hidden_first)
    return pos


def assign_packs(pos: bytearray, hidden_first: bool) -> None:
    """Decide which pack each card is from, in a game of two players with two packs, as parse_position says.

    hidden_first: give each player's hidden cards the player's own pack before the visible ones, those nearest the top
    of the hand first. Each hidden card then has its player's own back, but the visible cards tell something of the
    hidden ones.
    """
    codes = bytearray(128)  # by the card as it was read: the card that it becomes
    codes[UNDEALT] = UNDEALT
    taken = bytearray(128)  # which of these are in use
    room = bytearray(MAX_PILE_CARDS)
    for hidden in (FACE_DOWN, 0) if hidden_first else (0, FACE_DOWN):
        for k in range(RESERVE + 6):
            p = RESERVE + 5 - k if hidden_first else k
            player = pos[TURN] if p == SHOW else (p - RESERVE) // 3 if p >= RESERVE else (p - 1) // (pos[HOUSES] // 2)
            n = read_pile(pos, p, room)
            for i in range(n):
                at = n - 1 - i if hidden_first else i
                if room[at] & FACE_DOWN == hidden:
                    card = room[at] & 63 | player << 6
                    if taken[card]:
                        card ^= 64
                    taken[card] = 1
                    codes[room[at] & 127] = card
    before = bytes(pos)
    for i in range(POSITION_SIZE - UNDER):
        pos[UNDER + i] = 0
    for p in range(PILES):
        card = before[TOP + p]
        pos[TOP + p] = codes[card & 127] | card & FACE_DOWN
    for i in range(POSITION_SIZE - UNDER):
        if codes[i] and i != UNDEALT:
            card = before[UNDER + i]
            pos[UNDER + codes[i]] = codes[card & 127] | card & FACE_DOWN


def _parse_turn(pos: bytearray, rules: Rules, value: str) -> None:
    players = _TURNS[: rules.players]
    if value == "over:-":
        pos[OVER] = DRAW
    elif value == "over:=":
        pos[OVER] = STALEMATE
    elif len(value) == 6 and value[:5] == "over:" and value[5] in players:
        pos[OVER] = 1 + players.find(value[5])
    elif len(value) == 1 and value in players:
        pos[TURN] = players.find(value)
    else:
        raise ValueError("turn: %r is not one of %s or over:" % (value, " ".join(players)))


def _parse_card(rules: Rules, name: str, text: str, seen: bytearray) -> int:
    if text == "xx" and rules.style & JOKER_PACK:
        seen[JOKER & 63] += 1
        if seen[JOKER & 63] > 1:
            raise ValueError("%s: the joker appears too often" % name)
        return JOKER
    # Digits look the same in upper and lower case, so the suit shows which way a card lies.
    up = text[1] in SUIT_CHARS
    letter = (RANK_CHARS if up else RANK_CHARS.lower()).find(text[0])
    suit = (SUIT_CHARS if up else SUIT_CHARS.lower()).find(text[1])
    rank = (letter - rules.lowest_rank) % 13 + 1
    if letter < 0 or suit < 0 or rank > rules.ranks:
        raise ValueError("%s: %r is not a card of this game" % (name, text))
    face = suit << 4 | rank
    pack = seen[face]
    seen[face] += 1
    if pack == rules.packs:
        raise ValueError("%s: %s appears too often" % (name, text.upper()))
    return pack << 6 | face | (0 if up else FACE_DOWN)


def _parse_pile(pos: bytearray, rules: Rules, p: int, name: str, value: str, seen: bytearray) -> None:
    kind = p if p < RESERVE else RESERVE + (p - RESERVE) % 3
    if value == "-":
        return
    if value == "." and 1 <= p <= 9:
        if not rules.style & STAGGERED:
            raise ValueError("%s: only a staggered deal can have houses not dealt yet" % name)
        pos[TOP + p] = UNDEALT
        return
    if value == "#" and 1 <= p <= 9:
        if not rules.style & JOKER_PACK:
            raise ValueError("%s: only in three can a house be out of use" % name)
        if OUT_OF_USE in [pos[TOP + house] for house in range(1, p)]:
            raise ValueError("%s: another house is already out of use" % name)
        pos[TOP + p] = OUT_OF_USE
        return
    if not value or len(value) & 1:
        raise ValueError("%s: %r is not a pile" % (name, value))
    if kind == RESERVE and not rules.reserve:
        raise ValueError("%s: there is no reserve in %s" % (name, rules.name))
    covered = False
    for i in range(0, len(value), 2):
        card = _parse_card(rules, name, value[i : i + 2], seen)
        down = card & FACE_DOWN
        if kind == HAND:
            if not down:
                raise ValueError("%s: the cards of a hand are face down: %r" % (name, value[i : i + 2]))
        elif down:
            if covered:
                raise ValueError("%s: a face-down card lies above a face-up one" % name)
            if not (kind == RESERVE or (1 <= p <= 9 and (rules.style & HIDDEN_HOUSE_CARDS or rules.order & PATIENCE))):
                raise ValueError("%s: a card here must be face up: %r" % (name, value[i : i + 2]))
        else:
            covered = True
        push(pos, p, card)
    if pos[TOP + p] >= FACE_DOWN and kind != HAND and not (kind == RESERVE and rules.style & RESERVE_FACE_DOWN):
        raise ValueError("%s: the top card is face down" % name)
    if p == SHOW:
        if pos[OVER]:
            raise ValueError("show: no card can show once the game is over")
        if rules.order & PATIENCE:
            raise ValueError("show: no card can show in %s" % rules.name)
        if len(value) > 2:
            raise ValueError("show: more than one card")
    if rules.family and 1 <= p <= 9:
        _check_sequence(pos, p, name)


def _check_sequence(pos: bytearray, house: int, name: str) -> None:
    room = bytearray(MAX_PILE_CARDS)
    n = read_pile(pos, house, room)
    if n < 2:
        return
    step = one_pack.HIGHER if one_pack.HIGHER[room[0]] == room[1] else one_pack.LOWER
    for i in range(1, n):
        if step[room[i - 1]] != room[i]:
            raise ValueError("%s: the house is not a run in one suit and direction" % name)


def _parse_foundations(pos: bytearray, rules: Rules, value: str, seen: bytearray) -> None:
    if rules.family:
        if value != "-":
            raise ValueError("F: there are no foundations in %s" % rules.name)
        return
    if len(value) != 4 * (1 + rules.packs):
        raise ValueError("F: %r does not count the cards of all four suits" % value)
    for suit in range(4):
        part = value[suit * (1 + rules.packs) : (suit + 1) * (1 + rules.packs)]
        if part[0] != SUIT_CHARS[suit]:
            raise ValueError("F: expected %s, found %r" % (SUIT_CHARS[suit], part))
        last = rules.ranks
        for k in range(rules.packs):
            n = "0123456789abcdef".find(part[1 + k])
            if n < 0 or n > rules.ranks:
                raise ValueError("F: %r is not the number of cards on a foundation" % part[1 + k])
            if n > last:
                raise ValueError("F: the larger foundation of %s comes first" % SUIT_CHARS[suit])
            last = n
            pos[FOUNDATION_COUNTS + 2 * suit + k] = n
            for rank in range(1, n + 1):
                seen[suit << 4 | rank] += 1
                if seen[suit << 4 | rank] > rules.packs:
                    raise ValueError("F: %s appears too often" % card_text(suit << 4 | rank, rules.lowest_rank))


def _parse_counter(pos: bytearray, at: int, name: str, value: str) -> None:
    if not _is_number(value) or len(value) > _LONGEST_COUNTER or int(value) > 65535:
        raise ValueError("%s: %r is not a number from 0 to 65535" % (name, value))
    n = int(value)
    pos[at] = n & 255
    pos[at + 1] = n >> 8


def _parse_flags(pos: bytearray, rules: Rules, value: str) -> None:
    if value not in ("-", "h", "o"):
        raise ValueError("flags: %r is not a flag" % value)
    if value == "h":
        reserve = pos[TOP + RESERVE + 3 * pos[TURN]]
        if not rules.order & FOSTER or not pos[TOP + SHOW] or not 0 < reserve < FACE_DOWN:
            raise ValueError("flags: 'h' needs foster, a showing card and a face-up reserve")
        pos[FLAGS] = RESERVE_LOCKED
    if value == "o":
        if not rules.duties & PEEK or pos[TOP + SHOW]:
            raise ValueError("flags: 'o' needs peek and no showing card")
        pos[FLAGS] = AT_TURN_START


def _check_packs(rules: Rules, seen: bytearray) -> None:
    for suit in range(4):
        for rank in range(1, rules.ranks + 1):
            face = suit << 4 | rank
            if seen[face] != rules.packs:
                raise ValueError(
                    "A.R to F: %s appears %d times, not %d"
                    % (card_text(face, rules.lowest_rank), seen[face], rules.packs)
                )


def _check_staggered(pos: bytearray, rules: Rules) -> None:
    for player in range(rules.players):
        first = first_house(pos, player)
        each = rules.houses // rules.players
        undealt = 0
        for house in range(first, first + each):
            if pos[TOP + house] == UNDEALT:
                undealt += 1
        if not undealt:
            continue
        if undealt != each:
            raise ValueError("%d: either all or none of a player's houses are dealt" % first)
        if not pos[OVER] and pos[TURN] == player:
            raise ValueError("turn: %s is to move, but their houses are not dealt" % _TURNS[player])
        for p in (RESERVE, WASTE):
            if pos[COUNT + p + 3 * player]:
                raise ValueError("%s.%s: there are cards, but no houses are dealt" % (_TURNS[player], "R?W"[p - 10]))
        if pos[COUNT + HAND + 3 * player] != 4 * rules.ranks * rules.packs // rules.players:
            raise ValueError("%s.H: must be the whole pack while no houses are dealt" % _TURNS[player])
