"""Play the sounds of the game on a laptop with pygame's mixer."""

import array
import contextlib
import functools
import os
from collections.abc import Iterator

import pygame

RATE = 22050  # samples per second
AMPLITUDES = (0, 1200, 6000)  # amplitudes (of 32767 at most) by the setting sound
FADE_SAMPLES = 40  # samples in which a note fades in and out, so that it does not click


class MixerSpeaker:
    """The speaker for firmware.app.sounds.Sounds; the mixer must be open."""

    def __init__(self) -> None:
        self.channel = pygame.mixer.Channel(0)

    def play(self, tune: tuple[int, ...], level: int, wait: int) -> None:
        """Play a tune (Hz and ms alternate) after `wait` ms, and stop the previous one."""
        self.channel.play(_sound(tune, level, wait))


def open_speaker() -> MixerSpeaker | None:
    """Return a MixerSpeaker, or None if this machine has no sound."""
    try:
        with _silenced_stderr():
            pygame.mixer.init(RATE, -16, 1, 256)
    except pygame.error:
        return None
    return MixerSpeaker()


@contextlib.contextmanager
def _silenced_stderr() -> Iterator[None]:
    """Silence stderr, on which ALSA complains at length if there is no sound."""
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
    """Return a tune as 16-bit samples of a triangle wave, RATE per second, after `wait` ms of silence."""
    out = array.array("h", bytes(2 * (wait * RATE // 1000)))
    for hz, ms in zip(tune[::2], tune[1::2], strict=True):
        n = ms * RATE // 1000
        for i in range(n):
            height = abs(4 * (i * hz % RATE) - 2 * RATE) - RATE  # from RATE down, and up again
            edge = min(i, n - 1 - i, FADE_SAMPLES)
            out.append(height * AMPLITUDES[level] * edge // (RATE * FADE_SAMPLES) if hz else 0)
    return out
