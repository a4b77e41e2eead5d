"""Describe each rule set and option by a record that drives the engine (RULES 3-8)."""

from engine.const import const

# The masks of a row: where a card may go, by the pile that it comes from (RULES 4-6, 8).
TO_FOUNDATION = const(1)  # a foundation that it fits
TO_HOUSE = const(2)  # a house that it fits
TO_SPACE = const(4)  # an empty house
LOAD_RESERVE = const(8)  # another player's reserve
LOAD_WASTE = const(16)  # another player's waste
KING_TO_SPACE = const(32)  # an empty house, for a king only
LOAD_LAST = const(64)  # a load, but only where it fits no other house (RULES 6)
ALL_PLACES = const(31)

# The flags of order, style and duties have 16 bits each; position.py says how those above bit 7 are read.

# The order of a row: what comes first in a turn.
RESERVE_PRIORITY = const(1)  # `rf` before every other foundation play
COMPULSORY = const(2)  # a foundation play before anything else
RESERVE_DUTY = const(4)  # after that, the reserve goes into spaces or else onto houses before all other moves (RULES 6)
SPACE_BARS_TURN = const(8)  # no `t` while a space is open and the mover's reserve is not empty
MAY_PASS = const(16)  # `p` is legal when hand and waste are empty
FOSTER = const(32)  # the opponent's piles are available; adds `u`, the locked reserve and the third run (RULES 5)
LAYS_TWO_CARDS = const(64)  # `hw` only for a card that fits nowhere; it lays a second card (RULES 6)
PATIENCE = const(128)  # `t` lays the showing card on the waste (RULES 8, klondike)

# The style of a row: what else differs.
ANY_SUIT = const(1)  # a load fits in any suit
GROUPS = const(2)  # the top cards of a house move as a group
STAGGERED = const(4)  # a player's houses are dealt as that player's first turn begins
HAND_WINS = const(8)  # a player with hand and waste empty wins, whatever is in the reserve
JOKER_PACK = const(16)  # the joker is set aside; the first house to become empty goes out of use
FORFEIT = const(32)  # resigning costs 20 points more, and a stalemate is a draw (RULES 7)
RESERVE_FACE_DOWN = const(64)  # the reserve is dealt all face down
HIDDEN_HOUSE_CARDS = const(128)  # each house is dealt a face-down card first

# The duties of a row: what options demand before the free moves (RULES 4, options).
RELEASE = const(1)
FEWEST = const(2)
MUST_LOAD = const(4)
MUST_SPACE = const(8)
UNCOVER = const(16)
CLOSED = const(32)
PEEK = const(64)
THIRTY = const(128)  # a way to score, not a duty

# How the player who starts is chosen.
LOWER_RESERVE = const(0)
LOWER_HOUSES = const(1)
HIGHER_RESERVE = const(2)
CUT = const(3)

# The kinds of options, which say which rule sets take an option.
_TURN_OPTIONS = const(1)  # P's variations (RULES 4)
_RESERVE_OPTIONS = const(2)  # another size of the reserve
_SCORE_OPTIONS = const(4)  # ways to score the one-pack game (RULES 8)

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any

    _Attributes = tuple[tuple[str, Any], ...]

# A row of these tables ends with what sets it apart: attributes of an Option or a RuleSet with their values. The tables
# are constants, which stay in a board's flash; a record is made of a row when it is asked for.

# In the order in which they are offered: name, id, kind, attributes. Where two set the same one, the later one counts.
OPTIONS: "tuple[tuple[str, int, int, _Attributes], ...]" = (
    ("waste", 17, _TURN_OPTIONS, (("opens_waste", True),)),
    ("groups", 5, _TURN_OPTIONS, (("style", GROUPS),)),
    ("peek", 10, _TURN_OPTIONS, (("duties", PEEK),)),
    ("closed", 2, _TURN_OPTIONS, (
        ("excludes", ("high",)), ("duties", CLOSED), ("style", RESERVE_FACE_DOWN), ("starter", LOWER_HOUSES),
    )),
    ("strict", 14, _TURN_OPTIONS, (("duties", RELEASE | MUST_LOAD | MUST_SPACE),)),
    ("release", 13, _TURN_OPTIONS, (("duties", RELEASE),)),
    ("mustload", 8, _TURN_OPTIONS, (("duties", MUST_LOAD),)),
    ("mustspace", 9, _TURN_OPTIONS, (("duties", MUST_SPACE),)),
    ("fewest", 4, _TURN_OPTIONS, (("duties", RELEASE | FEWEST),)),
    ("backs", 0, _TURN_OPTIONS, (
        ("duties", RELEASE | MUST_LOAD | MUST_SPACE | UNCOVER), ("style", HIDDEN_HOUSE_CARDS),
    )),
    ("uncover", 16, _TURN_OPTIONS, (("duties", UNCOVER),)),
    ("r12", 12, _RESERVE_OPTIONS, (("excludes", ("r11",)), ("reserve", 12))),
    ("r11", 11, _RESERVE_OPTIONS, (("excludes", ("r12",)), ("reserve", 11))),
    ("cut", 3, _TURN_OPTIONS, (("excludes", ("high", "houses")), ("starter", CUT))),
    ("high", 6, _TURN_OPTIONS, (("excludes", ("closed", "cut", "houses")), ("starter", HIGHER_RESERVE))),
    ("houses", 7, _TURN_OPTIONS, (("excludes", ("cut", "high")), ("starter", LOWER_HOUSES))),
    ("cards", 1, _SCORE_OPTIONS, (("excludes", ("thirty",)),)),
    ("thirty", 15, _SCORE_OPTIONS, (("excludes", ("cards",)), ("duties", THIRTY), ("match_points", 125))),
)

