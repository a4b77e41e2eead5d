"""Play many games at once, in processes of this machine (--jobs) or on the workers of a Dask cluster (--cluster).

Results come in any order, so nothing done with them may depend on it; sums do not. The workers of a cluster must have
the same version of this project as the calling side. Otherwise a match would measure a player that neither has. So each
job carries a digest of the source, and a worker whose source differs refuses it.
"""

import contextlib
import functools
import hashlib
import math
import multiprocessing
import os
import signal
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import connection
from multiprocessing.context import SpawnContext
from pathlib import Path
from types import ModuleType
from typing import Any, Self

from hostsim.arguments import CommandError, not_installed

MapFunction = Callable[[Callable[[Any], Any], list[Any]], Iterable[Any]]  # see parallel_map

_CONNECT_S = 5  # seconds after which an address that does not answer is given up
_EXIT_S = 5  # seconds in which a process must end after its pipe was closed
# Parts of the work for each process or worker: they are cheap to hand out, and none waits long for the last one.
_CHUNKS_PER_PROCESS = 20
_OTHER_SOURCE = "has another state of this project's source: update it there and start the worker again"
_HOSTSIM = Path(__file__).resolve().parents[1]


def _digest() -> str:
    """Return a digest of the source that the games depend on."""
    digest = hashlib.sha256()
    for pattern in "../engine/*.py", "lines/audit.py", "matches/*.py", "tools/*.py":
        for path in sorted(_HOSTSIM.glob(pattern)):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


SOURCE_DIGEST = _digest()  # computed when the modules are read, because the files may change while a worker lives


@contextlib.contextmanager
def parallel_map(jobs: int = 1, cluster: str | None = None) -> Iterator[MapFunction]:
    """Provide a function run(function, items) that yields function(item) of each item, in any order.

    The function must be in a module of hostsim. Raise CommandError with the reason if the cluster cannot run it.
    """
    if cluster is not None:
        with _cluster(cluster) as run:
            yield run
    elif jobs == 1:
        yield map
    else:
        with _processes(jobs) as run:
            yield run


class JobLost(Exception):
    """A job has no result, because its process died; the text says how."""


class JobTimedOut(JobLost):
    """A job has no result, because it took longer than it may."""


class Pool:
    """Processes of this machine, each of which runs one job at a time; a context manager.

    If a process dies, concurrent.futures does not say which job it had, and gives up all others. It has no time limit
    for a job either.
    """

    def __init__(self, jobs: int, begin: Callable[[], object] | None = None) -> None:
        """Start no process yet; jobs: the most at a time; begin: called in each process as it starts."""
        self._jobs = jobs
        self._begin = begin
        # Processes are spawned, so that all start alike. A forked process would also hold the pipes of those before it.
        self._context = multiprocessing.get_context("spawn")
        self._idle: list[_Worker] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self._idle:
            worker.end()

    def results(
        self, function: Callable[[Any], Any], items: Iterable[Any], seconds: Callable[[], float] | None = None,
        on_poll: Callable[[], object] | None = None,
    ) -> Iterator[tuple[Any, Any]]:
        """Yield (item, function(item)) for each item as its job ends, or (item, JobLost) if there is no result.

        An item is taken when a process is free for it. The function must be in a module; its exceptions are raised
        here. seconds: returns the time limit for the job that starts now; told: called about once a second.
        """
        left = iter(items)
        # for each connection: the process, the item, and the time at which the job is too late
        busy: dict[Any, tuple[_Worker, Any, float]] = {}
        more = True
        try:
            while True:
                while more and len(busy) < self._jobs:
                    try:
                        item = next(left)
                    except StopIteration:
                        more = False
                        break
                    worker = self._free()
                    busy[worker.connection] = worker, item, time.monotonic() + (seconds() if seconds else math.inf)
                    worker.start(function, item)
                if not busy:
                    return
                ready = connection.wait(list(busy), 1)
                if on_poll:
                    on_poll()
                for each in list(busy):
                    worker, item, late = busy[each]
                    if each in ready:
                        del busy[each]
                        result = worker.result()
                        if not isinstance(result, JobLost):
                            self._idle.append(worker)
                        yield item, result
                    elif time.monotonic() > late:
                        del busy[each]
                        worker.end()
                        yield item, JobTimedOut()
        finally:
            for worker, _, _ in busy.values():
                worker.end()

    def _free(self) -> "_Worker":
        while self._idle:
            worker = self._idle.pop()
            if worker.process.is_alive():
                return worker
            worker.end()
        return _Worker(self._context, self._begin)


class _Worker:
    """A process of a Pool, and this end of its pipe."""

    def __init__(self, context: SpawnContext, begin: Callable[[], object] | None) -> None:
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs, begin), daemon=True)
        self.process.start()
        theirs.close()  # closed here, so that the pipe ends with the process

    def start(self, function: Callable[[Any], Any], item: Any) -> None:
        """Give it a job."""
        with contextlib.suppress(OSError):  # the process has just died, which its result will say
            self.connection.send((function, item))

    def result(self) -> Any:
        """Read the result that has arrived, and return it; raise the exception of a job that failed.

        Return JobLost if the process has died.
        """
        try:
            result, error = self.connection.recv()
        except (EOFError, OSError):
            self.process.join(_EXIT_S)
            code = self.process.exitcode or 0
            self.end()
            how = signal.strsignal(-code) if code < 0 else "exit status %d" % code
            return JobLost("its process has ended (%s)" % how)
        if error is not None:
            self.end()
            raise error
        return result

    def end(self) -> None:
        """Kill the process and what it has started."""
        if hasattr(os, "killpg") and self.process.pid and self.process.is_alive():
            with contextlib.suppress(OSError):  # the process has ended, or is not the leader of its group yet
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.join()
        self.connection.close()


