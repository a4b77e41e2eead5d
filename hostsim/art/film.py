"""The command film: let a level press the buttons of a game, and save what the screen shows as a GIF."""

import io
from argparse import ArgumentParser, Namespace
from types import ModuleType

from engine.opponent import Opponent
from firmware.draw.scene import Scene
from hostsim import arguments
from hostsim.arguments import CommandError, not_installed
from hostsim.players.driver import Driver
from hostsim.players.scripted_handheld import ScriptedHandheld

SECONDS = 20
LEVEL = "strong"  # the level that plays for the player
STEP_MS = 150  # ms between two presses of one move
MOVE_MS = 700  # ms before a move, in which a player would look at the table
FRAME_MS = 40  # ms; browsers show a frame shorter than 20 ms for a tenth of a second
LAST_MS = 2000  # ms for which the last picture stays before the film starts again


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    arguments.add_board_option(parser, arguments.board, arguments.DEFAULT_BOARD)
    parser.add_argument("--rules", type=arguments.rules, default="classic", help="the rule set (default %(default)s)")
    parser.add_argument("--level", type=arguments.level, default="greedy", help="the opponent (default %(default)s)")
    parser.add_argument("--seed", type=arguments.seed, default=1, help="the deal (default %(default)s)")
    parser.add_argument("--seconds", type=arguments.positive, default=SECONDS, metavar="N",
                        help="the length of the film (default %(default)s)")
    parser.add_argument("--scale", type=arguments.positive, default=1, metavar="N",
                        help="draw each pixel N pixels wide and high (default %(default)s)")
    parser.add_argument("out", metavar="OUT.gif", help="the file to write")


def run(args: Namespace) -> None:
    """Play the game and write the film."""
    film = Film(args.board)
    film.record(args.rules, args.level, args.seed, 1000 * args.seconds)
    data = film.gif(args.scale)
    try:
        with open(args.out, "wb") as file:
            file.write(data)
    except OSError as error:
        raise CommandError("cannot write %s: %s" % (args.out, error.strerror)) from None
    print("%s: %d pictures, %d kB" % (args.out, len(film.frames), (len(data) + 999) // 1000))


class _FilmComplete(Exception):
    """The film has reached its length."""


class Film(Driver):
    """A driver that presses as slowly as a player does, and records every picture with its time in ms."""

    def __init__(self, board: ModuleType) -> None:
        handheld = ScriptedHandheld(board)
        handheld.app.controls.connect(board)
        self.panel = handheld.panel
        self.strip = handheld.renderer
        self.frames: list[tuple[int, bytes]] = []  # each: the time, and the picture as RGB565 bytes for the panel
        self.end_ms = 0
        Driver.__init__(self, handheld.app, self._record_frame)

    def record(self, rules: str, level: str, seed: int, length_ms: int) -> None:
        """Play from the deal for `length_ms` or to the end. Raise CommandError if the app cannot show this game."""
        player = Opponent(LEVEL, seed)
        try:
            self.app.start(rules, level, seed, False)  # A film of a few seconds shows moves, not who makes them.
        except ValueError as error:
            raise CommandError(error) from None
        self.end_ms = length_ms
        try:
            self.press(0)
            while not self.session.is_over():
                self.ms += MOVE_MS
                self.move_as(player)
        except _FilmComplete:
            pass

    def press(self, action: int) -> None:
        """Press a button a moment after the previous one, and wait until nothing moves any more."""
        self.ms += STEP_MS
        Driver.press(self, action)

    def _record_frame(self, scene: Scene) -> None:
        if self.ms > self.end_ms:
            raise _FilmComplete
        self.strip.show(scene)
        if self.frames and self.ms - self.frames[-1][0] < FRAME_MS:
            self.frames[-1] = (self.frames[-1][0], bytes(self.panel.rgb565))
        else:
            self.frames.append((self.ms, bytes(self.panel.rgb565)))

    def gif(self, scale: int = 1) -> bytes:
        """Return the film as the bytes of a GIF that repeats forever, in exactly the colours of the panel."""
        try:
            from PIL import Image
        except ImportError:
            raise not_installed("pillow", "dev") from None
        size = (self.panel.width, self.panel.height)
        numbers: dict[tuple[int, ...], int] = {}  # the colours with their numbers in the palette
        pictures = []
        for _, wire in self.frames:
            self.panel.rgb565[:] = wire
            rgb = self.panel.rgb()
            pixels = bytes(numbers.setdefault(colour, len(numbers)) for colour in zip(rgb[0::3], rgb[1::3], rgb[2::3]))
            pictures.append(Image.frombytes("P", size, pixels).resize((scale * size[0], scale * size[1])))
        palette = [part for colour in numbers for part in colour]
        for picture in pictures:
            picture.putpalette(palette)
        times = [time for time, _ in self.frames] + [self.frames[-1][0] + LAST_MS]
        out = io.BytesIO()
        pictures[0].save(
            out, "GIF", save_all=True, append_images=pictures[1:], loop=0, disposal=1, optimize=False,
            duration=[later - time for time, later in zip(times, times[1:])])
        return out.getvalue()
