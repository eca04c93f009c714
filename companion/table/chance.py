"""Chance that comes from a seed: the same on every machine and in every version.

A stream is the SHA-256 digests of `seed | label | counter`, read 64 bits at a time, big-endian.
Nothing here may change once a match has been dealt with it: replay, review and the proof of a
fair deal all recompute it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeVar

SEED_BYTES = 32

T = TypeVar("T")


class Chance:
    """One stream of chance, told apart from others of the same seed by its label.

    Args:
        seed: 32 bytes.
        label: What the stream decides, such as `roles`. Streams of different labels do not
            influence each other, so that adding one leaves the others as they were.

    Raises:
        ValueError: The seed is not 32 bytes long.
    """

    def __init__(self, seed: bytes, label: str) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._words = _words(seed, label)

    def below(self, n: int) -> int:
        """A number from 0 to `n - 1`, each equally likely.

        Raises:
            ValueError: `n` is below 1, or above 2 to the 64th.
        """
        if not 1 <= n <= 1 << 64:
            raise ValueError(f"no number from 0 to {n - 1} can be drawn")
        limit = (1 << 64) - (1 << 64) % n  # beyond it the small numbers would be favoured
        return next(word for word in self._words if word < limit) % n

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in an order, each equally likely (Fisher and Yates, from the end)."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)


def _words(seed: bytes, label: str) -> Iterator[int]:
    head = seed + b"|" + label.encode() + b"|"
    counter = 0
    while True:
        digest = hashlib.sha256(head + counter.to_bytes(8, "big")).digest()
        for at in range(0, len(digest), 8):
            yield int.from_bytes(digest[at : at + 8], "big")
        counter += 1
