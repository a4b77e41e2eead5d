"""The start of the game on a MicroPython board, and the report if it crashes.

A MicroPython that is too old is refused on screen and console: this file and its imports for that are plain bytecode,
which 1.19 and later load. If BACK is held at power-on, MicroPython's prompt on USB starts instead of the game, so
nobody is locked out. A crash writes its traceback to the file crash.txt, the latest first, and a line to the screen; a
press restarts the game.
"""

import gc
import sys
import time

from machine import Pin, soft_reset

from firmware.app.crash_report import write_crash_report
from firmware.app.start import BoardError
from firmware.micropython.drivers import keyboard_of
from firmware.text import boot_messages

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from boards import Board
    from firmware.micropython.i2c_keyboard import I2CKeyboard
    from firmware.micropython.st7789 import ST7789

OLDEST_MICROPYTHON = (1, 25)  # the oldest MicroPython that runs the game
PULL_UP_MS = 2  # ms that a pin takes to follow its pull-up
POLL_MS = 10  # ms between two polls of the buttons
# If a keyboard's queue stays empty for this many ms, no key is held. A PicoCalc repeats a held key after 300 ms, and
# then every 100 ms.
RELEASE_MS = 400
BRIGHT = 80  # percent
CHAR_SIZE = 8  # width and height of framebuf's own letters, in pixels
# Bytes allocated after which garbage is collected, although there is room left. Surviving objects then lie close
# together, and the largest blocks, which are allocated late in a game, find room. A collection takes 11 ms, so it
# should be rare: this limit is reached only if somebody keeps pressing buttons without a pause of 0.3 s.
COLLECT_AFTER = 65536


def start(board: "Board", version: "tuple[object, ...]" = sys.implementation.version) -> None:
    """Play on a board, a module of boards/; return only if BACK is held or MicroPython is too old."""
    for gpio in getattr(board, "HIGH_PINS", ()):
        Pin(gpio, Pin.OUT, value=1)
    if version[:2] < OLDEST_MICROPYTHON:
        line = boot_messages.TOO_OLD.format(*OLDEST_MICROPYTHON + version[:2])
        print(line)
        if board.SCREEN != "text":
            show_report(board, line)
        return
    if is_held(board, "BACK"):
        print(boot_messages.NO_GAME)
        return
    gc.threshold(COLLECT_AFTER)
    handheld: "screen_handheld.ScreenHandheld | console_handheld.ConsoleHandheld | None" = None
    try:
        if board.SCREEN == "text":
            from firmware.micropython import console_handheld

            handheld = console_handheld.ConsoleHandheld(board)
        else:
            from firmware.micropython import screen_handheld

            handheld = screen_handheld.ScreenHandheld(board)
        handheld.run()
    except BoardError as error:
        print(error)
        wait_for_press(board)
        soft_reset()
    except Exception as error:  # KeyboardInterrupt passes, because mpremote starts with one
        handheld = None  # frees the memory that the report needs
        gc.collect()
        sys.print_exception(error)
        write_crash_report(board, error, sys.print_exception)
        try:
            show_report(board, boot_messages.CRASHED, exception_line(error))
        except Exception as unseen:  # If the panel itself failed, a button still restarts the game.
            sys.print_exception(unseen)
        wait_for_press(board)
        soft_reset()


def is_held(board: "Board", action: str) -> bool:
    """Return whether the button of an action is down."""
    keyboard = keyboard_of(board)
    if keyboard:
        return bool(keyboard.is_held(action))
    for gpio, name in board.BUTTONS.items():
        if name == action:
            pin = Pin(gpio, Pin.IN, Pin.PULL_UP)
            time.sleep_ms(PULL_UP_MS)
            return pin() == 0
    return False


def exception_line(error: "BaseException") -> str:
    """Return an exception as one line."""
    return "%s: %s" % (type(error).__name__, error) if error.args else type(error).__name__


