# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Starts the game on a MicroPython board, unless BACK is held, and says so when it crashes.

On a MicroPython that is too old it says so, on screen and console: this file and all that it needs for that is
bytecode alone, which 1.19 and later load. With BACK held at power-on there is MicroPython's prompt on USB instead of
the game: nobody is locked out. A crash leaves what happened in the file crash.txt, the latest first, and a line on the
screen; a press starts again.
"""

import gc
import sys
import time

from machine import Pin, soft_reset

from firmware.app.crashes import note
from firmware.app.start import BoardError
from firmware.text import before

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from typing import Any

    from boards import Board

OLDEST = (1, 25)  # of MicroPython
SETTLE = 2  # ms that a pin takes to follow its pull-up
POLL = 10  # ms between two looks at the buttons
BRIGHT = 80  # percent
LETTER = 8  # pixels of framebuf's own letters
# Bytes of the heap after which rubbish is collected, though there is room yet: what stays then lies close together, and
# the largest pieces, which are taken late in a game, find room between it. It takes 11 ms, so it is seldom: it comes
# only while somebody presses on and on, and never pauses for 0.3 s.
COLLECT_AFTER = 65536


def start(board: "Board", version: "tuple[Any, ...]" = sys.implementation.version) -> None:
    """Play on a board, a module of boards/; return only where BACK is held, or MicroPython is too old."""
    if version[:2] < OLDEST:
        line = before.TOO_OLD.format(*OLDEST + version[:2])
        print(line)
        if board.SCREEN != "text":
            show(board, line)
        return
    if is_held(board, "BACK"):
        print(before.NO_GAME)
        return
    gc.threshold(COLLECT_AFTER)
    handheld: "Any" = None
    try:
        if board.SCREEN == "text":
            from firmware.micropython.console import Handheld

            handheld = Handheld(board)
        else:
            from firmware.micropython import handheld as by_screen

            handheld = by_screen.Handheld(board)
        handheld.run()
    except BoardError as error:
        print(error)
        wait_for_press(board)
        soft_reset()
    except Exception as error:  # and not KeyboardInterrupt, with which mpremote begins
        handheld = None  # what is left to do needs some memory, too
        gc.collect()
        sys.print_exception(error)
        note(board, error, sys.print_exception)
        try:
            show(board, before.CRASHED, said(error))
        except Exception as unseen:  # if the panel is what failed, a button still starts again
            sys.print_exception(unseen)
        wait_for_press(board)
        soft_reset()


def is_held(board: "Board", action: str) -> bool:
    """Return whether the button of an action is down."""
    for gpio, name in board.BUTTONS.items():
        if name == action:
            pin = Pin(gpio, Pin.IN, Pin.PULL_UP)
            time.sleep_ms(SETTLE)
            return pin() == 0
    return False


def said(error: "BaseException") -> str:
    """Return an exception as a line."""
    return "%s: %s" % (type(error).__name__, error) if error.args else type(error).__name__


def show(board: "Board", *paragraphs: str) -> None:
    """Say it on the board's panel, which is set up anew."""
    if board.SCREEN == "text":
        print(before.CRASHED_IN_WORDS)
        return
    import framebuf

    one_bit = board.SCREEN == "one_bit"
    scale = 1 if one_bit else 2
    columns = board.WIDTH // (LETTER * scale)
    rows = board.HEIGHT // (LETTER * scale)
    lines = []
    for paragraph in paragraphs:
        lines += broken(paragraph, columns) + [""]
    lines = lines[:rows]
    if one_bit:
        from firmware.micropython.oled import OLED

        panel: "Any" = OLED(board.WIDTH, board.HEIGHT, board.PANEL)
        # As show of the panel takes it: eight pixels of a column to a byte, or of a row.
        kind = framebuf.MONO_HMSB if panel.sideways else framebuf.MONO_VLSB
        pixels = bytearray(board.WIDTH * board.HEIGHT // 8)
        picture = framebuf.FrameBuffer(pixels, board.WIDTH, board.HEIGHT, kind)
        for row in range(len(lines)):
            picture.text(lines[row], 0, row * LETTER)
        panel.show(pixels)
    else:
        from firmware.micropython.st7789 import ST7789

        panel = ST7789(board.WIDTH, board.HEIGHT, board.PANEL)
        pixels = bytearray(2 * board.WIDTH * LETTER * scale)
        big = framebuf.FrameBuffer(pixels, board.WIDTH, LETTER * scale, framebuf.RGB565)
        letters = bytearray(columns * LETTER)
        small = framebuf.FrameBuffer(letters, columns * LETTER, LETTER, framebuf.MONO_HLSB)
        for y in range(0, board.HEIGHT, LETTER * scale):
            row = y // (LETTER * scale)
            small.fill(0)
            big.fill(0)
            if row < len(lines):
                small.text(lines[row], 0, 0)
                for i in range(LETTER * LETTER * columns):
                    at = i % (LETTER * columns)
                    if small.pixel(at, i // (LETTER * columns)):
                        big.fill_rect(scale * at, i // (LETTER * columns) * scale, scale, scale, 0xFFFF)
            panel.write(0, y, board.WIDTH, min(LETTER * scale, board.HEIGHT - y), pixels)
    panel.light(BRIGHT)


def broken(words: str, columns: int) -> "list[str]":
    """Return a text as lines of so many letters, broken between words where that can be."""
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
    """Return when a button has been pressed and let go, whatever was held before; on a console, Enter."""
    if board.SCREEN == "text":
        try:
            input()
        except EOFError:
            pass
        return
    pins = [Pin(gpio, Pin.IN, Pin.PULL_UP) for gpio in board.BUTTONS]
    for down in (False, True, False):
        while any(pin() == 0 for pin in pins) != down:
            time.sleep_ms(POLL)
