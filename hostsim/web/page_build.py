"""The command web: write the page that plays the handheld, as a folder of static files.

The runtime is MicroPython's own build for WebAssembly, from npm; the game is compiled to bytecode from the same sources
as for boards. No file refers to another site, so any web server can serve the folder under any path.
"""

import base64
import hashlib
import json
import re
import shutil
import tarfile
import zlib
from argparse import ArgumentParser, Namespace
from collections.abc import Container, Iterable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from engine.rules import RULE_SET_NAMES
from firmware import text
from firmware.app import actions
from firmware.app.settings import NEWCOMER_LEVEL, OFFERED_LEVELS
from firmware.text.languages import LANGUAGE_CODES
from hostsim import arguments
from hostsim.arguments import CommandError
from hostsim.device import board_build, licences, uf2_build
from hostsim.players.scripted_handheld import ScriptedHandheld
from hostsim.players.virtual_panel import png
from hostsim.web import npm

PAGE_FOLDER = Path(__file__).with_name("page")  # the files that are copied or filled in
WORKER_FILE = "worker.js"  # the one program there that is not a module of the page
# MicroPython's build for WebAssembly. In its other variant, gc.collect() aborts the program.
PACKAGE = npm.Package(
    "@micropython/micropython-webassembly-pyscript", "1.27.0",
    "DnXx4EqxgkeaFESrS3uKrL7mLMk4mRTd0mMzaOd3HUSiZUOAE7t11uLnjf3ftF87N2xm4knHnWEKcVK4IYIUDA=="
)
RUNTIME_SCRIPT = "micropython-js.bin"
RUNTIME = {"package/micropython.mjs": RUNTIME_SCRIPT, "package/micropython.wasm": "micropython-wasm.bin"}
# By a hook of Emscripten the page itself fetches and compiles what the runtime would; it learns when that has run.
RUNTIME_HOOK = b"let Module={locateFile:", b"let Module={...options.module,locateFile:"
RUNTIME_RAN = b'\ndispatchEvent(new Event("micropython"));\n'
NOT_FOR_BROWSER = (  # a browser has no panel, buttons, files or cable, and nothing is typed there
    "firmware.circuitpython.", "firmware.console.text_console", "firmware.console.line_parser",
    "firmware.draw.terminal.", "firmware.draw.text.text_look", "firmware.draw.text.text_pages",
    "firmware.micropython.", "firmware.code", "firmware.main", "firmware.link.", "firmware.screens.cable_offer",
    "firmware.screens.cable_", "firmware.screens.new_cable_game", "firmware.table.modes.remote",
    "firmware.app.remote_",
    "firmware.app.file_store", "firmware.app.loop", "firmware.app.presses", "firmware.panels", "engine.library",
    "firmware.app.battery", "firmware.app.crash_report", "firmware.app.start", "firmware.draw.bank_unpacking",
    "firmware.draw.rgb565", "firmware.draw.strip_renderer",
    "firmware.text.boot_messages",
    *board_build.PAGE_TEXT_MODULES, *board_build.TYPED_TEXT_MODULES,
)  # fmt: skip
# Modules that the first picture does not need; they are in a file of their own, which is fetched beside the game. After
# the first picture the game waits for it. The modules that read saves are not among them.
LOADED_LATER = (
    "firmware/lessons/", "firmware/console/", "firmware/draw/text/", "firmware/browser/screen_reader",
    "firmware/screens/about", "firmware/screens/calendar_page", "firmware/screens/accessibility_menu",
    "firmware/screens/help_pages", "firmware/screens/help_topics", "firmware/screens/lesson_menus",
    "firmware/screens/names_menu", "firmware/screens/new_game_menu", "firmware/screens/rating_page",
    "firmware/screens/records_menu", "firmware/screens/review_screens", "firmware/screens/setting_rows",
    "firmware/screens/settings_menu", "firmware/table/views/decision_review", "firmware/table/views/pile_view",
    "firmware/draw/large/table_dialog", "firmware/draw/pages/sentence_pages", "firmware/draw/win_animation",
    "firmware/screens/move_list", "firmware/app/game_text", "firmware/table/views/game_replay",
    "firmware/screens/stop_call_menu", "firmware/screens/language_menu",
    "firmware/table/views/turn_replay", "firmware/screens/watch_menus", "firmware/screens/attract",
    "firmware/table/modes/watch", "firmware/browser/url_links", "firmware/puzzles/", "firmware/table/modes/puzzle",
    "firmware/table/modes/lesson", "firmware/table/views/lesson_playback", "firmware/table/views/activity_playback",
    "firmware/table/views/solution_text", "firmware/screens/checklist_menu", "firmware/screens/confirmation",
    "firmware/screens/field_editor", "firmware/screens/first_game_menu", "firmware/screens/pause",
    "firmware/screens/puzzle_menus", "firmware/screens/result", "firmware/screens/coach",
    "firmware/screens/adaptive_text", "firmware/screens/guarded_menu", "firmware/app/glicko",
    "firmware/app/player_stats", "firmware/app/records", "firmware/table/activity", "firmware/table/hint_planner",
    "firmware/table/modes/auto_play", "firmware/table/modes/retry", "firmware/table/modes/runs",
    "firmware/table/views/playback", "engine/hint_reason", "engine/plain_search", "engine/playouts", "engine/review",
    "engine/run_plan", "engine/solver",
)  # fmt: skip
TEXTS_LOADED_LATER = (  # the same of each language
    "advice", "cable", "console", "help", "learn", "lessons", "new_game", "puzzles", "refusals", "results", "settings"
)
PRELOADED = ("micropython-wasm.bin", "game.bin", RUNTIME_SCRIPT, "boards.json")
# Each of these has its own files for the game and the page, which are fetched if it is in use, else after the first
# picture.
OTHER_LANGUAGES = LANGUAGE_CODES[1:]
KINDS_OF_LANGUAGE_FILES = (".bin", "-later.bin", ".json")
PICTURES_FOLDER = board_build.ROOT / "hostsim" / "art" / "shots"
DEVICE_PICTURE = "device-%s.png"  # filled in with a board's name
UF2_PATTERN = "pocket-bank-*.uf2"
FLASH_FILES_FOLDER = "files"  # the folder beside the page for files to flash
# How the drive of a device appears whose file in boards/ has no DRIVE: by the BOOTSEL button of a Pico.
DEFAULT_DRIVE = ("drive", "")
# Icons are cards of the title's picture, with their shadows, on felt.
ICON_CARD = (30, 40)  # the size of a card
BACK_CORNER, P_CORNER = (27, 52), (27, 6)  # the left edges and tops of two cards in the picture
ICON_SIZE = 64
ICONS = {  # the scale, and each card with its left edge and top
    "icon-192.png": (3, ((BACK_CORNER, 5, 9), (P_CORNER, 29, 14))),
    "icon-512.png": (8, ((BACK_CORNER, 5, 9), (P_CORNER, 29, 14))),
    "icon-maskable.png": (8, ((BACK_CORNER, 18, 13),)),  # a phone may cut off its corners
}
PREVIEW_FILE = "preview.png"  # the picture that other sites show with a link to the page, drawn by `web-shots`
# The page's texts that it shares with the game: names in the modules of the languages.
GAMES_WORDS = {
    "undo": "UNDO", "hint": "HINT", "stop": "CALL_STOP", "opponent": "OPPONENT", "deal_no": "DEAL_NO",
    "deal": "DEAL", "today": "DEAL_OF_THE_DAY",
}  # fmt: skip


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    parser.add_argument("--source", metavar="URL", help="the address of the source, for a link on the page")
    parser.add_argument("--files", metavar="URL", help="the address of the files to flash, for a link on the page; or "
                        "the folder in which they are, which are then copied beside the page")
    parser.add_argument("--url", metavar="URL",
                        help="the address of the page, for the picture that is shown with links to it")
    parser.add_argument("out", metavar="FOLDER", help="the folder to write to")


