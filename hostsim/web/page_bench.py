"""The command web-bench: measure the page's budgets in headless Chromium on this machine.

A script that is put into the page before it loads reports when pixels reach the canvas. These are wall-clock times, so
they include other work of the machine. Chromium's own tracing gives the length of tasks both in processor time, which
excludes other programs, and in wall-clock time. Wall-clock times are judged only on a quiet machine. The page is used
only as a player could use it. A row over its budget is marked, and makes the command fail.
"""

import os
import statistics
import threading
import time
import urllib.parse
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from firmware import text
from firmware.app.settings import SETTING_SPEED, Settings
from hostsim import arguments
from hostsim.arguments import CommandError
from hostsim.players.driver import MemoryStore
from hostsim.web import browser, page_build, serve

BENCH_BOARD = "picosystem"
OPENINGS = 5  # how often the page is opened with an empty cache
PRESSES = 30
TIMED_BOARDS = ("picosystem", "pimoroni_display_pack", "thumby")  # whose tasks are timed
EXPERT_TURNS = 12  # turns of expert to time
EXPERT_SEEDS = (4, 5, 6)  # the seeds of the deals in which expert plays them
HINTS = 6
MAX_PRESS_MS = 30  # ms from a button to the pixels, at most
MAX_TASK_MS = 50  # ms of a task, at most
TIMEOUT_S = 60  # seconds to wait for the page; the driver itself waits for 120
QUICK_GAME = "cats", "greedy"  # these games are short if one side plays at random
# After the jack of diamonds, one press sends all remaining cards of the first player up to the foundations.
LAST_PRESS_POSITION = (
    "rules=classic turn=A A.R=- A.H=qdjd A.W=KD B.R=- B.H=jhth9h2h B.W=TSJS6C7CJHKDQD8S7S8H9H5C3H4H5H6H7H show=- "
    "1=JDTC9D8C 2=KHQS 3=9C 4=KHQC 5=QHJCTH9S 6=KCQH 7=KS 8=TD F=Sd6H81Da8Cd4 idle=0 quiet=0 runs=4,1 flags=-"
)
MEASURED_AFTER = (10, 25, 50, 75)  # games after which memory is measured, in addition to the end
MEMORY_KINDS = ("JavaScript's heap", "MicroPython's heap", "the runtime's memory")
OWN_LOAD = 1.5  # the load that the programs of this measurement cause
NOISE_KB = 0.5  # kB a game that may be added in the second half of the games, because JavaScript still compiles code
FASTEST_SPEED = 3  # the last of the speeds

# The script that is put into the page.
WATCH_SCRIPT = """
    window.watch = { first: 0 };
    const put = CanvasRenderingContext2D.prototype.putImageData;
    CanvasRenderingContext2D.prototype.putImageData = function (...given) {
        put.apply(this, given);
        watch.shown?.();
        // The frame that has it is made after this one's callbacks.
        if (!watch.first) requestAnimationFrame(() => setTimeout(() => { watch.first ||= performance.now() }));
    };
    const instantiate = WebAssembly.instantiate;
    WebAssembly.instantiate = async (...given) => {
        const made = await instantiate.apply(WebAssembly, given);
        watch.memory = Object.values(made.exports).find((each) => each instanceof WebAssembly.Memory);
        return made;
    };
    window.key = (name) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
    // Bytes of MicroPython's heap that are used, after a collection, which comes when control is back here.
    const python = (code) => {
        const n = Module.lengthBytesUTF8(code) + 1, at = Module._malloc(n), value = Module._malloc(12);
        Module.stringToUTF8(code, at, n);
        Module.ccall("mp_js_do_exec", "number", ["pointer", "number", "pointer"], [at, n - 1, value]);
        Module._free(at), Module._free(value);
    };
    window.heap = () => { python("import gc; gc.collect()"); python("import js; js.watch.heap = gc.mem_alloc()");
        return watch.heap };
    window.rests = () => "ready" in document.documentElement.dataset
        && document.getElementById("device").getAttribute("aria-busy") === "false";
"""
# Measure from a press to the frame that shows its picture.
PRESS_SCRIPT = """
    const done = arguments[1], begun = performance.now();
    watch.shown = () => {
        watch.shown = null;
        requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done(performance.now() - begun); port2.postMessage(0) });
    };
    key(arguments[0]);
    if (rests()) watch.shown?.(); // it changes nothing
"""
# Press these keys in turn, at most `presses` times, or until the status has been one of `ends` this many times; Enter
# continues from each. There are few calls, because each leaves some of the driver's objects in the page: a call lasts
# this many ms, and one without a job continues that of the previous call.
PLAY_SCRIPT = """
    const [job, most, done] = arguments, until = performance.now() + most;
    if (job) watch.job = { ...job, at: 0, ended: 0, pressed: 0 };
    const it = watch.job;
    const go = () => {
        if (performance.now() > until) return done(it);
        if (rests()) {
            const end = it.ends.includes(document.getElementById("status").textContent);
            if (end) it.at = 0, it.ended++;
            it.over = it.ended === it.times;
            it.done = it.over || it.at === it.presses;
            if (it.done) return done(it);
            key(end ? "Enter" : it.keys[it.at++ % it.keys.length]);
            it.pressed++;
        }
        setTimeout(go, 1);
    };
    go();
"""
PLAYING_KEYS = ("Enter", "Enter", "t")  # these pick up, lay down and turn up the first card
HINT_KEYS = ("m", "Enter", "Enter", "Enter", "t")  # these ask for a hint, and follow it
GAME_OVER_TEXTS = [text.results().NEXT_GAME, text.results().NEW_MATCH, text.results().NEXT_DEAL]
PRACTICE_OVER_TEXTS = [text.words.PRACTICE]


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    parser.add_argument("--games", type=arguments.positive, default=100, metavar="N",
                        help="games to play for the measurement of memory (default %(default)s)")
    parser.add_argument("folder", metavar="FOLDER", help="the folder that `web` wrote")


