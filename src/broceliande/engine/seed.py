"""Seeds: 32 secret bytes, a commitment to them, and the key of the generator made from them."""

from __future__ import annotations

import hashlib
import secrets

from broceliande.engine.errors import BadSeed

SIZE = 32


def seed_bytes(seed: int | bytes | None) -> bytes:
    """The 32 bytes of a seed: drawn by the operating system, or those of a whole number."""
    if seed is None:
        return secrets.token_bytes(SIZE)
    if isinstance(seed, bytes) and len(seed) == SIZE:
        return seed
    if type(seed) is int and 0 <= seed < 1 << (8 * SIZE):
        return seed.to_bytes(SIZE, "big")
    raise BadSeed(f"a seed is a whole number from 0, or {SIZE} bytes, not {seed!r}")


def commitment(seed: bytes) -> str:
    """What a table may publish before the game: it binds to the seed and does not show it."""
    return hashlib.sha256(seed).hexdigest()


def luck_of(seed: bytes) -> list[int]:
    """Key (two words) and salt (two words) of the generator."""
    digest = hashlib.sha256(b"broceliande luck" + seed).digest()
    return [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 16, 4)]