def run(args: Namespace) -> int:
    """Build the page, and print its size."""
    out = Path(args.out)
    if out.exists() and not (out / "game.bin").exists():
        raise CommandError("%s exists and was not built by this command; it is left alone" % out)
    try:
        write(out, runtime(), args.source, args.files, args.url)
    except OSError as error:
        raise CommandError("cannot build %s: %s" % (out, error.strerror or error)) from None
    files = [path for path in sorted(out.rglob("*")) if path.is_file()]
    size = sum(first_files(out).values())
    print("%s: %d files, %.1f kB for the first picture, even if the host compresses nothing" % (
        out, len(files), size / 1000))
    missing = [name for name, url in (("SOURCE=", args.source), ("FILES=", args.files)) if not url]
    if missing:
        print("a link is missing that it may have: make web " + " ".join(each + "URL" for each in missing))
    return 0


def first_files(out: Path, language: str = LANGUAGE_CODES[0]) -> dict[str, int]:
    """Return the bytes of each file that the first picture needs, {name: bytes}."""
    names = ["index.html", "page.css", "icon-192.png", "boards.json", "game.bin", *RUNTIME.values()]
    names += modules(path.name for path in out.iterdir())
    if language in OTHER_LANGUAGES:
        names += [language + ".bin", language + ".json"]
    return {name: (out / name).stat().st_size for name in names}


