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


def _set(record: object, differs: dict[str, object]) -> None:
    # Set attributes of the class. AttributeError for any other.
    for name in differs:
        getattr(record, name)
        setattr(record, name, differs[name])


class Option:
    """What an option changes about a rule set.

    name; id: 0 to 31, the number that saves and positions use; it never changes and is never given to another option;
    kind: which rule sets take it, see above; excludes: options that contradict it; duties, style: flags that it adds;
    reserve, starter, match_points: values that replace the rule set's, -1 for none; opens_waste: whether the top of the
    player's own waste may go everywhere.
    """

    # An instance has only the attributes that differ, because each takes 8 bytes on a board.
    excludes: tuple[str, ...] = ()
    duties = 0
    style = 0
    reserve = -1
    starter = -1
    match_points = -1
    opens_waste = False

    def __init__(self, name: str, id: int, kind: int, **differs: object) -> None:
        self.name = name
        self.id = id
        self.kind = kind
        _set(self, differs)


# In the order in which they are offered. Where two set the same attribute, the later one counts.
OPTIONS = (
    Option("waste", id=17, kind=_TURN_OPTIONS, opens_waste=True),
    Option("groups", id=5, kind=_TURN_OPTIONS, style=GROUPS),
    Option("peek", id=10, kind=_TURN_OPTIONS, duties=PEEK),
    Option("closed", id=2, kind=_TURN_OPTIONS, excludes=("high",), duties=CLOSED, style=RESERVE_FACE_DOWN,
           starter=LOWER_HOUSES),
    Option("strict", id=14, kind=_TURN_OPTIONS, duties=RELEASE | MUST_LOAD | MUST_SPACE),
    Option("release", id=13, kind=_TURN_OPTIONS, duties=RELEASE),
    Option("mustload", id=8, kind=_TURN_OPTIONS, duties=MUST_LOAD),
    Option("mustspace", id=9, kind=_TURN_OPTIONS, duties=MUST_SPACE),
    Option("fewest", id=4, kind=_TURN_OPTIONS, duties=RELEASE | FEWEST),
    Option("backs", id=0, kind=_TURN_OPTIONS, duties=RELEASE | MUST_LOAD | MUST_SPACE | UNCOVER, style=BACKS),
    Option("uncover", id=16, kind=_TURN_OPTIONS, duties=UNCOVER),
    Option("r12", id=12, kind=_RESERVE_OPTIONS, excludes=("r11",), reserve=12),
    Option("r11", id=11, kind=_RESERVE_OPTIONS, excludes=("r12",), reserve=11),
    Option("cut", id=3, kind=_TURN_OPTIONS, excludes=("high", "houses"), starter=CUT),
    Option("high", id=6, kind=_TURN_OPTIONS, excludes=("closed", "cut", "houses"), starter=HIGHER_RESERVE),
    Option("houses", id=7, kind=_TURN_OPTIONS, excludes=("cut", "high"), starter=LOWER_HOUSES),
    Option("cards", id=1, kind=_SCORE_OPTIONS, excludes=("thirty",)),
    Option("thirty", id=15, kind=_SCORE_OPTIONS, excludes=("cards",), duties=THIRTY, match_points=125),
)  # fmt: skip


class RuleSet:
    """All that is known of a rule set except its words (firmware/text).

    name; id: 0 to 255, the number that saves and positions use; it never changes and is never given to another rule
    set; family: 0 the two-pack family, 1 the one-pack game; players; houses (in all); reserve (cards); packs; ranks
    (cards of a suit); low (index in A23456789TJQK of the lowest rank); starter, order, style: see above; masks: of the
    showing card, a house's top, the reserve's top and the player's own waste's top; takes: kinds of options;
    match_points: the points that win a match unless others are set, chosen so that nine of ten matches between equals
    take three to seven games.
    """

    # An instance has only the attributes that differ.
    style = 0
    family = 0
    players = 2
    houses = 8
    packs = 2
    ranks = 13
    low = 0
    takes = 0
    match_points = 300

    def __init__(
        self,
        name: str,
        id: int,
        reserve: int,
        starter: int,
        masks: tuple[int, int, int, int],
        order: int,
        **differs: object,
    ) -> None:
        self.name = name
        self.id = id
        self.reserve = reserve
        self.starter = starter
        self.masks = masks
        self.order = order
        _set(self, differs)

    def has_stop_play(self) -> bool:
        """Return whether there is stop play: only compulsory moves can be missed (RULES 9)."""
        return self.order & COMPULSORY != 0

    def options(self) -> list[Option]:
        """Return the options that the rule set takes, in the order in which they are offered."""
        return [option for option in OPTIONS if option.kind & self.takes]

    def has_two_sides(self) -> bool:
        """Return whether there are two players: one person can play both sides, or two by cable."""
        return self.players == 2


