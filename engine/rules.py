# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The rule sets and their options, one record each, which say how the engine plays (RULES 3-8)."""

from engine.const import const

# Where a card may go, by the pile that it comes from: the masks of a row (RULES 4-6, 8).
TO_FOUNDATION = const(1)  # a foundation that it fits
TO_HOUSE = const(2)  # a house that it fits
TO_SPACE = const(4)  # an empty house
LOAD_RESERVE = const(8)  # another player's reserve
LOAD_WASTE = const(16)  # another player's waste
KING_TO_SPACE = const(32)  # an empty house, for a king only
LOAD_LAST = const(64)  # a load, but only where it fits no other house (RULES 6)
ALL_PLACES = const(31)

# The flags of order, style and duties have 16 bits each; position.py says how those above bit 7 are read.

# What comes first in a turn: the order of a row.
RESERVE_PRIORITY = const(1)  # `rf` before every other foundation play
COMPULSORY = const(2)  # a foundation play before anything else
RESERVE_DUTY = const(4)  # then the reserve into spaces, then onto houses, before the rest (RULES 6)
SPACE_BARS_TURN = const(8)  # no `t` with a space open and the mover's reserve not empty
MAY_PASS = const(16)  # `p` is legal with hand and waste empty
FOSTER = const(32)  # the opponent's piles are available; `u`, a held reserve, the third run (RULES 5)
TWO_WASTE = const(64)  # `hw` only for a card that fits nowhere; it lays a second card (RULES 6)
PATIENCE = const(128)  # `t` lays on the waste (RULES 8, klondike)

# What else differs: the style of a row.
ANY_SUIT = const(1)  # a load fits in any suit
GROUPS = const(2)  # the top cards of a house move as a group
STAGGERED = const(4)  # a player's houses are dealt as that player's first turn begins
HAND_WINS = const(8)  # a player with hand and waste empty wins, whatever is in the reserve
JOKER_PACK = const(16)  # the joker is set aside; the first house to become empty goes out of use
FORFEIT = const(32)  # abandoning pays 20 more; a stalemate is a draw (RULES 7)
RESERVE_FACE_DOWN = const(64)  # the reserve is dealt all face down
BACKS = const(128)  # each house is dealt a face-down card first

# What options demand before the free moves: the duties of a row (RULES 4, options).
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

# Which options a rule set takes: kinds of options.
_TURN_OPTIONS = const(1)  # P's variations (RULES 4)
_RESERVE_OPTIONS = const(2)  # another size of the reserve
_SCORE_OPTIONS = const(4)  # ways to score the one-pack game (RULES 8)


# The tables are tuples of constants, which stay in a board's flash. A record is made of a row when it is asked for.

