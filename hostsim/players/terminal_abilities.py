"""Find out what a terminal can show, from its environment.

Only for pixels is the terminal itself asked (terminal_graphics.py): an answer can take seconds on a slow line, or never
come, and then the game shows what the environment names. `NO_COLOR` is explained at
no-color.org; `COLORTERM` comes from the S-Lang library and is set by most terminals.
"""

import codecs
import os
import re
import unicodedata
from collections.abc import Mapping
from typing import NamedTuple

from hostsim.arguments import CommandError
from hostsim.players.terminal_colours import TRUE_COLOUR

SEXTANTS = "sextants"  # 2 × 3 small blocks in a character, Unicode 13
HALVES = "halves"  # 1 × 2 blocks, which every font has
SPACES = "spaces"  # no blocks and no suits, if a character set or a font has none

ESCAPE_MS = 100  # ms that may pass between the bytes of an arrow key
FAR_ESCAPE_MS = 300  # the same over a network

# Terminals that draw sextants themselves, so that fonts need not have them: kitty from 0.19 (its changelog), foot,
# Ghostty, Contour (its issue 441), WezTerm from 20210814 (its page on custom_block_glyphs), and GNOME's VTE from 0.62,
# whose VTE_VERSION is 6200. Alacritty does so from 0.13.2, and VS Code since 2026, but neither names its version.
_TERMS = ("xterm-kitty", "xterm-ghostty", "foot", "foot-extra", "foot-direct", "wezterm", "contour")
_PROGRAMS = ("ghostty", "WezTerm")
_OWN_VARIABLES = ("KITTY_WINDOW_ID", "GHOSTTY_RESOURCES_DIR", "WEZTERM_PANE")
_VTE = 6200
# Variables of programs that run inside another terminal, or of terminals that start one: the other variables are then
# inherited.
_OTHERS = ("TMUX", "STY", "XTERM_VERSION", "KONSOLE_VERSION", "ALACRITTY_WINDOW_ID")

# The first words of TERM for which terminfo has 8 colours. It has 8 for xterm, too, but xterm has had 256 since 1999.
_EIGHT_COLOURS = ("ansi", "cons25", "cygwin", "Eterm", "hurd", "linux", "pcansi", "putty", "rxvt", "screen", "tmux",
                  "wsvt25")


class Abilities(NamedTuple):
    """colours: 0, 8, 16, 256 or TRUE_COLOUR; blocks: SEXTANTS, HALVES or SPACES; encoding: the character set."""

    colours: int = TRUE_COLOUR
    blocks: str = SEXTANTS
    encoding: str = "utf-8"
    escape_ms: int = ESCAPE_MS

    def shown(self, words: str) -> str:
        """Return a text as this terminal can show it, with the same number of characters."""
        if self.blocks != SPACES:
            return words
        # Linux's console speaks UTF-8, but its fonts have little more than Latin-1.
        encoding = "iso8859-1" if self.encoding == "utf-8" else self.encoding
        return "".join([_in_its_characters(sign, encoding) for sign in words])


ALL = Abilities()


def abilities(env: Mapping[str, str] = os.environ) -> Abilities:
    """Return what the terminal of an environment can show. Raise CommandError if it can show no picture at all."""
    term = env.get("TERM", "")
    if term in ("", "dumb", "unknown"):
        raise CommandError("a terminal with TERM=%s shows no pictures; play --ui text needs none" % (term or '""'))
    encoding = _encoding(env)
    blocks = SPACES
    if encoding == "utf-8" and term != "linux":  # fonts of Linux's console have only 256 or 512 characters
        blocks = SEXTANTS if _draws_sextants(env, term) else HALVES
    far = env.get("SSH_CONNECTION") or env.get("SSH_TTY")
    return Abilities(_colours(env, term), blocks, encoding, FAR_ESCAPE_MS if far else ESCAPE_MS)


def _colours(env: Mapping[str, str], term: str) -> int:
    if env.get("NO_COLOR") or re.match(r"vt[0-9]", term) or term.endswith("-mono"):
        return 0
    # GNU screen passes on a variable that is true only of the terminal around it.
    if term.endswith("-direct") or (env.get("COLORTERM") in ("truecolor", "24bit") and not env.get("STY")):
        return TRUE_COLOUR
    if term.endswith("-256color"):
        return 256
    if term.endswith(("-16color", "-88color")) or term.startswith("rxvt-unicode"):
        return 16
    return 8 if re.split("[-.]", term)[0] in _EIGHT_COLOURS or term == "xterm-color" else 256


def _encoding(env: Mapping[str, str]) -> str:
    """Return the character set of the locale: utf-8, one with a byte per letter, or ascii.

    As in CPython (PEP 538 and 540), the locale C or POSIX, or none, counts as UTF-8.
    """
    name = env.get("LC_ALL") or env.get("LC_CTYPE") or env.get("LANG") or "C"
    language, _, charset = name.partition("@")[0].partition(".")
    if not charset and language.upper() in ("UTF-8", "UTF8"):  # macOS sets LC_CTYPE=UTF-8
        charset = "utf-8"
    elif not charset:
        charset = "utf-8" if language in ("C", "POSIX") else "iso8859-1"
    try:
        found = codecs.lookup(charset).name
        if found == "utf-8" or len("Aäéñя".encode(found, "replace")) == 5:
            return found
    except (LookupError, UnicodeError):
        pass
    return "ascii"


def _draws_sextants(env: Mapping[str, str], term: str) -> bool:
    if term in _TERMS:
        return True
    if any(env.get(name) for name in _OTHERS) or re.split("[-.]", term)[0] in ("screen", "tmux"):
        return False
    version = env.get("VTE_VERSION", "")
    known = any(env.get(name) for name in _OWN_VARIABLES) or env.get("TERM_PROGRAM") in _PROGRAMS
    return known or (version.isdecimal() and int(version) >= _VTE)


# Substitutes for characters that a character set may lack, one for one.
_PLAIN = str.maketrans("♠♥♡♦♢♣◂▸▴▾←→↑↓↵⌫↻≡■✓★•▒░▓œŒßøØłŁæÆ“”„«»’–—×¡¿°",
                       "SHHDDC<>^v<>^v<<@=#***#+=oOsoOlLaA\"\"\"\"\"'--x!?o")
_PLAIN |= str.maketrans("╭╮╰╯─│╔╗╚╝═║┏┓┗┛━┃┌┐└┘┄┆", "++++-|####=#******....-:")


def _in_its_characters(sign: str, encoding: str) -> str:
    for one in (sign, sign.translate(_PLAIN), unicodedata.normalize("NFKD", sign)[0]):
        if len(one.encode(encoding, "ignore")) == 1:
            return one
    return "?"
