"""Where a long text breaks into pages of a few lines: at the end of a sentence, if that costs little."""

from engine.const import const

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.draw.scene import Scene

_CLOSING = "\u00a0”“»)"  # what may stand behind the last sign of a sentence
_MORE_PAGES = const(1)  # at most this many pages more than if all were full
# What ends with a word, the weakest first.
_LINE_GOES_ON, _CLAUSE, _SENTENCE, _PARAGRAPH = range(4)


def ends_sentence(word: str, next_word: str) -> bool:
    """Return whether a sentence ends between two words. One with a small letter goes on, as after "z. B."."""
    while word and word[-1] in _CLOSING:  # rstrip would strip bytes on MicroPython.
        word = word[:-1]
    return word != "" and word[-1] in ".!?…" and not next_word[:1].islower()


def sentence_pages(
    scene: "Scene", paragraphs: "Sequence[str]", width: int, room: int, font: int = 0
) -> "list[list[str]]":
    """Break paragraphs into pages, each a list of at most `room` lines of at most `width` pixels.

    A page ends with its last whole sentence, unless the sentence after it is longer than a page, or the text would
    take two pages more than if all its pages were full. Then it ends with a clause, if that takes no page more.
    font: another one than the scene's.
    """
    broken = _BrokenText(scene, paragraphs, width, room, font)
    most = broken.count_full_pages(0) + _MORE_PAGES
    pages: "list[list[str]]" = []
    start = 0
    while start < len(broken.words):
        end = broken.page_end(start)
        after = broken.last_end(start, end, _SENTENCE)
        if after > start and broken.last_end(after, broken.page_end(after), _SENTENCE) == after:
            after = start
        if after == start or len(pages) + 1 + broken.count_full_pages(after) > most:
            after = broken.last_end(start, end, _CLAUSE)
            if after == start or broken.count_full_pages(after) > broken.count_full_pages(end):
                after = end
        pages.append(broken.lines(start, after))
        start = after
    return pages


class _BrokenText:
    """A text whose words are measured once, because measuring takes most of the time that text takes.

    words: its words
    """

    def __init__(self, scene: "Scene", paragraphs: "Sequence[str]", width: int, room: int, font: int) -> None:
        self.words: "list[str]" = []
        self._ends = bytearray()  # what ends with each word
        for paragraph in paragraphs:
            words = paragraph.split(" ")
            for i in range(len(words) - 1):
                ends = _CLAUSE if words[i][-1:] in (",", ";", ":") else _LINE_GOES_ON
                self._ends.append(_SENTENCE if ends_sentence(words[i], words[i + 1]) else ends)
            self._ends.append(_PARAGRAPH)
            self.words += words
        self._widths = [scene.text_width(word, font) for word in self.words]
        self._space = scene.text_width(" ", font)
        self._width = width
        self._room = room

    def _line_end(self, start: int) -> int:
        # Return the index after the last word of the line that begins with a word.
        reached = self._widths[start]
        i = start + 1
        while i < len(self.words) and self._ends[i - 1] < _PARAGRAPH:
            reached += self._space + self._widths[i]
            if reached > self._width:
                break
            i += 1
        return i

    def page_end(self, start: int) -> int:
        """Return the index after the last word of the full page that begins with a word."""
        for _ in range(self._room):
            if start < len(self.words):
                start = self._line_end(start)
        return start

    def last_end(self, start: int, end: int, least: int) -> int:
        """Return the index after the last word from `start` to before `end` that ends this or more; else `start`."""
        while end > start and self._ends[end - 1] < least:
            end -= 1
        return end

    def count_full_pages(self, start: int) -> int:
        """Return how many full pages the text takes from a word on."""
        n = 0
        while start < len(self.words):
            start = self.page_end(start)
            n += 1
        return n

    def lines(self, start: int, end: int) -> "list[str]":
        """Return the lines of the words from `start` to before `end`."""
        lines = []
        while start < end:
            after = min(self._line_end(start), end)
            lines.append(" ".join(self.words[start:after]))
            start = after
        return lines
