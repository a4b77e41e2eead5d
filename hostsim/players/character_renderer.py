"""Draw the scenes of the look `terminal`: find the characters that changed, and write them with their colours."""

from firmware.draw.terminal.terminal_scene import BOLD, TerminalScene
from firmware.draw.themes import palette
from hostsim.players.block_panel import HOLLOW_SUITS
from hostsim.players.terminal_abilities import Abilities
from hostsim.players.terminal_colours import RGB, TRUE_COLOUR, colour_code, colour_number, is_light, on_panel

Cell = tuple[str, RGB, RGB, bool]  # the character, the colours of its ink and its paper, and whether it is bold

NEAR = 6  # unchanged characters between two changed ones that cost less than a step of the terminal's cursor
_BLACK, _WHITE = (0, 0, 0), (255, 255, 255)


class CharacterRenderer:
    """Turn TerminalScenes into text for a terminal with these abilities."""

    def __init__(self, can: Abilities) -> None:
        self.can = can
        self.panel = self  # this renderer needs no panel
        self.width = self.height = 0
        self._cells: list[Cell] = []
        self._shown: list[Cell | None] = []

    def write(self, x: int, y: int, w: int, h: int, buf: bytes | bytearray | memoryview) -> None:
        """Do nothing: no pixels come."""

    def show(self, scene: TerminalScene) -> None:
        """Take over the characters of a scene."""
        if (scene.width, scene.height) != (self.width, self.height):
            self.width, self.height = scene.width, scene.height
            self.again()
        colours = palette(scene.theme)
        rgb = [on_panel(colours, i) for i in range(len(colours) // 3)]
        self._cells = [
            (sign, rgb[paper if sign == " " else ink & (BOLD - 1)], rgb[paper], bool(ink & BOLD) and sign != " ")
            for sign, ink, paper in zip(scene.signs, scene.inks, scene.papers)
        ]  # fmt: skip

    def again(self) -> None:
        """Forget what the terminal shows, so that everything is written again."""
        self._shown = [None] * (self.width * self.height)

    def changes(self) -> list[tuple[int, int, str]]:
        """Return (line, column, text with colours) of all that changed since the last call."""
        out = []
        for line in range(self.height):
            first = line * self.width
            changed = [x for x in range(self.width) if self._cells[first + x] != self._shown[first + x]]
            while changed:
                n = 1
                while n < len(changed) and changed[n] - changed[n - 1] <= NEAR:
                    n += 1
                start, end = changed[0], changed[n - 1] + 1
                out.append((line, start, self._text(self._cells[first + start : first + end])))
                changed = changed[n:]
        self._shown = list(self._cells)
        return out

    def _text(self, cells: list[Cell]) -> str:
        can = self.can
        parts = []
        ink_now = paper_now = bold_now = ""
        for sign, ink, paper, bold in cells:
            code = colour_code(paper, can.colours, True)
            if code != paper_now:
                paper_now = code
                parts.append(code)
            if sign != " ":
                code = colour_code(self._apart_from(ink, paper), can.colours, False)
                if code != ink_now:
                    ink_now = code
                    parts.append(code)
                code = "\x1b[1m" if bold else "\x1b[22m" if bold_now else ""
                if code != bold_now:
                    parts.append(code)
                    bold_now = code if bold else ""
                if not can.colours:
                    sign = sign.translate(HOLLOW_SUITS)
            parts.append(sign)
        return can.shown("".join(parts)) + "\x1b[0m"

    def _apart_from(self, ink: RGB, paper: RGB) -> RGB:
        # Return an ink that is visible on a paper: black or white, if few colours make both the same.
        colours = self.can.colours
        if colours in (0, TRUE_COLOUR) or colour_number(ink, colours) != colour_number(paper, colours):
            return ink
        return _BLACK if is_light(paper) else _WHITE
