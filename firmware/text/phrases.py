"""Make sentences about cards, piles and moves, as a player at the table would say them.

`viewer` is the seat of the player who reads: 0 for A, 1 for B, 2 for C. VIEWER_ALL_SIDES is added if one player plays
all sides, VIEWER_BY_NAME if several players share the device and are called by their names; with VIEWER_NOBODY, none of
them is the reader.

Suits are the characters 1 to 4, which the fonts draw as pips.
"""

from engine.const import const
from engine.moves import GROUP
from engine.position import FOUNDATION, PLAYERS, RESERVE, RULE_SET_ID as POS_RULES, SHOW, TOP, pile
from engine.rules import rule_set_by_id
from firmware import text

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Literal

    # The relation of a player to the reader, a key of text.words.PEOPLE and similar texts: the reader, the only
    # opponent, the next to play of two opponents, the other of them, a side of one player who plays all sides, or one
    # of several players who are called by their names.
    Relation = Literal["you", "opponent", "left", "right", "side", "named"]

VIEWER_ALL_SIDES = const(4)
VIEWER_BY_NAME = const(8)
VIEWER_NOBODY = const(3)  # is or'ed to a seat
MAX_NAMED_PLACES = const(3)  # the number of places is given instead of their names if a card has more places than this
# The ranks on the pictures of cards, and in sentences. In other countries B D K, V D R or W D K stand for J Q K.
RANK_LABELS = (
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "B", "D", "K", "V", "D", "R", "W", "D", "K"
)  # fmt: skip
court_letters = 0  # which letters the court cards have: 0 J Q K, 1 B D K, 2 V D R, 3 W D K
# Made once, because MicroPython keeps every one-letter string forever.
PIPS = tuple("\1\2\3\4")

# The names of the buttons in sentences, by their actions, and of the court cards, by J, Q and K.
button_names: dict[str, str] = {}
# This number changes with these names and between buttons and touch, so that texts made before are made again.
wording_version = 0
has_turn_button = True  # whether the board has a button to turn up with (firmware.app.controls)
# The names of the players at the table, A's first (firmware.app.hot_seat.use_player_names).
hot_seat_names: list[str] = []
hot_seat_initials: list[str] = []  # a letter or figure for each of them


def with_buttons(said: str, *more: object) -> str:
    """Return a sentence with the names of this board's own buttons and cards.

    said: has {OK}, {BACK}, {TURN}, {STOP} or {MENU} for a button, {STEPS} for the buttons that step, {LR} for the same
        in a few letters, {SEE} for the buttons that replay the last turn, and {J}, {Q} or {K} for a card's letter;
        more: the values of {0}, {1} and so on.
    """
    return said.format(*more, **button_names)


def card(pos: bytearray, c: int) -> str:
    """Return a card's name in the rule set of a position: `10` and its pip."""
    return rank(pos, c) + PIPS[c >> 4 & 3]


def rank(pos: bytearray, c: int) -> str:
    """Return a card's rank alone, `10`."""
    return rank_label(((c & 15) - 1 + rule_set_by_id(pos[POS_RULES]).lowest_rank) % 13)


def rank_label(n: int) -> str:
    """Return the text on the cards of a rank, 0 for the ace."""
    return RANK_LABELS[n + 3 * court_letters if n > 9 else n]


def relation(pos: bytearray, player: int, viewer: int) -> "Relation":
    """Return the relation of a player (0 for A) to the reader in `viewer`, who may play all sides."""
    if player == viewer:
        return "you"
    if viewer >= VIEWER_ALL_SIDES:
        return "named" if hot_seat_names and viewer >= VIEWER_BY_NAME else "side"
    if pos[PLAYERS] < 3:
        return "opponent"
    return "left" if (viewer + 1) % 3 == player else "right"


def of_player(texts: "Mapping[str, str]", pos: bytearray, player: int, viewer: int) -> str:
    """Return the text for a player from texts such as text.words.TURN_OF, with the player's name."""
    who = relation(pos, player, viewer)
    return texts[who].format(_name_as(who, player))


