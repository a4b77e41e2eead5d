"""The command engine: a level that plays by lines for other programs (PROTOCOL.md)."""

import sys
from argparse import ArgumentParser, Namespace

from engine import notation
from engine.game import Game
from engine.opponent import Opponent, strength_of
from engine.position import OVER, PLAYERS, TURN
from engine.search import MAX_NODES
from hostsim import arguments
from hostsim.lines.annotate import reason
from hostsim.lines.audit import opponents


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    parser.add_argument("--level", type=arguments.level, default="expert", metavar="LEVEL",
                        help="initial level (default %(default)s)")
    parser.add_argument("--seed", type=arguments.seed, default=0, metavar="NUMBER",
                        help="initial seed (default %(default)s)")


def run(args: Namespace) -> None:
    """Answer the lines of stdin until `quit` or the end of the input."""
    engine = LineEngine(args.level, args.seed)
    for line in sys.stdin:
        line = line.rstrip("\r\n")
        if line == "quit":
            return
        try:
            said = engine.answer(line)
        except ValueError as error:
            said = "error: %s" % error
        print(said, flush=True)  # the calling program waits for this line


class LineEngine:
    """One game with a player of the level in each seat, who sees only what a player may see."""

    def __init__(self, level: str, seed: int) -> None:
        self._level = level
        self._seed = seed
        self._game: Game | None = None
        self._seats: list[Opponent] = []
        self._go_answer = ""  # the answer to `go` in this position, which is repeated if it is asked again
        self._plan = b""  # the plan of the player to move, beginning with the chosen move; 2 bytes for each move

    def answer(self, line: str) -> str:
        """Return the answer to a line. A bad line raises ValueError with one line, and changes nothing."""
        word, _, rest = line.partition(" ")
        if line == "go":
            return self._go()
        if line == "position":
            return notation.position_text(self._current().pos)
        if word in _WITH_MORE and rest:
            _WITH_MORE[word](self, rest)
            self._go_answer = ""
            return "ok"
        raise ValueError("'%s' is none of: level NAME, seed NUMBER, new POSITION, play MOVE, go, position, quit" % line)

    def _set_level(self, name: str) -> None:
        strength_of(name)
        self._level = name
        self._sit_down()

    def _set_seed(self, text: str) -> None:
        number = arguments.parse_whole_number(text)
        if number is None or number > arguments.LAST_SEED:
            raise ValueError("'%s' is not a whole number from 0 to %d" % (text, arguments.LAST_SEED))
        self._seed = number
        self._sit_down()

    def _new(self, position: str) -> None:
        self._game = Game(notation.parse_position(position))
        self._sit_down()

    def _play(self, token: str) -> None:
        game = self._current()
        source, destination = notation.parse_move(token)
        if not game.is_legal(source, destination):
            raise ValueError("'%s' is not legal here" % token)
        game.play(source, destination)
        self._plan = self._plan[2:] if self._plan[:2] == bytes((source, destination)) else b""

    def _sit_down(self) -> None:
        # New players know only the cards that are visible now.
        self._seats = opponents([self._level] * self._game.pos[PLAYERS], self._seed) if self._game else []
        self._plan = b""

    def _current(self) -> Game:
        if self._game is None:
            raise ValueError("no game has started: new POSITION")
        return self._game

    def _go(self) -> str:
        pos = self._current().pos
        if pos[OVER]:
            raise ValueError("the game is over")
        if not self._go_answer:
            player = self._seats[pos[TURN]]
            player.begin(pos)
            searched = False
            while not player.think(MAX_NODES):
                searched = True
            move = bytes((player.src, player.dst))
            if searched:
                self._plan = player.search.plan()
            if self._plan[:2] != move:
                self._plan = move
            why = reason(pos, self._plan)
            self._go_answer = "bestmove %s\t%s" % (notation.move_text(player.src, player.dst), why)
        return self._go_answer


_WITH_MORE = {
    "level": LineEngine._set_level, "seed": LineEngine._set_seed, "new": LineEngine._new, "play": LineEngine._play
}
