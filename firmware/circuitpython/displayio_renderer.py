"""Render scenes with CircuitPython's displayio: a layer for each entry, of which only changed layers are touched.

A rect is a vectorio.Rectangle, a tile a TileGrid over the sheet of its bank. Two kinds of layers get a bitmap of their
own: a line of text, to save a layer per letter, and a tile of which only the top rows show, because no sheet contains
it.

displayio sends the area of each changed layer on its own. But for all layers removed from a group it keeps a single
area around them, which two far corners would extend to the whole screen. So a layer that goes away is moved off the
screen, and is removed only after the next refresh. If the scene is entirely different, such as a menu after the table,
the layers are built anew: the screen is then drawn once, not once per layer. The same happens when the colours change
or the picture is turned round. The layers are in groups of some dozens, so that no list of them is long.
"""

from array import array
from binascii import crc32

from displayio import Bitmap, Group, Palette, TileGrid
from vectorio import Rectangle

from firmware.draw.scene import BANK_MASK, ENTRY_SIZE, RECT, TILE_SHIFT
from firmware.draw.sprites.sprite_index import BOLD, FELT

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from array import array
    from collections.abc import Callable, Sequence
    from typing import Any

    from busdisplay import BusDisplay

    from firmware.draw.looks import Look
    from firmware.draw.scene import Scene
    from firmware.draw.strip_renderer import Bank

OWN_BITMAP = 0x80  # a flag on a layer's kind: it has a bitmap of its own; without it the kind is its bank, or RECT
HIDDEN_X = -4096  # x of a hidden layer
MAX_LETTER_GAP = 24  # the most pixels between two letters of one line
SPARE_LAYERS = 16  # layers of each kind kept for reuse
GROUP_SIZE = 48  # layers of a group before the next group begins
USUAL_LAYERS = 160  # layers to reserve room for at the start; most scenes have fewer
LOOK_AHEAD = 28  # layers to look ahead for the next one that stays the same
DARK_RGB = b"\x00\x00\x00"
LIGHT_RGB = b"\xff\xff\xff"


