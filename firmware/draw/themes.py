"""The themes: the colours of a scene that settings choose, those of the felt and two or four for the suits."""

from firmware.draw.sprites import sprite_index as S

# A theme is the number of a felt (0 green, 1 dark, 2 light), plus FOUR_SUIT_COLOURS for four colours of suits.
FOUR_SUIT_COLOURS = 4

# Colours that differ from S.PALETTE, each (number, red, green, blue).
_DARK_FELT = (
    (S.FELT, 0x1A, 0x1E, 0x24), (S.SHADE, 0x30, 0x38, 0x42), (S.OUTLINE, 0x8C, 0xA4, 0xB0),
)  # fmt: skip
_LIGHT_FELT = (
    (S.FELT, 0xB4, 0xD4, 0xBC), (S.SHADE, 0x94, 0xBC, 0xA0), (S.OUTLINE, 0x14, 0x54, 0x34), (S.TEXT, 0x12, 0x14, 0x1E),
    (S.STRONG, 0x7C, 0x20, 0x00), (S.FAINT, 0x40, 0x3C, 0x24), (S.LIME, 0x00, 0x64, 0x28), (S.SKY, 0x00, 0x48, 0x9C),
)  # fmt: skip
# Diamonds stay warm and clubs stay cold, because houses alternate black and red.
_SUITS = ((S.DIAMONDS, 0xB4, 0x50, 0x00), (S.CLUBS, 0x08, 0x44, 0xB0))


def palette(theme: int) -> bytearray:
    """Return the red, green and blue of all colours of a theme, in the order of S.PALETTE."""
    out = bytearray(S.PALETTE)
    for changes in ((), _DARK_FELT, _LIGHT_FELT)[theme & 3], _SUITS if theme & FOUR_SUIT_COLOURS else ():
        for colour, r, g, b in changes:
            out[3 * colour : 3 * colour + 3] = bytes((r, g, b))
    return out
