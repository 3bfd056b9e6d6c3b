"""The luck of a seed, in the rules' dialect: what `engine.seed.luck_of` gives, for compiled code.

A batch deals anew without asking Python, and its games must be those that `bro.table(seed=...)`
deals. So here is SHA-256 of one block, the 48 bytes of our prefix and a seed. A plain function:
each runner compiles it.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from math import isqrt

BITS32 = 0xFFFFFFFF


def _primes(count: int) -> list[int]:
    found: list[int] = []
    number = 2
    while len(found) < count:
        if all(number % prime for prime in found):
            found.append(number)
        number += 1
    return found


def _cube_root(number: int) -> int:
    """The whole part of it."""
    low, high = 0, 1 << 48
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle**3 <= number else (low, middle - 1)
    return low


# The first 32 bits of the fractions of the roots of the first primes, as the standard has it.
ROUND = [_cube_root(prime << 96) & BITS32 for prime in _primes(64)]
START = [isqrt(prime << 64) & BITS32 for prime in _primes(8)]
PREFIX = [int.from_bytes(b"broceliande luck"[at : at + 4], "big") for at in range(0, 16, 4)]


def turn_right(x, n):
    """The 32 bits of x turned by n."""
    return ((x >> n) | (x << (32 - n))) & BITS32


def write_block(high, low, w):
    """The message: our prefix, the 32 bytes of a seed below 2**64, one bit, and the length."""
    for at in range(16):
        w[at] = PREFIX[at] if at < 4 else 0
    w[10] = high
    w[11] = low
    w[12] = 0x80000000
    w[15] = 48 * 8


def key_luck(high, low, w, out):
    """Write key and salt of the generator (`luck`, and a count of 0) for the seed high * 2**32 +
    low; `w` is room for sixteen numbers."""
    write_block(high, low, w)
    a, b, c, d = START[0], START[1], START[2], START[3]
    e, f, g, h = START[4], START[5], START[6], START[7]
    for t in range(64):
        at = t & 15
        if t >= 16:
            x, y = w[(t + 1) & 15], w[(t + 14) & 15]
            near = turn_right(x, 7) ^ turn_right(x, 18) ^ (x >> 3)
            far = turn_right(y, 17) ^ turn_right(y, 19) ^ (y >> 10)
            w[at] = (w[at] + near + w[(t + 9) & 15] + far) & BITS32
        one = turn_right(e, 6) ^ turn_right(e, 11) ^ turn_right(e, 25)
        first = h + one + ((e & f) ^ ((e ^ BITS32) & g)) + ROUND[t] + w[at]
        two = turn_right(a, 2) ^ turn_right(a, 13) ^ turn_right(a, 22)
        second = two + ((a & b) ^ (a & c) ^ (b & c))
        h, g, f, e = g, f, e, (d + first) & BITS32
        d, c, b, a = c, b, a, (first + second) & BITS32
    out[0] = (START[0] + a) & BITS32
    out[1] = (START[1] + b) & BITS32
    out[2] = (START[2] + c) & BITS32
    out[3] = (START[3] + d) & BITS32
    out[4] = 0