class DisplayioRenderer:
    """A renderer on a displayio display, which must be made with auto_refresh=False and gets its root group from here.

    banks, colours: as `banks_and_colours` returns them.
    """

    def __init__(
        self, display: "BusDisplay", tiles: "list[Bank | None]", colours_of: "Callable[[int], bytes | bytearray]"
    ) -> None:
        self.display = display
        self.colours_of = colours_of
        self._load_theme(0)
        self.is_rotated = False
        # Each bank has a size with its bits per pixel, and a sheet with all its tiles side by side. Fonts stay bytes.
        self.sizes: "list[tuple[int, int, int]]" = [None]  # type: ignore[list-item]
        self.sheets: "list[Bitmap]" = [None]
        self.letters: "list[bytes]" = [None]  # type: ignore[list-item]
        for bank in tiles[1:]:
            if not bank:
                self.sizes.append(None)  # type: ignore[arg-type]
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
        # For each layer above the felt, in order: a checksum of its entries, and its kind.
        self.keys = array("i")
        self.kinds = bytearray()
        self.new_keys = array("i")
        self.new_kinds = bytearray()
        self.starts = array("H")  # for each new layer, the index of its first entry and of the entry after its last
        self.ends = array("H")
        self._grow(USUAL_LAYERS)
        self._rebuild()

    def _rebuild(self) -> None:
        # Start with a group that holds only the felt; its first refresh draws the whole screen.
        self.n = 0
        self.hidden_layers: "list[Any]" = []  # layers to be removed, each followed by its kind and group
        self.spare_layers: "list[list[TileGrid]]" = [[] for _ in self.sizes]  # layers to reuse, by kind
        self.root = Group()
        self.groups: "list[Group]" = []  # the groups of all layers above the felt
        self.group: "Group" = None  # the group that `_seek` found last
        w = self.display.width
        h = self.display.height
        self.root.append(Rectangle(pixel_shader=self.opaque_palette, width=w, height=h, color_index=FELT))
        self.display.root_group = self.root

    def _load_theme(self, theme: int) -> None:
        # Make the palettes of a theme: one for rects, one for tiles of several colours, one for each ink in use.
        self.theme = theme
        colours = self.colours = self.colours_of(theme)
        every = range(len(colours) // 3)
        self.opaque_palette = make_palette(colours, every)
        self.transparent_palette = make_palette(colours, every)
        self.transparent_palette.make_transparent(0)
        self.ink_palettes: "list[Palette]" = [None] * len(every)

    def show(self, scene: "Scene") -> None:
        """Update the display to show a scene."""
        if scene.theme != self.theme:
            self._load_theme(scene.theme)
            self._rebuild()
        if scene.rotated != self.is_rotated:
            self.is_rotated = scene.rotated
            self.display.rotation = (self.display.rotation + 180) % 360
            self._rebuild()
        n = self._split(scene.buf, scene.n)
        keys = self.keys
        new_keys = self.new_keys
        i = 0  # the index of the old layer
        j = 0  # the index of the new layer
        at = 0  # the place of the old layer in the groups
        while i < self.n or j < n:
            if i < self.n and j < n and keys[i] == new_keys[j]:
                i += 1
                j += 1
                at += 1
                continue
            ahead = self._find_match(i, j, n)
            if not ahead:
                self._rebuild()
                i = j = at = 0
                continue
            last = i + ahead // 256
            new_last = j + ahead % 256
            at = self._replace_layers(scene.buf, i, last, j, new_last, at)
            i = last
            j = new_last
        self.keys = new_keys
        self.new_keys = keys
        self.kinds, self.new_kinds = self.new_kinds, self.kinds
        self.n = n
        self.display.refresh()
        while self.hidden_layers:
            group = self.hidden_layers.pop()
            kind = self.hidden_layers.pop()
            layer = self.hidden_layers.pop()
            group.remove(layer)
            if not kind & OWN_BITMAP and len(self.spare_layers[kind]) < SPARE_LAYERS:
                self.spare_layers[kind].append(layer)

    def _grow(self, count: int) -> None:
        more = [0] * count
        self.keys.extend(array("i", more))
        self.new_keys.extend(array("i", more))
        self.starts.extend(array("H", more))
        self.ends.extend(array("H", more))
        self.kinds.extend(bytes(more))
        self.new_kinds.extend(bytes(more))

    def _split(self, b: "array[int]", n: int) -> int:
        # Divide n entries into layers; return the number of layers.
        view = memoryview(b)
        kinds = self.new_kinds
        keys = self.new_keys
        starts = self.starts
        layers = 0
        i = 0
        end = n * ENTRY_SIZE
        while i < end:
            first = i
            kind = b[i] & BANK_MASK
            i += ENTRY_SIZE
            if kind == RECT:
                if not b[first + 3] or not b[first + 4]:
                    continue
            elif kind <= BOLD:
                x = b[first + 1]
                while i < end and b[i] & BANK_MASK == kind and b[i + 2] == b[first + 2] and b[i + 4] == b[first + 4]:
                    step = b[i + 1] - x
                    if step < 0 or step > MAX_LETTER_GAP or b[i + 3] != b[first + 3]:
                        break
                    x += step
                    i += ENTRY_SIZE
                kind |= OWN_BITMAP
            elif b[first + 3]:
                kind |= OWN_BITMAP
            if layers == len(kinds):
                self._grow(32)
            kinds[layers] = kind
            keys[layers] = crc32(view[first:i]) & 0x3FFFFFFF
            starts[layers] = first // ENTRY_SIZE
            self.ends[layers] = i // ENTRY_SIZE
            layers += 1
        return layers

    def _find_match(self, i: int, j: int, n: int) -> int:
        # Return how many old layers from i and new ones from j differ before both agree again: 256 times the first
        # number plus the second; 0 if within LOOK_AHEAD layers they neither agree nor end.
        keys = self.keys
        new_keys = self.new_keys
        old_count = min(self.n - i, LOOK_AHEAD)
        new_count = min(n - j, LOOK_AHEAD)
        for both in range(1, old_count + new_count - 1):
            for new in range(max(0, both - old_count + 1), min(both, new_count - 1) + 1):
                if keys[i + both - new] == new_keys[j + new]:
                    return both - new << 8 | new
        return old_count << 8 | new_count if old_count < LOOK_AHEAD and new_count < LOOK_AHEAD or not old_count else 0

    def _replace_layers(self, b: "array[int]", i: int, last: int, j: int, new_last: int, at: int) -> int:
        # Turn the old layers i to last, which begin at `at` in the groups, into the new ones j to new_last. Return the
        # place of the next old one.
        kinds = self.kinds
        while j < new_last:
            kind = self.new_kinds[j]
            first = self.starts[j] * ENTRY_SIZE
            found = i
            while found < last and (kind & OWN_BITMAP or kinds[found] != kind):
                found += 1
            if found < last:
                while i < found:
                    self._hide_layer(at, kinds[i])
                    i += 1
                    at += 1
                i += 1
                within = self._seek(at)
            else:
                layer = self._make_layer(kind, b, first, self.ends[j] * ENTRY_SIZE)
                within = self._seek(at)
                self.group.insert(within, layer)
            if not kind & OWN_BITMAP:
                self._update_layer(self.group[within], kind, b, first)
            at += 1
            j += 1
        while i < last:
            self._hide_layer(at, kinds[i])
            i += 1
            at += 1
        return at

    def _hide_layer(self, at: int, kind: int) -> None:
        within = self._seek(at)
        layer = self.group[within]
        layer.x = HIDDEN_X
        self.hidden_layers.append(layer)
        self.hidden_layers.append(kind)
        self.hidden_layers.append(self.group)

    def _seek(self, at: int) -> int:
        # Set `group` to the group that has, or takes, the layer at this place; return the layer's index in the group.
        for group in self.groups:
            if at < len(group):
                self.group = group
                return at
            at -= len(group)
        if not self.groups or len(self.groups[-1]) >= GROUP_SIZE:
            self.groups.append(Group())
            self.root.append(self.groups[-1])
        self.group = self.groups[-1]
        return len(self.group)

    def _make_layer(self, kind: int, b: "array[int]", first: int, end: int) -> "TileGrid":
        # Return a layer of a kind: with OWN_BITMAP, the layer of the entries from offset `first` to `end` in b;
        # otherwise one that still has to be set.
        if kind & OWN_BITMAP:
            return self._make_bitmap_layer(b, first, end)
        if self.spare_layers[kind]:
            return self.spare_layers[kind].pop()
        if kind == RECT:
            return Rectangle(pixel_shader=self.opaque_palette, width=1, height=1, x=HIDDEN_X)
        w, h, _ = self.sizes[kind]
        sheet = self.sheets[kind]
        return TileGrid(sheet, pixel_shader=self.transparent_palette, tile_width=w, tile_height=h, x=HIDDEN_X)

    def _update_layer(self, layer: "TileGrid", kind: int, b: "array[int]", first: int) -> None:
        # Have a layer of this kind, without OWN_BITMAP, show the entry at `first`; write only attributes that differ.
        number = b[first] >> TILE_SHIFT
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
            # The location is set last, and x and y together, because displayio redraws every place that a rectangle has
            # had since the last refresh.
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

    def _shader(self, bank: int, ink: int) -> "Palette":
        if self.sizes[bank][2] > 1:
            return self.transparent_palette
        if self.ink_palettes[ink] is None:
            self.ink_palettes[ink] = make_palette(self.colours, (0, ink))
            self.ink_palettes[ink].make_transparent(0)
        return self.ink_palettes[ink]

    def _make_bitmap_layer(self, b: "array[int]", first: int, end: int) -> "TileGrid":
        # Return a layer with a bitmap of its own: a line of text, or the top rows of a tile.
        bank = b[first] & BANK_MASK
        w, h, bits = size = self.sizes[bank]
        if b[first + 3]:
            h = min(h, b[first + 3])
        left = b[first + 1]
        bitmap = Bitmap(b[end - ENTRY_SIZE + 1] - left + w, h, 1 << bits)
        for i in range(first, end, ENTRY_SIZE):
            if bank <= BOLD:
                draw(bitmap, b[i + 1] - left, size, self.letters[bank], b[i] >> TILE_SHIFT, h)
            else:
                copy(bitmap, self.sheets[bank], (b[i] >> TILE_SHIFT) * w, w, h)
        return TileGrid(bitmap, pixel_shader=self._shader(bank, b[first + 4]), x=left, y=b[first + 2])


def banks_and_colours(look: "Look") -> "tuple[list[Bank | None], Callable[[int], bytes | bytearray]]":
    """Return the banks of a look's tiles, and the function that returns the colours of a theme.

    A bank is (width, height, bits per pixel: 1 or 8, number of tiles, data) or None; a colour is a byte each of red,
    green and blue.
    """
    if look.one_bit:
        return [None] + [(w, h, 1, count, data) for w, h, count, data in look.banks()[1:]], one_bit_colours
    from firmware.draw.bank_unpacking import unpack_bank
    from firmware.draw.themes import palette as dyed

    return [bank and unpack_bank(bank) for bank in look.banks()], dyed


def one_bit_colours(theme: int) -> bytes:
    """Return dark and light, or light and dark in any theme but 0."""
    return LIGHT_RGB + DARK_RGB if theme else DARK_RGB + LIGHT_RGB


def make_palette(colours: "bytes | bytearray", which: "Sequence[int]") -> "Palette":
    """Return a Palette of the colours with these numbers; `colours` has a byte each of red, green and blue."""
    out = Palette(len(which))
    for i in range(len(which)):
        out[i] = int.from_bytes(colours[3 * which[i] : 3 * which[i] + 3], "big")
    return out


def draw(bitmap: "Bitmap", x: int, size: "tuple[int, int, int]", data: bytes, index: int, rows: int) -> None:
    """Draw the top rows of tile `index` of a bank's data into a bitmap, at column x, which must be clear."""
    w, h, bits = size
    pitch = (w * bits + 7) // 8
    each = 8 // bits  # pixels in a byte
    mask = (1 << bits) - 1
    at = index * h * pitch
    for y in range(rows):
        row = y * bitmap.width + x
        for k in range(at, at + pitch):
            byte = data[k]
            shift = 8
            while byte:  # most bytes are 0
                shift -= bits
                colour = byte >> shift & mask
                if colour:
                    bitmap[row + (8 - shift) // bits - 1] = colour
                    byte &= (1 << shift) - 1
            row += each
        at += pitch


def copy(bitmap: "Bitmap", sheet: "Bitmap", x: int, w: int, rows: int) -> None:
    """Copy the top rows of w columns of a sheet, from column x, into a bitmap of that size."""
    at = 0
    for y in range(rows):
        row = y * sheet.width + x
        for k in range(row, row + w):
            colour = sheet[k]
            if colour:
                bitmap[at] = colour
            at += 1