_CLASSIC_ORDER = RESERVE_PRIORITY | COMPULSORY | SPACE_BARS_TURN | MAY_PASS
_FOSTER_ORDER = COMPULSORY | SPACE_BARS_TURN | FOSTER
_FOSTER_STYLE = FORFEIT | RESERVE_FACE_DOWN
_FOSTER_WASTE = TO_FOUNDATION | TO_HOUSE | LOAD_RESERVE | LOAD_WASTE
_CATS_ORDER = RESERVE_PRIORITY | COMPULSORY | RESERVE_DUTY | LAYS_TWO_CARDS
_CATS_STYLE = ANY_SUIT | HAND_WINS
_CATS_SHOWING = TO_FOUNDATION | TO_HOUSE | TO_SPACE
_CATS_HOUSE = TO_FOUNDATION | TO_HOUSE | LOAD_WASTE | LOAD_LAST
_CATS_RESERVE = TO_FOUNDATION | TO_HOUSE | TO_SPACE | LOAD_WASTE
_CATS_WASTE = TO_FOUNDATION | TO_HOUSE
_ONE_PACK_SHOWING = TO_HOUSE | TO_SPACE | LOAD_WASTE
_ONE_PACK_HOUSE = TO_HOUSE | TO_SPACE
_KLONDIKE_PLACES = TO_FOUNDATION | TO_HOUSE | KING_TO_SPACE

# In the order in which they are offered: name, id, attributes.
RULE_SETS: "tuple[tuple[str, int, _Attributes], ...]" = (
    ("classic", 0, (
        ("reserve", 13), ("starter", LOWER_RESERVE), ("order", _CLASSIC_ORDER),
        ("option_kinds", _TURN_OPTIONS | _RESERVE_OPTIONS), ("match_points", 175),
    )),
    ("simple", 6, (
        ("packs", 1), ("houses", 6), ("reserve", 6), ("starter", LOWER_RESERVE), ("order", _CLASSIC_ORDER),
        ("option_kinds", _TURN_OPTIONS), ("match_points", 125),
    )),
    ("foster", 1, (
        ("reserve", 12), ("starter", CUT), ("masks", (ALL_PLACES, ALL_PLACES, ALL_PLACES, _FOSTER_WASTE)),
        ("order", _FOSTER_ORDER), ("style", _FOSTER_STYLE), ("match_points", 150),
    )),
    ("foster36", 2, (
        ("ranks", 9), ("lowest_rank", 5),
        ("reserve", 12), ("starter", CUT), ("masks", (ALL_PLACES, ALL_PLACES, ALL_PLACES, _FOSTER_WASTE)),
        ("order", _FOSTER_ORDER), ("style", _FOSTER_STYLE), ("match_points", 175),
    )),
    ("foster32", 3, (
        ("ranks", 8), ("lowest_rank", 6),
        ("reserve", 12), ("starter", CUT), ("masks", (ALL_PLACES, ALL_PLACES, ALL_PLACES, _FOSTER_WASTE)),
        ("order", _FOSTER_ORDER), ("style", _FOSTER_STYLE), ("match_points", 175),
    )),
    ("cats", 4, (
        ("reserve", 12), ("starter", CUT), ("masks", (_CATS_SHOWING, _CATS_HOUSE, _CATS_RESERVE, _CATS_WASTE)),
        ("order", _CATS_ORDER), ("style", _CATS_STYLE | GROUPS | STAGGERED), ("match_points", 225),
    )),
    ("catsfull", 5, (
        ("reserve", 13), ("starter", LOWER_RESERVE),
        ("masks", (_CATS_SHOWING, _CATS_HOUSE | TO_SPACE, _CATS_RESERVE, _CATS_WASTE)),
        ("order", _CATS_ORDER), ("style", _CATS_STYLE), ("match_points", 200),
    )),
    ("onepack", 8, (
        ("family", 1), ("packs", 1), ("starter", CUT),
        ("masks", (_ONE_PACK_SHOWING, _ONE_PACK_HOUSE, 0, _ONE_PACK_SHOWING)),
        ("style", STAGGERED), ("option_kinds", _SCORE_OPTIONS), ("match_points", 25),
    )),
    ("three", 7, (
        ("players", 3), ("houses", 9), ("reserve", 8), ("starter", CUT),
        ("order", _CLASSIC_ORDER), ("style", JOKER_PACK), ("option_kinds", _TURN_OPTIONS), ("match_points", 175),
    )),
    ("klondike", 9, (
        ("players", 1), ("packs", 1), ("houses", 7), ("starter", CUT),
        ("masks", (0, _KLONDIKE_PLACES, 0, _KLONDIKE_PLACES)),
        ("order", PATIENCE), ("style", GROUPS), ("match_points", 300),
    )),
)  # fmt: skip
RULE_SET_NAMES = tuple([row[0] for row in RULE_SETS])
BEGINNER_RULE_SET = "simple"  # suggested for a first game and after a heavy loss


