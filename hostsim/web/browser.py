# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Chromium without a window, for what is tested and measured on the page."""

import shutil
from typing import Any

from hostsim.arguments import Refused, not_installed

SIZE = "900,1000"
# precise: JavaScript's memory to the byte.
ARGUMENTS = ("headless=new", "no-sandbox", "disable-gpu", "disable-dev-shm-usage", "enable-precise-memory-info")


def driver() -> Any:
    """Return selenium's driver of Debian's chromium, with a profile that nobody used before. Refused for none."""
    chromium = shutil.which("chromium")
    chromedriver = shutil.which("chromedriver")
    if not chromium or not chromedriver:
        raise Refused("no chromium with its driver (on Debian: apt-get install chromium chromium-driver)")
    try:
        from selenium import webdriver
    except ImportError:
        raise not_installed("selenium", "dev") from None

    options = webdriver.ChromeOptions()
    options.binary_location = chromium
    for argument in (*ARGUMENTS, "window-size=" + SIZE):
        options.add_argument("--" + argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=webdriver.ChromeService(chromedriver))
