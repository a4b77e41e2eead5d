"""The app on a screen of any size, each of whose scenes must lie wholly on the screen."""

from firmware.draw.scene import Scene
from hostsim.players.driver import MemoryStore
from hostsim.torture.scene_edges import entries_outside
from tests.support.app_driver import DEFAULT_SIZE, AppDriver


class CheckedDriver(AppDriver):
    """A Driver of an app on a screen of this size; it checks each scene, and counts them in `scenes`."""

    def __init__(self, size: tuple[int, int] = DEFAULT_SIZE, store: MemoryStore | None = None) -> None:
        AppDriver.__init__(self, store, show=self.check, size=size)
        self.size = size
        self.scenes = 0

    def check(self, scene: Scene) -> None:
        self.scenes += 1
        assert scene.dropped == 0
        assert not entries_outside(scene, self.size), (self.app.status, entries_outside(scene, self.size))
