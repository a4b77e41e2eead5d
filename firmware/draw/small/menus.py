# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Menus and help on the low colour screens, 240 x 135 and 160 x 128; others do not load this."""

from firmware.draw import sprites as S
from firmware.text import phrases

LINE = 9  # pixels from a line of small text to the next
GAP = 3  # more between paragraphs
TOP = 18  # where things begin under a heading
MORE = "More lines"


def _edge(app):
    return 6 if app.width >= 240 else 2


def _heading(app, text):
    # Return the x after it.
    scene = app.scene
    edge = _edge(app)
    scene.clear()
    x = scene.text(text, edge, 2, S.GOLD, S.BOLD)
    if x > app.width - edge:
        scene.clear()
        x = scene.text(text, edge, 4, S.GOLD)
    scene.rect(S.GOLD, edge, 14, app.width - 2 * edge, 1)
    return x


def _cut(scene, text, width):
    # A text as it fits.
    if scene.text_width(text) <= width:
        return text
    while text and scene.text_width(text + "..") > width:
        text = text[:-1]
    return text + ".."


def _lines(menu, width):
    # The lines of a menu broken to a width: (left, right, ink); blank ones left out.
    scene = menu.app.scene
    out = []
    for line in menu.lines:
        if not line:
            continue
        left, _, right = line.partition("\t")
        ink = S.GOLD if line == menu.total else S.PAPER
        room = width - (scene.text_width(right) + 6 if right else 0)
        parts = phrases.wrap(scene, left, room)
        for part in parts[:-1]:
            out.append((part, "", ink))
        out.append((parts[-1], right, ink))
    return out


def show_menu(menu, about=""):
    """Draw a Menu: its lines, as many rows around the cursor as there is room for, and at the bottom its foot or
    what there is to say `about` the row. Lines that do not fit are had by a row of their own, page by page."""
    app = menu.app
    scene = app.scene
    w = app.width
    h = app.height
    edge = _edge(app)
    width = w - 2 * edge
    if menu.banner:
        scene.clear()
        y = 38 if w >= 240 else 68
        scene.small_title(w, 4)
    else:
        x = _heading(app, menu.heading)
        if menu.icon >= 0 and x + 20 < w:
            scene.tile(S.ICON, menu.icon, x + 4, 0)
        y = TOP
    font = S.BOLD if w >= 240 else S.FONT
    pitch = 13 if font == S.BOLD else 11
    lines = _lines(menu, width)
    foot = phrases.wrap(scene, about, width) if about else []
    if not about:
        for line in menu.foot:
            foot += phrases.wrap(scene, line, width)
    n = len(menu.rows)
    room = h - 1 - y
    if lines and LINE * (len(lines) + len(foot)) + pitch * min(n, 3) > room:
        foot = []
    if menu.banner and LINE * len(foot) + pitch * n > room:
        foot = []
    room -= LINE * len(foot)
    least = 2 if len(lines) * LINE + pitch * min(n, 3) > room else 3
    page = (room - pitch * min(n, least)) // LINE  # lines that fit at once
    if len(lines) > page:
        if menu.rows[min(n - 1, 1)][0] != MORE:
            menu.rows.insert(1, (MORE, lambda: _turn(menu, page, len(lines)), None, None))
            n += 1
        lines = lines[menu.first : menu.first + page]
        room -= LINE * page
    else:
        room -= LINE * len(lines)
    for left, right, ink in lines:
        scene.text(left, edge, y, ink)
        if right:
            scene.text(right, w - edge - scene.text_width(right), y, ink)
        y += LINE
    if lines:
        y = h - 1 - LINE * len(foot) - room  # after a page that is not full, too
    shown = min(n, room // pitch)
    first = min(max(0, menu.at - shown // 2), n - shown)
    for i in range(first, first + shown):
        _row(menu, i, y, font, pitch)
        y += pitch
    if shown < n:
        y -= pitch * shown
        scene.rect(S.SHADE, w - 3, y, 2, pitch * shown)
        scene.rect(S.GOLD, w - 3, y + pitch * shown * first // n, 2, pitch * shown * shown // n)
    y = h - 1 - LINE * len(foot)
    for line in foot:
        scene.text(line, edge, y, S.PAPER if about else S.EDGE)
        y += LINE
    if menu.note:
        note = phrases.wrap(scene, menu.note, w - 4)
        y = h - LINE * len(note) - 1
        scene.rect(S.MAROON, 0, y, w, h - y)
        for line in note:
            scene.text(line, 2, y + 1, S.WHITE)
            y += LINE
    app.changed = True


def _turn(menu, page, n):
    menu.first = menu.first + page if menu.first + page < n else 0


def _row(menu, i, y, font, pitch):
    app = menu.app
    scene = app.scene
    w = app.width
    edge = _edge(app)
    label, _, value, change = menu.rows[i]
    chosen = i == menu.at
    ink = S.GOLD if chosen else S.PAPER
    if chosen:
        scene.rect(S.SHADE, edge - 2, y, w - 2 * edge, pitch)
        scene.frame(S.GOLD, edge - 2, y, w - 2 * edge, pitch)
    x = edge + 3
    value = value() if value else ""
    switch = not isinstance(value, str)
    if switch:
        scene.frame(ink, x, y + 2, 8, 8)
        if value:
            scene.rect(ink, x + 2, y + 4, 4, 4)
        x += 12
        value = ""
        font = S.FONT
    x = scene.text(label, x, y + (pitch - 8) // 2 - (1 if font == S.BOLD else 0), ink, font)
    if value:
        y += (pitch - 8) // 2
        right = w - edge - 6
        arrows = change and chosen
        value = _cut(scene, value, right - x - (20 if arrows else 0) - 6)
        if arrows:
            scene.text(S.GLYPH_RIGHT, right - 7, y, ink)
            right -= 9
        left = right - scene.text_width(value)
        scene.text(value, left, y, ink)
        if arrows:
            scene.text(S.GLYPH_LEFT, left - 9, y, ink)


def pages(app, long):
    """Return pages of help, (heading, paragraphs), cut to the screen: (heading, lines, y of each line)."""
    width = app.width - 2 * _edge(app)
    bottom = app.height - 2 * LINE
    out = []
    for page in long:
        lines = []
        tops = []
        y = TOP
        for paragraph in page[1:]:
            wrapped = phrases.wrap(app.scene, paragraph, width)
            if lines and y + LINE * (len(wrapped) - 1) > bottom:
                y = app.height  # all of it on the next page
            for line in wrapped:
                if y > bottom:
                    out.append((page[0], lines, bytes(tops)))
                    lines = []
                    tops = []
                    y = TOP
                lines.append(line)
                tops.append(y)
                y += LINE
            y += GAP
        out.append((page[0], lines, bytes(tops)))
    return out


def show_help(help):
    """Draw the page of help."""
    app = help.app
    scene = app.scene
    edge = _edge(app)
    heading, lines, tops = help.pages[help.at]
    _heading(app, heading)
    for i in range(len(lines)):
        scene.text(lines[i], edge, tops[i], S.PAPER)
    foot = "%d of %d   %s%s turn, BACK leaves" % (help.at + 1, len(help.pages), S.GLYPH_LEFT, S.GLYPH_RIGHT)
    scene.text(foot, edge, app.height - LINE, S.EDGE)
    app.changed = True
