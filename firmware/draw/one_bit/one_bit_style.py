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
    heading_font = body_font = text_font = sprites.FONT
    caption_font = sprites.TINY
    caption_height = 5
    weekday_height = 6
    least_day = 5
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
    row_sizes = ((sprites.FONT, 7, 9, 9),)
    list_size = (sprites.FONT, 7, 9, 9)
    value_drop = 0
    text_pitch = 9
    text_offset = 1
    section_gap = 2
    banner_height = 0
    keeps_blank_lines = False
    shows_about = False
    about_lines = 0
    below_border = 3
    row_indent = 0
    row_frame = 1
    value_indent = 3
    switch_width = 6
    left_arrow = "<"
    right_arrow = ">"
    arrow_width = 4
    arrow_divisor = 6
    shows_all_arrows = False
    bar_room = 3
    bar_indent = 0
    bar_inset = 1
    text = strong = faint = shade = line = ahead = behind = LIGHT
    chosen = note_text = LIGHT
    page = chosen_text = note = DARK
    marker = DARK
    marker_text = LIGHT


class TinyOneBitStyle(OneBitStyle):
    """The style of a screen with the tiny font."""

    heading_height = 7
    body_y = 9
    heading_font = body_font = text_font = sprites.TINY
    has_streak = False
    line_pitch = 6
    row_sizes = ((sprites.TINY, 5, 7, 7),)
    list_size = (sprites.TINY, 5, 7, 7)
    text_pitch = 7
    switch_width = 4
    foot_height = 6
