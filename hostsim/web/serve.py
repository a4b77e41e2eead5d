# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The command web-serve: the built page on this machine alone."""

import functools
import http.server
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from hostsim import arguments
from hostsim.arguments import Refused

HOST = "127.0.0.1"


class Handler(http.server.SimpleHTTPRequestHandler):
    """Static files, without a line for each."""

    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript", ".wasm": "application/wasm", ".json": "application/json",
    }  # fmt: skip

    def end_headers(self) -> None:
        # A page that was just built is to be seen at the next reload.
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


def server(folder: Path | str, port: int) -> http.server.ThreadingHTTPServer:
    """Return a server of the folder; port 0: any that is free. OSError where it is taken."""
    handler = functools.partial(Handler, directory=str(folder))
    return http.server.ThreadingHTTPServer((HOST, port), handler)


def add_options(parser: ArgumentParser) -> None:
    """Add the options of the command to its parser."""
    parser.add_argument("--port", type=arguments.positive, default=8000, metavar="N",
                        help="the port to serve on (default %(default)s)")
    parser.add_argument("folder", metavar="FOLDER", help="the folder that `web` wrote")


def run(args: Namespace) -> None:
    """Serve till ctrl-c."""
    if not Path(args.folder, "index.html").exists():
        raise Refused("%s has no page: make web" % args.folder)
    try:
        there = server(args.folder, args.port)
    except OSError as error:
        raise Refused("cannot serve on port %d: %s" % (args.port, error.strerror)) from None
    print("http://%s:%d/  (ctrl-c ends it)" % (HOST, there.server_port), flush=True)
    with there:
        there.serve_forever()
