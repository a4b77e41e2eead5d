"""Tests of the page: the files that are built, and their behaviour in a real browser, against the host's pictures."""

import argparse
import base64
import gzip
import hashlib
import io
import json
import mimetypes
import re
import time
import urllib.parse
from datetime import datetime, timedelta

import pytest
from PIL import Image
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.support import expected_conditions

from engine.dealing import deal
from engine.game import Game as Played
from engine.library import Game
from engine.notation import parse_move, position_text as notation
from engine.opponent import Opponent
from engine.position import COUNT, FOUNDATION, HAND, OVER, RESERVE, SHOW, TURN, WASTE, pile
from firmware import text
from firmware.app import actions
from firmware.app.pointer import Pointer
from firmware.app.saves import Saves
from firmware.app.session import STARTER_BY_RULES, Session
from firmware.app.settings import (
    SETTING_FELT, SETTING_LANGUAGE, SETTING_LEFT_HANDED, SETTING_MARKS, SETTING_SUIT_COLOURS, SETTING_TURNED_ROUND,
    Settings
)
from firmware.browser.url_links import session_of
from firmware.lessons import LESSON_NUMBERS, LESSONS
from firmware.screens.lesson_menus import LessonEnd
from firmware.screens.result import Result
from firmware.table.cursor import source_of
from firmware.table.modes.lesson import STEP_PLAY as RIGHT
from firmware.table.states import PLAY
from firmware.table.table import Table
from firmware.text import load, menus, words
from firmware.text.en.page import WORDS
from firmware.text.languages import LANGUAGE_CODES
from hostsim import arguments
from hostsim.players.driver import MemoryStore
from hostsim.web import browser, npm, page_build, serve, shots
from tests.support.page_site import Host, PageSite, at_once, both_at_once, lacks, window_board
from tests.support.refusals import refused
from tests.support.timeouts import until

MOST = 450_000  # bytes that the first picture may need, from a host that compresses nothing
WINDOW = shots.WINDOW
BOARDS = arguments.board_names()
pytestmark = pytest.mark.slow  # The game is compiled, and a browser started.
FAKE = {name: b"" for name in page_build.RUNTIME.values()}


@pytest.fixture(scope="module")
def bare(shared):
    """Return the folder of the page without its runtime, which needs npm."""
    return shared("bare_page", lambda folder: page_build.write(folder / "web", FAKE)) / "web"


# Without a browser


def test_page_has_every_file_that_it_names(bare):
    files = {path.name for path in bare.iterdir()}
    html = (bare / "index.html").read_text()
    named = set(re.findall(r'(?:href|src)="([^"]+)"', html))
    named |= {icon["src"] for icon in json.loads((bare / "manifest.json").read_text())["icons"]}
    named -= {"?seed=today", "#device", "#handhelds"}  # which are the page itself
    assert {"page.js", "page.css", "manifest.json", "icon-512.png", "licence-micropython.txt"} <= named <= files
    # Each module is fetched at once, and only the page's first one is run by the page itself.
    assert set(re.findall('rel="modulepreload" href="([^"]+)"', html)) == set(page_build.modules(files)) <= named
    assert re.findall('<script[^>]* src="([^"]+)"', html) == ["page.js"]
    # The worker caches all of it except itself and the preview.
    kept = json.loads(re.search(r"const FILES = (\[.*?\]);", (bare / "worker.js").read_text())[1])
    assert set(kept) == files - {"worker.js", "index.html", page_build.PREVIEW_FILE} | {"./"}
    assert "@version" not in (bare / "worker.js").read_text()


def test_modules_are_below_three_hundred_lines_and_say_what_they_are_for():
    paths = list(page_build.PAGE_FOLDER.glob("*.js"))
    assert len(paths) > 10
    for path in paths:
        lines = path.read_text().splitlines()
        assert len(lines) < 300 and lines[0].startswith("// ") and all(line.count("`") % 2 == 0 for line in lines), path


def test_comments_are_left_out_and_every_line_keeps_its_number(bare):
    assert page_build.without_comments(
        "// One.\n\n/* Two. */\n  a(); // Three.\n/**\n * Four.\n */\nb /* Five. */\n/* Six. */ c\n// https://x\n"
        'd(" // ")\ne(); // Seven\'s.\n'
    ) == "\n\n\na();\n\n\n\nb /* Five. */\n/* Six. */ c\n\nd(\" // \")\ne(); // Seven's.\n"
    for name in ("page.css", "touch.js"):
        source = (page_build.PAGE_FOLDER / name).read_text().split("\n")
        lines = (bare / name).read_text().split("\n")
        assert len(lines) == len(source)
        assert all(line == source[i].strip()[: len(line)] for i, line in enumerate(lines)), name


def test_page_fetches_nothing_from_elsewhere(bare):
    for path in bare.iterdir():
        if path.suffix in (".html", ".js", ".css", ".json"):
            text = re.sub(r"^\s*//.*", "", path.read_text(), flags=re.M)
            assert not re.search(r"https?:|//[a-z0-9-]+\.", text), path.name
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', (bare / "index.html").read_text())[1]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules.pop("default-src") == "'none'"
    sources = {source for rule in rules.values() for source in rule.split()}
    # Of programs that are no file here, only the runtime's may run, which is known by its checksum.
    runtime = gzip.decompress((bare / page_build.RUNTIME_SCRIPT).read_bytes())
    checksum = base64.b64encode(hashlib.sha256(runtime).digest()).decode()
    assert sources == {"'self'", "'none'", "'wasm-unsafe-eval'", "'sha256-%s'" % checksum}
    assert not re.search(r"<[^>]* (on\w+|style)=", (bare / "index.html").read_text())


def test_game_is_packed_for_every_board(bare):
    index, data = gzip.decompress((bare / "game.bin").read_bytes()).split(b"\n", 1)
    sizes = json.loads(index)
    assert sum(sizes.values()) == len(data)
    assert {"boards/%s.mpy" % name for name in BOARDS} <= set(sizes)
    assert {"engine/moves.mpy", "firmware/browser/page_handheld.mpy", "firmware/text/en/table.mpy"} <= set(sizes)
    later = set(json.loads(gzip.decompress((bare / "later.bin").read_bytes()).split(b"\n", 1)[0]))
    assert {"firmware/lessons/houses.mpy", "firmware/text/en/help.mpy"} <= later and not later & set(sizes)
    assert not [path for path in sizes if path.startswith(("firmware/micropython", "firmware/circuitpython"))]


@pytest.mark.parametrize("name", BOARDS)
def test_drawing_has_every_button_once_and_none_on_another(name):
    board = arguments.board(name)
    _, keys = board.BODY
    assert sorted(key for key, _, _ in keys) == sorted(board.BUTTONS)
    places = [(x, y) for _, x, y in keys]
    assert len(set(places)) == len(places) and all(x for x, _ in places)
    drawn = page_build.boards_json()["boards"][name]["buttons"]
    held = getattr(board, "LONG_PRESSES", {})
    labels = [board.BUTTON_LABELS.get(key, board.BUTTONS[key].lower()) for key, _, _ in keys]
    assert [label for label, *_ in drawn] == labels
    expected = {(actions.ACTION_NAMES.index(board.BUTTONS[key]), actions.ACTION_NAMES.index(held.get(key, "")))
        for key, _, _ in keys}
    assert {(action, long) for *_, action, long in drawn} == expected


@pytest.mark.parametrize("name, size", [
    ("icon-192.png", 192), ("icon-512.png", 512), ("icon-maskable.png", 512),
])  # fmt: skip
def test_icons_have_their_sizes(bare, name, size):
    with Image.open(bare / name) as icon:
        assert icon.size == (size, size) and len(icon.convert("RGB").getcolors(1000)) > 3


def test_page_links_to_its_source_and_the_files_to_flash(tmp_path):
    page_build.write(tmp_path / "web", FAKE, 'https://example.org/?a&"b', "https://example.org/files")
    html = (tmp_path / "web" / "index.html").read_text()
    assert '<a href="https://example.org/?a&amp;&quot;b" data-word="source">' in html
    told = json.loads((tmp_path / "web" / "boards.json").read_text())
    assert told["files"] == "https://example.org/files" and told["boards"]["picosystem"]["files"] == []


def test_pictures_of_the_devices_lie_on_their_own_paper(bare):
    assert re.search(r"#shelf img {[^}]*background: %s;" % shots.PAPER_COLOUR, (bare / "page.css").read_text())


def test_device_without_a_file_to_flash_is_not_among_those_to_have(bare):
    boards = json.loads((bare / "boards.json").read_text())["boards"]
    assert {name for name, board in boards.items() if not board["picture"]} == {"lilygo_t_deck"}
    assert not (bare / (page_build.DEVICE_PICTURE % "lilygo_t_deck")).exists()


def test_files_to_flash_lie_beside_the_page_each_with_its_device(tmp_path):
    names = ["pocket-bank-%s-0.2.0.uf2" % each for each in ("picosystem", "pimoroni_display_pack",
                                                          "pimoroni_display_pack-rp2350", "pimoroni_display_pack_2_0")]
    licences = "licences-rp2040.txt"
    for name in (*names, licences, "other.uf2"):
        (tmp_path / name).write_bytes(name.encode())
    page_build.write(tmp_path / "web", FAKE, flash=str(tmp_path))
    beside = tmp_path / "web" / page_build.FLASH_FILES_FOLDER
    assert {path.name: path.read_bytes() for path in beside.iterdir()} == {
        name: name.encode() for name in (*names, licences)}
    page = json.loads((tmp_path / "web" / "boards.json").read_text())
    boards = page["boards"]
    assert {name: board["files"] for name, board in boards.items() if board["files"]} == {
        "picosystem": names[:1], "pimoroni_display_pack": sorted(names[1:3]), "pimoroni_display_pack_2_0": names[3:]}
    assert (boards["picosystem"]["drive"], boards["pico_ssd1306"]["drive"]) == (["drive_x", ""], ["drive", ""])
    assert {board["drive"][0] for board in boards.values()} <= set(page["words"]["en"])
    worker = (tmp_path / "web" / "worker.js").read_text()
    assert ".uf2" not in worker and page_build.DEVICE_PICTURE % "picosystem" in worker


def test_missing_npm_is_reported_in_one_line(tmp_path, monkeypatch):
    monkeypatch.setattr(npm, "CACHE_FOLDER", tmp_path / "npm")
    monkeypatch.setenv("PATH", "")
    with pytest.raises(arguments.CommandError, match="^no npm, which gets @micropython/[^\n]*$"):
        page_build.runtime()


def test_package_with_another_checksum_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(npm, "CACHE_FOLDER", tmp_path)
    name = "micropython-micropython-webassembly-pyscript-%s.tgz" % page_build.PACKAGE.version
    (tmp_path / name).write_bytes(b"other")
    with pytest.raises(arguments.CommandError, match="not the package that was pinned"):
        page_build.runtime()


def test_folder_that_is_no_build_is_left_alone(cli, tmp_path):
    (tmp_path / "mine").write_text("kept")
    refused(cli("web", str(tmp_path)), "left alone")
    assert (tmp_path / "mine").read_text() == "kept"


def test_page_is_within_its_budget_in_every_language(page):
    for language in LANGUAGE_CODES:
        sizes = page_build.first_files(page, language)
        assert 250_000 < sum(sizes.values()) <= MOST, (language, sizes)


def test_packed_files_are_the_same_at_any_time_and_have_a_name_of_no_encoding(bare, tmp_path, monkeypatch):
    monkeypatch.setattr(time, "time", lambda: 1.0)
    page_build.write(tmp_path / "again", FAKE)
    packed = [path for path in bare.iterdir() if path.read_bytes()[:2] == b"\x1f\x8b"]
    assert {path.suffix for path in packed} == {".bin"} and len(packed) == 4 + 2 * len(page_build.OTHER_LANGUAGES)
    for path in packed:
        data = path.read_bytes()
        assert data[4:8] == bytes(4) and data[9] == 255  # no time, no system
        assert data == (tmp_path / "again" / path.name).read_bytes() and mimetypes.guess_type(path.name)[1] is None


# In a browser


@pytest.fixture(scope="module")
def driver():
    """Return headless Chromium with a new profile."""
    try:
        driver = browser.make_driver()
    except arguments.CommandError as error:
        lacks(error)
    yield driver
    driver.quit()


IN_A_FRAME = expected_conditions.frame_to_be_available_and_switch_to_it(0)


NO_GAME = "licence-micropython.txt"  # a file beside the page, opened where no game should begin


