"""The command deal: print a starting position."""

from argparse import ArgumentParser, Namespace

from engine import dealing, notation
from hostsim import arguments


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    parser.add_argument("--rules", type=arguments.rules, required=True, metavar="NAME", help="the rule set")
    parser.add_argument("--seed", type=arguments.seed, required=True, metavar="NUMBER", help="the deal")


def run(args: Namespace) -> None:
    """Print the position as one line."""
    print(notation.position_text(dealing.deal(args.rules, args.seed)))
