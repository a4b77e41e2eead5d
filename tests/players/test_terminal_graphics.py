"""Pixels in a terminal: the encoders, read back by decoders of these tests; the question; restoring the terminal."""

import base64
import functools
import os
import pty
import random
import re
import termios
import threading
import time
import zlib

import pytest

from firmware.app import actions
from firmware.draw.scene import Scene
from hostsim import arguments
from hostsim.players import terminal_graphics as graphics
from hostsim.players.pixel_panel import PixelPanel
from hostsim.players.scripted_handheld import ScriptedHandheld
from hostsim.players.terminal import ENTER, LEAVE, PixelTerminal
from hostsim.players.terminal_graphics import DELETE_IMAGES, KITTY, SIXEL, Answers, ask
from hostsim.players.terminal_renderer import TerminalRenderer
from hostsim.players.virtual_panel import rgb_of
from tests.support.app_driver import look_for

PROTOCOLS = (KITTY, SIXEL)
CELL = (10, 20)
ATTRIBUTES, ATTRIBUTES_WITH_SIXEL = b"\x1b[?62;22c", b"\x1b[?62;4;22c"
SIZE = b"\x1b[6;%d;%dt" % (CELL[1], CELL[0])
KITTY_OK = b"\x1b_Gi=31;OK\x1b\\"
WAIT_S = 0.2


# Decoders


