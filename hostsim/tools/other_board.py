"""The command other-board: compare the speed of our engines with the board of another program, Nodd/kvcrap.

That program's player searches with its HashBoard, which is immutable and made anew for each move. Both sides replay the
same recorded games of `classic`: at every ply they generate the legal moves, then make the move. The program also
imports a log and a profiler, which do nothing by default; empty modules replace them.
"""

import importlib
import math
import sys
import time
import types
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from engine import moves
from engine.position import COUNT, FOUNDATION, HAND, OVER, PASS, RESERVE, SHOW, TOP, TURN, UNDER, WASTE
from engine.workspace import Workspace
from hostsim import arguments, fast
from hostsim.arguments import CommandError
from hostsim.matches.engine_bench import Game, record, replay

_PACKAGE = "crapette"
_SUITS = "shdc"  # the suits in the order of our card codes
_STAND_INS: dict[str, dict[str, Any]] = {
    "kivy": {},
    "kivy.logger": {
        "LOG_LEVELS": {"debug": 10},
        "Logger": types.SimpleNamespace(isEnabledFor=lambda level: False, debug=lambda *words: None),
    },
    "line_profiler": {"profile": lambda function: function},
}


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    parser.add_argument("--games", type=arguments.positive, default=6, metavar="N",
                        help="games per rule set (default %(default)s)")
    parser.add_argument("--rounds", type=arguments.positive, default=5, metavar="N",
                        help="measurements of each engine, of which the best counts (default %(default)s)")
    parser.add_argument("clone", metavar="PATH", help="a clone of Nodd/kvcrap")


def run(args: Namespace) -> None:
    """Print the moves per second of that board and of our engines, measured alternately on the same games."""
    other = OtherBoard(args.clone)
    played = [record("classic", seed) for seed in range(args.games)]
    for game in played:
        other.check(game)
    plies = sum(len(moves) for _, moves in played)
    engines = fast.available_engines()
    theirs = math.inf
    ours = dict.fromkeys(engines, math.inf)
    for _ in range(args.rounds):
        theirs = min(theirs, other.replay(played))
        for name, (generate_moves, make_move, work) in engines.items():
            ours[name] = min(ours[name], replay(played, generate_moves, make_move, work))
    print("classic, %d random games of %d moves replayed, legal moves and the move at every ply" % (args.games, plies))
    print("its HashBoard: %.0f moves a second" % (plies / theirs))
    for name, seconds in ours.items():
        print("our engine, %s: %.0f moves a second, %.1f times as many" % (name, plies / seconds, theirs / seconds))
    if "compiled" not in ours:
        print("our engine, compiled: not here (make fast)")


