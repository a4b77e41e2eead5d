# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What boards say is what the modules of the languages say, string by string, and takes up less than half."""

import ast
import subprocess

import pytest

from firmware.text import packed
from firmware.text.languages import CODES, NAMES
from hostsim.device import build, words
from hostsim.web import build as web
from tests.support import micropython

# Prints a line for each string of each language, frozen or on file as the build has them.
SAY_ALL = """
from firmware import text
for language in range(%d):
    text.use(language)
    for i in range(%d):
        print(repr(text.said(i)))
"""


def test_each_language_has_a_module_and_a_name():
    assert sorted(CODES) == sorted(path.stem for path in words.TEXT.glob("??.py"))
    assert len(CODES) == len(set(CODES)) == len(set(NAMES)) == len(NAMES)


@pytest.mark.parametrize("code", CODES)
def test_a_language_packed_says_the_same(monkeypatch, code):

    blob = words.packed(code)
    every = words.strings(code)
    assert len(blob) < sum(len(said.encode()) for said in every) * 45 // 100
    monkeypatch.setattr(packed, "_table", blob)
    monkeypatch.setattr(packed, "_starts", blob[0] | blob[1] << 8)
    from firmware.text import expand

    monkeypatch.setattr(packed, "_expand", expand)
    packed._kept.clear()
    assert [packed.said(i) for i in range(len(every))] == every
    assert packed.row(3, 4) == packed.row(3, 4) == tuple(every[3:7])
    assert packed.said(3) is packed.said(3) and len(packed._kept) <= packed.MOST_KEPT


@pytest.mark.slow
@pytest.mark.parametrize("march", [None, "x86"])
def test_and_on_micropython_as_bytecode_and_as_machine_code(tmp_path, march):
    micropython.require(32)
    build.build(tmp_path, ["picosystem"], march)
    _says_all(tmp_path)


@pytest.mark.slow
def test_and_on_the_page_as_plain_files(tmp_path):
    micropython.require(32)
    for path, data in web.game().items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(data)
    _says_all(tmp_path)


def _says_all(folder):
    every = [said for code in CODES for said in words.strings(code)]
    script = SAY_ALL % (len(CODES), len(words.strings("en")))
    done = subprocess.run([*micropython.command(32), "-c", script], capture_output=True, text=True, cwd=folder)
    assert done.returncode == 0, done.stderr
    assert [ast.literal_eval(line) for line in done.stdout.splitlines()] == every


def test_words_are_asked_for_by_their_numbers(tmp_path):
    first = words._firsts()
    for source, said in (
        ("text.words.DONE", "text.said(%d)" % first["DONE"]),
        ("text.words.SPEEDS[i + 1]", "text.said(%d + (i + 1))" % first["SPEEDS"]),
        ("text.words.PILES[a][b]", "text.said(%d + (a) * 3 + (b))" % first["PILES"]),
        ("text.words.SHORT_TO[1][b][c]", "text.said(%d + 16 + (b) * 2 + (c))" % first["SHORT_TO"]),
        ("text.words.WAYS[x]", "text.said(%d + (('stick', 'cross', 'arrows').index(x)))" % first["WAYS"]),
        ("text.words.WAYS", "text.ById(('stick', 'cross', 'arrows'), %d)" % first["WAYS"]),
        ("x in text.words.WAYS", "x in ('stick', 'cross', 'arrows')"),
        ("len(text.words.SPEEDS)", "4"),
        ("text.words.SPEEDS", "text.row(%d, 4)" % first["SPEEDS"]),
        ("text.words.HELP_AIM", "(text.row(%d, 4),)" % first["HELP_AIM"]),
        ("text.words.CAPTIONS[0]", "text.said(%d)[0]" % first["CAPTIONS"]),
        ("f(text.words.DONE, a.words.DONE, words.DONE)", "f(text.said(%d), a.words.DONE, words.DONE)" % first["DONE"]),
    ):
        (tmp_path / "a.py").write_text(source)
        assert build.folded({"firmware.a": tmp_path / "a.py"})["firmware.a"] == said
    for source, why in (("text.words.NO_SUCH", "has no NO_SUCH"), ("text.words.SPEEDS[1:]", "a slice")):
        (tmp_path / "a.py").write_text(source)
        with pytest.raises(ValueError, match=why):
            build.folded({"firmware.a": tmp_path / "a.py"})
