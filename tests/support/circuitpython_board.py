"""Run firmware/code.py on boards made of stand-ins for CircuitPython's modules.

Needs a process of its own.

    python -m tests.support.circuitpython_board CHECK [BOARD [FOLDER]]

CHECK is the name of a function `check_…` without those letters. Those that take a board check one of them:
`start picosystem`. With a folder the game's modules are those in the folder, which has the files of a drive before they
are compiled: `drive picosystem FOLDER`. It prints `ok` at the end, or a traceback.
"""

import contextlib
import gc
import importlib
import io
import os
import sys
import tempfile
import types
from math import isclose

os.environ["BLINKA_OS_AGNOSTIC"] = "1"

from tests.support.displayio_screen import BusDisplay, DisplayBus, host_renderer, picture  # isort: skip  before the stand-ins: it imports Blinka's

import displayio

from tests.support.power_cut_nvm import PowerCutNvm
from tests.support.pressing import FRAME_TIMES_MS, MS, AllPressed, BusyApp, ContactWorld

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import ModuleType
    from typing import Any

    from firmware.app.session import Session
    from firmware.draw.scene import Scene

NAMES = ("", "LEFT", "RIGHT", "UP", "DOWN", "OK", "BACK", "TURN", "STOP", "MENU")
LEFT, RIGHT, UP, DOWN, OK, BACK, TURN, STOP, MENU = range(1, 10)
DRIVE_FOLDER = sys.argv[3] if len(sys.argv) > 3 else ""
# The port is the same on every board, so this one plays a longer game for all.
LONG_GAME_BOARD = "waveshare_pico_lcd_1_3"


class PowerOff(BaseException):
    """The power of the board is switched off."""


class NotStarted(BaseException):
    """code.py has ended without starting the game, after a line on the console."""


class Pins:
    """microcontroller.pin: each pin is its name."""

    def __getattr__(self, name: str) -> str:
        return name


class Event:
    """keypad.Event."""

    def __init__(self) -> None:
        self.key_number = 0
        self.pressed = False


class Events:
    """keypad.EventQueue; its events are the list `waiting`."""

    def __init__(self) -> None:
        self.waiting: "list[tuple[int, bool]]" = []
        self.overflowed = False

    def get_into(self, event: "Any") -> bool:
        if not self.waiting:
            return False
        event.key_number, event.pressed = self.waiting.pop(0)
        return True

    def clear(self) -> None:
        self.waiting.clear()
        self.overflowed = False


class Keys:
    """keypad.Keys, which refuses a pin that is in use."""

    def __init__(self, pins: "list[str]", *, value_when_pressed: bool, pull: bool) -> None:
        assert (value_when_pressed, pull) == (False, True)
        for pin in pins:
            if pin in Line.driven:
                raise ValueError(pin + " in use")
        self.pins = pins
        self.events = Events()


class Line:
    """digitalio.DigitalInOut, pulled up.

    `grounded` has the pins that are tied to ground.
    """

    grounded: "tuple[str, ...]" = ("GPIO15",)
    driven: "dict[str, bool]" = {}  # pins that are outputs

    def __init__(self, pin: str) -> None:
        self.pin = pin
        self.value = pin not in self.grounded

    def __enter__(self) -> "Line":
        return self

    def __exit__(self, *error: object) -> None:
        del self.value

    def switch_to_input(self, pull: str) -> None:
        assert pull == "up"

    def switch_to_output(self, value: bool) -> None:
        self.driven[self.pin] = value


def stand_in(name: str, **content: "Any") -> "ModuleType":
    """Install a module with this content, and return it."""
    module = types.ModuleType(name)
    vars(module).update(content)
    sys.modules[name] = module
    return module