class Option:
    """What an option changes about a rule set.

    name; id: 0 to 31, the number that saves and positions use; it never changes and is never given to another option;
    kind: which rule sets take it, see above; excludes: options that contradict it; duties, style: flags that it adds;
    reserve, starter, match_points: values that replace the rule set's, -1 for none; opens_waste: whether the top of the
    player's own waste may go everywhere.
    """

    def __init__(
        self, name: str, id: int, kind: int, excludes: tuple[str, ...] = (), duties: int = 0, style: int = 0,
        reserve: int = -1, starter: int = -1, match_points: int = -1, opens_waste: bool = False,
    ) -> None:
        self.name = name
        self.id = id
        self.kind = kind
        self.excludes = excludes
        self.duties = duties
        self.style = style
        self.reserve = reserve
        self.starter = starter
        self.match_points = match_points
        self.opens_waste = opens_waste


class RuleSet:
    """All that is known of a rule set except its words (firmware/text).

    name; id: 0 to 255, the number that saves and positions use; it never changes and is never given to another rule
    set; family: 0 the two-pack family, 1 the one-pack game; players; houses (in all); reserve (cards); packs; ranks
    (cards of a suit); lowest_rank (index in A23456789TJQK); starter, order, style: see above; masks: of the
    showing card, a house's top, the reserve's top and the player's own waste's top; option_kinds: those that it takes;
    match_points: the points that win a match unless others are set, chosen so that nine of ten matches between equals
    take three to seven games.
    """

    def __init__(
        self, name: str, id: int, starter: int, match_points: int, family: int = 0, players: int = 2, houses: int = 8,
        reserve: int = 0, packs: int = 2, ranks: int = 13, lowest_rank: int = 0,
        masks: tuple[int, int, int, int] = (ALL_PLACES, ALL_PLACES, ALL_PLACES, 0), order: int = 0, style: int = 0,
        option_kinds: int = 0,
    ) -> None:
        self.name = name
        self.id = id
        self.family = family
        self.players = players
        self.houses = houses
        self.reserve = reserve
        self.packs = packs
        self.ranks = ranks
        self.lowest_rank = lowest_rank
        self.starter = starter
        self.masks = masks
        self.order = order
        self.style = style
        self.option_kinds = option_kinds
        self.match_points = match_points

    def has_stop_play(self) -> bool:
        """Return whether there is stop play: only compulsory moves can be missed (RULES 9)."""
        return self.order & COMPULSORY != 0

    def stop_ends_turn(self) -> bool:
        """Return whether every stop ends the turn; in `foster` only one for a missed foundation does (RULES 9)."""
        return not self.order & FOSTER

    def options(self) -> list[Option]:
        """Return the options that the rule set takes, in the order in which they are offered."""
        return [_option(row) for row in OPTIONS if row[2] & self.option_kinds]

    def has_two_sides(self) -> bool:
        """Return whether there are two players, so that one person can play both sides, or two people by cable."""
        return self.players == 2


def _option(row: "tuple[str, int, int, _Attributes]") -> Option:
    return Option(row[0], row[1], row[2], **dict(row[3]))


def _rule_set(row: "tuple[str, int, _Attributes]") -> RuleSet:
    return RuleSet(row[0], row[1], **dict(row[2]))


def options() -> list[Option]:
    """Return all options, in the order in which they are offered."""
    return [_option(row) for row in OPTIONS]


