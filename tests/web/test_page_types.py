"""Tests of the types of the page's program, and of how they are checked."""

import inspect
import re
import shutil

import pytest

from hostsim.arguments import CommandError
from hostsim.web import npm, page_build, page_types

TYPES = (page_types.FOLDER / "types" / "page.d.ts").read_text()
PYTHON_TYPES = {str: "string", int: "number", bool: "boolean", None: "void"}
# The elements whose tags have names of their own in TypeScript.
TAGS = {"a": "Anchor", "p": "Paragraph", "section": "", "textarea": "TextArea"}


def interface(name):
    """Return the lines of an interface, without comments."""
    body = re.search(r"^interface %s \{\n(.*?)^\}" % name, TYPES, re.M | re.S)[1]
    return [line.strip() for line in body.splitlines() if not line.strip().startswith("/**")]


def test_methods_of_the_handheld_are_those_of_the_port_with_their_arguments(port):
    script = (page_build.PAGE_FOLDER / "game.js").read_text()
    called = re.findall(r'"(\w+)"', re.search(r"const METHODS = \[(.*?)\];", script, re.S)[1])
    typed = {line.split("(")[0]: line for line in interface("Handheld")}
    assert sorted(called) == sorted(typed) and len(called) > 30
    for name, line in typed.items():
        signature = inspect.signature(getattr(port.PageHandheld, name))
        _, *parameters = signature.parameters.values()
        types = ["Uses" if name == "set_input" else PYTHON_TYPES[each.annotation] for each in parameters]
        given = ", ".join("%s: %s" % (each.name, kind) for each, kind in zip(parameters, types, strict=True))
        assert line == "%s(%s): %s;" % (name, given, PYTHON_TYPES[signature.return_annotation]), name


def test_functions_for_the_game_are_those_that_its_port_describes(port):
    described = dict(re.findall(r"^    (\w+)\((.*?)\)  ", port.__doc__, re.M))
    typed = {line.split("(")[0]: re.findall(r"(\w+): ", line.rsplit(")", 1)[0]) for line in interface("Port")}
    assert {name: [each for each in given.split(", ") if each] for name, given in described.items()} == typed


def test_elements_are_those_of_the_page():
    html = (page_build.PAGE_FOLDER / "index.html").read_text()
    there = {name: tag for tag, name in re.findall(r'<(\w+)[^>]* id="([\w-]+)"', html)}
    typed = dict(re.findall(r'"?([\w-]+)"?: (\w+);', "\n".join(interface("Elements"))))
    expected = {name: "HTML%sElement" % TAGS.get(tag, tag.capitalize()) for name, tag in there.items()}
    assert typed == expected and len(typed) > 30


DEFECTS = {
    "a misspelt property": ("door.js", "handheld.show_lessons()", "handheld.show_lesson()", "TS2551"),
    "a misspelt element": ("door.js", '$("teach")', '$("teech")', "TS2345"),
    "a wrong argument": ("log.js", "hear(words)", "hear(words.length)", "TS2345"),
    "an argument too few": ("loop.js", "handheld.tick(now(), action)", "handheld.tick(action)", "TS2554"),
    "a null that is not looked at": (
        "touch.js", "  if (!ghost) return;\n  ghost.canvas.remove", "  ghost.canvas.remove", "TS18047"),
    "a name that is not imported": ("keys.js", 'import { isFailed } from "./waiting.js";\n', "", "TS2304"),
}


@pytest.mark.slow
def test_planted_defects_are_found_and_nothing_else(tmp_path):
    shutil.copytree(page_types.FOLDER / "page", tmp_path / "page")
    shutil.copytree(page_types.FOLDER / "types", tmp_path / "types")
    shutil.copy(page_types.FOLDER / "tsconfig.json", tmp_path)
    expected = set()
    for name, right, wrong, code in DEFECTS.values():
        path = tmp_path / "page" / name
        source = path.read_text()
        assert source.count(right) == 1, right
        path.write_text(source.replace(right, wrong))
        expected.add(("page/" + name, code))
    try:
        said = page_types.check(tmp_path)
    except npm.NotFetched as error:
        pytest.skip(str(error))
    found = {(line.split("(")[0], line.split(" error ")[1].split(":")[0]) for line in said if " error " in line}
    assert found == expected


def without_node(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))


def without_network(monkeypatch, tmp_path):
    def fail(*_):
        raise npm.NotFetched("npm cannot get typescript: offline")

    monkeypatch.setattr(npm, "CACHE_FOLDER", tmp_path / "npm")
    monkeypatch.setattr(npm, "_fetch", fail)
    monkeypatch.setattr(shutil, "which", lambda name: name)


@pytest.mark.parametrize("lack, why", [(without_node, "no node"), (without_network, "offline")])
def test_check_without_what_it_needs_says_so_in_one_line_and_fails_only_in_ci(
    lack, why, monkeypatch, tmp_path, capsys
):
    lack(monkeypatch, tmp_path)
    for ci, status in (("", 0), ("true", 1)):
        monkeypatch.setenv("CI", ci)
        assert page_types.main() == status
        said = capsys.readouterr().out
        assert said.count("\n") == 1 and "were not checked: " in said and why in said


def test_check_with_another_compiler_than_the_pinned_one_fails(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(npm, "CACHE_FOLDER", tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setenv("CI", "")
    (tmp_path / ("typescript-%s.tgz" % page_types.PACKAGE.version)).write_bytes(b"other")
    assert page_types.main() == 1 and "not the package that was pinned" in capsys.readouterr().out
    with pytest.raises(CommandError):
        npm.archive(page_types.PACKAGE)