def runtime() -> dict[str, bytes]:
    """Return the runtime's files, {name: bytes}, from npm or from build/."""
    with tarfile.open(npm.archive(PACKAGE)) as tar:
        files = {name: tar.extractfile(member).read() for member, name in RUNTIME.items()}  # type: ignore[union-attr]
    before, after = files[RUNTIME_SCRIPT].split(RUNTIME_HOOK[0])
    return {**files, RUNTIME_SCRIPT: before + RUNTIME_HOOK[1] + after + RUNTIME_RAN}


def write(
    out: Path, runtime: dict[str, bytes], source: str | None = None, flash: str | None = None, url: str | None = None
) -> None:
    """Write the page into the folder out, which is removed first.

    runtime: as `runtime` returns it; source: the URL of the project's source; flash: the URL of the files to flash, or
        a folder of them, which are then copied; url: where the page will be; without it the preview has a relative
        name, which not every site understands.
    """
    folder = Path(flash) if flash and Path(flash).is_dir() else None
    to_flash = {
        path.name: path.read_bytes() for kind in (
            UF2_PATTERN, licences.LICENCES_FILE % "*"
        ) for path in sorted(folder.glob(kind))
    } if folder else {}
    files = {name: packed(content) for name, content in runtime.items()}
    for path in PAGE_FOLDER.iterdir():
        files[path.name] = path.read_bytes()
        if path.suffix in (".js", ".css"):
            files[path.name] = without_comments(files[path.name].decode()).encode()
    checksum = base64.b64encode(hashlib.sha256(runtime[RUNTIME_SCRIPT]).digest())
    files["index.html"] = files["index.html"].replace(b"@runtime", checksum)
    # The browser fetches all of it at once, and not each module when it has read those that import it.
    links = "".join('<link rel="preload" href="%s" as="fetch" crossorigin>\n' % name for name in PRELOADED)
    links += "".join('<link rel="modulepreload" href="%s">\n' % name for name in modules(files))
    files["index.html"] = files["index.html"].replace(b"<!--modules-->\n", links.encode())
    link = '<a href="%s" data-word="source">The source</a>\n' % _quoted(source) if source else ""
    files["index.html"] = files["index.html"].replace(b"<!--source-->", link.encode())
    if url:
        whole = _quoted(url.rstrip("/") + "/" + PREVIEW_FILE).encode()
        files[
            "index.html"
        ] = files["index.html"].replace(b'content="%s"' % PREVIEW_FILE.encode(), b'content="%s"' % whole)
    files["licence.txt"] = (board_build.ROOT / "LICENSE").read_bytes()
    files.update((name + ".bin", packed(pack_files(content))) for name, content in game().items())
    pictures = device_pictures()
    files.update(pictures)
    content = boards_json(list(to_flash), "" if folder else flash or "")
    # The sentence for a page whose program does not start must be in the page, in every language.
    silent = "".join('\n<p lang="%s">%s</p>' % (code, _quoted(words.pop("silent")))
                     for code, words in content["words"].items())
    files["index.html"] = files["index.html"].replace(b"<!--silent-->", silent.encode())
    files.update((code + ".json", _json(content["words"].pop(code))) for code in OTHER_LANGUAGES)
    files["boards.json"] = _json(content)
    files.update(icons())
    # The service worker keeps these files under a name that changes with any of them.
    digest = hashlib.sha256(b"".join(name.encode() + files[name] for name in sorted(files))).hexdigest()[:16]
    names = json.dumps(["./", *sorted(files.keys() - {WORKER_FILE, "index.html", PREVIEW_FILE})])
    worker = files[WORKER_FILE].replace(b'"@version"', json.dumps(digest).encode())
    files[WORKER_FILE] = worker.replace(b'["@files"]', names.encode())
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for name, data in files.items():
        (out / name).write_bytes(data)
    if to_flash:
        (out / FLASH_FILES_FOLDER).mkdir()
    for name, data in to_flash.items():
        (out / FLASH_FILES_FOLDER / name).write_bytes(data)


