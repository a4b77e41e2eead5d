"""Make the modules of the lessons, firmware/lessons/NAME.py, from their files, firmware/lessons/ORDER_NAME.txt.

A frozen game has no files, and a board has no time to check them. So they are checked here and become tuples, which
stay in flash. firmware/lessons/README.md describes the files.

    python -m hostsim.lines.lessons            rewrite them all
    python -m hostsim.lines.lessons --check    exit status 1 if one is stale
"""

import ast
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path

from engine import notation
from firmware import text
from hostsim.arguments import parse_whole_number

FOLDER = Path(__file__).parents[2] / "firmware" / "lessons"
LESSON_KINDS = ("table", "anything", "stop", "walk")
_LINE_WIDTH = 100
_MODULE_TEMPLATE = '''\
"""Made from {file} by hostsim.lines.lessons: change it there."""

from firmware import text

LESSON_KIND = "{kind}"
LESSON_STEPS = {steps}


def sentences() -> dict[str, str]:
    """Return the sentences of the lesson by their ids."""
    return text.lessons().{words}
'''
_INDEX_TEMPLATE = '''\
"""The lessons in their order, and the number by which each is saved. Made by hostsim.lines.lessons."""

import sys

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from types import ModuleType

LESSONS = {names}
LESSON_NUMBERS = {numbers}


def load_lesson(name: str) -> "ModuleType":
    """Return the module of a lesson. Only the caller keeps it, so where code lies in the heap it can be freed."""
    path = "firmware.lessons." + name
    package = __import__(path).lessons
    module = sys.modules.pop(path)
    delattr(package, name)
    return module
'''


def words_name(name: str) -> str:
    """Return the name of a lesson's texts in text.lessons()."""
    return name.upper()


class LessonFile:
    """A lesson from its file: name, number, kind, and steps as tuples (firmware/lessons/README.md).

    Raise ValueError with one line that names the file and the line of an error.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = path.stem.partition("_")[2]
        self.number = -1
        self.kind = ""
        self.steps: list[tuple[object, ...]] = []
        self._row = 0
        words = getattr(text.lessons(), words_name(self.name), None)
        if words is None:
            raise ValueError("%s: text.lessons() has no %s" % (path.name, words_name(self.name)))
        self._ids = list(words)
        self._step: dict[str, object] = {}
        for line in path.read_text("utf-8").splitlines():
            self._row += 1
            if line.strip() and not line.startswith("#"):
                key, _, rest = line.strip().partition(" ")
                self._take(key, rest.strip())
        self._end_step()
        if self.number < 0 or not self.kind or not self.steps or not self.steps[0][0]:
            raise self._wrong("a lesson needs number, kind and a position to begin at")

    def _wrong(self, why: str) -> ValueError:
        return ValueError("%s:%d: %s" % (self.path.name, self._row, why))

    def _take(self, key: str, rest: str) -> None:
        step = self._step
        number = parse_whole_number(rest)
        if key == "number" and number is not None:
            self.number = number
        elif key == "kind" and rest in LESSON_KINDS:
            self.kind = rest
        elif key == "position":
            self._end_step()
            try:
                notation.parse_position(rest)
            except ValueError as error:
                raise self._wrong(str(error)) from None
            self._step["position"] = rest
        elif key == "turn" and self.kind == "walk":
            said, _, tokens = rest.partition(" ")
            self.steps.append((step.pop("position", ""), self._id(said), self._tokens(tokens)))
        elif key == "aim":
            if "aim" in step:
                self._end_step()
            self._step["aim"] = self._id(rest)
        elif key == "they" and "play" not in step:
            step["they"] = self._tokens(rest)
        elif key == "play" and "aim" in step:
            step["play"] = self._tokens(rest)
        elif key == "wrong" and "play" in step:
            tokens, _, said = rest.rpartition(" ")
            wrong = step.setdefault("wrong", [])
            assert isinstance(wrong, list)
            wrong.append((self._tokens(tokens), self._id(said)))
        elif key == "engine" and "play" in step:
            wrong = step.setdefault("wrong", [])
            assert isinstance(wrong, list)
            wrong.append((self._tokens(rest), ""))
        elif key in ("else", "right") and "play" in step:
            step[key] = self._id(rest)
        else:
            raise self._wrong("'%s' is unknown, or not allowed here" % key)

    def _id(self, name: str) -> str:
        if name not in self._ids:
            raise self._wrong("%s has no '%s'" % (words_name(self.name), name))
        return name

    def _tokens(self, tokens: str) -> str:
        for token in tokens.split():
            if token.startswith("call:"):
                continue
            try:
                notation.parse_move(token.lstrip("!"))
            except ValueError as error:
                raise self._wrong(str(error)) from None
        return tokens

    def _end_step(self) -> None:
        step = self._step
        if "aim" in step:
            if "play" not in step:
                raise self._wrong("the step before this has no `play`")
            wrong = step.get("wrong", [])
            assert isinstance(wrong, list)
            self.steps.append((
                step.get("position", ""), step.get("they", ""), step["aim"], step["play"], tuple(wrong),
                step.get("else", ""), step.get("right", ""),
            ))  # fmt: skip
            self._step = {}

    def module(self) -> str:
        """Return the source of the lesson's module."""
        steps = "(\n" + "".join(_shown(step) for step in self.steps) + ")"
        words = words_name(self.name)
        return _MODULE_TEMPLATE.format(file=self.path.name, kind=self.kind, steps=steps, words=words)


