"""The graph of a game on any colour screen (the interface is in looks.py)."""

from engine.const import const
from engine.review import EVEN_LEAD
from firmware import text
from firmware.draw.large.colour_page import LINE_PITCH, WIDE_MARGIN_HEIGHT, begin_page
from firmware.draw.lead_graph import place_markers, scale
from firmware.draw.sprites import sprite_index as S

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.large.large_look import LargeLook
    from firmware.draw.scene import Scene
    from firmware.screens.review_screens import ReviewGraph

MAX_BARS = const(104)  # the most bars, because a scene's entries are limited


def show(look: "LargeLook", graph: "ReviewGraph") -> None:
    """Draw a ReviewGraph: the progress of the review, or its result."""
    scene = look.scene
    w = look.width
    high = look.height >= WIDE_MARGIN_HEIGHT
    edge, y, foot_at = begin_page(look, text.menus().REVIEW, text.menus().REVIEW)
    if graph.percent_done < 100:
        _draw_progress(look, graph)
        return
    y += 5
    listed = len(graph.decisions)
    rows = (listed or 1) if high else not listed
    list_at = look.height - (18 if high else 10) - LINE_PITCH * rows
    _draw_legend_entry(scene, S.LIME, graph.side_names[0], edge, y)
    _draw_legend_entry(scene, S.SKY, graph.side_names[1], w - edge - scene.text_width(graph.side_names[1]) - 10, y)
    _show_bars(look, graph, y + LINE_PITCH, list_at - LINE_PITCH)
    if rows:
        _show_list(look, graph, list_at, edge)
    foot = graph.foot
    if scene.text_width(foot) > w - 2 * edge:
        foot = graph.brief
    scene.text(foot, edge, foot_at, S.FAINT)


def _draw_legend_entry(scene: "Scene", colour: int, name: str, x: int, y: int) -> None:
    scene.rect(colour, x, y + 1, 6, 6)
    scene.text(name, x + 10, y, S.TEXT)


def _draw_progress(look: "LargeLook", graph: "ReviewGraph") -> None:
    # Draws the progress as a bar that grows.
    scene = look.scene
    w = look.width
    y = look.height // 2
    message = text.advice().REVIEW_PROGRESS.format(graph.percent_done)
    lines = scene.wrap(message, w - 4)
    for i in range(len(lines)):
        scene.text(lines[i], (w - scene.text_width(lines[i])) // 2, y - 16 + LINE_PITCH * (i + 1 - len(lines)), S.TEXT)
    left = w // 8
    w -= 2 * left
    scene.rect(S.SHADE, left, y, w, 10)
    scene.rect(S.STRONG, left + 2, y + 2, (w - 4) * graph.percent_done // 100, 6)
    message = graph.foot
    scene.text(message, (look.width - scene.text_width(message)) // 2, y + 18, S.FAINT)


def _show_bars(look: "LargeLook", graph: "ReviewGraph", top: int, bottom: int) -> None:
    # Draws a bar for every turn, up or down from the line of equality; gold and numbered where the game turned.
    scene = look.scene
    leads = graph.leads
    n = len(leads)
    up, down = scale(leads)
    tall = bottom - top - 8
    top += 4
    line = top + tall * up // (up + down)
    left = 26
    width = look.width - left - 8
    scene.rect(S.SHADE, left, top, width, tall + 1)
    for y, value in ((top, "+%d" % up), (line, "0"), (top + tall, "-%d" % down)):
        scene.text(value, left - 3 - scene.text_width(value), y - 4, S.FAINT)
        scene.rect(S.OUTLINE, left, y, width, 1)
    bars = min(n, MAX_BARS)
    marks = place_markers(graph.decisions, bars, n, left, width, 8)
    gold = [bar for bar, _ in marks]
    for i in range(bars):
        lead = leads[i * n // bars] - EVEN_LEAD
        x = left + i * width // bars
        w = left + (i + 1) * width // bars - x
        if w > 3:
            w -= 1
        h = _pixels(lead, tall, up + down)
        if h:
            ink = S.STRONG if i in gold else S.LIME if lead > 0 else S.SKY
            scene.rect(ink, x, line - h if lead > 0 else line + 1, w, h)
    # The numbers stand above their bars, or below.
    for i in range(len(marks)):
        bar, x = marks[i]
        lead = leads[bar * n // bars] - EVEN_LEAD
        h = _pixels(lead, tall, up + down)
        y = min(line + h + 2, top + tall - 9) if lead < 0 else max(line - h - 11, top)
        scene.rect(S.STRONG, x, y, 7, 10)
        scene.number(i + 1, x + 1, y + 1, S.FELT)
    message = "%d" % (n - 1)
    scene.text(message, left + width - scene.text_width(message), bottom, S.FAINT)
    scene.text(text.advice().TURNS, left, bottom, S.FAINT)


def _pixels(lead: int, tall: int, cards: int) -> int:
    return (abs(lead) * tall + cards - 1) // cards


def _show_list(look: "LargeLook", graph: "ReviewGraph", y: int, edge: int) -> None:
    scene = look.scene
    if not graph.decisions:
        message = text.advice().REVIEW_CLEAN
        if scene.text_width(message) > look.width - 2 * edge:
            message = text.advice().REVIEW_CLEAN_BRIEF
        scene.text(message, edge, y, S.TEXT)
        return
    for i in range(len(graph.decisions)):
        scene.rect(S.STRONG, edge, y - 1, 7, 10)
        scene.number(i + 1, edge + 1, y, S.FELT)
        scene.text(graph.decision_line(i), edge + 12, y, S.TEXT)
        y += LINE_PITCH
