"""The command records: print the results of finished games, as a table or as JSON."""

import json
import sys
from argparse import ArgumentParser, Namespace
from typing import Any

from firmware import text
from firmware.app import records
from firmware.app.file_store import FileStore
from firmware.app.player_stats import CURVE_STEP, DEVIATION, RATED_GAMES, RATING, RATING_CURVE, PlayerStats
from firmware.app.save_format.schemas import HOT_SEAT_LEVEL
from hostsim import arguments
from hostsim.players.play import state_folder

_HEADINGS = (
    "game", "level", "played", "won", "lost", "drawn", "given up", "best", "shortest", "streak", "longest",
    "without help", "won", "seconds", "a game", "rating", "deviation",
)  # fmt: skip


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    arguments.add_save_option(parser)
    parser.add_argument("--json", action="store_true", help="print a JSON list, [] before the first game is over")


def run(args: Namespace) -> None:
    """Print the saved records; if they could not be read, print one line on stderr."""
    kept = records.Records(FileStore(args.save or state_folder()))
    if kept.note:
        print(kept.note, file=sys.stderr)
    career = PlayerStats(FileStore(args.save or state_folder()))
    if career.note:
        print(career.note, file=sys.stderr)
    rows = [json_row(row, career.find(row[0])) for row in kept.rows]
    if args.json:
        print(json.dumps(rows))
    elif not rows:
        print(text.results().NO_RECORDS)
    else:
        print("\n".join(table(rows)))


def json_row(row: list[Any], career: list[Any] | None) -> dict[str, Any]:
    """Return a row of the records as a dict for --json, with None for values that do not exist yet.

    career: the row of PlayerStats for the same rule set; its rating comes from all games against levels and the
        puzzles.
    """
    won = row[records.WON]
    rated = career if career and career[RATED_GAMES] and row[1] and row[1] != HOT_SEAT_LEVEL else None
    return {
        "rules": row[0], "level": row[1] or None, "played": records.games_played(row), "won": won,
        "lost": row[records.LOST], "drawn": row[records.DRAWN], "abandoned": row[records.RESIGNED],
        "best_score": row[records.BEST_POINTS] if row[1] else None, "shortest_win": row[records.SHORTEST_WIN] if won
            else None,
        "streak": row[records.STREAK], "longest_streak": row[records.LONGEST_STREAK],
        "without_help": row[records.UNHELPED], "won_without_help": row[records.UNHELPED_WON],
        "seconds": row[records.SECONDS], "seconds_per_game": records.seconds_per_game(row),
        "rating": rated and rated[RATING], "deviation": rated and rated[DEVIATION], "rated": rated
            and rated[RATED_GAMES],
        "rating_curve": rated and [CURVE_STEP * point for point in rated[RATING_CURVE] if point],
    }


def table(rows: list[dict[str, Any]]) -> list[str]:
    """Return the lines of a table of dicts from json_row(), with names on the left and numbers on the right."""
    cells: list[tuple[str, ...]] = [_HEADINGS]
    for row in rows:
        cells.append(tuple("-" if value is None else str(value) for value in list(row.values())[: len(_HEADINGS)]))
    widths = [max(len(line[i]) for line in cells) for i in range(len(_HEADINGS))]
    return [
        "  ".join(
            line[i].ljust(widths[i]) if i < 2 else line[i].rjust(widths[i]) for i in range(len(widths))
        )
        for line in cells
    ]
