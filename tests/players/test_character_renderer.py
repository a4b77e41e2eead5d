"""What a terminal is sent for a scene of characters: only what changed, and only what the terminal can show."""

import re

import pytest

from firmware.app import actions as A
from firmware.draw.sprites import sprite_index as S
from firmware.draw.terminal.terminal_scene import BOLD, TerminalScene
from hostsim.arguments import DEFAULT_BOARD, board
from hostsim.players.character_renderer import CharacterRenderer
from hostsim.players.terminal import LOW_BOARD, shows_whole_picture
from hostsim.players.terminal_abilities import HALVES, SEXTANTS, SPACES, Abilities
from tests.support.app_driver import AppDriver

MOST_PER_STEP = 700  # bytes of a step of the game's cursor at 80 x 24, where a picture takes some 5,500
MOST_PER_SCREEN = 7000  # where a picture takes some 9,500


def plain(sent):
    """Return (line, column, characters) of changes, without their colours."""
    return [(line, column, re.sub("\x1b\\[[0-9;]*m", "", words)) for line, column, words in sent]


def byte_count(changes):
    """Return the number of bytes that a terminal gets for changes."""
    return sum(len(("\x1b[%d;%dH%s" % (line + 1, column + 1, words)).encode()) for line, column, words in changes)


def test_only_changed_characters_are_sent():
    scene, renderer = TerminalScene(40, 3), CharacterRenderer(Abilities())
    renderer.show(scene)
    assert plain(renderer.changes()) == [(line, 0, " " * 40) for line in range(3)]
    assert renderer.changes() == []
    scene.text("near", 2, 1, S.TEXT)
    scene.text("by", 8, 1, S.TEXT)
    scene.text("far", 30, 1, S.STRONG | BOLD)
    renderer.show(scene)
    sent = renderer.changes()
    assert plain(sent) == [(1, 2, "near  by"), (1, 30, "far")]
    assert "\x1b[1m" in sent[1][2] and "\x1b[1m" not in sent[0][2]
    renderer.again()
    assert len(renderer.changes()) == 3


def test_ink_of_an_empty_place_is_no_change():
    scene, renderer = TerminalScene(4, 1), CharacterRenderer(Abilities())
    renderer.show(scene)
    renderer.changes()
    scene.put(" ", 1, 0, S.GOLD)
    renderer.show(scene)
    assert renderer.changes() == []


@pytest.mark.parametrize("can, wanted", [
    (Abilities(0, HALVES), "\x1b[7m7♡"), (Abilities(0, SPACES), "\x1b[7m7D"), (Abilities(8, SPACES), "7H"),
    (Abilities(256, HALVES), "7♥"), (Abilities(16, SPACES, "iso8859-1"), "7H"),
])
def test_terminal_gets_only_signs_that_it_has(can, wanted):
    scene, renderer = TerminalScene(8, 3), CharacterRenderer(can)
    scene.card(0x17 if "♡" in wanted or "♥" in wanted or "H" in wanted else 0x27, 0, 0, 8, 3)
    renderer.show(scene)
    sent = "".join(words for _, _, words in renderer.changes())
    bare = re.sub("\x1b\\[(1|22|[34][0-9;]+|9[0-7]|10[0-7])m", "", sent)
    assert wanted.replace("\x1b[7m", "") in bare
    assert ("\x1b[7m" in sent) == (not can.colours)
    if can.blocks == SPACES:
        assert "+------+" in bare and bare.isascii()


def test_bytes_of_a_step_and_of_a_whole_screen_stay_few():
    d = AppDriver(size=(80, 23), kind="terminal").boot().at_once()
    renderer = CharacterRenderer(Abilities())
    d.start("classic", 7)
    d.keys("OK OK TURN OK OK OK")
    renderer.show(d.app.scene)
    assert byte_count(renderer.changes()) <= MOST_PER_SCREEN
    for _ in range(20):
        d.press(A.RIGHT)
        renderer.show(d.app.scene)
        assert byte_count(renderer.changes()) <= MOST_PER_STEP


@pytest.mark.parametrize("can, size, name, is_shown", [
    (Abilities(), (120, 50), LOW_BOARD, True), (Abilities(), (120, 49), LOW_BOARD, False),
    (Abilities(), (119, 50), LOW_BOARD, False), (Abilities(), (120, 80), DEFAULT_BOARD, False),
    (Abilities(), (120, 81), DEFAULT_BOARD, True), (Abilities(blocks=HALVES), (239, 100), LOW_BOARD, False),
    (Abilities(blocks=HALVES), (240, 69), LOW_BOARD, True), (Abilities(blocks=HALVES), (240, 121), DEFAULT_BOARD, True),
    (Abilities(blocks=SPACES), (400, 400), LOW_BOARD, False), (Abilities(8), (400, 400), LOW_BOARD, False),
    (Abilities(0, SEXTANTS), (400, 400), LOW_BOARD, False),
])
def test_picture_is_chosen_only_where_each_pixel_is_shown(can, size, name, is_shown):
    assert shows_whole_picture(can, *size, board(name)) == is_shown
