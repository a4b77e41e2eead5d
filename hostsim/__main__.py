# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The command line: `pocket-bank COMMAND …`, or `python -m hostsim COMMAND …`.

Every command reads and writes plain lines. What it cannot do it says in one line, `error: …`, exit status 2.
"""

import argparse
import io
import os
import signal
import sys
from typing import NoReturn

from firmware.text.languages import CODES
from firmware.version import VERSION
from hostsim import arguments, fast

_MANY_GAMES = ("match", "tune", "bench", "torture", "engine", "puzzles")  # what takes the compiled engine
DEFAULT_BOARD = "waveshare_pico_lcd_1_3"


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One line, without the usage that argparse puts before it."""
        raise arguments.Refused(message.replace("\n", " "))


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="pocket-bank", allow_abbrev=False,
        description="Pocket Bank on a laptop. Without a command it is `play`: your game goes on where you left it.")
    parser.add_argument("--version", action="version", version="pocket-bank " + VERSION)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)

    def command(name: str, module: str, help: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=help, description=help, allow_abbrev=False)
        sub.set_defaults(module=module)
        return sub

    def game_options(sub: argparse.ArgumentParser, begins: str) -> None:
        sub.add_argument("--board", type=arguments.board, default=DEFAULT_BOARD, help="whose screen it is")
        sub.add_argument("--rules", type=arguments.rules, help="the rule set; " + begins)
        sub.add_argument("--level", type=arguments.level_or_person,
                         help="the opponent, `person` for one who sits beside you; " + begins)
        sub.add_argument("--seed", type=arguments.seed, help="the deal; " + begins)
        sub.add_argument("--language", type=arguments.language, help="what it speaks: " + ", ".join(CODES))

        sub.add_argument("--puzzle", type=arguments.puzzle, metavar="NUMBER", help="open this puzzle instead")

    def where(sub: argparse.ArgumentParser, jobs: int | None) -> None:
        either = sub.add_mutually_exclusive_group()
        either.add_argument("--jobs", type=arguments.positive, default=jobs, help="processes (default %(default)s)")
        either.add_argument("--cluster", metavar="ADDRESS", help="play on the workers of a Dask scheduler")

    def emulated(sub: argparse.ArgumentParser) -> None:
        sub.add_argument("--board", type=arguments.any_board, help="whose screen and buttons")
        sub.add_argument("--uf2", metavar="FILE",
                         help="MicroPython for the Pico, or what uf2 built (default: $PICO_UF2, or a download)")

    sub = command("play", "players.play", "play a game: arrows, Enter, Backspace, t turn, s stop, m menu, q quit")
    sub.add_argument("--ui", choices=("terminal", "window", "text"), default="terminal",
                     help="where it is shown; text: plain lines, in and out")
    game_options(sub, "given, a new game begins at once")
    sub.add_argument("--daily", action="store_true",
                     help="the deal of the day, the same for everybody: 261122 on 22 November 2026")
    sub.add_argument("--save", metavar="DIR", help="where games are kept (default: the user's state folder)")
    either = sub.add_mutually_exclusive_group()
    either.add_argument("--link", metavar="PORT|HOST:PORT",
                        help="play against whoever is there: a board on a serial port, or another that listens")
    either.add_argument("--listen", metavar="[ADDRESS:]PORT",
                        help="play against whoever links to it there; on this machine alone without an address")

    sub = command("records", "players.records", "print how the games of `play` ended, by rule set and level")
    sub.add_argument("--save", metavar="DIR", help="where games are kept (default: the user's state folder)")
    sub.add_argument("--json", action="store_true", help="a JSON list, [] before the first game is over")

    sub = command("review", "lines.review",
                  "print who stood how in the last game of `play`, and which decisions cost most")
    sub.add_argument("--save", metavar="DIR", help="where games are kept (default: the user's state folder)")

    sub = command("shot", "art.shot", "drive the app with button presses and save what the panel shows then")
    game_options(sub, "with any of the three the shot begins at the table, else at the title")
    sub.add_argument("--keys", type=arguments.keys, default=[], metavar='"RIGHT OK TURN …"')
    sub.add_argument("--setting", type=arguments.setting, action="append", default=[], metavar="NAME=VALUE",
                     help="what is set, once or several times: felt=light left_handed=yes, or a value's number")
    sub.add_argument("out", metavar="OUT.png")

    sub = command("build", "device.build", "compile the game for a MicroPython board into a folder, to be copied there")
    sub.add_argument("--board", type=arguments.any_board, default=DEFAULT_BOARD, help="whose pins and panel")
    sub.add_argument("out", metavar="FOLDER")

    sub = command("uf2", "device.firmware", "build the files to drag onto boards: MicroPython with the game in it")
    sub.add_argument("--board", type=arguments.any_board, help="for this board alone")
    sub.add_argument("--micropython", metavar="CLONE", help="its sources (default: Debian's packages)")
    sub.add_argument("--without-game", action="store_true", help="MicroPython alone, as `flash` and `emulate` take it")
    sub.add_argument("out", metavar="FOLDER")

    sub = command("dist", "device.release",
                  "write what a release holds: for mpremote mip, CIRCUITPY drives and the emulator")
    sub.add_argument("--board", type=arguments.any_board, help="for this board alone")
    sub.add_argument("out", metavar="FOLDER")

    sub = command("emulate", "device.emulate",
                  "play the game on an emulated board: MicroPython on an RP2040, panel, buttons")
    emulated(sub)
    sub.add_argument("--ui", choices=("terminal", "window"), default="terminal", help="where it is shown")
    sub.add_argument("--keys", type=arguments.keys, default=[], metavar='"RIGHT OK TURN …"', help="needs --png")
    sub.add_argument("--png", metavar="OUT.png", help="press the keys, save what the panel shows then, and end")
    sub.add_argument("--flash", metavar="FILE", help="keep the board's file system there, and begin with it")
    sub.add_argument("--image", metavar="FILE", help="begin with this file system, which dist wrote, not a new one")
    sub.add_argument("--console", type=arguments.positive, metavar="PORT", help="serve its USB console on TCP")

    sub = command("device-bench", "device.bench", "measure the budgets on an emulated board, which takes minutes")
    emulated(sub)
    sub.add_argument("--cases", type=arguments.positive, default=36, help="positions to measure (default 36)")
    sub.add_argument("--rules", type=arguments.rules, default="classic", help="of the positions (default %(default)s)")
    sub.add_argument("--levels", type=arguments.levels, metavar="LEVEL,LEVEL…",
                     help="measure what these take for a move, and nothing else")
    sub.add_argument("--moments", type=arguments.positive, default=50, help="presses of a button (default 50)")

    sub = command("flash", "device.flash", "put the game on a board that runs MicroPython, check it and start it")
    sub.add_argument("--board", type=arguments.any_board, default=DEFAULT_BOARD, help="whose pins and panel")
    sub.add_argument("--port", help="the serial port, where there are several, or socket://host:port")

    sub = command("circuitpython", "device.circuitpython_drive",
                  "put the game on the drive of a board that runs CircuitPython")
    sub.add_argument("--board", type=arguments.board, default=DEFAULT_BOARD, help="whose pins and panel")
    sub.add_argument("--cable", action="store_true", help="the game by cable in place of the machine's opponent")
    sub.add_argument("drive", metavar="DRIVE", help="the folder that CIRCUITPY is at")

    sub = command("web", "web.build", "write the page that plays the handheld in a browser, as static files")
    sub.add_argument("--source", metavar="URL", help="where the page says that the source is")
    sub.add_argument("--files", metavar="URL", help="where it says that the files to flash are")
    sub.add_argument("out", metavar="FOLDER")

    sub = command("web-serve", "web.serve", "show that page to browsers on this machine")
    sub.add_argument("--port", type=arguments.positive, default=8000, help="(default %(default)s)")
    sub.add_argument("folder", metavar="FOLDER")

    sub = command("web-bench", "web.bench", "measure that page's budgets in Chromium, which takes minutes")
    sub.add_argument("--games", type=arguments.positive, default=100, help="played for its memory (default 100)")
    sub.add_argument("folder", metavar="FOLDER")

    sub = command("web-shots", "web.shots", "draw that page at three sizes with three boards, in Chromium")
    sub.add_argument("page", metavar="FOLDER", help="where it is")
    sub.add_argument("folder", metavar="PICTURES", help="where the pictures go")

    sub = command("deal", "lines.positions", "print a starting position")
    sub.add_argument("--rules", type=arguments.rules, required=True)
    sub.add_argument("--seed", type=arguments.seed, required=True)

    command("moves", "lines.positions", "for each line of stdin, a position: its legal moves")
    command("apply", "lines.positions", "for each line of stdin, POSITION<TAB>MOVE: the position after it")
    command("judge", "lines.positions", "for each line of stdin, POSITION<TAB>ATTEMPT: the verdict on it")
    command("stop", "lines.positions",
            "for each line of stdin, POSITION<TAB>ATTEMPT: the position after it was stopped")

    sub = command("perft", "lines.perft",
                  "count the ways to play so many plies from a deal, or from each position of stdin")
    sub.add_argument("--rules", type=arguments.rules, help="count from a deal, one depth a line")
    sub.add_argument("--seed", type=arguments.seed, help="of the deal (default 0)")
    sub.add_argument("--depth", type=arguments.positive, default=3, help="plies at most (default %(default)s)")

    sub = command("audit", "lines.audit", "play games and print every ply: POSITION<TAB>LEGAL MOVES<TAB>CHOSEN")
    sub.add_argument("--rules", type=arguments.rules, required=True)
    sub.add_argument("--seed", type=arguments.seed, required=True, help="of the first game; others follow")
    sub.add_argument("--games", type=arguments.positive, required=True)
    sub.add_argument("--a", type=arguments.level, default="random", help="the level of A")
    sub.add_argument("--b", type=arguments.level, default="random", help="the level of B (and C)")

    sub = command("annotate", "lines.annotate",
                  "play a game and print it with what a level that searches intends, and why")
    sub.add_argument("--rules", type=arguments.rules, required=True)
    sub.add_argument("--a", type=arguments.level, default="expert", help="the level of A (default %(default)s)")
    sub.add_argument("--b", type=arguments.level, default="greedy", help="of B, and C (default %(default)s)")
    sub.add_argument("--seed", type=arguments.seed, required=True, help="of the deal")

    sub = command("puzzles", "puzzles.make", "find puzzles in games, and print them as lines of puzzles.txt")
    sub.add_argument("--rules", type=arguments.rules, help="classic or onepack (default: classic)")
    sub.add_argument("--seed", type=arguments.seed, help="of the first deal; others follow")
    sub.add_argument("--games", type=arguments.positive, default=10, help="(default %(default)s)")
    sub.add_argument("--first", type=arguments.positive, default=1, help="the number of the first (default 1)")
    sub.add_argument("--check", action="store_true", help="print what the search says of each puzzle that there is")

    sub = command("engine", "matches.line_engine",
                  "play by lines for another program: level, seed, new, play, go, position, quit")
    sub.add_argument("--level", type=arguments.level, default="expert", help="until a line says another (%(default)s)")
    sub.add_argument("--seed", type=arguments.seed, default=0, help="the same (default %(default)s)")

    sub = command("match", "matches.match", "let two levels play each other, every deal twice with the seats changed")
    sub.add_argument("--rules", type=arguments.rules, required=True)
    for name in ("--a", "--b"):
        sub.add_argument(name, type=arguments.level_or_program, metavar="LEVEL",
                         help="a level, or the command line of a program that speaks as `engine` does")
    sub.add_argument("--patience", type=arguments.positive, default=60, metavar="SECONDS",
                     help="for each answer of a program (default %(default)s)")
    sub.add_argument("--sprt", type=arguments.rates, metavar="LOW,HIGH",
                     help="stop when it is decided, at 5 in 100, which of these rates in 100 a wins: 50,53")
    sub.add_argument("--ladder", action="store_true", help="every level against the one below it, as a table")
    sub.add_argument("--games", type=arguments.even, required=True, help="an even number")
    sub.add_argument("--seed", type=arguments.seed, required=True, help="of the first deal; others follow")
    where(sub, 1)
    sub.add_argument("--json", action="store_true", help="one JSON object instead of the report (of a ladder a list)")

    sub = command("tune", "matches.tune", "make the weights of a level that searches better, by letting it play")
    sub.add_argument("--rules", type=arguments.rules, required=True)
    sub.add_argument("--level", type=arguments.level, required=True, help="whose weights, and who plays")
    sub.add_argument("--against", type=arguments.level_or_self, default="self", metavar="LEVEL",
                     help="whom both candidates of a step play (default: self, each other)")
    sub.add_argument("--by", choices=("duels", "outcomes"), default="duels",
                     help="duels of weights (the default), or a regression on who won, in as many rounds as --steps")
    sub.add_argument("--weights", type=arguments.names, metavar="NAME,NAME…", help="only these (default: all)")
    sub.add_argument("--steps", type=arguments.positive, default=200, help="(default %(default)s)")
    sub.add_argument("--games", type=arguments.even, default=64, help="a step (default %(default)s)")
    sub.add_argument("--check", type=arguments.even, default=400,
                     help="games at the end, of the new weights against the old (default %(default)s)")
    sub.add_argument("--seed", type=arguments.seed, required=True, help="of all that is left to chance")
    where(sub, os.cpu_count())
    sub.add_argument("--out", metavar="FILE", required=True, help="the result of every step; if there is one, go on")

    sub = command("torture", "torture.command", "look for what is lost, stuck or broken, by chance; 1 if there is any")
    sub.add_argument("campaign", nargs="?", choices=("cuts", "saves", "buttons", "lines", "link", "soak"),
                     help="this one alone (default: all, one after the other)")
    sub.add_argument("--seed", type=arguments.seed, default=0, help="of the first case; others follow (default 0)")
    either = sub.add_mutually_exclusive_group()
    either.add_argument("--minutes", type=arguments.positive, help="for all of it (default 1)")
    either.add_argument("--cases", type=arguments.positive, help="of each campaign, however long they take")
    sub.add_argument("--jobs", type=arguments.positive, default=os.cpu_count(), help="processes (default %(default)s)")

    command("fast", "fast", "compile the engine for this machine; match, tune, bench and engine then play with it")

    sub = command("bench", "matches.bench", "measure the engine and the drawing on this machine")
    sub.add_argument("--against", metavar="PATH",
                     help="nothing else: our engines beside the board of Nodd/kvcrap, of which this is a clone")
    sub.add_argument("--games", type=arguments.positive, default=6, help="of each rule set (default %(default)s)")
    sub.add_argument("--rounds", type=arguments.positive, default=20,
                     help="of each redraw; a quarter as many of each game (default %(default)s)")
    return parser


def main() -> int:
    """Run the command that was given, `play` where none was; return the exit status."""
    try:
        # What is no UTF-8 comes back in the error line as it can be written.
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="backslashreplace")
        if sys.argv[1:2] and sys.argv[1] in _MANY_GAMES:
            fast.use()
        args = _parser().parse_args(sys.argv[1:] or ["play"])
        module = __import__("hostsim." + args.module, fromlist=["run"])
        status = module.run(args)
        sys.stdout.flush()
        return status or 0
    except arguments.Refused as error:
        print("error: %s" % error, file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever read our lines has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 128 + signal.SIGPIPE
    except KeyboardInterrupt:
        return 128 + signal.SIGINT


if __name__ == "__main__":
    sys.exit(main())
