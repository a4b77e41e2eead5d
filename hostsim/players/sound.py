# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The sounds of the game on a laptop's speaker, by pygame's mixer."""

import array
import contextlib
import functools
import os
from collections.abc import Iterator

import pygame

RATE = 22050  # samples a second
LOUDNESS = (0, 1200, 6000)  # of 32767, by how loud is set
EDGE = 40  # samples in which a note comes and goes, lest it click


class Speaker:
    """What firmware.app.sounds.Sounds plays on, with the mixer open."""

    def __init__(self) -> None:
        self.channel = pygame.mixer.Channel(0)

    def play(self, tune: tuple[int, ...], level: int, wait: int) -> None:
        """Play Hz and ms by turns, after so many ms, in place of what is played."""
        self.channel.play(_sound(tune, level, wait))


def speaker() -> Speaker | None:
    """Return a Speaker, or None where this machine has nothing that sounds."""
    try:
        with _hushed():
            pygame.mixer.init(RATE, -16, 1, 256)
    except pygame.error:
        return None
    return Speaker()


@contextlib.contextmanager
def _hushed() -> Iterator[None]:
    """Where there is no sound, ALSA itself says so on stderr at length."""
    before = os.dup(2)
    nothing = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nothing, 2)
        yield
    finally:
        os.dup2(before, 2)
        os.close(nothing)
        os.close(before)


@functools.cache
def _sound(tune: tuple[int, ...], level: int, wait: int) -> pygame.mixer.Sound:
    return pygame.mixer.Sound(buffer=samples(tune, level, wait))


def samples(tune: tuple[int, ...], level: int, wait: int) -> "array.array[int]":
    """Return a tune as samples of 16 bits, RATE a second, after so many ms of silence: a triangle wave."""
    out = array.array("h", bytes(2 * (wait * RATE // 1000)))
    for hz, ms in zip(tune[::2], tune[1::2], strict=True):
        n = ms * RATE // 1000
        for i in range(n):
            height = abs(4 * (i * hz % RATE) - 2 * RATE) - RATE  # of RATE, down and up again
            edge = min(i, n - 1 - i, EDGE)
            out.append(height * LOUDNESS[level] * edge // (RATE * EDGE) if hz else 0)
    return out
