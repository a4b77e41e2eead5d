"""Generate firmware/draw/sprites/ from the pixel art in sheets/: one text file per bank, one character per pixel.

Names, numbers and widths go to sprite_index.py. The pictures go to sprites_common.py, those of each size of card to
sprites_huge.py, sprites_large.py and sprites_small.py, so that a board loads only its own; variants that a setting may
need (translated letters, large ranks) go to sprites_large_variants.py and the like.
One-bit screens have all their tiles in sprites_one_bit.py.

    python -m hostsim.art.sprite_sheets              write all of them
    python -m hostsim.art.sprite_sheets --check      exit with status 1 if one is stale
    python -m hostsim.art.sprite_sheets --png OUT    draw all banks on one sheet, three times the size
"""

import os
import sys
from collections.abc import Iterable, Sequence

from hostsim.players.virtual_panel import png

_HERE = os.path.dirname(os.path.abspath(__file__))
SHEETS_FOLDER = os.path.join(_HERE, "sheets")
MODULES_FOLDER = os.path.normpath(os.path.join(_HERE, "..", "..", "firmware", "draw", "sprites"))

# The banks in the order of their numbers, from 1: those of every screen, then those of cards.
COMMON_BANKS = ("FONT", "BOLD", "GHOST", "MARK", "ICON", "LETTER")
LARGE_CARD_BANKS = ("CORNER", "CORNER_CLOSED", "PIP", "BACK", "ACE", "FACE")
# The banks with other letters and, for large cards, those with large marks.
LARGE_VARIANT_BANKS = ("CORNER_TRANSLATED", "CORNER_CLOSED_TRANSLATED", "RANKS_LARGE", "SUITS", "PIP_SMALL")
# The banks of one-bit screens, which share the small font.
MONO_BANKS = ("FONT", "TINY", "RANK", "PIP", "SIGN")
# The corners of cards are combinations of each rank and each suit.
LARGE_CORNER_PARTS = {
    "CORNER": ("RANKS", "SUITS"), "CORNER_CLOSED": ("RANKS_CLOSED", "SUITS_CLOSED"),
    "CORNER_TRANSLATED": ("RANKS", "SUITS"), "CORNER_CLOSED_TRANSLATED": ("RANKS_CLOSED", "SUITS_CLOSED"),
}  # fmt: skip
RANK_NAMES = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
# Jack, queen and king in other countries, in the order of firmware.text.phrases, and the ranks drawn for them.
FOREIGN_COURTS = ("BDK", "VDR", "WDK")
FOREIGN_RANK_NAMES = list(dict.fromkeys("".join(FOREIGN_COURTS)))
CORNER_W = 22
SUIT_X = 8
GLYPHS = ("LEFT", "RIGHT", "UP", "OK", "STAR")  # the glyphs before ASCII that the app needs by name
CARD_W = 28
CARD_H = 37

# The banks of huge cards, which have the numbers of the large ones.
HUGE_CARD_BANKS = ("CORNER_HUGE", "CORNER_CLOSED", "PIP_HUGE", "BACK_HUGE", "ACE_HUGE", "FACE_HUGE")
HUGE_VARIANT_BANKS = ("CORNER_HUGE_TRANSLATED", *LARGE_VARIANT_BANKS[1:])
HUGE_CORNER_PARTS = LARGE_CORNER_PARTS | {
    "CORNER_HUGE": ("RANKS_HUGE", "SUITS_HUGE"), "CORNER_HUGE_TRANSLATED": ("RANKS_HUGE", "SUITS_HUGE"),
}  # fmt: skip
CORNER_HUGE_W = 30
CARD_HUGE_W = 36
CARD_HUGE_H = 48

