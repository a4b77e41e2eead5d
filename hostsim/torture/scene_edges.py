"""Find the parts of a scene that extend beyond the edge of its screen."""

import struct
from functools import cache
from typing import TYPE_CHECKING, Any

from firmware.draw.scene import BANK_MASK, ENTRY_SIZE, TILE_SHIFT, Scene
from firmware.draw.sprites import sprite_index as S, sprites_one_bit as M
from hostsim.players.driver import look_for

if TYPE_CHECKING:
    from firmware.draw.looks import Look

Size = tuple[int, int]  # width, height
Entry = tuple[int, int, int, int, int]  # an entry of a scene: what, x, y, rows or height, ink or width

LETTER_ROWS = 7  # rows of a letter above its lowest row, which is for descenders


@cache
def _look(size: Size) -> "Look":
    return look_for(*size)


@cache
def _banks(size: Size, card_width: int) -> tuple[Any, ...]:
    look = look_for(*size)
    look.scene.usual_w = card_width  # by which it chooses them
    return look.banks()


@cache
def _inside(size: Size, card_width: int) -> set[Entry]:
    """Return the set of entries that are known to lie on the screen: most stay from picture to picture."""
    return set()


def _is_inside(entry: Entry, size: Size, card_width: int) -> bool:
    what, x, y, h, w = entry
    bank, tile = what & BANK_MASK, what >> TILE_SHIFT
    if _look(size).one_bit:
        if bank:
            w, h, tiles = M.BANKS[bank][:3]  # type: ignore[index]
            if tile >= tiles:
                return False
            if bank <= M.TINY:
                w = (M.FONT_WIDTHS, M.TINY_WIDTHS)[bank - 1][tile] - 1
            if bank == M.FONT:
                h = LETTER_ROWS
        return x >= 0 and y >= 0 and x + w <= size[0] and y + h <= size[1]
    if bank:
        w, rows = _banks(size, card_width)[bank][:2]
        h = h or rows
        if bank == S.FONT:
            w, h = S.FONT_WIDTHS[tile] - 1, LETTER_ROWS
        elif bank == S.BOLD:
            w = S.BOLD_WIDTHS[tile] - 1
    room = 4 if bank == S.ICON else 1  # the pointing hand extends further; a frame is one pixel wider than its card
    return -1 <= x < size[0] and y < size[1] and x + w <= size[0] + room and y + h <= size[1] + room


def entries_outside(scene: Scene, size: Size) -> list[Entry]:
    """Return the entries that extend beyond the edge of a screen of this size."""
    used = memoryview(scene.buf)[: ENTRY_SIZE * scene.n]
    inside = _inside(size, scene.usual_w)
    found: list[Entry] = []
    for entry in set(struct.iter_unpack("%dh" % ENTRY_SIZE, used)) - inside:
        if _is_inside(entry, size, scene.usual_w):
            inside.add(entry)
        else:
            found.append(entry)
    return sorted(found)
