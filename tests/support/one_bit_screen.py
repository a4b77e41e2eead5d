"""The app on a one-bit screen with three buttons.

No scene may reach beyond the screen or drop an entry.
"""

from typing import Any

from firmware.draw.one_bit.framebuf_renderer import FramebufRenderer
from firmware.draw.scene import Scene
from firmware.screens.menu import Menu
from hostsim.torture.scene_edges import entries_outside
from tests.support.app_driver import AppDriver
from tests.support.mono_game import RecordingPanel, ThreeButtonDriver


class SceneCheck:
    """A check that no entry of a scene is dropped or outside.

    draws: also draw each scene, which takes longer.
    """

    def __init__(self, width: int, height: int, draws: bool) -> None:
        self.draws = draws
        self.size = (width, height)
        self.panel = RecordingPanel(width, height)
        self.mono = FramebufRenderer(self.panel)

    def __call__(self, scene: Scene) -> None:
        assert not scene.dropped
        assert not entries_outside(scene, self.size)
        if self.draws:
            self.mono.show(scene)


def one_bit_driver(size: tuple[int, int], draws: bool = False, **more: Any) -> ThreeButtonDriver:
    """Return a Person at a screen of this size; each of its scenes is checked."""
    width, height = size
    return ThreeButtonDriver(width, height, SceneCheck(width, height, draws), **more)


def choose_by_three(d: AppDriver, label: str) -> None:
    """Press OK on the row of the menu that has this label, with three buttons."""
    for _ in range(60):
        menu = d.app.screen
        assert isinstance(menu, Menu)
        if menu.rows[menu.cursor].label == label and not menu.view.chosen_is_hidden:
            d.keys("OK")
            return
        d.keys("RIGHT")
    raise AssertionError("no row %s" % label)