# The banks of small cards, which have the numbers of the large ones.
SMALL_CARD_BANKS = ("CORNER_SMALL", "CORNER_CLOSED_SMALL", "PIP_SMALL", "BACK_SMALL")
SMALL_VARIANT_BANKS = ("CORNER_SMALL_TRANSLATED", "CORNER_CLOSED_SMALL_TRANSLATED")
SMALL_CORNER_PARTS = {
    "CORNER_SMALL": ("RANKS_SMALL", "SUITS_SMALL"),
    "CORNER_CLOSED_SMALL": ("RANKS_SMALL_CLOSED", "SUITS_SMALL_CLOSED"),
    "CORNER_SMALL_TRANSLATED": ("RANKS_SMALL", "SUITS_SMALL"),
    "CORNER_CLOSED_SMALL_TRANSLATED": ("RANKS_SMALL_CLOSED", "SUITS_SMALL_CLOSED"),
}
CORNER_SMALL_W = 16
# The corners of tiny cards, whose other banks are those of small cards.
TINY_CARD_BANKS = ("CORNER_TINY", "CORNER_CLOSED_TINY")
TINY_VARIANT_BANKS = ("CORNER_TINY_TRANSLATED", "CORNER_CLOSED_TINY_TRANSLATED")
TINY_CORNER_PARTS = {
    "CORNER_TINY": ("MONO_RANK", "MONO_PIP"), "CORNER_CLOSED_TINY": ("RANKS_TINY_CLOSED", "SUITS_SMALL_CLOSED"),
    "CORNER_TINY_TRANSLATED": ("MONO_RANK", "MONO_PIP"),
    "CORNER_CLOSED_TINY_TRANSLATED": ("RANKS_TINY_CLOSED", "SUITS_SMALL_CLOSED"),
}  # fmt: skip
CORNER_TINY_W = 15
RANK_TINY_X = 2  # the column where a rank begins, which leaves a column between it and its suit
CARD_TINY_W = 15
CARD_TINY_H = 23
CARD_SMALL_W = 18
CARD_SMALL_H = 24

PACKING = """
Banks of tiles: width, height, bits a pixel, number of tiles, data. Each row of a tile starts a new byte, with the left
pixel in the high bits; rows follow from top to bottom, then comes the next tile.
bits 0: corners of cards, one bit a pixel, in parts w - 8 columns wide: the ranks, then 4 suits, which begin at column
8. The tile of a rank and a suit is number suit * ranks + rank.
bits 2, 4: first a list of 4 or 16 colours for each tile, whose pixels are indices of it; felt is not drawn. Then the
pictures: one for each tile, or one for each two, tile and tile + half.
bank_unpacking.py undoes the packing.
"""


Tile = list[list[int]]  # the colour numbers of a tile, row by row
Row = tuple[int, int, int, int, bytes]  # a bank as it is written to a module: see Bank.row


class Bank:
    """Tiles of one size. names: one for each tile; pixels: rows of colour numbers."""

    def __init__(self, name: str, w: int, h: int, bits: int) -> None:
        self.name, self.w, self.h, self.bits = name, w, h, bits
        self.names: list[str] = []
        self.pixels: list[Tile] = []

    def data(self) -> bytes:
        """Return all pixels, tile after tile: one bit each, high bits first, or eight bits if the bank has colours.

        Each row starts a new byte.
        """
        return b"".join(pack_tile(tile, 8 if self.bits > 1 else 1) for tile in self.pixels)

    def row(self) -> Row:
        """Return the bank for the module: width, height, bits per pixel, number of tiles, data."""
        return self.w, self.h, self.bits, len(self.pixels), self.data()


class Corners(Bank):
    """Every rank beside every suit. Only the ranks and the 4 suits are stored; suits begin at column SUIT_X."""

    def __init__(self, name: str, width: int, ranks: Bank, suits: Bank) -> None:
        super().__init__(name, width, ranks.h, 1)
        self.ranks, self.suits = ranks, suits
        gap = [0] * (width - ranks.w - suits.w)
        for suit, pip in zip(suits.names, suits.pixels):
            for rank, glyph in zip(ranks.names, ranks.pixels):
                self.names.append(rank + suit)
                self.pixels.append([left + gap + right for left, right in zip(glyph, pip)])

    def row(self) -> Row:
        """Return the bank as Bank.row does, with the ranks and the 4 suits for all tiles."""
        wide = self.w - SUIT_X
        left = [[row + [0] * (wide - self.ranks.w) for row in tile] for tile in self.ranks.pixels]
        right = [[[0] * (wide - self.suits.w) + row for row in tile] for tile in self.suits.pixels]
        return self.w, self.h, 0, len(self.pixels), b"".join(pack_tile(tile, 1) for tile in left + right)


