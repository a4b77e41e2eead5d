# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""firmware/code.py on boards made of stand-ins for CircuitPython's modules; for a process of its own.

    python -m tests.support.circuitpython_board [BOARD FOLDER]

On each board that it is for the game is begun by its buttons and looks as on the host. On one of them the power goes,
and the game is there again. With a board and a folder the game's modules are those that lie there, as they are for a
drive before they are compiled. Prints `ok` at the end, or a traceback.
"""

import contextlib
import importlib
import io
import os
import sys
import types
from math import isclose

os.environ["BLINKA_OS_AGNOSTIC"] = "1"

from tests.support.displayio_screen import BusDisplay, Wire, hosts, picture  # isort: skip  before the stand-ins: it imports Blinka's

import displayio

from hostsim.arguments import board_names
from tests.support.nvm import Flash
from tests.support.pressing import FRAMES, MS, Busy, Over, World

NAMES = ("", "LEFT", "RIGHT", "UP", "DOWN", "OK", "BACK", "TURN", "STOP", "MENU")
LEFT, RIGHT, UP, DOWN, OK, BACK, TURN, STOP, MENU = range(1, 10)
MIDDLE = 32768  # of a stick


FOLDER = sys.argv[2] if len(sys.argv) > 2 else ""


class PowerOff(BaseException):
    pass


class Said(BaseException):
    """One line on the console, and the end of code.py."""


class Pins:
    def __getattr__(self, name):
        return name


class Event:
    def __init__(self):
        self.key_number = 0
        self.pressed = False


class Events:
    """keypad.EventQueue, filled by `waiting`."""

    def __init__(self):
        self.waiting = []
        self.overflowed = False

    def get_into(self, event):
        if not self.waiting:
            return False
        event.key_number, event.pressed = self.waiting.pop(0)
        return True

    def clear(self):
        self.waiting.clear()
        self.overflowed = False


class Keys:
    def __init__(self, pins, *, value_when_pressed, pull):
        assert (value_when_pressed, pull) == (False, True)
        for pin in pins:
            if pin in Line.driven:
                raise ValueError(pin + " in use")
        self.pins = pins
        self.events = Events()


class ShiftRegisterKeys:
    def __init__(self, *, clock, data, latch, key_count, value_when_pressed):
        assert (clock, data, latch) == ("clock pin", "data pin", "latch pin") and value_when_pressed
        self.count = key_count
        self.events = Events()


class AnalogIn:
    def __init__(self, pin):
        self.pin = pin
        self.value = MIDDLE


class Line:
    """digitalio.DigitalInOut, pulled up; `grounded` are the pins at ground."""

    grounded = ("GPIO15",)
    driven = {}  # pins that are outputs

    def __init__(self, pin):
        self.pin = pin
        self.value = pin not in self.grounded

    def __enter__(self):
        return self

    def __exit__(self, *error):
        del self.value

    def switch_to_input(self, pull):
        assert pull == "up"

    def switch_to_output(self, value):
        self.driven[self.pin] = value


class Reload(BaseException):
    pass


def reload():
    raise Reload


def stand_in(name, **content):
    module = types.ModuleType(name)
    vars(module).update(content)
    sys.modules[name] = module
    return module


def forget():
    """Let the game's modules be loaded anew, as after power-on."""
    for name in list(sys.modules):
        package, _, module = name.rpartition(".")
        room = name.split(".")[0]
        if package and (room == "firmware" or FOLDER and room == "engine"):
            del sys.modules[name]
            if hasattr(sys.modules.get(package), module):
                delattr(sys.modules[package], module)
    for package in ("engine", "firmware") if FOLDER else ():
        sys.modules[package].__path__ = [os.path.join(FOLDER, package)]


def module(name):
    """A module of firmware/; where they lie in a folder of their own, there are no rooms (lean/flat_names.py)."""
    return importlib.import_module("firmware." + (name.split(".")[-1] if FOLDER else name))