def run(args: Namespace) -> int:
    """Print the table, each row as soon as it is measured; return 1 if any is over its budget."""
    folder = Path(args.folder)
    if not (folder / "index.html").exists():
        raise CommandError("%s has no page: make web" % folder)
    there = serve.server(folder, 0)
    threading.Thread(target=there.serve_forever, daemon=True).start()
    base = "http://%s:%d/" % (serve.HOST, there.server_port)
    table = _Table()
    try:
        size = sum(page_build.first_files(folder).values())
        table.row("what the first picture needs, as it is sent", size / 1000, "%.1f kB", 450)
        first = [_first_picture(base) for _ in range(OPENINGS)]
        table.row("first picture, empty cache, best of %d" % OPENINGS, min(first), "%.2f s", 2)
        table.times(first, "%.2f s", 2)
        with MeasuredPage(base, traced=True) as page:
            page.open(rules="classic", level="expert", seed=4)
            for what, keys in (
                ("step of the cursor", ("ArrowRight",)), ("whole screen", ("m", "Backspace")),
            ):  # fmt: skip
                clocked, used = [], []
                for i in range(PRESSES):
                    browser.tasks(page.driver)
                    clocked.append(page.run_script(PRESS_SCRIPT, keys[i % len(keys)]))
                    page.run_script("setTimeout(arguments[0])")  # a timer shows which thread is the page's
                    used.append(sum(processor for processor, _ in _tasks(page)))
                table.row("button to pixels, %s, processor" % what, statistics.median(used), "%.0f ms", MAX_PRESS_MS)
                table.times(clocked, "%.0f ms", MAX_PRESS_MS)
        for board in TIMED_BOARDS:
            _time_tasks(table, base, board)
        _soak(table, base, args.games)
        print("%.1f programs are at work at the end, of which %.1f are this one's" % (os.getloadavg()[0], OWN_LOAD))
    finally:
        there.shutdown()
        there.server_close()
    return 1 if table.over else 0


