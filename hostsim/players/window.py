"""Play the game in a window, with pygame-ce. Each pixel of the panel is a square of whole pixels."""

import os
import time
from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING

from firmware.app import actions
from firmware.app.app import App
from firmware.app.pointer import Pointer
from firmware.app.presses import REPEAT_AFTER, REPEAT_EVERY
from firmware.draw.look_factory import look_for_board
from firmware.draw.strip_renderer import StripRenderer
from hostsim.arguments import CommandError, not_installed
from hostsim.players.host_handheld import HostHandheld, Quit, make_renderer
from hostsim.players.host_keyboard import keyboard_of
from hostsim.players.protocols import Renderer
from hostsim.players.virtual_panel import VirtualPanel

if TYPE_CHECKING:
    from firmware.draw.looks import Look

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # stdout belongs to the command
try:
    import pygame
except ImportError:
    raise not_installed("pygame-ce", "window") from None

KEYS = {
    pygame.K_LEFT: actions.LEFT,
    pygame.K_RIGHT: actions.RIGHT,
    pygame.K_UP: actions.UP,
    pygame.K_DOWN: actions.DOWN,
    pygame.K_RETURN: actions.OK,
    pygame.K_KP_ENTER: actions.OK,
    pygame.K_BACKSPACE: actions.BACK,
    pygame.K_ESCAPE: actions.BACK,
    pygame.K_t: actions.TURN,
    pygame.K_s: actions.STOP,
    pygame.K_m: actions.MENU,
}
_NO_CHARACTER = 1 << 30  # a bit in SDL's number of a key that types no character, such as an arrow
# The keys of a keyboard without Latin letters, by their places on one with them.
KEYS_BY_PLACE = {
    pygame.KSCAN_T: pygame.K_t, pygame.KSCAN_S: pygame.K_s, pygame.KSCAN_M: pygame.K_m, pygame.KSCAN_Q: pygame.K_q,
}


def play(board: ModuleType, begin: "Callable[[Look, Renderer], HostHandheld]") -> None:
    """Play on this board's screen in a window; begin(look, strip) returns the HostHandheld."""
    panel = VirtualPanel(board.WIDTH, board.HEIGHT)
    look = look_for_board(board)
    handheld = begin(look, make_renderer(look, panel, StripRenderer))
    handheld.app.controls.connect(keyboard_of(board))
    try:
        pygame.display.init()
        window = Window(panel, handheld.app)
    except pygame.error as error:
        raise CommandError("no window can be opened: %s" % error) from None
    from hostsim.players.sound import open_speaker

    heard = open_speaker()
    if heard:
        handheld.app.play_on(heard)
    begun = time.monotonic()
    try:
        handheld.run(lambda: int((time.monotonic() - begun) * 1000), window.action, window.show)
    finally:
        pygame.mixer.quit()
        pygame.display.quit()


class Window:
    """A window that shows a VirtualPanel, and turns keys and clicks into actions of an App."""

    def __init__(self, panel: VirtualPanel, app: App | None = None) -> None:
        self.panel = panel
        self.app = app
        wide, high = pygame.display.get_desktop_sizes()[0]
        # The window is as large as possible, with room for the desktop's own bars.
        scale = max(1, min(wide * 9 // 10 // panel.width, high * 8 // 10 // panel.height))
        self.surface = pygame.display.set_mode((panel.width * scale, panel.height * scale), pygame.RESIZABLE)
        pygame.display.set_caption("Pocket Bank")
        pygame.key.set_repeat(REPEAT_AFTER, REPEAT_EVERY)
        self._down: set[int] = set()  # the keys that are held

    def show(self) -> None:
        """Draw the panel in the middle of the window, enlarged by a whole number."""
        self.surface = pygame.display.get_surface() or self.surface  # resizing makes a new surface
        wide, high = self.surface.get_size()
        panel = self.panel
        picture = pygame.image.frombuffer(panel.rgb(), (panel.width, panel.height), "RGB")
        scale = self.scale()
        picture = pygame.transform.scale_by(picture, scale)
        self.surface.fill((0, 0, 0))
        self.surface.blit(picture, picture.get_rect(center=(wide // 2, high // 2)))
        pygame.display.flip()

    def scale(self) -> int:
        """Return the whole number by which the panel is enlarged."""
        wide, high = self.surface.get_size()
        return max(1, min(wide // self.panel.width, high // self.panel.height))

    def touched(self, x: int, y: int) -> int:
        """Return the action of a click on a pixel of the window, 0 for none."""
        scale = self.scale()
        wide, high = self.surface.get_size()
        x = (x - (wide - scale * self.panel.width) // 2) // scale
        y = (y - (high - scale * self.panel.height) // 2) // scale
        if not self.app or not (0 <= x < self.panel.width and 0 <= y < self.panel.height):
            return 0
        return Pointer(self.app).touch(x, y)

    def action(self, wait: int) -> int:
        """Wait for an action, at most `wait` ms (-1: forever); return it or 0. Raise Quit at `q`."""
        until = None if wait < 0 else time.monotonic() + wait / 1000
        while True:
            if until is None:
                event = pygame.event.wait()
            else:
                left = int((until - time.monotonic()) * 1000)
                # A timeout of 0 would mean forever.
                event = pygame.event.wait(left) if left > 0 else pygame.event.poll()
            key = key_of(event) if event.type in (pygame.KEYDOWN, pygame.KEYUP) else 0
            if event.type == pygame.QUIT or (event.type == pygame.KEYDOWN and key == pygame.K_q):
                raise Quit
            if event.type == pygame.KEYUP:
                self._down.discard(key)
            if event.type == pygame.KEYDOWN and key in KEYS:
                action = KEYS[key]
                held = key in self._down
                self._down.add(key)
                if not held or action <= actions.DOWN:
                    return action + actions.REPEATED * held
            if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
                return self.touched(*event.pos)
            if event.type in (pygame.VIDEORESIZE, pygame.VIDEOEXPOSE):
                self.show()
            if event.type == pygame.NOEVENT and until is not None and time.monotonic() >= until:
                return 0


def key_of(event: pygame.event.Event) -> int:
    """Return the key of an event by its letter or, if that is not Latin, by its place."""
    # Greek and Hebrew keyboards
    if event.key in (pygame.K_SEMICOLON, pygame.K_SLASH) and event.scancode == pygame.KSCAN_Q:
        return pygame.K_q
    latin = event.key < 128 or event.key & _NO_CHARACTER
    return event.key if latin else KEYS_BY_PLACE.get(event.scancode, event.key)
