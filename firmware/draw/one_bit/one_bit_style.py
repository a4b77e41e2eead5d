"""The styles of menus and pages on one-bit screens (pages/page_style.py)."""

from firmware.draw.one_bit.one_bit_scene import DARK, LIGHT
from firmware.draw.pages.page_style import PageStyle
from firmware.draw.sprites import sprites_one_bit as sprites


class OneBitStyle(PageStyle):
    """The style of a screen with the small font."""

    margin = 1
    heading_y = 1
    heading_height = 10
    body_y = 12
    inverts_heading = True
    heading_font = text_font = sprites.FONT
    caption_font = sprites.TINY
    caption_height = 5
    line_pitch = 9
    paragraph_gap = 0
    foot_height = 9
    is_compact = True
    key_lines = 0
    lists_decisions = False
    has_plot_area = False
    solid_width = 1
    marker_width = 5
    marker_height = 7
    text = strong = faint = shade = line = ahead = behind = LIGHT
    page = DARK
    marker = DARK
    marker_text = LIGHT


class TinyOneBitStyle(OneBitStyle):
    """The style of a screen with the tiny font."""

    heading_height = 7
    body_y = 9
    heading_font = text_font = sprites.TINY
    has_streak = False
    line_pitch = 6
    foot_height = 6
