# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The command web-shots: pictures of the page on a phone, a tablet and a desk, three boards each, drawn in Chromium."""

import base64
import io
import threading
from argparse import ArgumentParser, Namespace
from pathlib import Path

from hostsim.arguments import Refused, not_installed
from hostsim.web import serve
from hostsim.web.bench import Page

BOARDS = ("picosystem", "pimoroni_display_pack", "thumby")
# Width and height in CSS pixels, whether it is touched, whether it is dark there.
SIZES = {"phone": (320, 568, True, False), "tablet": (600, 800, True, True), "desktop": (1024, 680, False, False)}
KEYS = ("Enter", "Enter", "t")  # take up, lay down and turn up, for something to lie on the table
PRESSES = 25
COLOURS = 64  # which make a picture a third as large


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    parser.add_argument("page", metavar="FOLDER", help="where the page is")
    parser.add_argument("folder", metavar="PICTURES", help="where the pictures go")


def run(args: Namespace) -> None:
    """Write page-SIZE-BOARD.png into the folder."""
    page = Path(args.page)
    if not (page / "index.html").exists():
        raise Refused("%s has no page: make web" % page)
    folder = Path(args.folder)
    there = serve.server(page, 0)
    threading.Thread(target=there.serve_forever, daemon=True).start()
    try:
        for board in BOARDS:
            with Page("http://%s:%d/" % (serve.HOST, there.server_port), board) as shown:
                shown.open(rules="classic", level="greedy", seed=4)
                shown.play(KEYS, PRESSES)
                for size in SIZES:
                    path = folder / ("page-%s-%s.png" % (size, board))
                    path.write_bytes(_picture(shown, size))
                    print(path)
    except OSError as error:
        raise Refused("cannot write into %s: %s" % (folder, error.strerror or error)) from None
    finally:
        there.shutdown()
        there.server_close()


def _picture(shown: Page, size: str) -> bytes:
    ask = shown.driver.execute_cdp_cmd
    width, height, touched, dark = SIZES[size]
    ask("Emulation.setDeviceMetricsOverride",
        {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": touched})  # fmt: skip
    ask("Emulation.setTouchEmulationEnabled", {"enabled": touched})
    scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
    ask("Emulation.setEmulatedMedia", {"features": [scheme]})
    shown.ask("requestAnimationFrame(() => requestAnimationFrame(() => arguments[0]()))")
    data = base64.b64decode(ask("Page.captureScreenshot", {"format": "png"})["data"])
    try:
        from PIL import Image
    except ImportError:
        raise not_installed("pillow", "dev") from None

    out = io.BytesIO()
    with Image.open(io.BytesIO(data)) as picture:
        picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()
