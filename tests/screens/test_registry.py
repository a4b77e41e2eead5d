# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The registry of the screens names what is there, and all that the game asks for."""

import importlib
import re

import pytest

from firmware.screens import SCREENS, make
from firmware.screens.cabled import IN_A_GAME_BY_CABLE, WITH_CABLES
from tests.support.paths import ROOT

ENTRIES = [*SCREENS.values(), *WITH_CABLES.values(), *IN_A_GAME_BY_CABLE.values()]


@pytest.mark.parametrize("module, kind", ENTRIES, ids=".".join)
def test_entry_of_the_registry_names_a_callable(module, kind):
    assert callable(getattr(importlib.import_module(module), kind))


def test_every_screen_that_is_shown_by_name_is_registered():
    names = set()
    for path in (ROOT / "firmware").rglob("*.py"):
        names |= set(re.findall(r'(?:\.show\(|\.screens\([\w.]+, )"(\w+)"', path.read_text()))
    assert len(names) > 20 and names <= set(SCREENS)


def test_make_of_an_unknown_name_raises_a_key_error():
    with pytest.raises(KeyError):
        make(None, "nowhere")
