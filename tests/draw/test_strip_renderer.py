"""The strip renderer: it draws the right pixels, sends only changed ones, and agrees on all runtimes."""

import binascii
import random

import pytest

from firmware.draw.scene import ENTRY_SIZE, Scene
from firmware.draw.small.small_scene import SmallScene
from firmware.draw.sprites import sprite_index as S
from firmware.draw.strip_renderer import StripRenderer
from firmware.draw.tiny.tiny_scene import TinyScene
from hostsim.art.sprite_sheets import HUGE_VARIANT_BANKS, read_banks, read_huge_banks, read_small_banks, read_tiny_banks
from hostsim.players.framebuf import GS4_HMSB, MONO_HLSB, RGB565, FrameBuffer
from hostsim.players.virtual_panel import VirtualPanel
from tests.support import sizes, unix_micropython
from tests.support.app_driver import look_for
from tests.support.entries import change, entries
from tests.support.strip_picture import draw


class Counting(VirtualPanel):
    """A panel that counts what is sent to it."""

    def __init__(self, width=240, height=240):
        super().__init__(width, height)
        self.pixels = 0
        self.writes = 0

    def write(self, x, y, w, h, buf):
        assert len(buf) == 2 * w * h
        self.pixels += w * h
        self.writes += 1
        super().write(x, y, w, h, buf)


ART = read_banks()
ART_HUGE = ART[: S.LETTER] + read_huge_banks() + read_huge_banks(HUGE_VARIANT_BANKS)
ART_SMALL = ART[: S.LETTER] + read_small_banks()
ART_TINY = ART[: S.LETTER] + read_tiny_banks() + read_small_banks()[2:]


def reference(scene, width=240, height=240):
    """Draw a scene pixel by pixel without the renderer; return palette indices."""
    out = [S.FELT] * (width * height)
    banks = ART_TINY if isinstance(scene, TinyScene) else ART_SMALL if isinstance(scene, SmallScene) else ART
    if scene.usual_w == S.CARD_HUGE_W:
        banks = ART_HUGE
    for bank, index, x, y, h, w in entries(scene):
        if bank:
            ink = w
            art = banks[bank - 1]
            w, h = art.w, min(h or art.h, art.h)
        for dy in range(h):
            for dx in range(w):
                colour = index
                if bank:
                    colour = art.pixels[index][dy][dx]
                    if not colour:
                        continue
                    if art.bits == 1:
                        colour = ink
                if 0 <= x + dx < width and 0 <= y + dy < height:
                    out[(y + dy) * width + x + dx] = colour
    return out


def wire(indices):
    """Return palette indices as RGB565, big endian."""
    out = bytearray()
    for c in indices:
        r, g, b = S.PALETTE[3 * c : 3 * c + 3]
        out += ((r >> 3) << 11 | (g >> 2) << 5 | b >> 3).to_bytes(2, "big")
    return out


def shown(k=3, width=240, height=240):
    """Return a scene, and the panel and the strip that show it."""
    scene = look_for(width, height).scene
    draw(scene, S, k)
    assert scene.dropped == 0
    panel = Counting(width, height)
    strip = StripRenderer(panel, look_for(panel.width, panel.height).banks())
    strip.show(scene)
    return scene, panel, strip


# The last four have widths that no cell divides, as the window of a page may.
@pytest.mark.parametrize("width, height", [*sizes.COLOUR_SIZES, (234, 470), (251, 211), (506, 234), (390, 844)])
def test_strip_draws_each_pixel_of_the_scene(width, height):
    scene, panel, strip = shown(3, width, height)
    expected = wire(reference(scene, width, height))
    assert panel.rgb565 == expected
    assert panel.pixels == width * height
    scene.rotated = True
    strip.show(scene)
    assert panel.rgb565 == b"".join(expected[at : at + 2] for at in range(len(expected) - 2, -1, -2))
    scene.rotated = False


def test_panel_rgb_is_the_palette():
    scene, panel, _ = shown()
    expected = bytearray()
    for c in reference(scene):
        r, g, b = S.PALETTE[3 * c : 3 * c + 3]
        expected += bytes((r & 0xF8 | r >> 5, g & 0xFC | g >> 6, b & 0xF8 | b >> 5))
    assert panel.rgb() == bytes(expected)


def test_panel_png_read_back_has_the_same_pixels(tmp_path):
    image = pytest.importorskip("PIL.Image")
    _, panel, _ = shown()
    panel.png(tmp_path / "table.png")
    picture = image.open(tmp_path / "table.png")
    assert picture.size == (240, 240)
    assert picture.convert("RGB").tobytes() == panel.rgb()


def test_scene_shown_again_sends_nothing():
    scene, panel, strip = shown()
    panel.pixels = 0
    strip.show(scene)
    assert panel.pixels == 0
    strip.invalidate()
    strip.show(scene)
    assert panel.pixels == 240 * 240


