"""Texts that are too long for their place, in menus and above dialogs."""

from engine.const import const

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.scene import Scene

_LEAST_LETTERS = const(3)  # of a word that is cut


def abbreviate(scene: "Scene", words: str, room: int, font: int) -> str:
    """Return the text, or as many words as fit so many pixels, the last one abbreviated."""
    width = scene.text_width
    if width(words, font) <= room:
        return words
    n = len(words) - 1
    while n and width(words[:n] if words[n] == " " else words[:n] + ".", font) > room:
        n -= 1
    start = words[:n].rfind(" ") + 1
    if n and words[n] != " ":
        if not start or n - start >= _LEAST_LETTERS:
            return words[:n] + "."
        n = start - 1
    return words[:n]