class Board:
    """A board of boards/, with CircuitPython on it; `nvm` keeps what is in it from power-on to power-on.

    lends: whether CircuitPython's build for it holds the SPI, and lends it out; None: it only holds it. pulled_up,
    answers_at: whether I2C has its pull-ups, and ms from now till what hangs there answers.
    """

    def __init__(self, name, nvm, lends=False, pulled_up=True, answers_at=0):
        self.lends = lends
        self.pulled_up = pulled_up
        self.answers_at = answers_at
        self.wires = []  # that were asked for
        Line.driven = {}
        self.module = importlib.import_module("boards." + name)
        self.strip = hosts(self.module)  # now, while the game's modules are those of the sources
        self.ms = (1 << 29) - 500  # ticks turn over at once
        self.nvm = nvm
        self.wire = None
        self.bus = ""
        self.keys = None
        self.asked = {}  # what the display was made with
        self.light = []  # each brightness it has been given
        self.unseen = None  # what shows the picture that is not on the panel yet
        forget()
        stand_in("board", BUTTON_CLOCK="clock pin", BUTTON_OUT="data pin", BUTTON_LATCH="latch pin",
                 JOYSTICK_X="x pin", JOYSTICK_Y="y pin", DISPLAY=self.known())
        stand_in("microcontroller", pin=Pins(), nvm=nvm)
        stand_in("supervisor", ticks_ms=lambda: self.ms & (1 << 29) - 1, reload=reload)
        stand_in("keypad", Keys=self.pressed(Keys), ShiftRegisterKeys=self.pressed(ShiftRegisterKeys), Event=Event)
        stand_in("digitalio", DigitalInOut=Line, Pull=types.SimpleNamespace(UP="up"))
        stand_in("analogio", AnalogIn=AnalogIn)
        stand_in("busio", SPI=self.spi, I2C=self.i2c_bus)
        if lends:
            sys.modules["board"].SPI = lambda: tuple("GPIO%d" % self.module.PANEL[name] for name in ("sck", "mosi"))
        stand_in("fourwire", FourWire=self.four_wire, DISPLAY_COMMAND=0)
        stand_in("i2cdisplaybus", I2CDisplayBus=self.i2c)
        stand_in("busdisplay", BusDisplay=self.display)

    def pressed(self, kind):
        def keys(*args, **more):
            self.keys = kind(*args, **more)
            return self.keys

        return keys

    def known(self):
        # The display that CircuitPython has ready.
        if "display" in self.module.PANEL:
            displayio.release_displays()
            size = {"width": self.module.WIDTH, "height": self.module.HEIGHT}
            self.wire = Wire(*size.values(), self.module.PANEL)
            return self.display(self.wire, b"", brightness=0, auto_refresh=False, **size)
        return None

    def spi(self, clock, MOSI):
        if self.lends is not False:
            raise ValueError(clock + " in use")
        return clock, MOSI

    def i2c_bus(self, scl, sda, frequency):
        if not self.pulled_up:
            raise RuntimeError("No pull up found on SDA or SCL; check your wiring")
        assert not self.wires, "it is in use"
        self.wires.append((scl, sda, frequency))
        return self.wires[0]

    def four_wire(self, spi, *, command, chip_select, reset, baudrate):
        assert spi == tuple("GPIO%d" % self.module.PANEL[name] for name in ("sck", "mosi"))
        assert (command, chip_select) == tuple("GPIO%d" % self.module.PANEL[name] for name in ("dc", "cs"))
        assert reset == ("GPIO%d" % self.module.PANEL["reset"] if "reset" in self.module.PANEL else None)
        self.wire = Wire(self.module.WIDTH, self.module.HEIGHT, self.module.PANEL)
        return self.wire

    def i2c(self, bus, *, device_address, reset):
        wiring = self.module.PANEL.get("otherwise", self.module.PANEL)
        assert bus == tuple("GPIO%d" % wiring[name] for name in ("scl", "sda")) + (400_000,)
        if self.ms < self.answers_at:
            raise ValueError("Unable to find I2C Display at 3c")
        assert device_address == 0x3C and reset == ("GPIO%d" % wiring["reset"] if "reset" in wiring else None)
        self.bus = "i2c"
        self.wire = Wire(self.module.WIDTH, self.module.HEIGHT, self.module.PANEL)
        return self.wire

    def display(self, wire, setup, *, brightness, backlight_pin=None, brightness_command=None, **more):
        """Blinka's display, its light apart; on the panel is what it shows when all has come to rest.

        Every picture in between is what test_circuitpython_renderer.py looks at.
        """
        board, light = self, self.light

        class Display(BusDisplay):
            @property
            def brightness(self):
                raise AssertionError("not all displays know it")

            @brightness.setter
            def brightness(self, value):
                light.append(value)

            def refresh(self, **asked):
                board.unseen = super().refresh

        display = Display(wire, b"", brightness=brightness, **more)
        wire.ready = True
        self.asked = {"setup": setup, "backlight": backlight_pin, "brightness_command": brightness_command, **more}
        return display

    def turn_on(self, presses, pictures=-1, short=MemoryError):
        """Runs code.py from power-on, pressing these buttons, each when the last one is dealt with; the handheld.

        pictures: how many there is room for, -1 for all; short: what the next one raises.
        """
        forget()
        start = module("app.start")
        circuit_handheld = module("circuitpython.handheld")
        Renderer = module("circuitpython.displayio_renderer").Renderer
        show = Renderer.show

        def shown(renderer, scene):
            nonlocal pictures
            if not pictures:
                raise short
            pictures -= 1
            show(renderer, scene)

        Renderer.show = shown

        start.board = lambda: self.module
        circuit_handheld.seed = lambda: 5  # always the same deal
        made = []
        run = circuit_handheld.Handheld.run
        circuit_handheld.Handheld.run = lambda handheld: made.append(handheld) or run(handheld)
        circuit_handheld.time = types.SimpleNamespace(sleep=self.sleep)  # Blinka has a thread that sleeps too
        module("circuitpython.displayio_panel").time = types.SimpleNamespace(sleep=self.wait)
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
            raise Said
        return made[0]

    def wait(self, seconds):
        self.ms += max(1, round(seconds * 1000))

    def sleep(self, seconds):
        self.ms += max(1, round(seconds * 1000))
        handheld = self.handheld[0]
        self.left -= 1
        assert self.left, "it never came to rest"
        resting = handheld.app.tick(handheld.now, 0) < 0 and not self.keys.events.waiting
        self.quiet = self.quiet + 1 if resting else 0
        if self.quiet < 3:
            return
        self.quiet = 0
        if self.unseen:
            self.unseen()
            self.unseen = None
        if not self.presses:
            raise PowerOff
        self.press(self.presses.pop(0))

    def press(self, name):
        """A press on the button of this action, held where that is what it takes."""
        held = getattr(self.module, "HELD", {})
        for numbers, long in ((self.module.BUTTONS, False), (held, True)):
            for number in numbers:
                if numbers[number] == name:
                    at = number if hasattr(self.module, "REGISTER") else list(self.module.BUTTONS).index(number)
                    self.keys.events.waiting += [(at, True)] if long else [(at, True), (at, False)]
                    if long:
                        self.quiet = -200  # and lets go with the next press
                        self.presses.insert(0, (at, False))
                    return
        if isinstance(name, tuple):
            self.keys.events.waiting.append(name)
            return
        raise AssertionError("no button for " + name)


