"""The pages: each file, folder, picture and heading that a link names exists, and each board is named. No network."""

import re
import subprocess
import urllib.parse

import pytest

from hostsim.arguments import board_names, console_names
from tests.support.paths import ROOT

# [text](target), and ![text](target) of an image; the text may contain an image, and a line may end within it.
_LINK = re.compile(r"\]\(([^()\s]+)\)")
_CODE = re.compile(r"^```.*?^```|^ {4}[^\n]*$|`[^`\n]*`", re.DOTALL | re.MULTILINE)
_HEADING = re.compile(r"^#{1,6} +(.*?) *#*$", re.MULTILINE)
ELSEWHERE = ("https:", "http:", "mailto:")
# Pages of the host of git. It shows README.md two folders below them, as OWNER/REPOSITORY/blob/main/README.md.
OF_THE_HOST = ("issues", "releases/latest", "deployments/github-pages")


def pages():
    """Return the .md files that git knows, or would add."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        cwd=ROOT, capture_output=True, text=True)  # fmt: skip
    if listed.returncode:  # the sources without their repository
        return sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("[a-z]*/**/*.md")) + ["README.md"]
    return sorted(name for name in set(listed.stdout.split()) if (ROOT / name).exists())


def anchors(text):
    """Return the anchors of a page's headings, as GitHub makes them."""
    found = []
    for heading in _HEADING.findall(re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)):
        plain = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        name = re.sub(r"[^\w\- ]", "", plain.replace("\\_", "_").lower()).replace(" ", "-")
        times = sum(1 for each in found if each == name or re.fullmatch(re.escape(name) + r"-\d+", each))
        found.append("%s-%d" % (name, times) if times else name)
    return found


def broken(page):
    """Return the links of a page that lead nowhere."""
    path = ROOT / page
    wrong = []
    for target in _LINK.findall(_CODE.sub("", path.read_text())):
        up = "../" * (2 + page.count("/"))
        if target.startswith(ELSEWHERE) or target in [up + name for name in OF_THE_HOST]:
            continue
        name, _, anchor = target.partition("#")
        there = path.parent / urllib.parse.unquote(name) if name else path
        if not there.resolve().is_relative_to(ROOT) or not there.exists():
            wrong.append(target)
        elif anchor and (there.suffix != ".md" or anchor not in anchors(there.read_text())):
            wrong.append(target)
    return wrong


@pytest.mark.parametrize("page", pages())
def test_every_link_of_a_page_leads_somewhere(page):
    assert broken(page) == []


@pytest.mark.parametrize("page", ["docs/devices.md", "docs/flashing.md"])
def test_page_names_every_board(page):
    text = (ROOT / page).read_text()
    assert [name for name in board_names() + console_names() if "`%s`" % name not in text] == []


def test_anchors_are_those_of_the_headings():
    text = "# A board's file\n\n```\n# no heading\n```\n## `one` & [two](x.md)\n## Wait: what?\n## Wait: what?\n"
    assert anchors(text) == ["a-boards-file", "one--two", "wait-what", "wait-what-1"]


@pytest.mark.parametrize("link", [
    "no.md", "README.md#nothing-of-the-kind", "#nowhere", "LICENSE#x", "../README.md", "../issues", "../../wiki"])
def test_link_that_leads_nowhere_is_found(tmp_path, monkeypatch, link):
    texts = {"README.md": "# Here\n", "LICENSE": "", "page.md": "# Page\n[a](README.md#here) [b](%s)" % link}
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
    monkeypatch.setattr("tests.test_links.ROOT", tmp_path)
    assert broken("page.md") == [link]


@pytest.mark.parametrize("page, link", [("page.md", "../../issues"), ("docs/page.md", "../../../releases/latest")])
def test_link_to_a_page_of_the_host_goes_up_to_the_repository(tmp_path, monkeypatch, page, link):
    (tmp_path / "docs").mkdir()
    (tmp_path / page).write_text("# Page\n[a](%s) [b](../%s)" % (link, link))
    monkeypatch.setattr("tests.test_links.ROOT", tmp_path)
    assert broken(page) == ["../" + link]


def test_readme_can_be_read_in_minutes():
    assert len((ROOT / "README.md").read_text().split()) <= 600