class Coloured(Bank):
    """Tiles of several colours, each with a colour list of its own, so that two bits per pixel are often enough.

    If that is smaller, each tile of the second half of the bank shares the picture of one in the first half, with a
    colour list of its own, as a black court card does with the red one.
    """

    def row(self) -> Row:
        """Return the bank as Bank.row does, with one picture for two tiles if that is smaller."""
        half = len(self.pixels) // 2
        alone = self.shared([(tile,) for tile in self.pixels])
        if 2 * half < len(self.pixels):
            return alone
        return min(alone, self.shared(list(zip(self.pixels[:half], self.pixels[half:]))), key=lambda row: len(row[4]))

    def shared(self, groups: Sequence[tuple[Tile, ...]]) -> Row:
        """Return the row of the bank with a picture for each group of tiles; felt, if used, is the first colour."""
        pictures = []
        half: list[list[tuple[int, ...]]] = [[] for _ in groups[0]]
        for group in groups:
            pixels = [list(zip(*rows)) for rows in zip(*group)]
            known = sorted({pixel for row in pixels for pixel in row})
            pictures.append([[known.index(pixel) for pixel in row] for row in pixels])
            for i, colours in enumerate(zip(*known)):
                half[i].append(colours)
        lists = sum(half, [])
        bits = 2 if max(map(len, lists)) <= 4 else 4
        data = b"".join(bytes(colours) + bytes((1 << bits) - len(colours)) for colours in lists)
        data += b"".join(pack_tile(picture, bits) for picture in pictures)
        return self.w, self.h, bits, len(self.pixels), data