def same(board, handheld):
    """Whether the panel shows the scene as the host does."""
    return board.wire.picture() == picture(board.strip, handheld.app.scene)


def plays(name, turns=1, **more):
    """A game begun on a board, by what buttons it has; turns: of the person's."""
    board = Board(name, Flash(), **more)
    handheld = board.turn_on([])
    assert handheld.app.session is None and "firmware.draw.sprites_common" not in sys.modules
    assert same(board, handheld), name
    most = board.module.PANEL.get("contrast", 255) / 255
    assert isclose(board.light[-1], 0.8 * most) and not any(board.light[1:-1]), (name, board.light)
    # The words are for this board's own buttons.
    printed = board.module.KEYS
    named = {key: action for key, action in board.module.BUTTONS.items() if printed.get(key, "press") != "press"}
    labels = handheld.app.labels
    assert all(labels[NAMES.index(action)].startswith(printed[key]) for key, action in named.items()), labels
    assert handheld.app.steps == (name in ("feather_oled_featherwing", "pico_ssd1306", "pimoroni_display_pack",
                                           "pimoroni_display_pack_2_0")), name

    there = {*board.module.BUTTONS.values(), *getattr(board.module, "HELD", {}).values()}
    handheld = board.turn_on(["OK"] * 5 + ["OK", "OK", "TURN" if "TURN" in there else "OK"] * turns)
    session = handheld.app.session
    assert session and session.game.ply > 2, (name, session)
    assert same(board, handheld), name
    return board, handheld