def of_pile(texts: "Mapping[str, tuple[str, ...]]", pos: bytearray, p: int, viewer: int) -> str:
    """Return the text for a player's pile p from texts such as text.words.PILES, with the player's name."""
    owner = (p - RESERVE) // 3
    who = "you" if owner == viewer & 3 else relation(pos, owner, viewer)
    kind = (p - RESERVE) % 3
    # texts with two forms have none for the hand
    return texts[who][kind if kind < 2 else -1].format(_name_as(who, owner))


def _name_as(who: "Relation", player: int) -> str:
    return "ABC"[player] if who == "side" else hot_seat_name(player)


def player_name(pos: bytearray, player: int, viewer: int) -> str:
    """Return the name of a player: `You`, `Opponent`; of two opponents, the next to play is `Left`."""
    return of_player(text.words.PEOPLE, pos, player, viewer)


def player_initial(pos: bytearray, player: int, viewer: int) -> str:
    """Return a letter or a digit for a player."""
    return hot_seat_initials[player] if hot_seat_names and viewer >= VIEWER_BY_NAME else player_name(pos, player,
        viewer)[0]


def hot_seat_name(player: int) -> str:
    """Return the name of a player, "" if players have no names."""
    return hot_seat_names[player] if hot_seat_names and player < len(hot_seat_names) else ""


def pile_name(pos: bytearray, p: int, viewer: int, mover: int = -1) -> str:
    """Return the name of pile p; it is short if it belongs to an opponent who was just named as the mover."""
    if p < RESERVE:
        if p == SHOW:
            return text.words.SHOWING
        return (text.words.HOUSE if pos[TOP + p] else text.words.SPACE).format(p)
    if p == FOUNDATION:
        return text.words.FOUNDATION
    if mover == (p - RESERVE) // 3 != viewer & 3 and not viewer & VIEWER_ALL_SIDES:
        return text.words.PILES_OF_MOVER[(p - RESERVE) % 3]
    return of_pile(text.words.PILES, pos, p, viewer)


def plural(forms: tuple[str, ...], n: int) -> str:
    """Return the form of a word that goes with a number, by the FORMS of the current language."""
    at = 0  # at most the last form: English texts, which replace missing ones, have only two
    for first, last, modulus in text.words.FORMS:
        teens = modulus and 10 < n % 100 < 20
        if first <= (n % modulus if modulus else n) <= last and not teens:
            break
        at += 1
    return forms[min(at, len(forms) - 1)]


def card_count(n: int) -> str:
    """Return a number of cards as words at the start of a line."""
    return plural(text.words.CARDS, n).format(n) if n else text.words.NO_CARDS


def game_name(rules: str) -> str:
    """Return the name of a rule set with its options: `Foster 1922`, `Simplified, 2 options`."""
    parts = rules.split("+")
    name = text.menus().RULE_SETS[parts[0]]
    n = len(parts) - 1
    return plural(text.menus().GAME_WITH_OPTIONS, n).format(name, n) if n else name


def who_scores(pos: bytearray, players: list[int], viewer: int) -> str:
    """Return a sentence that one or two players score."""
    if len(players) == 1:
        return of_player(text.results().SCORES, pos, players[0], viewer)
    called = [player_name(pos, player, viewer) for player in players if relation(pos, player, viewer) != "you"]
    return text.results().BOTH_SCORE[len(called) - 1].format(*called)


def capitalize(name: str) -> str:
    """Return a name with a capital for the start of a sentence."""
    return name[0].upper() + name[1:]


def describe_places(pos: bytearray, src: int, moves: bytearray, places: bytearray, m: int, viewer: int) -> str:
    """Return where the top card of a source with m > 1 moves can go.

    places: their indices in `moves`, which has two bytes a move.
    """
    what = card_and_pile(pos, src, viewer)
    names = []
    for at in range(m):
        i = 2 * places[at]
        if m > MAX_NAMED_PLACES or moves[i] & GROUP:
            return text.words.CARD_PLACES.format(what, m)
        names.append(pile_name(pos, pile(pos, moves[i + 1]), viewer))
    return text.words.CARD_TO.format(what, text.words.OR.join((", ".join(names[:-1]), names[-1])))


def card_and_pile(pos: bytearray, src: int, viewer: int) -> str:
    """Return the top card of a source, and its pile unless it is the turned-up card."""
    p = pile(pos, src)
    what = card(pos, pos[TOP + p])
    return text.words.CARD_OF.format(what, pile_name(pos, p, viewer)) if src else what
