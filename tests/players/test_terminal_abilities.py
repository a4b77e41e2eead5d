"""What a terminal can show, by its environment."""

import pytest

from hostsim.arguments import CommandError
from hostsim.players.terminal_abilities import ESCAPE_MS, FAR_ESCAPE_MS, HALVES, SEXTANTS, SPACES, Abilities, abilities
from hostsim.players.terminal_colours import TRUE_COLOUR
from hostsim.players.terminal_renderer import AFTER, SIGNS

FULL = {"TERM": "xterm-kitty", "COLORTERM": "truecolor", "LANG": "en_US.UTF-8"}
UTF_8 = {"LANG": "C.UTF-8"}


@pytest.mark.parametrize("env, colours", [
    (FULL, TRUE_COLOUR),
    ({**FULL, "COLORTERM": "24bit"}, TRUE_COLOUR),
    ({**FULL, "COLORTERM": "yes"}, 256),
    ({"TERM": "xterm-kitty"}, 256),
    ({"TERM": "xterm-direct"}, TRUE_COLOUR),
    ({"TERM": "xterm"}, 256),
    ({"TERM": "xterm-256color"}, 256),
    ({"TERM": "screen-256color"}, 256),
    ({"TERM": "screen-256color", "COLORTERM": "truecolor", "STY": "1.pts"}, 256),
    ({"TERM": "tmux-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/1"}, TRUE_COLOUR),
    ({"TERM": "linux-16color"}, 16),
    ({"TERM": "rxvt-unicode"}, 16),
    ({"TERM": "rxvt-unicode-256color"}, 256),
    ({"TERM": "linux"}, 8),
    ({"TERM": "screen"}, 8),
    ({"TERM": "screen.linux"}, 8),
    ({"TERM": "ansi"}, 8),
    ({"TERM": "xterm-color"}, 8),
    ({"TERM": "vt220"}, 0),
    ({"TERM": "xterm-mono"}, 0),
    ({"TERM": "vte-256color"}, 256),
    ({**FULL, "NO_COLOR": "1"}, 0),
    ({**FULL, "NO_COLOR": "0"}, 0),
    ({**FULL, "NO_COLOR": ""}, TRUE_COLOUR),
])
def test_colours_follow_from_the_environment(env, colours):
    assert abilities(env).colours == colours


@pytest.mark.parametrize("env, blocks", [
    (FULL, SEXTANTS),
    ({**UTF_8, "TERM": "foot"}, SEXTANTS),
    ({**UTF_8, "TERM": "xterm-256color"}, HALVES),
    ({**UTF_8, "TERM": "xterm-256color", "COLORTERM": "truecolor"}, HALVES),
    ({**UTF_8, "TERM": "xterm", "VTE_VERSION": "6200"}, SEXTANTS),
    ({**UTF_8, "TERM": "xterm", "VTE_VERSION": "6003"}, HALVES),
    ({**UTF_8, "TERM": "xterm", "VTE_VERSION": "²"}, HALVES),
    ({**UTF_8, "TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"}, SEXTANTS),
    ({**UTF_8, "TERM": "xterm-256color", "TERM_PROGRAM": "vscode"}, HALVES),
    ({**UTF_8, "TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"}, HALVES),
    ({**UTF_8, "TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"}, SEXTANTS),
    ({**UTF_8, "TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"}, HALVES),
    ({**UTF_8, "TERM": "xterm-256color", "KITTY_WINDOW_ID": "1", "TMUX": "/tmp/1"}, HALVES),
    ({**UTF_8, "TERM": "xterm", "VTE_VERSION": "7006", "XTERM_VERSION": "XTerm(379)"}, HALVES),
    ({**UTF_8, "TERM": "alacritty", "VTE_VERSION": "7006", "ALACRITTY_WINDOW_ID": "1"}, HALVES),
    ({**UTF_8, "TERM": "linux"}, SPACES),
    ({**FULL, "LC_ALL": "C"}, SEXTANTS),
    ({**FULL, "LC_ALL": "en_US.US-ASCII"}, SPACES),
    ({"TERM": "xterm-kitty"}, SEXTANTS),
    ({**FULL, "LC_ALL": "de_DE.ISO-8859-1"}, SPACES),
])
def test_blocks_follow_from_the_environment(env, blocks):
    assert abilities(env).blocks == blocks


