"""Follow a section of CONTRIBUTING.md in a copy of the tree: edit its files there, and run its commands."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from tests.support.paths import ROOT
from tests.support.timeouts import PROGRAM_TIMEOUT_S

COPIED_FOLDERS = ("boards", "docs", "engine", "firmware", "hostsim", "tests")
COPIED_FILES = ("CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md", "pyproject.toml")


def section(heading: str) -> str:
    """Return the section of CONTRIBUTING.md below a heading."""
    return (ROOT / "CONTRIBUTING.md").read_text().split("## %s\n" % heading)[1].split("\n## ")[0]


def blocks(heading: str) -> list[str]:
    """Return the code blocks of a section, each without the indentation that it has in a list."""
    found = re.findall(r"\n( *)```\w*\n(.*?)\n *```", section(heading), re.DOTALL)
    return [re.sub("^" + indent, "", code, flags=re.MULTILINE) + "\n" for indent, code in found]


def commands(heading: str) -> list[str]:
    """Return the commands of a section that start with Python or make, in order."""
    return re.findall(r"`((?:\.venv/bin/python|make) [^`]*)`", re.sub(r"\n *", " ", section(heading)))


class TreeCopy:
    """A copy of the tree in a folder.

    environment: the variables with which programs run there, on the engine's source.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED_FOLDERS:
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        for name in COPIED_FILES:
            shutil.copy(ROOT / name, folder)
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        state = str(folder / "state")
        self.environment = {**kept, "PYTHONPATH": str(folder), "POCKET_BANK_FAST": "0", "XDG_STATE_HOME": state}
        self._copy_bytecode()

    def _copy_bytecode(self) -> None:
        # Programs of the copy then compile only what it changes: its other files have the times of those here. It has
        # bytecode of its own, which goes with it, and shares that of Python and its packages.
        if not sys.pycache_prefix:
            return
        bytecode = self.folder / "build" / "pycache"
        self.environment["PYTHONPYCACHEPREFIX"] = str(bytecode)
        here, there = Path(sys.pycache_prefix, *ROOT.parts[1:]), bytecode.joinpath(*self.folder.parts[1:])
        for name in COPIED_FOLDERS:
            if (here / name).is_dir():  # Files with other endings are still being written.
                shutil.copytree(here / name, there / name, ignore=shutil.ignore_patterns("*.pyc.*"))
        for shared in (sys.base_prefix, sys.prefix):
            link = bytecode.joinpath(*Path(shared).parts[1:])
            if not link.exists():
                link.parent.mkdir(parents=True, exist_ok=True)
                link.symlink_to(Path(sys.pycache_prefix, *Path(shared).parts[1:]))

    def edit(self, path: str | Path, pattern: str, replacement: str) -> None:
        """Replace the only match of a pattern in a file, as re.sub does; ^ and $ match at lines.

        AssertionError if there is not one.
        """
        text = (self.folder / path).read_text()
        text, n = re.subn(pattern, replacement, text, flags=re.MULTILINE)
        assert n == 1, (path, pattern, n)
        (self.folder / path).write_text(text)

    def put_first(self, path: str | Path, table: str, lines: str) -> None:
        """Insert lines at the top of a table, which a module assigns in capitals."""
        text = (self.folder / path).read_text()
        head, opening, rest = re.split(r"(^%s(?:: .*)? = [({](?:  # .*)?\n)" % table, text, flags=re.MULTILINE)
        (self.folder / path).write_text(head + opening + lines + rest)

    def put_last(self, path: str | Path, table: str, lines: str) -> None:
        """Insert lines at the end of a table, which a module assigns in capitals."""
        text = (self.folder / path).read_text()
        head, opening, rest = re.split(r"(^%s(?:: .*)? = [({](?:  # .*)?\n)" % table, text, flags=re.MULTILINE)
        body, closing, rest = re.split(r"(^[)}])", rest, maxsplit=1, flags=re.MULTILINE)
        (self.folder / path).write_text(head + opening + body + lines + closing + rest)

    def append(self, path: str | Path, lines: str) -> None:
        """Add lines at the end of a file."""
        with (self.folder / path).open("a") as file:
            file.write(lines)

    def languages(self) -> list[Path]:
        """Return the folders of the languages, as paths from the copy's."""
        return [path.relative_to(self.folder) for path in sorted((self.folder / "firmware" / "text").glob("??"))]

    def command(self, line: str) -> list[str]:
        """Return a command of a section as arguments: `make play` plays here, without setting up another .venv."""
        words = shlex.split(line)
        if words[:2] == ["make", "play"]:
            words[:3] = ["hostsim", "play", *shlex.split(words[2].removeprefix("ARGS="))]
        else:
            assert words[:2] == [".venv/bin/python", "-m"], line
            del words[:2]
        return [sys.executable, "-P", "-m", *words]

    def run(self, *args: str, stdin: str = "") -> str:
        """Run a module of the copy and return what it prints. AssertionError if it fails or has a traceback."""
        done = subprocess.run(
            [sys.executable, "-P", "-m", *args] if args[0] != sys.executable else args, input=stdin,
            capture_output=True, text=True, cwd=self.folder, env=self.environment, timeout=PROGRAM_TIMEOUT_S,
        )
        said = "\n".join((done.stdout[-6000:], done.stderr[-6000:]))
        assert done.returncode == 0 and "Traceback" not in done.stderr, said
        return done.stdout

    def follow(self, line: str, *more: str, stdin: str = "") -> str:
        """Run a command of a section, with more arguments, and return what it prints."""
        return self.run(*self.command(line), *more, stdin=stdin)