class Site(PageSite):
    """The page in Chromium. Its folder has the file NO_GAME."""

    def __init__(self, page, driver):
        super().__init__(page)
        self.driver = driver
        self.clear()

    def leave(self):
        """Leave the page; delete saves, worker and caches, also those of an earlier site on this port."""
        self.driver.get("about:blank")
        origin = "http://" + urllib.parse.urlsplit(self.base).netloc
        self.driver.execute_cdp_cmd("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})

    def clear(self):
        """Leave the page for a file that is no game, with nothing saved."""
        self.leave()
        self.get(NO_GAME)  # for its storage to be there
        assert self.script("return [localStorage.length, !!navigator.serviceWorker.controller]") == [0, False]

    def get(self, path):
        self.driver.get(self.base + path)

    def script(self, text, *arguments):
        return self.driver.execute_script(text, *arguments)

    def press(self, key, code=""):
        """Press a key of the keyboard, and wait until the game rests. code: its place on the keyboard."""
        self.script("document.body.dispatchEvent(new KeyboardEvent('keydown', "
                    "{key: arguments[0], code: arguments[1], bubbles: true}))", key, code)
        self.rest()

    def touch(self, x, y):
        """Touch a pixel of the screen, and wait until the game rests; return the status."""
        self.script(
            "const s = document.getElementById('screen'), r = s.getBoundingClientRect(), z = r.width / s.width;"
            "s.dispatchEvent(new MouseEvent('click', {"
            " clientX: r.x + (arguments[0] + .5) * z, clientY: r.y + (arguments[1] + .5) * z}))", x, y)
        self.rest()
        return self.text("status")

    def click(self, name):
        self.script("document.getElementById(arguments[0]).click()", name)

    def copied(self, button):
        """Press a button that copies a link; return what that asks for, {name: value}."""
        self.click(button)
        link = self.script("return document.getElementById('link').value")
        assert link.startswith(self.base + "?")
        return dict(urllib.parse.parse_qsl(link.split("?", 1)[1]))

    def choose_board(self, board):
        """Have the page open with a board where a link names none."""
        name = self.key(board, "").split(board)[0] + "board"
        self.script("localStorage.setItem(arguments[0], arguments[1])", name, board)

    def forget(self, board):
        """Delete a board's saves, before the page is opened again."""
        self.script("for (const key of Object.keys(localStorage))"
                    " if (key.startsWith(arguments[0])) localStorage.removeItem(key)", self.key(board, ""))

    def complaints(self):
        # For the file NO_GAME, which names no icon, the browser asks for one of a usual name, once for each site.
        told = [each["message"] for each in self.driver.get_log("browser") if each["level"] == "SEVERE"]
        return [each for each in told if "/favicon.ico " not in each]


@pytest.fixture(scope="module")
def served(page, driver):
    """Return the Site of all tests that need none of their own."""
    site = Site(page, driver)
    yield site
    site.close()


@pytest.fixture
def site(served):
    """Return a Site of the page, which is not open and has saved nothing."""
    served.clear()
    served.complaints()
    yield served
    assert not served.complaints()


@pytest.mark.parametrize("name", ["picosystem", "thumby"])
def test_link_opens_its_deal_and_each_picture_is_the_hosts(site, name):
    host, store = both_at_once(site, name)
    site.open(board=name, rules="classic", level="greedy", seed="4")
    assert site.picture() == host.start("classic", "greedy", 4)
    assert site.driver.current_url == site.base + "?board=" + name
    keys = "Enter ArrowRight Enter Enter t Enter ArrowLeft Backspace t t m ArrowDown Backspace".split()
    shown = set()
    for key in keys * 2:
        site.press(key)
        shown.add(site.picture())
        assert site.picture() == host.press(key), key
    assert len(shown) > 10
    # A reload resumes the game.
    host = Host(name, store)
    site.driver.refresh()
    site.rest()
    assert site.picture() == host.press()
    for key in keys:
        site.press(key)
        assert site.picture() == host.press(key), key


POSITION = Game("classic", seed=4).text()

# Each must be refused. In a position each field is missing, repeated or wrong; cards are missing or too many.
HOSTILE = [
    {"board": ""}, {"board": "nobody"}, {"board": "__proto__"}, {"board": "constructor"}, {"board": "../picosystem"},
    {"board": "<img src=x onerror=window.hurt=1>"}, {"board": "x" * 5000}, {"board": "picosystem\0"},
    {"level": "toString"}, {"level": "random"}, {"level": ""}, {"level": "expert\nexpert"}, {"level": "EXPERT"},
    {"seed": "-1"}, {"seed": ""}, {"seed": "1e3"}, {"seed": "١٢"}, {"seed": "0x10"}, {"seed": "9" * 16},
    {"seed": "999999999999999"}, {"seed": "1;import os"}, {"seed": " 7"}, {"seed": "7.0"}, {"seed": "NaN"},
    {"rules": ""}, {"rules": "chess"}, {"rules": "classic+"}, {"rules": "classic+nothing"}, {"rules": "+"},
    {"rules": "classic+r12+r11"}, {"rules": "classic+waste+waste"}, {"rules": "onepack+r12"}, {"rules": "klondike+cut"},
    {"rules": "'); raise SystemExit; ('"}, {"rules": "classic\u202e\u0000\n\n<b>"}, {"rules": "x" * 20000},
    {"rules": "three", "board": "thumby"}, {"rules": "classic\tseed"}, {"rules": "classic\nseed\t7"},
    {"begins": ""}, {"begins": "me"}, {"begins": "other"}, {"begins": "you", "rules": "klondike"},
    {"begins": "you", "alone": "yes"}, {"begins": "you\nalone"}, {"begins": "0"}, {"begins": "YOU"},
    {"alone": ""}, {"alone": "no"}, {"alone": "1"}, {"alone": "yes", "rules": "three"},
    {"alone": "yes", "rules": "klondike"}, {"alone": "yes", "stop": "yes"},
    {"duplicate": ""}, {"duplicate": "yes", "rules": "three"}, {"duplicate": "yes", "alone": "yes"},
    {"puzzle": ""}, {"puzzle": "0"}, {"puzzle": "9999"}, {"puzzle": "1e1"}, {"puzzle": "x" * 900}, {"puzzle": "1\n2"},
    {"puzzle": "3", "seed": "1"}, {"puzzle": "3", "rules": "classic"}, {"puzzle": "\u0661"},
    {"stop": ""}, {"stop": "no"}, {"stop": "true"}, {"stop": "yes", "rules": "onepack"},
    {"stop": "yes", "rules": "klondike"},
    {"position": ""}, {"position": " "}, {"position": "x" * 1001}, {"position": POSITION + " "},
    {"position": POSITION + " more=1"}, {"position": POSITION.lower()}, {"position": POSITION.upper()},
    {"position": POSITION[::-1]}, {"position": POSITION.replace(" ", "\n")}, {"position": POSITION.replace(" ", "\t")},
    {"position": POSITION.replace(" ", "  ")}, {"position": POSITION, "rules": "foster"},
    {"position": POSITION, "rules": "classic+waste"}, {"position": POSITION, "begins": "other"},
    {"position": POSITION.replace("turn=A", "turn=over:A")}, {"position": POSITION.replace("turn=A", "turn=C")},
    {"position": POSITION.replace("1=", "1=AS")}, {"position": POSITION.replace("idle=0", "idle=99999")},
    {"position": POSITION.replace("idle=0", "idle=-1")}, {"position": POSITION.replace("F=S00", "F=Sff")},
    {"position": POSITION.replace("show=-", "show=xx")}, {"position": POSITION.replace("classic", "three")},
    {"position": POSITION.replace("classic", "onepack")}, {"position": POSITION.replace("classic", "<script>")},
    {"position": Game("three", seed=1).text(), "board": "thumby"}, {"position": Game("klondike", seed=1).text(),
                                                                    "board": "pico_ssd1306"},
]  # fmt: skip
for _field in POSITION.split(" "):
    HOSTILE.append({"position": POSITION.replace(_field + " ", "").replace(" " + _field, "")})
    HOSTILE.append({"position": POSITION.replace(_field, _field + " " + _field)})
    HOSTILE.append({"position": POSITION.replace(_field, _field.split("=")[0] + "=?")})


def is_refused_by_the_page(query):
    """Return whether the page itself refuses a link, before it asks the game."""
    return bool({"board", "level", "seed"} & set(query)) or any(
        len(value) > 1000 or "\t" in value or "\n" in value for value in query.values())


# Those with which the page is opened: one for each place at which one is refused, on each kind of screen.
OPENED = [
    {"board": "<img src=x onerror=window.hurt=1>"}, {"board": "picosystem\0"}, {"level": "toString"}, {"seed": "-1"},
    {"rules": "x" * 20000}, {"rules": "classic\nseed\t7"}, {"rules": "classic\u202e\u0000\n\n<b>"},
    {"rules": "chess"}, {"puzzle": "3", "rules": "classic"}, {"rules": "three", "board": "thumby"},
    {"position": POSITION.replace("classic", "<script>")},
    {"position": Game("klondike", seed=1).text(), "board": "pico_ssd1306"},
]  # fmt: skip
BY_THE_GAME = [query for query in HOSTILE if not is_refused_by_the_page(query)]


def test_hostile_link_is_refused_by_the_game_in_one_line(port):
    handheld = port.PageHandheld(arguments.board("picosystem"))
    assert len(BY_THE_GAME) > 90
    for query in BY_THE_GAME:
        wish = query if "puzzle" in query else {
            "level": "easy", "seed": "0", **({} if "position" in query else {"rules": "classic"}), **query}
        said = handheld.take_request("\n".join("\t".join(each) for each in wish.items()))
        assert said and "\n" not in said, query


# Have the page read each link as it does when it is opened, and return its notices.
REFUSED = """
    const [queries, done] = arguments;
    const load = (name) => import(new URL(name, document.baseURI));
    Promise.all(["links.js", "words.js"].map(load)).then(([{asked, play}, {notice}]) => done(queries.map((query) => {
        history.replaceState(null, "", "?" + query);
        const {board: _, fault, ...wanted} = asked();
        notice(fault ?? play(wanted, true));
        return document.getElementById("notice").textContent;
    })));
"""


def test_hostile_link_is_refused_by_the_page_in_one_line(site):
    site.open(board="picosystem")
    title = site.picture()
    queries = [query for query in HOSTILE if query.get("board") not in BOARDS]  # Those of a board need it open.
    assert len(queries) > 120
    said = site.driver.execute_async_script(REFUSED, [urllib.parse.urlencode(query) for query in queries])
    for query, line in zip(queries, said, strict=True):
        assert line and len(line) <= 160 and line.isprintable(), query
    assert site.script("return window.hurt === undefined") and site.picture() == title


def test_hostile_link_gives_one_line_and_the_title(site):
    titles = {name: both_at_once(site, name)[0].press() for name in ("picosystem", "thumby", "pico_ssd1306")}
    for query in OPENED:
        assert query in HOSTILE
        site.open(**query)
        said = site.text("notice")
        assert said and len(said) <= 160 and said.isprintable(), query
        assert site.script("return !document.getElementById('notice').hidden && window.hurt === undefined"), query
        name = query.get("board", "picosystem")
        assert site.picture() == titles[name if name in titles else "picosystem"], query
    # A name that stands twice is refused, one that is unknown ignored.
    site.get("?seed=1&seed=2")
    site.rest()
    assert site.text("notice") == "The link names seed twice"
    site.open(fbclid="x")
    assert site.text("notice") == ""


@pytest.mark.parametrize("asked", [
    {"rules": "classic+waste", "level": "easy", "seed": "13", "begins": "opponent"},
    {"rules": "foster", "level": "greedy", "seed": "3", "stop": "yes"},
    {"rules": "cats", "level": "novice", "seed": "5", "alone": "yes"},
    {"rules": "three", "level": "easy", "seed": "6", "begins": "other"},
    {"rules": "klondike", "level": "easy", "seed": "7"},
    {"rules": "onepack", "level": "easy", "seed": "8", "duplicate": "yes"},
])  # fmt: skip
def test_link_opens_its_game_and_is_copied_again(site, asked):
    site.store("picosystem", **at_once())
    site.open(board="picosystem", **asked)
    assert site.text("notice") == ""
    assert site.copied("copy") == {"board": "picosystem", **asked}
    # The link to this moment has a position, opens the same picture, and is copied again.
    site.press("Enter")
    now = site.copied("copy-now")
    assert set(now) >= {"board", "level", "seed", "position"} and now["position"].startswith("rules=" + asked["rules"])
    assert ("stop" in now, "alone" in now) == ("stop" in asked, "alone" in asked)
    site.press("Backspace")  # what was taken up is put back
    site.forget("picosystem")
    site.store("picosystem", **at_once())
    site.open(**now)
    assert site.text("notice") == "" and site.copied("copy") == now
    piles = Game.from_text(now["position"])
    for key in ("t", "Enter", "Enter", "t"):
        site.press(key)
    then = Game.from_text(site.copied("copy-now")["position"])
    assert then.text() != piles.text()
    # A reload resumes the game, whose start is still that position.
    site.driver.refresh()
    site.rest()
    assert site.copied("copy") == now and site.copied("copy-now")["position"] == then.text()


@pytest.mark.parametrize("name", ["picosystem", "thumby"])
def test_link_opens_its_puzzle(site, name):
    host, store = both_at_once(site, name)
    site.open(board=name, puzzle="17")
    assert site.text("notice") == ""
    host.press()
    host.handheld.app.open_puzzle(17)
    assert site.picture() == host.press()
    assert site.copied("copy") == {"board": name, "puzzle": "17"}
    for key in ("Enter", "ArrowRight", "Enter", "Backspace", "m"):
        site.press(key)
        assert site.picture() == host.press(key), key


def test_link_asks_before_it_ends_another_game(site):
    site.store("picosystem", **at_once())
    site.open(board="picosystem", rules="classic", level="easy", seed="4")
    site.press("Enter")
    mine = site.picture()
    for no in (lambda: site.click("no"), lambda: site.driver.switch_to.active_element.send_keys("\ue00c")):  # Escape
        site.open(board="picosystem", rules="onepack", level="easy", seed="8")
        assert site.script("return !document.getElementById('ask').hidden")
        no()
        assert site.script("return document.getElementById('ask').hidden") and site.picture() == mine
    site.open(board="picosystem", rules="classic", level="easy", seed="4")  # the one that is being played
    assert site.script("return document.getElementById('ask').hidden") and site.picture() == mine
    site.open(board="picosystem", rules="onepack", level="easy", seed="8")
    site.click("yes")
    site.rest()
    store = MemoryStore()
    store.data.update(at_once())
    host = Host("picosystem", store)
    assert site.picture() == host.start("onepack", "easy", 8)
    site.click("copy")
    assert site.script("return document.getElementById('link').value") == (
        site.base + "?board=picosystem&rules=onepack&level=easy&seed=8")


def test_deal_of_the_day_has_a_link(site):
    site.open()
    day = site.text("today").removeprefix(words.DEAL_OF_THE_DAY.format(""))
    assert day in {str(int((datetime.now() - timedelta(days=ago)).strftime("%y%m%d"))) for ago in (0, 1)}
    site.store("picosystem", **at_once())
    site.open(board="picosystem", seed="today")
    assert site.text("notice") == "" and site.copied("copy")["seed"] == day
    assert words.DEAL_OF_THE_DAY.format(day) in site.text("status")
    site.press("Enter")
    mine = site.picture()
    site.click("today")  # it is being played
    assert site.picture() == mine and site.script("return document.getElementById('ask').hidden")


def test_text_below_leads_to_the_lessons(site):
    name = "picosystem"
    host, store = both_at_once(site, name)
    site.open(board=name, rules="classic", level="easy", seed="4")
    host.start("classic", "easy", 4)
    site.press("Enter")
    host.press("Enter")
    site.click("learn")
    site.rest()
    host.handheld.app.show("learn")
    assert site.picture() == host.press()
    for key in ("Enter", "Enter", "m", "Backspace"):
        site.press(key)
        assert site.picture() == host.press(key), key
    # The game waits meanwhile.
    site.driver.refresh()
    site.rest()
    assert site.copied("copy")["seed"] == "4"


def test_link_sets_the_language(site):
    site.open(board="picosystem", language="de")
    assert site.script("return document.getElementById('status').lang") == "de"
    site.forget("picosystem")
    site.open(board="picosystem", language="xx")  # which there is not
    assert site.script("return document.getElementById('status').lang") == "en" and site.text("notice") == ""


def test_page_uses_the_language_that_was_set_and_fetches_the_others_later(site):
    store = MemoryStore()
    settings = Settings(store)
    settings.numbers[SETTING_LANGUAGE] = 1 + LANGUAGE_CODES.index("fr")
    settings.save()
    site.open(board="picosystem")
    site.store("picosystem", **store.data)
    site.open(board="picosystem")
    assert site.script("return document.getElementById('status').lang") == "fr" and site.text("notice") == ""
    fetched = "return performance.getEntriesByType('resource').map((each) => each.name.split('/').pop())"
    files = {language + kind for language in page_build.OTHER_LANGUAGES for kind in page_build.KINDS_OF_LANGUAGE_FILES}
    until(lambda: files <= set(site.script(fetched)), lambda: site.script(fetched))


def test_left_handed_device_swaps_its_buttons(site):
    def labels(side):
        return site.script("return [...document.getElementById(arguments[0]).children].map((e) => e.ariaLabel)", side)

    site.open(board="picosystem")
    before = labels("left"), labels("right")
    store = MemoryStore()
    settings = Settings(store)
    settings.numbers[SETTING_LEFT_HANDED] = 1
    settings.save()
    site.store("picosystem", **store.data)
    site.open(board="picosystem", rules="classic", level="easy", seed="4")
    assert (labels("right"), labels("left")) == before
    host = Host("picosystem", store)
    assert site.picture() == host.start("classic", "easy", 4)


@pytest.mark.parametrize("name", ["picosystem", "thumby"])
def test_picture_in_other_colours_and_turned_round_equals_the_hosts(site, name):
    store = MemoryStore()
    settings = Settings(store)
    for setting in (SETTING_SUIT_COLOURS, SETTING_FELT, SETTING_MARKS, SETTING_TURNED_ROUND):
        settings.numbers[setting] = 1
    settings.save()
    points = settings.match_points("classic")
    session = Session("classic", "greedy", 4, STARTER_BY_RULES, points, hot_seat_names=("Anna", "Bert"))
    greedy = Opponent("greedy", 1)
    first = session.game.pos[TURN]
    while session.game.pos[TURN] == first:
        greedy.choose(session.game.pos)
        session.game.play(greedy.src, greedy.dst)
    Saves(store).save(session)
    site.store(name, **store.data)
    site.open(board=name)
    host = Host(name, store)
    assert site.picture() == host.press()
    for _ in range(3):  # from the title to the table, past the dialog between two turns
        site.press("Enter")
        assert site.picture() == host.press("Enter")
    assert host.handheld.app.scene.rotated


def test_game_is_exported_and_imported_as_text(site):
    for name in ("picosystem", "pimoroni_display_pack"):
        site.store(name, **at_once())
    site.open(board="picosystem", rules="classic", level="easy", seed="4")
    site.press("Enter")

    def written():
        site.click("export")
        return site.script("return document.getElementById('game').value")

    text = written()
    site.open(board="pimoroni_display_pack")
    for wrong in ("", "no game", "00" * 40, text[:-2], text[:40] + "%x" % (int(text[40], 16) ^ 1) + text[41:]):
        site.script("document.getElementById('game').value = arguments[0]", wrong)
        site.click("import")
        assert site.text("notice"), wrong
    site.script("document.getElementById('game').value = arguments[0]", "\n ".join((text[:50], text[50:])))
    site.click("import")
    site.rest()
    assert site.text("notice") == "" and site.text("status") == words.PRACTICE
    # The game is the same up to its flag and check sum: the opponent's state and the moves.
    assert written()[-60:-8] == text[-60:-8]
    # Another text would end that game, so the page asks first.
    site.open(board="pimoroni_display_pack", rules="onepack", level="easy", seed="8")
    site.click("yes")
    for _ in range(3):
        site.press("Enter")
    mine = written()
    for answer in ("no", "yes"):
        site.script("document.getElementById('game').value = arguments[0]", text)
        site.click("import")
        assert site.script("return !document.getElementById('ask').hidden")
        assert site.text("yes") == site.text("import")
        site.click(answer)
        site.rest()
        assert site.script("return document.getElementById('ask').hidden")
        assert written()[-60:-8] == (text if answer == "yes" else mine)[-60:-8]


@pytest.mark.parametrize("name", ["picosystem", "pico_ssd1306"])
def test_touch_of_a_pile_goes_there_and_plays(site, name):
    host, _ = both_at_once(site, name)
    host.start("classic", "greedy", 4)
    site.open(board=name, rules="classic", level="greedy", seed="4")
    app = host.handheld.app
    cursor = app.table.cursor
    for turn in range(24):
        if cursor.held >= 0 and turn % 5 == 0:
            site.touch(app.look.width - 1, app.look.height - 2)  # no pile: the card goes back
            assert site.picture() == host.touch(app.look.width - 1, app.look.height - 2), turn
            continue
        n = cursor.source_count if cursor.held < 0 else cursor.place_count
        p = cursor.pile_at(turn * 7 % n)
        x, y = app.table.view.x(p) + 9, app.table.view.y(p) + 3
        said = site.touch(x, y)
        assert site.picture() == host.touch(x, y), (turn, said)
    assert app.session.game.ply > 8


def test_button_held_does_its_second_action(site):
    name = "pimoroni_display_pack"
    host, _ = both_at_once(site, name)
    site.open(board=name, rules="classic", level="easy", seed="4")
    host.start("classic", "easy", 4)
    press = """
        const done = arguments[2], button = document.querySelector(`.pad button[aria-label^="${arguments[0]}:"]`);
        button.setPointerCapture = () => {};  // which takes a finger, not an event
        button.dispatchEvent(new PointerEvent("pointerdown", {bubbles: true}));
        const up = () => { button.dispatchEvent(new PointerEvent("pointerup", {bubbles: true})); done() };
        setTimeout(up, arguments[1]);
    """
    for button, ms, key in (("A", 10, "Enter"), ("A", 700, "t"), ("B", 700, "m"), ("B", 10, "Backspace")):
        site.driver.execute_async_script(press, button, ms)
        site.rest()
        assert site.picture() == host.press(key, "buttons"), (button, ms)


AUDIO = """
    window.heard = [];
    window.made = 0;
    const told = (what) => ({setValueAtTime: (value, at) => window.heard.push([what, value, Math.round(1000 * at)])});
    window.AudioContext = class { state = "running"; currentTime = 1; destination = {}; constructor() { made++ } };
    window.GainNode = class { gain = told("loud"); connect(to) { return to } };
    window.OscillatorNode = class { frequency = told("hz"); connect(to) { return to } start() {} stop() {} };
"""


def test_sound_begins_once_somebody_has_touched_the_page(site):
    name = "picosystem"
    host, _ = both_at_once(site, name)
    site.open(board=name, rules="classic", level="easy", seed="4")
    host.start("classic", "easy", 4)
    host.played.clear()
    site.script(AUDIO)
    # A synthetic event must not start the audio: the browser would complain and leave a promise pending for good.
    site.press("ArrowRight")
    host.press("ArrowRight")
    assert site.script("return [made, heard.length]") == [0, 0]
    host.played.clear()
    site.driver.find_element("id", "screen").send_keys("t")
    site.rest()
    host.press("t")
    for key in ("t", "t", "t", "Enter", "Enter", "t", "t"):
        site.press(key)
        host.press(key)
    expected = []
    for tune, level, wait in host.played:
        at = 1000 + wait
        for hz, ms in zip(tune[::2], tune[1::2], strict=True):
            if hz:
                expected.append(["hz", hz, at])
            expected.append(["loud", (0, 0.03, 0.15)[level] if hz else 0, at])
            at += ms
        expected.append(["loud", 0, at])
    assert len(host.played) > 3 and site.script("return [made, heard]") == [1, expected]


def test_web_shots_writes_the_pictures_of_the_readme(page, driver, tmp_path, monkeypatch):
    monkeypatch.setattr(shots, "SHOWN_BOARDS", ("thumby",))
    monkeypatch.setattr(shots, "board_names", lambda: ["thumby"])
    monkeypatch.setattr(shots, "WINDOW_SIZES", {"landscape": shots.WINDOW_SIZES["landscape"]})
    shots.run(argparse.Namespace(page=str(page), folder=str(tmp_path)))
    sizes = {}
    for path in tmp_path.iterdir():
        with Image.open(path) as picture:
            sizes[path.name] = picture.size
    device = sizes.pop("device-thumby.png")
    assert device[0] == shots.DEVICE_WIDTH and 100 < device[1] < shots.DEVICE_WIDTH
    assert sizes.pop(page_build.PREVIEW_FILE) == shots.PREVIEW_SIZE
    assert sizes == {
        **{"page-%s-thumby.png" % name: size[:2] for name, size in shots.SCREEN_SIZES.items()},
        **{"page-%s-window.png" % name: size[:2] for name, size in shots.WINDOW_SIZES.items()}
    }


HELD_BACK = """
    const fetches = window.fetch, come = new Promise((go) => { window.release = go });
    window.fetch = (what) => String(what).includes("later.bin") ? come.then(() => fetches(what)) : fetches(what);
"""


def test_press_before_all_of_the_game_is_there_waits_and_is_not_lost(site):
    name = "picosystem"
    script = site.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": HELD_BACK})
    dispatch = "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: arguments[0], bubbles: true}))"
    loading = "return !document.getElementById('loading').hidden"

    def opened(query=""):
        site.get(query)
        until(lambda: site.picture() == Host(name).press())
        assert not site.script(loading)

    def released():
        assert site.script(loading)
        before = site.picture()
        site.script("release()")
        site.rest()
        assert not site.script(loading) and site.picture() != before
        return site.picture()

    try:
        opened("?board=" + name)
        host = Host(name)
        host.press()
        for key in ("ArrowDown", "ArrowDown", "Enter"):
            site.script(dispatch, key)
        assert released() == [host.press(key) for key in ("ArrowDown", "ArrowDown", "Enter")][-1]
        # Whoever taps for a second time wants what that tap is on.
        opened("?board=" + name)
        host = Host(name)
        host.press()
        host.uses("touch")
        geometry = host.handheld.app.screen.row_geometry
        top, pitch = geometry.top, geometry.pitch
        for row in (3, 1):
            site.script(
                "const s = document.getElementById('screen'), r = s.getBoundingClientRect();"
                "s.dispatchEvent(new MouseEvent('click', {"
                " clientX: r.x + r.width / 2, clientY: r.y + (arguments[0] + .5) * r.height / s.height}))",
                top + row * pitch + pitch // 2)
        assert released() == host.touch(host.panel.width // 2, top + pitch + pitch // 2)
        site.forget(name)
        opened()
        site.click("play")
        released()
        site.press("Enter")
        site.rest()
        assert site.copied("copy")["level"] == page_build.NEWCOMER_LEVEL
    finally:
        site.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)


def test_saved_game_is_shown_before_the_rest_of_the_game_is_there_and_then_goes_on(site):
    games = [({"rules": "classic", "begins": "opponent"}, False), ({"rules": "foster", "stop": "yes"}, True),
             ({"rules": "three", "begins": "other"}, False), ({"rules": "onepack", "duplicate": "yes"}, True),
             ({"rules": "cats", "alone": "yes"}, True), ({"rules": "klondike"}, True), ({"position": POSITION}, True)]
    saved = "return Object.keys(localStorage).some((each) => each.includes('/save'))"
    for asked, rests in games:  # rests: whether it is saved at the player's turn; else the opponent is about to move
        site.forget("picosystem")
        site.store("picosystem", **at_once())
        site.get("?" + urllib.parse.urlencode({"board": "picosystem", "level": "expert", "seed": "4", **asked}))
        until(lambda: site.script(saved))
        if rests:
            site.rest()
        script = site.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": HELD_BACK})
        try:
            site.get("?board=picosystem")
            until(lambda: any(site.picture()), lambda: site.text("notice"))
            assert not site.script("return 'ready' in document.documentElement.dataset")
            assert len({site.picture() for _ in range(4)}) == 1  # An opponent waits.
            site.script("release()")
            site.rest()
            assert site.text("notice") == "" and site.copied("copy")["level"] == "expert"
        finally:
            site.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)


def test_module_that_a_save_needs_too_early_is_waited_for(driver, tmp_path, monkeypatch):
    needed = ("firmware/screens/title", "engine/moves")
    monkeypatch.setattr(page_build, "LOADED_LATER", (*page_build.LOADED_LATER, *needed))
    try:
        page_build.write(tmp_path / "web", page_build.runtime())
    except arguments.CommandError as error:
        lacks(error)
    site = Site(tmp_path / "web", driver)
    try:
        site.open(board="picosystem")
        assert site.text("notice") == "" and site.picture() == Host("picosystem").press()
    finally:
        site.close()


def test_first_picture_takes_its_files_and_no_others(page, driver, monkeypatch):
    sent = {}

    class Counting(serve.Handler):
        def copyfile(self, source, outputfile):
            data = source.read()
            name = urllib.parse.urlsplit(self.path).path[1:] or "index.html"
            sent[name] = sent.get(name, 0) + len(data)
            outputfile.write(data)

    monkeypatch.setattr(serve, "Handler", Counting)
    script = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": HELD_BACK})
    driver.execute_cdp_cmd("Network.enable", {})
    driver.execute_cdp_cmd("Network.clearBrowserCache", {})
    site = Site(page, driver)
    sent.clear()
    try:
        site.get("")
        until(lambda: site.picture() == Host("picosystem").press())
        first = page_build.first_files(page)
        # The pictures of the devices are further down, and come last; each browser decides when.
        others = {"favicon.ico", "manifest.json", *page_build.device_pictures()}
        assert {name: sent[name] for name in sent if name not in others} == first
    finally:
        driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)
        site.close()


