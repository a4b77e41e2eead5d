"""Ask a terminal whether it shows pixels, and write rows of pixels for it, by the kitty protocol or as sixels.

The kitty protocol is described on sw.kovidgoyal.net/kitty/graphics-protocol; sixels, and the answer to the request for
device attributes (DA1), in DEC's VT330/VT340 Programmer Reference Manual, volume 2. Encoders are a few lines each, so
they need no library of pictures, which the game does not use otherwise.
"""

import array
import base64
import collections
import itertools
import os
import re
import select
import termios
import time
import zlib
from collections.abc import Sequence
from typing import NamedTuple

from hostsim.players.terminal_colours import RGB, distance
from hostsim.players.virtual_panel import rgb_of

KITTY, SIXEL, BLOCKS = "kitty", "sixel", "blocks"

QUERY_ID = 31  # the image of the query, which is never shown
FIRST_ID = 0x50420000  # the images of the picture's bands, whose ids other programs do not use
DELETE_IMAGES = b"\x1b_Ga=d,d=A,q=2\x1b\\"  # those on the screen, and their data
KITTY_CHUNK = 4096  # characters of a piece of data
REGISTERS = 256  # colours of a sixel image

# The answer to each of these leaves nothing on the screen of the shell, which comes back after it. The last one is
# answered by every terminal, so the others need not be waited for when it has come.
_ALTERNATE, _ASK_SIZE, _ASK_ATTRIBUTES, _BACK = b"\x1b[?1049h", b"\x1b[16t", b"\x1b[c", b"\x1b[2J\x1b[?1049l"
_ASK_KITTY = b"\x1b_Gi=%d,s=1,v=1,a=q,t=d,f=24;AAAA\x1b\\" % QUERY_ID
_ATTRIBUTES = re.compile(rb"\x1b\[\?([0-9;]*)c")
_SIZE = re.compile(rb"\x1b\[6;([0-9]+);([0-9]+)t")
_KITTY = re.compile(rb"\x1b_Gi=%d[^;\x1b]*;([^\x1b]*)\x1b\\" % QUERY_ID)
_SIXEL_ATTRIBUTE = b"4"


class Answers(NamedTuple):
    """What a terminal answered, with the protocols that it has.

    cell: the width and height of a character in pixels, (0, 0) if it is not known
    typed: what else came meanwhile: keys, or the beginning of a late answer
    """

    protocols: tuple[str, ...] = ()
    cell: tuple[int, int] = (0, 0)
    typed: bytes = b""


def ask(keyboard: int, screen: int, asks_kitty: bool, wait_s: float) -> Answers:
    """Ask the terminal for its protocols and the size of its characters.

    asks_kitty: whether to ask for the kitty protocol, which some programs between would show as text; wait_s: how long
        to wait for all answers, in seconds
    """
    before = termios.tcgetattr(keyboard)
    mode = termios.tcgetattr(keyboard)
    mode[3] &= ~(termios.ICANON | termios.ECHO)
    termios.tcsetattr(keyboard, termios.TCSADRAIN, mode)
    came = b""
    try:
        question = _ALTERNATE + _ASK_KITTY * asks_kitty + _ASK_SIZE + _ASK_ATTRIBUTES + _BACK
        while question:
            question = question[os.write(screen, question) :]
        until = time.monotonic() + wait_s
        while not _ATTRIBUTES.search(came):
            left = until - time.monotonic()
            if left <= 0 or not select.select([keyboard], [], [], left)[0]:
                break
            piece = os.read(keyboard, 1024)
            came += piece
            if not piece:
                break
    except OSError:
        pass  # the terminal is gone, which the game will find out
    finally:
        termios.tcsetattr(keyboard, termios.TCSADRAIN, before)
    return answers_in(came)


def answers_in(came: bytes) -> Answers:
    """Return the Answers in what came from a terminal."""
    kitty, attributes, size = _KITTY.search(came), _ATTRIBUTES.search(came), _SIZE.search(came)
    protocols = (KITTY,) * bool(kitty and kitty[1] == b"OK")
    if attributes and _SIXEL_ATTRIBUTE in attributes[1].split(b";")[1:]:
        protocols += (SIXEL,)
    cell = (int(size[2]), int(size[1])) if size else (0, 0)
    for answer in (_KITTY, _ATTRIBUTES, _SIZE):
        came = answer.sub(b"", came)
    return Answers(protocols, cell, came)


