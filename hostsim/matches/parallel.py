# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Many games at once, on processes of this machine (--jobs) or on the workers of a Dask cluster (--cluster).

Results come in any order, so nothing done with them may depend on it; sums do not. The workers of a cluster must have
the same version of this project as the calling side. Otherwise a match would measure a player that neither has. So
each job carries a digest of the source, and a worker whose source differs refuses it.
"""

import contextlib
import hashlib
import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent import futures
from pathlib import Path
from types import ModuleType
from typing import Any

from hostsim.arguments import Refused, not_installed
from hostsim.matches import programs

Run = Callable[[Callable[[Any], Any], list[Any]], Iterable[Any]]  # see spread

_PATIENCE = 5  # seconds until an address that does not answer is given up
_SHARES = 20  # parts of the work for each process or worker: cheap to hand out, and none waits long for the last
_OTHER_SOURCE = "has another state of this project's source: update it there and start the worker again"
_HOSTSIM = Path(__file__).resolve().parents[1]


def _digest() -> str:
    """Return a digest of the source that the games depend on."""
    digest = hashlib.sha256()
    for pattern in "../engine/*.py", "lines/audit.py", "matches/*.py", "tools/*.py":
        for path in sorted(_HOSTSIM.glob(pattern)):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


SOURCE = _digest()  # read when the modules are, because the files may change while a worker lives


@contextlib.contextmanager
def spread(jobs: int = 1, cluster: str | None = None) -> Iterator[Run]:
    """Provide a function run(function, items) that yields function(item) of each item, in any order.

    The function must be in a module of hostsim. Refused, with the reason, if the cluster cannot run it.
    """
    if cluster is not None:
        with _cluster(cluster) as run:
            yield run
    elif jobs == 1:
        yield map
    else:
        with _processes(jobs) as run:
            yield run


@contextlib.contextmanager
def _processes(jobs: int) -> Iterator[Run]:
    # Not multiprocessing.Pool, which waits for ever for the job of a process that the system killed.
    with futures.ProcessPoolExecutor(jobs, initializer=_begin_process) as pool:

        def run(function: Callable[[Any], Any], items: list[Any]) -> Iterator[Any]:
            size = _share(items, jobs)
            tasks = [pool.submit(_all, function, items[i: i + size]) for i in range(0, len(items), size)]
            try:
                for task in futures.as_completed(tasks):
                    yield from task.result()
            except futures.BrokenExecutor:
                raise Refused("one of the processes of --jobs was killed") from None

        try:
            yield run
        except BaseException:
            for process in multiprocessing.active_children():  # otherwise the pool would wait for it
                process.terminate()
            raise


def _begin_process() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles it
    signal.signal(signal.SIGTERM, programs.end)


def _all(function: Callable[[Any], Any], items: list[Any]) -> list[Any]:
    return [function(item) for item in items]


def _share(items: list[Any], among: int) -> int:
    return max(1, len(items) // (among * _SHARES))


@contextlib.contextmanager
def _cluster(address: str) -> Iterator[Run]:
    try:
        import dask
        # Set before the import, which configures its logging: errors there become one line of ours.
        dask.config.set({"logging": {"distributed": "critical", "distributed.client": "critical"}})
        import distributed
    except ImportError:
        raise not_installed("distributed", "cluster") from None
    _look_for_scheduler(distributed, address)
    with distributed.Client(address, timeout=_PATIENCE, set_as_default=False) as client:
        workers = _check_workers(client, address)

        def run(function: Callable[[Any], Any], items: list[Any]) -> Iterator[Any]:
            size = _share(items, workers)
            batches = [items[i: i + size] for i in range(0, len(items), size)]
            # pure=False: a task that was done before runs again, because the source may have changed.
            tasks = client.map(_batch, batches, function=function, source=SOURCE, pure=False)
            try:
                for task, results in distributed.as_completed(tasks, loop=client.loop, with_results=True):
                    if isinstance(results, BaseException):
                        raise results
                    task.release()
                    yield from results
            except distributed.KilledWorker:
                raise Refused("a job was lost with several workers of %s, one after another" % address) from None
            except (distributed.CancelledError, OSError):
                raise Refused("the scheduler at %s is gone" % address) from None
            finally:
                client.cancel(tasks)

        yield run


def _look_for_scheduler(distributed: ModuleType, address: str) -> None:
    # Checked here, because a client that cannot connect logs at length while it is closed.
    import asyncio

    async def identity() -> None:
        async with distributed.rpc(address, timeout=_PATIENCE) as scheduler:
            await asyncio.wait_for(scheduler.identity(), _PATIENCE)

    try:
        asyncio.run(identity())
    except OSError:
        raise Refused("no Dask scheduler answers at %s" % address) from None
    except Exception as error:  # for example an invalid address, or one that needs a certificate
        raise Refused("--cluster %s: %s" % (address, " ".join(str(error).split()))) from None


def _check_workers(client: Any, address: str) -> int:
    """Return the number of workers. Refused if there is none, or one cannot play."""
    # By `eval`, which every worker has: a function of a module that it lacks would crash the worker.
    sources = client.run(eval, "__import__('hostsim.matches.parallel', fromlist=['SOURCE']).SOURCE", on_error="return")
    if not sources:
        raise Refused("the cluster at %s has no worker" % address)
    for worker, source in sources.items():
        if isinstance(source, Exception):
            raise Refused("the worker at %s cannot play, install this project there: %s" % (worker, source))
        if source != SOURCE:
            raise Refused("the worker at %s %s" % (worker, _OTHER_SOURCE))
    return len(sources)


def _batch(items: list[Any], function: Callable[[Any], Any], source: str) -> list[Any]:
    if source != SOURCE:
        raise Refused("a worker that came late " + _OTHER_SOURCE)
    return _all(function, items)