@pytest.mark.parametrize("language", ["en", "de"])
def test_browser_that_cannot_unpack_says_so_in_one_line_of_its_language(page, driver, language):
    script = driver.execute_cdp_cmd(
        "Page.addScriptToEvaluateOnNewDocument", {"source": "delete window.DecompressionStream"})
    site = Site(page, driver)
    try:
        said = load(language, "page").WORDS
        site.get("?language=" + language)
        until(lambda: site.text("notice") == said["cannot_start"].format(said["too_old"]))
        assert site.script("return document.getElementById('loading').hidden") and not site.script(SHOWS)
        assert not site.complaints()
    finally:
        driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)
        site.close()


def test_page_is_played_by_keys_alone_and_screen_readers_hear_it(site):
    def keys(*pressed):
        ActionChains(site.driver).send_keys(*pressed).perform()
        site.rest()

    def log():
        return site.script("return [...document.querySelectorAll('[role=log] p')].map((line) => line.textContent)")

    site.forget("picosystem")
    site.open()
    site.store("picosystem", **at_once())
    for _ in range(40):
        if site.script("return document.activeElement.id") == "play":
            break
        keys(Keys.TAB)
    keys(Keys.ENTER)
    assert site.script("return document.activeElement.id") == "screen"
    keys(Keys.ARROW_DOWN, Keys.ENTER)  # Of the two first games, the second is chosen.
    assert site.copied("copy")["level"] == page_build.NEWCOMER_LEVEL
    # A board without saves: whether a tip of the first game is still open depends on what that game dealt.
    site.store("waveshare_pico_lcd_1_3", **at_once())
    site.open(board="waveshare_pico_lcd_1_3", rules="classic", level="greedy", seed="4")
    site.driver.find_element("id", "screen").send_keys(Keys.ENTER)
    site.rest()
    assert log()[-2].startswith("You: ace of clubs from house 4 to foundation.") and "clubs" in log()[-1], log()
    keys("r")
    assert "Russian Bank / Crapette, deal 4" in log() and "House 3: queen of clubs" in log()
    # Whatever can be reached has a name.
    tree = site.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    reached = [
        (node["role"]["value"], node["name"]["value"]) for node in tree if not node["ignored"]
        and any(each["name"] == "focusable" and each["value"]["value"] for each in node.get("properties", ()))
        and node["role"]["value"] != "RootWebArea"
    ]  # fmt: skip
    assert len(reached) > 30 and all(name for _, name in reached), reached


