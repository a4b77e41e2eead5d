# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""firmware/code.py on a board made of stand-ins for CircuitPython's modules; for a process of its own.

    python -m tests.circuitpython_board

The buttons are pressed, the power goes, the game is there again. Prints `ok` at the end, or a traceback.
"""

import os
import sys
import types

os.environ["BLINKA_OS_AGNOSTIC"] = "1"

from tests.displayio_screen import Bus  # isort: skip  before the stand-ins: it imports Blinka's modules

from boards import waveshare_pico_lcd_1_3
from firmware import sprites
from firmware.strip import Strip
from hostsim.panel import VirtualPanel
from tests.test_circuitpython_store import Flash

BANKS = sprites.BANKS


class PowerOff(BaseException):
    pass


class Pins:
    def __getattr__(self, name):
        return name


class Event:
    def __init__(self):
        self.key_number = 0
        self.pressed = False


class Events:
    """keypad.EventQueue; what is in `coming` is pressed, and let go, when nothing else is to be read."""

    def __init__(self):
        self.waiting = []
        self.coming = []
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
        self.pins = pins
        self.events = Events()


class ShiftRegisterKeys:
    def __init__(self, *, clock, data, latch, key_count, value_when_pressed):
        assert (clock, data, latch) == ("clock pin", "data pin", "latch pin") and value_when_pressed
        self.count = key_count
        self.events = Events()


class Display:
    """What displayio_panel asks for: the arguments, and a display of Blinka's without its backlight."""

    def __new__(cls, bus, setup, *, backlight_pin, brightness, **more):
        display = Whole(bus, b"", **more)
        display.asked = (setup, backlight_pin, brightness)
        display.brightness = brightness
        bus.ready = True
        return display


def stand_in(name, **content):
    module = types.ModuleType(name)
    vars(module).update(content)
    sys.modules[name] = module
    return module


def install(flash):
    """Puts the modules in place; what changes while the game runs."""
    import busdisplay
    import fourwire

    global Whole
    Whole = type("Whole", (busdisplay.BusDisplay,), {"brightness": 0})
    state = types.SimpleNamespace(ms=(1 << 29) - 500, bus=None, keys=None)  # ticks turn over at once

    def wires(spi, *, command, chip_select, reset, baudrate):
        assert (command, chip_select, reset) == ("GPIO8", "GPIO9", "GPIO12")
        state.bus = Bus()
        return state.bus

    def keys(*args, **more):
        state.keys = Keys(*args, **more)
        return state.keys

    def sleep(seconds):
        state.ms += max(1, int(seconds * 1000))
        state.slept(seconds)

    stand_in("board", BUTTON_CLOCK="clock pin", BUTTON_OUT="data pin", BUTTON_LATCH="latch pin")
    stand_in("microcontroller", pin=Pins(), nvm=flash)
    stand_in("supervisor", ticks_ms=lambda: state.ms & (1 << 29) - 1)
    stand_in("keypad", Keys=keys, ShiftRegisterKeys=ShiftRegisterKeys, Event=Event)
    stand_in("busio", SPI=lambda clock, MOSI: (clock, MOSI))
    stand_in("fourwire", FourWire=wires, DISPLAY_COMMAND=fourwire.DISPLAY_COMMAND)
    stand_in("busdisplay", BusDisplay=Display)
    state.sleep = sleep
    return state


def turn_on(state, presses):
    """Runs the game from power-on, pressing these buttons, each when the last one is dealt with; the handheld."""
    from firmware import code

    code.time = types.SimpleNamespace(sleep=state.sleep)  # Blinka has a thread that sleeps too
    sprites.BANKS = BANKS
    handheld = code.Handheld(waveshare_pico_lcd_1_3)
    wiring = list(waveshare_pico_lcd_1_3.BUTTONS.values())
    assert state.keys.pins == ["GPIO%d" % n for n in waveshare_pico_lcd_1_3.BUTTONS]
    presses = list(presses)
    quiet = 0

    def slept(seconds):
        nonlocal quiet
        quiet = quiet + 1 if handheld.app.tick(handheld.now, 0) < 0 else 0
        if quiet < 3:
            return
        quiet = 0
        if not presses:
            raise PowerOff
        number = wiring.index(presses.pop(0))
        state.keys.events.waiting += [(number, True), (number, False)]

    state.slept = slept
    try:
        handheld.run()
    except PowerOff:
        pass
    return handheld


def picture(handheld):
    """The scene as the strip renderer draws it."""
    sprites.BANKS = BANKS
    panel = VirtualPanel(240, 240)
    Strip(panel).show(handheld.app.scene)
    return panel.wire


def main():
    flash = Flash()
    state = install(flash)

    handheld = first = turn_on(state, [])
    assert handheld.app.session is None and sprites.BANKS is None
    assert handheld.display.brightness == 0.8
    assert handheld.display.asked[1:] == ("GPIO13", 0)
    assert state.bus.panel.wire == picture(handheld)

    handheld = turn_on(state, ["OK", "OK", "OK", "OK"] + ["OK", "OK", "TURN"] * 4)
    session = handheld.app.session
    assert session and session.game.ply > 2, session
    assert state.bus.panel.wire == picture(handheld)

    again = turn_on(state, [])
    assert again.app.session.record() == session.record()
    assert state.bus.panel.wire == picture(again)

    # At the table the other screens' code is dropped, and is loaded again.
    assert "firmware.menus" in sys.modules
    handheld = turn_on(state, ["MENU", "BACK"])
    handheld.lasting = first.lasting  # as if it were a process of its own
    handheld.tidy()
    assert "firmware.menus" not in sys.modules and "firmware.table" in sys.modules
    handheld = turn_on(state, ["MENU"])
    assert "firmware.menus" in sys.modules and handheld.app.screen is not handheld.app.table
    assert state.bus.panel.wire == picture(handheld)

    # A direction held repeats, and stops when it is let go.
    buttons = again.buttons
    right = list(waveshare_pico_lcd_1_3.BUTTONS.values()).index("RIGHT")
    buttons.keys.events.waiting = [(right, True)]
    got = [now for now in range(0, 1000, 10) if buttons.poll(now)]
    assert got == [0, 350, 460, 570, 680, 790, 900], got
    buttons.keys.events.waiting = [(right, False)]
    assert not any(buttons.poll(now) for now in range(1000, 2000, 10))
    # Too many at once: what is lost does not go on repeating.
    buttons.keys.events.waiting = [(right, True)]
    assert buttons.poll(2000)
    buttons.keys.events.overflowed = True
    assert not any(buttons.poll(now) for now in range(2010, 3000, 10))

    # Left alone it dims, and a press makes it bright again.
    start = state.ms
    state.slept = lambda seconds: (_ for _ in ()).throw(PowerOff) if state.ms > start + 61_000 else None
    try:
        again.wait(-1)
    except PowerOff:
        pass
    assert again.display.brightness == 0.15
    again.buttons.keys.events.waiting = [(right, True)]
    assert again.wait(-1) and again.display.brightness == 0.8

    from firmware import circuit_buttons

    register = {"clock": "BUTTON_CLOCK", "data": "BUTTON_OUT", "latch": "BUTTON_LATCH"}
    buttons = circuit_buttons.Buttons({1: "OK", 3: "TURN"}, register)
    assert buttons.keys.count == 4
    buttons.keys.events.waiting = [(0, True), (1, True), (1, False), (3, True)]
    assert [buttons.poll(0) for _ in range(3)] == [5, 7, 0]
    print("ok")


if __name__ == "__main__":
    main()