class OtherBoard:
    """The program in a folder. Raise CommandError with one line if that is no usable clone of it."""

    def __init__(self, path: str) -> None:
        self._path = path
        if not Path(path, "src", _PACKAGE, "core", "board.py").is_file():
            raise CommandError("%s: no clone of Nodd/kvcrap: src/%s/core/board.py is not there" % (path, _PACKAGE))
        before = dict(sys.modules)
        for name, members in _STAND_INS.items():
            module = types.ModuleType(name)
            vars(module).update(members)
            sys.modules[name] = module
        sys.path.insert(0, str(Path(path, "src")))
        try:
            board = importlib.import_module(_PACKAGE + ".core.board")
            self._card: Any = importlib.import_module(_PACKAGE + ".core.cards").Card
            self._move: Any = importlib.import_module(_PACKAGE + ".core.moves").Move
            self._player_piles: Any = importlib.import_module(_PACKAGE + ".core.piles").PlayerPiles
            self._plain: Any = board.Board
            self._frozen: Any = board.HashBoard
        except Exception as error:  # raised by the code of the other program
            raise CommandError("%s: its board cannot be used: %s" % (path, " ".join(str(error).split()))) from None
        finally:
            sys.path.pop(0)
            for name in set(sys.modules) - set(before) | set(_STAND_INS):
                sys.modules.pop(name)
            sys.modules.update(before)

    def check(self, game: Game) -> None:
        """Raise CommandError if that program lacks a move or a legal move of the game."""
        start, record = game
        pos = bytearray(start)
        work = Workspace()
        try:
            board = self._dealt(pos)
            for src, dst in record:
                player = pos[TURN]
                found = {(origin.name, to.name) for origin, to in self._legal(board, player)}
                n = moves.generate_moves(pos, work)
                for source, to in zip(work.moves[: 2 * n : 2], work.moves[1 : 2 * n : 2]):
                    if source not in (HAND, PASS) and to != WASTE:
                        origin = self._pile(board, player, source)
                        if (origin.name, self._to(board, player, to, origin).name) not in found:
                            raise CommandError("%s: it does not play the same game" % self._path)
                board = self._played(board, player, src, dst)
                moves.make_move(pos, src, dst)
                for player in (0, 1):
                    mine = board.players_piles[player]
                    there = [len(mine.crape), len(mine.stock), len(mine.waste)]
                    if pos[TOP + SHOW] and player == pos[TURN]:
                        there[1] -= 1
                    first = COUNT + RESERVE + 3 * player
                    if not pos[OVER] and there != list(pos[first : first + 3]):
                        raise CommandError("%s: it does not play the same game" % self._path)
        except CommandError:
            raise
        except Exception as error:  # raised by the code of the other program
            raise CommandError(
                "%s: its board cannot be used: %s" % (self._path, " ".join(str(error).split()))
            ) from None

    def replay(self, games: list[Game]) -> float:
        """Replay games, with the legal moves and the move at every ply; return the seconds of processor time."""
        # The player of each ply is determined beforehand, so that this is not timed.
        dealt = [(self._dealt(start), _with_players(start[TURN], record)) for start, record in games]
        begun = time.process_time()
        for board, plies in dealt:
            for player, src, dst in plies:
                self._legal(board, player)
                board = self._played(board, player, src, dst)
        return time.process_time() - begun

    def _dealt(self, pos: bytearray) -> Any:
        board = self._plain()
        for house in range(8):
            board.tableau_piles[house].set_cards(self._cards(pos, 1 + house))
        for player in (0, 1):
            mine = board.players_piles[player]
            mine.crape.set_cards(self._cards(pos, RESERVE + 3 * player))
            mine.stock.set_cards(self._cards(pos, HAND + 3 * player))
        return self._frozen(board)

    def _cards(self, pos: bytearray, pile: int) -> list[Any]:
        found = []
        card = pos[TOP + pile]
        while card:
            made = self._card(card & 15, _SUITS[card >> 4 & 3], card >> 6 & 1)
            made.face_up = card < 128
            found.append(made)
            card = pos[UNDER + (card & 127)]
        return found[::-1]

    @staticmethod
    def _legal(board: Any, player: int) -> list[tuple[Any, Any]]:
        # Ask for moves as that program's player does, without those that it omits as useless.
        mine, other = board.players_piles[player], board.players_piles[1 - player]
        origins = [pile for pile in board.tableau_piles if not pile.is_empty]
        origins += [pile for pile in (mine.crape, mine.stock) if not pile.is_empty and pile.face_up]
        to = [*board.foundation_piles, *board.tableau_piles, other.crape, other.waste]
        return [(origin, pile) for origin in origins for pile in to
                if pile is not origin and pile.can_add_card(origin.top_card, origin, player)]

    def _played(self, board: Any, player: int, src: int, dst: int) -> Any:
        if src == PASS:
            return board
        if src == HAND:
            mine = board.players_piles[player]
            if mine.stock.is_empty:
                board = self._new_hand(board, player)
                mine = board.players_piles[player]
            mine.stock.top_card.face_up = True
            return board
        origin = self._pile(board, player, src)
        card = origin.top_card
        board = self._frozen(board, self._move(card, origin, self._to(board, player, dst, origin)))
        if src == RESERVE and not board.players_piles[player].crape.is_empty:
            board.players_piles[player].crape.top_card.face_up = True
        return board

    def _new_hand(self, board: Any, player: int) -> Any:
        piles = list(board.players_piles)
        mine = piles[player]
        turned = list(mine.waste)[::-1]
        for card in turned:
            card.face_up = False
        piles[player] = self._player_piles(mine.stock.copy(turned), mine.waste.copy([]), mine.crape)
        return self._frozen(types.SimpleNamespace(
            players_piles=piles, foundation_piles=board.foundation_piles, tableau_piles=board.tableau_piles))

    @staticmethod
    def _pile(board: Any, player: int, code: int) -> Any:
        if code == SHOW:
            return board.players_piles[player].stock
        if code < RESERVE:
            return board.tableau_piles[code - 1]
        piles = board.players_piles[player if code <= WASTE else 1 - player]
        return piles.crape if code in (RESERVE, RESERVE + 3) else piles.waste

    def _to(self, board: Any, player: int, code: int, origin: Any) -> Any:
        if code != FOUNDATION:
            return self._pile(board, player, code)
        for pile in board.foundation_piles:
            if pile.can_add_card(origin.top_card, origin, player):
                return pile
        raise CommandError("%s: it does not play the same game" % self._path)


def _with_players(player: int, record: list[tuple[int, int]]) -> list[tuple[int, int, int]]:
    found = []
    for src, dst in record:
        found.append((player, src, dst))
        if src == PASS or dst == WASTE:
            player = 1 - player
    return found
