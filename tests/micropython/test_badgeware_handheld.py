"""Tests of the app of Badgeware, on a stand-in for what Pimoroni's firmware of the Tufty 2350 offers to its apps."""

import builtins
import os
import types
import zlib

import pytest
from PIL import Image

from boards import tufty_2350
from firmware.app import actions as A
from firmware.app.features import no_deal_of_the_day
from firmware.draw.look_factory import look_for_board
from firmware.draw.strip_renderer import StripRenderer
from hostsim import arguments
from hostsim.players.fake_machine import FakeMachine
from hostsim.players.virtual_panel import VirtualPanel
from tests.support import unix_micropython

LOW = (160, 120)
HIGH = (320, 240)
# Starts the app on MicroPython as `launch` of modules/common/badgeware/__init__.py there does.
LAUNCH = """
import binascii, builtins, os, sys
class Over(BaseException):
    pass
class Empty:
    pass
class Pin:
    IN = OUT = PULL_UP = IRQ_FALLING = IRQ_RISING = 0
    def __init__(self, *more):
        pass
    def __call__(self):
        return 1
    def irq(self, *more, **keywords):
        return self
slept = []
def sleep_ms(ms):
    slept.append(ms)
    if len(slept) > 9:
        raise Over
machine, clock, badge = Empty(), Empty(), Empty()
machine.Pin, machine.disable_irq, machine.enable_irq, machine.idle = Pin, None, None, None
clock.ticks_ms, clock.ticks_diff, clock.sleep_ms = lambda: 0, lambda a, b: a - b, sleep_ms
badge.raw = bytearray(4 * 320 * 240)
badge.mode = badge.backlight = lambda value: None
badge.update = lambda: None
badge.battery_level = lambda: 60
builtins.badge = builtins.display = builtins.screen = badge
builtins.HIRES, builtins.VSYNC = 1, 2
sys.modules["machine"], sys.modules["time"] = machine, clock
path = os.getcwd()
sys.path.insert(0, path)
import firmware.micropython.badgeware_handheld
firmware.micropython.badgeware_handheld.SAVES_FOLDER = path + "/saves"
try:
    __import__(path)
except Over:
    print(binascii.crc32(badge.raw))
"""


class Over(BaseException):
    """The player has pressed all buttons."""


class Buttons(FakeMachine):
    """A Machine whose buttons are pressed one after the other, as it sleeps."""

    def __init__(self, presses):
        super().__init__()
        self.presses = list(presses)

    def sleep(self, ms):
        super().sleep(ms)
        if self.ms % 200 < ms:
            if not self.presses:
                raise Over
            gpio = self.presses[0]
            self.connect(gpio, gpio not in self.grounded)
            if gpio not in self.grounded:
                self.presses.pop(0)


class Badge:
    """A stand-in for the names that Badgeware adds to the built-in ones.

    As in modules/common/badgeware/badge.py and modules/c/st7789/st7789.cpp of github.com/pimoroni/tufty2350: a mode
    makes a new screen over the same memory, four bytes a pixel; an update sends red, green and blue of each pixel to
    the panel, and clears the screen unless default_clear is None.
    """

    HIRES, VSYNC = 0b01, 0b10

    def __init__(self):
        self.memory = bytearray(4 * HIGH[0] * HIGH[1])
        self.size = LOW
        self.seen = b""  # what the panel got last, RGB565, big endian
        self.light = 0
        self.charge = 60
        self.default_clear = 0

    def mode(self, mode):
        self.size = HIGH if mode & self.HIRES else LOW
        builtins.screen = types.SimpleNamespace(raw=memoryview(self.memory)[: 4 * self.size[0] * self.size[1]])

    def update(self):
        assert self.size == HIGH
        red, green, blue = (self.memory[k::4] for k in range(3))
        self.seen = b"".join(
            ((r & 0xF8) << 8 | (g & 0xFC) << 3 | b >> 3).to_bytes(2, "big")
            for r, g, b in zip(red, green, blue, strict=True)
        )
        if self.default_clear is not None:
            self.memory[:] = bytes(len(self.memory))

    def battery_level(self):
        return self.charge

    def backlight(self, value):
        self.light = value**2.8


