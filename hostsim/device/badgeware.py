# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The game as an app for Badgeware, the firmware that a Tufty 2350 comes with: a folder for apps/ on its drive.

The badge imports the folder, so its __init__.py starts the game, and shows icon.png in its menu, 24 x 24 pixels
(introduction/your-first-app.md in github.com/pimoroni/badgeware-docs).
"""

import pathlib
import tempfile

from hostsim.device import build, firmware
from hostsim.web.build import piece_of_title

BOARD = "tufty_2350"
FOLDER = "apps/pocket_bank"  # its name becomes "Pocket Bank" in the menu
ICON = (29, 58, 24)  # left edge, top and size in the title's picture: the star on a card's back
START = """\
# Starts Pocket Bank, an app for Badgeware.
from boards import {board}
from firmware.micropython.badgeware_handheld import BadgewareHandheld

BadgewareHandheld({board}).run()
""".format(board=BOARD)


def contents(march: str = firmware.CHIPS["rp2350"].march) -> dict[str, bytes]:
    """Return the files of the app, {path: bytes}; march: mpy-cross's name of its processor."""
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder, "app")
        build.build(out, [BOARD], march, [build.BADGEWARE])
        (out / "main.py").unlink()  # of a board that starts the game itself
        files = {path.relative_to(out).as_posix(): path.read_bytes() for path in out.rglob("*") if path.is_file()}
    files["__init__.py"] = START.encode()
    files["icon.png"] = piece_of_title(*ICON, times=1)
    files["LICENSE"] = (build.ROOT / "LICENSE").read_bytes()
    return files
