# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The rule sets, a row of data each, which the engine reads; and the options, which change a row (RULES 3-8)."""

from engine.const import const

# Where a card may go, by the pile it comes from: the masks of a row (RULES 4-6, 8).
TO_FOUNDATION = const(1)  # one that it fits
TO_HOUSE = const(2)  # one that it fits
TO_SPACE = const(4)  # an empty house
LOAD_RESERVE = const(8)  # another player's reserve
LOAD_WASTE = const(16)  # another player's waste
KING_TO_SPACE = const(32)  # an empty house, a king alone
LOAD_LAST = const(64)  # a load, but only where it fits no other house (RULES 6)
ALL_PLACES = const(31)

# How a turn goes: the order of a row.
RESERVE_PRIORITY = const(1)  # `rf` before every other foundation play
COMPULSORY = const(2)  # a foundation play before anything else
RESERVE_DUTY = const(4)  # then the reserve into spaces, then onto houses, before the rest (RULES 6)
SPACE_BARS_TURN = const(8)  # no `t` with a space open and the mover's reserve not empty
MAY_PASS = const(16)  # `p` with hand and waste empty
FOSTER = const(32)  # Foster's: the opponent's piles are available, `u`, held reserve, third run (RULES 5)
TWO_WASTE = const(64)  # `hw` only of a card with no place; it lays a second card (RULES 6)
PATIENCE = const(128)  # `t` lays on the waste (RULES 8, klondike)

# What else differs: the style of a row.
ANY_SUIT = const(1)  # a load fits in any suit
GROUPS = const(2)  # the top cards of a house move as a group
STAGGERED = const(4)  # dealt as the first turn begins
HAND_WINS = const(8)  # won with hand and waste empty, whatever the reserve
JOKER_PACK = const(16)  # a joker that is set aside; the first emptied house goes out of use
FORFEIT = const(32)  # abandoning pays 20 more; what has run dry is a draw (RULES 7)
RESERVE_FACE_DOWN = const(64)  # the reserve is dealt all face down
BACKS = const(128)  # each house is dealt a face-down card first

# What options ask for before the free moves: the duties of a row (RULES 4, options).
RELEASE = const(1)
FEWEST = const(2)
MUST_LOAD = const(4)
MUST_SPACE = const(8)
UNCOVER = const(16)
CLOSED = const(32)
PEEK = const(64)
THIRTY = const(128)  # a way to score, not a duty

# Who begins.
LOWER_RESERVE = const(0)
LOWER_HOUSES = const(1)
HIGHER_RESERVE = const(2)
CUT = const(3)

NAMES = ("classic", "foster", "foster36", "foster32", "cats", "catsfull", "simple", "three", "onepack", "klondike")
OPTIONS = (
    "backs", "cards", "closed", "cut", "fewest", "groups", "high", "houses", "mustload", "mustspace", "peek", "r11",
    "r12", "release", "strict", "thirty", "uncover", "waste",
)  # fmt: skip

_CLASSIC_MASKS = (ALL_PLACES, ALL_PLACES, ALL_PLACES, 0)
_CLASSIC_ORDER = RESERVE_PRIORITY | COMPULSORY | SPACE_BARS_TURN | MAY_PASS
_FOSTER_MASKS = (ALL_PLACES, ALL_PLACES, ALL_PLACES, TO_FOUNDATION | TO_HOUSE | LOAD_RESERVE | LOAD_WASTE)
_FOSTER_ORDER = COMPULSORY | SPACE_BARS_TURN | FOSTER
_CATS_ORDER = RESERVE_PRIORITY | COMPULSORY | RESERVE_DUTY | TWO_WASTE
_CATS_STYLE = ANY_SUIT | HAND_WINS
_CATS_SHOWING = TO_FOUNDATION | TO_HOUSE | TO_SPACE
_CATS_HOUSE = TO_FOUNDATION | TO_HOUSE | LOAD_WASTE | LOAD_LAST
_CATS_RESERVE = TO_FOUNDATION | TO_HOUSE | TO_SPACE | LOAD_WASTE
_CATS_WASTE = TO_FOUNDATION | TO_HOUSE