class PixelScreen:
    """The pixels of a terminal with characters of CELL pixels; pixels: (x, y) -> RGB"""

    def __init__(self):
        self.pixels = {}
        self.images = 0  # how many came

    def read(self, data):
        """Take over what a terminal would show of these bytes."""
        at = 0
        kitty, values = b"", {}
        for found in re.finditer(rb"\x1b\[(\d+);(\d+)H|\x1b_G([^;\x1b]*);([^\x1b]*)\x1b\\|\x1bP([^\x1b]*)\x1b\\", data):
            line, column, head, part, sixels = found.groups()
            if line:
                at = (int(column) - 1) * CELL[0], (int(line) - 1) * CELL[1]
            elif head and b"a=q" not in head:
                values |= dict(each.split(b"=") for each in head.split(b","))
                assert len(part) <= 4096
                kitty += part
                if values[b"m"] == b"0":
                    self.put(at, *decoded_kitty(values, kitty))
                    kitty, values = b"", {}
            elif sixels:
                self.put(at, *decoded_sixels(sixels.decode()))
        return self

    def put(self, at, width, height, pixels):
        self.images += 1
        assert len(pixels) == width * height
        for i, rgb in enumerate(pixels):
            self.pixels[at[0] + i % width, at[1] + i // width] = rgb


def decoded_kitty(values, data):
    assert values[b"a"] == b"T" and values[b"f"] == b"24" and values[b"o"] == b"z" and values[b"q"] == b"2"
    rgb = zlib.decompress(base64.b64decode(data, validate=True))
    return int(values[b"s"]), int(values[b"v"]), [tuple(rgb[i : i + 3]) for i in range(0, len(rgb), 3)]


def decoded_sixels(data):
    """Return width, height and pixels of a sixel image, as VT340s read it: a sign at a time."""
    head, data = data.split("q", 1)
    width, height = map(int, re.match(r'"1;1;(\d+);(\d+)', data).groups())
    colours, pixels, now, x, y = {}, {}, 0, 0, 0
    for sign in re.finditer(r'"[\d;]+|#(\d+)(?:;2;(\d+);(\d+);(\d+))?|!(\d+)([?-~])|([?-~])|(\$)|(-)|(.)', data):
        number, red, green, blue, times, repeated, once, back, down, other = sign.groups()
        assert not other, other
        if red is not None:
            assert max(int(red), int(green), int(blue)) <= 100 and int(number) < 256
            colours[int(number)] = tuple(round(int(part) * 255 / 100) for part in (red, green, blue))
        elif number is not None:
            now = int(number)
        elif back:
            x = 0
        elif down:
            x, y = 0, y + 6
        elif repeated or once:
            for _ in range(int(times or 1)):
                for bit in range(6):
                    if ord(repeated or once) - 63 >> bit & 1:
                        assert (x, y + bit) not in pixels, "two colours for one pixel"
                        pixels[x, y + bit] = colours[now]
                x += 1
    assert max(y for _, y in pixels) < height and head == "0;1;0"
    return width, height, [pixels[i % width, i // width] for i in range(width * height)]


@functools.cache
def as_shown(protocol, rgb565):
    """Return the RGB of a pixel as the protocol carries it: sixels have 101 steps of each colour."""
    rgb = rgb_of(rgb565)
    return tuple(rgb) if protocol == KITTY else tuple(round(round(part * 100 / 255) * 255 / 100) for part in rgb)


# Encoders


def painted(protocol, width, height, colours, seed=1):
    rng = random.Random(seed)
    panel = PixelPanel(width, height, protocol)
    inks = [rng.randbytes(2) for _ in range(colours)]
    panel.rgb565[:] = b"".join(rng.choices(inks, k=width * height))
    return panel


def check(panel, screen, columns, lines):
    """Compare each pixel of a terminal with the panel's, which is in the upper left corner."""
    width, height, scale = panel.width, panel.height, panel.scale
    assert len(screen.pixels) == width * height * scale * scale
    for (x, y), rgb in screen.pixels.items():
        at = 2 * (y // scale * width + x // scale)
        assert rgb == as_shown(panel.protocol, bytes(panel.rgb565[at : at + 2])), (x, y)


def written(panel):
    return b"".join(b"\x1b[%d;1H%s" % (1 + line, image) for line, image in panel.changed_bands())


@pytest.mark.parametrize("protocol", PROTOCOLS)
@pytest.mark.parametrize("width, height, columns, lines, scale, colours", [
    (10, 20, 1, 1, 1, 2), (24, 13, 3, 1, 1, 5), (7, 5, 3, 2, 4, 3), (33, 50, 10, 8, 3, 9), (240, 20, 24, 1, 1, 256),
    (60, 3, 12, 1, 2, 1),
])
def test_each_pixel_is_read_back_as_it_was(protocol, width, height, columns, lines, scale, colours):
    panel = painted(protocol, width, height, colours)
    assert panel.fit(columns, lines, CELL) and panel.scale == scale
    check(panel, PixelScreen().read(written(panel)), columns, lines)
    assert panel.changed_bands() == []


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_picture_of_the_game_is_read_back_as_it_was(protocol):
    handheld = ScriptedHandheld(arguments.board("waveshare_pico_lcd_1_3"))
    handheld.app.start("classic", "greedy", 7)
    handheld.press([])
    panel = PixelPanel(240, 240, protocol)
    panel.rgb565[:] = handheld.panel.rgb565
    assert len(set(zip(panel.rgb565[::2], panel.rgb565[1::2]))) > 4
    panel.fit(48, 24, CELL)
    assert (panel.scale, panel.columns, panel.lines) == (2, 48, 24)
    check(panel, PixelScreen().read(written(panel)), 48, 24)


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_only_bands_that_changed_are_written(protocol):
    panel = painted(protocol, 50, 50, 4)
    panel.fit(10, 5, CELL)
    screen = PixelScreen().read(written(panel))
    assert screen.images == 5
    panel.write(3, 12, 1, 1, b"\x12\x34")
    more = written(panel)
    assert more.count(b"H") and screen.read(more).images == 6
    check(panel, screen, 10, 5)


def test_image_of_a_band_replaces_the_one_before():
    panel = painted(KITTY, 10, 40, 4)
    panel.fit(1, 2, CELL)
    first = re.findall(rb"i=(\d+)", written(panel))
    panel.write(0, 0, 10, 40, bytes(800))
    assert first == re.findall(rb"i=(\d+)", written(panel)) and len(set(first)) == 2


def test_picture_with_too_many_colours_for_sixels_gets_colours_near_them():
    panel = PixelPanel(300, 2, SIXEL)
    panel.rgb565[:] = b"".join(i.to_bytes(2, "big") for i in range(0x1000, 0x1000 + 600))
    panel.fit(30, 1, CELL)
    pixels = PixelScreen().read(written(panel)).pixels
    assert len(set(pixels.values())) <= graphics.REGISTERS
    exact = 0
    for (x, y), rgb in pixels.items():
        at = 2 * (300 * y + x)
        exact += rgb == as_shown(SIXEL, bytes(panel.rgb565[at : at + 2]))
    assert graphics.REGISTERS <= exact < 600 and len(pixels) == 600


def test_picture_that_does_not_fit_is_not_shown():
    panel = PixelPanel(240, 240, KITTY)
    assert not panel.fit(23, 24, CELL) and not panel.fit(24, 11, CELL) and panel.least(CELL) == (24, 12)
    assert panel.fit(24, 12, CELL) and not panel.fit(40, 20, CELL, 2)


# The question


@pytest.fixture
def ends():
    master, slave = pty.openpty()
    yield master, slave
    os.close(master)
    os.close(slave)


def answered(ends, *pieces, pause=0.0, asks_kitty=True, wait_s=WAIT_S):
    """Return the Answers of a terminal that answers by these pieces, what it read, and the seconds that it took."""
    master, slave = ends
    seen = []

    def answer():
        said = b""
        while not said.endswith(b"\x1b[?1049l"):
            said += os.read(master, 4096)
        seen.append(said)
        for piece in pieces:
            time.sleep(pause)
            os.write(master, piece)

    thread = threading.Thread(target=answer)
    thread.start()
    before, begun = termios.tcgetattr(slave), time.monotonic()
    found = ask(slave, slave, asks_kitty, wait_s)
    took = time.monotonic() - begun
    thread.join()
    assert termios.tcgetattr(slave) == before
    return found, seen[0], took


@pytest.mark.parametrize("pieces, protocols, cell, typed", [
    ((KITTY_OK, SIZE, ATTRIBUTES), (KITTY,), CELL, b""),
    ((KITTY_OK + SIZE + ATTRIBUTES_WITH_SIXEL,), (KITTY, SIXEL), CELL, b""),
    ((SIZE, ATTRIBUTES_WITH_SIXEL), (SIXEL,), CELL, b""),
    ((ATTRIBUTES_WITH_SIXEL,), (SIXEL,), (0, 0), b""),
    ((ATTRIBUTES,), (), (0, 0), b""),
    ((b"\x1b[?4c",), (), (0, 0), b""),  # the first number is the terminal's class
    ((b"\x1b_Gi=31;ENOTSUP:no\x1b\\", ATTRIBUTES), (), (0, 0), b""),
    ((b"\x1b[C", KITTY_OK, b"m" + SIZE, b"t" + ATTRIBUTES), (KITTY,), CELL, b"\x1b[Cmt"),  # keys meanwhile
    ([bytes([byte]) for byte in KITTY_OK + SIZE + ATTRIBUTES], (KITTY,), CELL, b""),
], ids=str)  # fmt: skip
def test_answers_say_what_the_terminal_shows(ends, pieces, protocols, cell, typed):
    found, _, _ = answered(ends, *pieces, wait_s=20)
    assert found == Answers(protocols, cell, typed)


def test_terminal_that_never_answers_is_waited_for_no_longer_than_said(ends):
    found, said, took = answered(ends)
    assert found == Answers() and WAIT_S <= took < WAIT_S + 5
    assert said.startswith(b"\x1b[?1049h") and b"a=q" in said


def test_program_between_is_not_asked_for_kitty(ends):
    found, said, _ = answered(ends, SIZE, ATTRIBUTES_WITH_SIXEL, asks_kitty=False, wait_s=20)
    assert b"\x1b_G" not in said and found.protocols == (SIXEL,)


@pytest.mark.parametrize("protocol", PROTOCOLS)
@pytest.mark.parametrize("answer", [
    (KITTY_OK + SIZE + ATTRIBUTES,), (KITTY_OK[:2], KITTY_OK[2:]), (KITTY_OK[:9], KITTY_OK[9:] + SIZE[:3], SIZE[3:]),
    (ATTRIBUTES[:4], ATTRIBUTES[4:]),
], ids=str)  # fmt: skip
def test_answer_that_comes_late_is_no_key(ends, protocol, answer):
    master, slave = ends
    with terminal_of(slave, protocol, answer[0]) as terminal:
        for piece in answer[1:]:
            assert terminal.action(0) == 0
            os.write(master, piece)
        assert terminal.action(50) == 0
        os.write(master, b"\x1b[C")
        assert terminal.action(5000) == actions.RIGHT
        assert not terminal._typed


# The terminal


def terminal_of(slave, protocol, typed=b""):
    look = look_for(240, 240)
    strip = TerminalRenderer(PixelPanel(240, 240, protocol), look.banks())
    terminal = PixelTerminal(slave, slave, strip, typed)
    terminal.cell = CELL
    return terminal


@pytest.mark.parametrize("protocol", PROTOCOLS)
@pytest.mark.parametrize("error", [ZeroDivisionError, KeyboardInterrupt, SystemExit])
def test_terminal_is_restored_however_the_game_ends(ends, protocol, error, monkeypatch):
    master, slave = ends
    before = termios.tcgetattr(slave)
    terminal = terminal_of(slave, protocol)
    monkeypatch.setattr(terminal, "size", lambda: (70, 30))
    scene = Scene()
    scene.card(0x5A, 30, 40)
    terminal.strip.show(scene)
    seen = []
    thread = threading.Thread(target=read_to_the_end, args=(master, seen))
    thread.start()
    with pytest.raises(error), terminal:
        terminal.show()
        raise error
    os.write(slave, b"\0")
    thread.join()
    seen = b"".join(seen)
    deletes = DELETE_IMAGES if protocol == KITTY else b""
    assert seen.startswith(ENTER + deletes) and seen.endswith(deletes + LEAVE + b"\0")
    assert termios.tcgetattr(slave) == before
    assert b"Quit" in seen and PixelScreen().read(seen).images == terminal.panel.lines == 24


def read_to_the_end(master, seen):
    while not seen or not seen[-1].endswith(b"\0"):
        seen.append(os.read(master, 65536))


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_window_that_becomes_too_small_says_how_large_it_must_be(ends, protocol, monkeypatch):
    master, slave = ends
    terminal = terminal_of(slave, protocol)
    size = [(60, 30)]
    monkeypatch.setattr(terminal, "size", lambda: size[0])
    monkeypatch.setattr(terminal, "_write", lambda data: size.append(data))
    terminal._fit()
    size[0] = (23, 30)
    terminal._fit()
    assert not terminal.fits and size[-1].decode() == "the window is 23×30 characters, the game needs 24×13"[:23]
    size[0] = (24, 13)
    terminal._fit()
    assert terminal.fits and terminal.panel.scale == 1
