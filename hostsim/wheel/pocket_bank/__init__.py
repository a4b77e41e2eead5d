"""The installed Pocket Bank. After `import pocket_bank`, `import engine` finds the rules, the moves and the opponent.

The sources import one another as `engine.…`, `firmware.…`, `boards.…` and `hostsim.…`, as they do on a board. A wheel
has these four folders inside this one, so that it adds a single name to site-packages, and importing it makes them
importable. In the project's own folder they are importable already.
"""

import os
import sys

_HERE = os.path.dirname(os.path.abspath(__file__))
if os.path.isdir(os.path.join(_HERE, "engine")) and _HERE not in sys.path:
    sys.path.insert(0, _HERE)  # first, so that another installed `engine` is not taken for ours
