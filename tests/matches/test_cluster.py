"""Matches on a Dask cluster of two workers, which here run on one machine."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from hostsim.__main__ import parse
from hostsim.arguments import CommandError
from hostsim.matches import parallel_games
from tests.support import refusals
from tests.support.paths import ROOT
from tests.support.timeouts import PROGRAM_TIMEOUT_S

pytestmark = pytest.mark.slow

LEVELS = ("--a", "greedy", "--b", "easy")


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    """Start a scheduler and two worker processes on free ports."""
    import distributed  # which takes a while, also for a run without these tests

    with distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, host="127.0.0.1", scheduler_port=0, dashboard_address="127.0.0.1:0",
            local_directory=str(tmp_path_factory.mktemp("dask"))) as cluster:
        yield cluster


@pytest.fixture
def client(cluster):
    """Return a client of the cluster."""
    import distributed

    with distributed.Client(cluster, set_as_default=False) as client:
        yield client


def arguments(games, *more):
    """Return the arguments of a match of so many games."""
    return ("match", "--rules", "classic", *LEVELS, "--games", str(games), "--seed", "1", "--json", *more)


def without_times(stdout):
    """Return the result of a match without its times, which always differ."""
    result = json.loads(stdout)
    del result["ms_a"], result["ms_b"]
    return result


def refused(*more):
    """Check that a match is refused in one line, and return the line.

    It is refused in this process, because each process that imports Dask takes most of a second.
    """
    with pytest.raises(CommandError) as error:
        args = parse(list(arguments(2, *more)))
        args.run(args)
    line = str(error.value)
    assert "\n" not in line
    return line


def test_cluster_changes_only_the_times(cli, cluster, client):
    done = cli(*arguments(40, "--cluster", cluster.scheduler_address))
    assert (done.returncode, done.stderr) == (0, "")
    assert without_times(done.stdout) == without_times(cli(*arguments(40)).stdout)
    # Both workers must have played games.
    assert all(client.run(lambda: "hostsim.matches.mirrored_pairs" in sys.modules).values())


def test_job_of_a_dead_worker_is_repeated(cli, cluster, client):
    command = [sys.executable, "-m", "hostsim", *arguments(200, "--cluster", cluster.scheduler_address)]
    pids = client.run(os.getpid)
    match = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    victim = None
    while victim is None and match.poll() is None:
        victim = next((worker for worker, tasks in client.processing().items() if tasks), None)
        time.sleep(0.01)
    assert victim, match.communicate()
    os.kill(pids[victim], signal.SIGKILL)
    stdout, stderr = match.communicate(timeout=PROGRAM_TIMEOUT_S)
    assert (match.returncode, stderr) == (0, "")
    assert without_times(stdout) == without_times(cli(*arguments(200, "--jobs", "2")).stdout)
    client.wait_for_workers(2, timeout=PROGRAM_TIMEOUT_S)


def test_worker_with_other_source_refuses(cluster, client):
    def change(source):
        parallel_games.SOURCE_DIGEST = source

    client.run(change, "other")
    try:
        assert "another state of this project's source" in refused("--cluster", cluster.scheduler_address)
    finally:
        client.run(change, parallel_games.SOURCE_DIGEST)


def test_worker_without_the_project_is_reported(cluster, client):
    def hide():
        for name in [name for name in sys.modules if name.partition(".")[0] == "hostsim"]:
            del sys.modules[name]
        sys.modules["hostsim"] = None

    def show():
        del sys.modules["hostsim"]

    client.run(hide)
    try:
        assert "install this project there" in refused("--cluster", cluster.scheduler_address)
    finally:
        client.run(show)


def test_scheduler_without_workers_is_refused():
    import distributed

    with distributed.LocalCluster(
            n_workers=0, host="127.0.0.1", scheduler_port=0, dashboard_address="127.0.0.1:0") as cluster:
        assert "no worker" in refused("--cluster", cluster.scheduler_address)


@pytest.mark.parametrize("option", ["--cluster", "--insecure-cluster"])
@pytest.mark.parametrize("address", ["nowhere", "carrier-pigeon://roof"])
def test_invalid_address_is_refused(option, address):
    assert address in refused(option, address)


def test_encrypted_address_without_certificates_is_refused():
    assert "TLS" in refused("--cluster", "tls://192.0.2.1:8786")


def test_address_without_a_scheduler_is_refused():
    with socket.create_server(("127.0.0.1", 0)) as silent, socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        addresses = ["127.0.0.1:%d" % end.getsockname()[1] for end in (silent, closed)]
        with ThreadPoolExecutor() as both:
            lines = list(both.map(lambda address: refused("--cluster", address), addresses))
    assert lines == ["no Dask scheduler answers at %s" % address for address in addresses]


def test_missing_dask_is_reported_with_its_extra(cli, tmp_path):
    (tmp_path / "dask.py").write_text("raise ImportError\n")
    done = cli(*arguments(2, "--cluster", "127.0.0.1:1"), PYTHONPATH=str(tmp_path))
    assert refusals.refused(done) == (
        "error: distributed is not installed: make setup, or in the project's folder pip install '.[cluster]'\n")


def test_jobs_and_cluster_exclude_each_other():
    assert "--jobs" in refused("--cluster", "127.0.0.1:1", "--jobs", "2")
