# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What a terminal can show, as far as its environment tells.

Nothing is asked of the terminal itself: an answer can take seconds on a slow line, or never come. `NO_COLOR` is that of
no-color.org, `COLORTERM` that of the S-Lang library and most terminals since.
"""

import codecs
import functools
import os
from collections.abc import Mapping
from typing import NamedTuple

from hostsim.arguments import Refused

SEXTANTS = "sextants"  # 2 × 3 small blocks in a character, Unicode 13
HALVES = "halves"  # 1 × 2, in every font
SPACES = "spaces"  # no blocks: a character set that has none

TRUE_COLOUR = 1 << 24
ESCAPE_MS = 100  # the bytes of an arrow key may come so far apart,
FAR_ESCAPE_MS = 300  # and by a network further

# Terminals that draw sextants themselves, so that no font need have them (arewelegacycomputingyet.com): by their own
# variable, by TERM, and by TERM_PROGRAM. GNOME's VTE has its version as 6200 for 0.62.
_OWN_VARIABLES = ("KITTY_WINDOW_ID", "GHOSTTY_RESOURCES_DIR", "WEZTERM_PANE")
_TERMS = ("xterm-kitty", "xterm-ghostty", "foot", "foot-extra", "wezterm", "contour")
_PROGRAMS = ("ghostty", "WezTerm", "vscode")
_VTE = 6200
_SIXTEEN_COLOURS = ("ansi", "cygwin", "rxvt", "screen", "xterm-color", "xterm-16color")


class Abilities(NamedTuple):
    """colours: 0, 16, 256 or TRUE_COLOUR; blocks: SEXTANTS, HALVES or SPACES; encoding: of its characters."""

    colours: int = TRUE_COLOUR
    blocks: str = SEXTANTS
    encoding: str = "utf-8"
    escape_ms: int = ESCAPE_MS


ALL = Abilities()


def abilities(env: Mapping[str, str] = os.environ) -> Abilities:
    """Return what the terminal of an environment can show. Refused if it can show no picture at all."""
    term = env.get("TERM", "")
    if term in ("", "dumb", "unknown"):
        raise Refused("a terminal with TERM=%s shows no pictures; play --ui text needs none" % (term or '""'))
    encoding = _encoding(env)
    blocks = SPACES
    if encoding == "utf-8":
        blocks = SEXTANTS if _draws_sextants(env, term) else HALVES
    far = env.get("SSH_CONNECTION") or env.get("SSH_TTY")
    return Abilities(_colours(env, term), blocks, encoding, FAR_ESCAPE_MS if far else ESCAPE_MS)


def _colours(env: Mapping[str, str], term: str) -> int:
    if env.get("NO_COLOR") or term.startswith("vt") and term[2:3].isdigit() or term.endswith("-mono"):
        return 0
    if env.get("COLORTERM") in ("truecolor", "24bit") or term.endswith("-direct"):
        return TRUE_COLOUR
    return 16 if term in _SIXTEEN_COLOURS else 256


def _encoding(env: Mapping[str, str]) -> str:
    # As CPython does (PEP 538), the locale C, or none, is taken for one with UTF-8, which most terminals have.
    name = env.get("LC_ALL") or env.get("LC_CTYPE") or env.get("LANG") or "C"
    language, _, charset = name.partition("@")[0].partition(".")
    if not charset:
        return "utf-8" if language in ("C", "POSIX") else "iso8859-1"
    try:
        return codecs.lookup(charset).name
    except LookupError:
        return "ascii"


def _draws_sextants(env: Mapping[str, str], term: str) -> bool:
    if any(env.get(name) for name in _OWN_VARIABLES) or term in _TERMS or env.get("TERM_PROGRAM") in _PROGRAMS:
        return True
    version = env.get("VTE_VERSION", "")
    return version.isdecimal() and int(version) >= _VTE


# The colours that a terminal with 256 has beside the first 16, which its user chooses: a cube of 6 × 6 × 6, and greys.
_STEPS = (0, 95, 135, 175, 215, 255)
_CUBE = [(r, g, b) for r in _STEPS for g in _STEPS for b in _STEPS] + [(8 + 10 * i,) * 3 for i in range(24)]
# The usual 16 colours, as xterm has them.
_FIRST = [(0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
          (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255),
          (0, 255, 255), (255, 255, 255)]
_LIGHT = 120  # a brightness, of 255, from which a colour is shown as light where there are no colours


@functools.cache  # for the few colours of a game
def colour_code(rgb: tuple[int, int, int], colours: int, paper: bool) -> str:
    """Return the escape sequence for a colour of the ink, or of the paper.

    Without colours a light paper is reversed, and the ink follows it.
    """
    if not colours:
        return "" if not paper else "\x1b[7m" if is_light(rgb) else "\x1b[27m"
    if colours == TRUE_COLOUR:
        return "\x1b[%d;2;%d;%d;%dm" % (48 if paper else 38, *rgb)
    if colours == 256:
        return "\x1b[%d;5;%dm" % (48 if paper else 38, 16 + _nearest(rgb, _CUBE))
    number = _nearest(rgb, _FIRST)
    return "\x1b[%dm" % ((40 if paper else 30) + number if number < 8 else (100 if paper else 90) + number - 8)


def distance(a: tuple[int, int, int], b: tuple[int, int, int]) -> int:
    """Return how far apart two colours look: the sum of weighted squares."""
    return sum(weight * (p - q) ** 2 for weight, p, q in zip((2, 4, 3), a, b))


def is_light(rgb: tuple[int, int, int]) -> bool:
    """Return whether a colour is shown as light where there are no colours."""
    return (2 * rgb[0] + 4 * rgb[1] + 3 * rgb[2]) // 9 >= _LIGHT


def _nearest(rgb: tuple[int, int, int], colours: list[tuple[int, int, int]]) -> int:
    return min(range(len(colours)), key=lambda i: distance(rgb, colours[i]))


# What stands for characters that a character set may lack, one for one; what is not here becomes a question mark.
_PLAIN = str.maketrans("♠♥♡♦♢♣◂▸▴▾←→↑↓↵⌫↻≡■✓★•œŒ“”„’–—×", "SHHDDC<>^v<>^v<<@=#***oO\"\"\"'--x")


def plain(words: str) -> str:
    """Return words in characters that every character set of a terminal has, or Latin-1's."""
    return words.translate(_PLAIN)