def is_the_same_in(board):
    """What lies in the folder looks as the sources do on the host; the names in it are others."""
    handheld = board.turn_on([])
    assert same(board, handheld) and not bytes(board.nvm).strip(b'\xff')
    handheld = board.turn_on(["OK"] * 5 + ["OK", "OK", "TURN"] * 2 + ["BACK", "BACK"])
    assert same(board, handheld) and bytes(board.nvm).strip(b'\xff')
    assert handheld.app.__class__.__module__ == "firmware.app" and not hasattr(handheld.app, "take_note")


def kept(session):
    """What is kept of a Session; the modules that say so are loaded anew with each board."""
    from firmware.app.save_format.numbers import start_of
    from firmware.app.save_format.writer import moves_of

    return bytes(start_of(session)) + b"".join(bytes(part) for part in moves_of(session))


def goes_on(board, session):
    """After power-off, and with its memory in pieces."""
    again = board.turn_on([])
    assert kept(again.app.session) == kept(session)
    assert same(board, again)

    # A screen's code goes when it has been left, and is loaded again.
    handheld = board.turn_on(["BACK", "BACK"])
    assert handheld.app.screen is handheld.app.table
    assert "firmware.table.look" not in sys.modules and "firmware.table.table" in sys.modules
    handheld = board.turn_on(["BACK", "BACK", "BACK"])
    assert handheld.app.screen is not handheld.app.table
    assert same(board, handheld)
    return handheld


def rest(board, handheld, ms):
    """Press nothing for so long."""
    end = board.ms + ms

    def slept(seconds):
        board.ms += max(1, round(seconds * 1000))
        if board.ms > end:
            raise PowerOff

    sys.modules["firmware.circuitpython.handheld"].time.sleep = slept
    handheld.active = handheld.clock()
    try:
        handheld.wait(-1)
    except PowerOff:
        pass


def dims(board, handheld):
    """Left alone it dims, and any button makes it bright again."""
    full = board.light[-1]
    most = full / 0.8
    rest(board, handheld, 61_000)
    assert isclose(board.light[-1], 0.15 * most), board.light
    for number in range(len(board.module.BUTTONS)):
        handheld.light(15)
        board.keys.events.waiting = [(number, True), (number, False)]
        assert handheld.wait(-1) and isclose(board.light[-1], full)


def lost():
    """What was in the nvm was torn: it is said in words."""
    torn = Flash()
    torn.hold(bytes(range(200)) * 2)
    handheld = Board("picosystem", torn).turn_on([])
    assert handheld.app.status == "The power went in the midst of a save: what was saved is lost", handheld.app.status


def spares_its_flash():
    """A chip that erases all at every write, and is good for so many erasures: saved when the player rests."""
    flash = Flash()
    flash.erases_always = True
    board = Board("adafruit_pygamer", flash)
    platform, sys.platform = sys.platform, "MicroChip SAMD51"
    handheld = board.turn_on(["OK"] * 5 + ["OK", "OK", "TURN"])
    before = flash.erasures
    session = handheld.app.session
    assert session.game.ply > 2 and handheld.app.saves.waiting is session
    rest(board, handheld, 9000)
    assert flash.erasures == before + 1 < 6, (before, flash.erasures)
    assert kept(board.turn_on([]).app.session) == kept(session)
    sys.platform = platform


def no_nvm():
    """A chip without: the game is played, and that it is not kept is said."""
    handheld = Board("picosystem", None).turn_on(["OK", "OK", "OK", "OK"])
    assert handheld.app.session and handheld.app.status.endswith("cannot be saved"), handheld.app.status


def said(name, **wrong):
    """What a board says on its console that is wired wrongly: one line, no traceback."""
    board = Board(name, Flash(), **wrong)
    out = io.StringIO()
    try:
        with contextlib.redirect_stdout(out):
            board.turn_on([])
    except Said:
        pass
    else:
        raise AssertionError("it plays")
    assert out.getvalue().count("\n") == 1, out.getvalue()
    return out.getvalue()


