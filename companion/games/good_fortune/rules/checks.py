"""What a collection of tiles cannot be, and what is only worth a second look."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from companion.games.good_fortune.moves import DIE_SEEN_MAX, Pair, Tile


class Doubt(StrEnum):
    """Something that is likely a slip, and never refused."""

    DIE_ABOVE_4 = "die_above_4"  # no review of the game has seen a 5 or 6
    PAIR_REPEATED = "pair_repeated"  # the same two charms on an earlier tile


@dataclass(frozen=True, slots=True)
class Notice:
    """A doubt and the tile that raises it.

    Attributes:
        doubt: What is likely a slip.
        seat: Whose collection.
        index: The tile's position there, from 0.
    """

    doubt: Doubt
    seat: int
    index: int


def warnings(collections: Sequence[Sequence[Tile]]) -> tuple[Notice, ...]:
    """All doubts over all collections, in the order of the tiles, on one tile the die first."""
    return tuple(_warnings(collections))


def _warnings(collections: Sequence[Sequence[Tile]]) -> Iterator[Notice]:
    pairs: set[Pair] = set()
    for seat, tiles in enumerate(collections):
        for index, tile in enumerate(tiles):
            if tile.die > DIE_SEEN_MAX:
                yield Notice(Doubt.DIE_ABOVE_4, seat, index)
            if tile.pair in pairs:
                yield Notice(Doubt.PAIR_REPEATED, seat, index)
            pairs.add(tile.pair)
