# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Saves as bytes, for the tests: the body of a session, a slot with any body."""

from firmware.app.save_format.numbers import start_of
from firmware.app.save_format.writer import VERSION, joined, moves_of, sealed


def body(session):
    """What is kept of a Session."""
    return bytes(start_of(session)) + b"".join(bytes(part) for part in moves_of(session))


def slot(kind, sequence, body, version=VERSION):
    """A slot with this body, its check sum right."""
    head = bytes((80, 66, version, kind)) + sequence.to_bytes(4, "little")
    return bytes(sealed(joined(head, (body,), 4)))


def sequence(data):
    """The sequence number of a slot."""
    return int.from_bytes(data[4:8], "little")
