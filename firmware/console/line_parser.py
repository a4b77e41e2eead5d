"""Parse typed lines: commands, piles and moves. The words are those of the language (text.console().TYPED…)."""

from engine.const import const
from engine.moves import GROUP, WHOLE_HOUSE
from engine.notation import move_text, parse_move
from engine.position import FACE_DOWN, FOUNDATION, HOUSES, PLAYERS, RESERVE, SHOW, TOP, TURN, WASTE, pile
from firmware import text
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.screens.menu import MenuRow

# Commands, as text.console().TYPED lists them after the nine buttons.
CMD_HELP = const(10)
CMD_TABLE = const(11)
CMD_MOVES = const(12)
CMD_HINT = const(13)
CMD_UNDO = const(14)
CMD_ABOUT = const(15)
CMD_LETTERS = const(16)
CMD_WORDS = const(17)
CMD_QUIT = const(18)

MAX_LINE_LENGTH = const(80)  # letters of a line; a longer one is not understood


def words_of(line: str) -> list[str]:
    """Return the words of a line in lower case; [] if it is too long."""
    if len(line) > MAX_LINE_LENGTH:
        return []
    return line.lower().replace(",", " ").split()


def command_number(word: str) -> int:
    """Return the number of the command or button that a word names, 0 for none."""
    for i in range(len(text.console().TYPED)):
        if word in text.console().TYPED[i].split():
            return i + 1
    return 0


def parse_number(word: str) -> int:
    """Return the value of a word of digits, -1 for any other word."""
    if not 0 < len(word) < 10:
        return -1
    for sign in word:
        if sign not in "0123456789":
            return -1
    return int(word)


def find_row(words: list[str], rows: "list[MenuRow]") -> int:
    """Return the number of the menu row that these words name, from 1 on; 0 for none or several.

    They name the row with exactly this label, else the only row whose label begins with them.
    """
    label_typed = " ".join(words)
    found = []
    for i in range(len(rows)):
        label = rows[i].label.lower()
        if label == label_typed:
            return i + 1
        if label_typed and label.startswith(label_typed):
            found.append(i + 1)
    return found[0] if len(found) == 1 else 0


def parse_in_notation(line: str, moves: bytearray, n: int) -> tuple[int, int] | None:
    """Return the move that a line names in the notation of RULES 2, or None.

    moves, n: the legal moves. Case is ignored if the line can name only one of them.
    """
    try:
        found = parse_move(line)
    except ValueError:
        found = None
    low = line.lower()
    alike = None
    for i in range(0, 2 * n, 2):
        move = moves[i], moves[i + 1]
        if move == found:
            return found
        if move_text(*move).lower() == low:
            alike = move if alike is None else found
    return alike or found