def forget() -> None:
    """Unload the game's modules, so that they are loaded again as after power-on."""
    for name in list(sys.modules):
        package, _, module = name.rpartition(".")
        room = name.split(".")[0]
        if package and (room == "firmware" or DRIVE_FOLDER and room == "engine"):
            del sys.modules[name]
            if hasattr(sys.modules.get(package), module):
                delattr(sys.modules[package], module)
    for package in ("engine", "firmware") if DRIVE_FOLDER else ():
        sys.modules[package].__path__ = [os.path.join(DRIVE_FOLDER, package)]


class FakeBoard:
    """A board of boards/ with CircuitPython; `nvm` stays while it is off.

    lends: True if CircuitPython's build for the board has the SPI in use and lends it out as board.SPI, None if the SPI
        is in use and not lent out, False if it is free
    pulled_up: whether I2C has its pull-ups
    answers_at: the time in ms from which the display on I2C answers
    """

    def __init__(
        self, name: str, nvm: "Any", lends: "bool | None" = False, pulled_up: bool = True, answers_at: int = 0
    ) -> None:
        self.lends = lends
        self.pulled_up = pulled_up
        self.answers_at = answers_at
        self.wires: "list[tuple[str, str, int]]" = []  # the I2C buses that the game has opened
        Line.driven = {}
        self.module: "Any" = importlib.import_module("boards." + name)
        self.strip = host_renderer(self.module)  # made before the modules of the folder replace those of the sources
        self.ms = (1 << 29) - 500  # so that the ticks wrap round after half a second
        self.nvm = nvm
        self.wire: "Any" = None  # a Wire, once the game has a bus
        self.bus = ""
        self.keys: "Any" = None  # Keys, once there are some
        self.asked: "dict[str, Any]" = {}  # the arguments that the display was made with
        self.light: "list[float]" = []  # every brightness that was set, oldest first
        self.unseen: "Any" = None  # a function that refreshes the panel, if a refresh is due
        forget()
        displayio.release_displays()
        stand_in("board")
        stand_in("microcontroller", pin=Pins(), nvm=nvm)
        stand_in("supervisor", ticks_ms=lambda: self.ms & (1 << 29) - 1)
        stand_in("keypad", Keys=self.pressed, Event=Event)
        stand_in("digitalio", DigitalInOut=Line, Pull=types.SimpleNamespace(UP="up"))
        stand_in("busio", SPI=self.spi, I2C=self.i2c_bus, UART=None)
        if lends:
            sys.modules["board"].SPI = lambda: tuple("GPIO%d" % self.module.PANEL[name] for name in ("sck", "mosi"))
        stand_in("fourwire", FourWire=self.four_wire, DISPLAY_COMMAND=0)
        stand_in("paralleldisplaybus", ParallelBus=self.parallel_bus)
        stand_in("i2cdisplaybus", I2CDisplayBus=self.i2c)
        stand_in("busdisplay", BusDisplay=self.display)

    def pressed(self, pins: "list[str]", **more: "Any") -> "Keys":
        self.keys = Keys(pins, **more)
        return self.keys

    def spi(self, clock: str, MOSI: str) -> "Any":
        if self.lends is not False:
            raise ValueError(clock + " in use")
        return clock, MOSI

    def i2c_bus(self, scl: str, sda: str, frequency: int) -> "Any":
        if not self.pulled_up:
            raise RuntimeError("No pull up found on SDA or SCL; check your wiring")
        assert not self.wires, "it is in use"
        self.wires.append((scl, sda, frequency))
        return self.wires[0]

    def four_wire(
        self, spi: "Any", *, command: str, chip_select: str, reset: "str | None", baudrate: int, polarity: int = 0,
        phase: int = 0
    ) -> "Any":
        assert polarity == phase == (self.module.PANEL.get("controller") == "gc9107")
        assert spi == tuple("GPIO%d" % self.module.PANEL[name] for name in ("sck", "mosi"))
        assert (command, chip_select) == tuple("GPIO%d" % self.module.PANEL[name] for name in ("dc", "cs"))
        assert reset == ("GPIO%d" % self.module.PANEL["reset"] if "reset" in self.module.PANEL else None)
        self.wire = DisplayBus(self.module.WIDTH, self.module.HEIGHT, self.module.PANEL)
        return self.wire

    def parallel_bus(
        self, *, data0: str, command: str, chip_select: str, write: str, read: str, reset: "str | None",
        frequency: int
    ) -> "Any":
        names = ("data", "dc", "cs", "wr", "rd")
        assert (data0, command, chip_select, write, read) == tuple("GPIO%d" % self.module.PANEL[name] for name in names)
        assert reset is None and frequency <= 1e9 / 66
        self.bus = "parallel"
        self.wire = DisplayBus(self.module.WIDTH, self.module.HEIGHT, self.module.PANEL)
        return self.wire

    def i2c(self, bus: "Any", *, device_address: int, reset: "str | None") -> "Any":
        wiring = self.module.PANEL.get("otherwise", self.module.PANEL)
        assert bus == tuple("GPIO%d" % wiring[name] for name in ("scl", "sda")) + (400_000,)
        if self.ms < self.answers_at:
            raise ValueError("Unable to find I2C Display at 3c")
        assert device_address == 0x3C and reset == ("GPIO%d" % wiring["reset"] if "reset" in wiring else None)
        self.bus = "i2c"
        self.wire = DisplayBus(self.module.WIDTH, self.module.HEIGHT, self.module.PANEL)
        return self.wire

    def display(
        self, wire: "Any", setup: bytes, *, brightness: float, backlight_pin: "str | None" = None,
        brightness_command: "int | None" = None, **more: "Any"
    ) -> "Any":
        """Return Blinka's display with a recorded light.

        It refreshes only when the game rests and somebody looks, because Blinka takes long.
        test_displayio_renderer.py compares the pictures in between.
        """
        board, light = self, self.light

        class Display(BusDisplay):
            @property
            def brightness(self) -> float:
                raise AssertionError("not every display can read its brightness")

            @brightness.setter
            def brightness(self, value: float) -> None:
                light.append(value)

            def refresh(self, **asked: "Any") -> None:
                board.unseen = super().refresh

        display = Display(wire, b"", brightness=brightness, **more)
        wire.ready = True
        self.asked = {"setup": setup, "backlight": backlight_pin, "brightness_command": brightness_command, **more}
        return display

    def turn_on(self, presses: "Iterable[Any]", pictures: int = -1, short: "type[Exception]" = MemoryError) -> "Any":
        """Run code.py from power-on and press these buttons; return the handheld.

        Each button is pressed when the game has come to rest after the one before. A function among them is called
        with the handheld instead. pictures: how many pictures there is memory for, -1 for any number; short: the
        exception that the next one raises.
        """
        forget()
        start = importlib.import_module("firmware.app.start")
        circuit_handheld = importlib.import_module("firmware.circuitpython.displayio_handheld")
        Renderer = importlib.import_module("firmware.circuitpython.displayio_renderer").DisplayioRenderer
        show = Renderer.show

        def shown(renderer: "Any", scene: "Scene") -> None:
            nonlocal pictures
            if not pictures:
                raise short
            pictures -= 1
            show(renderer, scene)

        Renderer.show = shown

        start.load_board = lambda: self.module
        circuit_handheld.random_seed = lambda: 5  # so that the deal is always the same
        made = []
        run = circuit_handheld.DisplayioHandheld.run
        circuit_handheld.DisplayioHandheld.run = lambda handheld: made.append(handheld) or run(handheld)  # type: ignore[func-returns-value]
        # `time` itself stays as it is, because a thread of Blinka sleeps too.
        circuit_handheld.time = types.SimpleNamespace(sleep=self.sleep)
        sys.modules["firmware.circuitpython.displayio_panel"].time = types.SimpleNamespace(sleep=self.wait)
        self.wires.clear()
        self.presses = list(presses)
        self.quiet = 0
        self.left = 100_000
        self.handheld = made
        try:
            importlib.import_module("firmware.code")
        except PowerOff:
            pass
        if not made:
            raise NotStarted
        return made[0]

    def wait(self, seconds: float) -> None:
        self.ms += max(1, round(seconds * 1000))

    def sleep(self, seconds: float) -> None:
        self.ms += max(1, round(seconds * 1000))
        handheld = self.handheld[0]
        self.left -= 1
        assert self.left, "it never came to rest"
        resting = handheld.app.tick(handheld.clock(), 0) < 0 and not self.keys.events.waiting
        self.quiet = self.quiet + 1 if resting else 0
        if self.quiet < 3:
            return
        self.quiet = 0
        if self.unseen and (not self.presses or callable(self.presses[0])):
            self.unseen()
            self.unseen = None
        if not self.presses:
            raise PowerOff
        press = self.presses.pop(0)
        if callable(press):
            press(handheld)
        else:
            self.press(press)

    def press(self, name: "Any") -> None:
        """Press the button of this action, and hold it if the action needs that."""
        held = getattr(self.module, "LONG_PRESSES", {})
        for numbers, long in ((self.module.BUTTONS, False), (held, True)):
            for number in numbers:
                if numbers[number] == name:
                    at = list(self.module.BUTTONS).index(number)
                    self.keys.events.waiting += [(at, True)] if long else [(at, True), (at, False)]
                    if long:
                        self.quiet = -200  # ticks until the next entry of `presses` releases it
                        self.presses.insert(0, (at, False))
                    return
        if isinstance(name, tuple):
            self.keys.events.waiting.append(name)
            return
        raise AssertionError("no button for " + name)