# family, players, houses, reserve, packs, ranks, lowest rank in A23456789TJQK, begins,
# masks (showing card, house top, reserve top, own waste's top), order, style
_ROWS = (
    (0, 2, 8, 13, 2, 13, 0, LOWER_RESERVE, _CLASSIC_MASKS, _CLASSIC_ORDER, 0),
    (0, 2, 8, 12, 2, 13, 0, CUT, _FOSTER_MASKS, _FOSTER_ORDER, FORFEIT | RESERVE_FACE_DOWN),
    (0, 2, 8, 12, 2, 9, 5, CUT, _FOSTER_MASKS, _FOSTER_ORDER, FORFEIT | RESERVE_FACE_DOWN),
    (0, 2, 8, 12, 2, 8, 6, CUT, _FOSTER_MASKS, _FOSTER_ORDER, FORFEIT | RESERVE_FACE_DOWN),
    (0, 2, 8, 12, 2, 13, 0, CUT, (_CATS_SHOWING, _CATS_HOUSE, _CATS_RESERVE, _CATS_WASTE),
     _CATS_ORDER, _CATS_STYLE | GROUPS | STAGGERED),
    (0, 2, 8, 13, 2, 13, 0, LOWER_RESERVE, (_CATS_SHOWING, _CATS_HOUSE | TO_SPACE, _CATS_RESERVE, _CATS_WASTE),
     _CATS_ORDER, _CATS_STYLE),
    (0, 2, 6, 6, 1, 13, 0, LOWER_RESERVE, _CLASSIC_MASKS, _CLASSIC_ORDER, 0),
    (0, 3, 9, 8, 2, 13, 0, CUT, _CLASSIC_MASKS, _CLASSIC_ORDER, JOKER_PACK),
    (1, 2, 8, 0, 1, 13, 0, CUT,
     (TO_HOUSE | TO_SPACE | LOAD_WASTE, TO_HOUSE | TO_SPACE, 0, TO_HOUSE | TO_SPACE | LOAD_WASTE), 0, STAGGERED),
    (0, 1, 7, 0, 1, 13, 0, CUT,
     (0, TO_FOUNDATION | TO_HOUSE | KING_TO_SPACE, 0, TO_FOUNDATION | TO_HOUSE | KING_TO_SPACE), PATIENCE, GROUPS),
)  # fmt: skip

_KIN = ("classic", "simple", "three")  # whose options RULES 4 lists
_DUTIES = {
    "release": RELEASE,
    "fewest": RELEASE | FEWEST,
    "mustload": MUST_LOAD,
    "mustspace": MUST_SPACE,
    "strict": RELEASE | MUST_LOAD | MUST_SPACE,
    "backs": RELEASE | MUST_LOAD | MUST_SPACE | UNCOVER,
    "uncover": UNCOVER,
    "closed": CLOSED,
    "peek": PEEK,
    "thirty": THIRTY,
}
_ONE_OF = (("r11", "r12"), ("cut", "high", "houses"), ("cards", "thirty"), ("closed", "high"))


def options_of(name: str) -> tuple[str, ...]:
    """Return the options that a rule set takes, sorted."""
    if name == "onepack":
        return ("cards", "thirty")
    if name not in _KIN:
        return ()
    own = [option for option in OPTIONS if option not in ("cards", "thirty")]
    return tuple([option for option in own if name == "classic" or option not in ("r11", "r12")])


def reserve_of(index: int) -> int:
    """Return how many cards the reserve of NAMES[index] has at the deal, without options."""
    return _ROWS[index][3]


class Row:
    """One rule set with its options, as the deal and the notation need it.

    text: `classic+waste`, the options in any order; ValueError, one line, for what is unknown or contradicts itself.
    name: the text with the options sorted; index: in NAMES; options: bits by OPTIONS; players; houses (of all);
    reserve (cards); packs; ranks (cards of a suit); low (index in A23456789TJQK of the lowest); begins; masks (4);
    order; style; duties: see above.
    """

    def __init__(self, text: str) -> None:
        parts = text.split("+")
        base = parts[0]
        if base not in NAMES:
            raise ValueError("rules: no rule set '%s'; there are: %s" % (base, " ".join(NAMES)))
        options = sorted(parts[1:])
        takes = options_of(base)
        for i in range(len(options)):
            if options[i] not in takes:
                there = "; there are: " + " ".join(takes) if takes else ""
                raise ValueError("rules: %s has no option '%s'%s" % (base, options[i], there))
            if i and options[i] == options[i - 1]:
                raise ValueError("rules: option '%s' is there twice" % options[i])
        for group in _ONE_OF:
            both = [option for option in group if option in options]
            if len(both) > 1:
                raise ValueError("rules: '%s' and '%s' exclude each other" % (both[0], both[1]))
        self.name = "+".join([base] + options)
        self.index = NAMES.index(base)
        self.options = 0
        (self.family, self.players, self.houses, self.reserve, self.packs, self.ranks, self.low, self.begins,
         self.masks, self.order, self.style) = _ROWS[self.index]  # fmt: skip
        self.duties = 0
        for option in options:
            self.options |= 1 << OPTIONS.index(option)
            self.duties |= _DUTIES.get(option, 0)
        if "waste" in options:
            self.masks = self.masks[:3] + (ALL_PLACES,)
        if "r11" in options:
            self.reserve = 11
        if "r12" in options:
            self.reserve = 12
        if "groups" in options:
            self.style |= GROUPS
        if "backs" in options:
            self.style |= BACKS
        if "closed" in options:
            self.style |= RESERVE_FACE_DOWN
            self.begins = LOWER_HOUSES
        if "cut" in options:
            self.begins = CUT
        if "high" in options:
            self.begins = HIGHER_RESERVE
        if "houses" in options:
            self.begins = LOWER_HOUSES

    # room
    def each_has_a_pack(self) -> bool:
        """Return whether each of two players has a pack of their own, so that two cards of a game are alike."""
        return self.players == self.packs == 2


def check(text: str) -> str:
    """Return the rules text normalised, or raise ValueError with one line that names what is wrong."""
    return Row(text).name
