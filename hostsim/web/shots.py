# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The command web-shots: pictures of the page in Chromium, at three sizes with three boards, and of every device."""

import base64
import io
import threading
from argparse import ArgumentParser, Namespace
from pathlib import Path

from hostsim.arguments import Refused, board_names, not_installed
from hostsim.web import serve
from hostsim.web.bench import Page

BOARDS = ("picosystem", "pimoroni_display_pack", "thumby")
# Width and height in CSS pixels, whether it is touched, whether its colours are dark.
SIZES = {"phone": (390, 844, True, False), "tablet": (768, 1024, True, True), "desktop": (1280, 800, False, False)}
KEYS = ("Enter", "Enter", "t")  # They pick up, lay down and turn up, so that the table has cards.
PRESSES = 25
PAPER = "#f4efe2"  # on which the devices are drawn; page.css has it below their pictures
COLOURS = 64  # With so few a picture takes a third of the bytes.
DEVICE_WIDTH = 240  # of the picture of a device, in pixels: several of them stand in a table of the README


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    parser.add_argument("page", metavar="FOLDER", help="the folder that `web` wrote")
    parser.add_argument("folder", metavar="PICTURES", help="the folder for the pictures")


def run(args: Namespace) -> None:
    """Write page-SIZE-BOARD.png and device-BOARD.png into the folder."""
    page = Path(args.page)
    if not (page / "index.html").exists():
        raise Refused("%s has no page: make web" % page)
    folder = Path(args.folder)
    there = serve.server(page, 0)
    threading.Thread(target=there.serve_forever, daemon=True).start()
    try:
        for board in board_names():
            with Page("http://%s:%d/" % (serve.HOST, there.server_port), board) as shown:
                shown.open(rules="classic", level="greedy", seed=4)
                shown.play(KEYS, PRESSES)
                _write(folder / ("device-%s.png" % board), _device(shown), DEVICE_WIDTH)
                for size in SIZES if board in BOARDS else ():
                    _write(folder / ("page-%s-%s.png" % (size, board)), _page(shown, size))
    except OSError as error:
        raise Refused("cannot write into %s: %s" % (folder, error.strerror or error)) from None
    finally:
        there.shutdown()
        there.server_close()


def _page(shown: Page, size: str) -> bytes:
    """Return the page at one of SIZES as a PNG."""
    ask = shown.driver.execute_cdp_cmd
    width, height, touched, dark = SIZES[size]
    ask("Emulation.setDeviceMetricsOverride",
        {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": touched})  # fmt: skip
    ask("Emulation.setTouchEmulationEnabled", {"enabled": touched})
    scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
    ask("Emulation.setEmulatedMedia", {"features": [scheme]})
    shown.ask("requestAnimationFrame(() => requestAnimationFrame(() => arguments[0]()))")
    return base64.b64decode(ask("Page.captureScreenshot", {"format": "png"})["data"])


def _device(shown: Page) -> bytes:
    """Return the drawing of the device, with what its screen shows, as a PNG."""
    # The felt would show at the corners of the case, wherever the picture is put.
    shown.driver.execute_script("document.getElementById('felt').style.background = '%s'" % PAPER)
    png = bytes(shown.driver.find_element("id", "device").screenshot_as_png)
    shown.driver.execute_script("document.getElementById('felt').style.background = ''")
    return png


def _write(path: Path, data: bytes, width: int | None = None) -> None:
    """Write a PNG in few colours, made so narrow, and print its path."""
    try:
        from PIL import Image
    except ImportError:
        raise not_installed("pillow", "dev") from None

    out = io.BytesIO()
    with Image.open(io.BytesIO(data)) as picture:
        rgb = picture.convert("RGB")
        if width:
            rgb = rgb.resize((width, rgb.height * width // rgb.width), Image.Resampling.LANCZOS)
        rgb.quantize(COLOURS, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    path.write_bytes(out.getvalue())
    print(path)
