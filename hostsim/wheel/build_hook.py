"""Put the package `pocket_bank` into the wheel, with a copy of the engine as `pocket_bank.engine`.

hatchling runs this when it builds a wheel (pyproject.toml). An editable install has none of these files, since it would
copy them: it takes `pocket_bank` from this folder.
"""

import ast
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "pocket_bank.engine"
ALSO = {  # what else the wheel has from the sources
    "hostsim/wheel/pocket_bank": "pocket_bank",
    "LICENSE": "pocket_bank/program/LICENSE",  # `dist` puts it into a release, with notes from CHANGELOG.md
    "CHANGELOG.md": "pocket_bank/program/CHANGELOG.md",
    "tests/golden": "pocket_bank/program/tests/golden",  # saves of released versions, which `torture saves` corrupts
}


def rewritten(source: str) -> str:
    """Return a module of the engine with PACKAGE in place of `engine` in its imports. Lines keep their numbers.

    Raise ValueError for `import engine.…`, which gives a module the name `engine`.
    """
    lines = source.splitlines(keepends=True)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            if any(alias.name.split(".")[0] == "engine" for alias in node.names):
                raise ValueError("line %d: write `from engine import …`" % node.lineno)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "engine" and not node.level:
            line = lines[node.lineno - 1]
            lines[node.lineno - 1] = line.replace("from engine", "from " + PACKAGE, 1)
    return "".join(lines)


class EngineHook(BuildHookInterface):  # type: ignore[type-arg]
    """The hook of hatchling, which looks for this class."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write the copy into a temporary folder, and have all put into the wheel."""
        if version == "editable":
            return
        self._folder = Path(tempfile.mkdtemp())
        for path, there in ALSO.items():
            build_data["force_include"][str(Path(self.root, path))] = there
        for source in sorted(Path(self.root, "engine").glob("*.py")):
            copy = self._folder / source.name
            copy.write_bytes(rewritten(source.read_text("utf-8")).encode())
            build_data["force_include"][str(copy)] = "pocket_bank/engine/" + source.name

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary folder."""
        if version != "editable":
            shutil.rmtree(self._folder)