def shows_scene(board: "FakeBoard", handheld: "Any") -> bool:
    """Return whether the panel shows the picture that the host draws of the scene."""
    return board.wire.picture() == picture(board.strip, handheld.app.scene)


def new_game(board: "FakeBoard") -> "list[str]":
    """Return the presses that choose the language and start a game."""
    # At a first start the cursor is on the second of seven rows, so the first row is six steps ahead.
    to_the_first_row = ["UP"] if "UP" in board.module.BUTTONS.values() else ["RIGHT"] * 6
    return ["OK", *to_the_first_row, "OK", "OK", "OK", "OK"]


def start_game(name: str, turns: int = 1, **more: "Any") -> "tuple[FakeBoard, Any]":
    """Start a game on a board with the buttons that it has.

    Return the Board and the handheld.

    turns: the number of turns that the player plays.
    """
    board = FakeBoard(name, PowerCutNvm(), **more)

    def check_title(handheld: "Any") -> None:
        assert handheld.app.session is None
        assert shows_scene(board, handheld), name
        most = board.module.PANEL.get("contrast", 255) / 255
        assert isclose(board.light[-1], 0.8 * most) and not any(board.light[1:-1]), (name, board.light)
        # The labels in the texts must be those of this board's own buttons.
        printed = board.module.BUTTON_LABELS
        named = {key: action for key, action in board.module.BUTTONS.items() if printed.get(key, "press") != "press"}
        labels = handheld.app.controls.labels
        assert all(labels[NAMES.index(action)].startswith(printed[key]) for key, action in named.items()), labels
        assert handheld.app.controls.steps_sideways == ("DOWN" not in board.module.BUTTONS.values()), name

    there = {*board.module.BUTTONS.values(), *getattr(board.module, "LONG_PRESSES", {}).values()}
    turn = ["OK", "OK", "TURN" if "TURN" in there else "OK"]
    handheld = board.turn_on([check_title, *new_game(board), *turn * turns])
    session = handheld.app.session
    assert session and session.game.ply > 2, (name, session)
    assert shows_scene(board, handheld), name
    return board, handheld