# In the order in which they are offered. Where two set the same attribute, the later one counts. Each row has what an
# Option is made with: name, id, kind, excludes, duties, style, reserve, starter, match_points, opens_waste.
OPTIONS: "tuple[tuple[str, int, int, tuple[str, ...], int, int, int, int, int, bool], ...]" = (
    ("waste", 17, _TURN_OPTIONS, (), 0, 0, -1, -1, -1, True),
    ("groups", 5, _TURN_OPTIONS, (), 0, GROUPS, -1, -1, -1, False),
    ("peek", 10, _TURN_OPTIONS, (), PEEK, 0, -1, -1, -1, False),
    ("closed", 2, _TURN_OPTIONS, ("high",), CLOSED, RESERVE_FACE_DOWN, -1, LOWER_HOUSES, -1, False),
    ("strict", 14, _TURN_OPTIONS, (), RELEASE | MUST_LOAD | MUST_SPACE, 0, -1, -1, -1, False),
    ("release", 13, _TURN_OPTIONS, (), RELEASE, 0, -1, -1, -1, False),
    ("mustload", 8, _TURN_OPTIONS, (), MUST_LOAD, 0, -1, -1, -1, False),
    ("mustspace", 9, _TURN_OPTIONS, (), MUST_SPACE, 0, -1, -1, -1, False),
    ("fewest", 4, _TURN_OPTIONS, (), RELEASE | FEWEST, 0, -1, -1, -1, False),
    ("backs", 0, _TURN_OPTIONS, (), RELEASE | MUST_LOAD | MUST_SPACE | UNCOVER, BACKS, -1, -1, -1, False),
    ("uncover", 16, _TURN_OPTIONS, (), UNCOVER, 0, -1, -1, -1, False),
    ("r12", 12, _RESERVE_OPTIONS, ("r11",), 0, 0, 12, -1, -1, False),
    ("r11", 11, _RESERVE_OPTIONS, ("r12",), 0, 0, 11, -1, -1, False),
    ("cut", 3, _TURN_OPTIONS, ("high", "houses"), 0, 0, -1, CUT, -1, False),
    ("high", 6, _TURN_OPTIONS, ("closed", "cut", "houses"), 0, 0, -1, HIGHER_RESERVE, -1, False),
    ("houses", 7, _TURN_OPTIONS, ("cut", "high"), 0, 0, -1, LOWER_HOUSES, -1, False),
    ("cards", 1, _SCORE_OPTIONS, ("thirty",), 0, 0, -1, -1, -1, False),
    ("thirty", 15, _SCORE_OPTIONS, ("cards",), THIRTY, 0, -1, -1, 125, False),
)

_CLASSIC_ORDER = RESERVE_PRIORITY | COMPULSORY | SPACE_BARS_TURN | MAY_PASS
_FOSTER_ORDER = COMPULSORY | SPACE_BARS_TURN | FOSTER
_FOSTER_STYLE = FORFEIT | RESERVE_FACE_DOWN
_FOSTER_WASTE = TO_FOUNDATION | TO_HOUSE | LOAD_RESERVE | LOAD_WASTE
_CATS_ORDER = RESERVE_PRIORITY | COMPULSORY | RESERVE_DUTY | TWO_WASTE
_CATS_STYLE = ANY_SUIT | HAND_WINS
_CATS_SHOWING = TO_FOUNDATION | TO_HOUSE | TO_SPACE
_CATS_HOUSE = TO_FOUNDATION | TO_HOUSE | LOAD_WASTE | LOAD_LAST
_CATS_RESERVE = TO_FOUNDATION | TO_HOUSE | TO_SPACE | LOAD_WASTE
_CATS_WASTE = TO_FOUNDATION | TO_HOUSE
_ONE_PACK_SHOWING = TO_HOUSE | TO_SPACE | LOAD_WASTE
_ONE_PACK_HOUSE = TO_HOUSE | TO_SPACE
_KLONDIKE_PLACES = TO_FOUNDATION | TO_HOUSE | KING_TO_SPACE

