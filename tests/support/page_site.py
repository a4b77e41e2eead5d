"""The page on a server of its own, in any browser, and the same app on the host, to compare their pictures."""

import base64
import io
import os
import threading
import urllib.parse
from datetime import datetime
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, NoReturn, cast

import pytest
from PIL import Image

from firmware.app import actions
from firmware.app.features import Features
from firmware.app.pointer import Pointer
from firmware.app.settings import SETTING_SPEED, Settings
from firmware.draw.look_factory import look_for_board
from firmware.draw.strip_renderer import StripRenderer
from hostsim import arguments
from hostsim.players.driver import Driver, MemoryStore
from hostsim.players.host_handheld import HostHandheld, make_renderer
from hostsim.players.host_keyboard import keyboard_of
from hostsim.players.virtual_panel import VirtualPanel
from hostsim.web import browser, serve, shots
from tests.support.timeouts import until

if TYPE_CHECKING:
    from pathlib import Path

    from boards import Board
    from firmware.draw.looks import Look
    from firmware.draw.scene import Scene

RESTS = ("return 'ready' in document.documentElement.dataset"
         " && document.querySelector('#device').getAttribute('aria-busy') === 'false'")


def lacks(reason: object) -> NoReturn:
    """Skip the test for what this machine lacks, or fail it in CI, which has everything."""
    if os.environ.get("TEST_IN_CI"):
        pytest.fail(str(reason))
    pytest.skip(str(reason))


class PageSite:
    """The page on a server of its own, and a browser that shows it."""

    def __init__(self, page: "Path") -> None:
        self.server = serve.server(str(page), 0)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.base = "http://%s:%d/" % (serve.HOST, self.server.server_port)

    def close(self) -> None:
        """Leave the page, and stop its server."""
        # If the server stopped first, files still on their way would be errors in the log of the next test.
        self.leave()
        self.stop()
        self.complaints()

    def stop(self) -> None:
        """Stop the server; the page stays open."""
        self.server.shutdown()
        self.server.server_close()

    def leave(self) -> None:
        """Show no page, and end all that the page has begun."""
        raise NotImplementedError

    def get(self, path: str) -> None:
        """Open an address below the server's, and wait until it is loaded."""
        raise NotImplementedError

    def script(self, text: str, *arguments: object) -> Any:
        """Run the body of a function in the page, with these arguments; return what it returns."""
        raise NotImplementedError

    def complaints(self) -> list[str]:
        """Return the errors that the browser has logged since the last call."""
        raise NotImplementedError

    def open(self, **query: str) -> None:
        """Open the page by a link with this query, and wait until the game waits for a button."""
        self.get("?" + urllib.parse.urlencode(query) if query else "")
        self.rest()

    def rest(self) -> None:
        """Wait until the game waits for a button."""
        until(lambda: self.script(RESTS), lambda: self.text("notice") or self.text("status"))

    def text(self, name: str) -> str:
        return self.script("return document.getElementById(arguments[0]).textContent", name)

    def picture(self) -> bytes:
        """Return the screen's pixels, three bytes each."""
        data = self.script("return document.getElementById('screen').toDataURL('image/png')")
        with Image.open(io.BytesIO(base64.b64decode(data.split(",")[1]))) as picture:
            return picture.convert("RGB").tobytes()

    def key(self, board: str, name: str) -> str:
        """Return under which name the page saves something."""
        return browser.STORAGE_KEY % (urllib.parse.urlsplit(self.base).path, board, name)

    def store(self, board: str, **what: bytes) -> None:
        """Save bytes in the browser, as the page does."""
        for name, data in what.items():
            self.script("localStorage.setItem(arguments[0], arguments[1])", self.key(board, name), data.hex())


def today() -> int:
    """Return the number of the deal of the day, as the page does."""
    return int(datetime.now().strftime("%y%m%d"))