def _shown(step: tuple[object, ...]) -> str:
    # Return a step as source; long texts are split over several lines.
    out = "    (\n"
    for value in step:
        pieces = textwrap.wrap(value, _LINE_WIDTH, drop_whitespace=False, break_on_hyphens=False) if isinstance(
            value, str) and len(value) > _LINE_WIDTH else [value]
        if len(pieces) > 1:
            out += "        (\n" + "".join("            %s\n" % _literal(piece) for piece in pieces) + "        ),\n"
        else:
            out += "        %s,\n" % _literal(value)
    return out + "    ),\n"


def _literal(value: object) -> str:
    # Return a string in double quotes; no text of a lesson contains one.
    return repr(value).replace("'", '"')


def read() -> list[LessonFile]:
    """Return all lessons in order. Raise ValueError for an error in a file, or if two share a number."""
    lessons = [LessonFile(path) for path in sorted(FOLDER.glob("*.txt"))]
    if len({lesson.number for lesson in lessons}) < len(lessons):
        raise ValueError("two lessons share a number")
    return lessons


def modules() -> dict[str, str]:
    """Return the files to write as {name in firmware/lessons: text}."""
    lessons = read()
    names = "(\n" + "".join('    "%s",\n' % lesson.name for lesson in lessons) + ")"
    numbers = "(" + ", ".join(str(lesson.number) for lesson in lessons) + ",)"
    made = {lesson.name + ".py": lesson.module() for lesson in lessons}
    made["__init__.py"] = _INDEX_TEMPLATE.format(names=names, numbers=numbers)
    for source in made.values():
        ast.parse(source)
    return made


def main(arguments: Sequence[str]) -> int:
    """Rewrite the stale modules, or with --check print them; return the exit status."""
    try:
        made = modules()
    except ValueError as error:
        print("error: %s" % error, file=sys.stderr)
        return 2
    there = {path.name: path.read_text("utf-8") for path in FOLDER.glob("*.py")}
    stale = [name for name in sorted(made.keys() | there.keys()) if made.get(name) != there.get(name)]
    if "--check" not in arguments:
        for name in stale:
            if name in made:
                (FOLDER / name).write_text(made[name], "utf-8")
            else:
                (FOLDER / name).unlink()
    for name in stale:
        print(name)
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
