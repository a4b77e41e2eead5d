"""Measure the heap of the files on a CIRCUITPY drive.

MicroPython's 32-bit port stands in for CircuitPython.

    cd DRIVE && micropython -X heapsize=… /path/to/circuitpython_heap.py

The stand-ins for displayio's objects have the sizes of CircuitPython's: a TileGrid 96 bytes, a Rectangle with its
shape 96 (shared-module/displayio and vectorio there). Prints the heap that all stand-ins take, how often the game was
saved, and the game's heap at the table and at most.
"""

import gc
import sys

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any


class Bitmap:
    def __init__(self, w: int, h: int, colours: int) -> None:
        bits = 1
        while 1 << bits < colours:
            bits *= 2
        self.width = w
        self.data = bytearray((w * bits + 31) // 32 * 4 * h)

    def __getitem__(self, at: "Any") -> int:
        return 0

    def __setitem__(self, at: "Any", colour: int) -> None:
        pass


class Palette:
    def __init__(self, n: int) -> None:
        self.data = bytearray(16 * n)

    def __setitem__(self, at: "Any", colour: int) -> None:
        pass

    def make_transparent(self, at: "Any") -> None:
        pass


# Names of attributes that only bring an object to the size of CircuitPython's.
PADDING = "abcdef"


class Layer:
    def __init__(
        self, bitmap: "Any", pixel_shader: "Any", x: int = 0, y: int = 0, tile_width: "Any" = 0, tile_height: "Any" = 0
    ) -> None:
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        self.x = x
        self.y = y
        self.tile = 0
        for name in PADDING[:4]:
            setattr(self, name, 0)

    def __getitem__(self, at: "Any") -> int:
        return self.tile

    def __setitem__(self, at: "Any", index: int) -> None:
        self.tile = index


class Rectangle:
    def __init__(self, pixel_shader: "Any", width: int, height: int, color_index: "Any" = 0, x: int = 0) -> None:
        self.pixel_shader = pixel_shader
        self.width = width
        self.height = height
        self.color_index = color_index
        self.x = x
        self.y = 0
        for name in PADDING[:4]:
            setattr(self, name, 0)

    @property
    def location(self) -> "tuple[int, int]":
        return self.x, self.y

    @location.setter
    def location(self, value: "Any") -> None:
        self.x, self.y = value


class Group:
    def __init__(self) -> None:
        self.layers: "list[Any]" = []

    def append(self, layer: "Any") -> None:
        self.layers.append(layer)

    def insert(self, at: "Any", layer: "Any") -> None:
        self.layers.insert(at, layer)

    def remove(self, layer: "Any") -> None:
        self.layers.remove(layer)

    def pop(self) -> "Any":
        return self.layers.pop()

    def __len__(self) -> int:
        return len(self.layers)

    def __getitem__(self, at: "Any") -> "Any":
        return self.layers[at]


class Panel:
    rotation = 0

    def __init__(self, width: int, height: int, wiring: "Any") -> None:
        self.display = self
        self.width = width
        self.height = height

    def refresh(self) -> None:
        pass

    def light(self, percent: int) -> None:
        pass


class Module:
    def __init__(self, **content: "Any") -> None:
        for name in content:
            setattr(self, name, content[name])


class Buttons:
    def __init__(self, board: "Any") -> None:
        pass

    def assign_actions(self, wiring: "Any", held: int) -> None:
        pass


class Nvm:
    """microcontroller.nvm with 4 kB of flash.

    On a board it is outside the heap, so it is not counted.
    """

    def __init__(self) -> None:
        self.data = bytearray(b"\xff" * 4096)
        self.writes = 0

    def __len__(self) -> int:
        return 4096

    def __getitem__(self, at: "Any") -> "Any":
        return self.data[at]

    def __setitem__(self, at: "Any", value: "Any") -> None:
        self.data[at] = value
        self.writes += 1


def heap_in_use() -> int:
    gc.collect()
    return gc.mem_alloc()


def stand_in(nvm: "Any") -> None:
    """Install all stand-ins as the modules that the game imports; nvm: an Nvm."""
    modules: "Any" = sys.modules
    modules["displayio"] = Module(Bitmap=Bitmap, Palette=Palette, TileGrid=Layer, Group=Group)
    modules["vectorio"] = Module(Rectangle=Rectangle)
    modules["microcontroller"] = Module(nvm=nvm, pin=None)
    modules["supervisor"] = Module(ticks_ms=lambda: 0)
    modules["busio"] = Module(UART=None)
    modules["firmware.circuitpython.keypad_buttons"] = Module(KeypadButtons=Buttons)
    modules["firmware.circuitpython.displayio_panel"] = Module(DisplayioPanel=Panel)


def start_game() -> "Any":
    """Return the Handheld of the drive, which deals the same game each time."""
    from engine import moves  # noqa: F401  first, because the unix port's stack has no room for deeper imports
    from firmware.app import start

    start.random_seed = lambda: 5
    from firmware.circuitpython.displayio_handheld import DisplayioHandheld

    return DisplayioHandheld(start.load_board())


def main() -> None:
    nvm = Nvm()
    stand_in(nvm)
    start = heap_in_use()
    handheld = start_game()
    app = handheld.app
    now = 0
    most = 0

    def press(action: int) -> None:
        nonlocal now, most
        wait = app.tick(now, action)
        while True:
            if app.changed:
                app.changed = False
                handheld.show()
            if wait < 0:
                most = max(most, heap_in_use() - start)
                handheld.collect_garbage()  # as it does while the player thinks
                return
            now += max(1, wait)
            wait = app.tick(now, 0)

    press(0)
    for action in (5, 3, 5, 4, 5, 5):  # choose the language, start a game of Russian Bank
        press(action)
    assert app.screen is app.table
    table = heap_in_use() - start
    for i in range(24):
        for action in (5, 5, 7):
            press(action)
        press(9)
        for _ in range(i % 4):
            press(4)
        press(6)
    print(start, nvm.writes, table, most)


if __name__ == "__main__":
    main()