def modules(files: Iterable[str]) -> list[str]:
    """Return the names of the page's modules among its files."""
    return sorted(name for name in files if name.endswith(".js") and name != WORKER_FILE)


def without_comments(source: str) -> str:
    """Return a program or style without comments, but for those with quotes at the end of a line, and indentation.

    They are a third of what is downloaded. Each line keeps its number, which errors name. No text of the source may
    go over the end of a line, as one between backticks can.
    """
    out = []
    in_comment = False
    for line in source.split("\n"):
        line = line.strip()
        begins = line.startswith("/*")
        ends = line.endswith("*/")
        is_comment = in_comment or line.startswith("//") or begins and (ends or "*/" not in line)
        in_comment = (in_comment or begins and is_comment) and not ends
        # With no quote behind them, the slashes are not within a text.
        out.append("" if is_comment else re.sub(r"\s+// [^\"'`]*$", "", line))
    return "\n".join(out)


def _json(content: object) -> bytes:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()


def _quoted(url: str) -> str:
    return url.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")


def game() -> dict[str, dict[str, bytes]]:
    """Return the game as its files for the runtime, {path: bytes}.

    "game" is the game in English, "later" the modules that the first picture does not need, and each other language has
    two such entries of its own, "de" and "de-later".
    """
    sources = {name: path for name, path in board_build.modules().items() if not name.startswith(NOT_FOR_BROWSER)}
    for name in ("__init__", *arguments.board_names()):
        sources["boards." + name] = board_build.ROOT / "boards" / (name + ".py")
    files = {
        # Line numbers are omitted, because nobody sees them there and they are a tenth of the download.
        name.replace(".", "/") + ".mpy": board_build.compile_mpy(source, name.replace(".", "/") + ".py", lines=False)
        for name, source in board_build.fold_constants(sources).items()
    }
    apart = {}
    for language in LANGUAGE_CODES:
        folder = "firmware/text/%s/" % language
        late_texts = {"%s%s.mpy" % (folder, part) for part in TEXTS_LOADED_LATER}
        later = {path: files.pop(path) for path in list(files) if path in late_texts}
        if language in OTHER_LANGUAGES:
            apart[language] = {path: files.pop(path) for path in list(files) if path.startswith(folder)}
            apart[language + "-later"] = later
        else:
            apart["later"] = later
    apart["later"].update({
        path: files.pop(
            path
        ) for path in list(files) if path.startswith(LOADED_LATER)
    })
    return {"game": files, **apart}


def pack_files(files: dict[str, bytes]) -> bytes:
    """Return files as one: a line of JSON, {path: size}, and then their contents in that order."""
    index = json.dumps({path: len(data) for path, data in files.items()}, separators=(",", ":"))
    return index.encode() + b"\n" + b"".join(files.values())


def packed(content: bytes) -> bytes:
    """Return content gzipped, the same bytes on every day and system.

    The page unpacks it. No name of such a file ends in .gz, because servers say of those that they are encoded.
    """
    compressor = zlib.compressobj(9, zlib.DEFLATED, 31, 9)  # 31: gzip, without a time; 9: all the memory that helps
    data = bytearray(compressor.compress(content) + compressor.flush())
    data[9] = 255  # "unknown", in place of this system
    return bytes(data)


def device_pictures() -> dict[str, bytes]:
    """Return the pictures that `web-shots` has drawn of the devices with a file to flash, {name: PNG}."""
    names = [name for name in arguments.board_names() if uf2_build.definitions(arguments.board(name))]
    paths = [PICTURES_FOLDER / (DEVICE_PICTURE % name) for name in names]
    return {path.name: path.read_bytes() for path in paths if path.exists()}


