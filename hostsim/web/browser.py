"""Control headless Chromium, for tests and measurements of the page."""

import json
import shutil
from typing import Any

from hostsim.arguments import CommandError, not_installed

WINDOW_SIZE = "900,1000"
# the page's key for a save: the path of its folder, a board's name, the name of the save
STORAGE_KEY = "pocket-bank %s %s/%s"
# With precise memory info, JavaScript's memory is counted to the byte.
ARGUMENTS = ("headless=new", "no-sandbox", "disable-gpu", "disable-dev-shm-usage", "enable-precise-memory-info")
# Categories of Chromium's tracing: each task of a thread, and what it did.
TRACE_CATEGORIES = "devtools.timeline,disabled-by-default-devtools.timeline"


def make_driver(traced: bool = False) -> Any:
    """Return selenium's driver of Debian's chromium, with a new profile. Raise CommandError if it is not installed.

    traced: whether `tasks` can be called.
    """
    chromium = shutil.which("chromium")
    chromedriver = shutil.which("chromedriver")
    if not chromium or not chromedriver:
        raise CommandError("no chromium with its driver (on Debian: apt-get install chromium chromium-driver)")
    try:
        from selenium import webdriver
    except ImportError:
        raise not_installed("selenium", "dev") from None

    options = webdriver.ChromeOptions()
    options.binary_location = chromium
    for argument in (*ARGUMENTS, "window-size=" + WINDOW_SIZE):
        options.add_argument("--" + argument)
    logs = {"browser": "ALL"}
    if traced:
        logs["performance"] = "ALL"
        traced_how = {"enableNetwork": False, "enablePage": False, "traceCategories": TRACE_CATEGORIES}
        options.add_experimental_option("perfLoggingPrefs", traced_how)
    options.set_capability("goog:loggingPrefs", logs)
    return webdriver.Chrome(options=options, service=webdriver.ChromeService(chromedriver))


def tasks(driver: Any) -> list[tuple[float, float]]:
    """Return the tasks of the pages' threads since the last call, [(ms of processor time, ms by the clock)]."""
    # Reading the log stops tracing, and reading it again restarts it.
    events = [each["message"] for _ in range(2) for each in driver.get_log("performance")]
    told = [json.loads(each)["message"]["params"] for each in events if '"RunTask"' in each or '"TimerFire"' in each]
    pages = {(each["pid"], each["tid"]) for each in told if each["name"] == "TimerFire"}
    return [
        (each["tdur"] / 1000, each["dur"] / 1000)
        for each in told if each["name"] == "RunTask" and "tdur" in each and (each["pid"], each["tid"]) in pages
    ]  # fmt: skip
