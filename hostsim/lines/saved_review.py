"""The command review: review the last game of `play` as the handheld does; annotate uses it, too."""

import sys
from argparse import ArgumentParser, Namespace

from engine import notation
from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED, Game
from engine.review import EVEN_LEAD, Decision, Review
from firmware.app.file_store import FileStore
from firmware.app.last_game import is_worth_reviewing
from firmware.app.saves import Saves
from firmware.draw.text.text_scene import spell_out_signs
from firmware.screens.review_screens import cost_text
from firmware.table.views.decision_review import describe_better_move
from firmware.text.move_description import MoveDescription
from hostsim import arguments
from hostsim.arguments import CommandError
from hostsim.players.play import state_folder


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    arguments.add_save_option(parser)


def run(args: Namespace) -> None:
    """Print the review of the saved game, if it is over."""
    saves = Saves(FileStore(args.save or state_folder()))
    session = saves.load()
    if saves.note:
        print(saves.note, file=sys.stderr)
    if session is None or not session.is_over():
        raise CommandError("no finished game is saved there: play one to its end")
    if not is_worth_reviewing(session):
        raise CommandError("there is nothing to review: the game was too short, or had no opponent")
    game = session.game
    home = session.home_seat
    print("%s, seed %d; you are %s\n" % (session.rules, session.seed, "ABC"[home]))
    others = [player for player in range(session.players) if player != home] if session.hot_seat_names else []
    print("\n".join(review_lines(game, (home, *others))))


def review_lines(game: Game, judged: tuple[int, ...]) -> list[str]:
    """Return lines: who was ahead after each turn, as seen by judged[0], and the costliest decisions."""
    review = Review(game, judged, judged[0])
    while not review.go():
        pass
    leads = " ".join("%+d" % (lead - EVEN_LEAD) if lead != EVEN_LEAD else "0" for lead in review.leads)
    lines = ["cards ahead, %s, at the deal and after every turn: %s" % ("ABC"[judged[0]], leads)]
    if not review.decisions:
        lines.append("no decision cost a card")
    for decision in review.decisions:
        lines += _decision_lines(game, decision)
    return lines


def _decision_lines(game: Game, decision: Decision) -> list[str]:
    # The position, the played move, and a better one.
    _, pos, source, destination = next(game.positions(decision.ply))
    source &= ~(ATTEMPT_STOPPED | ATTEMPT_STANDS)
    seat = decision.player
    plan = decision.plan
    moves = " ".join(notation.move_text(plan[i], plan[i + 1]) for i in range(0, len(plan), 2))
    played = MoveDescription(pos, source, destination).full(seat)
    return [
        "",
        "turn %d, %s, %s" % (decision.turn + 1, "ABC"[seat], cost_text(decision)),
        notation.position_text(pos),
        spell_out_signs("played %s: %s" % (notation.move_text(source, destination), played), True),
        spell_out_signs("%s (%s)" % (describe_better_move(pos, decision, seat), moves), True),
    ]
