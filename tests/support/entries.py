# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The entries of a scene, each looked at once: from picture to picture nearly all of them are the same."""

import struct
import sys


def unseen(scene, seen):
    """Yield the entries of a scene that are not in the set `seen`, each as a number to add to it and its fields."""
    for number in set(memoryview(scene.buf)[: 8 * scene.n].cast("Q")) - seen:
        yield number, struct.unpack("<BBhBBH", number.to_bytes(8, sys.byteorder))