def _work(pipe: Any, begin: Callable[[], object] | None) -> None:
    # The parent handles Ctrl-C, and ends this process with all that it has started, which is a group.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)
    if begin:
        begin()
    with contextlib.suppress(EOFError, OSError):  # the parent is gone
        while True:
            function, item = pipe.recv()
            result: Any = None
            raised: Exception | None = None
            try:
                result = function(item)
            except CommandError as error:
                raised = error
            except Exception:  # The pipe may be unable to carry another class, and never carries its traceback.
                raised = RuntimeError("in a process of --jobs:\n" + traceback.format_exc())
            pipe.send((result, raised))


@contextlib.contextmanager
def _processes(jobs: int) -> Iterator[MapFunction]:
    with Pool(jobs) as pool:

        def run(function: Callable[[Any], Any], items: list[Any]) -> Iterator[Any]:
            size = _chunk_size(items, jobs)
            shares = [items[i: i + size] for i in range(0, len(items), size)]
            for _, results in pool.results(functools.partial(_call_each, function), shares):
                if isinstance(results, JobLost):
                    raise CommandError("a process of --jobs was lost: %s" % results)
                yield from results

        yield run


def _call_each(function: Callable[[Any], Any], items: list[Any]) -> list[Any]:
    return [function(item) for item in items]


def _chunk_size(items: list[Any], among: int) -> int:
    return max(1, len(items) // (among * _CHUNKS_PER_PROCESS))


@contextlib.contextmanager
def _cluster(address: str) -> Iterator[MapFunction]:
    try:
        import dask

        # This is set before the import, which configures logging: errors there become one line of ours.
        dask.config.set({"logging": {"distributed": "critical", "distributed.client": "critical"}})
        import distributed
    except ImportError:
        raise not_installed("distributed", "cluster") from None
    _look_for_scheduler(distributed, address)
    with distributed.Client(address, timeout=_CONNECT_S, set_as_default=False) as client:
        workers = _check_workers(client, address)

        def run(function: Callable[[Any], Any], items: list[Any]) -> Iterator[Any]:
            size = _chunk_size(items, workers)
            batches = [items[i: i + size] for i in range(0, len(items), size)]
            # pure=False: a task that was done before runs again, because the source may have changed.
            tasks = client.map(_batch, batches, function=function, source=SOURCE_DIGEST, pure=False)
            try:
                for task, results in distributed.as_completed(tasks, loop=client.loop, with_results=True):
                    if isinstance(results, BaseException):
                        raise results
                    task.release()
                    yield from results
            except distributed.KilledWorker:
                raise CommandError("a job was lost with several workers of %s, one after another" % address) from None
            except (distributed.CancelledError, OSError):
                raise CommandError("the scheduler at %s is gone" % address) from None
            finally:
                client.cancel(tasks)

        yield run


def _look_for_scheduler(distributed: ModuleType, address: str) -> None:
    # This is checked here, because a client that cannot connect logs at length while it is closed.
    import asyncio

    async def identity() -> None:
        certificates = distributed.Security().get_connection_args("client")  # those that Dask's configuration names
        async with distributed.rpc(address, timeout=_CONNECT_S, connection_args=certificates) as scheduler:
            await asyncio.wait_for(scheduler.identity(), _CONNECT_S)

    try:
        asyncio.run(identity())
    except OSError:
        raise CommandError("no Dask scheduler answers at %s" % address) from None
    except Exception as error:  # for example an invalid address, or one that needs a certificate
        raise CommandError("--cluster %s: %s" % (address, " ".join(str(error).split()))) from None


def _check_workers(client: Any, address: str) -> int:
    """Return the number of workers. Raise CommandError if there are none, or if one cannot play."""
    # `eval` is used because every worker has it; a function of a module that it lacks would crash the worker.
    sources = client.run(
        eval, "__import__('hostsim.matches.parallel_games', fromlist=['SOURCE_DIGEST']).SOURCE_DIGEST",
        on_error="return"
    )
    if not sources:
        raise CommandError("the cluster at %s has no worker" % address)
    for worker, source in sources.items():
        if isinstance(source, Exception):
            raise CommandError("the worker at %s cannot play, install this project there: %s" % (worker, source))
        if source != SOURCE_DIGEST:
            raise CommandError("the worker at %s %s" % (worker, _OTHER_SOURCE))
    return len(sources)


def _batch(items: list[Any], function: Callable[[Any], Any], source: str) -> list[Any]:
    if source != SOURCE_DIGEST:
        raise CommandError("a worker that came late " + _OTHER_SOURCE)
    return _call_each(function, items)
