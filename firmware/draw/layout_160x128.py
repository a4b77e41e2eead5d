# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The tables of a screen of 160 x 128: small cards; of the piles around the houses their upper halves, counts beside
them. A long house is folded in its middle."""

from firmware.draw.layout_table import Table

_WORDS = (0, 110, 160, 2)
_CARD = (18, 24, (9, 6, 2, 4, 2, 9))
_HOUSES = (24, 73)
_COLUMNS = bytes(range(1, 160, 20))

_OTHER = ((1, 0, 10, 20, 1), (83, 0, 10, 102, 1), (51, 0, 10, 70, 1), (32, 0, 10, -1, -1))
_OWN = ((1, 98, 10, 20, 99), (83, 98, 10, 102, 99), (51, 98, 10, 70, 99), (32, 98, 10, -1, -1))
_NAMES = ((118, 1),)
_CAPTIONS = (89, 0)  # as long as the houses leave it free

_TWO_PACKS = Table(
    (_OWN, _OTHER),
    (bytes((12,)) * 8, 10, _COLUMNS),
    _HOUSES + (_COLUMNS,),
    89,
    _WORDS,
    _NAMES,
    *_CARD,
    captions=_CAPTIONS
)
_SIX_HOUSES = Table(
    (_OWN, _OTHER),
    (bytes((12,)) * 8, 10, bytes((41, 41, 61, 61, 81, 81, 101, 101))),
    _HOUSES + (bytes(range(4, 160, 26)),),
    89,
    _WORDS,
    _NAMES,
    *_CARD,
    captions=_CAPTIONS
)
_ONE_PACK = Table(
    (
        (None, (52, 98, 10, 71, 99), (20, 98, 10, 39, 99), (1, 98, 10, -1, -1)),
        (None, (52, 0, 10, 71, 1), (20, 0, 10, 39, 1), (1, 0, 10, -1, -1)),
    ),
    None,
    (13, 84, _COLUMNS),
    89,
    _WORDS,
    _NAMES,
    *_CARD,
    captions=_CAPTIONS
)
_PATIENCE = Table(
    ((None, (1, 1, 0, 20, 9), (34, 1, 0, 53, 9), None),),
    (bytes((1,)) * 8, 24, bytes((74, 74, 96, 96, 118, 118, 140, 140))),
    (28, 81, bytes(range(2, 160, 23))),
    101,
    _WORDS,
    (),
    *_CARD
)

# In the order of layout.table. Nine houses would be 16 pixels wide at most: three players need a larger screen.
TABLES = (_TWO_PACKS, _SIX_HOUSES, None, _ONE_PACK, _PATIENCE)
