"""The styles: how menus and pages look on a kind of screen. one_bit/one_bit_style.py has those of one-bit ones."""

from firmware.draw.sprites import sprite_index as S


class PageStyle:
    """The style of a screen with room; the others say what differs. Lengths are in pixels.

    margin: left and right of text
    heading_y, body_y: the tops of the heading and of what is below it
    heading_height: from the top of the screen to the end of the line below the heading
    inverts_heading: whether the heading is a bar in `strong`, without a line
    heading_font, text_font, caption_font: of headings, of text, and of the numbers beside bars
    caption_height: of a digit of these
    line_pitch, paragraph_gap: from a line of text to the next, and more between paragraphs
    foot_height: from the top of the line at the bottom to the end of the screen
    is_compact: whether a page has no key, no foot that says what its buttons do, and its number in the heading
    key_lines: the most lines of a key
    has_streak: whether a calendar says the days in a row
    lists_decisions: whether a graph names the decisions that are numbered in it
    has_plot_area: whether bars stand in an area of their own, else beside an axis
    solid_width: the widest bars without a space between them
    marker_width, marker_height: of the number of a bar
    text, strong, faint, page: the inks of text, of what matters most and least, and of the background
    shade, line: of areas and of lines in a page
    ahead, behind, marker, marker_text: of bars up and down, and of their numbers
    """

    margin = 12
    heading_y = 10
    heading_height = 26
    body_y = 32
    inverts_heading = False
    heading_font = S.BOLD
    text_font = S.FONT
    caption_font = S.FONT
    caption_height = 7
    line_pitch = 11
    paragraph_gap = 5
    foot_height = 14
    is_compact = False
    key_lines = 2
    has_streak = True
    lists_decisions = True
    has_plot_area = True
    solid_width = 3
    marker_width = 7
    marker_height = 10
    text = S.TEXT
    strong = S.STRONG
    faint = S.FAINT
    page = S.FELT
    shade = S.SHADE
    line = S.OUTLINE
    ahead = S.LIME
    behind = S.SKY
    marker = S.STRONG
    marker_text = S.FELT


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


class TinyStyle(LowStyle):
    """The style of the smallest colour screens."""

    margin = 2
    key_lines = 2
