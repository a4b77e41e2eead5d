"""Every sentence on moves, refusals and results is the one of the golden file of its language."""

import base64

import pytest

from tests.support.move_sentences import (
    byte_of, golden_path, golden_samples, readable, sentences, shape_of, silence, speak
)
from tests.support.paths import GOLDEN

CODES = sorted(path.stem.removeprefix("sentences-") for path in GOLDEN.glob("sentences-*.txt"))


@pytest.fixture(params=CODES)
def code(request):
    speak(request.param)
    yield request.param
    silence()


def test_sentences_of_seeded_games_are_those_of_the_golden_file(code):
    lines = golden_path(code).read_text().splitlines()
    golden = dict(line.split(": ") for line in lines if not line.startswith("  "))
    found = sentences()
    assert list(found) == list(golden)
    changed = []
    for name, said in found.items():
        expected = base64.b64decode(golden[name])
        if len(expected) != len(said):
            changed.append("%s: %d sentences, not %d" % (name, len(said), len(expected)))
        changed += [
            "%s, ply %d: %s" % (name, ply, readable(each))
            for (ply, each), byte in zip(said, expected) if byte_of(each) != byte
        ]
    assert not changed, "\n".join(changed[:50])
    # A byte misses one change in 256, which the samples show if it is one of words.
    assert golden_samples(found) == [line[2:] for line in lines if line.startswith("  ")]


def test_shape_of_a_sentence_leaves_out_its_cards_and_numbers():
    assert shape_of("10\1 fits house 1, 3, 8: 2 cards") == "# fits house #: # cards"
