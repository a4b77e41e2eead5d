# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Shows scenes with CircuitPython's displayio: a layer an entry, and only the layers that changed are touched.

A rect is a vectorio.Rectangle, a tile a TileGrid over the sheet of its bank. What would waste memory or cannot be
had from a sheet gets a bitmap of its own: a line of text, which so is one layer instead of one a letter, and a tile
of which only the top rows show.

displayio itself sends the areas of the layers that changed, each on its own. But of the layers taken out of a
group it keeps one area around them all, which two far corners would make the whole screen. So a layer that goes is
moved off the screen, and taken out only after it has been drawn over. Where a scene is another one, as a menu is after
the table, all begins anew: the screen is drawn once and not an area for each layer. So it is where the colours are
others, or the picture is turned round. The layers are in groups of some dozens, so that no list of them is long.
"""

from array import array
from binascii import crc32

from displayio import Bitmap, Group, Palette, TileGrid
from vectorio import Rectangle

from firmware.draw.scene import BANK, RECT, SIZE, TILE_AT
from firmware.draw.sprites import BOLD, FELT

TYPE_CHECKING = False  # mypy takes it for true
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

OWN = 0x80  # on the kind of a layer: its bitmap is its own; else the kind is its bank, or RECT
AWAY = -4096  # x of a layer that is not to be seen
GAP = 24  # pixels from letter to letter within which they are one line
SPARE = 16  # layers of a kind that are kept to be used again
FULL = 48  # layers of a group after which the next ones make another
USUAL = 160  # layers that there is room for from the start, of which most scenes have fewer
LOOK = 24  # layers ahead in which what is the same again is looked for
DARK = b"\x00\x00\x00"
LIGHT = b"\xff\xff\xff"


class Renderer:
    """Draws scenes on a displayio display, made with auto_refresh=False; its root group is the renderer's.

    tiles, dyed: as of `pictures`.
    """

    def __init__(self, display: "Any", tiles: "list[Any]", dyed: "Callable[[int], bytes | bytearray]") -> None:
        self.display = display
        self.dyed = dyed
        self._dye(0)
        self.turned = False
        # Of each bank its size and bits a pixel, and the sheet: all its tiles side by side. Letters stay bytes.
        self.sizes: "list[Any]" = [None]
        self.sheets: "list[Any]" = [None]
        self.letters: "list[Any]" = [None]
        for bank in tiles[1:]:
            if not bank:
                self.sizes.append(None)
                self.sheets.append(None)
                continue
            w, h, bits, count, data = bank
            self.sizes.append((w, h, bits))
            if len(self.letters) <= BOLD:
                self.sheets.append(None)
                self.letters.append(data)
                continue
            sheet = Bitmap(w * count, h, 1 << bits)
            for index in range(count):
                draw(sheet, index * w, self.sizes[-1], data, index, h)
            self.sheets.append(sheet)
        # Of each layer but the lowest, in their order: a check sum of its entries, and its kind.
        self.keys = array("i")
        self.kinds = bytearray()
        self.new_keys = array("i")
        self.new_kinds = bytearray()
        self.starts = array("H")  # the first entry of each new layer, and the first after it
        self.ends = array("H")
        self._grow(USUAL)
        self._begin()

    def _begin(self) -> None:
        # A group with nothing but the felt, whose first refresh draws the whole screen.
        self.n = 0
        self.away: "list[Any]" = []  # layers that have gone, their kinds and groups
        self.spare: "list[list[Any]]" = [[] for _ in self.sizes]  # layers to be used again, by kind
        self.root = Group()
        self.groups: "list[Any]" = []  # above the felt, with all other layers
        self.group: "Any" = None  # the one in which a place was sought
        w = self.display.width
        self.root.append(Rectangle(pixel_shader=self.opaque, width=w, height=self.display.height, color_index=FELT))
        self.display.root_group = self.root

    def _dye(self, dress: int) -> None:
        # The palettes of a dress: one for rects, one for tiles of several colours, one for each ink that is used.
        self.dress = dress
        colours = self.colours = self.dyed(dress)
        every = range(len(colours) // 3)
        self.opaque = palette(colours, every)
        self.through = palette(colours, every)
        self.through.make_transparent(0)
        self.inks: "list[Any]" = [None] * len(every)

    def show(self, scene: "Any") -> None:
        """Bring the display to show the scene."""
        if scene.dress != self.dress:
            self._dye(scene.dress)
            self._begin()
        if scene.turned != self.turned:
            self.turned = scene.turned
            self.display.rotation = (self.display.rotation + 180) % 360
            self._begin()
        n = self._split(scene.buf, scene.n)
        keys = self.keys
        new_keys = self.new_keys
        i = 0  # the old layer, the new one,
        j = 0
        at = 0  # and where in the groups the old one is
        while i < self.n or j < n:
            if i < self.n and j < n and keys[i] == new_keys[j]:
                i += 1
                j += 1
                at += 1
                continue
            ahead = self._agree(i, j, n)
            if not ahead:
                self._begin()
                i = j = at = 0
                continue
            last = i + ahead // 256
            new_last = j + ahead % 256
            at = self._change(scene.buf, i, last, j, new_last, at)
            i = last
            j = new_last
        self.keys = new_keys
        self.new_keys = keys
        self.kinds, self.new_kinds = self.new_kinds, self.kinds
        self.n = n
        self.display.refresh()
        while self.away:
            group = self.away.pop()
            kind = self.away.pop()
            layer = self.away.pop()
            group.remove(layer)
            if not kind & OWN and len(self.spare[kind]) < SPARE:
                self.spare[kind].append(layer)

    def _grow(self, count: int) -> None:
        more = [0] * count
        self.keys.extend(array("i", more))
        self.new_keys.extend(array("i", more))
        self.starts.extend(array("H", more))
        self.ends.extend(array("H", more))
        self.kinds.extend(bytes(more))
        self.new_kinds.extend(bytes(more))

    def _split(self, b: "Any", n: int) -> int:
        # Parts n entries into layers; how many.
        view = memoryview(b)
        kinds = self.new_kinds
        keys = self.new_keys
        starts = self.starts
        layers = 0
        i = 0
        end = n * SIZE
        while i < end:
            first = i
            kind = b[i] & BANK
            i += SIZE
            if kind == RECT:
                if not b[first + 3] or not b[first + 4]:
                    continue
            elif kind <= BOLD:
                x = b[first + 1]
                while i < end and b[i] & BANK == kind and b[i + 2] == b[first + 2] and b[i + 4] == b[first + 4]:
                    step = b[i + 1] - x
                    if step < 0 or step > GAP or b[i + 3] != b[first + 3]:
                        break
                    x += step
                    i += SIZE
                kind |= OWN
            elif b[first + 3]:
                kind |= OWN
            if layers == len(kinds):
                self._grow(32)
            kinds[layers] = kind
            keys[layers] = crc32(view[first:i]) & 0x3FFFFFFF
            starts[layers] = first // SIZE
            self.ends[layers] = i // SIZE
            layers += 1
        return layers

    def _agree(self, i: int, j: int, n: int) -> int:
        # How many old layers from i on and new ones from j on it takes until both are the same again: 256 times
        # the first number and the second; 0 where neither are seen to be, nor to end.
        keys = self.keys
        new_keys = self.new_keys
        left = min(self.n - i, LOOK)
        new_left = min(n - j, LOOK)
        for both in range(1, left + new_left - 1):
            for new in range(max(0, both - left + 1), min(both, new_left - 1) + 1):
                if keys[i + both - new] == new_keys[j + new]:
                    return both - new << 8 | new
        return left << 8 | new_left if left < LOOK and new_left < LOOK or not left else 0

    def _change(self, b: "Any", i: int, last: int, j: int, new_last: int, at: int) -> int:
        # Makes the new layers j to new_last of the old ones i to last, which begin at `at` in the groups; where
        # there the next old one is.
        kinds = self.kinds
        while j < new_last:
            kind = self.new_kinds[j]
            first = self.starts[j] * SIZE
            found = i
            while found < last and (kind & OWN or kinds[found] != kind):
                found += 1
            if found < last:
                while i < found:
                    self._put_away(at, kinds[i])
                    i += 1
                    at += 1
                i += 1
                within = self._seek(at)
            else:
                layer = self._layer(kind, b, first, self.ends[j] * SIZE)
                within = self._seek(at)
                self.group.insert(within, layer)
            if not kind & OWN:
                self._set(self.group[within], kind, b, first)
            at += 1
            j += 1
        while i < last:
            self._put_away(at, kinds[i])
            i += 1
            at += 1
        return at

    def _put_away(self, at: int, kind: int) -> None:
        within = self._seek(at)
        layer = self.group[within]
        layer.x = AWAY
        self.away.append(layer)
        self.away.append(kind)
        self.away.append(self.group)

    def _seek(self, at: int) -> int:
        # Sets `group` to that of the layer at `at` of all, or of a new one that comes there; where in the group it is.
        for group in self.groups:
            if at < len(group):
                self.group = group
                return at
            at -= len(group)
        if not self.groups or len(self.groups[-1]) >= FULL:
            self.groups.append(Group())
            self.root.append(self.groups[-1])
        self.group = self.groups[-1]
        return len(self.group)

    def _layer(self, kind: int, b: "Any", first: int, end: int) -> "Any":
        # A layer of this kind, still to be set; or the one of the entries from `first` to `end`, offsets in b.
        if kind & OWN:
            return self._own(b, first, end)
        if self.spare[kind]:
            return self.spare[kind].pop()
        if kind == RECT:
            return Rectangle(pixel_shader=self.opaque, width=1, height=1, x=AWAY)
        w, h, _ = self.sizes[kind]
        return TileGrid(self.sheets[kind], pixel_shader=self.through, tile_width=w, tile_height=h, x=AWAY)

    def _set(self, layer: "Any", kind: int, b: "Any", first: int) -> None:
        # Makes a layer of this kind, not OWN, show the entry at `first`; touches only what is another.
        number = b[first] >> TILE_AT
        x = b[first + 1]
        y = b[first + 2]
        if kind == RECT:
            h = b[first + 3]
            w = b[first + 4]
            if layer.color_index != number:
                layer.color_index = number
            if layer.width != w:
                layer.width = w
            if layer.height != h:
                layer.height = h
            # Last and at once, for every place that it has been at since the last refresh is drawn anew.
            if layer.x != x or layer.y != y:
                layer.location = (x, y)
            return
        if layer.x != x:
            layer.x = x
        if layer.y != y:
            layer.y = y
        if layer[0] != number:
            layer[0] = number
        shader = self._shader(kind, b[first + 4])
        if layer.pixel_shader is not shader:
            layer.pixel_shader = shader

    def _shader(self, bank: int, ink: int) -> "Any":
        if self.sizes[bank][2] > 1:
            return self.through
        if self.inks[ink] is None:
            self.inks[ink] = palette(self.colours, (0, ink))
            self.inks[ink].make_transparent(0)
        return self.inks[ink]

    def _own(self, b: "Any", first: int, end: int) -> "Any":
        # A layer with a bitmap of its own: a line of text, or the top rows of a tile.
        bank = b[first] & BANK
        w, h, bits = size = self.sizes[bank]
        if b[first + 3]:
            h = min(h, b[first + 3])
        left = b[first + 1]
        bitmap = Bitmap(b[end - SIZE + 1] - left + w, h, 1 << bits)
        for i in range(first, end, SIZE):
            if bank <= BOLD:
                draw(bitmap, b[i + 1] - left, size, self.letters[bank], b[i] >> TILE_AT, h)
            else:
                copy(bitmap, self.sheets[bank], (b[i] >> TILE_AT) * w, w, h)
        return TileGrid(bitmap, pixel_shader=self._shader(bank, b[first + 4]), x=left, y=b[first + 2])


def pictures(look: "Any") -> "tuple[list[Any], Callable[[int], bytes | bytearray]]":
    """Return the tiles of a look's scenes, each whole, as (width, height, bits 1 or 8, how many, data), and the
    function that returns the colours of a dress, each a byte of red, green and blue."""
    if look.one_bit:
        return [None] + [(w, h, 1, count, data) for w, h, count, data in look.banks()[1:]], one_bit_colours
    from firmware.draw.palettes import palette as dyed
    from firmware.draw.unpack import plain

    return [bank and plain(bank) for bank in look.banks()], dyed


def one_bit_colours(dress: int) -> bytes:
    """Return dark and light, or in any dress but 0 light and dark."""
    return LIGHT + DARK if dress else DARK + LIGHT


def palette(colours: "Any", which: "Any") -> "Any":
    """Return a Palette of these colours, by their numbers; red, green and blue are each a byte of `colours`."""
    out = Palette(len(which))
    for i in range(len(which)):
        out[i] = int.from_bytes(colours[3 * which[i] : 3 * which[i] + 3], "big")
    return out


def draw(bitmap: "Any", x: int, size: "Any", data: bytes, index: int, rows: int) -> None:
    """Draw the top rows of tile `index` of a bank's data into a bitmap, its left edge at x. Nothing is cleared."""
    w, h, bits = size
    pitch = (w * bits + 7) // 8
    each = 8 // bits  # pixels a byte
    mask = (1 << bits) - 1
    at = index * h * pitch
    for y in range(rows):
        row = y * bitmap.width + x
        for k in range(at, at + pitch):
            byte = data[k]
            shift = 8
            while byte:  # most are empty
                shift -= bits
                colour = byte >> shift & mask
                if colour:
                    bitmap[row + (8 - shift) // bits - 1] = colour
                    byte &= (1 << shift) - 1
            row += each
        at += pitch


def copy(bitmap: "Any", sheet: "Any", x: int, w: int, rows: int) -> None:
    """Copy the top rows of w columns of a sheet, from x on, into a bitmap of that size."""
    at = 0
    for y in range(rows):
        row = y * sheet.width + x
        for k in range(row, row + w):
            colour = sheet[k]
            if colour:
                bitmap[at] = colour
            at += 1
