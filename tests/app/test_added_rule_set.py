# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Tests that follow "Add a rule set" of CONTRIBUTING.md, step by step, in a copy of the sources."""

import json
import os
import re
import shutil
import subprocess
import sys

import pytest

from tests.support.paths import ROOT

pytestmark = pytest.mark.slow

NAME = "seventeen"


def blocks():
    """Return the section's code blocks: the record, its name, its description."""
    section = (ROOT / "CONTRIBUTING.md").read_text().split("## Add a rule set\n")[1].split("\n## ")[0]
    return re.findall(r"```python\n(.*?)```", section, re.DOTALL)


def put_first(path, table, lines):
    """Insert lines at the top of a table in a module."""
    text = path.read_text()
    head, opening, rest = re.split(r"(\n%s(?:: .*)? = [({]\n)" % table, text)
    path.write_text(head + opening + lines + rest)


@pytest.fixture(scope="module")
def added(tmp_path_factory):
    """Return a function that runs a module of a copy with the rule set added."""
    folder = tmp_path_factory.mktemp("added")
    for name in ("engine", "firmware", "boards", "hostsim"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    record, name, about = blocks()
    put_first(folder / "engine" / "rules.py", "RULE_SETS", record)
    for language in (folder / "firmware" / "text").glob("[a-z][a-z]"):
        put_first(language / "menus.py", "RULE_SETS", name)
        put_first(language / "new_game.py", "RULE_SETS_ABOUT", about)

    def run(*args):
        env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT)))}
        done = subprocess.run(
            [sys.executable, "-P", "-m", *args], capture_output=True, text=True, cwd=folder, env=env, timeout=200
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    run.folder = folder
    return run


def test_added_rule_set_is_dealt_saved_reloaded_and_played(added):
    told = json.loads(added("tests.support.added_rule_set", NAME))
    assert told["engine"] == str(added.folder / "engine")
    assert (told["rules"], told["reserve"], told["level"]) == (NAME, 17, "novice")
    assert told["after"] == told["before"] and told["before"].startswith("rules=%s " % NAME)
    assert told["end"].startswith("rules=%s turn=over:" % NAME) and told["records"] == [[NAME, "novice"]]


def test_added_rule_set_is_audited(added):
    plies = added("hostsim", "audit", "--rules", NAME, "--seed", "1", "--games", "1").splitlines()
    positions = [ply.split("\t")[0] for ply in plies]
    assert positions[0].startswith("rules=%s turn=" % NAME) and len(positions[0].split(" ")[2]) == len("A.R=") + 2 * 17
    assert " turn=over:" in positions[-1]
