# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What a person reads. `text.words` is the module of the language in use; who says something names it there.

Boards have packed.py in the place of this module, and in the place of `text.words.NAME` a call of what is there
(hostsim/device/words.py).
"""

from firmware.text import en as words  # noqa: F401
from firmware.text.languages import CODES

language = 0  # the one in use, by its number in languages.py


def use(number):
    """Say everything in a language from now on, by its number in languages.py."""
    global language, words
    language = number
    words = getattr(__import__("firmware.text." + CODES[number]).text, CODES[number])
