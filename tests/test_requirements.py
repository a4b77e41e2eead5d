"""requirements.txt, the packages that CI installs: it has those of pyproject.toml, and hashes for all."""

import re
import tomllib

from tests.support.paths import ROOT

LOCKED = (ROOT / "requirements.txt").read_text()


def test_lock_has_the_versions_of_pyproject():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    pins = [*project["dependencies"], *(pin for extra in project["optional-dependencies"].values() for pin in extra)]
    wanted = {re.sub(r"\[.*\]", "", pin) for pin in pins}
    locked = re.findall(r"^[\w.-]+==[\w.]+", LOCKED, re.MULTILINE)
    assert wanted - set(locked) == set(), "renew requirements.txt as its first line says"


def test_each_package_of_the_lock_has_a_hash():
    packages = re.split(r"^(?=[a-z])", LOCKED, flags=re.MULTILINE)[1:]
    assert len(packages) > 50
    assert [package.split()[0] for package in packages if "--hash=sha256:" not in package] == []