class MoveParser:
    """A reader of moves in plain words, in one position.

    names: the players' names, A's first, or none; missed: whether the words named a card that is not visible.
    """

    def __init__(self, pos: bytearray, names: list[str] | tuple[str, ...] = ()) -> None:
        self.pos = pos
        self.names = [name.lower() for name in names]
        self.names_no_visible_card = False

    def pile(self, words: list[str]) -> int:
        """Return the pile that the words name, FOUNDATION for any foundation, -1 if they name no pile."""
        if len(words) == 1 and words[0] in text.console().TYPED_UP.split()[1:]:
            return FOUNDATION
        found = self._sources(words)
        return pile(self.pos, found[0][0]) if found and not found[0][0] & GROUP else -1

    def moves(self, words: list[str]) -> list[tuple[int, int]]:
        """Return the moves that the words may mean, the most likely first."""
        for i in range(1, len(words)):
            if words[i] in text.console().TYPED_TO.split():
                return self._moves_between(words[:i], words[i + 1 :])
        if len(words) > 1 and words[-1] in text.console().TYPED_UP.split():
            return self._moves_between(words[:-1], words[-1:])
        for i in range(1, len(words)):  # for example `reserve 4` or `7h 3`
            found = self._moves_between(words[:i], words[i:])
            if found:
                return found
        return []

    def _moves_between(self, source: list[str], destination: list[str]) -> list[tuple[int, int]]:
        found = []
        places = self._destinations(destination)
        for src, size in self._sources(source):
            for dst in places:
                if dst == WASTE and src != SHOW:
                    continue  # only the turned-up card may go there
                if size:
                    if dst < RESERVE:
                        found.append((src | GROUP, size << 4 | dst))
                else:
                    found.append((src, dst))
        return found

    def _significant_words(self, words: list[str]) -> list[str]:
        # Return the words that carry meaning, such as 3 of `house 3`, or 7 and hearts of `the 7 of hearts`.
        ignored = text.console().TYPED_IGNORED.split()
        return [word for word in words if word not in ignored]

    def _sources(self, words: list[str]) -> list[tuple[int, int]]:
        # Return [(source, size of a group or 0)].
        words = list(words)
        size = 0
        for i in range(len(words)):
            if words[i] in text.console().TYPED_WHOLE.split():
                size = WHOLE_HOUSE
                del words[i]
                break
            if words[i] in text.console().TYPED_CARDS.split():
                size = parse_number(words[i - 1]) if i else -1
                if not 2 <= size < WHOLE_HOUSE:
                    return []
                del words[i - 1 : i + 1]
                break
        significant = self._significant_words(words)
        if size:
            house = self._house(significant)
            return [(house, size)] if house > 0 else []
        if not significant:
            return [(SHOW, 0)] if words and self.pos[TOP + SHOW] else []  # `card`
        house = self._house(significant)
        if house > 0:
            return [(house, 0)]
        if len(significant) == 1 and significant[0] in text.console().TYPED_HAND.split():
            return [(SHOW, 0)]
        found = self._reserve_or_waste(significant)
        if found:
            return [(code, 0) for code in found if (code - RESERVE) % 3 != 1]
        return [(code, 0) for code in self._piles_with_top(significant)]

    def _destinations(self, words: list[str]) -> list[int]:
        if len(words) == 1 and words[0] in text.console().TYPED_UP.split():
            return [FOUNDATION]
        significant = self._significant_words(words)
        house = self._house(significant)
        if house > 0:
            return [house]
        found = self._reserve_or_waste(significant)
        if len(significant) == 1 and len(found) == 1:
            # If no owner is named, the turned-up card goes to the player's own waste, and any other card is a load.
            code = found[0]
            found = [code] if code == WASTE else []
            found += [code + 3 * i for i in range(1, self.pos[PLAYERS])]
        return found or [code for code in self._piles_with_top(significant) if code]

    def _house(self, words: list[str]) -> int:
        n = parse_number(words[0]) if len(words) == 1 else 0
        return n if 1 <= n <= self.pos[HOUSES] else 0

    def _reserve_or_waste(self, words: list[str]) -> list[int]:
        # Return [code] of a reserve or waste with its owner; some languages name the owner second: `réserve adverse`.
        player = 0
        if len(words) == 2:
            if words[0] in text.console().TYPED_RESERVE.split() or words[0] in text.console().TYPED_WASTE.split():
                words = [words[1], words[0]]
            if words[0] in text.console().TYPED_NEXT.split():
                player = 1
            elif words[0] in text.console().TYPED_OTHER.split():
                player = 2
            elif words[0] not in text.console().TYPED_OWN.split():
                player = self._seats_to_named_player(words[0])
        elif len(words) != 1:
            return []
        if not 0 <= player < self.pos[PLAYERS]:
            return []
        if words[-1] in text.console().TYPED_RESERVE.split():
            return [RESERVE + 3 * player]
        if words[-1] in text.console().TYPED_WASTE.split():
            return [WASTE + 3 * player]
        return []

    def _seats_to_named_player(self, word: str) -> int:
        # Return how many seats after the player to move the player of this name sits, -1 for nobody; an 's may follow.
        for form in (word, word.rstrip("s").rstrip("'")):
            if form in self.names:
                return (self.names.index(form) - self.pos[TURN]) % self.pos[PLAYERS]
        return -1

    def _piles_with_top(self, words: list[str]) -> list[int]:
        # Return the codes of the piles with this card on top.
        rank, suit = parse_card(words)
        pos = self.pos
        found = []
        if rank >= 0:
            for code in range(RESERVE + 3 * pos[PLAYERS]):
                card = pos[TOP + pile(pos, code)]
                if SHOW < code < RESERVE and (code > pos[HOUSES] or card & 15 == 15):
                    continue
                if 0 < card < FACE_DOWN and card >> 4 & 3 == suit:
                    if phrases.rank(pos, card) == phrases.rank_label(rank):
                        found.append(code)
            self.names_no_visible_card = not found
        return found


def parse_card(words: list[str]) -> tuple[int, int]:
    """Return the rank (0-12) and suit (0-3) that words such as `7h`, `seven hearts` or `herz 7` name.

    For no card, return -1, -1.
    """
    if len(words) == 1 and len(words[0]) > 1:
        words = [words[0][:-1], words[0][-1]]
    if len(words) == 2:
        for first in range(2):
            for rank in range(13):
                if words[first] in text.console().TYPED_RANKS[rank].split() + [phrases.rank_label(rank).lower()]:
                    for suit in range(4):
                        if words[1 - first] in text.console().TYPED_SUITS[suit].split():
                            return rank, suit
    return -1, -1
