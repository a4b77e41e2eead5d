"""The curve of a rating as text (the interface is in looks.py)."""

from firmware.draw.text.text_scene import PAGE_SCREEN

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.text.text_look import TextLook
    from firmware.screens.rating_page import RatingPage


def show(look: "TextLook", rating: "RatingPage") -> None:
    """Tell a RatingPage: the number, where it comes from, and the ratings after the last games."""
    scene = look.scene
    scene.begin(PAGE_SCREEN)
    for words in (rating.status, rating.source, ", ".join(["%d" % point for point in rating.points])):
        scene.add_line(words)