_CLASSIC_MASKS = (ALL_PLACES, ALL_PLACES, ALL_PLACES, 0)
_CLASSIC_ORDER = RESERVE_PRIORITY | COMPULSORY | SPACE_BARS_TURN | MAY_PASS
_FOSTER_MASKS = (ALL_PLACES, ALL_PLACES, ALL_PLACES, TO_FOUNDATION | TO_HOUSE | LOAD_RESERVE | LOAD_WASTE)
_FOSTER_ORDER = COMPULSORY | SPACE_BARS_TURN | FOSTER
_FOSTER_STYLE = FORFEIT | RESERVE_FACE_DOWN
_CATS_ORDER = RESERVE_PRIORITY | COMPULSORY | RESERVE_DUTY | TWO_WASTE
_CATS_STYLE = ANY_SUIT | HAND_WINS
_CATS_SHOWING = TO_FOUNDATION | TO_HOUSE | TO_SPACE
_CATS_HOUSE = TO_FOUNDATION | TO_HOUSE | LOAD_WASTE | LOAD_LAST
_CATS_RESERVE = TO_FOUNDATION | TO_HOUSE | TO_SPACE | LOAD_WASTE
_CATS_WASTE = TO_FOUNDATION | TO_HOUSE
_ONE_PACK_MASKS = (TO_HOUSE | TO_SPACE | LOAD_WASTE, TO_HOUSE | TO_SPACE, 0, TO_HOUSE | TO_SPACE | LOAD_WASTE)
_KLONDIKE_MASKS = (0, TO_FOUNDATION | TO_HOUSE | KING_TO_SPACE, 0, TO_FOUNDATION | TO_HOUSE | KING_TO_SPACE)

# In the order in which they are offered.
RULE_SETS = (
    RuleSet(
        "classic", id=0, reserve=13, starter=LOWER_RESERVE, masks=_CLASSIC_MASKS, order=_CLASSIC_ORDER,
        takes=_TURN_OPTIONS | _RESERVE_OPTIONS, match_points=175,
    ),
    RuleSet(
        "simple", id=6, reserve=6, houses=6, packs=1, starter=LOWER_RESERVE, masks=_CLASSIC_MASKS, order=_CLASSIC_ORDER,
        takes=_TURN_OPTIONS, match_points=125,
    ),
    RuleSet(
        "foster", id=1, reserve=12, starter=CUT, masks=_FOSTER_MASKS, order=_FOSTER_ORDER, style=_FOSTER_STYLE,
        match_points=150,
    ),
    RuleSet(
        "foster36", id=2, reserve=12, ranks=9, low=5, starter=CUT, masks=_FOSTER_MASKS, order=_FOSTER_ORDER,
        style=_FOSTER_STYLE, match_points=175,
    ),
    RuleSet(
        "foster32", id=3, reserve=12, ranks=8, low=6, starter=CUT, masks=_FOSTER_MASKS, order=_FOSTER_ORDER,
        style=_FOSTER_STYLE, match_points=175,
    ),
    RuleSet(
        "cats", id=4, reserve=12, starter=CUT, masks=(_CATS_SHOWING, _CATS_HOUSE, _CATS_RESERVE, _CATS_WASTE),
        order=_CATS_ORDER, style=_CATS_STYLE | GROUPS | STAGGERED, match_points=225,
    ),
    RuleSet(
        "catsfull", id=5, reserve=13, starter=LOWER_RESERVE,
        masks=(_CATS_SHOWING, _CATS_HOUSE | TO_SPACE, _CATS_RESERVE, _CATS_WASTE), order=_CATS_ORDER,
        style=_CATS_STYLE, match_points=200,
    ),
    RuleSet(
        "onepack", id=8, family=1, reserve=0, packs=1, starter=CUT, masks=_ONE_PACK_MASKS, order=0, style=STAGGERED,
        takes=_SCORE_OPTIONS, match_points=25,
    ),
    RuleSet(
        "three", id=7, players=3, houses=9, reserve=8, starter=CUT, masks=_CLASSIC_MASKS, order=_CLASSIC_ORDER,
        style=JOKER_PACK, takes=_TURN_OPTIONS, match_points=175,
    ),
    RuleSet(
        "klondike", id=9, players=1, houses=7, reserve=0, packs=1, starter=CUT, masks=_KLONDIKE_MASKS, order=PATIENCE,
        style=GROUPS,
    ),
)  # fmt: skip
NAMES = tuple([each.name for each in RULE_SETS])


def rule_set(rules: str) -> RuleSet:
    """Return the RuleSet of a text such as `classic+waste`. ValueError, one line, if there is none."""
    name = rules.split("+")[0]
    for each in RULE_SETS:
        if each.name == name:
            return each
    raise ValueError("rules: no rule set %r; there are: %s" % (name, " ".join([each.name for each in RULE_SETS])))


def rule_set_by_id(number: int) -> RuleSet:
    """Return the RuleSet with an id. ValueError if there is none."""
    for each in RULE_SETS:
        if each.id == number:
            return each
    raise ValueError("rules: no rule set has the number %d" % number)


def options_of(name: str) -> tuple[str, ...]:
    """Return the names of the options that a rule set takes, sorted."""
    return tuple(sorted([option.name for option in rule_set(name).options()]))


def options_by_bits(bits: int) -> list[Option]:
    """Return the options of a set of bits, bit i for id i. ValueError for a bit of no option."""
    options = [option for option in OPTIONS if bits >> option.id & 1]
    for option in options:
        bits &= ~(1 << option.id)
    if bits:
        raise ValueError("rules: no option has the bits %d" % bits)
    return options


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
        chosen = [option for option in OPTIONS if option.name in names]
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
