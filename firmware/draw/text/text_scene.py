"""The scene of the text look: lines of text, with the signs of the fonts as words or letters."""

from engine.const import const
from firmware import text
from firmware.text import phrases

# The kinds of screens.
MENU_SCREEN = const(0)
PAGE_SCREEN = const(1)
TABLE_SCREEN = const(2)
PILE_SCREEN = const(3)  # a pile that the player looks into
DIALOG_SCREEN = const(4)  # any button continues

_LEFT_GLYPH = const(5)
_RIGHT_GLYPH = const(6)
_FIRST_PRINTABLE = const(32)  # the first code that is the same character everywhere


class TextScene:
    """Lines in the order in which they are read.

    screen_kind: one of the kinds above
    tells_cursor: whether the table prints where its cursor is
    dropped, rotated: as in other scenes; here always 0 and False
    """

    dropped = 0
    rotated = False

    def __init__(self) -> None:
        self.screen_kind = MENU_SCREEN
        self.lines: "list[str]" = []
        self.tells_cursor = False

    def begin(self, kind: int) -> None:
        """Remove all lines and set the kind of screen."""
        self.screen_kind = kind
        self.lines = []

    def add_line(self, words: str) -> None:
        """Add a line unless it is empty."""
        if words:
            self.lines.append(words)


def spell_out_signs(words: str, letters: bool) -> str:
    """Return a text without signs: a 7 and its pip become `7 of hearts` or, in letters, `7H`.

    What to type has a capital letter where it begins a sentence.
    """
    out = ""
    start = 0
    for i in range(len(words)):
        sign = ord(words[i])
        if sign >= _FIRST_PRINTABLE:
            continue
        out += words[start:i]
        start = i + 1
        if sign <= 4:
            out = _card(out, sign - 1, letters)
        elif sign == _LEFT_GLYPH:
            out += text.console().SIGN_LEFT
        elif sign == _RIGHT_GLYPH:
            out += text.console().SIGN_RIGHT
        else:
            out += " "
    out += words[start:]
    verb = text.console().TYPE_WORD.split("{")[0]
    capital = phrases.capitalize(verb)
    if out.startswith(verb):
        out = capital + out[len(verb) :]
    for end in (". ", "? ", "! "):
        out = out.replace(end + verb, end + capital)
    return out


def _card(out: str, suit: int, letters: bool) -> str:
    # Add a suit to `out`: a pip stands after its rank, or by itself for the suit.
    for i in range(13):
        rank = phrases.rank_label(i)
        if out.endswith(rank):
            if letters:
                return out + text.console().SUIT_LETTERS[suit]
            card = text.console().CARD_NAME.format(text.console().RANK_NAMES[i], text.console().SUIT_NAMES[suit])
            return out[: len(out) - len(rank)] + card
    return out + (text.console().SUIT_LETTERS if letters else text.console().SUIT_NAMES)[suit]
