"""Tools for the development of the game. They run from a checkout and are not in the wheel."""

COMMANDS = {  # as in hostsim/__main__.py
    "puzzles": ("tools.puzzles.make", "find puzzles in games, and print them as lines of puzzles.txt"),
    "tune": ("tools.tune", "tune a searching level's weights by self-play"),
    "other-board": ("tools.other_board", "compare the speed of our engines with the board of Nodd/kvcrap"),
}
