"""Make the game an app for Badgeware, a Tufty 2350's own firmware: a folder for apps/ on its drive.

The badge imports the folder, so its __init__.py starts the game, and shows icon.png in its menu, 24 x 24 pixels
(introduction/your-first-app.md in github.com/pimoroni/badgeware-docs).
"""

import pathlib
import tempfile

from hostsim.device import board_build, uf2_build
from hostsim.web.page_build import crop_of_title

BADGEWARE_BOARD = "tufty_2350"
APP_FOLDER = "apps/pocket_bank"  # its name becomes "Pocket Bank" in the menu
ICON_SQUARE = (29, 58, 24)  # left edge, top and size in the title's picture: the star on a card's back
START_CODE = """\
# Starts Pocket Bank, an app for Badgeware.
from boards import {board}
from firmware.micropython.badgeware_handheld import BadgewareHandheld

BadgewareHandheld({board}).run()
""".format(board=BADGEWARE_BOARD)


def contents(march: str = uf2_build.CHIPS["rp2350"].march) -> dict[str, bytes]:
    """Return the files of the app, {path: bytes}; march: mpy-cross's name of its processor."""
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder, "app")
        board_build.build(out, [BADGEWARE_BOARD], march, [board_build.BADGEWARE_MODULE])
        (out / "main.py").unlink()  # the file for a board that starts the game by itself
        files = {path.relative_to(out).as_posix(): path.read_bytes() for path in out.rglob("*") if path.is_file()}
    files["__init__.py"] = START_CODE.encode()
    files["icon.png"] = crop_of_title(*ICON_SQUARE, times=1)
    files["LICENSE"] = (board_build.ROOT / "LICENSE").read_bytes()
    return files