def cell_size(screen: int, answered: tuple[int, int]) -> tuple[int, int]:
    """Return the width and height of a character in pixels: as the system knows it, else as answered."""
    import fcntl

    size = array.array("H", [0, 0, 0, 0])  # lines, columns, width and height in pixels
    try:
        fcntl.ioctl(screen, termios.TIOCGWINSZ, size)
    except OSError:
        return answered
    lines, columns, width, height = size
    if lines and columns and width >= columns and height >= lines:
        return width // columns, height // lines
    return answered


def kitty_image(number: int, width: int, scale: int, rows: Sequence[bytes]) -> bytes:
    """Return the bytes that show rows of pixels at the cursor.

    number: the image's; the same number replaces it. width: pixels of a row; scale: times that each pixel is repeated
        in its row; rows: RGB565, as VirtualPanel stores it
    """
    # Rows that are repeated are made once.
    wide = b"".join([_widened(rgb_of(row), scale) * len(list(same)) for row, same in itertools.groupby(rows)])
    data = base64.standard_b64encode(zlib.compress(wide, 1))
    chunks = [data[i : i + KITTY_CHUNK] for i in range(0, len(data), KITTY_CHUNK)]
    out = []
    for i, chunk in enumerate(chunks):
        more = b"m=%d" % (i + 1 < len(chunks))
        if not i:
            # Shown at once, without an answer; the cursor stays where it is.
            more = b"a=T,f=24,o=z,i=%d,s=%d,v=%d,C=1,q=2," % (FIRST_ID + number, width * scale, len(rows)) + more
        out.append(b"\x1b_G%s;%s\x1b\\" % (more, chunk))
    return b"".join(out)


def sixel_image(width: int, scale: int, rows: Sequence[bytes]) -> bytes:
    """Return the bytes that show rows of pixels at the cursor, with the arguments of kitty_image."""
    values = [_values(row) for row in rows]
    numbers = _registers(values)
    rgb = {number: _rgb(value) for value, number in reversed(numbers.items())}
    out = ['\x1bP0;1;0q"1;1;%d;%d' % (width * scale, len(rows))]
    for number, (red, green, blue) in sorted(rgb.items()):
        out.append("#%d;2;%d;%d;%d" % (number, *(round(part * 100 / 255) for part in (red, green, blue))))
    for top in range(0, len(rows), 6):
        six = [bytes([numbers[value] for value in row]) for row in values[top : top + 6]]
        lines = []
        for number in sorted(set(b"".join(six))):
            columns = 0  # a byte for each column, with a bit for each row
            for bit, row in enumerate(six):
                table = bytes(number) + bytes([1 << bit]) + bytes(255 - number)
                columns |= int.from_bytes(row.translate(table), "big")
            lines.append("#%d%s" % (number, _runs(columns.to_bytes(width, "big"), scale)))
        out.append("$".join(lines))
        out.append("-")
    out[-1] = "\x1b\\"  # no line follows the last one
    return "".join(out).encode()


def _values(row: bytes) -> "array.array[int]":
    return array.array("H", row)


def _registers(values: "Sequence[array.array[int]]") -> dict[int, int]:
    # Return the register of each colour. If there are too many, a rare one gets that of the common one next to it.
    counts = collections.Counter(itertools.chain.from_iterable(values))
    common = [value for value, _ in counts.most_common(REGISTERS)]
    numbers = {value: i for i, value in enumerate(common)}
    rgb = {value: _rgb(value) for value in counts}
    for value in counts.keys() - numbers.keys():
        numbers[value] = numbers[min(common, key=lambda other: distance(rgb[other], rgb[value]))]  # noqa: B023
    return numbers


def _rgb(value: int) -> RGB:
    red, green, blue = rgb_of(array.array("H", [value]).tobytes())
    return red, green, blue


def _runs(columns: bytes, scale: int) -> str:
    # Return a line of sixels, each column `scale` times, without the empty ones at its end.
    out = []
    for sixel, same in itertools.groupby(columns.rstrip(b"\0")):
        times = scale * len(list(same))
        sign = chr(63 + sixel)
        out.append("!%d%s" % (times, sign) if times > 3 else sign * times)
    return "".join(out)


def _widened(rgb: bytes, scale: int) -> bytes:
    # Return a row with each pixel repeated.
    if scale == 1:
        return rgb
    out = bytearray(len(rgb) * scale)
    for i in range(scale):
        for part in range(3):
            out[3 * i + part :: 3 * scale] = rgb[part::3]
    return bytes(out)
