# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The command web-bench: the page's budgets, measured in Chromium without a window on this machine.

A watch that is put into the page before it loads tells when pixels came to the canvas. These are times by the clock:
what else the machine does is in them, too. How long tasks are is from Chromium's own tracing, in processor time, which
has nothing of that, and by the clock. Nothing is asked of the page that a person could not do.
"""

import statistics
import threading
import time
import urllib.parse
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from firmware import text
from firmware.app.settings import Settings
from hostsim.arguments import Refused
from hostsim.players.scripted import MemoryStore
from hostsim.web import browser, build, serve

BOARD = "picosystem"
OPENED = 5  # times with an empty cache
PRESSES = 60
TIMED = ("picosystem", "pimoroni_display_pack", "thumby")  # whose tasks are timed
TURNS = 12  # of the expert's
HINTS = 6
PATIENCE = 300  # s that the page may take for anything
QUICK = "cats", "greedy"  # whose games are short, when one side plays at random
# All that is left of the first player's goes up at one press.
LAST = (
    "rules=classic turn=A A.R=- A.H=qdjd A.W=KD B.R=- B.H=jhth9h2h B.W=TSJS6C7CJHKDQD8S7S8H9H5C3H4H5H6H7H show=- "
    "1=JDTC9D8C 2=KHQS 3=9C 4=KHQC 5=QHJCTH9S 6=KCQH 7=KS 8=TD F=Sd6H81Da8Cd4 idle=0 quiet=0 runs=4,1 flags=-"
)
RARELY = 0.5  # s between two looks while it plays
SETTLED = 10  # games after which nothing is new any more
AT_ONCE = 3  # the last of the speeds

# What the page has on it while it is measured.
WATCH = """
    window.watch = { first: 0 };
    const put = CanvasRenderingContext2D.prototype.putImageData;
    CanvasRenderingContext2D.prototype.putImageData = function (...given) {
        put.apply(this, given);
        // The frame that has it is made after this one's callbacks.
        if (!watch.first) requestAnimationFrame(() => setTimeout(() => { watch.first ||= performance.now() }));
    };
    const instantiate = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...given) => {
        const made = await instantiate.apply(WebAssembly, given);
        watch.memory = Object.values(made.instance.exports).find((each) => each instanceof WebAssembly.Memory);
        return made;
    };
    window.key = (name) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
    window.rests = () => "ready" in document.documentElement.dataset
        && document.getElementById("device").getAttribute("aria-busy") === "false";
"""
# From a press till the frame that shows it is made.
PRESS = """
    const done = arguments[1], begun = performance.now();
    key(arguments[0]);
    requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - begun); port2.postMessage(0) });
"""
# Presses these buttons by turns, so many times, or till one of these is said where the cursor stands, so often; OK goes
# on from there.
PLAY = """
    const [keys, presses, ends, times] = arguments;
    let at = 0, ended = 0;
    watch.over = watch.done = false;
    const go = () => {
        if (!rests()) return void setTimeout(go, 1);
        const end = ends.includes(document.getElementById("status").textContent);
        if (end) at = 0, ended++;
        watch.over = ended === times;
        watch.done = watch.over || at === presses;
        if (watch.done) return;
        key(end ? "Enter" : keys[at++ % keys.length]);
        setTimeout(go, 1);
    };
    go();