def wires():
    """Pins that are in use, and displays that answer late or never."""
    # A build of CircuitPython for the Thumby has its display and its SPI: it is lent out.
    board, handheld = plays("thumby", lends=True)
    assert board.bus == "" and same(board, handheld)
    line = said("thumby", lends=None)
    assert "GPIO18 in use" in line, line
    plays("pico_ssd1306", answers_at=(1 << 29) - 200)
    line = said("pico_ssd1306", answers_at=1 << 30)
    assert "0x3c" in line and "SDA GP4, SCL GP5" in line and "pull-ups" in line, line
    line = said("feather_oled_featherwing", pulled_up=False)
    assert "No pull up found" in line and "4.7 kOhm" in line, line
    board = Board("pimoroni_display_pack", Flash())
    board.turn_on([])
    assert Line.driven == {"GPIO6": True, "GPIO7": True, "GPIO8": True}
    assert board.asked["setup"][:3] == b"\x01\x80\x78" and b"\xb0\x02\x00\xc0" in board.asked["setup"]
    board = Board("picosystem", Flash())
    board.turn_on([])
    assert board.asked["setup"][:3] == b"\x00\x80\x78"  # it rests after its reset
    board.module = types.SimpleNamespace(**vars(board.module))
    board.module.LED = (board.module.PANEL["cs"], 23)
    Line.driven = {}
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        try:
            board.turn_on([])
        except Said:
            pass
    assert out.getvalue().count("\n") == 1 and "GPIO23 in use" in out.getvalue(), out.getvalue()


class Scanned(Events):
    """keypad's queue and its scanner: every 20 ms, one look is enough (CircuitPython's shared-module/keypad)."""

    SCAN = 20 * MS
    ROOM = 64

    def __init__(self, world, count):
        super().__init__()
        self.world = world
        self.count = count
        self.told = [False] * count
        self.next = 0

    def scan(self):
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

    def get_into(self, event):
        self.scan()
        return super().get_into(event)


class Recorded(World):
    """A World that knows how its contacts were."""

    def __init__(self, *args):
        super().__init__(*args)
        self.past = {key: [] for key in self.closed}
        for at, key, made in reversed(self.edges):
            self.past[key].append((at, made))
        self.at = dict.fromkeys(self.closed, 0)

    def was_closed(self, key, us):
        past = self.past[key]
        while self.at[key] < len(past) and past[self.at[key]][0] <= us:
            self.at[key] += 1
        return self.at[key] > 0 and past[self.at[key] - 1][1]


def no_press_is_lost():
    """At whatever moment of a frame it comes: drawing, computing, collecting, saving."""
    for name in ("picosystem", "pimoroni_display_pack"):
        board = Board(name, Flash())
        handheld = board.turn_on([])
        codes = [NAMES.index(each) for each in board.module.BUTTONS.values()]
        for frame in FRAMES:
            world = Recorded(list(range(len(codes))), frame, 300, frame)
            handheld.buttons = module("circuitpython.buttons").Buttons(board.module)
            handheld.buttons.keys.events = Scanned(world, len(codes))
            handheld.app = Busy(world, frame, frame)
            handheld.show = handheld.tidy = handheld.app.busy
            handheld.sleep = lambda ms, world=world: world.go(ms * MS)
            handheld.clock = lambda world=world: world.us // MS
            handheld.active = 0
            try:
                type(handheld).__mro__[1].run(handheld)
            except Over:
                pass
            assert handheld.app.came == [codes[key] for key in world.expected], (name, frame)


def memory_is_short(board):
    """In pieces after a press: it begins afresh. From the start: no use, it says so once."""
    for short in (MemoryError, RuntimeError):
        for presses, end in (([], short), (["RIGHT"], Reload)):
            try:
                board.turn_on(presses, len(presses), short)
                raise AssertionError("it goes on")
            except end:
                pass


