"""The command web-shots: draw the page in Chromium, at three sizes with three boards, and every device.

Two more pictures show the screen that fills a phone's window, and one is the preview for links from other sites.
"""

import base64
import io
import threading
from argparse import ArgumentParser, Namespace
from pathlib import Path

from hostsim.arguments import CommandError, board_names, not_installed
from hostsim.web import page_build, serve
from hostsim.web.page_bench import PLAYING_KEYS, MeasuredPage

SHOWN_BOARDS = ("picosystem", "pimoroni_display_pack", "thumby")
# Width and height in CSS pixels, whether it has touch, whether its colours are dark.
SCREEN_SIZES = {
    "phone": (390, 844, True, False), "tablet": (768, 1024, True, True), "desktop": (1280, 800, False, False)
}
# The same of the screen that fills the window; there are three pixels to a CSS pixel.
WINDOW_SIZES = {"phone": (390, 844, True, False), "landscape": (844, 390, True, False)}
WINDOW = "window"  # its name among the boards of the page
WINDOW_SCALE = 3
SHOWN_PRESSES = 25
PREVIEW_SIZE = (1200, 630)  # pixels; other sites crop this size least
# The front door without its buttons, beside the game in play.
PREVIEW_SCRIPT = """
    document.body.classList.add("door");
    for (const each of document.querySelectorAll("header label, #enter, form, .text")) each.hidden = true;
    document.getElementById("felt").style.height = "100vh";
    Object.assign(document.getElementById("lead").style, {
        gridArea: "lead / lead / enter / lead", alignSelf: "center", fontSize: "2.3rem" });
    document.querySelector("#felt h1").style.fontSize = "2.6rem";
    document.documentElement.style.overflow = "hidden";
    document.activeElement.blur();
    dispatchEvent(new Event("resize"));
"""
PAPER_COLOUR = "#f4efe2"  # the background of the devices; page.css has it below their pictures
COLOURS = 64  # colours; with this few, a picture takes a third of the bytes
ALL_COLOURS = 256  # colours; with this many, a picture takes half of the bytes
DEVICE_WIDTH = 240  # pixels, the width of a device's picture: several of them stand in a table of docs/devices.md


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    parser.add_argument("page", metavar="FOLDER", help="the folder that `web` wrote")
    parser.add_argument("folder", metavar="PICTURES", help="the folder for the pictures")


def run(args: Namespace) -> None:
    """Write page-SIZE-BOARD.png, page-SIZE-window.png, device-BOARD.png and preview.png into the folder."""
    page = Path(args.page)
    if not (page / "index.html").exists():
        raise CommandError("%s has no page: make web" % page)
    folder = Path(args.folder)
    there = serve.server(page, 0)
    threading.Thread(target=there.serve_forever, daemon=True).start()
    try:
        for size, window in WINDOW_SIZES.items():
            with MeasuredPage("http://%s:%d/" % (serve.HOST, there.server_port), WINDOW) as shown:
                _resize(shown, *window, WINDOW_SCALE)
                shown.open(rules="classic", level="greedy", seed=4)
                shown.play(PLAYING_KEYS, SHOWN_PRESSES)
                _write(folder / ("page-%s-%s.png" % (size, WINDOW)), _picture(shown), window[0], ALL_COLOURS)
        for board in board_names():
            with MeasuredPage("http://%s:%d/" % (serve.HOST, there.server_port), board) as shown:
                shown.open(rules="classic", level="greedy", seed=4)
                shown.play(PLAYING_KEYS, SHOWN_PRESSES)
                _write(folder / ("device-%s.png" % board), _device(shown), DEVICE_WIDTH)
                for size in SCREEN_SIZES if board in SHOWN_BOARDS else ():
                    _write(folder / ("page-%s-%s.png" % (size, board)), _page(shown, *SCREEN_SIZES[size]))
                if board == SHOWN_BOARDS[0]:
                    shown.driver.execute_script(PREVIEW_SCRIPT)
                    _write(
                        folder / page_build.PREVIEW_FILE, _page(shown, *PREVIEW_SIZE, False, False), colours=ALL_COLOURS
                    )
    except OSError as error:
        raise CommandError("cannot write into %s: %s" % (folder, error.strerror or error)) from None
    finally:
        there.shutdown()
        there.server_close()


def _page(shown: MeasuredPage, width: int, height: int, touched: bool, dark: bool) -> bytes:
    """Return the page as a PNG; the arguments are those of SCREEN_SIZES."""
    _resize(shown, width, height, touched, dark)
    return _picture(shown)


def _resize(shown: MeasuredPage, width: int, height: int, touched: bool, dark: bool, scale: int = 1) -> None:
    ask = shown.driver.execute_cdp_cmd
    ask("Emulation.setDeviceMetricsOverride",
        {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": touched})  # fmt: skip
    ask("Emulation.setTouchEmulationEnabled", {"enabled": touched})
    scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
    ask("Emulation.setEmulatedMedia", {"features": [scheme]})
    shown.run_script("requestAnimationFrame(() => requestAnimationFrame(() => arguments[0]()))")


def _picture(shown: MeasuredPage) -> bytes:
    data: str = shown.driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})["data"]
    return base64.b64decode(data)


def _device(shown: MeasuredPage) -> bytes:
    """Return the drawing of the device, with what its screen shows, as a PNG."""
    # The felt would show at the corners of the case, wherever the picture is put.
    shown.driver.execute_script("document.getElementById('felt').style.background = '%s'" % PAPER_COLOUR)
    png = bytes(shown.driver.find_element("id", "device").screenshot_as_png)
    shown.driver.execute_script("document.getElementById('felt').style.background = ''")
    return png


def _write(path: Path, data: bytes, width: int | None = None, colours: int = COLOURS) -> None:
    """Write a PNG in few colours, scaled to a width, and print its path."""
    try:
        from PIL import Image
    except ImportError:
        raise not_installed("pillow", "dev") from None

    out = io.BytesIO()
    with Image.open(io.BytesIO(data)) as picture:
        rgb = picture.convert("RGB")
        if width:
            rgb = rgb.resize((width, rgb.height * width // rgb.width), Image.Resampling.LANCZOS)
        rgb.quantize(colours, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    path.write_bytes(out.getvalue())
    print(path)
