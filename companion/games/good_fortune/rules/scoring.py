"""Scoring a collection: greedy grouping, with every branch where two charms tie fully.

Rulings, Score: take the charm that most of the tiles left show (equal: the higher sum of dice);
its group scores tiles times points and is gone; count again. Two charms equal in both: the rules
are silent, so every branch is worked out and the owner chooses.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from companion.games.good_fortune.moves import Charm, Tile, TypedGroup


class Reason(StrEnum):
    """Why a charm was grouped when it was."""

    MOST_TILES = "most_tiles"  # more of the tiles left show it than any other
    MORE_POINTS = "more_points"  # others have as many tiles, but lower dice
    FULL_TIE = "full_tie"  # others have as many tiles and as many points
    TYPED = "typed"  # sorted by hand


@dataclass(frozen=True, slots=True)
class Group:
    """One group of a scored collection, and why it was taken at this point.

    Attributes:
        charm: Its charm; None for a group sorted by hand.
        tiles: How many tiles, 1 to 9.
        points: The sum of their dice.
        members: The positions of its tiles in the collection; empty for a group sorted by hand.
        reason: Why this charm and no other was taken here.
        rivals: With `MORE_POINTS` the charms that have as many of the tiles left, with `FULL_TIE`
            those level in tiles and points; otherwise empty.
    """

    charm: Charm | None
    tiles: int
    points: int
    members: tuple[int, ...]
    reason: Reason
    rivals: tuple[Charm, ...]

    @property
    def score(self) -> int:
        """Tiles times points."""
        return self.tiles * self.points


@dataclass(frozen=True, slots=True)
class Sorting:
    """One way to sort a collection into groups that the rules allow.

    Attributes:
        groups: In the order taken.
    """

    groups: tuple[Group, ...]

    @property
    def score(self) -> int:
        """The sum over the groups."""
        return sum(group.score for group in self.groups)

    @property
    def charms(self) -> tuple[Charm, ...]:
        """The charm of each group in the order taken; empty where they were sorted by hand."""
        return tuple(group.charm for group in self.groups if group.charm)


_Orders = Mapping[int, tuple[Charm, ...]]


def sortings(tiles: Sequence[Tile]) -> tuple[Sorting, ...]:
    """For each total that an allowed order reaches one sorting, the highest total first.

    Where several orders reach a total, it is the one whose charms come first in the list, compared
    one after another. More than one sorting only where two charms tie in both tiles and points.
    """
    orders = _orders(tiles)
    return tuple(_sorting(tiles, orders[total]) for total in sorted(orders, reverse=True))


def sort_as(tiles: Sequence[Tile], charms: Sequence[Charm]) -> Sorting | None:
    """The sorting in this order of charms, or None if the rules do not allow the order."""
    left = frozenset(range(len(tiles)))
    for charm in charms:
        if charm not in _leaders(tiles, left):
            return None
        left -= _showing(tiles, left, charm)
    return None if left else _sorting(tiles, charms)


def typed(groups: Sequence[TypedGroup]) -> Sorting:
    """The sorting that somebody made by hand, in the order given."""
    return Sorting(
        tuple(Group(None, group.tiles, group.points, (), Reason.TYPED, ()) for group in groups)
    )


def _showing(tiles: Sequence[Tile], left: frozenset[int], charm: Charm) -> frozenset[int]:
    return frozenset(at for at in left if charm in tiles[at].charms)


def _weights(tiles: Sequence[Tile], left: frozenset[int]) -> dict[Charm, tuple[int, int]]:
    """Tiles and points of each charm that a tile left shows, in the order of the list."""
    found = {}
    for charm in Charm:
        if showing := _showing(tiles, left, charm):
            found[charm] = len(showing), sum(tiles[at].die for at in showing)
    return found


def _leaders(tiles: Sequence[Tile], left: frozenset[int]) -> tuple[Charm, ...]:
    """The charms that may be grouped next: one, or several in a full tie."""
    weights = _weights(tiles, left)
    most = max(weights.values(), default=None)
    return tuple(charm for charm, weight in weights.items() if weight == most)


def _orders(tiles: Sequence[Tile]) -> _Orders:
    """Every total that can be reached, with the first of the orders that reach it.

    Worked out over the sets of tiles left, so that what many orders share is worked out once.
    """

    @cache
    def ahead(left: frozenset[int]) -> _Orders:
        if not left:
            return {0: ()}
        found: dict[int, tuple[Charm, ...]] = {}
        for charm in _leaders(tiles, left):  # in the order of the list: the first to come stays
            taken = _showing(tiles, left, charm)
            score = len(taken) * sum(tiles[at].die for at in taken)
            for rest, order in ahead(left - taken).items():
                found.setdefault(score + rest, (charm, *order))
        return found

    return ahead(frozenset(range(len(tiles))))


def _sorting(tiles: Sequence[Tile], charms: Sequence[Charm]) -> Sorting:
    left = frozenset(range(len(tiles)))
    groups = []
    for charm in charms:
        taken = _showing(tiles, left, charm)
        groups.append(_group(tiles, left, charm, taken))
        left -= taken
    return Sorting(tuple(groups))


def _group(
    tiles: Sequence[Tile], left: frozenset[int], charm: Charm, taken: frozenset[int]
) -> Group:
    weights = _weights(tiles, left)
    count, points = weights.pop(charm)
    level = tuple(other for other, weight in weights.items() if weight == (count, points))
    as_many = tuple(other for other, weight in weights.items() if weight[0] == count)
    if level:
        reason, rivals = Reason.FULL_TIE, level
    elif as_many:
        reason, rivals = Reason.MORE_POINTS, as_many
    else:
        reason, rivals = Reason.MOST_TILES, ()
    return Group(charm, count, points, tuple(sorted(taken)), reason, rivals)


def winners(totals: Sequence[int]) -> tuple[int, ...]:
    """The positions of the highest total; two of them are a draw."""
    best = max(totals)
    return tuple(at for at, total in enumerate(totals) if total == best)