def show_report(board: "Board", *paragraphs: str) -> None:
    """Show paragraphs on the board's panel, which is initialised again."""
    if board.SCREEN == "text":
        print(boot_messages.CRASHED_IN_WORDS)
        return
    import framebuf

    one_bit = board.SCREEN == "one_bit"
    scale = 1 if one_bit else 2
    columns = board.WIDTH // (CHAR_SIZE * scale)
    rows = board.HEIGHT // (CHAR_SIZE * scale)
    lines = []
    for paragraph in paragraphs:
        lines += wrap_text(paragraph, columns) + [""]
    lines = lines[:rows]
    if one_bit:
        from firmware.micropython.oled import OLED

        panel: "OLED | ST7789" = OLED(board.WIDTH, board.HEIGHT, board.PANEL)
        # The panel's `show` takes eight pixels of a row per byte if the panel is sideways, else eight of a column.
        kind = framebuf.MONO_HMSB if panel.sideways else framebuf.MONO_VLSB
        pixels = bytearray(board.WIDTH * board.HEIGHT // 8)
        picture = framebuf.FrameBuffer(pixels, board.WIDTH, board.HEIGHT, kind)
        for row in range(len(lines)):
            picture.text(lines[row], 0, row * CHAR_SIZE)
        panel.show(pixels)
    else:
        from firmware.micropython.drivers import panel_of

        panel = panel_of(board, keyboard_of(board))
        pixels = bytearray(2 * board.WIDTH * CHAR_SIZE * scale)
        big = framebuf.FrameBuffer(pixels, board.WIDTH, CHAR_SIZE * scale, framebuf.RGB565)
        letters = bytearray(columns * CHAR_SIZE)
        small = framebuf.FrameBuffer(letters, columns * CHAR_SIZE, CHAR_SIZE, framebuf.MONO_HLSB)
        for y in range(0, board.HEIGHT, CHAR_SIZE * scale):
            row = y // (CHAR_SIZE * scale)
            small.fill(0)
            big.fill(0)
            if row < len(lines):
                small.text(lines[row], 0, 0)
                for i in range(CHAR_SIZE * CHAR_SIZE * columns):
                    at = i % (CHAR_SIZE * columns)
                    if small.pixel(at, i // (CHAR_SIZE * columns)):
                        big.fill_rect(scale * at, i // (CHAR_SIZE * columns) * scale, scale, scale, 0xFFFF)
            panel.write(0, y, board.WIDTH, min(CHAR_SIZE * scale, board.HEIGHT - y), pixels)
    panel.light(BRIGHT)


def wrap_text(words: str, columns: int) -> "list[str]":
    """Wrap a text to this many letters a line, between words where possible."""
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > columns:
            lines.append("")
        elif lines[-1]:
            word = " " + word
        while len(lines[-1]) + len(word) > columns:
            room = columns - len(lines[-1])
            lines[-1] += word[:room]
            word = word[room:]
            lines.append("")
        lines[-1] += word
    return lines


def wait_for_press(board: "Board") -> None:
    """Wait until a button is pressed and released, whatever was held before; on a console, Enter."""
    if board.SCREEN == "text":
        try:
            input()
        except EOFError:
            pass
        return
    keyboard = keyboard_of(board)
    if keyboard:
        wait_for_release(keyboard)
        while not keyboard.poll(time.ticks_ms()):
            time.sleep_ms(POLL_MS)
        wait_for_release(keyboard)  # the start would take a BACK that is still held as the request for the prompt
        return
    pins = [Pin(gpio, Pin.IN, Pin.PULL_UP) for gpio in board.BUTTONS]
    for down in (False, True, False):
        while any(pin() == 0 for pin in pins) != down:
            time.sleep_ms(POLL_MS)


def wait_for_release(keyboard: "I2CKeyboard") -> None:
    """Wait until no key of a keyboard is held, and forget what was typed."""
    quiet = 0  # ms since a key was last seen held
    while quiet < RELEASE_MS:
        quiet = 0 if keyboard.next_key() else quiet + POLL_MS
        time.sleep_ms(POLL_MS)