# In the order in which they are offered. Each row has what a RuleSet is made with: name, id, family, players, houses,
# reserve, packs, ranks, low; starter, masks; order, style, takes, match_points.
RULE_SETS = (
    (
        "classic", 0, 0, 2, 8, 13, 2, 13, 0,
        LOWER_RESERVE, (ALL_PLACES, ALL_PLACES, ALL_PLACES, 0),
        _CLASSIC_ORDER, 0, _TURN_OPTIONS | _RESERVE_OPTIONS, 175,
    ),
    (
        "simple", 6, 0, 2, 6, 6, 1, 13, 0,
        LOWER_RESERVE, (ALL_PLACES, ALL_PLACES, ALL_PLACES, 0),
        _CLASSIC_ORDER, 0, _TURN_OPTIONS, 125,
    ),
    (
        "foster", 1, 0, 2, 8, 12, 2, 13, 0,
        CUT, (ALL_PLACES, ALL_PLACES, ALL_PLACES, _FOSTER_WASTE),
        _FOSTER_ORDER, _FOSTER_STYLE, 0, 150,
    ),
    (
        "foster36", 2, 0, 2, 8, 12, 2, 9, 5,
        CUT, (ALL_PLACES, ALL_PLACES, ALL_PLACES, _FOSTER_WASTE),
        _FOSTER_ORDER, _FOSTER_STYLE, 0, 175,
    ),
    (
        "foster32", 3, 0, 2, 8, 12, 2, 8, 6,
        CUT, (ALL_PLACES, ALL_PLACES, ALL_PLACES, _FOSTER_WASTE),
        _FOSTER_ORDER, _FOSTER_STYLE, 0, 175,
    ),
    (
        "cats", 4, 0, 2, 8, 12, 2, 13, 0,
        CUT, (_CATS_SHOWING, _CATS_HOUSE, _CATS_RESERVE, _CATS_WASTE),
        _CATS_ORDER, _CATS_STYLE | GROUPS | STAGGERED, 0, 225,
    ),
    (
        "catsfull", 5, 0, 2, 8, 13, 2, 13, 0,
        LOWER_RESERVE, (_CATS_SHOWING, _CATS_HOUSE | TO_SPACE, _CATS_RESERVE, _CATS_WASTE),
        _CATS_ORDER, _CATS_STYLE, 0, 200,
    ),
    (
        "onepack", 8, 1, 2, 8, 0, 1, 13, 0,
        CUT, (_ONE_PACK_SHOWING, _ONE_PACK_HOUSE, 0, _ONE_PACK_SHOWING),
        0, STAGGERED, _SCORE_OPTIONS, 25,
    ),
    (
        "three", 7, 0, 3, 9, 8, 2, 13, 0,
        CUT, (ALL_PLACES, ALL_PLACES, ALL_PLACES, 0),
        _CLASSIC_ORDER, JOKER_PACK, _TURN_OPTIONS, 175,
    ),
    (
        "klondike", 9, 0, 1, 7, 0, 1, 13, 0,
        CUT, (0, _KLONDIKE_PLACES, 0, _KLONDIKE_PLACES),
        PATIENCE, GROUPS, 0, 300,
    ),
)  # fmt: skip
NAMES = tuple([row[0] for row in RULE_SETS])


