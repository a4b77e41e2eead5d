# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Makes firmware/sprites.py from the pixel art in firmware/art: one text file a bank, one character a pixel.

What is for screens of small cards alone goes to sprites_small.py, what is for one-bit screens to sprites_mono.py.

    python -m hostsim.sprites              rewrite all three
    python -m hostsim.sprites --check      exit status 1 if it is stale
    python -m hostsim.sprites --png OUT    all banks on one sheet, three times the size
"""

import os
import sys

from hostsim.panel import png

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ART = os.path.join(ROOT, "firmware", "art")
OUT = os.path.join(ROOT, "firmware", "sprites.py")
OUT_SMALL = os.path.join(ROOT, "firmware", "sprites_small.py")
OUT_MONO = os.path.join(ROOT, "firmware", "sprites_mono.py")

# The banks in the order of their numbers, from 1.
# The corners of cards are put together: each rank beside each suit.
BANKS = ("FONT", "BOLD", "CORNER", "CLOSED", "PIP", "ACE", "FACE", "BACK", "GHOST", "MARK", "ICON", "LETTER")
# Those of the one-bit screens, which share the small font.
MONO_BANKS = ("FONT", "TINY", "RANK", "PIP", "SIGN")
CORNERS = {"CORNER": ("RANKS", "SUITS"), "CLOSED": ("RANKS_CLOSED", "SUITS_CLOSED")}
CORNER_W = 22
CARD_W = 28
CARD_H = 37

# The banks of small cards, numbered on.
BANKS_SMALL = ("CORNER_SMALL", "CLOSED_SMALL", "PIP_SMALL", "BACK_SMALL")
CORNERS_SMALL = {
    "CORNER_SMALL": ("RANKS_SMALL", "SUITS_SMALL"),
    "CLOSED_SMALL": ("RANKS_SMALL_CLOSED", "SUITS_SMALL_CLOSED"),
}
CORNER_SMALL_W = 16
CARD_SMALL_W = 18
CARD_SMALL_H = 24


class Bank:
    """Tiles of one size: `names`, and `pixels`, a list of rows of colour numbers for each."""

    def __init__(self, name, w, h, bits):
        self.name, self.w, self.h, self.bits = name, w, h, bits
        self.names = []
        self.pixels = []

    def data(self):
        """As framebuf wants it: MONO_HLSB or GS4_HMSB, tile below tile."""
        out = bytearray()
        for tile in self.pixels:
            for row in tile:
                bits = "".join(format(c, "0%db" % self.bits) for c in row)
                bits += "0" * (-len(bits) % 8)
                out += int(bits, 2).to_bytes(len(bits) // 8, "big")
        return bytes(out)


def lines(name):
    with open(os.path.join(ART, name), encoding="ascii") as f:
        return [line.rstrip("\n") for line in f if not line.startswith("; ") and line != "\n"]


def read_palette():
    """(characters, names, 48 bytes of red green blue)."""
    rows = [line.split() for line in lines("palette.txt")]
    return "".join(r[0] for r in rows), [r[1] for r in rows], bytes(int(v, 16) for r in rows for v in r[2:])


def read_bank(name, colours):
    """A Bank from its file; ValueError, naming file and tile, for a wrong size or a stray character."""
    rows = lines(name.lower() + ".txt")
    w, h = (int(v) for v in rows[0].split()[1].split("x"))
    bank = Bank(name, w, h, int(rows[1].split()[1]))
    known = colours if bank.bits == 4 else ".#"
    at = 2
    while at < len(rows):
        tile = rows[at + 1 : at + 1 + h]
        good = rows[at].startswith("= ") and len(tile) == h
        if not good or any(len(r) != w or set(r) - set(known) for r in tile):
            where = name.lower() + ".txt: tile " + rows[at]
            raise ValueError("%s: not %d rows of %d characters of %s" % (where, h, w, known))
        bank.names.append(rows[at][2:])
        bank.pixels.append([[known.index(c) for c in r] for r in tile])
        at += h + 1
    return bank


def corners(name, parts, width, colours):
    """Every rank beside every suit, the rank on the left, the suit on the right."""
    ranks, suits = (read_bank(part, colours) for part in parts)
    bank = Bank(name, width, ranks.h, 1)
    gap = [0] * (width - ranks.w - suits.w)
    for suit, pip in zip(suits.names, suits.pixels):
        for rank, glyph in zip(ranks.names, ranks.pixels):
            bank.names.append(rank + suit)
            bank.pixels.append([left + gap + right for left, right in zip(glyph, pip)])
    return bank


def read_banks(names=BANKS, parts=CORNERS, width=CORNER_W):
    colours = read_palette()[0]
    return [
        corners(name, parts[name], width, colours) if name in parts else read_bank(name, colours)
        for name in names
    ]


def read_small_banks():
    return read_banks(BANKS_SMALL, CORNERS_SMALL, CORNER_SMALL_W)


def widths(bank):
    """How far each glyph of a font carries on: its ink and a column; a space 3, 4, 5 by the size."""
    out = []
    for tile in bank.pixels:
        ink = max((x for row in tile for x in range(bank.w) if row[x]), default=max(1, bank.h // 2 - 2))
        out.append(ink + 2)
    return bytes(out)


def literal(data):
    return 'b"' + "".join("\\x%02x" % b for b in data) + '"'


HEAD = [
    "# SPDX-FileCopyrightText: 2026 Pocket Bank contributors",
    "# SPDX-License-Identifier: MIT",
    "# GENERATED from firmware/art by `python -m hostsim.sprites`: change the art, not this file.",
    "# ruff: noqa: E501",
    "",
]


def rows_of(banks):
    """The lines of a tuple of banks."""
    out = []
    for bank in banks:
        size = "%d, %d, %d, %d" % (bank.w, bank.h, bank.bits, len(bank.pixels))
        out.append("    (%s, %s),  # %s" % (size, literal(bank.data()), bank.name))
    return out


def small_module():
    """The text of firmware/sprites_small.py."""
    out = [*HEAD, "# The banks after those of sprites.py, whose numbers are there."]
    return "\n".join([*out, "BANKS = (", *rows_of(read_small_banks()), ")"]) + "\n"


def module():
    """The text of firmware/sprites.py."""
    _, names, rgb = read_palette()
    banks = read_banks()
    out = [*HEAD, "# Red, green, blue of the 16 colours.", "PALETTE = " + literal(rgb)]
    out += ["%s = %d" % (name, i) for i, name in enumerate(names)]
    out += ["", "# A card, in pixels.", "CARD_W = %d" % CARD_W, "CARD_H = %d" % CARD_H]
    out += ["CARD_SMALL_W = %d" % CARD_SMALL_W, "CARD_SMALL_H = %d" % CARD_SMALL_H, ""]
    out.append("# Banks of tiles, each below the last: width, height, bits a pixel, tiles, their data.")
    out.append("# Those of small cards are in sprites_small.py.")
    out += ["%s = %d" % (name, i + 1) for i, name in enumerate(BANKS + BANKS_SMALL)]
    out += ["BANKS = (", "    None,", *rows_of(banks), ")"]
    out += ["", "# How far each glyph carries on."]
    named = {bank.name: bank for bank in banks}
    for name in ("FONT", "BOLD"):
        out.append("%s_WIDTHS = %s" % (name, literal(widths(named[name]))))
    out += ["", "# The glyphs before ASCII, as text."]
    for name in named["FONT"].names:
        if len(name) > 3 and int(name[:2], 16) < 32:
            out.append('GLYPH_%s = "\\x%s"' % (name[3:], name[:2]))
    out.append("")
    for name in ("ICON", "MARK", "GHOST"):
        out += ["%s_%s = %d" % (name, tile, i) for i, tile in enumerate(named[name].names)]
    return "\n".join(out) + "\n"


def mono_module():
    """The text of firmware/sprites_mono.py."""
    out = [
        "# SPDX-FileCopyrightText: 2026 Pocket Bank contributors",
        "# SPDX-License-Identifier: MIT",
        "# GENERATED from firmware/art by `python -m hostsim.sprites`: change the art, not this file.",
        "# ruff: noqa: E501",
        "",
        "# Banks of one-bit tiles, each below the last: width, height, tiles, their data; how far glyphs carry on.",
    ]
    banks = [read_bank(name if name == "FONT" else "MONO_" + name, "") for name in MONO_BANKS]
    out += ["%s = %d" % (name, i + 1) for i, name in enumerate(MONO_BANKS)]
    out += ["BANKS = (", "    None,"]
    for name, bank in zip(MONO_BANKS, banks):
        out.append("    (%d, %d, %d, %s),  # %s" % (bank.w, bank.h, len(bank.pixels), literal(bank.data()), name))
    out.append(")")
    out += ["%s_WIDTHS = %s" % (name, literal(widths(bank))) for name, bank in zip(MONO_BANKS[:2], banks)]
    out += ["SIGN_%s = %d" % (tile, i) for i, tile in enumerate(banks[-1].names)]
    return "\n".join(out) + "\n"


def sheet(path):
    """All tiles on felt, one-bit ones in paper, enlarged three times."""
    rgb = read_palette()[2]
    width = 640
    rows = []
    for bank in read_banks() + read_small_banks():
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


def main(args):
    if args[:1] == ["--png"] and len(args) == 2:
        sheet(args[1])
        return 0
    if args not in ([], ["--check"]):
        print(__doc__)
        return 2
    for path, text in ((OUT, module()), (OUT_SMALL, small_module()), (OUT_MONO, mono_module())):
        if not args:
            with open(path, "w", encoding="ascii") as f:
                f.write(text)
            continue
        with open(path, encoding="ascii") as f:
            stale = f.read() != text
        if stale:
            name = os.path.basename(path)
            print("error: firmware/%s is stale: run python -m hostsim.sprites" % name, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
