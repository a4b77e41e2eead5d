"""The command emulate: run our firmware on an emulated RP2040, in the terminal or a window."""

import contextlib
import importlib
import os
import queue
import sys
import threading
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import TYPE_CHECKING

from hostsim import arguments
from hostsim.arguments import CommandError
from hostsim.art.shot import save
from hostsim.device.display_controllers import OLED, ST7789
from hostsim.players import play
from hostsim.players.host_handheld import Quit
from hostsim.players.protocols import Panel
from hostsim.players.virtual_panel import VirtualPanel

if TYPE_CHECKING:  # an extra, which the help of the command does not need
    from hostsim.device.emulator import EmulatedBoard, TcpConsole

POLL_S = 0.03  # seconds between two polls of the keyboard
CONSOLE_QUIET_MS = 1000  # ms without output after which a console whose input has ended counts as finished


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    arguments.add_emulator_options(parser)
    parser.add_argument("--ui", choices=("terminal", "window"), default="terminal" if play.has_terminal() else "window",
                        help="where to show the game (default %(default)s)")
    parser.add_argument("--keys", type=arguments.keys, default=[], metavar='"RIGHT OK TURN …"',
                        help="press these; needs --png")
    parser.add_argument("--png", metavar="OUT.png", help="save the picture after the last of --keys, and end")
    parser.add_argument("--flash", metavar="FILE",
                        help="load the board's file system from this file, and save it there at the end")
    parser.add_argument("--console", type=arguments.positive, metavar="PORT", help="serve the USB console on TCP")


def run(args: Namespace) -> None:
    """Show the emulated board until the player leaves, or save a picture of it.

    With --keys, press these keys and save the last picture.
    """
    from hostsim.device import emulator

    if args.keys and not args.png:
        raise CommandError("--keys needs --png OUT.png, the file for the picture")
    path, board = emulator.find_firmware(args.uf2, args.board)
    if board.SCREEN == "text" and (args.png or args.console is not None):
        raise CommandError("%s has no screen for --png or --console: its console is printed here" % board.NAME)
    image = _read(args.flash) if args.flash and os.path.exists(args.flash) else None
    machine = emulator.EmulatedBoard(path, board, image)
    console = emulator.TcpConsole(machine, args.console) if args.console is not None else None
    try:
        if board.SCREEN == "text":
            _play_on_console(machine)
        elif args.png:
            _press_keys(machine, board, args)
        else:
            ui = importlib.import_module("hostsim.players." + args.ui)
            ui.play(board, lambda strip: EmulatedHandheld(machine, strip.panel, console))
    finally:
        if console:
            console.close()
        if args.flash:
            _save_file_system(args.flash, machine.image())


def _read(path: str) -> bytes:
    from hostsim.device import emulator

    try:
        with open(path, "rb") as f:
            image = f.read()
        emulator.unpack(image)
    except OSError as error:
        raise CommandError("cannot read %s: %s" % (path, error.strerror)) from None
    except ValueError:
        raise CommandError("%s is not the file system of an emulated board" % path) from None
    return image


def _save_file_system(path: str, image: bytes) -> None:
    try:
        with open(path, "wb") as f:
            f.write(image)
    except OSError as error:
        raise CommandError("cannot write %s: %s" % (path, error.strerror)) from None


def _press_keys(machine: "EmulatedBoard", board: ModuleType, args: Namespace) -> None:
    machine.settle()
    for action in args.keys:
        machine.press(action)
        machine.settle()
    panel = VirtualPanel(board.WIDTH, board.HEIGHT)
    PanelMirror(machine.display, panel).show()
    save(panel, args.png)


def _play_on_console(machine: "EmulatedBoard") -> None:
    """Play on a board whose screen is its console, until stdin ends.

    The board itself echoes what is typed.
    """
    busy = machine.ms  # when it last printed, in ms

    def say(data: bytes) -> None:
        nonlocal busy
        busy = machine.ms
        sys.stdout.write(data.decode("ascii", "replace").replace("\r", ""))
        sys.stdout.flush()

    machine.on_print = say
    keyboard = sys.stdin.fileno()
    lines: queue.Queue[bytes] = queue.Queue()

    def read() -> None:  # a thread, because on Windows nothing else can wait for stdin without blocking
        while data := os.read(keyboard, 1024):
            lines.put(data)
        lines.put(b"")

    threading.Thread(target=read, daemon=True).start()
    typed, ended = b"", False
    with _unbuffered_keys(keyboard):
        while not ended or typed or not machine.comes_to_sleep() or machine.ms < busy + CONSOLE_QUIET_MS:
            machine.run(1000 * POLL_S, _passed(time.monotonic() + POLL_S))
            while not lines.empty():
                data = lines.get()
                ended = not data
                typed += data.replace(b"\r\n", b"\n").replace(b"\n", b"\r")
            # Send one line at a time, because the board takes a line only when it asks for one.
            n = min(machine.console_room(), len(typed.partition(b"\r")[0]) + 1)
            if typed and machine.comes_to_sleep():
                machine.type(typed[:n])
                typed = typed[n:]


@contextlib.contextmanager
def _unbuffered_keys(keyboard: int) -> Iterator[None]:
    """Have a terminal pass on each key at once and without an echo, if it can."""
    if not os.isatty(keyboard) or not play.has_terminal():
        yield
        return
    import termios
    import tty

    before = termios.tcgetattr(keyboard)
    tty.setcbreak(keyboard)
    try:
        yield
    finally:
        termios.tcsetattr(keyboard, termios.TCSADRAIN, before)


class PanelMirror:
    """A panel of the host that mirrors the emulated one."""

    def __init__(self, display: ST7789 | OLED, panel: Panel) -> None:
        self._display = display
        self._panel = panel
        self._shown = bytes(2 * display.width * display.height)

    def show(self) -> bool:
        """Copy the rows that have changed, and return whether there were any."""
        display = self._display
        display.changed = False
        before, seen = self._shown, display.rgb565()
        self._shown = seen
        size = 2 * display.width
        for y in range(display.height):
            row = seen[y * size : (y + 1) * size]
            if row != before[y * size : (y + 1) * size]:
                self._panel.write(0, y, display.width, 1, row)
        return seen != before


class EmulatedHandheld:
    """The emulated board in place of hostsim.players.host_handheld.HostHandheld.

    The board runs by itself, and only takes buttons.
    """

    def __init__(self, machine: "EmulatedBoard", panel: Panel, console: "TcpConsole | None" = None) -> None:
        self._machine = machine
        self._mirror = PanelMirror(machine.display, panel)
        self._console = console

    def run(self, _clock: Callable[[], int], actions: Callable[[int], int], shown: Callable[[], None]) -> None:
        """Run the board, no faster than a real one, until `actions` raises Quit.

        The arguments are those of Handheld.
        """
        machine = self._machine
        pressed = []
        ahead = 0.0
        shown()
        with contextlib.suppress(Quit):
            while True:
                # A busy board runs slower than a real one; the lost time is not made up for.
                action = actions(max(0, int(1000 * ahead)))
                if action:
                    pressed.append(action)
                if pressed and not machine.is_too_early_to_press:
                    machine.press(pressed.pop(0))
                begun, ms = time.monotonic(), machine.ms
                machine.run(1000 * POLL_S, _passed(begun + POLL_S))
                if self._console:
                    self._console.poll()
                if machine.display.changed and self._mirror.show():
                    shown()
                ahead = (machine.ms - ms) / 1000 - (time.monotonic() - begun)


def _passed(moment: float) -> Callable[[], bool]:
    return lambda: time.monotonic() > moment
