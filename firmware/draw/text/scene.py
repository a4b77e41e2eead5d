# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The scene of the text look: lines of words, with the signs of the fonts as words or letters."""

from engine.const import const
from firmware import text
from firmware.text import phrases

# What kind of screen is shown.
MENU = const(0)
PAGE = const(1)
TABLE = const(2)
PILE = const(3)  # a pile that is looked into
DIALOG = const(4)  # any button continues

_LEFT = const(5)
_RIGHT = const(6)
_PRINTED = const(32)  # the first code that is the same character everywhere


class TextScene:
    """Lines in the order in which they are read.

    kind: one of the above; cursor: whether the table tells where its cursor is; dropped, turned: of all scenes, here
    always 0 and False.
    """

    dropped = 0
    turned = False

    def __init__(self) -> None:
        self.kind = MENU
        self.lines: "list[str]" = []
        self.cursor = False

    def begin(self, kind: int) -> None:
        """Remove all lines and set the kind of screen."""
        self.kind = kind
        self.lines = []

    def say(self, words: str) -> None:
        """Add a line unless it is empty."""
        if words:
            self.lines.append(words)


def plain(words: str, letters: bool) -> str:
    """Return words without signs: a 7 and its pip become `7 of hearts` or, in letters, `7H`."""
    out = ""
    start = 0
    for i in range(len(words)):
        sign = ord(words[i])
        if sign >= _PRINTED:
            continue
        out += words[start:i]
        start = i + 1
        if sign <= 4:
            out = _card(out, sign - 1, letters)
        elif sign == _LEFT:
            out += text.console().SIGN_LEFT
        elif sign == _RIGHT:
            out += text.console().SIGN_RIGHT
        else:
            out += " "
    return out + words[start:]


def _card(out: str, suit: int, letters: bool) -> str:
    # Adds a suit to `out`: a pip stands after its rank, or alone for the suit.
    for i in range(13):
        rank = phrases.letter(i)
        if out.endswith(rank):
            if letters:
                return out + text.console().SUIT_LETTERS[suit]
            card = text.console().CARD_NAME.format(text.console().RANK_NAMES[i], text.console().SUIT_NAMES[suit])
            return out[: len(out) - len(rank)] + card
    return out + (text.console().SUIT_LETTERS if letters else text.console().SUIT_NAMES)[suit]