def rule_sets() -> list[RuleSet]:
    """Return all rule sets, in the order in which they are offered."""
    return [_rule_set(row) for row in RULE_SETS]


def rule_set(rules: str) -> RuleSet:
    """Return the RuleSet of a text such as `classic+waste`. Raise ValueError with one line if there is none."""
    name = rules.split("+")[0]
    for row in RULE_SETS:
        if row[0] == name:
            return _rule_set(row)
    raise ValueError("rules: no rule set %r; there are: %s" % (name, " ".join(RULE_SET_NAMES)))


def rule_set_by_id(number: int) -> RuleSet:
    """Return the RuleSet with an id. Raise ValueError if there is none."""
    return _rule_set(_row_by_id(number))


def reserve_by_id(number: int) -> int:
    """Return the reserve of the rule set with an id, without making a RuleSet: a first turn may allocate nothing."""
    for attribute, value in _row_by_id(number)[2]:
        if attribute == "reserve":
            return value
    return 0


def _row_by_id(number: int) -> "tuple[str, int, _Attributes]":
    for row in RULE_SETS:
        if row[1] == number:
            return row
    raise ValueError("rules: no rule set has the number %d" % number)


def options_of(name: str) -> tuple[str, ...]:
    """Return the names of the options that a rule set takes, sorted."""
    takes = rule_set(name).option_kinds
    return tuple(sorted([row[0] for row in OPTIONS if row[2] & takes]))


def options_by_bits(bits: int) -> list[Option]:
    """Return the options of a set of bits, bit i for id i. Raise ValueError for a bit without an option."""
    found = [_option(row) for row in OPTIONS if bits >> row[1] & 1]
    for option in found:
        bits &= ~(1 << option.id)
    if bits:
        raise ValueError("rules: no set of options has the bits %d" % bits)
    return found


def refuse_contradictions(options: list[Option]) -> None:
    """Raise ValueError with a one-line message if one of the options excludes another."""
    names = sorted([option.name for option in options])
    for name in names:
        for option in options:
            if option.name > name and name in option.excludes:
                raise ValueError("rules: '%s' and '%s' exclude each other" % (name, option.name))


def rules_text(rule_set_id: int, options: int) -> str:
    """Return the rules as text, `classic+waste`, from the numbers in positions and saves.

    rule_set_id: the id of a rule set; options: the bits of its options. Raise ValueError for a number that is not in
        use.
    """
    names = [option.name for option in options_by_bits(options)]
    return "+".join([rule_set_by_id(rule_set_id).name] + sorted(names))


class Rules:
    """A rule set with its options, as the deal and the notation need it.

    text: `classic+waste`, the options in any order; ValueError with a one-line message if a part of it is unknown or
        contradicts another
    name: the text with the options sorted
    rule_set: the RuleSet
    option_bits: bit i stands for the option whose id is i
    duties: see above; the other attributes are those of the RuleSet as the options have changed them
    """

    def __init__(self, text: str) -> None:
        base = rule_set(text)
        names = sorted(text.split("+")[1:])
        allowed = options_of(base.name)
        for i in range(len(names)):
            if names[i] not in allowed:
                there = "; there are: " + " ".join(allowed) if allowed else ""
                raise ValueError("rules: %s has no option %r%s" % (base.name, names[i], there))
            if i and names[i] == names[i - 1]:
                raise ValueError("rules: option '%s' is given twice" % names[i])
        chosen = [_option(row) for row in OPTIONS if row[0] in names]
        refuse_contradictions(chosen)
        self.name = "+".join([base.name] + names)
        self.rule_set = base
        self.family = base.family
        self.players = base.players
        self.houses = base.houses
        self.reserve = base.reserve
        self.packs = base.packs
        self.ranks = base.ranks
        self.lowest_rank = base.lowest_rank
        self.starter = base.starter
        self.masks = base.masks
        self.order = base.order
        self.style = base.style
        self.match_points = base.match_points
        self.option_bits = 0
        self.duties = 0
        for option in chosen:
            self.option_bits |= 1 << option.id
            self.duties |= option.duties
            self.style |= option.style
            if option.opens_waste:
                self.masks = self.masks[:3] + (ALL_PLACES,)
            if option.reserve >= 0:
                self.reserve = option.reserve
            if option.starter >= 0:
                self.starter = option.starter
            if option.match_points >= 0:
                self.match_points = option.match_points

    def each_has_a_pack(self) -> bool:
        """Return whether each of two players has a whole pack, so that every card exists twice."""
        return self.players == self.packs == 2


def normalise_rules(text: str) -> str:
    """Return the rules text normalised. Raise ValueError with one line that names what is wrong."""
    return Rules(text).name