def buttons():
    """What presses mean, one by one."""
    Board("adafruit_pygamer", Flash())
    from firmware.circuitpython.buttons import Buttons

    pad = types.SimpleNamespace(BUTTONS={5: "LEFT", 6: "RIGHT", 7: "OK"})
    made = Buttons(pad)
    assert made.keys.pins == ["GPIO5", "GPIO6", "GPIO7"]
    # A direction held repeats, and stops when it is let go.
    made.keys.events.waiting = [(1, True)]
    got = [(now, code) for now in range(0, 1000, 10) for code in [made.poll(now)] if code]
    repeated = RIGHT + 16
    assert got == [(0, RIGHT)] + [(now, repeated) for now in (350, 460, 570, 680, 790, 900)], got
    made.keys.events.waiting = [(1, False)]
    assert not any(made.poll(now) for now in range(1000, 2000, 10))
    # Too many at once: what is lost does not go on repeating.
    made.keys.events.waiting = [(1, True)]
    assert made.poll(2000) == RIGHT
    made.keys.events.overflowed = True
    assert not any(made.poll(now) for now in range(2010, 3000, 10))
    # OK does not repeat.
    made.keys.events.waiting = [(2, True)]
    assert [made.poll(now) for now in range(3000, 5000, 10)] == [OK] + [0] * 199

    register = {"clock": "BUTTON_CLOCK", "data": "BUTTON_OUT", "latch": "BUTTON_LATCH"}
    made = Buttons(types.SimpleNamespace(BUTTONS={1: "OK", 3: "TURN"}, REGISTER=register))
    assert made.keys.count == 4
    made.keys.events.waiting = [(0, True), (1, True), (1, False), (3, True)]
    assert [made.poll(0) for _ in range(3)] == [OK, TURN, 0]

    # Held it is something else: once, after half a second, and not when it is let go.
    made = Buttons(types.SimpleNamespace(BUTTONS={12: "OK", 13: "BACK", 14: "LEFT"}, HELD={12: "TURN", 13: "MENU"}))
    events = made.keys.events
    events.waiting = [(0, True)]
    assert [now for now in range(0, 2000, 10) if made.poll(now)] == [500]
    events.waiting = [(0, False)]
    assert made.poll(2000) == 0
    events.waiting = [(0, True)]
    assert made.poll(2010) == 0 and made.poll(2400) == 0
    events.waiting = [(0, False)]
    assert made.poll(2410) == OK and made.poll(3000) == 0
    events.waiting = [(1, True), (2, True), (1, False), (2, False)]  # each for itself
    assert [made.poll(3000) for _ in range(3)] == [LEFT, BACK, 0]

    # The stick: four directions, each once and repeated, and no trembling about the limit.
    from boards import adafruit_pygamer

    made = Buttons(adafruit_pygamer)
    assert [axis.pin for axis in made.stick] == ["x pin", "y pin"]
    x, y = made.stick
    assert made.poll(0) == 0
    for axis, value, code in ((x, 100, LEFT), (x, 65000, RIGHT), (y, 100, UP), (y, 65000, DOWN)):
        axis.value = value
        assert [now for now in range(0, 600, 10) if made.poll(now) & 15 == code] == [0, 350, 460, 570], code
        axis.value = MIDDLE
        assert not any(made.poll(now) for now in range(600, 1600, 10))
    x.value = 14_900
    assert made.poll(0) == LEFT
    for value in (15_100, 14_900, 18_000, 14_900):
        x.value = value
        assert made.poll(10) == 0
    x.value = 20_000
    assert made.poll(20) == 0
    x.value = 14_900
    assert made.poll(30) == LEFT


def main():
    if FOLDER:
        os.chdir(FOLDER)  # as the drive is to the board
        is_the_same_in(Board(sys.argv[1], Flash()))
        print("ok")
        return
    buttons()
    for name in board_names():
        # As the port is the same on all of them, a longer game on one will do.
        board, handheld = plays(name, 4 if name == "waveshare_pico_lcd_1_3" else 1)
        if name == "waveshare_pico_lcd_1_3":
            assert board.asked["backlight"] == "GPIO13" and board.keys.pins[0] == "GPIO2"
            memory_is_short(board)
            handheld = goes_on(board, handheld.app.session)
        dims(board, handheld)
        assert (board.bus == "i2c") == ("i2c" in board.module.PANEL)
    Line.grounded = ()
    assert plays("thumby")[0].bus == "i2c"
    Line.grounded = ("GPIO15",)
    wires()
    no_press_is_lost()
    lost()
    spares_its_flash()
    no_nvm()
    print("ok")


if __name__ == "__main__":
    main()
