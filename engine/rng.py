"""A random generator that gives the same numbers from a seed on every runtime."""

from engine.const import const

RNG_STATE_SIZE = const(8)  # bytes


class Rng:
    """The random generator sfc16, a "small fast counter" (Doty-Humphrey, PractRand).

    It has three 16-bit words and a counter, so that every step stays a small int on 32-bit MicroPython. seed: an int
    from 0 to 2**48 - 1, ValueError otherwise. state: a bytearray of RNG_STATE_SIZE bytes that a save may hold and put
    back.
    """

    def __init__(self, seed: int) -> None:
        if not 0 <= seed < 1 << 48:
            raise ValueError("seed: %s is not between 0 and 2**48 - 1" % seed)
        self.state = bytearray(RNG_STATE_SIZE)
        for i in range(6):
            self.state[i] = (seed >> (8 * i)) & 255
        self.state[6] = 1
        for _ in range(12):  # This spreads a small seed over all words.
            self.bits()

    def bits(self) -> int:
        """Return 16 random bits."""
        s = self.state
        a = s[0] | s[1] << 8
        b = s[2] | s[3] << 8
        c = s[4] | s[5] << 8
        n = s[6] | s[7] << 8
        out = (a + b + n) & 65535
        a = b ^ (b >> 5)
        b = (c + (c << 3)) & 65535
        c = ((c << 6 | c >> 10) + out) & 65535
        n = (n + 1) & 65535
        s[0] = a & 255
        s[1] = a >> 8
        s[2] = b & 255
        s[3] = b >> 8
        s[4] = c & 255
        s[5] = c >> 8
        s[6] = n & 255
        s[7] = n >> 8
        return out

    def below(self, n: int) -> int:
        """Return an int from 0 to n - 1, all equally likely (1 <= n <= 65536)."""
        limit = 65536 - 65536 % n
        while True:
            x = self.bits()
            if x < limit:
                return x % n

    def shuffle(self, cards: list | bytearray) -> None:
        """Shuffle a list or bytearray in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