def pack_tile(tile: Tile, bits: int) -> bytes:
    """Return the rows of a tile as bytes."""
    out = b""
    for row in tile:
        digits = "".join(format(c, "0%db" % bits) for c in row)
        digits += "0" * (-len(digits) % 8)
        out += int(digits, 2).to_bytes(len(digits) // 8, "big")
    return out


def lines(name: str) -> list[str]:
    """Return the lines of a sheet without comments and empty lines."""
    with open(os.path.join(SHEETS_FOLDER, name), encoding="ascii") as f:
        return [line.rstrip("\n") for line in f if not line.startswith("; ") and line != "\n"]


def read_palette() -> tuple[str, list[str], bytes]:
    """Return (characters, names, bytes of red, green and blue) of the colours."""
    rows = [line.split() for line in lines("palette.txt")]
    known = {row[1]: row[2:] for row in rows}
    rgb = b"".join(bytes(int(v, 16) for v in (known[row[3]] if len(row) == 4 else row[-3:])) for row in rows)
    return "".join(row[0] for row in rows), [row[1] for row in rows], rgb


def read_bank(name: str, colours: str) -> Bank:
    """Read a Bank from its file; a wrong size or character raises ValueError with the file and the tile."""
    rows = lines(name.lower() + ".txt")
    w, h = (int(v) for v in rows[0].split()[1].split("x"))
    bits = int(rows[1].split()[1])
    bank = (Coloured if bits > 1 else Bank)(name, w, h, bits)
    known = colours if bank.bits == 4 else ".#"
    at = 2
    while at < len(rows):
        tile = rows[at + 1 : at + 1 + h]
        good = rows[at].startswith("= ") and len(tile) == h
        if not good or any(len(r) != w or set(r) - set(known) for r in tile):
            where = name.lower() + ".txt: tile " + rows[at]
            raise ValueError("%s: expected %d rows of %d characters out of %s" % (where, h, w, known))
        bank.names.append(rows[at][2:])
        bank.pixels.append([[known.index(c) for c in r] for r in tile])
        at += h + 1
    return bank


def of_ranks(bank: Bank, ranks: Sequence[str]) -> Bank:
    """Return a bank of the tiles with these names."""
    out = Bank(bank.name, bank.w, bank.h, bank.bits)
    out.names = list(ranks)
    out.pixels = [bank.pixels[bank.names.index(rank)] for rank in ranks]
    return out


def moved(bank: Bank, columns: int) -> Bank:
    """Return a bank with this many empty columns on its left."""
    out = Bank(bank.name, bank.w + columns, bank.h, bank.bits)
    out.names = bank.names
    out.pixels = [[[0] * columns + row for row in tile] for tile in bank.pixels]
    return out


def read_banks(
    names: Sequence[str] = COMMON_BANKS + LARGE_CARD_BANKS, parts: dict[str, tuple[str, str]] = LARGE_CORNER_PARTS,
    width: int = CORNER_W,
    rank_x: int = 0,
) -> list[Bank]:
    """Return these banks in their order, with corners combined from their parts. Raise ValueError as read_bank does."""
    colours = read_palette()[0]

    def read(name: str) -> Bank:
        if name in parts:
            ranks, suits = (read_bank(part, colours) for part in parts[name])
            ranks = moved(of_ranks(ranks, FOREIGN_RANK_NAMES if name.endswith("_TRANSLATED") else RANK_NAMES), rank_x)
            return Corners(name, width, ranks, suits)
        bank = read_bank(name, colours)
        return of_ranks(bank, RANK_NAMES + FOREIGN_RANK_NAMES) if name == "RANKS_LARGE" else bank

    return [read(name) for name in names]


def read_huge_banks(names: Sequence[str] = HUGE_CARD_BANKS) -> list[Bank]:
    """Return these banks of huge cards."""
    return read_banks(names, HUGE_CORNER_PARTS, CORNER_HUGE_W)


def read_small_banks(names: Sequence[str] = SMALL_CARD_BANKS) -> list[Bank]:
    """Return these banks of small cards."""
    return read_banks(names, SMALL_CORNER_PARTS, CORNER_SMALL_W)


def read_tiny_banks(names: Sequence[str] = TINY_CARD_BANKS) -> list[Bank]:
    """Return these banks of tiny cards."""
    return read_banks(names, TINY_CORNER_PARTS, CORNER_TINY_W, RANK_TINY_X)


def widths(bank: Bank) -> bytes:
    """Return the advance of each glyph of a font: its ink and one column.

    The space takes at least 3 columns, and more in a larger font; the narrow no-break space takes 2.
    """
    out = []
    for name, tile in zip(bank.names, bank.pixels):
        blank = 0 if name in LATIN_NAMES[:1] else max(1, bank.h // 2 - 2)
        ink = max((x for row in tile for x in range(bank.w) if row[x]), default=blank)
        out.append(ink + 2)
    return bytes(out)


LATIN_NAMES = ("a0 BLANK",)  # the first glyph after ASCII; the names of these glyphs begin with their codes


LATIN_CODES = range(0xA0, 0x180)  # Latin-1 and Latin Extended-A


def latin(bank: Bank) -> bytes:
    """Return, for each of LATIN_CODES, the number of its glyph after ASCII in a font, from 1 on; 0 for none.

    In a font of capitals alone, a small letter has the glyph of its capital.
    """
    names = bank.names[bank.names.index(LATIN_NAMES[0]) :]
    glyphs = {chr(int(name.split()[0], 16)): i + 1 for i, name in enumerate(names)}
    if "a" not in bank.names:
        glyphs.update({letter.lower(): glyph for letter, glyph in glyphs.items() if len(letter.lower()) == 1})
    return bytes([glyphs.get(chr(code), 0) for code in LATIN_CODES])


def literal(data: bytes) -> str:
    """Return bytes as a Python literal, each one escaped."""
    return 'b"' + "".join("\\x%02x" % b for b in data) + '"'


MODULE_HEAD = [
    "# GENERATED from hostsim/art/sheets by `python -m hostsim.art.sprite_sheets`: change the art, not this file.",
    "# ruff: noqa: E501",
    "",
]


def bank_source_lines(banks: Iterable[Bank]) -> list[str]:
    """Return the source lines of banks."""
    out = []
    for bank in banks:
        w, h, bits, count, data = bank.row()
        out.append("    (%d, %d, %d, %d, %s),  # %s" % (w, h, bits, count, literal(data), bank.name))
    return out


def picture_module(about: Iterable[str], banks: Iterable[Bank]) -> str:
    """Return the source of a module of pictures."""
    return "\n".join([*MODULE_HEAD, *about, "BANKS = (", *bank_source_lines(banks), ")"]) + "\n"


def common_module() -> str:
    """Return the source of firmware/draw/sprites/sprite_index.py."""
    _, names, rgb = read_palette()
    banks = read_banks()
    out = [*MODULE_HEAD, "# Red, green, blue of the colours.", "PALETTE = " + literal(rgb)]
    out += ["%s = %d" % (name, i) for i, name in enumerate(names)]
    out += ["", "# A card, in pixels.", "CARD_W = %d" % CARD_W, "CARD_H = %d" % CARD_H]
    out += ["CARD_HUGE_W = %d" % CARD_HUGE_W, "CARD_HUGE_H = %d" % CARD_HUGE_H]
    out += ["CARD_SMALL_W = %d" % CARD_SMALL_W, "CARD_SMALL_H = %d" % CARD_SMALL_H]
    out += ["CARD_TINY_W = %d" % CARD_TINY_W, "CARD_TINY_H = %d" % CARD_TINY_H, ""]
    out.append("# Banks of tiles: those of every screen, then those of its cards, whatever their size.")
    out += ["%s = %d" % (name, i + 1) for i, name in enumerate(COMMON_BANKS + LARGE_CARD_BANKS + LARGE_VARIANT_BANKS)]
    out += ["", "# The advance of each glyph in pixels."]
    named = {bank.name: bank for bank in banks}
    for name in ("FONT", "BOLD"):
        out.append("%s_WIDTHS = %s" % (name, literal(widths(named[name]))))
    out += ["", "# The glyph after ASCII, from 1 on, of each code from 0xA0 to 0x17F; how many there are."]
    out.append("LATIN = " + literal(latin(named["FONT"])))
    out.append("LATIN_GLYPHS = %d" % max(latin(named["FONT"])))
    out += ["", "# The glyphs before ASCII, as text."]
    for name in named["FONT"].names:
        if name[3:] in GLYPHS:
            out.append('GLYPH_%s = "\\x%s"' % (name[3:], name[:2]))
    out += ["", "# The rank drawn for each jack, queen and king of other countries, in banks that have each rank once."]
    out.append("FOREIGN_RANKS = " + literal(bytes(map(FOREIGN_RANK_NAMES.index, "".join(FOREIGN_COURTS)))))
    out.append("FOREIGN_RANK_COUNT = %d" % len(FOREIGN_RANK_NAMES))
    out.append("")
    for name in ("ICON", "MARK", "GHOST"):
        out += ["%s_%s = %d" % (name, tile, i) for i, tile in enumerate(named[name].names)]
    return "\n".join(out) + "\n"


def one_bit_module() -> str:
    """Return the source of firmware/draw/sprites/sprites_one_bit.py."""
    out = [
        "# GENERATED from hostsim/art/sheets by `python -m hostsim.art.sprite_sheets`: change the art, not this file.",
        "# ruff: noqa: E501",
        "",
        "# Banks of one-bit tiles, tile after tile: width, height, number of tiles, data; the advance of each glyph.",
    ]
    banks = [read_bank(name if name == "FONT" else "MONO_" + name, "") for name in MONO_BANKS]
    banks[2] = of_ranks(banks[2], RANK_NAMES + FOREIGN_RANK_NAMES)
    out += ["%s = %d" % (name, i + 1) for i, name in enumerate(MONO_BANKS)]
    out += ["BANKS = (", "    None,"]
    for name, bank in zip(MONO_BANKS, banks):
        out.append("    (%d, %d, %d, %s),  # %s" % (bank.w, bank.h, len(bank.pixels), literal(bank.data()), name))
    out.append(")")
    out += ["%s_WIDTHS = %s" % (name, literal(widths(bank))) for name, bank in zip(MONO_BANKS[:2], banks)]
    out += ["%s_LATIN = %s" % (name, literal(latin(bank))) for name, bank in zip(MONO_BANKS[:2], banks)]
    out += ["SIGN_%s = %d" % (tile, i) for i, tile in enumerate(banks[-1].names)]
    return "\n".join(out) + "\n"


def modules() -> dict[str, str]:
    """Return the sources of all modules, {name in firmware/draw/sprites/: text}."""
    banks = read_banks()
    n = len(COMMON_BANKS)
    about = ["# " + line for line in PACKING.strip().split("\n")]
    cards = "# The banks of %s cards, packed as in sprites_common.py."
    return {
        "sprite_index.py": common_module(),
        "sprites_common.py": picture_module(about, banks[:n]),
        "sprites_huge.py": picture_module([cards % "huge"], read_huge_banks()),
        "sprites_huge_variants.py": picture_module([cards % "variants of huge"], read_huge_banks(HUGE_VARIANT_BANKS)),
        "sprites_large.py": picture_module([cards % "large"], banks[n:]),
        "sprites_small.py": picture_module([cards % "small"], read_small_banks()),
        "sprites_tiny.py": tiny_module(cards),
        "sprites_large_variants.py": picture_module([cards % "variants of large"], read_banks(LARGE_VARIANT_BANKS)),
        "sprites_small_variants.py": picture_module(
            [cards % "variants of small"], read_small_banks(SMALL_VARIANT_BANKS)
        ),
        "sprites_one_bit.py": one_bit_module(),
    }


def tiny_module(about: str) -> str:
    """Return the source of sprites_tiny.py: the banks of tiny cards, and those with translated letters."""
    marks = [
        "# Those with other letters.", "VARIANT_BANKS = (", *bank_source_lines(read_tiny_banks(TINY_VARIANT_BANKS)), ")"
    ]
    return picture_module([about % "tiny"], read_tiny_banks()) + "\n".join(marks) + "\n"


def draw_all_tiles(path: str) -> None:
    """Draw all tiles on felt, one-bit tiles in paper, enlarged three times."""
    rgb = read_palette()[2]
    width = 640
    rows = []
    banks = read_banks() + read_huge_banks() + read_small_banks() + read_tiny_banks()
    banks += read_banks(LARGE_VARIANT_BANKS) + read_small_banks(SMALL_VARIANT_BANKS)
    for bank in banks + read_tiny_banks(TINY_VARIANT_BANKS):
        across = width // (bank.w + 1)
        for first in range(0, len(bank.pixels), across):
            tiles = bank.pixels[first : first + across]
            for y in range(bank.h):
                row = [c * (2 if bank.bits == 1 else 1) for tile in tiles for c in tile[y] + [0]]
                rows.append(row + [0] * (width - len(row)))
            rows.append([0] * width)
    big = b"".join(b"".join(rgb[3 * c : 3 * c + 3] * 3 for c in row) * 3 for row in rows)
    with open(path, "wb") as f:
        f.write(png(3 * width, 3 * len(rows), big))


def main(args: list[str]) -> int:
    """Run the command line; return the exit status."""
    if not os.path.isdir(SHEETS_FOLDER):
        print("error: there is no %s: only the project's own folder has the sheets" % SHEETS_FOLDER, file=sys.stderr)
        return 2
    if args[:1] == ["--png"] and len(args) == 2:
        draw_all_tiles(args[1])
        return 0
    if args not in ([], ["--check"]):
        print(__doc__)
        return 2
    for name, text in modules().items():
        path = os.path.join(MODULES_FOLDER, name)
        if not args:
            with open(path, "w", encoding="ascii") as f:
                f.write(text)
            continue
        with open(path, encoding="ascii") as f:
            stale = f.read() != text
        if stale:
            print("error: firmware/draw/sprites/%s is stale: run python -m hostsim.art.sprite_sheets" % name,
                  file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
