"""The graph of a game as text (the interface is in looks.py)."""

from engine.review import EVEN_LEAD
from firmware import text
from firmware.draw.text.text_scene import PAGE_SCREEN
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.text.text_look import TextLook
    from firmware.draw.text.text_scene import TextScene
    from firmware.screens.review_screens import ReviewGraph


def show(look: "TextLook", graph: "ReviewGraph") -> None:
    """Tell a ReviewGraph: who was ahead by how many cards, turn by turn, and where it turned."""
    scene = look.scene
    scene.begin(PAGE_SCREEN)
    if graph.percent_done < 100:
        scene.add_line(text.advice().REVIEW_PROGRESS.format(graph.percent_done))
        return
    scene.add_line(text.menus().REVIEW)
    leads = graph.leads
    first = 0
    for i in range(1, len(leads) + 1):
        if i == len(leads) or _side(leads[i]) != _side(leads[first]):
            _say_ahead(scene, graph, first, i - 1)
            first = i
    for i in range(len(graph.decisions)):
        scene.add_line(text.console().NUMBERED_ROW.format(i + 1, graph.decision_line(i)))
    if graph.decisions:
        scene.add_line(text.advice().REVIEW_READ)
    else:
        scene.add_line(text.advice().REVIEW_CLEAN)
        scene.add_line(text.console().DIALOG_READ)


def _side(lead: int) -> int:
    return (lead > EVEN_LEAD) - (lead < EVEN_LEAD)


def _say_ahead(scene: "TextScene", graph: "ReviewGraph", first: int, last: int) -> None:
    # Says who was ahead after all of these turns, and by how much at most.
    side = _side(graph.leads[first])
    if not side:
        return
    most = max([abs(lead - EVEN_LEAD) for lead in graph.leads[first : last + 1]])
    message = text.advice().AHEAD_FOR if last > first else text.advice().AHEAD_ONCE
    scene.add_line(message.format(graph.side_names[side < 0], phrases.card_count(most), first, last))
