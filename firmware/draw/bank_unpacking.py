"""Unpack banks of tiles: each pixel becomes a bit, or a byte with the number of its colour."""

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    Bank = tuple[int, int, int, int, bytes]


def unpack_bank(bank: "Bank") -> "Bank":
    """Return a packed bank as (width, height, bits, tiles, data), with 1 or 8 bits a pixel, tile after tile."""
    w, h, bits, count, data = bank
    if bits == 1:
        return bank
    out = bytearray()
    if bits == 0:
        pitch = (w - 1) // 8
        ranks = count // 4
        for i in range(count):
            left = i % ranks * h * pitch
            right = (ranks + i // ranks) * h * pitch
            for _ in range(h):
                for k in range(pitch + 1):
                    out.append((data[left + k] if k < pitch else 0) | (data[right + k - 1] if k else 0))
                left += pitch
                right += pitch
        return w, h, 1, count, bytes(out)
    mask = (1 << bits) - 1
    size = w * h * bits // 8
    first = count << bits
    pictures = (len(data) - first) // size
    for i in range(count):
        colours = i << bits
        at = first + i % pictures * size
        for k in range(at, at + size):
            for shift in range(8 - bits, -1, -bits):
                out.append(data[colours + (data[k] >> shift & mask)])
    return w, h, 8, count, bytes(out)