def check_start(name: str) -> None:
    """Check that a board starts a game with its buttons, draws the host's pictures, and dims."""
    board, handheld = start_game(name)
    assert board.bus == ("i2c" if "i2c" in board.module.PANEL else "parallel" if "wr" in board.module.PANEL else "")
    check_dimming_of(board, handheld)


def check_grounded_thumby() -> None:
    """Check that a Thumby whose pin says so has its display on I2C."""
    Line.grounded = ()
    assert start_game("thumby")[0].bus == "i2c"


def check_drive(name: str) -> None:
    """Check that the folder's modules draw what the sources draw, and save."""
    os.chdir(DRIVE_FOLDER)  # on the board, the drive is the current folder
    board = FakeBoard(name, PowerCutNvm())

    def check_title(handheld: "Any") -> None:
        assert shows_scene(board, handheld) and not bytes(board.nvm).strip(b'\xff')

    handheld = board.turn_on([check_title, *new_game(board), *["OK", "OK", "TURN"] * 2, "BACK", "BACK"])
    assert shows_scene(board, handheld) and bytes(board.nvm).strip(b'\xff')
    assert str(sys.modules["firmware.app.app"].__file__).startswith(DRIVE_FOLDER)


def saved_bytes(session: "Session") -> bytes:
    """Return the save of a Session as bytes.

    The modules that write it are loaded again with each board.
    """
    from firmware.app.save_format.packing import pack
    from firmware.app.save_format.schemas import SESSION

    return bytes(pack(SESSION, session))


