"""Make the description of the package on PyPI from README.md, whose pictures and links are relative to the sources.

hatchling runs this for the metadata of wheel and sdist (pyproject.toml).
"""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_PICTURE = re.compile(r"^!\[([^\]]*)\]\((?!https?:)([^)]*)\)\n", re.MULTILINE)
_LINK = re.compile(r"(?<!!)\[([^\]]*)\]\((?!https?:)([^)]*)\)")


def described(readme: str, source: str = "") -> str:
    """Return a page with the whole address in its pictures, each in a line of its own, and in its relative links.

    source: the address of the repository; without one the pictures are left out, and of the links only the words stay
    """
    if source:
        page = _PICTURE.sub(r"![\1](%s/raw/HEAD/\2)\n" % source, readme)
        return _LINK.sub(r"[\1](%s/blob/HEAD/\2)" % source, page)
    return re.sub(r"\n{3,}", "\n\n", _LINK.sub(r"\1", _PICTURE.sub("", readme)))


class DescriptionHook(MetadataHookInterface):
    """The hook of hatchling, which looks for this class."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in the description."""
        readme = Path(self.root, "README.md").read_text("utf-8")
        page = described(readme, metadata.get("urls", {}).get("Source", "").rstrip("/"))
        metadata["readme"] = {"content-type": "text/markdown", "text": page}
