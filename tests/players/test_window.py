"""The window player, on SDL's dummy screen."""

import os
import subprocess
import sys

import pytest

from firmware.app import actions
from tests.support.paths import ROOT
from tests.support.refusals import refused
from tests.support.timeouts import PROGRAM_TIMEOUT_S

GAME = """
import pygame
from hostsim.players import window
from hostsim.players.host_handheld import HostHandheld
from hostsim.players.driver import MemoryStore
from boards import picosystem

pressed = [pygame.K_DOWN, pygame.K_RETURN, pygame.K_BACKSPACE]
shown = []

class Person(window.Window):
    def action(self, ms):
        scale = self.surface.get_width() // 240
        assert scale >= 1 and self.surface.get_size() == (240 * scale, 240 * scale)
        picture = pygame.transform.scale_by(self.surface, 1 / scale)
        assert pygame.image.tobytes(picture, "RGB") == self.panel.rgb()
        if ms < 0:
            shown.append(self.panel.rgb())
            key = pressed.pop(0) if pressed else pygame.K_q
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x))
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key))
        return super().action(ms)

window.Window = Person
window.play(picosystem, lambda look, strip: HostHandheld(look, strip, MemoryStore(), lambda: 1))
print(len(shown), len(set(shown)))
"""

CLICKS = """
import pygame
from hostsim.players import window
from hostsim.players.host_handheld import HostHandheld
from hostsim.players.driver import MemoryStore
from boards import picosystem

clicks = [(2, 2), (120, 158), (120, 2)]  # on nothing, a row of the title, the heading of the next screen
app = None

def begin(look, strip):
    global app
    handheld = HostHandheld(look, strip, MemoryStore(), lambda: 1)
    app = handheld.app
    return handheld

class Person(window.Window):
    def action(self, ms):
        if ms < 0:
            print(type(app.screen).__name__)
            wide, high = self.surface.get_size()
            if not clicks:
                pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_q))
            else:
                scale = min(wide // 240, high // 240)
                x, y = clicks.pop(0)
                at = (wide - 240 * scale) // 2 + x * scale, (high - 240 * scale) // 2 + y * scale
                for button, where in ((pygame.BUTTON_RIGHT, at), (pygame.BUTTON_LEFT, at)):
                    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=button, pos=where))
        return super().action(ms)

window.Window = Person
window.play(picosystem, begin)
"""

HELD = """
import pygame
from hostsim.players.virtual_panel import VirtualPanel
from hostsim.players.window import Window

pygame.display.init()
window = Window(VirtualPanel(240, 240))
for kind, key in (("DOWN", pygame.K_RIGHT), ("DOWN", pygame.K_RIGHT), ("DOWN", pygame.K_RIGHT), ("UP", pygame.K_RIGHT),
                  ("DOWN", pygame.K_RIGHT), ("UP", pygame.K_RIGHT), ("DOWN", pygame.K_t), ("DOWN", pygame.K_t)):
    pygame.event.post(pygame.event.Event(getattr(pygame, "KEY" + kind), key=key))
print([window.action(10) for _ in range(6)])
"""


def python(*args, **more):
    """Run Python with SDL's dummy screen; return the finished process.

    more: additional environment variables.
    """
    return subprocess.run(
        [sys.executable, *args], cwd=ROOT, capture_output=True, text=True, timeout=PROGRAM_TIMEOUT_S,
        env=dict(os.environ, SDL_VIDEODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1", **more))


def test_window_shows_the_panel_and_takes_keys():
    pytest.importorskip("pygame")
    done = python("-c", GAME)
    assert done.stderr == ""
    shown, different = map(int, done.stdout.split())
    assert shown == 4 and different >= 2


def test_click_is_a_touch():
    pytest.importorskip("pygame")
    done = python("-c", CLICKS)
    assert done.stderr == ""
    shown = done.stdout.split()
    assert shown[:2] == ["Title", "Title"] and shown[2] != "Title" and shown[3:] == ["Title"]


def test_missing_pygame_is_reported_in_one_line(tmp_path):
    (tmp_path / "pygame.py").write_text("raise ImportError")
    done = python("-m", "hostsim", "play", "--ui", "window", "--save", str(tmp_path / "saves"),
                  PYTHONPATH=str(tmp_path))
    refused(done, "pygame-ce", "pip install")


def test_held_arrow_repeats_and_other_keys_do_not():
    pytest.importorskip("pygame")
    done = python("-c", HELD)
    right = actions.RIGHT
    told = [right, right + actions.REPEATED, right + actions.REPEATED, right, actions.TURN, 0]
    assert (done.stderr, done.stdout) == ("", "%s\n" % told)


@pytest.mark.parametrize("place, key", [("T", "K_t"), ("S", "K_s"), ("M", "K_m"), ("Q", "K_q")])
def test_letter_on_a_keyboard_without_latin_ones_is_known_by_its_place(place, key):
    pygame = pytest.importorskip("pygame")
    from hostsim.players import window

    event = pygame.event.Event(pygame.KEYDOWN, key=ord("е"), scancode=getattr(pygame, "KSCAN_" + place))
    assert window.key_of(event) == getattr(pygame, key)
    arrow = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LEFT, scancode=getattr(pygame, "KSCAN_" + place))
    assert window.key_of(arrow) == pygame.K_LEFT


@pytest.mark.parametrize("key", ["K_SEMICOLON", "K_SLASH"])
def test_sign_on_the_key_q_of_a_greek_or_hebrew_keyboard_leaves(key):
    pygame = pytest.importorskip("pygame")
    from hostsim.players import window

    sign = getattr(pygame, key)
    assert window.key_of(pygame.event.Event(pygame.KEYDOWN, key=sign, scancode=pygame.KSCAN_Q)) == pygame.K_q
    assert window.key_of(pygame.event.Event(pygame.KEYDOWN, key=sign, scancode=pygame.KSCAN_SEMICOLON)) == sign