@pytest.mark.parametrize("env, encoding", [
    ({"LANG": "en_US.UTF-8"}, "utf-8"),
    ({"LANG": "C.utf8"}, "utf-8"),
    ({"LC_CTYPE": "UTF-8"}, "utf-8"),
    ({"LANG": "de_DE.UTF-8@euro"}, "utf-8"),
    ({"LANG": "en_US.UTF-8", "LC_CTYPE": "de_DE.ISO-8859-1"}, "iso8859-1"),
    ({"LANG": "en_US.UTF-8", "LC_ALL": "", "LC_CTYPE": ""}, "utf-8"),
    ({"LANG": "de_DE.ISO-8859-1", "LC_ALL": "C.UTF-8"}, "utf-8"),
    ({"LANG": "fr_FR"}, "iso8859-1"),
    ({"LANG": "ru_RU.KOI8-R"}, "koi8-r"),
    ({"LANG": "C"}, "utf-8"),
    ({"LANG": "POSIX"}, "utf-8"),
    ({}, "utf-8"),
    ({"LANG": "en_US.US-ASCII"}, "ascii"),
    ({"LANG": "en_US.nonsense"}, "ascii"),
    ({"LANG": "en_US.hex"}, "ascii"),
    ({"LANG": "en_US.utf-16"}, "ascii"),
    ({"LANG": "en_US.idna"}, "ascii"),
    ({"LANG": "ja_JP.eucJP"}, "ascii"),
    ({"LANG": "zh_CN.GB18030"}, "ascii"),
])
def test_encoding_is_that_of_the_locale_or_ascii(env, encoding):
    assert abilities({"TERM": "xterm", **env}).encoding == encoding


@pytest.mark.parametrize("env, ms", [
    ({}, ESCAPE_MS), ({"SSH_TTY": "/dev/pts/1"}, FAR_ESCAPE_MS), ({"SSH_CONNECTION": "::1 1 ::1 22"}, FAR_ESCAPE_MS)])
def test_keys_may_take_longer_by_ssh(env, ms):
    assert abilities({**FULL, **env}).escape_ms == ms
    assert ESCAPE_MS == 100 < FAR_ESCAPE_MS


@pytest.mark.parametrize("env", [{}, {"TERM": ""}, {"TERM": "dumb", "COLORTERM": "truecolor"}, {"TERM": "unknown"}])
def test_terminal_that_shows_no_pictures_is_refused_and_names_text_play(env):
    with pytest.raises(CommandError, match="^a terminal with TERM=.* --ui text .*$"):
        abilities(env)


@pytest.mark.parametrize("can, words, shown", [
    (Abilities(), "8♥ ▸ für", "8♥ ▸ für"),
    (Abilities(blocks=SPACES, encoding="iso8859-1"), "8♥ ▸ für œ×", "8H > für o×"),
    (Abilities(blocks=SPACES, encoding="ascii"), "8♦ Größe œuvre ñ é żółw × …", "8D Grose ouvre n e zolw x ."),
    (Abilities(blocks=SPACES, encoding="utf-8"), "8♠ für ▒", "8S für #"),
    (Abilities(blocks=SPACES, encoding="ascii"), "日", "?"),
])
def test_words_are_shown_in_the_characters_of_the_terminal(can, words, shown):
    assert can.shown(words) == shown
    assert len(can.shown(words)) == len(words)


def test_every_glyph_of_the_game_has_a_character_in_ascii():
    can = Abilities(blocks=SPACES, encoding="ascii")
    assert [glyph for glyph in SIGNS + AFTER if can.shown(glyph) == "?"] == ["?", "¿"]