"""
AT_RANDOM = ("Enter", "Enter", "t")  # takes up, lays down and turns up without a thought
ASKS = ("m", "Enter", "Enter", "Enter", "t")  # for a hint, and does it
OVER = [text.words.NEXT_GAME, text.words.NEW_MATCH, text.words.NEXT_DEAL]


def run(args: Namespace) -> None:
    """Print the table, a row as soon as it is measured."""
    folder = Path(args.folder)
    if not (folder / "index.html").exists():
        raise Refused("%s has no page: make web" % folder)
    there = serve.server(folder, 0)
    threading.Thread(target=there.serve_forever, daemon=True).start()
    base = "http://%s:%d/" % (serve.HOST, there.server_port)
    try:
        _row("what", "measured", "at most")
        _row("all files, each gzipped", "%.0f kB" % (build.gzipped(folder) / 1000), "450 kB")
        first = [_first_picture(base) for _ in range(OPENED)]
        _row("first picture, empty cache", "%.2f s" % statistics.median(first), "2 s")
        _row("  worst of %d" % OPENED, "%.2f s" % max(first))
        with _Page(base) as page:
            page.open(rules="classic", level="expert", seed=4)
            times = [page.ask(PRESS, "ArrowRight") for _ in range(PRESSES)]
            _row("button to pixels, median", "%.0f ms" % statistics.median(times), "30 ms")
            _row("  worst of %d" % PRESSES, "%.0f ms" % max(times))
        for board in TIMED:
            _time_tasks(base, board)
        _soak(base, args.games)
    finally:
        there.shutdown()
        there.server_close()


class _Page:
    """A browser with the page in it, watched."""

    def __init__(self, base: str, board: str = BOARD, traced: bool = False) -> None:
        self.base = base
        self.board = board
        self.driver = browser.driver(traced)
        self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": WATCH})

    def __enter__(self) -> "_Page":
        return self

    def __exit__(self, *_: object) -> None:
        self.driver.quit()

    def open(self, **asked: str | int) -> None:
        """Open a link whose opponents' moves are not slid, and wait till it rests."""
        store = MemoryStore()
        settings = Settings(store)
        settings.speed = AT_ONCE
        settings.save()
        self.driver.get(self.base)
        for name, data in store.data.items():
            key = "pocket-bank/%s/%s" % (self.board, name)
            self.driver.execute_script("localStorage.setItem(arguments[0], arguments[1])", key, data.hex())
        self.driver.get(self.base + "?" + urllib.parse.urlencode({"board": self.board, **asked}))
        self.wait("rests()")

    def wait(self, condition: str, every: float = 0.02, patience: float = PATIENCE) -> Any:
        """Wait till this is true on the page, asked every so many s, for so many at most; return it."""
        until = time.monotonic() + patience
        while True:
            found = self.driver.execute_script("return " + condition)
            if found:
                return found
            if time.monotonic() > until:
                notice = self.driver.execute_script("return document.getElementById('notice').textContent")
                raise Refused("the page never came to rest%s" % (notice and ": " + notice))
            time.sleep(every)

    def ask(self, script: str, *given: object) -> Any:
        """Return what a script of the page's says when it is done."""
        return self.driver.execute_async_script(script, *given)

    def play(self, keys: Sequence[str], presses: int, ends: Sequence[str] = (), times: int = 1) -> bool:
        """Press these by turns, so many times or till one of these is said, and so often; return whether it was."""
        self.driver.execute_script(PLAY, keys, presses, ends, times)
        self.wait("watch.done", RARELY, PATIENCE * times)
        return bool(self.driver.execute_script("return watch.over"))

    def memory(self) -> tuple[int, int]:
        """Return the bytes that JavaScript has, and those of the runtime's memory, when what is not needed is gone."""
        for _ in range(2):  # what the first finds is let go of by tasks, and then found by the second
            self.driver.execute_cdp_cmd("HeapProfiler.collectGarbage", {})
            time.sleep(0.2)
        used = self.driver.execute_cdp_cmd("Runtime.getHeapUsage", {})["usedSize"]
        return used, self.driver.execute_script("return watch.memory.buffer.byteLength")


def _first_picture(base: str) -> float:
    # In s from where the address is known, in a browser that never saw it.
    with _Page(base) as page:
        page.driver.get(base)
        return float(page.wait("watch.first")) / 1000


def _time_tasks(base: str, board: str) -> None:
    # What of the game thinks: an opponent, a hint, a review; and a game that ends by itself.
    with _Page(base, board, traced=True) as page:
        page.open(rules="classic", level="expert", seed=4)
        browser.tasks(page.driver)
        page.play(AT_RANDOM, 3 * TURNS)
        _tasks_row(page, "expert thinks")
        page.play(ASKS, len(ASKS) * HINTS)
        _tasks_row(page, "with hints")
        if not page.play(AT_RANDOM, 3000, OVER):
            raise Refused("a game never ended")
        _tasks_row(page, "to the end of the game")
        if not page.play(("ArrowDown",), 10, (text.words.REVIEW,)):
            raise Refused("a game has no review")
        page.play(("Enter",), 1)
        _tasks_row(page, "review")
        page.open(position=LAST, level="expert")
        browser.tasks(page.driver)
        if not page.play(("Enter",), 1, OVER):
            raise Refused("a game did not end by itself")
        _tasks_row(page, "all goes up")


def _tasks_row(page: _Page, what: str) -> None:
    tasks = browser.tasks(page.driver)
    if not tasks:
        raise Refused("this chromium does not tell how long its tasks are")
    longest = max(tasks)[0], max(by_clock for _, by_clock in tasks)
    _row("%s: %s" % (page.board.split("_")[-1], what), "%.0f ms" % longest[0], "50 ms")
    _row("  by the clock, of %d" % len(tasks), "%.0f ms" % longest[1])


def _soak(base: str, games: int) -> None:
    settled = min(SETTLED, games)
    with _Page(base) as page:
        page.open(rules=QUICK[0], level=QUICK[1], seed=1)
        memory = []
        # Each game begins where the last one ended. The page plays them by itself: what is asked of it from outside
        # leaves something of the driver's own there.
        for times in (settled, games - settled):
            if times and not page.play(AT_RANDOM, 3000, OVER, times):
                raise Refused("a game never ended")
            memory.append(page.memory())
            page.driver.execute_script("key('Enter')")
            page.wait("rests()")
    began, used = memory
    more = max(1, games - settled)
    for i, name in enumerate(("JavaScript", "runtime's memory")):
        _row("%s after %d games" % (name, games), "%.1f MB" % (used[i] / 1e6))
        _row("  more than after %d" % settled, "%.2f kB a game" % ((used[i] - began[i]) / 1000 / more), "0 kB")


def _row(what: str, measured: str, most: str = "") -> None:
    print("%-38s %14s %8s" % (what, measured, most), flush=True)
