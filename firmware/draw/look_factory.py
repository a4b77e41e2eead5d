"""Make the look of a board. No other look is loaded."""

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from typing import Any

    from boards import Board
    from firmware.draw.looks import Look


def look_for_board(board: "Board") -> "Look":
    """Return the Look of a module of boards/, by its SCREEN. Raise ValueError if no look has that kind or size."""
    return make_look(board.SCREEN, board.WIDTH, board.HEIGHT)


def make_look(kind: str, width: int, height: int) -> "Look":
    """Return the Look of a kind of screen: large, small, tiny, one_bit, text or terminal.

    Raise ValueError if there is none of that kind, or if the screen is too small for it.
    """
    Look: "Any"  # one of several classes without a common base
    if kind == "large":
        from firmware.draw.large.large_look import LargeLook as Look
    elif kind == "small":
        from firmware.draw.small.small_look import SmallLook as Look
    elif kind == "tiny":
        from firmware.draw.tiny.tiny_look import TinyLook as Look
    elif kind == "one_bit":
        from firmware.draw.one_bit.one_bit_look import OneBitLook as Look
    elif kind == "text":
        from firmware.draw.text.text_look import TextLook as Look
    elif kind == "terminal":
        from firmware.draw.terminal.terminal_look import TerminalLook as Look
    else:
        raise ValueError("no look for a screen that is '%s'" % kind)
    return Look(width, height)
