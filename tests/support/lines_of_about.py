"""Print what the screen about the game says in a language, a JSON list of its lines.

    python -P -m tests.support.lines_of_about CODE     in a copy of the tree
"""

import json
import sys

from firmware import text
from firmware.screens.about import About
from firmware.text.languages import LANGUAGE_CODES
from tests.support.app_driver import AppDriver


def main() -> None:
    d = AppDriver()
    text.set_language(LANGUAGE_CODES.index(sys.argv[1]))
    print(json.dumps(About(d.app).lines))


if __name__ == "__main__":
    main()