class Host:
    """The same app on the host, pressed by the page's keys."""

    KEYS = {"Enter": "OK", "Backspace": "BACK", "t": "TURN", "m": "MENU", "s": "STOP", "ArrowLeft": "LEFT",
            "ArrowRight": "RIGHT", "ArrowUp": "UP", "ArrowDown": "DOWN"}  # fmt: skip

    def __init__(self, board: "str | Board", store: MemoryStore | None = None) -> None:
        board = arguments.board(board) if isinstance(board, str) else board
        look = look_for_board(board)
        self.load_cards(look)
        self.handheld = HostHandheld(look, self.renderer, store or MemoryStore(), lambda: 1, Features(today=today))
        self.board = board
        self.used = ""  # as in `uses`
        self.uses("buttons")
        self.played: list[tuple[Any, ...]] = []  # the arguments of each call of a speaker
        self.handheld.app.play_on(self)
        self.handheld.app.features.has_pointer = True
        self.driver = Driver(self.handheld.app, self.show)

    def load_cards(self, look: "Look") -> None:
        """Draw on a new panel, with cards of the look's size."""
        self.panel = VirtualPanel(look.width, look.height)
        self.card_width = getattr(look.scene, "usual_w", 0)  # 0: a one-bit screen has one size
        self.renderer = make_renderer(look, self.panel, StripRenderer)

    def show(self, scene: "Scene") -> None:
        if self.card_width != getattr(scene, "usual_w", 0):
            self.load_cards(self.handheld.app.look)
        self.renderer.show(scene)

    def play(self, *what: Any) -> None:
        self.played.append(what)

    def uses(self, what: str) -> None:
        """Name in sentences what the player uses: "touch", "keys" or "buttons", as the page does."""
        controls = self.handheld.app.controls
        if what not in ("touch", self.used):
            self.used = what
            # Of the board it reads the name only.
            controls.connect(keyboard_of(self.board) if what == "keys" else self.board)  # type: ignore[arg-type]
        self.handheld.app.name_controls(what == "touch")

    def press(self, key: str | None = None, what: str = "keys") -> bytes:
        """Press a key, if given, or the button that does the same; return the picture once the game rests."""
        if key:
            self.uses(what)
        self.driver.press(actions.ACTION_NAMES.index(self.KEYS[key]) if key else 0)
        return self.panel.rgb()

    def resize(self, board: "Board") -> None:
        """Follow a screen of another size, described like a board."""
        app = self.handheld.app
        app.resize(board.WIDTH, board.HEIGHT)
        self.load_cards(app.look)

    def touch(self, x: int, y: int) -> bytes:
        """Touch a pixel of the screen, and let the game come to rest; return the picture."""
        self.driver.press(Pointer(self.handheld.app).touch(x, y))
        return self.panel.rgb()

    def start(self, rules: str, level: str, seed: int) -> bytes:
        self.handheld.app.start(rules, level, seed)
        return self.press()


def at_once() -> dict[str, bytes]:
    """Return the saved settings with which the opponent's moves are shown at once."""
    store = MemoryStore()
    settings = Settings(store)
    settings.numbers[SETTING_SPEED] = 3
    settings.save()
    return store.data


def window_board(site: PageSite) -> "Board":
    """Return the screen that fills the page's window, which is open, described like a board."""
    width, height = site.script("const s = document.getElementById('screen'); return [s.width, s.height]")
    board = SimpleNamespace(NAME="", SCREEN="large", WIDTH=width, HEIGHT=height, BUTTONS={}, BUTTON_LABELS={})
    return cast("Board", board)


def both_at_once(site: PageSite, name: str) -> tuple[Host, MemoryStore]:
    """Have opponents move at once, on the page and on a Host; return the Host, at its title, and its store."""
    kept = at_once()
    site.store(name, **kept)
    store = MemoryStore()
    store.data.update(kept)
    if name == shots.WINDOW:
        site.open(board=name)
    host = Host(window_board(site) if name == shots.WINDOW else name, store)
    host.press()
    return host, store
