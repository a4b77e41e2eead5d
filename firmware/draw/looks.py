# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The look of a board: how screens say what they say on its kind of screen. Only the one asked for is loaded."""


def look_of(board):
    """Return the Look of a module of boards/, by its SCREEN. ValueError for a kind or size there is no look for."""
    return look(board.SCREEN, board.WIDTH, board.HEIGHT)


def look(kind, width, height):
    """Return the Look of a kind of screen (large, small, one_bit) of width x height pixels. ValueError as above."""
    if kind == "large":
        from firmware.draw.large.look import Look
    elif kind == "small":
        from firmware.draw.small.look import Look
    elif kind == "one_bit":
        from firmware.draw.one_bit.look import Look
    else:
        raise ValueError("no look for a screen that is '%s'" % kind)
    return Look(width, height)
