"""The pool of processes of `match` and `torture`: what becomes of jobs whose process dies, hangs or raises."""

import itertools
import os
import subprocess
import time
import types

import pytest

from hostsim import fast
from hostsim.arguments import CommandError
from hostsim.matches import parallel_games
from tests.support import compiled_engine, lost_jobs

pytestmark = pytest.mark.slow  # a process takes a moment to start


def ended(pid):
    """Return whether a process has ended."""
    done = subprocess.run(["ps", "-o", "stat=", "-p", pid], capture_output=True, text=True)
    return done.stdout.strip()[:1] in ("", "Z")


def test_job_of_a_dead_process_is_named_and_the_others_are_done():
    with parallel_games.Pool(2) as pool:
        results = dict(pool.results(lost_jobs.doubled, range(8)))
    lost = results.pop(lost_jobs.KILLED)
    assert results == {n: 2 * n for n in range(8) if n != lost_jobs.KILLED}
    assert type(lost) is parallel_games.JobLost and str(lost) == "its process has ended (Killed)"


def test_process_that_died_between_two_jobs_is_replaced():
    with parallel_games.Pool(1) as pool:
        assert list(pool.results(lost_jobs.doubled, [1])) == [(1, 2)]
        (worker,) = pool._idle
        worker.process.kill()
        worker.process.join()
        assert list(pool.results(lost_jobs.doubled, [2])) == [(2, 4)]


def test_job_that_hangs_is_ended_with_the_program_that_it_started(tmp_path, monkeypatch):
    path = tmp_path / "pid"
    # The time is up once the job has started its program.
    clock = types.SimpleNamespace(monotonic=lambda: 9 if path.exists() and path.read_text() else 0)
    monkeypatch.setattr(parallel_games, "time", clock)
    with parallel_games.Pool(1) as pool:
        ((_, result),) = pool.results(lost_jobs.hangs, [str(path)], lambda: 5)
    assert isinstance(result, parallel_games.JobTimedOut)
    pid = path.read_text()
    assert next((True for _ in range(100) if ended(pid) or time.sleep(0.1)), False)


def test_items_are_taken_when_a_process_is_free_for_them():
    taken = itertools.count()
    with parallel_games.Pool(2) as pool:
        results = pool.results(lost_jobs.doubled, taken)
        next(results)
        assert next(taken) <= 3
        results.close()


def test_match_that_loses_a_process_is_refused():
    with pytest.raises(CommandError, match=r"^a process of --jobs was lost: its process has ended \(Killed\)$"):
        with parallel_games.parallel_map(2) as run:
            list(run(lost_jobs.doubled, list(range(8))))


def test_exception_in_a_job_is_raised_with_its_traceback():
    with pytest.raises(RuntimeError, match="(?s)in a process of --jobs.*lost_jobs.*of the test"):
        with parallel_games.parallel_map(2) as run:
            list(run(lost_jobs.raises, [1, 2]))


@pytest.mark.parametrize("switch, used", [("0", "interpreted"), ("1", "compiled"), (fast.CHECKED, "checked")])
def test_processes_play_on_the_engine_of_the_calling_side(shared, monkeypatch, switch, used):
    if switch != "0":
        compiled_engine.compile_once(shared, switch)
    monkeypatch.setitem(os.environ, fast.ENGINE_VARIABLE, switch)
    with parallel_games.parallel_map(2) as run:
        assert list(run(lost_jobs.engine, [1, 2])) == [used, used]
