# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The app's other screens as one-bit screens show them: scrolled lists, one page of text at a time."""

from firmware.draw.one_bit.scene import DARK, LIGHT
from firmware.draw.one_bit.view import bar
from firmware.text import phrases

# What is too long for a row.
SHORT = {
    "Stop! What was wrong?": "What was wrong?",
    "Russian Bank / Crapette": "Russian Bank",
    "CatsAtCards, full layout": "Cats, full",
    "Short packs, 36 cards": "36 cards each",
    "Short packs, 32 cards": "32 cards each",
    "Play from your waste": "Play waste",
    "Hidden house cards": "Hidden cards",
    "Release the nearest": "Nearest first",
    "Must make spaces": "Make spaces",
}


def open_menu(menu):
    """Make rows of a menu's lines, so that the cursor scrolls through them; OK on one goes to the first choice."""
    app = menu.app
    w = app.width - 4
    lines = getattr(menu, "moves", menu.lines)  # of a call all moves, not just the last ones
    foot = list(menu.foot)
    menu.lines = []
    menu.foot = ()
    if not lines and not foot:
        return

    def choose():
        menu.at = first

    before = []
    for line in lines:
        left, _, right = line.replace("Opponent:", "Opp.").partition("\t")
        parts = phrases.wrap(app.scene, left, w - app.scene.text_width(right)) if left else []
        for part in parts[:-1]:
            before.append((part, choose, None, None))
        if parts:
            before.append((parts[-1], choose, (lambda right=right: right) if right else None, None))
    after = []
    for line in foot:
        for part in phrases.wrap(app.scene, line, w):
            after.append((part, choose, None, None))
    first = len(before)
    menu.rows = before + menu.rows + after
    menu.at = 0 if first >= _room(app, 0, _pitch(app.scene)) - 1 else first


def _room(app, foot, pitch=0):
    # Lines of text on the screen, or rows of that pitch.
    return (app.height - app.scene.line - 2 - foot) // (pitch or app.scene.line)


def _pitch(scene):
    # From row to row: the bar under the cursor reaches a pixel beyond the tiny letters, all around.
    return max(7, scene.line)


def show_menu(menu):
    """Draw a menu or a list."""
    app = menu.app
    scene = app.scene
    w = app.width
    line = scene.line
    scene.clear()
    bar(scene, "Pocket Bank" if menu.banner else SHORT.get(menu.heading, menu.heading), w)
    label, _, value, change = menu.rows[menu.at]
    label = SHORT.get(label, label)
    foot = []
    if scene.text_width(label) > w - 10:
        foot = phrases.wrap(scene, label, w - 4)
    if value and isinstance(value(), str):
        text = value()
        text = SHORT.get(text, text)
        if scene.text_width(label) + scene.text_width(text) > w - 8:
            foot.append("< %s >" % text if change else text)
    height = line * len(foot) + 2 if foot else 0
    n = len(menu.rows)
    pitch = _pitch(scene)
    room = min(n, _room(app, height, pitch))
    first = min(max(0, menu.at - room // 2), n - room)
    y = line + 3
    for i in range(first, first + room):
        label, _, value, change = menu.rows[i]
        ink = LIGHT
        if i == menu.at:
            scene.rect(LIGHT, 0, y - 1, w - 3, pitch)
            ink = DARK
        label = SHORT.get(label, label)
        x = 1
        text = ""
        if value:
            text = value()
            if not isinstance(text, str):
                scene.text("+" if text else "-", 1, y, ink)
                x = 1 + scene.text_width("+")
                text = ""
            else:
                text = SHORT.get(text, text)
        scene.clipped(label, x, y, ink, w - 4)
        left = w - 4 - scene.text_width(text)
        if text and x + scene.text_width(label) + 3 <= left:
            scene.text(text, left, y, ink)
        y += pitch
    if room < n:
        top = line + 2
        tall = pitch * room
        scene.rect(LIGHT, w - 1, top, 1, tall)
        scene.rect(LIGHT, w - 2, top + tall * first // n, 2, max(3, tall * room // n))
    y = app.height - height
    if foot:
        scene.rect(LIGHT, 0, y, w, 1)
        y += 2
        for text in foot:
            scene.clipped(text, 1, y, LIGHT, w)
            y += line
    if menu.note:
        note(app, menu.note)
    app.changed = True


def note(app, text):
    """Draw a note over what is there."""
    scene = app.scene
    lines = phrases.wrap(scene, text, app.width - 4)
    y = max(0, app.height - scene.line * len(lines) - 3)
    scene.rect(DARK, 0, y, app.width, app.height - y)
    scene.frame(LIGHT, 0, y, app.width, app.height - y)
    y += 2
    for line in lines[: (app.height - 3) // scene.line]:
        scene.text(line, 2, y, LIGHT)
        y += scene.line


def box(app, heading, text):
    """Draw a page: a heading and a text; return the rest of the text, which has no room."""
    app.scene.clear()
    bar(app.scene, heading, app.width)
    y = app.scene.line + 3
    lines = phrases.wrap(app.scene, text, app.width - 2)
    room = _room(app, 0)
    for line in lines[:room]:
        app.scene.text(line, 1, y, LIGHT)
        y += app.scene.line
    app.changed = True
    return " ".join(lines[room:])


def pages(app, long):
    """Return pages of help cut to the screen's size: (heading, line, …)."""
    room = _room(app, 0)
    out = []
    for page in long:
        lines = []
        for paragraph in page[1:]:
            lines += phrases.wrap(app.scene, paragraph, app.width - 2)
        for i in range(0, len(lines), room):
            out.append((page[0],) + tuple(lines[i : i + room]))
    return out


def show_help(page):
    """Draw a page of firmware.screens.help.Help."""
    app = page.app
    scene = app.scene
    scene.clear()
    number = "%d/%d" % (page.at + 1, len(page.pages))
    bar(scene, "", app.width)
    scene.clipped(page.pages[page.at][0], 1, 1, DARK, app.width - scene.text_width(number) - 3)
    scene.text(number, app.width - scene.text_width(number), 1, DARK)
    y = scene.line + 3
    for line in page.pages[page.at][1:]:
        scene.text(line, 1, y, LIGHT)
        y += scene.line
    app.changed = True
