"""The scene of the smallest colour screens: tiny cards."""

from firmware.draw.small.small_scene import SmallScene
from firmware.draw.sprites import sprite_index as S


class TinyScene(SmallScene):
    """A SmallScene whose cards are CARD_TINY_W pixels wide and CARD_TINY_H high."""

    usual_w = S.CARD_TINY_W
    usual_h = S.CARD_TINY_H
    corner_w = 17  # the tile has an empty column on either side, so it begins a column left of the card
    corner_y = 1
    middle_y = 9
