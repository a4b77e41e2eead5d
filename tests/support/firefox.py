"""Control headless Firefox by WebDriver BiDi, which it speaks by itself, without geckodriver, which Debian lacks."""

import json
import os
import shutil
import subprocess
from typing import TYPE_CHECKING, Any

import websocket

from hostsim.arguments import CommandError
from hostsim.web import page_build
from tests.support.page_site import PageSite
from tests.support.timeouts import PROGRAM_TIMEOUT_S, until

if TYPE_CHECKING:
    from pathlib import Path

PROGRAMS = ("firefox-esr", "firefox")  # as Debian and others name it
ADDRESS_FILE = "WebDriverBiDiServer.json"  # where Firefox writes the host and port on which it listens
# Keys of a keyboard that type no letter, as WebDriver has them: https://w3c.github.io/webdriver/#keyboard-actions
KEYS = {"Backspace": "\ue003", "Enter": "\ue007", "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014",
        "ArrowDown": "\ue015"}  # fmt: skip
# The arguments and the result pass as JSON.
FUNCTION = "async (given) => JSON.stringify(await (function () { %s }).apply(null, JSON.parse(given)) ?? null)"


class Firefox:
    """Firefox with an empty profile and one window. Raise CommandError if it is not installed."""

    def __init__(self, profile: "Path") -> None:
        program = next(filter(None, map(shutil.which, PROGRAMS)), None)
        if not program:
            raise CommandError("no Firefox (on Debian: apt-get install firefox-esr)")
        # As root it refuses a home of somebody else, which containers of CI have.
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(profile)],
            env=dict(os.environ, HOME=str(profile)), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.errors: list[str] = []  # what was logged as an error since `complaints` was called
        self._asked = 0  # the number of the last request
        try:
            address = profile / ADDRESS_FILE
            until(lambda: address.exists() and address.read_text().rstrip().endswith("}"), lambda: "it did not start")
            listens = json.loads(address.read_text())
            socket = "ws://%s:%d/session" % (listens["ws_host"], listens["ws_port"])
            # Firefox refuses whoever names an origin, as pages do.
            self._socket = websocket.create_connection(socket, PROGRAM_TIMEOUT_S, suppress_origin=True)
            self.ask("session.new", capabilities={})
            self.ask("session.subscribe", events=["log.entryAdded"])
            self.window = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        except BaseException:
            self.process.kill()
            raise

    def close(self) -> None:
        self.ask("browser.close")
        self._socket.close()
        self.process.wait(PROGRAM_TIMEOUT_S)

    def ask(self, method: str, **parameters: object) -> Any:
        """Return the result of a command of WebDriver BiDi. Raise AssertionError for an error."""
        self._asked += 1
        self._socket.send(json.dumps({"id": self._asked, "method": method, "params": parameters}))
        while True:
            came = json.loads(self._socket.recv())
            if came.get("method") == "log.entryAdded" and came["params"]["level"] == "error":
                self.errors.append(came["params"]["text"])
            if came.get("id") == self._asked:
                assert came["type"] == "success", came
                return came["result"]

    def call(self, function: str, *given: object) -> Any:
        """Run the body of a function in the page, with these arguments; return what it returns."""
        done = self.ask(
            "script.callFunction", functionDeclaration=FUNCTION % function, awaitPromise=True,
            arguments=[{"type": "string", "value": json.dumps(given)}], target={"context": self.window})
        assert done["type"] == "success", done["exceptionDetails"]["text"]
        return json.loads(done["result"]["value"])

    def press(self, key: str) -> None:
        """Press a key of the keyboard and release it; it has the name that a KeyboardEvent has for it."""
        presses = [{"type": each, "value": KEYS.get(key, key)} for each in ("keyDown", "keyUp")]
        keyboard = {"type": "key", "id": "keyboard", "actions": presses}
        self.ask("input.performActions", context=self.window, actions=[keyboard])


# How many of the packed files a page has fetched that speaks English: the runtime, the game, and all other languages.
FETCHED = "return performance.getEntriesByType('resource').filter((each) => each.name.endsWith('.bin')).length"
FETCHED_AT_LAST = 4 + 2 * len(page_build.OTHER_LANGUAGES)


class FirefoxSite(PageSite):
    """The page in Firefox."""

    def __init__(self, page: "Path", firefox: Firefox) -> None:
        super().__init__(page)
        self.firefox = firefox
        self.get("licence-micropython.txt")  # for its storage to be there

    def get(self, path: str) -> None:
        self._show(self.base + path)

    def leave(self) -> None:
        self._show("about:blank")

    def _show(self, url: str) -> None:
        self.firefox.ask("browsingContext.navigate", context=self.firefox.window, url=url, wait="complete")

    def open(self, **query: str) -> None:
        super().open(**query)
        self._fetch()

    def reload(self) -> None:
        """Load the page again, and wait until the game waits for a button."""
        self.firefox.ask("browsingContext.reload", context=self.firefox.window, wait="complete")
        self.rest()
        self._fetch()

    def _fetch(self) -> None:
        # A page that is left while it fetches logs an error.
        until(lambda: self.script(FETCHED) == FETCHED_AT_LAST)

    def script(self, text: str, *arguments: object) -> Any:
        return self.firefox.call(text, *arguments)

    def complaints(self) -> list[str]:
        self.script("return 0")  # What was logged before comes before its answer.
        errors, self.firefox.errors = self.firefox.errors, []
        return errors

    def press(self, key: str) -> None:
        """Press a key of the keyboard, and wait until the game rests."""
        self.firefox.press(key)
        self.rest()