def test_gamepad_presses_the_buttons(site):
    host = Host("picosystem")
    host.press()
    site.open(board="picosystem")
    site.script("""
        window.pad = {index: 0, axes: [0, 0], buttons: Array.from({length: 17}, () => ({pressed: false}))};
        navigator.getGamepads = () => [window.pad];
        window.dispatchEvent(new Event("gamepadconnected"));
    """)
    for what, key in (("buttons[13].pressed", "ArrowDown"), ("axes[1]", "ArrowDown"), ("buttons[0].pressed", "Enter")):
        for value in ("1", "0"):
            site.driver.execute_async_script(
                "window.pad.%s = %s; requestAnimationFrame(() => requestAnimationFrame(arguments[0]))" % (what, value))
        site.rest()
        assert site.picture() == host.press(key, "buttons"), what


def test_second_window_waits_for_the_first(site):
    site.open(board="thumby")
    first = site.driver.current_window_handle
    site.driver.switch_to.new_window("window")
    site.get("?board=thumby")
    until(lambda: "open in another window" in site.text("notice"))
    second = site.driver.current_window_handle
    site.driver.switch_to.window(first)
    site.driver.close()
    site.driver.switch_to.window(second)
    site.rest()
    assert site.text("notice") == "" and site.picture() == Host("thumby").press()


def test_page_works_offline(page, driver):
    site = Site(page, driver)
    site.open(board="thumby")
    assert site.script("return navigator.serviceWorker.ready.then(() => true)")
    site.stop()
    site.open(board="picosystem")
    assert site.picture() == Host("picosystem").press()
    site.close()


# The page around the device


def test_words_of_the_page_are_all_used():
    html = (page_build.PAGE_FOLDER / "index.html").read_text()
    script = "".join(path.read_text() for path in page_build.PAGE_FOLDER.glob("*.js"))
    used = set(re.findall(r'data-(?:word|label|placeholder)="(\w+)"', html)) | {"actions", "shared_won", "shared_lost"}
    used |= set(re.findall(r'"(\w+)"', script)) & (set(WORDS) | set(page_build.GAMES_WORDS))
    # build.py has them
    used |= {"source", "silent", *(told["drive"][0] for told in page_build.boards_json()["boards"].values())}
    assert used == set(WORDS) | set(page_build.GAMES_WORDS)
    told = page_build.boards_json()["words"]
    assert set(told) == set(LANGUAGE_CODES) and (told["en"]["hint"], told["de"]["hint"]) == ("Hint", "Tipp")


def test_page_names_a_picture_for_links_to_it(bare, tmp_path):
    with Image.open(bare / page_build.PREVIEW_FILE) as picture:
        assert picture.size == shots.PREVIEW_SIZE and len(picture.convert("RGB").getcolors(1000)) > 8
    said = dict(re.findall(r'<meta property="(og:\w+)" content="([^"]+)"', (bare / "index.html").read_text()))
    assert said["og:image"] == page_build.PREVIEW_FILE and said["og:title"] and said["og:description"]
    page_build.write(tmp_path / "web", FAKE, url="https://example.org/game/")
    assert 'content="https://example.org/game/preview.png"' in (tmp_path / "web" / "index.html").read_text()


