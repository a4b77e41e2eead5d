"""Tests that follow "Add a rule set" of CONTRIBUTING.md, step by step, in a copy of the sources."""

import json

import pytest

from tests.support.recipes import TreeCopy, blocks

pytestmark = pytest.mark.slow

NAME = "seventeen"


@pytest.fixture(scope="module")
def added(tmp_path_factory):
    """Return a Copy with the rule set added."""
    copy = TreeCopy(tmp_path_factory.mktemp("added"))
    record, name, about = blocks("Add a rule set")
    copy.put_first("engine/rules.py", "RULE_SETS", record)
    for language in copy.languages():
        copy.put_first(language / "menus.py", "RULE_SETS", name)
        copy.put_first(language / "new_game.py", "RULE_SETS_ABOUT", about)
    return copy


def test_added_rule_set_is_dealt_saved_reloaded_and_played(added):
    told = json.loads(added.run("tests.support.added_rule_set", NAME))
    assert told["engine"] == str(added.folder / "engine")
    assert (told["rules"], told["reserve"], told["level"]) == (NAME, 17, "novice")
    assert told["after"] == told["before"] and told["before"].startswith("rules=%s " % NAME)
    assert told["end"].startswith("rules=%s turn=over:" % NAME) and told["records"] == [[NAME, "novice"]]


def test_added_rule_set_is_audited(added):
    plies = added.run("hostsim", "audit", "--rules", NAME, "--seed", "1", "--games", "1").splitlines()
    positions = [ply.split("\t")[0] for ply in plies]
    assert positions[0].startswith("rules=%s turn=" % NAME) and len(positions[0].split(" ")[2]) == len("A.R=") + 2 * 17
    assert " turn=over:" in positions[-1]