def check_resumed() -> None:
    """Check that a board resumes its game after power-off, and still dims."""
    board, handheld = start_game(LONG_GAME_BOARD, 4)
    assert board.asked["backlight"] == "GPIO13" and board.keys.pins[0] == "GPIO2"
    session = handheld.app.session
    again = board.turn_on([])
    assert saved_bytes(again.app.session) == saved_bytes(session)
    assert shows_scene(board, again)

    handheld = board.turn_on(["BACK", "BACK"])
    assert handheld.app.screen is handheld.app.table
    handheld = board.turn_on(["BACK", "BACK", "BACK"])
    assert handheld.app.screen is not handheld.app.table
    assert shows_scene(board, handheld)
    check_dimming_of(board, handheld)


def rest(board: "FakeBoard", handheld: "Any", ms: int) -> None:
    """Let so many ms pass without a press."""
    end = board.ms + ms

    def slept(seconds: float) -> None:
        board.ms += max(1, round(seconds * 1000))
        if board.ms > end:
            raise PowerOff

    sys.modules["firmware.circuitpython.displayio_handheld"].time.sleep = slept
    handheld.last_press = handheld.clock()
    try:
        handheld.wait(-1)
    except PowerOff:
        pass


def check_dimming_of(board: "FakeBoard", handheld: "Any") -> None:
    """Check that an idle board dims, and that any button makes it bright again."""
    full = board.light[-1]
    most = full / 0.8
    rest(board, handheld, 61_000)
    assert isclose(board.light[-1], 0.15 * most), board.light
    for number in range(len(board.module.BUTTONS)):
        handheld.set_light(15)
        board.keys.events.waiting = [(number, True), (number, False)]
        assert handheld.wait(-1) and isclose(board.light[-1], full)


def check_torn_save() -> None:
    """Check that a message reports a torn save in the nvm."""
    torn = PowerCutNvm()
    torn.set_bytes(bytes(range(200)) * 2)
    handheld = FakeBoard("picosystem", torn).turn_on([])
    assert handheld.app.status == "The power failed during a save: the saved game is lost", handheld.app.status


def check_without_nvm() -> None:
    """Check that a chip without nvm plays, with a message that games cannot be saved."""
    handheld = FakeBoard("picosystem", None).turn_on(["OK", "UP", "OK", "OK", "OK"])  # the last closes the first rule
    assert handheld.app.session and "cannot be saved" in handheld.app.status, handheld.app.status


def console_line(board: "FakeBoard") -> str:
    """Return the one line that a wrongly wired board prints on its console.

    There must be no traceback.
    """
    out = io.StringIO()
    try:
        with contextlib.redirect_stdout(out):
            board.turn_on([])
    except NotStarted:
        pass
    else:
        raise AssertionError("the game started")
    assert out.getvalue().count("\n") == 1, out.getvalue()
    return out.getvalue()