def boards_json(uf2: Sequence[str] = (), flash: str = "") -> dict[str, Any]:
    """Return the content of boards.json: boards, rule sets, levels, and the page's words in each language.

    uf2: the names of the files to flash beside the page; flash: where they are otherwise, "" for nowhere.
    """
    pictures = device_pictures()
    boards = {
        name: _drawing(arguments.board(name)) | _downloads(name, uf2, pictures) for name in arguments.board_names()
    }
    return {
        "boards": boards,
        "files": flash,
        "newcomer": NEWCOMER_LEVEL,
        "languages": OTHER_LANGUAGES,
        "words": {code: _words(code) for code in LANGUAGE_CODES},
    }


def _downloads(name: str, uf2: Sequence[str], pictures: Container[str]) -> dict[str, Any]:
    # The page's data about a device that one can buy: its picture, how its drive appears, and its files (one per chip).
    mine = re.compile(r"pocket-bank-%s-(rp2350-)?[0-9][^-]*\.uf2" % name)
    picture = DEVICE_PICTURE % name
    return {
        "picture": picture if picture in pictures else "",
        "drive": getattr(arguments.board(name), "DRIVE", DEFAULT_DRIVE),
        "files": [each for each in uf2 if mine.fullmatch(each)],
    }


def _words(code: str) -> dict[str, Any]:
    parts = [text.load(code, part) for part in ("table", "menus", "new_game")]
    menus = parts[1]
    return {
        **text.load(code, "page").WORDS,
        **{name: next(getattr(part, games) for part in parts if hasattr(part, games))
           for name, games in GAMES_WORDS.items()},
        "rule_sets": {name: menus.RULE_SETS[name] for name in RULE_SET_NAMES},
        "levels": {name: menus.LEVELS[name] for name in OFFERED_LEVELS},
    }


def _drawing(board: ModuleType) -> dict[str, Any]:
    held = getattr(board, "LONG_PRESSES", {})
    case, places = board.BODY
    return {
        "name": board.NAME,
        "width": board.WIDTH,
        "height": board.HEIGHT,
        "case": case,
        # Each button has a label, x and y in mm, its action, and its action when held (0: none).
        "buttons": [
            [board.BUTTON_LABELS.get(key, board.BUTTONS[key].lower()), x, y,
             actions.ACTION_NAMES.index(board.BUTTONS[key]), actions.ACTION_NAMES.index(held.get(key, ""))]
            for key, x, y in places
        ],
    }


def icons() -> dict[str, bytes]:
    """Return the icons, {name: PNG}."""
    return {name: _icon(*drawn) for name, drawn in ICONS.items()}


def _icon(times: int, cards: Sequence[tuple[tuple[int, int], int, int]]) -> bytes:
    width, _, rgb = _picture()
    rows = [bytearray(rgb[:3] * ICON_SIZE) for _ in range(ICON_SIZE)]
    across, down = ICON_CARD
    for (left, top), x, y in cards:
        for i in range(down):
            rows[y + i][3 * x : 3 * (x + across)] = rgb[3 * ((top + i) * width + left) :][: 3 * across]
    return png(ICON_SIZE * times, ICON_SIZE * times, b"".join(_scaled(rows, times)))


def crop_of_title(left: int, top: int, size: int, times: int) -> bytes:
    """Return a square of the title's picture, scaled up by a whole number, as a PNG."""
    width, _, rgb = _picture()
    rows = [rgb[3 * ((top + y) * width + left) :][: 3 * size] for y in range(size)]
    return png(size * times, size * times, b"".join(_scaled(rows, times)))


def _picture() -> tuple[int, int, bytes]:
    # Return the width and height of a board's screen and its pixels, as it shows the title.
    board = arguments.board("picosystem")
    handheld = ScriptedHandheld(board)
    handheld.press()
    return board.WIDTH, board.HEIGHT, handheld.panel.rgb()


def _scaled(rows: Sequence[bytes | bytearray], times: int) -> list[bytes]:
    # Return rows of pixels, three bytes each, scaled up by a whole number.
    wide = [b"".join(row[x : x + 3] * times for x in range(0, len(row), 3)) for row in rows]
    return [row for row in wide for _ in range(times)]
