"""Measure the app; this module is imported on the board in place of the game.

Each printed line is a name and numbers. Times are in µs and include the cost of measuring, which is printed as
`nothing`; heap is in bytes. engine_on_board.py then measures the engine.
"""

import gc
from time import ticks_diff, ticks_us

import hostsim.device

gc.collect()
HEAP_AT_START = hostsim.device.empty  # the heap in use before this module was loaded
OWN_HEAP = gc.mem_alloc() - HEAP_AT_START  # the heap that this module takes

from firmware.app.actions import OK, TURN  # noqa: E402
from firmware.app.settings import SETTING_SPEED  # noqa: E402
from firmware.app.start import load_board  # noqa: E402
from firmware.micropython.boot import COLLECT_AFTER  # noqa: E402

gc.threshold(COLLECT_AFTER)
from firmware.micropython.screen_handheld import ScreenHandheld  # noqa: E402

PRESSES = 18


def print_measure(name, *values):
    """Print one line."""
    print("=", name, *values)


class BoardDriver:
    """The handheld, with ticks that follow at once and buttons pressed by this module."""

    def __init__(self):
        self.handheld = ScreenHandheld(load_board())
        self.now = 0
        self.press(0)

    def press(self, action):
        """Press a button (0: none), and continue until nothing moves any more."""
        app = self.handheld.app
        wait = app.tick(self.now, action)
        while True:
            if app.changed:
                app.changed = False
                self.handheld.show()
            self.now += 10 if wait < 0 else wait
            if wait < 0:
                gc.collect()
                return
            wait = app.tick(self.now, 0)

    def heap_after_deal(self):
        """Deal the same cards again, and return the heap in use.

        The heap is thus always measured with the same screen and the same texts.
        """
        app = self.handheld.app
        app.session.restart()
        app.begin(app.session)
        self.press(0)
        gc.collect()
        return gc.mem_alloc()


def measure_app():
    """Measure the heap and the drawing times."""
    driver = BoardDriver()
    from firmware.table.opponents import MOVE_SPEEDS

    driver.handheld.app.start("classic", "greedy", 7)
    driver.press(0)
    gc.collect()
    print_measure("heap", gc.mem_alloc() - OWN_HEAP, HEAP_AT_START)
    driver.handheld.app.settings.numbers[SETTING_SPEED] = len(MOVE_SPEEDS) - 1  # the opponent's cards do not slide
    used = []
    for _ in range(2):  # the first round loads modules that are loaded on first use
        for i in range(PRESSES):
            driver.press(TURN if i % 3 == 2 else OK)
        ply = driver.handheld.app.session.game.ply
        # This is done twice, because a word on the stack may look like the address of an object that is no longer used.
        used.append(min(driver.heap_after_deal(), driver.heap_after_deal()))
    print_measure("growth", used[1] - used[0], ply, PRESSES)
    strip = driver.handheld.renderer
    scene = driver.handheld.app.scene
    gc.collect()
    for _ in range(3):
        strip.invalidate()
        before = gc.mem_alloc()
        t = ticks_us()
        strip.show(scene)
        t = ticks_diff(ticks_us(), t)
        print_measure("allocated", gc.mem_alloc() - before)
        print_measure("redraw", t)


measure_app()

from hostsim.device.engine_on_board import (  # noqa: E402  imported here, so that the heap measured above is without it
    measure_engine
)

measure_engine(print_measure)

from hostsim.device.review_on_board import measure_review  # noqa: E402

measure_review(print_measure)
print_measure("done")