class _Table:
    """The printed table, and whether any row is over its budget."""

    def __init__(self) -> None:
        self.over = False
        print("%d cores, on which %.1f programs are at work" % (os.cpu_count() or 1, os.getloadavg()[0]))
        self._line("what", "measured", "at most")

    def others(self) -> float:
        """Return how many other programs are running; if they use half of the cores, wall-clock times mean little."""
        return max(0, os.getloadavg()[0] - OWN_LOAD)

    def is_quiet(self) -> bool:
        """Return whether wall-clock times can be judged."""
        return self.others() < (os.cpu_count() or 1) / 2

    def times(self, times: Sequence[float], shown: str, most: float) -> None:
        """Print wall-clock times: the median, which is judged on a quiet machine, and the worst."""
        self.row("  by the clock, median", statistics.median(times), shown, most if self.is_quiet() else None)
        self.row("  worst of %d" % len(times), max(times), shown)

    def row(self, what: str, measured: float, shown: str, most: float | None = None) -> None:
        """Print a measurement, its budget, if any, and whether it is over that."""
        over = most is not None and measured > most
        self.over |= over
        budget = "" if most is None else "%g %s" % (most, shown.split(" ")[1])
        self._line(what, shown % measured, budget, "OVER" if over else "")

    def _line(self, what: str, measured: str, most: str, over: str = "") -> None:
        print(("%-46s %14s %14s  %s" % (what, measured, most, over)).rstrip(), flush=True)


class MeasuredPage:
    """A browser with the page, and the measuring script in it."""

    def __init__(self, base: str, board: str = BENCH_BOARD, traced: bool = False) -> None:
        self.base = base
        self.board = board
        self.driver = browser.make_driver(traced)
        self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": WATCH_SCRIPT})

    def __enter__(self) -> "MeasuredPage":
        return self

    def __exit__(self, *_: object) -> None:
        self.driver.quit()

    def open(self, **asked: str | int) -> None:
        """Open a link, with opponents' moves shown at once, and wait until nothing moves."""
        store = MemoryStore()
        settings = Settings(store)
        settings.numbers[SETTING_SPEED] = FASTEST_SPEED
        settings.save()
        self.driver.get(self.base)
        for name, data in store.data.items():
            key = browser.STORAGE_KEY % ("/", self.board, name)
            self.driver.execute_script("localStorage.setItem(arguments[0], arguments[1])", key, data.hex())
        self.driver.get(self.base + "?" + urllib.parse.urlencode({"board": self.board, **asked}))
        self.wait("rests()")

    def wait(self, condition: str) -> Any:
        """Wait until an expression is true on the page; return its value."""
        until = time.monotonic() + TIMEOUT_S
        while True:
            found = self.driver.execute_script("return " + condition)
            if found:
                return found
            if time.monotonic() > until:
                raise self._stuck()
            time.sleep(0.02)

    def _stuck(self) -> CommandError:
        notice = self.driver.execute_script("return document.getElementById('notice').textContent")
        return CommandError("the page never came to rest%s" % (notice and ": " + notice))

    def run_script(self, script: str, *given: object) -> Any:
        """Run an asynchronous script on the page; return its result."""
        return self.driver.execute_async_script(script, *given)

    def play(self, keys: Sequence[str], presses: int, ends: Sequence[str] = (), times: int = 1) -> bool:
        """Press keys in turn, at most `presses` times, or until one of `ends` was shown often; return whether so."""
        self.driver.set_script_timeout(2 * TIMEOUT_S)
        job: dict[str, Any] | None = {"keys": keys, "presses": presses, "ends": ends, "times": times}
        pressed = 0
        while True:
            state = self.run_script(PLAY_SCRIPT, job, 1000 * TIMEOUT_S)
            if state["done"]:
                return bool(state["over"])
            if state["pressed"] == pressed:
                raise self._stuck()
            job, pressed = None, state["pressed"]

    def memory(self) -> tuple[int, int, int]:
        """Return the bytes in use of JavaScript's heap, of MicroPython's heap, and of the runtime's memory.

        They are measured after a collection. Other memory of Chromium is omitted, because it includes records of up to
        200 slow frames.
        """
        heap = self.driver.execute_script("return heap()")
        for _ in range(2):  # tasks release what the first collection finds, and the second one frees it
            self.driver.execute_cdp_cmd("HeapProfiler.collectGarbage", {})
            time.sleep(0.2)
        used = self.driver.execute_cdp_cmd("Runtime.getHeapUsage", {})
        script = used["usedSize"] + used["backingStorageSize"]
        return script, heap, self.driver.execute_script("return watch.memory.buffer.byteLength")

    def counted(self) -> int:
        """Return the numbers of nodes and event listeners in the page."""
        counts = self.driver.execute_cdp_cmd("Memory.getDOMCounters", {})
        return int(counts["nodes"] + counts["jsEventListeners"])


