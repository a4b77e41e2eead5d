"""The styles of menus and pages on each kind of colour screen. one_bit/one_bit_style.py has the others."""

from firmware.draw.sprites import sprite_index as S


class PageStyle:
    """The style of a large screen; the other styles override parts of it. Lengths are in pixels.

    margin: left and right of text
    heading_y, body_y: the tops of the heading and of what is below it
    heading_height: from the top of the screen to the end of the line below the heading
    inverts_heading: whether the heading is a bar in `strong`, without a line
    heading_font, body_font, text_font, caption_font: of headings, of text that is broken into lines, of other text, and
    of the numbers beside bars
    caption_height: the height of a digit of caption_font
    line_pitch, paragraph_gap: from a line of text to the next, and the extra space between paragraphs
    foot_height: from the top of the line at the bottom to the end of the screen
    is_compact: whether a page has no key, no foot that says what its buttons do, and its number in the heading
    key_lines: the most lines of a key
    has_streak: whether a calendar shows the days in a row
    day_width: the width over which the letter of a weekday is centred, 0 for the column
    weekday_height, least_day: the height of its line of weekdays, and of a day below which that line is left out
    least_bars: the least height of bars under a sentence
    lists_decisions: whether a graph names the decisions that are numbered in it
    has_plot_area: whether bars stand in an area of their own, else beside an axis
    solid_width: the greatest width of bars without a space between them
    marker_width, marker_height: the size of the number of a bar
    marker_rise: how far its top is above that of a line of text beside it
    row_sizes, list_size: for rows, the best size first, and for rows of long lists: font, height of a letter, and the
    most and least pixels from row to row
    text_pitch, text_offset: from a line of text among rows to the next, and from the line's top to its letters
    section_gap: the space between lines and rows
    banner_y, banner_height: the top and the end of the name of the game over a title; the end is 0 if it does not fit
    has_banner_beside: whether the name of the game stands on the left of the rows of a title
    keeps_blank_lines, shows_about: whether menus have blank lines, and whether they have texts about a row
    about_lines: room for a text about a row that is kept even if it is shorter
    below_border: the border of the lines below rows
    row_indent, row_frame: from the margin to a label, and outwards to the frame of the chosen row
    value_indent, value_drop: from the right margin to values, and how much lower they stand than bold labels
    switch_width: the width of the box of a switch with the space after it
    left_arrow, right_arrow, arrow_width: the arrows of values that can be stepped through
    arrow_divisor: 1 / the part of the screen's width that belongs to an arrow when touched
    shows_all_arrows: whether every row shows its arrows, or only the chosen one
    bar_room, bar_indent, bar_inset: for the scroll bar at the right edge: its room, its distance from the edge, and how
    much thinner its track is
    text, strong, faint, page: the inks of text, of the most and the least important parts, and of the background
    shade, line: the inks of areas and of lines in a page
    note, note_text, chosen, chosen_text: the inks of notes and of the chosen row
    ahead, behind, marker, marker_text: the inks of bars up and down, and of their numbers
    """

    margin = 12
    heading_y = 10
    heading_height = 26
    body_y = 32
    inverts_heading = False
    heading_font = S.BOLD
    body_font = text_font = S.FONT
    caption_font = S.FONT
    caption_height = 7
    line_pitch = 11
    paragraph_gap = 5
    foot_height = 14
    is_compact = False
    key_lines = 2
    has_streak = True
    day_width = 0
    weekday_height = 10
    least_day = 11
    least_bars = 12
    lists_decisions = True
    has_plot_area = True
    solid_width = 3
    marker_width = 7
    marker_height = 10
    marker_rise = 1
    row_sizes: "tuple[tuple[int, int, int, int], ...]" = ((S.BOLD, 11, 18, 13), (S.FONT, 8, 13, 10))
    list_size = (S.FONT, 8, 13, 10)
    text_pitch = 11
    text_offset = 0
    section_gap = 5
    banner_y = 6
    banner_height = 104
    has_banner_beside = False
    keeps_blank_lines = True
    shows_about = True
    about_lines = 3
    below_border = 3
    row_indent = 4
    row_frame = 2
    value_indent = 5
    value_drop = 2
    switch_width = 12
    left_arrow = S.GLYPH_LEFT
    right_arrow = S.GLYPH_RIGHT
    arrow_width = 10
    arrow_divisor = 8
    shows_all_arrows = True
    bar_room = 6
    bar_indent = 2
    bar_inset = 0
    text = S.TEXT
    strong = S.STRONG
    faint = S.FAINT
    page = S.FELT
    shade = S.SHADE
    line = S.OUTLINE
    ahead = S.LIME
    behind = S.SKY
    note = S.MAROON
    note_text = S.WHITE
    chosen = S.SHADE
    chosen_text = S.STRONG
    marker = S.STRONG
    marker_text = S.FELT


class TouchStyle(PageStyle):
    """The style of a screen that is touched: large letters, and rows for a finger, which scroll."""

    body_font = S.BOLD
    line_pitch = text_pitch = 13
    row_sizes = ((S.BOLD, 11, 27, 27),)
    list_size = (S.BOLD, 11, 27, 27)
    about_lines = 2


class WideTouchStyle(TouchStyle):
    """The style of such a screen that is wider than high."""

    has_banner_beside = True


class LowStyle(PageStyle):
    """The style of a low screen."""

    margin = 6
    heading_y = 2
    heading_height = 15
    body_y = 18
    line_pitch = 9
    paragraph_gap = 3
    foot_height = 9
    key_lines = 1
    lists_decisions = False
    row_sizes = ((S.BOLD, 11, 15, 13),)
    list_size = (S.FONT, 8, 12, 11)
    text_pitch = 9
    section_gap = 3
    banner_y = 4
    banner_height = 38
    keeps_blank_lines = False
    about_lines = 0
    below_border = 2
    bar_room = 4
    bar_indent = 1


class TinyStyle(LowStyle):
    """The style of the smallest colour screens."""

    margin = 2
    key_lines = 2
    row_sizes = ((S.FONT, 8, 12, 10),)
    list_size = (S.FONT, 8, 12, 10)
    arrow_width = 8
    shows_all_arrows = False
    banner_height = 68
    row_indent = 3
    value_indent = 4
