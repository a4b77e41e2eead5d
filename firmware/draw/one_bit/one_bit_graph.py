"""The graph of a game on a one-bit screen (the interface is in looks.py)."""

from engine.const import const
from engine.review import EVEN_LEAD
from firmware import text
from firmware.draw.lead_graph import place_markers, scale
from firmware.draw.one_bit.one_bit_scene import DARK, LIGHT
from firmware.draw.one_bit.one_bit_table_view import draw_heading_bar

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.one_bit.one_bit_look import OneBitLook
    from firmware.draw.one_bit.one_bit_scene import OneBitScene
    from firmware.screens.review_screens import ReviewGraph

MIN_BAR_WIDTH = const(2)  # pixels of the narrowest bar with the space after it


def show(look: "OneBitLook", graph: "ReviewGraph") -> None:
    """Draw a ReviewGraph: the progress of the review, or its result."""
    scene = look.scene
    w = look.width
    line = scene.line_pitch
    scene.clear()
    draw_heading_bar(scene, text.menus().REVIEW, w)
    top = line + 3
    bottom = look.height - line - 2
    if graph.percent_done < 100:
        scene.frame(LIGHT, 2, top + 3, w - 4, 9)
        scene.rect(LIGHT, 4, top + 5, (w - 8) * graph.percent_done // 100, 5)
    else:
        if not graph.decisions:
            scene.clipped_text(text.advice().REVIEW_CLEAN_BRIEF, 1, bottom - line, LIGHT, w)
            bottom -= line + 1
        _show_bars(scene, graph, top, bottom, w)
    scene.clipped_text(graph.brief, 1, look.height - line, LIGHT, w)


def _show_bars(scene: "OneBitScene", graph: "ReviewGraph", top: int, bottom: int, w: int) -> None:
    # Draws a bar for every turn, up or down from the line of equality, and numbers where the game turned.
    leads = graph.leads
    up, down = scale(leads)
    tall = bottom - top
    line = top + tall * up // (up + down)
    left = 4 * len("%d" % max(up, down)) + 6
    width = w - left
    scene.tiny_text("+%d" % up, 0, top)
    scene.tiny_text("-%d" % down, 0, bottom - 5)
    scene.rect(LIGHT, left - 2, top, 1, tall + 1)
    scene.rect(LIGHT, left - 3, line, width + 3, 1)
    n = len(leads)
    bars = min(n, width // MIN_BAR_WIDTH)
    for i in range(bars):
        lead = leads[i * n // bars] - EVEN_LEAD
        x = left + i * width // bars
        h = (abs(lead) * tall + up + down - 1) // (up + down)
        if h:
            scene.rect(LIGHT, x, line - h if lead > 0 else line + 1, left + (i + 1) * width // bars - x - 1, h)
    marks = place_markers(graph.decisions, bars, n, left, width, 5)
    for i in range(len(marks)):
        bar, x = marks[i]
        # A number stands on the other side of the line from its bar if there is room.
        below = leads[bar * n // bars] > EVEN_LEAD and line + 7 <= bottom or line - 8 < top - 1
        y = line + 2 if below else line - 8
        scene.rect(DARK, x - 1, y, 5, 7)
        scene.number(i + 1, x, y + 1, LIGHT)
