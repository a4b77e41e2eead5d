# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The fixture that loads the modules of firmware/micropython with a stand-in for `machine`."""

import contextlib
import importlib

import pytest


@pytest.fixture
def loaded():
    """Return a function that installs a Machine for the rest of the test, and returns a module of the port.

    The module is loaded anew, with those that it imports.
    """
    with contextlib.ExitStack() as stack:

        def load(machine, name):
            stack.enter_context(machine.installed())
            return importlib.import_module("firmware.micropython." + name)

        yield load
