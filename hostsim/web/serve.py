"""The command web-serve: serve the built page to browsers on this machine."""

import functools
import http.server
from argparse import ArgumentParser, Namespace
from pathlib import Path

from hostsim import arguments
from hostsim.arguments import CommandError

HOST = "127.0.0.1"


class Handler(http.server.SimpleHTTPRequestHandler):
    """A handler of static files that prints no line for each request."""

    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript", ".wasm": "application/wasm", ".json": "application/json",
    }  # fmt: skip

    def end_headers(self) -> None:
        # The next reload must show a page that was just built.
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


def server(folder: Path | str, port: int) -> http.server.ThreadingHTTPServer:
    """Return a server of a folder; port 0: any free port. Raise OSError if the port is taken."""
    handler = functools.partial(Handler, directory=str(folder))
    return http.server.ThreadingHTTPServer((HOST, port), handler)


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    parser.add_argument("--port", type=arguments.positive, default=8000, metavar="N",
                        help="the port to serve on (default %(default)s)")
    parser.add_argument("folder", metavar="FOLDER", help="the folder that `web` wrote")


def run(args: Namespace) -> None:
    """Serve until ctrl-c."""
    if not Path(args.folder, "index.html").exists():
        raise CommandError("%s has no page: make web" % args.folder)
    try:
        there = server(args.folder, args.port)
    except OSError as error:
        raise CommandError("cannot serve on port %d: %s" % (args.port, error.strerror)) from None
    print("http://%s:%d/  (ctrl-c ends it)" % (HOST, there.server_port), flush=True)
    with there:
        there.serve_forever()