class Option:
    """What an option changes about a rule set.

    name; id: 0 to 31, the number that saves and positions use; it never changes and is never given to another option;
    kind: which rule sets take it, see above; excludes: options that contradict it; duties, style: flags that it adds;
    reserve, starter, match_points: values that replace the rule set's, -1 for none; opens_waste: whether the top of the
    player's own waste may go everywhere.
    """

    def __init__(
        self, name: str, id: int, kind: int, excludes: tuple[str, ...], duties: int, style: int, reserve: int,
        starter: int, match_points: int, opens_waste: bool,
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
    (cards of a suit); low (index in A23456789TJQK of the lowest rank); starter, order, style: see above; masks: of the
    showing card, a house's top, the reserve's top and the player's own waste's top; takes: kinds of options;
    match_points: the points that win a match unless others are set, chosen so that nine of ten matches between equals
    take three to seven games.
    """

    def __init__(
        self, name: str, id: int, family: int, players: int, houses: int, reserve: int, packs: int, ranks: int,
        low: int, starter: int, masks: tuple[int, int, int, int], order: int, style: int, takes: int,
        match_points: int,
    ) -> None:
        self.name = name
        self.id = id
        self.family = family
        self.players = players
        self.houses = houses
        self.reserve = reserve
        self.packs = packs
        self.ranks = ranks
        self.low = low
        self.starter = starter
        self.masks = masks
        self.order = order
        self.style = style
        self.takes = takes
        self.match_points = match_points

    def has_stop_play(self) -> bool:
        """Return whether there is stop play: only compulsory moves can be missed (RULES 9)."""
        return self.order & COMPULSORY != 0

    def options(self) -> list[Option]:
        """Return the options that the rule set takes, in the order in which they are offered."""
        return [option for option in options() if option.kind & self.takes]

    def has_two_sides(self) -> bool:
        """Return whether there are two players: one person can play both sides, or two by cable."""
        return self.players == 2


def options() -> list[Option]:
    """Return all options, in the order in which they are offered."""
    return [Option(*row) for row in OPTIONS]


def rule_sets() -> list[RuleSet]:
    """Return all rule sets, in the order in which they are offered."""
    return [RuleSet(*row) for row in RULE_SETS]


def rule_set(rules: str) -> RuleSet:
    """Return the RuleSet of a text such as `classic+waste`. ValueError, one line, if there is none."""
    name = rules.split("+")[0]
    for row in RULE_SETS:
        if row[0] == name:
            return RuleSet(*row)
    raise ValueError("rules: no rule set %r; there are: %s" % (name, " ".join(NAMES)))


def rule_set_by_id(number: int) -> RuleSet:
    """Return the RuleSet with an id. ValueError if there is none."""
    for row in RULE_SETS:
        if row[1] == number:
            return RuleSet(*row)
    raise ValueError("rules: no rule set has the number %d" % number)


def reserve_by_id(number: int) -> int:
    """Return the reserve of the rule set with an id. It makes no RuleSet, because a first turn may take no heap."""
    for row in RULE_SETS:
        if row[1] == number:
            return row[5]
    raise ValueError("rules: no rule set has the number %d" % number)


def options_of(name: str) -> tuple[str, ...]:
    """Return the names of the options that a rule set takes, sorted."""
    return tuple(sorted([option.name for option in rule_set(name).options()]))


def options_by_bits(bits: int) -> list[Option]:
    """Return the options of a set of bits, bit i for id i. ValueError for a bit of no option."""
    found = [Option(*row) for row in OPTIONS if bits >> row[1] & 1]
    for option in found:
        bits &= ~(1 << option.id)
    if bits:
        raise ValueError("rules: no option has the bits %d" % bits)
    return found


def refuse_contradictions(options: list[Option]) -> None:
    """Raise ValueError, one line, if one of the options excludes another."""
    names = sorted([option.name for option in options])
    for name in names:
        for option in options:
            if option.name > name and name in option.excludes:
                raise ValueError("rules: '%s' and '%s' exclude each other" % (name, option.name))


def rules_text(rule_set_id: int, options: int) -> str:
    """Return the rules as text, `classic+waste`, from the numbers in positions and saves.

    They are the id of a rule set and the bits of its options. ValueError for a number that is not in use.
    """
    names = [option.name for option in options_by_bits(options)]
    return "+".join([rule_set_by_id(rule_set_id).name] + sorted(names))


class Row:
    """A rule set with its options, as the deal and the notation need it.

    text: `classic+waste`, the options in any order; ValueError, one line, if something in it is unknown or contradicts
    something else. name: the text with the options sorted; rule_set: the RuleSet; options: bits by their ids; duties:
    see above; the other attributes are those of the RuleSet as the options have changed them.
    """

    def __init__(self, text: str) -> None:
        base = rule_set(text)
        names = sorted(text.split("+")[1:])
        takes = options_of(base.name)
        for i in range(len(names)):
            if names[i] not in takes:
                there = "; there are: " + " ".join(takes) if takes else ""
                raise ValueError("rules: %s has no option %r%s" % (base.name, names[i], there))
            if i and names[i] == names[i - 1]:
                raise ValueError("rules: option '%s' is there twice" % names[i])
        chosen = [Option(*row) for row in OPTIONS if row[0] in names]
        refuse_contradictions(chosen)
        self.name = "+".join([base.name] + names)
        self.rule_set = base
        self.family = base.family
        self.players = base.players
        self.houses = base.houses
        self.reserve = base.reserve
        self.packs = base.packs
        self.ranks = base.ranks
        self.low = base.low
        self.starter = base.starter
        self.masks = base.masks
        self.order = base.order
        self.style = base.style
        self.match_points = base.match_points
        self.options = 0
        self.duties = 0
        for option in chosen:
            self.options |= 1 << option.id
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


def check(text: str) -> str:
    """Return the rules text normalised. ValueError, one line, names what is wrong."""
    return Row(text).name