def _first_picture(base: str) -> float:
    # Measure seconds from the navigation on, in a browser with an empty cache.
    with MeasuredPage(base) as page:
        page.driver.get(base)
        return float(page.wait("watch.first")) / 1000


def _time_tasks(table: _Table, base: str, board: str) -> None:
    # These search: an opponent, a hint, a review. A game that ends by itself is timed, too.
    with MeasuredPage(base, board, traced=True) as page:
        found = []
        for seed in EXPERT_SEEDS:
            page.open(rules="classic", level="expert", seed=seed)
            page.driver.execute_script("document.getElementById('yes').onclick?.()")  # replaces the last game
            page.wait("rests()")
            browser.tasks(page.driver)
            page.play(PLAYING_KEYS, 3 * EXPERT_TURNS)
            found.append(_tasks(page))
        _tasks_row(table, page, "expert thinks", *found)
        page.play(HINT_KEYS, len(HINT_KEYS) * HINTS)
        _tasks_row(table, page, "with hints", _tasks(page))
        if not page.play(PLAYING_KEYS, 3000, GAME_OVER_TEXTS):
            raise CommandError("a game never ended")
        _tasks_row(table, page, "to the end of the game", _tasks(page))
        if not page.play(("ArrowDown",), 10, (text.menus().REVIEW,)):
            raise CommandError("a game has no review")
        page.play(("Enter",), 1)
        _tasks_row(table, page, "review", _tasks(page))
        page.open(position=LAST_PRESS_POSITION, level="expert")
        page.play(("Enter",), 1)
        page.wait("rests()")
        browser.tasks(page.driver)
        if not page.play(("Enter",), 1, PRACTICE_OVER_TEXTS):
            raise CommandError("a game did not end by itself")
        _tasks_row(table, page, "all goes up", _tasks(page))


def _tasks(page: MeasuredPage) -> list[tuple[float, float]]:
    tasks = browser.tasks(page.driver)
    if not tasks:
        raise CommandError("this chromium does not tell how long its tasks are")
    return tasks


def _tasks_row(table: _Table, page: MeasuredPage, what: str, *found: list[tuple[float, float]]) -> None:
    # The median of each run's longest task counts, because now and then a task waits for another program.
    what = "%s: %s" % (page.board.split("_")[-1], what)
    table.row(what, statistics.median(max(tasks)[0] for tasks in found), "%.0f ms", MAX_TASK_MS)
    longest = statistics.median(max(by_clock for _, by_clock in tasks) for tasks in found)
    clocked = [by_clock for tasks in found for _, by_clock in tasks]
    longer = sum(by_clock > MAX_TASK_MS for by_clock in clocked)
    most = MAX_TASK_MS if table.is_quiet() else None
    said = "  by the clock (%d of %d over %d)" % (longer, len(clocked), MAX_TASK_MS)
    table.row(said if most else "%s, %.0f others" % (said, table.others()), longest, "%.0f ms", most)


def _soak(table: _Table, base: str, games: int) -> None:
    marks = [*(mark for mark in MEASURED_AFTER if mark < games), games]
    with MeasuredPage(base) as page:
        page.open(rules=QUICK_GAME[0], level=QUICK_GAME[1], seed=1)
        page.driver.find_element("id", "screen").send_keys("t")  # a real press, which switches sound on
        page.wait("rests()")
        memory = []
        counts = []
        # The page plays the games by itself, each after the end of the previous one.
        for i, mark in enumerate(marks):
            if not page.play(PLAYING_KEYS, 3000, GAME_OVER_TEXTS, mark - (marks[i - 1] if i else 0)):
                raise CommandError("a game never ended")
            memory.append(page.memory())
            counts.append(page.counted())
            for what, used in zip(MEMORY_KINDS, memory[-1], strict=True):
                table.row("%s after %d games" % (what, mark), used / 1000, "%.1f kB")
            page.driver.execute_script("key('Enter')")
            page.wait("rests()")
    half = len(marks) // 2
    more = max(1, marks[-1] - marks[half])
    for what, began, used, noise in zip(MEMORY_KINDS, memory[half], memory[-1], (NOISE_KB, 0, 0), strict=True):
        table.row("%s, more a game" % what, (used - began) / 1000 / more, "%.2f kB", noise)
    table.row("nodes and listeners, since the first row", counts[-1] - counts[0], "%d more", 0)