@pytest.fixture
def start(loaded, monkeypatch, tmp_path):
    """Return a function that starts the app, presses buttons, and returns the Badge and the Handheld.

    deals: whether a game is dealt before.
    """
    def play(presses, deals=False):
        badge = Badge()
        for name, value in (("badge", badge), ("display", badge), ("screen", None), ("HIRES", 1), ("VSYNC", 2)):
            monkeypatch.setattr(builtins, name, value, raising=False)
        machine = Buttons(presses)
        badgeware = loaded(machine, "badgeware_handheld")
        monkeypatch.setattr(badgeware, "SAVES_FOLDER", str(tmp_path / "pocket_bank"))
        monkeypatch.setattr(badgeware, "random_seed", lambda: 5)
        handheld = badgeware.BadgewareHandheld(tufty_2350)
        if deals:
            handheld.app.start("classic", "greedy", 5)
        with pytest.raises(Over):
            handheld.run()
        assert set(machine.pins) == set(tufty_2350.BUTTONS)
        return badge, handheld

    return play


def host_picture(handheld):
    """Return the host's picture of the scene that the app shows now."""
    panel = VirtualPanel(*HIGH)
    StripRenderer(panel, look_for_board(tufty_2350).banks()).show(handheld.app.scene)
    return bytes(panel.rgb565)


def test_app_of_badgeware_plays_and_shows_the_hosts_pictures(start, tmp_path):
    badge, handheld = start([])
    assert handheld.app.session is None and badge.seen == host_picture(handheld)
    assert 0.79 < badge.light < 0.81  # whatever its gamma is
    assert handheld.app.features.cables is None and handheld.app.features.today is no_deal_of_the_day

    ok, back, down, turn = (gpio for gpio in (9, 7, 6, 10))
    badge, handheld = start([ok, ok, turn, down, ok, back], deals=True)
    assert handheld.app.session.game.ply > 1 and badge.seen == host_picture(handheld)
    assert set(os.listdir(tmp_path)) == {"pocket_bank"} and os.listdir(tmp_path / "pocket_bank")
    at = handheld.app.session.game.ply

    badge, handheld = start([])  # as after HOME, which resets the badge
    assert handheld.app.session.game.ply == at and badge.seen == host_picture(handheld)
    assert handheld.app.scene.battery_percent == badge.charge


def test_app_of_badgeware_names_the_buttons_of_the_badge(start):
    _, handheld = start([])
    labels = handheld.app.controls.labels
    assert (labels[A.OK], labels[A.BACK], labels[A.TURN], labels[A.MENU]) == ("B", "A", "C", "A held")


@pytest.mark.slow
def test_folder_of_badgeware_starts_when_it_is_imported(start, tmp_path):
    app = pytest.importorskip("hostsim.device.badgeware_app", exc_type=arguments.CommandError)
    files = app.contents("x86")
    folder = tmp_path / app.APP_FOLDER
    for path, data in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    assert set(os.listdir(folder)) == {"__init__.py", "LICENSE", "boards", "engine", "firmware", "icon.png"}
    with Image.open(folder / "icon.png") as icon:
        assert icon.size == (24, 24) and icon.format == "PNG"
    told = unix_micropython.printed(LAUNCH, heap="1m", cwd=folder)
    badge, _ = start([])
    assert told == "%d\n" % zlib.crc32(badge.memory)


def test_folder_of_badgeware_is_built_for_its_chip(monkeypatch):
    app = pytest.importorskip("hostsim.device.badgeware_app", exc_type=arguments.CommandError)
    asked = []

    def build(out, *more):
        asked.append(more)
        out.mkdir()
        (out / "main.py").touch()

    monkeypatch.setattr(app.board_build, "build", build)
    files = app.contents()
    assert asked == [(["tufty_2350"], "armv7m", ["firmware.micropython.badgeware_handheld"])]
    assert "MIT" in files["LICENSE"].decode() and set(files) == {"__init__.py", "LICENSE", "icon.png"}