def check_pins_in_use() -> None:
    """Check that a pin in use is lent out or named, whether of the display, a button or the LED."""
    # CircuitPython's build for the Thumby uses the SPI for its own display, and lends it out.
    board, handheld = start_game("thumby", lends=True)
    assert board.bus == "" and shows_scene(board, handheld)
    line = console_line(FakeBoard("thumby", PowerCutNvm(), lends=None))
    assert "GPIO18 in use" in line, line
    board = FakeBoard("picosystem", PowerCutNvm())
    board.module = types.SimpleNamespace(**vars(board.module))
    board.module.LED = (board.module.PANEL["cs"], 23)
    line = console_line(board)
    assert "GPIO23 in use" in line, line


def check_display_that_answers_late_or_never() -> None:
    """Check that the game waits for a display on I2C, and says what to look for where there is none."""
    start_game("pico_ssd1306", answers_at=(1 << 29) - 200)
    line = console_line(FakeBoard("pico_ssd1306", PowerCutNvm(), answers_at=1 << 30))
    assert "0x3c" in line and "SDA GP4, SCL GP5" in line and "pull-ups" in line, line
    line = console_line(FakeBoard("feather_oled_featherwing", PowerCutNvm(), pulled_up=False))
    assert "No pull up found" in line and "4.7 kOhm" in line, line


def check_setup() -> None:
    """Check what a display and an LED are set up with."""
    board = FakeBoard("pimoroni_display_pack", PowerCutNvm())
    board.turn_on([])
    assert Line.driven == {"GPIO6": True, "GPIO7": True, "GPIO8": True}
    assert board.asked["setup"][:3] == b"\x01\x80\x78" and b"\xb0\x02\x00\xc0" in board.asked["setup"]
    board = FakeBoard("picosystem", PowerCutNvm())
    board.turn_on([])
    assert board.asked["setup"][:3] == b"\x00\x80\x78"  # the controller needs a pause after its reset


class ScannedEvents(Events):
    """keypad's queue and scanner: one scan every 20 ms, without debouncing.

    See CircuitPython's shared-module/keypad.
    """

    SCAN = 20 * MS
    ROOM = 64

    def __init__(self, world: "RecordedWorld", count: int) -> None:
        super().__init__()
        self.world = world
        self.count = count
        self.told = [False] * count
        self.next = 0

    def scan(self) -> None:
        world = self.world
        while self.next <= world.us:
            for key in range(self.count):
                if world.was_closed(key, self.next) != self.told[key]:
                    self.told[key] = not self.told[key]
                    if len(self.waiting) == self.ROOM:
                        self.overflowed = True
                    else:
                        self.waiting.append((key, self.told[key]))
            self.next += self.SCAN

    def get_into(self, event: "Any") -> bool:
        self.scan()
        return super().get_into(event)


class RecordedWorld(ContactWorld):
    """A World that remembers when its contacts were closed."""

    def __init__(self, *args: "Any") -> None:
        super().__init__(*args)
        self.past: "dict[int, list[tuple[int, bool]]]" = {key: [] for key in self.closed}
        for at, key, made in reversed(self.edges):
            self.past[key].append((at, made))
        self.at = dict.fromkeys(self.closed, 0)

    def was_closed(self, key: int, us: int) -> bool:
        past = self.past[key]
        while self.at[key] < len(past) and past[self.at[key]][0] <= us:
            self.at[key] += 1
        return self.at[key] > 0 and past[self.at[key] - 1][1]


