"""The random generator: the same numbers everywhere, evenly spread.

Its state can be saved and restored.
"""

import pytest

from engine.rng import Rng


def sfc16(seed, steps):
    """Yield the numbers of Chris Doty-Humphrey's sfc16, as PractRand publishes it.

    It is seeded with three words and a counter of 1.
    """
    a, b, c, counter = seed & 65535, seed >> 16 & 65535, seed >> 32, 1
    for _ in range(steps):
        word = (a + b + counter) & 65535
        counter += 1
        a = b ^ b >> 5
        b = (c + (c << 3)) & 65535
        c = ((c << 6 | c >> 10) + word) & 65535
        yield word


@pytest.mark.parametrize("seed", [0, 1, 0x123456789ABC, 2**48 - 1])
def test_rng_is_sfc16_after_twelve_rounds(seed):
    rng = Rng(seed)
    assert [rng.bits() for _ in range(1000)] == list(sfc16(seed, 1012))[12:]


def test_first_numbers_of_seed_1_never_change():
    rng = Rng(1)
    assert [rng.below(52) for _ in range(12)] == [5, 26, 19, 10, 22, 11, 35, 28, 12, 47, 17, 22]


def test_below_stays_below_and_reaches_everything():
    rng = Rng(7)
    for n in (1, 2, 3, 13, 52):
        assert {rng.below(n) for _ in range(1000)} == set(range(n))


def test_below_is_even_where_plain_remainders_are_not():
    # With plain remainders the lowest 25536 (65536 % 40000) numbers would come twice as often as the others.
    rng = Rng(7)
    low = sum(rng.below(40000) < 25536 for _ in range(20000))
    assert 0.62 < low / 20000 < 0.66


def test_rng_restored_state_continues_the_sequence():
    rng = Rng(3)
    rng.bits()
    kept = bytes(rng.state)
    ahead = [rng.bits() for _ in range(5)]
    other = Rng(99)
    other.state[:] = kept
    assert [other.bits() for _ in range(5)] == ahead
    assert len(kept) == 8


def test_shuffle_keeps_the_cards_and_is_the_same_for_a_seed():
    pack = list(range(52))
    Rng(5).shuffle(pack)
    again = bytearray(range(52))
    Rng(5).shuffle(again)
    assert pack == list(again) != list(range(52))
    assert sorted(pack) == list(range(52))


@pytest.mark.parametrize("seed", [-1, 2**48])
def test_seeds_beyond_48_bits_are_refused(seed):
    with pytest.raises(ValueError, match="^seed: "):
        Rng(seed)