def test_whole_screen_is_sent_in_runs_of_half_a_row(monkeypatch):
    scene, panel, strip = shown()
    sent = []
    write = panel.write
    monkeypatch.setattr(panel, "write", lambda x, y, w, h, buf: (sent.append(w * h), write(x, y, w, h, buf)))
    strip.invalidate()
    strip.show(scene)
    assert sent == [120 * 16] * 30


def test_cursor_step_sends_few_cells():
    scene, panel, strip = Scene(), Counting(), None
    strip = StripRenderer(panel, look_for(panel.width, panel.height).banks())
    for column in range(8):
        scene.clear()
        for c in range(8):
            scene.card(c + 1, 30 * c + 1, 50)
        scene.mark_cursor(30 * column + 1, 50, S.CARD_W, S.CARD_H)
        panel.pixels = 0
        strip.show(scene)
        if column:
            # The frame moves from one card to the next, and the hand reaches into the one after that.
            assert panel.pixels <= 3 * 4 * 30 * 16


def test_entries_that_overlap_are_drawn_in_their_order():
    panel = Counting()
    strip = StripRenderer(panel, look_for(panel.width, panel.height).banks())
    for colours in ((S.RED, S.BLUE), (S.BLUE, S.RED)):
        scene = Scene()
        for colour in colours:
            scene.rect(colour, 3, 3, 20, 20)
        strip.show(scene)
        assert panel.rgb565 == wire(reference(scene))


def test_strip_after_many_changes_equals_a_fresh_picture():
    rng = random.Random(7)
    scene, panel = Scene(120), VirtualPanel(240, 240)
    strip = StripRenderer(panel, look_for(panel.width, panel.height).banks())
    for step in range(400):
        if step % 20 == 0:
            scene.clear()
            for _ in range(90):
                x, y = rng.randrange(-20, 240), rng.randrange(210)
                scene.card(rng.randrange(64), x, y, rng.choice((0, 10, 13, 21)))
        # A game changes one entry somewhere in the list.
        change(scene.buf, ENTRY_SIZE * rng.randrange(scene.n), rng)
        strip.show(scene)
        if step % 10 == 9:
            fresh = VirtualPanel(240, 240)
            StripRenderer(fresh, look_for(fresh.width, fresh.height).banks()).show(scene)
            assert panel.rgb565 == fresh.rgb565


def test_window_outside_the_panel_is_refused():
    with pytest.raises(ValueError):
        VirtualPanel(240, 240).write(230, 0, 30, 16, bytes(960))


@pytest.fixture(params=["x86", None], ids=str)
def on_micropython(request, built):
    """Return a function that runs one of strip_picture.py's in the game's build.

    The build is machine code or bytecode.
    """
    unix_micropython.require(32)
    folder = built(request.param)

    def run(call):
        source = "from tests.support import strip_picture\nstrip_picture.%s()" % call
        return unix_micropython.printed(source, folder=folder).splitlines()

    return run


@pytest.mark.slow
def test_micropython_draws_the_same_picture(on_micropython):
    assert on_micropython("pictures") == ["0 %d" % binascii.crc32(shown(k)[1].rgb565) for k in (3, 4, 6)]


# Only as machine code, because bytecode leaves large ints as garbage.
@pytest.mark.parametrize("on_micropython", ["x86"], indirect=True)
@pytest.mark.slow
def test_drawing_and_showing_allocate_nothing(on_micropython):
    assert on_micropython("allocated") == ["0"]


@pytest.mark.parametrize("bits", [32, 64])
@pytest.mark.slow
def test_micropython_draws_the_same_picture_from_sources(bits):
    told = unix_micropython.printed("from tests.support.strip_picture import pictures\npictures()", bits)
    assert told.split("\n")[0] == "0 %d" % binascii.crc32(shown()[1].rgb565)


def test_framebuf_clips_and_keys():
    """Check sources that hang over each edge, as those of no table do."""
    source = FrameBuffer(bytearray(b"\xc0\x80\x40"), 2, 3, MONO_HLSB)
    palette = FrameBuffer(bytearray(b"\x07\x00\x09\x00"), 2, 1, RGB565)
    for x in range(-3, 5):
        for y in range(-4, 5):
            target = FrameBuffer(bytearray(2 * 16), 4, 4, RGB565)
            target.blit(source, x, y, 7, palette)
            drawn = {(i % 4, i // 4) for i in range(16) if target.buf[2 * i] == 9}
            ink = {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 2)}
            assert drawn == {p for p in ink if 0 <= p[0] < 4 and 0 <= p[1] < 4}


def test_framebuf_fills_part_of_a_tile():
    tile = FrameBuffer(bytearray(b"\xff" * 6), 4, 3, GS4_HMSB)
    tile.fill_rect(0, 1, 3, 9, 0)
    assert tile.buf == b"\xff\xff\x00\x0f\x00\x0f"
    with pytest.raises(ValueError):
        FrameBuffer(bytearray(5), 4, 3, GS4_HMSB)