class Phone:
    """The browser's window with this size, touched or with a mouse, as a context manager.

    insets: the edges on which nothing may lie, {side: CSS pixels}.
    """

    def __init__(self, site, width=390, height=844, scale=2, touched=True, insets=None):
        self.site = site
        self.size = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": touched}
        self.touched = touched
        self.insets = insets or dict.fromkeys(("left", "top", "right", "bottom"), 0)

    def __enter__(self):
        self.ask("Emulation.setDeviceMetricsOverride", **self.size)
        self.ask("Emulation.setTouchEmulationEnabled", enabled=self.touched)
        self.ask("Emulation.setSafeAreaInsetsOverride", insets=self.insets)
        self.await_frame()
        return self

    def resize(self, width, height):
        """Turn the window, or drag its edges."""
        self.size.update(width=width, height=height)
        self.ask("Emulation.setDeviceMetricsOverride", **self.size)
        self.await_frame()
        self.site.rest()

    def await_frame(self):
        """Wait until the page has followed the size, which it does before it draws the next frame."""
        self.site.driver.execute_async_script("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))")

    def __exit__(self, *error):
        self.ask("Emulation.setSafeAreaInsetsOverride", insets={})
        self.ask("Emulation.clearDeviceMetricsOverride")
        self.ask("Emulation.setTouchEmulationEnabled", enabled=False)

    def ask(self, what, **how):
        self.site.driver.execute_cdp_cmd(what, how)

    def place(self, x, y):
        """Return where a pixel of the screen is in the window."""
        return self.site.script(
            "const s = document.getElementById('screen'), r = s.getBoundingClientRect(), z = r.width / s.width;"
            "return [r.x + (arguments[0] + .5) * z, r.y + (arguments[1] + .5) * z]", x, y)

    def point(self, kind, x=0, y=0):
        """Press a finger or the mouse on a point of the window, move it there, or release it."""
        if self.touched:
            points = [] if kind == "End" else [{"x": x, "y": y}]
            self.ask("Input.dispatchTouchEvent", type="touch" + kind, touchPoints=points)
            return
        kind = {"Start": "mousePressed", "Move": "mouseMoved", "End": "mouseReleased"}[kind]
        self.ask("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=1, clickCount=1)

    def tap(self, x, y):
        """Tap a pixel of the screen."""
        x, y = self.place(x, y)
        self.point("Start", x, y)
        self.point("End", x, y)

    def press(self, selector):
        """Tap a button of the page, which must be in sight, and wait until the page rests."""
        x, y, hit = self.site.script(
            "const e = document.querySelector(arguments[0]), r = e.getBoundingClientRect();"
            "const x = r.x + r.width / 2, y = r.y + r.height / 2;"
            "return [x, y, document.elementFromPoint(x, y) === e && !e.disabled]", selector)
        assert hit, selector
        self.point("Start", x, y)
        self.point("End", x, y)
        self.site.rest()

    def edges(self, *selectors):
        """Return the left, top, right and bottom of all visible elements, in CSS pixels within the safe area."""
        found = self.site.script(
            "return [...document.querySelectorAll(arguments[0])].filter((e) => e.offsetParent)"
            ".map((e) => e.getBoundingClientRect()).map((r) => [r.x, r.y, r.right, r.bottom])", ", ".join(selectors))
        assert found
        return found

    def assert_safe(self):
        """Check that screen and tools lie within the safe area, and that no button lies on the screen."""
        far = self.size["width"] - self.insets["right"], self.size["height"] - self.insets["bottom"]
        for left, top, right, bottom in self.edges("#screen", "#tools button"):
            assert self.insets["left"] <= left < right <= far[0], self.size
            assert self.insets["top"] <= top < bottom <= far[1], self.size
        ((left, top, right, bottom),) = self.edges("#screen")
        for x, y, end, low in self.edges("#tools button", ".pad button"):
            assert end <= left or x >= right or low <= top or y >= bottom, self.size
        assert self.site.script("return document.documentElement.scrollWidth") <= self.size["width"]

    def carry(self, start, end):
        """Drag from a pixel of the screen to another, without release; return that place in the window."""
        (x, y), (to_x, to_y) = self.place(*start), self.place(*end)
        self.point("Start", x, y)
        for i in range(1, 9):
            self.point("Move", x + (to_x - x) * i / 8, y + (to_y - y) * i / 8)
        return to_x, to_y

    def wait(self, done):
        """Wait until the page rests and a condition holds."""
        until(lambda: self.site.rest() or done())


def middle(app, p):
    """Return a pixel of the top card of a pile."""
    return app.table.view.x(p) + app.table.view.width // 2, app.table.view.y(p) + 6


def carried(app):
    """Return the first pile with a card that can be dragged, the pile of its last place, and that move."""
    cursor = app.table.cursor
    for at in range(cursor.source_count):
        cursor.at = at
        code, _ = cursor.find_source_places()
        moves = [(cursor.moves[2 * i], cursor.moves[2 * i + 1]) for i in cursor.places[: cursor.place_count]]
        if code != HAND and all(dst not in (RESERVE, SHOW) for _, dst in moves):
            return cursor.pile_at(at), cursor.destination_at(cursor.place_count - 1), moves[-1]
    return None


class Fingers:
    """Taps, by real touches, on the page and on the host, whose pictures are compared after each."""

    def __init__(self, phone, host):
        self.phone = phone
        self.site = phone.site
        self.host = host
        self.app = host.handheld.app
        self.last = None
        self.taps = 0

    def tap(self, x, y):
        if self.last and abs(x - self.last[0]) + abs(y - self.last[1]) < 34:
            time.sleep(0.4)  # else it would be a double tap
        self.last = (x, y)
        self.taps += 1
        self.phone.tap(x, y)
        self.meet(self.host.touch(x, y))

    def meet(self, expected):
        """Wait until the page shows a picture of the host's."""
        until(lambda: self.site.picture() == expected, lambda: (self.taps, self.app.status, self.site.text("status")))
        self.site.rest()

    def choose(self, label):
        """Tap a row of a menu."""
        menu = self.app.screen
        geometry = menu.row_geometry
        top, pitch, first = geometry.top, geometry.pitch, geometry.first
        row = [row.label for row in menu.rows].index(label) - first
        self.tap(self.app.look.width // 3, top + pitch * row + pitch // 2)

    def play(self, src, dst):
        """Tap a card and then its place, unless the first tap has played it."""
        table = self.app.table
        cursor = table.cursor
        pos = table.session.game.pos
        self.tap(*middle(self.app, pile(pos, WASTE if src == SHOW == dst else source_of(src))))
        if self.app.screen is table and table.state == PLAY and cursor.held == source_of(src):
            at = [i for i in range(cursor.place_count) if cursor.moves[2 * cursor.places[i] + 1] == dst]
            self.tap(*middle(self.app, cursor.pile_at(at[0])))

    def middle(self):
        """Tap near the middle of the screen, each time elsewhere, so that no two taps are a double one."""
        self.tap(self.app.look.width // 2, self.app.look.height // 2 + (20 if self.taps % 2 else -20))

    def game(self, most):
        """Play the game to its end as a greedy opponent would, in so many taps at most."""
        app = self.app
        adviser = Opponent("greedy", 5)
        while app.screen is app.table and self.taps < most:
            if app.table.state == PLAY:
                adviser.choose(app.session.game.pos)
                self.play(adviser.src, adviser.dst)
            else:
                self.middle()
        assert isinstance(app.screen, Result)

    def lesson(self):
        """Play the lesson that is open to its end."""
        app = self.app
        while not isinstance(app.screen, LessonEnd):
            if app.screen is not app.table or app.table.state != PLAY:
                self.middle()
                continue
            lesson = app.activity
            game = lesson.session.game
            moves = [parse_move(token) for token in lesson.steps[lesson.at][RIGHT].split(" ")]
            self.play(*[move for move in moves if game.is_legal(*move)][0])

    def first_lesson(self):
        """Open the first lesson in the list of lessons."""
        self.choose(text.learn().LESSONS[LESSONS[0]][0])
        while not isinstance(self.app.screen, Table):  # the page on the aim
            self.middle()


PHONES = ((320, 568), (390, 844), (844, 390))  # CSS pixels


def test_every_board_opens_with_the_title_and_fits_phones(site):
    # From 320 pixels on nothing is wider than the window, and every button can be pressed.
    with Phone(site, *PHONES[0]) as phone:
        for name in BOARDS:
            site.open(board=name)
            host = Host(name)
            host.uses("touch")
            assert site.picture() == host.press() and site.text("notice") == "", name
            for width, height in PHONES:
                phone.resize(width, height)
                assert site.script("return [document.documentElement.scrollWidth, innerWidth]") == [width] * 2, name
                wide, high, times = site.script(
                    "const s = document.getElementById('screen'), r = s.getBoundingClientRect();"
                    "return [r.width, r.height, 2 * r.width / s.width]")
                # Whole pixels of the display, or from 4 on a half more.
                assert times * (2 if times > 4 else 1) % 1 == 0 and wide <= width and high > 0, (name, width)
                places = site.script(
                    "return [...document.querySelectorAll('.pad button')].map((b) => {"
                    " b.scrollIntoView({block: 'center'}); const r = b.getBoundingClientRect();"
                    " const x = r.x + r.width / 2, y = r.y + r.height / 2;"
                    " return [document.elementFromPoint(x, y)?.closest('button') === b, r.width, r.height] })")
                assert places and all(hit and w >= 44 and h >= 40 for hit, w, h in places), (name, width, places)


def test_touch_presses_a_button_of_the_device_and_a_row_of_the_title(site):
    with Phone(site) as phone:
        site.open(board="picosystem")
        x, y = site.script(
            "const b = document.querySelector('.pad button.down'); b.scrollIntoView({block: 'center'});"
            "const r = b.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]")
        phone.point("Start", x, y)
        phone.point("End")
        host = Host("picosystem")
        host.press()
        expected = host.press("ArrowDown", "buttons")
        until(lambda: site.picture() == expected)
        # One on the heading of the next screen goes back.
        geometry = host.handheld.app.screen.row_geometry
        top, pitch = geometry.top, geometry.pitch
        for row_y in (top + pitch // 2, 4):
            site.script("document.getElementById('screen').scrollIntoView({block: 'center'})")
            phone.tap(host.panel.width // 2, row_y)
            expected = host.touch(host.panel.width // 2, row_y)
            until(lambda expected=expected: site.picture() == expected)


def test_whole_game_by_touch_is_the_hosts_picture_by_picture(site):
    name = WINDOW
    with Phone(site) as phone:
        host, _ = both_at_once(site, name)
        site.open(board=name, rules="classic", level="greedy", seed="4")
        host.uses("touch")
        assert site.picture() == host.start("classic", "greedy", 4)
        fingers = Fingers(phone, host)
        app = host.handheld.app
        fingers.game(150)
        assert app.session.game.ply > 150
        fingers.choose(text.results().NEXT_GAME)
        assert app.screen is app.table and not app.session.is_over()


def test_three_lessons_by_touch_are_the_hosts_picture_by_picture(site):
    name = "picosystem"
    with Phone(site) as phone:
        host, _ = both_at_once(site, name)
        site.open(board=name)
        host.uses("touch")
        host.handheld.app.show_title()
        host.press()
        fingers = Fingers(phone, host)
        app = host.handheld.app
        site.click("teach")
        app.show("learn")
        fingers.meet(host.press())
        fingers.first_lesson()
        for i in range(3):
            assert app.activity.name == LESSONS[i]
            fingers.lesson()
            fingers.choose(text.learn().LESSON_NEXT)
        assert all(app.lesson_progress().has(LESSON_NUMBERS[LESSONS.index(each)]) for each in LESSONS[:3])


WINDOWS = ((390, 844), (844, 390), (360, 640), (270, 430))  # CSS pixels


@pytest.mark.parametrize("sizes, scale", [(WINDOWS, 3), (((1280, 720),), 1)], ids=["phone", "tablet"])
def test_window_is_filled_by_the_screen_and_the_tools_whose_places_stay(site, sizes, scale):
    places = {}
    with Phone(site, *sizes[0], scale) as phone:
        site.open(board=WINDOW, rules="classic", level="easy", seed="4", stop="yes")
        for width, height in sizes:
            phone.resize(width, height)
            phone.assert_safe()
            places[width] = phone.edges("#screen", "#tools button")
            (left, top, right, bottom), *tools = places[width]
            assert len(tools) == 4 and all(end - x >= 44 and low - y >= 44 for x, y, end, low in tools)
            if width < height:
                assert right - left > width - 3 and min(y for _, y, _, _ in tools) - bottom < 12 and top < 3
            else:
                assert bottom - top > height - 3 and min(x for x, _, _, _ in tools) - right < 12 and left < 3
            board = window_board(site)
            view = Host(board).handheld.app.look.make_table_view(Session("classic", "easy", 4, STARTER_BY_RULES, 300))
            wide = (right - left) / board.WIDTH  # CSS pixels of a pixel
            if height == 844 or width == 844:
                assert view.width * wide >= 44 and view.height * wide >= 60
        site.open(board=WINDOW, rules="classic", level="easy", seed="4")
        assert not site.script("return document.querySelector('[data-tool=stop]').offsetWidth === 0")
        for width, height in sizes:
            phone.resize(width, height)
            assert phone.edges("#screen", "#tools button") == places[width]
            assert site.script("return document.documentElement.scrollHeight") > height  # The rest of the page follows.


def test_tools_of_the_window_are_beside_it_and_their_words_whole(site):
    sizes = ((True, 360, 640), (True, 640, 360), (False, 1280, 720), (False, 640, 360))
    for language in LANGUAGE_CODES:
        for i, (touched, width, height) in enumerate(sizes):
            # Where a mouse points, the bar that scrolls the page is beside the screen and its tools.
            with Phone(site, width, height, touched=touched) as phone:
                if i == 0:
                    site.open(board=WINDOW, rules="classic", level="easy", seed="4", stop="yes", language=language)
                screen, *tools = phone.edges("#screen", "#tools button")
                assert len(tools) == 4 and all(x >= screen[2] or y >= screen[3] for x, y, _, _ in tools), language
                assert all(end <= width and low <= height for _, _, end, low in tools), language
                assert site.script("return [...document.querySelectorAll('#tools button')]"
                                   ".every((e) => e.scrollWidth <= e.clientWidth)"), (language, width)


SHOWN = "return document.getElementById('screen').toDataURL()"


def test_window_that_is_turned_shows_the_same_game_at_its_new_size(site):
    with Phone(site, 390, 844, 3) as phone:
        host, _ = both_at_once(site, WINDOW)
        site.open(board=WINDOW, rules="classic", level="greedy", seed="4")
        host.uses("touch")
        assert site.picture() == host.start("classic", "greedy", 4)
        fingers = Fingers(phone, host)
        fingers.tap(*middle(fingers.app, 4))
        for open_first in ("", "menu"):
            if open_first:
                phone.press("[data-tool=menu]")
                fingers.app.show_pause()
                fingers.meet(host.press())
            with Phone(site, 844, 390, 3):
                host.resize(window_board(site))
                fingers.meet(host.press())
            phone.__enter__()
            host.resize(window_board(site))
            fingers.meet(host.press())
        fingers.choose(text.menus().GO_ON)
        assert fingers.app.screen is fingers.app.table and fingers.app.session.game.ply == 1


def test_window_that_is_turned_keeps_its_picture_until_the_next_is_complete(site):
    with Phone(site, 390, 844, 3):
        site.open(board=WINDOW, rules="classic", level="greedy", seed="4")
        before = site.script(SHOWN)
        site.script("""
            const page = proxy_js_ref.find((each) => each?.draw && each?.light), draw = page.draw;
            const screen = document.getElementById("screen");
            window.meanwhile = [];
            page.draw = (...given) => { meanwhile.push(screen.toDataURL()); return draw(...given) };
        """)
        with Phone(site, 844, 390, 3):
            site.rest()
            meanwhile = site.script("return meanwhile")
            assert set(meanwhile) == {before} and site.script(SHOWN) != before


def test_window_too_narrow_for_large_cards_of_three_has_them_on_the_other_tables(site):
    with Phone(site, 414, 736, 2):
        host, _ = both_at_once(site, WINDOW)
        host.uses("touch")
        site.open(board=WINDOW)
        for rules, width in (("three", 28), ("classic", 36), ("three", 28)):
            site.script("const found = (name) => document.getElementById(name);"
                        "const [rules, level, seed] = ['rules', 'level', 'seed'].map(found);"
                        "[rules.value, level.value, seed.value] = [arguments[0], 'easy', 4];"
                        "document.getElementById('deal').requestSubmit()", rules)
            if not site.script("return document.getElementById('ask').hidden"):  # The opponents have moved.
                site.click("yes")
            site.rest()
            assert site.picture() == host.start(rules, "easy", 4)
            assert host.handheld.app.scene.usual_w == width


def test_list_follows_a_finger_and_a_resting_one_spreads_a_pile(site):
    with Phone(site, 844, 390, 3) as phone:
        host, _ = both_at_once(site, WINDOW)
        site.open(board=WINDOW, rules="classic", level="greedy", seed="5")
        host.uses("touch")
        app = host.handheld.app
        assert site.picture() == host.start("classic", "greedy", 5)
        house = next(house for house in range(1, 9) if app.session.game.pos[COUNT + house] > 1)
        finger = phone.place(*middle(app, house))
        phone.point("Start", *finger)
        assert Pointer(app).hold(*middle(app, house))
        spread = host.press()
        phone.wait(lambda: site.picture() == spread)
        phone.point("End", *finger)
        Pointer(app).release()
        at_table = host.press()
        phone.wait(lambda: site.picture() == at_table)
        phone.press("[data-tool=menu]")
        app.show_pause()
        assert site.picture() == host.press()
        pitch = app.screen.row_geometry.pitch
        phone.point("End", *phone.carry((200, 150), (200, 150 - 2 * pitch)))
        Pointer(app).scroll(2)
        scrolled = host.press()
        phone.wait(lambda: site.picture() == scrolled)


def test_page_that_is_touched_begins_on_the_whole_window_unless_there_is_a_game(site):
    def board_on():
        return site.script("return document.getElementById('board').value")

    with Phone(site):
        site.open()
        host = Host(window_board(site))
        host.uses("touch")
        assert board_on() == WINDOW and site.picture() == host.press()
        site.open(board="picosystem", rules="classic", level="easy", seed="4")
        site.open()
        assert board_on() == "picosystem"
        site.forget("picosystem")
        site.open()
        assert board_on() == WINDOW
        site.click("show-device")
        until(lambda: site.driver.current_url.endswith("?board=picosystem"))
        site.rest()
        site.open()
        assert board_on() == "picosystem"  # which was chosen
    site.script("localStorage.clear()")
    site.open()
    assert board_on() == "picosystem"  # where a mouse points


LAST = 12  # moves of a game that are left
NOTCH = {"left": 47, "right": 47, "top": 0, "bottom": 21}  # CSS pixels, as a phone with a notch has them in landscape


@pytest.mark.parametrize("alone", [False, True], ids=["device", "screen alone"])
def test_lesson_and_end_of_a_game_by_touch_in_landscape_stay_off_the_edges(site, alone):
    name = "picosystem"
    host, _ = both_at_once(site, name)
    late = Played(deal("classic", 4))
    adviser = Opponent("greedy", 5)
    while not late.pos[OVER]:
        adviser.choose(late.pos)
        late.play(adviser.src, adviser.dst)
    late.rewind(late.ply - LAST)
    asked = {"position": notation(late.pos), "level": "greedy", "seed": "0", "begins": "you"}
    with Phone(site, 844, 390, 3, insets=NOTCH) as phone:
        site.open(board=name)
        host.uses("touch")
        app = host.handheld.app
        app.show_title()
        host.press()
        fingers = Fingers(phone, host)
        site.click("teach")
        app.show("learn")
        fingers.meet(host.press())
        try:
            if alone:
                site.click("bare")
                site.complaints()  # Only a finger may switch the full screen on.
            phone.assert_safe()
            fingers.first_lesson()
            fingers.lesson()
            phone.assert_safe()
            site.open(board=name, **asked)
            app.begin(session_of({**asked, "seed": 0}, app.settings.match_points))
            host.uses("touch")
            host.press()
            phone.assert_safe()
            fingers.last = None
            fingers.game(fingers.taps + 60)
            # Each tool by one touch, where it covers nothing.
            site.forget(name)
            site.open(board=name, rules="classic", level="easy", seed="4", stop="yes")
            phone.assert_safe()
            phone.press("[data-tool=hint]")
            assert text.advice().HINT_SAYS.split("{")[0].strip() in site.text("status")
            for tool in ("undo", "stop"):  # There is nothing to undo, and nothing to call.
                assert site.script("const e = document.querySelector(`[data-tool=${arguments[0]}]`);"
                                   "return e.disabled && e.offsetWidth > 0", tool), tool
            table = site.picture()
            phone.press("[data-tool=menu]")
            assert site.picture() != table
        finally:
            if alone:
                site.click("bare")


SIZES = ((800, 300), (844, 390), (568, 320), (667, 331), (1366, 607), (390, 844), (320, 568))


def test_window_of_any_size_has_play_and_the_tools_in_sight_and_off_the_screen(site):
    site.forget("picosystem")
    site.open(language="pt")  # whose tools have the longest words
    for width, height in SIZES:
        with Phone(site, width, height, insets=NOTCH if 700 < width < 1000 else None) as phone:
            for left, top, right, bottom in phone.edges("#play"):
                assert 0 <= left < right <= width and 0 <= top < bottom <= height, (width, height)
    site.open(board="picosystem", rules="classic", level="easy", seed="4", stop="yes")
    for width, height in SIZES:
        with Phone(site, width, height, insets=NOTCH if 700 < width < 1000 else None) as phone:
            if height != 568:  # where the buttons of the device need the room
                phone.assert_safe()
    site.forget("picosystem")


@pytest.mark.parametrize("touched", [True, False], ids=["finger", "mouse"])
def test_drag_carries_a_card_to_its_place_and_does_not_scroll(site, touched):
    name = "picosystem"
    host, _ = both_at_once(site, name)
    with Phone(site, touched=touched) as phone:
        site.open(board=name, rules="classic", level="greedy", seed="4")
        host.start("classic", "greedy", 4)
        app = host.handheld.app
        for _ in range(4):
            p, to, move = carried(app)
            before = site.picture()
            end = phone.carry(middle(app, p), middle(app, to))
            phone.wait(lambda end=end: site.script(
                "const r = document.getElementById('ghost').getBoundingClientRect(), [x, y] = arguments;"
                "return Math.abs(r.x + r.width / 2 - x) < 9 && r.y < y && y < r.bottom", *end))
            assert site.picture() != before  # where it may go lights up
            assert [site.script("return scrollY"), site.text("notice")] == [0, ""]
            phone.point("End", *end)
            phone.wait(lambda: not site.script("return !!document.getElementById('ghost')"))
            app.table.mode.play(*move, host.driver.ms)
            host.press()
            position = site.copied("copy-now")["position"]
            assert position == Game.from_text(position).text() and position == notation(app.session.game.pos)


def test_touch_plays_where_the_browser_cannot_vibrate(site):
    source = {"source": "delete Navigator.prototype.vibrate"}
    script = site.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", source)
    try:
        with Phone(site) as phone:
            host, _ = both_at_once(site, "picosystem")
            site.open(board="picosystem", rules="classic", level="greedy", seed="4")
            host.start("classic", "greedy", 4)
            host.uses("touch")
            app = host.handheld.app
            fingers = Fingers(phone, host)
            for _ in range(2):
                fingers.tap(*middle(app, app.table.cursor.pile_at(app.table.cursor.at)))
            assert app.session.game.ply > 0 and not site.script("return 'vibrate' in navigator")
    finally:
        site.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)


def test_drag_released_on_the_felt_puts_the_card_back(site):
    with Phone(site) as phone:
        site.open(board="picosystem", rules="classic", level="greedy", seed="4")
        site.rest()
        before = site.copied("copy-now")
        host = Host("picosystem")
        host.start("classic", "greedy", 4)
        p, _, _ = carried(host.handheld.app)
        end = phone.carry(middle(host.handheld.app, p), (120, 165))
        assert site.script("return !!document.getElementById('ghost')")
        phone.point("End", *end)
        phone.wait(lambda: not site.script("return !!document.getElementById('ghost')"))
        assert site.copied("copy-now") == before


def test_double_tap_plays_a_card_once(site):
    with Phone(site) as phone:
        site.open(board="picosystem", rules="classic", level="greedy", seed="4")
        host = Host("picosystem")
        host.start("classic", "greedy", 4)
        app = host.handheld.app
        cursor = app.table.cursor
        p = cursor.pile_at(cursor.at)
        assert cursor.moves[2 * cursor.find_source_places()[1] + 1] == FOUNDATION and cursor.place_count == 1
        phone.tap(*middle(app, p))
        phone.tap(*middle(app, p))  # the first played it: the second must not take up what lies there now
        host.press("Enter")
        phone.wait(lambda: site.copied("copy-now")["position"] == notation(app.session.game.pos))
        host.uses("touch")
        assert site.picture() == host.press()


def test_picture_takes_the_width_of_the_window(site):
    site.open(board="picosystem")
    for width, height, scale, least in (
        (390, 844, 2, 360), (390, 844, 3, 360), (360, 780, 3, 320), (1366, 607, 1, 480), (1280, 657, 2, 480),
    ):  # fmt: skip
        with Phone(site, width, height, scale, width < 1000):
            wide, bottom = site.script("const r = document.getElementById('screen').getBoundingClientRect();"
                                       "return [r.width, r.bottom]")
            assert least <= wide <= width and bottom <= height, (width, height)
            assert site.script("return document.documentElement.scrollWidth") <= width, (width, height)


@pytest.mark.parametrize("width, height", [(390, 844), (844, 390)])
def test_screen_alone_fills_the_window_and_is_remembered(site, width, height):
    with Phone(site, width, height, 3):
        site.open(board="picosystem")
        site.click("bare")
        for again in (False, True):
            if again:
                site.open(board="picosystem")
            x, y, wide, high = site.script("const r = document.getElementById('screen').getBoundingClientRect();"
                                           "return [r.x, r.y, r.width, r.height]")
            assert min(width, height) * 0.9 < wide == high and x >= 0 and y >= 0 and y + high <= height
            hidden = site.script("return ['.pad', 'header', 'form', '.text'].map("
                                 "(each) => getComputedStyle(document.querySelector(each)).display)")
            assert set(hidden) == {"none"}
            assert site.script("return document.documentElement.scrollHeight") <= height
        site.complaints()
        site.click("bare")
        assert site.script("return document.querySelector('.pad').offsetWidth") > 0


def test_screen_alone_with_a_walk_is_left_by_touch_and_by_the_menu_and_words_below_are_touched(site):
    name = "picosystem"
    host, _ = both_at_once(site, name)
    app = host.handheld.app
    title = text.learn().LESSONS["foster_two"][0]
    with Phone(site) as phone:
        site.open(board=name)
        host.uses("touch")
        app.show_title()
        host.press()
        fingers = Fingers(phone, host)
        for leaves in (lambda: fingers.tap(120, 3), lambda: phone.press("[data-tool=menu]")):
            site.click("teach")
            if not site.script("return document.body.classList.contains('bare')"):
                site.click("bare")
            app.show("learn")
            fingers.meet(host.press())
            fingers.choose(title)
            leaves()
            app.show("lesson_menu", app.activity)
            fingers.meet(host.press())
            fingers.choose(text.learn().LESSON_LEAVE)
        site.click("bare")
        site.open(board=name, rules="classic", level="greedy", seed=2)
        phone.wait(lambda: "Tap here to see it." in site.text("status"))
        site.script("window.said = []; const e = document.getElementById('status');"
                    "new MutationObserver(() => said.push(e.textContent)).observe(e, {childList: true});")
        phone.press("#status")  # The turn replays itself to its end.
        assert len([each for each in site.script("return said") if each.startswith("Opponent")]) > 3


def test_tools_beside_the_device_do_what_the_menu_does(site):
    name = "picosystem"
    host, store = both_at_once(site, name)
    app = host.handheld.app

    def use(tool):
        site.script("document.querySelector(`[data-tool=${arguments[0]}]`).click()", tool)
        site.rest()

    def enabled():
        return set(site.script("return [...document.querySelectorAll('[data-tool]')]"
                               ".filter((each) => !each.disabled && !each.hidden).map((each) => each.dataset.tool)"))

    site.open(board=name)
    assert enabled() == set()  # the title has a menu of its own
    site.open(board=name, rules="classic", level="easy", seed="4")
    host.start("classic", "easy", 4)
    assert enabled() == {"hint", "menu"}  # There is nothing to undo.
    site.press("Enter")
    assert enabled() == {"undo", "hint", "menu"}
    played = site.copied("copy-now")
    use("undo")
    assert site.copied("copy-now") != played and words.MOVE_UNDONE in site.text("status")
    use("hint")
    assert text.advice().HINT_SAYS.split("{")[0].strip() in site.text("status")
    site.driver.find_element("css selector", "[data-tool=hint]").click()
    site.rest()
    assert site.script("return document.activeElement.id") == "screen"  # Enter takes the hint, and asks for no other
    use("menu")
    app.show_pause()
    assert site.picture() == host.press()
    assert enabled() == set()
    site.forget(name)
    site.store(name, **at_once())
    site.open(board=name, rules="classic", level="easy", seed="4", stop="yes")
    assert "stop" not in enabled()  # The opponent has not moved yet.
    assert site.script("return document.querySelector('[data-tool=stop]').offsetWidth > 0")
    site.open(board=name, rules="classic", level="easy", seed="4", stop="yes", begins="opponent")
    assert "stop" in enabled()
    use("stop")
    assert enabled() == set()  # It opened the menu of what can be called.


def test_page_follows_the_language_and_the_game_in_play(site):
    def said():
        return site.script("return [document.documentElement.lang, document.querySelector('[data-word=rules]')"
                           ".textContent, document.querySelector('[data-tool=hint]').textContent,"
                           " document.getElementById('rules').value, document.getElementById('level').value]")

    site.open(board="picosystem", rules="foster", level="greedy", seed="4")
    assert said() == ["en", "Rules", "Hint", "foster", "greedy"]
    site.driver.refresh()
    site.rest()
    assert said() == ["en", "Rules", "Hint", "foster", "greedy"]
    site.open(board="picosystem", language="de")
    assert said() == ["de", "Regeln", "Tipp", "foster", "greedy"]
    store = MemoryStore()
    settings = Settings(store)
    settings.numbers[SETTING_LANGUAGE] = 1 + LANGUAGE_CODES.index("fr")
    settings.save()
    site.store("picosystem", **store.data)
    site.driver.refresh()
    site.rest()
    assert said() == ["fr", "Règles", "Conseil", "foster", "greedy"]
    french = page_build.boards_json()["words"]["fr"]["rule_sets"]
    assert site.script("return document.querySelector('#rules option:checked').textContent") == french["foster"]


def test_page_follows_a_switch_of_the_language_in_the_middle_of_a_game(site):
    name = "picosystem"
    host, _ = both_at_once(site, name)
    host.start("classic", "easy", 4)
    site.open(board=name, rules="classic", level="easy", seed="4")
    fetched = "return performance.getEntriesByName(new URL('de.bin', document.baseURI).href).length"
    until(lambda: site.script(fetched))

    def press(key):
        site.press(key)
        host.press(key)

    def choose(label):
        menu = host.handheld.app.screen
        while menu.rows[menu.cursor].label != label:
            press("ArrowDown")

    press("m")
    choose(menus().SETTINGS)
    press("Enter")
    choose(text.settings().LANGUAGE)
    for _ in range(5):
        if site.script("return document.documentElement.lang") == "de":
            break
        site.press("ArrowRight")
    shown = ("return ['[data-tool=undo]', '#deal h2', '#yes', '.text h2']"
             ".map((each) => document.querySelector(each).textContent)")
    german = page_build.boards_json()["words"]["de"]
    assert site.script(shown) == [german["undo"], german["choose"], german["new_deal"], german["the_game"]]
    assert site.script("return document.querySelector('.pad button.up').ariaLabel") == german["actions"].split()[2]
    site.press("Backspace")
    assert site.script("return document.getElementById('status').lang") == "de"


def test_share_hands_over_the_game_and_its_link(site):
    site.open(board="picosystem", rules="classic", level="easy", seed="4")
    site.script("window.shared = []; navigator.share = (what) => { shared.push(what); return Promise.resolve() }")
    site.click("share")
    link = site.base + "?board=picosystem&rules=classic&level=easy&seed=4"
    assert site.script("return shared") == [
        {"title": WORDS["about"], "text": menus().DEAL_NUMBER.format(4), "url": link}]
    # A sheet that is closed is no fault; where there is no sheet the clipboard has it.
    site.script("navigator.share = () => Promise.reject(new DOMException('', 'AbortError'))")
    site.click("share")
    assert site.script("return document.getElementById('link-label').hidden")
    site.script("window.copied = []; navigator.share = undefined;"
                "navigator.clipboard.writeText = (what) => { copied.push(what); return Promise.resolve() }")
    site.click("share")
    assert site.script("return copied") == ["%s\n%s" % (menus().DEAL_NUMBER.format(4), link)]
    site.open(board="picosystem", puzzle="17")
    site.script("window.shared = []; navigator.share = (what) => { shared.push(what); return Promise.resolve() }")
    site.click("share")
    assert site.script("return shared[0].text") == text.puzzles().PUZZLE.format(17)


# The front door


def game_itself(site):
    """Wait until the game that plays itself has shown so many pictures; return whether nothing was saved."""
    shown = set()
    until(lambda: shown.add(site.picture()) or len(shown) == 5)
    return not site.script("return Object.keys(localStorage).filter((each) => each.includes('/save') ||"
                           " each.includes('/records')).length")


def seen(site, *names):
    return [site.script("return document.querySelector(arguments[0]).offsetParent !== null", name) for name in names]


@pytest.mark.parametrize("language", ["", "de"])
def test_front_door_shows_a_game_and_a_tap_on_it_only_opens_the_title(site, language):
    name = "picosystem"
    with Phone(site) as phone:
        site.forget(name)
        site.choose_board(name)  # which has the front door, even where it is touched
        site.open(**({"language": language} if language else {}))
        assert seen(site, "#lead", "#enter", "#tools") == [True, True, False]
        assert game_itself(site) and site.text("status") == ""
        told = load(language or "en", "page").WORDS
        said = [site.text(each) for each in ("lead", "play", "teach")]
        assert said == [told[each] for each in ("lead", "play", "teach")]
        wide, bottom = site.script("const r = document.getElementById('play').getBoundingClientRect();"
                                   "return [document.documentElement.scrollWidth, r.bottom]")
        assert wide <= 390 and bottom <= 844  # *Play* is seen without scrolling
        host = Host(name)
        host.handheld.app.set_language(LANGUAGE_CODES.index(language or "en"))
        host.uses("touch")
        expected = host.press()
        phone.tap(120, 90)
        phone.wait(lambda: site.picture() == expected)
        assert seen(site, "#enter", "#tools") == [False, True]
        assert not site.script("return Object.keys(localStorage).filter((each) => each.includes('/save')).length")


def test_play_and_learn_at_the_front_door_begin_at_once(site):
    site.forget("picosystem")
    site.open()
    site.click("teach")
    site.rest()
    host = Host("picosystem")
    host.press()
    host.uses("touch")
    host.handheld.app.show("learn")
    assert site.picture() == host.press()
    site.open()
    site.click("play")
    site.rest()
    host.handheld.app.show("first_game")
    assert site.picture() == host.press()
    site.press("ArrowDown")
    site.press("Enter")
    site.rest()
    assert site.copied("copy")["level"] == page_build.NEWCOMER_LEVEL
    rules = text.learn().LESSONS.values()
    assert site.text("status") in [title + " " + said for title, _, said in rules]  # The first game is taught.
    site.open()  # Whoever has a game goes on with it.
    assert seen(site, "#enter", "#tools") == [False, True] and site.copied("copy")["rules"] == "classic"


def test_reduced_motion_leaves_the_title_still(site):
    site.forget("picosystem")
    feature = {"name": "prefers-reduced-motion", "value": "reduce"}
    site.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})
    try:
        site.open()
        assert seen(site, "#enter") == [True] and site.picture() == Host("picosystem").press()
        time.sleep(0.5)
        assert site.picture() == Host("picosystem").press()
    finally:
        site.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


def test_each_device_has_its_picture_its_file_and_three_steps(site):
    site.open(board="picosystem", language="fr")
    french = load("fr", "page").WORDS
    shelf = site.script(
        "return [...document.querySelectorAll('#shelf details')].map((each) => [each.dataset.name,"
        " [...each.querySelectorAll('li')].map((li) => li.textContent), each.querySelector('.files').textContent])")
    assert [
        name for name, _, _ in shelf
    ] == [name for name in BOARDS if page_build.boards_json()["boards"][name]["picture"]]
    for name, steps, files in shelf:
        drive, button = getattr(arguments.board(name), "DRIVE", page_build.DEFAULT_DRIVE)
        assert steps == [french[each].format(button) for each in ("step_get", drive, "step_drag")]
        assert files == french["no_files"]
    site.script("document.getElementById('shelf').scrollIntoView()")
    shows = "return [...document.querySelectorAll('#shelf img')].filter((img) => img.naturalWidth).length"
    until(lambda: site.script(shows) >= 2)


NO_STORAGE = """
    Object.defineProperty(window, "localStorage", {get() { throw new DOMException("denied", "SecurityError") }});
    navigator.locks.request = () => Promise.reject(new DOMException("denied", "SecurityError"));
"""


def test_page_plays_in_a_frame_below_a_path_that_may_save_nothing(page, driver, tmp_path):
    (tmp_path / "html" / "4711").mkdir(parents=True)
    (tmp_path / "html" / "4711" / "game").symlink_to(page, target_is_directory=True)
    (tmp_path / "index.html").write_text(
        "<!DOCTYPE html><iframe src='html/4711/game/index.html' width='640' height='760' allow='fullscreen'></iframe>")
    (tmp_path / NO_GAME).touch()
    site = Site(tmp_path, driver)
    script = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": NO_STORAGE})
    try:
        site.get("")
        until(lambda: IN_A_FRAME(driver))
        site.rest()
        assert site.text("notice") == WORDS["no_storage"]
        site.click("play")
        site.rest()
        assert site.text("notice") == ""
        before = site.picture()
        for key in ("Enter", "t", "t"):
            site.press(key)
        assert site.picture() != before and site.text("notice") == ""
        assert not site.complaints()
    finally:
        driver.switch_to.default_content()
        driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)
        site.close()


# Keys of any keyboard, and those that scroll


def test_letter_keys_work_on_keyboards_without_latin_letters(site):
    name = "picosystem"
    host, _ = both_at_once(site, name)
    site.open(board=name, rules="classic", level="easy", seed="4", stop="yes")
    host.handheld.app.begin(session_of({"rules": "classic", "level": "easy", "seed": 4, "stop": "yes"},
                                       host.handheld.app.settings.match_points))
    host.press()
    for keys in ("еы", "τσ", "אד", "ตห", "Еы"):  # Russian, Greek, Hebrew, Thai; with shift
        for key, letter in zip(keys, "ts", strict=True):
            site.press(key, "Key" + letter.upper())
            assert site.picture() == host.press(letter), key
    for key in "ьμ":
        site.press(key, "KeyM")
        assert site.picture() == host.press("m"), key
        site.press("Backspace")
        host.press("Backspace")
    for key in "кρ":
        site.script("document.getElementById('log').replaceChildren()")
        site.press(key, "KeyR")
        assert "House 3: " in site.text("log"), key


def test_letter_keys_are_those_that_a_latin_keyboard_prints(site):
    name = "picosystem"
    host, _ = both_at_once(site, name)
    site.open(board=name, rules="classic", level="easy", seed="4")
    still = host.start("classic", "easy", 4)
    # Dvorak, AZERTY, BÉPO and a dead key: what is printed there is another letter, or none.
    for key, code in (("y", "KeyT"), (",", "KeyM"), ("è", "KeyT"), ("o", "KeyS"), ("Dead", "KeyT"), ("Є", "Quote")):
        site.press(key, code)
        assert site.picture() == still, key
    for key, code in (("t", "KeyK"), ("m", "Semicolon")):
        site.press(key, code)
        assert site.picture() == host.press(key), key


SCROLLING = (Keys.SPACE, Keys.PAGE_DOWN, Keys.END, Keys.ARROW_DOWN, Keys.SHIFT + Keys.SPACE, Keys.PAGE_UP, Keys.HOME)


def scrolled(site, *keys):
    """Press keys, and return how far the page is scrolled once it stands still."""
    ActionChains(site.driver).send_keys(*keys).perform()
    return site.driver.execute_async_script("""
        const done = arguments[0];
        let at = scrollY, still = performance.now();
        const look = (now) => {
            if (scrollY !== at) at = scrollY, still = now;
            if (now - still < 100) requestAnimationFrame(look); else done(at);
        };
        requestAnimationFrame(look);
    """)


@pytest.mark.parametrize("focus", ["body", "screen"])
def test_keys_scroll_the_game_away_neither_from_the_page_nor_from_its_screen(site, focus):
    site.open(board="picosystem", rules="classic", level="easy", seed="4")
    if focus == "screen":
        site.script("document.getElementById('screen').focus({preventScroll: true})")
    assert site.script("return document.documentElement.scrollHeight > innerHeight + 200")
    site.script("scrollTo({top: 40})")  # from where both ways can be scrolled
    for key in SCROLLING:
        assert scrolled(site, key) == 40, key.encode()


def test_keys_that_scroll_work_in_fields_buttons_and_below_the_game(site):
    def focus(selector):
        site.script("document.querySelector(arguments[0]).focus()", selector)

    site.open(board="picosystem", rules="classic", level="easy", seed="4")
    focus("#copy")
    scrolled(site, Keys.SPACE)
    assert site.script("return !document.getElementById('link-label').hidden")
    focus("details:not([name]) summary")
    scrolled(site, Keys.SPACE)
    assert site.script("return document.querySelector('details:not([name])').open")
    focus("#game")
    scrolled(site, "a b", Keys.HOME, "c", Keys.SPACE, Keys.END, "d")
    assert site.script("return document.getElementById('game').value") == "c a bd"
    # Whoever has scrolled down to read goes on reading, and plays no move unseen.
    site.script("document.querySelector('[data-tool=hint]').focus(); scrollTo({top: 0})")
    assert scrolled(site, Keys.PAGE_DOWN) > 0
    table = site.picture()
    for focused in ("document.activeElement.blur()", "document.getElementById('screen').focus({preventScroll: true})"):
        site.script(focused + "; scrollTo({top: 0})")
        site.script("scrollTo({top: document.getElementById('handhelds').offsetTop})")
        at = site.script("return scrollY")
        assert scrolled(site, Keys.PAGE_DOWN) > at
    site.script("document.activeElement.blur()")
    scrolled(site, Keys.ARROW_RIGHT)
    assert site.picture() == table


# A page whose program does not start


SAID = "return [...document.querySelectorAll('#silent p')].map((each) => [each.lang, each.textContent])"
SHOWS = ("const each = document.getElementById('silent');"
         "return each.offsetHeight > 0 && getComputedStyle(each).visibility === 'visible'")


# What may keep it from showing: a window without frames, in which no animation ends, or a program that came after all.
WHY_NOT = ("const each = document.getElementById('silent');"
           "return JSON.stringify([location.href, document.visibilityState, performance.now(),"
           " document.timeline.currentTime, each.hidden, each.getAttribute('style'),"
           " each.getAnimations().map((animation) => [animation.playState, animation.currentTime])])")


def until_said(driver):
    """Wait until the page says why there is no game, which it does in every language."""
    until(lambda: driver.execute_script(SHOWS), lambda: driver.execute_script(WHY_NOT))
    assert driver.execute_script(SAID) == [[code, load(code, "page").WORDS["silent"]] for code in LANGUAGE_CODES]
    wide, top, window = driver.execute_script(
        "const r = document.getElementById('silent').getBoundingClientRect();"
        "return [document.documentElement.scrollWidth, r.top, [innerWidth, innerHeight]]")
    assert wide <= window[0] and top < window[1]


def test_page_opened_from_disk_says_why_there_is_no_game(page, driver):
    driver.get((page / "index.html").as_uri())
    assert not driver.execute_script(SHOWS)  # It leaves the program its time.
    until_said(driver)
    driver.get_log("browser")


class _PlainText(serve.Handler):
    extensions_map = {**serve.Handler.extensions_map, ".js": "text/plain"}


def test_page_whose_program_is_served_as_text_says_why_there_is_no_game(page, driver, monkeypatch):
    monkeypatch.setattr(serve, "Handler", _PlainText)
    site = Site(page, driver)
    try:
        site.get("")
        until_said(driver)
        assert any("MIME type" in each for each in site.complaints())
    finally:
        site.close()


def test_page_in_a_frame_without_an_origin_says_why_there_is_no_game(page, driver, tmp_path):
    (tmp_path / "game").symlink_to(page, target_is_directory=True)
    (tmp_path / "index.html").write_text(
        "<!DOCTYPE html><iframe src='game/' sandbox='allow-scripts' width='640' height='760'></iframe>")
    (tmp_path / NO_GAME).touch()
    site = Site(tmp_path, driver)
    try:
        site.get("")
        until(lambda: IN_A_FRAME(driver))
        until_said(driver)
    finally:
        driver.switch_to.default_content()
        site.close()


@pytest.mark.parametrize("missing, notice", [
    ("words.js", ""), ("boards.json", "boards.json: 404"),
    *((name, WORDS["cannot_start"].format(name + ": 404"))
      for name in ("game.bin", "later.bin", "micropython-js.bin", "micropython-wasm.bin")),
])  # fmt: skip
def test_page_without_one_of_its_files_says_so_and_waits_for_no_press(page, driver, tmp_path, missing, notice):
    for path in page.iterdir():
        if path.name != missing:
            (tmp_path / path.name).symlink_to(path)
    site = Site(tmp_path, driver)
    try:
        site.get("")
        if notice:
            until(lambda: site.text("notice") == notice)
            assert site.script(SHOWS) == (missing == "boards.json")
        if missing in ("words.js", "boards.json"):
            until_said(driver)
        site.script("document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}))")
        site.script("document.getElementById('play').click()")
        assert site.script("return document.getElementById('loading').hidden")
    finally:
        site.close()


def test_page_without_webassembly_says_so(page, driver):
    script = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": "delete window.WebAssembly"})
    site = Site(page, driver)
    try:
        site.get("")
        until(lambda: "WebAssembly" in site.text("notice"))
        assert site.text("notice").startswith(WORDS["cannot_start"].format(""))
        assert site.script("return document.getElementById('loading').hidden") and not site.script(SHOWS)
    finally:
        driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)
        site.close()


SEEN = """
    window.seen = 0;
    const look = () => {
        const each = document.getElementById("silent");
        if (each?.offsetHeight && getComputedStyle(each).visibility === "visible") seen++;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
"""


def test_ordinary_visitor_never_sees_why_there_might_be_no_game(site):
    script = site.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": SEEN})
    try:
        site.open(board="thumby")
        assert site.script("return seen") == 0 and site.script("return document.getElementById('silent').hidden")
    finally:
        site.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)