def check_presses() -> None:
    """Check that no press is lost at any moment.

    The game may be drawing, computing, collecting memory or saving.
    """
    for name in ("picosystem", "pimoroni_display_pack"):
        board = FakeBoard(name, PowerCutNvm())
        handheld = board.turn_on([])
        codes = [NAMES.index(each) for each in board.module.BUTTONS.values()]
        for frame in FRAME_TIMES_MS:
            world = RecordedWorld(list(range(len(codes))), frame, 300, frame)
            handheld.buttons = sys.modules["firmware.circuitpython.keypad_buttons"].KeypadButtons(board.module)
            handheld.buttons.keys.events = ScannedEvents(world, len(codes))
            handheld.app = BusyApp(world, frame, frame)
            handheld.show = handheld.collect_garbage = handheld.app.busy
            handheld.sleep = lambda ms, world=world: world.go(ms * MS)
            handheld.clock = lambda world=world: world.us // MS
            handheld.last_press = 0
            try:
                type(handheld).__mro__[1].run(handheld)
            except AllPressed:
                pass
            assert handheld.app.came == [codes[key] for key in world.expected], (name, frame)


def check_crash_report() -> None:
    """Check that a crash is reported in crash.txt and raised.

    CircuitPython shows what is raised.
    """
    board = FakeBoard(LONG_GAME_BOARD, PowerCutNvm())
    home = os.getcwd()
    for short in (MemoryError, RuntimeError):
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            try:
                board.turn_on(["RIGHT"], 1, short)
                raise AssertionError("the exception was swallowed")
            except short:
                pass
            finally:
                os.chdir(home)
            with open(os.path.join(folder, "crash.txt")) as f:
                report = f.read()
            assert board.module.NAME in report and short.__name__ in report, report


def check_buttons() -> None:
    """Check which actions the presses of single buttons become."""
    FakeBoard("picosystem", PowerCutNvm())
    from firmware.circuitpython.keypad_buttons import KeypadButtons

    pad = types.SimpleNamespace(BUTTONS={5: "LEFT", 6: "RIGHT", 7: "OK"})
    made = KeypadButtons(pad)
    assert made.keys.pins == ["GPIO5", "GPIO6", "GPIO7"]
    # A held direction repeats until it is released.
    made.keys.events.waiting = [(1, True)]
    got = [(now, code) for now in range(0, 1000, 10) for code in [made.poll(now)] if code]
    repeated = RIGHT + 16
    assert got == [(0, RIGHT)] + [(now, repeated) for now in (350, 460, 570, 680, 790, 900)], got
    made.keys.events.waiting = [(1, False)]
    assert not any(made.poll(now) for now in range(1000, 2000, 10))
    # After the queue overflowed, a release may be lost, so nothing repeats any more.
    made.keys.events.waiting = [(1, True)]
    assert made.poll(2000) == RIGHT
    made.keys.events.overflowed = True
    assert not any(made.poll(now) for now in range(2010, 3000, 10))
    # OK does not repeat.
    made.keys.events.waiting = [(2, True)]
    assert [made.poll(now) for now in range(3000, 5000, 10)] == [OK] + [0] * 199

    # A held button has another action: once, after half a second, and none at its release.
    held = {12: "TURN", 13: "MENU"}
    made = KeypadButtons(types.SimpleNamespace(BUTTONS={12: "OK", 13: "BACK", 14: "LEFT"}, LONG_PRESSES=held))
    events = made.keys.events
    events.waiting = [(0, True)]
    assert [now for now in range(0, 2000, 10) if made.poll(now)] == [500]
    events.waiting = [(0, False)]
    assert made.poll(2000) == 0
    events.waiting = [(0, True)]
    assert made.poll(2010) == 0 and made.poll(2400) == 0
    events.waiting = [(0, False)]
    assert made.poll(2410) == OK and made.poll(3000) == 0
    events.waiting = [(1, True), (2, True), (1, False), (2, False)]  # the two buttons do not affect each other
    assert [made.poll(3000) for _ in range(3)] == [LEFT, BACK, 0]


def main() -> None:
    gc.freeze()  # The game collects garbage whenever it rests.
    globals()["check_" + sys.argv[1]](*sys.argv[2:3])
    print("ok")


if __name__ == "__main__":
    main()