@pytest.mark.parametrize("stands, shown", [("false", True), ("true", False), ("undefined", False)])
def test_safari_is_told_where_saves_last(site, stands, shown):
    source = "Object.defineProperty(navigator, 'standalone', {value: %s})" % stands
    script = site.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": source})
    try:
        site.open(board="thumby", language="fr")
        assert site.script("return document.getElementById('safari').offsetHeight > 0") == shown
        assert site.text("safari") == load("fr", "page").WORDS["safari"]
    finally:
        site.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)


# Forced colours, and fields


CONTROLS = "button, select, input, textarea, summary, a"


def contrast(picture):
    """Return the contrast between the lightest and the darkest pixel, as WCAG 2 defines it."""
    lights = []
    for _, pixel in picture.convert("RGB").getcolors(1 << 20):
        red, green, blue = (c / 3294.6 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in pixel)
        lights.append(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    return (max(lights) + 0.05) / (min(lights) + 0.05)


class Forced:
    """The page in forced colours on a phone, as a context manager."""

    def __init__(self, site, scheme):
        self.site = site
        self.scheme = scheme
        self.phone = Phone(site, scale=1)

    def __enter__(self):
        self.phone.__enter__()
        features = {"forced-colors": "active", "prefers-color-scheme": self.scheme}
        self.phone.ask("Emulation.setEmulatedMedia",
                       features=[{"name": name, "value": value} for name, value in features.items()])
        return self

    def __exit__(self, *error):
        self.phone.ask("Emulation.setEmulatedMedia", features=[])
        self.phone.__exit__(*error)

    def picture(self):
        """Return the whole page, once all pictures on it have come."""
        while True:
            before = self.boxes()
            shot = self.site.driver.execute_cdp_cmd("Page.captureScreenshot", {"captureBeyondViewport": True})
            if self.boxes() == before:
                return Image.open(io.BytesIO(base64.b64decode(shot["data"])))

    def boxes(self, selector=CONTROLS):
        """Return the names and boxes of what is visible, each box in pixels of the picture."""
        return self.site.script(
            "return [...document.querySelectorAll(arguments[0])].map((e) => [e, e.getBoundingClientRect()])"
            ".filter(([e, r]) => e.offsetParent && r.width > 8).map(([e, r]) => [e.id || e.title || e.textContent,"
            " [r.x + scrollX, r.y + scrollY, r.right + scrollX, r.bottom + scrollY].map(Math.round)])", selector)

    def assert_seen(self, board):
        self.site.script("document.querySelector('#shelf details').open = true;"
                         "document.querySelector('details:not([name])').open = true")
        picture = self.picture()
        for name, box in self.boxes():
            assert contrast(picture.crop(box)) >= 3, (board, name)
        for name, (x, y, end, low) in self.boxes(".pad button, #tools button, #enter button"):
            edge = picture.crop((x, (y + low) // 2, x + 4, (y + low) // 2 + 1))
            label = picture.crop(((3 * x + end) // 4, (3 * y + low) // 4, (x + 3 * end) // 4, (y + 3 * low) // 4))
            assert contrast(edge) >= 3 and contrast(label) >= 3, (board, name)
        for name, (x, _, end, low) in self.boxes("#device, #glass"):
            assert contrast(picture.crop((x + 20, low - 3, end - 20, low + 3))) >= 3, (board, name)


def boards_with_every_button():
    """Return boards that have all kinds of buttons together: a way, a letter or a word, with one or two meanings."""
    found = {}
    for name in BOARDS:
        for label, *_, held in page_build.boards_json()["boards"][name]["buttons"]:
            kind = label if label in ("up", "down", "left", "right", "press") else len(label) > 1
            found.setdefault((kind, bool(held)), name)
    return sorted(set(found.values()))


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_forced_colours_leave_every_control_in_sight(site, scheme):
    with Forced(site, scheme) as forced:
        site.choose_board("picosystem")  # which has the front door, even where it is touched
        site.open()
        assert seen(site, "#enter") == [True]
        forced.assert_seen("front door")
        for name in boards_with_every_button() if scheme == "dark" else ("picosystem",):
            site.open(board=name, rules="classic", level="easy", seed="4")
            forced.assert_seen(name)


def test_forced_colours_show_what_has_the_focus_and_what_is_pressed(site):
    with Forced(site, "dark") as forced:
        site.open(board="waveshare_pico_lcd_1_3", rules="classic", level="easy", seed="4")
        ActionChains(site.driver).send_keys(Keys.SHIFT).perform()  # The keyboard is in use.
        for selector in (".pad button.up", ".pad button.press", ".pad button:not(.way)", "[data-tool=hint]", "#screen",
                         "#board", "#seed", "#today"):
            ((_, (x, y, end, low)),) = forced.boxes(selector)[:1]
            box = x - 8, y - 8, end + 8, low + 8
            site.script("document.activeElement.blur()")
            before = forced.picture().convert("RGB").crop(box).tobytes()
            site.script("document.querySelector(arguments[0]).focus({preventScroll: true})", selector)
            after = forced.picture().convert("RGB").crop(box).tobytes()
            changed = sum(before[i : i + 3] != after[i : i + 3] for i in range(0, len(before), 3))
            assert changed >= end - x + low - y, selector  # a line around it, or nearly
        site.script("document.activeElement.blur()")
        for selector in (".pad button.up", ".pad button.press", ".pad button:not(.way)"):
            ((_, (x, y, end, low)),) = forced.boxes(selector)[:1]
            before = {colour for _, colour in forced.picture().crop((x, y, end, low)).getcolors(1 << 16)}
            site.script("document.querySelector(arguments[0]).classList.add('pressed')", selector)
            after = forced.picture().crop((x, y, end, low)).getcolors(1 << 16)
            assert sum(pixels for pixels, colour in after if colour not in before) > end - x, selector


def test_fields_are_large_enough_for_an_iphone_not_to_zoom_in(site):
    with Phone(site) as phone:
        for asked in ({}, {"board": "picosystem", **GAME}):
            site.open(**asked)
            site.script("document.querySelector('details:not([name])').open = true;"
                        "document.getElementById('link-label').hidden = false")
            for width, height in (*PHONES, (1280, 800)):
                phone.resize(width, height)
                sizes = site.script("return [...document.querySelectorAll('input, select, textarea')].map("
                                    "(each) => [each.id, parseFloat(getComputedStyle(each).fontSize)])")
                assert len(sizes) >= 6 and all(size >= 16 for _, size in sizes), (width, sizes)
                assert site.script("return document.documentElement.scrollWidth") <= width


# Two copies of the page under one origin


GAME = {"rules": "classic", "level": "easy", "seed": "4"}
CACHES = "return caches.keys().then((names) => names.sort())"
# Whatever was there first answers for `ready`, which may be another copy's.
ACTIVE = "return navigator.serviceWorker.getRegistration().then((there) => there?.active?.scriptURL)"
OLD_NAMES = """
    for (const each of Object.keys(localStorage)) {
        localStorage.setItem(each.replace(arguments[0], "pocket-bank/"), localStorage.getItem(each));
        localStorage.removeItem(each);
    }
"""


@pytest.fixture
def copies(page, driver, tmp_path):
    """Return a Site of two copies of the page, in the folders / and /b/, each a build of its own."""
    for folder, build_id in ((tmp_path, "1"), (tmp_path / "b", "2")):
        folder.mkdir(exist_ok=True)
        for path in page.iterdir():
            if path.name not in ("worker.js", "index.html"):
                (folder / path.name).symlink_to(path)
        worker = (page / "worker.js").read_text()
        (folder / "worker.js").write_text(re.sub(r'"[0-9a-f]{16}"', '"build-%s"' % build_id, worker))
        html = (page / "index.html").read_text()
        (folder / "index.html").write_text(html.replace("<body>", '<body class="copy-%s">' % build_id))
    site = Site(tmp_path, driver)
    yield site
    site.close()


def test_copies_of_the_page_keep_each_its_own_offline_store(copies):
    site = copies
    base = site.base
    for path in ("", "b/"):
        site.base = base + path
        site.open(board="thumby")
        # Another copy's worker may have the page in its hands, but must not answer for it.
        assert site.script("return document.body.className.split(' ')[0]") == ("copy-2" if path else "copy-1")
        # Until it has its own, the page of the folder in the other is that one's, too.
        until(lambda: site.script(ACTIVE) == site.base + "worker.js")
    assert site.script(CACHES) == ["pocket-bank %s build-1" % base, "pocket-bank %sb/ build-2" % base]
    site.server.shutdown()
    site.server.server_close()
    for path in ("b/", ""):
        site.base = base + path
        site.open(board="picosystem")
        assert site.script("return document.body.className.split(' ')[0]") == ("copy-2" if path else "copy-1")


def test_worker_deletes_only_caches_of_its_own_copy(copies):
    site = copies
    mine, other = ("pocket-bank-%s" % each for each in ("0123", "4567"))
    site.driver.get(site.base + "boards.json")  # without the page, whose worker would be there at once
    site.driver.execute_async_script("""
        const [mine, other, base, done] = arguments;
        (async () => {
            for (const [name, scope] of [[mine, base], [other, base + "b/"], [`pocket-bank ${base}b/ 1`, base + "b/"],
                                         [`pocket-bank ${base} 1`, base], ["pocket-bank-theirs", base + "c/"]])
                await (await caches.open(name)).put(scope, new Response("old"));
        })().then(done);
    """, mine, other, site.base)
    site.open(board="thumby")
    left = ["pocket-bank %s build-1" % site.base, "pocket-bank %sb/ 1" % site.base, other, "pocket-bank-theirs"]
    until(lambda: site.script(CACHES) == sorted(left))
    base = site.base
    site.base += "b/"
    site.open(board="thumby")
    left[1:3] = ["pocket-bank %s build-2" % site.base]
    until(lambda: site.script(CACHES) == sorted(left))
    assert site.base.startswith(base)


def test_copies_of_the_page_share_neither_saves_nor_locks_nor_an_identity(copies):
    site = copies
    base = site.base
    site.open(board="picosystem", **GAME)
    site.press("Enter")
    identity = site.driver.execute_cdp_cmd("Page.getAppId", {})["appId"]
    played = site.copied("copy-now")
    first = site.driver.current_window_handle
    site.driver.switch_to.new_window("window")
    try:
        site.base = base + "b/"
        site.open()  # beside the other, which holds its lock
        assert site.text("notice") == "" and seen(site, "#enter") == [True]
        assert site.driver.execute_cdp_cmd("Page.getAppId", {})["appId"] != identity
        site.open(board="picosystem", rules="onepack", level="easy", seed="8", language="de")
        assert site.copied("copy")["seed"] == "8"
    finally:
        site.driver.close()
        site.driver.switch_to.window(first)
    site.base = base
    site.open()
    assert site.copied("copy-now") == played
    assert site.script("return document.documentElement.lang") == "en"


def test_saves_of_an_earlier_build_are_taken_over_once_by_the_first_copy_that_asks(copies):
    site = copies
    base = site.base
    site.base = base + "b/"
    site.store("picosystem", **at_once())
    site.open(board="picosystem", **GAME)
    site.press("Enter")
    played = site.copied("copy-now")
    site.driver.get(base + "boards.json")
    site.script(OLD_NAMES, "pocket-bank /b/ ")
    old = site.script("return Object.keys(localStorage).sort()")
    assert {"pocket-bank/language", "pocket-bank/picosystem/save0"} <= set(old)
    site.open()
    assert seen(site, "#enter", "#tools") == [False, True] and site.copied("copy-now") == played
    names = site.script("return Object.keys(localStorage)")
    assert not [name for name in names if not name.startswith("pocket-bank /b/ ")]
    site.base = base
    site.open()
    assert seen(site, "#enter", "#tools") == [True, False]


def test_saves_of_an_earlier_build_stay_where_this_copy_has_its_own(copies):
    site = copies
    base = site.base
    site.open(board="picosystem", **GAME)
    site.driver.get(base + "boards.json")
    site.script(OLD_NAMES, "pocket-bank / ")
    old = site.script("return localStorage.getItem('pocket-bank/picosystem/save0')")
    site.store("picosystem", **at_once())
    site.open(board="picosystem", rules="onepack", level="easy", seed="8")
    assert site.copied("copy")["seed"] == "8"
    assert old and site.script("return localStorage.getItem('pocket-bank/picosystem/save0')") == old
    site.base = base + "b/"
    site.open()
    assert site.copied("copy")["seed"] == "4"


FULL = """
    const set = Storage.prototype.setItem;
    let left = 4; // for the language, the board, whether the screen is alone, and one save
    Storage.prototype.setItem = function (name, data) {
        if (name.startsWith("pocket-bank / ") && left-- <= 0) throw new DOMException("full", "QuotaExceededError");
        return set.call(this, name, data);
    };
"""


def test_saves_of_an_earlier_build_are_not_lost_where_there_is_no_room(copies):
    site = copies
    site.store("picosystem", **at_once())
    site.open(board="picosystem", **GAME)
    played = site.copied("copy-now")
    site.driver.get(site.base + "boards.json")
    site.script(OLD_NAMES, "pocket-bank / ")
    names = "return Object.keys(localStorage)"
    old = [name for name in site.script(names) if name.startswith("pocket-bank/picosystem/")]
    script = site.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": FULL})
    try:
        site.open(board="picosystem")
    finally:
        site.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)
    assert len(old) > 1 and set(old) <= set(site.script(names))
    site.open(board="picosystem")
    assert site.copied("copy-now") == played


def test_saves_that_an_open_page_of_an_earlier_build_has_are_waited_for(copies):
    site = copies
    site.open(board="picosystem", **GAME)
    played = site.copied("copy-now")
    site.driver.get(site.base + "boards.json")
    site.script(OLD_NAMES, "pocket-bank / ")
    site.driver.execute_async_script("navigator.locks.request("
                                     "'pocket-bank/picosystem/lock', () => new Promise(() => arguments[0]()))")
    first = site.driver.current_window_handle
    site.driver.switch_to.new_window("window")
    site.get("?board=picosystem")
    until(lambda: site.text("notice") == WORDS["other_window"])
    assert site.script("return !!localStorage.getItem('pocket-bank/picosystem/save0')")
    second = site.driver.current_window_handle
    site.driver.switch_to.window(first)
    site.driver.close()
    site.driver.switch_to.window(second)
    site.rest()
    assert site.text("notice") == "" and site.copied("copy-now") == played
